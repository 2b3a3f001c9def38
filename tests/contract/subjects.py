"""The games that the contract is tried on: all of the catalogue, the one that `new-game` writes, and toys: secrets, events of several codes."""

from pathlib import Path

from ustolu.core.catalogue import FOLDER, catalogue
from ustolu.games.locate import locate

TOYS = Path(__file__).parent / "toys"
STUB = locate(str(FOLDER / "stub" / "three_boxes"))
HIGH_CARD = locate(str(TOYS / "high_card"))
MASONS = locate(str(TOYS / "masons"))
GAMES = [*catalogue().games.values(), STUB, HIGH_CARD, MASONS]
