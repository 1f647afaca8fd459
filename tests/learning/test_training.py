"""A tiny training from its beginning to its file, with an interruption; needs PyTorch, and is skipped without it."""

import hashlib
import json
from dataclasses import replace

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="needs PyTorch: pip install ludoteca[learn]")
onnxruntime = pytest.importorskip("onnxruntime")
pytest.importorskip("onnx", reason="needs onnx: pip install ludoteca[learn]")

from ludoteca import play  # noqa: E402
from ludoteca.batch import Batch  # noqa: E402
from ludoteca.core.tensors import tensor_of  # noqa: E402
from ludoteca.learning.deep.folder import Folder  # noqa: E402
from ludoteca.learning.deep.gathering import Gatherer  # noqa: E402
from ludoteca.learning.deep.measuring import Score  # noqa: E402
from ludoteca.learning.deep.parts import LearningError, parts_of  # noqa: E402
from ludoteca.learning.deep.plan import Plan  # noqa: E402
from ludoteca.learning.deep.tables import Tables, drawn  # noqa: E402
from ludoteca.learning.deep.training import Training, sha256  # noqa: E402

GAMES = ("scamorra", "zama")
SETTINGS = {"games": 8, "steps": 6, "batch": 16, "judged": 4, "typical_length": 4, "half_life": 2}


def training(name, folder, **more):
    game = play.find(name)
    plan = Plan(game=name, options={}, small=True, **SETTINGS)
    frozen = more.pop("frozen", None)
    if frozen is not None:
        plan = replace(plan, against=sha256(frozen), magnet=0.0)
    return Training(game, game.Options(), replace(plan, **more), Folder(folder), "cpu", frozen=frozen)


def improve(trained, times=1):
    for _ in range(times):
        trained._improve(0.5)


@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_where_it_was_kept_and_plays_as_its_file(name, tmp_path):
    one = training(name, tmp_path)
    before = [weights.clone() for weights in one.network.parameters()]
    improve(one, 2)
    assert any((now != then).any() for now, then in zip(one.network.parameters(), before, strict=True))
    one.best.load_state_dict(one.average.state_dict())
    one.folder.note({"iteration": 2})
    one.folder.note({"iteration": 3})
    one.keep()
    other = training(name, tmp_path)
    assert (other.iteration, other.decisions) == (2, one.decisions)
    assert [line["iteration"] for line in other.folder.lines()] == [2]
    for mine, theirs in zip(one.network.parameters(), other.network.parameters(), strict=True):
        torch.testing.assert_close(mine, theirs)
    improve(other)
    sha = one.export()
    written = (tmp_path / "network.onnx").read_bytes()
    assert hashlib.sha256(written).hexdigest() == sha
    session = onnxruntime.InferenceSession(written)
    told = session.get_modelmeta().custom_metadata_map
    assert (told["ludoteca.game"], told["ludoteca.options"]) == (name, "{}")
    assert json.loads(told["ludoteca.training"])["iteration"] == 2
    batch = Batch(name, None, 5)
    batch.reset(4)
    for _ in range(7):
        batch.step(np.argmax(batch.legal_mask, axis=1))
    view = np.array(batch.view())
    with torch.no_grad():
        said = one.best(torch.from_numpy(view))
    for mine, theirs in zip(said, session.run(None, {"view": view}), strict=True):
        np.testing.assert_allclose(mine.numpy(), theirs, atol=0.02)


def test_another_plan_in_the_folder_is_refused(tmp_path):
    training("scamorra", tmp_path)
    with pytest.raises(LearningError, match="holds a training with rate"):
        training("scamorra", tmp_path, rate=0.5)


def test_against_a_frozen_network_only_the_learners_decisions_count(tmp_path):
    one = training("scamorra", tmp_path / "one")
    one.keep()
    answer = training("scamorra", tmp_path / "answer", frozen=tmp_path / "one/best.pt")
    notes, rows, _ = answer.gatherer.gather(answer.network, 0.0)
    own = np.arange(8) % 2
    seats = answer.gatherer.seats.argmax(-1).flatten(0, 1)[rows].numpy()
    assert len(rows)
    assert (seats == own[rows.numpy() % 8]).all()
    then = [weights.clone() for weights in answer.rival.parameters()]
    improve(answer)
    assert all((now == before).all() for now, before in zip(answer.rival.parameters(), then, strict=True))
    assert notes.legal.gather(1, notes.action[:, None]).min() == 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_is_what_the_record_says_and_the_view_does_not(name):
    game = play.find(name)
    found, tables = parts_of(game), Tables(game, game.Options(), 16, "cpu", 3)
    torch.manual_seed(1)
    asked = 0
    for _ in range(60):
        hidden = found.hidden(tables.records(), tables.seats()).numpy()
        for number in range(16):
            state, seat = tables.batch.state(number), int(tables.batch.seats[number])
            view = game.view(state, seat)
            if name == "scamorra":
                assert hidden[number].tolist() == state.record.hand[1 - seat].tolist()
                assert not view.record.hand[1 - seat].any()
            else:
                cells = found.grid(game.Options())
                is_hidden = view.record.face[cells] == -2
                assert (hidden[number] == np.where(is_hidden, state.record.face[cells], -100)).all()
                asked += int(is_hidden.sum())
        tables.step(drawn(torch.zeros(16, tables.batch.action_count), tables.legal()))
    assert asked or name == "scamorra"


def test_a_policy_that_pays_is_learned(tmp_path):
    """Results in which only one action of South's first decision counts: the network finds it."""
    one = training("scamorra", tmp_path, rate=3e-3, games=64, batch=128, magnet=0.0, entropy=(0.0, 0.0))
    gather = Gatherer.gather

    def paid_for_first_action(self, network, share):
        notes, rows, said = gather(self, network, share)
        best = notes.legal.argmax(1)
        notes.better.copy_((notes.action == best).float() - 0.5)
        notes.value.zero_()
        return notes, rows, said

    one.gatherer.gather = paid_for_first_action.__get__(one.gatherer)
    improve(one, 25)
    notes, _, _ = gather(one.gatherer, one.network, 0.0)
    share = float((notes.action == notes.legal.argmax(1)).float().mean())
    chance = float((1 / notes.legal.sum(1)).mean())
    assert share > 2 * chance


def test_a_score():
    score = Score(60, 20, 20)
    assert (score.games, score.share) == (100, 0.7)
    assert 0.07 < score.error < 0.09
    assert 140 < score.rating < 155
    assert Score(0, 10, 0).error > 0


def test_views_fit_the_networks():
    for name in GAMES:
        game = play.find(name)
        options = game.Options()
        size, actions = tensor_of(game, options).size, game.action_count(options)
        policy, value, belief = parts_of(game).network(options, True)(torch.zeros(3, size))
        assert (policy.shape, value.shape, belief.shape[0]) == ((3, actions), (3,), 3)
