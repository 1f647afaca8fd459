"""The games a lab has played, one line each: after a kill it goes on where it was."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import msgspec

from ludoteca.core import LudotecaError, Reason
from ludoteca.study.lab import Plan, Task, Told

PAGE = "docs/reference/lab.md"


class OtherPlan(LudotecaError):
    """A journal of another plan."""


class Journal:
    """A file with the plan in its first line."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan, self.told = path, plan, list[Told]()
        header = msgspec.json.encode(plan)
        if path.exists():
            self._read(header)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(header + b"\n")
        self._file: IO[bytes] = path.open("ab")

    def _read(self, header: bytes) -> None:
        """A last line that was not finished is cut off."""
        whole = self.path.read_bytes()
        end = whole.rfind(b"\n") + 1
        lines = whole[:end].splitlines()
        if not lines or lines[0] != header:
            said = f"journal {str(self.path)!r} is of another plan: choose another --output, or remove it"
            raise OtherPlan(said, PAGE, Reason("lab-plan", PAGE, {"file": str(self.path)}))
        self.told = [msgspec.json.decode(line, type=Told) for line in lines[1:]]
        if end < len(whole):
            with self.path.open("r+b") as file:
                file.truncate(end)

    def left(self, games: int) -> list[Task]:
        """What is still to be played."""
        done = {(one.variant, one.kind, one.number) for one in self.told}
        named = self.plan.variants
        return [
            task for task in self.plan.tasks(games) if (named[task.variant].name, task.kind, task.number) not in done
        ]

    def add(self, told: Told) -> None:
        self.told.append(told)
        self._file.write(msgspec.json.encode(told) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
