"""An event on paper: what stands on the sheets, in three languages, and where a card's code leads."""

from __future__ import annotations

import json
import re

import pytest
import segno
from fluent.syntax import FluentParser, ast

from ludoteca import play
from ludoteca.core.words import LANGUAGES
from ludoteca.events import BadEvent, Event, Plan, next_round
from ludoteca.events.acts import Enter, Result
from ludoteca.events.paper import FOLDER, WHAT, Wanted, _told, compiler, printed
from ludoteca.printing.words import SHARED

ADDRESS = "https://club.example/event/abc"
EVIL = "#eval(1) *a* \\ $x$ <b> [c]"  # marks that a typesetter could take for its own


def evening(*names: str, game: str = "latrunculi", **more) -> Event:
    event = Event(Plan(name="Club evening", game=game, **more))
    for name in names:
        event.do(Enter(name=name))
    return event


def facts(event: Event, what: str, **more):
    return _told(event, Wanted(what, **more))["facts"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_series_is_named_on_the_sheets(language):
    for game in play.names():
        named = facts(evening("Anna", "Bruno", game=game, format=format_for(game)), "standings", language=language)[
            "game"
        ]
        assert named not in ("", game), game


def format_for(game: str) -> str:
    return "swiss" if 2 in Plan(name="x", game=game).table_sizes() else "tables"


def test_pairings_name_every_table_and_everybody_by_the_alphabet():
    event = evening("Žofie", "Anna", "Čeněk")
    event.do(next_round(event))
    told = facts(event, "pairings")
    assert [one["name"] for one in told["people"]] == ["Anna", "Čeněk", "Žofie"]
    tables = {str(one["number"]): one for one in told["tables"] if not one["is_bye"]}
    for one in told["people"]:
        assert one["table"] == "–" or one["name"] in tables[one["table"]]["seats"]
    assert [one["table"] for one in told["people"]].count("–") == 1
    event.do(Result(round=1, table=1, places=(1, 2)))
    assert facts(event, "pairings")["tables"][0]["result"] == "1 – 0"


@pytest.mark.parametrize("people", [41, 97, 300])
def test_the_alphabet_runs_down_the_columns_of_one_page(people):
    """A list that began at the foot of a page went on in each of its columns on the next."""
    event = evening(*(f"Somebody {number}" for number in range(people)))
    event.do(next_round(event))
    with compiler(event, Wanted("pairings", paper="letter")) as ready:
        pages = json.loads(ready.query("<names>", field="value"))
    assert pages[::2] == pages[1::2], "a part of the list begins and ends on the same page"


def test_the_code_on_a_card_leads_to_its_table():
    event = evening("Anna", "Bruno", "Carla", "Dario")
    drawn = facts(event, "cards", address=ADDRESS)["tables"]
    assert [one["number"] for one in drawn] == [1, 2]
    expected = segno.make(f"{ADDRESS}/board/2", error="m").svg_inline(border=2)
    assert re.findall(r' d="(M[^"]+h1)"', drawn[1]["qr"]) == re.findall(r' d="(M[^"]+h1)"', expected) != []
    assert facts(event, "cards")["tables"][0]["qr"] is None


def test_cards_are_as_many_as_the_tables():
    eleven = [f"Player {number}" for number in range(11)]
    event = evening(*eleven, game="scorso", format="tables")
    event.do(next_round(event))
    assert len(facts(event, "cards")["tables"]) == len(event.rounds[0]) == 3


def test_an_arena_has_a_card_for_every_board_that_can_be_needed():
    event = evening("Anna", "Bruno", "Carla", "Dario", format="arena")
    event.do(next_round(event))
    event.do(Result(round=1, table=2, places=(1, 2)))
    event.do(next_round(event))
    assert list(event.rounds[1]) == [2]
    assert len(facts(event, "cards")["tables"]) == 2


def test_standings_say_what_decides_and_when_they_were_made():
    event = evening("Anna", "Bruno")
    assert facts(event, "standings")["when"] == "before"
    event.do(next_round(event))
    assert facts(event, "standings")["when"] == "during"
    event.do(Result(round=1, table=1, places=(2, 1)))
    told = facts(event, "standings")
    assert (told["when"], told["explained"]) == ("after", event.plan.tie_breaks)
    assert told["lines"][0]["score"] == "1"


@pytest.mark.parametrize("what", WHAT)
def test_names_are_never_taken_for_marks(what):
    event = evening(EVIL, "Bruno")
    event.do(next_round(event))
    assert printed(event, Wanted(what, "cs", "letter", address=ADDRESS)).startswith(b"%PDF-")


def test_what_cannot_be_printed():
    event = evening()
    with pytest.raises(BadEvent, match="nobody has entered"):
        printed(event, Wanted("cards"))
    with pytest.raises(BadEvent, match="no round has been paired"):
        printed(event, Wanted("pairings"))
    event = evening("Anna", "Bruno")
    event.do(next_round(event))
    with pytest.raises(BadEvent, match="there is no round 2"):
        printed(event, Wanted("scores", round=2))


def keys(language: str) -> list[str]:
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_every_word_stands_on_a_sheet_in_every_language():
    for language in LANGUAGES:
        assert keys(language) == keys("en")
    sheet = (FOLDER / "event.typ").read_text(encoding="utf-8")
    said = set(re.findall(r'"([a-z][a-z-]*)"', sheet)) | {"before", "during", "after"}
    beginnings = tuple(word for word in said if word.endswith("-"))
    assert [key for key in keys("en") if key not in said and not key.startswith(beginnings)] == []
    shared = (SHARED / "en.ftl").read_text(encoding="utf-8")
    assert all(f"\n{key} =" not in shared for key in keys("en"))
