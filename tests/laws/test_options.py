"""Table options: each value of every game leads to a table one can play at, anything else is refused by name."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ludoteca.core import BadOption
from tests.laws.tables import choices, choose, find, names

KEYS = [(name, key) for name in names() for key in choices(find(name))]
VALUES = [(name, key, value) for name, key in KEYS for value in choices(find(name))[key]]


def word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def refusal(name: str, key: str, value: Any) -> BadOption | None:
    """What `check` says against the value alone: it needs another beside it, or a later part of the product."""
    try:
        find(name).Options.from_text({key: word(value)})
    except BadOption as error:
        return error
    return None


REFUSED = [case for case in VALUES if refusal(*case)]


@pytest.mark.parametrize(("name", "key", "value"), [case for case in VALUES if case not in REFUSED])
def test_every_value_leads_to_a_table_one_can_play_at(name: str, key: str, value: Any) -> None:
    game = find(name)
    options = game.Options.from_text({key: word(value)})
    assert options.to_text()[key] == word(value)
    state, rng = game.setup(options), Random(1)
    acts = []
    while len(acts) < 6 and (act := choose(game, state, rng)) is not None:
        state = game.apply(state, act.seat, act.move)
        acts.append(act)
    assert acts


@pytest.mark.parametrize("name", names())
def test_few_values_are_refused_and_those_by_name(name: str) -> None:
    refused = [case for case in REFUSED if case[0] == name]
    assert len(refused) <= len([case for case in VALUES if case[0] == name]) // 10, refused
    for _, key, value in refused:
        assert f"option {key}={word(value)}: " in str(refusal(name, key, value))


@pytest.mark.parametrize("name", names())
def test_the_defaults_are_options_and_change_nothing(name: str) -> None:
    game = find(name)
    assert game.Options.from_text({}) == game.Options()
    assert game.Options().changed() == {}
    assert game.Options.from_text(game.Options().to_text()) == game.Options()


@pytest.mark.parametrize("name", names())
def test_an_unknown_option_is_refused_by_name(name: str) -> None:
    with pytest.raises(BadOption, match="unknown option 'nonsense'"):
        find(name).Options.from_text({"nonsense": "1"})


@pytest.mark.parametrize(("name", "key"), KEYS)
def test_an_unknown_value_is_refused_by_name(name: str, key: str) -> None:
    for value in ("nonsense", "", "-1", "1000000000", "1.5"):
        with pytest.raises(BadOption) as refused:
            find(name).Options.from_text({key: value})
        assert f"option {key}={value}: expected" in refused.value.what
        assert refused.value.rule == find(name).Options.RULE


@pytest.mark.parametrize("name", names())
def test_options_cannot_be_changed(name: str) -> None:
    options = find(name).Options()
    for key in choices(find(name)):
        with pytest.raises(AttributeError):
            setattr(options, key, None)


@pytest.mark.parametrize("name", names())
def test_options_are_read_strictly_from_json(name: str) -> None:
    game = find(name)
    assert msgspec.json.decode(msgspec.json.encode(game.Options()), type=game.Options) == game.Options()
    with pytest.raises(msgspec.ValidationError, match="nonsense"):
        msgspec.json.decode(b'{"nonsense": 1}', type=game.Options)
