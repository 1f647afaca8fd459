"""A guest keeps the games by a passkey and finds them on another device; Chromium's own authenticator holds the key."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE
from tests.browser.learner import ByPointer
from tests.browser.test_lessons import HURRY
from tests.browser.test_my_games import invites, joined
from tests.browser.test_puzzles import puzzles_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


async def authenticator(visitor):
    """A device that can keep passkeys."""
    devtools = await visitor.page.context.new_cdp_session(visitor.page)
    await devtools.send("WebAuthn.enable")
    made = await devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return devtools, made["authenticatorId"]


def named(server):
    """Passkeys belong to a host with a name."""
    return server.address.replace("127.0.0.1", "localhost")


async def test_a_passkey_brings_the_games_to_another_device_where_they_go_on(visitor, server):
    anna = await visitor(address=named(server))
    devtools, key = await authenticator(anna)
    bruno = await visitor(address=named(server))
    await invites(anna)
    white, black = await joined(anna, bruno)
    await white.move("d1", "d5")
    await black.plies(1)
    table = re.sub(".*/t/", "", anna.page.url)
    await anna.visit("/account")
    await anna.page.get_by_label("Name", exact=True).first.fill("Anna of the Passkeys")
    await anna.button("Make a passkey").click()
    await expect(anna.page.get_by_role("heading", name="Your recovery codes")).to_be_visible()
    await expect(anna.page.locator("code")).to_have_count(10)
    await anna.button("I have kept them").click()
    await expect(anna.page.get_by_role("heading", name="Devices")).to_be_visible()
    kept = await devtools.send("WebAuthn.getCredentials", {"authenticatorId": key})

    phone = await visitor(address=named(server), viewport=PHONE)
    devtools, key = await authenticator(phone)
    for credential in kept["credentials"]:  # as a passkey travels between devices
        await devtools.send("WebAuthn.addCredential", {"authenticatorId": key, "credential": credential})
    await phone.visit("/account")
    await phone.button("Sign in with a passkey").click()
    await expect(phone.page).to_have_url(re.compile("/games$"))
    await phone.page.locator(f'a[href="/t/{table}"]').click()
    mover, other = (bruno, phone) if white is anna else (phone, bruno)
    await mover.move("a8", "a6")
    await other.plies(2)


async def test_another_device_by_a_link_where_passkeys_do_not_work(visitor):
    anna = await visitor()
    await anna.visit("/account")
    await anna.page.get_by_label("Name", exact=True).first.fill("Anna of the Links")
    await anna.page.get_by_label("Password (at least 10 characters)").first.fill("a long pass phrase")
    await anna.button("Create an account").click()
    await anna.button("I have kept them").click()
    await anna.button("Add a device").click()
    code = await anna.page.locator(".code").inner_text()

    phone = await visitor(viewport=PHONE)
    await phone.visit(f"/link/{code}")
    await phone.button("Continue").click()
    number = await phone.page.locator(".number").inner_text()
    await expect(anna.page.get_by_text(f"shows the number {number}")).to_be_visible()
    devices = anna.page.get_by_role("region", name="Devices").get_by_role("listitem")
    await expect(devices).to_have_count(1)
    await anna.button("Yes, sign it in").click()
    await expect(phone.page).to_have_url(re.compile("/games$"))
    await expect(devices).to_have_count(2)
    await expect(devices.first).to_contain_text("(this one)")
    await phone.visit("/account")
    await expect(phone.page.get_by_role("heading", level=1)).to_have_text("Anna of the Links")
    await phone.visit("/people/anna%20of%20the%20links")
    await expect(phone.page.get_by_text("Only you can see this page.")).to_be_visible()


async def test_a_password_is_changed_and_the_phone_must_sign_in_again(visitor):
    anna, phone = await visitor(), await visitor(viewport=PHONE)
    await anna.visit("/account")
    await anna.page.get_by_label("Name", exact=True).first.fill("Anna of the Passwords")
    await anna.page.get_by_label("Password (at least 10 characters)").first.fill("a long pass phrase")
    await anna.button("Create an account").click()
    await anna.button("I have kept them").click()
    await sign_in(phone, "a long pass phrase")
    await expect(phone.page).to_have_url(re.compile("/games$"))

    await anna.page.get_by_text("Change password", exact=True).first.click()
    await anna.page.get_by_label("New password (at least 10 characters)").fill("quite another one")
    present = anna.page.get_by_label("Present password, or a recovery code")
    for told, answer in (("a wrong guess", "This is neither your present password"), ("a long pass phrase", "changed")):
        await present.fill(told)
        await anna.button("Change password").click()
        await expect(anna.page.locator(".note", has_text=answer)).to_be_visible()
    await expect(present).to_have_value("")

    await sign_in(phone, "a long pass phrase")
    await expect(phone.page.locator(".note", has_text="This cannot be used to sign in.")).to_be_visible()
    await sign_in(phone, "quite another one")
    await expect(phone.page).to_have_url(re.compile("/games$"))


async def test_puzzles_solved_on_one_device_are_solved_on_the_other(visitor):
    """What was learned was known to the browser only."""
    anna, phone = await visitor(reduced_motion="reduce"), await visitor(viewport=PHONE, reduced_motion="reduce")
    first, second, *_ = await puzzles_of(anna, "latrunculi")
    for me, puzzle in ((anna, first), (phone, second)):
        await me.page.add_init_script(HURRY)
        await me.visit(f"/puzzles/latrunculi#{puzzle['name']}")
        solver = ByPointer(me, "latrunculi", "en")
        await solver.at(puzzle, "1")
        async with me.page.expect_response("**/api/me/learned"):
            await solver.play(puzzle["right"][0])
        await solver.at(puzzle, "done")
    await anna.visit("/account")
    await anna.page.get_by_label("Name", exact=True).first.fill("Anna of the Puzzles")
    await anna.page.get_by_label("Password (at least 10 characters)").first.fill("a long pass phrase")
    await anna.button("Create an account").click()
    await anna.button("I have kept them").click()
    await phone.visit("/account")
    await expect(phone.page.get_by_label("Take along the games")).to_be_checked()
    await sign_in(phone, "a long pass phrase", "Anna of the Puzzles")
    await expect(phone.page).to_have_url(re.compile("/games$"))
    for me in (phone, anna):
        await me.visit("/puzzles/latrunculi")
        await expect(me.page.get_by_test_id("progress")).to_contain_text("2 of")
    await anna.visit("/account")
    await anna.button("Sign out everywhere").click()
    await expect(anna.page.get_by_role("heading", level=1)).to_contain_text("one table")
    await anna.visit("/puzzles/latrunculi")  # whoever is at this browser now is somebody else
    await expect(anna.page.get_by_test_id("progress")).to_contain_text("0 of")


async def sign_in(phone, password, name="Anna of the Passwords"):
    await phone.visit("/account")
    form = phone.page.locator("form", has=phone.page.get_by_label("Password", exact=True))
    await form.get_by_label("Name", exact=True).fill(name)
    await form.get_by_label("Password", exact=True).fill(password)
    await form.get_by_role("button", name="Sign in", exact=True).click()
