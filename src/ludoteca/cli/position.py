"""A question about a position, and the rules' answer to it: the work of `ludoteca rules`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from rich.columns import Columns
from rich.console import Console

from ludoteca import play
from ludoteca.cli.arguments import bad_argument, read_act, read_options, read_position, read_viewer, seat_name
from ludoteca.cli.progress import precompile
from ludoteca.core import CHANCE, WATCHER, BadMove, Event, Game, IllegalMove, Move, Outcome, Reason, Seat, State, View
from ludoteca.core.words import say

IMAGINED = 64  # full states that are imagined to find out which chance outcomes are possible for a seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What was asked, in the words of the command line."""

    game: str
    options: tuple[str, ...] = ()
    position: str | None = None
    position_file: str | None = None
    plays: tuple[str, ...] = ()
    seed: int | None = None
    seat: str | None = None
    perft: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the rules say; with a seat named, only what that seat may know."""

    game: Game
    view: View  # for the picture
    position: str
    to_act: tuple[Seat, ...]
    legal: dict[Seat, list[str]]
    outcome: Outcome | None
    events: list[Event]
    perft: tuple[int, int] | None  # depth, nodes

    def name(self, seat: Seat) -> str:
        return seat_name(self.game, self.view.options, seat)

    def to_json(self) -> dict[str, object]:
        answer: dict[str, object] = {
            "game": self.game.NAME,
            "options": self.view.options.to_text(),
            "position": self.position,
            "to_act": [self.name(seat) for seat in self.to_act],
            "legal": {self.name(seat): moves for seat, moves in self.legal.items()},
            "outcome": self.outcome and self._result(self.outcome),
            "events": [event.to_json() for event in self.events],
        }
        if self.perft is not None:
            answer["perft"] = dict(zip(("depth", "nodes"), self.perft, strict=True))
        return answer

    def _result(self, outcome: Outcome) -> dict[str, object]:
        return {
            "winners": [self.name(seat) for seat in outcome.winners],
            "reason": outcome.reason,
            "points": {self.name(seat): points for seat, points in outcome.points.items()},
        }

    def print_json(self) -> None:
        json.dump(self.to_json(), sys.stdout, ensure_ascii=True)
        sys.stdout.write("\n")

    def print_picture(self) -> None:
        """The same for people: the board first, then a line for each fact."""
        console = Console(highlight=False, markup=False)
        console.print(self.game.draw(self.view))
        console.print()
        self._print_fact(console, "position", self.position)
        changed = self.view.options.changed()
        if changed:
            self._print_fact(console, "options", " ".join(f"{key}={word}" for key, word in changed.items()))
        if self.to_act:
            self._print_fact(console, "to-act", ", ".join(self.name(seat) for seat in self.to_act))
        for event in self.events:
            args = " ".join(f"{key}={_plain(value)}" for key, value in event.args.items())
            self._print_fact(console, "event", f"{event.type} {args}".rstrip())
        if self.outcome is not None:
            winners = ", ".join(self.name(seat) for seat in self.outcome.winners) or "-"
            points = ", ".join(f"{self.name(seat)} {points}" for seat, points in self.outcome.points.items())
            self._print_fact(console, "outcome", f"{self.outcome.reason} · {winners} · {points}")
        if self.perft is not None:
            self._print_fact(console, "perft", "{} · {}".format(*self.perft))
        for seat, moves in self.legal.items():
            self._print_fact(console, "legal", f"{self.name(seat)} ({len(moves)})")
            console.print(Columns(moves, padding=(0, 2)))

    def _print_fact(self, console: Console, what: str, text: str) -> None:
        console.print(f"{say(f'cli-fact-{what}')}: {text}", soft_wrap=True)


def ask(question: Question) -> Answer:
    """Read everything that was given, play the moves, and look at where that leads."""
    if question.perft is not None and question.perft < 0:
        raise bad_argument(f"perft {question.perft}: expected 0 or more", "perft", value=question.perft)
    game = play.find(question.game)
    options = read_options(game, question.options)
    viewer = None if question.seat is None else read_viewer(game, options, question.seat)
    if viewer is not None and question.perft is not None and game.has_secrets(options):
        raise bad_argument("perft counts with what is hidden: ask without --seat", "perft-seat")
    text = read_position(question.position, question.position_file)
    precompile(game)
    state = game.setup(options) if text is None else game.parse_position(text, options)
    analysis = Analysis(game, None if question.seed is None else play.Dealer.from_seed(question.seed), viewer)
    state = analysis.deal(state)
    for move in question.plays:
        state = analysis.play(state, move)
    nodes = None if question.perft is None else _count(game, state, question.perft)
    return _answer(analysis, state, question.perft, nodes)


class Analysis:
    """Plays moves and deals chance, and keeps what the last move made happen."""

    def __init__(self, game: Game, dealer: play.Dealer | None, viewer: Seat | None) -> None:
        self.game = game
        self.dealer = dealer
        self.viewer = viewer
        self.events: list[Event] = []

    def play(self, state: State, text: str) -> State:
        """One move of `--play`, and the chance that follows it."""
        game = self.game
        acting = (CHANCE,) if text in self._outcomes(state) else game.to_act(state)  # a die needs no seat before it
        seat, word = read_act(game, state.options, acting, text)
        move = game.parse_move(state, seat, word)
        if seat == CHANCE:
            self._require_possible(state, word, move)
        else:
            reason = game.why_illegal(state, seat, move)
            if reason is not None:
                raise IllegalMove(f"move {word!r}: {play.explain(game, reason)}", reason)
        after = game.apply(state, seat, move)
        self.events = game.events(after, self._witness(seat))
        return self.deal(after)

    def _outcomes(self, state: State) -> list[str]:
        return sorted(self.game.format_move(state, CHANCE, move) for move, weight in self.game.chances(state) if weight)

    def _require_possible(self, state: State, word: str, move: Move) -> None:
        if not any(move == outcome and weight for outcome, weight in self.game.chances(state)):
            expected = ", ".join(self._outcomes(state)) or "none, no chance is pending"
            reason = Reason("move-chance", "notation", {"move": word})
            raise BadMove(f"chance {word!r}: expected {expected}", "notation", reason)

    def deal(self, state: State) -> State:
        """Deal chance from the seed until somebody may act; without a seed it stays pending."""
        while self.dealer is not None and CHANCE in (acting := self.game.to_act(state)):
            outcomes = self.game.chances(state)
            if len(acting) > 1 and self.game.duration(state, CHANCE, outcomes[0][0]):
                break
            index = self.dealer.pick(self.game.stream(state), [weight for _, weight in outcomes])
            state = self.game.apply(state, CHANCE, outcomes[index][0])
            self.events += self.game.events(state, self._witness(CHANCE))
        return state

    def _witness(self, actor: Seat) -> Seat:
        """Whose eyes see the events: the viewer's, else those of whoever acted."""
        if self.viewer is not None:
            return self.viewer
        return WATCHER if actor == CHANCE else actor


