"""Pages and files: what every answer carries, and what is never given away."""

import gzip
import re

import httpx
import pytest
from guest import Guest

from ustolu.core.catalogue import catalogue
from ustolu.server.static import without_comments


@pytest.mark.parametrize("path", ["/", "/me", "/verify", "/new/paper_islands", "/t/abc", "/new-league/pirate_dice", "/l/abc", "/guide/paper_islands"])
async def test_every_page_is_a_page_without_inline_script_or_style(url: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "{{" not in answer.text
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", answer.text)


async def test_every_answer_carries_the_headers_that_protect(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answers = [await http.get(path) for path in ("/", "/api/games", "/nowhere")]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert f"connect-src 'self' ws://{httpx.URL(url).netloc.decode()}" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in answer.headers


async def test_parts_of_a_page_carry_no_more_than_they_need(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/web/site.js")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answer.headers and "server" not in answer.headers


def test_every_game_of_ours_has_a_picture_of_its_own_on_the_first_page() -> None:
    assert [game.id for game in catalogue().games.values() if not (game.folder / "card.svg").is_file()] == []


async def test_a_drawing_shown_on_its_own_runs_and_loads_nothing(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/games/pack_rat/card.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_the_page_is_in_the_language_that_was_asked_for(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        assert '<html lang="cs"' in (await http.get("/?lang=cs")).text
        assert '<html lang="cs"' in (await http.get("/", headers={"accept-language": "cs-CZ,en;q=0.5"})).text
        assert '<html lang="en"' in (await http.get("/", headers={"accept-language": "de"})).text


async def test_a_file_is_packed_and_only_sent_again_when_it_changed(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        plain = await http.get("/web/site.js", headers={"accept-encoding": "identity"})
        packed = await http.get("/web/site.js", headers={"accept-encoding": "gzip"})
        again = await http.get("/web/site.js", headers={"if-none-match": plain.headers["etag"]})
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["content-encoding"] == "gzip" and packed.text == without_comments(plain.text)
    assert int(packed.headers["content-length"]) == len(gzip.compress(packed.content, 9, mtime=0))
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/web/..%2fserver/app.py",
        "/web/%2e%2e/server/app.py",
        "/web//etc/passwd",
        "/games/paper_islands/rules.py",
        "/core/texts/..%2f..%2fcli.py",
        "/web/nothing.js",
        "/web/%00",
        "/web/css/base.css%00.css",
    ],
)
async def test_only_files_meant_for_browsers_are_given_out(url: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        assert (await http.get(path)).status_code == 404


async def test_a_game_brings_its_own_files(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        assert "title" in (await http.get("/games/paper_islands/texts/cs.ftl")).text
        assert "table-your-turn" in (await http.get("/core/texts/cs.ftl")).text
        assert (await http.get("/games/no_such_game/texts/cs.ftl")).json()["reason"] == "unknown-game"


async def test_the_guide_has_an_anchor_for_each_paragraph_and_reads_without_script(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        page = (await http.get("/guide/paper_islands?lang=cs")).text
    assert '<article class="guide" lang="cs" data-game="paper_islands" data-board="paper_islands" data-shares="">' in page
    assert "Papírové ostrovy" in page
    assert [number for number in range(1, 10) if f'id="p{number}"' not in page] == []
    assert "<title>Papírové ostrovy - U stolu</title>" in page


async def test_a_page_that_does_not_exist_says_so_in_json(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        for path in ("/nowhere", "/api/nowhere"):
            answer = await http.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-page")
        wrong = await http.put("/api/me")
    assert (wrong.status_code, wrong.json()["reason"]) == (405, "wrong-method")


@pytest.mark.parametrize(("path", "lang", "title"), [("/nowhere", "cs", "Tady nic není"), ("/guide/nothing", "en", "There is nothing here")])
async def test_a_browser_that_wanted_a_page_gets_one_with_the_way_home(url: str, path: str, lang: str, title: str) -> None:
    async with httpx.AsyncClient(base_url=url, headers={"accept": "text/html,*/*", "accept-language": lang}) as http:
        answer = await http.get(path)
        data = await http.get("/api/tables/nowhere")
    assert answer.status_code == 404 and title in answer.text and "href='/'" in answer.text
    assert data.json()["reason"] == "unknown-table"


async def test_health_says_that_all_is_well(guest: Guest) -> None:
    answer = await guest.http.get("/health")
    assert answer.status_code == 200 and answer.json()["status"] == "ok"


async def test_the_interface_describes_itself(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        schema = (await http.get("/api/schema")).json()
    assert {"/api/games", "/api/me", "/api/me/link", "/api/tables", "/api/tables/{id}", "/api/tables/{id}/record"} <= schema["paths"].keys()
    assert not any(path.startswith(("/web", "/t/")) for path in schema["paths"])


async def test_a_request_for_the_headers_alone_gets_them_alone(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        for path in ("/", "/health", "/web/site.js", "/api/me"):
            head = await http.head(path)
            assert head.status_code == 200 and head.content == b"" and int(head.headers["content-length"]) > 0
        assert (await http.head("/nowhere")).status_code == 404
