"""A game of another package on the site: what it shows, its words and its rules page."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core.plain import PlainBoard
from ludoteca.play import catalogue
from tests.strangers.oddeven import GAME

WINNING = ["5@b2", "2@a1", "1@a3", "8@c3"]  # 2, 5 and 8 in a line: Even wins


@pytest.fixture(autouse=True)
def stranger(monkeypatch):
    """The server has one game more."""
    known = catalogue._all()
    monkeypatch.setattr(catalogue, "_all", lambda: {**known, GAME.NAME: GAME})
    catalogue.names.cache_clear()
    catalogue.find.cache_clear()
    yield
    catalogue.names.cache_clear()
    catalogue.find.cache_clear()


async def test_it_is_offered_as_a_game_that_every_client_can_draw(person):
    offered = {game["name"]: game for game in await person().get("/api/games")}
    assert (offered["oddeven"]["is_plain"], offered["oddeven"]["seats"]) == (True, ["O", "E"])
    assert not any(game["is_plain"] for name, game in offered.items() if name != "oddeven")


async def test_it_is_played_to_its_end_and_shows_plain_boards(person):
    anna = person()
    async with anna.at(await anna.make(game="oddeven", seats=["me", "shared"])) as page:
        for text in WINNING:
            shown = msgspec.convert(page.now["shown"], PlainBoard)
            (legal,) = page.now["legal"].values()
            assert [move.text for move in shown.moves] == legal
            await page.play(text)
        assert page.now["outcome"]["winners"] == ["E"]
        assert msgspec.convert(page.now["shown"], PlainBoard).moves == []


async def test_its_words_and_rules_are_those_of_its_own_folder(person):
    anna = person()
    for language, name in {"en": "Odd and Even", "it": "Pari e dispari", "cs": "Sudá a lichá"}.items():
        answer = await anna.http.get(f"/api/games/oddeven/words/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert f"oddeven-name = {name}\n" in answer.text
    assert (await anna.http.get("/api/games/oddeven/rules/it")).text.startswith("# Pari e dispari")
    assert (await anna.http.get("/api/games/oddeven/rules/cs")).text.startswith("# Odd and Even")  # better than nothing


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("oddeven/words/de", 400, "malformed"),
        ("oddeven/words/..%2F..%2Fgame.py", 404, "unknown-path"),
        ("oddeven/rules/en.md", 400, "malformed"),
        ("nothing/words/en", 400, "unknown-game"),
        ("latrunculi/rules/en", 404, "unknown-path"),  # the page is part of the client
    ],
)
async def test_nothing_else_of_a_game_is_given_out(person, path, status, code):
    answer = await person().http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_our_own_games_have_words_too_and_a_match_those_of_its_game(person):
    anna = person()
    words = (await anna.http.get("/api/games/scamorra/words/it")).text
    assert "scamorra-name" in words
    assert (await anna.http.get("/api/games/scamorra-fifteen/words/it")).text == words
