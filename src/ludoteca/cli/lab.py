"""`ludoteca lab`: the same game under several options, compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludoteca.cli.parameters import Count, Flag, GameName, Machines, Options, Processes, Scale, Seed, Text

if TYPE_CHECKING:
    from pathlib import Path

    from ludoteca.core import Game
    from ludoteca.study.lab_journal import Journal

INTERRUPTED = 130
MOST = {"games": 10**6, "processes": 256}
Vary = Annotated[list[str] | None, Parameter(metavar="KEY=A,B,C", negative=(), json_list=False)]


def lab(
    game: GameName,
    /,
    *,
    vary: Vary = None,
    option: Annotated[Options, Parameter(help="A table option that stays the same; may be repeated.")] = None,
    games: Count = 100,
    bot: Annotated[str, Parameter(metavar="BOT")] = "3",
    weaker: Annotated[str, Parameter(metavar="BOT")] = "2",
    scale: Scale = 1.0,
    seed: Seed = 0,
    processes: Processes = None,
    machines: Machines = None,
    output: Text = None,
    json: Flag = False,
) -> int:
    """Play a game under several options and compare them on one page.

    Two kinds of games are played under each variant: a bot against itself, and against a weaker one. Every game is kept
    in a file beside the page: after Ctrl-C or a kill the same command goes on where it was.

    Parameters
    ----------
    vary
        An option and the values to compare; may be repeated, then all combinations are.
    games
        How many games of each kind under each variant.
    bot
        Who plays: 1 to 5, 3-bold, 3-cautious, random, greedy, uct, simple.
    weaker
        Who plays on all other seats of the uneven games.
    output
        The page; by default lab-GAME.html.
    json
        Print the figures as one JSON object.
    """
    import os
    from pathlib import Path

    from ludoteca import bots, play
    from ludoteca.cli.arguments import check_numbers, check_scale, read_options
    from ludoteca.study.lab import Plan, variants
    from ludoteca.study.lab_journal import PAGE, Journal

    processes = (os.cpu_count() or 1) if processes is None else processes
    check_numbers({"games": games, "processes": processes}, MOST, PAGE)
    check_scale(scale, PAGE)
    found = play.find(game)
    for name in (bot, weaker):
        bots.check(name, found, read_options(found, option or ()))
    options = read_options(found, option or ()).changed()
    plan = Plan(found.NAME, variants(found, options, _read(found, vary or ())), bot, weaker, scale, seed)
    page = Path(output or f"lab-{found.NAME}.html")
    journal = Journal(page.with_suffix(".jsonl"), plan)
    try:
        code = _gather(journal, games, processes, machines)
    finally:
        journal.close()
    _tell(found, journal, page, json)
    return code


def _read(game: Game, words: list[str] | tuple[()]) -> dict[str, list[str]]:
    """`KEY=A,B,C` words; the values are checked with the other options."""
    from ludoteca.cli.arguments import read_options

    found: dict[str, list[str]] = {}
    for word in words:
        key, equals, values = word.partition("=")
        if not equals or key in found:
            read_options(game, [word, *(f"{known}={found[known][0]}" for known in found if known == key)])
        found[key] = values.split(",")
    return found


def _gather(journal: Journal, games: int, processes: int, machines: str | None) -> int:
    """Play what is left, or until somebody presses Ctrl-C; the exit code."""
    import contextlib
    import functools

    from ludoteca.cli.progress import counting
    from ludoteca.study.lab import play_task
    from ludoteca.study.spread import share

    left = journal.left(games)
    work = functools.partial(play_task, journal.plan)
    with (
        counting(journal.plan.game, len(left)) as tell,
        contextlib.closing(share(work, left, min(processes, max(1, len(left))), machines)) as playing,
    ):
        try:
            for done, told in enumerate(playing, 1):
                journal.add(told)
                tell(done)
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0


def _tell(game: Game, journal: Journal, page: Path, as_json: bool) -> None:
    """Write the page, and say the figures."""
    import json

    from rich.console import Console
    from rich.table import Table

    from ludoteca.study.lab_figures import figures
    from ludoteca.study.lab_page import CHARTS, written
    from ludoteca.study.lab_page import page as drawn

    plan = journal.plan
    seated = [game.seats(game.Options.from_text(variant.options)) for variant in plan.variants]
    found = [
        figures(variant.name, journal.told, len(seats)) for variant, seats in zip(plan.variants, seated, strict=True)
    ]
    page.write_text(drawn(plan, found, max(seated, key=len)), encoding="utf-8")
    if as_json:
        told = [
            {"variant": one.variant, "games": one.games}
            | {chart.title.lower().replace(" ", "_"): chart.of(one)._asdict() for chart in CHARTS}
            | {"seats": {name: figure._asdict() for name, figure in zip(seats, one.seats, strict=True)}}
            for one, seats in zip(found, seated, strict=True)
        ]
        print(json.dumps({"game": plan.game, "page": str(page), "variants": told}, ensure_ascii=False))
        return
    table = Table(box=None, padding=(0, 2), title=f"{plan.game} · {len(journal.told)} games", title_justify="left")
    for column in ("variant", *(chart.title.lower() for chart in CHARTS)):
        table.add_column(column, justify="left" if column == "variant" else "right")
    for one in found:
        table.add_row(one.variant, *(written(chart.of(one), chart.is_share) for chart in CHARTS))
    console = Console(highlight=False)
    console.print(table)
    console.print(str(page), soft_wrap=True)
