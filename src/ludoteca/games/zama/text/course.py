"""Reading the state of a turn from a position: whose turn, which phase, what is left, what is to be identified."""

from __future__ import annotations

import re

from ludoteca.core import BadPosition, Reason, Record
from ludoteca.games.zama.rules import cells, choices, elimination, ends, moves, trace, verbs
from ludoteca.games.zama.rules.board import (
    AGREED,
    ATTACKING,
    DEAD_AIM,
    EMPTY,
    FACE_UP,
    FINISHED,
    NO_ATTACK,
    NOBODY,
    PEEKING,
    PEEKS,
    PHASES,
    PLACING,
    REASONS,
    SEATS,
    SLIDES,
    SLIDING,
    STALLED,
    find_square,
    square,
    squares,
)
from ludoteca.games.zama.rules.cards import KING_OF_SPADES, NO_CARD
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.text.fields import either, read_cells, read_number

DRAWS = (NO_ATTACK, DEAD_AIM, STALLED, AGREED)
_PENDING = re.compile(r"(?:([^x^?]{2,3})([x^])|(\?))([^x^?]{2,3})|(rest)")


def read_course(s: Record, fields: dict[str, str], options: Options) -> None:
    """Everything but the cards; then the game proceeds by itself as far as it would have."""
    seats = SEATS[: options.players]
    if fields["turn"] not in tuple(seats):
        raise BadPosition(f"turn {fields['turn']!r}: expected {either(seats)}", "§3")
    if fields["phase"] not in PHASES:
        raise BadPosition(f"phase {fields['phase']!r}: expected {', '.join(PHASES)}", "§3")
    s.turn, s.phase = SEATS.index(fields["turn"]), PHASES.index(fields["phase"])
    _read_left(s, fields, options)
    if s.phase == PLACING:
        _check_laying(s, options)
    elif (s.owner < EMPTY).sum() == 0:
        raise BadPosition("board: expected cards", "§1", Reason("position-empty", "§1"))
    if (s.phase == FINISHED) != ("result" in fields):
        raise BadPosition("field result: expected it when, and only when, phase=over", "notation")
    if s.phase == FINISHED:
        _read_result(s, fields["result"], options)
    elif "pending" in fields:
        _check_survivors(s)
        _read_pending(s, fields["pending"], options)
    else:
        _check_survivors(s)
        _go_on(s)
    if s.phase == FINISHED and "pending" in fields:
        raise BadPosition("field pending: the game is over, expected none", "notation")
    trace.clear_trace(s)


def _go_on(s: Record) -> None:
    """§6 A position may already be over; a turn with nothing left to do passes."""
    if s.phase == PLACING:
        if s.turn != _first_to_lay(s):
            raise BadPosition(f"turn {SEATS[s.turn]}: expected {SEATS[_first_to_lay(s)]}, who has cards to lay", "A4")
    elif ends.find_dead_aim(s) or elimination.sought_of(s) != NOBODY:
        return
    elif s.phase == ATTACKING:
        if s.stall_plies and s.quiet >= s.stall_plies:
            ends.end(s, STALLED, NOBODY)
        else:
            ends.begin_turn(s)
    elif s.phase == SLIDING:
        verbs.go_on_sliding(s)
    elif not choices.has_peek(s):
        ends.end_ply(s)


def _check_survivors(s: Record) -> None:
    """§7.2 While the game goes on, at least two sides are in it, and it is the turn of one of them."""
    if s.gone and elimination.left_alone(s) != NOBODY:
        raise BadPosition("field gone: one side alone is left, expected phase=over", "§7.2")
    if cells.is_gone(s, s.turn) and (elimination.sought_of(s) == NOBODY or s.phase != ATTACKING):
        raise BadPosition(f"turn {SEATS[s.turn]}: eliminated, expected a seat that is still in the game", "§7.2")


# -- what is left of a turn -----------------------------------------------------------------------------------


def _read_left(s: Record, fields: dict[str, str], options: Options) -> None:
    moved, seen = read_cells("moved", fields["moved"], options), read_cells("seen", fields["seen"], options)
    s.left = read_number("left", fields["left"], SLIDES, "§4")
    if s.phase != SLIDING and moved:
        raise BadPosition(f"field moved in phase {PHASES[s.phase]}: expected -", "A14e")
    if s.phase != PEEKING and seen:
        raise BadPosition(f"field seen in phase {PHASES[s.phase]}: expected -", "A16")
    most = {SLIDING: SLIDES, PEEKING: PEEKS}.get(int(s.phase), 0)
    count = s.left + len(moved) + len(seen)  # §7.2 a king that was slid or looked at may have left the board since
    if count > most or (count < most and not s.gone) or (most and not s.left):
        done = {SLIDING: f", less the {len(moved)} in moved", PEEKING: f", less the {len(seen)} in seen"}
        expected = f"{most}{done.get(int(s.phase), '')}"
        raise BadPosition(f"left {s.left} in phase {PHASES[s.phase]}: expected {expected}", "§4")
    for at in (*moved, *seen):
        if s.owner[at] == EMPTY:
            raise BadPosition(f"field {'moved' if moved else 'seen'}: {square(at)} is empty, expected a card", "§4")
    for at in seen:
        if s.seen[at] & FACE_UP or not s.seen[at] >> s.turn & 1:
            raise BadPosition(f"field seen: {square(at)} was not looked at, expected :{SEATS[s.turn]} there", "A16")
    if s.phase == SLIDING and s.quiet and not s.marches:
        raise BadPosition(f"quiet {s.quiet} in phase slide: a card has just fallen, expected 0", "§4")
    s.moved[: len(moved)], s.n_moved = moved, len(moved)
    s.looked[: len(seen)], s.n_looked = seen, len(seen)


