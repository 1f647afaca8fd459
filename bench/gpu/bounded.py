"""A part of a measurement in a process of its own: however it ends, and if it never ends, the next one begins.

A part writes JSON objects, one on each line; whatever else it writes is kept to say what went wrong.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

SAID = 400  # characters of what a part said last


@dataclass(frozen=True)
class Part:
    """What is run, as arguments of Python, and for how many seconds at most."""

    name: str
    arguments: Sequence[str]
    bound: float


@dataclass
class Ran:
    """What came of it: the objects it wrote, and what went wrong, if anything did."""

    name: str
    found: list[dict[str, Any]] = field(default_factory=list)
    trouble: str = ""
    seconds: float = 0.0


class Running:
    """A part that has begun."""

    def __init__(self, part: Part) -> None:
        self.part, self.begun = part, time.monotonic()
        self._written, self._said = tempfile.TemporaryFile(), tempfile.TemporaryFile()  # noqa: SIM115  closed in `ran`
        self._process = subprocess.Popen(
            [sys.executable, *part.arguments], stdout=self._written, stderr=self._said, start_new_session=True
        )

    def is_over(self, end: float) -> bool:
        """Whether it has ended by itself or, because its time or that of all is up, was ended."""
        if self._process.poll() is not None:
            return True
        now = time.monotonic()
        if now < min(end, self.begun + self.part.bound):
            return False
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        return True

    def ran(self) -> Ran:
        seconds = time.monotonic() - self.begun
        with self._written as written, self._said as said:
            lines, errors = _text(written), _text(said)
        found = [json.loads(line) for line in lines.splitlines() if line.startswith("{") and line.endswith("}")]
        return Ran(self.part.name, found, self._trouble(seconds, errors), round(seconds, 1))

    def _trouble(self, seconds: float, errors: str) -> str:
        code = self._process.returncode
        if code == 0:
            return ""
        if code == -signal.SIGKILL and not errors:
            return f"stopped after {seconds:.0f} s"
        return (errors.strip() or f"ended with {code}")[-SAID:]


def _text(file: Any) -> str:
    file.seek(0)
    text: str = file.read().decode(errors="replace")
    return text


def run_parts(
    parts: Sequence[Part], at_once: int, end: float, tell: Callable[[Ran], object] = lambda ran: None
) -> dict[str, Ran]:
    """All parts, so many at once, until `end` (monotonic); what could not begin by then says so."""
    left, running, done = list(parts), list[Running](), dict[str, Ran]()
    while left or running:
        while left and len(running) < at_once:
            part = left.pop(0)
            if time.monotonic() >= end:
                done[part.name] = Ran(part.name, trouble="there was no time for it")
                tell(done[part.name])
            else:
                running.append(Running(part))
        for one in [one for one in running if one.is_over(end)]:
            running.remove(one)
            done[one.part.name] = one.ran()
            tell(done[one.part.name])
        if running:
            time.sleep(0.05)
    return done
