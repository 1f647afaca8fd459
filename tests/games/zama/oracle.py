"""A second Zama for the tests: slow, naive, straight from the rules (§1–§6, §8), two players, 52 cards each.

It shares nothing with the package it judges: cells are names, cards are their two letters, and every rule is the
sentence of its section. A game is driven by the same texts as the package and writes the same positions.

    >>> meeting(Table(), "AS", "KC"), meeting(Table(), "AS", "KH"), meeting(Table(), "KS", "KD")
    ('win', 'lose', 'special')
    >>> len(Game(Table()).legal())
    187
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

FILES = "abcdefghijklm"
RANKS = range(1, 9)
CELLS = [f"{file}{rank}" for rank in RANKS for file in FILES]  # §1 reading order
VALUES, SUITS = "A23456789TJQK", "SHDC"
PACK = [value + suit for value in VALUES for suit in SUITS]
UNKNOWN = "??"
SEATS = "rb"
WATCHER = "w"
MOST_PLIES = 1000

STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
AROUND = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


@dataclass(frozen=True)
class Table:
    """§8 The options, in the words of the rules."""

    layout: str = "chequer"
    placement: str = "blind"
    special_kings: str = "header"
    special_repeat: str = "allowed"
    ace_vs_KH_KS: str = "king_wins"  # noqa: N815  the rulebook's own spelling
    KH_attacks_KS: str = "spade_owner_wins"
    KH_tie: str = "both_removed"
    slide_cards: str = "any"
    slide_dirs: str = "orthogonal"
    slide_count: str = "exactly_3_if_possible"
    overlap: str = "known_KS"
    no_attack: str = "draw"
    stall_plies: str = "20"
    memory_aid: str = "own"


@dataclass
class Card:
    owner: str
    face: str = UNKNOWN
    is_up: bool = False
    seen_by: set[str] = field(default_factory=set)

    def write(self, viewer: str = SEATS, *, is_on_show: bool = False) -> str:
        """The cell of a position, or of the view of a seat; a watcher knows what lies open or is on show now."""
        if self.is_up:
            return f"{self.owner}{self.face}^"
        knows = viewer == SEATS or viewer in self.seen_by or is_on_show
        seers = "".join(seat for seat in SEATS if seat in self.seen_by)
        return f"{self.owner}{self.face if knows else UNKNOWN}{f':{seers}' if seers else ''}"


def enemy(seat: str) -> str:
    return "b" if seat == "r" else "r"


def around(cell: str, directions: Iterable[tuple[int, int]]) -> Iterator[str]:
    """The cells next to one, without wrap-around (A7)."""
    file, rank = FILES.index(cell[0]), int(cell[1:])
    for x, y in directions:
        if 0 <= file + x < len(FILES) and rank + y in RANKS:
            yield f"{FILES[file + x]}{rank + y}"


def owner_at_the_start(table: Table, cell: str) -> str:
    """§1 Red where file index + rank index is even (A3); by stripes Red has the odd ranks."""
    file, rank = FILES.index(cell[0]), int(cell[1:])
    is_red = rank % 2 == 1 if table.layout == "rank_stripes" else (file + rank - 1) % 2 == 0
    return "r" if is_red else "b"


def meeting(table: Table, att: str, dfn: str) -> str:
    """§5 The first row that matches, from the attacker's side.

    `wins` or `loses` end the game at once; `win`, `lose`, `tie` and `special` let it go on.
    """
    both = {att, dfn}
    if (att, dfn) == ("KS", "KH"):
        return "wins"
    if (att, dfn) == ("KH", "KS"):
        return {"spade_owner_wins": "loses", "special_tie": "special", "attacker_wins": "wins"}[table.KH_attacks_KS]
    if both in ({"KS"}, {"KS", "KC"}, {"KS", "KD"}):
        if table.special_kings == "header":
            return "special"
        if "KC" in both:
            return "win" if att == "KS" else "lose"
        if "KD" in both:
            return "lose" if att == "KS" else "win"
        return "lose"  # A12: the attacking K♠ loses
    if "A" in att + dfn and ("KC" in both or "KD" in both):
        return "win" if att[0] == "A" else "lose"
    if "A" in att + dfn and ("KH" in both or "KS" in both):
        if table.ace_vs_KH_KS == "special_tie":
            return "special"
        return "win" if att[0] == "K" else "lose"
    if att[0] == dfn[0]:
        if "KH" in both and table.KH_tie == "special_tie":
            return "special"
        return "tie"
    return "win" if VALUES.index(att[0]) > VALUES.index(dfn[0]) else "lose"


class Game:
    """§3 One game: where the cards lie, who has seen them, and what is asked next."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.board: dict[str, Card] = {}
        self.out: dict[str, list[str]] = {seat: [] for seat in SEATS}
        self.turn, self.phase, self.left = "r", "attack", 0
        self.moved: set[str] = set()
        self.looked: set[str] = set()
        self.quiet = self.plies = 0
        self.on_show: set[str] = set()  # cells of cards the last act turned for everybody
        self.is_march = False
        self.pending = ""
        self.met: set[str] = set()
        self.result: tuple[str, str] | None = None  # the winner, `-` for a draw, and the reason
        if table.placement == "stratego":
            self.phase = "place"
        else:
            self.board = {cell: Card(owner_at_the_start(table, cell)) for cell in CELLS}

    # -- what may be done --------------------------------------------------------------------------
    def attacks(self) -> list[str]:
        """§4 Own card, enemy card, one of the eight cells around."""
        return [
            f"{a}x{d}"
            for a, card in self.board.items()
            if card.owner == self.turn
            for d in around(a, AROUND)
            if d in self.board and self.board[d].owner != self.turn
        ]

    def slides(self) -> list[str]:
        """§4 Any card not yet slid this turn, one step to an empty cell (A14)."""
        directions = AROUND if self.table.slide_dirs == "eight" else STRAIGHT
        return [
            f"{c}-{e}"
            for c, card in self.board.items()
            if c not in self.moved and (self.table.slide_cards == "any" or card.owner == self.turn)
            for e in around(c, directions)
            if e not in self.board
        ]

    def overlaps(self) -> list[str]:
        """§4 The own King of Spades, known to the mover and not slid, onto an enemy card beside it (A15)."""
        if self.table.overlap == "off" or self.is_march:
            return []
        return [
            f"{s}^{d}"
            for s, card in self.board.items()
            if (card.owner, card.face) == (self.turn, "KS") and s not in self.moved
            if card.is_up or (self.table.overlap == "known_KS" and self.turn in card.seen_by)
            for d in around(s, STRAIGHT)
            if d in self.board and self.board[d].owner != self.turn
        ]

    def peeks(self) -> list[str]:
        """§4 Any face-down card not looked at in this tie (A16)."""
        return [f"?{cell}" for cell, card in self.board.items() if not card.is_up and cell not in self.looked]

    def to_lay(self, seat: str) -> str | None:
        """A4 The next own cell in reading order without a card."""
        own = (cell for cell in CELLS if owner_at_the_start(self.table, cell) == seat)
        return next((cell for cell in own if cell not in self.board), None)

    def actors(self) -> list[str]:
        """Who decides now; both while they lay out their cards."""
        if self.pending or self.phase == "over":
            return []
        return [seat for seat in SEATS if self.to_lay(seat)] if self.phase == "place" else [self.turn]

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
        """The cell whose identity is being asked: the attacker's first."""
        if not self.pending:
            return None
        if self.pending == "rest":
            return self.to_lay(self.turn)
        return next(cell for cell in self._cells(self.pending) if self.board[cell].face == UNKNOWN)

    def left_of_pack(self, owner: str) -> list[str]:
        known = [card.face for card in self.board.values() if card.owner == owner] + self.out[owner]
        return [face for face in PACK if face not in known]

    def chances(self) -> list[str]:
        """Every card of that pack nobody has seen, all as likely."""
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

    # -- doing it ----------------------------------------------------------------------------------
    def play(self, move: str, seat: str | None = None) -> None:
        """A decision of the seat to act (of this one, if both are), or an outcome of chance."""
        self.on_show = set()
        if self.phase == "place":
            self._lay(move, seat or self.turn)
            return
        if "=" in move:
            assert move in self.chances()
            cell, face = move.split("=")
            self.board[cell].face = face
            move = self.pending
        else:
            assert move in self.legal(), move
        self.pending = ""
        if "x" in move:
            self._attack(*move.split("x"))
        elif "^" in move:
            self._overlap(*move.split("^"))
        elif "?" in move:
            self._peek(move[1:])
        elif move == "done":
            self._end_of_ply()
        else:
            self._slide(*move.split("-"))

    def _lay(self, move: str, seat: str) -> None:
        """A4 One card, seen by its owner; after `rest` chance lays the others of that player one by one."""
        assert move in (self.chances() or self.legal(seat))
        if move == "rest":
            self.pending, self.turn = "rest", seat
            return
        cell, face = move.split("=")
        owner = owner_at_the_start(self.table, cell)
        self.board[cell] = Card(owner, face, seen_by={owner})
        if self.to_lay(owner) is None:
            self.pending = ""
        if not self.pending:
            self.turn = next((seat for seat in SEATS if self.to_lay(seat)), "r")
            if len(self.board) == len(CELLS):
                self.phase = "attack"

    def _is_known(self, cell: str, move: str) -> bool:
        """Whether the card has an identity; if not, it is asked and the move waits."""
        if self.board[cell].face == UNKNOWN:
            self.pending = move
        return not self.pending

    def _reveal(self, cell: str) -> str:
        card = self.board[cell]
        card.seen_by = set(SEATS)
        self.on_show.add(cell)
        if card.face == "KS":
            card.is_up = True
        return card.face

    def _remove(self, cell: str) -> None:
        card = self.board.pop(cell)
        self.out[card.owner].append(card.face)

    def _attack(self, a: str, d: str) -> None:
        """§3 steps 2–4; the attacking card is turned first."""
        move = f"{a}x{d}"
        if not self._is_known(a, move):
            return
        attacker = self._reveal(a)
        if not self._is_known(d, move):
            return
        verdict = meeting(self.table, attacker, self._reveal(d))
        pair = sorted((self.board[cell].owner + self.board[cell].face for cell in (a, d)), reverse=True)
        gone = {"win": [d], "lose": [a], "tie": [a, d]}.get(verdict, [])
        hearts = [self.board[cell].owner for cell in gone if self.board[cell].face == "KH"]
        for cell in gone:
            self._remove(cell)
        if gone or verdict == "special":  # the attack that ends the game by itself is not counted
            self.quiet = 0 if gone else self.quiet + 1
        if verdict in ("wins", "loses"):
            self._over(self.turn if verdict == "wins" else enemy(self.turn), "king")
        elif verdict == "tie" and len(hearts) == 1 and self.table.KH_tie == "owner_loses":
            self._over(enemy(hearts[0]), "king")
        elif self._is_dead_aim():
            self._over("-", "dead-aim")
        elif verdict == "win":
            self._start_slides()
        elif verdict == "lose":
            self._end_of_ply()
        else:
            has_met = "-".join(pair) in self.met
            if verdict == "special" and self.table.special_repeat == "no_second_peek":
                self.met.add("-".join(pair))
                if has_met:
                    self._end_of_ply()
                    return
            self.phase, self.left = "peek", 2
            if not self.peeks():
                self._end_of_ply()

    def _is_dead_aim(self) -> bool:
        """§6.2 For each player, own K♠ or the opponent's K♥ is gone."""
        return all("KS" in self.out[seat] or "KH" in self.out[enemy(seat)] for seat in SEATS)

    def _start_slides(self) -> None:
        self.phase, self.left = "slide", 3
        self._go_on_sliding()

    def _slide(self, c: str, e: str) -> None:
        self.board[e] = self.board.pop(c)
        self.moved.add(e)
        self.left -= 1
        self._go_on_sliding()

    def _go_on_sliding(self) -> None:
        if self.left == 0 or not (self.slides() or self.overlaps()):
            self._end_of_ply()

    def _overlap(self, s: str, d: str) -> None:
        self._reveal(s)  # laid upon another card it is seen by all
        if not self._is_known(d, f"{s}^{d}"):
            return
        is_heart = self._reveal(d) == "KH"
        self._over(self.turn if is_heart else enemy(self.turn), "overlap" if is_heart else "wrong-overlap")

    def _peek(self, cell: str) -> None:
        if not self._is_known(cell, f"?{cell}"):
            return
        self.board[cell].seen_by.add(self.turn)
        self.looked.add(cell)
        self.left -= 1
        if self.left == 0 or not self.peeks():
            self._end_of_ply()

    def _end_of_ply(self) -> None:
        """§3 steps 5 and 6, then step 0 of the next turn."""
        self.plies += 1
        self.moved, self.looked, self.is_march = set(), set(), False
        if self.table.stall_plies == "off":
            is_stalled = self.plies >= MOST_PLIES
        else:
            is_stalled = self.quiet >= int(self.table.stall_plies)
        if is_stalled:
            self._over("-", "stall")
            return
        self.turn, self.phase, self.left = enemy(self.turn), "attack", 0
        if not self.attacks():
            if self.table.no_attack == "draw":
                self._over("-", "no-attack")
            else:
                self.quiet += 1
                self.is_march = True
                self._start_slides()

    def _over(self, winner: str, reason: str) -> None:
        self.phase, self.left, self.result = "over", 0, (winner, reason)
        self.moved, self.looked = set(), set()

    # -- what is written ---------------------------------------------------------------------------
    def write(self, viewer: str = SEATS) -> str:
        """The position, or what a seat (`w`: a watcher) may know of it."""
        rows = []
        for rank in reversed(RANKS):
            rows.append(" ".join(self._write_cell(f"{file}{rank}", viewer) for file in FILES))
        out = ";".join(f"{seat}:{_listed(sorted(self.out[seat], key=PACK.index))}" for seat in SEATS)
        fields = [
            f"turn={self.turn}",
            f"phase={self.phase}",
            f"left={self.left}",
            f"moved={_listed(sorted(self.moved))}",
            f"seen={_listed(sorted(self.looked))}",
            f"quiet={self.quiet}",
            f"out={out}",
            *([f"pending={self.pending}"] if self.pending else []),
            *([f"met={_listed(sorted(self.met, key=_by_cards))}"] if self.met else []),
            *([f"result={':'.join(self.result)}"] if self.result else []),
        ]
        return f"{'/'.join(rows)} {' '.join(fields)}"

    def _write_cell(self, cell: str, viewer: str) -> str:
        if cell not in self.board:
            return "."
        return self.board[cell].write(viewer, is_on_show=cell in self.on_show)


def _listed(words: list[str]) -> str:
    return ",".join(words) or "-"


def _by_cards(pair: str) -> list[int]:
    """`rKS-bKD` in the order of the pack, Red's card first."""
    return [PACK.index(card[1:]) for card in pair.split("-")]