def _first_to_lay(s: Record) -> int:
    return next((side for side in range(s.players) if cells.next_home(s, side)), NOBODY)


def _check_laying(s: Record, options: Options) -> None:
    """A4 Each player lays out cards in reading order, unseen by the other."""
    if options.placement != "stratego":
        raise BadPosition("phase place: expected only with placement=stratego", "§8, A4")
    for side in range(s.players):
        if s.quiet or (s.out[side] and not cells.is_gone(s, side)):
            raise BadPosition("phase place: nothing has fallen yet, expected quiet=0 out=r:-;b:-", "A4")
        if s.pack[side] and cells.is_gone(s, side):
            raise BadPosition(f"phase place: expected the cards {SEATS[side]} will not lay in out", "§7.2, A4")
    if _first_to_lay(s) == NOBODY:
        raise BadPosition("phase place: all cards are laid, expected phase=attack", "A4")
    for at in squares(s):
        side = int(s.owner[at])
        if side == EMPTY:
            continue
        if side != cells.home_of(s, at):
            raise BadPosition(f"cell {square(at)}: expected a card of {SEATS[cells.home_of(s, at)]} there", "§1, A3")
        gap = int(cells.next_home(s, side))
        if gap and gap < at:
            raise BadPosition(f"cell {square(at)}: expected a card on {square(gap)} first", "A4")
        if s.seen[at] != 1 << side:
            raise BadPosition(f"cell {square(at)}: only its owner has seen it, expected :{SEATS[side]}", "A4")


# -- a card to be identified ----------------------------------------------------------------------------------


def _read_pending(s: Record, text: str, options: Options) -> None:
    """`d4xd5`, `g4^g5`, `?c3`, `rest`: only while one of its cards is still to be identified."""
    found = _PENDING.fullmatch(text)
    if not found:
        raise BadPosition(f"field pending {text!r}: expected an act such as d4xd5, g4^g5, ?c3 or rest", "notation")
    if found[5]:
        _read_rest(s)
        return
    try:
        start, to = find_square(found[1], options) if found[1] else 0, find_square(found[4], options)
    except BadPosition as error:
        raise BadPosition(f"field pending {text!r}: {error.what}", error.rule) from None
    kind = moves.PEEK if found[3] else moves.ATTACK if found[2] == "x" else moves.OVERLAP
    trace.ask(s, kind, start, to)
    if kind == moves.PEEK:
        _expect(s.phase == PEEKING, text, "phase=peek", "§3")
        _expect(s.owner[to] < EMPTY and s.face[to] == NO_CARD, text, f"?? on {square(to)}", "A16")
        s.asked = to
        return
    me = int(s.turn)
    targets = cells.targets_beside(s, me, start) if kind == moves.ATTACK else choices.hunted_beside(s, me, start)
    is_target = any(int(targets) >> i & 1 and start + step == to for i, step in enumerate(cells.STEPS))
    _expect(s.owner[start] == me and is_target, text, "an own card beside an enemy", "§4")
    if kind == moves.OVERLAP:
        _expect(s.phase == SLIDING and bool(choices.can_overlap(s, me, start)), text, "phase=slide", "A15")
        _expect(s.face[start] == KING_OF_SPADES and bool(s.seen[start] & FACE_UP), text, "a King of Spades, ^", "A15")
    else:
        _expect(s.phase == ATTACKING, text, "phase=attack", "§3")
        if s.face[start] == NO_CARD:
            s.asked = start
            return
        is_shown = s.seen[start] & trace.every_seat(s) == trace.every_seat(s)
        _expect(bool(is_shown), text, f"{square(start)} to be shown to all", "§3")
    _expect(s.face[to] == NO_CARD, text, f"?? on {square(to)}, to be identified", "notation")
    s.asked = to


def _read_rest(s: Record) -> None:
    _expect(s.phase == PLACING, "rest", "phase=place", "A4")
    at = int(cells.next_home(s, int(s.turn)))
    _expect(at != 0, "rest", f"cards of {SEATS[s.turn]} to lay", "A4")
    trace.ask(s, moves.REST, 0, int(s.turn))
    s.asked = at


def _expect(is_so: bool, pending: str, expected: str, rule: str) -> None:
    if not is_so:
        raise BadPosition(f"field pending {pending!r}: expected {expected}", rule)


# -- the end ------------------------------------------------------------------------------------------------


def _read_result(s: Record, text: str, options: Options) -> None:
    """`r:king`, `rg:overlap`, `-:stall`; checked against the board where possible."""
    winner, colon, word = text.partition(":")
    sides = ("rg", "by") if options.is_in_teams else tuple(SEATS[: options.players])
    if not colon or winner not in (*sides, "-") or word not in REASONS[1:]:
        expected = f"{', '.join(sides)} or -, a colon and a reason such as {sides[0]}:king"
        raise BadPosition(f"field result {text!r}: expected {expected}", "§6")
    reason = REASONS.index(word)
    if (winner == "-") != (reason in DRAWS):
        raise BadPosition(f"field result {text!r}: expected {'-' if reason in DRAWS else 'a seat'} before {word}", "§6")
    if reason == DEAD_AIM and not ends.is_dead_aim(s):
        raise BadPosition(f"field result {text!r}: somebody can still win, expected kings in out", "§6.2")
    if reason == NO_ATTACK and (ends.can_anybody_attack(s) or s.marches):
        raise BadPosition(f"field result {text!r}: expected no attack on the board", "§6.1")
    if reason == STALLED and s.quiet < s.stall_plies:
        raise BadPosition(f"field result {text!r}: expected quiet={s.stall_plies}", "§6.3")
    s.reason, s.winner = reason, NOBODY if winner == "-" else SEATS.index(winner[0])
