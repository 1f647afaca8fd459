"""Options from words: typed, bounded, refused by name."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
import pytest

from ludoteca.core import BadOption, Earlier, GameOptions


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    RULE: ClassVar[str] = "§8"

    board: Literal["small", "large"] = "small"
    colour: Literal["red", "green", "blue"] = "red"
    only: Literal["this"] = "this"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)] = 3
    is_open: bool = False

    def check(self) -> None:
        if self.board == "small" and self.rounds > 10:
            raise BadOption("option rounds=11: expected at most 10 on a small board", "§8")


def test_options_not_given_keep_their_defaults() -> None:
    assert Options.from_text({}) == Options()
    assert Options.from_text({"colour": "blue"}) == Options(colour="blue")


def test_numbers_and_booleans_are_read_from_words() -> None:
    assert Options.from_text({"rounds": "7", "is_open": "true"}) == Options(rounds=7, is_open=True)


def test_to_text_is_read_back() -> None:
    options = Options(board="large", rounds=12, is_open=True)
    assert options.to_text() == {
        "board": "large",
        "colour": "red",
        "only": "this",
        "rounds": "12",
        "is_open": "true",
    }
    assert Options.from_text(options.to_text()) == options


def test_only_what_differs_is_changed() -> None:
    assert Options().changed() == {}
    assert Options(rounds=4, is_open=True).changed() == {"rounds": "4", "is_open": "true"}


def test_accepted_values_are_described_in_words() -> None:
    assert Options.values() == {
        "board": "small or large",
        "colour": "red, green or blue",
        "only": "this",
        "rounds": "a number from 1 to 12",
        "is_open": "true or false",
    }


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"colour": "pink"}, "option colour=pink: expected red, green or blue — §8"),
        ({"colour": ""}, "option colour=: expected red, green or blue — §8"),
        ({"colour": "Red"}, "option colour=Red: expected red, green or blue — §8"),
        ({"rounds": "0"}, "option rounds=0: expected a number from 1 to 12 — §8"),
        ({"rounds": "13"}, "option rounds=13: expected a number from 1 to 12 — §8"),
        ({"rounds": "many"}, "option rounds=many: expected a number from 1 to 12 — §8"),
        ({"rounds": "2.5"}, "option rounds=2.5: expected a number from 1 to 12 — §8"),
        ({"is_open": "perhaps"}, "option is_open=perhaps: expected true or false — §8"),
        ({"color": "red"}, "unknown option 'color', did you mean 'colour'? — §8"),
        ({"xyz": "1"}, "unknown option 'xyz': expected one of board, colour, only, rounds, is_open — §8"),
        ({"rounds": "11"}, "option rounds=11: expected at most 10 on a small board — §8"),
    ],
)
def test_a_wrong_option_is_named(given: dict[str, str], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        Options.from_text(given)
    assert str(refused.value) == said
    assert refused.value.rule == "§8"


def test_the_wrong_one_of_several_is_named() -> None:
    with pytest.raises(BadOption, match="option rounds=99"):
        Options.from_text({"colour": "blue", "rounds": "99", "board": "large"})


def test_an_unbounded_option_is_a_defect() -> None:
    class Loose(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
        RULE: ClassVar[str] = "§8"
        anything: str = ""

    with pytest.raises(TypeError, match="words, bounded numbers, booleans or described text"):
        Loose.values()


def test_options_of_an_earlier_version_are_read_in_the_words_of_today() -> None:
    earlier = Earlier(defaults={"colour": "green"}, renamed={"turns": "rounds"}, dropped=frozenset({"judge"}))
    assert earlier.in_words_of_today({}) == {"colour": "green"}
    assert earlier.in_words_of_today({"turns": "4", "judge": "auto"}) == {"colour": "green", "rounds": "4"}
    assert earlier.in_words_of_today({"colour": "blue"}) == {"colour": "blue"}
