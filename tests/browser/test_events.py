"""An event on the site: made, entered, played at boards and on the site, with results by phone that contradict."""

from __future__ import annotations

import random
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.server.events import Held
from tests.server.people import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _made(host, *, place: str, name: str) -> str:
    """An event made on the page for it; its address."""
    await host.visit("/events/new")
    await host.page.get_by_label("Name of the event").fill(name)
    await host.page.get_by_role("radio", name=re.compile(f"^{place}")).check(force=True)
    await host.button("Make an event").click()
    await host.page.wait_for_url("**/event/*")
    return host.page.url


async def _enters(one, address: str, name: str) -> None:
    await one.page.goto(address)
    await one.page.get_by_label("Your name here").fill(name)
    await one.button("Enter").click()
    await expect(one.page.get_by_text(f"You are in, {name}.")).to_be_visible()


async def _first_round(host, address: str, anna, bruno) -> None:
    """Two people enter, and are paired."""
    await _enters(anna, address, "Anna")
    await _enters(bruno, address, "Bruno")
    await host.link("Organise").click()
    await host.page.get_by_text("2 people are ready.").wait_for()
    await host.button("Start round 1").click()


async def test_an_evening_at_boards_with_results_by_phone(visitor):
    host, anna, bruno = await visitor(), await visitor(viewport=PHONE), await visitor(viewport=PHONE)
    address = await _made(host, place="at real boards", name="Serata al circolo")
    await _first_round(host, address, anna, bruno)
    for one in (anna, bruno):
        await expect(one.page.get_by_text("Round 1: you play at table 1").first).to_be_visible()
        await one.link("Enter the result").click()
        await one.page.wait_for_url("**/board/1")

    await anna.button("Anna wins").click()
    await expect(anna.page.get_by_text("Thank you.").first).to_be_visible()
    await expect(bruno.page.get_by_test_id("claim")).to_have_text("Anna says: Anna wins")
    await bruno.button("That is wrong").click()
    await bruno.button("Draw").click()
    for one in (anna, bruno):
        await expect(one.page.get_by_role("alert")).to_contain_text("different results")

    await host.page.get_by_role("link", name=re.compile("^Judge")).click()
    await expect(host.page.get_by_test_id("calls")).to_contain_text("contradict")
    await host.page.get_by_role("button", name=re.compile("^Enter the result")).click()
    said = host.page.get_by_role("dialog")
    await expect(said).to_contain_text("Bruno says: Draw")
    await said.get_by_role("button", name="Anna wins").click()
    for one in (anna, bruno):
        await expect(one.page.get_by_test_id("holds")).to_have_text("Result: Anna wins")

    await host.link("Standings").click()
    await expect(host.page.locator("tbody tr").first).to_contain_text("Anna")
    await host.link("Organise").click()
    await host.button("End the event").click()
    await host.page.get_by_role("dialog").get_by_role("button", name="End the event").click()
    await expect(host.page.get_by_test_id("event-status")).to_have_text("over")
    async with host.page.expect_download() as sheet:
        await host.link("Print standings (PDF)").click()
    assert (await (await sheet.value).path()).read_bytes().startswith(b"%PDF-")


async def test_whoever_has_just_come_to_the_site_enters_by_name_and_plays_at_its_table(visitor):
    """Nobody without a chosen name could sit down; and those who only watched were told that it was their table."""
    host, anna, bruno = await visitor(), await visitor(viewport=PHONE), await visitor(viewport=PHONE)
    address = await _made(host, place="on this site Tables", name="Club evening")
    await _first_round(host, address, anna, bruno)
    for one in (anna, bruno):
        await one.link("Go to my table").click()
        await one.button("Sit down and play", exact=False).wait_for()
        await expect(one.prompt).to_contain_text("This is your table of the event.")
    await host.page.get_by_role("link", name=re.compile("^Watch")).click()
    await expect(host.prompt).to_contain_text("The game begins when everybody is at the table.")
    await expect(host.button("Sit down and play", exact=False)).to_have_count(0)
    for one in (anna, bruno):
        await one.button("Sit down and play", exact=False).click()
    for one, other in ((anna, "Bruno"), (bruno, "Anna")):
        await one.button("Resign").wait_for()
        await expect(one.page.get_by_text(other, exact=True).first).to_be_visible()


