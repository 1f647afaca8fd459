"""One decision: every move is looked at, then the better ones further and further ahead, until the limit is reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludoteca.core import Limit, Move, View, Weighed
from ludoteca.games.scamorra.machine.hands import hands_of, public
from ludoteca.games.scamorra.machine.placing import finish, settle
from ludoteca.games.scamorra.machine.search import ALL, Desk, go_on, look, sum_up, try_card
from ludoteca.games.scamorra.rules.board import LOT, NEVER, TURN
from ludoteca.games.scamorra.rules.verbs import apply

ENOUGH = 3  # moves: a round that has compared fewer is not trusted
WIDTHS = (ALL, ALL, 6, 4, 3, 3, 3, 3, 3, 3)  # moves of each card that are searched with so many turns to go
NARROW = (ALL, ALL, 16, 10, 6, 6, 6, 6, 6, 6)  # first moves that are searched so many turns ahead
MARGIN = 0.2  # moves that look worse than the best by more are not looked at again
MOST = 1 << 60
SLICE = 20_000  # positions judged between two checks of the limit


class Thought:
    """The search for one move; `looked` holds what is known of each, the last round last."""

    def __init__(self, desk: Desk, view: View, legal: Sequence[Move], limit: Limit) -> None:
        self.desk, self.limit, self.me = desk, limit, int(view.seat)
        self.state, self.hands = public(view), hands_of(view)
        self.values = dict.fromkeys(legal, 0.5)
        self.round = list(legal)  # the moves compared in the last round that counts
        self.ahead = 0
        self.most = MOST if limit.work is None else limit.work
        desk.mind.nodes = 0

    def think(self, ahead: int, exact: int) -> None:
        """As far as this many turns ahead; to the end of the game, leaving no move out, where so many are to come."""
        s = self.state
        if s.phase == LOT:
            return
        if s.phase != TURN:
            self._compare(list(self.values), self._glance(self._finish))
            if ahead:
                self._compare(self._ordered(), self._settle)
            return
        to_come = 2 * int(s.turns) - int(s.n_played.sum()) - 1
        is_exact = to_come < exact
        self.desk.widths[:] = ALL if is_exact else WIDTHS
        self._compare(list(self.values), self._glance(self._look))
        for self.ahead in range(1, 1 + min(to_come, exact if is_exact else ahead)):
            moves = self._ordered()
            if not is_exact:
                best = self.values[moves[0]]
                moves = [move for move in moves if self.values[move] > best - MARGIN][: NARROW[self.ahead]]
            if len(moves) < 2 or not self._compare(moves, self._search):
                return

    def best(self, blur: float) -> Move:
        """The best move of the last round, as somebody sees it who misjudges what is open by up to `blur`."""
        rng = self.limit.rng
        if self.state.phase == LOT:  # A27 no hand is better than another
            return rng.choice(self.round)
        return max(self.round, key=lambda move: _blurred(self.values[move], rng.uniform(-blur, blur)))

    def weighed(self) -> list[Weighed]:
        """All moves, the best first; what was left behind in earlier rounds is not above what was compared last."""
        compared = self._ordered(self.round)
        worst = self.values[compared[-1]]
        others = self._ordered([move for move in self.values if move not in compared])
        return [Weighed(move, self.values[move]) for move in compared] + [
            Weighed(move, min(worst, self.values[move])) for move in others
        ]

    # -- rounds --------------------------------------------------------------------------------------------------------
    def _ordered(self, moves: Sequence[Move] | None = None) -> list[Move]:
        return sorted(self.values if moves is None else moves, key=lambda move: -self.values[move])

    def _compare(self, moves: Sequence[Move], value_of: Callable[[Move], float]) -> bool:
        """Value these moves anew; a round that the limit ends too early is forgotten."""
        found: dict[Move, float] = {}
        for move in moves:
            value = value_of(move)
            if value < 0:
                break
            found[move] = value
        is_complete = len(found) == len(moves)
        if is_complete or len(found) >= ENOUGH:
            self.values |= found
            self.round = list(found)
        return is_complete

    def _glance(self, value_of: Callable[[Move], float]) -> Callable[[Move], float]:
        """For the first round: it goes on when nobody waits any more, for something has to be played, but no further
        than the budget allows."""
        return lambda move: value_of(move) if self.desk.mind.nodes < self.most else -1

    def _place(self, move: Move) -> None:
        """The position after a move that is no card, in frame 0."""
        desk = self.desk
        desk.states[0], desk.hands[0] = self.state, self.hands
        apply(desk.states[0], move)

    def _finish(self, move: Move) -> float:
        self._place(move)
        return float(finish(*self.desk.room, self.me))

    def _settle(self, move: Move) -> float:
        if self._must_stop():
            return -1
        self.desk.mind.pause = self.most
        self._place(move)
        if self.desk.states[0].phase == TURN:
            return self._finish(move)
        return float(settle(*self.desk.room, self.me))

    def _look(self, move: Move) -> float:
        """The value after one's own move, in frame 1."""
        desk = self.desk
        desk.states[0], desk.hands[0] = self.state, self.hands
        return float(look(desk.states, desk.hands, desk.mind, self.me, 0, move)[0])

    def _search(self, move: Move) -> float:
        """The value with the turns ahead; below 0 if the limit is reached before."""
        desk = self.desk
        value = self._look(move)
        if desk.states[1].reason != NEVER:
            return value
        desk.states[0], desk.hands[0] = desk.states[1], desk.hands[1]
        for card in range(6):
            if self._must_stop():
                return -1
            try_card(*desk.room, self.me, card, self.ahead, desk.widths)
            while not go_on(*desk.room, self.me, self.ahead, desk.widths):
                if self._must_stop():
                    return -1
        return float(sum_up(desk.states, desk.hands, desk.frames, self.me, 0)[0])

    def _must_stop(self) -> bool:
        """Whether the limit is reached; if not, another slice of work may be done."""
        mind = self.desk.mind
        mind.pause = min(self.most, int(mind.nodes) + SLICE)
        return self.limit.is_reached(int(mind.nodes))


def _blurred(value: float, by: float) -> float:
    """The clearer the result, the less it is misjudged; nobody overlooks a game that is won."""
    return value + by * 4 * value * (1 - value)
