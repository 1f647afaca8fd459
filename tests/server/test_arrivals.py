"""When bytes have reached this machine: as the kernel says, however late they are read."""

from __future__ import annotations

import asyncio
import socket
import sys
import time

import pytest

from ludoteca.server.arrivals import arriving, listening
from ludoteca.server.tables import _all_is_read
from ludoteca.server.tcp_info import TCP, Wire
from tests.server.site import PATIENCE

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells when bytes of TCP have come")


@pytest.fixture
def ends():
    """Both ends of a connection: ours, and the other one."""
    with listening(socket.create_server(("127.0.0.1", 0))) as door, socket.create_connection(door.getsockname()) as far:
        far.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        near, _ = door.accept()
        with near:
            yield near, far


def notes(near, far):
    """Until the kernel notes when something comes: it begins a moment after it is asked for the first time."""
    near.came, until = None, time.monotonic() + PATIENCE
    while near.came is None and time.monotonic() < until:
        far.sendall(b"?")
        assert near.recv(1) == b"?"


@only_linux
@pytest.mark.parametrize("how", ["recv", "recv_into"])
def test_what_is_read_late_is_known_to_have_come_earlier(ends, how):
    near, far = ends
    arriving(near.fileno()).note()
    notes(near, far)
    before = time.monotonic()
    far.sendall(b"now")
    near.recv(3, socket.MSG_PEEK)
    sent = time.monotonic()
    while time.monotonic() < sent + 0.02:  # busy with something else
        pass
    data = bytearray(3)
    assert near.recv_into(data) == 3 if how == "recv_into" else near.recv(3) == b"now"
    assert before - 0.001 <= near.came <= sent + 0.001


def test_nothing_is_known_of_a_connection_that_nobody_has_asked_to_note_it(ends):
    near, far = ends
    far.sendall(b"now")
    assert near.recv(3) == b"now"
    assert near.came is None


@only_linux
def test_a_connection_is_found_by_its_number_as_long_as_it_lasts(ends):
    near, far = ends
    line = Wire({"client": ("192.0.2.7", 1), "headers": [], "extensions": {TCP: {"socket": near}}})
    assert line.came() is None
    line.note_arrivals()
    notes(near, far)
    assert line.came() is not None
    number = near.fileno()
    near.close()
    assert arriving(number) in (None, near)


async def test_before_anything_counts_all_that_has_come_is_read(ends):
    near, far = ends
    near.setblocking(False)
    heard = []
    asyncio.get_running_loop().add_reader(near, lambda: heard.append(near.recv(9)))
    far.sendall(b"first")
    await _all_is_read()
    asyncio.get_running_loop().remove_reader(near)
    assert heard == [b"first"]
