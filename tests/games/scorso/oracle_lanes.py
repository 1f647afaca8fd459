"""§5 and §6 once more, from docs/rules/scorso.md alone: which dice combine, and what neighbours do to each other."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Generator, Iterator
from typing import Any

DICE = "KWRGYB?"
COLOURS = "GYB"
SIDES = ("left", "right")

Question = tuple[str, list[str]]  # who is asked, and every answer
Asking = Generator[Question, str, Any]
Combos = tuple[str, ...]


def without(dice: str, fewer: str) -> str:
    return "".join((Counter(dice) - Counter(fewer)).elements())


def ask(name: str, answers: dict[str, Any]) -> Asking:
    """A choice with one possible answer is not asked."""
    if len(answers) == 1:
        return next(iter(answers.values()))
    return answers[(yield name, sorted(answers))]


# -- §5 combinations -------------------------------------------------------------------------------------------------

COMBINATIONS = ("K", "W", "RR", "GYB", *(colour * size for colour in COLOURS for size in range(3, 7)))


def ways(dice: str, one_pair: bool, groups: Combos = ()) -> Iterator[Combos]:
    """Every way to take combinations out of a location, one after another."""
    yield groups
    for index, combination in enumerate(COMBINATIONS):
        if groups and index < COMBINATIONS.index(groups[-1]):
            continue  # the same ones in another order
        if Counter(combination) - Counter(dice) or (one_pair and combination == "RR" and "RR" in groups):
            continue
        if is_colour(combination) and any(is_colour(group) and group[0] == combination[0] for group in groups):
            continue  # one group per colour and location
        yield from ways(without(dice, combination), one_pair, (*groups, combination))


@functools.cache
def groupings(dice: str, one_pair: bool = False) -> list[Combos]:
    """A11 Those that keep the most dice."""
    found = list(ways(dice, one_pair))
    most = max(len("".join(groups)) for groups in found)
    return [groups for groups in found if len("".join(groups)) == most]


def is_valid(dice: str, one_pair: bool = False) -> bool:
    return any(len("".join(groups)) == len(dice) for groups in groupings(dice, one_pair))


def is_colour(combination: str) -> bool:
    return combination[0] * 3 == combination[:3]


def named(groups: Combos) -> str:
    """Colour groups in order, then the paralyses; K, W and R omitted."""
    return "+".join([group for group in groups if is_colour(group)] + ["GYB"] * groups.count("GYB"))


# -- §6 conflicts ----------------------------------------------------------------------------------------------------


def conflicts(game: Any) -> Asking:
    """BURN and CONFLICTS; gives who is asked first for a challenge."""
    is_ended = game.ender != "-" and game.is_correct(game.ender)
    start = game.living()[0] if game.ender == "-" else game.ender if is_ended else game.left_of(game.ender)
    order = game.clockwise(start)
    one_pair = game.table.fist_pairs_per_location == "one"
    kept: dict[tuple[str, str], Combos] = {}
    for name in order:
        for side in SIDES:
            dice = "" if name == game.ender and not is_ended else getattr(game.players[name], side)
            choices = {f"group {side} {named(groups)}": groups for groups in groupings(dice, one_pair)}
            kept[name, side] = yield from ask(name, choices)
    lanes = yield from lanes_in_order(game, order, is_ended)
    while lanes:
        lane = lanes[0]
        if is_ended and game.table.lane_order == "ender_all":
            lane = yield from ask(start, {lane_name(order, each): each for each in lanes})
        lanes.remove(lane)
        yield from Lane(game, order, kept, lane).resolve()
    return start


def lanes_in_order(game: Any, order: list[str], is_ended: bool) -> Asking:
    """§6.2, A12 A lane is named by the player on whose left it lies."""
    if len(order) == 2 and game.table.two_player_lanes == "merged_one":
        return [order[0]]
    if not is_ended:
        return game.clockwise(game.living()[0] if game.ender == "-" else game.ender)
    own, *others, last = order
    if game.table.lane_order == "ender_all":
        return [own, last, *others]
    first, second = yield from ask(own, {"lane left": (own, last), "lane right": (last, own)})
    return [first, second, *others]


def lane_name(order: list[str], lane: str) -> str:
    return {order[0]: "lane left", order[-1]: "lane right"}.get(lane, f"lane {lane} left")


class Lane:
    """§6.1 Two neighbours, and what lies between them."""

    def __init__(self, game: Any, order: list[str], kept: dict[tuple[str, str], Combos], name: str):
        self.game = game
        self.foe = {name: game.left_of(name), game.left_of(name): name}
        self.pair = sorted(self.foe, key=order.index)
        is_merged = len(order) == 2 and game.table.two_player_lanes == "merged_one"
        facing = {name: ("left",), self.foe[name]: ("right",)}
        self.combos = {
            one: [group for side in (SIDES if is_merged else facing[one]) for group in kept[one, side]]
            for one in self.pair
        }
        for one in self.pair:
            self.combos[one].sort(key=COMBINATIONS.index)
        self.fists, self.shots = dict.fromkeys(self.pair, 0), dict.fromkeys(self.pair, 0)
        self.burn_dead()
        self.stoppers = {one: sum(map(is_colour, self.combos[one])) for one in self.pair}

    def burn_dead(self) -> None:
        """A14 immediate: the dice of the dead that have not been resolved are burned."""
        if self.game.table.elimination == "immediate":
            for one in self.pair:
                if self.game.players[one].has() == 0:
                    self.combos[one], self.fists[one], self.shots[one] = [], 0, 0

    def resolve(self) -> Asking:
        for one in self.pair:
            for _ in range(self.combos[one].count("GYB")):
                yield from self.paralyse(one)
        self.cancel()
        order = self.game.table.effect_order
        if order == "attacker_choice":
            for one in self.pair:
                yield from self.attack_freely(one)
            return
        steps = {"colour": self.colour, "fist": self.fist, "shot": self.shot}
        for word in order.split("-"):
            # the victim decides on colours and shots, the attacker on fists
            for one in self.pair:
                yield from steps[word](one if word == "fist" else self.foe[one])
            self.burn_dead()

    def paralyse(self, one: str) -> Asking:
        """§6.3 One effect for each paralysis."""
        game, foe = self.game, self.foe[one]
        answers: dict[str, tuple[str, str]] = {"paralysis none": ("none", "")}
        for group in filter(is_colour, self.combos[foe]):
            answers[f"paralysis guard {group[0]}"] = ("guard", group)
        for other in game.living():
            if other == one or (game.table.elimination == "immediate" and game.players[other].has() == 0):
                continue
            answers[f"paralysis swap {other}"] = ("swap", other)
            if game.table.handicap == "on":
                answers[f"paralysis handicap {other}"] = ("handicap", other)
        effect, what = yield from ask(one, answers)
        if effect == "guard":
            self.combos[foe].remove(what)
        elif effect == "swap":
            game.swaps.append((one, what))
        elif effect == "handicap":
            game.handicaps.add(what)

    def cancel(self) -> None:
        """§6.2 What stops what, for both directions at once."""
        for one in self.pair:
            mine, theirs = self.combos[one], self.combos[self.foe[one]]
            stopped = self.stoppers[self.foe[one]]
            if self.game.table.colour_stops_fists == "all" and stopped:
                stopped = mine.count("RR")
            self.fists[one] = max(0, mine.count("RR") - stopped)
            self.shots[one] = max(0, mine.count("K") - theirs.count("W"))

    def lose_any(self, victim: str, decider: str, word: str) -> Asking:
        """One bullet of somebody's choice, if there is any."""
        bullets = self.game.players[victim].bullets
        owned = {f"{word} {colour}": colour for colour, count in bullets.items() if count}
        if owned:
            bullets[(yield from ask(decider, owned))] -= 1
        return bool(owned)

    def colour(self, one: str) -> Asking:
        shortage, victim = self.game.table.colour_shortage, self.foe[one]
        for group in filter(is_colour, list(self.combos[one])):
            bullets = self.game.players[victim].bullets
            wanted = len(group) - 1
            own = min(wanted, bullets[group[0]])
            bullets[group[0]] -= own
            is_filled_up = shortage == "all_substitute" or (shortage == "extras_substitute" and len(group) > 3)
            others = wanted if is_filled_up else len(group) - 3 if shortage == "extra_dice_only" else 0
            for _ in range(min(wanted - own, others)):
                yield from self.lose_any(victim, victim, "lose")

    def fist(self, one: str) -> Asking:
        victim = self.foe[one]
        for _ in range(self.fists[one]):
            if (yield from self.lose_any(victim, one, "take")) and self.game.supply:
                self.game.supply -= 1
                self.game.players[victim].fists += 1

    def shot(self, one: str) -> Asking:
        for _ in range(self.shots[one]):
            yield from self.lose_any(self.foe[one], self.foe[one], "lose")

    def attack_freely(self, one: str) -> Asking:
        """A13 attacker_choice."""
        steps = {"effect colour": self.colour, "effect fist": self.fist, "effect shot": self.shot}
        counts = {
            self.colour: any(map(is_colour, self.combos[one])),
            self.fist: self.fists[one],
            self.shot: self.shots[one],
        }
        steps = {word: step for word, step in steps.items() if counts[step]}
        while steps and self.game.players[self.foe[one]].has():
            step = yield from ask(one, steps)
            steps = {word: other for word, other in steps.items() if other != step}
            yield from step(one)
            self.burn_dead()
