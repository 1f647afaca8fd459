"""Clocks on the wire: judged by the server, with the time told by the test."""

from __future__ import annotations

import pytest
import pytest_asyncio

from tests.server.killed import Process
from tests.server.people import Person
from tests.server.site import Site

FIVE = {"clock": "fischer 300+5"}


class Hands:
    """A time that only the test moves."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def timed_site(compiled_rules, tmp_path, hands):
    with Site(tmp_path, time_ms=hands) as site:
        yield site


@pytest_asyncio.fixture
async def two(timed_site):
    """Anna is white, Bruno black."""
    anna, bruno = await Person(timed_site).named("Anna"), await Person(timed_site).named("Bruno")
    yield anna, bruno
    await anna.close()
    await bruno.close()


async def sit_down(anna, bruno, clock="fischer 300+5", **wanted):
    table = await anna.make(seats=["me", "open"], terms={"clock": clock}, **wanted)
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    return table


def look(site: Site, table: str) -> None:
    """The timer of this table's clock looks again."""

    async def wake() -> None:
        site.house.tables[table].clock.wake()

    site.ask(wake())


async def test_only_the_side_to_act_spends_time(timed_site, two, hands):
    table = await sit_down(*two)
    async with two[0].at(table) as white, two[1].at(table) as black:
        assert white.now["clock"]["left"] == {"w": 300_000, "b": 300_000}
        assert white.now["clock"]["running"] == ["w"]
        hands.ms += 20_000
        await white.play(white.now["legal"]["w"][0])
        await black.until(lambda: black.now["ply"] == 1)
        assert black.now["clock"] == white.now["clock"]
        left = black.now["clock"]["left"]
        assert left["b"] == 300_000
        assert 285_000 <= left["w"] <= 286_000, "twenty seconds spent, five added, and no more than the line costs"
        assert black.now["clock"]["running"] == ["b"]


async def test_the_server_judges_the_flag_and_the_rules_say_who_wins(timed_site, two, hands):
    table = await sit_down(*two)
    async with two[0].at(table) as white, two[1].at(table) as black:
        hands.ms += 299_999
        look(timed_site, table)
        await white.settled()
        assert white.now["status"] == "running"
        hands.ms += 2_000
        look(timed_site, table)
        for page in (white, black):
            await page.until(lambda page=page: page.now["status"] == "over")
            assert page.now["outcome"]["winners"] == ["b"]
            assert page.now["outcome"]["reason"] == "time"
            assert page.table["log"][-1]["text"] == "time"
        assert (await white.refused("move", seat="w", text="e1-e4", after=0))["code"] == "not-running"


async def test_nobody_runs_out_of_time_by_saying_so(two):
    table = await sit_down(*two)
    async with two[0].at(table) as white:
        assert (await white.refused("move", seat="w", text="time", after=0))["code"] == "unreadable"
        assert (await white.refused("move", seat="w", text="take-back 0", after=0))["code"] == "unreadable"


async def test_what_every_act_left_is_the_same_after_a_restart_and_no_time_passes_meanwhile(
    compiled_rules, tmp_path, hands
):
    with Site(tmp_path, time_ms=hands) as site:
        anna, bruno = Person(site), Person(site)
        table = await sit_down(anna, bruno)
        async with anna.at(table) as white, bruno.at(table) as black:
            hands.ms += 20_000
            await white.play(white.now["legal"]["w"][0])
            await black.until(lambda: black.now["ply"] == 1)
            hands.ms += 30_000
            before = black.now["clock"]
        thought = site.house.time.now() - before["since"]
    hands.ms += 86_400_000  # a day without the server
    with Site(tmp_path, time_ms=hands) as site:
        again = Person(site)
        again.http.cookies.update(bruno.http.cookies)
        async with again.at(table) as black:
            assert black.now["clock"] == before
            assert site.house.time.now() - before["since"] == thought == 30_000
            hands.ms += 10_000
            await black.play(black.now["legal"]["b"][0])
            assert 265_000 <= black.now["clock"]["left"]["b"] <= 266_000
        record = (await again.http.get(f"/api/tables/{table}/record")).text
        assert "\nClock: fischer 300+5\n" in record
        for one in (anna, bruno, again):
            await one.close()


