"""A match: the log and the state it leads to. The only writer of state.

A match knows no sockets, no SQL and no wall clock: the server and the command line drive it and pass it
the time. Its log is the truth; everything else follows from the log, so a match can be replayed to the
same bytes (`play.history`).

Besides the game's moves a log holds the platform acts (`resign`, `time`, `abandon`, `agree`; in a series also
`resign-match`) and the steps towards an agreement (`offer`, `withdraw`: `play.agreement`). A match that is called off
(`call-off`) is over, and nobody has won or lost it; who may call it off is for the owner of the match to judge. What a
judge is called for and rules is in the log too (`play.judging`).

What is taken back stays in the log: `take-back 12` leads to the state after ply 12 once more (`play.taking_back`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from ludoteca.core import (
    AGREE,
    CHANCE,
    SERIES_WORDS,
    BadMove,
    BadRecord,
    Event,
    Game,
    GameOptions,
    IllegalMove,
    Move,
    Outcome,
    Reason,
    Seat,
    State,
    View,
)
from ludoteca.play.agreement import OFFER, WITHDRAW, Offers, why_not_agreed
from ludoteca.play.chances import pending, stream_of
from ludoteca.play.dealer import Dealer
from ludoteca.play.history import History
from ludoteca.play.judging import Bench, flagged, is_judging, judged, why_waiting
from ludoteca.play.log import TAKE_BACK, Entry
from ludoteca.play.moments import Moment
from ludoteca.play.records.lines import clean_name
from ludoteca.play.taking_back import why_not_back
from ludoteca.play.uncovering import uncovered
from ludoteca.play.why import explain

CALL_OFF: Final = "call-off"
CALLED_OFF: Final = "called-off"  # the reason of such an end


class Present(NamedTuple):
    """Where a match stands."""

    state: State
    bench: Bench = Bench()
    is_called_off: bool = False


class Match:
    """One match in progress or finished."""

    # What is so now: found once for every entry, since a server asks some thirty times a move.
    ply: int  # how many entries there are
    state: State  # the whole truth; never sent to anybody: see `view`
    bench: Bench  # where it stands with the judge
    to_act: tuple[Seat, ...]
    outcome: Outcome | None

    def __init__(
        self,
        game: Game,
        options: GameOptions | None = None,
        dealer: Dealer | None = None,
        *,
        players: Sequence[str] = (),
        date: str = "",
    ) -> None:
        """A match before its first entry; see `start`. Without a dealer, chance can be followed but not dealt."""
        self.game = game
        self.options = game.Options() if options is None else options
        self.seats = game.seats(self.options)
        if len(players) > len(self.seats):
            raise ValueError(f"{len(players)} players for {len(self.seats)} seats")
        self.players = tuple(map(clean_name, players)) + ("",) * (len(self.seats) - len(players))
        self.date = clean_name(date)
        self.dealer = None if dealer is None else dealer.again()
        self.commitment = dealer.commitment if dealer is not None and dealer.knows("") else ""
        self.nonces = () if dealer is None else dealer.nonces
        self.promises: tuple[str, ...] = ()  # by which the seats had promised their nonces
        self.proven = 0  # chance outcomes that the dealer dealt, or dealt again as a check
        self.clock = ""  # the time control, as the record names it
        self.left: dict[int, int] = {}  # ply -> the milliseconds that act left on its seat's clock
        self._offers = Offers()
        self.ply = 0
        self._stand(Present(game.setup(self.options)))
        self._history = History(game, self.state)

    # -- beginnings --------------------------------------------------------------------------------
    @classmethod
    def start(
        cls,
        game: Game,
        options: GameOptions | None = None,
        dealer: Dealer | None = None,
        *,
        players: Sequence[str] = (),
        date: str = "",
        at_ms: int = 0,
    ) -> Match:
        """A new match; the chance before the first decision has been dealt."""
        match = cls(game, options, dealer or Dealer.fresh(), players=players, date=date)
        match.settle(at_ms)
        return match

    @classmethod
    def replay(
        cls,
        game: Game,
        options: GameOptions | None,
        log: Iterable[Entry],
        dealer: Dealer | None = None,
        *,
        players: Sequence[str] = (),
        date: str = "",
    ) -> Match:
        """The match behind this log. With a dealer, every chance outcome must be the one it deals."""
        match = cls(game, options, dealer, players=players, date=date)
        for entry in log:
            match.follow(entry)
        return match

    # -- the present ---------------------------------------------------------------------------------
    @property
    def log(self) -> tuple[Entry, ...]:
        return tuple(self._history.log)

    def entries(self, after: int) -> list[Entry]:
        """The log after that ply."""
        return self._history.log[after:]

    @property
    def offers(self) -> frozenset[Seat]:
        """The seats that offer to end the game by agreement."""
        return self._offers.standing

    def _stand(self, present: Present) -> None:
        """This is so now."""
        self._present = present
        self.state, self.bench, _ = present
        is_waiting = present.is_called_off or why_waiting(present.bench)
        self.to_act = () if is_waiting else self.game.to_act(present.state)
        self.outcome = self._find_outcome(present)

    def _find_outcome(self, present: Present) -> Outcome | None:
        if present.is_called_off:
            return Outcome.of_nobody(len(self.seats), CALLED_OFF)
        return present.bench.end if present.bench.is_judged else self.game.outcome(present.state)

    @property
    def is_unplayed(self) -> bool:
        """Whether no seat has moved yet: whoever leaves now harms nobody."""
        return all(entry.seat == CHANCE or self.move_of(entry) is None for entry in self._history.log)

    @property
    def out(self) -> tuple[Seat, ...]:
        """Seats that have left the game for good while others play on; none once the game is over."""
        if self.outcome is not None:
            return ()
        return tuple(Seat(seat) for seat in range(len(self.seats)) if self.game.is_out(self.state, Seat(seat)))

    @property
    def last_act(self) -> int:
        """The ply of the last act by a seat; 1 before the first one."""
        return next((entry.ply for entry in reversed(self._history.log) if entry.seat != CHANCE), 1)

    @property
    def hides_the_past(self) -> bool:
        """Whether players must rely on memory for what was shown before the last act."""
        return self.outcome is None and self.game.plays_from_memory(self.options)

    def legal(self, seat: Seat) -> list[str]:
        """What this seat may play now, in the notation, sorted."""
        moves = self.game.legal_moves(self.state, seat)
        return sorted(self.game.format_move(self.state, seat, move) for move in moves)

    # -- acts ----------------------------------------------------------------------------------------
    def play(self, seat: Seat, act: str | Move, at_ms: int = 0) -> list[Entry]:
        """One act of a seat, and the chance that follows it; on any error nothing has changed.

        People's acts are given in the notation, a bot's as one of the legal moves.
        """

        def play() -> None:
            self._act(seat, act, at_ms)
            self.settle(at_ms)

        return self._all_or_nothing(play)

    def play_alone(self, seat: Seat, act: str | Move, at_ms: int = 0) -> list[Entry]:
        """As `play`, but the chance that follows stays pending: in real time it takes a while (`play.realtime`)."""
        return self._all_or_nothing(lambda: self._act(seat, act, at_ms))

    def read(self, seat: Seat, act: str | Move) -> Move:
        """What is meant by an act now: a move in the notation is parsed, a move is taken as it is."""
        if not isinstance(act, str):
            return act
        try:
            return self.game.parse_move(self.state, seat, act)
        except BadMove as error:
            error.given = act
            raise

    def offer(self, seat: Seat, at_ms: int = 0) -> list[Entry]:
        """Offer to end the game by agreement, or accept when all others have offered."""
        return self.play(seat, OFFER, at_ms)

    def withdraw(self, seat: Seat, at_ms: int = 0) -> list[Entry]:
        return self.play(seat, WITHDRAW, at_ms)

    def resign(self, seat: Seat, at_ms: int = 0) -> list[Entry]:
        return self.play(seat, "resign", at_ms)

    def take_back(self, seat: Seat, to: int, at_ms: int = 0) -> list[Entry]:
        """Go back to where the match was after that ply, on behalf of this seat. Who has to agree is not asked here."""
        return self._all_or_nothing(lambda: self._go_back(seat, to, at_ms))

    def asked(self, seat: Seat) -> set[Seat]:
        """The seats that must also offer for an agreement; seats that are out of the game do not count."""
        others = (Seat(other) for other in range(len(self.seats)) if other != seat)
        return {other for other in others if self.game.why_illegal(self.state, other, AGREE) is None}

    def settle(self, at_ms: int = 0) -> list[Entry]:
        """Deal all pending chance."""
        return self.deal(None, at_ms) if CHANCE in self.to_act else []

    def deal(self, seat: Seat | None, at_ms: int = 0, *, only_next: bool = False) -> list[Entry]:
        """Deal the chance pending for this seat; with None, all of it, or only what comes next."""

        def deal() -> None:
            while CHANCE in self.to_act and (chances := self.game.chances(self.state, seat)):
                self._change(CHANCE, chances[self._deal(chances, seat)][0], at_ms)
                if only_next:
                    break

        return self._all_or_nothing(deal)

    def follow(self, entry: Entry) -> None:
        """Repeat an entry of a log, with every check; on any error nothing has changed."""

        def follow() -> None:
            if entry.seat == CHANCE:
                self._follow_chance(entry)
            elif entry.back_to is not None:
                self._go_back(entry.seat, entry.back_to, entry.at_ms)
            else:
                self._act(entry.seat, entry.text, entry.at_ms)
            if self._history.log[-1] != entry:
                done = self._history.log[-1]
                raise BadRecord(f"{entry.ply} {entry.text!r}: expected {done.ply} {done.text!r}", "records")

        self._all_or_nothing(follow)

    def _act(self, seat: Seat, act: str | Move, at_ms: int) -> None:
        if not 0 <= seat < len(self.seats):
            reason = Reason("no-such-seat", "notation", {"seat": str(seat), "expected": ", ".join(self.seats)})
            raise BadMove(f"no seat {seat}: expected 0 to {len(self.seats) - 1}", "notation", reason)
        if self._present.is_called_off or (act == CALL_OFF and self.outcome is not None):
            self._require(Reason("called-off", "agreement"))
        if act == CALL_OFF:
            self._enter(Present(self.state, self.bench, is_called_off=True), seat, CALL_OFF, None, at_ms)
            return
        if isinstance(act, str) and is_judging(act):
            self._judge(seat, act, at_ms)
            return
        self._require(why_waiting(self.bench))
        if act == OFFER and self.offers >= self.asked(seat):
            act = AGREE
        if isinstance(act, str) and act in (OFFER, WITHDRAW):
            self._talk(seat, act, at_ms)
            return
        move = self.read(seat, act)
        self._require(self.game.why_illegal(self.state, seat, move))
        if move == AGREE:
            self._require(why_not_agreed(self, seat))
        self._change(seat, move, at_ms)
        self._offers = self._offers.after_move(seat)

    def _judge(self, seat: Seat, text: str, at_ms: int) -> None:
        present = Present(*judged(self, self.bench, seat, text), self._present.is_called_off)
        self._offers = self._offers.withdrawn()
        self._enter(present, seat, text, None, at_ms)
        self._history.keep(self.state)

    def _talk(self, seat: Seat, text: str, at_ms: int) -> None:
        if text == OFFER:
            self._require(self.game.why_illegal(self.state, seat, AGREE))
        self._require(self._offers.why_not(seat, text))
        self._offers = self._offers.after(seat, text)
        self._enter(self._present, seat, text, None, at_ms)

    def _go_back(self, seat: Seat, to: int, at_ms: int) -> None:
        self._require(why_not_back(self, to))
        self._offers = self._offers.withdrawn()
        self._enter(self._present._replace(state=self.state_at(to)), seat, f"{TAKE_BACK} {to}", None, at_ms)

    def _require(self, reason: Reason | None) -> None:
        if reason is not None:
            raise IllegalMove(explain(self.game, reason), reason)

    def _deal(self, chances: list[tuple[Move, int]], seat: Seat | None) -> int:
        stream = stream_of(self, seat)
        if self.dealer is None or not self.dealer.knows(stream):
            raise BadRecord("chance is pending, but without the dealer's secret nothing can be dealt", "records")
        self.proven += 1
        return self.dealer.pick(stream, [weight for _, weight in chances])

    def _follow_chance(self, entry: Entry) -> None:
        if CHANCE not in self.to_act:
            raise BadRecord(f"chance {entry.text!r}: no chance is pending here", "records")
        move = self.game.parse_move(self.state, CHANCE, entry.text)
        seat, chances = pending(self, move)
        if self.dealer is not None and self.dealer.knows(stream_of(self, seat)):
            dealt = chances[self._deal(chances, seat)][0]
            if dealt != move:
                text = self.game.format_move(self.state, CHANCE, dealt)
                raise BadRecord(f"chance {entry.text!r}: the dealer dealt {text!r}", "records")
        self._change(CHANCE, move, entry.at_ms)

    def _change(self, seat: Seat, move: Move, at_ms: int) -> None:
        before = self.state
        text, after = self.game.format_move(before, seat, move), self.game.apply(before, seat, move)
        bench = flagged(self, self.bench, before, seat, move, after)
        if move in SERIES_WORDS or self.game.chapter(before) != self.game.chapter(after):
            self._offers = Offers()  # offers end with the game they were made in
        self._enter(Present(after, bench, self._present.is_called_off), seat, text, move, at_ms)

    def _enter(self, present: Present, seat: Seat, text: str, move: Move | None, at_ms: int) -> None:
        """The next entry, and what is so after it."""
        self.ply += 1
        self._history.write(Entry(self.ply, seat, text, at_ms), move, present.state)
        self._stand(present)

    def _all_or_nothing(self, do: Callable[[], None]) -> list[Entry]:
        """Do this and give its entries; on any error nothing has changed."""
        ply, present, offers, proven = self.ply, self._present, self._offers, self.proven
        dealt = {} if self.dealer is None else self.dealer.mark()
        try:
            do()
        except BaseException:
            self._history.undo(ply)
            self.ply, self._offers, self.proven = ply, offers, proven
            self._stand(present)
            if self.dealer is not None:
                self.dealer.rewind(dealt)
            raise
        return self._history.log[ply:]

    # -- looking, now and back -------------------------------------------------------------------------
    def state_at(self, ply: int) -> State:
        """The state after that many entries; 0 is before the first."""
        return self.state if ply == self.ply else self._history.state_at(ply)

    @property
    def standing(self) -> list[Entry]:
        """The entries that led to the present state, without what was taken back."""
        return list(self._history.back_from(self.ply))[::-1]

    def last_move_of(self, seat: Seat) -> Entry | None:
        """The last move of this seat that led to the present state, and was not about the match around the game."""
        return self._history.last_move_of(seat)

    def moments(self, after: int = 0) -> Iterator[Moment]:
        """Every entry after that ply, each with the state before and after it."""
        if after >= self.ply:
            return
        state = self.state_at(after)
        for entry in self._history.log[after:]:
            before, state = state, self.state if entry.ply == self.ply else self._history.again(state, entry)
            move = self.move_of(entry)
            yield Moment(self.game, self.seats, entry, move, before, state, self._is_open(before))

    def move_of(self, entry: Entry) -> Move | None:
        """The move of this entry; None for talk, calling off, a take-back, calls and rulings."""
        return self._history.move_of(entry)

    @property
    def hides_nothing(self) -> bool:
        """Whether anybody may read everything: this table has no secrets, or the match is over."""
        return self.outcome is not None or not self.game.has_secrets(self.options)

    def _is_open(self, state: State) -> bool:
        """Whether anybody may read what was done in this state: also true once its part of the match is over."""
        return self.hides_nothing or self.game.chapters(self.state).get(self.game.chapter(state), False)

    def view(self, seat: Seat, ply: int | None = None) -> View:
        """What this seat (or WATCHER) may know now, or could know after that ply; at the end all is laid open."""
        if ply is None and self.outcome is not None:
            return self.game.open_view(uncovered(self), seat)
        return self.game.view(self.state if ply is None else self.state_at(ply), seat)

    def events(self, viewer: Seat, ply: int | None = None) -> list[Event]:
        """What the last act and the chance after it brought about, or what one entry did."""
        if ply is not None:
            if not 1 <= ply <= self.ply:
                raise IndexError(f"ply {ply}: expected 1 to {self.ply}")
            return next(self.moments(ply - 1)).events(viewer)
        return [event for moment in self.moments(self.last_act - 1) for event in moment.events(viewer)]
