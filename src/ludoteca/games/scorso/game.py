"""Scorso as the contract asks for it; what its rooms do is named in `rooms`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import cast

import msgspec

from ludoteca.core import (
    ABANDON,
    CHANCE,
    PLATFORM_WORDS,
    RESIGN,
    TIME,
    Figures,
    GameOptions,
    IllegalMove,
    Instinct,
    Level,
    Machine,
    Move,
    Outcome,
    Record,
    Seat,
    State,
    View,
)
from ludoteca.core.beside import Beside, Counter, Dice, Editor, Step
from ludoteca.core.moves import weighed, written
from ludoteca.core.rooms import GameInRooms, Rooms
from ludoteca.core.tensors import Feature
from ludoteca.games.scorso.rules import leaving, moves, numbers, purses, referee, setup, verbs
from ludoteca.games.scorso.rules.board import (
    ABANDONED,
    DISPUTES,
    DUEL,
    DUELS,
    FACES,
    FROZEN,
    HATS,
    MARKET,
    MOST_DICE,
    MOST_STAKE,
    NEVER,
    NOBODY,
    OUT_OF_TIME,
    OWN_DICE,
    READY,
    REASONS,
    RESIGNED,
    ROLLING,
    SEATS,
    STAGE_END,
)
from ludoteca.games.scorso.rules.duels import may_challenge
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.rolling import is_freeze_due, is_tumbling, may_act
from ludoteca.games.scorso.shown import events, facts, picture, tensors, views
from ludoteca.games.scorso.shown.facts import Shown
from ludoteca.games.scorso.text import editing, notation, positions

ROLL_MS = 600  # §5
ONE_HAND_MS = 1200  # A22
COUNT_MS = 15_000  # §5 how long a round waits for somebody to count
FREEZE_MS = 3000  # A9 how long everybody may still knock before a table freezes without an ender

_LEFT = {RESIGN: RESIGNED, TIME: OUT_OF_TIME, ABANDON: ABANDONED}


class Scorso(GameInRooms):
    NAME = "scorso"
    VERSION = "2"
    HAS_CHANCE = True
    HAS_SECRETS = True
    Options = Options
    Shown = Shown
    compiled = verbs
    sight = views.SIGHT
    rooms = Rooms(setup, referee, views, events, facts, picture, notation, positions, secrets=notation)

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        return tuple(SEATS[: cast(Options, options).players])

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """§3 While dice are rolled all players at once, and chance beside them; a question is put to one seat.

        Anybody may count (§5), and in real time anybody may be the first to challenge (A27).
        """
        s = state.record
        if s.reason != NEVER:
            return ()
        if s.phase == READY:
            return (*(Seat(seat) for seat in range(s.n) if s.alive[seat]), CHANCE)
        if s.phase == DUELS and s.by_pace and s.target == NOBODY:
            return tuple(Seat(seat) for seat in range(s.n) if may_challenge(s, seat))
        if s.phase in (FROZEN, DUELS, MARKET, STAGE_END):
            return (Seat(int(verbs.to_move(s))),)
        acting = [Seat(int(seat)) for seat in s.ring[: s.n] if may_act(s, int(seat))]
        if s.beats and is_tumbling(s):
            acting = []
        return (*acting, CHANCE) if _has_chance(state) else tuple(acting)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        if seat < 0 or seat not in self.to_act(state):
            return []
        write = partial(verbs.moves_of, state.record, int(seat))
        return sorted(written(write, verbs.MAX_MOVES), key=lambda move: self.format_move(state, seat, move))

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        """§3 The pending outcome: of one seat the next die, of the table the next of anybody's."""
        s = state.record
        if s.reason != NEVER or not _has_chance(state):
            return []
        if seat is None or seat < 0:
            return weighed(partial(verbs.chances, s), verbs.MAX_CHANCES)
        return weighed(partial(verbs.dice_of, int(seat)), verbs.MAX_CHANCES) if s.tumbling[seat] else []

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        s = state.record.copy()
        if move in _LEFT:
            leaving.leave(s, int(seat), _LEFT[move])
        elif move in PLATFORM_WORDS:
            reason = self.why_illegal(state, seat, move)
            assert reason is not None
            raise IllegalMove("agreement ends no game of Scorso", reason)
        else:
            verbs.apply(s, int(move))
        return State(state.options, s)

    def outcome(self, state: State) -> Outcome | None:
        """§8 The winner; the others by their bullets, then by how long they lasted. §9.2 By hats, then by bow ties."""
        s = state.record
        if s.reason == NEVER:
            return None
        winner = Seat(int(s.winner))
        points = {Seat(seat): int(verbs.points(s, seat)) for seat in range(s.n)}
        others = [seat for seat in points if seat != winner]
        merits = {seat: _merits(s, seat, points[seat]) for seat in others}
        places = [tuple(seat for seat in others if merits[seat] == merit) for merit in sorted(set(merits.values()))]
        return Outcome((winner,), REASONS[s.reason], points, ((winner,), *reversed(places)))

    def is_out(self, state: State, seat: Seat) -> bool:
        """§6.4 Eliminated; in the full game only those who have left it, for all others play the next stage."""
        s = state.record
        return bool(s.away[seat] or s.gone[seat] or not (s.full or s.alive[seat]))

    def acts_at_once(self, options: GameOptions) -> bool:
        return True

    def stream(self, state: State, seat: Seat | None = None) -> str:
        """A stream for each seat and round, so that nobody's acts change another's dice; a folder for each stage."""
        s = state.record
        folder = f"{self.chapter(state)}/" if s.full else ""
        if s.phase == MARKET:
            return f"{folder}market"
        if seat is None or seat < 0:
            seat = next((Seat(int(other)) for other in s.ring[: s.n] if s.tumbling[other]), CHANCE)
        return f"{folder}{SEATS[seat] if seat >= 0 else 'table'} {s.round_no}"

    def chapter(self, state: State) -> str:
        """§9 The stage that is being played; the market before it is part of it."""
        return f"stage {state.record.stage}" if state.record.full else ""

    def chapters(self, state: State) -> dict[str, bool]:
        """§9 Every stage that has begun, whether it is over, and the next one."""
        s = state.record
        if not s.full:
            return {}
        begun = {f"stage {number}": number < s.stage or s.reason != NEVER for number in range(1, s.stage + 1)}
        return begun if s.reason != NEVER or s.stage == s.stages else {**begun, f"stage {s.stage + 1}": False}

    def race_on(self, state: State) -> str:
        """§5, §7 In real time: the round or the duel that is being rolled for, or who challenges first (A27)."""
        s = state.record
        if s.beats or s.reason != NEVER:
            return ""
        stage = f"{self.chapter(state)} " if s.full else ""
        if s.phase == DUELS and s.by_pace and s.target == NOBODY:
            return f"{stage}challenges {s.round_no}"
        if s.phase not in (ROLLING, DUEL):
            return ""
        if s.phase == ROLLING:
            return f"{stage}round {s.round_no}"
        if s.duel_only:
            return "duel"
        if s.dispute:
            names = "-".join(name for seat, name in enumerate(SEATS) if s.duelling[seat])
            return f"{stage}duel over {DISPUTES[s.dispute]} {names}"
        duel = (
            f"duel {s.round_no} {SEATS[s.act]}-{SEATS[s.target]}" if s.act != NOBODY else f"deciding duel {s.round_no}"
        )
        return stage + duel

    def rematch_options(self, state: State, seats: Sequence[Seat]) -> GameOptions:
        """§10 The next game goes on with the purses of this one, if it has come to its end."""
        s = state.record
        if s.reason == NEVER or not s.stake:
            return state.options
        return msgspec.structs.replace(state.options, purse=purses.written(int(s.purse[seat]) for seat in seats))

    def starts_at_once(self, state: State) -> bool:
        """A27 Whoever wants to challenge does not wait for a count."""
        return bool(state.record.phase == DUELS)

    def in_real_time(self, options: GameOptions) -> bool:
        """§5 By option; also if a weapon market comes before the first race."""
        return cast(Options, options).pace == "real_time"

    def at_one_screen(self, options: GameOptions) -> GameOptions:
        """§5 Nobody can race for one keyboard: there beats are played."""
        return msgspec.structs.replace(options, pace="beats")

    def duration(self, state: State, seat: Seat, move: Move) -> int:
        """§5, A22 In real time a roll takes time, and so does the freeze of a table on which nobody knocks."""
        s = state.record
        if s.beats or move in PLATFORM_WORDS:
            return 0
        if moves.kind_of(move) == moves.FREEZE:
            return FREEZE_MS
        if moves.kind_of(move) == moves.BEGIN:
            return COUNT_MS
        if moves.kind_of(move) != moves.ROLL:
            return 0
        return ONE_HAND_MS if s.handicap[seat] and s.phase == ROLLING else ROLL_MS

    def has_secrets(self, options: GameOptions) -> bool:
        """§5 Only beats are decided in secret."""
        return cast(Options, options).pace == "beats"

    def offered(self, state: State, seat: Seat) -> list[str]:
        """The legal moves; `roll *` stands for every choice of free dice."""
        if seat < 0 or seat not in self.to_act(state):
            return []
        moves_of_seat = written(partial(verbs.moves_of, state.record, int(seat)), verbs.MAX_MOVES)
        others = [move for move in moves_of_seat if moves.kind_of(move) != moves.ROLL]
        rolls = ["roll *"] if len(others) < len(moves_of_seat) else []
        return sorted([*rolls, *(self.format_move(state, seat, move) for move in others)])

    def machine(self, level: Level) -> Machine:
        from ludoteca.games.scorso.machine.levels import ScorsoMachine  # compiles, too

        return ScorsoMachine(level)

    def instincts(self) -> Mapping[str, Instinct]:
        from ludoteca.games.scorso.machine.gentle import gentle
        from ludoteca.games.scorso.machine.instinct import instinct  # compiles: only machines need it
        from ludoteca.games.scorso.machine.naive import naive

        return {"purposeful": instinct, "naive": naive, "gentle": gentle}

    def keeps_still(self, view: View) -> bool:
        from ludoteca.games.scorso.machine.instinct import keeps_still

        return keeps_still(view)

    def effort(self, view: View, move: Move) -> float:
        from ludoteca.games.scorso.machine.instinct import effort

        return effort(view, move)

    def figures(self) -> Figures:
        from ludoteca.games.scorso import figures  # compiles: only simulations need it

        return figures

    def beside(self) -> Beside:
        """§9, §10 What the full game and the pot keep, and dice to throw."""
        hats = Counter(name="hats", high=HATS)
        rules = Options()
        bowtie = Counter(name="bowtie", start=rules.bowtie_start, high=rules.bowtie_top)
        win, stake = Step(name="win", other="pot", takes_all=True), Step(name="stake", by=1, other="purse")
        (chips,) = purses.brought(rules.purse, stake.by, 1)
        purse = Counter(name="purse", start=chips, low=-MOST_STAKE, steps=[win])
        pot = Counter(name="pot", is_shared=True, steps=[stake])
        dice = Dice(list(FACES), OWN_DICE, MOST_DICE)
        return Beside(seats=list(SEATS), players=[4, 2, 3, 5], counters=[hats, bowtie, purse, pot], dice=dice)

    def editor(self) -> Editor:
        return editing

    def features(self, options: GameOptions) -> Sequence[Feature]:
        return tensors.FEATURES

    def action_count(self, options: GameOptions) -> int:
        return numbers.COUNT


def _has_chance(state: State) -> bool:
    """§3 Whether a die, a tie between knocks, the count, the freeze or a weapon out of the bag is due."""
    s = state.record
    if s.phase == READY:
        return True
    if s.phase == MARKET:
        return bool(s.to_draw)
    return bool(s.phase in (ROLLING, DUEL) and (s.tied or is_tumbling(s) or is_freeze_due(s)))


def _merits(s: Record, seat: Seat, points: int) -> tuple[int, int, int]:
    """What orders those who have not won."""
    if s.full:
        return int(not s.away[seat]), points, int(s.bowtie[seat])
    return points, int(s.alive[seat]), int(s.fell[seat])
