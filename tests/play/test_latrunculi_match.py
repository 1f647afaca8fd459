"""§7 The match of Latrunculi: lots, replays, the decider and both its choices."""

import pytest

from ludoteca.core import CHANCE, WATCHER, BadMove, BadOption, IllegalMove, Seat
from ludoteca.play import Dealer, Match, find, format_record, verify

A, B = Seat(0), Seat(1)
GAME = find("latrunculi-match")

MIDDLE = "b7/b7/8/8/8/8/8/ww6 w 0"


def start(seed: int = 1, **options: str) -> Match:
    return Match.start(GAME, GAME.Options.from_text(options), Dealer.from_seed(seed))


def null(match: Match) -> None:
    """§6 (iii) Both agree, which is judged like a stall: the game is null."""
    match.offer(A)
    match.offer(B)


def texts(match: Match) -> list[str]:
    return [entry.text for entry in match.log if entry.text not in ("offer", "agree")]


def phase(match: Match) -> str:
    return GAME.format_position(match.state).split(" | ")[0]


def decider(choice: str, **options: str) -> tuple[Match, Seat]:
    """A match at its decider, and the person who chose."""
    match = start(**options)
    null(match)
    null(match)
    chooser = match.to_act[0]
    match.play(chooser, choice)
    return match, chooser


# -- lots ----------------------------------------------------------------------------------------------------------
def test_the_lot_says_who_is_white_and_white_moves_first() -> None:
    first = {start(seed).log[0].text: start(seed).to_act for seed in range(12)}
    assert first == {"white A": (A,), "white B": (B,)}


def test_with_black_moving_first_the_lot_still_gives_colours() -> None:
    for seed in range(12):
        match = start(seed, first_move="black")
        assert match.to_act == ((B,) if match.log[0].text == "white A" else (A,))


def test_each_person_moves_the_men_of_the_assigned_colour() -> None:
    for seed in range(4):
        match = start(seed)
        white = match.to_act[0]
        match.play(white, "e1-e4")
        assert match.to_act == (1 - white,)
        assert all(text[1] == "8" for text in match.legal(Seat(1 - white)))


# -- one decisive game ends the match ------------------------------------------------------------------------------
@pytest.mark.parametrize("act", ["resign", "time", "abandon"])
@pytest.mark.parametrize("loser", [A, B])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_leaving_a_game_loses_the_match(act: str, loser: Seat, seed: int) -> None:
    match = start(seed)
    match.play(loser, act)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1 - loser,), act)
    assert match.outcome.ranking == ((1 - loser,), (loser,))


def test_a_game_won_on_the_board_wins_the_match_for_the_person() -> None:
    for side, winner in (("w", A), ("b", B)):
        # §10 example 21: c8-c4 captures b4, and Black has one man
        text = f"A={side} game=1 nulls=0 phase=play | 2w4b/8/8/8/wb6/8/8/8 w 0"
        state = GAME.parse_position(text, GAME.Options())
        mover = GAME.to_act(state)[0]
        assert mover == winner
        ended = GAME.apply(state, mover, GAME.parse_move(state, mover, "c8-c4"))
        outcome = GAME.outcome(ended)
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((winner,), "reduction")
        assert outcome.points == {winner: 2, 1 - winner: 1}
        assert [event.type for event in GAME.events(ended, WATCHER)] == ["move", "capture", "end", "series-end"]


