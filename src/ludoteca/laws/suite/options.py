"""Table options: each value gives a playable table, anything else is refused by name."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ludoteca.core import BadOption, UnknownVersion
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.laws.tables import Act, choices, choose, word
from ludoteca.play import find


def refusal(name: str, key: str, value: Any) -> BadOption | None:
    """Why `check` refuses the value alone: it needs another one beside it, or a later part of the product."""
    try:
        find(name).Options.from_text({key: word(value)})
    except BadOption as error:
        return error
    return None


class OptionsHold(OnGames):
    def test_every_value_leads_to_a_table_one_can_play_at(self, name: str, key: str, value: Any) -> None:
        """Or is refused by name."""
        if (refused := refusal(name, key, value)) is not None:
            assert f"option {key}={word(value)}: " in str(refused)
            return
        game = find(name)
        options = game.Options.from_text({key: word(value)})
        assert options.to_text()[key] == word(value)
        state, rng = game.setup(options), Random(1)
        acts: list[Act] = []
        while len(acts) < 6 and (act := choose(game, state, rng)) is not None:
            state = game.apply(state, act.seat, act.move)
            acts.append(act)
        assert acts

    def test_few_values_are_refused(self, name: str) -> None:
        values = [(key, value) for key, tried in choices(find(name)).items() for value in tried]
        refused = [(key, value) for key, value in values if refusal(name, key, value)]
        assert len(refused) <= len(values) // 10, refused

    def test_the_defaults_are_options_and_change_nothing(self, name: str) -> None:
        game = find(name)
        assert game.Options.from_text({}) == game.Options()
        assert game.Options().changed() == {}
        assert game.Options.from_text(game.Options().to_text()) == game.Options()

    def test_every_earlier_version_of_the_rules_can_be_played(self, name: str) -> None:
        game = find(name)
        assert game.VERSION not in game.Options.EARLIER
        for version, earlier in game.Options.EARLIER.items():
            options = game.options_of(version, {})
            assert options.to_text().items() >= earlier.defaults.items()
            assert not earlier.dropped & options.to_text().keys()
            assert not earlier.renamed.keys() & options.to_text().keys()
            assert set(earlier.renamed.values()) <= options.to_text().keys()
            assert game.to_act(game.setup(options))

    def test_an_unknown_version_of_the_rules_is_refused_by_name(self, name: str) -> None:
        with pytest.raises(UnknownVersion, match="rules version 'nonsense'"):
            find(name).options_of("nonsense", {})

    def test_an_unknown_option_is_refused_by_name(self, name: str) -> None:
        with pytest.raises(BadOption, match="unknown option 'nonsense'"):
            find(name).Options.from_text({"nonsense": "1"})

    def test_an_unknown_value_is_refused_by_name(self, name: str, key: str) -> None:
        for value in ("nonsense", "", "-1", "1000000000", "1.5"):
            with pytest.raises(BadOption) as refused:
                find(name).Options.from_text({key: value})
            assert f"option {key}={value}: expected" in refused.value.what
            assert refused.value.rule == find(name).Options.RULE

    def test_options_cannot_be_changed(self, name: str) -> None:
        options = find(name).Options()
        for key in choices(find(name)):
            with pytest.raises(AttributeError):
                setattr(options, key, None)

    def test_options_are_read_strictly_from_json(self, name: str) -> None:
        game = find(name)
        assert msgspec.json.decode(msgspec.json.encode(game.Options()), type=game.Options) == game.Options()
        with pytest.raises(msgspec.ValidationError, match="nonsense"):
            msgspec.json.decode(b'{"nonsense": 1}', type=game.Options)
