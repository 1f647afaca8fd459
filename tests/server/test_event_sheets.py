"""The sheets of an event as PDF, from the site."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.events import Held, people
from tests.server.people import Person


async def test_sheets_are_made_in_every_language_and_refused_by_name(person: Callable[[], Person]) -> None:
    anna, bruno = await people(person, "Anna", "Bruno")
    held = await Held.make(anna, {"place": "board"})
    await held.enter(anna, bruno)
    answer = await bruno.http.get(f"/api/events/{held.id}/sheets/pairings")
    assert (answer.status_code, answer.json()["reason"]) == (400, "event-no-round")
    await held.act(anna, "pair", round=1)
    for what, language in (("pairings", "it"), ("cards", "cs"), ("standings", "en"), ("scores", "it")):
        answer = await bruno.http.get(f"/api/events/{held.id}/sheets/{what}", params={"language": language})
        assert answer.status_code == 200, answer.text
        assert answer.content.startswith(b"%PDF-")
        assert f'"{what}-{language}.pdf"' in answer.headers["content-disposition"]
    assert (await bruno.http.get(f"/api/events/{held.id}/sheets/poems")).status_code == 400
    assert (await bruno.http.get(f"/api/events/{held.id}/sheets/cards?language=de")).status_code == 400
    assert (await bruno.http.get("/api/events/nowhere/sheets/cards")).status_code == 404
