"""The tables of an event: made by it, played by people and machines, and read when they end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.server import event_steps
from tests.server.events import Held, people, play, seated_pages
from tests.server.people import Json, Person

JUDGED = {"game": "latrunculi-match", "options": {"judge": "human", "stall_quiet_plies": "4", "null_games": "1"}}
CLOCK = {"clock": "fischer 600+5"}


def here(event: Json) -> Json:
    table: Json = event["tables"][0]
    return table


async def pair(make: Callable[[], Person], terms: Json | None = None, **plan: Any) -> tuple[Held, Person, Person]:
    """Anna and Bruno are paired in an event of Carla's."""
    anna, bruno, carla = await people(make, "Anna", "Bruno", "Carla")
    held = await Held.make(carla, terms, rounds=1, **plan)
    await held.enter(anna, bruno)
    await held.act(carla, "pair", round=1)
    return held, anna, bruno


async def test_a_game_is_played_and_its_end_is_read(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, best_of=2)
    first = here(await held.seen())
    async with seated_pages(first["tables"][0], anna, bruno) as pages:
        told = await held.until(lambda event: here(event)["status"] == "running")
        assert here(told)["missing"] == []
        loser = pages[0].table["perspective"]
        await pages[0].done("resign", seat=loser)
    told = await held.until(lambda event: len(here(event)["tables"]) == 2)
    places = here(told)["scores"][0]["places"]
    assert here(told)["players"][places.index(1)] == 2, "Anna, number 1, has resigned"
    async with seated_pages(here(told)["tables"][1], anna, bruno) as pages:
        assert pages[0].table["perspective"] != loser, "they change seats between the games"
        assert pages[0].table["event"] == {"id": held.id, "round": 1, "table": 1, "game": 2}
        await pages[1].done("resign", seat=pages[1].table["perspective"])
    told = await held.until(lambda event: event["finished"])
    assert here(told)["worth"] == ["0.5", "0.5"]


async def test_nobody_leaves_calls_off_or_is_replaced_at_a_table_of_an_event(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person)
    table = here(await held.seen())["tables"][0]
    answer = await anna.http.post(f"/api/tables/{table}/decline")
    assert (answer.status_code, answer.json()["code"]) == (409, "event-table")
    stranger = person()
    answer = await stranger.http.post(f"/api/tables/{table}/join", json={})
    assert answer.json()["code"] == "taken"
    async with seated_pages(table, anna, bruno) as (page, other):
        assert (await page.refused("call_off"))["code"] == "event-table"
        seat = other.table["perspective"]
        assert (await page.refused("claim", seat=seat, bot="1"))["code"] == "event-table"
        await page.done("leave")
    told = await held.until(lambda event: event["finished"])
    assert here(told)["scores"][0]["kind"] == "played"


async def test_who_does_not_come_is_forfeited(person: Callable[[], Person]) -> None:
    held, anna, _ = await pair(person)
    table = here(await held.seen())
    await anna.http.post(f"/api/tables/{table['tables'][0]}/join", json={})
    assert here(await held.seen())["missing"] == [2]
    assert (await held.refused(anna, "forfeit", round=1, table=1, players=[2]))["code"] == "not-judge"
    told = await held.act(held.organiser, "forfeit", round=1, table=1, players=[2])
    assert (here(told)["status"], here(told)["scores"][0]["kind"]) == ("over", "forfeit")
    seen = await anna.get(f"/api/tables/{table['tables'][0]}")
    assert seen["now"]["status"] == "over", "the table of the site is closed"


async def test_machines_fill_an_arena_that_pairs_by_itself(person: Callable[[], Person]) -> None:
    (anna,) = await people(person, "Anna")
    held = await Held.make(anna, game="scamorra", format="arena", rounds=3)
    await held.enter_bots(4)
    await held.act(anna, "pair", round=1)
    told = await held.until(lambda event: event["round"] == 3 and event["finished"])
    assert {table["status"] for table in told["tables"]} == {"over"}
    assert sum(float(line["score"]) for line in told["standings"]) > 0


