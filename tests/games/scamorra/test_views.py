"""§2 Who may know what: views, non-interference at every exit, and what a seat may imagine."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from ludoteca.cli.position import Question, ask
from ludoteca.core import CHANCE, WATCHER
from ludoteca.laws.exits import sent, sent_by_match
from ludoteca.play import Match
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import game, options, read, result, start, why
from tests.games.scamorra.deals import (
    follow,
    hidden_cards,
    knows_coppella,
    random_acts,
    shuffled,
    twin_acts,
)
from tests.games.scamorra.matches import ALL_BUT_A_PAWN
from tests.games.scamorra.tables import EXAMPLE, NAMES, NORTH, SOUTH, VIEWERS, drawn, play, table, write
from tests.games.scamorra.test_oracle_agrees import any_position, any_table, words_of

EVERY_VISIBILITY = [
    {"coppella_visibility": coppella, "discard_view": discards}
    for coppella in ("hidden", "owner", "both")
    for discards in ("full_history", "top_card_only")
]
IDS = [f"{words['coppella_visibility']}-{words['discard_view']}" for words in EVERY_VISIBILITY]
NAME_OF = {seat: name for name, seat in NAMES.items()}

visibility = pytest.mark.parametrize("words", EVERY_VISIBILITY, ids=IDS)
each_viewer = pytest.mark.parametrize("viewer", VIEWERS, ids=["south", "north", "watcher"])


def seen(state, viewer) -> str:
    return game.format_view(game.view(state, viewer))


def middle(**words):
    """A position in which everything that could be known differs: hands, discards, coppellas."""
    aside = " coppella=K|R" if words["coppella_visibility"] != "hidden" else ""
    return read(f"rps2/5/5/5/2RPS S hand=QBP|KNP played=BRN|PQB score=0-0{aside}", **words)


# -- §2 the table of who sees what -------------------------------------------------------------------------


@each_viewer
@visibility
def test_a_side_sees_its_own_hand_and_the_size_of_the_other(viewer, words):
    state = middle(**words)
    hands = {SOUTH: "QBP|???", NORTH: "???|KNP", WATCHER: "???|???"}[viewer]
    assert seen(state, viewer).split()[2] == f"hand={hands}"
    shown = game.show(game.view(state, viewer))
    assert ["".join(side.hand) for side in (shown.south, shown.north)] == hands.split("|")
    assert [side.pile for side in (shown.south, shown.north)] == [9, 9]


@each_viewer
@visibility
def test_board_scores_captured_pieces_and_the_side_to_move_are_public(viewer, words):
    aside = " coppella=K|R" if words["coppella_visibility"] != "hidden" else ""
    state = read(f"rp3/5/5/5/2R2 N hand=QBP|KNP played=BRN|PQ score=2-3{aside}", **words)
    assert seen(state, viewer).split()[:2] == ["rp3/5/5/5/2R2", "N"]
    assert seen(state, viewer).split()[4] == "score=2-3"
    shown = game.show(game.view(state, viewer))
    assert (shown.south.captured, shown.north.captured) == (["P", "S"], ["S"])
    assert (shown.south.score, shown.north.score, shown.turn) == (2, 3, "N")


@each_viewer
@pytest.mark.parametrize("coppella", ["hidden", "owner", "both"])
def test_discards_are_open_in_order_or_only_the_top_card(viewer, coppella):
    full = middle(coppella_visibility=coppella, discard_view="full_history")
    top = middle(coppella_visibility=coppella, discard_view="top_card_only")
    assert seen(full, viewer).split()[3] == "played=BRN|PQB"
    assert seen(top, viewer).split()[3] == "played=??N|??B"
    shown = game.show(game.view(top, viewer))
    assert (shown.south.played, shown.north.played) == (["?", "?", "N"], ["?", "?", "B"])


@pytest.mark.parametrize(
    ("value", "expected"),
    [("owner", {SOUTH: "K|?", NORTH: "?|R", WATCHER: "?|?"}), ("both", dict.fromkeys(VIEWERS, "K|R"))],
)
@pytest.mark.parametrize("discards", ["full_history", "top_card_only"])
def test_coppellas_are_seen_by_those_the_table_names(value, expected, discards):
    state = middle(coppella_visibility=value, discard_view=discards)
    for viewer, text in expected.items():
        assert seen(state, viewer).split()[5] == f"coppella={text}"
        shown = game.show(game.view(state, viewer))
        assert f"{shown.south.coppella}|{shown.north.coppella}" == text


@each_viewer
def test_a_hidden_coppella_is_in_no_view(viewer):
    state = middle(coppella_visibility="hidden", discard_view="full_history")
    assert "coppella" not in seen(state, viewer)
    shown = game.show(game.view(state, viewer))
    assert (shown.south.coppella, shown.north.coppella) == ("?", "?")


def left(side) -> Counter[str]:
    return Counter({each.card: each.count for each in side.left})


@pytest.mark.parametrize("coppella", ["hidden", "owner", "both"])
@pytest.mark.parametrize("seed", range(8))
def test_what_is_left_is_the_deck_less_everything_the_viewer_sees(seed, coppella):
    rng, chosen = Random(seed), oracle.Table(coppella_visibility=coppella)
    position = any_position(rng, chosen)
    state = read(position.write(chosen), **words_of(chosen))
    for viewer in VIEWERS:
        shown = game.show(game.view(state, viewer))
        for side, here in zip("SN", (shown.south, shown.north), strict=True):
            assert left(here) == hidden_cards(chosen, position, NAME_OF[viewer], side)
            known = Counter(here.hand) + Counter(here.played)
            if knows_coppella(chosen, NAME_OF[viewer], side):
                known += Counter(here.coppella)
            del known["?"]
            assert known + left(here) == oracle.DECK  # 16 cards, always


@pytest.mark.parametrize("coppella", ["hidden", "owner", "both"])
def test_memory_mode_omits_what_can_be_deduced_from_the_history(coppella):
    aside = " coppella=P|P" if coppella != "hidden" else ""
    text = f"5/3r1/2S2/5/5 N hand=-|P played={ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP score=2-2{aside}"
    state = read(text, coppella_visibility=coppella, discard_view="top_card_only")
    for viewer in VIEWERS:
        shown = game.show(game.view(state, viewer))
        assert (shown.south.left, shown.north.left) == (None, None)
        for side, here in zip("SN", (shown.south, shown.north), strict=True):
            chosen = oracle.Table(coppella_visibility=coppella)
            assert here.coppella == ("P" if knows_coppella(chosen, NAME_OF[viewer], side) else "?")


@pytest.mark.parametrize("coppella", ["hidden", "owner", "both"])
@pytest.mark.parametrize("seed", range(6))
def test_the_coppella_is_deduced_exactly_when_only_one_kind_of_card_is_left_for_it(seed, coppella):
    rng = Random(seed)
    chosen = oracle.Table(coppella_visibility=coppella)
    position = any_position(rng, chosen)
    # late in a game, where something can be deduced
    cards = {side: rng.sample(list(oracle.DECK.elements()), 16) for side in "SN"}
    played = {side: "".join(cards[side][:13]) for side in "SN"}
    hand = {side: oracle.in_order("".join(cards[side][13:15])) for side in "SN"}
    aside = {side: cards[side][15] for side in "SN"} if chosen.has_coppella else {}
    position = oracle.replace(position, played=played, hand=hand, coppella=aside)
    state = read(position.write(chosen), **words_of(chosen))
    for viewer in VIEWERS:
        shown = game.show(game.view(state, viewer))
        for side, here in zip("SN", (shown.south, shown.north), strict=True):
            sorts = set(hidden_cards(chosen, position, NAME_OF[viewer], side))
            if knows_coppella(chosen, NAME_OF[viewer], side) or len(sorts) == 1:
                assert here.coppella == cards[side][15]
            else:
                assert here.coppella == "?"


def test_a_side_knows_its_coppella_when_its_last_card_is_drawn_and_the_other_when_it_is_played():
    text = "5/3r1/2S2/5/5 N hand=K|KP played=QBBBNNNRRRPPPP|QBBBNNNRRRPPP score=2-2"
    for state, norths in ((read(text), "?"), (play(read(text), "K:d4-e5", "K:c3-b3"), "P")):
        assert game.show(game.view(state, SOUTH)).south.coppella == "P"
        assert game.show(game.view(state, NORTH)).south.coppella == norths
        assert game.show(game.view(state, WATCHER)).south.coppella == norths


@pytest.mark.parametrize("seed", range(3))
def test_the_deduced_coppella_is_the_card_that_never_appeared(seed):
    acts = random_acts(Random(seed), 200)
    match = Match(game, options())
    for act in acts:
        follow(match, *act)
    for side, here in zip("SN", ("south", "north"), strict=True):
        dealt = Counter(text[-1] for _, text in acts if text.startswith(f"draw {side}"))
        assert dealt.total() == 15
        assert getattr(game.show(match.view(WATCHER)), here).coppella == next((oracle.DECK - dealt).elements())


def test_king_dangers_are_shown_only_to_the_holder_of_the_king():
    with_king, without = (table("R c3", "P c4, R a5", hand=f"{hand}|QNP") for hand in ("KQP", "QBP"))
    shown = game.show(game.view(with_king, SOUTH))
    assert [(danger.start, danger.to) for danger in shown.king_dangers] == [("c3", "c4")]
    assert game.show(game.view(without, SOUTH)).king_dangers == []
    for viewer in (NORTH, WATCHER):
        assert game.show(game.view(with_king, viewer)).king_dangers == []


def test_pieces_in_danger_are_told_to_their_owner_whatever_the_enemy_holds():
    held = [table("S c3, R a1", "R c4, P e5", hand=f"KQP|{hand}") for hand in ("QRP", "NBP")]
    assert [game.show(game.view(state, SOUTH)).endangered for state in held] == [["c3"], ["c3"]]
    assert game.show(game.view(held[0], WATCHER)).endangered == []


# -- drawing, throwing, setting aside ----------------------------------------------------------------------------


def test_a_drawn_card_is_revealed_only_to_its_owner():
    state = play(start(), "draw S K")
    told = {viewer: game.events(state, viewer)[0].args["card"] for viewer in VIEWERS}
    assert told == {SOUTH: "king", NORTH: "hidden", WATCHER: "hidden"}
    move = game.parse_move(start(), CHANCE, "draw S K")
    written = [game.format_move_for(start(), CHANCE, move, viewer) for viewer in VIEWERS]
    assert written == ["draw S K", "draw S ?", "draw S ?"]


@pytest.mark.parametrize(
    ("value", "expected"), [("owner", ["king", "hidden", "hidden"]), ("both", ["king", "king", "king"])]
)
def test_a_coppella_set_aside_is_revealed_to_those_the_table_names(value, expected):
    before = start(coppella_visibility=value)
    state = play(before, "coppella S K")
    assert [game.events(state, viewer)[0].args["card"] for viewer in VIEWERS] == expected
    move = game.parse_move(before, CHANCE, "coppella S K")
    written = [game.format_move_for(before, CHANCE, move, viewer) for viewer in VIEWERS]
    assert written == [f"coppella S {'K' if card == 'king' else '?'}" for card in expected]


def test_a_throw_is_revealed_only_when_both_have_thrown():
    before = read("5/5/5/5/5 ! hand=KQB|NRP played=-|- score=0-0", initiative_method="rps_hand")
    state = game.apply(before, NORTH, game.parse_move(before, NORTH, "throw S"))
    assert [seen(state, viewer).split()[1] for viewer in VIEWERS] == ["!-?", "!-S", "!-?"]
    assert [game.show(game.view(state, viewer)).throws for viewer in VIEWERS] == [["-", "?"], ["-", "S"], ["-", "?"]]
    assert [game.events(state, viewer)[0].args["symbol"] for viewer in VIEWERS] == ["hidden", "scissors", "hidden"]
    after = game.apply(state, SOUTH, game.parse_move(state, SOUTH, "throw R"))
    for viewer in VIEWERS:
        assert game.events(after, viewer)[0].args == {"south": "rock", "north": "scissors"}


@pytest.mark.parametrize("viewer", [SOUTH, WATCHER])
def test_no_byte_reveals_a_throw_before_both_have_thrown(viewer):
    before = read("5/5/5/5/5 ! hand=KQB|NRP played=-|- score=0-0", initiative_method="rps_hand")
    thrown = [game.apply(before, NORTH, game.parse_move(before, NORTH, f"throw {symbol}")) for symbol in "RPS"]
    assert len({write(state) for state in thrown}) == 3
    told = [sent(game, state, viewer) for state in thrown]
    assert told[0] == told[1] == told[2]


def test_the_first_throw_stays_hidden_in_a_record_in_progress():
    before = read("5/5/5/5/5 ! hand=KQB|NRP played=-|- score=0-0", initiative_method="rps_hand")
    move = game.parse_move(before, NORTH, "throw S")
    assert [game.format_move_for(before, NORTH, move, viewer) for viewer in VIEWERS] == [
        "throw ?",
        "throw S",
        "throw ?",
    ]


# -- nothing reveals whether a discard was forced or a pawn held --------------------------------------------------


def with_hands(hands, south, **words):
    """The same table, with each of these hands of South."""
    aside = "B|R" if words["coppella_visibility"] != "hidden" else ""
    for hand in hands:
        yield table(south, "R a1, P b1, S e1", hand=f"{hand}|KQP", coppella=aside, **words)


@pytest.mark.parametrize("viewer", [NORTH, WATCHER])
@visibility
def test_nothing_reveals_whether_a_discard_was_forced(viewer, words):
    told = []
    for state in with_hands(("PPP", "KQP", "NPP"), "R c5, P a5, S e5", **words):
        after = play(state, "P:-")
        told.append([sent(game, after, viewer), sent(game, play(after, "draw S B"), viewer)])
    assert told[0] == told[1] == told[2]


@pytest.mark.parametrize("viewer", [NORTH, WATCHER])
@visibility
def test_nothing_reveals_whether_a_pawn_is_held(viewer, words):
    """A captured piece waits to re-enter: only its owner may know whether a Pawn card is there to bring it back."""
    told = []
    for state in with_hands(("KQP", "KQB", "KPP"), "R c3", **words):
        asked = [why(state, text, viewer) for text in ("P:-", "P:S@a1", "K:c3-c4", "draw S P", "P:c3-c4")]
        told.append([sent(game, state, viewer), asked, sent(game, play(state, "K:c3-c4"), viewer)])
    assert told[0] == told[1] == told[2]


# -- non-interference ------------------------------------------------------------------------------------------------


def asked(text: str, viewer, words: dict[str, object], *plays: str) -> str:
    """`ludoteca rules --seat … --json`."""
    given = tuple(f"{key}={str(value).lower()}" for key, value in words.items())
    question = Question(game="scamorra", options=given, position=text, seat=NAME_OF[viewer], plays=plays)
    return json.dumps(ask(question).to_json())


@each_viewer
@visibility
def test_shuffling_what_a_seat_may_not_know_changes_no_byte_it_receives(viewer, words):
    """Hands, piles, coppellas, old discards in memory mode: everything the viewer's own cards leave open."""
    rng, changed = Random(f"{viewer} {words}"), 0
    for _ in range(4):
        chosen = oracle.replace(any_table(rng), **words)
        position = any_position(rng, chosen)
        text = position.write(chosen)
        told = sent(game, read(text, **words_of(chosen)), viewer)
        for _ in range(2):
            other = shuffled(chosen, position, NAME_OF[viewer], rng).write(chosen)
            changed += other != text
            assert sent(game, read(other, **words_of(chosen)), viewer) == told
    assert asked(other, viewer, words_of(chosen)) == asked(text, viewer, words_of(chosen))
    assert changed > 2


