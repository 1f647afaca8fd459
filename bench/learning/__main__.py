"""`python -m bench.learning`: sizes and speeds of every environment, as tables in Markdown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from bench.command import run
from bench.learning import exploit, sizes, speeds

app = App(name="bench.learning", help="Sizes, speeds and exploitability.", help_format="plaintext", version_flags=[])


@app.default
def bench(
    *,
    what: Annotated[tuple[str, ...], Parameter(negative="")] = ("sizes", "speeds", "exploit"),
    games: int = 100,
    seconds: float = 1.0,
    rounds: int = 3,
    small: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    samples: int = 8,
    players: Annotated[tuple[str, ...], Parameter(negative="")] = exploit.PLAYERS,
    network: Path | None = None,
) -> int:
    """Measure and print.

    Parameters
    ----------
    what
        Any of sizes, speeds, exploit.
    games
        Random games from which sizes are measured.
    seconds
        How long each speed is measured in each round, in CPU seconds.
    rounds
        The median of so many rounds is printed.
    small
        Small games to solve; all by default.
    samples
        How often each machine is asked in each information state.
    players
        The machines that are asked.
    network
        A network whose policy is judged too.
    """
    console = Console(highlight=False, soft_wrap=True)
    if "sizes" in what:
        console.print(sizes.table(games), markup=False)
    if "speeds" in what:
        console.print(speeds.table(rounds, seconds), markup=False)
    if "exploit" in what:
        console.print(exploit.table(small, samples, players, network), markup=False)
    return 0


if __name__ == "__main__":
    run(app)
