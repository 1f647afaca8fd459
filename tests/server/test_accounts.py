"""Accounts: becoming one, signing in elsewhere, being signed out; and those who try what they may not."""

from __future__ import annotations

import dataclasses

import pytest

from tests.server.authenticator import Authenticator
from tests.server.people import Person
from tests.server.site import GENEROUS, Site

PASSWORD = "a long pass phrase"


async def post(person, path, status=200, **body):
    answer = await person.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def refused(person, path, **body):
    answer = await person.http.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    return answer.json()["code"]


async def keep(person, name, key=None, **more):
    """Make an account with a passkey."""
    key = key or Authenticator(f"http://{person.address}")
    options = (await post(person, "/api/account/passkey/options", name=name))["options"]
    kept = await post(person, "/api/account/passkey", name=name, credential=key.make(options), **more)
    return key, kept


async def sign_in(person, key, take=False):
    options = (await post(person, "/api/sign-in/passkey/options"))["options"]
    return await post(person, "/api/sign-in/passkey", credential=key.sign(options), take=take)


async def tables_of(person):
    return [table["id"] for table in (await person.get("/api/me/tables"))["tables"]]


async def test_a_guest_becomes_an_account_and_keeps_its_games(person):
    anna, phone = person(), person()
    table = await anna.make(seats=["me", "bot:random"])
    key, kept = await keep(anna, "Anna of Abano")
    assert kept["account"]["has_account"]
    assert len(kept["codes"]) == 10
    assert await tables_of(anna) == [table]
    assert await sign_in(phone, key) == {"is_in": True, "number": ""}
    assert await tables_of(phone) == [table]
    async with phone.at(table) as page:
        assert page.seat("w")["yours"]
    account = await phone.get("/api/account")
    assert [device["is_this"] for device in account["devices"]].count(True) == 1
    assert len(account["devices"]) == 2


async def test_a_challenge_is_good_once(person):
    anna, thief = person(), person()
    key, _ = await keep(anna, "Replayed")
    options = (await post(thief, "/api/sign-in/passkey/options"))["options"]
    credential = key.sign(options)
    await post(thief, "/api/sign-in/passkey", credential=credential)
    assert await refused(thief, "/api/sign-in/passkey", credential=credential) == "expired"


async def test_a_challenge_is_for_the_guest_who_asked(person):
    anna, thief = person(), person()
    key, _ = await keep(anna, "Overheard")
    await thief.get("/api/me")
    options = (await post(person(), "/api/sign-in/passkey/options"))["options"]
    assert await refused(thief, "/api/sign-in/passkey", credential=key.sign(options)) == "expired"


@pytest.mark.parametrize("said", [{"origin": "https://evil.example"}, {"type": "webauthn.create"}])
async def test_a_page_of_another_site_cannot_sign_in(person, said):
    anna, other = person(), person()
    key, _ = await keep(anna, f"Phished {next(iter(said))}")
    options = (await post(other, "/api/sign-in/passkey/options"))["options"]
    assert await refused(other, "/api/sign-in/passkey", credential=key.sign(options, **said)) == "sign-in"
    assert not (await other.get("/api/account"))["has_account"]


async def test_a_key_that_counts_backwards_is_a_copy(person):
    anna, copy = person(), person()
    key, _ = await keep(anna, "Copied")
    await sign_in(copy, key)
    key.count -= 1  # as the copy would, which was made before
    options = (await post(copy, "/api/sign-in/passkey/options"))["options"]
    assert await refused(copy, "/api/sign-in/passkey", credential=key.sign(options)) == "sign-in"


async def test_nobody_signs_in_with_a_key_that_is_somebody_elses(person):
    anna, berta, thief = person(), person(), person()
    anna_key, _ = await keep(anna, "Anna Keyholder")
    berta_key, _ = await keep(berta, "Berta Keyholder")
    options = (await post(thief, "/api/sign-in/passkey/options"))["options"]
    forged = berta_key.sign(options)
    forged["id"] = forged["rawId"] = anna_key.make({**options, "rp": {"id": "x"}, "user": {"id": ""}})["id"]
    assert await refused(thief, "/api/sign-in/passkey", credential=forged) == "sign-in"


