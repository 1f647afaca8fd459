"""The report on a finished game: only then, once for each table, when no bot has to move; and playing on from there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludoteca.core import Seat
from ludoteca.play import Dealer, Match, find
from ludoteca.server import analyses, bot_pool
from ludoteca.server.analyses import Analyses
from ludoteca.server.analysis_messages import report_of, verdict_of
from ludoteca.server.bot_pool import BotPool
from ludoteca.study import analysis
from ludoteca.study.analysis import Judged


async def reported(person: Any, table: str) -> Any:
    """Ask until there is a report."""
    while True:
        answer = await person.get(f"/api/tables/{table}/analysis")
        assert 0 <= answer["done"] <= answer["total"]
        if answer["report"]:
            return answer["report"]


async def over(person: Any, game: str, *moves: str, **options: str) -> str:
    """A table at which somebody played these moves on both sides and resigned."""
    table = await person.make(game=game, options=options, seats=["me", "shared"])
    async with person.at(table) as page:
        for move in moves:
            seat, text = move.split()
            await page.play(text, seat)
        await page.done("resign", seat="b" if game == "latrunculi" else None)
        await page.until(lambda: page.now["status"] == "over")
    return table


async def test_a_finished_game_has_a_report_that_anybody_may_read(person):
    anna, watcher = person(), person()
    table = await over(anna, "latrunculi", "w e1-e4", "b d8-d5", "w e4-a4")
    report = await reported(anna, table)
    assert await reported(watcher, table) == report
    (curve,) = report["curves"]
    assert [point["ply"] for point in curve["points"]] == [1, 2, 3, 4]
    assert curve["points"][-1]["value"] == 1
    for turn in report["turning_points"]:
        assert turn["value"] < turn["better_value"]
        assert turn["then"]["entry"]["text"] == turn["better"] != turn["played"]
        assert turn["then"]["shown"] != turn["known"]


async def test_a_game_that_goes_on_is_not_judged_for_anybody(person):
    anna = person()
    table = await anna.make(game="scamorra", seats=["me", "shared"])
    for path in ("analysis", "position?ply=0"):
        answer = await anna.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_a_game_is_judged_once(person, site, monkeypatch):
    anna = person()
    table = await over(anna, "latrunculi", "w e1-e4")
    first = await reported(anna, table)

    async def judge(*_: object) -> None:
        raise AssertionError("asked again")

    monkeypatch.setattr(site.house.pool, "judge", judge)
    assert await reported(anna, table) == first


async def test_whoever_waits_no_more_stops_the_work(store, monkeypatch):
    monkeypatch.setattr(analyses, "PATIENCE", -1.0)
    match = Match.start(find("latrunculi"))
    match.play(Seat(0), "e1-e4")
    match.resign(Seat(1))
    pool = BotPool(threads=1, seconds=1.0, scale=0.01)
    answer = await Analyses(pool, store).ask("t", match)
    pool.close()
    assert (answer.done, answer.total, answer.report) == (0, 1, None)


async def test_a_judge_that_fails_is_told_as_unavailable_and_forgotten(store, monkeypatch):
    match = Match.start(find("latrunculi"))
    match.play(Seat(0), "e1-e4")
    match.resign(Seat(1))
    pool = BotPool(threads=1, seconds=1.0, scale=0.01)
    monkeypatch.setattr(bot_pool.analysis, "judge", lambda *_: 1 / 0)
    asked = Analyses(pool, store)
    with pytest.raises(analyses.Refuse):
        await asked.ask("t", match)
    await asyncio.sleep(0)
    assert not asked._works
    pool.close()


def test_what_is_kept_gives_the_same_report():
    match = Match.start(find("latrunculi"))
    for seat, move in ((0, "e1-e4"), (1, "d8-d5"), (0, "e4-a4")):
        match.play(Seat(seat), move)
    match.resign(Seat(1))
    judged = [Judged(one, one.legal[0], 0.75, 0.25) for one in analysis.decisions(match)]
    report = report_of(match, [verdict_of(match.game, one) for one in judged])
    assert [turn.ply for turn in report.turning_points] == [1, 2, 3]
    assert [turn.better for turn in report.turning_points] == [
        match.game.format_move(one.decision.before, one.decision.seat, one.best) for one in judged
    ]


def test_what_was_known_then_is_what_the_seat_saw():
    match = Match.start(find("scamorra"), find("scamorra").Options(), Dealer.from_seed(1))
    while match.ply < 40 and match.outcome is None:
        seat = match.to_act[0]
        match.play(seat, match.game.legal_moves(match.state, seat)[0])
    match.resign(match.to_act[0])
    judged = [Judged(one, one.legal[-1], 0.9, 0.1) for one in analysis.decisions(match)]
    report = report_of(match, [verdict_of(match.game, one) for one in judged])
    assert report.turning_points
    for turn in report.turning_points:
        seat = Seat(match.seats.index(turn.seat))
        assert turn.known == match.game.show(match.game.view(match.state_at(turn.ply - 1), seat))
        theirs = turn.known.north if turn.seat == "S" else turn.known.south
        assert set(theirs.hand) <= {"?"}
        assert {guess.whose for guess in turn.guesses if "hand" in guess.places} <= set(match.seats) - {turn.seat}


def test_a_move_that_the_others_were_not_told_of_is_told_to_those_who_look_back():
    """Who watched the game from the other side of the table read `place G left` instead of a sentence."""
    scorso = find("scorso")
    match = Match.start(scorso, scorso.Options.from_text({"players": "2", "pace": "beats"}), Dealer.from_seed(1))
    while not (placed := [moment for moment in match.moments() if moment.entry.text.startswith("place")]):
        seat = match.to_act[0]
        legal = [match.game.format_move(match.state, seat, move) for move in match.game.legal_moves(match.state, seat)]
        match.play(seat, next((text for text in legal if text.startswith("place")), legal[-1]))
    ply = placed[0].entry.ply
    judged = [Judged(one, one.legal[0], 0.9, 0.1) for one in analysis.decisions(match) if one.ply == ply]
    (turn,) = report_of(match, [verdict_of(match.game, one) for one in judged]).turning_points
    assert turn.made.text == turn.played == placed[0].entry.text
    assert [event["type"] for event in turn.made.events] == ["place"]


# -- playing on ------------------------------------------------------------------------------------------------------


async def test_one_can_play_on_from_any_moment(person):
    anna = person()
    table = await over(anna, "latrunculi", "w e1-e4", "b d8-d5")
    found = await anna.get(f"/api/tables/{table}/position?ply=1")
    assert found["legal"].keys() == {"b"}
    wanted = {key: found[key] for key in ("game", "options", "position")}
    played = await anna.http.post("/api/positions", json={**wanted, "moves": ["b a8-a5"]})
    assert played.json()["legal"].keys() == {"w"}


async def test_beyond_the_end_there_is_no_moment(person):
    anna = person()
    table = await over(anna, "latrunculi", "w e1-e4")
    assert (await anna.http.get(f"/api/tables/{table}/position?ply=99")).status_code == 400


async def test_a_machine_or_chance_goes_on(person):
    anna = person()
    await anna.get("/api/me")
    answer = (await anna.http.post("/api/positions/next", json={"game": "latrunculi", "level": 1})).json()
    assert answer["seat"] == "w"
    tried = {"game": "latrunculi", "moves": [f"{answer['seat']} {answer['move']}"]}
    assert (await anna.http.post("/api/positions", json=tried)).status_code == 200
    dealt = (await anna.http.post("/api/positions/next", json={"game": "scamorra"})).json()
    assert dealt["seat"] == "chance"
    tried = {"game": "scamorra", "moves": [f"chance {dealt['move']}"]}
    assert (await anna.http.post("/api/positions", json=tried)).status_code == 200


async def test_the_end_of_a_game_has_no_next_move(person):
    anna = person()
    await anna.get("/api/me")
    over = {"game": "latrunculi", "position": "7b/8/8/8/w1w5/8/8/8 b 0"}
    answer = await anna.http.post("/api/positions/next", json=over)
    assert answer.json()["code"] == "not-running"
