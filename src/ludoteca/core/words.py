"""Words for people in every language we support: Fluent files beside what they describe.

`locale/<language>/*.ftl` holds the words of the product. Those of one game are in its own folder
(`Game.folder`), wherever that is: `locale/<language>.ftl`. The web client reads the same files.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core.game import Game

LANGUAGES = ("en", "it", "cs")

_HOME = Path(__file__).parents[1]


def files(language: str, game: Path | None = None) -> list[Path]:
    """The Fluent files of a language, in a fixed order; with a game's folder also its own."""
    own = [] if game is None else [file for file in [words_of(game, language)] if file.is_file()]
    return [*sorted(_HOME.glob(f"locale/{language}/*.ftl")), *own]


def words_of(game: Path, language: str) -> Path:
    """The file with the words of the game in this folder."""
    return game / "locale" / f"{language}.ftl"


def rules_of(game: Path, language: str) -> Path:
    """The file with the rules page of the game in this folder; games of this repository have theirs in docs/rules."""
    return game / "locale" / f"{language}.md"


@functools.cache
def bundle(language: str, game: Path | None = None) -> FluentBundle:
    """The messages of a language: the product's, and those of the game in this folder."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language, game):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(key: str, args: Mapping[str, object] | None = None, language: str = "en", game: Path | None = None) -> str:
    """The sentence for a key. A missing key is a defect and raises KeyError."""
    words = bundle(language, game)
    if not words.has_message(key):
        raise KeyError(f"no words for {key!r} in {language}")
    message = words.get_message(key)
    assert message.value is not None, f"{key} has no value in {language}"
    text, errors = words.format_pattern(message.value, dict(args or {}))
    if errors:
        raise ValueError(f"words for {key!r} in {language}: {errors[0]}")
    return str(text)


def say_of(game: Game, what: str, args: Mapping[str, object], language: str) -> str | None:
    """What a game says about this: from the first of its speakers that has words for it, else from play; or None."""
    key = key_of(game, what, language)
    return None if key is None else say(key, args, language, game.folder)


def key_of(game: Game, what: str, language: str) -> str | None:
    """The key of these words."""
    keys = (f"{speaker}-{what}" for speaker in (*game.speakers, "play"))
    return next((key for key in keys if bundle(language, game.folder).has_message(key)), None)
