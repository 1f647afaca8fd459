"""Sheets set by typst: what it reads is put into one folder, with the facts and words of the sheets in `kit.json`."""

from __future__ import annotations

import functools
import json
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import typst

SHEETS = Path(__file__).parent / "sheets"  # what all sheets share
FACTS = "kit.json"
NO_DRAWINGS: Mapping[str, str] = {}


@contextmanager
def typesetter(
    main: str, sources: Iterable[Path], told: Mapping[str, object], drawings: Mapping[str, str] = NO_DRAWINGS
) -> Iterator[typst.Compiler]:
    """The typesetter before the sheet `main` of one of these folders, and drawings by where they are to lie."""
    import typst  # large, and needed only here

    with tempfile.TemporaryDirectory(prefix="ludoteca-sheets-") as name:
        folder = Path(name)
        for file in (file for source in sources for file in source.glob("*.typ")):
            shutil.copy(file, folder)
        for path, drawing in drawings.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(drawing, encoding="utf-8")
        (folder / FACTS).write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
        yield typst.Compiler(folder / main, root=folder, font_paths=_fonts())


def pdf_of(ready: typst.Compiler) -> bytes:
    """The sheets as a PDF that is the same whenever it is made."""
    made = ready.compile(format="pdf", timestamp=0)
    assert isinstance(made, bytes)
    return made


@functools.cache
def _fonts() -> typst.Fonts:
    """Only the fonts that typst itself brings: a sheet looks the same on every machine."""
    import typst

    return typst.Fonts(include_system_fonts=False)
