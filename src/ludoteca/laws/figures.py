"""The figures of a rules page: positions in the notation with what is played there, drawn by the game's own board.

A figure is a block of lines `key: value`; a line without a key continues the one above it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ludoteca.core import BadMove, Game, GameOptions, IllegalMove, seat_named
from ludoteca.play import SetUp, set_up

_BLOCK = re.compile(r"^```figure\n(.*?)^```", re.MULTILINE | re.DOTALL)
_LINE = re.compile(r"(position|options|seat|move|refused|show|caption):\s*(.*)")


@dataclass(frozen=True, slots=True)
class Figure:
    position: str
    options: dict[str, str]
    seat: str | None
    moves: tuple[str, ...]
    refused: str | None
    show: str | None
    caption: str = field(compare=False)  # figures of two languages are the same but for it

    def set_up(self, game: Game) -> SetUp:
        """The figure after its moves; AssertionError where the rules disagree with it."""
        options: GameOptions = game.Options.from_text(self.options)
        assert self.seat is None or seat_named(game, options, self.seat) is not None, f"no seat {self.seat!r}"
        if self.refused is not None:
            self._is_refused(game, options, self.refused)
        return set_up(game, options, self.position, self.moves)

    def _is_refused(self, game: Game, options: GameOptions, move: str) -> None:
        try:
            set_up(game, options, self.position, [*self.moves, move])
        except IllegalMove:
            return
        except BadMove as error:
            raise AssertionError(f"{move!r} should be refused by a rule, but cannot be read: {error}") from None
        raise AssertionError(f"{move!r} should be refused, but is legal")


def figures(page: str) -> list[Figure]:
    """Every figure of a page, in order."""
    return [_read(block) for block in _BLOCK.findall(page)]


def _read(block: str) -> Figure:
    found: list[tuple[str, str]] = []
    for line in block.splitlines():
        if match := _LINE.fullmatch(line.strip()):
            found.append((match[1], match[2]))
        else:
            assert found, f"a figure begins with `position: …`, not {line!r}"
            key, value = found[-1]
            found[-1] = (key, f"{value}\n{line.strip()}".strip())
    values = dict(found)
    for key in ("position", "options", "seat", "refused", "show", "caption"):
        assert [name for name, _ in found].count(key) <= 1, f"a figure has one `{key}:`: {block!r}"
    assert values.get("position") and values.get("caption"), f"a figure has a position and a caption: {block!r}"
    return Figure(
        position=values["position"],
        options=dict(word.split("=", 1) for word in values.get("options", "").split()),
        seat=values.get("seat"),
        moves=tuple(value for key, value in found if key == "move"),
        refused=values.get("refused"),
        show=values.get("show"),
        caption=" ".join(values["caption"].split()),
    )
