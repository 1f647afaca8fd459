"""Playing at a table over its socket."""

from __future__ import annotations

import random

import httpx
import pytest

from ludoteca.server import bot_seats
from tests.server.site import Site

SHORT = {"stall_quiet_plies": "12"}


async def two_at_a_table(person, **wanted):
    anna, bruno = await person().named("Anna"), await person().named("Bruno")
    table = await anna.make(seats=["me", "open"], **wanted)
    answer = await bruno.http.post(f"/api/tables/{table}/join", json={})
    assert answer.status_code == 200, answer.text
    return anna, bruno, table


async def test_a_whole_game_between_two_guests(person):
    anna, bruno, table = await two_at_a_table(person, options=SHORT)
    rng = random.Random(5)
    async with anna.at(table) as white, bruno.at(table) as black, person().at(table) as watcher:
        assert (white.table["perspective"], black.table["perspective"], watcher.table["perspective"]) == (
            "w",
            "b",
            None,
        )
        assert [seat["name"] for seat in black.table["seats"]] == ["Anna", "Bruno"]
        while white.now["status"] == "running":
            page, seat = (white, "w") if white.now["to_act"] == ["w"] else (black, "b")
            assert (await page.move(rng.choice(page.now["legal"][seat])))["type"] == "ack"
            ply = page.now["ply"]
            for other in (white, black, watcher):
                await other.until(lambda other=other, ply=ply: other.now["ply"] == ply)
        assert watcher.now["legal"] == {}
        assert white.now["shown"] == black.now["shown"] == watcher.now["shown"]
        assert white.table["log"] == black.table["log"] == watcher.table["log"]
        assert white.now["outcome"]
        assert white.now["outcome"] == watcher.now["outcome"]
        fresh = await anna.get(f"/api/tables/{table}")
        assert fresh["now"] == white.now
        assert fresh["log"] == white.table["log"]
        assert len(fresh["secret"]) == 64
        replay = await anna.get(f"/api/tables/{table}/replay")
        assert [frame["entry"] for frame in replay["frames"][1:]] == white.table["log"]
        assert replay["frames"][-1]["shown"] == white.now["shown"]
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        uploaded = (await bruno.http.post("/api/records", json={"text": record})).json()
        assert uploaded["frames"] == replay["frames"]
        assert uploaded["names"] == {"w": "Anna", "b": "Bruno"}


async def test_a_seat_is_taken_over_the_socket_and_the_game_begins_for_all(person):
    anna, bruno = await person().named("Anna"), person()
    table = await anna.make(seats=["open", "me"])
    async with anna.at(table) as page, bruno.at(table) as other:
        assert page.now["status"] == "open"
        assert page.now["legal"] == {}
        assert (await page.refused("move", seat="b", text="e8-e5", after=0))["code"] == "not-running"
        await other.done("join", promise="c0ffee" + "0" * 58)  # where nothing is dealt it does not matter
        await page.until(lambda: page.now["status"] == "running")
        assert other.table["perspective"] == "w"
        assert set(other.now["legal"]) == {"w"}
        assert page.now["to_act"] == ["w"]
        assert (await page.refused("join"))["code"] == "not-open"


async def test_a_seat_given_up_before_the_game_is_open_again(person):
    anna, bruno = person(), person()
    table = await anna.make(seats=["me", "open"])
    async with anna.at(table) as page, bruno.at(table) as other:
        await page.done("leave")
        assert page.table["perspective"] is None
        await other.until(lambda: other.seat("w")["kind"] == "open")
        await other.done("join", seat="w")
        assert (await page.refused("join", seat="w"))["code"] == "taken"
        assert (await page.refused("join", seat="x"))["code"] == "unknown-seat"
        assert (await page.refused("leave"))["code"] == "not-yours"
        await page.done("join")
        assert page.table["perspective"] == "b"


