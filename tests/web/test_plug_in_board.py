"""Hřebenovka, the plug-in of `examples/`, in a real browser: announced as an installed package, drawn by the board it borrows, played by keyboard."""

import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from given import ready
from playwright.async_api import expect
from test_pyramid_games_play import act

from ustolu.core.catalogue import catalogue

EXAMPLE = Path(__file__).parents[2] / "examples" / "ridge_walk"
WHOLE = EXAMPLE / "ridge_walk" / "golden" / "4-a-whole-game-of-two.toml"


@pytest.fixture(autouse=True, scope="module")
def announced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What pip leaves of an installed package: the package can be imported, and its metadata name it as a game."""
    site = tmp_path_factory.mktemp("site")
    metadata = site / "ustolu_ridge_walk-1.0.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: ustolu-ridge-walk\nVersion: 1.0.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[ustolu.games]\nridge_walk = ridge_walk\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        for folder in (site, EXAMPLE):
            patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(site), str(EXAMPLE), os.environ.get("PYTHONPATH", "")]))
        catalogue.cache_clear()
        ready("ridge_walk")
        yield
    catalogue.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "ridge_walk"]:
        del sys.modules[name]


async def test_a_plug_in_is_listed_drawn_and_played_to_the_end_by_keyboard(visit) -> None:
    moves = [event.split(" ", 1)[1] for event in tomllib.loads(WHOLE.read_text(encoding="utf-8"))["events"]]
    async with visit("en") as visitor:
        await visitor.go("/")
        await expect(visitor.page.get_by_role("heading", name="Ridge Walk")).to_be_visible()
        made = await visitor.api("POST", "tables", game="ridge_walk", seats=["me:Alena", "me:Petr"])
        await visitor.go(f"/t/{made['id']}")
        await visitor.page.get_by_role("button", name="Start the game").click()
        await expect(visitor.page.locator(".pyramid .dice")).to_have_count(1)
        for move in moves:
            await act(visitor, move)
        await expect(visitor.page.locator(".results")).to_be_visible()
        said = " ".join(await visitor.heard())
        assert "You climb to 3.0.4" in said and "The game is over" in said
        await visitor.go("/guide/ridge_walk")
        await expect(visitor.page.locator(".guide h2").first).to_be_visible()
