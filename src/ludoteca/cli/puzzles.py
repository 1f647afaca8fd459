"""`ludoteca puzzles`: positions with one clearly best move, found in games between machines, and checked again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from ludoteca.cli.parameters import GameName, Options, Seed, Text

if TYPE_CHECKING:
    from ludoteca.core import Game
    from ludoteca.study.puzzles import Demand, Workshop

INTERRUPTED = 130
DOUBTFUL = 1  # exit code: some puzzles are not confirmed
MOST = 100_000


def puzzles(
    action: Literal["make", "check"],
    game: GameName,
    /,
    *,
    count: Annotated[int, Parameter(metavar="N")] = 20,
    scale: Annotated[float, Parameter(metavar="F")] = 1.0,
    gap: Annotated[float, Parameter(metavar="F")] = 0.12,
    missed_by: Annotated[int, Parameter(metavar="N")] = 0,
    option: Options = None,
    seed: Seed = 0,
    output: Text = None,
) -> int:
    """Make puzzles for a game and add them to its file, or check those that are there.

    Machines play each other. Where one move is clearly better than all others, stronger machines think again, longer
    and with other luck; a position on which they agree is a puzzle. The same seed gives the same puzzles. Ctrl-C keeps
    what was found.

    Checking lets the strongest machine think about every puzzle again, and names those in which it does not find the
    best move, or finds that another one is nearly as good.

    Parameters
    ----------
    action
        What to do: `make` or `check`.
    count
        How many to add.
    scale
        What the budgets of the machines are multiplied by.
    gap
        How much better the best move has to be: a part of a win, from 0 to 1.
    missed_by
        Keep only what a machine of this level does not find; with 0 whatever stands out.
    output
        The file; by default that of the game, inside the package.
    """
    from ludoteca import play
    from ludoteca.cli.arguments import bad_argument, read_options
    from ludoteca.core import LEVELS
    from ludoteca.play.puzzles import puzzles_file
    from ludoteca.study.puzzles import Demand, Workshop

    numbers = (
        ("--count", count, 1, MOST),
        ("--scale", scale, 0.0001, 1000),
        ("--gap", gap, 0, 1),
        ("--missed-by", missed_by, 0, LEVELS[-1].number),
    )
    for name, value, low, high in numbers:
        if not low <= value <= high:
            said = f"{name} {value:g}: expected a number from {low} to {high}"
            raise bad_argument(said, "number", name=name, value=f"{value:g}", low=str(low), high=str(high))
    found = play.find(game)
    file, demand = Path(output) if output else puzzles_file(found), Demand(gap=gap, scale=scale, missed_by=missed_by)
    if action == "check":
        return _check(found, file, demand, seed)
    options = found.at_one_screen(read_options(found, option or ()))
    return _make(Workshop(found, options, demand, seed), count, file)


def _check(game: Game, file: Path, demand: Demand, seed: int) -> int:
    """Each puzzle has the options it was made with."""
    from ludoteca.cli.progress import counting
    from ludoteca.play.puzzles import read_puzzles
    from ludoteca.study.puzzles import Workshop

    puzzles, doubtful = read_puzzles(file), []
    with counting(game.NAME, len(puzzles)) as tell:
        for number, puzzle in enumerate(puzzles, start=1):
            workshop = Workshop(game, game.Options.from_text(puzzle.options), demand, seed)
            doubtful += [] if workshop.confirms(puzzle) else [puzzle.name]
            tell(number)
    print(f"{len(puzzles) - len(doubtful)} of {len(puzzles)} puzzles are confirmed: {file}")
    print("".join(f"  {name}\n" for name in doubtful), end="")
    return DOUBTFUL if doubtful else 0


def _make(workshop: Workshop, count: int, file: Path) -> int:
    """Each puzzle is written as soon as it is found."""
    from ludoteca.cli.progress import counting
    from ludoteca.play.puzzles import format_puzzle, read_puzzles

    known = {puzzle.name for puzzle in read_puzzles(file)}
    added, looked, code = 0, 0, 0
    with counting(workshop.game.NAME, count) as tell, file.open("a", encoding="utf-8") as lines:
        try:
            for puzzle in workshop.puzzles():
                looked += 1
                if puzzle is None or puzzle.name in known:
                    continue
                lines.write(format_puzzle(puzzle) + "\n")
                lines.flush()
                added += 1
                tell(added)
                if added == count:
                    break
        except KeyboardInterrupt:
            code = INTERRUPTED
    print(f"{added} of {looked} positions made a puzzle: {file} has {len(known) + added}")
    return code
