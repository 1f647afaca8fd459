"""`ludoteca new-game`: a small complete game as a package of its own, to be changed into another."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludoteca.cli.parameters import Language

TEMPLATE = Path(__file__).parent / "template"
PLACEHOLDER = "yourgame"  # in texts and in the names of files; capitalised where people read it


def new_game(
    name: str,
    /,
    *,
    folder: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    lang: Language = None,
) -> int:
    """Begin a game of your own: writes a small complete game as a package that can be installed at once.

    Parameters
    ----------
    name
        Of the game: small letters and digits.
    folder
        Where to put it; without it a new folder of that name here.
    """
    from ludoteca import games
    from ludoteca.cli.arguments import bad_argument, bad_file
    from ludoteca.cli.telling import language_here
    from ludoteca.core.words import say
    from ludoteca.games.outside import why_no_name

    if reason := why_no_name(name, games.names()):
        raise bad_argument(reason, "game-name", game=name)
    home = Path(name) if folder is None else folder
    try:
        if home.exists() and (not home.is_dir() or any(home.iterdir())):
            raise bad_argument(f"folder {str(home)!r}: there is something in it already", "exists", file=str(home))
        write(name, home)
    except OSError as error:
        raise bad_file(str(home), error, "folder") from None
    print(say("cli-begun", {"game": name, "folder": str(home)}, lang or language_here()))
    return 0


def write(name: str, home: Path) -> None:
    """Every file of the template, with the game's own name in it."""
    for file in sorted(TEMPLATE.rglob("*")):
        path = file.relative_to(TEMPLATE)
        if file.is_file() and not any(part.startswith((".", "__pycache__")) for part in path.parts):
            copy = home / render(name, path.as_posix())
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(render(name, file.read_text(encoding="utf-8")), encoding="utf-8")


def render(name: str, text: str) -> str:
    return text.replace(PLACEHOLDER, name).replace(PLACEHOLDER.capitalize(), name.capitalize())
