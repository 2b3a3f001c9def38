"""Behind a proxy with https and a base path, whether the proxy cuts the base path off or not."""

import json
from pathlib import Path

import httpx
import pytest
from guest import Sitting
from proxy import proxied
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ustolu.server.address import Address
from ustolu.server.app import make_app
from ustolu.server.port import listen
from ustolu.server.service import running
from ustolu.server.settings import Settings
from ustolu.store import open_store


@pytest.mark.parametrize("strips", ["/ustolu", ""])
async def test_everything_works_behind_a_proxy_with_https_and_a_base_path(tmp_path: Path, strips: str) -> None:
    sock = listen("127.0.0.1", 0)
    async with await open_store(f"sqlite:///{tmp_path / 'test.sqlite'}") as store, proxied(sock.getsockname()[1], tmp_path, strips) as (port, trust):
        public = f"https://localhost:{port}/ustolu"
        async with (
            running(make_app(store, Settings(address=Address(public))), sock),
            httpx.AsyncClient(base_url=public, verify=trust, headers={"origin": f"https://localhost:{port}"}) as http,
        ):
            page = await http.get("/")
            assert 'data-base="/ustolu"' in page.text and 'src="/ustolu/web/main.js"' in page.text
            assert (await http.get("/web/main.js")).status_code == 200
            me = await http.get("/api/me")
            assert "Secure" in me.headers["set-cookie"] and "Path=/ustolu;" in me.headers["set-cookie"]
            assert f"wss://localhost:{port};" in page.headers["content-security-policy"]
            opened = await http.post("/api/tables", json={"game": "paper_islands", "seats": ["me", "bot:1"], "settings": {"bot_pace_ms": 0}})
            assert opened.status_code == 201 and opened.json()["url"] == f"{public}/t/{opened.json()['id']}"
            link = (await http.post("/api/me/link")).json()["url"]
            assert link.startswith(f"{public}/s/")
            assert (await http.post(link)).headers["location"] == "/ustolu/me"
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            address = f"wss://localhost:{port}/ustolu/api/tables/{opened.json()['id']}/socket"
            async with connect(address, ssl=trust, origin=f"https://localhost:{port}", additional_headers={"Cookie": cookie}) as socket:
                sitting = Sitting(socket)
                await sitting.do("start")
                assert json.dumps(sitting.table)
            with pytest.raises(InvalidStatus):
                async with connect(address, ssl=trust, origin="https://evil.example", additional_headers={"Cookie": cookie}):
                    pass
            assert (await http.patch("/api/me", json={"name": "X"}, headers={"origin": "https://evil.example"})).status_code == 403
