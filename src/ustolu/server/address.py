"""Under which addresses this server is reached, and whom it lets in by them."""

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

HOME = (".local", ".lan", ".home", ".internal", ".localdomain", ".localhost", ".home.arpa")
"""Endings that nobody can register: a foreign page cannot point a name under them at this machine."""

LOCAL = ("localhost", "127.0.0.1", "[::1]")
"""Names that mean this machine, to whoever says them."""


@dataclass(frozen=True, slots=True)
class Address:
    """The public address, or none: then the `Host` a request names is believed if it can only be this machine or its network."""

    public: str | None = None
    network: str | None = None
    """Host and port under which others in the network reach this machine, where it is open to them."""

    @property
    def base(self) -> str:
        """The path below which everything lies: "" or "/ustolu"."""
        return "" if self.public is None else urlsplit(self.public).path.rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether the public address is https."""
        return self.public is not None and urlsplit(self.public).scheme == "https"

    @property
    def netloc(self) -> str | None:
        """Host and port of the public address as a browser writes them."""
        return None if self.public is None else plain(self.public)

    def knows_host(self, host: str) -> bool:
        """Whether a request for this `Host` may be answered (a page elsewhere could point its own name at us: DNS rebinding)."""
        if self.public is not None and host.lower() in (self.netloc, urlsplit(self.public).netloc.lower()):
            return True
        name = host_name(host)
        if "." not in name or name.endswith(HOME):
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True

    def knows_origin(self, origin: str | None, host: str) -> bool:
        """Whether a page from `origin` may act here. A program that is no browser sends none, and has no cookie but its own."""
        if origin is None:
            return True
        here = plain(origin)
        if not here:
            return False
        return here == self.netloc or (here == without_port(host, urlsplit(origin).scheme) and self.knows_host(host))

    def url(self, path: str, host: str, scheme: str) -> str:
        """The full address of a path, for people to send to each other."""
        if self.public is not None:
            return self.public.rstrip("/") + path
        if self.network is not None and host_name(host) in LOCAL:
            host = self.network
        return f"{scheme}://{host}{path}"


def plain(url: str) -> str:
    """Host and port of an address, in lower case, without the port that goes without saying; "" if it is no http address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return ""
    return without_port(parts.netloc.rpartition("@")[2], parts.scheme)


def without_port(host: str, scheme: str) -> str:
    """`host` without the port that goes without saying in `scheme`."""
    return host.lower().removesuffix(":443" if scheme == "https" else ":80")


def host_name(host: str) -> str:
    """A `Host` without its port: "[::1]:8000" -> "[::1]"."""
    if host.startswith("["):
        return host.partition("]")[0] + "]"
    return host.partition(":")[0].lower()
