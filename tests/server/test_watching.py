"""Games to watch: a picture of each as a watcher sees it, and nothing that is hidden."""

from __future__ import annotations

import contextlib
import json
import random

import pytest

from ludoteca import play
from ludoteca.core import WATCHER
from ludoteca.play.match import Present
from ludoteca.server.watching import FRESH_SECONDS, Gallery
from tests.server.site import Site
from tests.server.test_secrets import SECRETIVE, SECRETIVE_AT_ONCE, play_on


async def listed(person, table):
    return next((one for one in (await person.get("/api/watch"))["tables"] if one["id"] == table), None)


@pytest.fixture
def gallery(tmp_path):
    """A house of its own whose pictures are taken on a clock that can be set."""
    with Site(tmp_path) as site:
        site.now = 100.0
        site.house.gallery = Gallery(site.house.lobby, site.house.tables, lambda: site.now)
        yield site


async def test_a_public_game_can_be_watched_while_it_runs(gallery, person):
    anna, bruno, eve = person(gallery), person(gallery), person(gallery)
    table = await anna.make(seats=["me", "open"], public=True)
    private = await anna.make(seats=["me", "bot:random"])
    assert await listed(eve, table) is None
    async with bruno.at(table) as page:
        await page.done("join")
        picture = await listed(eve, table)
        assert picture["shown"] == (await eve.get(f"/api/tables/{table}"))["now"]["shown"]
        assert await listed(eve, private) is None
        await bruno.http.post(f"/api/tables/{table}/leave", json={})
    assert await listed(eve, table) is None


async def test_a_picture_is_taken_anew_only_every_few_seconds(gallery, person):
    anna, bruno = person(gallery), person(gallery)
    table = await anna.make(seats=["me", "open"], public=True)
    async with bruno.at(table) as page:
        await page.done("join")
    async with anna.at(table) as page:
        assert (await listed(bruno, table))["ply"] == 0
        await page.done("move", seat="w", text="e1-e4", after=0)
        assert (await listed(bruno, table))["ply"] == 0
        gallery.now += FRESH_SECONDS
        assert (await listed(bruno, table))["ply"] == 1


@pytest.mark.parametrize("name", SECRETIVE)
async def test_a_hidden_hand_never_moves_a_picture(gallery, person, name):
    game, rng = play.find(name), random.Random(1)
    options = game.at_one_screen(game.Options()).changed() | SECRETIVE_AT_ONCE.get(name, {})
    people = [person(gallery) for _ in game.seats(game.Options.from_text(options))]
    table = await people[0].make(game=name, options=options, public=True)
    for one in people[1:]:
        assert (await one.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
    match, eve, tried = gallery.house.tables[table].journal.match, person(gallery), 0
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(one.at(table)) for one in people]
        for _ in range(4):
            await play_on(pages, rng)
            gallery.now += FRESH_SECONDS
            honest, real = await listed(eve, table), match.state
            for _ in range(3):
                other = game.imagine(game.view(real, WATCHER), rng)
                match._stand(Present(other))
                gallery.now += FRESH_SECONDS
                told = await listed(eve, table)
                match._stand(Present(real))
                tried += other != real
                assert json.dumps(told) == json.dumps(honest)
    assert tried
