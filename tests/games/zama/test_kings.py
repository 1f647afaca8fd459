"""§5 The whole king matrix, both ways, under every option value that touches it.

The expectations are the tables of the rules, written out by hand: attacker down, defender across. A letter is the
result of the attack: `W` win, `L` lose, `=` tie with both removed, `~` special tie, `A` the attacker and `D` the
defender wins the game, `a` and `d` the same with both cards removed (a lost heart), `!` both hearts fall (dead aim).
"""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.zama import oracle
from tests.games.zama.asking import game, moves, result, start
from tests.games.zama.tables import RED, cut, fallen, fields, play, table

CLASSES = {"KS": ["KS"], "KH": ["KH"], "KD": ["KD"], "KC": ["KC"], "A": ["AS", "AC"], "n": ["2D", "QH"]}

# fmt: off
DEFAULT = """
        KS KH KD KC A  n
    KS  ~  A  ~  ~  W  W
    KH  D  !  =  =  W  W
    KD  ~  =  =  =  L  W
    KC  ~  =  =  =  L  W
    A   L  L  W  W  =  L
    n   L  L  L  L  W  .
"""
# what a value changes in the table above: `attacker defender: letter`
CHANGES = {
    "special_kings=list": {
        ("KS", "KC"): "W", ("KC", "KS"): "L",   # K♠ really beats K♣
        ("KS", "KD"): "L", ("KD", "KS"): "W",   # and really loses to K♦
        ("KS", "KS"): "L",                      # and, when attacking, to K♠
    },
    "ace_vs_KH_KS=special_tie": {
        ("A", "KH"): "~", ("KH", "A"): "~", ("A", "KS"): "~", ("KS", "A"): "~",
    },
    "KH_attacks_KS=special_tie": {("KH", "KS"): "~"},
    "KH_attacks_KS=attacker_wins": {("KH", "KS"): "A"},
    "KH_tie=special_tie": {
        ("KH", "KH"): "~", ("KH", "KD"): "~", ("KD", "KH"): "~", ("KH", "KC"): "~", ("KC", "KH"): "~",
    },
    "KH_tie=owner_loses": {
        ("KH", "KD"): "d", ("KD", "KH"): "a", ("KH", "KC"): "d", ("KC", "KH"): "a",
    },
}
# fmt: on

TOUCHING = {
    "special_kings": ("header", "list"),
    "ace_vs_KH_KS": ("king_wins", "special_tie"),
    "KH_attacks_KS": ("spade_owner_wins", "special_tie", "attacker_wins"),
    "KH_tie": ("both_removed", "special_tie", "owner_loses"),
}
EVERY_TABLE = [dict(zip(TOUCHING, values, strict=True)) for values in product(*TOUCHING.values())]


def default() -> dict[tuple[str, str], str]:
    head, *rows = DEFAULT.strip().splitlines()
    lines = {row.split()[0]: row.split()[1:] for row in rows}
    return {(a, d): letter for a, line in lines.items() for d, letter in zip(head.split(), line, strict=True)}


def expected(words: dict[str, str]) -> dict[tuple[str, str], str]:
    """No two values affect the same duel, so their changes add up."""
    cells = default()
    for key, value in words.items():
        cells |= CHANGES.get(f"{key}={value}", {})
    return cells


def meetings() -> list[tuple[str, str, str, str]]:
    """Every ordered pair of classes with every pair of its cards: attacker and defender, class and card."""
    return [(a, d, att, dfn) for a, d in product(CLASSES, CLASSES) for att in CLASSES[a] for dfn in CLASSES[d]]


def set_up(att: str, dfn: str, seat: str, **words):
    """d4 attacks e5, two cards of `seat` and of the enemy; 2♠ and 3♠ elsewhere so that play can go on."""
    other = "b" if seat == "r" else "r"
    others = f"g1={seat}3S:rb h1={other}3S:rb"
    return table(f"d4={seat}{att}:rb e5={other}{dfn}:rb {others}", turn=seat, **words)


def value_letter(att: str, dfn: str) -> str:
    """Rows 6–8 between two number cards."""
    order = "A23456789TJQK"
    gap = order.index(att[0]) - order.index(dfn[0])
    return "=" if gap == 0 else "W" if gap > 0 else "L"


def agrees(letter: str, att: str, dfn: str, seat: str, words: dict[str, str]) -> None:
    other = "b" if seat == "r" else "r"
    after = play(set_up(att, dfn, seat, **words), "d4xe5")
    cards, told = cut(game.format_position(after))
    out = {part[0] + face for part in told["out"].split(";") for face in part[2:].split(",")}
    gone = {"W": {other + dfn}, "L": {seat + att}, "=": {seat + att, other + dfn}}
    gone |= {"a": gone["="], "d": gone["="], "!": gone["="]}
    assert out & {seat + att, other + dfn} == gone.get(letter, set())
    stay = {"W": {"d4"}, "L": {"e5"}}.get(letter, set() if letter in "=ad!" else {"d4", "e5"})
    assert {"d4", "e5"} & cards.keys() == stay
    endings = {"A": (seat, "king"), "D": (other, "king"), "a": (seat, "king"), "d": (other, "king")}
    assert result(after) == endings.get(letter, (None, "dead-aim") if letter == "!" else None)
    follow_ups = {"W": ("slide", "3", seat), "~": ("peek", "2", seat), "=": ("peek", "2", seat)}
    follow_ups["L"] = ("attack", "0", other)
    if letter in follow_ups:
        assert (told["phase"], told["left"], told["turn"]) == follow_ups[letter]
        assert told["quiet"] == ("1" if letter == "~" else "0")
    for cell, face in (("d4", att), ("e5", dfn)):
        if cell in cards:
            assert cards[cell][3:] == ("^" if face == "KS" else ":rb")