async def test_leaving_a_running_game_abandons_it(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as page:
        await white.move()
        assert (await anna.http.post(f"/api/tables/{table}/leave")).status_code == 200
        await page.until(lambda: page.now["status"] == "over")
        assert page.now["outcome"]["winners"] == ["b"]
        assert page.now["outcome"]["reason"] == "abandon"


async def test_resigning(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        assert (await black.refused("resign", seat="w"))["code"] == "not-yours"
        await black.done("resign", seat="b")
        await white.until(lambda: white.now["status"] == "over")
        assert white.now["outcome"]["winners"] == ["w"]
        assert white.now["outcome"]["reason"] == "resign"
        assert (await white.refused("resign", seat="w"))["code"] == "not-running"


async def test_whoever_is_out_while_the_others_play_on_cannot_resign_again(person):
    anna, bruno = person(), person()
    options = {"players": "3", "pace": "beats"}
    table = await anna.make(game="scorso", options=options, seats=["me", "open", "bot:random"])
    async with anna.at(table) as out, bruno.at(table) as other:
        await other.done("join")
        await out.until(lambda: out.now["status"] == "running")
        assert out.now["out"] == []
        await out.done("resign", seat="A")
        await other.until(lambda: other.now["out"] == ["A"])
        assert (other.now["status"], out.now["out"]) == ("running", ["A"])
        assert (await out.refused("resign", seat="A"))["code"] == "out"
        assert (await anna.http.post(f"/api/tables/{table}/leave")).status_code == 200
        assert "abandon" not in (await anna.http.get(f"/api/tables/{table}/record")).text
        await other.done("resign", seat="B")
        await out.until(lambda: out.now["status"] == "over")
        assert out.now["out"] == []


async def test_an_offer_is_declined_withdrawn_and_at_last_agreed(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        assert (await black.refused("decline", seat="b"))["code"] == "no-offer"
        await white.done("offer", seat="w")
        await black.until(lambda: black.now["offers"] == ["w"])
        await black.done("decline", seat="b")
        await white.until(lambda: white.now["offers"] == [])
        assert white.table["log"][-1]["events"] == [{"type": "decline", "seat": "b", "offered": "w"}]
        assert (await white.refused("offer", seat="w"))["reason"] == "offer-again"
        assert (await white.refused("withdraw", seat="w"))["code"] == "no-offer"
        await white.move()
        await black.until(lambda: "b" in black.now["legal"])
        await black.done("offer", seat="b")
        await black.done("withdraw", seat="b")
        await black.move()
        await white.until(lambda: "w" in white.now["legal"])
        await white.done("offer", seat="w")
        await black.until(lambda: black.now["offers"] == ["w"])
        await black.done("offer", seat="b")
        await white.until(lambda: white.now["status"] == "over")
        assert white.now["outcome"]["reason"].startswith("stall")


async def test_talk_of_an_agreement_does_not_make_a_move_stale(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        await black.done("offer", seat="b")
        await white.until(lambda: white.now["offers"] == ["b"])
        assert (await white.move(after=0))["type"] == "ack"


async def test_a_rematch_needs_both_and_swaps_the_seats(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        assert (await white.refused("rematch"))["code"] == "not-over"
        await white.done("resign", seat="w")
        await white.done("rematch")
        await black.until(lambda: black.table["rematch"]["asked"] == ["w"])
        assert black.table["rematch"]["table"] is None
        await black.done("rematch")
        await white.until(lambda: white.table["rematch"]["table"])
        following = white.table["rematch"]["table"]
        assert following == black.table["rematch"]["table"]
    async with anna.at(following) as page:
        assert page.table["perspective"] == "b"
        assert page.now["status"] == "running"
        assert page.table["commitment"] != white.table["commitment"]


async def lost_and_again(person, table, seat):
    """Resign against a machine and ask for a rematch; the table of that."""
    async with person.at(table) as page:
        await page.done("resign", seat=seat)
        await page.done("rematch")
        return page.table["rematch"]["table"]


async def test_a_rematch_goes_on_with_what_the_game_carries_over(person):
    anna = person()
    options = {"players": "2", "pace": "beats", "stake": "5"}
    table = await anna.make(game="scorso", options=options, seats=["me", "bot:random"])
    async with anna.at(await lost_and_again(anna, table, "A")) as page:
        assert page.table["perspective"] == "B"
        purses = {player["seat"]: player["purse"] for player in page.now["shown"]["ring"]}
        assert purses == {"A": 50, "B": 40}  # the bot won 5 and has paid 5 again


async def test_a_rematch_with_a_bot_needs_only_the_person(person):
    anna = person()
    table = await anna.make(seats=["me", "bot:random"])
    async with anna.at(await lost_and_again(anna, table, "w")) as page:
        assert page.table["perspective"] == "b"
        await page.until(lambda: page.now["ply"] == 1)  # the bot begins


async def test_a_bot_takes_an_offer_that_it_is_glad_of(person, monkeypatch):
    monkeypatch.setattr(bot_seats, "agrees", lambda match, seat, rng: match.seats[seat] == "b")
    anna = person()
    table = await anna.make(seats=["me", "bot:simple"])
    async with anna.at(table) as page:
        await page.done("offer", seat="w")
        await page.until(lambda: page.now["outcome"])
        assert (page.now["outcome"]["reason"], page.now["outcome"]["winners"]) == ("stall-null", [])


async def test_a_bot_answers_every_move_and_declines_offers(person):
    anna = person()
    table = await anna.make(seats=["me", "bot:simple"])
    async with anna.at(table) as page:
        for ply in (2, 4, 6):
            await page.move()
            await page.until(lambda ply=ply: page.now["ply"] == ply)
        await page.done("offer", seat="w")
        await page.until(lambda: page.table["log"][-1]["events"][0]["type"] == "decline")
        assert page.now["offers"] == []
        assert page.seat("b") | {
            "seat": "b",
            "kind": "bot",
            "name": "simple",
            "yours": False,
            "present": True,
        } == page.seat("b")


async def test_two_people_at_one_screen(person):
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as page:
        for seat in ("w", "b", "w", "b"):
            assert page.now["to_act"] == [seat]
            assert (await page.move(seat=seat))["type"] == "ack"
        assert (await page.refused("lift_curtain", seat="w"))["code"] == "no-curtain"
        assert page.table["curtain"] is None


async def test_two_tabs_of_one_guest_both_follow_and_both_play(person):
    anna = person()
    table = await anna.make(seats=["me", "shared"])
    async with anna.at(table) as one, anna.at(table) as two:
        await one.move()
        await two.until(lambda: two.now["ply"] == 1)
        await two.move()
        await one.until(lambda: one.now["ply"] == 2)
        assert one.table["log"] == two.table["log"]


async def test_presence_and_new_names_are_told(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as page:
        await page.until(lambda: not page.seat("b")["present"])
        async with bruno.at(table) as other, person().at(table):
            await page.until(lambda: page.seat("b")["present"] and page.table["watchers"] == 1)
            await other.done("rename", name="  Bruno\u202e the\tGreat ")
            await page.until(lambda: page.seat("b")["name"] == "Bruno the Great")
            assert (await other.refused("rename", name="\u200b\u200b"))["code"] == "bad-name"
        await page.until(lambda: not page.seat("b")["present"] and page.table["watchers"] == 0)


async def test_a_seat_is_claimed_only_while_its_player_is_away(person, tmp_path):
    with Site(tmp_path, claim_after=0.0) as site:
        anna, bruno = person(site), person(site)
        table = await anna.make(seats=["me", "open"])
        await bruno.http.post(f"/api/tables/{table}/join", json={})
        async with bruno.at(table) as page:
            async with anna.at(table):
                await page.until(lambda: page.seat("w")["present"])
                assert (await page.refused("claim", seat="w", bot="random"))["code"] == "present"
                assert page.table["away"] == {}
            await page.until(lambda: not page.seat("w")["present"])
            assert page.table["away"]["w"]["claimable_in"] == 0
            assert (await page.refused("claim", seat="b"))["code"] == "not-yours"
            assert (await page.refused("claim", seat="w", bot="nobody"))["code"] == "unknown-bot"
            await page.done("claim", seat="w", bot="random")
            await page.until(lambda: page.seat("w")["kind"] == "bot" and page.now["ply"] == 1)
        second = await anna.make(seats=["me", "open"])
        await bruno.http.post(f"/api/tables/{second}/join", json={})
        async with bruno.at(second) as page:
            async with anna.at(second) as white:
                await white.move()
                await page.until(lambda: page.seat("w")["present"])
            await page.until(lambda: not page.seat("w")["present"])
            await page.done("claim", seat="w")
            assert page.now["outcome"]["reason"] == "abandon"


async def test_a_page_is_told_how_long_a_seat_cannot_be_claimed(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as page:
        waiting = page.table["away"]
        assert list(waiting) == ["b"]
        refused = await page.refused("claim", seat="b")
        assert (refused["code"], refused["args"]["seat"]) == ("present", "b")
        assert 0 < refused["args"]["seconds"] <= waiting["b"]["claimable_in"] / 1000 + 1
        async with bruno.at(table):
            await page.until(lambda: page.table["away"] == {})


AGREEING = {
    "latrunculi": ["w", "b"],
    "latrunculi-match": ["A", "B"],
    "scamorra": [],  # §4: there is no draw by agreement
}


@pytest.mark.parametrize("game", AGREEING)
async def test_who_may_agree_on_the_end_is_told_as_the_rules_say(person, game):
    anna = person()
    async with anna.at(await anna.make(game=game, seats=["me", "shared"])) as page:
        assert page.now["may_agree"] == AGREEING[game]
        answer = await page.act("offer", seat=page.table["seats"][0]["seat"])
        assert answer["type"] == ("ack" if AGREEING[game] else "refused")


async def test_seats_by_lot_fall_both_ways(person):
    anna = person()
    perspectives = set()
    for _ in range(40):
        table = await anna.make(seats=["me", "open"], lot=True)
        perspectives.add((await anna.get(f"/api/tables/{table}"))["perspective"])
        if perspectives == {"w", "b"}:
            break
    assert perspectives == {"w", "b"}


async def test_the_invite_link_and_its_picture(person):
    anna = person()
    made = (await anna.http.post("/api/tables", json={"game": "latrunculi"})).json()
    assert made["url"] == f"http://{anna.address}/t/{made['id']}"
    assert made["path"] == f"/t/{made['id']}"
    picture: httpx.Response = await anna.http.get(made["qr"])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")


async def test_an_open_seat_can_be_given_to_a_machine_and_the_game_begins(person):
    anna, bruno = person(), person()
    table = await anna.make(game="scorso", options={"players": "3"}, seats=["me", "open", "open"])
    async with anna.at(table) as page, bruno.at(table) as other:
        assert (await other.refused("claim", seat="B", bot="simple"))["code"] == "not-yours"
        assert (await page.refused("claim", seat="B", bot="deep-thought"))["code"] == "unknown-bot"
        await page.done("claim", seat="C", bot="simple")
        assert page.now["status"] == "open"
        await other.done("join")
        await page.until(lambda: page.now["status"] == "running")
        assert [seat["kind"] for seat in page.table["seats"]] == ["guest", "guest", "bot"]
        assert (await page.refused("claim", seat="C", bot="simple"))["code"] == "not-yours"


async def test_people_at_one_screen_do_not_race_for_the_keyboard(person):
    anna = person()
    table = await anna.make(game="scorso", options={"players": "2"}, seats=["me", "shared"])
    async with anna.at(table) as page:
        assert page.table["options"]["pace"] == "beats"
        assert page.now["timing"] is None
        assert page.table["curtain"]["may_lift"] == ["A", "B"]
