"""Who asks: whose word about it is taken, and whose is not."""

from __future__ import annotations

import pytest

from ludoteca.server.peers import apply, networks, peer_of, place_of

PROXY = networks(["192.0.2.1"])


def asked(client: str, trusted=PROXY, /, **headers: str):
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return peer_of({"type": "http", "client": (client, 1), "headers": named}, trusted)


def test_a_trusted_proxy_says_who_asks_and_how_far_away_they_are():
    peer = asked("192.0.2.1", x_forwarded_for="198.51.100.7", x_forwarded_proto="https", x_round_trip="240123")
    assert peer == ("198.51.100.7", True, True, 240.123, "https")


def test_a_stranger_says_the_same_in_vain():
    peer = asked("203.0.113.9", x_forwarded_for="198.51.100.7", x_forwarded_proto="https", x_round_trip="240123")
    assert peer == ("203.0.113.9", True, False, None, None)


def test_a_proxy_on_this_machine_is_believed_about_the_address_but_not_about_the_distance():
    peer = asked("127.0.0.1", (), x_forwarded_for="198.51.100.7", x_forwarded_proto="https", x_round_trip="240123")
    assert peer == ("198.51.100.7", True, False, None, "https")
    assert asked("127.0.0.1", x_forwarded_for="198.51.100.7").address == "127.0.0.1"  # another one was named


@pytest.mark.parametrize(
    ("forwarded", "who"),
    [
        ("10.9.9.9, 198.51.100.7", "198.51.100.7"),  # the first was written by whoever asks
        ("198.51.100.7, 192.0.2.1", "198.51.100.7"),  # through two trusted ones
        ("192.0.2.1", "192.0.2.1"),
        ("rubbish", "192.0.2.1"),
        ("198.51.100.7, rubbish", "192.0.2.1"),
        ("", "192.0.2.1"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("[2001:db8::1]", "2001:db8::1"),
    ],
)
def test_of_a_list_the_last_address_that_no_proxy_of_ours_has(forwarded, who):
    assert asked("192.0.2.1", x_forwarded_for=forwarded).address == who


@pytest.mark.parametrize("said", ["", "0", "-5", "1e9", "99999999999", "12.5", "fast", "²"])
def test_a_distance_that_is_none_is_not_taken(said):
    peer = peer_of({"client": ("192.0.2.1", 1), "headers": [(b"x-round-trip", said.encode())]}, PROXY)
    assert peer.round_trip_ms is None


def test_of_several_the_proxys_own_distance_counts():
    """A client may send the header too; the proxy's is last, or the only one."""
    headers = [(b"x-round-trip", b"900000"), (b"x-round-trip", b"5000")]
    assert peer_of({"client": ("192.0.2.1", 1), "headers": headers}, PROXY).round_trip_ms == 5


def test_nothing_further_in_reads_what_was_said():
    said = [(b"X-Forwarded-For", b"198.51.100.7"), (b"X-Round-Trip", b"1"), (b"host", b"here")]
    scope = {"type": "websocket", "client": ("203.0.113.9", 7), "headers": said, "scheme": "ws"}
    apply(peer_of(scope, PROXY), scope)
    assert scope["headers"] == [(b"host", b"here")]
    assert scope["client"] == ("203.0.113.9", 7)
    scope = {
        "type": "websocket",
        "client": ("192.0.2.1", 7),
        "headers": [(b"x-forwarded-proto", b"https")],
        "scheme": "ws",
    }
    apply(peer_of(scope, PROXY), scope)
    assert scope["scheme"] == "wss"


def test_a_line_of_ipv6_is_one_place():
    assert place_of("2001:db8:1:2::5") == place_of("2001:db8:1:2:ffff::9") != place_of("2001:db8:1:3::5")
    assert place_of("198.51.100.7") == place_of("::ffff:198.51.100.7") == "198.51.100.7"
    assert place_of("?") == "?"
