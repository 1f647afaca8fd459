"""What is known of a connection's round trip: by the kernel, or by pings where it ends before the browser."""

from __future__ import annotations

import socket
from types import SimpleNamespace

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from ludoteca.server.peers import networks, peer_of
from ludoteca.server.tcp_info import TCP, MeasuredProtocol, Wire
from tests.server.test_tables import two_at_a_table

FAR = 0.24  # seconds for a ping and its answer


@pytest.fixture
def near():
    """A connection that ends on this machine."""
    with socket.create_server(("127.0.0.1", 0)) as there, socket.create_connection(there.getsockname()) as here:
        yield here


def wire(near, *, client="192.0.2.7", headers=(), trusted=()):
    told = {TCP: {"socket": near, "ping": lambda: FAR}}
    scope = {"extensions": told, "client": (client, 40_000), "headers": list(headers)}
    return Wire(scope | {"state": {"peer": peer_of(scope, networks(trusted))}})


def test_the_figure_of_a_trusted_proxys_kernel_is_certain(near):
    headers = [(b"x-forwarded-for", b"198.51.100.1"), (b"x-round-trip", b"120000")]
    line = wire(near, headers=headers, trusted=["192.0.2.7"])
    assert 120 <= line.round_trip_ms() < 200
    assert line.is_certain
    stranger = wire(near, headers=headers, trusted=["192.0.2.8"])
    assert (stranger.round_trip_ms(), stranger.is_certain) == (240, False)


def test_pings_through_a_proxy_have_to_be_borne_out(near):
    assert not wire(near, headers=[(b"via", b"1.1 proxy")]).is_certain
    assert wire(near).is_certain


@pytest.mark.parametrize("header", [b"x-forwarded-for", b"forwarded", b"via"])
def test_behind_a_proxy_the_whole_way_is_measured(near, header):
    """Six milliseconds of 122 were compensated: those to the proxy."""
    assert wire(near, headers=[(header, b"198.51.100.1")]).round_trip_ms() == 240


@pytest.mark.parametrize("client", ["127.0.0.1", "::1"])
def test_at_the_end_of_a_tunnel_too(near, client):
    assert wire(near, client=client).round_trip_ms() == 240


def test_a_direct_connection_is_measured_by_the_kernel(near):
    """A program that answers pings late gains nothing."""
    assert wire(near).round_trip_ms() != 240


def test_what_nobody_has_measured_is_not_known():
    assert Wire({"headers": [(b"via", b"1.1 proxy")]}).round_trip_ms() is None
    assert Wire({"client": None}).round_trip_ms() is None


async def test_a_page_is_pinged_as_soon_as_it_comes(person, site):
    anna, _, table = await two_at_a_table(person)
    async with anna.at(table) as page:
        lines = [viewer.connection.wire for viewer in site.house.tables[table].audience if viewer.connection]
        while any(line.round_trip_ms() is None for line in lines):
            await page.settled()
        assert len(lines) == 1


@pytest.mark.parametrize("size", [0, 5, 125, 126, 2_047, 65_535, 65_536, 70_000])
def test_a_short_message_is_one_plain_frame_of_any_length(size):
    page = ClientProtocol(parse_uri("ws://there/"), state=State.OPEN)
    server = SimpleNamespace(conn=SimpleNamespace(extensions=[]))
    page.receive_data(b"".join(MeasuredProtocol._framed(server, b"x" * size)))
    [frame] = page.events_received()
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


async def test_long_messages_are_deflated_and_no_window_is_kept_for_them(person, site):
    anna, _, table = await two_at_a_table(person)
    async with anna.at(table) as page:
        [deflate] = page.socket.protocol.extensions
        assert deflate.remote_no_context_takeover
        assert deflate.local_no_context_takeover
        assert page.table["id"] == table
