"""What a phone lying beside a real board offers: things to count, dice to throw, and a position entered by tapping.

A game declares all of it (`Game.beside`, `Game.editor`), so that the client needs no rules. Texts are only named here:
the words are in the game's Fluent files.
"""

from __future__ import annotations

from typing import Annotated, Literal, Protocol

from msgspec import Meta, Struct

from ludoteca.core.options import GameOptions
from ludoteca.core.state import State

Number = Annotated[int, Meta(ge=-100_000, le=100_000)]


class Step(Struct, frozen=True, kw_only=True):
    """A button beside plus and minus: `<game>-count-<counter>-<name>`."""

    name: str
    by: Number = 0  # the counter goes up by this much
    to: Number | None = None  # or to this number
    other: str = ""  # the counter that loses what this one gains; if each player has one, every player's does
    takes_all: bool = False  # gains whatever the other one has


class Part(Struct, frozen=True):
    """One of several numbers under the same name: the sign is shown, `<game>-<name>` is read aloud."""

    name: str
    sign: str


class Counter(Struct, frozen=True, kw_only=True):
    """A number, or a row of them, that players keep: `<game>-count-<name>`."""

    name: str
    is_shared: bool = False  # there is one for the table; otherwise each player has one
    parts: list[Part] = []
    start: Number = 0
    low: Number = 0
    high: Number | None = None
    goal: Number | None = None  # whoever reaches it is told so: `<game>-count-<name>-goal`
    steps: list[Step] = []


class Dice(Struct, frozen=True):
    """Dice of the game's own: each face is called `<game>-die-<face>`."""

    faces: list[str]
    number: int  # how many a player throws
    most: int


class Beside(Struct, frozen=True, kw_only=True):
    """What a table with real pieces needs beside them."""

    seats: list[str]  # of the largest table
    players: list[int]  # how many may play; the first is usual
    counters: list[Counter]
    dice: Dice | None = None


class Tool(Struct, frozen=True):
    """Something one taps while a position is entered: `<game>-edit-<name>`, in the group `<game>-edit-<group>`.

    One tool `with` is chosen in each of their groups, the first one to begin with; the names of those chosen follow the
    name of whatever else is used, after blanks: `K owner-r suit-S`.
    """

    name: str
    group: str
    use: Literal["square", "now", "with"]  # taken up and put on squares, done at once, or chosen beside another
    is_on: bool = False


class Trial(Struct, frozen=True):
    """A kind of move that can be tried although it may be illegal: `<game>-try-<name>`.

    In the pattern `{1}` and `{2}` are the squares tapped, `{choice}` is one of the choices, in words
    `<game>-try-<name>-<choice>`.
    """

    name: str
    pattern: str
    squares: int
    choices: list[str] = []


class Palette(Struct, frozen=True):
    """What can be done to a position, and which moves can be tried in it."""

    tools: list[Tool]
    trials: list[Trial]
    note: str = ""  # what must be known of a position entered like this: `<game>-edit-<note>`


class Editor(Protocol):
    """How a position is entered step by step. Its text may describe something impossible on the way."""

    def begin(self, options: GameOptions) -> str:
        """The position to start from."""

    def palette(self, options: GameOptions, position: str) -> Palette:
        """What can be done now."""

    def edit(self, options: GameOptions, position: str, tool: str, square: str) -> str:
        """The position after a tool was used, on this square where it needs one; raises BadPosition."""

    def draft(self, options: GameOptions, position: str) -> State:
        """The position as far as it can be drawn; whether it is possible, `Game.parse_position` says."""
