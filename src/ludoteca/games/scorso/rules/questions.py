"""§4 How a player is asked on a frozen table, and how the answer is read.

A question has a kind (a kind of move: GROUP, LANE …), sometimes something it is about (the location of a GROUP, the
weapon of a WEAPON, the blow of a LOSE as `trace.loss` writes it), and options: numbers of which one is to be chosen,
a bit each. `ask` returns the one that was chosen. This is what they mean:

    WEAPON     §9.4  LEFT, RIGHT or NOWHERE
    GROUP      A11   how many paralyses are kept
    BRIBE      §9.5  a face and a location, see `die_at`, or NO_BRIBE
    LANE       §6.2  LEFT or RIGHT; A12 by option also LANE_OF and a seat: the lane on its left
    PARALYSIS  §6.3  GUARD and a colour, HANDICAP or SWAP and a seat, WASTE or BOWTIE
    EFFECT     A13   COLOUR_EFFECT, FIST_EFFECT or SHOT_EFFECT
    TAKE       §6.1  a colour: the striker burns one of the other's bullets
    LOSE       §6.1  a colour: the victim burns a bullet of their own

Answers are kept in the order in which they were given, and are all read again whenever the table is resolved
(conflicts.py). If somebody leaves the game while a question is open, that is kept among the answers, too. It answers
nothing: the question is put again (`somebody_leaves`).
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    BLUE,
    GREEN,
    MAX_ANSWERS,
    N_COLOURS,
    N_FACES,
    N_SIDES,
    YELLOW,
)
from ludoteca.games.scorso.rules.layout import group_of
from ludoteca.games.scorso.rules.moves import (
    BOWTIE,
    GROUP,
    LEAVE,
    NO_BRIBE,
    WEAPON,
    group,
    kind_of,
    make,
    paralyses_of,
    seat_of,
    weapon,
    what_of,
    where_of,
)
from ludoteca.games.scorso.rules.trace import T_BURN, note

UNANSWERED = -1  # instead of a number: the player has been asked, and the table waits
NO_QUESTION = 0  # the kind, while nobody is asked
NOTHING = 0  # what most questions are about
N_OPTIONS = max(BOWTIE, NO_BRIBE) + 1


# -- asking ----------------------------------------------------------------------------------------------------------


@rule
def ask(s, seat, kind, about, options):
    """§4 The number that is chosen, or UNANSWERED.

    A choice with one option is not asked, nor is a player who has left the game: then it is the lowest number.
    """
    while somebody_leaves(s, seat, options):
        pass
    if not is_open(s, seat, options):
        return lowest(options)
    if s.used < s.n_answers:
        s.used += 1
        return option_of(int(s.answers[s.used - 1]))
    s.asked, s.asked_kind, s.asked_side, s.asked_options = seat, kind, about, options
    return UNANSWERED


@rule
def is_open(s, seat, options):
    """§4 Whether there are several options, and the player is still there to choose one."""
    return options & (options - 1) != 0 and not s.gone[seat]


@rule
def lowest(options):
    """The lowest number among the options."""
    number = 0
    while not options >> number & 1:
        number += 1
    return number


@rule
def somebody_leaves(s, seat, options):
    """§6.4 Whether anybody, the one who is asked or another, left the game while this question was open.

    A rule whose options depend on who is there calls this before it asks, and if so works them out again.
    """
    if s.used == s.n_answers or not is_open(s, seat, options) or kind_of(s.answers[s.used]) != LEAVE:
        return False
    leaver = seat_of(int(s.answers[s.used]))
    s.used += 1
    leave_lanes(s, leaver)
    return True


@rule
def leave_lanes(s, seat):
    """§6.4 Whoever leaves takes nothing along: bullets, tokens and dice go to the burn pile."""
    s.gone[seat] = 1
    s.supply += s.fists[seat]
    s.fists[seat] = 0
    for colour in range(N_COLOURS):
        s.bullets[seat, colour] = 0
    burn_rest(s, seat)


@rule
def burn_rest(s, seat):
    """A14 Whatever a player still has in both locations burns; weapons only drop out."""
    for side in range(N_SIDES):
        s.paralyses[seat, side] = 0
        for face in range(N_FACES):
            count = int(s.trays[seat, side, face]) - int(s.armed[seat, side, face])
            s.trays[seat, side, face] = s.armed[seat, side, face] = 0
            if count:
                s.burned[seat, face] += count
                note(s, T_BURN, seat, face, side, count)


# -- answering -------------------------------------------------------------------------------------------------------


@rule
def answers_to(s, moves):
    """§4 Every answer to the question that is put, as moves."""
    seat, about, options, n = int(s.asked), int(s.asked_side), int(s.asked_options), 0
    for option in range(N_OPTIONS):
        if options >> option & 1:
            if s.asked_kind == GROUP:
                moves[n] = grouping(s, seat, about, option)
            elif s.asked_kind == WEAPON:
                moves[n] = weapon(seat, about, option)
            else:
                moves[n] = make(s.asked_kind, seat, option)
            n += 1
    return n


@rule
def option_of(move):
    """The number that an answer chooses; a grouping and a weapon say more than that."""
    what = what_of(move)
    if kind_of(move) == GROUP:
        return paralyses_of(what)
    return where_of(what) if kind_of(move) == WEAPON else what


@rule
def grouping(s, seat, side, paralyses):
    """A11 The grouping of a location that keeps so many paralyses."""
    dice = s.trays[seat, side]
    green = group_of(int(dice[GREEN]), paralyses)
    yellow = group_of(int(dice[YELLOW]), paralyses)
    blue = group_of(int(dice[BLUE]), paralyses)
    return group(seat, side, paralyses, green, yellow, blue)


@rule
def answer(s, move):
    """§4 An answer is kept, or that somebody leaves."""
    if s.n_answers < MAX_ANSWERS:
        s.answers[s.n_answers] = move
    s.n_answers += 1


@rule
def check_answers(s):
    """More answers than there is room for are an error."""
    if s.n_answers > MAX_ANSWERS:
        raise RuntimeError("Scorso: the list of answers is full, more was asked in a round than it has room for")
