"""An event on paper: pairings of a round, table cards, standings, score sheets, each a PDF.

    printed(event, Wanted(what="pairings", language="it")) -> bytes

The cards carry a QR code that leads to `{address}/board/NUMBER`, where the result of that table is entered; they
serve the whole evening, whoever sits there.
"""

from __future__ import annotations

import io
import unicodedata
from collections.abc import Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

import segno

from ludoteca.core.words import say_of
from ludoteca.events.event import Event
from ludoteca.events.exporting import decimal
from ludoteca.events.pairing import rounds_of
from ludoteca.events.refusing import bad_event
from ludoteca.events.standings import standings
from ludoteca.events.tables import Table, worth
from ludoteca.printing import Paper
from ludoteca.printing.setting import SHEETS, pdf_of, typesetter
from ludoteca.printing.words import words_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    import typst

What: TypeAlias = Literal["pairings", "cards", "standings", "scores"]
WHAT: tuple[What, ...] = get_args(What)
FOLDER = Path(__file__).parent / "sheets"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which sheets; `round` 0 is the last one, and without an address of the event a card has no QR code."""

    what: What
    language: str = "en"
    paper: Paper = "a4"
    round: int = 0
    address: str = ""


def printed(event: Event, wanted: Wanted) -> bytes:
    """The sheets as a PDF; raises BadEvent where there is nothing to print."""
    with compiler(event, wanted) as ready:
        return pdf_of(ready)


@contextmanager
def compiler(event: Event, wanted: Wanted) -> Iterator[typst.Compiler]:
    """The typesetter, with the sheets laid out before it."""
    with typesetter("event.typ", (SHEETS, FOLDER), _told(event, wanted)) as ready:
        yield ready


def _told(event: Event, wanted: Wanted) -> Mapping[str, object]:
    game = event.plan.found()
    round = wanted.round or len(event.rounds)
    facts: dict[str, Any] = {
        "what": wanted.what,
        "game": say_of(game, "name", {}, wanted.language) or game.NAME,
        "round": round,
        "games": min(event.plan.best_of, 3),
        **_FACTS[wanted.what](event, round, wanted),
    }
    return {
        "name": event.plan.name,
        "language": wanted.language,
        "paper": wanted.paper,
        "ink": "full",
        "facts": facts,
        "words": words_on(FOLDER, wanted.language, {"round": round, "of": rounds_of(event)}),
    }


def _pairings(event: Event, round: int, _wanted: Wanted) -> dict[str, object]:
    tables = _tables(event, round)
    at = {player: "–" if table.is_bye else str(table.number) for table in tables for player in table.seats}
    people = sorted(at, key=lambda player: _alphabetical(_name(event, player)))
    return {
        "tables": [
            {
                "number": table.number,
                "is_bye": table.is_bye,
                "seats": [_name(event, player) for player in table.seats],
                "result": _result(event, table),
            }
            for table in tables
        ],
        "people": [{"name": _name(event, player), "table": at[player]} for player in people],
    }


def _cards(event: Event, _round: int, wanted: Wanted) -> dict[str, object]:
    """As many as there are tables now; before the first round, and in an arena, as the people who are here can fill."""
    if event.plan.format == "arena":
        count = len(event.here()) // 2
    elif event.rounds:
        count = max((table.number for table in event.rounds[-1].values() if not table.is_bye), default=0)
    else:
        count = -(-len(event.here()) // min(event.plan.usual_size(), *event.plan.table_sizes()))
    if not count:
        raise bad_event("nobody has entered: there is nothing to print", "event-nothing-to-print")
    return {"tables": [{"number": number, "qr": _qr(wanted.address, number)} for number in range(1, count + 1)]}


def _standings(event: Event, _round: int, _wanted: Wanted) -> dict[str, object]:
    breaks = [name for name in event.plan.tie_breaks if name != "duel"]
    return {
        "when": "before" if not event.rounds else "during" if event.running() else "after",
        "breaks": breaks,
        "explained": event.plan.tie_breaks,
        "lines": [
            {
                "place": line.place,
                "name": _name(event, line.player),
                "score": decimal(line.score),
                "games": line.games,
                "breaks": [decimal(line.breaks[name]) for name in breaks],
            }
            for line in standings(event)
        ],
    }


def _scores(event: Event, round: int, _wanted: Wanted) -> dict[str, object]:
    tables = [table for table in _tables(event, round) if not table.is_bye]
    return {
        "tables": [
            {"number": table.number, "seats": [_name(event, player) for player in table.seats]} for table in tables
        ]
    }


_FACTS = {"pairings": _pairings, "cards": _cards, "standings": _standings, "scores": _scores}


def _tables(event: Event, round: int) -> list[Table]:
    if not event.rounds:
        raise bad_event("no round has been paired", "event-no-round")
    if not 1 <= round <= len(event.rounds):
        raise bad_event(f"there is no round {round}", "event-no-such-round", round=round)
    return list(event.rounds[round - 1].values())


def _result(event: Event, table: Table) -> str | None:
    shares = worth(event.plan, table)
    return None if shares is None else " – ".join(decimal(share) for share in shares)


def _name(event: Event, player: int) -> str:
    return event.entrants[player].name


def _alphabetical(name: str) -> str:
    """Letters with and without marks stand together."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())


def _qr(address: str, table: int) -> str | None:
    if not address:
        return None
    picture = io.BytesIO()
    code = segno.make(f"{address.rstrip('/')}/board/{table}", error="m")
    code.save(picture, kind="svg", scale=1, border=2, dark="#000", light="#fff", omitsize=True, xmldecl=False)
    return picture.getvalue().decode()