async def test_a_key_that_says_it_is_another_account_is_refused(person):
    anna, other = person(), person()
    key, _ = await keep(anna, "Handled")
    key.user = b"somebody"
    options = (await post(other, "/api/sign-in/passkey/options"))["options"]
    assert await refused(other, "/api/sign-in/passkey", credential=key.sign(options)) == "sign-in"


async def test_a_key_that_is_registered_already_is_not_made_again(person):
    anna, berta = person(), person()
    key, _ = await keep(anna, "First with it")
    options = (await post(berta, "/api/account/passkey/options", name="Second"))["options"]
    answer = await berta.http.post("/api/account/passkey", json={"name": "Second", "credential": key.make(options)})
    assert answer.status_code >= 400
    assert not (await berta.get("/api/account"))["has_account"]


@pytest.mark.parametrize("credential", [{}, {"response": {}}, {"response": {"clientDataJSON": "!"}}, {"response": 5}])
async def test_rubbish_is_malformed(person, credential):
    anna = person()
    await anna.get("/api/me")
    assert await refused(anna, "/api/sign-in/passkey", credential=credential) == "malformed"
    assert await refused(anna, "/api/account/passkey", name="x", credential=credential) == "malformed"


async def test_the_cookie_from_before_the_account_is_worth_nothing(person):
    anna, old = person(), person()
    await anna.make(seats=["me", "open"])
    old.http.cookies.update(dict(anna.http.cookies))
    assert await tables_of(old)
    await keep(anna, "Anna with a key")
    assert await tables_of(anna)
    assert not await tables_of(old)


async def test_signing_out_everywhere_shuts_every_device_out(person):
    anna, phone = person(), person()
    table = await anna.make(seats=["me", "bot:random"])
    key, _ = await keep(anna, "Everywhere")
    await sign_in(phone, key)
    async with phone.at(table) as page:
        await post(anna, "/api/account/sign-out")
        await page.until_closed()
    assert not await tables_of(anna)
    assert not await tables_of(phone)
    back = person()
    await sign_in(back, key)
    assert await tables_of(back) == [table]


async def test_one_device_is_signed_out(person):
    anna, phone = person(), person()
    key, _ = await keep(anna, "One device")
    await sign_in(phone, key)
    account = await anna.get("/api/account")
    [other] = [device["id"] for device in account["devices"] if not device["is_this"]]
    await post(anna, "/api/account/sign-out", device=other)
    assert (await anna.get("/api/account"))["has_account"]
    assert not (await phone.get("/api/account"))["has_account"]


async def test_nobody_signs_a_stranger_out(person):
    anna, berta = person(), person()
    await keep(anna, "Left alone")
    await keep(berta, "Meddling")
    [device] = (await anna.get("/api/account"))["devices"]
    await post(berta, "/api/account/sign-out", device=device["id"])
    assert (await anna.get("/api/account"))["has_account"]


async def test_a_recovery_code_lets_in_once(person):
    anna, lost = person(), person()
    _, kept = await keep(anna, "Forgetful")
    code = kept["codes"][0].upper().replace("-", " ")
    await post(lost, "/api/sign-in/code", code=code)
    assert (await lost.get("/api/account"))["codes_left"] == 9
    assert await refused(person(), "/api/sign-in/code", code=code) == "sign-in"
    await post(lost, "/api/account/codes")
    assert await refused(person(), "/api/sign-in/code", code=kept["codes"][1]) == "sign-in"


