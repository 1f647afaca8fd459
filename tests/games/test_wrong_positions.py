"""Positions written by hand and wrong somewhere: whatever the mistake is, it is told in the reader's language."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from ludoteca import play
from ludoteca.core import LudotecaError
from ludoteca.core.words import LANGUAGES
from ludoteca.laws.figures import figures
from ludoteca.play import explain

PAGES = Path(__file__).parents[2] / "docs/rules"
LETTERS = "abhwAKQRSXrbgy0123456789?!:^|/=-., \n"
TRIES = 400


def positions(name: str) -> list[tuple[str, dict[str, str]]]:
    """Positions of this game with their options: where it begins, and what the figures of its page show."""
    game = play.find(name)
    start = game.format_position(game.setup(game.Options()))
    drawn = [] if game.child else figures((PAGES / f"{name}.md").read_text("utf-8"))
    return [(start, {}), *((figure.position, figure.options) for figure in drawn)]


def spoiled(text: str, luck: random.Random) -> str:
    """The text with one mistake, or two: a letter changed, lost or doubled, a word lost or taken from elsewhere."""
    for _ in range(luck.choice((1, 1, 2))):
        at = luck.randrange(len(text))
        words = text.split(" ")
        there = luck.randrange(len(words))
        text = luck.choice(
            (
                text[:at] + luck.choice(LETTERS) + text[at + 1 :],
                text[:at] + text[at + 1 :],
                text[:at] + text[at : at + 1] + text[at:],
                " ".join(words[:there] + words[there + 1 :]),
                " ".join([*words[:there], luck.choice(words), *words[there:]]),
                " ".join([*words[:there], luck.choice(words), *words[there + 1 :]]),
            )
        )
        text = text or " "
    return text


def mistake(read: Callable[[], object]) -> LudotecaError | None:
    """What is wrong with something written; None if it can be read after all."""
    try:
        read()
    except LudotecaError as error:
        return error
    return None


def check_told(name: str, error: LudotecaError, written: str) -> str:
    """The code of a mistake, whose words differ in every language and hold no English of ours."""
    assert error.reason is not None, f"{written!r}: {error}"
    assert "expected" not in str(dict(error.reason.args).values())
    told = {explain(play.find(name), error.reason, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES), f"{error.reason}: {told}"
    return error.reason.code


@pytest.mark.parametrize("name", play.built_in())
def test_every_mistake_is_told_in_three_languages(name):
    game = play.find(name)
    luck = random.Random(f"mistakes in {name}")
    known = positions(name)
    seen: set[str] = set()
    for _ in range(TRIES):
        position, given = luck.choice(known)
        wrong = spoiled(position, luck)
        options = game.Options.from_text(given)
        if error := mistake(partial(game.parse_position, wrong, options)):
            seen.add(check_told(name, error, wrong))
    assert len(seen) >= 5


@pytest.mark.parametrize("name", play.built_in())
def test_a_move_that_cannot_be_read_is_told_in_three_languages(name):
    game = play.find(name)
    state = game.setup(game.Options())
    seat = game.to_act(state)[0]
    for text in ("", "castle", "z9-z8", "K:z9-a1", "roll X", "group left GG", "d4=9Z", "?zz", "lot X"):
        if error := mistake(partial(game.parse_move, state, seat, text)):
            check_told(name, error, text)
