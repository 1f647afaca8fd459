"""The headers of a record: `Key: value`, in a fixed order, each at most once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from ludoteca.core import BadOption, Game, GameOptions, UnknownGame, UnknownVersion
from ludoteca.play.catalogue import find
from ludoteca.play.clock import parse_control
from ludoteca.play.dealer import MAX_NONCE_BYTES, SECRET_BYTES, commitment, promise
from ludoteca.play.records.lines import bad

FORMAT: Final = "1"
ORDER: Final = (
    "Ludoteca",
    "Game",
    "Rules",
    "Options",
    "Date",
    "Clock",
    "Seat",  # Seat w, Seat b …
    "Commitment",  # Commitment, Commitment game 1 …
    "Promises",
    "Nonces",
    "Secret",  # Secret, Secret game 1 …
    "Result",
    "Reason",
    "Points",
)
NAMED: Final = ("Seat", "Commitment", "Secret")  # may appear several times, with a name after the key
NOBODY: Final = "-"


@dataclass(slots=True)
class Result:
    """How the match ended, as the record puts it."""

    winners: str
    reason: str
    points: dict[str, int]


@dataclass(slots=True)
class Header:
    """The part above the moves. Secrets and commitments are keyed by the dealer's folders; "" is the whole."""

    game: str
    rules: str
    options: dict[str, str] = field(default_factory=dict)
    date: str = ""
    clock: str = ""
    players: dict[str, str] = field(default_factory=dict)
    commitments: dict[str, str] = field(default_factory=dict)
    promises: tuple[str, ...] = ()  # "" for a seat that made none
    nonces: tuple[bytes, ...] = ()
    secrets: dict[str, bytes] = field(default_factory=dict)
    result: Result | None = None
    lines: dict[str, int] = field(default_factory=dict)  # the line number of each header

    def find_game(self) -> tuple[Game, GameOptions]:
        """The game and options, or an error naming the header that is wrong."""
        try:
            game = find(self.game)
        except UnknownGame as error:
            raise bad(self.lines["Game"], error.what, "game", game=self.game) from None
        try:
            return game, game.options_of(self.rules, self.options)
        except UnknownVersion as error:
            raise bad(self.lines["Rules"], error.what, "rules", value=self.rules) from None
        except BadOption as error:
            raise bad(self.lines.get("Options", 1), error.what, "options", error.rule) from None

    def check_clock(self) -> None:
        """A time control this program knows."""
        try:
            parse_control(self.clock)
        except BadOption as error:
            raise bad(self.lines["Clock"], error.what, "value", header="Clock") from None

    def check_seats(self, names: tuple[str, ...]) -> None:
        """A name for every seat; a nonce for every seat or for none."""
        where = max(self.lines.values())
        for name in self.players:
            if name not in names:
                at = self.lines.get(f"Seat {name}", self.lines.get("Seat", where))
                raise bad(at, f"seat {name!r}: expected {', '.join(names)}", "seat", seat=name)
        if tuple(self.players) != names:
            expected = ", ".join(f"Seat {name}" for name in names)
            raise bad(where, f"expected a header for each seat in order: {expected}", "seats", expected=expected)
        for key, given in (("Nonces", self.nonces), ("Promises", self.promises)):
            if given and len(given) != len(names):
                said = f"{len(given)} {key.lower()}: expected {len(names)}, one for each seat"
                raise bad(self.lines[key], said, "value", header=key)
        self._check_promises(names)

    def _check_promises(self, names: tuple[str, ...]) -> None:
        """Every nonce is the one that was promised, where they were."""
        nonces = self.nonces or (b"",) * len(self.promises)
        for name, promised, nonce in zip(names, self.promises, nonces, strict=False):
            if promised != (promise(nonce) if nonce else ""):
                given = promise(nonce) if nonce else "no nonce"
                raise bad(
                    self.lines["Promises"], f"broken promise: seat {name} has opened {given}", "promise", seat=name
                )

    def check_dealer(self, has_chance: bool) -> None:
        """A game with chance needs a commitment; one without has nothing to prove."""
        if has_chance and "" not in self.commitments:
            raise bad(
                max(self.lines.values()), "truncated: the header Commitment is missing", "missing", header="Commitment"
            )
        for key, line in self.lines.items():
            if not has_chance and key.split(" ")[0] in ("Commitment", "Promises", "Nonces", "Secret"):
                raise bad(line, f"header {key}: {self.game} has no chance to prove", "no-chance", header=key)

    def check_commitments(self) -> None:
        """Every secret must match its commitment."""
        last = max(self.lines.values())
        for folder, secret in self.secrets.items():
            key = f"Secret {folder}".strip()
            stated = self.commitments.get(folder)
            if stated is None:
                missing = f"Commitment {folder}".strip()
                raise bad(self.lines.get(key, last), f"{key}: there is no {missing}", "missing", header=missing)
            if commitment(secret) != stated:
                where = self.lines.get(f"Commitment {folder}".strip(), last)
                raise bad(where, f"wrong commitment: the secret revealed gives {commitment(secret)}", "commitment")


# -- writing ---------------------------------------------------------------------------------------------
def write_headers(header: Header) -> list[str]:
    return [f"{key}: {value}" for key, value in _pairs(header)]


