"""The browser the other tests in this folder rely on starts, runs scripts and has letters to write with."""

import pytest

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGE = "<p id='text'>Žluťoučký kůň – perché × ≤</p><script>document.title = 6 * 7</script>"


async def test_chromium_runs_scripts_and_draws_text(browser):
    page = await browser.new_page(viewport={"width": 360, "height": 640})
    await page.set_content(PAGE)
    assert await page.title() == "42"
    text = page.locator("#text")
    with_letters = await text.screenshot()
    await text.evaluate("it => it.style.color = 'transparent'")
    assert await text.screenshot() != with_letters, "no font: the text leaves no ink"
    await page.close()
