"""Words for people, in every language we speak: Fluent files beside what they describe.

`locale/<language>/*.ftl` holds what the product says everywhere, `games/<game>/locale/<language>.ftl`
what one game says. The web client reads the same files.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "it", "cs")

_HOME = Path(__file__).parents[1]


def files(language: str) -> list[Path]:
    """Every Fluent file of a language, in a fixed order."""
    return sorted([*_HOME.glob(f"locale/{language}/*.ftl"), *_HOME.glob(f"games/*/locale/{language}.ftl")])


@functools.cache
def bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(key: str, args: Mapping[str, object] | None = None, language: str = "en") -> str:
    """The sentence behind a key. A missing key is a defect and says so loudly."""
    words = bundle(language)
    if not words.has_message(key):
        raise KeyError(f"no words for {key!r} in {language}")
    message = words.get_message(key)
    assert message.value is not None, f"{key} has no value in {language}"
    text, errors = words.format_pattern(message.value, dict(args or {}))
    if errors:
        raise ValueError(f"words for {key!r} in {language}: {errors[0]}")
    return str(text)
