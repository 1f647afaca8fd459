"""Hints: what a strong machine would play, from what the seat knows, for whoever asks and nobody else."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.server.bot_pool import BotPool
from tests.server.test_ratings import member
from tests.server.test_tables import two_at_a_table

__all__ = ["member"]


def hints(page):
    return [message for message in page.messages if message["type"] == "hinted"]


@pytest.mark.parametrize("game", ["latrunculi", "scamorra", "zama", "scorso", "latrunculi-match", "scamorra-fifteen"])
async def test_against_a_machine_a_legal_move_is_advised(person, game):
    anna = person()
    options = {"pace": "beats"} if game == "scorso" else {}
    table = await anna.make(game=game, options=options, seats=["me", *["bot:1"] * (len(_seats(game)) - 1)])
    async with anna.at(table) as page, anna.at(table) as other:
        await page.until(lambda: page.now["hints"])
        (seat,) = page.now["hints"]
        first = await page.hint(seat)
        assert (first["seat"], first["ply"]) == (seat, page.now["ply"])
        assert (await page.hint(seat))["text"] == first["text"], "asked twice, answered alike"
        await other.settled()
        assert not hints(other), "only the page that asks is told"
        await page.play(first["text"], seat)


def _seats(game):
    from ludoteca import play

    return play.find(game).seats(play.find(game).Options())


async def test_between_people_only_if_it_was_agreed(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white:
        assert white.now["hints"] == []
        assert (await white.refused("hint", seat="w", after=0))["code"] == "no-hints"
    anna, bruno, table = await two_at_a_table(person, terms={"hints": True})
    async with anna.at(table) as white, bruno.at(table) as black, person().at(table) as watcher:
        assert (white.now["hints"], black.now["hints"], watcher.now["hints"]) == (["w"], [], [])
        assert (await black.refused("hint", seat="b", after=0))["code"] == "turn"
        assert (await black.refused("hint", seat="w", after=0))["code"] == "not-yours"
        assert (await white.refused("hint", seat="w", after=1))["code"] == "stale"
        hint = await white.hint("w")
        assert hint["text"] in white.now["legal"]["w"]
        for page in (black, watcher):
            await page.settled()
            assert not hints(page)


async def test_a_table_may_do_without_against_machines_too(person):
    anna = person()
    table = await anna.make(seats=["me", "bot:1"], terms={"hints": False})
    async with anna.at(table) as white:
        assert white.now["hints"] == []
        assert (await white.refused("hint", seat="w", after=0))["code"] == "no-hints"


async def test_never_in_rated_games(member):
    anna, bruno = await member("hint anna"), await member("hint bruno")
    table = await anna.make(terms={"rated": True, "hints": True})
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as white:
        assert white.now["hints"] == []
        assert (await white.refused("hint", seat="w", after=0))["code"] == "no-hints"


async def test_never_in_real_time(person):
    anna = person()
    table = await anna.make(
        game="scorso", options={"pace": "real_time", "players": "2"}, seats=["me", "bot:1"], terms={"hints": True}
    )
    async with anna.at(table) as page:
        assert page.now["hints"] == []
        assert (await page.refused("hint", seat="A", after=0))["code"] == "no-hints"


async def test_on_one_screen_for_the_hand_whose_curtain_is_lifted(person):
    anna = person()
    table = await anna.make(game="scamorra", seats=["me", "shared"])
    async with anna.at(table) as page:
        assert page.now["hints"] == []
        (seat,) = page.table["curtain"]["may_lift"]
        assert (await page.refused("hint", seat=seat, after=page.now["ply"]))["code"] == "curtain"
        await page.done("lift_curtain", seat=seat)
        assert page.now["hints"] == [seat]
        assert (await page.hint(seat))["seat"] == seat


@pytest.fixture
def slow(monkeypatch, site):
    """Machines think until they are let go; `slow.dropped` counts the thoughts that were given up."""

    class Slow:
        dropped = 0

        def __init__(self) -> None:
            self.go = asyncio.Event()

        def let_go(self) -> None:
            site.loop.call_soon_threadsafe(self.go.set)

    state, weigh = Slow(), BotPool.weigh

    async def wait(pool, *args):
        try:
            await state.go.wait()
        except asyncio.CancelledError:
            state.dropped += 1
            raise
        return await weigh(pool, *args)

    monkeypatch.setattr(BotPool, "weigh", wait)
    return state


async def test_an_answer_that_comes_too_late_is_dropped(person, slow):
    anna, _, table = await two_at_a_table(person, terms={"hints": True})
    async with anna.at(table) as white:
        await white.done("hint", seat="w", after=0)
        await white.play(white.now["legal"]["w"][0])
        slow.let_go()
        await white.settled()
        assert slow.dropped == 1, "nobody thinks any more about what was"
        assert not hints(white)


async def test_what_is_said_meanwhile_does_not_matter(person, slow):
    anna, bruno, table = await two_at_a_table(person, terms={"hints": True})
    async with anna.at(table) as white, bruno.at(table) as black:
        await white.done("hint", seat="w", after=0)
        await black.done("offer", seat="b")
        slow.let_go()
        await white.until(lambda: hints(white))
        assert hints(white)[0]["text"] in white.now["legal"]["w"]


async def test_asking_again_takes_the_place_of_the_first_question(person, slow):
    anna = person()
    table = await anna.make(seats=["me", "bot:1"])
    async with anna.at(table) as white:
        await white.done("hint", seat="w", after=0)
        await white.done("hint", seat="w", after=0)
        slow.let_go()
        await white.until(lambda: hints(white))
        await white.settled()
        assert len(hints(white)) == 1


async def test_a_machine_without_an_answer_says_so(person, monkeypatch):
    async def fail(*_):
        raise RuntimeError("broken")

    monkeypatch.setattr(BotPool, "weigh", fail)
    anna = person()
    table = await anna.make(seats=["me", "bot:1"])
    async with anna.at(table) as white:
        await white.done("hint", seat="w", after=0)
        refused = await white.until(lambda: next((m for m in white.messages if m["type"] == "refused"), None))
        assert refused["refusal"]["code"] == "unavailable"
        await white.play(white.now["legal"]["w"][0])
