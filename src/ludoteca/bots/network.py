"""A trained network: its file is checked, it is loaded once in a process, and all threads share it.

The runtime computes without the GIL and in the thread that asks, so that bots think side by side as with compiled
rules. The same rows in the same batch give the same numbers; on a processor of another kind the last digits may differ.
"""

from __future__ import annotations

import functools
import hashlib
import threading
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from ludoteca.core import Game, GameOptions, LudotecaError, Reason, Trained
from ludoteca.core.tensors import Numbers, tensor_of

PAGE: Final = "docs/reference/learning.md"
VIEW, POLICY, VALUE, BELIEF = "view", "policy", "value", "belief"
ERRORS_ONLY = 3  # what the runtime may write to standard error
_ONE_AT_A_TIME = threading.Lock()


class NoNetwork(LudotecaError):
    """Nothing was trained for this game, or not for these options."""


class BadNetwork(LudotecaError):
    """A network whose file is absent or damaged, or that was made for something else."""


class Answer(NamedTuple):
    """What a network says of some views, a row each."""

    policy: Numbers  # a logit of each action, also of those that are illegal
    value: Numbers  # what the view's seat can expect, from -1 to 1
    belief: Numbers  # of each thing that may be hidden, a logit of each kind


class Network:
    """Judges views of one game, under options with as many numbers and actions."""

    def __init__(self, trained: Trained, size: int, actions: int) -> None:
        self._name, self.plan = trained.file.name, trained.plan
        self._session = self._open(_checked(trained))
        inputs = {one.name: one.shape for one in self._session.get_inputs()}
        if list(inputs) != [VIEW] or inputs[VIEW][-1] != size:
            raise self._bad("other", f"it takes {inputs}, expected {VIEW} with {size} numbers")
        self._outputs = [one.name for one in self._session.get_outputs()]
        if missing := {POLICY, VALUE} - set(self._outputs):
            raise self._bad("other", f"it has no output {sorted(missing)}")
        answer = self(np.zeros((1, size), np.float32))
        if answer.policy.shape != (1, actions):
            raise self._bad("other", f"it knows {answer.policy.shape[-1]} actions, expected {actions}")

    def __call__(self, views: Numbers) -> Answer:
        found = dict(zip(self._outputs, self._session.run(None, {VIEW: views}), strict=True))
        belief = found.get(BELIEF, np.zeros((len(views), 0, 0), np.float32))
        return Answer(found[POLICY], found[VALUE].reshape(len(views)), belief)

    def _open(self, data: bytes) -> Any:
        try:
            import onnxruntime  # not for every computer, and only learned machines need it
        except ImportError as cause:
            raise self._bad("runtime", "onnxruntime is not installed") from cause
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.use_deterministic_compute = True
        options.log_severity_level = ERRORS_ONLY
        try:
            return onnxruntime.InferenceSession(data, options, providers=["CPUExecutionProvider"])
        except Exception as cause:  # the runtime has many kinds of its own
            raise self._bad("damaged", "it cannot be read") from cause

    def _bad(self, why: str, said: str) -> BadNetwork:
        return _bad(self._name, why, said)


def network_of(game: Game, options: GameOptions) -> Network:
    """The network for tables with these options, loaded when it is first needed."""
    return load(trained_for(game, options), tensor_of(game, options).size, game.action_count(options))


def trained_for(game: Game, options: GameOptions) -> Trained:
    """What was trained for tables with these options."""
    trained = game.network(options)
    if trained is None:
        said = f"no network was trained for {game.NAME} with these options"
        raise NoNetwork(said, PAGE, Reason("no-network", PAGE, {"game": game.NAME}))
    return trained


def load(trained: Trained, size: int, actions: int) -> Network:
    """The network in this file, the same one for whoever asks."""
    with _ONE_AT_A_TIME:
        return _load(trained, size, actions)


@functools.cache
def _load(trained: Trained, size: int, actions: int) -> Network:
    return Network(trained, size, actions)


def _checked(trained: Trained) -> bytes:
    """What is in the file, if it is the file that is meant."""
    name = trained.file.name
    try:
        data = trained.file.read_bytes()
    except OSError as cause:
        raise _bad(name, "absent", "it cannot be opened") from cause
    if hashlib.sha256(data).hexdigest() != trained.sha256:
        raise _bad(name, "damaged", "its SHA-256 is another one than expected")
    return data


def _bad(name: str, why: str, said: str) -> BadNetwork:
    return BadNetwork(f"network {name}: {said}", PAGE, Reason("bad-network", PAGE, {"file": name, "why": why}))


def log_softmax(logits: npt.NDArray[np.floating[Any]]) -> npt.NDArray[np.float64]:
    """The logarithms of the chances, along the last axis."""
    shifted = logits.astype(np.float64) - logits.max(axis=-1, keepdims=True)
    return cast(npt.NDArray[np.float64], shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True)))
