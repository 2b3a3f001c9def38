"""REST: what programs and pages ask outside a table's socket. The schema is at /api/schema."""

from ustolu.server.api.games import GAMES
from ustolu.server.api.health import HEALTH
from ustolu.server.api.leagues import LEAGUES
from ustolu.server.api.me import ME
from ustolu.server.api.tables import TABLES

API = [*GAMES, *HEALTH, *LEAGUES, *ME, *TABLES]