def _answer(analysis: Analysis, state: State, depth: int | None, nodes: int | None) -> Answer:
    game, viewer = analysis.game, analysis.viewer
    acting = game.to_act(state)
    if viewer is None:
        view = game.view(state, next((seat for seat in acting if seat != CHANCE), WATCHER))
        position = game.format_position(state)
        legal = _legal(game, [state], acting)
    else:
        view = game.view(state, viewer)
        position = game.format_view(view)
        states = _imagined(game, view)
        acting = game.to_act(states[0])
        known = [seat for seat in acting if not game.has_secrets(state.options) or seat in (viewer, CHANCE)]
        legal = _legal(game, states, known)
    return Answer(
        game=game,
        view=view,
        position=position,
        to_act=acting,
        legal=legal,
        outcome=game.outcome(state),
        events=analysis.events,
        perft=None if depth is None or nodes is None else (depth, nodes),
    )


def _imagined(game: Game, view: View) -> list[State]:
    """Full states that fit a view. They are made from the view alone, so they give nothing else away."""
    rng = Random(0)
    return [game.imagine(view, rng) for _ in range(IMAGINED if game.has_secrets(view.options) else 1)]


def _legal(game: Game, states: Sequence[State], seats: Iterable[Seat]) -> dict[Seat, list[str]]:
    """The moves of these seats, by code point; chance is everything that may come in any of the states."""
    legal = {}
    for seat in seats:
        if seat == CHANCE:
            texts = {game.format_move(s, CHANCE, move) for s in states for move, weight in game.chances(s) if weight}
        else:
            texts = {game.format_move(states[0], seat, move) for move in game.legal_moves(states[0], seat)}
        legal[seat] = sorted(texts)
    return legal


def _count(game: Game, state: State, depth: int) -> int:
    from ludoteca.study.perft import perft

    with Console(stderr=True).status(say("cli-counting", {"depth": depth})):
        return perft(game, state, depth)


def _plain(value: object) -> str:
    return ",".join(str(item) for item in value) if isinstance(value, list | tuple) else str(value)
