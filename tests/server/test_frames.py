"""A whole message is read past the library, and says the same; everything else is left to the library."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from ludoteca.server.frames import whole_text

MOST = 1_000


def deflate() -> PerMessageDeflate:
    return PerMessageDeflate(True, True, 12, 12)


def server(*extensions: PerMessageDeflate) -> Protocol:
    conn = ServerProtocol(state=State.OPEN, max_size=MOST)
    conn.extensions = list(extensions)
    return conn


def said(do, *extensions: PerMessageDeflate) -> bytes:
    """What a page sends."""
    page = ClientProtocol(parse_uri("ws://there/"), state=State.OPEN)
    page.extensions = list(extensions)
    do(page)
    return b"".join(page.data_to_send())


def text(message: bytes, *extensions: PerMessageDeflate) -> bytes:
    return said(lambda page: page.send_text(message), *extensions)


def read_by_the_library(conn: Protocol, data: bytes) -> list[bytes]:
    conn.receive_data(data)
    return [bytes(frame.data) for frame in conn.events_received()]


@pytest.mark.parametrize("message", [b"", b"{}", b'{"type":"ping"}', "è".encode(), b"x" * 125, b"\xff"])
def test_a_whole_message_is_read_as_the_library_reads_it(message):
    assert whole_text(server(), text(message), MOST) == message
    assert read_by_the_library(server(), text(message)) == [message]


@pytest.mark.parametrize("message", [b"{}", b'{"type":"ping"}', b"x" * 900])
def test_deflated_too(message):
    data = text(message, deflate())
    conn = server(deflate())
    assert [whole_text(conn, data, MOST), *read_by_the_library(conn, data)] == [message, message]


def changed(data: bytes, *, first: int | None = None, second: int | None = None) -> bytes:
    return bytes([data[0] if first is None else first, data[1] if second is None else second]) + data[2:]


LEFT = {
    "nothing": lambda: b"",
    "one byte": lambda: b"\x81",
    "longer": lambda: text(b"x" * 126),
    "two": lambda: text(b"{}") + text(b"{}"),
    "cut off": lambda: text(b"{}")[:-1],
    "one and more": lambda: text(b"{}") + b"x",
    "binary": lambda: said(lambda page: page.send_binary(b"{}")),
    "ping": lambda: said(lambda page: page.send_ping(b"{}")),
    "close": lambda: said(lambda page: page.send_close(1000)),
    "a part": lambda: said(lambda page: page.send_text(b"{", fin=False)),
    "not masked": lambda: changed(text(b"{}"), second=2),
    "a reserved bit": lambda: changed(text(b"{}"), first=0xA1),
    "deflated though not agreed": lambda: changed(text(b"{}"), first=0xC1),
}


@pytest.mark.parametrize("what", LEFT)
def test_what_is_not_one_whole_short_message_is_left_to_the_library(what):
    assert whole_text(server(), LEFT[what](), MOST) is None


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 7])
def test_what_comes_in_pieces_is_left_to_it_whole(cut):
    """Also where the rest of a message looks like a message."""
    inner = text(b"{}")
    whole = said(lambda page: page.send_binary(b"x" * (cut - 6) + inner)) if cut > 6 else text(inner)
    conn = server()
    assert read_by_the_library(conn, whole[:cut]) == []
    assert whole_text(conn, text(b"{}"), MOST) is None
    assert len(read_by_the_library(conn, whole[cut:])) == 1
    assert whole_text(conn, text(b"{}"), MOST) == b"{}"


def test_in_a_message_of_several_frames_nothing_is_read_past_it():
    conn = server()
    read_by_the_library(conn, said(lambda page: page.send_text(b"{", fin=False)))
    assert whole_text(conn, text(b"{}"), MOST) is None


def test_nothing_is_read_once_the_connection_ends():
    conn = server()
    conn.send_close(1000)
    assert whole_text(conn, text(b"{}"), MOST) is None


def test_what_cannot_be_inflated_is_left_to_the_library_which_says_so():
    for message, expected in ((b"x" * (MOST + 1), 1009), (None, 1002)):
        data = changed(text(b"\xff\xff\xff"), first=0xC1) if message is None else text(message, deflate())
        conn = server(deflate())
        assert whole_text(conn, data, MOST) is None
        conn.receive_data(data)
        assert conn.close_sent.code == expected


def test_a_window_that_is_kept_is_not_touched():
    kept = PerMessageDeflate(False, True, 12, 12)
    assert whole_text(server(kept), text(b"{}", deflate()), MOST) is None
