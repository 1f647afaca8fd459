"""Records: downloaded, replayed, uploaded, and refused with the line that is wrong."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOVES = [("c1", "c7"), ("d8", "d6"), ("a1", "a2"), ("h8", "h3")]


async def _played(me) -> None:
    await me.visit()
    await me.way("Same screen").click()
    for ply, (start, to) in enumerate(MOVES, 1):
        await me.my_turn()
        await me.move(start, to)
        await me.plies(ply)


async def _record(me) -> str:
    async with me.page.expect_download() as download:
        await me.link("Record").click()
    return (await (await download.value).path()).read_text(encoding="utf-8")


async def test_a_game_is_stepped_through_with_keys_and_slider(visitor):
    me = await visitor()
    await _played(me)
    await me.visit(f"/replay/{me.page.url.rsplit('/', 1)[1]}")
    await me.grid.wait_for()
    said = me.page.get_by_test_id("said-now")
    await expect(said).to_have_text("The start of the game.")
    for text in ("c1 to c7", "Black captures the man on c7", "a1 to a2"):
        await me.page.keyboard.press("ArrowRight")
        await expect(said).to_contain_text(text)
    await me.page.keyboard.press("ArrowLeft")
    await expect(said).to_contain_text("d8 to d6")
    await me.page.keyboard.press("End")
    await expect(said).to_contain_text("h8 to h3")
    await me.page.get_by_role("slider").fill("1")
    await expect(said).to_contain_text("c1 to c7")
    await me.button("Autoplay").click()
    await expect(said).to_contain_text("h8 to h3")


async def test_a_record_is_downloaded_and_replayed_from_the_file(visitor, tmp_path):
    me = await visitor()
    await _played(me)
    file = tmp_path / "game.txt"
    file.write_text(await _record(me), encoding="utf-8")
    await me.visit("/record")
    await me.page.locator("input[type=file]").set_input_files(file)
    await me.grid.wait_for()
    await expect(me.page.get_by_role("heading", level=1)).to_have_text("game.txt")
    await expect(me.log).to_have_count(len(MOVES))


async def test_a_broken_record_is_refused_with_its_line(visitor):
    me = await visitor()
    await _played(me)
    lines = (await _record(me)).splitlines()
    wrong = next(number for number, line in enumerate(lines) if "d8-d6" in line)
    lines[wrong] = lines[wrong].replace("d8-d6", "d8-e6")
    await me.visit("/record")
    await me.page.get_by_label("paste its text").fill("\n".join(lines))
    await me.button("Show").click()
    await expect(me.page.get_by_role("alert")).to_contain_text(f"Line {wrong + 1}: the rules do not allow d8-e6")
