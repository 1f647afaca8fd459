"""`python -m bench.ladder FILE...`: one ladder from several contests, each of two bots, as the arena prints them.

Example: python -m bench.ladder two-one.json three-two.json > src/ludoteca/games/zama/machine/strength.json

Neighbours that play each other make a ladder too, and need far fewer games than everybody against everybody. Ratings
are fitted to all the games at once (`study/elo.py`); what comes out has the arena's form.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from cyclopts import App

from bench.command import CANNOT, run
from ludoteca.study.elo import Result, estimate

app = App(name="ladder", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def ladder(*files: Path) -> int:
    """Fit and print."""
    contests = [json.loads(file.read_text()) for file in files]
    if len({contest["game"] for contest in contests}) != 1 or any(len(each["players"]) != 2 for each in contests):
        print("error: expected contests of two bots in one game")
        return CANNOT
    print(json.dumps(joined(contests), indent=2))
    return 0


def joined(contests: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """All contests as one. Where several seats belong to a bot, each of its wins is the win of one of two sides."""
    results: Counter[Result] = Counter()
    counts: dict[str, Counter[str]] = {}
    games, game = 0, ""
    for contest in contests:
        game, games = contest["game"], games + contest["games"]
        sides = tuple((line["bot"],) for line in contest["players"])
        for side, line in enumerate(contest["players"]):
            counts.setdefault(line["bot"], Counter()).update({key: line[key] for key in ("wins", "draws", "losses")})
            results[Result(sides, side)] += line["wins"]
        won = sum(line["wins"] for line in contest["players"])
        results[Result(sides, None)] += contest["games"] - won
    names = sorted(counts)
    ratings = estimate(names, results)
    players = [
        {"bot": name, **counts[name], "elo": round(ratings[name].elo), "elo_error": round(ratings[name].error)}
        for name in names
    ]
    return {"game": game, "games": games, "players": players}


if __name__ == "__main__":
    run(app)
