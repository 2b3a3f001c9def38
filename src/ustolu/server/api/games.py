"""Which games can be played here."""

from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromQuery

from ustolu.server.api.answers import refusals
from ustolu.server.given import AnyRequest, Name, OurHall
from ustolu.server.language import Language
from ustolu.server.pages import packed, spoken


@get("/api/games", summary="All games, and those that cannot be loaded", responses=refusals(503))
async def games(request: AnyRequest, hall: OurHall, lang: FromQuery[Language | None] = None) -> Response[Any]:
    """Each game with its seats and options; titles in the language `lang`. It is long and not secret, so it goes packed."""
    await hall.opened()
    from ustolu.core.catalogue import catalogue
    from ustolu.core.words import Words
    from ustolu.tables.falls import has_cards

    listed, broken = [], [{"id": id, "error": error} for id, error in catalogue().broken.items()]
    for game in catalogue().games.values():
        try:
            words = Words(lang or spoken(request, hall), game)
            title, tagline, cards = words.text("title"), words.text("tagline"), has_cards(game)
        except (OSError, LookupError, ValueError, ImportError) as error:
            broken.append({"id": game.id, "error": str(error)})
            continue
        listed.append({
            "id": game.id, "title": title, "tagline": tagline, "version": game.version, "seats": game.seats, "race": game.race,
            "options": [{"id": o.id, "values": o.values, "default": o.values[0]} for o in game.options],
            "league": {"seats": game.league.seats, "points": game.league.points, "options": dict(game.league.options)},
            "levels": [1, 2, 3], "public_falls": game.public_falls, "cards": cards, "ready": hall.workshop.is_ready(game),
            "board": bool(game.board), "card": (game.folder / "card.svg").is_file(),
        })  # fmt: skip
    headers = {"vary": "cookie, accept-language, accept-encoding"}
    body = packed(request, msgspec.json.encode({"games": listed, "broken": broken}), headers)
    return Response(body, media_type="application/json", headers=headers)


@get("/api/games/{id:str}/ready", summary="Have a game compiled, and see how far it is", responses=refusals(404, 503))
async def ready(hall: OurHall, id: Name) -> dict[str, bool | float | str]:
    """`progress` from 0 to 1. The first question begins the work; `error` says that it failed."""
    game = await hall.game(id)
    workshop = hall.workshop
    if workshop.is_ready(game):
        return {"ready": True, "progress": 1.0}
    if failed := workshop.failed.pop(game.id, None):
        return {"ready": False, "progress": 0.0, "error": failed}
    workshop.begin(game)
    return {"ready": False, "progress": workshop.progress.get(game.id, 0.0)}


GAMES = [games, ready]
