from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from ludoteca.server.precompile_all import precompile_all
from ludoteca.server.store import Store
from tests.server.people import Person
from tests.server.site import Site, with_database


@pytest.fixture(scope="session", autouse=True)
def warm() -> None:
    """Compile first, as the command does: not while two threads wait for it."""
    precompile_all()


@pytest.fixture(scope="session")
def site(warm: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests that do not need their own; they meet at different tables."""
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty database of one's own."""
    store = Store(with_database(tmp_path))
    yield store
    await store.close()


@pytest_asyncio.fixture
async def person(site: Site) -> AsyncIterator[Callable[[], Person]]:
    """Makes people, and sends them home at the end."""
    people: list[Person] = []

    def make(at: Site = site) -> Person:
        people.append(Person(at))
        return people[-1]

    yield make
    for one in people:
        await one.close()