@each_viewer
@visibility
def test_twin_games_look_the_same_to_a_seat_at_every_ply(viewer, words):
    """Two games that differ in cards the viewer never sees: views, events, pictures and the record in progress."""
    rng, differences = Random(f"{viewer} {words}"), 0
    for plies in (9, 26):
        acts = random_acts(rng, plies, **words)
        hidden = "".join(side for side in "SN" if NAMES[side] != viewer)
        twins = twin_acts(acts, hidden, rng)
        differences += acts != twins
        one, two = Match(game, options(**words)), Match(game, options(**words))
        for act, twin in zip(acts, twins, strict=True):
            assert game.format_move_for(
                one.state, act[0], game.parse_move(one.state, *act), viewer
            ) == game.format_move_for(two.state, twin[0], game.parse_move(two.state, *twin), viewer)
            follow(one, *act)
            follow(two, *twin)
            assert sent(game, one.state, viewer) == sent(game, two.state, viewer)
        if one.outcome is None:  # a finished game is open to all
            assert sent_by_match(one, viewer) == sent_by_match(two, viewer)
    assert differences


def test_the_answer_to_a_seat_lists_pending_draws_from_its_own_knowledge():
    # South holds every Bishop, Knight and Rook that North could expect: only South knows that none is left
    text = "rps2/5/2R2/5/3PS N hand=BB|QNP played=B|- score=0-0"
    souths = json.loads(asked(text, SOUTH, {}))["legal"]["chance"]
    norths = json.loads(asked(text, NORTH, {}))["legal"]["chance"]
    assert souths == [f"draw S {card}" for card in "KNPQR"]
    assert norths == [f"draw S {card}" for card in "BKNPQR"]


