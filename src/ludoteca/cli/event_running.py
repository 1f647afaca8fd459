"""`ludoteca event`: what organisers and judges do while an event goes on, and what only a site knows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from ludoteca.cli.event_asked import HERE, Asked, Names, Path, Round, TableNumber, event, print_round
from ludoteca.cli.parameters import Flag, Number, Text

if TYPE_CHECKING:
    from ludoteca.cli.event_site import EventSite
    from ludoteca.events.acts import Act

Verdicts = Literal["win", "replay", "play-on", "time", "warning", "forfeit"]
Terms = Annotated[str, Parameter(metavar="KEY=VALUE")]
Reason = Annotated[str, Parameter(metavar="TEXT")]


def _done(file: str, asked: Asked, *acts: Act) -> int:
    asked.open(file).do(*acts)
    print(asked.say("done"))
    return 0


@event.command
def check_in(file: Path, /, *names: Names, gone: Flag = False, asked: Asked = HERE) -> int:
    """Say who is here, where only those are paired.

    Parameters
    ----------
    names
        One or more names; without any, everybody who has entered.
    gone
        They have gone again.
    """
    from ludoteca.events.acts import CheckIn

    kept = asked.open(file)
    here = [kept.player(name) for name in names] or list(kept.event.entrants)
    kept.do(*(CheckIn(player=player, is_here=not gone) for player in here))
    print(asked.say("entered", count=len(kept.event.here())))
    return 0


@event.command
def announce(file: Path, text: str, /, *, asked: Asked = HERE) -> int:
    """Tell everybody something.

    Parameters
    ----------
    text
        What is said.
    """
    from ludoteca.events.acts import Announce

    return _done(file, asked, Announce(text=text))


@event.command
def pause(file: Path, /, *, asked: Asked = HERE) -> int:
    """Pause the event: no table begins, clocks stand, nothing is played."""
    from ludoteca.events.acts import Pause

    return _done(file, asked, Pause())


@event.command
def resume(file: Path, /, *, asked: Asked = HERE) -> int:
    """Let the event go on."""
    from ludoteca.events.acts import Resume

    return _done(file, asked, Resume())


@event.command
def close(file: Path, /, *, asked: Asked = HERE) -> int:
    """End the event; after that only corrections are taken."""
    from ludoteca.events.acts import Close

    return _done(file, asked, Close())


@event.command
def terms(file: Path, /, *changes: Terms, asked: Asked = HERE) -> int:
    """Change how the event is held, and print it.

    Parameters
    ----------
    changes
        Such as `check_in=true`, `hands=false`, `answer=300` or `between=-` (`-`: none).
    """
    import msgspec

    from ludoteca.cli.event_file import read_terms
    from ludoteca.events.acts import Arrange

    kept = asked.open(file)
    if changes:
        kept.do(Arrange(terms=read_terms(kept.event.floor.terms, changes)))
    for name, value in msgspec.to_builtins(kept.event.floor.terms).items():
        print(f"{name:10} {'-' if value is None else str(value).lower()}")
    return 0


@event.command
def move(file: Path, table: TableNumber, place: Literal["site", "board"], /, *, asked: Asked = HERE) -> int:
    """Play a table of the last round elsewhere, before it begins.

    Parameters
    ----------
    place
        `site`, or `board`: at a real one.
    """
    from ludoteca.events.acts import Move

    kept = asked.open(file)
    kept.do(Move(round=len(kept.event.rounds), table=table, place=place))
    return print_round(kept, asked)


@event.command
def rule(
    file: Path,
    table: TableNumber,
    verdict: Verdicts,
    name: str = "",
    /,
    *,
    why: Reason,
    seconds: Annotated[int, Parameter(metavar="N")] = 0,
    one_game: Flag = False,
    round: Round = None,
    game: Number = None,
    asked: Asked = HERE,
) -> int:
    """Rule on a table as its judge.

    Parameters
    ----------
    verdict
        What holds.
    name
        Who wins, forfeits, is warned or gets time.
    why
        The reason, told to everybody.
    seconds
        How much time is added.
    one_game
        Where every game is a match of several: settle the one that is played, and let the match go on.
    game
        The game of the pairing; by default the one that is played, or the last.
    """
    from ludoteca.events.acts import Rule

    kept = asked.open(file)
    at = kept.table(table, round)
    last = max(1, at.next_game() - 1) if kept.event.is_over(at) else at.next_game()
    players = [kept.event.entrants[player].name for player in at.seats]
    seat = at.seats.index(kept.player(name)) if name and kept.player(name) in at.seats else 0
    if name and kept.player(name) not in at.seats:
        raise _elsewhere(name, table, players)
    ruling = Rule(
        round=at.round,
        table=at.number,
        game=last if game is None else game,
        verdict=verdict,
        stake="game" if one_game else "match",
        seat=seat,
        seconds=seconds,
        why=why,
    )
    kept.do(ruling)
    return print_round(kept, asked)


def _elsewhere(name: str, table: int, players: list[str]) -> Exception:
    from ludoteca.events.refusing import bad_event

    said = f"{name} does not play at table {table}: expected {', '.join(players)}"
    return bad_event(said, "event-not-there", name=name, table=table)


@event.command
def rulings(file: Path, /, *, asked: Asked = HERE) -> int:
    """Print every ruling with its number, by which it can be reversed."""
    from ludoteca.events.acts import Rule
    from ludoteca.events.rulings import reversed_rulings

    kept = asked.open(file)
    gone = reversed_rulings(kept.event)
    for number, act in enumerate(kept.event.acts):
        if isinstance(act, Rule):
            players = [kept.event.entrants[one].name for one in kept.event.table(act.round, act.table).seats]
            mark = asked.say("reversed") if number in gone else ""
            print(
                f"{number:5}  {act.round}/{act.table}  {act.verdict:9} {players[act.seat]}  “{act.why}” {mark}".rstrip()
            )
    return 0


@event.command
def reverse(file: Path, ruling: int, /, *, why: Reason, asked: Asked = HERE) -> int:
    """Take a ruling back, while the next game of the pairing has not begun.

    Parameters
    ----------
    ruling
        Its number, as `rulings` prints it.
    why
        The reason, told to everybody.
    """
    from ludoteca.events.acts import Reverse

    kept = asked.open(file)
    kept.do(Reverse(ruling=ruling, why=why))
    return print_round(kept, asked)


# -- what only a site has ----------------------------------------------------------------------------


def _at_site(event: str, asked: Asked) -> EventSite:
    from ludoteca.cli.event_site import EventSite

    return EventSite(asked.visit(), event)


@event.command
def appoint(file: Path, role: Literal["co-organiser", "judge", "none"], name: str, /, *, asked: Asked = HERE) -> int:
    """Let somebody help to run an event of a site.

    Parameters
    ----------
    role
        `none` ends it.
    name
        Somebody who has entered, or an account.
    """
    _at_site(file, asked).appoint(role, name)
    print(asked.say("done"))
    return 0


@event.command
def judge(file: Path, table: TableNumber, /, *, round: Round = None, asked: Asked = HERE) -> int:
    """Print a table of a site as its judges see it: the record, what is counted, when presses arrived."""
    kept = _at_site(file, asked)
    at = kept.table(table, round)
    seen = kept.judged(at.round, at.number)
    names = [kept.event.entrants[player].name for player in seen.players]
    print(" · ".join(f"{seat} {name}" for seat, name in zip(seen.seats, names, strict=True)))
    if seen.flag:
        print(asked.say("flag", flag=seen.flag))
    for name, counter in seen.counters.items():
        print(f"{name} {counter.count}/{counter.limit}")
    for entry in seen.log:
        print(f"{entry.ply:4} {entry.seat} {entry.text}")
    for press in seen.presses:
        print(f"{press.at} {press.seat} {press.ruling}")
    return 0


@event.command
def audit(file: Path, /, *, asked: Asked = HERE) -> int:
    """Print every act of an event of a site, with who and when; for its organisers."""
    from datetime import UTC, datetime

    for act in _at_site(file, asked).audit().acts:
        at = datetime.fromtimestamp(act.at / 1000, UTC).isoformat(timespec="seconds")
        print(f"{act.number:5}  {at}  {act.by or '-':20} {act.act:10} {act.what}")
    return 0


@event.command(name="list")
def list_(*, mine: Flag = False, asked: Asked = HERE) -> int:
    """Print the events of a site.

    Parameters
    ----------
    mine
        Those in which you play, or which you help to run.
    """
    from ludoteca.cli.event_site import listed

    for one in listed(asked.visit(), mine).events:
        print(f"{one.id}  {one.status:8} {one.game:18} {one.format:18} {one.entrants:4}  {one.name}")
    return 0


@event.command
def sign_in(name: str, /, *, code: Text = None, asked: Asked = HERE) -> int:
    """Be an account of a site in this terminal. Without --code its password is asked for.

    Parameters
    ----------
    name
        The name of the account.
    code
        What another device shows that is signed in: Settings, “Another device”.
    """
    from ludoteca.cli.event_site import sign_in as enter

    enter(asked.visit(), name, code, lambda number: print(asked.say("confirm", number=number), flush=True))
    print(asked.say("signed-in", name=name))
    return 0
