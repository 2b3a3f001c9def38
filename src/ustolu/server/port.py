"""Finding a port to listen on, and the machine's address in its home network."""

import errno
import json
import socket
import urllib.request


class PortTaken(Exception):
    """Another program listens on this port."""


def listen(host: str, port: int) -> socket.socket:
    """A bound socket. Raises PortTaken; `port` 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(2048)
    except OSError as error:
        sock.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise PortTaken(str(port)) from error
        raise
    sock.setblocking(False)
    return sock


def listen_near(host: str, port: int, tries: int = 20) -> socket.socket:
    """A bound socket on `port` or on the next free one after it. Raises PortTaken when none of `tries` is free."""
    for candidate in range(port, port + tries):
        try:
            return listen(host, candidate)
        except PortTaken:
            continue
    raise PortTaken(str(port))


def is_ours(port: int) -> bool:
    """Whether another U stolu of this machine listens on this port."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
            return bool(json.load(answer).get("program") == "ustolu")
    except (OSError, ValueError, AttributeError):
        return False


def network_address() -> str:
    """This machine's address in its network, as other machines there reach it; "127.0.0.1" without a network. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
