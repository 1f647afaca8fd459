"""`ludoteca event --site`: an event of a live site, run from the terminal over its API."""

from __future__ import annotations

import getpass
import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ludoteca.cli.site import Site as Visit
from tests.cli.conftest import Ran
from tests.server.site import Site

Command = Callable[..., Ran]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


@pytest.fixture
def event(run, site: Site) -> Command:
    """`event("pair", ID)` at this site."""

    def command(*words: str) -> Ran:
        return run("event", *words, "--site", f"http://{site.address}")

    return command


def done(ran: Ran) -> str:
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def made(event: Command, *words: str) -> str:
    """The number of a new event."""
    return done(event("new", *words)).partition(" is event ")[2].partition(":")[0]


def test_a_whole_event_at_boards(event: Command, tmp_path: Path) -> None:
    id = made(event, "Club evening", "latrunculi", "--rounds", "2", "--term", "place=board", "--term", "check_in=true")
    assert "0 people" in done(event("enter", id, "Anna", "Bruno", "Carla", "Dario", "--rating", "1500"))
    assert "4 people" in done(event("check-in", id))
    assert "3 people" in done(event("check-in", id, "Dario", "--gone"))
    done(event("check-in", id, "dario"))
    done(event("announce", id, "Pizza at eight."))
    printed = done(event("pair", id))
    assert all(name in printed for name in ("Anna", "Bruno", "Carla", "Dario"))
    assert "1 – 0" in done(event("result", id, "1", "1-0", "--points", "8,3"))
    assert "0 – 1" in done(event("result", id, "1", "0-1", "--correct"))
    assert "0 – 1" not in done(event("result", id, "1", "open", "--correct"))
    done(event("result", id, "1", "draw"))
    done(event("pause", id))
    done(event("resume", id))
    players = json.loads(done(event("standings", id, "--json")))["rounds"][0][1]["players"]
    winner = {1: "Anna", 2: "Bruno", 3: "Carla", 4: "Dario"}[players[1]]
    assert "0 – 1" in done(event("rule", id, "2", "win", winner, "--why", "the other one has gone home"))
    ruling = done(event("rulings", id)).split()[0]
    assert "0 – 1" not in done(event("reverse", id, ruling, "--why", "he was in the garden"))
    assert "(reversed)" in done(event("rulings", id))
    done(event("result", id, "2", "+-"))
    done(event("withdraw", id, "Carla"))
    assert "4 people" in done(event("enter", id, "Carla", "--back"))
    done(event("pair", id))
    done(event("pair", id, "--again"))
    for table in ("1", "2"):
        done(event("result", id, table, "1-0"))
    assert "Buchholz" in done(event("standings", id))
    assert done(event("export", id, "--to", "trf")).startswith("012 ")
    sheet = tmp_path / "cards.pdf"
    done(event("print", id, "--what", "cards", "--output", str(sheet)))
    assert sheet.read_bytes().startswith(b"%PDF-")
    done(event("close", id))
    acts = done(event("audit", id))
    assert all(f" {act} " in acts for act in ("create", "check-in", "announce", "pause", "rule", "reverse", "close"))
    assert id in done(event("list", "--mine"))


def test_machines_play_and_the_judge_looks_on(event: Command) -> None:
    id = made(event, "Machines", "latrunculi", "--format", "round-robin", "--clock", "fischer 600+5")
    assert "2 people" in done(event("enter", id, "--bot", "1", "1"))
    done(event("pair", id))
    done(event("pause", id))
    assert "hands      true" in done(event("terms", id, "hands=true", "answer=30"))
    assert "repetition" in done(event("judge", id, "1"))
    printed = done(event("rule", id, "1", "forfeit", "Bot 1 (2)", "--why", "unplugged"))
    assert "1 – 0" in printed or "0 – 1" in printed


def test_an_event_of_a_file_goes_on_at_a_site(run, event: Command, tmp_path: Path) -> None:
    club, trf = str(tmp_path / "club.event"), str(tmp_path / "club.trf")
    done(run("event", "new", club, "Club evening", "latrunculi"))
    done(run("event", "enter", club, "Anna", "Bruno"))
    done(run("event", "pair", club))
    done(run("event", "result", club, "1", "1-0"))
    done(run("event", "export", club, "--to", "trf", "--output", trf))
    for words in ([club], [trf, "latrunculi"]):
        id = done(event("import", *words)).partition(" is event ")[2].partition(":")[0]
        assert "1 – 0" in done(event("show", id))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["pair", "nothere"], "unknown-event"),
        (["pair", "../../etc"], "expected what stands behind /event/"),
        (["announce", "ID", " "], "nothing"),
        (["rule", "ID", "1", "win", "Anna", "--why", "x"], "There is no round 0"),
        (["appoint", "ID", "judge", "Nobody"], "."),
        (["terms", "ID", "colour=red"], "expected KEY=VALUE"),
        (["terms", "ID", "place=moon"], "Invalid enum value"),
    ],
)
def test_what_a_site_refuses_is_said_in_one_line(event: Command, words: list[str], said: str) -> None:
    id = made(event, "Refusals", "latrunculi", "--term", "place=board")
    done(event("enter", id, "Anna"))
    ran = event(*(id if word == "ID" else word for word in words))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert said.lower() in ran.err.lower() or said == "unknown-event"


def test_who_the_terminal_is_is_kept_for_nobody_else_to_read(event: Command, home: Path, run, site: Site) -> None:
    id = made(event, "Mine", "latrunculi", "--term", "place=board")
    kept = home / "sites.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    kept.unlink()
    ran = event("close", id)
    assert (ran.code, "Only those who run the event" in ran.err) == (2, True)
    assert run("event", "list", "--site", "ftp://nowhere").code == 2
    assert "does not answer" in run("event", "list", "--site", "http://127.0.0.1:9").err
    assert "--site" in run("event", "audit", "club.event").err
    said = run("event", "close", id, "--site", f"http://{site.address}", "--lang", "it").err
    assert said.startswith("errore: ")


def test_a_terminal_signs_in_to_an_account(
    event: Command, home: Path, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = made(event, "Mine", "latrunculi", "--term", "place=board")
    browser = Visit(f"http://{site.address}", "en")
    wanted = {"name": "Livia Terminal", "password": "four plain words here"}
    browser.post("/api/account/password", json.dumps(wanted).encode())
    (home / "sites.json").unlink()
    assert event("close", id).code == 2
    monkeypatch.setattr(getpass, "getpass", lambda _: "something else")
    assert event("sign-in", wanted["name"]).code == 2
    monkeypatch.setattr(getpass, "getpass", lambda _: wanted["password"])
    assert "signed in as Livia" in done(event("sign-in", wanted["name"]))
    done(event("close", id))
