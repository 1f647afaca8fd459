"""Lines of any length on one machine, for TCP as it is: a network device whose packets come back late.

Packets that anybody sends to 10.77.x.y are turned round, so that they reach this machine's own 10.77.0.1 as if they
came from there, after as long as the line of 10.77.x.y takes. Both ends are the kernel's own TCP: what it measures of
such a line (TCP_INFO) is what it would measure of a real one, and a packet that is lost is sent again by it.
Needs the root of Linux.
"""

from __future__ import annotations

import fcntl
import heapq
import multiprocessing
import os
import select
import struct
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random

HOME, NETWORK = "10.77.0.1", "10.77.{}.{}"
_TUNSETIFF, _IFF_TUN_NO_PI = 0x400454CA, 0x1001
_DEVICE = b"ludoteca0"


@dataclass(frozen=True, slots=True)
class Way:
    """Milliseconds one way, and which part of the packets is lost."""

    one_way: float
    jitter: float = 0.0
    loss: float = 0.0


def address(number: int) -> str:
    """The far end of line `number`, counted from 0."""
    return NETWORK.format(1 + number // 250, 1 + number % 250)


def why_not() -> str:
    """Why there can be no such lines here, or nothing."""
    if sys.platform != "linux" or os.geteuid() != 0 or not os.path.exists("/dev/net/tun"):
        return "real duels need the root of Linux and /dev/net/tun, to make lines of any length"
    return ""


class Lines:
    """`with Lines({0: Way(5), 1: Way(120)})`: they exist as long as this lasts."""

    def __init__(self, ways: Mapping[int, Way], seed: int = 1) -> None:
        by_address = {bytes(map(int, address(number).split("."))): way for number, way in ways.items()}
        context = multiprocessing.get_context("spawn")
        self._hear, tell = context.Pipe(duplex=False)
        self._process = context.Process(target=_carry, args=(by_address, seed, tell), daemon=True)

    def __enter__(self) -> Lines:
        self._process.start()
        if not self._hear.poll(30) or (problem := self._hear.recv()):
            raise OSError(f"no lines: {problem}")
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.join(10)


def _carry(ways: Mapping[bytes, Way], seed: int, tell: Connection) -> None:
    try:
        device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(device, _TUNSETIFF, struct.pack("16sH", _DEVICE, _IFF_TUN_NO_PI))
        name = _DEVICE.decode()
        subprocess.run(["ip", "address", "add", f"{HOME}/16", "dev", name], check=True, capture_output=True)
        subprocess.run(["ip", "link", "set", name, "up"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        tell.send(repr(error))
        return
    tell.send("")
    _turn_round(device, ways, Random(seed))


def _turn_round(device: int, ways: Mapping[bytes, Way], rng: Random) -> None:
    waiting: list[tuple[float, int, bytes]] = []
    latest: dict[bytes, float] = {}  # far end and ports -> when its last packet arrives: the order is kept
    count = 0
    while True:
        wait = max(0.0, waiting[0][0] - time.monotonic()) if waiting else 1.0
        if select.select([device], [], [], wait)[0]:
            now = time.monotonic()
            packet = os.read(device, 65_536)
            way = ways.get(packet[16:20])
            if way is None or rng.random() < way.loss:
                continue
            stream = packet[16:24]  # the far end and both ports; lengths of the header do not vary here
            takes = max(1.0, rng.gauss(way.one_way, way.jitter)) / 1000
            latest[stream] = due = max(now + takes, latest.get(stream, 0.0))
            count += 1
            turned = packet[:12] + packet[16:20] + packet[12:16] + packet[20:]  # the checksums stay right
            heapq.heappush(waiting, (due, count, turned))
        while waiting and waiting[0][0] <= time.monotonic():
            os.write(device, heapq.heappop(waiting)[2])
