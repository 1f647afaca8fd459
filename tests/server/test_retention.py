"""Old tables and guests are removed where that is wanted, and never anything an account owns."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from ludoteca.cli import main
from ludoteca.server import learned_store
from ludoteca.server.learned_store import Step, learned
from ludoteca.server.one_server import alone
from ludoteca.server.people.records import accounts
from ludoteca.server.ratings.kept import rating_steps
from ludoteca.server.retention import DAY_MS, Tidied, tidy
from ludoteca.server.store import JournalLine, TableRow, events, guests, seated, tables
from ludoteca.server.talk_store import reports
from tests.server.site import Site, with_database
from tests.server.test_trouble import FILE

NOW = 1_000 * DAY_MS


async def table_of(store, name: str, *people: str, days_ago: int, status: str = "over") -> None:
    at = NOW - days_ago * DAY_MS
    row = TableRow(
        id=name,
        game="latrunculi",
        version="1",
        options={},
        seats=[f"guest:{who}" for who in people],
        maker=people[0],
        public=False,
        secret="",
        created=at,
        touched=at,
    )
    await store.make_table(row, [JournalLine(seq=1, at=at, kind="ply", text="a1-a2")], status)


async def guest_of(store, name: str, days_ago: int, *, is_account: bool = False) -> None:
    await store.change_guest(name, name, None, NOW - days_ago * DAY_MS)
    if is_account:
        async with store.writing() as connection:
            await connection.execute(
                accounts.insert().values(guest=name, folded=name, is_public=False, is_operator=False, created=0)
            )


async def kept(store, column) -> set[str]:
    async with store.engine.connect() as connection:
        return set((await connection.execute(sa.select(column))).scalars())


async def test_only_what_is_old_and_nobody_s_with_an_account_goes(store):
    for name in ("old", "new", "anna", "bruno", "sits"):
        await guest_of(store, name, 5 if name == "new" else 400, is_account=name == "anna")
    await table_of(store, "gone", "old", "bruno", days_ago=40)
    await table_of(store, "left", "bruno", days_ago=40, status="running")
    await table_of(store, "fresh", "sits", days_ago=3)
    await table_of(store, "annas", "anna", "old", days_ago=400)
    await table_of(store, "with-anna", "bruno", "anna", days_ago=400)
    assert await tidy(store, 30, 30, only_count=True, now=NOW) == Tidied(2, 0)
    assert await tidy(store, 30, 0, in_use=["left"], now=NOW) == Tidied(1, 0)
    assert await tidy(store, 30, 30, now=NOW) == Tidied(1, 0)  # everybody old still sits somewhere
    assert await kept(store, tables.c.id) == {"fresh", "annas", "with-anna"}
    assert (
        await kept(store, events.c.table_id) == await kept(store, seated.c.table_id) == {"fresh", "annas", "with-anna"}
    )
    assert await tidy(store, 0, 0, now=NOW) == Tidied(0, 0)


async def test_a_guest_goes_with_the_last_table_but_never_a_new_one_or_one_who_is_banned(store):
    for name, days in (("old", 400), ("new", 5), ("banned", 400), ("anna", 400)):
        await guest_of(store, name, days, is_account=name == "anna")
    async with store.writing() as connection:
        await connection.exec_driver_sql("INSERT INTO standings VALUES ('banned', 0, 1, 0, '')")
    await table_of(store, "gone", "old", days_ago=40)
    assert await tidy(store, 30, 30, now=NOW) == Tidied(1, 1)
    assert await kept(store, guests.c.id) == {"new", "banned", "anna"}


async def test_what_somebody_has_learned_goes_with_them(any_store):
    for name, days in (("old", 400), ("new", 5), ("anna", 400)):
        await guest_of(any_store, name, days, is_account=name == "anna")
    for name, days in (("old", 400), ("new", 5), ("anna", 400), ("nameless", 400), ("nameless, lately", 5)):
        await learned_store.add(any_store, name, {Step("lesson", "zama", "first")}, NOW - days * DAY_MS)
    await learned_store.add(any_store, "nameless, lately", {Step("lesson", "zama", "earlier")}, NOW - 400 * DAY_MS)
    assert await tidy(any_store, 0, 30, only_count=True, now=NOW) == Tidied(0, 1)
    assert len(await kept(any_store, learned.c.guest)) == 5
    assert await tidy(any_store, 0, 30, now=NOW) == Tidied(0, 1)
    assert await kept(any_store, learned.c.guest) == {"new", "anna", "nameless, lately"}
    assert len(await learned_store.steps_of(any_store, "nameless, lately")) == 2


async def test_a_table_that_something_else_speaks_of_stays(store):
    for name in ("rated", "reported", "settled", "of-an-event"):
        await table_of(store, name, "old", days_ago=400)
    async with store.writing() as connection:
        await connection.execute(tables.update().where(tables.c.id == "of-an-event").values(event="e/1/1/1"))
    async with store.writing() as connection:
        step = {"number": 1, "who": "bot:x", "game": "latrunculi", "pace": "turns", "table_id": "rated", "at": 0}
        await connection.execute(rating_steps.insert().values(**step, before=0, mu=0, sigma=0, games=1))
        for table in ("reported", "settled"):
            said = {"at": 0, "table_id": table, "reporter": "a", "reported": "b", "number": 1, "text": "x"}
            await connection.execute(reports.insert().values(**said, is_settled=table == "settled"))
    assert await tidy(store, 30, 0, now=NOW) == Tidied(1, 0)
    assert await kept(store, tables.c.id) == {"rated", "reported", "of-an-event"}


async def test_a_site_that_is_open_is_asked_to_do_it_and_leaves_what_is_in_use(person, tmp_path, capsys):
    with Site(tmp_path, notice_after=0.02, keep_tables_days=1) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"])

        async def age() -> None:
            await table_of(site.house.store, "old", "nobody", days_ago=900)
            async with site.house.store.writing() as connection:
                await connection.execute(tables.update().values(touched=1))

        site.ask(age())
        assert site.ask(site.house.store.table("old"))
        with alone(tmp_path / FILE):
            assert await asyncio.to_thread(main, ["tidy", "--tables", "30", "--data", str(tmp_path)]) == 0
        assert "does it itself" in capsys.readouterr().out
        while site.ask(site.house.store.table("old")):
            pass
        assert (await anna.get(f"/api/tables/{table}"))["id"] == table


def test_the_command_says_what_it_has_removed(tmp_path, capsys):
    with_database(tmp_path)
    words = ["tidy", "--tables", "30", "--data", str(tmp_path)]
    assert main(words) == 0
    assert capsys.readouterr().out == "Removed: tables 0, guests 0.\n"
    assert main([*words, "--count", "--lang", "cs"]) == 0
    assert capsys.readouterr().out == "Odstranilo by se: stoly 0, hosté 0.\n"
