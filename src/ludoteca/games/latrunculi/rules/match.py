"""§7 The match («sfida») between two people: null games are replayed, and in the end a decider is played.

A policy for `play.series`; the game itself is the rest of this package.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, cast

import msgspec

from ludoteca.core import CHANCE, GameOptions, Outcome, Record, Seat, State, bad_position, blank, record_type
from ludoteca.games.latrunculi.rules.board import BLACK, MEN, WHITE
from ludoteca.games.latrunculi.rules.board import REASONS as GAME_REASONS
from ludoteca.games.latrunculi.rules.options import MatchOptions
from ludoteca.games.latrunculi.rules.setup import setup

VERSION = "2"
Options = MatchOptions
RULE = "§7"
HAS_CHANCE = True  # the lots drawn

PERSONS = ("A", "B")
NOBODY = -1
NULL = "stall-null"
DECIDER_SECOND, DECIDER_NULL = "decider-second", "decider-null"
REASONS = (*GAME_REASONS, DECIDER_NULL, DECIDER_SECOND)

COLOURS, PLAY, REPLAY, LOT, CHOICE, OVER = range(6)
PHASES = ("colours", "play", "replay", "lot", "choice", "over")

MOVE_FIRST, MOVE_SECOND, NULL_WINS = "move-first", "move-second", "null-wins"
WORDS = ("white A", "white B", "replay", "lot A", "lot B", MOVE_FIRST, MOVE_SECOND, NULL_WINS)

OWN = record_type(
    ("phase", "i1"),
    ("white", "i1"),  # the person playing White, or NOBODY before the lot
    ("begun", "i1"),  # games begun
    ("nulls", "i1"),  # null games among them
    ("chooser", "i1"),  # the person who may choose for the decider, or NOBODY
    ("null_wins", "i1"),  # in the decider: the person who wins if it is null, or NOBODY
    ("chooses_null", "i1"),  # decider_choice=first_or_null, the decider of version 1
    ("winner", "i1"),
    ("reason", "i1"),
    ("men", "i1", (2,)),  # men left to each person at the end of the last game; 0 during a game
)


class Shown(msgspec.Struct, frozen=True):
    """The match beside the board."""

    phase: Literal["colours", "play", "replay", "lot", "choice", "over"]
    game: Annotated[int, msgspec.Meta(ge=0)]
    nulls: Annotated[int, msgspec.Meta(ge=0)]
    null_games: int
    has_decider: bool
    is_decider: bool
    chooser: str  # a person, or ""
    null_wins: str
    null_side: Literal["w", "b", ""]  # the side of the person who wins a null decider
    men_decide: bool  # §7 whether a decider that stalls goes to the side with more men
    winner: str


def seats(options: GameOptions) -> tuple[str, ...]:
    return PERSONS


def begin(options: GameOptions) -> Record:
    """§7, A3 The colours are drawn by lot; a table that replays nothing begins with the decider."""
    options = cast(MatchOptions, options)
    own = blank(OWN)
    own.white = own.chooser = own.null_wins = own.winner = NOBODY
    own.chooses_null = options.decider_choice == "first_or_null"
    own.phase = LOT if options.null_games == 0 and options.decider == "on" else COLOURS
    return own


def is_playing(own: Record) -> bool:
    return bool(own.phase == PLAY)


def number(own: Record) -> int:
    return int(own.begun)


def sits(own: Record) -> tuple[Seat, ...]:
    """A's side and B's side."""
    return (Seat(BLACK), Seat(WHITE)) if own.white == 1 else (Seat(WHITE), Seat(BLACK))


def child_options(options: GameOptions, own: Record) -> GameOptions:
    return cast(MatchOptions, options).of_a_game(is_decider=bool(own.null_wins != NOBODY))


def lay_out(options: GameOptions, own: Record, last: State | None) -> State:
    return setup(child_options(options, own))


def to_act(own: Record) -> tuple[Seat, ...]:
    if own.phase == CHOICE:
        return (Seat(int(own.chooser)),)
    return (CHANCE,) if own.phase in (COLOURS, REPLAY, LOT) else ()


def choices(own: Record, seat: Seat) -> list[tuple[str, int]]:
    """§7 The lots are fair; a replay has no alternative; the chooser alone chooses for the decider."""
    if seat not in to_act(own):
        return []
    words = {COLOURS: WORDS[0:2], REPLAY: WORDS[2:3], LOT: WORDS[3:5], CHOICE: _ways(own)}[int(own.phase)]
    return [(word, 1) for word in words]


def _ways(own: Record) -> tuple[str, str]:
    """§7 What the winner of the lot chooses between."""
    return (MOVE_FIRST, NULL_WINS) if own.chooses_null else (MOVE_FIRST, MOVE_SECOND)


def choose(options: GameOptions, own: Record, seat: Seat, word: str) -> Record:
    """§7 What follows from a lot or a choice."""
    own = own.copy()
    kind, _, person = word.partition(" ")
    if kind == "lot":
        own.phase, own.chooser = CHOICE, PERSONS.index(person)
        return own
    if kind == "white":
        own.white = PERSONS.index(person)
    elif kind == "replay":  # A25 the two change sides, so that the other one moves first
        own.white = 1 - own.white
    else:
        own.null_wins = 1 - seat if word == MOVE_FIRST else seat
        first = 1 - own.null_wins  # a decider that nobody wins goes to the side that moves second
        own.white = first if cast(MatchOptions, options).first_move == "white" else 1 - first
        own.chooser = NOBODY
    own.phase = PLAY
    own.begun += 1
    own.men[:] = 0
    return own


def after(options: GameOptions, own: Record, child: State, outcome: Outcome | None) -> Record:
    """§7, A16 A decisive game ends the match, a null one is replayed, the decider always has a winner."""
    options = cast(MatchOptions, options)
    if outcome is None:
        return own
    own = own.copy()
    own.men[:] = [outcome.points[side] for side in sits(own)]
    if outcome.winners:
        return _end(own, sits(own).index(outcome.winners[0]), outcome.reason)
    if own.null_wins != NOBODY:
        return _end(own, int(own.null_wins), DECIDER_NULL if own.chooses_null else DECIDER_SECOND)
    if outcome.reason != NULL:  # only where the table's options ask for draws
        return _end(own, NOBODY, outcome.reason)
    own.nulls += 1
    if own.nulls < options.null_games:
        own.phase = REPLAY
    elif options.decider == "on":
        own.phase = LOT
    else:
        return _end(own, NOBODY, NULL)
    return own


def leave(own: Record, seat: Seat, reason: str) -> Record:
    """A person who leaves between games loses the match."""
    return _end(own.copy(), 1 - seat, reason)


def _end(own: Record, winner: int, reason: str) -> Record:
    own.phase, own.winner, own.reason, own.chooser = OVER, winner, REASONS.index(reason), NOBODY
    return own


def outcome(own: Record) -> Outcome | None:
    if own.phase != OVER:
        return None
    return Outcome.of_two(int(own.winner), REASONS[own.reason], own.men)


def show(options: GameOptions, own: Record) -> Shown:
    options = cast(MatchOptions, options)
    return Shown(
        phase=PHASES[own.phase],  # type: ignore[arg-type]
        game=int(own.begun),
        nulls=int(own.nulls),
        null_games=options.null_games,
        has_decider=options.decider == "on",
        is_decider=bool(own.null_wins != NOBODY),
        chooser=_person(own.chooser, ""),
        null_wins=_person(own.null_wins, ""),
        null_side="" if own.null_wins == NOBODY else "wb"[sits(own)[own.null_wins]],  # type: ignore[arg-type]
        men_decide=options.of_a_game(is_decider=True).stall_verdict == "material_then_replay",
        winner=_person(own.winner, ""),
    )


def _person(index: int, nobody: str) -> str:
    return nobody if index == NOBODY else PERSONS[index]


# -- notation: A=w game=2 nulls=1 phase=play, then chooser=, null=, winner= reason= and men= where they mean something
def format(own: Record) -> str:
    fields = {
        "A": "?" if own.white == NOBODY else "wb"[own.white],
        "game": own.begun,
        "nulls": own.nulls,
        "phase": PHASES[own.phase],
    }
    if own.phase == CHOICE:
        fields["chooser"] = PERSONS[own.chooser]
    if own.phase in (PLAY, OVER) and own.null_wins != NOBODY:
        fields["null"] = PERSONS[own.null_wins]
    if own.phase == OVER:
        fields |= {"winner": _person(own.winner, "-"), "reason": REASONS[own.reason]}
    if _has_counted(own):
        fields["men"] = "{}-{}".format(*own.men)
    return " ".join(f"{key}={value}" for key, value in fields.items())


def _has_counted(own: Record) -> bool:
    """Whether the record holds the men left at the end of a game."""
    return bool(own.begun > 0 and own.phase != PLAY)


def parse(text: str, options: GameOptions) -> Record:
    """Read the fields of a match; the error names the field and what was expected."""
    given = [word.partition("=")[::2] for word in text.split()]
    fields = dict(given)
    own = blank(OWN)
    own.chooser = own.null_wins = own.winner = NOBODY
    own.chooses_null = cast(MatchOptions, options).decider_choice == "first_or_null"
    own.phase = PHASES.index(_field(fields, "phase", PHASES))
    expected = ["A", "game", "nulls", "phase"]
    if own.phase in (PLAY, OVER) and "null" in fields:
        expected.append("null")
        own.null_wins = PERSONS.index(_field(fields, "null", PERSONS))
    expected += {CHOICE: ["chooser"], OVER: ["winner", "reason"]}.get(int(own.phase), [])
    if "men" in fields:
        expected.append("men")
    if [key for key, _ in given] != expected:
        shape = " ".join(f"{key}=" for key in expected)
        raise bad_position(f"match {text!r}: expected the fields {shape}", RULE, "fields", expected=shape)
    own.white = {"w": 0, "b": 1, "?": NOBODY}[_field(fields, "A", ("w", "b", "?"))]
    own.nulls = int(_field(fields, "nulls", tuple(map(str, range(21)))))
    own.begun = int(_field(fields, "game", _possible_games(own)))
    if (own.white == NOBODY) != (own.begun == 0):
        said = f"field A={fields['A']}: expected ? before the first game and w or b after it"
        expected_white = "w, b" if own.begun else "?"
        raise bad_position(said, RULE, "value", field="A", given=fields["A"], expected=expected_white)
    if own.phase == CHOICE:
        own.chooser = PERSONS.index(_field(fields, "chooser", PERSONS))
    if own.phase == OVER:
        winner = _field(fields, "winner", (*PERSONS, "-"))
        own.winner = NOBODY if winner == "-" else PERSONS.index(winner)
        own.reason = REASONS.index(_field(fields, "reason", REASONS[1:]))
    if _has_counted(own) != ("men" in fields):
        said = "field men=: expected after a game and before the next one, and only then"
        raise bad_position(said, RULE, "counted")
    if "men" in fields:
        men = re.fullmatch(rf"([0-{MEN}])-([0-{MEN}])", fields["men"])
        if men is None:
            said = f"field men={fields['men']}: expected men such as 8-5"
            raise bad_position(said, RULE, "value", field="men", given=fields["men"], expected=f"0-0 … {MEN}-{MEN}")
        own.men[:] = [int(count) for count in men.groups()]
    return own


def _possible_games(own: Record) -> tuple[str, ...]:
    """How many games can have begun, given the phase and the null games."""
    nulls = int(own.nulls)
    games = {COLOURS: (0,), PLAY: (nulls + 1,), OVER: (nulls, nulls + 1)}.get(int(own.phase), (nulls,))
    return tuple(map(str, games))


def _field(fields: dict[str, str], key: str, allowed: tuple[str, ...]) -> str:
    value = fields.get(key, "")
    if value not in allowed:
        said = f"field {key}={value}: expected {' or '.join(allowed)}"
        raise bad_position(said, RULE, "value", field=key, given=value, expected=", ".join(allowed))
    return value
