"""Positions read from text. Whatever cannot come about is refused: the error names the field and what was expected."""

from __future__ import annotations

import re
from typing import cast

import msgspec
import numpy as np

from ludoteca.core import BadMove, BadOption, BadPosition, GameOptions, Record, Seat, State, bad_position
from ludoteca.games.scorso.rules import leaving, moves, verbs
from ludoteca.games.scorso.rules.board import (
    CHOICES,
    DICE,
    DUEL,
    DUELS,
    FACES,
    FEWEST_PLAYERS,
    FINISHED,
    FROZEN,
    LEAVINGS,
    MARKET,
    MAX_SWAPS,
    MOST_DICE,
    MOST_TOKENS,
    N_FACES,
    N_SIDES,
    NEVER,
    NOBODY,
    OPEN,
    OWN_DICE,
    PHASES,
    PLAYERS,
    REASONS,
    ROLLING,
    SEATS,
    SIDES,
    STAGE_END,
)
from ludoteca.games.scorso.rules.conflicts import keep_table
from ludoteca.games.scorso.rules.duels import next_challenge, staker
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.questions import N_OPTIONS, answers_to
from ludoteca.games.scorso.rules.referee import why_illegal
from ludoteca.games.scorso.rules.rolling import go_on
from ludoteca.games.scorso.rules.setup import table
from ludoteca.games.scorso.rules.trace import forget
from ludoteca.games.scorso.text import stages as stagetext
from ludoteca.games.scorso.text.checks import check
from ludoteca.games.scorso.text.fields import Fields, at, read_fields, read_number, read_seat
from ludoteca.games.scorso.text.notation import format_move, parse_move

HEADER = ("edition", "pace", "stage", "round", "phase", "ender", "supply", "pot")
HEADER_MORE = ("knocked", "act", "passed", "challenge", "swaps", "result")
LINE = ("left", "right", "free", "burned", "fists")
LINE_MORE = ("purse", "tumbling", "laid", "back", "returned", "beat", "stake")
FROZEN_WORDS = ("weapons", "group", "bribe", "conflicts")  # what is being decided on a frozen table
REASON_WORDS = REASONS[NEVER + 1 :]
CHOICE_WORDS = CHOICES[OPEN + 1 :]
LAST_ROUND = 100
MOST_CHIPS = 1_000_000
PHASE_WORDS = {**{word: index for index, word in enumerate(PHASES)}, **dict.fromkeys(FROZEN_WORDS, FROZEN)}


def parse_position(text: str, options: GameOptions) -> State:
    """Read a position. The text decides the edition, the pace and the number of players."""
    state, header, then = read_table(text, options)
    check(state.record, header, cast(Options, state.options))
    return _go_on(state, then)


