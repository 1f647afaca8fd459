"""Tables in real time: how long what is pressed waits before the server looks at it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bench.server.players import Player
from bench.server.process import Process
from bench.server.scenarios import Finding, Ground, quantile, seated

EVERY = 0.25  # seconds between two pings of a player, and between two presses


class Racer:
    """Presses whatever may be pressed, and asks the server now and then whether it is awake."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.waited: list[float] = []
        self._asked = 0.0
        assert player.socket is not None
        self._hear, player.socket._on_text = player.socket._on_text, self._listen

    def _listen(self, text: bytes) -> None:
        if text.startswith(b'{"type":"pong"'):
            self.waited.append(time.perf_counter() - self._asked)
        else:
            self._hear(text)

    async def race(self, until: float) -> None:
        assert self.player.socket is not None
        while time.monotonic() < until:
            self.player.play()
            self._asked = time.perf_counter()
            self.player.socket.send(b'{"type":"ping"}')
            await asyncio.sleep(EVERY)


async def races(folder: Path, tables: int, game: str, seconds: float) -> list[Finding]:
    """An answer says when the server has looked: a press that came with the question waited no longer than that."""
    ground = Ground(folder, 5)
    names = await ground.lay(tables, game, {"players": "2"})
    with Process(ground.database) as site:
        pairs = await seated(site, ground, names, rather="roll")
        for pair in pairs:
            for player in pair.players:
                assert player.socket is not None
                player.socket.send(b'{"type":"ready","intent":"ready"}')
        racers = [Racer(player) for pair in pairs for player in pair.players]
        before, until = site.cpu(), time.monotonic() + seconds
        await asyncio.gather(*(racer.race(until) for racer in racers))
        cpu = (site.cpu() - before) / seconds
    waited = [one for racer in racers for one in racer.waited]
    acts = sum(racer.player.acknowledged for racer in racers)
    late = sum(one > 0.010 for one in waited)
    return [
        Finding(f"{tables} tables racing: acts counted in {seconds:g} s", str(acts)),
        Finding("  presses that waited more than 10 ms", f"{late} of {len(waited)}", "0", late == 0),
        Finding("  the longest wait", f"{quantile(waited, 1):.1f} ms"),
        Finding("  CPU of the server", f"{cpu:.2f} s a second"),
    ]
