"""Table options: frozen and typed, with the rulebook's defaults; anything unknown is refused by name."""

from __future__ import annotations

import difflib
import functools
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Self, get_args, get_type_hints

import msgspec
from msgspec import inspect

from ludoteca.core.errors import LONGEST, BadOption, Reason


class Earlier(msgspec.Struct, frozen=True, kw_only=True):
    """An earlier version of the rules, told in the options with which today's rules play as that version did."""

    defaults: Mapping[str, str] = MappingProxyType({})  # what held then where nothing else was written
    renamed: Mapping[str, str] = MappingProxyType({})  # the name then -> the name now
    dropped: frozenset[str] = frozenset()  # names of options that changed nothing

    def in_words_of_today(self, given: Mapping[str, str]) -> dict[str, str]:
        kept = {self.renamed.get(key, key): value for key, value in given.items() if key not in self.dropped}
        return {**self.defaults, **kept}


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's `Options`. Fields are `Literal` words, booleans or bounded integers;

    or text with a pattern, a description and examples, where a list of words cannot cover every value: the examples
    are the known words, then a value written out.
    """

    RULE: ClassVar[str]  # the section of rules/<game>.md that lists the options
    EARLIER: ClassVar[Mapping[str, Earlier]] = MappingProxyType({})  # by version of the rules
    NOT_OFFERED: ClassVar[Mapping[str, frozenset[str]]] = MappingProxyType({})  # values refused at ordinary tables
    FIRST: ClassVar[Mapping[str, str]] = MappingProxyType({})  # what makes a first game easier
    ONLY_IN_SERIES: ClassVar[frozenset[str]] = frozenset()  # a single game does not look at these
    ONLY_WITH: ClassVar[Mapping[str, tuple[str, str]]] = MappingProxyType({})  # looked at where that one has that value

    @classmethod
    def from_text(cls, given: Mapping[str, str], *, has_judge: bool = False) -> Self:
        """Options from `key=value` words; what is not given keeps its default. Some values need a judge."""
        for key, value in given.items():
            allowed = cls.values().get(key)
            if allowed is None:
                near = difflib.get_close_matches(key, cls.values(), n=1)
                hint = f", did you mean {near[0]!r}?" if near else f": expected one of {', '.join(cls.values())}"
                told = {"option": key[:LONGEST], "expected": ", ".join(cls.values())}
                raise BadOption(f"unknown option {key!r}{hint}", cls.RULE, Reason("option-unknown", cls.RULE, told))
            try:
                msgspec.convert({key: value}, cls, strict=False)
            except msgspec.ValidationError:
                told = {"option": key, "value": value[:LONGEST], "expected": cls.words()[key]}
                reason = Reason("option-value", cls.RULE, told)
                raise BadOption(f"option {key}={value}: expected {allowed}", cls.RULE, reason) from None
        options = msgspec.convert(dict(given), cls, strict=False)
        options.check()
        if not has_judge:
            options.check_unjudged()
        return options

    def check(self) -> None:
        """Refuse values that are fine alone and wrong together. Games override this."""

    def check_unjudged(self) -> None:
        """Refuse what needs a judge, where nobody can be appointed. Games override this."""

    def unjudged(self) -> Self:
        """The same where no judge comes: what the rules say by themselves stands."""
        words = self.to_text().items()
        return self.from_text({key: word for key, word in words if word not in self.NOT_OFFERED.get(key, ())})

    @property
    def is_judged(self) -> bool:
        """Whether a stall is left to a human judge."""
        return False

    def to_text(self) -> dict[str, str]:
        """Every option as the word a person would write."""
        return {key: _word(value) for key, value in msgspec.structs.asdict(self).items()}

    def changed(self) -> dict[str, str]:
        """Only what differs from the defaults."""
        defaults = type(self)().to_text()
        return {key: word for key, word in self.to_text().items() if word != defaults[key]}

    @classmethod
    def values(cls) -> dict[str, str]:
        """What each option accepts, in words: `8x8, 8x9 or 8x10`, `a number from 2 to 1000`."""
        return dict(_values(cls))

    @classmethod
    def words(cls) -> dict[str, str]:
        """The same as it is written, in every language: `8x8, 8x9, 8x10`, `2–1000`."""
        return {key: _written(field.type, field.name, cls) for key, field in _fields(cls).items()}


@functools.cache  # inspecting a type takes milliseconds
def _values(options: type[GameOptions]) -> dict[str, str]:
    return {name: _accepts(field.type, name, options) for name, field in _fields(options).items()}


def _fields(options: type[GameOptions]) -> dict[str, inspect.Field]:
    described = inspect.type_info(options)
    assert isinstance(described, inspect.StructType)
    return {field.name: field for field in described.fields}


def _offered(name: str, options: type[GameOptions]) -> list[str]:
    """The words of an option in the order of the rules, while msgspec sorts them."""
    not_offered = options.NOT_OFFERED.get(name, frozenset())
    return [word for word in map(str, get_args(get_type_hints(options)[name])) if word not in not_offered]


def _written(kind: inspect.Type, name: str, options: type[GameOptions]) -> str:
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(_offered(name, options))
    if isinstance(kind, inspect.IntType):
        return f"{kind.ge}–{kind.le}"
    if isinstance(kind, inspect.Metadata):
        return ", ".join((kind.extra_json_schema or {})["examples"])
    return "true, false"


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _accepts(kind: inspect.Type, name: str, options: type[GameOptions]) -> str:
    if isinstance(kind, inspect.LiteralType):
        words = _offered(name, options)
        return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
    if isinstance(kind, inspect.IntType):
        return f"a number from {kind.ge} to {kind.le}"
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    if isinstance(kind, inspect.Metadata) and isinstance(kind.type, inspect.StrType) and kind.extra_json_schema:
        return str(kind.extra_json_schema["description"])
    raise TypeError(f"options are words, bounded numbers, booleans or described text, not {kind}")
