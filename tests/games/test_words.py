"""Everything a game can say, it can say in every language."""

from __future__ import annotations

import re
from typing import Literal, get_args, get_origin

import pytest

from ludoteca import games
from ludoteca.core.words import LANGUAGES, say
from tests.games.words import codes, hints, keys, messages, reasons

COUNTS = (0, 1, 2, 3, 4, 5, 7, 8, 10, 15, 21, 22, 50, 60, 1000)

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("name", games.names()),
]


def test_the_languages_have_the_same_keys_with_the_same_arguments(name, language):
    here, english = ({key: said.variables for key, said in messages(name, lang).items()} for lang in (language, "en"))
    assert here.keys() == english.keys()
    assert here == english
    assert all(key.startswith(f"{name}-") for key in here)


def test_every_refusal_has_words_and_none_has_words_that_are_never_said(name, language):
    assert codes(name) == keys(name, "why", language)
    assert {"over", "turn"} <= codes(name) or {"over", "wait"} <= codes(name)


def test_every_ending_has_words_alone_and_in_a_sentence(name, language):
    clauses = {reason: say(f"{name}-outcome-{reason}", {}, language) for reason in reasons(name)}
    assert clauses.keys() == keys(name, "outcome", language)
    assert len(set(clauses.values())) == len(clauses)
    for reason, clause in clauses.items():
        assert clause in say(f"{name}-why-over", {"reason": reason}, language)
        for winners in ("A", ""):
            args = {"reason": reason, "winners": winners, "winners-count": len(winners)}
            assert clause in say(f"{name}-event-end", args, language)


def test_every_option_and_every_value_has_a_label(name, language):
    for key, hint in hints(name).items():
        label = f"{name}-option-{key}"
        assert say(label, {}, language)
        if hint is bool or get_origin(hint) is Literal:
            words = ("true", "false") if hint is bool else get_args(hint)
            assert len({say(f"{label}-{word}", {}, language) for word in words}) == len(words)
        elif get_args(hint)[0] is int:
            for n in COUNTS:
                said = re.sub(r"(?<=\d)\D(?=\d)", "", say(f"{label}-n", {"n": n}, language))  # 1,000
                assert str(n) in said or (n == 0 and said.strip())
        else:
            assert say(f"{label}-{getattr(games.find(name).Options(), key)}", {}, language)


def test_every_message_formats_whatever_the_numbers_and_in_every_case(name, language):
    here = messages(name, language)
    used = set().union(*(message.variables for message in here.values()))
    for key, message in here.items():
        cases = [{variable: word} for variable, words in message.cases.items() for word in words]
        for args in ({}, *cases, *(dict.fromkeys(used, n) for n in COUNTS)):
            said = say(key, dict.fromkeys(used, "A") | args, language)
            assert said.strip(), key
            assert "{" not in said, key
