"""Under which addresses the server is reached, and which pages may use it."""

import pytest

from ustolu.server.address import Address


@pytest.mark.parametrize(
    "host", ["localhost:8470", "127.0.0.1", "[::1]:8470", "192.168.1.7:8470", "kitchen:8470", "kitchen.local", "club.home.arpa:80"]
)
def test_this_machine_and_its_network_are_known_by_themselves(host: str) -> None:
    assert Address().knows_host(host)


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8470", "127.0.0.1.evil.example", "local.evil.example", "a.b"])
def test_a_name_that_somebody_may_have_registered_is_not_known(host: str) -> None:
    assert not Address().knows_host(host)


def test_the_public_address_is_known_with_its_port_or_without() -> None:
    address = Address("https://play.example/ustolu/")
    assert address.knows_host("play.example")
    assert not address.knows_host("other.example")
    assert (address.base, address.secure) == ("/ustolu", True)


@pytest.mark.parametrize(
    ("origin", "host", "known"),
    [
        ("http://localhost:8470", "localhost:8470", True),
        ("http://192.168.1.7:8470", "192.168.1.7:8470", True),
        (None, "localhost:8470", True),
        ("http://evil.example", "localhost:8470", False),
        ("http://localhost:3000", "localhost:8470", False),
        ("http://evil.example", "evil.example", False),
        ("null", "localhost:8470", False),
        ("", "localhost:8470", False),
        ("file://", "localhost:8470", False),
    ],
)
def test_only_a_page_from_here_may_act(origin: str | None, host: str, known: bool) -> None:
    assert Address().knows_origin(origin, host) is known


@pytest.mark.parametrize("origin", ["https://play.example", "https://play.example:443", "https://PLAY.example"])
def test_behind_a_proxy_the_origin_is_the_public_address(origin: str) -> None:
    assert Address("https://play.example/ustolu").knows_origin(origin, "127.0.0.1:8470")


def test_behind_a_proxy_another_origin_is_foreign() -> None:
    assert not Address("https://play.example/ustolu").knows_origin("https://other.example", "127.0.0.1:8470")


def test_an_invitation_from_localhost_names_the_address_in_the_network() -> None:
    address = Address(network="192.168.1.7:8470")
    assert address.url("/t/abc", "localhost:8470", "http") == "http://192.168.1.7:8470/t/abc"
    assert address.url("/t/abc", "kitchen.local:8470", "http") == "http://kitchen.local:8470/t/abc"


def test_an_invitation_behind_a_proxy_names_the_public_address() -> None:
    assert Address("https://play.example/ustolu/").url("/t/abc", "127.0.0.1:8470", "http") == "https://play.example/ustolu/t/abc"
