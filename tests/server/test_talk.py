"""Talk at a table: who may say what, who hears it, and that it is there tomorrow."""

from __future__ import annotations

import pytest

from ludoteca.server import talk_store
from ludoteca.server.settings import Limits
from ludoteca.server.talk_messages import LONGEST_TEXT, PHRASES, SIGNS
from tests.server.killed import Process
from tests.server.people import Page, Person
from tests.server.site import Site


def told(page: Page) -> list[dict]:
    """What people have said to this page, in order: from the last whole view, and line by line since."""
    views = [i for i, message in enumerate(page.messages) if message["type"] in ("view", "talk_changed")]
    last = page.messages[views[-1]]
    talk = last["talk"] if last["type"] == "talk_changed" else last["table"]["talk"]
    later = [message["said"] for message in page.messages[views[-1] :] if message["type"] == "talked"]
    return [*talk["said"], *later]


def heard(page: Page) -> list[str]:
    return [said["text"] for said in told(page)]


async def two(person, **terms) -> tuple[Person, Person, str]:
    anna, bruno = await person().named("Anna"), await person().named("Bruno")
    table = await anna.make(seats=["me", "open"], terms=terms)
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    return anna, bruno, table


async def test_phrases_and_signs_reach_everybody_as_codes(person):
    anna, bruno, table = await two(person)
    async with anna.at(table) as page, bruno.at(table) as other, person().at(table) as watcher:
        await page.done("say", kind="phrase", text="good-luck")
        await other.done("say", kind="sign", text=SIGNS[0])
        for each in (page, other, watcher):
            await each.until(lambda each=each: heard(each) == ["good-luck", SIGNS[0]])
        said = told(watcher)[0]
        assert (said["by"]["name"], said["by"]["seat"], said["by"]["yours"]) == ("Anna", "w", False)


@pytest.mark.parametrize(
    ("terms", "kind", "text", "code"),
    [
        ({"talk": "off"}, "phrase", "hello", "no-talk"),
        ({"talk": "phrases"}, "text", "hello there", "no-talk"),
        ({"talk": "free"}, "text", " \u200b ", "bad-text"),
        ({"talk": "free"}, "phrase", "no-such-phrase", "bad-text"),
        ({"talk": "free"}, "sign", "x", "bad-text"),
        ({"talk": "free"}, "text", "x" * (LONGEST_TEXT + 1), "malformed"),
    ],
)
async def test_what_a_table_does_not_allow_is_refused(person, terms, kind, text, code):
    anna, _, table = await two(person, **terms)
    async with anna.at(table) as page:
        assert (await page.refused("say", kind=kind, text=text))["code"] == code
        assert heard(page) == []


async def test_free_text_is_cleaned_and_stays_out_of_the_record(person):
    anna, _, table = await two(person, talk="free")
    async with anna.at(table) as page:
        await page.done("say", kind="text", text="  good\u202e morning\n everybody ")
        await page.until(lambda: heard(page) == ["good morning everybody"])
    assert "morning" not in (await anna.http.get(f"/api/tables/{table}/record")).text


async def test_nobody_talks_without_end(person, tmp_path):
    with Site(tmp_path, limits=Limits(talk_per_second=0.001, talk_burst=2)) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "open"])
        async with anna.at(table) as page:
            for _ in range(2):
                await page.done("say", kind="phrase", text="hello")
            assert (await page.refused("say", kind="phrase", text="hello"))["code"] == "too-fast"


async def test_watchers_talk_among_themselves_and_never_to_those_who_play(person):
    anna, bruno, table = await two(person, talk="free")
    secret = "she should take the corner"
    async with anna.at(table) as page, person().at(table) as one, person().at(table) as other:
        await one.done("say", kind="text", text=secret)
        await other.until(lambda: heard(other) == [secret])
        await page.settled()
        async with bruno.at(table) as late:  # whoever comes later is told no more
            await late.settled()
            for player in (page, late):
                assert not any(secret in frame for frame in player.raw)
            await late.done("resign", seat="b")
        await page.settled()
        for player in (anna, bruno):  # nor when the game is over
            assert secret not in (await player.http.get(f"/api/tables/{table}")).text
        assert (await page.refused("report", number=told(one)[-1]["number"]))["code"] == "unknown-line"