def test_a_seat_does_not_see_the_moves_of_the_other():
    answer = json.loads(asked(EXAMPLE, NORTH, {}))
    assert (answer["to_act"], answer["legal"]) == (["S"], {})
    assert "hand=???|QNP" in answer["position"]


def test_a_card_played_stays_open_to_everybody():
    answer = json.loads(asked(EXAMPLE, NORTH, {}, "K:c1-c2"))
    assert "played=K|-" in answer["position"]
    assert answer["events"][0]["card"] == "king"


def test_a_finished_game_shows_no_hand_that_was_never_played():
    """A knock-out ends the game; the record is open then, but the table still shows only what §2 allows."""
    state = play(table("R c3", "S d4", hand="KQP|BNR"), "P:c3-d4")
    assert result(state) == ("S", "knockout")
    assert seen(state, SOUTH).split()[2] == "hand=KQ|???"
    assert seen(drawn(state), NORTH).split()[2] == "hand=??|BNR"


def test_once_a_game_is_over_everybody_may_see_both_hands():
    state = play(table("R c3", "S d4", hand="KQP|BNR"), "P:c3-d4")
    for viewer in (SOUTH, NORTH, WATCHER):
        shown = game.show(game.open_view(state, viewer))
        assert (shown.south.hand, shown.north.hand) == (["K", "Q"], ["B", "N", "R"])
