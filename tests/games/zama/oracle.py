"""A second Zama for the tests: slow, naive, straight from the rules (§1–§8).

It shares nothing with the package it checks: cells are names, cards are their two letters, and every rule is the
sentence of its section. A game is driven by the same texts as the package and writes the same positions.

    >>> len(Game(Table()).legal())
    187
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress

from tests.games.zama.oracle_layout import EVERYBODY, UNKNOWN, Card, Layout
from tests.games.zama.oracle_table import SEATS, Table, meeting, owner_at_the_start

MOST_PLIES = 1000


class Game(Layout):
    """§3 One game, played decision by decision."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.then: Callable[[], None] = self._end_of_ply  # once the kings of an eliminated seat have left

    # -- doing it ----------------------------------------------------------------------------------
    def play(self, move: str, seat: str | None = None) -> None:
        """A decision of the seat to act (of this one, if several may), or an outcome of chance."""
        self.on_show = set()
        if self.phase == "place":
            self._lay(move, seat or self.turn)
            return
        if "=" in move:
            assert move in self.chances()
            cell, face = move.split("=")
            self.board[cell].face = face
            if self.sought():
                self._leave(cell)
                self._after(self.then)
                return
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
        """A4 One card, seen by its owner; after `rest` chance lays that player's other cards one by one."""
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
            self._go_on_laying()

    def _go_on_laying(self) -> None:
        """A4 When all cards are laid, Red begins, or the next player still in the game."""
        self.turn = next((seat for seat in self.seats if self.to_lay(seat)), "r")
        if not any(map(self.to_lay, self.seats)):
            if self.turn in self.gone:
                self._next()
            self._begin_turn()

    def _is_known(self, cell: str, move: str) -> bool:
        """Whether the card has an identity; if not, the move waits until it is drawn."""
        if self.board[cell].face == UNKNOWN:
            self.pending = move
        return not self.pending

    def _reveal(self, cell: str) -> str:
        card = self.board[cell]
        card.seen_by = set(self.seats)
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
        defender = self.board[d].owner
        cards = sorted((self.board[cell].owner + self.board[cell].face for cell in (a, d)), key=_by_seat)
        pair = "-".join(cards)
        gone = {"win": [d], "lose": [a], "tie": [a, d]}.get(verdict, [])
        hearts = [self.board[cell].owner for cell in gone if self.board[cell].face == "KH"]
        for cell in gone:
            self._remove(cell)
        if gone or verdict == "special":  # an attack that ends the game directly is not counted
            self.quiet = 0 if gone else self.quiet + 1
        if verdict == "wins":
            if self._lose(defender, self.turn, "king"):
                self._after(self._start_slides)
        elif verdict == "loses":
            if self._lose(self.turn, defender, "king"):
                self._after(self._end_of_ply)
        elif verdict == "tie" and len(hearts) == 1 and self.table.KH_tie == "owner_loses":
            captor = defender if hearts[0] == self.turn else self.turn
            if self._lose(hearts[0], captor, "king"):
                self._after(self._start_peeks if captor == self.turn else self._end_of_ply)
        elif self._is_dead_aim():
            self._over("-", "dead-aim")
        elif verdict == "win":
            self._start_slides()
        elif verdict == "lose":
            self._end_of_ply()
        else:
            has_met = pair in self.met
            if verdict == "special" and self.table.special_repeat == "no_second_peek":
                self.met.add(pair)
                if has_met:
                    self._end_of_ply()
                    return
            self._start_peeks()

    def _start_peeks(self) -> None:
        self.phase, self.left = "peek", 2
        self._go_on_peeking()

    def _go_on_peeking(self) -> None:
        if self.left == 0 or not self.peeks():
            self._end_of_ply()

    def _is_dead_aim(self) -> bool:
        """§6.2 For each player, the player's K♠ or every opponent's K♥ is gone."""
        return not any(
            "KS" not in self.out[seat] and "KH" not in self.out[other]
            for seat in self.seats
            if seat not in self.gone
            for other in self.enemies(seat)
        )

    # -- §7.2 elimination ---------------------------------------------------------------------------
    def _lose(self, loser: str, captor: str, reason: str) -> bool:
        """A beaten King of Hearts ends a game for two, first blood and teams; returns whether play goes on."""
        if len(self.seats) == 2:
            self._over(captor, reason)
        elif self.table.four_player == "teams":
            self._over("by" if loser in "rg" else "rg", reason)
        elif self.table.four_player == "first_blood" and captor not in self.gone:
            self._over(captor, reason)
        elif self._eliminate(loser, reason):
            self.quiet = 0
            return True
        return False

    def _eliminate(self, seat: str, reason: str) -> bool:
        """The player is out and the special kings leave the board; returns whether play goes on."""
        self.gone.append(seat)
        last = [other for other in self.seats if other not in self.gone]
        if all(self.table.are_allies(last[0], other) for other in last):
            self._over("".join(other for other in self.seats if self.table.are_allies(last[0], other)), reason)
            return False
        if seat == self.turn and self.phase != "place":
            self.phase, self.left, self.moved, self.looked = "attack", 0, set(), set()
        for cell in [c for c, card in self.board.items() if card.owner == seat and card.face in ("KS", "KH")]:
            self._leave(cell)
        if self._is_dead_aim():
            self._over("-", "dead-aim")
        return self.result is None

    def _leave(self, cell: str) -> None:
        self._remove(cell)
        self.moved.discard(cell)
        self.looked.discard(cell)

    def _after(self, then: Callable[[], None]) -> None:
        """What follows an elimination waits until both kings are off the board."""
        self.then = then
        if then == self._start_slides:
            self.phase, self.left = "slide", 3
        if then == self._start_peeks:
            self.phase, self.left = "peek", 2
        if not self.sought():
            then()

    def resign(self, seat: str) -> None:
        """With four players the player is eliminated; another's turn goes on as far as it can."""
        self.on_show = set()
        rest = {"slide": self._go_on_sliding, "peek": self._go_on_peeking, "attack": self._begin_turn}
        then = self._end_of_ply if seat == self.turn else rest.get(self.phase)
        if self.phase == "place":
            self.out[seat] += self.left_of_pack(seat)
            then = self._go_on_laying
        if self._eliminate(seat, "resign"):
            self._after(then)

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
        self._reveal(s)  # laid on another card it is seen by all
        if not self._is_known(d, f"{s}^{d}"):
            return
        owner = self.board[d].owner
        if self._reveal(d) == "KH":
            if self._lose(owner, self.turn, "overlap"):
                self.board[d] = self.board.pop(s)
                self.moved.add(d)
                self.left -= 1
                self._after(self._go_on_sliding)
        elif len(self.seats) == 2 or self.table.four_player == "teams":
            is_foe = [not self.table.are_allies(self.turn, other) for other in self.seats]
            self._over("".join(compress(self.seats, is_foe)), "wrong-overlap")
        elif self._eliminate(self.turn, "wrong-overlap"):
            self._after(self._end_of_ply)

    def _peek(self, cell: str) -> None:
        if not self._is_known(cell, f"?{cell}"):
            return
        self.board[cell].seen_by.add(self.turn)
        self.looked.add(cell)
        self.left -= 1
        self._go_on_peeking()

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
        self._next()
        self._begin_turn()

    def _next(self) -> None:
        """§7.2 R→B→G→Y, skipping eliminated seats."""
        self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]
        if self.turn in self.gone:
            self._next()

    def _begin_turn(self) -> None:
        """§3 step 0; §7.2 a seat without an attack passes as long as somebody has one."""
        self.phase, self.left = "attack", 0
        if self.attacks():
            return
        if self.table.no_attack == "march":
            self.quiet += 1
            self.is_march = True
            self._start_slides()
        elif any(self.attacks(seat) for seat in self.seats if seat not in self.gone):
            self._next()
            self._begin_turn()
        else:
            self._over("-", "no-attack")

    def _over(self, winner: str, reason: str) -> None:
        self.phase, self.left, self.result = "over", 0, (winner, reason)
        self.moved, self.looked = set(), set()

    # -- what is written ---------------------------------------------------------------------------
    def write(self, viewer: str = EVERYBODY) -> str:
        """The position, or what a seat (`w`: a watcher) may know of it."""
        rows = []
        for rank in reversed(self.table.ranks):
            rows.append(" ".join(self._write_cell(f"{file}{rank}", viewer) for file in self.table.files))
        order = self.table.pack.index
        out = ";".join(f"{seat}:{_listed(sorted(self.out[seat], key=order))}" for seat in self.seats)
        fields = [
            f"turn={self.turn}",
            f"phase={self.phase}",
            f"left={self.left}",
            f"moved={_listed(sorted(self.moved))}",
            f"seen={_listed(sorted(self.looked))}",
            f"quiet={self.quiet}",
            f"out={out}",
            *([f"pending={self.pending}"] if self.pending else []),
            *([f"met={_listed(sorted(self.met, key=self._by_cards))}"] if self.met else []),
            *([f"gone={''.join(self.gone)}"] if self.gone else []),
            *([f"result={':'.join(self.result)}"] if self.result else []),
        ]
        return f"{'/'.join(rows)} {' '.join(fields)}"

    def _by_cards(self, pair: str) -> list[int]:
        """`rKS-bKD` in the order of the seats, then of the pack."""
        cards = pair.split("-")
        return [*map(_by_seat, cards), *(self.table.pack.index(card[1:]) for card in cards)]

    def _write_cell(self, cell: str, viewer: str) -> str:
        if cell not in self.board:
            return "."
        card = self.board[cell]
        return card.write(viewer, is_public=cell in self.on_show or card.seen_by >= set(self.seats))


def _listed(words: list[str]) -> str:
    return ",".join(words) or "-"


def _by_seat(card: str) -> int:
    return SEATS.index(card[0])
