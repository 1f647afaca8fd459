"""How long it takes to pair a round: `python -m bench.pairing [PEOPLE]`. Every round of a Swiss event, played by lot.

CPU seconds, so that other work on the machine does not count.
"""

from __future__ import annotations

import sys
import time
from random import Random

from ludoteca.events import Event, Plan, next_round, standings
from ludoteca.events.acts import Enter, Result

ROUNDS = 9


def measure(people: int, rounds: int = ROUNDS) -> tuple[list[float], float]:
    """The seconds for each round, and for the standings after the last one."""
    rng = Random(people)
    event = Event(Plan(name="Bench", game="latrunculi", rounds=rounds, seed=1))
    for number in range(1, people + 1):
        event.do(Enter(name=f"Player {number}", rating=rng.randrange(800, 2400)))
    spent = []
    for round in range(1, rounds + 1):
        began = time.process_time()
        drawn = next_round(event)
        spent.append(time.process_time() - began)
        event.do(drawn)
        for table in event.running():
            places = rng.choice(((1, 2), (2, 1), (1, 1)))
            event.do(Result(round=round, table=table.number, game=1, places=places))
    began = time.process_time()
    standings(event)
    return spent, time.process_time() - began


def main() -> None:
    people = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    rounds, standing = measure(people)
    print(f"{people} people: " + " ".join(f"{seconds:.2f}" for seconds in rounds) + " s a round")
    print(f"slowest {max(rounds):.2f} s, standings {standing:.2f} s")


if __name__ == "__main__":
    main()
