"""Every limit and setting that is a plain value, by its name: for `--set NAME=VALUE` and `LUDOTECA_NAME`.

docs/reference/settings.md lists them all; a test keeps it so.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, Literal, get_type_hints

import msgspec

from ludoteca.play.realtime.driver import Terms
from ludoteca.server.settings import Limits, Settings

PREFIX = "LUDOTECA_"
ELSEWHERE = frozenset({"DATA", "CACHE"})  # variables with this prefix that are read before these
Why = Literal["unknown", "whole", "number", "boolean"]
_SAID: dict[Why, str] = {
    "unknown": "there is no such setting",
    "whole": "expected a whole number, 0 or more",
    "number": "expected a number, 0 or more",
    "boolean": "expected true or false",
}
_WHY: dict[type, Why] = {int: "whole", float: "number", bool: "boolean"}
_MOST = 2**53
_OF: dict[str, type] = {}  # the name of a setting -> where it belongs
_KINDS: dict[str, type] = {}
for _class in (Limits, Settings, Terms):
    for _field in fields(_class):
        _kind = get_type_hints(_class)[_field.name]
        if _kind in (int, float, bool) or _kind == frozenset[str]:
            _OF[_field.name], _KINDS[_field.name] = _class, _kind


class BadSetting(Exception):
    """A setting that does not exist, or cannot have this value."""

    def __init__(self, name: str, value: str, why: Why) -> None:
        super().__init__(f"{name}={value}: {_SAID[why]}")
        self.name, self.value, self.why = name, value, why


def names() -> list[str]:
    return sorted(_KINDS)


def default(name: str) -> Any:
    """What a setting is when nobody says anything."""
    owner = _OF[name]() if _OF[name] is not Settings else Settings(database="")
    return getattr(owner, name)


def in_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The settings that are given as variables."""
    given = {name: environment.get(f"{PREFIX}{name.upper()}") for name in names()}
    return {name: value for name, value in given.items() if value is not None}


def unknown_variables(environment: Mapping[str, str], known: frozenset[str]) -> Iterator[str]:
    """Variables that look like ours and are not: perhaps one is misspelt."""
    ours = {f"{PREFIX}{name.upper()}" for name in names()} | {f"{PREFIX}{name}" for name in ELSEWHERE | known}
    return (name for name in sorted(environment) if name.startswith(PREFIX) and name not in ours)


def with_given(settings: Settings, given: Mapping[str, str]) -> Settings:
    """The settings with these values in place of their own; `BadSetting` where that cannot be."""
    changed: dict[type, dict[str, Any]] = {Limits: {}, Settings: {}, Terms: {}}
    for name, text in given.items():
        plain = name.strip().replace("-", "_")
        if plain not in _KINDS:
            raise BadSetting(name, text, "unknown")
        changed[_OF[plain]][plain] = _value(plain, text.strip())
    limits, terms = replace(settings.limits, **changed[Limits]), replace(settings.terms, **changed[Terms])
    return replace(settings, limits=limits, terms=terms, **changed[Settings])


def _value(name: str, text: str) -> Any:
    kind = _KINDS[name]
    if kind == frozenset[str]:
        return frozenset(part.strip() for part in text.split(",") if part.strip())
    try:
        value: Any = msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise BadSetting(name, text, _WHY[kind]) from None
    if kind is not bool and (not math.isfinite(value) or not 0 <= value <= _MOST):
        raise BadSetting(name, text, _WHY[kind])
    return value
