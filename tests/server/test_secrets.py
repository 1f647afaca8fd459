"""Games with secrets: what is hidden is never sent. Played with every game that has them, and with a toy."""

from __future__ import annotations

import contextlib
import json
import random

import pytest

from ludoteca import play
from ludoteca.core import Event
from ludoteca.play import catalogue
from tests.laws.toy import Bluff
from tests.server.exits import assert_tells_nothing_else
from tests.server.test_ratings import member
from tests.server.test_tables import two_at_a_table

__all__ = ["member"]

SECRETIVE = [name for name in play.built_in() if play.find(name).HAS_SECRETS]
SECRETIVE_AT_ONCE = {"zama": {"placement": "stratego"}}  # else nobody knows anything before the first tie


class ReadableBluff(Bluff):
    """Bluff says what each viewer may read of a deal."""

    def format_move_for(self, state, seat, move, viewer):
        text = self.format_move(state, seat, move)
        return (
            text if not text.startswith("deal") or text.split()[1] == {0: "A", 1: "B"}.get(viewer) else text[:-1] + "?"
        )


@pytest.fixture
def bluff(monkeypatch):
    """The toy is found like any other game."""
    game, others = ReadableBluff(), catalogue._all()
    with monkeypatch.context() as patched:
        patched.setattr(catalogue, "_all", lambda: {**others, game.NAME: game})
        for cached in (catalogue.find, catalogue.names):
            cached.cache_clear()
        yield game
    for cached in (catalogue.find, catalogue.names):
        cached.cache_clear()


def hands(message):
    """What a page has been shown of the two hands."""
    return message["table"]["now"]["shown"]["hands"]


