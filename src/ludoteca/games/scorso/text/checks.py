"""Positions that cannot be: whatever cannot lie on one table is refused, with the field and what was expected."""

from __future__ import annotations

from ludoteca.core import BadPosition, Reason, Record
from ludoteca.games.scorso.rules.board import (
    COLOUR_WORDS,
    DUEL,
    DUELS,
    FEWEST_PLAYERS,
    FINISHED,
    FROZEN,
    KNOCKS,
    MARKET,
    MOST_DICE,
    NOBODY,
    OPEN,
    OWN_BULLETS,
    OWN_DICE,
    READY,
    ROLLING,
    SEATS,
    STAGE_END,
    TOKENS,
    UNROLLED,
    WAITS,
)
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.ring import living
from ludoteca.games.scorso.rules.rolling import ONE_HAND, can_knock, is_one_handed, is_tumbling
from ludoteca.games.scorso.rules.weapons import can_be_correct
from ludoteca.games.scorso.text import stages as stagetext
from ludoteca.games.scorso.text.fields import Fields


def check(s: Record, header: Fields, options: Options) -> None:
    """§1 Whether all this can lie on one table."""
    tokens = int(s.supply) + int(s.fists[: s.n].sum())
    if tokens != TOKENS[options.edition]:
        expected = f"{TOKENS[options.edition]} in the {options.edition} edition"
        raise BadPosition(f"supply and fists: {tokens} fist tokens, expected {expected}", "§1")
    for colour, word in enumerate(COLOUR_WORDS):
        count = int(s.bullets[: s.n, colour].sum()) + int(s.stakes[: s.n, colour].sum())
        if count > OWN_BULLETS * s.n:
            raise BadPosition(f"bullets: {count} {word} ones, expected at most {OWN_BULLETS * s.n}", "§1")
    for name, seat in ((header["ender"], int(s.ender)), (header.get("act", "-"), int(s.act))):
        if seat != NOBODY and not s.alive[seat] and s.phase in (ROLLING, FROZEN):
            raise BadPosition(f"seat {name} is out: expected a living player", "§6.4")
    if s.phase == FINISHED:
        if not s.alive[s.winner]:
            raise BadPosition(f"result={header['result']}: seat {SEATS[s.winner]} is out, expected a player", "§8")
        return
    if living(s) < FEWEST_PLAYERS:
        said = f"{living(s)} living seats: expected at least {FEWEST_PLAYERS}, or phase=over"
        raise BadPosition(said, "§8", Reason("position-living", "§8", {"least": FEWEST_PLAYERS}))
    for seat in range(s.n):
        if s.alive[seat]:
            _check_dice(s, seat)
            _check_beat(s, seat)
            _check_bullets(s, seat)
    _check_phase(s)
    if s.full:
        stagetext.check(s)


def _check_bullets(s: Record, seat: int) -> None:
    """§6.4, §7.1 The living have bullets, and those who duel for a stake have put some in front."""
    has_any = s.bullets[seat].any() or s.stakes[seat].any()
    if has_any and s.duel_only:
        raise BadPosition(f"bullets of {SEATS[seat]}: there are none where a duel is the game, expected 0/0/0", "§7.3")
    if not has_any and not (s.phase == DUEL and s.act == NOBODY):
        raise BadPosition(f"bullets of {SEATS[seat]}: a living player has at least one, expected out", "§6.4")
    if s.stakes[seat].any() and (s.target == NOBODY or seat not in (s.act, s.target)):
        raise BadPosition(f"stake of {SEATS[seat]}: not challenged, expected none", "§7.1")


def _check_dice(s: Record, seat: int) -> None:
    """§1, §5, §7.2 As many dice as a player has in this phase, and where they may be."""
    name = SEATS[seat]
    placed = int(s.trays[seat].sum()) + int(s.burned[seat].sum()) + int(s.laid[seat].sum()) - int(s.back[seat].sum())
    count = placed + int(s.free[seat].sum()) + int(s.tumbling[seat])
    if s.phase == DUEL:
        is_in = seat in (s.act, s.target) or (s.act == NOBODY and count > 0)
        if placed or count > MOST_DICE or (is_in and count < OWN_DICE) or (count and not is_in):
            expected = f"expected {OWN_DICE} and the returned tokens in free, or none"
            raise BadPosition(f"dice of {name}: {count}, {expected}", "§7.2")
        s.duelling[seat] = is_in
    elif s.phase == DUELS:
        if count not in (0, OWN_DICE):
            raise BadPosition(f"dice of {name}: {count}, expected {OWN_DICE} or none", "§1")
    elif s.phase in (MARKET, STAGE_END):
        if count:
            raise BadPosition(f"dice of {name}: {count}, expected none between two stages", "§9.2")
    elif count != OWN_DICE:
        raise BadPosition(f"dice of {name}: {count}, expected {OWN_DICE}", "§1")
    if s.phase == ROLLING and s.burned[seat].any():
        raise BadPosition(f"burned of {name}: no die burns before the freeze, expected -", "§5")
    if s.tumbling[seat] and s.phase not in (ROLLING, DUEL):
        raise BadPosition(f"tumbling of {name}: nobody rolls now, expected none", "§5")


