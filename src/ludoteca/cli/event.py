"""`ludoteca event`: an event run from the terminal, on a file that holds its acts, or on a site where it is held.

What is done while it goes on is in `event_running`, what goes out and comes in in `event_papers`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import ludoteca.cli.event_papers
import ludoteca.cli.event_running  # noqa: F401  both have commands of this group
from ludoteca.cli.event_asked import (
    AS_USUAL,
    HERE,
    Asked,
    Held,
    Many,
    Names,
    Path,
    Planned,
    Round,
    TableNumber,
    event,
    print_round,
)
from ludoteca.cli.parameters import File, Flag, Number, Text

if TYPE_CHECKING:
    from ludoteca.cli.event_file import Kept


@event.command
def new(
    file: Path, name: str, game: str = "", /, *, plan: Planned = AS_USUAL, term: Held = None, asked: Asked = HERE
) -> int:
    """Create an event. The file must not exist yet; with --site there is none, only a name and a game.

    Parameters
    ----------
    name
        The name of the event.
    game
        A name from `ludoteca games`; a series makes every game a match.
    """
    from ludoteca.cli.event_file import create, planned, read_terms, with_seed
    from ludoteca.events.terms import Terms

    terms = read_terms(Terms(), term or ())
    if asked.site is None:
        create(file, with_seed(planned(name, game, plan)), terms)
        print(asked.say("created", name=name, file=file))
        return 0
    from ludoteca.cli.event_site import made

    site = asked.visit()
    found = made(site, planned(file, name, plan), terms)
    print(asked.say("made", name=file, event=found.id, address=f"{site.address}/event/{found.id}"))
    return 0


@event.command
def enter(
    file: Path,
    /,
    *names: Names,
    rating: Number = None,
    from_csv: File = None,
    account: Many = None,
    bot: Many = None,
    back: Flag = False,
    asked: Asked = HERE,
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
    account
        Accounts of the site.
    bot
        Machines of the site, such as `--bot 1 1 3`.
    back
        They had withdrawn and are back.
    """
    from ludoteca.cli.arguments import bad_argument, read_text
    from ludoteca.events.acts import Enter, Return
    from ludoteca.events.exporting import entries_from_csv

    if rating is not None and not 0 <= rating <= 9999:
        said = f"--rating {rating}: expected a number from 0 to 9999"
        raise bad_argument(said, "number", name="--rating", value=rating, low=0, high=9999)
    kept = asked.open(file)
    entries = entries_from_csv(read_text(from_csv)) if from_csv else []
    if back:
        kept.do(*(Return(player=kept.player(name)) for name in names))
    elif names or entries or not (account or bot):
        kept.do(*entries, *(Enter(name=name, rating=rating or 0) for name in names))
    if account or bot:
        _enter_at_site(kept, asked, account or [], bot or [])
    print(asked.say("entered", count=len(kept.event.here())))
    return 0


def _enter_at_site(kept: Kept, asked: Asked, accounts: list[str], bots: list[str]) -> None:
    from ludoteca.cli.event_site import EventSite
    from ludoteca.server.event_asks import NewEntrant

    asked.visit()  # a file has neither
    assert isinstance(kept, EventSite)
    kept.enter([*(NewEntrant(account=name) for name in accounts), *(NewEntrant(bot=name) for name in bots)])


@event.command
def withdraw(file: Path, /, *names: Names, asked: Asked = HERE) -> int:
    """Withdraw people: they are not paired any more, what they have played stays.

    Parameters
    ----------
    names
        One or more names.
    """
    from ludoteca.events.acts import Withdraw

    kept = asked.open(file)
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
    kept = asked.open(file)
    kept.pair(again)
    return print_round(kept, asked)


@event.command
def show(file: Path, /, *, asked: Asked = HERE) -> int:
    """Print the tables of the last round."""
    return print_round(asked.open(file), asked)


@event.command
def result(
    file: Path,
    table: TableNumber,
    result: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    round: Round = None,
    points: Text = None,
    correct: Flag = False,
    asked: Asked = HERE,
) -> int:
    """Enter how a game ended.

    Parameters
    ----------
    result
        For two: `1-0`, `0-1`, `draw`; `+-`, `-+`, `--` if somebody did not come; `null`. At larger tables the places
        in seat order, such as `2,1,3`; 0 for who did not come.
    points
        The game's own points in seat order, such as `12,8`.
    correct
        Replace the last result of this table; the result `open` takes it away.
    """
    from ludoteca.cli.event_file import read_result

    kept = asked.open(file)
    kept.do(read_result(kept.table(table, round), result, points, correct))
    return print_round(kept, asked)


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

    kept = asked.open(file)
    if json:
        print(kept.exported("json"), end="")
    else:
        Console(highlight=False, markup=False).print(standings_of(kept, asked.say))
    return 0
