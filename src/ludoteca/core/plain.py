"""A board that every client can draw, for games without their own board in the web client.

Such a game declares `Shown = PlainBoard` and returns one from `show`. The browser draws the grid and the hands, shows
the notes and lists the legal moves; a move that says which places it touches can also be made by touching them in
order. Texts are only named here: the words are in the game's Fluent files (docs/howto/plain-board.md).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from ludoteca.core.game import Game
from ludoteca.core.seats import CHANCE, Move, Seat
from ludoteca.core.state import View


class Thing(Struct, frozen=True, omit_defaults=True):
    """A piece, a card, a die, a pile of stones."""

    sign: str  # what is drawn: a letter, a number, a character such as ♞; empty for a face-down card
    owner: str | None = None  # the seat it belongs to, which gives its colour and shape
    name: str = ""  # what it is called: `<game>-thing-<name>`; without a name the sign is used
    count: int = 1  # how many there are


class Place(Struct, frozen=True, omit_defaults=True):
    """A square of the grid, or a place in a hand."""

    name: str  # as people and moves write it: `b2`; unique at the table
    thing: Thing | None = None
    is_marked: bool = False  # something has just happened here


class Hand(Struct, frozen=True, omit_defaults=True):
    """A row of places beside the grid."""

    places: list[Place]
    seat: str | None = None  # the owner; None: it lies in the middle
    name: str = ""  # what it is called: `<game>-hand-<name>`


class Note(Struct, frozen=True, omit_defaults=True):
    """A fact beside the board: `<game>-note-<name>` with these arguments."""

    name: str
    args: dict[str, str | int] = {}


class PlainMove(Struct, frozen=True, omit_defaults=True):
    """How a legal move is made on the board, and what it is called in the list."""

    text: str  # in the notation
    places: list[str] = []  # to be touched in order; empty: the move is only in the list
    name: str = ""  # `<game>-move-<name>` with these arguments; without a name the notation is shown
    args: dict[str, str | int] = {}


class PlainBoard(Struct, frozen=True, omit_defaults=True):
    """The whole table as one viewer may know it."""

    seats: list[str]  # in seat order
    grid: list[list[Place | None]] = []  # rows from top to bottom; None: no place there
    hands: list[Hand] = []
    notes: list[Note] = []
    moves: list[PlainMove] = []  # of the seats that may act, as far as the viewer may know them
    far: list[str] = []  # seats at the top of the grid, who see it rotated by half a turn


def moves(game: Game, view: View, describe: Callable[[Seat, Move, str], PlainMove]) -> list[PlainMove]:
    """The legal moves this viewer may know: at a table with secrets, only those of the viewer's own seat.

    `describe` is called with each: the seat, the move, and its text in the notation.
    """
    has_secrets = game.has_secrets(view.options)
    if has_secrets and view.seat < 0:
        return []
    state = game.imagine(view, Random(0))
    seats = [seat for seat in game.to_act(state) if seat != CHANCE and (seat == view.seat or not has_secrets)]
    return [
        describe(seat, move, game.format_move(state, seat, move))
        for seat in seats
        for move in game.legal_moves(state, seat)
    ]
