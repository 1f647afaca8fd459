"""The table of Scorso: faces, bullets, the ring of seats, and the record they stand in.

The ring is clockwise, and clockwise is towards each player's left: the left neighbour of A is B.

        A.Left ── B.Right         Neighbours share a lane: one's Left faces the other's Right.
       /                 \\        With two players there are two lanes, A.Left–B.Right and B.Left–A.Right (A6).
    A.Right           B.Left
      |                   |
    D.Left            C.Right
       \\                 /
        D.Right ── C.Left
"""

from __future__ import annotations

from ludoteca.core import record_type

SEATS = "ABCDE"
PLAYERS = len(SEATS)  # at most
FEWEST_PLAYERS = 2
TRAVELLERS = 4  # §1 players of the travel edition, at most
NOBODY = -1

MOST_ROUNDS = 60
MOST_STAKE = 1000  # chips

SHOT, DEFENCE, FIST, GREEN, YELLOW, BLUE, UNROLLED = range(7)
FACES = "KWRGYB"
N_FACES = len(FACES)
DICE = "KWRGYB?"  # the order in which dice are written
N_SHOWN = len(DICE)  # what a die can show: a face, or nothing before it is rolled
COLOURS = "GYB"  # colour c is face GREEN + c
N_COLOURS = len(COLOURS)
IN_GREEN, IN_YELLOW, IN_BLUE = range(N_COLOURS)
COLOUR_WORDS = ("green", "yellow", "blue")
OWN_DICE = 6
OWN_BULLETS = 3  # of each colour
TOKENS = {"travel": 6, "collector": 8}  # §1
MOST_TOKENS = max(TOKENS.values())
MOST_DICE = OWN_DICE + MOST_TOKENS  # in a duel, with all fist tokens there are

PAIR = 2  # §5 fists strike in pairs
LEAST_GROUP = 3  # §5 dice of one colour that form a Colour group
LARGE_GROUP = 4  # A15 from this size on a Colour group takes its full number of bullets
PARALYSIS_DICE = N_COLOURS  # §5 one of each colour

LEFT, RIGHT, BOTH = range(3)  # BOTH: the merged lane of two players (A6)
SIDES = ("left", "right")
N_SIDES = len(SIDES)

ROLLING, FROZEN, DUELS, DUEL, FINISHED, MARKET, STAGE_END, READY = range(8)
PHASES = ("rolling", "frozen", "duels", "duel", "over", "market", "stage-end", "ready")

OPEN, ROLLS, KNOCKS, WAITS, SECRET = range(5)  # §5 what a player has committed to in this beat
CHOICES = ("", "roll", "knock", "done")  # OPEN: nothing yet; SECRET: only in a view, something the viewer may not know

NEVER = 0
LAST_STANDING, DECIDING_DUEL, ROUND_LIMIT, RESIGNED, OUT_OF_TIME, ABANDONED, MOST_HATS, ONE_DUEL = range(1, 9)
REASONS = ("", "last-standing", "deciding-duel", "round-limit", "resign", "time", "abandon", "hats", "duel")
LEAVINGS = REASONS[RESIGNED : ABANDONED + 1]

# §9 the full game
WEAPONS = 18  # at most
RED = N_COLOURS  # the colour of hand weapons, after green, yellow and blue
WEAPON_COLOURS = "GYBR"
ARMS = len(WEAPON_COLOURS)  # A35 one weapon of each colour at most
HATS = 6
LONGEST_TRACK = 6  # A31 the top of a bow-tie track, at most
IN_BAG, ON_OFFER = -1, -2  # where a weapon is that nobody owns
NOWHERE = 2  # §9.4 a weapon added to no location, beside LEFT and RIGHT
N_PLACES = 3  # §9.4 for a weapon: LEFT, RIGHT, NOWHERE
NOT_AIMED, AIMED = 0, 1  # in `aimed`: a weapon added to no location in this round, or AIMED + the location
NO_DISPUTE, OVER_RANK, OVER_HATS = range(3)  # §7.3 what a duel without stake settles after a stage
DISPUTES = ("", "rank", "hats")
NO_PLACE = 0  # in `rank`: a stage is being played, or the player has left

# §11 options with more than two values
EXTRAS, ALL, BEYOND_THIRD, NONE = range(4)  # A15 colour_shortage
SHORTAGES = ("extras_substitute", "all_substitute", "extra_dice_only", "none")
COLOUR_FIRST, BY_CHOICE, SHOT_FIRST = range(3)  # A13 effect_order
ORDERS = ("colour-fist-shot", "attacker_choice", "shot-fist-colour")

# How long lists can get. A list that is full is an error (trace.py, questions.py): these are never reached.
MOST_PLACED = OWN_DICE + ARMS  # dice and weapons of a player in one location
MOST_PARALYSES = MOST_PLACED // PARALYSIS_DICE  # of a player in one round
MAX_SWAPS = PLAYERS * MOST_PARALYSES
MAX_ANSWERS = 192  # 18 weapons, 30 groupings, 30 bribes, 4 lanes, 15 paralyses, 45 bullets, 30 effects, 5 who leave
MAX_TRACE = 192  # an act tells 191 things at most: tests/games/scorso/test_trace.py adds them up
DEED = 7  # numbers in an entry of the trace

_DICE = ("i1", (PLAYERS, N_SIDES, N_FACES))
_FREE = ("i1", (PLAYERS, N_SHOWN))
_BULLETS = ("i1", (PLAYERS, N_COLOURS))
_SEATS = ("i1", (PLAYERS,))
_WEAPONS = ("i1", (WEAPONS,))

