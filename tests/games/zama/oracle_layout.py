"""What lies on the table of the second Zama, and what may be done there (§2, §3, §4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.zama.oracle_table import AROUND, SEATS, STRAIGHT, Table, around, owner_at_the_start

UNKNOWN = "??"
WATCHER, EVERYBODY = "w", "*"


@dataclass
class Card:
    owner: str
    face: str = UNKNOWN
    is_up: bool = False
    seen_by: set[str] = field(default_factory=set)

    def write(self, viewer: str = EVERYBODY, *, is_public: bool = False) -> str:
        """The cell of a position, or of a seat's view; a watcher knows what lies open, is
        being shown now, or was seen by all."""
        if self.is_up:
            return f"{self.owner}{self.face}^"
        knows = viewer == EVERYBODY or viewer in self.seen_by or (viewer == WATCHER and is_public)
        seers = "".join(seat for seat in SEATS if seat in self.seen_by)
        return f"{self.owner}{self.face if knows else UNKNOWN}{f':{seers}' if seers else ''}"


class Layout:
    """Where the cards lie, who has seen them, whose turn it is, and what has to be identified next."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board: dict[str, Card] = {}
        self.seats = table.seats
        self.out: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.gone: list[str] = []
        self.turn, self.phase, self.left = "r", "attack", 0
        self.moved: set[str] = set()
        self.looked: set[str] = set()
        self.quiet = self.plies = 0
        self.on_show: set[str] = set()  # cells of cards the last act turned for everybody
        self.is_march = False
        self.pending = ""
        self.met: set[str] = set()
        self.result: tuple[str, str] | None = None  # the winners, `-` for a draw, and the reason
        if table.placement == "stratego":
            self.phase = "place"
        else:
            self.board = {cell: Card(owner_at_the_start(table, cell)) for cell in table.cells}

    # -- what may be done --------------------------------------------------------------------------
    def enemies(self, seat: str) -> list[str]:
        """§7.2 Opponents still in the game."""
        return [other for other in self.seats if not self.table.are_allies(seat, other) and other not in self.gone]

    def _may_attack(self, seat: str, cell: str) -> bool:
        """§4 Another seat's card; §7.2 a neutral one too, but not the partner's."""
        owner = self.board[cell].owner
        return owner != seat and (owner in self.gone or not self.table.are_allies(seat, owner))

    def attacks(self, seat: str | None = None) -> list[str]:
        """§4 A card of the seat, an enemy card, one of the eight cells around."""
        seat = seat or self.turn
        return [
            f"{a}x{d}"
            for a, card in self.board.items()
            if card.owner == seat
            for d in around(self.table, a, AROUND)
            if d in self.board and self._may_attack(seat, d)
        ]

    def slides(self) -> list[str]:
        """§4 Any card not yet slid this turn, one step to an empty cell (A14)."""
        directions = AROUND if self.table.slide_dirs == "eight" else STRAIGHT
        return [
            f"{c}-{e}"
            for c, card in self.board.items()
            if c not in self.moved and (self.table.slide_cards == "any" or card.owner == self.turn)
            for e in around(self.table, c, directions)
            if e not in self.board
        ]

    def overlaps(self) -> list[str]:
        """§4 The mover's King of Spades, known to the mover and not slid, onto an enemy card beside it (A15)."""
        if self.table.overlap == "off" or self.is_march:
            return []
        return [
            f"{s}^{d}"
            for s, card in self.board.items()
            if (card.owner, card.face) == (self.turn, "KS") and s not in self.moved
            if card.is_up or (self.table.overlap == "known_KS" and self.turn in card.seen_by)
            for d in around(self.table, s, STRAIGHT)
            if d in self.board and self.board[d].owner in self.enemies(self.turn)
        ]

    def peeks(self) -> list[str]:
        """§4 Any face-down card not looked at during this tie (A16)."""
        return [f"?{cell}" for cell, card in self.board.items() if not card.is_up and cell not in self.looked]

    def to_lay(self, seat: str) -> str | None:
        """A4 The seat's next cell in reading order without a card."""
        if seat in self.gone:
            return None
        own = (cell for cell in self.table.cells if owner_at_the_start(self.table, cell) == seat)
        return next((cell for cell in own if cell not in self.board), None)

    def actors(self) -> list[str]:
        """Who decides now; all seats while they lay out their cards."""
        if self.pending or self.phase == "over" or self.sought():
            return []
        return [seat for seat in self.seats if self.to_lay(seat)] if self.phase == "place" else [self.turn]

    def legal(self, seat: str | None = None) -> list[str]:
        """What the side to move may do, sorted as text."""
        if (seat or self.turn) not in self.actors():
            return []
        if self.phase == "place":
            cell = self.to_lay(seat or self.turn)
            return sorted([*(f"{cell}={face}" for face in self.left_of_pack(seat or self.turn)), "rest"])
        if self.phase == "attack":
            return sorted(self.attacks())
        if self.phase == "peek":
            return sorted([*self.peeks(), "done"])
        may_stop = self.table.slide_count == "up_to_3" or not self.slides()
        return sorted([*self.slides(), *self.overlaps(), *(["done"] if may_stop else [])])

    def asked(self) -> str | None:
        """The cell whose card is to be identified: the attacker's first."""
        if not self.pending:
            return None
        if self.pending == "rest":
            return self.to_lay(self.turn)
        return next(cell for cell in self._cells(self.pending) if self.board[cell].face == UNKNOWN)

    def sought(self) -> str:
        """§7.2 An eliminated seat's king that nobody has seen and that has to leave the board: `gKS`."""
        kings = (seat + face for seat in self.seats if seat in self.gone for face in ("KS", "KH"))
        return next((king for king in kings if king[1:] not in self.out[king[0]]), "") if not self.result else ""

    def left_of_pack(self, owner: str) -> list[str]:
        known = [card.face for card in self.board.values() if card.owner == owner] + self.out[owner]
        return [face for face in self.table.pack if face not in known]

    def chances(self) -> list[str]:
        """Every card of that pack nobody has seen, all equally likely; a sought king may be any unseen card."""
        if king := self.sought():
            unseen = (c for c, card in self.board.items() if (card.owner, card.face) == (king[0], UNKNOWN))
            return sorted(f"{c}={king[1:]}" for c in unseen)
        cell = self.asked()
        if cell is None:
            return []
        owner = self.board[cell].owner if cell in self.board else self.turn
        return sorted(f"{cell}={face}" for face in self.left_of_pack(owner))

    @staticmethod
    def _cells(move: str) -> list[str]:
        for sign in "x^?":
            move = move.replace(sign, " ")
        return move.split()