async def test_tables_of_more_than_two(person: Callable[[], Person]) -> None:
    (anna,) = await people(person, "Anna")
    held = await Held.make(anna, game="scorso", format="tables", rounds=1)
    await held.enter_bots(7)
    told = await held.act(anna, "pair", round=1)
    assert sorted(len(table["players"]) for table in told["tables"]) == [3, 4]
    told = await held.until(lambda event: event["finished"])
    assert all(sorted(table["scores"][0]["places"])[0] == 1 for table in told["tables"])


async def test_rounds_begin_at_their_time(person: Callable[[], Person]) -> None:
    (anna,) = await people(person, "Anna")
    held = await Held.make(anna, {"between": 0}, game="scamorra", rounds=1)
    await held.enter_bots(2)
    assert (await held.seen())["status"] == "planned"
    await held.act(anna, "change", terms={"starts": 1, "between": 0})
    told = await held.until(lambda event: event["finished"])
    assert [table["round"] for table in told["tables"]] == [1]
    audit = (await anna.get(f"/api/events/{held.id}/audit"))["acts"]
    assert [one["by"] for one in audit if one["act"] == "pair"] == [""], "nobody has pressed anything"


async def test_while_an_event_is_paused_nothing_is_played_and_no_clock_runs(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, best_of=2, **CLOCK)
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as pages:
        seat = pages[0].now["to_act"][0]
        page = next(page for page in pages if page.table["perspective"] == seat)
        move = page.now["legal"][seat][0]
        await held.act(held.organiser, "pause")
        await page.until(lambda: page.now["judge"]["paused"])
        left = page.now["clock"]["left"]
        assert (page.now["clock"]["running"], page.now["to_act"], page.now["legal"]) == ([], [], {})
        assert (await page.refused("move", seat=seat, text=move, after=page.now["ply"]))["reason"] == "paused"
        assert (await page.refused("resign", seat=seat))["reason"] == "paused"
        told = await held.act(held.organiser, "resume")
        await page.until(lambda: not page.now["judge"]["paused"])
        assert (page.now["clock"]["running"], page.now["clock"]["left"]) == ([seat], left)
        await page.done("move", seat=seat, text=move, after=page.now["ply"])
        assert told["status"] == "running"


async def test_a_table_that_begins_during_a_pause_waits_too(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person)
    await held.act(held.organiser, "pause")
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as (page, _):
        await page.until(lambda: page.now["judge"]["paused"])
        assert page.now["to_act"] == []


async def test_a_race_stands_still_while_the_event_is_paused(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, game="scorso", format="tables", options={"players": "2"})
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as (page, _):
        await held.act(held.organiser, "pause")
        await page.until(lambda: page.now["judge"]["paused"])
        await held.act(held.organiser, "resume")
        await page.until(lambda: not page.now["judge"]["paused"] and page.now["to_act"])


async def test_drawing_again_closes_the_tables_of_the_site(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person)
    before = here(await held.seen())["tables"][0]
    told = await held.act(held.organiser, "pair", round=1, again=True)
    after = here(told)["tables"][0]
    assert before != after
    assert (await anna.get(f"/api/tables/{before}"))["now"]["status"] == "over"
    assert [table["id"] for table in (await bruno.get("/api/me/tables"))["tables"]] == [after]