async def test_each_player_is_shown_only_their_own_card(bluff, person):
    anna, bruno, eve = person(), person(), person()
    table = await anna.make(game="bluff", seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as a, bruno.at(table) as b, eve.at(table) as watcher:
        mine, theirs = a.now["shown"]["hands"], b.now["shown"]["hands"]
        assert mine[0] > 0 == mine[1]
        assert theirs[1] > 0 == theirs[0]
        assert watcher.now["shown"]["hands"] == [0, 0]
        assert a.table["log"][1]["text"] == "deal B ?"
        assert a.table["log"][0]["text"] == f"deal A {mine[0]}"
        assert "card" not in watcher.table["log"][0]["events"][0]
        assert (await a.move("bid 2"))["type"] == "ack"
        await b.until(lambda: "B" in b.now["legal"])
        assert a.now["legal"] == {}
        refused = await bruno.http.get(f"/api/tables/{table}/replay?seat=A")
        assert refused.json()["code"] == "not-yours"
        assert f"deal A {mine[0]}" not in (await bruno.http.get(f"/api/tables/{table}/record")).text
        await b.move("call")
        await a.until(lambda: a.now["status"] == "over")
        opened = await eve.get(f"/api/tables/{table}/replay?seat=B")
        assert opened["frames"][-1]["shown"]["hands"] == [0, theirs[1]]
        assert f"deal A {mine[0]}" in (await eve.http.get(f"/api/tables/{table}/record")).text


async def test_on_a_shared_screen_a_hand_is_sent_only_behind_its_lifted_curtain(bluff, person):
    anna = person()
    table = await anna.make(game="bluff", seats=["me", "shared"])
    async with anna.at(table) as page, anna.at(table) as tab:
        assert page.table["perspective"] is None
        assert page.table["curtain"] == {"may_lift": ["A"], "lifted": None}
        assert (page.now["shown"]["hands"], page.now["legal"]) == ([0, 0], {})
        assert (await page.refused("move", seat="A", text="bid 1", after=page.now["ply"]))["code"] == "curtain"
        assert (await page.refused("lift_curtain", seat="B"))["code"] == "turn"
        assert [hands(m) for m in page.messages if m["type"] == "view"] == [[0, 0]]
        await page.done("lift_curtain", seat="A")
        card = page.now["shown"]["hands"][0]
        assert card > 0
        assert page.table["perspective"] == "A"
        assert set(page.now["legal"]) == {"A"}
        await page.done("lift_curtain", seat=None)
        assert (page.now["shown"]["hands"], page.now["legal"]) == ([0, 0], {})
        await page.done("lift_curtain", seat="A")
        await page.move("bid 1")
        await page.until(lambda: page.table["curtain"]["may_lift"] == ["B"])
        assert page.table["curtain"]["lifted"] is None
        assert page.now["shown"]["hands"] == [0, 0], "the curtain falls when the turn passes"
        assert page.table["log"][0]["text"] == "deal A ?"
        await page.done("lift_curtain", seat="B")
        assert page.now["shown"]["hands"][0] == 0
        assert page.now["shown"]["hands"][1] > 0
        await tab.settled()
        assert all(hands(m) == [0, 0] for m in tab.messages if m["type"] == "view"), "the other tab has its own curtain"
        assert f"deal A {card}" not in (await anna.http.get(f"/api/tables/{table}/record")).text


async def play_on(pages, rng):
    """One random move by whoever may act, with the curtain lifted if there is one."""
    for page in pages:
        now = page.now
        acting = [name for name in now["to_act"] if name in now["legal"]]
        if acting:
            seat = rng.choice(acting)
            assert (await page.move(rng.choice(now["legal"][seat]), seat))["type"] == "ack"
            ply = page.now["ply"]
            for other in pages:
                await other.until(lambda other=other, ply=ply: other.now["ply"] >= ply)
            return


async def think_again(pages):
    """Everybody who has moved asks to take back; it is refused, or all are told that somebody asks."""
    for page in pages:
        for seat in (page.now["take_back"] or {"may": []})["may"]:
            if page.seat(seat)["yours"]:
                await page.act("take_back", seat=seat)


async def everybody_sits(people, game, options, **terms):
    table = await people[0].make(game=game, options=options, terms={"clock": "fischer 300+5", **terms})
    for one in people[1:]:
        assert (await one.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
    return table


def secretive_options(game):
    """Where a game plays openly, it may not at one screen."""
    return play.find(game).at_one_screen(play.find(game).Options()).changed() | SECRETIVE_AT_ONCE.get(game, {})


def seats_of(game):
    return play.find(game).seats(play.find(game).Options.from_text(secretive_options(game)))


async def not_one_byte(site, person, game, plies, seed, members=()):
    """Play a few plies, and after each put other truths behind what everybody sees. Members play a rated game and talk;
    their profiles and ratings are asked too."""
    rng = random.Random(seed)
    people = list(members) or [person() for _ in seats_of(game)]
    terms = {"rated": True, "talk": "free"} if members else {"hints": True}
    table = await everybody_sits(people, game, secretive_options(game), **terms)
    also = [f"/api/ratings/{game}", "/api/me/ratings", "/api/me/export"] if members else []
    for one in members:
        name = (await one.get("/api/me"))["name"]
        also += [f"/api/people/{name}", f"/api/people/{name}/ratings"]
    watcher, tried = person(), 0
    await watcher.get("/api/me")
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(one.at(table)) for one in people]
        for _ in range(plies):
            await play_on(pages, rng)
            if pages[0].now["status"] == "over":
                break
            await think_again(pages)
            for page in pages if members else ():
                await page.done("say", kind="text", text="hm")
            for one in (*people, watcher):
                tried += await assert_tells_nothing_else(site, one, table, rng, times=2, also=also)
    return tried


async def some_games(site, person):
    return sum([await not_one_byte(site, person, "bluff", 5, seed) for seed in range(4)])


async def test_not_one_byte_depends_on_what_a_viewer_may_not_know(bluff, site, person):
    assert await some_games(site, person) > 0


@pytest.mark.parametrize("game", SECRETIVE)
async def test_no_game_tells_a_viewer_more_than_its_view(site, person, game):
    assert await not_one_byte(site, person, game, 4, seed=1) > 0


@pytest.mark.parametrize("game", ["bluff", *(pytest.param(name, marks=pytest.mark.long) for name in SECRETIVE)])
async def test_talk_profiles_and_ratings_tell_no_more_either(bluff, site, person, member, game):
    members = [await member(f"{game} {seat}") for seat in seats_of(game)]
    before = await everybody_sits(members, game, secretive_options(game), rated=True)
    async with contextlib.AsyncExitStack() as stack:  # a game that counts: profiles and ratings have something to tell
        pages = [await stack.enter_async_context(one.at(before)) for one in members]
        await play_on(pages, random.Random(2))
        for page in pages[1:]:
            await page.done("leave")
        await pages[0].until(lambda: pages[0].now["status"] == "over")
    assert (await members[0].get("/api/me/ratings"))["curves"]
    assert await not_one_byte(site, person, game, 4, seed=3, members=members) > 0


async def test_a_leak_would_be_found(bluff, site, person, monkeypatch):
    """The test above can fail."""

    def leak(_, state, viewer):
        return [Event("deal", {"hands": state.record.hand.tolist()})]

    monkeypatch.setattr(ReadableBluff, "events", leak, raising=False)
    with pytest.raises(AssertionError, match="more than its view"):
        await some_games(site, person)


async def test_the_cookie_of_another_guest_cannot_be_forged(person):
    anna, eve = person(), person()
    table = await anna.make(seats=["me", "open"])
    guest, _, signature = anna.http.cookies["ludoteca"].rpartition(".")
    for forged in (f"{guest}.", f"{guest}.{signature[:-1]}x", f"{guest}.{signature}=", guest, f".{signature}"):
        eve.http.cookies.clear()
        headers = {"Cookie": f"ludoteca={forged}"}
        answer = await eve.http.get(f"/api/tables/{table}", headers=headers)
        assert json.loads(answer.text)["perspective"] is None
        assert "set-cookie" in (await eve.http.get("/api/me", headers=headers)).headers


async def test_a_game_played_from_memory_cannot_be_looked_up_before_it_is_over(bluff, person, monkeypatch):
    monkeypatch.setattr(bluff, "plays_from_memory", lambda options: True, raising=False)
    anna, bruno = person(), person()
    table = await anna.make(game="bluff", seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as a, bruno.at(table) as b:
        assert (await a.move("bid 2"))["type"] == "ack"
        await b.until(lambda: b.now["ply"] == a.now["ply"])
    async with bruno.at(table) as again:  # a fresh page: the last act is told, what came before has to be remembered
        assert again.table["from_memory"]
        *before, last = again.table["log"]
        assert before
        assert all(entry["events"] == [] for entry in before)
        assert last["events"]
    refused = await bruno.http.get(f"/api/tables/{table}/replay")
    assert refused.json()["code"] == "not-over"
    async with anna.at(table) as a:
        await a.done("resign", seat="A")
    story = (await bruno.http.get(f"/api/tables/{table}/replay")).json()
    assert all(frame["entry"]["events"] for frame in story["frames"][1:])


async def test_the_curtain_falls_when_the_next_game_of_a_match_begins(person):
    """Whoever spoke last between two games, with the curtain lifted, may be the first to act in the new one."""
    anna = person()
    table = await anna.make(game="scamorra-fifteen", options={"ko_bonus": "0"}, seats=["me", "shared"])
    async with anna.at(table) as page:
        for _ in range(6):  # the lot gives the initiative to the last speaker in every other game
            await page.done("resign", seat="S")
            for seat in ("S", "N"):
                await page.done("lift_curtain", seat=seat)
                await page.move("next", seat)
            await page.until(lambda: page.now["shown"]["series"]["phase"] == "play")
            sides = page.now["shown"]["game"]
            assert page.table["curtain"]["lifted"] is None
            assert {*sides["south"]["hand"], *sides["north"]["hand"]} == {"?"}


@pytest.mark.parametrize("name", ["scamorra", "scamorra-fifteen"])
async def test_in_the_replay_of_a_finished_game_both_hands_lie_open(person, name):
    anna, bruno, table = await two_at_a_table(person, game=name)
    async with anna.at(table) as south, bruno.at(table) as north:
        running = (await anna.get(f"/api/tables/{table}/replay"))["frames"][-1]["shown"]
        assert set(running.get("game", running)["north"]["hand"]) == {"?"}
        await south.done("resign", seat="S", what="game" if name == "scamorra" else "match")
        await north.until(lambda: north.now["status"] == "over")
    for guest in (anna, bruno, person()):
        shown = (await guest.get(f"/api/tables/{table}/replay"))["frames"][-1]["shown"]
        hands = [shown.get("game", shown)[side]["hand"] for side in ("south", "north")]
        assert [len(hand) for hand in hands] == [3, 3]
        assert "?" not in {card for hand in hands for card in hand}
