"""What waits is committed together; whoever fails, fails alone."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from ludoteca.server.committing import Commits
from ludoteca.server.store import JournalLine
from tests.server.test_store import ROW


class Book:
    """A database that can be told to wait, and to refuse."""

    def __init__(self) -> None:
        self.committed: list[list[str]] = []
        self.is_open = asyncio.Event()
        self.refuses: set[str] = set()

    async def put(self, several):
        if self.refuses & set(several):
            raise ValueError
        await self.is_open.wait()
        self.committed.append([*several])


async def started(*waiting):
    tasks = [asyncio.create_task(one) for one in waiting]
    for _ in range(5):
        await asyncio.sleep(0)
    return tasks


async def test_what_comes_while_one_commits_is_committed_together_and_not_acknowledged_before():
    book = Book()
    commits = Commits(book.put)
    [first] = await started(commits.write("a"))
    rest = await started(*(commits.write(one) for one in "bcd"))
    assert not any(task.done() for task in (first, *rest))
    book.is_open.set()
    await asyncio.gather(first, *rest)
    assert book.committed == [["a"], ["b", "c", "d"]]
    await commits.write("e")
    assert book.committed[-1] == ["e"]


async def test_whoever_fails_fails_alone():
    book = Book()
    book.is_open.set()
    book.refuses = {"b"}
    commits = Commits(book.put)
    tasks = await started(*(commits.write(one) for one in "abc"))
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), ValueError, type(None)]
    assert book.committed == [["a"], ["c"]]


async def test_whoever_has_gone_does_not_hold_up_the_others():
    book = Book()
    commits = Commits(book.put)
    one, other = await started(commits.write("a"), commits.write("b"))
    one.cancel()
    book.is_open.set()
    await other
    assert book.committed == [["a", "b"]]


async def test_tables_that_write_at_the_same_moment_are_all_stored_but_a_second_writer(any_store):
    for name in ("t1", "t2", "t3"):
        await any_store.make_table(replace(ROW, id=name), [JournalLine(seq=1, at=1, kind="start")], "running")
    line = JournalLine(seq=2, at=2, kind="sit", guest="b")
    late = JournalLine(seq=1, at=9, kind="ply", text="theirs")
    written = await asyncio.gather(
        *(any_store.write(name, [given], "over") for name, given in (("t1", line), ("t2", late), ("t3", line))),
        return_exceptions=True,
    )
    assert [type(one) for one in written] == [type(None), IntegrityError, type(None)]
    assert [(await any_store.table(name))[0].status for name in ("t1", "t2", "t3")] == ["over", "running", "over"]
    assert await any_store.tables_of("b", 9) == ["t1", "t3"]
    with pytest.raises(IntegrityError):
        await any_store.write("t1", [late], "over")
