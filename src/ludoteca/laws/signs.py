"""Signs in a text: `:shot:` is drawn as `drawings/shot.svg` of the game, and spoken as its word `<game>-sign-shot`."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.core import Game
from ludoteca.core.words import say

_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
_SIGN = re.compile(r"(?<![\w:]):([a-z][a-z0-9-]*):(?![\w:])")


def signs(text: str) -> list[str]:
    """The signs a text names, but not what looks like one in code."""
    return _SIGN.findall(_CODE.sub("", text))


def drawing_of(game: Game, name: str) -> Path:
    return game.folder / "drawings" / f"{name}.svg"


def check(game: Game, text: str, language: str, file: Path) -> None:
    """Every sign of the text is drawn and has a spoken name."""
    for name in sorted(set(signs(text))):
        assert drawing_of(game, name).is_file(), f"{file}: the sign :{name}: has no drawing {drawing_of(game, name)}"
        assert say(f"{game.NAME}-sign-{name}", {}, language, game.folder)