def read_table(text: str, options: GameOptions) -> tuple[State, Fields, str]:
    """What the lines say, whether or not it can be; the header, and the answers that follow."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if not lines:
        raise bad_position("position is empty: expected a header line and one line for each seat", "notation", "empty")
    header = read_fields("header", lines[0].split(), HEADER, (*HEADER_MORE, *stagetext.HEADER_MORE))
    answers = [line for line in lines[1:] if line.startswith("then ")]
    seats = [line for line in lines[1:] if not line.startswith("then ")]
    if len(answers) > 1 or (answers and lines[-1] != answers[0]):
        raise bad_position("then: expected one such line, after the seats", "notation", "then-line")
    options = _options(header, seats, cast(Options, options))
    s = table(options)
    _read_header(s, header)
    for place, line in enumerate(seats):
        _read_seat(s, place, line)
    if sorted(int(seat) for seat in s.ring[: s.n]) != list(range(s.n)):
        names = SEATS[: s.n]
        said = f"seats: expected each of {' '.join(names)} once"
        raise bad_position(said, "notation", "seats", expected=", ".join(names))
    return State(options, s), header, answers[0] if answers else ""


def _options(header: Fields, seats: list[str], options: Options) -> Options:
    """Edition, pace and players; a position with bow ties is one of the full game."""
    players = len(seats)
    for key, values in (("edition", ("travel", "collector")), ("pace", ("real_time", "beats"))):
        if header[key] not in values:
            said = f"field {key}={header[key]}: expected {' or '.join(values)}"
            raise bad_position(said, "notation", "value", field=key, given=header[key], expected=", ".join(values))
    if not FEWEST_PLAYERS <= players <= PLAYERS:
        said = f"position has {players} seats: expected {FEWEST_PLAYERS} to {PLAYERS} lines"
        raise bad_position(said, "§1", "players", count=players, low=FEWEST_PLAYERS, high=PLAYERS)
    told: dict[str, object] = {"edition": header["edition"], "pace": header["pace"], "players": players}
    if any(" bowtie=" in line for line in seats):
        told["mode"] = "full"
    changed = msgspec.structs.replace(options, **told)
    try:
        changed.check()
    except BadOption as error:
        said = f"edition={header['edition']} with {players} seats: {error.what}"
        raise BadPosition(said, error.rule, error.reason) from None
    return changed


def _read_header(s: Record, header: Fields) -> None:
    """What is true of the whole table."""
    read_number("stage", header["stage"], 1, int(s.stages) if s.full else 1)
    s.round_no = read_number("round", header["round"], 1, LAST_ROUND)
    if header["phase"] not in PHASE_WORDS:
        expected = ", ".join(PHASES)
        said = f"field phase={header['phase']}: expected {expected}"
        raise bad_position(said, "§4", "value", field="phase", given=header["phase"], expected=expected)
    s.phase = PHASE_WORDS[header["phase"]]
    s.ender = read_seat("ender", header["ender"], s, or_nobody=True)
    s.supply = read_number("supply", header["supply"], 0, MOST_TOKENS)
    s.pot = read_number("pot", header["pot"], 0, MOST_CHIPS)
    if s.duel_only and s.phase not in (DUEL, FINISHED):
        said = f"field phase={header['phase']}: expected duel or over, mode=duel"
        raise bad_position(said, "§7.3", "must", field="phase", expected="duel, over", beside="mode=duel")
    _check_fields(s, header)
    if s.phase in (DUELS, DUEL):
        _read_duels(s, header)
    if s.phase == FINISHED:
        _read_result(s, header)
    if s.full:
        stagetext.read_header(s, header)
    elif s.phase in (MARKET, STAGE_END):
        phase = f"phase={header['phase']}"
        said = f"field {phase}: expected a full game, mode=full"
        raise bad_position(said, "§9", "only", field=phase, needs="mode=full")
    if "knocked" in header:
        for name in header["knocked"]:
            s.tied |= 1 << read_seat("knocked", name, s)


def _check_fields(s: Record, header: Fields) -> None:
    """Fields that belong to some phases only."""
    of_duels: tuple[str, ...] = ("act", "passed", "challenge", "swaps")
    allowed = {DUELS: of_duels, DUEL: of_duels, ROLLING: ("knocked",), FINISHED: ("result",)}
    of_full = stagetext.ALLOWED.get(int(s.phase), ("fell",)) if s.full else ()
    for key in (*HEADER_MORE, *stagetext.HEADER_MORE):
        if key in header and key not in (*allowed.get(int(s.phase), ()), *of_full):
            phase = f"phase={header['phase']}"
            said = f"field {key}={header[key]}: not expected while {phase}"
            raise bad_position(said, "notation", "without", field=key, beside=phase)


def _read_result(s: Record, header: Fields) -> None:
    """§8 `result=B:last-standing`."""
    winner, _, reason = header.get("result", "").partition(":")
    if reason not in REASON_WORDS:
        expected = f"expected result=SEAT:REASON, the reason out of {', '.join(REASON_WORDS)}"
        such = ", ".join(f"A:{word}" for word in REASON_WORDS)
        given = header.get("result", "")
        raise bad_position(f"result: {expected}", "§8", "value", field="result", given=given, expected=such)
    s.winner, s.reason = read_seat("result", winner, s), REASONS.index(reason)


def _read_duels(s: Record, header: Fields) -> None:
    """§7.1 Whose turn it is to challenge, the challenge that is on, and the swaps to come."""
    if "act" not in header or "passed" not in header:
        said = f"phase={header['phase']}: expected the fields act and passed"
        raise bad_position(said, "§7.1", "missing", field="act, passed")
    is_open = bool(s.by_pace and s.phase == DUELS and "challenge" not in header)
    s.act = read_seat("act", header["act"], s, or_nobody=bool(s.phase == DUEL) or is_open)
    if is_open:
        _read_waived(s, header["passed"])
    else:
        s.passed = read_number("passed", header["passed"], 0, int(s.n))
    if "challenge" in header:
        target, _, height = header["challenge"].partition(":")
        s.target = read_seat("challenge", target, s)
        s.wager = read_number("challenge", height, 1, PLAYERS)
    if s.phase == DUEL and (s.act == NOBODY) != (s.target == NOBODY):
        said = "a duel: expected act=A with challenge=B:2, or act=- in a deciding duel"
        expected = "act=A challenge=B:2, act=-"
        raise bad_position(said, "§7", "value", field="act", given=header["act"], expected=expected)
    pairs = header["swaps"].split(",") if "swaps" in header else []
    for index, pair in enumerate(pairs):
        found = re.fullmatch(f"([{SEATS}])-([{SEATS}])", pair)
        if not found or found[1] == found[2] or index >= MAX_SWAPS:
            said = f"field swaps={header['swaps']}: expected pairs such as B-D,A-C"
            raise bad_position(said, "§6.3", "value", field="swaps", given=header["swaps"], expected="B-D,A-C")
        s.swaps[index] = [read_seat("swaps", name, s) for name in found.groups()]
    s.n_swaps = len(pairs)


def _read_waived(s: Record, text: str) -> None:
    """A27 All may challenge at once: it is nobody's turn, and `passed=AC` names those who have passed."""
    s.act = NOBODY
    for name in text if text != "0" else "":
        s.waived |= 1 << read_seat("passed", name, s)


