"""A link that is shared shows the game and who invites, in the reader's language, and nothing else."""

from __future__ import annotations

import re
from html import unescape

import pytest

from ludoteca.server.preview import language_of
from tests.server.site import Site

pytestmark = pytest.mark.asyncio


@pytest.fixture
def client(tmp_path):
    """A site whose client has a picture of one game."""
    static = tmp_path / "client"
    (static / "preview").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><head><!-- preview --><title>client</title></head>")
    (static / "preview/zama.png").write_bytes(b"PNG")
    with Site(tmp_path / "data", static=static) as site:
        yield site


async def tags(person, path: str, language: str = "en") -> dict[str, str]:
    page = (await person.http.get(path, headers={"Accept-Language": language})).text
    return {name: unescape(said) for name, said in re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page)}


async def test_an_invitation_names_the_game_and_who_invites(person, client):
    anna, stranger = person(client), person(client)
    await anna.http.put("/api/me", json={"name": 'Anna "<b>"'})
    table = await anna.make(game="zama")
    told = await tags(stranger, f"/t/{table}")
    assert told["title"] == 'Anna "<b>" invites you to play Zama'
    assert told["image"].endswith("/preview/zama.png")
    assert told["url"].endswith(f"/t/{table}")
    assert "<b>" not in (await stranger.http.get(f"/t/{table}")).text
    assert "invita a giocare a Zama" in (await tags(stranger, f"/t/{table}", "it-IT,it;q=0.9"))["title"]


async def test_a_game_that_has_begun_tells_nothing_of_its_players(person, client):
    anna = person(client)
    await anna.http.put("/api/me", json={"name": "Anna"})
    table = await anna.make(game="zama", seats=["me", "bot:simple"])
    told = await tags(person(client), f"/t/{table}")
    assert told["title"] == "Zama – Ludoteca"
    assert "Anna" not in str(told)


@pytest.mark.parametrize("path", ["/", "/t/nosuchtable", "/rules/nothing", "/lobby"])
async def test_every_other_page_tells_of_the_site(person, client, path):
    told = await tags(person(client), path)
    assert told["title"] == "Ludoteca"
    assert told["image"].endswith("/preview/home.png")


async def test_a_page_is_not_taken_for_the_same_in_another_language(person, client):
    http = person(client).http
    english, czech = [await http.get("/rules/zama", headers={"Accept-Language": word}) for word in ("en", "cs")]
    assert english.headers["etag"] != czech.headers["etag"]
    assert "Accept-Language" in english.headers["vary"]


async def test_languages_are_taken_in_the_order_of_the_browser():
    assert [language_of(said) for said in ("", "de,it;q=0.8", "sk-SK,en", "fr", "cs")] == ["en", "it", "cs", "en", "cs"]