def test_agreement_with_unequal_men_decides_where_the_table_lets_the_men_decide() -> None:
    match = start(1, stall_verdict="material_then_replay")
    white, black = match.to_act[0], Seat(1 - match.to_act[0])
    match.play(white, "c1-c7")
    match.play(black, "d8-d6")  # captures c7
    null(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((black,), "stall-material")
    assert match.outcome.points == {white: 7, black: 8}


# -- replays -------------------------------------------------------------------------------------------------------
def test_a_null_game_is_replayed_with_the_other_side_moving_first() -> None:
    for seed in range(6):
        match = start(seed)
        first = match.to_act
        null(match)
        assert texts(match)[1:] == ["replay"]
        assert match.outcome is None
        assert match.to_act == (1 - first[0],)
        assert "e1-e4" in match.legal(match.to_act[0])  # and is White


def test_the_board_of_a_null_game_stands_until_the_replay() -> None:
    match = start(1)
    match.play(match.to_act[0], "e1-e4")
    null(match)
    ended = match.state_at(match.ply - 1)
    assert GAME.to_act(ended) == (CHANCE,)
    assert "4w3" in GAME.format_position(ended)
    assert "4w3" not in GAME.format_position(match.state)


@pytest.mark.parametrize("replays", [1, 2, 3])
def test_after_the_null_games_comes_the_lot_for_the_decider(replays: int) -> None:
    match = start(null_games=str(replays))
    for game in range(replays):
        assert phase(match).endswith(f"game={game + 1} nulls={game} phase=play")
        null(match)
    assert texts(match)[1:-1] == ["replay"] * (replays - 1)
    assert texts(match)[-1] in ("lot A", "lot B")
    assert match.to_act == (A if match.log[-1].text == "lot A" else B,)


def test_a_match_without_replays_is_a_decider() -> None:
    match = start(null_games="0")
    assert texts(match)[0].startswith("lot ")
    assert match.legal(match.to_act[0]) == ["move-first", "move-second"]
    match.play(match.to_act[0], "move-first")
    null(match)
    assert match.outcome is not None
    assert match.outcome.reason == "decider-second"


@pytest.mark.parametrize("replays", [0, 1, 2])
def test_without_a_decider_the_match_ends_null(replays: int) -> None:
    match = start(null_games=str(replays), decider="off")
    for _ in range(max(1, replays)):
        assert match.outcome is None
        null(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "stall-null")
    assert match.outcome.ranking == ((A, B),)


def test_a_draw_by_the_tables_options_ends_the_match_drawn() -> None:
    match = start(stall_verdict="draw")
    null(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "stall-draw")


def test_a_null_game_is_replayed_regardless_of_men() -> None:
    match = start()
    match.play(match.to_act[0], "c1-c7")
    match.play(match.to_act[0], "d8-d6")
    null(match)
    assert match.outcome is None
    assert texts(match)[-1] == "replay"


# -- the decider ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("first_move", ["white", "black"])
@pytest.mark.parametrize("choice", ["move-first", "move-second"])
def test_with_equal_men_a_stalled_decider_goes_to_the_side_that_moves_second(choice: str, first_move: str) -> None:
    match, chooser = decider(choice, first_move=first_move)
    other = Seat(1 - chooser)
    first, second = (chooser, other) if choice == "move-first" else (other, chooser)
    assert match.to_act == (first,)
    assert phase(match).endswith(f"phase=play null={'AB'[second]}")
    assert ("e1-e4" in match.legal(first)) == (first_move == "white")
    null(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((second,), "decider-second")
    assert verify(format_record(match)).is_proven


@pytest.mark.parametrize("verdict", ["always_replay", "material_then_replay", "draw"])
@pytest.mark.parametrize("choice", ["move-first", "move-second"])
def test_a_stalled_decider_goes_to_the_side_with_more_men(choice: str, verdict: str) -> None:
    match = start(null_games="0", stall_verdict=verdict)
    match.play(match.to_act[0], choice)
    first, second = match.to_act[0], Seat(1 - match.to_act[0])
    for text in ("e1-e5", "d8-d2", "e5-e3"):  # White captures d2
        match.play(match.to_act[0], text)
    assert GAME.show(match.view(WATCHER)).game.verdict_now == "w"  # type: ignore[attr-defined]
    null(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((first,), "stall-material")
    assert match.outcome.points == {first: 8, second: 7}
    assert verify(format_record(match)).is_proven


def test_sixty_quiet_moves_stall_a_decider_like_any_game() -> None:
    board = "6bb/8/8/8/8/8/8/www5 w 59"
    state = GAME.parse_position(f"A=b game=3 nulls=2 phase=play null=A | {board}", GAME.Options())
    ended = GAME.apply(state, B, GAME.parse_move(state, B, "a1-a2"))
    outcome = GAME.outcome(ended)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((B,), "stall-material")
    assert "phase=over null=A winner=B reason=stall-material" in GAME.format_position(ended)


# -- version 1 -----------------------------------------------------------------------------------------------------
OLD = {"decider_choice": "first_or_null"}


def test_in_version_1_the_men_decided_and_a_null_decider_was_chosen_as_a_win() -> None:
    old = GAME.options_of("1.1", {"max_replays": "1", "decider": "on", "judge": "auto"})
    words = {"null_games": "1", "stall_verdict": "material_then_replay", **OLD}
    assert old == GAME.Options.from_text(words)


@pytest.mark.parametrize("choice", ["move-first", "null-wins"])
def test_the_decider_of_version_1_goes_to_whoever_has_the_null_game(choice: str) -> None:
    for verdict in ("material_then_replay", "always_replay"):
        match, chooser = decider(choice, stall_verdict=verdict, **OLD)
        favoured = chooser if choice == "null-wins" else Seat(1 - chooser)
        assert match.to_act == (1 - favoured,)
        null(match)
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == ((favoured,), "decider-null")
        assert verify(format_record(match)).is_proven


def test_the_decider_of_version_1_leaves_the_verdict_on_a_stall_to_the_table() -> None:
    board = "6bb/8/8/8/8/8/8/www5 w 59"
    for verdict, winner in (("always_replay", A), ("material_then_replay", B)):
        options = GAME.Options.from_text({"stall_verdict": verdict, **OLD})
        state = GAME.parse_position(f"A=b game=3 nulls=2 phase=play null=A | {board}", options)
        outcome = GAME.outcome(GAME.apply(state, B, GAME.parse_move(state, B, "a1-a2")))
        assert outcome is not None
        assert outcome.winners == (winner,)


def test_a_record_of_version_1_is_read_under_its_own_rules() -> None:
    match = start(null_games="1", stall_verdict="material_then_replay", **OLD)
    null(match)
    match.play(match.to_act[0], "null-wins")
    null(match)
    now = format_record(match)
    options = next(line for line in now.splitlines() if line.startswith("Options: "))
    old = now.replace("Rules: 2.2", "Rules: 1.1").replace(options, "Options: max_replays=1")
    assert old != now
    found = verify(old)
    assert found.is_proven
    assert found.match.options == match.options
    assert found.match.outcome == match.outcome


# -- options -------------------------------------------------------------------------------------------------------
def test_a_human_judge_is_refused_and_not_offered_while_nobody_can_be_appointed() -> None:
    with pytest.raises(BadOption, match=r"judge=human: nobody can be appointed .*§6") as refused:
        GAME.Options.from_text({"judge": "human"})
    assert refused.value.reason is not None
    assert refused.value.reason.code == "option-judge-human"
    assert GAME.Options.values()["judge"] == "auto"


def test_the_games_of_a_match_have_the_options_of_a_single_game() -> None:
    single = find("latrunculi").Options
    match = start(board="8x9", null_games="1")
    assert GAME.child_state(match.state).options == single.from_text({"board": "8x9"})


# -- the choice ----------------------------------------------------------------------------------------------------
def test_the_decider_can_be_won_on_the_board_by_either() -> None:
    for choice in ("move-first", "move-second"):
        for loser in (A, B):
            match, _ = decider(choice)
            match.resign(loser)
            assert match.outcome is not None
            assert (match.outcome.winners, match.outcome.reason) == ((1 - loser,), "resign")


def test_the_lot_for_the_decider_falls_both_ways() -> None:
    found = set()
    for seed in range(12):
        match = start(seed, null_games="1")
        null(match)
        found.add(match.log[-1].text)
    assert found == {"lot A", "lot B"}


def test_only_the_chooser_chooses_and_only_between_the_two() -> None:
    match = start(null_games="1")
    null(match)
    chooser = match.to_act[0]
    other = Seat(1 - chooser)
    assert match.legal(chooser) == ["move-first", "move-second"]
    assert match.legal(other) == []
    for seat, text, code in [(other, "move-first", "series-turn"), (chooser, "replay", "series-choice")]:
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, text)
        assert (refused.value.reason.code, refused.value.rule) == (code, "§7")
    with pytest.raises(BadMove, match=r"expected move-first or move-second — §7"):
        match.play(chooser, "e1-e4")
    with pytest.raises(IllegalMove) as refused:
        match.offer(chooser)
    assert refused.value.reason.code == "series-between"


def test_a_person_who_leaves_before_choosing_loses() -> None:
    match = start(null_games="1")
    null(match)
    loser = match.to_act[0]
    match.play(loser, "time")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1 - loser,), "time")


def test_a_block_drawn_by_option_in_the_decider_goes_to_the_side_that_moves_second() -> None:
    """§7 The decider always has a winner. §10 example 22 under no_move=draw."""
    options = GAME.Options.from_text({"no_move": "draw"})
    board = "1w6/8/8/8/8/8/w7/bbw5 w 0"
    for null_field, winners, reason in [(" null=B", (B,), "decider-second"), ("", (), "block-draw")]:
        nulls = "2" if null_field else "0"
        text = f"A=w game={int(nulls) + 1} nulls={nulls} phase=play{null_field} | {board}"
        state = GAME.parse_position(text, options)
        ended = GAME.outcome(GAME.apply(state, A, GAME.parse_move(state, A, "b8-b2")))
        assert ended is not None
        assert (ended.winners, ended.reason) == (winners, reason)


def test_nothing_of_a_match_is_hidden_from_anybody() -> None:
    match, _ = decider("move-second")
    match.play(match.to_act[0], "e1-e4")
    for moment in match.moments():
        assert {moment.text_for(viewer) for viewer in (A, B, WATCHER)} == {moment.entry.text}
    assert format_record(match, A) == format_record(match)
