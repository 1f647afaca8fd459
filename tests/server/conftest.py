from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from ludoteca.server.precompile_all import precompile_all
from ludoteca.server.store import Store
from tests.server.people import Person
from tests.server.site import Databases, Site, postgres_database, with_database


def pytest_configure(config: pytest.Config) -> None:
    Databases.wants_postgres = config.getoption("postgres")


@pytest.fixture(scope="session", autouse=True)
def compiled_rules() -> None:
    """Compile first, as the command does: not while two threads wait for it."""
    precompile_all()


@pytest.fixture(scope="session")
def site(compiled_rules: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all tests that do not need their own; they meet at different tables."""
    with Site(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture(params=[with_database, postgres_database], ids=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    return request.param(tmp_path)


@pytest_asyncio.fixture
async def any_store(any_database: str) -> AsyncIterator[Store]:
    """An empty database of one's own, once of each kind."""
    store = Store(any_database)
    yield store
    await store.close()


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
