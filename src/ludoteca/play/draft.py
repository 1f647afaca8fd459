"""A position on its way: somebody is entering it, tap by tap, and it may not be possible yet."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core import BadPosition, Game, GameOptions, State
from ludoteca.core.beside import Palette


@dataclass(frozen=True, slots=True)
class Draft:
    """What has been entered so far."""

    position: str
    state: State
    palette: Palette | None  # None: this game's positions are written by hand
    problem: BadPosition | None  # why it cannot be played from yet


def draft(game: Game, options: GameOptions, position: str | None, tool: str = "", square: str = "") -> Draft:
    """The position (None: the first one offered) after a tool was used on a square, if one was. Raises BadPosition."""
    editor = game.editor()
    if editor is None:
        state = game.setup(options) if position is None else game.parse_position(position, options)
        return Draft(game.format_position(state), state, None, None)
    text = editor.begin(options) if position is None else position
    if tool:
        text = editor.edit(options, text, tool, square)
    palette = editor.palette(options, text)
    try:
        return Draft(text, game.parse_position(text, options), palette, None)
    except BadPosition as problem:
        return Draft(text, editor.draft(options, text), palette, problem)