def _check_beat(s: Record, seat: int) -> None:
    """§5, A5, A22 What a player has committed to must be possible, under the options of this table."""
    name, choice = SEATS[seat], int(s.choice[seat])
    if (s.chosen[seat] > s.free[seat]).any() or (s.back[seat] > s.trays[seat]).any():
        raise BadPosition(f"beat of {name}: expected dice that lie there", "§5")
    is_secret = s.laid[seat].any() or s.back[seat].any() or choice != OPEN
    if is_secret and (not s.beats or s.phase not in (ROLLING, DUEL) or s.tied or is_tumbling(s)):
        raise BadPosition(f"laid, back and beat of {name}: expected only while a beat is being decided", "§5")
    if choice == KNOCKS and not can_knock(s, seat):
        raise BadPosition(f"beat of {name}: not in a position to knock, expected roll or done", "§5")
    if choice == WAITS and s.phase == DUEL:
        raise BadPosition(f"beat of {name}: nobody waits in a duel, expected roll or knock", "§7.2")
    if is_one_handed(s, seat) and int(s.chosen[seat].sum()) > ONE_HAND:
        raise BadPosition(f"beat of {name}: one hand, expected at most {ONE_HAND} dice", "§5, A22")
    if (s.back[seat].any() or s.returned[seat]) and not s.may_return:
        raise BadPosition(f"back and returned of {name}: placed dice are locked, expected none", "§5, A5")
    if s.handicap[seat] and not s.handicaps:
        raise BadPosition(f"handicap of {name}: nobody's hand is tied at this table, expected none", "A22")


def _check_phase(s: Record) -> None:
    """§5, §7 Who can have knocked, and who can duel."""
    if s.phase == READY:
        _check_ready(s)
    if s.phase in (ROLLING, READY) and s.ender != NOBODY:
        raise BadPosition(f"ender={SEATS[s.ender]}: nobody has ended the round yet, expected -", "§5")
    if s.ender != NOBODY and s.phase == FROZEN and s.free[s.ender].any():
        said = f"free of {SEATS[s.ender]}: who knocks has placed all dice, expected -"
        raise BadPosition(said, "§5, A4", Reason("position-ender", "§5, A4", {"seat": SEATS[s.ender]}))
    if s.tied:
        _check_knocked(s)
    if s.phase == DUEL and int(s.duelling.sum()) < FEWEST_PLAYERS:
        raise BadPosition("free: expected dice of two duellists at least", "§7")
    if s.phase in (DUELS, DUEL) and s.act != NOBODY and (not s.alive[s.act] or s.target == s.act):
        raise BadPosition(f"act={SEATS[s.act]}: expected a living player who challenges another", "§7.1")
    if s.target != NOBODY:
        _check_challenge(s)


def _check_ready(s: Record) -> None:
    """§5 Somebody has still to count: no die has been touched."""
    if not s.by_player:
        raise BadPosition("phase=ready: rounds begin by themselves at this table, expected rolling", "§5")
    for seat in range(s.n):
        if s.alive[seat] and s.free[seat, UNROLLED] != OWN_DICE:
            raise BadPosition(f"dice of {SEATS[seat]}: nobody has counted yet, expected free=??????", "§5")


def _check_knocked(s: Record) -> None:
    """§5 Several knocks in one beat: all of them correct, or none."""
    seats = [seat for seat in range(s.n) if int(s.tied) >> seat & 1]
    for seat in seats:
        if not s.alive[seat] or not can_knock(s, seat) or not s.beats:
            raise BadPosition(f"knocked: {SEATS[seat]} cannot have knocked in this beat", "§5")
    if len(seats) < FEWEST_PLAYERS or len({bool(can_be_correct(s, seat)) for seat in seats}) > 1:
        raise BadPosition("knocked: expected two seats at least, either all with valid layouts or none", "§5")


def _check_challenge(s: Record) -> None:
    """§7.1, §7.2 The challenged holds tokens until the duel begins; the stakes lie in front, the challenger's first."""
    act, target, wager = int(s.act), int(s.target), int(s.wager)
    if not s.alive[target] or (s.phase == DUELS and not s.fists[target]):
        raise BadPosition(f"challenge={SEATS[target]}: expected a living player who holds fist tokens", "§7.1")
    for seat in (act, target):
        stake, size = int(s.stakes[seat].sum()), min(wager, int((s.bullets[seat] + s.stakes[seat]).sum()))
        if size < wager and not (s.all_in and seat == target):
            raise BadPosition(
                f"challenge={SEATS[target]}:{wager}: {SEATS[seat]} has {size}, expected less", "§7.1, A25"
            )
        sizes = {size} if s.phase == DUEL else {0, size} if seat == act else {0}
        if stake not in sizes:
            expected = " or ".join(str(number) for number in sorted(sizes))
            raise BadPosition(f"stake of {SEATS[seat]}: {stake} bullets, expected {expected}", "§7.1")
        if s.phase == DUEL and s.fists[seat]:
            raise BadPosition(f"fists of {SEATS[seat]}: duellists have returned theirs, expected 0", "§7.2")