async def test_a_mixed_event_is_played_on_the_site_and_at_boards(person: Callable[[], Person]) -> None:
    anna, bruno, carla = await people(person, "Anna", "Bruno", "Carla")
    held = await Held.make(carla, {"place": "mixed"}, format="round-robin")
    await held.enter(anna, bruno)
    await held.enter_names("Dario", "Elena")
    told = await held.seen()
    places: set[str] = set()
    while not told["finished"]:
        told = await held.act(carla, "pair", round=told["round"] + 1)
        for table in [one for one in told["tables"] if one["round"] == told["round"]]:
            places.add(table["place"])
            spot = {"round": table["round"], "table": table["number"]}
            both_here = set(table["players"]) == {1, 2}
            assert (table["place"] == "site", bool(table["tables"])) == (both_here, both_here), "names play at boards"
            if both_here:
                assert (await held.refused(anna, "result", **spot, game=1, places=[1, 2]))["code"] == "event-table"
                async with seated_pages(table["tables"][0], anna, bruno) as pages:
                    await pages[0].done("resign", seat=pages[0].table["perspective"])
                told = await held.until(lambda event, at=table: _status(event, at) == "over")
            else:
                told = await held.act(carla, "result", **spot, game=1, places=[1, 2], points=[8, 4])
    assert places == {"site", "board"}
    assert sum(float(line["score"]) for line in told["standings"]) == 6
    assert {line["games"] for line in told["standings"]} == {3}


def _status(event: Json, wanted: Json) -> str:
    spot = (wanted["round"], wanted["number"])
    return next(one["status"] for one in event["tables"] if (one["round"], one["number"]) == spot)


async def test_a_name_alone_is_not_moved_to_the_site(person: Callable[[], Person]) -> None:
    (anna,) = await people(person, "Anna")
    held = await Held.make(anna, {"place": "mixed"}, rounds=1)
    await held.enter(anna)
    await held.enter_names("Bruno")
    await held.act(anna, "pair", round=1)
    refused = await held.refused(anna, "move", round=1, table=1, place="site")
    assert refused["reason"] == "event-needs-board"


async def test_machines_need_not_say_that_they_are_here(person: Callable[[], Person]) -> None:
    anna, bruno = await people(person, "Anna", "Bruno")
    held = await Held.make(anna, {"check_in": True}, rounds=1)
    await held.enter(anna, bruno)
    await held.enter_bots(1)
    await held.act(anna, "check-in")
    told = await held.act(anna, "pair", round=1)
    assert [sorted(table["players"]) for table in told["tables"]] == [[1, 3]], "Bruno has not come"


async def test_a_table_of_a_mixed_event_moves_to_a_board_and_back(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, {"place": "mixed"})
    before = here(await held.seen())["tables"]
    spot = {"round": 1, "table": 1}
    told = await held.act(held.organiser, "move", **spot, place="board")
    assert here(told)["place"] == "board"
    assert (await anna.get(f"/api/tables/{before[0]}"))["now"]["status"] == "over", "nobody waits there"
    told = await held.act(held.organiser, "move", **spot, place="site")
    table = here(told)["tables"][-1]
    assert (here(told)["place"], table != before[0]) == ("site", True)
    async with seated_pages(table, anna, bruno):
        refused = await held.refused(held.organiser, "move", **spot, place="board")
        assert refused["reason"] == "event-begun", "it is being played"


# -- the judge ---------------------------------------------------------------------------------------


async def appoint(held: Held, make: Callable[[], Person]) -> Person:
    judge = await make().with_account(f"Dario {held.id}")
    await held.act(held.organiser, "appoint", role="judge", account=f"Dario {held.id}")
    return judge


