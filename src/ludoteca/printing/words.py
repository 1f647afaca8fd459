"""The words on the sheets: those of all kits (`words/`) and those of one game (its `kit/`), in Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

SHARED = Path(__file__).parent / "words"


def words_on(kit: Path, language: str, numbers: Mapping[str, int]) -> dict[str, str]:
    """Every word by its key, with the numbers of the rules in it. One that cannot be said is a defect."""
    bundle = FluentBundle([language], use_isolating=False)
    keys: list[str] = []
    for folder in (SHARED, kit):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        keys += [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {key: _say(bundle, key, numbers) for key in keys}


def _say(bundle: FluentBundle, key: str, numbers: Mapping[str, int]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no value"
    text, errors = bundle.format_pattern(pattern, dict(numbers))
    if errors:
        raise ValueError(f"words for {key!r} on a kit: {errors[0]}")
    return str(text)
