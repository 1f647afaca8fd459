"""A kit as a PDF: everything a game's sheets need is put into one folder, and typst sets it."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from ludoteca import play
from ludoteca.core import Game, LudotecaError, Reason
from ludoteca.core.words import say
from ludoteca.printing.outlines import outlined
from ludoteca.printing.setting import SHEETS, pdf_of, typesetter
from ludoteca.printing.words import typeset, words_on

if TYPE_CHECKING:
    import typst

Paper: TypeAlias = Literal["a4", "letter"]
Ink: TypeAlias = Literal["full", "low"]
PAPERS: tuple[Paper, ...] = get_args(Paper)
INKS: tuple[Ink, ...] = get_args(Ink)

MAIN = "kit.typ"


class NoKit(LudotecaError):
    """The game has nothing to print."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What kind of kit is wanted."""

    language: str = "en"
    paper: Paper = "a4"
    ink: Ink = "full"


def has_kit(game: Game) -> bool:
    """Whether this game, or the game of this series, can be printed."""
    return (_folder(game) / MAIN).is_file()


def kits() -> tuple[str, ...]:
    """Every game that can be printed, in alphabetical order."""
    return tuple(name for name in play.names() if play.find(name).child is None and has_kit(play.find(name)))


def make(game: Game, wish: Wish) -> bytes:
    """The kit as a PDF; that of a series is its game's."""
    with compiler(game, wish) as ready:
        return pdf_of(ready)


@contextmanager
def compiler(game: Game, wish: Wish) -> Iterator[typst.Compiler]:
    """The typesetter, with the kit laid out before it."""
    game = game.child or game
    if not has_kit(game):
        expected, rule = ", ".join(kits()), "see `ludoteca print`"
        reason = Reason("no-kit", rule, {"game": game.NAME, "expected": expected})
        raise NoKit(f"the game {game.NAME!r} has no kit to print: expected {expected}", rule, reason)
    with typesetter(MAIN, (SHEETS, _folder(game)), _told(game, wish), _drawings(game)) as ready:
        yield ready


def _folder(game: Game) -> Path:
    return (game.child or game).folder / "kit"


def _drawings(game: Game) -> dict[str, str]:
    """The game's drawings, as they are and as outlines, by where they are laid."""
    laid = {}
    for file in (game.folder / "drawings").glob("*.svg"):
        drawing = file.read_text(encoding="utf-8")
        laid[f"drawings/{file.name}"] = drawing
        laid[f"outlines/{file.name}"] = outlined(drawing)
    return laid


def _told(game: Game, wish: Wish) -> Mapping[str, object]:
    def say_it(key: str, **args: object) -> str:
        return typeset(say(key, args, wish.language, game.folder), wish.language)

    facts: Mapping[str, object] = importlib.import_module(f"{game.package}.kit").facts(say_it)
    numbers = {name: value for name, value in facts.items() if isinstance(value, int)}
    return {
        "name": say_it(f"{game.NAME}-name"),
        "language": wish.language,
        "paper": wish.paper,
        "ink": wish.ink,
        "facts": facts,
        "words": words_on(_folder(game), wish.language, numbers),
    }
