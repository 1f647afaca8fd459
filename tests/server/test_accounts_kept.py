"""Accounts in the database."""

from __future__ import annotations

import pytest

from ludoteca.server.people.account_store import AccountStore, Device, Passkey, fold
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import JournalLine, TableRow

KEY = Passkey(id="k", guest="a", public_key=b"p", sign_count=3, label="phone", created=1, used=1)


@pytest.fixture
def accounts(any_store):
    return AccountStore(any_store)


async def test_who_among_guests_has_an_account(accounts):
    await accounts.create("a", "Anna")
    assert await accounts.among(["a", "b"]) == {"a"}
    assert (await accounts.named("aNNA")).guest == "a"
    assert await accounts.find("b") is None


@pytest.mark.parametrize("name", ["Straße", "STRASSE", "Ｓtraße"])
async def test_two_accounts_never_share_a_name(accounts, name):
    await accounts.create("a", "strasse")
    with pytest.raises(Refuse, match="name-taken"):
        await accounts.create("b", name)
    with pytest.raises(Refuse, match="name-taken"):
        await accounts.claim_name("b", name)
    assert fold(name) == "strasse"


async def test_an_account_is_found_under_its_new_name(accounts):
    await accounts.create("a", "Anna")
    await accounts.claim_name("a", "Berta")
    assert await accounts.named("anna") is None
    assert (await accounts.named("berta")).guest == "a"
    await accounts.create("b", "Anna")


async def test_what_a_passkey_counts_is_used_once(accounts):
    await accounts.create("a", "Anna", key=KEY)
    await accounts.count_use(KEY, 4)
    with pytest.raises(Refuse, match="sign-in"):
        await accounts.count_use(KEY, 5)  # somebody who read the count before it grew
    assert (await accounts.passkey("k")).sign_count == 4


async def test_a_recovery_code_is_good_once(accounts):
    await accounts.replace_codes("a", ["x", "y"])
    assert await accounts.use_code("x") == "a"
    assert await accounts.use_code("x") is None
    assert await accounts.count_codes("a") == 1


async def test_tables_of_a_guest_are_listed_for_the_account_that_takes_them_along(accounts, any_store):
    for name, seats in (("t1", ["guest:old", "open"]), ("t2", ["guest:old", "guest:a"])):
        row = TableRow(
            id=name, game="any", version="1", options={}, seats=seats, maker="old", public=False, secret="", created=1
        )
        await any_store.make_table(row, [JournalLine(seq=1, at=1, kind="start")], "running")
    await accounts.create("a", "Anna")
    await accounts.sign_in(Device(id="d", guest="a", label="", created=1), taking="old")
    assert sorted(await any_store.tables_of("a", 9)) == ["t1", "t2"]
    assert await accounts.heirs_of(["old", "a"]) == {"old": "a"}
