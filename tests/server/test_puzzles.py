"""Puzzles over HTTP: what the solver may not know is not in them."""

from __future__ import annotations

from datetime import date
from random import Random

import msgspec
import pytest

from ludoteca import games, play
from ludoteca.play.puzzles import Puzzle, puzzles_of
from ludoteca.server import puzzle_answers, puzzle_messages, rest_puzzles

WITH_PUZZLES = [name for name in games.built_in() if puzzles_of(play.find(name))]
SECRETIVE = [name for name in WITH_PUZZLES if play.find(name).HAS_SECRETS]


@pytest.mark.parametrize("name", WITH_PUZZLES)
async def test_a_puzzle_is_looked_at_and_tried(person, name):
    anna = person()
    book = await anna.get(f"/api/games/{name}/puzzles")
    info = next(game for game in await anna.get("/api/games") if game["name"] == name)
    assert book["game"] == name
    assert len(book["puzzles"]) == info["puzzles"] > 0
    puzzle = book["puzzles"][0]
    there, move = f"/api/games/{name}/puzzles/{puzzle['name']}", puzzle["right"][0]
    shown = await anna.get(there)
    assert list(shown["legal"]) == [puzzle["seat"]]
    assert shown["chances"] == []
    tried = (
        await anna.http.get(f"/api/games/{name}/puzzles/{puzzle['name']}", params={"move": puzzle["right"][0]})
    ).json()
    assert tried["frames"][-1]["entry"]["text"] == move
    assert tried["frames"][0]["shown"] == shown["frames"][0]["shown"]


@pytest.mark.parametrize("name", WITH_PUZZLES)
async def test_a_try_that_does_not_solve_a_puzzle_is_answered(person, name):
    anna = person()
    await anna.get("/api/me")
    game, puzzle = play.find(name), puzzles_of(play.find(name))[0]
    state, seat = puzzle.set_up(game).state, puzzle.place(game)
    tries = [game.format_move(state, seat, move) for move in game.legal_moves(state, seat)]
    wrong = next(move for move in tries if move not in puzzle.right)
    there = f"/api/games/{name}/puzzles/{puzzle.name}/answer"
    answered = (await anna.http.post(there, json={"move": wrong})).json()
    _, tried, *replies = answered["position"]["frames"]
    assert tried["entry"]["text"] == wrong
    assert puzzle.seat not in [frame["entry"]["seat"] for frame in replies]
    assert (answered["value"] is None) == (answered["best_value"] is None)
    if answered["value"] is not None:
        assert answered["value"] < answered["best_value"]
    last = answered["position"]["frames"][-1]
    assert puzzle.seat in last["to_act"] or last["outcome"] or len(replies) == puzzle_answers.LONGEST


async def test_a_blunder_is_shown_to_be_one(person):
    """Where something has to be averted, anything else costs more than a little, and the reply is on the board."""
    anna = person()
    await anna.get("/api/me")
    game = play.find("latrunculi")
    puzzle = next(each for each in puzzles_of(game) if each.theme == "avert")
    state, seat = puzzle.set_up(game).state, puzzle.place(game)
    tries = [game.format_move(state, seat, move) for move in game.legal_moves(state, seat)]
    costs = []
    for wrong in [move for move in tries if move not in puzzle.right][:4]:
        there = f"/api/games/latrunculi/puzzles/{puzzle.name}/answer"
        answered = (await anna.http.post(there, json={"move": wrong})).json()
        if answered["value"] is not None:
            costs.append(answered["best_value"] - answered["value"])
            assert len(answered["position"]["frames"]) == 3
    assert max(costs) > 0.1


async def test_what_is_wrong_is_refused(person):
    anna = person()
    (puzzle, *_) = (await anna.get("/api/games/latrunculi/puzzles"))["puzzles"]
    there = f"/api/games/latrunculi/puzzles/{puzzle['name']}"
    assert (await anna.http.get(there, params={"move": "a1-a1"})).status_code == 400
    assert (await anna.http.get("/api/games/latrunculi/puzzles/00000000")).status_code == 404
    await anna.get("/api/me")
    assert (await anna.http.post(f"{there}/answer", json={"move": "a1-a1"})).status_code == 400
    assert (await anna.http.post(f"{there}/answer", json={})).status_code == 400
    assert (await anna.http.get("/api/games/nothing/puzzles")).status_code == 400


@pytest.mark.parametrize("name", SECRETIVE)
def test_not_one_byte_depends_on_what_the_solver_may_not_know(name):
    game, rng, others = play.find(name), Random(1), 0
    for puzzle in puzzles_of(game)[:20]:
        told = msgspec.json.encode(puzzle_messages.position(game, puzzle, None))
        state, seat = puzzle.set_up(game).state, puzzle.place(game)
        other = game.format_position(game.imagine(game.view(state, seat), rng))
        others += other != puzzle.position
        changed: Puzzle = msgspec.structs.replace(puzzle, position=other)
        assert msgspec.json.encode(puzzle_messages.position(game, changed, None)) == told
    assert others


async def test_the_puzzle_of_the_day_is_there_for_everybody(person, monkeypatch):
    monkeypatch.setattr(rest_puzzles, "today", lambda: date(2027, 1, 31))
    daily = await person().get("/api/puzzles/daily")
    assert daily["day"] == "2027-01-31"
    assert daily == await person().get("/api/puzzles/daily")
    book = await person().get(f"/api/games/{daily['game']}/puzzles")
    assert daily["puzzle"] in book["puzzles"]
    monkeypatch.setattr(rest_puzzles, "today", lambda: date(2027, 2, 1))
    assert (await person().get("/api/puzzles/daily"))["game"] != daily["game"]
