"""`ludoteca analyse`: how a game went, and where it turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludoteca.cli.parameters import Json, Language

if TYPE_CHECKING:
    from ludoteca.play import Match
    from ludoteca.study.analysis import Report

PAGE = "docs/reference/analysis.md"
DOES_NOT_HOLD = 1


def analyse(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    level: Annotated[int, Parameter(metavar="N")] = 5,
    scale: Annotated[float, Parameter(metavar="F")] = 0.1,
    seed: Annotated[int, Parameter(metavar="N")] = 0,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let a machine judge every decision of a game, and tell where it turned.

    Each decision is judged from what its player knew then. The same seed gives the same report. Exit code 1 if the
    record is not valid.

    Parameters
    ----------
    file
        The record; `-` reads standard input.
    level
        The level of the machine, 1 to 5.
    scale
        What the machine's budget for a decision is multiplied by.
    seed
        The source of the machine's random numbers.
    """
    from ludoteca import play
    from ludoteca.cli.app import fail
    from ludoteca.cli.arguments import MAX_RECORD, read_bytes
    from ludoteca.cli.telling import language_here, told
    from ludoteca.core import BadRecord

    _check(level, scale)
    language = lang or language_here()
    data = read_bytes(file, MAX_RECORD)
    try:
        match = play.parse_record(data).match()
    except BadRecord as error:
        return fail(told(error, (), language), DOES_NOT_HOLD, language)
    report = _judged(match, level, scale, seed)
    if json:
        import json as text

        from ludoteca.study.analysis_json import to_json

        found = {"game": match.game.NAME, "level": level, "scale": scale, "seed": seed, **to_json(match, report)}
        print(text.dumps(found, ensure_ascii=False))
    else:
        from rich.console import Console

        from ludoteca.cli.analysis_text import printed
        from ludoteca.cli.speech import Speech

        Console(highlight=False).print(printed(match, report, Speech(match.game, match.options, language)))
    return 0


def _judged(match: Match, level: int, scale: float, seed: int) -> Report:
    """What a machine of this level says, with a bar while it thinks."""
    from ludoteca import bots
    from ludoteca.cli.arguments import bad_argument
    from ludoteca.cli.progress import counting, precompile
    from ludoteca.core import Level
    from ludoteca.study import analysis

    if not match.hides_nothing:
        raise bad_argument("the game is not over, and its secrets are not open yet", "analysis-running", PAGE)
    asked = analysis.decisions(match)
    machine = bots.machine(match.game, Level(level))
    if asked:
        precompile(match.game, lambda _: analysis.judge(machine, asked[0], analysis.limits(machine, asked[0], 0, 0)))
    judged = []
    with counting(match.game.NAME, len(asked)) as tell:
        for done, decision in enumerate(asked, start=1):
            judged.append(analysis.judge(machine, decision, analysis.limits(machine, decision, seed, scale)))
            tell(done)
    return analysis.report(match, judged)


def _check(level: int, scale: float) -> None:
    from ludoteca.cli.arguments import bad_argument, check_scale
    from ludoteca.core.machine import STRONGEST, WEAKEST

    if not WEAKEST <= level <= STRONGEST:
        said = f"--level {level}: expected a number from {WEAKEST} to {STRONGEST}"
        raise bad_argument(said, "number", PAGE, name="--level", value=level, low=WEAKEST, high=STRONGEST)
    check_scale(scale, PAGE)