def _read_seat(s: Record, place: int, line: str) -> None:
    """A player's line. Whoever is out has no bullets, no dice and no fist tokens."""
    name, *words = line.split()
    seat = read_seat("seat", name, s)
    s.ring[place] = seat
    if words and words[-1] == "handicap":
        s.handicap[seat] = 1
        words.pop()
    is_out = bool(words) and words[0] in ("out", "away")
    needed = (() if is_out else ("bullets",)) + LINE + (stagetext.LINE if s.full else ())
    given = read_fields(f"seat {name}", words[is_out:], needed, LINE_MORE + (stagetext.LINE_MORE if s.full else ()))
    s.alive[seat] = not is_out
    s.away[seat] = bool(s.full and words[0] == "away")
    if not is_out:
        s.bullets[seat] = _read_bullets(f"bullets of {name}", given["bullets"])
    _read_table(s, seat, given)
    if "purse" in given:
        s.purse[seat] = _read_purse(f"purse of {name}", given["purse"])
    elif s.pot:
        s.purse[seat] -= s.stake
    if "stake" in given:
        s.stakes[seat] = _read_bullets(f"stake of {name}", given["stake"])
    if "beat" in given:
        _read_beat(s, seat, given["beat"])
    if s.full:
        stagetext.read_line(s, seat, given)
    if is_out and (s.trays[seat].any() or s.free[seat].any() or s.burned[seat].any() or s.fists[seat]):
        said = f"seat {name} is out: expected no dice and no fist tokens"
        raise bad_position(said, "§6.4", "out-with-dice", seat=name)


def _read_table(s: Record, seat: int, given: Fields) -> None:
    """§5 A player's dice wherever they are, and fist tokens."""
    name = SEATS[seat]
    for side, key in enumerate(SIDES):
        s.trays[seat, side] = _read_faces(f"{key} of {name}", given[key])
    s.free[seat] = _read_dice(f"free of {name}", given["free"], DICE)
    s.burned[seat] = _read_dice(f"burned of {name}", given["burned"], DICE)
    s.fists[seat] = read_number(f"fists of {name}", given["fists"], 0, MOST_TOKENS)
    if "tumbling" in given:
        s.tumbling[seat] = read_number(f"tumbling of {name}", given["tumbling"], 1, MOST_DICE)
    for key, dice in (("laid", s.laid), ("back", s.back)):
        if key in given:
            both = given[key].split("|")
            if len(both) != N_SIDES:
                said = f"{key} of {name}: expected LEFT|RIGHT"
                expected = "LEFT|RIGHT, -|-"
                raise bad_position(said, "§5", "value", field=f"{key} ({name})", given=given[key], expected=expected)
            dice[seat] = [_read_faces(f"{key} of {name}", text) for text in both]
    if "returned" in given:
        s.returned[seat] = read_number(f"returned of {name}", given["returned"], 1, OWN_DICE)


