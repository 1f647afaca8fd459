"""Whatever is pressed and however it arrives: every press is answered once, the log is complete and runs forward."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import CHANCE, Seat
from ludoteca.play import Dealer, Match
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.driver import RealTimeDriver
from ludoteca.play.realtime.press import Press
from tests.play.test_realtime_driver import DECIDING_DUEL, ROUND, at, line

SEED = 5


def play_wildly(
    driver: RealTimeDriver, rng: Random, lines: dict[Seat, Delay], turns: int
) -> tuple[list[str], Counter[str]]:
    """Blind presses, legal and illegal, early and late, claims of all kinds, lines that come and go."""
    match, now = driver.match, 0
    pressed: list[str] = []
    answered: Counter[str] = Counter()
    for turn in range(turns):
        now += rng.choice((1, 20, 100, 300, 700, 2_500))
        if rng.random() < 0.1:
            lines.pop(Seat(rng.randrange(2)), None)
        if rng.random() < 0.1:
            lines[Seat(rng.randrange(2))] = line(rng.choice((5, 100, 240, 900)))
        for _ in range(rng.choice((0, 1, 1, 2, 8))):
            seat = Seat(rng.randrange(2))
            legal = match.legal(seat)
            text = rng.choice(legal) if legal and rng.random() < 0.9 else rng.choice(("knock", "roll K", "nonsense"))
            seen_at = None if rng.random() < 0.3 else now - rng.randrange(-50, 2_000)
            since = None if rng.random() < 0.2 else rng.randrange(-10, 1_500)
            pressed.append(f"{turn} {len(pressed)}")
            driver.press(Press(seat, text, now, seen_at, since, pressed[-1]))
        if rng.random() < 0.8:  # the server may also be late
            answered += Counter(done.press.id for done in driver.run(now) if done.press is not None)
    for late in range(1, 20):
        answered += Counter(done.press.id for done in driver.run(now + late * 1_000) if done.press is not None)
    return pressed, answered


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), position=st.sampled_from([DECIDING_DUEL, ROUND]))
def test_every_press_is_answered_once_and_the_log_is_complete(seed: int, position: str) -> None:
    rng, lines = Random(seed), {Seat(0): line(10), Seat(1): line(240)}
    match = at(position, SEED)
    pressed, answered = play_wildly(RealTimeDriver(match, 0, lines), rng, lines, 60)
    assert answered == Counter(pressed)
    stamps = [entry.at_ms for entry in match.log]
    assert stamps == sorted(stamps)
    again = Match.replay(match.game, match.options, match.log, Dealer.from_seed(SEED))
    assert again.state.record.tobytes() == match.state.record.tobytes()


@settings(max_examples=25, deadline=None)
@given(gaps=st.lists(st.tuples(st.sampled_from([0, 1]), st.integers(0, 900)), min_size=2, max_size=30))
def test_the_order_of_arrival_changes_nobodys_dice(gaps: list[tuple[int, int]]) -> None:
    """However the two are interleaved, a seat's n-th die is the n-th of its own stream."""
    driver, now = RealTimeDriver(at(DECIDING_DUEL, SEED), 0, {}), 3_000
    for seat, gap in gaps:
        now += gap
        driver.press(Press(Seat(seat), "roll *", now))
        driver.run(now)
    driver.run(now + 5_000)
    dealt = [entry.text for entry in driver.match.log if entry.seat == CHANCE]
    for name in "AB":
        own = [text for text in dealt if text.startswith(name)]
        assert own == alone(name, len(own))


def alone(name: str, count: int) -> list[str]:
    """The dice of a seat that rolls while the other does nothing."""
    driver, now = RealTimeDriver(at(DECIDING_DUEL, SEED), 0, {}), 3_000
    dealt: list[str] = []
    while len(dealt) < count:
        driver.press(Press(Seat("AB".index(name)), "roll *", now))
        now += 600
        dealt += [entry.text for done in driver.run(now) for entry in done.entries if entry.seat == CHANCE]
    return dealt[:count]