async def test_whoever_is_no_organiser_sees_none_of_their_tools(visitor):
    host, guest = await visitor(), await visitor()
    address = await _made(host, place="on this site Tables", name="Club evening")
    await guest.page.goto(address)
    await guest.button("Enter").wait_for()
    await expect(guest.link("Organise")).to_have_count(0)
    await guest.page.goto(f"{address}#organise")
    await expect(guest.button("Start round 1")).to_have_count(0)
    await guest.page.goto(f"{guest.address}/events")
    await expect(guest.link("Make an event")).to_be_visible()


async def test_a_judge_is_called_to_a_table_of_the_site_and_rules(visitor, server):
    olga, livia, marco = [await Person(server.host).named(name) for name in ("Olga", "Livia", "Marco")]
    held = await Held.make(olga, format="round-robin")
    await held.enter(livia, marco)
    await held.act(olga, "pair", round=1)
    judge, first, second = await visitor(), await visitor(), await visitor(viewport=PHONE)
    for one, person in ((judge, olga), (first, livia), (second, marco)):
        await one.become(person)
        await one.visit(f"/event/{held.id}")
    for one in (first, second):
        await one.link("Go to my table").click()
        await one.button("Sit down and play", exact=False).click()
    await first.button("Call the judge").click()
    asked = first.page.get_by_role("dialog")
    await asked.get_by_role("textbox").fill("He touched a man.")
    await asked.get_by_role("button", name="Call the judge").click()
    for one in (first, second):
        await expect(one.page.get_by_test_id("judge-called")).to_contain_text("He touched a man.")

    await judge.page.get_by_role("link", name=re.compile("^Judge")).click()
    await judge.page.get_by_test_id("calls").get_by_role("button", name="Judge").click()
    ruling = judge.page.get_by_role("dialog")
    await expect(ruling).to_contain_text("Livia called the judge")
    await expect(ruling.locator("figure svg").first).to_be_visible()  # it moves what stands below it
    await ruling.get_by_role("radio", name=re.compile("^Win")).check()
    await ruling.get_by_label("Who wins").select_option("Marco")
    await ruling.get_by_label("Reason, told to everybody").fill("Nobody touched anything.")
    await ruling.get_by_role("button", name="Give the ruling").click()
    for one in (first, second):
        await expect(one.page.get_by_test_id("ruling")).to_contain_text("Nobody touched anything.")
    await second.says("You have won!")
    await second.link("Back to the event").click()
    await second.link("Standings").click()
    await expect(second.page.locator("tbody tr").first).to_contain_text("Marco")
    for person in (olga, livia, marco):
        await person.close()


async def test_a_judge_has_what_judges_may_do_and_settles_what_players_say_with_one_press(visitor, server):
    olga, livia, marco, nina = [await Person(server.host).named(name) for name in ("Olga", "Livia", "Marco", "Nina")]
    await nina.with_account("Nina the judge")
    held = await Held.make(olga, {"place": "board"}, format="round-robin")
    await held.enter(livia, marco)
    await held.act(olga, "appoint", role="judge", account="Nina the judge")
    await held.act(olga, "pair", round=1)
    for person, places in ((livia, [1, 2]), (marco, [2, 1])):
        await held.act(person, "result", round=1, table=1, game=1, places=places)
    judge, guest = await visitor(), await visitor()
    await judge.become(nina)
    await judge.visit(f"/event/{held.id}#judge")
    await judge.page.get_by_test_id("calls").get_by_role("button", name="Judge").click()
    said = judge.page.get_by_role("dialog")
    names = [("Livia", "Marco")[player - 1] for player in (await held.seen())["tables"][0]["players"]]
    await said.get_by_role("button", name=re.compile("^That is right.*Marco$")).click()
    await expect(judge.page.locator("[data-spot='1-1'] li.won")).to_contain_text(names[1])
    await expect(judge.page.locator("[data-spot='1-1']").get_by_role("button", name="Judge")).to_be_visible()
    await expect(judge.page.get_by_role("button", name="Correct")).to_have_count(0)  # that is for organisers

    await judge.page.locator("[data-spot='1-1']").get_by_role("button", name="Judge").click()
    await said.get_by_role("radio", name=re.compile("^Warning")).check(force=True)
    await said.get_by_label("Who is warned").select_option(names[0])
    await said.get_by_label("Reason, told to everybody").fill("Loud talk.")
    await said.get_by_role("button", name="Give the ruling").click()
    await guest.visit(f"/event/{held.id}#pairings")
    await expect(guest.page.get_by_test_id("ruled")).to_have_text(f"The judge warns {names[0]}. “Loud talk.”")
    for person in (olga, livia, marco, nina):
        await person.close()


