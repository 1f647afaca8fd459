"""The table of the second La Scamorra: squares, pieces, cards, and a position read from its text (§1, §2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

FILES, RANKS = "abcde", "12345"
SQUARES = [file + rank for file in FILES for rank in RANKS]
SYMBOLS = "RPS"
CARDS = "KQBNRP"
DECK = Counter({"K": 1, "Q": 1, "B": 3, "N": 3, "R": 3, "P": 5})
SIDES = "SN"

STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
LEAPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
BEATS = {("R", "S"), ("S", "P"), ("P", "R")}  # §5 the three cells of the table that say "any card"


@dataclass(frozen=True)
class Table:
    """§9 The options, in the words of the rules."""

    pawn_reentry_forced: bool = False
    pawn_capture_dirs: str = "forward"
    coppella_visibility: str = "hidden"
    discard_view: str = "full_history"
    initiative_method: str = "random"
    initiative_next_game: str = "lot"
    fifteen_check: str = "immediate"
    ko_bonus_includes_capture: bool = True
    match_target: int = 15
    ko_bonus: int = 10
    giving_up: str = "as_knockout"
    turns_per_side: int = 15

    @property
    def has_coppella(self) -> bool:
        """Whether somebody may look at the coppella, so that it is more than one undrawn card among others (A24)."""
        return self.coppella_visibility != "hidden"


def other(side: str) -> str:
    return "N" if side == "S" else "S"


def home(side: str) -> str:
    """§1 A side's home rank."""
    return "1" if side == "S" else "5"


def forward(side: str) -> int:
    return 1 if side == "S" else -1


def letter(side: str, symbol: str) -> str:
    """How a piece is written: North's in lower case."""
    return symbol if side == "S" else symbol.lower()


def owner(piece: str) -> str:
    return "S" if piece.isupper() else "N"


def step(square: str, dx: int, dy: int) -> str | None:
    """The square this many files and ranks away, or None beyond the edge."""
    x, y = FILES.index(square[0]) + dx, RANKS.index(square[1]) + dy
    return FILES[x] + RANKS[y] if 0 <= x < 5 and 0 <= y < 5 else None


def in_order(cards: str) -> str:
    return "".join(sorted(cards, key=CARDS.index))


@dataclass(frozen=True)
class Position:
    """Everything there is. `to` is as in the notation; what nobody has drawn, thrown or been given is absent."""

    board: dict[str, str]  # square -> piece
    to: str
    hand: dict[str, str]
    played: dict[str, str]
    score: dict[str, int]
    coppella: dict[str, str]
    thrown: dict[str, str]  # A27 a side's hand of rock, paper, scissors
    given: str = ""  # A22 the side to which an earlier game has given the initiative

    @property
    def side(self) -> str:
        """The side that plays, places or chooses."""
        return self.to[-1]

    @property
    def is_turn(self) -> bool:
        return self.to in ("S", "N")

    def pieces(self, side: str) -> list[str]:
        """The squares of a side's pieces."""
        return [square for square, piece in self.board.items() if owner(piece) == side]

    def missing(self, side: str) -> list[str]:
        """The symbols a side does not have on the board: unplaced, later captured."""
        there = {piece.upper() for piece in self.board.values() if owner(piece) == side}
        return [symbol for symbol in SYMBOLS if symbol not in there]

    def undrawn(self, side: str) -> Counter[str]:
        """The draw pile, including the coppella unless somebody may look at it: a multiset without order."""
        seen = Counter(self.hand[side]) + Counter(self.played[side]) + Counter(self.coppella.get(side, ""))
        assert seen <= DECK
        return DECK - seen

    def pile(self, side: str) -> int:
        """§1 Cards in the draw pile: 16, minus the coppella and what was drawn."""
        return 16 - 1 - len(self.hand[side]) - len(self.played[side])

    @staticmethod
    def read(text: str) -> Position:
        rows, to, *fields = text.split()
        board = {}
        for rank, row in zip(reversed(RANKS), rows.split("/"), strict=True):
            cells = "".join("." * int(c) if c.isdigit() else c for c in row)
            board |= {file + rank: c for file, c in zip(FILES, cells, strict=True) if c != "."}
        named = dict(field.split("=") for field in fields)

        def pair(key: str) -> dict[str, str]:
            return dict(zip(SIDES, named.get(key, "|").replace("-", "").split("|"), strict=True))

        score = dict(zip(SIDES, map(int, named["score"].split("-")), strict=True))
        coppella = {side: card for side, card in pair("coppella").items() if card not in ("", "?")}
        return Position(board, to, pair("hand"), pair("played"), score, coppella, {})

    def write(self, table: Table) -> str:
        rows = []
        for rank in reversed(RANKS):
            row = "".join(self.board.get(file + rank, ".") for file in FILES)
            for n in (5, 4, 3, 2, 1):
                row = row.replace("." * n, str(n))
            rows.append(row)
        hand = "|".join(in_order(self.hand[side]) or "-" for side in SIDES)
        played = "|".join(self.played[side] or "-" for side in SIDES)
        thrown = "".join(self.thrown.get(side, "-") for side in SIDES) if self.thrown else ""
        to = self.to + thrown + (self.given if self.to == "!" else "")
        text = f"{'/'.join(rows)} {to} hand={hand} played={played} score={self.score['S']}-{self.score['N']}"
        if table.has_coppella:
            text += " coppella=" + "|".join(self.coppella.get(side, "?") for side in SIDES)
        return text
