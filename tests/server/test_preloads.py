"""A page names the files it will need, so that nobody on a slow line waits for one after the other."""

from __future__ import annotations

import json
import re

import pytest

from tests.server.site import Site

pytestmark = pytest.mark.asyncio

FILES = {
    "pages": {"t": ["assets/table.js", "assets/table.css"], "rules": ["assets/rules.js"]},
    "boards": {"zama": ["assets/zama.js"], "scamorra": ["assets/scamorra.js"]},
    "words": {"en": ["assets/en.js"], "it": ["assets/it.js"]},
}


@pytest.fixture
def client(tmp_path):
    static = tmp_path / "client"
    static.mkdir()
    (static / "index.html").write_text("<head><!-- preview --><script src='/entry.js'></script></head>")
    (static / "preload.json").write_text(json.dumps(FILES))
    with Site(tmp_path / "data", static=static) as site:
        yield site


async def named(person, path: str, language: str = "en") -> list[str]:
    page = (await person.http.get(path, headers={"Accept-Language": language})).text
    return re.findall(r'<link rel="(?:modulepreload|stylesheet)" crossorigin href="/assets/(.*?)" />', page)


async def test_a_table_names_the_board_of_its_game(person, client):
    table = await person(client).make(game="zama")
    assert await named(person(client), f"/t/{table}") == ["en.js", "table.js", "table.css", "zama.js"]


async def test_a_match_is_drawn_by_the_board_of_its_game(person, client):
    table = await person(client).make(game="scamorra-fifteen", seats=["me", "open"])
    assert "scamorra.js" in await named(person(client), f"/t/{table}")


async def test_an_unknown_table_names_no_board(person, client):
    assert await named(person(client), "/t/nosuchtable") == ["en.js", "table.js", "table.css"]


async def test_the_words_are_those_of_the_reader(person, client):
    assert await named(person(client), "/rules/zama", "it-IT,it;q=0.9") == ["it.js", "rules.js"]
    assert await named(person(client), "/") == ["en.js"]


async def test_what_is_asked_first_is_named_and_the_script_comes_before_it(person, client):
    page = (await person(client).http.get("/")).text
    assert page.index("/entry.js") < page.index('<link rel="preload" as="fetch" crossorigin href="/api/games" />')


async def test_a_new_guest_is_told_once_who_they_are(person, client):
    anna = person(client)
    assert "/api/me" not in (await anna.http.get("/")).text
    await anna.get("/api/me")
    assert '<link rel="preload" as="fetch" crossorigin href="/api/me" />' in (await anna.http.get("/")).text


async def test_what_is_told_of_the_games_travels_packed(person, client):
    assert (await person(client).http.get("/api/games")).headers["content-encoding"] == "gzip"


async def test_a_client_without_the_list_works_too(person, tmp_path):
    static = tmp_path / "client"
    static.mkdir()
    (static / "index.html").write_text("<head><!-- preview --></head>")
    with Site(tmp_path / "data", static=static) as site:
        assert "<link" not in (await person(site).http.get("/t/any")).text