RECORD = record_type(
    ("ring", *_SEATS),  # the seats clockwise; those that are out keep their place
    ("n", "i1"),  # seats at the table
    ("alive", *_SEATS),
    ("bullets", *_BULLETS),
    ("fists", *_SEATS),  # fist tokens in front of a player
    ("supply", "i1"),  # fist tokens in the burn pile
    ("pot", "i4"),  # play chips
    ("purse", "i4", (PLAYERS,)),  # §10 what each player has of them; below 0: debts
    ("brought", "i4", (PLAYERS,)),  # and had before the first stake
    ("trays", *_DICE),  # what lies in Left and Right
    ("free", *_FREE),  # the unplaced dice by what they show
    ("burned", *_FREE),
    ("tumbling", *_SEATS),  # dice thrown and not at rest
    ("handicap", *_SEATS),
    ("phase", "i1"),
    ("round_no", "i2"),
    ("ender", "i1"),  # who knocked
    # §5 beats: secret until all have committed
    ("laid", *_DICE),
    ("back", *_DICE),  # A5 dice taken back out of a location
    ("returned", *_SEATS),  # how many dice have come back in this round
    ("choice", *_SEATS),
    ("chosen", *_FREE),  # the dice to roll
    ("tied", "u1"),  # seats whose knocks fell into one beat, a bit each
    # the frozen table, and the answers given since (§6)
    ("ice_bullets", *_BULLETS),
    ("ice_fists", *_SEATS),
    ("ice_supply", "i1"),
    ("ice_trays", *_DICE),
    ("ice_free", *_FREE),
    ("ice_burned", *_FREE),
    ("answers", "i4", (MAX_ANSWERS,)),
    ("n_answers", "i2"),
    ("used", "i2"),  # answers read so far while the conflicts are resolved again
    ("asked", "i1"),
    ("asked_kind", "i1"),
    ("asked_side", "i1"),
    ("asked_options", "i4"),  # a bit for each possible answer
    ("gone", *_SEATS),  # left the game during this conflict phase
    ("paralyses", "i1", (PLAYERS, N_SIDES)),  # in each location, once the grouping is settled
    ("cancelled", "i1", (PLAYERS, N_SIDES, N_COLOURS)),  # colour groups stopped by a paralysis
    ("lane", "i1", (2,)),  # the two players whose lane is being resolved
    ("swaps", "i1", (MAX_SWAPS, 2)),
    ("n_swaps", "i1"),
    ("handicap_next", *_SEATS),
    # §7
    ("act", "i1"),  # whose challenge is asked for; in a duel the challenger; nobody in a deciding duel
    ("passed", "i1"),
    ("waived", "u1"),  # A27 by_pace: who has passed since the last duel, a bit each
    ("target", "i1"),  # who has been challenged
    ("wager", "i1"),  # bullets each puts in front
    ("stakes", *_BULLETS),
    ("duelling", *_SEATS),
    ("reason", "i1"),
    ("winner", "i1"),
    ("fell", *_SEATS),  # the order of elimination, those who fell together alike; 0: not out
    # §9 the full game
    ("stage", "i1"),
    ("hats", *_SEATS),
    ("bowtie", *_SEATS),
    ("ice_bowtie", *_SEATS),
    ("away", *_SEATS),  # has left the game, not only this stage
    ("wounds", *_SEATS),  # A30 who has burned bullets of this player in this round, a bit each
    ("last_wound", *_SEATS),  # A30 and who did so last
    ("rose", *_SEATS),  # A30 whose bow tie has gone up for an elimination in this round
    ("rank", *_SEATS),  # §9.2 the places of the stage that is over, equal while a duel is to order them; 0: none
    ("owner", *_WEAPONS),
    ("aimed", *_WEAPONS),  # §9.4 the location it was added to in this round, see AIMED
    ("armed", *_DICE),  # the symbols in Left and Right that are weapons and not dice
    ("to_draw", "i1"),  # §9.3 weapons to be drawn from the bag
    ("dispute", "i1"),
    # §11 options as the compiled rules read them
    ("beats", "i1"),
    ("merged", "i1"),
    ("may_return", "i1"),
    ("one_pair", "i1"),
    ("blocked", "i1"),
    ("shortage", "i1"),
    ("pair_per_group", "i1"),
    ("effect_order", "i1"),
    ("immediate", "i1"),
    ("all_in", "i1"),
    ("handicaps", "i1"),
    ("max_rounds", "i2"),
    ("stake", "i4"),
    ("ender_all", "i1"),
    ("by_player", "i1"),
    ("by_pace", "i1"),
    ("duel_only", "i1"),
    ("full", "i1"),
    ("stages", "i1"),
    ("bowtie_top", "i1"),
    ("last_bullet", "i1"),
    ("worst_first", "i1"),
    ("may_pass", "i1"),
    ("completes", "i1"),
    ("bribe_first", "i1"),
    ("at_lane", "i1"),
    ("n_weapons", "i1"),
    ("weapon_colour", *_WEAPONS),
    ("weapon_symbol", *_WEAPONS),
    # the trace of the last act
    ("did_by", "i1"),
    ("deeds", "i1", (MAX_TRACE, DEED)),
    ("n_deeds", "i2"),
)

# the table options: fields that never change while a game is played
OPTION_FIELDS = (
    "n",
    "beats",
    "merged",
    "may_return",
    "one_pair",
    "blocked",
    "shortage",
    "pair_per_group",
    "effect_order",
    "immediate",
    "all_in",
    "handicaps",
    "max_rounds",
    "stake",
    "ender_all",
    "by_player",
    "by_pace",
    "duel_only",
    "full",
    "stages",
    "bowtie_top",
    "last_bullet",
    "worst_first",
    "may_pass",
    "completes",
    "bribe_first",
    "at_lane",
    "n_weapons",
)
