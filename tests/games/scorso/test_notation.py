"""Positions, views and moves as text: read back, forgiven, or refused with the field that is wrong."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import CHANCE, PLATFORM_ACTS, BadMove, BadPosition
from tests.games.scorso.asking import actors, bullets, fields, game, line, moves, options, play, read, result, start
from tests.games.scorso.tables import A, B, text

# the example of the notation's page
EXAMPLE = """edition=travel pace=beats stage=1 round=3 phase=rolling ender=- supply=4 pot=0
A bullets=3/3/3 left=KRR right=GGG free=- burned=- fists=0
B bullets=1/2/0 left=- right=WW free=KG?? burned=- fists=2"""

DUELLISTS = ("A bullets=2/3/3 free=?????? stake=1/0/0", "B bullets=3/2/3 free=KRR???? stake=0/1/0", "C")
DECIDING = ("A bullets=0/0/0 free=??????", "B bullets=0/0/0 free=RRRRRR", "C out")

# A position of every kind, with the options it needs.
POSITIONS = {
    "example": (EXAMPLE, {}),
    "start": (game.format_position(start()), {}),
    "out": (text("rolling", "A", "B out", "C handicap", round=7, pot=30), {}),
    "ring": (text("rolling", "C", "A", "B"), {}),
    "tumbling": (text("rolling", "A free=KG tumbling=4", "B"), {}),
    "laid": (text("rolling", "A left=K free=W laid=R|RG", "B", pace="beats"), {}),
    "committed": (text("rolling", "A free=KKG??? beat=roll:KG", "B", pace="beats"), {}),
    "back": (text("rolling", "A left=KR back=R|- returned=2", "B", pace="beats"), {"placed_dice": "may_return"}),
    "returned": (text("rolling", "A left=KR returned=6", "B"), {"placed_dice": "may_return"}),
    "waiting": (text("rolling", "A left=KKKKKK beat=done", "B left=KKKKKK beat=done", pace="beats"), {}),
    "knocked": (text("rolling", "A left=KKKKKK", "B left=WWWWWW", "C", pace="beats", knocked="AB"), {}),
    "frozen": (text("frozen", "A left=KK", "B right=W", "C"), {}),
    "ender": (text("frozen", "A left=KKWWWW", "B right=W", "C", ender="A"), {}),
    "then": (text("frozen", "A left=KK", "B right=W", "C left=K", then="B: lose G"), {}),
    "duels": (text("duels", "A", "B fists=1", "C handicap", dice=0, act="A", passed=0), {}),
    "passed": (text("duels", "A", "B fists=1", "C", dice=0, ender="C", act="A", passed=1, swaps="B-C,A-C"), {}),
    "challenge": (text("duels", "A", "B fists=1", "C", dice=0, act="A", passed=0, challenge="B:2"), {}),
    "staked": (
        text("duels", "A bullets=2/2/3 stake=1/1/0", "B fists=1", "C", dice=0, act="A", passed=0, challenge="B:2"),
        {},
    ),
    "duel": (text("duel", *DUELLISTS, dice=0, act="A", passed=0, challenge="B:1"), {}),
    "deciding": (text("duel", *DECIDING, dice=0, act="-", passed=0), {}),
    "over": (text("over", "A", "B out", dice=0, round=9, ender="A", result="A:last-standing"), {}),
    "resigned": (text("over", "A", "B out", dice=0, result="A:resign"), {}),
}
EACH = [pytest.param(*position, id=name) for name, position in POSITIONS.items()]


# -- round trips -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("position", "words"), EACH)
def test_every_kind_of_position_is_read_back_as_it_was_written(position, words):
    assert game.format_position(read(position, **words)) == position


def test_the_example_of_the_page_is_written_as_it_stands():
    state = read(EXAMPLE)
    assert game.format_position(state) == EXAMPLE
    assert (state.options.edition, state.options.pace, state.options.players) == ("travel", "beats", 2)
    assert moves(state, "A") == {"knock", "done"}
    assert "roll K?" in moves(state, "B")


@pytest.mark.parametrize(
    "words",
    [{"players": 3}, {"players": 2, "pace": "beats", "placed_dice": "may_return"}, {"players": 5, "max_rounds": 2}],
    ids=["three", "beats", "five"],
)
def test_play_goes_on_identically_from_a_parsed_position(words):
    """Every few acts a copy is read from the text and both go on."""
    rng, state = Random(3), start(**words)
    copy = state
    for ply in range(400):
        if not game.to_act(state):
            break
        if ply % 7 == 0:
            copy = game.parse_position(game.format_position(state), state.options)
        assert game.format_position(copy) == game.format_position(state)
        assert actors(copy) == actors(state)
        name = rng.choice(actors(state))
        assert moves(copy, name) == moves(state, name)
        word = rng.choice(sorted({move.split()[0] for move in moves(state, name)}))
        move = rng.choice(sorted(move for move in moves(state, name) if move.split()[0] == word))
        item = move if name == "chance" else f"{name}: {move}"
        state, copy = play(state, item), play(copy, item)


def test_other_spellings_are_read_and_never_written():
    loose = EXAMPLE.replace("left=KRR", "left=RKR").replace("free=KG??", "free=?G?K").replace(" fists", "   fists")
    assert game.format_position(read(f"\n {loose} \n\n")) == EXAMPLE


def test_the_order_of_the_lines_is_the_ring():
    header, a, b = EXAMPLE.splitlines()
    state = read("\n".join([header, b, a]))
    assert game.format_position(state) == "\n".join([header, b, a])


# -- the frozen table ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["frozen", "group", "conflicts"])
def test_a_frozen_position_resolves_from_there(phase):
    state = read(text(phase, "A left=KK", "B right=W bullets=0/3/0", "C"))
    assert (fields(state)["phase"], fields(state)["round"], bullets(state, "B")) == ("rolling", "2", "0/2/0")


def test_what_has_been_decided_since_stands_in_one_line():
    state = read(text("frozen", "A left=KKK right=RR", "B", "C left=K"))
    state = play(state, "B: lose G; B: lose Y")
    assert game.format_position(state).splitlines()[-1] == "then B: lose G; B: lose Y"
    assert line(state, "B")["bullets"] == "3/3/3"  # the frozen table, as it was
    assert bullets(state, "B") == "2/2/3"  # and what has come of it


def test_answers_are_given_again_one_by_one():
    lines = ("A left=GGGYB", "B bullets=3/3/0", "C left=RR")
    then = "A: group left GYB; A: paralysis swap B; C: take Y"
    state = read(text("frozen", *lines, then=then))
    assert (bullets(state, "A"), line(state, "A")["fists"]) == ("3/2/3", "1")
    assert fields(state)["swaps"] == "A-B"


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("B: lose B", "B: lose B': B is asked, expected lose G, lose Y"),
        ("C: lose G", "C: lose G': B is asked, expected lose G, lose Y"),
        ("B: knock", "B: knock': B is asked, expected lose G, lose Y"),
        ("B: roll ?", "B: roll ?': B is asked, expected lose G, lose Y"),
        ("B: nonsense", "then 'B: nonsense': move 'nonsense'"),
        ("lose G", "expected SEAT: ANSWER"),
        ("E: lose G", "field then=E: expected one of A B C"),
        ("B: lose G; B: lose G; B: lose G", "expected SEAT: ANSWER to a question of the conflicts"),
    ],
)
def test_an_answer_nobody_was_asked_for_is_refused(then, said):
    with pytest.raises(BadPosition) as refused:
        read(text("frozen", "A left=KK", "B bullets=3/3/0", "C", then=then))
    assert said in refused.value.what


def test_then_stands_last_and_once():
    position = text("frozen", "A left=KK", "B", "C")
    for wrong in (f"{position}\nthen B: lose G\nthen B: lose G", position.replace("\nC", "\nthen B: lose G\nC")):
        with pytest.raises(BadPosition, match="then: expected one such line, after the seats"):
            read(wrong)


# -- what is refused -------------------------------------------------------------------------------------------------

GOOD = text("rolling", "A", "B", "C")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("edition=collector", "edition=pocket", "field edition=pocket: expected travel or collector"),
        ("pace=real_time", "pace=slow", "field pace=slow: expected real_time or beats"),
        ("stage=1", "stage=2", "field stage=2: expected a number from 1 to 1"),
        ("round=1", "round=0", "field round=0: expected a number from 1"),
        ("round=1", "round=x", "field round=x"),
        ("phase=rolling", "phase=market", "field phase=market: expected a full game, mode=full"),
        ("phase=rolling", "phase=x", "field phase=x: expected rolling, frozen, duels, duel, over"),
        ("ender=-", "ender=F", "field ender=F: expected one of A B C or -"),
        ("ender=-", "ender=A", "ender=A: nobody has ended the round yet, expected -"),
        ("supply=8", "supply=7", "supply and fists: 7 fist tokens, expected 8 in the collector edition"),
        ("supply=8", "supply=9", "field supply=9: expected a number from 0 to 8"),
        ("pot=0", "pot=-1", "field pot=-1"),
        (" pot=0", "", "header: field pot is missing"),
        ("pot=0", "pot=0 pot=0", "header: 'pot=0' is not a field here"),
        ("pot=0", "pot=0 act=A", "field act=A: not expected while phase=rolling"),
        ("pot=0", "pot=0 knocked=A", "knocked: A cannot have knocked in this beat"),
        ("pot=0", "pot=0 result=A:resign", "field result=A:resign: not expected while phase=rolling"),
        ("B bullets=3/3/3", "B bullets=3/3", "bullets of B '3/3': expected GREEN/YELLOW/BLUE"),
        ("B bullets=3/3/3", "B bullets=4/3/3", "bullets: 10 green ones, expected at most 9"),
        ("B bullets=3/3/3", "B bullets=0/0/0", "bullets of B: a living player has at least one, expected out"),
        ("B bullets=3/3/3", "D bullets=3/3/3", "field seat=D: expected one of A B C"),
        ("B bullets=3/3/3", "A bullets=3/3/3", "seats: expected each of A B C once"),
        ("B bullets=3/3/3", "B bullets=3/3/3 hats=1", "seat B: 'hats=1' is not a field here"),
        ("B bullets=3/3/3 left=-", "B bullets=3/3/3 left=K", "dice of B: 7, expected 6"),
        ("B bullets=3/3/3 left=-", "B bullets=3/3/3 left=?", "left of B '?': expected dice out of K W R G Y B, or -"),
        ("B bullets=3/3/3 left=-", "B bullets=3/3/3 left=X", "left of B 'X'"),
        ("B bullets=3/3/3 left=-", "B bullets=3/3/3", "seat B: field left is missing"),
        (
            "B bullets=3/3/3 left=- right=- free=??????",
            "B out left=- right=- free=?",
            "seat B is out: expected no dice",
        ),
        ("B bullets=3/3/3 left=- right=- free=??????", "B bullets=3/3/3 left=- right=- free=?????", "dice of B: 5"),
        ("free=??????", "free=????? tumbling=x", "field tumbling of A=x"),
        ("free=?????? burned=-", "free=????? burned=K", "burned of A: no die burns before the freeze, expected -"),
        ("fists=0", "fists=0 beat=knock", "laid, back and beat of A: expected only while a beat is being decided"),
        ("fists=0", "fists=0 beat=?", "beat of A '?': expected roll:DICE, knock or done"),
        ("fists=0", "fists=0 returned=1", "back and returned of A: placed dice are locked, expected none"),
        ("fists=0", "fists=0 laid=K", "laid of A: expected LEFT|RIGHT"),
        ("fists=0", "fists=0 stake=1/0/0", "bullets: 10 green ones"),
        ("fists=0", "fists=9", "field fists of A=9: expected a number from 0 to 8"),
    ],
)
def test_what_is_wrong_is_refused_by_the_name_of_its_field(old, new, said):
    assert old in GOOD
    with pytest.raises(BadPosition) as refused:
        read(GOOD.replace(old, new, 1))
    assert said in refused.value.what


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ("", "position is empty"),
        (text("rolling", "A"), "position has 1 seats: expected 2 to 5 lines"),
        (text("rolling", *"ABCDEA"), "position has 6 seats"),
        (text("rolling", "A", "B out"), "1 living seats: expected at least 2, or phase=over"),
        (text("frozen", "A left=KKKKK", "B", ender="A"), "free of A: who knocks has placed all dice, expected -"),
        (text("frozen", "A out", "B", "C", ender="A"), "seat A is out: expected a living player"),
        (text("duels", "A", "B", dice=0), "phase=duels: expected the fields act and passed"),
        (text("duels", "A", "B", dice=3, act="A", passed=0), "dice of A: 3, expected 6 or none"),
        (text("duels", "A", "B fists=1", dice=0, act="-", passed=0), "field act=-: expected one of A B"),
        (text("duels", "A", "B fists=1", "C out", dice=0, act="C", passed=0), "act=C: expected a living player"),
        (text("duels", "A", "B", dice=0, act="A", passed=0, challenge="A:1"), "act=A: expected a living player who"),
        (text("duels", "A", "B", dice=0, act="A", passed=0, challenge="B"), "field challenge="),
        (text("duels", "A", "B", dice=0, act="A", passed=0, challenge="B:6"), "field challenge=6"),
        (text("duels", "A", "B", dice=0, act="A", passed=0, swaps="A-A"), "field swaps=A-A: expected pairs such as"),
        (text("duel", "A", "B", dice=6, act="A", passed=0), "a duel: expected act=A with challenge=B:2, or act=-"),
        (text("duel", "A free=?", "B free=??????", dice=0, act="-", passed=0), "dice of A: 1, expected 6 and the"),
        (text("duel", "A free=??????", "B", dice=0, act="-", passed=0), "free: expected dice of two duellists"),
        (text("duels", "A", "B", "C fists=1", dice=0, act="A", passed=0, challenge="B:1"), "challenge=B: expected a"),
        (
            text("duels", "A bullets=1/0/0", "B fists=1", dice=0, act="A", passed=0, challenge="B:2"),
            "challenge=B:2: A has",
        ),
        (
            text("duels", "A stake=1/0/0 bullets=2/3/3", "B fists=1", dice=0, act="A", passed=0, challenge="B:2"),
            "stake of A: 1 bullets, expected 0 or 2",
        ),
        (
            text("duel", "A free=??????", "B free=???????", dice=0, act="A", passed=0, challenge="B:1"),
            "stake of A: 0 bullets, expected 1",
        ),
        (
            text("duel", *DUELLISTS[:1], f"{DUELLISTS[1]} fists=1", dice=0, act="A", passed=0, challenge="B:1"),
            "fists of B: duellists have returned theirs, expected 0",
        ),
        (text("rolling", "A left=KKKKKK", "B", pace="beats", knocked="A"), "knocked: expected two seats at least"),
        (
            text("rolling", "A left=KKKKKR", "B left=WWWWWW", pace="beats", knocked="AB"),
            "knocked: expected two seats at least, either all with valid layouts or none",
        ),
        (text("over", "A out", "B", dice=0, result="A:resign"), "result=A:resign: seat A is out"),
        (text("over", "A", "B out", dice=0), "result: expected result=SEAT:REASON"),
        (text("over", "A", "B out", dice=0, result="A:luck"), "result: expected result=SEAT:REASON"),
        (
            text("duel", "A free=?????? beat=done", "B free=??????", pace="beats", dice=0, act="-", passed=0),
            "beat of A: nobody waits in a duel, expected roll or knock",
        ),
        (text("rolling", "A left=K beat=knock", "B", pace="beats"), "beat of A: not in a position to knock"),
        (text("rolling", "A free=K beat=roll:G", "B", pace="beats"), "beat of A: expected dice that lie there"),
        (text("rolling", "A beat=roll:???? handicap", "B", pace="beats"), "beat of A: one hand, expected at most 3"),
    ],
)
def test_what_cannot_be_is_refused(position, said):
    with pytest.raises(BadPosition) as refused:
        read(position)
    assert said in refused.value.what


@pytest.mark.parametrize("name", ["over", "resigned"])
def test_a_finished_position_is_read_and_reported_as_finished(name):
    state = read(*POSITIONS[name][:1])
    assert (result(state)[0], actors(state)) == ("A", [])


# -- moves -----------------------------------------------------------------------------------------------------------


def test_all_free_dice_are_a_star_on_input_only():
    state = read(EXAMPLE)
    assert game.format_move(state, B, game.parse_move(state, B, "roll *")) == "roll KG??"
    assert game.parse_move(state, B, "roll ?G?K") == game.parse_move(state, B, "roll KG??")


@pytest.mark.parametrize(
    "word",
    [
        "", "roll", "roll ", "roll Z", "roll kg", "Roll K", "place K", "place K up", "place left K", "knock!",
        "lane up", "paralysis guard R", "paralysis", "paralysis handicap F", "lose R", "take",
        "effect all", "challenge", "challenge B", "challenge B 0", "challenge B 8", "challenge F 1", "stake", "stake R",
        "group left", "group left GG", "group left GGG+GGG", "group left GYB+GYB+GYB+GYB", "group GGG",
        "roll  K", " knock", "die G", "Z die G", "A die ?", "ender", "ender Z",
        "roll ???????????????",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(word):
    with pytest.raises(BadMove, match="expected"):
        game.parse_move(start(), A, word)


@pytest.mark.parametrize("word", [*PLATFORM_ACTS, "freeze", "A die G", "ender C"])
def test_words_of_the_platform_and_of_chance_are_read(word):
    state = start()
    assert game.format_move(state, CHANCE, game.parse_move(state, CHANCE, word)) == word


def test_legal_moves_are_sorted_by_their_text():
    state = read(EXAMPLE)
    for seat in (A, B):
        written = [game.format_move(state, seat, move) for move in game.legal_moves(state, seat)]
        assert written == sorted(written)


def test_others_read_a_secret_act_as_a_question_mark():
    state = read(EXAMPLE)
    for word, others in (("place K left", "place ?"), ("roll K", "commit ?")):
        move = game.parse_move(state, B, word)
        assert game.format_move_for(state, B, move, B) == word
        assert game.format_move_for(state, B, move, A) == others
    knock = game.parse_move(state, A, "knock")
    assert game.format_move_for(state, A, knock, B) == "commit ?"
    in_the_open = start()
    move = game.parse_move(in_the_open, A, "roll ?")
    assert game.format_move_for(in_the_open, A, move, B) == "roll ?"


def test_options_stay_those_of_the_table():
    chosen = options(colour_shortage="none", players=4)
    state = game.parse_position(EXAMPLE, chosen)
    assert (state.options.colour_shortage, state.options.players) == ("none", 2)