def _pairs(header: Header) -> Iterator[tuple[str, str]]:
    yield "Ludoteca", FORMAT
    yield "Game", header.game
    yield "Rules", header.rules
    if header.options:
        yield "Options", " ".join(f"{key}={value}" for key, value in header.options.items())
    if header.date:
        yield "Date", header.date
    if header.clock:
        yield "Clock", header.clock
    for seat, name in header.players.items():
        yield f"Seat {seat}", name or NOBODY
    for folder, value in header.commitments.items():
        yield f"Commitment {folder}".strip(), value
    if any(header.promises):
        yield "Promises", " ".join(promised or NOBODY for promised in header.promises)
    if header.nonces:
        yield "Nonces", " ".join(nonce.hex() or NOBODY for nonce in header.nonces)
    for folder, secret in header.secrets.items():
        yield f"Secret {folder}".strip(), secret.hex()
    if header.result is not None:
        yield "Result", header.result.winners
        yield "Reason", header.result.reason
        yield "Points", " ".join(f"{seat}={points}" for seat, points in header.result.points.items())


# -- reading ---------------------------------------------------------------------------------------------
def read_headers(lines: list[str]) -> tuple[Header, int]:
    """The headers and the number of lines they take, including the blank line."""
    if not lines[0].startswith("Ludoteca: "):
        raise bad(1, "not a record: expected 'Ludoteca: 1'", "foreign")
    if "" not in lines:
        raise bad(len(lines), "truncated: expected an empty line after the headers", "truncated")
    values: dict[str, str] = {}
    where: dict[str, int] = {}
    place = 0
    for number, line in enumerate(lines[: lines.index("")], 1):
        key, colon, value = line.partition(": ")
        kind = key.split(" ")[0]
        if not colon or not value or kind not in ORDER or (" " in key and kind not in NAMED):
            raise bad(number, f"header {line!r}: expected 'Key: value' with one of {', '.join(ORDER)}", "header")
        if key in values:
            raise bad(number, f"header {key}: already on line {where[key]}", "twice", header=key)
        if ORDER.index(kind) < place:
            raise bad(number, f"header {key}: expected before {ORDER[place]}", "order", header=key, before=ORDER[place])
        place = ORDER.index(kind)
        values[key], where[key] = value, number
    return _read_values(values, where), lines.index("") + 1


def _read_values(values: dict[str, str], where: dict[str, int]) -> Header:
    last = max(where.values(), default=1)
    for key in ("Ludoteca", "Game", "Rules"):
        if key not in values:
            raise bad(last, f"truncated: the header {key} is missing", "missing", header=key)
    if values["Ludoteca"] != FORMAT:
        said = f"record version {values['Ludoteca']!r}: this program reads version {FORMAT!r}"
        raise bad(where["Ludoteca"], said, "version", value=values["Ludoteca"])
    header = Header(values["Game"], values["Rules"], date=values.get("Date", ""), lines=where)
    header.options = _read_words(values, where, "Options")
    header.clock = values.get("Clock", "")
    for key, value in values.items():
        kind, _, name = key.partition(" ")
        if kind == "Seat":
            header.players[name] = "" if value == NOBODY else value
        elif kind == "Commitment":
            header.commitments[name] = _read_hex(value, where[key], SECRET_BYTES).hex()
        elif kind == "Secret":
            header.secrets[name] = _read_hex(value, where[key], SECRET_BYTES)
    if "Promises" in values:
        words = values["Promises"].split(" ")
        header.promises = tuple(
            "" if word == NOBODY else _read_hex(word, where["Promises"], SECRET_BYTES).hex() for word in words
        )
    if "Nonces" in values:
        header.nonces = tuple(_read_nonce(word, where["Nonces"]) for word in values["Nonces"].split(" "))
    header.result = _read_result(values, where)
    return header


def _read_result(values: dict[str, str], where: dict[str, int]) -> Result | None:
    stated = [key for key in ("Result", "Reason", "Points") if key in values]
    if not stated:
        return None
    for key in ("Result", "Reason", "Points"):
        if key not in values:
            raise bad(
                where[stated[-1]], f"truncated: the header {key} is missing beside {stated[0]}", "missing", header=key
            )
    points = _read_words(values, where, "Points")
    if not all(re.fullmatch(r"-?\d{1,9}", value, re.ASCII) for value in points.values()):
        raise bad(
            where["Points"], f"Points {values['Points']!r}: expected points such as w=8 b=5", "value", header="Points"
        )
    return Result(values["Result"], values["Reason"], {seat: int(value) for seat, value in points.items()})


def _read_words(values: dict[str, str], where: dict[str, int], header: str) -> dict[str, str]:
    """`key=value` words separated by a space."""
    found: dict[str, str] = {}
    for word in values[header].split(" ") if header in values else []:
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise bad(where[header], f"{header} {word!r}: expected key=value", "value", header=header)
        if key in found:
            raise bad(where[header], f"{header} {key}: given twice", "twice", header=key)
        found[key] = value
    return found


def _read_hex(value: str, line: int, size: int) -> bytes:
    if not re.fullmatch(rf"[0-9a-f]{{{2 * size}}}", value):
        raise bad(line, f"{value!r}: expected {2 * size} hexadecimal digits", "hex", value=value)
    return bytes.fromhex(value)


def _read_nonce(word: str, line: int) -> bytes:
    if word == NOBODY:
        return b""
    if not re.fullmatch(rf"([0-9a-f]{{2}}){{1,{MAX_NONCE_BYTES}}}", word):
        said = f"nonce {word!r}: expected up to {MAX_NONCE_BYTES} bytes in hexadecimal, or -"
        raise bad(line, said, "hex", value=word)
    return bytes.fromhex(word)
