"""`ludoteca verify`: whether a record is valid."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ludoteca.cli.parameters import Language

DOES_NOT_HOLD = 1


def verify(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    lang: Language = None,
) -> int:
    """Check a record: every move against the rules, every deal against the dealer's secret, and the result.

    Exit code 1 if it is not valid, with the line and the reason; 2 if the file cannot be read.

    Parameters
    ----------
    file
        The record; `-` reads standard input.
    """
    from ludoteca import play
    from ludoteca.cli.app import fail
    from ludoteca.cli.arguments import MAX_RECORD, read_bytes
    from ludoteca.cli.speech import Speech
    from ludoteca.cli.telling import language_here, told
    from ludoteca.core import BadRecord

    language = lang or language_here()
    data = read_bytes(file, MAX_RECORD)
    try:
        report = play.verify(data)
    except BadRecord as error:
        return fail(told(error, (), language), DOES_NOT_HOLD, language)
    speech = Speech(report.match.game, report.match.options, language)
    print(speech.say("cli-verified", plies=report.plies))
    print(speech.say("cli-unfinished") if report.outcome is None else speech.outcome(report.outcome))
    return 0
