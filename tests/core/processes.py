"""Running Python in a new process: what it does with the rules, the cache and the environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

SOURCES = Path(__file__).parents[2] / "src"


def python(code: str, *path: Path, **environment: str) -> str:
    """The output of this code in a new process that also finds modules in these folders.

    It keeps no bytecode: Python would take it for that of a file edited within the same second, if it is as long."""
    done = subprocess.run(
        [sys.executable, "-B", "-c", code],
        env=without_switches() | {"PYTHONPATH": os.pathsep.join(map(str, (SOURCES, *path)))} | environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def without_switches() -> dict[str, str]:
    """The environment without variables that change how rules are compiled or kept."""
    return {key: value for key, value in os.environ.items() if not key.startswith(("LUDOTECA_", "NUMBA_"))}


def write(folder: Path, **modules: str) -> None:
    """Write module files with these texts; `a__b` is module b of package a, `a__INIT` the package itself."""
    for name, text in modules.items():
        file = folder / f"{name.replace('__', '/').replace('INIT', '__init__')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("from ludoteca.core import rule\n" + dedent(text))
