"""A child process of the contract: `python -m ustolu.games.contract GAME COUNT` plays games and prints a digest of each.

With `--versions` it prints instead which functions of the rules were compiled once more after the warm-up.
"""

import sys

from ustolu.games.contract import OF_A_WALK
from ustolu.games.contract.digests import digests, new_versions
from ustolu.games.locate import locate

name, count, *rest = sys.argv[1:]
found = new_versions(locate(name), int(count), OF_A_WALK) if rest else digests(locate(name), int(count))
print("\n".join(found))
