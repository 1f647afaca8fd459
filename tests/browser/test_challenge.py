"""One person challenges another: seen at once on whatever page, accepted and played, declined, withdrawn."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def with_account(visitor, name, **how):
    """Somebody with an account and a public profile."""
    person = await visitor(**how)
    await person.visit()
    answer = await person.page.request.post(
        f"{person.address}/api/account/password", data={"name": name, "password": "a long enough one", "public": True}
    )
    assert answer.ok, await answer.text()
    await person.visit()
    return person


async def challenge(person, name):
    """From the profile to a challenge that waits for its answer."""
    await person.visit(f"/people/{name}")
    await person.link(f"Challenge {name}").click()
    await person.page.get_by_role("link", name=re.compile("^Latrunculi")).first.click()
    await person.page.get_by_role("radio", name="White", exact=True).check()
    await person.page.get_by_label("Time").first.select_option("fischer 300+5")
    await person.page.get_by_label("Rated", exact=True).check()
    await expect(person.page.get_by_label("Moves may be taken back")).to_be_disabled()
    await person.button("Send the challenge").click()
    await person.says(f"Waiting for {name} to answer")


async def test_a_challenge_is_seen_at_once_accepted_and_played(visitor):
    anna, bruno = await with_account(visitor, "Lavinia"), await with_account(visitor, "Turno", viewport=PHONE)
    await bruno.visit("/rules/zama")
    await challenge(anna, "Turno")
    await expect(bruno.page.locator("header .badge")).to_have_text("1")
    await expect(bruno.page).to_have_title(re.compile(r"^\(1\) "))
    await bruno.page.locator("header a[href='/games']").click()
    card = bruno.page.get_by_role("listitem").filter(has_text="Lavinia challenges you")
    await expect(card.get_by_test_id("terms")).to_have_text(re.compile("Rated"))
    await card.get_by_role("button", name=re.compile("^Accept")).click()
    await expect(bruno.page).to_have_url(re.compile("/t/"))
    await anna.my_turn()
    await anna.move("d1", "d5")
    await bruno.plies(1)
    await bruno.button("Resign").click()
    await bruno.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    end, small = (one.page.get_by_test_id("end") for one in (anna, bruno))
    await expect(end.get_by_role("link", name=re.compile("^Challenge"))).to_be_visible()
    await expect(end.get_by_role("button", name="Next lesson")).to_be_visible()
    await expect(small.get_by_role("button", name="Next lesson")).to_be_in_viewport(ratio=1)
    await expect(small.get_by_role("link", name=re.compile("^Challenge"))).to_be_hidden()  # there is no room
    await anna.visit("/people/Lavinia")
    await expect(anna.page.get_by_role("listitem").filter(has_text="One rated game")).to_contain_text("give or take")
    await anna.visit("/ratings/latrunculi")
    await expect(anna.page.get_by_role("link", name="Turno", exact=True)).to_have_attribute("href", "/people/Turno")


async def test_whoever_is_refused_is_told_and_may_withdraw_the_next_one(visitor):
    anna, bruno = await with_account(visitor, "Camilla"), await with_account(visitor, "Mezio")
    await challenge(anna, "Mezio")
    mine = bruno.page.get_by_role("region", name="My games")
    await mine.get_by_role("button", name=re.compile("^Decline")).click()
    await anna.says("Mezio has declined the challenge.")
    await expect(mine).to_have_count(0)
    await challenge(anna, "Mezio")
    await expect(mine).to_contain_text("Camilla challenges you")
    await anna.button("Withdraw the challenge").click()
    await anna.says("You have withdrawn the challenge.")
    await expect(mine).to_have_count(0)
    await expect(bruno.page.locator(".note")).to_contain_text("Camilla has withdrawn the challenge.")


async def test_whoever_is_challenged_is_told_when_the_challenger_goes_and_the_others_stay(visitor):
    anna, bruno = await with_account(visitor, "Silvia"), await with_account(visitor, "Ascanio", viewport=PHONE)
    eve = await visitor()
    await anna.visit("/challenge/Ascanio/zama")
    await anna.page.get_by_label("Players").select_option("4")
    await anna.page.get_by_role("radio", name=re.compile("^Friends")).check()
    await anna.button("Send the challenge").click()
    await anna.says("Waiting for Ascanio to answer")
    await expect(bruno.page.get_by_role("region", name="My games")).to_contain_text("Silvia challenges you")
    await eve.visit(re.sub(".*/t/", "/t/", anna.page.url))
    await eve.page.get_by_role("button", name=re.compile("^Sit down")).first.click()
    await anna.button("Withdraw the challenge").click()
    told = "Silvia has withdrawn the challenge. The others may play without you"
    await expect(bruno.page.locator(".note")).to_contain_text(told)
    await expect(eve.page.locator(".note")).to_contain_text("Silvia has left. The seat is free for anybody.")
    await bruno.visit("/games")
    await expect(bruno.page.get_by_role("listitem").filter(has_text=told)).to_be_visible()


async def test_in_a_game_for_four_the_challenger_says_who_fills_the_table(visitor):
    anna, bruno = await with_account(visitor, "Giulia"), await with_account(visitor, "Fabio", viewport=PHONE)
    await anna.visit("/challenge/Fabio/zama")
    await expect(anna.page.get_by_role("radiogroup")).to_have_count(0)  # two players: nobody else
    await anna.page.get_by_label("Players").select_option("4")
    others = anna.page.get_by_role("radiogroup", name="Who takes the other 2 seats?")
    await others.get_by_role("radio", name="Machines").check()
    await anna.button("Send the challenge").click()
    await anna.says("Waiting for Fabio to answer")
    mine = bruno.page.get_by_role("region", name="My games")
    await mine.get_by_role("button", name=re.compile("^Accept")).click()
    await expect(bruno.page).to_have_url(re.compile("/t/"))
    for person in (anna, bruno):
        await expect(person.page.get_by_text("Waiting for", exact=False)).to_have_count(0)


async def test_a_guest_is_told_why_nothing_is_rated(visitor):
    me = await visitor(viewport=PHONE)
    await me.visit("/play/latrunculi")
    rated = me.page.get_by_label("Rated", exact=True)
    await expect(rated).to_be_disabled()
    await expect(rated).to_have_accessible_description(re.compile("Rated games need an account."))
    await me.page.locator("header .me button").click()
    await me.page.locator("#my-menu").get_by_role("link", name="Keep my games").click()
    await expect(me.page.get_by_role("heading", name="Keep my games")).to_be_visible()
