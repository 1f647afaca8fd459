"""The words on the sheets: those of all kits (`words/`) and those of one game (its `kit/`), in Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

SHARED = Path(__file__).parent / "words"
ONE_LETTER = re.compile(r"(?<![^\s(„‚–*_])([aikosuvz])\s(?=\S)", re.IGNORECASE)
NO_BREAK = "\u00a0"


def words_on(kit: Path, language: str, numbers: Mapping[str, int]) -> dict[str, str]:
    """Every word by its key, with the numbers of the rules in it. One that cannot be said is a defect."""
    bundle = FluentBundle([language], use_isolating=False)
    keys: list[str] = []
    for folder in (SHARED, kit):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        keys += [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {key: typeset(_say(bundle, key, numbers), language) for key in keys}


def typeset(text: str, language: str) -> str:
    """As the language sets it: in Czech a preposition or conjunction of one letter never ends a line."""
    return ONE_LETTER.sub(rf"\1{NO_BREAK}", text) if language == "cs" else text


def _say(bundle: FluentBundle, key: str, numbers: Mapping[str, int]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no value"
    text, errors = bundle.format_pattern(pattern, dict(numbers))
    if errors:
        raise ValueError(f"words for {key!r} on a kit: {errors[0]}")
    return str(text)
