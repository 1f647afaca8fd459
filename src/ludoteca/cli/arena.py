"""`ludoteca arena`: machines against each other, and how strong each of them is."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludoteca.cli.parameters import Count, GameName, Json, Machines, Options, Processes, Scale, Seed

if TYPE_CHECKING:
    from rich.table import Table as Printed

    from ludoteca.study.arena import Table

INTERRUPTED = 130
MOST = {"games": 10**7, "processes": 256}


def arena(
    game: GameName,
    /,
    *bots: Annotated[str, Parameter(metavar="BOT", allow_leading_hyphen=False)],
    games: Count = 100,
    scale: Scale = 1.0,
    option: Options = None,
    seed: Seed = 0,
    processes: Processes = None,
    machines: Machines = None,
    json: Json = False,
) -> int:
    """Let machines play each other and rate them, with error bars.

    Seats rotate. The same seed gives the same games, however many processes play them. Ctrl-C prints what has been
    played so far.

    Parameters
    ----------
    bots
        Two or more: 1 to 5, 3-bold, 3-cautious, random, greedy, uct, simple. With more bots than seats everybody
        meets everybody; with fewer they share the seats.
    games
        How many games in all.
    """
    import os

    from rich.console import Console

    from ludoteca import play
    from ludoteca.cli.arguments import check_numbers, check_scale, read_options
    from ludoteca.study import arena as study
    from ludoteca.study.arena import PAGE

    processes = min(games, os.cpu_count() or 1) if processes is None else processes
    check_numbers({"games": games, "processes": processes}, MOST, PAGE)
    check_scale(scale, PAGE)
    found = play.find(game)
    options = study.check(found, read_options(found, option or ()), bots)
    contest = study.Contest(found.NAME, options.to_text(), bots, scale, seed)
    table = study.Table(contest, found.teams(options))
    code = _gather(table, games, processes, machines)
    if json:
        import json as text

        print(text.dumps(table.to_json(), ensure_ascii=False))
    else:
        Console(highlight=False).print(_printed(table))
    return code


def _gather(table: Table, games: int, processes: int, machines: str | None) -> int:
    """Play all games, or those that are done when somebody presses Ctrl-C; the exit code."""
    from ludoteca.cli.progress import counting
    from ludoteca.study.spread import play_all

    with (
        counting(table.contest.game, games) as tell,
        contextlib.closing(play_all(table.contest, games, processes, machines)) as playing,
    ):
        try:
            for played in playing:
                table.add(played)
                tell(table.games)
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


def _printed(table: Table) -> Printed:
    """The bots, the strongest first."""
    from rich.table import Table as Printed

    told = Printed(box=None, padding=(0, 2), title=f"{table.contest.game} · {table.games} games", title_justify="left")
    for column in ("bot", "wins", "draws", "losses", "elo", "±", "ms/move"):
        told.add_column(column, justify="left" if column == "bot" else "right")
    for line in sorted(table.lines(), key=lambda line: -line.elo):
        mean = table.standings[line.bot].milliseconds
        told.add_row(line.bot, *map(str, (line.wins, line.draws, line.losses, line.elo, line.elo_error)), f"{mean:.1f}")
    return told
