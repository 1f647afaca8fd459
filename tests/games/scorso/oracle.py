"""Scorso once more, slowly and plainly, from docs/rules/scorso.md alone: dice are letters, a question is a `yield`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from tests.games.scorso.oracle_duels import Duels
from tests.games.scorso.oracle_lanes import COLOURS, DICE, SIDES, Asking, Question, conflicts, is_valid, without

SEATS = "ABCDE"
TOKENS = {"travel": 6, "collector": 8}


@dataclass(frozen=True)
class Table:
    """§11 Table options, the words that matter here."""

    edition: str = "collector"
    players: int = 4
    mode: str = "base"
    stake: int = 0
    purse: str = "ten_stakes"
    pace: str = "real_time"
    two_player_lanes: str = "two"
    placed_dice: str = "locked"
    fist_pairs_per_location: str = "unlimited"
    knock_check: str = "penalty"
    colour_shortage: str = "extras_substitute"
    colour_stops_fists: str = "all"
    effect_order: str = "colour-fist-shot"
    count: str = "by_player"
    challenge_order: str = "by_pace"
    lane_order: str = "ender_own_first"
    elimination: str = "after_all_lanes"
    duel_stake_cap: str = "both_bullets_and_living"
    handicap: str = "on"
    max_rounds: int = 40


@dataclass
class Player:
    bullets: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLOURS, 3))
    left: str = ""
    right: str = ""
    free: str = "??????"
    fists: int = 0
    is_out: bool = False
    one_hand: bool = False
    tumbling: int = 0
    laid: dict[str, str] = field(default_factory=lambda: dict.fromkeys(SIDES, ""))
    back: dict[str, str] = field(default_factory=lambda: dict.fromkeys(SIDES, ""))
    returned: int = 0
    beat: str = ""
    stake: str = ""
    purse: int = 0

    def has(self) -> int:
        return sum(self.bullets.values())

    def dice_home(self, dice: str = "") -> None:
        self.left = self.right = self.beat = ""
        self.free, self.tumbling, self.returned = dice, 0, 0
        self.laid, self.back = dict.fromkeys(SIDES, ""), dict.fromkeys(SIDES, "")


def tidy(dice: str) -> str:
    return "".join(sorted(dice, key=DICE.index)) or "-"


class Game(Duels):
    def __init__(self, table: Table):
        self.table = table
        self.ring = list(SEATS[: table.players])
        self.players = {name: Player() for name in self.ring}
        self.supply, self.pot = TOKENS[table.edition], table.players * table.stake
        self.round, self.phase, self.ender = 1, "rolling", "-"
        for player in self.players.values():
            player.purse = (10 * table.stake if table.purse == "ten_stakes" else int(table.purse[7:])) - table.stake
            if table.count == "by_player" and not self.beats:
                self.phase = "ready"
            if table.mode == "duel":
                self.phase, player.bullets = "duel", dict.fromkeys(COLOURS, 0)
        self.knocked: list[str] = []
        self.swaps: list[tuple[str, str]] = []
        self.handicaps: set[str] = set()
        self.act, self.passed, self.challenged, self.height = "-", 0, "", 0
        self.is_open = False  # A27 anybody may challenge
        self.waived: list[str] = []
        self.result = ""
        self.frozen = ""  # the text of the frozen table
        self.answers: list[str] = []
        self.asking: Asking | None = None
        self.question: Question | None = None

    # -- §2 the ring ------------------------------------------------------------------------------------------------

    def living(self) -> list[str]:
        return [name for name in self.ring if not self.players[name].is_out]

    def clockwise(self, start: str) -> list[str]:
        """The living from this seat on, or from the next one if it is out."""
        at = self.ring.index(start)
        return [name for name in self.ring[at:] + self.ring[:at] if not self.players[name].is_out]

    def left_of(self, name: str) -> str:
        return next(other for other in self.clockwise(name) if other != name)

    def is_correct(self, name: str) -> bool:
        one_pair = self.table.fist_pairs_per_location == "one"
        player = self.players[name]
        return all(is_valid(self.location(player, side), one_pair) for side in SIDES)

    @staticmethod
    def location(player: Player, side: str) -> str:
        return without(getattr(player, side), player.back[side]) + player.laid[side]

    # -- §5 rolling -------------------------------------------------------------------------------------------------

    @property
    def beats(self) -> bool:
        return self.table.pace == "beats"

    def in_play(self) -> list[str]:
        """Who has dice to roll with in this phase."""
        if self.phase == "duel":
            return [name for name in self.ring if self.players[name].free or self.players[name].tumbling]
        return self.living() if self.phase == "rolling" else []

    def may_knock(self, name: str) -> bool:
        if self.phase == "duel":
            return True
        is_barred = self.table.knock_check == "blocked" and not self.is_correct(name)
        return not self.players[name].free and not is_barred

    def returns(self, name: str) -> list[str]:
        player = self.players[name]
        if self.table.placed_dice == "locked" or self.phase != "rolling" or player.returned == 6:
            return []
        lying = {side: without(getattr(player, side), player.back[side]) for side in SIDES}
        return [f"return {face} {side}" for side in SIDES for face in sorted(set(lying[side]))]

    def is_free_to_act(self, name: str) -> bool:
        player = self.players[name]
        if name not in self.in_play() or player.tumbling or player.beat or self.knocked:
            return False
        return bool(player.free or self.may_knock(name) or self.returns(name))

    def is_tumbling(self) -> bool:
        return any(player.tumbling for player in self.players.values())

    def is_freeze_due(self) -> bool:
        if self.phase != "rolling" or self.knocked or self.is_tumbling():
            return False
        if self.beats:
            return not any(self.is_free_to_act(name) for name in self.living())
        return not any(self.players[name].free for name in self.living())

    def actors(self) -> list[str]:
        if self.question:
            return [self.question[0]]
        if self.is_open:
            return [name for name in self.challengers() if name not in self.waived]
        acting = [name for name in self.ring if self.is_free_to_act(name)]
        if self.phase == "ready":
            acting = self.living()
        if self.beats and self.is_tumbling():
            acting = []
        return acting + (["chance"] if self.chances() else [])

    def chances(self) -> list[str]:
        if self.phase == "ready":
            return ["begin"]
        if self.question or self.phase not in ("rolling", "duel"):
            return []
        if self.knocked:
            return [f"ender {name}" for name in sorted(self.knocked)]
        for name in self.ring:
            if self.players[name].tumbling:
                return sorted(f"{name} die {face}" for face in DICE[:6])
        return ["freeze"] if self.is_freeze_due() else []

    def legal(self, name: str) -> list[str]:
        if name not in self.actors():
            return []
        if self.question:
            return self.question[1]
        if self.phase == "ready":
            return ["count"]
        if self.is_open:
            return sorted(self.targets(name))
        player, counts = self.players[name], Counter(self.players[name].free)
        most = 3 if self.beats and player.one_hand and self.phase == "rolling" else 99
        subsets = product(*([face * n for n in range(counts[face] + 1)] for face in DICE))
        rolls = ["".join(faces) for faces in subsets]
        found = [f"roll {dice}" for dice in rolls if 0 < len(dice) <= most]
        if self.phase == "rolling":
            found += [f"place {face} {side}" for face in set(player.free) - {"?"} for side in SIDES]
            found += self.returns(name)
            found += ["done"] * self.beats
        return sorted(found + ["knock"] * self.may_knock(name))

    def play(self, name: str, text: str) -> None:
        if self.question:
            self.answer(name, text)
        elif self.phase == "ready":
            self.phase = "rolling"
        elif self.is_open:
            self.challenge_first(name, *self.targets(name)[text])
        elif name == "chance":
            self.happen(*text.split())
        else:
            self.do(name, *text.split())
        is_beat = self.beats and self.phase in ("rolling", "duel") and not self.knocked and not self.is_tumbling()
        if is_beat and not any(self.is_free_to_act(other) for other in self.ring):
            self.close_beat()

    def happen(self, word: str, *more: str) -> None:
        if word == "freeze":
            self.freeze("-")
        elif word == "ender":
            self.knocked = []
            self.freeze(more[0])
        else:
            self.players[word].tumbling -= 1
            self.players[word].free += more[1]

    def do(self, name: str, word: str, dice: str = "", side: str = "") -> None:
        player = self.players[name]
        if word == "place":
            player.free = without(player.free, dice)
            if self.beats:
                player.laid[side] += dice
            else:
                setattr(player, side, getattr(player, side) + dice)
        elif word == "return":
            player.free, player.returned = player.free + "?", player.returned + 1
            if self.beats:
                player.back[side] += dice
            else:
                setattr(player, side, without(getattr(player, side), dice))
        elif self.beats:
            player.beat = f"roll:{dice}" if dice else word
        elif word == "roll":
            self.throw(name, dice)
        elif self.phase == "duel":
            self.judge_knocks([name], self.in_play())
        else:
            self.freeze(name)

    def throw(self, name: str, dice: str) -> None:
        self.players[name].free = without(self.players[name].free, dice)
        self.players[name].tumbling = len(dice)

    def close_beat(self) -> None:
        """§5 All have committed: everything is revealed, knocks count, the rest is rolled."""
        for player in self.players.values():
            for side in SIDES:
                setattr(player, side, self.location(player, side))
            player.laid, player.back = dict.fromkeys(SIDES, ""), dict.fromkeys(SIDES, "")
        knocked = [name for name in self.ring if self.players[name].beat == "knock"]
        if self.phase == "duel" and knocked:
            if self.judge_knocks(knocked, self.in_play()):
                return
        elif knocked:
            correct = [name for name in knocked if self.is_correct(name)] or knocked
            for player in self.players.values():
                player.beat = ""
            if len(correct) == 1:
                self.freeze(correct[0])
            else:
                self.knocked = correct
            return
        rolls = {name: p.beat[5:] for name, p in self.players.items() if p.beat.startswith("roll:")}
        if rolls or any(self.players[name].free for name in self.living()):
            for player in self.players.values():
                player.beat = ""
            for name, dice in rolls.items():
                self.throw(name, dice)

    # -- §6 the frozen table ----------------------------------------------------------------------------------------

    def freeze(self, ender: str) -> None:
        self.ender, self.phase = ender, "frozen"
        for player in self.players.values():
            player.free, player.tumbling = player.free + "?" * player.tumbling, 0
            player.beat, player.returned = "", 0
        self.resolve()

    def resolve(self) -> None:
        self.frozen, self.answers = self.write(), []
        self.asking = self.run()
        self.go_on(None)

    def answer(self, name: str, text: str) -> None:
        assert self.question
        assert name == self.question[0]
        assert text in self.question[1]
        self.answers.append(f"{name}: {text}")
        self.go_on(text)

    def go_on(self, text: str | None) -> None:
        assert self.asking
        self.question = None
        try:
            self.question = self.asking.send(text)  # type: ignore[arg-type]
        except StopIteration:
            self.asking = None

    def run(self) -> Asking:
        start = yield from conflicts(self)
        yield from self.eliminate(start)

    # -- the position as text ---------------------------------------------------------------------------------------

    def write(self) -> str:
        if self.phase == "frozen" and self.question:
            return "\n".join([self.frozen, *(["then " + "; ".join(self.answers)] if self.answers else [])])
        return "\n".join([self.header(), *(self.line(name) for name in self.ring)])

    def header(self) -> str:
        fields = [f"edition={self.table.edition} pace={self.table.pace} stage=1 round={self.round}"]
        fields.append(f"phase={self.phase} ender={self.ender} supply={self.supply} pot={self.pot}")
        if self.knocked:
            fields.append(f"knocked={''.join(sorted(self.knocked))}")
        if self.phase in ("duels", "duel"):
            fields.append(f"act={self.act} passed={''.join(sorted(self.waived)) or self.passed}")
            if self.challenged:
                fields.append(f"challenge={self.challenged}:{self.height}")
            if self.swaps:
                fields.append("swaps=" + ",".join("-".join(pair) for pair in self.swaps))
        if self.result:
            fields.append(f"result={self.result}")
        return " ".join(fields)

    def line(self, name: str) -> str:
        player = self.players[name]
        bullets = "/".join(str(player.bullets[colour]) for colour in COLOURS)
        fields = [name, "out" if player.is_out else f"bullets={bullets}"]
        fields += [f"left={tidy(player.left)} right={tidy(player.right)} free={tidy(player.free)}"]
        fields += [f"burned=- fists={player.fists}"]
        if self.table.stake:
            fields.append(f"purse={player.purse}")
        if player.tumbling:
            fields.append(f"tumbling={player.tumbling}")
        for key, dice in (("laid", player.laid), ("back", player.back)):
            if dice["left"] + dice["right"]:
                fields.append(f"{key}={tidy(dice['left'])}|{tidy(dice['right'])}")
        if player.returned:
            fields.append(f"returned={player.returned}")
        if player.beat:
            fields.append(f"beat={player.beat}")
        if player.stake:
            fields.append("stake=" + "/".join(str(player.stake.count(colour)) for colour in COLOURS))
        return " ".join(fields + ["handicap"] * player.one_hand)
