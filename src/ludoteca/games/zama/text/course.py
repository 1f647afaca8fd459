"""Reading the state of a turn from a position: whose turn, which phase, what is left, what is to be identified."""

from __future__ import annotations

import re

from ludoteca.core import BadPosition, Record, bad_position
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
        said = f"turn {fields['turn']!r}: expected {either(seats)}"
        raise bad_position(said, "§3", "value", field="turn", given=fields["turn"], expected=", ".join(seats))
    if fields["phase"] not in PHASES:
        said = f"phase {fields['phase']!r}: expected {', '.join(PHASES)}"
        raise bad_position(said, "§3", "value", field="phase", given=fields["phase"], expected=", ".join(PHASES))
    s.turn, s.phase = SEATS.index(fields["turn"]), PHASES.index(fields["phase"])
    _read_left(s, fields, options)
    if s.phase == PLACING:
        _check_laying(s, options)
    elif (s.owner < EMPTY).sum() == 0:
        raise bad_position("board: expected cards", "§1", "empty")
    if (s.phase == FINISHED) != ("result" in fields):
        said = "field result: expected it when, and only when, phase=over"
        raise bad_position(said, "notation", "result", phase=PHASES[s.phase])
    if s.phase == FINISHED:
        _read_result(s, fields["result"], options)
    elif "pending" in fields:
        _check_survivors(s)
        _read_pending(s, fields["pending"], options)
    else:
        _check_survivors(s)
        _go_on(s)
    if s.phase == FINISHED and "pending" in fields:
        said = "field pending: the game is over, expected none"
        raise bad_position(said, "notation", "without", field="pending", beside="phase=over")
    trace.clear_trace(s)


def _go_on(s: Record) -> None:
    """§6 A position may already be over; a turn with nothing left to do passes."""
    if s.phase == PLACING:
        if s.turn != _first_to_lay(s):
            first = SEATS[_first_to_lay(s)]
            said = f"turn {SEATS[s.turn]}: expected {first}, who has cards to lay"
            raise bad_position(said, "A4", "must", field="turn", expected=first, beside="phase=place")
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
        raise bad_position("field gone: one side alone is left, expected phase=over", "§7.2", "alone")
    if cells.is_gone(s, s.turn) and (elimination.sought_of(s) == NOBODY or s.phase != ATTACKING):
        said = f"turn {SEATS[s.turn]}: eliminated, expected a seat that is still in the game"
        raise bad_position(said, "§7.2", "eliminated", seat=SEATS[s.turn])


# -- what is left of a turn -----------------------------------------------------------------------------------


def _read_left(s: Record, fields: dict[str, str], options: Options) -> None:
    moved, seen = read_cells("moved", fields["moved"], options), read_cells("seen", fields["seen"], options)
    s.left = read_number("left", fields["left"], SLIDES, "§4")
    phase = PHASES[s.phase]
    if s.phase != SLIDING and moved:
        said = f"field moved in phase {phase}: expected -"
        raise bad_position(said, "A14e", "must", field="moved", expected="-", beside=f"phase={phase}")
    if s.phase != PEEKING and seen:
        said = f"field seen in phase {phase}: expected -"
        raise bad_position(said, "A16", "must", field="seen", expected="-", beside=f"phase={phase}")
    most = {SLIDING: SLIDES, PEEKING: PEEKS}.get(int(s.phase), 0)
    count = s.left + len(moved) + len(seen)  # §7.2 a king that was slid or looked at may have left the board since
    if count > most or (count < most and not s.gone) or (most and not s.left):
        done = {SLIDING: f", less the {len(moved)} in moved", PEEKING: f", less the {len(seen)} in seen"}
        expected = f"{most}{done.get(int(s.phase), '')}"
        said = f"left {s.left} in phase {phase}: expected {expected}"
        rest = str(max(0, most - len(moved) - len(seen)))
        raise bad_position(said, "§4", "must", field="left", expected=rest, beside=f"phase={phase}")
    for at in (*moved, *seen):
        if s.owner[at] == EMPTY:
            field = "moved" if moved else "seen"
            said = f"field {field}: {square(at)} is empty, expected a card"
            raise bad_position(said, "§4", "no-card", field=field, cell=square(at))
    for at in seen:
        if s.seen[at] & FACE_UP or not s.seen[at] >> s.turn & 1:
            said = f"field seen: {square(at)} was not looked at, expected :{SEATS[s.turn]} there"
            raise bad_position(said, "A16", "not-looked", cell=square(at), seat=SEATS[s.turn])
    if s.phase == SLIDING and s.quiet and not s.marches:
        said = f"quiet {s.quiet} in phase slide: a card has just fallen, expected 0"
        raise bad_position(said, "§4", "must", field="quiet", expected="0", beside="phase=slide")
    s.moved[: len(moved)], s.n_moved = moved, len(moved)
    s.looked[: len(seen)], s.n_looked = seen, len(seen)