def _read_bullets(where: str, text: str) -> list[int]:
    """§1 `3/3/3`: green, yellow, blue."""
    found = re.fullmatch(r"([0-9]{1,2})/([0-9]{1,2})/([0-9]{1,2})", text)
    if not found:
        said = f"{where} {text!r}: expected GREEN/YELLOW/BLUE such as 3/3/3"
        raise bad_position(said, "§1", "value", field=at(where), given=text, expected="3/3/3, 0/1/2")
    return [int(count) for count in found.groups()]


def _read_purse(where: str, text: str) -> int:
    """§10 Chips, below 0 debts."""
    if not re.fullmatch(r"-?[0-9]{1,8}", text):
        said = f"{where} {text!r}: expected a number of chips, below 0 for debts"
        raise bad_position(said, "§10", "value", field=at(where), given=text, expected="5, 0, -5")
    return int(text)


def _read_dice(where: str, text: str, letters: str) -> list[int]:
    """§1 How many dice show each face; `-` for none."""
    if text != "-" and (set(text) - set(letters) or len(text) > MOST_DICE):
        said = f"{where} {text!r}: expected dice out of {' '.join(letters)}, or -"
        raise bad_position(said, "§1", "dice-letters", field=at(where), given=text, letters=" ".join(letters))
    return [text.count(letter) for letter in DICE]


def _read_faces(where: str, text: str) -> list[int]:
    """Dice that have been rolled."""
    return _read_dice(where, text, FACES)[:N_FACES]


def _read_beat(s: Record, seat: int, text: str) -> None:
    """§5 What a player has committed to."""
    word, _, dice = text.partition(":")
    if word not in CHOICE_WORDS or (word == "roll") != bool(dice):
        said = f"beat of {SEATS[seat]} {text!r}: expected roll:DICE, knock or done"
        expected = "roll:KG?, knock, done"
        raise bad_position(said, "§5", "value", field=f"beat ({SEATS[seat]})", given=text, expected=expected)
    s.choice[seat] = CHOICES.index(word)
    if dice:
        s.chosen[seat] = _read_dice(f"beat of {SEATS[seat]}", dice, DICE)


# -- going on --------------------------------------------------------------------------------------------------------


def _go_on(state: State, then: str) -> State:
    """A frozen table resolves to the next decision; the answers given since are given again."""
    s = state.record
    if s.phase == FROZEN:
        keep_table(s)
    elif s.phase == DUELS and staker(s) == NOBODY:
        next_challenge(s)
    go_on(s)
    for item in then.removeprefix("then ").split(";") if then else []:
        state = _answer(state, item.strip())
    forget(state.record)
    state.record.did_by = NOBODY
    return state


def _answer(state: State, item: str) -> State:
    """One of the answers, or that somebody left."""
    s = state.record
    name, colon, text = item.partition(": ")
    if not colon or s.phase != FROZEN:
        said = f"then {item!r}: expected SEAT: ANSWER to a question of the conflicts"
        raise bad_position(said, "§6", "then", given=item)
    seat = read_seat("then", name, s)
    if text in LEAVINGS:
        leaving.leave(s, seat, REASONS.index(text))
        return state
    try:
        move = parse_move(state, Seat(seat), text)
    except BadMove as error:
        raise BadPosition(f"then {item!r}: {error.what}", error.rule, error.reason) from None
    reason = why_illegal(state, Seat(seat), move)
    if reason is not None or moves.kind_of(move) == moves.ROLL:
        asked = SEATS[s.asked] if s.asked != NOBODY else "nobody"
        legal = ", ".join(_legal(state)) or "nothing"
        rule = reason.rule if reason else "§6"
        said = f"then {item!r}: {asked} is asked, expected {legal}"
        expected = ", ".join(_legal(state)) or "-"
        raise bad_position(said, rule, "then-asked", given=item, seat=asked, expected=expected)
    verbs.apply(s, int(move))
    return state


def _legal(state: State) -> list[str]:
    """Every answer to the question that is put."""
    buffer = np.empty(N_OPTIONS, np.int32)
    n = answers_to(state.record, buffer)
    return [format_move(state, Seat(0), move) for move in buffer[:n].tolist()]
