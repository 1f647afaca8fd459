"""The three ways to run the rules, and which of them this process uses: decided once, at start.

`LUDOTECA_JIT` chooses. Nothing else may depend on it: all three must give the same results, and a law checks that.
Where our compiler does not work with the installed numba, plain numba replaces it; without numba, plain Python does.
"""

from __future__ import annotations

import enum
import os
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Final

from ludoteca.core import insides
from ludoteca.core.cache import cache_folder, can_keep, fingerprint
from ludoteca.core.errors import BadSetting

_INSTEAD = "the rules are compiled by plain numba instead, as with LUDOTECA_JIT=plain, which takes longer"


class Way(enum.StrEnum):
    INTERPRETED = "0"  # plain Python: for debugging, for coverage, and where numba is missing
    OWN = "1"  # numba with our own compiler: see core/compiler.py
    PLAIN = "plain"  # numba as it comes: takes longer to compile


def _asked() -> Way:
    asked = os.environ.get("LUDOTECA_JIT") or Way.OWN
    if asked not in list(Way):
        what = f"LUDOTECA_JIT={asked}: expected 0 (interpreted), 1 (compiled) or plain (compiled by plain numba)"
        raise BadSetting(what, "see docs/reference/command.md")
    return Way(asked)


def _decide() -> Way:
    asked = _asked()
    if asked is Way.INTERPRETED:
        return asked
    try:
        import numba
    except ImportError:  # the rules are plain Python: everything works, but slower
        return Way.INTERPRETED
    if asked is Way.OWN and (wrong := insides.missing(insides.COMPILER) or _failure(f"numba {numba.__version__}")):
        others = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        warnings.warn(f"{wrong[0]}{others}: {_INSTEAD}", stacklevel=2)
        return Way.PLAIN
    return asked


def _failure(release: str) -> list[str]:
    """Why our compiler fails a trial, or []: tried once with each release, in a separate process.

    Compiled code that does not fit together crashes instead of raising.
    """
    source = Path(__file__).with_name("compiler.py")
    folder = cache_folder() / fingerprint((source,), release)
    worked = folder / "worked"
    if os.path.exists(worked):
        return []
    try:
        tried = subprocess.run(
            [sys.executable, "-P", source], stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace"
        )
    except OSError as error:
        return [f"core/compiler.py cannot be tried out: {error}"]
    if tried.returncode:
        said = tried.stderr.splitlines() or [f"a crash, exit code {tried.returncode}"]
        return [f"core/compiler.py does not work with {release}: {said[-1]}"]
    if can_keep(folder):
        worked.touch()
    return []


WAY: Final = _decide()
JIT: Final[bool] = WAY is not Way.INTERPRETED
