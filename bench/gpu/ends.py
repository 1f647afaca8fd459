"""`python -m bench.gpu.ends FILE`: what becomes of ten thousand random games of each kind on this processor.

A computer with a GPU but without the compiler for the processor compares itself with the file (`python -m bench.gpu
--ends FILE`).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from bench.gpu.parts import ends_of
from ludoteca import games

if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps({name: ends_of(name, "cpu") for name in games.built_in()}, indent=1))
