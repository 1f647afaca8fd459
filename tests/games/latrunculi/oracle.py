"""A second Latrunculi for the tests: slow, naive, straight from the rules (§3–§6, §8).

It shares nothing with the package it checks: squares are names, men are sets of squares, an axis is two
opposite directions, and every rule is the sentence of its section.

    >>> table = Table()
    >>> position = Position.read("8/8/8/7b/2wb4/8/8/4w2b w 0")
    >>> sorted(captures(table, position, "e1-e4"))
    ['d4']
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

FILES = "abcdefgh"
MOST_PLIES = 1000

Direction = tuple[int, int]

EAST, NORTH, NORTH_EAST, SOUTH_EAST = (1, 0), (0, 1), (1, 1), (1, -1)


def opposite(direction: Direction) -> Direction:
    return (-direction[0], -direction[1])


ORTHOGONAL_AXES = (EAST, NORTH)
ALL_AXES = (EAST, NORTH, NORTH_EAST, SOUTH_EAST)
ROOK_DIRECTIONS = (EAST, NORTH, opposite(EAST), opposite(NORTH))
ALL_DIRECTIONS = tuple(d for axis in ALL_AXES for d in (axis, opposite(axis)))


@functools.cache
def _ray(ranks: int, square: str, direction: Direction) -> tuple[str, ...]:
    squares = []
    file, rank = FILES.index(square[0]) + direction[0], int(square[1:]) + direction[1]
    while 0 <= file < 8 and 1 <= rank <= ranks:
        squares.append(f"{FILES[file]}{rank}")
        file, rank = file + direction[0], rank + direction[1]
    return tuple(squares)


@dataclass(frozen=True)
class Table:
    """§8 The options, in the words of the rules."""

    board: str = "8x8"
    first_move: str = "white"
    suicide_axes: str = "all"
    suicide_scope: str = "adjacent"
    suicide_if_captures: str = "illegal"
    capture_diagonal: str = "on"
    corner_capture: str = "orthogonal"
    line_capture: str = "any"
    no_move: str = "loss"
    stall_repetition: int = 3
    stall_quiet_plies: int = 60
    stall_verdict: str = "always_replay"

    @property
    def ranks(self) -> int:
        return {"8x8": 8, "8x9": 9, "8x10": 10}[self.board]

    @property
    def squares(self) -> list[str]:
        return [f"{file}{rank}" for rank in range(1, self.ranks + 1) for file in FILES]

    def ray(self, square: str, direction: Direction) -> tuple[str, ...]:
        """The squares after this one in a direction, up to the edge."""
        return _ray(self.ranks, square, direction)

    def corners(self) -> dict[str, tuple[set[str], str]]:
        """Each corner with its two orthogonal neighbours and its diagonal one."""
        last = self.ranks
        return {
            "a1": ({"a2", "b1"}, "b2"),
            "h1": ({"h2", "g1"}, "g2"),
            f"a{last}": ({f"a{last - 1}", f"b{last}"}, f"b{last - 1}"),
            f"h{last}": ({f"h{last - 1}", f"g{last}"}, f"g{last - 1}"),
        }


@dataclass(frozen=True)
class Position:
    white: frozenset[str]
    black: frozenset[str]
    turn: str = "w"
    quiet: int = 0

    def men(self, side: str) -> frozenset[str]:
        return self.white if side == "w" else self.black

    @property
    def mine(self) -> frozenset[str]:
        return self.men(self.turn)

    @property
    def theirs(self) -> frozenset[str]:
        return self.men(other(self.turn))

    def is_empty(self, square: str) -> bool:
        return square not in self.white and square not in self.black

    @staticmethod
    def read(text: str) -> Position:
        rows, turn, quiet = text.split()
        white, black = set(), set()
        for rank, row in enumerate(reversed(rows.split("/")), start=1):
            file = 0
            for letter in row:
                if letter.isdigit():
                    file += int(letter)
                else:
                    (white if letter == "w" else black).add(f"{FILES[file]}{rank}")
                    file += 1
        return Position(frozenset(white), frozenset(black), turn, int(quiet))

    def write(self, ranks: int) -> str:
        rows = []
        for rank in range(ranks, 0, -1):
            row = ""
            for square in (f"{file}{rank}" for file in FILES):
                if not self.is_empty(square):
                    row += "w" if square in self.white else "b"
                elif row[-1:].isdigit():
                    row = row[:-1] + str(int(row[-1]) + 1)
                else:
                    row += "1"
            rows.append(row)
        return f"{'/'.join(rows)} {self.turn} {self.quiet}"


def other(side: str) -> str:
    return "b" if side == "w" else "w"


def start(table: Table) -> Position:
    """§1 One full rank each."""
    white = frozenset(f"{file}1" for file in FILES)
    black = frozenset(f"{file}{table.ranks}" for file in FILES)
    return Position(white, black, "w" if table.first_move == "white" else "b")


def moved(position: Position, move: str) -> Position:
    """The man moved to its square; nothing is captured yet and the turn has not passed."""
    origin, to = move.split("-")
    mine = position.mine - {origin} | {to}
    return replace(position, white=mine) if position.turn == "w" else replace(position, black=mine)


def reachable(table: Table, position: Position) -> Iterator[str]:
    """§3.1, §3.2 Every rook move over empty squares, before the suicide ban."""
    for origin in position.mine:
        for direction in ROOK_DIRECTIONS:
            for to in table.ray(origin, direction):
                if not position.is_empty(to):
                    break
                yield f"{origin}-{to}"


def captures(table: Table, position: Position, move: str) -> frozenset[str]:
    """§4 Everything the move captures, on the position after the move."""
    to = move.split("-")[1]
    after = moved(position, move)
    taken: set[str] = set()
    for direction in ALL_DIRECTIONS if table.capture_diagonal == "on" else ROOK_DIRECTIONS:
        run: list[str] = []
        for square in table.ray(to, direction):
            if square in after.theirs:
                run.append(square)
                continue
            is_closed = square in after.mine
            is_short_enough = table.line_capture == "any" or len(run) == 1
            if is_closed and is_short_enough:
                taken.update(run)
            break
    for corner, (orthogonal, diagonal) in table.corners().items():
        if corner not in after.theirs or table.corner_capture == "off":
            continue
        captors = orthogonal | {diagonal} if table.corner_capture == "all" else orthogonal
        if to in captors and captors <= after.mine:
            taken.add(corner)
    return frozenset(taken)


def is_between_enemies(table: Table, position: Position, move: str) -> bool:
    """§3.3 An enemy on both sides along one axis, before captures; with `line`, of the whole line of men (A5)."""
    to = move.split("-")[1]
    after = moved(position, move)
    for axis in {"all": ALL_AXES, "orthogonal": ORTHOGONAL_AXES, "off": ()}[table.suicide_axes]:
        ends = []
        for direction in (axis, opposite(axis)):
            beyond = list(table.ray(to, direction))
            while table.suicide_scope == "line" and beyond and beyond[0] in after.mine:
                beyond.pop(0)
            ends.append(beyond[0] if beyond else "the wall")
        if all(end in after.theirs for end in ends):
            return True
    return False


def each_legal_move(table: Table, position: Position) -> Iterator[str]:
    """§3 Rook moves that do not end in suicide; A6: under the option any capture allows it."""
    for move in reachable(table, position):
        is_healed = table.suicide_if_captures == "legal" and captures(table, position, move)
        if is_healed or not is_between_enemies(table, position, move):
            yield move


def legal_moves(table: Table, position: Position) -> set[str]:
    return set(each_legal_move(table, position))


def play(table: Table, position: Position, move: str) -> Position:
    """§2.2, §2.3 The move is made, and everything it captures is removed together."""
    taken = captures(table, position, move)
    after = moved(position, move)
    quiet = 0 if taken else position.quiet + 1
    return Position(after.white - taken, after.black - taken, other(position.turn), quiet)


Ending = tuple[str | None, str]  # the winner, if any, and the reason


def judge(table: Table, position: Position) -> Ending:
    """§6 The verdict on a stall."""
    if table.stall_verdict == "draw":
        return None, "stall-draw"
    if table.stall_verdict == "always_replay" or len(position.white) == len(position.black):
        return None, "stall-null"
    return ("w" if len(position.white) > len(position.black) else "b"), "stall-material"


@dataclass
class Game:
    """§2 A game from its first position: everything that happened, so that repetition can be counted."""

    table: Table
    position: Position
    history: list[tuple[frozenset[str], frozenset[str], str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._remember()

    def _remember(self) -> None:
        self.history.append((self.position.white, self.position.black, self.position.turn))

    def play(self, move: str) -> None:
        self.position = play(self.table, self.position, move)
        self._remember()

    def ending(self) -> Ending | None:
        """§2.4–§2.6, in this order."""
        position, mover = self.position, other(self.position.turn)
        if len(position.theirs) <= 1:  # only in a position set up: the side that just moved is itself reduced
            return position.turn, "reduction"
        if len(position.mine) <= 1:
            return mover, "reduction"
        if next(each_legal_move(self.table, position), None) is None:
            return (mover, "block") if self.table.no_move == "loss" else (None, "block-draw")
        is_repeated = self.history.count(self.history[-1]) >= self.table.stall_repetition
        is_quiet = position.quiet >= self.table.stall_quiet_plies
        is_long = len(self.history) - 1 >= MOST_PLIES
        return judge(self.table, position) if is_repeated or is_quiet or is_long else None


def perft(table: Table, position: Position, depth: int) -> int:
    """Sequences of `depth` moves; a line that ends earlier counts 0. Stalls need longer lines than are counted."""
    if depth == 0:
        return 1
    if Game(table, position).ending() is not None:
        return 0
    return sum(perft(table, play(table, position, move), depth - 1) for move in legal_moves(table, position))
