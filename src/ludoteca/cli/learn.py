"""`ludoteca learn`: a network learns a game from playing it against itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from ludoteca.cli.parameters import Count, File, Flag, GameName, Options, Seed, Text

if TYPE_CHECKING:
    from ludoteca.learning.deep.plan import Plan
    from ludoteca.learning.deep.training import Training

INTERRUPTED = 130
PRINTED_EVERY = 10.0  # seconds, where nobody sees the bar
MOST = {"seconds": 10**7, "threads": 256}


def learn(
    game: GameName,
    /,
    *,
    out: Text = None,
    seconds: Count = 300,
    device: Annotated[str, Parameter(metavar="cpu|cuda")] = "cpu",
    seed: Seed = 0,
    option: Options = None,
    against: File = None,
    start: File = None,
    small: Flag = False,
    change: Annotated[list[str] | None, Parameter(name="--set", metavar="KEY=VALUE", negative=())] = None,
    measure: Count = 60,
    threads: Count = 1,
) -> int:
    """Let a network learn a game from playing it against itself, on a GPU or the processor.

    Everything is kept in a folder: the plan, the curve (curve.jsonl), the best network (best.pt, and network.onnx for
    play). After Ctrl-C or a kill the same command goes on where it was; with more --seconds it goes on for longer.

    Parameters
    ----------
    out
        The folder; by default learned-GAME.
    seconds
        How long to train in all.
    device
        Where games are played and the network learns.
    against
        The best.pt of another training: learn to beat that network, which stays as it is.
    start
        The best.pt or network.onnx of another training to begin with.
    small
        A small network, to try things out.
    set
        A setting of the training, as `games=1024`; may be repeated. The page lists them.
    measure
        Seconds between two matches against the best network so far.
    threads
        Threads that play the games on the processor.
    """
    from pathlib import Path

    from ludoteca import play
    from ludoteca.cli.arguments import check_numbers, read_options
    from ludoteca.learning.deep.parts import PAGE, parts_of

    check_numbers({"seconds": seconds, "measure": measure, "threads": threads}, MOST | {"measure": 10**7}, PAGE)
    found = play.find(game)
    options = read_options(found, option or ())
    parts_of(found)  # says so where there is nothing to train, or no PyTorch
    from ludoteca.learning.deep.folder import Folder
    from ludoteca.learning.deep.training import Training

    folder = Folder(Path(out or f"learned-{found.NAME}"))
    plan = _plan(found, options, seed, small, against, change)
    frozen, first = (None if one is None else Path(one) for one in (against, start))
    training = Training(found, options, plan, folder, device, frozen=frozen, start=first, threads=threads)
    return _train(training, seconds, measure)


def _plan(game: Any, options: Any, seed: int, small: bool, against: str | None, change: list[str] | None) -> Plan:
    """The game's own settings, and what was changed."""
    from pathlib import Path

    from ludoteca.learning.deep.parts import parts_of
    from ludoteca.learning.deep.plan import Plan
    from ludoteca.learning.deep.training import sha256

    settings = dict(parts_of(game).SETTINGS)
    rival = sha256(Path(against)) if against else ""
    if rival:
        settings["magnet"] = 0.0  # whoever answers one that stands still need not be held back
    return Plan(game=game.NAME, options=options.changed(), seed=seed, small=small, against=rival, **settings).changed(
        change or ()
    )


def _train(training: Training, seconds: int, measure: int) -> int:
    """Train under a bar; the exit code."""
    import signal

    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    errors = Console(stderr=True, highlight=False, soft_wrap=True)
    times = TimeElapsedColumn(), TimeRemainingColumn()
    columns = TextColumn("{task.description}"), BarColumn(), *times, TextColumn("{task.fields[said]}")
    code = 0
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(training.game.NAME, total=seconds, completed=int(training.seconds), said="preparing")

        printed = training.seconds

        def tell(spent: float, said: str) -> None:
            nonlocal printed
            bar.update(task, completed=min(spent, seconds), said=said)
            is_due = not errors.is_terminal and spent - printed >= PRINTED_EVERY
            if is_due or said.startswith("against"):
                errors.print(f"{spent:7.1f} s  {said}", markup=False)
                printed = spent

        signal.signal(signal.SIGTERM, signal.default_int_handler)  # whoever ends it politely gets its network too
        try:
            training.run(seconds, tell, measure)
        except KeyboardInterrupt:
            code = INTERRUPTED
    sha = training.export()
    made = training.made()
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"{made['games']:,} games, {made['decisions']:,} decisions, {made['seconds']:,} s", markup=False)
    console.print(f"{training.folder.network}  sha256 {sha}", markup=False)
    return code