def _first_to_lay(s: Record) -> int:
    return next((side for side in range(s.players) if cells.next_home(s, side)), NOBODY)


def _check_laying(s: Record, options: Options) -> None:
    """A4 Each player lays out cards in reading order, unseen by the other."""
    if options.placement != "stratego":
        said = "phase place: expected only with placement=stratego"
        raise bad_position(said, "§8, A4", "only", field="phase=place", needs="placement=stratego")
    for side in range(s.players):
        if s.quiet or (s.out[side] and not cells.is_gone(s, side)):
            said = "phase place: nothing has fallen yet, expected quiet=0 out=r:-;b:-"
            expected = f"0, {';'.join(f'{seat}:-' for seat in SEATS[: options.players])}"
            raise bad_position(said, "A4", "must", field="quiet, out", expected=expected, beside="phase=place")
        if s.pack[side] and cells.is_gone(s, side):
            said = f"phase place: expected the cards {SEATS[side]} will not lay in out"
            raise bad_position(said, "§7.2, A4", "gone-unlaid", seat=SEATS[side])
    if _first_to_lay(s) == NOBODY:
        raise bad_position("phase place: all cards are laid, expected phase=attack", "A4", "all-laid")
    for at in squares(s):
        side = int(s.owner[at])
        if side == EMPTY:
            continue
        if side != cells.home_of(s, at):
            home = SEATS[cells.home_of(s, at)]
            said = f"cell {square(at)}: expected a card of {home} there"
            raise bad_position(said, "§1, A3", "layout", cell=square(at), seat=home)
        gap = int(cells.next_home(s, side))
        if gap and gap < at:
            said = f"cell {square(at)}: expected a card on {square(gap)} first"
            raise bad_position(said, "A4", "gap", cell=square(at), first=square(gap))
        if s.seen[at] != 1 << side:
            said = f"cell {square(at)}: only its owner has seen it, expected :{SEATS[side]}"
            raise bad_position(said, "A4", "laid-unseen", cell=square(at), expected=f":{SEATS[side]}")


# -- a card to be identified ----------------------------------------------------------------------------------


