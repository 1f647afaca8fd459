"""What is refused is said in the reader's language: codes on the wire, words in every locale, never a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ludoteca import play
from ludoteca.core import BadMove, LudotecaError
from ludoteca.core.words import LANGUAGES, bundle, key_of, say
from ludoteca.server.refusals import Code, refusal_of

HOME = Path(play.__file__).parents[1]
RECORD = """Ludoteca: 1
Game: latrunculi
Rules: 2
Seat w: Anna
Seat b: Bruno

1 w e1-e4 @1.000
"""


# where a call names the code of a refusal, and what stands before it there
CODES = {"Reason": (0, ""), "bad": (2, "record-"), "bad_position": (2, "position-"), "_expect": (4, "position-")}
REASONLESS = ("BadPosition", "BadMove", "BadOption", "UnknownGame", "UnknownVersion")  # unless a third word gives one


def calls_in(folder: Path) -> Iterator[tuple[Path, ast.Call, str]]:
    """Every call of a function by its name in the sources of this folder."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield file, node, node.func.id


def codes_in(folder: Path) -> set[str]:
    """Every code that the sources of this folder write out as a reason, or as what is bad about something written."""
    found = set()
    for _, call, name in calls_in(folder):
        at, before = CODES.get(name, (None, ""))
        if at is not None and len(call.args) > at:
            code = call.args[at]
            if isinstance(code, ast.Constant):
                found.add(f"{before}{code.value}")
    return found


@pytest.mark.parametrize("layer", ["core", "games", "play", "laws"])
def test_whatever_is_wrong_with_what_was_written_has_a_code(layer):
    bare = [
        f"{file.relative_to(HOME)}:{call.lineno}"
        for file, call, name in calls_in(HOME / layer)
        if name in REASONLESS and len(call.args) < 3 and file.name != "errors.py"
    ]
    assert bare == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_core_and_play_has_words(language):
    codes = codes_in(HOME / "core") | codes_in(HOME / "play")
    assert {"option-value", "record-illegal", "offer-again"} <= codes
    assert [code for code in sorted(codes) if not bundle(language).has_message(f"play-why-{code}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", play.names())
def test_every_reason_of_a_game_has_words(name, language):
    game = play.find(name)
    codes = codes_in(game.folder)
    assert [code for code in sorted(codes) if key_of(game, f"why-{code}", language) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words(language):
    codes = msgspec.json.schema(Code)["enum"]
    assert [code for code in codes if not bundle(language).has_message(f"refused-{code}")] == []


def wrong_records() -> dict[str, str]:
    """One mistake in each."""
    return {
        "empty": "",
        "foreign": "Hello: 1\n\n",
        "cut off": RECORD[:-1],
        "no blank line": RECORD.replace("\n\n", "\n"),
        "unknown game": RECORD.replace("latrunculi", "chess"),
        "unknown version": RECORD.replace("Rules: 2", "Rules: 99"),
        "unknown option": RECORD.replace("Seat w", "Options: bord=8x9\nSeat w"),
        "bad value": RECORD.replace("Seat w", "Options: board=9x9\nSeat w"),
        "no such seat": RECORD.replace("Seat b", "Seat x"),
        "a seat too few": RECORD.replace("Seat b: Bruno\n", ""),
        "header twice": RECORD.replace("Seat b: Bruno", "Seat w: Bruno"),
        "headers out of order": RECORD.replace("Rules: 2\nSeat w: Anna\n", "Seat w: Anna\nRules: 2\n"),
        "no header": RECORD.replace("Seat b", "Colour"),
        "another format": RECORD.replace("Ludoteca: 1", "Ludoteca: 9"),
        "chance without chance": RECORD.replace("\n\n", f"\nCommitment: {'0' * 64}\n\n"),
        "no digits": RECORD.replace("\n\n", "\nCommitment: xyz\n\n"),
        "illegal": RECORD.replace("e1-e4", "e1-d2"),
        "unreadable": RECORD.replace("e1-e4", "castle"),
        "no move": RECORD.replace(" e1-e4", ""),
        "wrong ply": RECORD.replace("1 w e1-e4", "7 w e1-e4"),
        "wrong seat": RECORD.replace("1 w e1-e4", "1 x e1-e4"),
        "wrong time": RECORD.replace("@1.000", "@soon"),
        "not text": RECORD.replace("Anna", "An\u0007na"),
        "over too soon": f"{RECORD}end w resignation w=1 b=0\n",
    }


@pytest.mark.parametrize("mistake", wrong_records())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_record_is_said_in_words(mistake, language):
    with pytest.raises(LudotecaError) as wrong:
        play.parse_record(wrong_records()[mistake]).match()
    refusal = refusal_of(wrong.value).refusal
    assert refusal.code == "bad-record"
    assert refusal.reason
    assert say(f"play-why-{refusal.reason}", refusal.args, language)
    no_sentence(refusal.args)


def no_sentence(args: dict) -> None:
    for value in args.values():
        assert "expected" not in str(value)
        assert not str(value).startswith("line ")


@pytest.mark.parametrize("game", play.names())
def test_no_refusal_of_a_position_a_move_or_an_option_carries_a_sentence(game):
    found = play.find(game)
    options = found.Options()
    state = found.setup(options)
    seat = found.to_act(state)[0]

    def refused(work) -> None:
        with pytest.raises(LudotecaError) as wrong:
            work()
        no_sentence(refusal_of(wrong.value).refusal.args)

    for text in ("", "x", "a b c", found.format_position(state).replace("=", "")[:-1] + "?!"):
        refused(lambda text=text: found.parse_position(text, options))
    refused(lambda: found.Options.from_text({"no-such-option": "1"}))
    refused(lambda: found.parse_move(state, seat, "no such move!"))


def test_an_unreadable_move_is_shown_as_it_was_written():
    with pytest.raises(BadMove) as wrong:
        play.set_up(play.find("latrunculi"), play.find("latrunculi").Options(), None, ["w castle"])
    refusal = refusal_of(wrong.value).refusal
    assert refusal.args == {"what": "w castle", "move": "castle", "such": "e1-e4"}
    assert refusal.reason == "move-such"
