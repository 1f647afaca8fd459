"""A table in real time, over real sockets: what counts, in which order, and that nobody is left without an answer."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
import pytest_asyncio

from ludoteca import play
from ludoteca.play.realtime.driver import Terms
from ludoteca.server import protocol, standstill
from tests.server.patience import impatient
from tests.server.people import Page, Person
from tests.server.site import PATIENCE, Site

AT_ONCE = {"players": "2", "count": "automatic"}
QUICK = Terms(countdown_ms=150, recap_ms=0, race_ms=60_000, decide_ms=60_000)


@pytest.fixture(scope="module")
def hasty_site(compiled_rules: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("hasty"), terms=QUICK) as site:
        yield site


@pytest_asyncio.fixture
async def table(hasty_site: Site, person: Callable[..., Person]) -> AsyncIterator[tuple[list[Page], str]]:
    """Two people at a table in real time, its race begun."""
    anna, bruno = person(hasty_site), person(hasty_site)
    table = await anna.make(game="scorso", options=AT_ONCE, seats=["me", "open"])
    async with anna.at(table) as a, bruno.at(table) as b:
        await b.done("join")
        await ready(a, b)
        await begun(a, b)
        yield [a, b], table


async def ready(*pages: Page) -> None:
    """Everybody says so; the last one lets the race begin."""
    for page in pages:
        await page.until(lambda page=page: page.now["status"] == "running")
        await page.done("ready")


async def begun(*pages: Page) -> None:
    """The race is on: its instant has come."""
    for page in pages:
        await page.until(lambda page=page: page.now.get("timing"))
        timing = page.now["timing"]
        await asyncio.sleep(max(0, timing["starts"] - timing["time"]) / 1000 + 0.06)


def mine(page: Page) -> Any:
    return next(player for player in page.now["shown"]["ring"] if player["seat"] == page.table["perspective"])


def updates(page: Page) -> list[Any]:
    """Every state of the table this page has been told."""
    return [message["now"] for message in page.messages if message["type"] == "update"]


async def rested(page: Page) -> None:
    await page.until(lambda: not mine(page)["tumbling"] and "?" not in mine(page)["free"])


async def press(page: Page, text: str) -> Any:
    return await page.act("move", seat=page.table["perspective"], text=text, after=0)


async def placed(page: Page, side: str = "left") -> None:
    """Every free die is placed, without waiting for the answers."""
    dice = list(mine(page)["free"])
    answers = await asyncio.gather(*(press(page, f"place {die} {side}") for die in dice))
    assert [answer["type"] for answer in answers] == ["ack"] * len(dice), answers


async def test_before_the_start_nobody_may_roll(
    compiled_rules: None, tmp_path: Any, person: Callable[..., Person]
) -> None:
    with Site(tmp_path, terms=Terms(countdown_ms=60_000)) as site:
        anna = person(site)
        table = await anna.make(game="scorso", options=AT_ONCE, seats=["me", "bot:simple"])
        async with anna.at(table) as page:
            refusal = await page.refused("move", seat="A", text="roll ??????", after=0)
            assert refusal == {"code": "early", "args": {"why": "not-started"}}
            assert page.now["ply"] == 0


async def test_dice_take_their_time_and_all_see_them(table: tuple[list[Page], str]) -> None:
    (a, b), _ = table
    assert a.now["legal"]["A"] == ["roll *"]
    first, second = await asyncio.gather(press(a, "roll ??????"), press(a, "roll *"))
    assert first["type"] == "ack"
    assert second["refusal"] == {"code": "early", "args": {"why": "tumbling"}}
    thrown = next(now for now in updates(a) if now["shown"]["ring"][0]["tumbling"])
    assert thrown["shown"]["ring"][0]["tumbling"] == 6
    assert thrown["timing"]["resting"]["A"] - thrown["timing"]["time"] <= 600
    await rested(a)
    await b.until(lambda: b.now["ply"] == a.now["ply"])
    rolled = next(player for player in b.now["shown"]["ring"] if player["seat"] == "A")
    assert rolled["free"] == mine(a)["free"]
    times = [entry["text"] for entry in a.table["log"]]
    assert times[0] == "roll ??????"
    assert len(times) == 7


async def test_presses_under_way_together_all_count(table: tuple[list[Page], str]) -> None:
    (a, b), name = table
    await asyncio.gather(press(a, "roll ??????"), press(b, "roll ??????"))
    await asyncio.gather(rested(a), rested(b))
    await asyncio.gather(placed(a), placed(b, "right"))
    assert (await press(b, "knock"))["type"] == "ack"
    await a.until(lambda: a.now["shown"]["ender"] == "B" or a.now["shown"]["round"] == 2)
    late = await a.refused("move", seat="A", text="knock", after=a.now["ply"])
    assert late["code"] in ("illegal", "early")
    record = play.parse_record((await a.person.http.get(f"/api/tables/{name}/record")).text)
    told = [entry.text for entry in record.match().log]
    await a.until(lambda: len(a.table["log"]) >= len(told))
    assert [entry["text"] for entry in a.table["log"]][: len(told)] == told


@pytest.mark.parametrize(
    ("text", "reason"),
    [("place ? left", "place-unrolled"), ("knock", "knock-free"), ("roll KKKKKKK", "roll-missing")],
)
async def test_what_is_not_allowed_is_refused_by_name(table: tuple[list[Page], str], text: str, reason: str) -> None:
    (a, b), _ = table
    refusal = await a.refused("move", seat="A", text=text, after=0)
    assert (refusal["code"], refusal["reason"]) == ("illegal", reason)
    assert (await press(b, "roll ??????"))["type"] == "ack"


async def test_placed_dice_cannot_be_rolled(table: tuple[list[Page], str]) -> None:
    (a, _), _ = table
    await press(a, "roll ??????")
    await rested(a)
    die = mine(a)["free"][0]
    count = mine(a)["free"].count(die)
    for _ in range(count):
        assert (await press(a, f"place {die} left"))["type"] == "ack"
    refusal = await a.refused("move", seat="A", text=f"roll {die}", after=0)
    assert (refusal["code"], refusal["reason"]) == ("illegal", "roll-placed")


async def test_an_intent_sent_twice_counts_once(table: tuple[list[Page], str]) -> None:
    (a, _), _ = table
    answers = await asyncio.gather(*(a.act("move", intent="again", seat="A", text="roll ??", after=0) for _ in (1, 2)))
    assert [answer["type"] for answer in answers] == ["ack", "ack"]
    await a.until(lambda: mine(a)["free"].count("?") == 4 and not mine(a)["tumbling"])
    assert [entry["text"] for entry in a.table["log"]].count("roll ??") == 1
    assert (await a.act("move", intent="again", seat="A", text="roll ??", after=0))["type"] == "ack"
    assert [entry["text"] for entry in a.table["log"]].count("roll ??") == 1


async def test_a_refused_press_that_is_sent_again_is_judged_again(table: tuple[list[Page], str]) -> None:
    (a, b), _ = table
    first = await asyncio.gather(press(b, "roll ??"), a.act("move", intent="no", seat="A", text="knock", after=0))
    again = await a.act("move", intent="no", seat="A", text="knock", after=0)
    assert [answer["type"] for answer in (*first, again)] == ["ack", "refused", "refused"]


async def test_a_press_that_is_sent_again_is_not_acknowledged_before_it_is_stored(
    table: tuple[list[Page], str], hasty_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    (a, _), name = table
    owner, store = hasty_site.house.tables[name], hasty_site.house.store.write
    viewer = next(one for one in owner.audience if one.token == a.viewer)
    roll = protocol.Move(intent="twice", seat="A", text="roll ??", after=0)

    def acks() -> int:
        return sum(b'"ack"' in message for _, message, _ in viewer.kept)

    async def send_it_again_while_it_is_stored() -> int:
        is_storing, may_store = asyncio.Event(), asyncio.Event()

        async def store_later(*given: Any) -> None:
            is_storing.set()
            await may_store.wait()
            await store(*given)

        monkeypatch.setattr(hasty_site.house.store, "write", store_later)
        assert owner.handle(viewer, roll) is None
        await is_storing.wait()
        again = owner.handle(viewer, roll)
        assert again
        await asyncio.sleep(0)  # until it has to wait
        early = acks()
        may_store.set()
        await again
        return early

    before = acks()
    assert await asyncio.to_thread(hasty_site.ask, send_it_again_while_it_is_stored()) == before
    await a.until(lambda: acks() == before + 2)


async def test_what_is_pressed_while_the_server_is_busy_counts_from_when_it_came(
    table: tuple[list[Page], str], hasty_site: Site
) -> None:
    """87 of 4,237 presses were dated more than 10 ms late, by as much as the server was busy with other tables."""
    (a, b), name = table
    owner = hasty_site.house.tables[name]
    assert owner.real_time
    is_busy, may_go_on = threading.Event(), threading.Event()

    async def be_busy() -> None:
        is_busy.set()
        assert may_go_on.wait(PATIENCE)

    busy = asyncio.create_task(asyncio.to_thread(hasty_site.ask, be_busy()))
    await asyncio.to_thread(is_busy.wait, PATIENCE)
    for page in (b, a):
        move = {"intent": f"busy{page.table['perspective']}", "seat": page.table["perspective"], "text": "roll ??"}
        await page.send(type="move", after=0, **move)
    sent = owner.real_time.at(time.monotonic())
    while owner.real_time.now() <= sent + 20:
        await asyncio.sleep(0)
    may_go_on.set()
    await busy
    for page in (a, b):
        await page.until(lambda page=page: page.now["ply"] >= 2)
    lines = (await hasty_site.house.store.table(name) or (None, []))[1]
    rulings = {line.seat: json.loads(line.text or "") for line in lines if line.kind == "ruling"}
    assert rulings["B"]["arrival"] <= rulings["A"]["arrival"] <= sent
    assert all(ruling["press"] <= ruling["arrival"] for ruling in rulings.values())


async def test_a_page_that_lost_its_socket_goes_on_in_the_race(table: tuple[list[Page], str]) -> None:
    (a, b), name = table
    await press(b, "roll ??????")
    await press(a, "roll ??????")
    viewer, seq = a.viewer, a.seq
    await a.close()
    await b.until(
        lambda: all("?" not in player["free"] and not player["tumbling"] for player in b.now["shown"]["ring"])
    )
    async with a.person.at(name, viewer=viewer, resume_after=seq) as back:
        await back.until(lambda: any(told["ply"] == b.now["ply"] for told in updates(back)))
        fresh = await a.person.get(f"/api/tables/{name}")
        assert fresh["now"]["shown"] == updates(back)[-1]["shown"]
        assert fresh["now"]["shown"]["ring"] == b.now["shown"]["ring"]
        assert (await back.act("move", seat="A", text="roll *", after=0))["type"] == "ack"


async def test_the_table_comes_back_after_the_server_stopped(
    compiled_rules: None, tmp_path: Any, person: Callable[..., Person]
) -> None:
    with Site(tmp_path, terms=QUICK) as site:
        anna = person(site)
        table = await anna.make(game="scorso", options=AT_ONCE, seats=["me", "me"])
        async with anna.at(table) as page:
            await begun(page)
            assert (await page.act("move", seat="A", text="roll ??????", after=0))["type"] == "ack"
    with Site(tmp_path, terms=QUICK) as again:
        anna.visit(again)
        async with anna.at(table) as page:
            assert page.now["shown"]["ring"][0]["tumbling"] in (0, 6)
            await page.until(lambda: page.now["shown"]["ring"][0]["tumbling"] == 0)
            assert "?" not in page.now["shown"]["ring"][0]["free"]
            await begun(page)
            assert (await page.act("move", seat="A", text="roll *", after=0))["type"] == "ack"


async def test_the_house_answers_for_whoever_does_not(
    compiled_rules: None, tmp_path: Any, person: Callable[..., Person]
) -> None:
    terms = Terms(countdown_ms=100, recap_ms=0, race_ms=300, decide_ms=300)
    with Site(tmp_path, terms=terms) as site:
        anna = person(site)
        table = await anna.make(game="scorso", options={**AT_ONCE, "max_rounds": "1"}, seats=["me", "bot:simple"])
        async with anna.at(table) as page:
            await page.until(lambda: any(entry["seat"] == "A" for entry in page.table["log"]))
            await page.until(lambda: page.now["shown"]["round"] == 1 and page.now["shown"]["phase"] != "rolling")


async def test_echoes_measure_the_connection(table: tuple[list[Page], str]) -> None:
    (a, _), _ = table
    await a.until(lambda: sum(message["type"] == "echo" for message in a.messages) >= 2)
    echoes = [message for message in a.messages if message["type"] == "echo"]
    assert echoes[-1]["time"] > echoes[0]["time"]
    assert 0 <= echoes[-1]["delay"] <= 150


async def test_in_beats_nothing_is_timed(hasty_site: Site, person: Callable[..., Person]) -> None:
    anna = person(hasty_site)
    table = await anna.make(game="scorso", options={"players": "2", "pace": "beats"}, seats=["me", "bot:simple"])
    async with anna.at(table) as page:
        assert page.now["timing"] is None
        assert (await page.act("move", seat="A", text="roll ??????", after=0))["type"] == "ack"
        await page.until(lambda: "?" not in mine(page)["free"])


async def test_a_table_nobody_is_at_stands_still_and_goes_on_with_a_countdown(
    compiled_rules: None, tmp_path: Any, person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standstill, "LEAVE_SECONDS", 0.05)
    with Site(tmp_path, terms=QUICK) as site:
        anna = person(site)
        table = await anna.make(game="scorso", options=AT_ONCE, seats=["me", "bot:simple"])
        async with anna.at(table) as page:
            await page.until(lambda: page.now["ply"] > 0)
        owner = site.house.tables[table]
        async with asyncio.timeout(30):
            while not owner.real_time.is_paused:
                await asyncio.sleep(0.02)
        assert not owner.bots.is_thinking
        left = (await anna.get(f"/api/tables/{table}"))["now"]["ply"]
        async with anna.at(table) as page:
            await page.until(lambda: any(map(counts_down, page.messages)))
            await page.until(lambda: page.now["ply"] > left)


def counts_down(message: Any) -> bool:
    """Whether this message shows a table whose race has yet to start."""
    now = message.get("now") or message.get("table", {}).get("now")
    return bool(now) and now["timing"]["starts"] > now["timing"]["time"]


async def test_whoever_sits_down_at_a_table_its_maker_has_left_can_race_a_machine(
    hasty_site: Site, person: Callable[..., Person]
) -> None:
    anna, bruno = person(hasty_site), person(hasty_site)
    table = await anna.make(game="scorso", options=AT_ONCE, seats=["me", "open"])
    async with bruno.at(table) as page:
        await page.until(lambda: any(message["type"] == "presence" for message in page.messages))  # of his arrival
        await page.done("join")
        await page.done("ready")
        assert page.table["unready"] == ["A"]
        assert (await press(page, "roll ??????"))["refusal"]["code"] == "early"
        hasty_site.ask(impatient(hasty_site.house.tables[table]))
        await page.done("claim", seat="A", bot="simple")
        await begun(page)
        assert (await press(page, "roll ??????"))["type"] == "ack"


async def test_a_round_waits_for_somebody_to_count_also_after_a_restart(
    compiled_rules: None, tmp_path: Any, person: Callable[..., Person]
) -> None:
    with Site(tmp_path, terms=QUICK) as site:
        anna, bruno = person(site), person(site)
        table = await anna.make(game="scorso", options={"players": "2"}, seats=["me", "open"])
        async with anna.at(table) as a, bruno.at(table) as b:
            await b.done("join")
            await ready(a, b)
            await a.until(lambda: a.now["legal"].get("A") == ["count"])
            assert a.now["shown"]["phase"] == "ready"
    with Site(tmp_path, terms=QUICK) as again:
        anna.visit(again)
        bruno.visit(again)
        async with anna.at(table) as a, bruno.at(table) as b:
            assert b.now["legal"] == {"B": ["count"]}
            assert (await press(b, "count"))["type"] == "ack"
            await a.until(lambda: a.now["shown"]["phase"] == "rolling")
            assert [entry["text"] for entry in a.table["log"]] == ["count"]
            await begun(a)
            assert (await press(a, "roll ??????"))["type"] == "ack"


async def test_among_machines_a_round_begins_by_itself(hasty_site: Site, person: Callable[..., Person]) -> None:
    anna = person(hasty_site)
    table = await anna.make(game="scorso", options={"players": "2"}, seats=["me", "bot:simple"])
    async with anna.at(table) as page:
        await page.until(lambda: page.now["shown"]["phase"] == "rolling")
        assert page.table["log"][0]["text"] == "begin"
