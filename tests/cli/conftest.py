"""Running the command: in this process for most tests, as a process of its own where that is the point."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import ludoteca
from ludoteca.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, and an English environment."""
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "data"))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "data"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("rules", "latrunculi", stdin=...)` in this process."""

    def ludoteca_command(*words: str, stdin: str | bytes = b"") -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        code = main(words)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return ludoteca_command


@pytest.fixture
def start(home: Path) -> Callable[..., subprocess.Popen[bytes]]:
    """The command as a process of its own, with pipes."""

    def begin(*words: str, **environment: str) -> subprocess.Popen[bytes]:
        source = str(Path(ludoteca.__file__).parents[1])
        env = os.environ | {"PYTHONPATH": source, "PYTHONIOENCODING": "utf-8"} | environment
        command = [sys.executable, "-m", "ludoteca", *words]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, cwd=home.parent)

    return begin
