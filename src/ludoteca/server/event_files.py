"""An event on its way to other programs and back, and its standings for other people's pages. No ids of people."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Literal

import msgspec

from ludoteca import bots
from ludoteca.core.words import say
from ludoteca.events import Event, Plan, format_acts, standings
from ludoteca.events.acts import Act, Appoint, Arrange, Create, Enter, Host, Inherit, Reverse
from ludoteca.events.exporting import decimal, to_csv, to_json
from ludoteca.events.floor import BOT
from ludoteca.events.importing import kind_of, read_event
from ludoteca.events.trf import to_trf
from ludoteca.server.event_asks import EventUpload
from ludoteca.server.event_views import Personas, without_people
from ludoteca.server.held_events import HeldEvent

FileKind = Literal["json", "csv", "trf", "acts"]
TYPES: dict[FileKind, str] = {
    "json": "application/json",
    "csv": "text/csv; charset=utf-8",
    "trf": "text/plain; charset=utf-8",
    "acts": "application/x-ndjson",
}
LEFT_BEHIND = (Create, Appoint, Arrange, Host, Inherit)  # what another site could not know or do
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head>
<body><h1><a href="{url}" target="_blank" rel="noopener">{name}</a></h1>
<table><thead><tr><th>{place}</th><th>{player}</th><th>{score}</th><th>{games}</th></tr></thead>
<tbody>
{rows}
</tbody></table></body></html>
"""
STYLE = (
    "body{font:15px/1.4 system-ui,sans-serif;margin:8px;color-scheme:light dark}h1{font-size:1.1em;margin:0 0 8px}"
    "table{border-collapse:collapse;width:100%}td,th{padding:4px 8px;text-align:left;border-bottom:1px solid #8886}"
    "td:nth-child(n+3),th:nth-child(n+3){text-align:right}a{color:inherit}"
)


def exported(held: HeldEvent, kind: FileKind, persona: Personas) -> str:
    """The event as a file of this kind."""
    event = held.event
    if kind == "csv":
        return to_csv(event)
    if kind == "trf":
        return to_trf(event)
    if kind == "acts":
        return format_acts(without_people(held, act, persona) for act in event.acts)
    told = to_json(event)
    if not event.is_closed:
        told["plan"] = {**told["plan"], "seed": 0}
    return msgspec.json.encode(told).decode()


def uploaded(data: EventUpload) -> tuple[Plan, Sequence[Act]]:
    """The plan of an event from elsewhere, and what has happened to it, as acts that can be done here."""
    event = read_event(data.text, kind_of(data.text) if data.kind == "any" else data.kind, data.plan)
    return event.plan, brought(event)


def brought(event: Event) -> list[Act]:
    """The acts that make sense here. Rulings are named by their number, which may be another one now."""
    kept: list[Act] = []
    numbers: dict[int, int] = {}
    for number, act in enumerate(event.acts):
        if isinstance(act, LEFT_BEHIND):
            continue
        if isinstance(act, Reverse):
            act = msgspec.structs.replace(act, ruling=numbers[act.ruling])
        if isinstance(act, Enter):
            is_bot = act.person.startswith(BOT) and bots.exists(act.person.removeprefix(BOT))
            act = msgspec.structs.replace(act, person=act.person if is_bot else "")
        numbers[number] = len(kept) + 2  # after its creation and its terms
        kept.append(act)
    return kept


def embedded(held: HeldEvent, url: str, language: str) -> str:
    """The standings as a page to be shown inside another one. No script, nothing to press but the link."""
    event = held.event
    rows = "\n".join(
        f"<tr><td>{line.place}</td><td>{escape(event.entrants[line.player].name)}</td>"
        f"<td>{decimal(line.score)}</td><td>{line.games}</td></tr>"
        for line in standings(event)
    )
    words = {
        name: escape(say(f"event-embed-{name}", language=language)) for name in ("place", "player", "score", "games")
    }
    name = escape(event.plan.name)
    return PAGE.format(language=language, name=name, url=escape(url + held.path), style=STYLE, rows=rows, **words)
