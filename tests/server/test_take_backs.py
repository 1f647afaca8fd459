"""Taking back at a table: by consent, freely against machines, never over what somebody has seen."""

from __future__ import annotations

import pytest

from tests.server.people import Person
from tests.server.site import Site
from tests.server.test_tables import two_at_a_table


async def first_moves(white, black):
    await white.play(white.now["legal"]["w"][0])
    await black.until(lambda: black.now["ply"] == 1)


async def test_a_move_is_taken_back_when_the_other_agrees(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        start = white.now["shown"]
        assert white.now["take_back"] == {"may": [], "asked": None, "waits_for": []}
        await first_moves(white, black)
        assert black.now["take_back"]["may"] == ["w"]
        await white.done("take_back", seat="w")
        await black.until(lambda: black.now["take_back"]["asked"] == "w")
        assert black.now["take_back"]["waits_for"] == ["b"]
        assert (await white.refused("take_back", seat="w", say="allow"))["code"] == "no-offer"
        await black.done("take_back", seat="b", say="allow")
        for page in (white, black):
            await page.until(lambda page=page: page.now["ply"] == 2)
            assert page.now["shown"] == start
            assert page.now["to_act"] == ["w"]
            assert page.now["take_back"]["asked"] is None
            assert page.table["log"][-1]["events"] == [{"type": "take-back", "seat": "w", "to": 0}]
        await white.play(white.now["legal"]["w"][1])
        assert (await black.refused("take_back", seat="b", say="allow"))["code"] == "no-offer"


@pytest.mark.parametrize("who", ["b", "w"])
async def test_it_can_be_refused_and_withdrawn(person, who):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        await first_moves(white, black)
        await white.done("take_back", seat="w")
        await (black if who == "b" else white).done("take_back", seat=who, say="refuse")
        await white.until(lambda: white.now["take_back"]["asked"] is None)
        assert white.now["ply"] == 1


async def test_a_move_by_somebody_ends_the_question(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        await first_moves(white, black)
        await white.done("take_back", seat="w")
        await black.play(black.now["legal"]["b"][0])
        assert black.now["take_back"]["asked"] is None


async def test_against_a_machine_nobody_is_asked_and_its_thought_is_dropped(person):
    anna = person()
    table = await anna.make(seats=["me", "bot:simple"])
    async with anna.at(table) as white:
        for _ in range(3):
            await white.play(white.now["legal"]["w"][0])
            await white.done("take_back", seat="w")  # while it thinks, or after its answer
            await white.until(lambda: white.now["to_act"] == ["w"] and not white.now["take_back"]["may"])
        log = [entry["text"] for entry in white.table["log"]]
        assert sum(text.startswith("take-back") for text in log) == 3


async def test_a_table_may_do_without(person):
    for terms in ({"take_back": False}, {"rated": True}):
        anna = person()
        answer = await anna.http.post(
            "/api/tables", json={"game": "latrunculi", "seats": ["me", "bot:simple"], "terms": terms}
        )
        if answer.status_code != 201:
            continue  # only people with accounts play for a rating
        async with anna.at(answer.json()["id"]) as white:
            assert white.now["take_back"] is None
            await white.play(white.now["legal"]["w"][0])
            assert (await white.refused("take_back", seat="w"))["code"] == "no-take-back"


async def test_a_card_drawn_since_stands(person):
    anna = person()
    table = await anna.make(game="scamorra", seats=["me", "bot:simple"])
    async with anna.at(table) as page:
        while True:
            await page.until(lambda: page.now["legal"])
            seat, texts = next(iter(page.now["legal"].items()))
            is_card = ":" in texts[0]
            await page.play(texts[0])
            if is_card:
                break
        refusal = await page.refused("take_back", seat=seat)
        assert (refusal["code"], refusal["reason"]) == ("illegal", "back-revealed")


async def test_the_question_and_what_was_taken_back_outlast_a_restart(compiled_rules, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno, table = await two_at_a_table(lambda: Person(site))
        async with anna.at(table) as white, bruno.at(table) as black:
            await first_moves(white, black)
            await white.done("take_back", seat="w")
            await black.done("take_back", seat="b", say="allow")
            await white.until(lambda: white.now["ply"] == 2)
            await white.play(white.now["legal"]["w"][2])
            await white.done("take_back", seat="w")
            known = await anna.get(f"/api/tables/{table}")
        await anna.close()
        await bruno.close()
    with Site(tmp_path) as site:
        again = Person(site)
        again.http.cookies.update(anna.http.cookies)
        table_now = await again.get(f"/api/tables/{table}")
        assert table_now["now"] == known["now"]
        assert table_now["log"] == known["log"]
        assert table_now["now"]["take_back"]["asked"] == "w"
        await again.close()
