"""What a game says, in every language."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca import games
from ludoteca.core import Event, Reason, words
from ludoteca.core.words import LANGUAGES


def say(key: str, args: Mapping[str, object] | None = None, language: str = "en") -> str:
    """A sentence of the game whose name the key begins with."""
    return words.say(key, args, language, games.find(key.partition("-")[0]).folder)


def explained(name: str, reason: Reason) -> dict[str, str]:
    """A refusal in each language; all of them must differ."""
    said = {language: say(f"{name}-why-{reason.code}", reason.args, language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    return said


def told(name: str, event: Event, language: str, shown: tuple[str, ...] = ()) -> str:
    """An event in words, with these of its arguments: lists become text, each with its length."""
    args = {key: ", ".join(value) if isinstance(value, list) else value for key, value in event.args.items()}
    args |= {f"{key}-count": len(value) for key, value in event.args.items() if isinstance(value, list)}
    said = say(f"{name}-event-{event.type}", args, language)
    assert said.strip()
    assert "{" not in said
    assert "hidden" not in said
    for key in shown:
        assert str(args.get(key, "")) in said
    return said
