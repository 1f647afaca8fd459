"""`ludoteca rules` answers as the notation page says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

START = "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 0"
KEYS = ["game", "options", "position", "to_act", "legal", "outcome", "events"]


def ask(run, *words, **given):
    ran = run("rules", *words, "--json", **given)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n") == 1
    return json.loads(ran.out)


def test_a_new_game_has_exactly_the_keys_of_the_notation_page(run) -> None:
    answer = ask(run, "latrunculi")
    assert list(answer) == KEYS
    assert (answer["game"], answer["position"], answer["to_act"]) == ("latrunculi", START, ["w"])
    assert list(answer["legal"]) == ["w"]
    assert len(answer["legal"]["w"]) == 48
    assert answer["legal"]["w"] == sorted(answer["legal"]["w"])
    assert (answer["outcome"], answer["events"]) == (None, [])


def test_options_are_words_all_of_them(run) -> None:
    options = ask(run, "latrunculi", "--option", "board=8x10", "--option", "stall_repetition=5")["options"]
    assert options["board"] == "8x10"
    assert options["stall_repetition"] == "5"
    assert options["no_move"] == "loss"
    assert all(isinstance(word, str) for word in options.values())


def test_an_option_changes_the_table(run) -> None:
    answer = ask(run, "latrunculi", "--option", "first_move=black", "--option", "board=8x9")
    assert answer["position"] == "bbbbbbbb/8/8/8/8/8/8/8/wwwwwwww b 0"
    assert answer["to_act"] == ["b"]


def test_events_are_those_of_the_last_move(run) -> None:
    """§10, example 24: c1-c7, then d8-d6 captures it."""
    answer = ask(run, "latrunculi", "--play", "c1-c7", "--play", "d8-d6")
    assert {"type": "capture", "squares": ["c7"]} in answer["events"]
    assert {"type": "move", "from": "d8", "to": "d6"} in answer["events"]
    assert answer["position"] == "bbb1bbbb/8/3b4/8/8/8/8/ww1wwwww w 0"


def test_a_seat_may_stand_before_the_move(run) -> None:
    plain = ask(run, "latrunculi", "--play", "e1-e4", "--play", "d8-d5")
    assert ask(run, "latrunculi", "--play", "w: e1-e4", "--play", "b: d8-d5") == plain


def test_a_finished_game_says_who_won_and_why(run) -> None:
    """§10, example 21."""
    answer = ask(run, "latrunculi", "--position", "2w4b/8/8/8/wb6/8/8/8 w 0", "--play", "c8-c4")
    assert answer["outcome"] == {"winners": ["w"], "reason": "reduction", "points": {"w": 2, "b": 1}}
    assert (answer["to_act"], answer["legal"]) == ([], {})


def test_a_position_that_is_already_over_is_read_and_reported(run) -> None:
    answer = ask(run, "latrunculi", "--position", "7b/8/8/8/w7/8/8/7w w 0")
    assert answer["outcome"]["reason"] == "reduction"
    assert answer["to_act"] == []


def test_a_null_game_has_no_winners(run) -> None:
    answer = ask(run, "latrunculi", "--play", "agree")
    assert answer["outcome"] == {"winners": [], "reason": "stall-null", "points": {"w": 8, "b": 8}}


def test_resignation_by_the_seat_that_is_not_to_move(run) -> None:
    assert ask(run, "latrunculi", "--play", "b: resign")["outcome"]["winners"] == ["w"]


@pytest.mark.parametrize(("depth", "nodes"), [(0, 1), (1, 48), (2, 2124), (3, 111504)])
def test_perft_of_the_start(run, depth: int, nodes: int) -> None:
    answer = ask(run, "latrunculi", "--perft", str(depth))
    assert list(answer) == [*KEYS, "perft"]
    assert answer["perft"] == {"depth": depth, "nodes": nodes}


def test_perft_counts_from_where_the_moves_lead(run) -> None:
    moves = ask(run, "latrunculi", "--play", "e1-e4")["legal"]["b"]
    assert ask(run, "latrunculi", "--play", "e1-e4", "--perft", "1")["perft"]["nodes"] == len(moves)


def test_other_spellings_of_a_position_are_read_and_written_canonically(run) -> None:
    answer = ask(run, "latrunculi", "--position", "  bbbbbbbb/44/8/8/8/8/8/wwwwwwww   w  0 ")
    assert answer["position"] == START


def test_a_position_comes_from_a_file_or_the_standard_input(run, tmp_path: Path) -> None:
    text = "bbbbbbbb/8/8/8/8/8/8/wwwwwwww b 3\n"
    file = tmp_path / "position.txt"
    file.write_text(text)
    from_file = ask(run, "latrunculi", "--position-file", str(file))
    assert from_file["position"] == text.strip()
    assert ask(run, "latrunculi", "--position-file", "-", stdin=text) == from_file


# -- chance: the lots of a match ---------------------------------------------------------------------
def test_without_a_seed_chance_is_pending_and_its_outcomes_are_listed(run) -> None:
    answer = ask(run, "latrunculi-match")
    assert answer["to_act"] == ["chance"]
    assert answer["legal"] == {"chance": ["white A", "white B"]}


def test_chance_can_be_played_by_hand(run) -> None:
    answer = ask(run, "latrunculi-match", "--play", "white B")
    assert answer["to_act"] == ["B"]
    assert answer == ask(run, "latrunculi-match", "--play", "chance: white B")


def test_a_seed_resolves_chance_the_same_way_every_time(run) -> None:
    answers = [ask(run, "latrunculi-match", "--seed", "7") for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]["to_act"] in (["A"], ["B"])
    starters = {ask(run, "latrunculi-match", "--seed", str(seed))["to_act"][0] for seed in range(12)}
    assert starters == {"A", "B"}


# -- views -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seat", ["w", "b", "watcher"])
def test_in_a_game_without_secrets_every_seat_knows_everything(run, seat: str) -> None:
    words = ["latrunculi", "--play", "c1-c7", "--play", "d8-d6"]
    assert ask(run, *words, "--seat", seat) == ask(run, *words)


def test_a_watcher_reckons_with_every_pending_outcome(run) -> None:
    assert ask(run, "latrunculi-match", "--seat", "watcher")["legal"]["chance"] == ["white A", "white B"]


# -- the picture -------------------------------------------------------------------------------------
def test_without_json_a_picture_and_every_fact_for_people(run) -> None:
    ran = run("rules", "latrunculi", "--play", "c1-c7", "--play", "d8-d6", "--perft", "1", "--option", "no_move=draw")
    assert (ran.code, ran.err) == (0, "")
    assert "●" in ran.out
    assert "Position: bbb1bbbb/8/3b4/8/8/8/8/ww1wwwww w 0" in ran.out
    assert "Options: no_move=draw" in ran.out
    assert "To act: w" in ran.out
    assert "Event: capture squares=c7" in ran.out
    assert "Perft: 1 · " in ran.out
    listed = ran.out.partition("Legal moves: w")[2].split()
    assert "a1-a2" in listed


def test_the_picture_of_a_finished_game_names_the_outcome(run) -> None:
    ran = run("rules", "latrunculi", "--play", "resign")
    assert "Outcome: resign · b · w 8, b 8" in ran.out
    assert "Legal moves" not in ran.out
