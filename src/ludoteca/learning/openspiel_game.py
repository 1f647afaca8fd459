"""Every game and series as a Python game of OpenSpiel.

    import ludoteca.learning.openspiel_game
    pyspiel.load_game("ludoteca_zama(players=4,placement=blind)")
    pyspiel.load_game("ludoteca_zama", {"deck": "32"})           a deck may be a number or a word: here always a word

Options are parameters, and there are three more:

    position   a position in the notation to start from, instead of the start of a game
    small      the name of a small version of the game, to be solved exactly (`Game.small`)
    recall     how many of the latest acts that a player was told of are in the information-state tensor

Seats that act at once are asked one after the other, without knowing what the others have chosen. An observation is
the player's view; an information state is all the player was told since the start, and the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, get_args, get_type_hints

import numpy as np
import pyspiel

from ludoteca.core import CHANCE, Game, Seat, State
from ludoteca.core.tensors import SEAT, Numbers, tensor_of
from ludoteca.learning.course import Course, first_course
from ludoteca.learning.episode import rewards
from ludoteca.learning.recall import WIDTH
from ludoteca.play import find, names

LONGEST = 1_000_000  # acts: no game is longer
MOST_CHANCES = 64  # outcomes of one chance
RECALLED = 32  # acts, where nothing else is said
OURS = {"position": "", "small": "", "recall": RECALLED}


def name_of(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return "ludoteca_" + game.NAME.replace("-", "_")


def type_of(game: Game) -> Any:
    """What OpenSpiel is told about a game, whatever its options."""
    kinds, is_open = pyspiel.GameType, not game.HAS_SECRETS
    return kinds(
        short_name=name_of(game),
        long_name=f"Ludoteca: {game.NAME}, rules {game.VERSION}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.HAS_CHANCE else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION if is_open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**_parameters(game), **OURS},
    )


def _parameters(game: Game) -> dict[str, Any]:
    """The options with their defaults. A parameter has one type: words, where there are both words and numbers."""
    hints, defaults = get_type_hints(game.Options), game.Options()
    words = defaults.to_text()
    is_number = {key: all(isinstance(value, int) for value in get_args(hint)) for key, hint in hints.items()}
    return {key: getattr(defaults, key) if is_number[key] else word for key, word in words.items()}


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of our games with its options."""

    def __init__(self, ours: Game, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.recalled = int(given.get("recall", RECALLED))
        words = {key: _word(value) for key, value in given.items() if key not in OURS}
        self.ours, self.options = ours, ours.at_one_screen(ours.Options.from_text(words))
        self.starts = self._starts(str(given.get("position", "")), str(given.get("small", "")))
        self.tensor = tensor_of(ours, self.options)
        players = len(ours.seats(self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.action_count(self.options),
            max_chance_outcomes=MOST_CHANCES if ours.HAS_CHANCE else 0,
            num_players=players,
            min_utility=float(1 - players),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(ours), info, given)

    def _starts(self, position: str, small: str) -> Sequence[tuple[State, int]]:
        """The states a game may start from, with their weights."""
        if small:
            known = self.ours.small(self.options)
            if small not in known:
                raise ValueError(f"small={small}: {self.ours.NAME} has {', '.join(known) or 'no small games'}")
            return known[small]
        start = self.ours.parse_position(position, self.options) if position else self.ours.setup(self.options)
        return [(start, 1)]

    def new_initial_state(self) -> LudotecaState:
        return LudotecaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observation parameters {params}: there are none")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class LudotecaState(pyspiel.State):  # type: ignore[misc]
    """A state of a game and what led to it."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.course = first_course(game.ours, game.starts)

    def current_player(self) -> int:
        actor = self.course.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.legal) if player == self.course.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.course.weights
        return [(number, weight / sum(weights)) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.text_of(action)

    def resample_from_infostate(self, player: int, probability: Any) -> LudotecaState:
        """Another state that the player takes for possible, for searches that imagine what is hidden."""
        found: LudotecaState = self.clone()
        rng = Random(float(probability()))
        found.course = Course(self.course.recall.imagined(Seat(player), rng))
        return found

    def is_terminal(self) -> bool:
        return self.course.actor is None

    def returns(self) -> list[float]:
        recall = self.course.recall
        return rewards(recall.game.outcome(recall.state), self.num_players())

    def __str__(self) -> str:
        recall = self.course.recall
        return recall.game.format_position(recall.state)


class Observer:
    """What one player sees (or, with perfect recall, has been told), as numbers and as text."""

    def __init__(self, game: LudotecaGame, kind: Any) -> None:
        self.game, self.is_whole = game, bool(kind.perfect_recall)
        layout = dict(game.tensor.layout)
        if self.is_whole:
            layout["told"] = (game.recalled, WIDTH)
        sizes = [int(np.prod(shape)) for shape in layout.values()]
        self.tensor: Numbers = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes).tolist()
        self.dict = {
            name: self.tensor[end - size : end].reshape(shape)
            for (name, shape), size, end in zip(layout.items(), sizes, ends, strict=True)
        }
        assert SEAT in self.dict

    def set_from(self, state: LudotecaState, player: int) -> None:
        recall, size = state.course.recall, self.game.tensor.size
        viewer = state.course.viewer(player)
        self.tensor[:size] = self.game.tensor.of(recall.game.view(recall.state, viewer))
        if self.is_whole:
            self.tensor[size:] = recall.numbers(viewer, self.game.recalled)

    def string_from(self, state: LudotecaState, player: int) -> str:
        recall, viewer = state.course.recall, state.course.viewer(player)
        if self.is_whole:
            return recall.text(viewer)
        return recall.game.format_view(recall.game.view(recall.state, viewer))


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def register() -> None:
    """Make every game known to OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name in names():
        game = find(name)
        if name_of(game) not in known:
            made = type(name_of(game), (LudotecaGame,), {"__init__": _maker(game)})
            pyspiel.register_game(type_of(game), made)


def _maker(game: Game) -> Any:
    def __init__(self: LudotecaGame, params: dict[str, Any] | None = None) -> None:  # noqa: N807
        LudotecaGame.__init__(self, game, params)

    return __init__


register()
