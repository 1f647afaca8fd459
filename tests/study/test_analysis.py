"""Reports on games: which decisions are judged, from what, and what is made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from ludoteca import bots, games, play
from ludoteca.core import AGREE, CHANCE, Level, Limit, Move, Seat, View, Weighed
from ludoteca.games.scorso.rules.moves import is_roll
from ludoteca.play import Dealer, Match
from ludoteca.study.analysis import LEAST_LOSS, Judged, decisions, judge, limits, report, turning_points
from ludoteca.study.analysis_json import to_json

GOLDEN = Path(__file__).with_name("analysis.json")
RACING = """edition=collector pace=beats stage=1 round=2 phase=rolling ender=- supply=8 pot=0
A bullets=0/3/3 left=- right=- free=KWGGYY burned=- fists=0 beat=roll:GG
B bullets=2/3/0 left=- right=- free=KKYYYB burned=- fists=0"""


class Oracle:
    """Says of some moves what they are worth, and of all others the same."""

    budget = 10

    def __init__(self, values: Mapping[Move, float] = {}, known: Sequence[Move] | None = None) -> None:
        self.values, self.known = values, known
        self.asked: list[tuple[View, Sequence[Move]]] = []

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return self.weigh(view, legal, limit)[0].move

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        self.asked.append((view, legal))
        thought_of = [move for move in legal if self.known is None or move in self.known] or legal[:1]
        return sorted((Weighed(move, self.values.get(move, 0.5)) for move in thought_of), key=lambda one: -one.value)


def played(name: str, seed: int = 1, most: int = 10_000, **options: str) -> Match:
    """A game in which everybody moves at random; after so many entries somebody resigns."""
    game, rng = play.find(name), Random(seed)
    match = Match.start(game, game.Options.from_text(options), Dealer.from_seed(seed))
    while match.outcome is None:
        seat = rng.choice([seat for seat in match.to_act if seat != CHANCE])
        if match.ply > most:
            match.resign(seat)
        else:
            match.play(seat, rng.choice(game.legal_moves(match.state, seat)))
    return match


def analysed(match: Match, level: int = 4, scale: float = 0.002, seed: int = 0) -> list[Judged]:
    machine = bots.machine(match.game, Level(level))
    return [judge(machine, one, limits(machine, one, seed, scale)) for one in decisions(match)]


def judged(*losses: float, seats: str = "") -> list[Judged]:
    """Decisions with these losses, by turns or by the seats named."""
    match = played("latrunculi", most=1)
    first = decisions(match)[0]
    names = seats or "01" * len(losses)
    return [
        Judged(replace(first, ply=ply, seat=Seat(int(seat))), Move(0), 0.9, 0.9 - loss)
        for ply, (loss, seat) in enumerate(zip(losses, names, strict=False), start=1)
    ]


# -- which decisions there are --------------------------------------------------------------------------------------


def test_every_choice_is_a_decision_and_nothing_else() -> None:
    match = played("scamorra")
    found = decisions(match)
    chosen = [
        moment.entry.ply
        for moment in match.moments()
        if moment.entry.seat != CHANCE and len(match.game.legal_moves(moment.before, moment.entry.seat)) > 1
    ]
    assert [one.ply for one in found] == chosen
    assert 20 < len(found) < match.ply


def test_a_resignation_is_no_decision() -> None:
    match = played("latrunculi", most=4)
    assert [one.ply for one in decisions(match)] == list(range(1, match.ply))


def test_what_was_taken_back_is_not_judged() -> None:
    match = Match.start(play.find("latrunculi"))
    match.play(Seat(0), "e1-e4")
    match.play(Seat(1), "d8-d5")
    match.take_back(Seat(0), 0)
    match.play(Seat(0), "a1-a3")
    match.resign(Seat(1))
    assert [(one.ply, one.seat) for one in decisions(match)] == [(4, 0)]


def test_between_the_games_of_a_match_nothing_is_judged() -> None:
    match = played("latrunculi-match", most=6)
    assert all(not match.game.is_between_games(one.before) for one in decisions(match))


def test_whoever_acts_at_once_with_others_is_judged_too() -> None:
    match = played("scorso", players="3", pace="real_time", most=40)
    assert {one.seat for one in decisions(match)} == {0, 1, 2}


# -- how one is judged -----------------------------------------------------------------------------------------------


def test_the_move_that_was_played_is_compared_with_the_best_one() -> None:
    one = decisions(played("latrunculi", most=3))[0]
    better = next(move for move in one.legal if move != one.played)
    oracle = Oracle({better: 0.8, one.played: 0.3})
    found = judge(oracle, one, limits(oracle, one, 0, 1))
    assert (found.best, found.best_value, found.value) == (better, 0.8, 0.3)
    assert found.loss == pytest.approx(0.5)
    assert [legal for _, legal in oracle.asked] == [one.legal, (better, one.played)]


def test_a_move_as_good_as_the_best_one_costs_nothing() -> None:
    one = decisions(played("latrunculi", most=3))[0]
    oracle = Oracle()
    found = judge(oracle, one, limits(oracle, one, 0, 1))
    assert (found.best, found.loss) == (one.played, 0)


def test_of_a_move_nobody_thinks_of_nothing_is_said() -> None:
    one = decisions(played("latrunculi", most=3))[0]
    oracle = Oracle(known=[move for move in one.legal if move != one.played][:1])
    found = judge(oracle, one, limits(oracle, one, 0, 1))
    assert (found.value, found.loss) == (None, 0)


@pytest.mark.parametrize("name", ["scamorra", "zama"])
def test_nobody_is_judged_by_what_could_not_be_known(name: str) -> None:
    match = played(name, most=60)
    game, machine = match.game, bots.machine(match.game, Level(4))
    for one in decisions(match)[::9]:
        assert one.view.seat == one.seat
        twin = game.imagine(one.view, Random(5))
        other = replace(one, before=twin, view=game.view(twin, one.seat))
        first, second = (judge(machine, each, limits(machine, each, 3, 0.01)) for each in (one, other))
        assert (first.best, first.best_value, first.value) == (second.best, second.best_value, second.value)


@pytest.mark.parametrize("name", games.built_in())
def test_the_same_seed_gives_the_same_report_and_it_is_about_legal_moves(name: str) -> None:
    match = played(name, most=24)
    told = [to_json(match, report(match, analysed(match))) for _ in range(2)]
    assert told[0] == told[1]
    for one in analysed(match):
        assert one.best in one.decision.legal
        assert 0 <= one.best_value <= 1
        assert one.value is None or 0 <= one.value <= 1


def test_in_the_race_any_roll_can_be_compared_with_the_best_idea() -> None:
    match = played("scorso", players="2", pace="real_time", most=60)
    machine = bots.machine(match.game, Level(5))
    rolls = [one for one in decisions(match) if is_roll(one.played)]
    assert rolls
    found = [judge(machine, one, limits(machine, one, 0, 0.05)) for one in rolls]
    assert sum(one.value is not None for one in found) > len(found) / 2


def test_in_the_race_a_machine_can_be_asked_about_any_two_moves() -> None:
    """Ideas come from all that may be done, not from the two moves alone."""
    game = play.find("scorso")
    options = game.Options.from_text({"players": "2", "pace": "beats"})
    state = game.parse_position(RACING, options)
    view, seat = game.view(state, Seat(1)), Seat(1)
    for other in ("done", "place B left", "roll KY"):
        pair = [game.parse_move(state, seat, text) for text in ("roll B", other)]
        weighed = bots.machine(game, Level(5)).weigh(view, pair, Limit(Random(1), work=8))
        assert {move for move, _ in weighed} <= set(pair)
        assert weighed


# -- what is made of it ----------------------------------------------------------------------------------------------


def test_turning_points_are_the_three_dearest_decisions_in_the_order_of_the_game() -> None:
    found = turning_points(judged(0.1, 0.5, 0.0, 0.2, 0.3, 0.05))
    assert [one.decision.ply for one in found] == [2, 4, 5]


def test_a_loss_within_the_error_is_no_turning_point() -> None:
    assert turning_points(judged(LEAST_LOSS / 2, 0.0, LEAST_LOSS / 2)) == ()


def test_several_moves_of_one_turn_are_one_turning_point() -> None:
    found = turning_points(judged(0.3, 0.4, 0.2, 0.1, seats="0001"))
    assert [one.decision.ply for one in found] == [2, 4]


def test_where_nothing_is_hidden_the_curve_is_the_first_seats_and_ends_with_the_result() -> None:
    match = played("latrunculi", most=3)
    asked = decisions(match)
    oracle = Oracle({one.played: 0.7 for one in asked})
    (curve,) = report(match, [judge(oracle, one, limits(oracle, one, 0, 1)) for one in asked]).curves
    assert curve.seat == 0
    values = [0.7 if one.seat == 0 else pytest.approx(0.3) for one in asked]
    end = match.outcome
    assert end is not None
    assert [value for _, value in curve.points] == [*values, float(0 in end.winners)]


def test_where_something_is_hidden_everybody_has_a_curve_from_their_own_decisions() -> None:
    match = played("scamorra")
    curves = report(match, analysed(match, scale=0.001)).curves
    assert [curve.seat for curve in curves] == [0, 1]
    for curve in curves:
        own = {one.ply for one in decisions(match) if one.seat == curve.seat}
        assert {ply for ply, _ in curve.points} == own | {match.ply}


def test_every_game_of_a_match_has_its_end_in_the_curve() -> None:
    match = played("scamorra-fifteen", seed=3)
    found = report(match, [])
    for curve in found.curves:
        assert all(value in (0, 0.5, 1) for _, value in curve.points)
        assert len(curve.points) == len(found.starts) + 1


def test_an_agreement_is_worth_half() -> None:
    match = Match.start(play.find("latrunculi"))
    match.play(Seat(0), "e1-e4")
    match.offer(Seat(1))
    match.offer(Seat(0))
    assert match.move_of(match.log[-1]) == AGREE
    end = match.outcome
    assert end is not None
    (curve,) = report(match, []).curves
    assert curve.points[-1] == (match.ply, 0.5 if not end.winners else float(0 in end.winners))


def test_a_small_analysis_is_what_it_was() -> None:
    """Written by `python -m tests.study.test_analysis` after a deliberate change."""
    assert told() == msgspec.json.decode(GOLDEN.read_bytes())


def told() -> object:
    match = played("scamorra", seed=7)
    return msgspec.json.decode(msgspec.json.encode(to_json(match, report(match, analysed(match)))))


if __name__ == "__main__":
    GOLDEN.write_bytes(msgspec.json.format(msgspec.json.encode(told())) + b"\n")