async def test_what_the_room_sees_is_as_large_as_it_can_be(visitor, server):
    olga = await Person(server.host).named("Olga")
    few, many = [await Held.make(olga, {"place": "board"}) for _ in range(2)]
    await few.enter_names("Anna", "Bruno", "Carla", "Dario")
    await many.enter_names(*(f"Giovanni-Battista-Massimiliano {number}" for number in range(1, 33)))
    sizes = []
    for held in (few, many):
        await held.act(olga, "pair", round=1)
        room = await visitor(viewport={"width": 1440, "height": 900})
        await room.page.goto(f"{room.address}/event/{held.id}/screen")
        lines = room.page.locator("[data-slide=pairings] > li")
        await expect(lines).to_have_count(2 if held is few else 16)
        names = room.page.locator("[data-slide=pairings] .name")
        sizes.append(await names.first.evaluate("it => parseFloat(getComputedStyle(it).fontSize)"))
        assert await names.evaluate_all("all => all.every(it => it.scrollWidth <= it.clientWidth)")
        bottoms = await lines.evaluate_all("all => all.map(it => it.getBoundingClientRect().bottom)")
        assert max(bottoms) <= 900
        assert max(bottoms) > 450, "half of the room is empty"
    assert sizes[0] > 2 * sizes[1] > 40
    await olga.close()


async def test_the_prompt_of_an_event_leaves_the_board_of_a_phone_in_sight(visitor, server):
    """The way back, the judge and two old rulings covered the two ranks in front of the player."""
    olga, livia = [await Person(server.host).named(name) for name in ("Olga", "Livia")]
    held = await Held.make(olga, rounds=1)
    await held.enter(livia)
    await held.enter_bots(1)
    told = await held.act(olga, "pair", round=1)
    spot = {"round": 1, "table": 1, "game": 1, "seat": 0, "verdict": "warning"}
    me = await visitor(viewport=PHONE, has_touch=True)
    await me.become(livia)
    await me.visit(f"/t/{told['tables'][0]['tables'][0]}")
    await me.button("Sit down and play", exact=False).click()
    await me.my_turn()
    for why in ("Loud talk.", "Again."):
        await held.act(olga, "rule", **spot, why=why)
    await expect(me.page.get_by_test_id("ruling")).to_contain_text(["Loud talk.", "Again."])
    await me.any_move(random.Random(1))
    await expect(me.page.get_by_test_id("ruling").last).to_be_hidden()
    await me.page.get_by_text("Rulings (2)").wait_for()
    top = await me.prompt.evaluate("it => it.getBoundingClientRect().top")
    bottom = await me.grid.evaluate("it => it.getBoundingClientRect().bottom")
    assert top > bottom - (bottom / 16), "not even half a rank is covered"
    for person in (olga, livia):
        await person.close()


async def test_an_event_is_brought_from_a_file(visitor, tmp_path):
    host = await visitor(viewport=PHONE)
    listed = tmp_path / "people.csv"
    await host.visit("/events")
    await host.link("Import an event").click()
    for text, said in (
        ("name,rating\n=cmd(),1\n", "Line 2: “=cmd()” begins with ="),
        ("name,rating\nLivia,1500\nMarco,\n", ""),
    ):
        listed.write_text(text, encoding="utf-8")
        await host.page.locator("input[type=file]").set_input_files(str(listed))
        await host.page.get_by_label("What is played").select_option("latrunculi")
        await host.page.get_by_label("Name of the event").fill("From a list")
        await host.button("Import an event").click()
        if said:
            await expect(host.page.get_by_role("alert")).to_contain_text(said)
            await expect(host.page.get_by_role("alert")).to_be_in_viewport()
            await expect(host.button("Import an event")).to_be_in_viewport()
    await host.page.wait_for_url("**/event/*")
    await host.link("Organise").click()
    await expect(host.page.locator("[data-player]")).to_have_count(2)
    await expect(host.page.locator("[data-player='1']")).to_contain_text("1500")


async def test_an_arena_shows_every_table_that_goes_on_and_counts_who_is_free(visitor, server):
    olga, livia = [await Person(server.host).named(name) for name in ("Olga", "Livia")]
    held = await Held.make(olga, {"place": "board"}, format="arena")
    await held.enter(livia)
    await held.enter_names("Anna", "Bruno", "Carla", "Dario")
    told = await held.act(olga, "pair", round=1)
    theirs = next(table for table in told["tables"] if 1 not in table["players"])
    await held.act(olga, "result", round=1, table=theirs["number"], game=1, places=[1, 2])
    await held.until(lambda event: event["round"] == 2)
    host, guest = await visitor(), await visitor(viewport=PHONE)
    await host.become(olga)
    await guest.become(livia)
    await guest.visit(f"/event/{held.id}")
    await expect(guest.page.locator("[data-spot]")).to_have_count(2)
    await guest.button("Round 1").click()
    await expect(guest.page.locator("[data-spot^='1-']")).to_have_count(2)
    await host.visit(f"/event/{held.id}#organise")
    await host.page.get_by_text("1 person is ready.").wait_for()
    await expect(host.button("Pair those who are free")).to_be_disabled()
    for person in (olga, livia):
        await person.close()


