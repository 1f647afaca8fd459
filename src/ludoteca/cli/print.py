"""`ludoteca print`: a game on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ludoteca.cli.parameters import File, GameName, Language


def print(
    game: GameName,
    /,
    *,
    lang: Language = None,
    paper: Annotated[Literal["a4", "letter"], Parameter(metavar="PAPER")] = "a4",
    ink: Annotated[Literal["full", "low"], Parameter(metavar="INK")] = "full",
    output: File = None,
) -> int:
    """Make a print-and-play kit: a PDF with board, cards, pieces and a page of rules, to be cut out.

    Parameters
    ----------
    paper
        `a4` or `letter`.
    ink
        `full`, or `low`: outlines in place of coloured areas.
    output
        The file to write, `-` for standard output; without it GAME-LANGUAGE.pdf in this folder.
    """
    import sys

    from ludoteca import play, printing
    from ludoteca.cli.arguments import bad_file
    from ludoteca.cli.telling import language_here
    from ludoteca.core.words import say

    language = lang or language_here()
    made = printing.make(play.find(game), printing.Wish(language, paper, ink))
    if output == "-":
        sys.stdout.buffer.write(made)
        return 0
    file = Path(output or f"{game}-{language}.pdf")
    try:
        file.write_bytes(made)
    except OSError as error:
        raise bad_file(str(file), error) from None
    sys.stdout.write(say("cli-printed", {"file": str(file)}, language) + "\n")
    return 0
