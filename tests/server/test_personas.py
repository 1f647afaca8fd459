"""A name and a picture for everybody at once, which say nothing about the guest behind them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ludoteca.core.words import LANGUAGES, say
from ludoteca.server.personas import FIGURES, MANNERS, Avatar, Given, Persona, given_name, persona_of, tell_apart
from tests.server.people import Person

KEY = b"a key of this server"


def test_a_guest_keeps_the_same_name_and_picture():
    assert persona_of(KEY, "guest") == persona_of(KEY, "guest")
    assert persona_of(KEY, "guest").given != persona_of(b"another server", "guest").given


def test_names_and_pictures_are_spread_over_all_there_are():
    many = [persona_of(KEY, str(number)) for number in range(4000)]
    assert {one.given for one in many} == {f"{manner}-{figure}" for manner in MANNERS for figure in FIGURES}
    assert max(Counter(one.avatar for one in many).values()) < 100
    for one in many:
        msgspec.convert(one.given, Given)
        msgspec.convert(one.avatar, Avatar)


def test_what_was_chosen_stands_above_what_was_given():
    chosen = persona_of(KEY, "guest", "Anna", "owl-plum")
    assert (chosen.name, chosen.avatar) == ("Anna", "owl-plum")
    assert chosen.given == persona_of(KEY, "guest").given


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_names_are_the_same_in_words(language):
    names = {given_name(f"{manner}-{figure}", language) for manner in MANNERS for figure in FIGURES}
    assert len(names) == len(MANNERS) * len(FIGURES)
    assert max(map(len, names)) <= 24


@pytest.mark.parametrize(
    ("language", "fox", "lion"), [("en", "Wise", "Wise"), ("it", "saggia", "saggio"), ("cs", "Moudrá", "Moudrý")]
)
def test_the_manner_agrees_with_the_figure(language, fox, lion):
    said = [
        say("given-manner-wise", {"gender": say("given-gender", {"figure": figure}, language)}, language)
        for figure in ("fox", "lion")
    ]
    assert said == [fox, lion]


def test_people_of_the_same_name_are_numbered():
    people = {"1": Persona("Anna", "", ""), "2": Persona("", "bold-fox", ""), "3": Persona("anna", "", "")}
    assert tell_apart(["1", "2", "3", "1"], lambda guest: people[guest]) == {"1": 1, "2": 1, "3": 2}


async def test_everybody_at_a_table_has_a_name_at_once_and_may_change_it(person):
    anna, bruno = person(), person()
    mine = await anna.get("/api/me")
    assert mine["name"] == ""
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with bruno.at(table) as page:
        seat = page.seat("w")
        assert (seat["name"], seat["given"], seat["avatar"]) == ("", mine["given"], mine["avatar"])
        changed = await anna.http.put("/api/me", json={"avatar": "owl-plum"})
        assert changed.json() == {**mine, "avatar": "owl-plum"}
        await page.until(lambda: page.seat("w")["avatar"] == "owl-plum")
        await anna.named("Anna")
        await page.until(lambda: page.seat("w")["name"] == "Anna")
        assert page.seat("w")["avatar"] == "owl-plum"
        await bruno.named("anna")
        await page.until(lambda: page.seat("b")["nth"] == 2)
        assert page.seat("w")["nth"] == 1
    refused = await anna.http.put("/api/me", json={"avatar": "dragon-plum"})
    assert refused.json()["code"] == "malformed"


async def test_nobody_is_told_the_id_of_another(person):
    anna, bruno = person(), person()
    table = await anna.make(seats=["me", "open"], public=True)
    guest = anna.http.cookies["ludoteca"].split(".")[0]
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with bruno.at(table) as page:
        await page.settled()
        assert not any(guest in frame for frame in page.raw)
    assert guest not in (await Person(bruno.address).http.get("/api/tables")).text