async def test_whoever_is_here_says_so_themselves_or_is_ticked_off_by_the_organiser(visitor, server):
    olga, livia = [await Person(server.host).named(name) for name in ("Olga", "Livia")]
    held = await Held.make(olga, {"place": "board", "check_in": True})
    await held.enter(livia)
    await held.enter_names("Anna", "Bruno")
    host, guest = await visitor(), await visitor(viewport=PHONE)
    await host.become(olga)
    await guest.become(livia)
    await guest.visit(f"/event/{held.id}")
    await expect(guest.page.get_by_test_id("event-status")).to_have_text("not begun · 3 rounds")
    await guest.button("I am here").click()
    await guest.button("Not here after all").wait_for()
    await host.visit(f"/event/{held.id}#organise")
    await expect(host.button("Start round 1")).to_be_disabled()
    await host.page.locator("[data-player='2']").get_by_role("button", name="Is here").click()
    await host.page.locator("[data-player='2']").get_by_role("button", name="Is not here").wait_for()
    await host.button("Start round 1").click()
    await expect(host.page.locator("[data-spot]")).to_have_count(1)
    for person in (olga, livia):
        await person.close()


async def test_the_form_of_an_event_follows_the_language(visitor):
    """How many rounds are played was said in the language in which the page had been opened."""
    me = await visitor()
    await me.visit("/events/new")
    rounds = me.page.locator("main form .chosen").first
    await expect(rounds).to_contain_text("as many as it takes to find one winner")
    await me.page.locator("header select").select_option("cs")
    await expect(rounds).to_contain_text("tolik, kolik je třeba k jednomu vítězi")


async def test_the_form_of_an_event_offers_what_decides_between_equal_scores_and_points_by_place(visitor):
    """Both could only be said in the terminal."""
    me = await visitor(viewport=PHONE)
    await me.visit("/events/new")
    form, more = me.page.locator("main form"), me.page.get_by_text("Times, judges, scoring")
    await form.get_by_role("radio", name="Scorso", exact=True).check(force=True)
    await form.get_by_role("radio", name=re.compile("^Rounds of tables")).check(force=True)
    await more.click()
    breaks = form.get_by_test_id("breaks")
    await expect(breaks).to_have_text("Buchholz, Sonneborn-Berger, Direct, Points, Duel")
    await breaks.click()
    await me.button("Points: earlier").click()
    await expect(breaks).to_have_text("Buchholz, Sonneborn-Berger, Points, Direct, Duel")
    await expect(me.button("Points: earlier")).to_be_focused()
    await me.page.keyboard.press("Enter")
    await me.page.keyboard.press("Enter")
    await expect(breaks).to_have_text("Points, Buchholz, Sonneborn-Berger, Direct, Duel")
    await expect(me.button("Points: later")).to_be_focused()
    await me.button("Without Buchholz").click()
    await me.button("Without Duel").click()
    await me.button("Also Buchholz").click()
    await expect(breaks).to_have_text("Points, Sonneborn-Berger, Direct, Buchholz")
    await expect(form).to_contain_text("everybody left behind counts alike")
    await form.get_by_label("A place is worth points of its own").check()
    worth = [form.get_by_label(f"Place {place}") for place in range(1, 6)]
    for field, value in zip(worth, "43210", strict=True):
        await expect(field).to_have_value(value)
    await worth[0].fill("10")
    await worth[1].fill("6")
    await me.button("Make an event").click()
    await me.page.wait_for_url(re.compile(r"/event/\w+$"))
    id = me.page.url.rsplit("/", 1)[-1]
    plan = (await (await me.page.request.get(f"{me.address}/api/events/{id}")).json())["plan"]
    assert plan["places"] == [10, 6, 2, 1, 0]
    assert plan["tie_breaks"] == ["points", "sonneborn-berger", "direct", "buchholz"]
    await expect(me.page.get_by_text("points by place 10–6–2–1–0")).to_be_visible()
