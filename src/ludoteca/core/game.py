"""The contract every game fulfils: everything a game may tell the rest of the program, in one place.

A game is an instance of a class derived from `Game` that its package offers as `GAME`; a Series (`play.series`) is one
too. Every game defines the abstract members; it overrides a default where it differs. Code outside `games/` knows
games only through this class.
"""

from __future__ import annotations

import inspect
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from types import MappingProxyType, ModuleType
from typing import ClassVar, Protocol, TypeAlias, final

import msgspec
import numpy as np
import numpy.typing as npt
from rich.console import RenderableType

from ludoteca.core.beside import Beside, Counter, Editor
from ludoteca.core.errors import Reason, UnknownVersion
from ludoteca.core.machine import Belief, Level, Machine
from ludoteca.core.options import GameOptions
from ludoteca.core.outcome import Event, Outcome
from ludoteca.core.seats import WATCHER, Move, Seat, Stake
from ludoteca.core.series_rules import SeriesRules
from ludoteca.core.state import Record, Sight, State, View
from ludoteca.core.tensors import Feature, every_field
from ludoteca.core.trained import Trained


class Instinct(Protocol):
    """A way to play at once, without searching, from what the view's seat may know."""

    def __call__(self, view: View, legal: Sequence[Move], rng: Random) -> Move: ...


Counts: TypeAlias = npt.NDArray[np.int64]

MOST_ACTIONS = 1024  # legal moves at once, in a game that says nothing about it


class Pick(Protocol):
    """Draws by weight what nobody had decided: the index of one of these weights."""

    def __call__(self, weights: Sequence[int]) -> int: ...


class Figures(Protocol):
    """What a simulation counts in a game besides winners, points and length: a module with these names."""

    @property
    def COUNTERS(self) -> tuple[str, ...]: ...  # what is counted during a game, by name

    def tally(self, s: Record, counts: Counts) -> None:
        """Compiled; called after every act with the game's row of counters."""

    def figures(self, ends: npt.NDArray[np.void], counts: Counts) -> dict[str, npt.NDArray[np.generic]]:
        """By name, one value per game, from the final records and counters of some games.

        A value is a number or a boolean, masked in games to which it does not apply; what happens several times in a
        game has one value for each time.
        """