ONE_VALUE = [{}, *(dict([change.split("=")]) for change in CHANGES)]


@pytest.mark.parametrize("words", ONE_VALUE, ids=lambda words: "-".join(words.values()) or "defaults")
@pytest.mark.parametrize("seat", ["r", "b"], ids=["red-attacks", "blue-attacks"])
def test_the_matrix_holds_both_ways_under_each_value_that_affects_it(words, seat):
    cells = expected(words)
    for a, d, att, dfn in meetings():
        agrees(value_letter(att, dfn) if cells[a, d] == "." else cells[a, d], att, dfn, seat, words)


SEVERAL = [words for words in EVERY_TABLE if sum(f"{k}={v}" in CHANGES for k, v in words.items()) > 1]


@pytest.mark.parametrize("words", SEVERAL, ids=lambda words: "-".join(words.values()))
def test_values_that_affect_the_matrix_are_independent(words):
    """The duels any of them names, under every combination."""
    named = set().union(*CHANGES.values())
    for (a, d), letter in expected(words).items():
        if (a, d) in named:
            agrees(letter, CLASSES[a][0], CLASSES[d][-1], "r", words)


@pytest.mark.long
@pytest.mark.parametrize("words", EVERY_TABLE, ids=lambda words: "-".join(words.values()))
def test_the_matrix_holds_for_both_sides_under_every_combination_of_options_that_affect_it(words):
    cells = expected(words)
    for a, d, att, dfn in meetings():
        letter = value_letter(att, dfn) if cells[a, d] == "." else cells[a, d]
        agrees(letter, att, dfn, "r", words)
    for (a, d), letter in cells.items():
        att, dfn = CLASSES[a][0], CLASSES[d][-1]
        agrees(value_letter(att, dfn) if letter == "." else letter, att, dfn, "b", words)


def test_each_value_of_an_option_changes_only_the_meetings_it_names():
    for change, cells in CHANGES.items():
        for other, others in CHANGES.items():
            if change.split("=")[0] != other.split("=")[0]:
                assert not cells.keys() & others.keys(), (change, other)
        assert all(default()[pair] != letter for pair, letter in cells.items())


def test_every_meeting_of_ranks_follows_the_values():
    """Rows 6–8: every rank from ace to queen against its neighbours, its equal and the ends of the row."""
    row = "A23456789TJQ"
    for (i, att), (j, dfn) in product(enumerate(row), enumerate(row)):
        if abs(i - j) > 1 and {i, j} & {0, 11} == set():
            continue
        agrees(value_letter(att, dfn), f"{att}H", f"{dfn}D", "r", {})


def test_suits_matter_only_for_kings():
    for value in ("A", "7", "Q"):
        results = set()
        for one, two in product("SHDC", "SHDC"):
            after = play(set_up(value + one, "9" + two, "r"), "d4xe5")
            results.add((fields(after)["phase"], len(fallen(after))))
        assert len(results) == 1


def test_the_oracle_has_the_same_matrix():
    names = {"A": "wins", "D": "loses", "W": "win", "L": "lose", "=": "tie", "~": "special"}
    names |= {"!": "tie", "a": "tie", "d": "tie"}
    for words in EVERY_TABLE:
        cells = expected(words)
        for a, d, att, dfn in meetings():
            letter = value_letter(att, dfn) if cells[a, d] == "." else cells[a, d]
            assert oracle.meeting(oracle.Table(**words), att, dfn) == names[letter], (words, att, dfn)


@pytest.mark.parametrize("suit", "SHDC")
def test_every_ace_beats_clubs_and_diamonds_and_falls_to_hearts_and_spades(suit):
    for king, letter in (("KC", "W"), ("KD", "W"), ("KH", "L"), ("KS", "L")):
        agrees(letter, f"A{suit}", king, "r", {})
        agrees({"W": "L", "L": "W"}[letter], king, f"A{suit}", "r", {})


def test_under_list_the_last_hope_may_fall_with_the_king_of_spades():
    """Blue's K♥ is already gone, so Red could not win; by losing its K♠ Blue loses the last chance there was."""
    cards = "d4=rKD:rb e5=bKS^ a8=rKH:rb b8=rKS:b g1=r3S:rb h1=b3S:rb"
    state = table(cards, special_kings="list", keep=False)
    assert result(play(state, "d4xe5")) == (None, "dead-aim")
    assert result(play(table(cards, keep=False), "d4xe5")) is None


def test_a_special_tie_can_be_repeated_at_once_by_the_other_side():
    state = play(set_up("KS", "KD", "r"), "d4xe5 done")
    assert "e5xd4" in moves(state)
    assert fields(play(state, "e5xd4"))["phase"] == "peek"


# -- what the table says about it ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "matrix"),
    [
        ({}, ["~W~~+", "L===+", "~===-", "~===-", "--++="]),
        ({"special_kings": "list"}, ["-W-++", "L===+", "+===-", "-===-", "--++="]),
        (
            {"ace_vs_KH_KS": "special_tie", "KH_attacks_KS": "attacker_wins"},
            ["~W~~~", "W===~", "~===-", "~===-", "~~++="],
        ),
    ],
    ids=["defaults", "list", "others"],
)
def test_the_king_matrix_of_this_table_is_told(words, matrix):
    assert game.show(game.view(start(**words), RED)).meetings == matrix
