"""Puzzles over HTTP: what the solver may not know is not in them."""

from __future__ import annotations

from datetime import date
from random import Random

import msgspec
import pytest

from ludoteca import games, play
from ludoteca.play.puzzles import Puzzle, puzzles_of
from ludoteca.server import puzzle_messages, rest_puzzles

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


async def test_what_is_wrong_is_refused(person):
    anna = person()
    (puzzle, *_) = (await anna.get("/api/games/latrunculi/puzzles"))["puzzles"]
    there = f"/api/games/latrunculi/puzzles/{puzzle['name']}"
    assert (await anna.http.get(there, params={"move": "a1-a1"})).status_code == 400
    assert (await anna.http.get("/api/games/latrunculi/puzzles/00000000")).status_code == 404
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