class Game(ABC):
    """What a game offers. Methods are pure; a State is never changed after it is returned."""

    # -- declared facts ------------------------------------------------------------------------------------------------
    NAME: str
    """The word used on the command line, in records and on the wire."""

    VERSION: str
    """The version of the rules; a record names the one it was played under."""

    HAS_CHANCE: bool
    HAS_SECRETS: bool
    """Whether one seat may ever know something that another may not; see also `has_secrets`."""

    Options: type[GameOptions]

    Shown: type[msgspec.Struct]
    """The type `show` returns; the client's types are generated from its schema."""

    compiled: ModuleType | None = None
    """The verbs on the bare record, for searches and playouts (`core.bind`); with None they go through the contract."""

    sight: Sight | None = None
    """How views are made from bare records, so that many games can be looked at at once; with None one by one."""

    series: ClassVar[Mapping[str, SeriesRules]] = MappingProxyType({})
    """Matches of several games, by name: the `match` of `latrunculi` is found as `latrunculi-match`."""

    child: Game | None = None
    """For a series: the game it is made of."""

    STREAM: ClassVar[str] = "chance"

    @property
    def speakers(self) -> tuple[str, ...]:
        """Prefixes of the Fluent keys that describe this game; the first one with a message for something is used."""
        return (self.NAME,)

    @property
    def folder(self) -> Path:
        """The game's package folder, which holds its `locale/`."""
        return Path(inspect.getfile(type(self))).parent

    @property
    def package(self) -> str:
        """The name of that package; its module `law_facts` holds what the laws need to know."""
        return sys.modules[type(self).__module__].__package__ or ""

    @final
    def options_of(self, version: str, given: Mapping[str, str]) -> GameOptions:
        """Options as they were written under that version of the rules; today's rules then play as that version did."""
        if version == self.VERSION:
            return self.Options.from_text(given, has_judge=True)
        if version not in self.Options.EARLIER:
            known = ", ".join([*self.Options.EARLIER, self.VERSION])
            said = f"rules version {version!r} of {self.NAME}: this program plays {known}"
            reason = Reason("rules-version", self.Options.RULE, {"version": version, "expected": known})
            raise UnknownVersion(said, self.Options.RULE, reason)
        return self.Options.from_text(self.Options.EARLIER[version].in_words_of_today(given), has_judge=True)

    @abstractmethod
    def seats(self, options: GameOptions) -> tuple[str, ...]:
        """The seats' names in the notation, in seat order: ("w", "b")."""

    def teams(self, options: GameOptions) -> tuple[tuple[Seat, ...], ...]:
        """Who wins and loses together, the team of the first seat first; everybody alone unless a game says more."""
        return tuple((Seat(seat),) for seat in range(len(self.seats(options))))

    # -- play ----------------------------------------------------------------------------------------------------------
    @abstractmethod
    def setup(self, options: GameOptions) -> State:
        """The start of a new game, before any chance has been resolved."""

    @abstractmethod
    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who may act now; CHANCE alone or beside seats; () when the game is over."""

    @abstractmethod
    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        """Every legal move, sorted by notation; empty for a seat that may not act."""

    @abstractmethod
    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        """The rule that forbids this move now, or None if it is legal. Judges platform acts too."""

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        """The outcomes of the next pending chance (of this seat, if given) with integer weights."""
        return []

    @abstractmethod
    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after a legal move, a chance outcome (seat CHANCE) or a platform act."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def stall(self, state: State) -> str:
        """Why the game on the table has just stalled, as the reason of its end; empty: it has not."""
        return ""

    def stalling(self, state: State) -> dict[str, tuple[int, int]]:
        """What is counted towards a stall, each with its limit."""
        return {}

    def without_stall(self, state: State) -> State:
        """The same with nothing counted towards a stall: a judge lets the game go on."""
        return state

    def is_out(self, state: State, seat: Seat) -> bool:
        """Whether this seat has left the game for good while others play on: resigning would change nothing."""
        return False

    def may_resign(self, state: State, seat: Seat) -> tuple[Stake, ...]:
        """What this seat may give up now: the game, and in a series the match around it."""
        return () if self.outcome(state) is not None or self.is_out(state, seat) else ("game",)

    def acts_at_once(self, options: GameOptions) -> bool:
        """Whether several seats may ever act at the same time at this table.

        The compiled verbs name one seat at a time; code that must see all of them goes through the contract instead.
        """
        return False

    def stream(self, state: State, seat: Seat | None = None) -> str:
        """The dealer's stream for the next pending chance (of this seat, if given).

        Chance with a stream of its own does not depend on the order in which other seats act.
        """
        return self.STREAM

    def chapter(self, state: State) -> str:
        """The part of the match this state belongs to; "" where a match has no parts."""
        return ""

    def is_between_games(self, state: State) -> bool:
        """Whether a game of a series is over and the next one has yet to begin."""
        return False

    def chapters(self, state: State) -> dict[str, bool]:
        """Every part begun and the next one, each with whether it is over. The secrets of a part that is over are open
        to all. A series has one part per child game."""
        return {}

    def rematch_options(self, state: State, seats: Sequence[Seat]) -> GameOptions:
        """The options of the next game between the same players, after this state.

        Whoever sits at seat i there sat at `seats[i]` here.
        """
        return state.options

    # -- real time -----------------------------------------------------------------------------------------------------
    def race_on(self, state: State) -> str:
        """The race now running in real time: several seats act at once, and all begin at the same instant.

        "" where decisions are taken in turn, and at tables not played in real time.
        """
        return ""

    def starts_at_once(self, state: State) -> bool:
        """Whether the race now running has no countdown: seats react to what they have just seen."""
        return False

    def in_real_time(self, options: GameOptions) -> bool:
        """Whether this table has races."""
        return False

    def at_one_screen(self, options: GameOptions) -> GameOptions:
        """These options, changed as needed where several people share one screen or terminal."""
        return options

    def duration(self, state: State, seat: Seat, move: Move) -> int:
        """Milliseconds for which the act occupies the seat in real time; 0 in games played by turns."""
        return 0

    # -- what people and programs may know -----------------------------------------------------------------------------
    def has_secrets(self, options: GameOptions) -> bool:
        """Whether this table has secrets, where a game HAS_SECRETS only under some options."""
        return self.HAS_SECRETS

    def plays_from_memory(self, options: GameOptions) -> bool:
        """Whether remembering what was shown is part of the game at this table.

        If so, people are shown the present and the last act, and may look back only when the game is over.
        """
        return False

    def looks_the_same(self, options: GameOptions) -> bool:
        """Whether everybody is shown the same at this table, wherever they look from: a server then looks only once."""
        return False

    @abstractmethod
    def view(self, state: State, seat: Seat) -> View:
        """Everything this seat (or WATCHER) may know, and nothing else."""

    @abstractmethod
    def imagine(self, view: View, rng: Random) -> State:
        """A full state consistent with the view, uniform over what the seat cannot know."""

    @abstractmethod
    def events(self, state: State, viewer: Seat) -> list[Event]:
        """What the last move brought about, as this viewer may see it."""

    @abstractmethod
    def show(self, view: View) -> msgspec.Struct:
        """The view as the client draws it: plain named facts, no rules needed to read them."""

    @abstractmethod
    def draw(self, view: View) -> RenderableType:
        """The view as a picture for the terminal."""

    # -- once a game is over ---------------------------------------------------------------------------------------
    def uncover(self, state: State, pick: Pick | None) -> State:
        """The last state with everything laid open; what nobody had decided yet is drawn, or left where `pick` is None.

        Never asked while a game goes on, as is true of the next two.
        """
        return state

    def uncover_before(self, state: State, move: Move, after: State) -> State:
        """A state with everything laid open, read from the state after this move, which is laid open already."""
        return state

    def open_view(self, state: State, seat: Seat) -> View:
        """The view of a state that is laid open: also what this seat could not know."""
        return self.view(state, seat)

    # -- notation ------------------------------------------------------------------------------------------------------
    @abstractmethod
    def format_position(self, state: State) -> str: ...

    @abstractmethod
    def format_view(self, view: View) -> str: ...

    @abstractmethod
    def parse_position(self, text: str, options: GameOptions) -> State: ...

    @abstractmethod
    def format_move(self, state: State, seat: Seat, move: Move) -> str: ...

    @abstractmethod
    def parse_move(self, state: State, seat: Seat, text: str) -> Move: ...

    def format_move_for(self, state: State, seat: Seat, move: Move, viewer: Seat) -> str:
        """A move as one viewer may read it while the game goes on: `draw S K` is `draw S ?` to North."""
        if self.HAS_SECRETS:
            raise TypeError(f"{self.NAME} has secrets but no format_move_for: its moves cannot be written")
        return self.format_move(state, seat, move)

    def offered(self, state: State, seat: Seat) -> list[str]:
        """The legal moves as they are sent to clients, where a large family of moves may have one short name."""
        return sorted(self.format_move(state, seat, move) for move in self.legal_moves(state, seat))

    def next_moves(self, state: State, seat: Seat) -> list[str] | None:
        """What this seat could play after any move of the other side, if the game finds it quicker than by trying."""
        return None

    # -- beside a real board -------------------------------------------------------------------------------------------
    def beside(self) -> Beside:
        """What a phone keeps count of while people play with real pieces; points of each player unless it says more."""
        seats = self.seats(self.Options())
        return Beside(seats=list(seats), players=[len(seats)], counters=[Counter(name="points")])

    def editor(self) -> Editor | None:
        """How a position is entered by tapping; without an editor its text is written by hand."""
        return None

    # -- machines and studies ------------------------------------------------------------------------------------------
    def machine(self, level: Level) -> Machine | None:
        """A machine of its own that plays at this level, or None: then it is played by a plain search."""
        return None

    def network(self, options: GameOptions) -> Trained | None:
        """The network that was trained for tables with these options, if there is one."""
        return None

    def believe(self, view: View, belief: npt.NDArray[np.float32], count: int, rng: Random) -> list[State]:
        """So many full states consistent with the view, each as likely as that network believes it to be.

        `belief` is what it has put out for this view. A game that makes no use of it imagines all alike.
        """
        return [self.imagine(view, rng) for _ in range(count)]

    def beliefs(self, view: View) -> Sequence[Belief]:
        """Where a machine that knows no more than this view thinks the hidden things lie; none where nothing does."""
        return ()

    def compiled_apart(self) -> Sequence[GameOptions]:
        """Options for which its machines have compiled code of their own, besides the defaults."""
        return ()

    def instincts(self) -> Mapping[str, Instinct]:
        """Ways to play at once, by name: `purposeful` plays as well as it can, `naive` is a simulation's yardstick.

        `gentle` is how the bot named random plays; without it that bot moves at random.
        """
        return {}

    def keeps_still(self, view: View) -> bool:
        """Whether everything this seat could do now, in real time, would only harm it."""
        return False

    def effort(self, view: View, move: Move) -> float:
        """How long people take over this move, 1 being a glance."""
        return 1.0

    def figures(self) -> Figures | None:
        """What a simulation counts in this game besides winners, points and length."""
        return None

    # -- programs that learn -------------------------------------------------------------------------------------------
    def features(self, options: GameOptions) -> Sequence[Feature]:
        """What a learner is given of a view, as numbers: an allow-list of its fields, all of them by default."""
        return every_field(self.view(self.setup(options), WATCHER).record.dtype)

    def action_count(self, options: GameOptions) -> int:
        """How many numbers there are for moves at this table."""
        return MOST_ACTIONS if self.compiled is None else int(self.compiled.MAX_MOVES)

    def action_numbers(self, view: View, legal: Sequence[Move]) -> Sequence[int]:
        """A number for each of the legal moves of the view's seat: different ones, below `action_count`.

        A number should mean the same in every position: the verb `number` of the compiled rules says which. Without it
        a number is only the place among the legal moves.
        """
        number = getattr(self.compiled, "number", None)
        if number is None:
            return range(len(legal))
        return [int(number(view.record, int(view.seat), int(move))) for move in legal]

    def small(self, options: GameOptions) -> Mapping[str, Sequence[tuple[State, int]]]:
        """Small games, by name, with so little left to play that every possibility can be computed.

        Each is a list of starts with their weights, one of which is drawn; a watcher cannot tell which.
        """
        return {}


def undeclared(game: Game) -> list[str]:
    """The declared facts that this game lacks; Python itself checks the methods."""
    return [fact for fact in inspect.get_annotations(Game) if not hasattr(game, fact)]


def seat_named(game: Game, options: GameOptions, name: str) -> Seat | None:
    """The seat with this name in the notation, or None."""
    names = game.seats(options)
    return Seat(names.index(name)) if name in names else None