async def test_a_stall_calls_the_judge_who_lets_them_play_on_and_then_rules(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, **JUDGED, **CLOCK)
    judge = await appoint(held, person)
    spot = {"round": 1, "table": 1, "game": 1}
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as pages:
        await play(pages)
        now = pages[0].now
        assert (now["judge"]["flag"], now["clock"]["running"], now["outcome"]) == ("stall-null", [], None)
        told = await held.until(lambda event: here(event)["call"])
        assert (here(told)["call"]["player"], here(told)["call"]["why"]) == (0, "stall-null")
        seen = await judge.get(f"/api/events/{held.id}/rounds/1/tables/1/judge")
        assert (seen["flag"], seen["counters"]["quiet"]) == ("stall-null", {"count": 4, "limit": 4})
        assert [entry["text"] for entry in seen["log"]] == [entry["text"] for entry in pages[0].table["log"]]
        for stranger in (anna, bruno, person()):
            assert (await held.refused(stranger, "rule", **spot, verdict="win", why="I say so"))["code"] == "not-judge"
        told = await held.act(judge, "rule", **spot, verdict="play-on", why="there is life in it")
        assert (here(told)["call"], here(told)["rulings"][0]["verdict"]) == (None, "play-on")
        await pages[0].until(lambda: pages[0].now["judge"]["flag"] == "")
        assert pages[0].now["clock"]["running"]
        await play(pages)
        told = await held.act(judge, "rule", **spot, verdict="win", seat=1, why="the other one only goes to and fro")
        await pages[0].until(lambda: pages[0].now["outcome"])
    assert (here(told)["scores"][0]["places"], here(told)["status"]) == ([2, 1], "over")
    record = (await anna.http.get(f"/api/tables/{here(told)['tables'][0]}/record")).text
    assert "ruling win: the other one only goes to and fro" in record
    answer = await anna.http.post("/api/records", json={"text": record})
    assert answer.status_code in (200, 201), answer.text
    ruling = here(told)["rulings"][-1]
    assert ruling["may_reverse"]
    told = await held.act(judge, "reverse", ruling=ruling["act"], why="looked again")
    told = await held.until(lambda event: len(here(event)["tables"]) == 1 and here(event)["status"] != "over")
    assert here(told)["scores"] == []
    assert [one["reversed"] for one in here(told)["rulings"]] == [False, True]


async def test_a_player_calls_and_gets_time(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, **CLOCK)
    judge = await appoint(held, person)
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as (page, other):
        seat = page.table["perspective"]
        await page.done("call_judge", seat=seat, why="the phone rang")
        assert (await other.refused("call_judge", seat=other.table["perspective"]))["reason"] == "no-call"
        assert (await page.refused("move", seat=seat, text="ruling win: me", after=1))["code"] == "unreadable"
        told = await held.until(lambda event: here(event)["call"])
        assert (here(told)["call"]["player"], here(told)["call"]["why"]) == (1, "the phone rang")
        seen = await judge.get(f"/api/events/{held.id}/rounds/1/tables/1/judge")
        assert len(seen["to_act"]) == 1, "whose turn it was when the clocks were stopped"
        left = page.now["clock"]["left"][seat]
        index = here(told)["players"].index(1)
        await held.act(
            judge, "rule", round=1, table=1, game=1, verdict="time", seat=index, seconds=60, why="half a minute"
        )
        await page.until(lambda: page.now["judge"]["flag"] == "")
        assert page.now["clock"]["left"][seat] == left + 60_000
        assert page.now["judge"]["rulings"][0]["seconds"] == 60


async def test_a_game_ruled_null_is_played_again_at_a_new_table(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person)
    judge = await appoint(held, person)
    before = here(await held.seen())["tables"][0]
    async with seated_pages(before, anna, bruno):
        await held.act(judge, "rule", round=1, table=1, game=1, verdict="replay", why="the wrong board")
    told = await held.until(lambda event: here(event)["tables"] != [before])
    assert here(told)["scores"] == []
    async with seated_pages(here(told)["tables"][0], anna, bruno) as pages:
        await pages[0].done("resign", seat=pages[0].table["perspective"])
    await held.until(lambda event: event["finished"])


async def test_a_judge_settles_one_game_of_a_match(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, game="scamorra-fifteen", **CLOCK)
    judge = await appoint(held, person)
    spot = {"round": 1, "table": 1, "game": 1, "stake": "game"}
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as (page, _):
        await held.act(judge, "rule", **spot, verdict="replay", why="a card was seen")
        await page.until(lambda: len(page.now["judge"]["rulings"]) == 1)
        assert (page.now["outcome"], page.now["shown"]["series"]["game"]) == (None, 1)
        seen = await judge.get(f"/api/events/{held.id}/rounds/1/tables/1/judge")
        assert seen["is_match"]
        told = await held.act(judge, "rule", **spot, verdict="win", seat=0, why="he has looked again")
        await page.until(lambda: page.now["shown"]["series"]["phase"] == "next")
        assert page.now["outcome"] is None
        assert page.now["judge"]["rulings"][-1]["stake"] == "game"
        assert (here(told)["status"], here(told)["scores"]) == ("running", [])
        ruling = here(told)["rulings"][-1]
        assert (ruling["stake"], ruling["may_reverse"]) == ("game", True)
        await held.act(judge, "reverse", ruling=ruling["act"], why="he had not")
        await page.until(lambda: page.now["shown"]["series"]["phase"] == "play")
        assert page.now["shown"]["series"]["totals"] == [0, 0], "what was laid open is null"
        told = await held.act(judge, "rule", **spot, verdict="warning", seat=0, why="keep your hands down")
        assert here(told)["rulings"][-1]["stake"] == "match"


