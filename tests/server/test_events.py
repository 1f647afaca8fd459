"""Events of the house: who may do what, what is kept, and the tables they make."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.server import event_store
from tests.server.events import Held, people
from tests.server.people import Person
from tests.server.site import Site

BOARD = {"place": "board"}


async def test_an_event_in_a_minute(person: Callable[[], Person]) -> None:
    anna, bruno, carla = await people(person, "Anna", "Bruno", "Carla")
    held = await Held.make(anna)
    await held.enter(anna, bruno)
    seen = await held.seen(carla)
    assert [one["name"] for one in seen["entrants"]] == ["Anna", "Bruno"]
    assert (seen["status"], seen["may"], seen["code"], seen["plan"]["seed"]) == ("planned", ["enter"], None, 0)
    assert (await held.seen())["may"] == ["leave", "organise", "judge", "appoint"]
    assert (await held.refused(bruno, "enter"))["code"] == "entered"
    told = await held.act(anna, "pair", round=1)
    table = told["tables"][0]
    assert (table["status"], sorted(table["missing"])) == ("waiting", [1, 2])
    assert [one["id"] for one in (await bruno.get("/api/me/tables"))["tables"]] == table["tables"]
    assert held.id in [one["id"] for one in (await carla.get("/api/events"))["events"]]
    assert [one["id"] for one in (await bruno.get("/api/me/events"))["events"]] == [held.id]


async def test_an_event_has_one_address_and_the_short_one_of_before_leads_there(person: Callable[[], Person]) -> None:
    (anna,) = await people(person, "Anna")
    held = await Held.make(anna)
    seen = await held.seen()
    assert seen["path"] == f"/event/{held.id}"
    assert seen["url"].endswith(seen["path"])
    for rest in ("", "/board/3", "/screen"):
        answer = await anna.http.get(f"/e/{held.id}{rest}")
        assert (answer.status_code, answer.headers["location"]) == (308, seen["path"] + rest)


async def test_entry_by_code_and_by_list(person: Callable[[], Person]) -> None:
    anna, bruno = await people(person, "Anna", "Bruno")
    held = await Held.make(anna, {"entry": "code", "public": False})
    code = (await held.seen())["code"]
    assert (await held.refused(bruno, "enter", code="WRONG"))["code"] == "bad-code"
    await held.act(bruno, "enter", code=f" {code.lower()} ")
    assert held.id not in [one["id"] for one in (await bruno.get("/api/events"))["events"]]
    await held.act(anna, "change", terms={"entry": "list", "place": "mixed"})
    assert (await held.refused(anna, "enter"))["code"] == "by-list"
    told = await held.act(anna, "enter-list", csv="name,rating\nDario,1500\nElena,\n")
    assert [(one["name"], one["kind"]) for one in told["entrants"]][1:] == [("Dario", "name"), ("Elena", "name")]


HOSTILE = {
    "=1+1": "event-name-formula",
    "Anna\u202e": "event-name-sign",
    "x" * 61: "",
    "!!!": "event-name-bare",
    "anna": "event-name-taken",
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_names_are_refused_by_name(person: Callable[[], Person], name: str) -> None:
    (anna,) = await people(person, "Anna")
    held = await Held.make(anna, BOARD)
    await held.enter_names("Anna", "Bruno")
    refusal = await held.refused(anna, "enter-others", entrants=[{"name": "Carla"}, {"name": name}])
    assert refusal.get("reason", "") == HOSTILE[name]
    assert len((await held.seen())["entrants"]) == 2, "all or none"


async def test_players_agree_on_a_result_or_a_judge_decides(person: Callable[[], Person]) -> None:
    anna, bruno, carla = await people(person, "Anna", "Bruno", "Carla")
    held = await Held.make(carla, BOARD, best_of=3)
    await held.enter(anna, bruno)
    told = await held.act(carla, "pair", round=1)
    first, second = told["tables"][0]["players"]
    here = {"round": 1, "table": 1}
    told = await held.act(anna, "result", **here, game=1, places=[1, 2])
    assert told["tables"][0]["scores"] == []
    assert told["tables"][0]["claims"][0]["player"] == 1
    told = await held.act(bruno, "result", **here, game=1, places=[2, 1])
    assert told["tables"][0]["contradiction"]
    told = await held.act(bruno, "result", **here, game=1, places=[1, 2])
    assert (told["tables"][0]["scores"][0]["places"], told["tables"][0]["claims"]) == ([1, 2], [])
    await held.act(anna, "result", **here, game=2, places=[2, 1])
    told = await held.act(carla, "result", **here, game=2, places=[1, 2])
    assert (told["tables"][0]["status"], told["tables"][0]["worth"]) == ("over", ["1", "0"])
    assert {line["player"]: line["place"] for line in told["standings"]} == {first: 1, second: 2}
    audit = (await carla.get(f"/api/events/{held.id}/audit"))["acts"]
    assert [(one["act"], one["by"]) for one in audit][-2:] == [("claim", "Anna"), ("result", "Carla")]
    assert "ludoteca" not in str(audit)
    assert not any(one.guest in str(audit) for one in (anna, bruno, carla)), "ids of people stay in the house"


async def test_who_leaves_for_good_leaves_the_event_as_well(site: Site, person: Callable[[], Person]) -> None:
    anna, bruno, carla = await people(person, "Anna", "Unmistakable", "Carla")
    held = await Held.make(carla, BOARD)
    await held.enter(anna, bruno)
    await held.act(carla, "appoint", role="judge", player=2)
    gone = bruno.guest
    assert (await bruno.http.delete("/api/me")).status_code < 300
    seen = await held.seen()
    assert [(one["kind"], one["here"]) for one in seen["entrants"]] == [("person", True), ("name", False)]
    row, acts = site.ask(event_store.read(site.house.store, held.id))
    assert "Unmistakable" not in str(acts)
    assert gone not in str(acts)
    assert row.status == "planned"


async def test_a_guest_who_signs_in_takes_their_place_along(person: Callable[[], Person]) -> None:
    anna, bruno, carla = await people(person, "Anna", "Bruno", "Carla")
    held = await Held.make(carla)
    await held.enter(anna, bruno)
    account = await person().with_account(f"Anna {held.id}")
    taken = {"name": f"Anna {held.id}", "password": "a long enough one", "take": True}
    told = await held.act(carla, "pair", round=1)
    answer = await anna.http.post("/api/sign-in/password", json=taken)
    assert answer.status_code < 300, answer.text
    assert (await held.seen(account))["player"] == 1
    table = told["tables"][0]["tables"][0]
    assert (await account.http.post(f"/api/tables/{table}/join", json={})).status_code == 200


async def test_an_event_goes_on_elsewhere(person: Callable[[], Person]) -> None:
    anna, bruno = await people(person, "Anna", "Bruno")
    held = await Held.make(anna, BOARD, rounds=3)
    await held.enter_names("Bruno", "Carla", "Dario", "Elena")
    await held.act(anna, "pair", round=1)
    await held.act(anna, "rule", round=1, table=1, game=1, verdict="win", seat=0, why="the other one left")
    ruling = (await held.seen())["tables"][0]["rulings"][0]["act"]
    await held.act(anna, "reverse", ruling=ruling, why="and came back")
    text = (await anna.http.get(f"/api/events/{held.id}/export/acts")).text
    assert anna.guest not in text
    wanted = {"kind": "acts", "text": text, "terms": {"place": "board"}}
    answer = await bruno.http.post("/api/events/import", json=wanted)
    assert answer.status_code == 201, answer.text
    told, before = answer.json(), await held.seen()
    assert [one["name"] for one in told["entrants"]] == [one["name"] for one in before["entrants"]]
    assert [one["players"] for one in told["tables"]] == [one["players"] for one in before["tables"]]
    assert told["tables"][0]["rulings"][0]["reversed"]
    for hostile in ("", "{", text.replace("Carla", "=1+1"), text * 2, "\x00", text.replace('"round":1', '"round":7')):
        answer = await bruno.http.post("/api/events/import", json={**wanted, "text": hostile})
        assert answer.status_code == 400, hostile[:50]
        assert answer.json()["reason"].startswith("event-"), answer.text
    trf = (await anna.http.get(f"/api/events/{held.id}/export/trf")).text
    plan = {"name": "Elsewhere", "game": "latrunculi"}
    answer = await bruno.http.post("/api/events/import", json={"kind": "trf", "text": trf, "plan": plan})
    assert answer.status_code == 201, answer.text


async def test_standings_inside_other_pages(person: Callable[[], Person]) -> None:
    anna, carla = await people(person, "Anna", "Carla")
    held = await Held.make(anna, BOARD, name="<script>alert(1)</script>")
    await held.enter_names("Bruno <b>", "Dario & Co")
    answer = await carla.http.get(f"/embed/events/{held.id}?language=cs")
    assert "frame-ancestors *" in answer.headers["content-security-policy"]
    assert "script" not in answer.text.replace("&lt;script&gt;", "").replace("&lt;/script&gt;", "")
    assert "Bruno &lt;b&gt;" in answer.text
    assert "Pořadí" in answer.text


async def test_an_event_is_brought_in_any_form(person: Callable[[], Person]) -> None:
    anna, bruno = await people(person, "Anna", "Bruno")
    held = await Held.make(anna, BOARD, rounds=2, best_of=3)
    await held.enter_names("Bruno", "Carla", "Dario", "Elena", "Franca")
    await held.act(anna, "pair", round=1)
    await held.act(anna, "result", round=1, table=1, game=1, places=[1, 2], points=[7, 2])
    await held.act(anna, "withdraw", player=5)
    plan = {"name": "Elsewhere", "game": "latrunculi"}
    for kind in ("acts", "json", "trf"):
        text = (await anna.http.get(f"/api/events/{held.id}/export/{kind}")).text
        wanted = {"kind": "any", "text": text, "plan": plan, "terms": {"place": "board"}}
        answer = await bruno.http.post("/api/events/import", json=wanted)
        assert answer.status_code == 201, answer.text
        told, before = answer.json(), await held.seen()
        assert [one["name"] for one in told["entrants"]] == [one["name"] for one in before["entrants"]]
        assert {frozenset(one["players"]) for one in told["tables"]} == {
            frozenset(one["players"]) for one in before["tables"]
        }
        if kind != "trf":  # which has neither single games nor who has gone
            assert [one["scores"] for one in told["tables"]] == [one["scores"] for one in before["tables"]]
            assert [one["here"] for one in told["entrants"]] == [one["here"] for one in before["entrants"]]
    listed = {"kind": "any", "text": "name,rating\nAnna,1500\nBruno\n", "plan": plan, "terms": {"place": "board"}}
    answer = await bruno.http.post("/api/events/import", json=listed)
    assert [one["rating"] for one in answer.json()["entrants"]] == [1500, 0]


HOSTILE_FILES = {
    "name,rating\n=cmd(),1\n": "event-line",
    "name,rating\nAnna,1\nAnna,2\n": "event-line",
    "name,rating\nAn\u202ena,1\n": "event-line",
    '{"plan": 3}': "event-json",
    '{"plan": {"name": "x", "game": "latrunculi"}, "players": [{"name": "@x"}]}': "event-json",
    '{"plan": {"name": "x", "game": "latrunculi"}, "players": [], "rounds": [[{"players": [7]}]]}': "event-json",
    "001    1      =cmd()": "event-trf-line",
    '{"act":"close"}': "event-line",
}


@pytest.mark.parametrize("text", HOSTILE_FILES)
async def test_what_is_hostile_in_a_file_is_refused_by_name(person: Callable[[], Person], text: str) -> None:
    (anna,) = await people(person, "Anna")
    wanted = {"kind": "any", "text": text, "plan": {"name": "Elsewhere", "game": "latrunculi"}}
    answer = await anna.http.post("/api/events/import", json=wanted)
    assert (answer.status_code, answer.json()["reason"]) == (400, HOSTILE_FILES[text])


async def test_a_list_without_a_game_is_asked_for_one(person: Callable[[], Person]) -> None:
    (anna,) = await people(person, "Anna")
    answer = await anna.http.post("/api/events/import", json={"kind": "any", "text": "name\nAnna\n"})
    assert answer.json()["reason"] == "event-which-game"
