"""`ludoteca simulate`: statistics from many games between machines."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludoteca.cli.parameters import Count, GameName, Json, Number, Options, Seed

if TYPE_CHECKING:
    from ludoteca.study.simulate import Simulation
    from ludoteca.study.tally import Tally

INTERRUPTED = 130
MOST = {"games": 10**9, "threads": 256, "work": 10**7}


def simulate(
    game: GameName,
    /,
    *,
    games: Count = 1000,
    players: Annotated[
        list[str] | None, Parameter(metavar="PLAYER", negative=(), consume_multiple=True, json_list=False)
    ] = None,
    option: Options = None,
    seed: Seed = 0,
    threads: Number = None,
    work: Annotated[int | None, Parameter(metavar="N")] = None,
    json: Json = False,
) -> int:
    """Play many games between machines and print statistics: winners, draws, length, points.

    The same seed gives the same figures. Ctrl-C prints the figures of the games played so far.

    Parameters
    ----------
    games
        How many games.
    players
        One for all seats or one per seat: uniform (any legal move), capture-first (a move that scores at once
        if there is one), purposeful or naive (the game's own instinct or yardstick, where it has them), or a bot
        (1 to 5, 3-bold, random, greedy, uct, simple). Different players change seats from game to game.
    threads
        How many threads; by default as many as there are processors.
    work
        How many simulations a bot runs for one move; by default as many as it usually does.
    """
    import os

    from rich.console import Console

    from ludoteca import play
    from ludoteca.cli.arguments import check_numbers, read_options
    from ludoteca.cli.progress import precompile
    from ludoteca.study import report
    from ludoteca.study.players import PAGE
    from ludoteca.study.simulate import Simulation

    threads = os.cpu_count() or 1 if threads is None else threads
    check_numbers({"games": games, "threads": threads, "work": 1 if work is None else work}, MOST, PAGE)
    found = play.find(game)
    simulation = Simulation(
        found, read_options(found, option or ()), tuple(players or ("uniform",)), seed=seed, work=work
    )
    precompile(found, lambda start: simulation.batch(0, 1))
    tally, code = gather(simulation, games, threads)
    if json:
        import json as text

        print(text.dumps(report.to_json(simulation, tally), ensure_ascii=False))
    else:
        Console(highlight=False).print(report.to_table(simulation, tally))
    return code


def gather(simulation: Simulation, games: int, threads: int) -> tuple[Tally, int]:
    """All games, or, with the exit code for it, those that were done when somebody pressed Ctrl-C."""
    from ludoteca.cli.progress import counting
    from ludoteca.study.tally import Tally

    tally = Tally()
    with (
        counting(simulation.game.NAME, games) as tell,
        contextlib.closing(simulation.run(games, threads)) as batches,
    ):
        try:
            for batch in batches:
                tally.merge(batch)
                tell(tally.games)
        except KeyboardInterrupt:
            return tally, INTERRUPTED
    return tally, 0