async def test_after_sigkill_the_clocks_stand_where_the_last_act_left_them(tmp_path):
    with Process(tmp_path) as server:
        anna, bruno = Person(server.address), Person(server.address)
        table = await sit_down(anna, bruno)
        async with anna.at(table) as white, bruno.at(table) as black:
            for page, seat in ((white, "w"), (black, "b"), (white, "w")):
                await page.until(lambda page=page, seat=seat: seat in page.now["legal"])
                await page.play(page.now["legal"][seat][0])
            left = white.now["clock"]["left"]
            server.kill()
    with Process(tmp_path) as server:
        again = Person(server.address)
        again.http.cookies.update(anna.http.cookies)
        now = (await again.get(f"/api/tables/{table}"))["now"]
        assert (now["ply"], now["clock"]["left"], now["clock"]["running"]) == (3, left, ["b"])
        for one in (anna, bruno, again):
            await one.close()


async def test_a_correspondence_game_is_judged_although_nobody_is_there(timed_site, two, hands):
    table = await sit_down(*two, clock="days 3")
    hands.ms += 3 * 86_400_000 + 1_000
    look(timed_site, table)
    async with two[1].at(table) as black:
        await black.until(lambda: black.now["status"] == "over")
        assert black.now["outcome"]["winners"] == ["b"]


async def test_a_machine_has_a_clock_and_thinks_within_it(timed_site, two):
    table = await two[0].make(seats=["me", "bot:simple"], terms={"clock": "move 10"})
    async with two[0].at(table) as white:
        await white.play(white.now["legal"]["w"][0])
        await white.until(lambda: white.now["to_act"] == ["w"])
        assert white.now["clock"]["left"] == {"w": 10_000, "b": 10_000}


async def test_every_game_of_a_match_has_its_own_time(timed_site, two, hands):
    table = await sit_down(*two, game="scamorra-fifteen", options={"ko_bonus": "0"})
    async with two[0].at(table) as south, two[1].at(table) as north:
        late = south.now["to_act"][0]
        hands.ms += 302_000
        look(timed_site, table)
        for page in (south, north):
            await page.until(lambda page=page: any(entry["text"] == "time" for entry in page.table["log"]))
        assert south.now["status"] == "running", "only the game is lost"
        assert south.now["clock"]["left"][late] == 300_000


@pytest.mark.parametrize(
    ("game", "clock", "reason"),
    [
        ("latrunculi", "fischer five", "clock-unreadable"),
        ("latrunculi", "days 99", "clock-range"),
        ("scorso", "move 60", "clock-real-time"),
    ],
)
async def test_a_clock_that_cannot_be_is_refused_with_its_reason(person, game, clock, reason):
    answer = await person().http.post("/api/tables", json={"game": game, "terms": {"clock": clock}})
    assert answer.status_code == 400
    assert (answer.json()["code"], answer.json()["reason"]) == ("bad-option", reason)


async def test_a_table_without_a_clock_has_none(person):
    anna = person()
    table = await anna.make(seats=["me", "open"])
    assert (await anna.get(f"/api/tables/{table}"))["now"]["clock"] is None


async def test_a_game_for_four_goes_on_without_the_seat_whose_time_is_up(timed_site, two, hands):
    table = await two[0].make(
        game="zama", options={"players": "4"}, seats=["me", "open", "open", "open"], terms={"clock": "move 60"}
    )
    for _ in range(3):
        assert (await two[1].http.post(f"/api/tables/{table}/join", json={})).status_code == 200
    async with two[0].at(table) as page:
        late = page.now["to_act"][0]
        hands.ms += 62_000
        look(timed_site, table)
        await page.until(lambda: any(entry["text"] == "time" for entry in page.table["log"]))
        assert page.now["status"] == "running"
        assert late in page.now["out"]
        assert late not in page.now["clock"]["running"]