async def test_who_sits_down_no_longer_hears_watchers(person):
    anna, bruno = person(), person()
    table = await anna.make(seats=["me", "open"], terms={"talk": "free"})
    async with person().at(table) as watcher, bruno.at(table) as page:
        await watcher.done("say", kind="text", text="before")
        await page.until(lambda: heard(page) == ["before"])
        await page.done("join", seat="b")
        await watcher.done("say", kind="text", text="after")
        await watcher.until(lambda: heard(watcher) == ["before", "after"])
        await page.settled()
        assert heard(page) == []


async def test_a_muted_person_is_not_heard_at_any_table_until_heard_again(person):
    anna, bruno, table = await two(person)
    async with anna.at(table) as page, bruno.at(table) as other:
        await other.done("say", kind="phrase", text="hello")
        await page.until(lambda: heard(page) == ["hello"])
        who = told(page)[-1]["by"]["who"]
        await page.done("mute", who=who)
        await other.done("say", kind="phrase", text="thanks")
        await page.settled()
        assert heard(page) == []
    elsewhere = await bruno.make(seats=["me", "open"])
    await anna.http.post(f"/api/tables/{elsewhere}/join", json={})
    async with bruno.at(elsewhere) as other, anna.at(elsewhere) as page:
        await other.done("say", kind="phrase", text="hello")
        await page.settled()
        assert heard(page) == []
    async with anna.at(table) as page:
        muted = page.table["talk"]["muted"]
        assert [speaker["name"] for speaker in muted] == ["Bruno"]
        await page.done("mute", who=muted[0]["who"], muted=False)
        assert heard(page) == ["hello", "thanks"]


async def test_what_is_reported_is_kept_for_the_host_once(person, site):
    anna, bruno, table = await two(person, talk="free")
    async with anna.at(table) as page, bruno.at(table) as other:
        await other.done("say", kind="text", text="something rude")
        await page.until(lambda: heard(page))
        number = told(page)[-1]["number"]
        for _ in range(2):
            await page.done("report", number=number)
        assert (await page.refused("report", number=10_000))["code"] == "unknown-line"
    mine = [one for one in site.ask(talk_store.all_reports(site.house.store)) if one.table_id == table]
    assert [(one.text, one.number) for one in mine] == [("something rude", number)]
    assert mine[0].reporter == anna.http.cookies["ludoteca"].split(".")[0]


async def test_two_of_the_same_name_are_told_apart(person):
    anna, bruno, table = await two(person)
    await bruno.named("Anna")
    async with anna.at(table) as page, bruno.at(table) as other:
        await other.done("say", kind="phrase", text=PHRASES[0])
        await page.until(lambda: heard(page))
        assert told(page)[-1]["by"]["nth"] == 2


async def test_what_was_said_survives_a_kill(tmp_path):
    with Process(tmp_path) as process:
        anna = Person(process.address)
        table = await anna.make(seats=["me", "open"], terms={"talk": "free"})
        async with anna.at(table) as page:
            answer = await page.done("say", kind="text", text="good morning", intent="once")
            process.kill()
    with Process(tmp_path) as process:
        anna.visit(process.address)
        async with anna.at(table) as page:
            assert heard(page) == ["good morning"]
            assert (await page.done("say", kind="text", text="good morning", intent="once"))["ply"] == answer["ply"]
            await page.settled()
            assert heard(page) == ["good morning"]
        await anna.close()


async def test_whom_the_operator_has_muted_says_nothing(person, site):
    anna, _, table = await two(person)
    guest = anna.http.cookies["ludoteca"].split(".")[0]
    async with anna.at(table) as page:
        site.ask(site.house.guests.desk.standings.say(guest, is_muted=True))
        assert (await page.refused("say", kind="phrase", text="hello"))["code"] == "muted"
        site.ask(site.house.guests.desk.standings.say(guest, is_muted=False))
        await page.done("say", kind="phrase", text="hello")
