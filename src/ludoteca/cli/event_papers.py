"""`ludoteca event`: what goes out to paper and other programs, what comes in from them, and events tried beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from ludoteca.cli.event_asked import AS_USUAL, HERE, Asked, Held, Path, Planned, Round, event
from ludoteca.cli.parameters import Count, GameName, Json, Options, Scale, Text

if TYPE_CHECKING:
    from ludoteca.events.plan import Plan


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
    text = asked.open(file).exported(to)
    if output is None:
        print(text, end="")
        return 0
    return _write(output, text.encode(), asked)


def _write(file: str, made: bytes, asked: Asked) -> int:
    from pathlib import Path as FilePath

    from ludoteca.cli.arguments import bad_file

    try:
        FilePath(file).write_bytes(made)
    except OSError as error:
        raise bad_file(file, error) from None
    print(asked.say("written", file=file))
    return 0


@event.command(name="print")
def print_(
    file: Path,
    /,
    *,
    what: Literal["pairings", "cards", "standings", "scores"] = "pairings",
    round: Round = None,
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
    paper
        `a4` or `letter`.
    address
        Where the event is on a site, such as `https://club.example/event/abc`: the cards then carry a QR code by
        which results are entered.
    output
        The file; by default FILE-WHAT.pdf in this folder.
    """
    from pathlib import Path as FilePath

    from ludoteca.events.paper import Wanted, printed

    kept = asked.open(file)
    wanted = Wanted(what, asked.language, paper, round or 0, address or kept.address)
    return _write(output or f"{FilePath(file).stem}-{what}.pdf", printed(kept.event, wanted), asked)


@event.command(name="import")
def import_(
    file: Path,
    source: str = "",
    game: str = "",
    /,
    *,
    option: Options = None,
    term: Held = None,
    asked: Asked = HERE,
) -> int:
    """Create an event from one that was written down elsewhere. The file of the event must not exist yet.

    With --site there is no such file: `import SOURCE GAME` brings it to the site.

    Parameters
    ----------
    source
        A TRF report, the JSON of `export`, the file of an event, or a list with the columns `name,rating`; `-` is
        standard input.
    game
        The game that was played, where SOURCE does not say it: a name from `ludoteca games`.
    """
    from ludoteca.cli.arguments import read_text

    if asked.site is not None:
        return _bring(read_text(file), source, option, term, asked)
    from ludoteca.cli.event_file import write_new
    from ludoteca.events.importing import kind_of, read_event

    text = read_text(source)
    made = read_event(text, kind_of(text), _played(game, option))
    write_new(file, made.acts)
    print(asked.say("created", name=made.plan.name, file=file))
    return 0


def _bring(text: str, game: str, option: Options, term: Options, asked: Asked) -> int:
    from ludoteca.cli.event_file import read_terms
    from ludoteca.cli.event_site import brought
    from ludoteca.events.terms import Terms
    from ludoteca.server.event_asks import EventUpload

    site, plan = asked.visit(), _played(game, option)
    found = brought(site, EventUpload("any", text, plan, read_terms(Terms(place="board"), term or ())))
    print(asked.say("made", name=found.plan.name, event=found.id, address=f"{site.address}/event/{found.id}"))
    return 0


def _played(game: str, option: Options) -> Plan | None:
    """The plan of an event whose file does not say what was played."""
    from ludoteca import play
    from ludoteca.cli.arguments import read_options
    from ludoteca.events.plan import Plan

    if not game:
        return None
    return Plan(name=game, game=game, options=read_options(play.find(game), option or (), has_judge=True).changed())


@event.command
def simulate(
    game: GameName,
    /,
    *,
    people: Count = 16,
    events: Count = 100,
    plan: Planned = AS_USUAL,
    spread: float = 200.0,
    draws: float = 0.05,
    minutes: float = 20.0,
    bots: Annotated[list[str] | None, Parameter(metavar="BOT", negative=(), consume_multiple=True)] = None,
    scale: Scale = 0.05,
    json: Json = False,
) -> int:
    """Play whole events and print what to expect: length, share of byes, how often the best wins.

    Parameters
    ----------
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
    """
    import sys
    from json import dumps

    from ludoteca.cli.event_file import planned, tried
    from ludoteca.cli.event_text import expected
    from ludoteca.events.trial import Model

    agreed = planned("Simulation", game, plan)
    if agreed.game_options().is_judged:
        print(HERE.say("no-judge"), file=sys.stderr)
    told = tried(agreed, people, events, Model(spread, draws, minutes), tuple(bots or ()), scale)
    if json:
        print(dumps(expected(told)))
    else:
        for name, value in expected(told).items():
            print(f"{name:18} {value:g}")
    return 0
