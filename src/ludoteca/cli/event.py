"""`ludoteca event`: an event run from the terminal, on a file that holds its acts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from ludoteca.cli.app import EXAMPLES, SUMMARIES
from ludoteca.cli.parameters import File, Flag, Language, Number, Options, Text

if TYPE_CHECKING:
    from ludoteca.cli.event_file import EventFile

event = App("event", help=SUMMARIES["event"], help_epilogue=EXAMPLES["event"], help_format="plaintext")

Path = Annotated[str, Parameter(help="The file of the event.")]
Count = Annotated[int, Parameter(metavar="N")]
Kind = Literal["swiss", "round-robin", "double-round-robin", "knock-out", "arena", "tables"]
Break = Literal["buchholz", "sonneborn-berger", "direct", "points", "duel"]
Breaks = Annotated[list[Break] | None, Parameter(negative=(), metavar="TIE-BREAK", consume_multiple=True)]
Names = Annotated[str, Parameter(metavar="NAME")]


@Parameter(name="*")
@dataclass(frozen=True)
class Planned:
    """What `new` and `simulate` can be given about an event."""

    format: Annotated[Kind, Parameter(help="How people meet.")] = "swiss"
    rounds: Annotated[int, Parameter(metavar="N", help="How many rounds; 0: as many as the format needs.")] = 0
    best_of: Annotated[int, Parameter(metavar="N", help="How many games a pairing has at most.")] = 1
    clock: Annotated[str, Parameter(metavar="TEXT", help="Such as `fischer 300+5`, `move 60` or `days 3`.")] = ""
    option: Annotated[Options, Parameter(help="A table option; may be repeated.")] = None
    tie_break: Annotated[Breaks, Parameter(help="What decides between equal scores, in this order.")] = None
    seed: Annotated[int, Parameter(metavar="N", help="The source of every lot.")] = 0


@Parameter(name="*")
@dataclass(frozen=True)
class Asked:
    """Who asks, in which language."""

    lang: Annotated[Language, Parameter(help="The language; by default that of your environment.")] = None

    def say(self, key: str, **args: object) -> str:
        from ludoteca.cli.telling import language_here
        from ludoteca.core.words import say

        return say(f"cli-event-{key}", args, self.lang or language_here())


HERE, AS_USUAL = Asked(), Planned()


@event.command
def new(file: Path, name: str, game: str, /, *, plan: Planned = AS_USUAL, asked: Asked = HERE) -> int:
    """Create an event. The file must not exist yet.

    Parameters
    ----------
    name
        The name of the event.
    game
        A name from `ludoteca games`; a series makes every game a match.
    """
    from ludoteca.cli.event_file import create, planned

    create(file, planned(name, game, plan))
    print(asked.say("created", name=name, file=file))
    return 0


@event.command
def enter(
    file: Path, /, *names: Names, rating: Number = None, from_csv: File = None, back: Flag = False, asked: Asked = HERE
) -> int:
    """Enter people, before the first round or later.

    Parameters
    ----------
    names
        One or more names.
    rating
        How strong they are, if it is known: from 0 to 9999.
    from_csv
        A file with the columns `name,rating`.
    back
        They had withdrawn and are back.
    """
    from ludoteca.cli.arguments import bad_argument, read_text
    from ludoteca.events.acts import Enter, Return
    from ludoteca.events.exporting import entries_from_csv

    if rating is not None and not 0 <= rating <= 9999:
        said = f"--rating {rating}: expected a number from 0 to 9999"
        raise bad_argument(said, "number", name="--rating", value=rating, low=0, high=9999)
    kept = _open(file)
    entries = entries_from_csv(read_text(from_csv)) if from_csv else []
    if back:
        kept.do(*(Return(player=kept.player(name)) for name in names))
    else:
        kept.do(*entries, *(Enter(name=name, rating=rating or 0) for name in names))
    print(asked.say("entered", count=len(kept.event.here())))
    return 0


@event.command
def withdraw(file: Path, /, *names: Names, asked: Asked = HERE) -> int:
    """Withdraw people: they are not paired any more, what they have played stays.

    Parameters
    ----------
    names
        One or more names.
    """
    from ludoteca.events.acts import Withdraw

    kept = _open(file)
    kept.do(*(Withdraw(player=kept.player(name)) for name in names))
    print(asked.say("entered", count=len(kept.event.here())))
    return 0


@event.command
def pair(file: Path, /, *, again: Flag = False, asked: Asked = HERE) -> int:
    """Pair the next round and print it; in an arena those who are free.

    Parameters
    ----------
    again
        Draw the tables of the last round again at which nobody has begun.
    """
    from ludoteca import events

    kept = _open(file)
    kept.do(*(events.again(kept.event) if again else [events.next_round(kept.event)]))
    return _print(kept, asked)


@event.command
def show(file: Path, /, *, asked: Asked = HERE) -> int:
    """Print the tables of the last round."""
    return _print(_open(file), asked)


@event.command
def result(
    file: Path,
    table: int,
    result: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    round: Number = None,
    points: Text = None,
    correct: Flag = False,
    asked: Asked = HERE,
) -> int:
    """Enter how a game ended.

    Parameters
    ----------
    table
        The number of the table.
    result
        For two: `1-0`, `0-1`, `draw`; `+-`, `-+`, `--` if somebody did not come; `null`. At larger tables the places
        in seat order, such as `2,1,3`; 0 for who did not come.
    round
        The round; by default the last one.
    points
        The game's own points in seat order, such as `12,8`.
    correct
        Replace the last result of this table; the result `open` takes it away.
    """
    from ludoteca.cli.event_file import read_result

    kept = _open(file)
    at = len(kept.event.rounds) if round is None else round
    kept.do(read_result(kept.event.table(at, table), result, points, correct))
    return _print(kept, asked)


@event.command
def standings(file: Path, /, *, json: Flag = False, asked: Asked = HERE) -> int:
    """Print who stands where.

    Parameters
    ----------
    json
        Print the whole event as one JSON object.
    """
    from rich.console import Console

    from ludoteca.cli.event_text import standings_of
    from ludoteca.events.exporting import to_json

    kept = _open(file)
    if json:
        _print_json(to_json(kept.event))
    else:
        Console(highlight=False, markup=False).print(standings_of(kept.event, asked.say))
    return 0


@event.command
def export(
    file: Path, /, *, to: Literal["csv", "json", "trf"] = "csv", output: Text = None, asked: Asked = HERE
) -> int:
    """Write the event for other programs.

    Parameters
    ----------
    to
        `csv`: the standings. `json`: everything. `trf`: the report that chess programs check pairings with.
    output
        The file; by default standard output.
    """
    import json
    from pathlib import Path as FilePath

    from ludoteca.cli.arguments import bad_file
    from ludoteca.events.event import Event
    from ludoteca.events.exporting import to_csv, to_json
    from ludoteca.events.trf import to_trf

    def as_json(kept: Event) -> str:
        return json.dumps(to_json(kept), ensure_ascii=False) + "\n"

    written: dict[str, Callable[[Event], str]] = {"csv": to_csv, "json": as_json, "trf": to_trf}
    text = written[to](_open(file).event)
    if output is None:
        print(text, end="")
        return 0
    try:
        FilePath(output).write_text(text, encoding="utf-8")
    except OSError as error:
        raise bad_file(output, error) from None
    print(asked.say("written", file=output))
    return 0


@event.command(name="print")
def print_(
    file: Path,
    /,
    *,
    what: Literal["pairings", "cards", "standings", "scores"] = "pairings",
    round: Number = None,
    paper: Literal["a4", "letter"] = "a4",
    address: Text = None,
    output: Text = None,
    asked: Asked = HERE,
) -> int:
    """Print sheets for people who play on real boards: a PDF.

    Parameters
    ----------
    what
        `pairings`: the tables of a round. `cards`: one for each table. `standings`. `scores`: sheets to write on.
    round
        The round; by default the last one.
    paper
        `a4` or `letter`.
    address
        Where the event is on a site, such as `https://club.example/event/abc`: the cards then carry a QR code by
        which results are entered.
    output
        The file; by default FILE-WHAT.pdf in this folder.
    """
    from pathlib import Path as FilePath

    from ludoteca.cli.arguments import bad_file
    from ludoteca.cli.telling import language_here
    from ludoteca.events.paper import Wanted, printed

    wanted = Wanted(what, asked.lang or language_here(), paper, round or 0, address or "")
    made = printed(_open(file).event, wanted)
    target = output or f"{FilePath(file).stem}-{what}.pdf"
    try:
        FilePath(target).write_bytes(made)
    except OSError as error:
        raise bad_file(target, error) from None
    print(asked.say("written", file=target))
    return 0


@event.command(name="import")
def import_(file: Path, trf: str, game: str, /, *, option: Options = None, asked: Asked = HERE) -> int:
    """Create an event from a TRF report. The file of the event must not exist yet.

    Parameters
    ----------
    trf
        The report; `-` is standard input.
    game
        The game that was played: a name from `ludoteca games`.
    option
        A table option; may be repeated.
    """
    from ludoteca import play
    from ludoteca.cli.arguments import read_options, read_text
    from ludoteca.cli.event_file import write_new
    from ludoteca.events.trf import parse_trf

    options = read_options(play.find(game), option or ()).changed()
    made = parse_trf(read_text(trf), game, options)
    write_new(file, made.acts)
    print(asked.say("created", name=made.plan.name, file=file))
    return 0


@event.command
def simulate(
    game: str,
    /,
    *,
    people: Count = 16,
    events: Count = 100,
    plan: Planned = AS_USUAL,
    spread: float = 200.0,
    draws: float = 0.05,
    minutes: float = 20.0,
    bots: Annotated[list[str] | None, Parameter(metavar="BOT", negative=(), consume_multiple=True)] = None,
    scale: float = 0.05,
    json: Flag = False,
) -> int:
    """Play whole events and print what to expect: length, share of byes, how often the best wins.

    Parameters
    ----------
    game
        A name from `ludoteca games`.
    people
        How many enter.
    events
        How many events.
    spread
        How much their strengths differ: the standard deviation, in Elo points.
    draws
        The part of games for two that nobody wins.
    minutes
        How long a game usually lasts.
    bots
        Machines that really play the games, the weakest first; by default results are drawn by strength.
    scale
        What the budget of every bot is multiplied by.
    json
        Print one JSON object.
    """
    from ludoteca.cli.event_file import planned, tried
    from ludoteca.cli.event_text import expected
    from ludoteca.events.trial import Model

    agreed = planned("Simulation", game, plan)
    told = tried(agreed, people, events, Model(spread, draws, minutes), tuple(bots or ()), scale)
    if json:
        _print_json(expected(told))
    else:
        for name, value in expected(told).items():
            print(f"{name:18} {value:g}")
    return 0


def _open(file: str) -> EventFile:
    from ludoteca.cli.event_file import EventFile

    return EventFile(file)


def _print(kept: EventFile, asked: Asked) -> int:
    from rich.console import Console

    from ludoteca.cli.event_text import round_of

    Console(highlight=False, markup=False).print(round_of(kept.event, asked.say))
    return 0


def _print_json(told: object) -> None:
    import json

    print(json.dumps(told, ensure_ascii=False))
