"""`ustolu serve` as people start it: its messages, its port, its end."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ustolu.server.command import PORT


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command, started; yields the process and what it printed until its address was said."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "LANG": "en_US.UTF-8"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "ustolu.cli", "serve", "--no-browser", *arguments],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment,
    )  # fmt: skip
    assert process.stdout is not None
    said = ""
    while "http://" not in said and (line := process.stdout.readline()):
        said += line
    try:
        yield process, said
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def address(said: str) -> str:
    found = re.search(r"http://\S+", said)
    assert found, said
    return found[0].rstrip("/")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_ends_well_when_asked(tmp_path: Path, number: int) -> None:
    with served(tmp_path, "--port", "0") as (process, said):
        assert httpx.get(address(said)).status_code == 200
        assert httpx.get(address(said) + "/health", timeout=60).json()["status"] == "ok"
        process.send_signal(number)
        rest = process.communicate(timeout=30)[0]
        assert process.returncode == 0
        assert "Everything is saved" in rest and "Traceback" not in rest
    assert list(tmp_path.rglob("*.sqlite"))


def test_the_first_page_needs_neither_rules_nor_database(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as (process, said):
        answer = httpx.get(address(said))
        assert answer.status_code == 200 and "early.js" in answer.text
        code = "import sys, ustolu.server.command, ustolu.server.app; print('numba' in sys.modules, 'sqlalchemy' in sys.modules)"
        assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split() == ["False", "False"]
        process.terminate()


def test_a_port_that_was_chosen_and_is_taken_is_said_with_what_to_do(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with served(tmp_path, "--port", str(port)) as (process, said):
            assert process.wait(30) == 2
        assert f"port {port}" in said and f"--port {port + 1}" in said and "Traceback" not in said
        with served(tmp_path, "--port", str(port), "--lang", "cs") as (process, said):
            assert process.wait(30) == 2
        assert "něco běží" in said


def test_without_a_chosen_port_the_next_free_one_is_taken_and_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", PORT))
        except OSError:
            pytest.skip(f"port {PORT} is used by somebody else on this machine")
        taken.listen()
        taken.settimeout(0)
        with served(tmp_path) as (process, said):
            assert f"Port {PORT} is used" in said and httpx.get(address(said)).status_code == 200
            process.terminate()


def test_a_second_start_leads_to_the_first(tmp_path: Path) -> None:
    with served(tmp_path) as (first, said):
        if not address(said).endswith(f":{PORT}"):
            pytest.skip(f"port {PORT} is used by somebody else on this machine")
        assert httpx.get(address(said) + "/health", timeout=60).json()["program"] == "ustolu"
        with served(tmp_path) as (second, again):
            assert second.wait(30) == 0
        assert f"already at {address(said)}" in again
        first.terminate()


def test_lan_shows_an_address_for_phones_and_its_code(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--lan") as (process, said):
        assert process.stdout is not None
        while "Ctrl+C" not in said and (line := process.stdout.readline()):
            said += line
        assert re.search(r"Phones in the same network open http://\d+\.\d+\.\d+\.\d+:\d+/", said) and "█" in said
        process.terminate()


def test_a_database_that_cannot_be_used_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with served(tmp_path, "--port", "0", "--database", f"sqlite:///{tmp_path / 'file' / 'x.sqlite'}") as (process, said):
        said += process.communicate(timeout=60)[0]
        assert process.returncode == 1
    assert said.startswith("The database cannot be used") and len(said.splitlines()) == 1, "nothing says before that it is open"


@pytest.mark.parametrize(("option", "value"), [("--lang", "de"), ("--public-url", "play.example"), ("--port", "70000")])
def test_an_option_that_makes_no_sense_is_refused(tmp_path: Path, option: str, value: str) -> None:
    with served(tmp_path, option, value) as (process, said):
        said += process.communicate(timeout=30)[0]
        assert process.returncode == 2 and option in said
