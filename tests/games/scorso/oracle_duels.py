"""§6.4–§8 once more, from docs/rules/scorso.md alone: what follows the lanes. `Game` in oracle.py has the rest."""

from __future__ import annotations

from itertools import product

from tests.games.scorso.oracle_lanes import COLOURS, Asking, ask


class Duels:
    """A part of the oracle's `Game`: elimination, challenges, duels, the end of the round and of the game."""

    def eliminate(self, start: str) -> Asking:
        """Those without bullets leave together; none left is a deciding duel of all who were in the round."""
        alive = self.living()
        for name in alive:
            self.players[name].dice_home()
            self.players[name].one_hand = name in self.handicaps
        self.handicaps = set()
        standing = [name for name in alive if self.players[name].has()]
        if not standing:
            self.begin_duel(alive)
            return
        for name in alive:
            if name not in standing:
                self.leave(name)
        if len(standing) == 1:
            self.end(standing[0], "last-standing")
            return
        self.phase, self.act, self.passed = "duels", self.clockwise(start)[0], 0
        yield from self.challenges()

    def leave(self, name: str) -> None:
        player = self.players[name]
        player.is_out, player.one_hand, player.bullets = True, False, dict.fromkeys(COLOURS, 0)
        self.supply, player.fists = self.supply + player.fists, 0
        player.dice_home()

    def challengers(self) -> list[str]:
        return [n for n in self.living() if any(self.players[o].fists for o in self.living() if o != n)]

    def targets(self, name: str) -> dict[str, tuple[str, int]]:
        """§7.1 Nobody, or whoever holds tokens, for any stake up to the cap."""
        answers: dict[str, tuple[str, int]] = {"challenge no": ("", 0)}
        for other in self.living():
            if other != name and self.players[other].fists:
                for height in range(1, self.cap(name, other) + 1):
                    answers[f"challenge {other} {height}"] = (other, height)
        return answers

    def open_challenges(self) -> None:
        """A27 In real time the first press counts; whoever has passed waits for the next duel."""
        self.act, self.is_open = "-", bool(set(self.challengers()) - set(self.waived))
        if not self.is_open:
            self.waived = []
            self.end_round()

    def challenge_first(self, name: str, other: str, height: int) -> None:
        if not other:
            self.waived.append(name)
            self.open_challenges()
            return
        self.act, self.challenged, self.height, self.waived, self.is_open = name, other, height, [], False
        self.asking = self.fight()
        self.go_on(None)

    def fight(self) -> Asking:
        for name in (self.act, self.challenged):
            yield from self.put_in_front(name)
        self.begin_duel([self.act, self.challenged])

    def challenges(self) -> Asking:
        """§7.1 Until everyone who may challenge has passed in succession."""
        if self.table.challenge_order == "by_pace" and not self.beats:
            self.open_challenges()
            return
        while self.passed < len(self.challengers()):
            self.act = next(name for name in self.clockwise(self.act) if name in self.challengers())
            self.challenged, self.height = yield from ask(self.act, self.targets(self.act))
            if not self.challenged:
                self.passed += 1
                self.act = self.left_of(self.act)
                continue
            self.passed = 0
            yield from self.fight()
            return
        self.end_round()

    def cap(self, challenger: str, other: str) -> int:
        caps = [self.players[challenger].has(), len(self.living())]
        return min(caps if self.table.duel_stake_cap == "all_in" else [*caps, self.players[other].has()])

    def put_in_front(self, name: str) -> Asking:
        bullets = self.players[name].bullets
        size = min(self.height, self.players[name].has())
        piles = (c for c in product(*(range(bullets[colour] + 1) for colour in COLOURS)) if sum(c) == size)
        stakes = {"".join(colour * n for colour, n in zip(COLOURS, pile, strict=True)) for pile in piles}
        stake = yield from ask(name, {f"stake {pile}": pile for pile in stakes})
        self.players[name].stake = stake
        for colour in stake:
            bullets[colour] -= 1

    def begin_duel(self, duellists: list[str]) -> None:
        self.phase = "duel"
        if not self.challenged:
            self.act, self.passed = "-", 0
        for name in duellists:
            player = self.players[name]
            player.dice_home("?" * (6 + player.fists))
            self.supply, player.fists = self.supply + player.fists, 0

    def judge_knocks(self, knocked: list[str], duellists: list[str]) -> bool:
        """§7.2, A28 A right knock wins, a wrong one loses, several right ones begin again; whether no dice roll now."""
        right = [name for name in knocked if set(self.players[name].free) == {"R"}]
        left = right or [name for name in duellists if name not in knocked]
        if len(left) == 1:
            self.win_duel(left[0])
            return True
        for name in duellists:
            if left and name not in left:
                self.players[name].dice_home()
                if self.table.mode == "duel" and name in knocked and name not in right:
                    self.leave(name)
        if right or not left:
            for name in right or duellists:
                self.players[name].dice_home("?" * len(self.players[name].free))
            return True
        return False

    def win_duel(self, winner: str) -> None:
        if not self.challenged:
            for name in self.living():
                if name != winner and not self.players[name].has():
                    self.leave(name)
            self.end(winner, "duel" if self.table.mode == "duel" else "deciding-duel")
            return
        for name in (self.act, self.challenged):
            self.players[name].dice_home()
            for colour in self.players[name].stake:
                self.players[winner].bullets[colour] += 1
            self.players[name].stake = ""
        loser = self.challenged if winner == self.act else self.act
        challenger, self.challenged, self.height = self.act, "", 0
        if not self.players[loser].has():
            self.leave(loser)
        if len(self.living()) == 1:
            self.end(winner, "last-standing")
            return
        self.phase, self.act, self.passed = "duels", self.left_of(challenger), 0
        self.asking = self.challenges()
        self.go_on(None)

    # -- §8 rounds and the end --------------------------------------------------------------------------------------

    def end_round(self) -> None:
        self.act = "-"
        if self.round >= self.table.max_rounds:
            self.swaps = []
            most = max(self.players[name].has() for name in self.living())
            best = [name for name in self.living() if self.players[name].has() == most]
            if len(best) == 1:
                self.end(best[0], "round-limit")
            else:
                self.begin_duel(best)
            return
        for one, other in self.swaps:
            if {one, other} <= set(self.living()):
                here, there = self.ring.index(one), self.ring.index(other)
                self.ring[here], self.ring[there] = other, one
        self.swaps = []
        self.round, self.phase, self.ender = self.round + 1, "rolling", "-"
        if self.table.count == "by_player" and not self.beats:
            self.phase = "ready"
        for name in self.living():
            self.players[name].dice_home("??????")

    def end(self, winner: str, reason: str) -> None:
        self.phase, self.result, self.swaps = "over", f"{winner}:{reason}", []
        self.players[winner].purse += self.pot
        self.pot = 0
        for player in self.players.values():
            player.dice_home()