def _read_pending(s: Record, text: str, options: Options) -> None:
    """`d4xd5`, `g4^g5`, `?c3`, `rest`: only while one of its cards is still to be identified."""
    found = _PENDING.fullmatch(text)
    if not found:
        said = f"field pending {text!r}: expected an act such as d4xd5, g4^g5, ?c3 or rest"
        raise bad_position(said, "notation", "value", field="pending", given=text, expected="d4xd5, g4^g5, ?c3, rest")
    if found[5]:
        _read_rest(s)
        return
    try:
        start, to = find_square(found[1], options) if found[1] else 0, find_square(found[4], options)
    except BadPosition as error:
        raise BadPosition(f"field pending {text!r}: {error.what}", error.rule, error.reason) from None
    kind = moves.PEEK if found[3] else moves.ATTACK if found[2] == "x" else moves.OVERLAP
    trace.ask(s, kind, start, to)
    if kind == moves.PEEK:
        _expect_phase(s, PEEKING, text, "§3")
        is_unknown = s.owner[to] < EMPTY and s.face[to] == NO_CARD
        _expect(is_unknown, text, f"?? on {square(to)}", "A16", "pending-known", cell=square(to))
        s.asked = to
        return
    me = int(s.turn)
    targets = cells.targets_beside(s, me, start) if kind == moves.ATTACK else choices.hunted_beside(s, me, start)
    is_target = any(int(targets) >> i & 1 and start + step == to for i, step in enumerate(cells.STEPS))
    is_own = s.owner[start] == me
    _expect(is_own and is_target, text, "an own card beside an enemy", "§4", "pending-target")
    if kind == moves.OVERLAP:
        can_overlap = s.phase == SLIDING and bool(choices.can_overlap(s, me, start))
        _expect(can_overlap, text, "phase=slide", "A15", "pending-overlap", cell=square(start))
        is_king = s.face[start] == KING_OF_SPADES and bool(s.seen[start] & FACE_UP)
        _expect(is_king, text, "a King of Spades, ^", "A15", "pending-overlap", cell=square(start))
    else:
        _expect_phase(s, ATTACKING, text, "§3")
        if s.face[start] == NO_CARD:
            s.asked = start
            return
        is_shown = s.seen[start] & trace.every_seat(s) == trace.every_seat(s)
        _expect(bool(is_shown), text, f"{square(start)} to be shown to all", "§3", "pending-shown", cell=square(start))
    is_unknown = s.face[to] == NO_CARD
    _expect(is_unknown, text, f"?? on {square(to)}, to be identified", "notation", "pending-known", cell=square(to))
    s.asked = to


def _read_rest(s: Record) -> None:
    _expect_phase(s, PLACING, "rest", "A4")
    at = int(cells.next_home(s, int(s.turn)))
    _expect(at != 0, "rest", f"cards of {SEATS[s.turn]} to lay", "A4", "all-laid")
    trace.ask(s, moves.REST, 0, int(s.turn))
    s.asked = at


def _expect_phase(s: Record, phase: int, pending: str, rule: str) -> None:
    if s.phase != phase:
        said = f"field pending {pending!r}: expected phase={PHASES[phase]}"
        raise bad_position(said, rule, "must", field="phase", expected=PHASES[phase], beside=f"pending={pending}")


def _expect(is_so: bool, pending: str, expected: str, rule: str, kind: str, **told: str) -> None:
    if not is_so:
        raise bad_position(f"field pending {pending!r}: expected {expected}", rule, kind, **told)


# -- the end ------------------------------------------------------------------------------------------------


def _read_result(s: Record, text: str, options: Options) -> None:
    """`r:king`, `rg:overlap`, `-:stall`; checked against the board where possible."""
    winner, colon, word = text.partition(":")
    sides = ("rg", "by") if options.is_in_teams else tuple(SEATS[: options.players])
    if not colon or winner not in (*sides, "-") or word not in REASONS[1:]:
        expected = f"{', '.join(sides)} or -, a colon and a reason such as {sides[0]}:king"
        said = f"field result {text!r}: expected {expected}"
        such = f"{', '.join(f'{side}:king' for side in sides)}, -:stall"
        raise bad_position(said, "§6", "value", field="result", given=text, expected=such)
    reason = REASONS.index(word)
    if (winner == "-") != (reason in DRAWS):
        said = f"field result {text!r}: expected {'-' if reason in DRAWS else 'a seat'} before {word}"
        such = f"-:{word}" if reason in DRAWS else ", ".join(f"{side}:{word}" for side in sides)
        raise bad_position(said, "§6", "value", field="result", given=text, expected=such)
    if reason == DEAD_AIM and not ends.is_dead_aim(s):
        said = f"field result {text!r}: somebody can still win, expected kings in out"
        raise bad_position(said, "§6.2", "result-aim", given=text)
    if reason == NO_ATTACK and (ends.can_anybody_attack(s) or s.marches):
        said = f"field result {text!r}: expected no attack on the board"
        raise bad_position(said, "§6.1", "result-attack", given=text)
    if reason == STALLED and s.quiet < s.stall_plies:
        said = f"field result {text!r}: expected quiet={s.stall_plies}"
        expected = str(s.stall_plies)
        raise bad_position(said, "§6.3", "must", field="quiet", expected=expected, beside=f"result={text}")
    s.reason, s.winner = reason, NOBODY if winner == "-" else SEATS.index(winner[0])
