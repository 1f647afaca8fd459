"""Positions that cannot be: whatever cannot lie on one table is refused, with the field and what was expected."""

from __future__ import annotations

from ludoteca.core import Record, bad_position
from ludoteca.games.scorso.rules.board import (
    COLOUR_WORDS,
    COLOURS,
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
        said = f"supply and fists: {tokens} fist tokens, expected {expected}"
        raise bad_position(said, "§1", "tokens", count=tokens, expected=TOKENS[options.edition])
    for colour, word in enumerate(COLOUR_WORDS):
        count = int(s.bullets[: s.n, colour].sum()) + int(s.stakes[: s.n, colour].sum())
        if count > OWN_BULLETS * s.n:
            most = OWN_BULLETS * int(s.n)
            said = f"bullets: {count} {word} ones, expected at most {most}"
            raise bad_position(said, "§1", "bullets", colour=COLOURS[colour], most=most)
    for name, seat in ((header["ender"], int(s.ender)), (header.get("act", "-"), int(s.act))):
        if seat != NOBODY and not s.alive[seat] and s.phase in (ROLLING, FROZEN):
            said = f"seat {name} is out: expected a living player"
            raise bad_position(said, "§6.4", "out", field="ender, act", seat=name)
    if s.phase == FINISHED:
        if not s.alive[s.winner]:
            winner = SEATS[s.winner]
            said = f"result={header['result']}: seat {winner} is out, expected a player"
            raise bad_position(said, "§8", "out", field="result", seat=winner)
        return
    if living(s) < FEWEST_PLAYERS:
        said = f"{living(s)} living seats: expected at least {FEWEST_PLAYERS}, or phase=over"
        raise bad_position(said, "§8", "living", least=FEWEST_PLAYERS)
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
    name = SEATS[seat]
    has_any = s.bullets[seat].any() or s.stakes[seat].any()
    if has_any and s.duel_only:
        said = f"bullets of {name}: there are none where a duel is the game, expected 0/0/0"
        raise bad_position(said, "§7.3", "must", field=f"bullets ({name})", expected="0/0/0", beside="mode=duel")
    if not has_any and not (s.phase == DUEL and s.act == NOBODY):
        said = f"bullets of {name}: a living player has at least one, expected out"
        raise bad_position(said, "§6.4", "bulletless", seat=name)
    if s.stakes[seat].any() and (s.target == NOBODY or seat not in (s.act, s.target)):
        said = f"stake of {name}: not challenged, expected none"
        raise bad_position(said, "§7.1", "no-stake", seat=name)


def _check_dice(s: Record, seat: int) -> None:
    """§1, §5, §7.2 As many dice as a player has in this phase, and where they may be."""
    name = SEATS[seat]
    placed = int(s.trays[seat].sum()) + int(s.burned[seat].sum()) + int(s.laid[seat].sum()) - int(s.back[seat].sum())
    count = placed + int(s.free[seat].sum()) + int(s.tumbling[seat])
    if s.phase == DUEL:
        is_in = seat in (s.act, s.target) or (s.act == NOBODY and count > 0)
        if placed or count > MOST_DICE or (is_in and count < OWN_DICE) or (count and not is_in):
            expected = f"expected {OWN_DICE} and the returned tokens in free, or none"
            said = f"dice of {name}: {count}, {expected}"
            raise bad_position(said, "§7.2", "duel-dice", seat=name, count=count, own=OWN_DICE)
        s.duelling[seat] = is_in
    elif s.phase == DUELS:
        if count not in (0, OWN_DICE):
            said = f"dice of {name}: {count}, expected {OWN_DICE} or none"
            raise bad_position(said, "§1", "dice-count", seat=name, count=count, expected=f"0, {OWN_DICE}")
    elif s.phase in (MARKET, STAGE_END):
        if count:
            said = f"dice of {name}: {count}, expected none between two stages"
            raise bad_position(said, "§9.2", "dice-count", seat=name, count=count, expected="0")
    elif count != OWN_DICE:
        said = f"dice of {name}: {count}, expected {OWN_DICE}"
        raise bad_position(said, "§1", "dice-count", seat=name, count=count, expected=str(OWN_DICE))
    if s.phase == ROLLING and s.burned[seat].any():
        said = f"burned of {name}: no die burns before the freeze, expected -"
        raise bad_position(said, "§5", "must", field=f"burned ({name})", expected="-", beside="phase=rolling")
    if s.tumbling[seat] and s.phase not in (ROLLING, DUEL):
        said = f"tumbling of {name}: nobody rolls now, expected none"
        raise bad_position(said, "§5", "only", field=f"tumbling ({name})", needs="phase=rolling, phase=duel")


def _check_beat(s: Record, seat: int) -> None:
    """§5, A5, A22 What a player has committed to must be possible, under the options of this table."""
    name, choice = SEATS[seat], int(s.choice[seat])
    if (s.chosen[seat] > s.free[seat]).any() or (s.back[seat] > s.trays[seat]).any():
        raise bad_position(f"beat of {name}: expected dice that lie there", "§5", "beat-dice", seat=name)
    is_secret = s.laid[seat].any() or s.back[seat].any() or choice != OPEN
    if is_secret and (not s.beats or s.phase not in (ROLLING, DUEL) or s.tied or is_tumbling(s)):
        said = f"laid, back and beat of {name}: expected only while a beat is being decided"
        raise bad_position(said, "§5", "beat-secret", seat=name)
    if choice == KNOCKS and not can_knock(s, seat):
        said = f"beat of {name}: not in a position to knock, expected roll or done"
        raise bad_position(said, "§5", "knock", seat=name)
    if choice == WAITS and s.phase == DUEL:
        said = f"beat of {name}: nobody waits in a duel, expected roll or knock"
        raise bad_position(said, "§7.2", "must", field=f"beat ({name})", expected="roll, knock", beside="phase=duel")
    if is_one_handed(s, seat) and int(s.chosen[seat].sum()) > ONE_HAND:
        said = f"beat of {name}: one hand, expected at most {ONE_HAND} dice"
        count = int(s.chosen[seat].sum())
        raise bad_position(said, "§5, A22", "most", field=f"beat ({name})", count=count, most=ONE_HAND)
    if (s.back[seat].any() or s.returned[seat]) and not s.may_return:
        said = f"back and returned of {name}: placed dice are locked, expected none"
        raise bad_position(said, "§5, A5", "locked", seat=name)
    if s.handicap[seat] and not s.handicaps:
        said = f"handicap of {name}: nobody's hand is tied at this table, expected none"
        raise bad_position(said, "A22", "no-handicap", seat=name)


def _check_phase(s: Record) -> None:
    """§5, §7 Who can have knocked, and who can duel."""
    if s.phase == READY:
        _check_ready(s)
    if s.phase in (ROLLING, READY) and s.ender != NOBODY:
        said = f"ender={SEATS[s.ender]}: nobody has ended the round yet, expected -"
        phase = "ready" if s.phase == READY else "rolling"
        raise bad_position(said, "§5", "must", field="ender", expected="-", beside=f"phase={phase}")
    if s.ender != NOBODY and s.phase == FROZEN and s.free[s.ender].any():
        said = f"free of {SEATS[s.ender]}: who knocks has placed all dice, expected -"
        raise bad_position(said, "§5, A4", "ender", seat=SEATS[s.ender])
    if s.tied:
        _check_knocked(s)
    if s.phase == DUEL and int(s.duelling.sum()) < FEWEST_PLAYERS:
        raise bad_position("free: expected dice of two duellists at least", "§7", "duellists", least=FEWEST_PLAYERS)
    if s.phase in (DUELS, DUEL) and s.act != NOBODY and (not s.alive[s.act] or s.target == s.act):
        said = f"act={SEATS[s.act]}: expected a living player who challenges another"
        raise bad_position(said, "§7.1", "challenger", seat=SEATS[s.act])
    if s.target != NOBODY:
        _check_challenge(s)


def _check_ready(s: Record) -> None:
    """§5 Somebody has still to count: no die has been touched."""
    if not s.by_player:
        said = "phase=ready: rounds begin by themselves at this table, expected rolling"
        raise bad_position(said, "§5", "ready")
    for seat in range(s.n):
        if s.alive[seat] and s.free[seat, UNROLLED] != OWN_DICE:
            said = f"dice of {SEATS[seat]}: nobody has counted yet, expected free=??????"
            field, expected = f"free ({SEATS[seat]})", "?" * OWN_DICE
            raise bad_position(said, "§5", "must", field=field, expected=expected, beside="phase=ready")


def _check_knocked(s: Record) -> None:
    """§5 Several knocks in one beat: all of them correct, or none."""
    seats = [seat for seat in range(s.n) if int(s.tied) >> seat & 1]
    for seat in seats:
        if not s.alive[seat] or not can_knock(s, seat) or not s.beats:
            said = f"knocked: {SEATS[seat]} cannot have knocked in this beat"
            raise bad_position(said, "§5", "knock", seat=SEATS[seat])
    if len(seats) < FEWEST_PLAYERS or len({bool(can_be_correct(s, seat)) for seat in seats}) > 1:
        said = "knocked: expected two seats at least, either all with valid layouts or none"
        raise bad_position(said, "§5", "knocked")


def _check_challenge(s: Record) -> None:
    """§7.1, §7.2 The challenged holds tokens until the duel begins; the stakes lie in front, the challenger's first."""
    act, target, wager = int(s.act), int(s.target), int(s.wager)
    if not s.alive[target] or (s.phase == DUELS and not s.fists[target]):
        said = f"challenge={SEATS[target]}: expected a living player who holds fist tokens"
        raise bad_position(said, "§7.1", "challenged", seat=SEATS[target])
    for seat in (act, target):
        stake, size = int(s.stakes[seat].sum()), min(wager, int((s.bullets[seat] + s.stakes[seat]).sum()))
        if size < wager and not (s.all_in and seat == target):
            said = f"challenge={SEATS[target]}:{wager}: {SEATS[seat]} has {size}, expected less"
            raise bad_position(said, "§7.1, A25", "wager", wager=wager, seat=SEATS[seat], most=size)
        sizes = {size} if s.phase == DUEL else {0, size} if seat == act else {0}
        if stake not in sizes:
            expected = " or ".join(str(number) for number in sorted(sizes))
            said = f"stake of {SEATS[seat]}: {stake} bullets, expected {expected}"
            told = ", ".join(str(number) for number in sorted(sizes))
            raise bad_position(said, "§7.1", "stake", seat=SEATS[seat], count=stake, expected=told)
        if s.phase == DUEL and s.fists[seat]:
            said = f"fists of {SEATS[seat]}: duellists have returned theirs, expected 0"
            raise bad_position(said, "§7.2", "must", field=f"fists ({SEATS[seat]})", expected="0", beside="phase=duel")
