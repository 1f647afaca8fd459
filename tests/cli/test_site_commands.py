"""What `admin`, `ratings` and `serve` say, in the reader's language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.cli import serve as serving
from ludoteca.server import migrations
from ludoteca.server import run as running
from ludoteca.server.run import listen
from ludoteca.server.sessions import Guests
from ludoteca.server.settings import sqlite_url
from ludoteca.server.store import Store

ITALIAN = {
    "nobody of that name": (
        ["admin", "ban", "Nessuno"],
        "errore: Nessuno si chiama «Nessuno». — docs/",
    ),
    "no such table": (["admin", "close", "xyz"], "errore: Non c’è il tavolo «xyz»."),
    "no such report": (["admin", "settle", "1999"], "errore: Non c’è la segnalazione 1999."),
}


@pytest.fixture
def accounts(home: Path) -> Callable[..., None]:
    """People with these names keep an account at the site in the data folder."""

    async def keep(names: tuple[str, ...]) -> None:
        store = Store(sqlite_url(home))
        await migrations.upgrade(store.engine)
        for name in names:
            await Guests(store, b"").desk.accounts.create(name.lower(), name)
        await store.close()

    return lambda *names: asyncio.run(keep(names))


@pytest.mark.parametrize(("words", "said"), ITALIAN.values(), ids=ITALIAN.keys())
def test_what_an_operator_asks_in_vain_is_told_in_one_line(run, home: Path, words: list[str], said: str) -> None:
    ran = run(*words, "--data", str(home), "--lang", "it")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(said)
    assert run(*words, "--data", str(home)).err.startswith("error: ")


def test_people_are_described_in_the_reader_s_language(run, home: Path, accounts) -> None:
    accounts("Anna")
    assert run("admin", "operator", "Anna").code == 0
    assert run("admin", "mute", "Anna").code == 0
    assert run("admin", "people").out.endswith("Anna  account operator muted\n")
    assert run("admin", "people", "--lang", "cs").out.endswith("Anna  účet správce bez práva mluvit\n")


def test_a_name_that_cannot_be_given(run, accounts) -> None:
    accounts("Anna", "Bruno")
    assert "Toto jméno už má někdo jiný." in run("admin", "rename", "Anna", "bruno", "--lang", "cs").err
    assert run("admin", "rename", "Anna", "bruno").err.startswith("error: somebody else has this name")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ratings computed from 0 results"),
        ("it", "Punteggi ricalcolati da 0 risultati"),
        ("cs", "Hodnocení spočítáno z 0 výsledků"),
    ],
)
def test_how_many_results_were_counted_again(run, language: str, said: str) -> None:
    assert run("ratings", "recompute", "--lang", language).out == f"{said}\n"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "One row copied"), ("it", "Una riga copiata"), ("cs", "Zkopírován 1 řádek")]
)
def test_a_site_is_copied_and_never_over_another(run, tmp_path: Path, language: str, said: str) -> None:
    async def begin() -> None:
        store = Store(sqlite_url(tmp_path / "old"))
        await migrations.upgrade(store.engine)
        await store.signing_key()
        await store.close()

    asyncio.run(begin())
    words = ["database", "copy", str(tmp_path / "old"), str(tmp_path / "new"), "--lang", language]
    assert run(*words).out == f"{said}\n"
    again = run(*words)
    assert (again.code, again.out, again.err.count("\n")) == (2, "", 1)
    assert str(tmp_path / "new") in again.err


def test_nothing_is_copied_from_where_there_is_no_site_or_no_database(run, tmp_path: Path) -> None:
    for source in (str(tmp_path), "postgresql+asyncpg://nobody@127.0.0.1:1/none", "nonsense://"):
        ran = run("database", "copy", source, str(tmp_path / "new"))
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("language", ["en", "it", "cs"])
@pytest.mark.parametrize("command", ["serve --port 0 --no-browser", "ratings recompute", "admin people"])
def test_a_folder_that_cannot_be_used(run, tmp_path: Path, command: str, language: str) -> None:
    (tmp_path / "file").write_text("")
    ran = run(*command.split(), "--data", str(tmp_path / "file/data"), "--lang", language)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.endswith({"en": "see", "it": "vedi", "cs": "viz"}[language] + " --data\n")


@pytest.mark.parametrize("language", ["en", "it", "cs"])
@pytest.mark.parametrize("command", ["serve --port 0 --no-browser", "ratings recompute", "admin people"])
@pytest.mark.parametrize("database", ["nonsense", "sqlite:///x", "sqlite+aiosqlite:///{here}/none/x", "{not_one}"])
def test_a_database_that_cannot_be_opened(run, tmp_path: Path, database: str, command: str, language: str) -> None:
    (tmp_path / "text").write_text("This is no database, only a text longer than its first page would be.\n" * 99)
    url = database.format(here=tmp_path, not_one=f"sqlite+aiosqlite:///{tmp_path}/text")
    ran = run(*command.split(), "--database", url, "--lang", language)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith({"en": "error: ", "it": "errore: ", "cs": "chyba: "}[language])
    if "serve" not in command or database.startswith(("nonsense", "sqlite:")):  # `serve` says more of a file
        said = {
            "en": "the database cannot be used",
            "it": "Il database non si può usare",
            "cs": "Databázi nelze použít",
        }
        assert said[language] in ran.err


def test_a_number_out_of_range_is_named(run) -> None:
    assert run("serve", "--port", "99999", "--lang", "it").err.startswith("errore: --port non può essere «99999»")


def test_a_language_nobody_speaks_is_refused_in_that_of_the_environment(run, monkeypatch) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert run("serve", "--lang", "fr").err.startswith("chyba: --lang nemůže být „fr“")


def test_a_port_in_use(run) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port, "--no-browser", "--lang", "it")
    assert ran.err.startswith(f"errore: Ludoteca non si può aprire su 127.0.0.1:{port}: lì c’è già qualcosa di aperto")
    assert ran.err.endswith("vedi --port\n")


@pytest.mark.parametrize(
    ("language", "by_name", "said"),
    [
        (
            "en",
            "http://localhost:1",
            "Ludoteca is open at {here} and http://localhost:1 (Ctrl+C closes it)",
        ),
        ("it", None, "Ludoteca è aperta su {here} (Ctrl+C la chiude)"),
        (
            "cs",
            "http://localhost:1",
            "Ludoteca je otevřená na {here} a na http://localhost:1 (zavře ji Ctrl+C)",
        ),
    ],
)
def test_where_the_site_is_open(run, monkeypatch, language: str, by_name: str | None, said: str) -> None:
    ports = []

    class Opened:
        """Opens, and closes at once."""

        def __init__(self, settings, on_open) -> None:
            self.on_open = on_open

        def run(self, sockets) -> None:
            ports.append(sockets[0].getsockname()[1])
            sockets[0].close()
            self.on_open()

    monkeypatch.setattr(running, "make_server", Opened)
    monkeypatch.setattr("ludoteca.server.precompile_all.precompile_all", lambda: None)
    monkeypatch.setattr(serving, "_by_name", lambda *_: by_name)
    ran = run("serve", "--port", "0", "--no-browser", "--lang", language)
    assert ran.out == said.format(here=f"http://127.0.0.1:{ports[0]}") + "\n"