async def test_a_password_where_passkeys_cannot_work(person):
    anna, phone = person(), person()
    assert await refused(anna, "/api/account/password", name="Lan", password="short") == "bad-password"
    await post(anna, "/api/account/password", name="Lan", password=PASSWORD)
    await post(phone, "/api/sign-in/password", name="lAN", password=PASSWORD)
    assert (await phone.get("/api/account"))["has_password"]
    assert await refused(person(), "/api/sign-in/password", name="Lan", password="another one") == "sign-in"
    assert await refused(person(), "/api/sign-in/password", name="Nobody", password=PASSWORD) == "sign-in"
    new = {"name": "Lan", "password": "quite another one"}
    assert await refused(phone, "/api/account/password", **new, old="wrong") == "wrong-password"
    await post(phone, "/api/account/password", **new, old=PASSWORD)
    assert await refused(person(), "/api/sign-in/password", name="Lan", password=PASSWORD) == "sign-in"


async def test_a_new_password_signs_all_other_devices_out_and_stays_here(person):
    anna, phone = person(), person()
    table = await anna.make(seats=["me", "bot:random"])
    await post(anna, "/api/account/password", name="Changing", password=PASSWORD)
    await post(phone, "/api/sign-in/password", name="Changing", password=PASSWORD)
    new = {"name": "Changing", "password": "quite another one"}
    short = {"name": "Changing", "password": "short"}
    assert await refused(anna, "/api/account/password", **short, old=PASSWORD) == "bad-password"
    assert await refused(anna, "/api/account/password", **new) == "wrong-password"
    assert len((await anna.get("/api/account"))["devices"]) == 2
    async with phone.at(table) as page:
        kept = await post(anna, "/api/account/password", **new, old=PASSWORD)
        await page.until_closed()
    assert [device["is_this"] for device in kept["account"]["devices"]] == [True]
    assert await tables_of(anna) == [table]
    assert not (await phone.get("/api/account"))["has_account"]
    await post(phone, "/api/sign-in/password", **new)


async def test_who_has_forgotten_the_password_changes_it_with_a_code_of_their_own(person):
    anna, berta, back = person(), person(), person()
    codes = (await post(anna, "/api/account/password", name="Absent-minded", password=PASSWORD))["codes"]
    others = (await post(berta, "/api/account/password", name="Prudent", password=PASSWORD))["codes"]
    new = {"name": "Absent-minded", "password": "quite another one"}
    await post(back, "/api/sign-in/code", code=codes[0])
    for wrong in (codes[0], others[0]):  # used up; somebody else's, which stays good
        assert await refused(back, "/api/account/password", **new, old=wrong) == "wrong-password"
    await post(back, "/api/account/password", **new, old=codes[1].upper())
    assert (await back.get("/api/account"))["codes_left"] == 8
    await post(person(), "/api/sign-in/password", **new)
    await post(person(), "/api/sign-in/code", code=others[0])


async def test_a_password_beside_a_passkey_signs_nobody_out(person):
    anna, phone = person(), person()
    key, _ = await keep(anna, "Both ways")
    await sign_in(phone, key)
    await post(anna, "/api/account/password", name="Both ways", password=PASSWORD)
    assert (await phone.get("/api/account"))["has_password"]
    await post(person(), "/api/sign-in/password", name="Both ways", password=PASSWORD)


async def test_guessing_is_slowed_down(tmp_path):
    with Site(
        tmp_path, limits=dataclasses.replace(GENEROUS, sign_in_address_burst=3, sign_ins_per_address=1e-6)
    ) as site:
        anna = Person(site)
        for _ in range(3):
            assert await refused(anna, "/api/sign-in/code", code="guess") == "sign-in"
        assert await refused(anna, "/api/sign-in/code", code="guess") == "too-fast"
        assert await refused(anna, "/api/sign-in/password", name="a", password=PASSWORD) == "too-fast"
        assert await refused(anna, "/api/sign-in/link", code="guess") == "too-fast"
        await anna.close()


async def test_the_last_key_is_not_thrown_away(person):
    anna = person()
    key, kept = await keep(anna, "Last key")
    [only] = kept["account"]["passkeys"]
    answer = await anna.http.delete(f"/api/account/passkeys/{only['id']}")
    assert answer.json()["code"] == "last-key"
    await keep(anna, "Last key", Authenticator(key.origin))
    answer = await anna.http.delete(f"/api/account/passkeys/{only['id']}")
    assert [one["id"] for one in answer.json()["passkeys"]] != [only["id"]]


