"""A match in the terminal: people and bots in its seats, one line at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from ludoteca.bots import Bot, Limit, machine
from ludoteca.bots.agreeing import agrees
from ludoteca.cli.speech import Speech
from ludoteca.cli.telling import cited
from ludoteca.core import WATCHER, BadMove, IllegalMove, Level, Move, Reason, Seat, View
from ludoteca.core.machine import STRONGEST
from ludoteca.play import Entry, Match, explain
from ludoteca.play.taking_back import last_own, why_not_taken_back

PATIENCE = 5.0  # seconds a person has to wait for it at most
BEFORE_PLAY = ("between", "game")  # the lots of a series, told before anybody has acted
FEW = 9  # so few legal moves are listed without being asked for

Ask = Callable[[str], str]  # a prompt; the line somebody typed; EOFError when nobody will type any more
Keep = Callable[[list[Entry]], None]  # called after every act with what it added to the log


class PlayerLeft(Exception):
    """Somebody wants to stop before the end."""


class TerminalMatch:
    """Drives a match until it is over or somebody leaves."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, Bot],
        *,
        language: str,
        rng: Random,
        ask: Ask,
        keep: Keep,
        console: Console,
    ) -> None:
        self.match = match
        self.bots = bots
        self.speech = Speech(match.game, match.options, language)
        self.rng = rng
        self.ask = ask
        self.keep = keep
        self.console = console
        self.began = time.monotonic()
        self.last_person: Seat | None = None

    def run(self) -> None:
        """Play to the end; PlayerLeft, EOFError or KeyboardInterrupt in the middle. The log is kept after every act."""
        self._welcome()
        while self.match.outcome is None:
            seat = self._next_seat()
            if seat in self.bots:
                self._bot_moves(seat)
            else:
                self._person_moves(seat)
        self._farewell()

    def _next_seat(self) -> Seat:
        """Machines first where several may act: they do not keep people waiting."""
        acting = self.match.to_act
        return next((seat for seat in acting if seat in self.bots), acting[0])

    # -- what is shown ---------------------------------------------------------------------------
    def _welcome(self) -> None:
        seat = self.match.to_act[0] if self.match.to_act else Seat(0)
        example = next(iter(self.match.legal(seat)), "")
        self._print(self.speech.say("cli-welcome", game=self.speech.game_name(), move=example))
        if all(Seat(seat) in self.bots for seat in range(len(self.match.seats))):
            self._draw(self.match.view(WATCHER))
        for event in self.match.events(WATCHER):
            if event.type in BEFORE_PLAY:
                self._print("  " + self.speech.event(event))

    def _draw(self, view: View) -> None:
        self.console.print()
        if self.match.outcome is None and (standing := self.speech.standing(view)):
            self._print(standing)
        self.console.print(self.match.game.draw(view))
        self.console.print()

    def _tell(self, viewer: Seat) -> None:
        for event in self.match.events(viewer):
            self._print("  " + self.speech.event(event))

    def _farewell(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self._draw(self.match.view(WATCHER))
        self.console.print(Text(self.speech.outcome(outcome), "bold"), soft_wrap=True)
        self._print(self.speech.points(outcome))

    def _print(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    # -- machines --------------------------------------------------------------------------------
    def _bot_moves(self, seat: Seat) -> None:
        game, state = self.match.game, self.match.state
        legal = game.legal_moves(state, seat)
        limit = Limit(self.rng, work=self.bots[seat].budget, deadline=time.monotonic() + PATIENCE)
        with Console(stderr=True).status(self.speech.say("cli-thinking")):
            move = self.bots[seat].choose(self.match.view(seat), legal, limit)
        seen, ply = game.format_move_for(state, seat, move, WATCHER), self.match.ply
        self._act(seat, move)
        if seen == self.match.log[ply].text:  # a secret move is not printed
            self._print(self.speech.say("cli-turn-machine", seat=self.speech.seat(seat), move=seen))
        self._tell(WATCHER)

    # -- people ----------------------------------------------------------------------------------
    def _person_moves(self, seat: Seat) -> None:
        """Show the table to a person and ask until something has happened."""
        self._curtain(seat)
        self._draw(self.match.view(seat))
        if len(moves := self.match.legal(seat)) <= FEW:
            self._list(moves)
        state = self.match.state
        while self.match.state is state:
            line = self.ask(f"{self.speech.seat(seat)} > ").strip()
            if line:
                self._obey(seat, line)

    def _curtain(self, seat: Seat) -> None:
        """At one screen, hide what the next person may see until the last one has turned away."""
        last, self.last_person = self.last_person, seat
        if last is None or last == seat or not self.match.game.has_secrets(self.match.options):
            return
        if self.match.view(last).record.tobytes() != self.match.view(seat).record.tobytes():
            self.console.clear()
            self.ask(self.speech.say("cli-curtain", seat=self.speech.seat(seat)))

    def _obey(self, seat: Seat, line: str) -> None:
        if line in ("quit", "exit"):
            raise PlayerLeft
        if line in ("?", "help"):
            self._help(seat)
        elif line.endswith("?") and len(line) > 1 and line not in self.match.legal(seat):
            self._list_from(seat, line[:-1].strip())
        elif line == "draw":
            self._offer(seat)
        elif line == "back":
            self._take_back(seat)
        elif line == "hint":
            self._hint(seat)
        else:
            self._try(seat, line)

    def _help(self, seat: Seat) -> None:
        self._print(self.speech.say("cli-help"))
        if self.match.game.child is not None:
            self._print(self.speech.say("cli-help-match"))
        self._list(self.match.legal(seat))

    def _list(self, moves: list[str]) -> None:
        self._print(self.speech.say("cli-legal", count=len(moves)))
        self.console.print(Columns(moves, padding=(0, 2)), highlight=False, markup=False)

    def _list_from(self, seat: Seat, start: str) -> None:
        moves = [move for move in self.match.legal(seat) if move.startswith(start)]
        self._print(self.speech.say("cli-legal-from", count=len(moves), start=start))
        if moves:
            self.console.print(Columns(moves, padding=(0, 2)), highlight=False, markup=False)

    def _try(self, seat: Seat, line: str) -> None:
        if self._act(seat, line):
            self._tell(seat)

    def _take_back(self, seat: Seat) -> None:
        """At one terminal nobody has to be asked, but what has been seen has been seen."""
        to = last_own(self.match, seat)
        reason = Reason("back-nothing", "take-back") if to is None else why_not_taken_back(self.match, to)
        if reason is not None:
            why = explain(self.match.game, reason, self.speech.language)
            self._print(self.speech.say("cli-refused", why=why, rule=self._cited(reason.rule)))
            return
        self.keep(self.match.take_back(seat, to or 0, int(1000 * (time.monotonic() - self.began))))

    def _hint(self, seat: Seat) -> None:
        """What the strongest machine would play, knowing what this seat knows."""
        game, state = self.match.game, self.match.state
        if game.is_between_games(state):
            self._print(self.speech.say("cli-hint-none"))
            return
        adviser = machine(game, Level(STRONGEST))
        limit = Limit(self.rng, work=adviser.budget, deadline=time.monotonic() + PATIENCE)
        with Console(stderr=True).status(self.speech.say("cli-thinking")):
            best = adviser.weigh(self.match.view(seat), game.legal_moves(state, seat), limit)[0].move
        self._print(self.speech.say("cli-hint", move=game.format_move(state, seat, best)))

    def _offer(self, seat: Seat) -> None:
        """Ask everybody else; one refusal and the game goes on."""
        if not self._act(seat, "offer"):
            return
        for other in sorted(self.match.asked(seat)):
            is_bot = other in self.bots
            if not (agrees(self.match, other, self.rng) if is_bot else self._person_agrees(seat, other)):
                self._print(self.speech.say("cli-offer-declined", seat=self.speech.seat(other)))
                self._act(seat, "withdraw")
                return
            self._act(other, "offer")
        self._tell(seat)

    def _person_agrees(self, seat: Seat, other: Seat) -> bool:
        yes, no = self.speech.say("cli-yes"), self.speech.say("cli-no")
        question = self.speech.say("cli-offer", seat=self.speech.seat(seat), other=self.speech.seat(other))
        while True:
            answer = self.ask(f"{question} > ").strip().lower()
            if answer and (yes.startswith(answer) or "yes".startswith(answer)):
                return True
            if answer and (no.startswith(answer) or "no".startswith(answer)):
                return False
            self._print(self.speech.say("cli-ask-again", answers=f"{yes}, {no}"))

    def _cited(self, rule: str) -> str:
        return cited(self.match.game, rule, self.speech.language)

    def _act(self, seat: Seat, act: str | Move) -> bool:
        """Do it and keep it, or say which rule forbids it."""
        try:
            entries = self.match.play(seat, act, int(1000 * (time.monotonic() - self.began)))
        except IllegalMove as error:
            why = explain(self.match.game, error.reason, self.speech.language)
            self._print(self.speech.say("cli-refused", why=why, rule=self._cited(error.rule)))
            return False
        except BadMove as error:
            example = next(iter(self.match.legal(seat)), "-")
            rule = self._cited(error.rule)
            self._print(self.speech.say("cli-unreadable", line=str(act), move=example, rule=rule))
            return False
        self.keep(entries)
        return True