async def test_a_game_that_decides_the_match_is_told_to_the_event(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, **JUDGED)
    judge = await appoint(held, person)
    spot = {"round": 1, "table": 1, "game": 1, "stake": "game"}
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as (page, _):
        told = await held.act(judge, "rule", **spot, verdict="win", seat=1, why="the other one has gone home")
        await page.until(lambda: page.now["outcome"])
    assert (here(told)["scores"][0]["places"], here(told)["rulings"][0]["stake"]) == ([2, 1], "match")


async def test_a_race_is_not_stopped_for_the_judge_who_may_end_it(person: Callable[[], Person]) -> None:
    held, anna, bruno = await pair(person, game="scorso", format="tables", options={"players": "2"})
    judge = await appoint(held, person)
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as (page, other):
        await page.done("call_judge", seat=page.table["perspective"], why="the dice fell off")
        assert page.now["to_act"], "the race goes on"
        told = await held.until(lambda event: here(event)["call"])
        winner = here(told)["players"].index(2)
        ruled = {"round": 1, "table": 1, "game": 1}
        await held.act(judge, "rule", **ruled, verdict="warning", seat=winner, why="keep them on the table")
        await other.until(lambda: other.now["judge"]["rulings"] and not other.now["judge"]["flag"])
        told = await held.act(judge, "rule", **ruled, verdict="win", seat=winner, why="Anna has left")
        await other.until(lambda: other.now["outcome"])
        assert other.now["outcome"]["winners"] == [other.table["perspective"]]
    assert here(told)["scores"][0]["places"][winner] == 1
    seen = await judge.get(f"/api/events/{held.id}/rounds/1/tables/1/judge")
    assert [entry["text"].partition(":")[0] for entry in seen["log"]][-2:] == ["ruling warning", "ruling win"]


async def test_where_no_judge_comes_the_verdict_comes_by_itself(
    person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    held, anna, bruno = await pair(person, **JUDGED)
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as pages:
        await play(pages)
        call = here(await held.until(lambda event: here(event)["call"]))["call"]
        assert call["until"] == call["at"] + 600_000
        monkeypatch.setattr(event_steps, "now_ms", lambda: call["until"])
        await held.act(held.organiser, "announce", text="A round of coffee")
        await pages[0].until(lambda: pages[0].now["judge"]["rulings"])
        assert pages[0].now["judge"]["rulings"][0]["verdict"] == "stands"
        assert here(await held.seen())["call"] is None


@pytest.mark.parametrize("allowed", [True, False])
async def test_a_judge_sees_hands_only_if_the_organiser_allows_it(person: Callable[[], Person], allowed: bool) -> None:
    held, anna, bruno = await pair(person, {"hands": allowed}, game="scamorra")
    judge = await appoint(held, person)
    async with seated_pages(here(await held.seen())["tables"][0], anna, bruno) as pages:
        seen = await judge.get(f"/api/events/{held.id}/rounds/1/tables/1/judge")
        hands = [page.now["shown"] for page in pages]
        assert (seen["shown"] == hands or seen["shown"] == hands[::-1]) == allowed
        assert seen["hands"] == allowed
        answer = await anna.http.get(f"/api/events/{held.id}/rounds/1/tables/1/judge")
        assert answer.json()["code"] == "not-judge"