async def test_another_device_by_a_link(person):
    anna, phone, stranger = person(), person(), person()
    await keep(anna, "Linked")
    link = await post(anna, "/api/account/link")
    assert link["url"].endswith(f"/link/{link['code']}")
    assert (await anna.get("/api/account/link"))["state"] == "offered"
    asked = await post(phone, "/api/sign-in/link", code=link["code"])
    assert not asked["is_in"]
    state = await anna.get("/api/account/link")
    assert (state["state"], state["number"]) == ("asked", asked["number"])
    await stranger.get("/api/me")
    assert await refused(stranger, "/api/sign-in/link", code=link["code"]) == "expired"
    answer = await anna.http.put("/api/account/link", json={"number": state["number"], "allowed": True})
    assert answer.json()["state"] == "allowed"
    assert (await post(phone, "/api/sign-in/link", code=link["code"]))["is_in"]
    assert (await phone.get("/api/account"))["name"] == "Linked"
    assert await refused(phone, "/api/sign-in/link", code=link["code"]) == "expired"


async def test_a_device_that_is_not_wanted_stays_out(person):
    anna, thief = person(), person()
    await keep(anna, "Careful")
    link = await post(anna, "/api/account/link")
    asked = await post(thief, "/api/sign-in/link", code=link["code"])
    await anna.http.put("/api/account/link", json={"number": asked["number"], "allowed": False})
    assert await refused(thief, "/api/sign-in/link", code=link["code"]) == "expired"
    assert not (await thief.get("/api/account"))["has_account"]


async def test_two_accounts_never_share_a_name_and_no_guest_takes_it(person):
    anna, berta = person(), person()
    await keep(anna, "Unique Name")
    assert await refused(berta, "/api/account/passkey/options", name="UNIQUE name") == "name-taken"
    assert await refused(berta, "/api/account/password", name="unique NAME", password=PASSWORD) == "name-taken"
    answer = await berta.http.put("/api/me", json={"name": "unique name"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


async def test_signing_in_takes_the_games_of_the_guest_along(person, site):
    anna, phone, friend = person(), person(), person()
    key, _ = await keep(anna, "Traveller")
    mine = await phone.make(seats=["me", "open"])
    await post(friend, f"/api/tables/{mine}/join")
    against = await phone.make(seats=["me", "open"])
    await post(anna, f"/api/tables/{against}/join")
    await sign_in(phone, key, take=True)
    assert sorted(await tables_of(anna)) == sorted([mine, against])
    async with anna.at(mine) as page:
        assert page.seat("w")["yours"]
        await page.done("move", seat="w", text=page.now["legal"]["w"][0], after=0)
    table = await anna.get(f"/api/tables/{against}")
    assert [seat["yours"] for seat in table["seats"]] == [False, True]  # nobody plays against themselves
    lines = site.ask(site.house.store.table(mine))[1]
    assert [line.kind for line in lines].count("heir") == 1


async def test_games_can_be_left_with_the_guest(person):
    anna, phone = person(), person()
    key, _ = await keep(anna, "Unburdened")
    await phone.make(seats=["me", "open"])
    await sign_in(phone, key, take=False)
    assert not await tables_of(phone)


async def test_seats_taken_along_are_the_same_after_a_restart(tmp_path):
    with Site(tmp_path) as site:
        anna, phone = Person(site), Person(site)
        await post(anna, "/api/account/password", name="Anna", password=PASSWORD)
        table = await phone.make(seats=["me", "bot:random"])
        await post(phone, "/api/sign-in/password", name="Anna", password=PASSWORD, take=True)
        before = await phone.get(f"/api/tables/{table}")
        await anna.close()
    with Site(tmp_path) as site:
        phone.visit(site)
        after = await phone.get(f"/api/tables/{table}")
        assert after["log"][: len(before["log"])] == before["log"]
        assert after["seats"][0]["yours"]
        assert await tables_of(phone) == [table]
        await phone.close()
