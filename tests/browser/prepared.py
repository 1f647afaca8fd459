"""Tables at an interesting point, before anybody looks at them.

They are played here by the rules, at random, until what a test wants is there, and then written into the site's
database with their journal, as if they had been played on the site: it reads them when the first page comes.
"""

from __future__ import annotations

import itertools
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from ludoteca import play
from ludoteca.core import Seat
from ludoteca.server.analyses import VERSION
from ludoteca.server.analysis_store import Verdict, keep
from ludoteca.server.journal import Journal
from ludoteca.server.journal_lines import now_ms
from ludoteca.server.store import Store, TableRow
from ludoteca.study import analysis
from tests.browser.site import Server
from tests.server.people import Person

Json = dict[str, Any]
Wanted = Callable[[str, Json, list[str]], Any]
"""What a test looks for: of the seat to act, what it is shown and its legal moves, what is wanted, if it is there."""
Pick = Callable[[str, Json, list[str]], str]
"""Which move to play on the way there."""

GAMES = 400  # are tried


async def prepared(
    server: Server,
    game: str,
    people: Sequence[Person],
    wanted: Wanted,
    pick: Pick,
    luck: random.Random,
    options: Mapping[str, str] | None = None,
) -> tuple[str, Any]:
    """A table where `wanted` finds something, with these people in its seats; and what was found."""
    for who in people:
        await who.get("/api/me")  # gives everybody a cookie
    for _ in range(GAMES):
        journal = Journal(_row(game, people, options or {}, luck))
        journal.start_if_full(lambda guest: "")
        found = _play(journal, wanted, pick)
        if found:
            await _keep(server, journal)
            return journal.row.id, found
    raise AssertionError(f"never seen in {GAMES} games")


async def played(
    server: Server,
    game: str,
    people: Sequence[Person],
    luck: random.Random,
    *,
    decisions: int | None = None,
    options: Mapping[str, str] | None = None,
) -> str:
    """A table after so many decisions at random and those until the first of them is to act; or at its end."""
    for who in people:
        await who.get("/api/me")
    journal = Journal(_row(game, people, options or {}, luck))
    journal.start_if_full(lambda guest: "")
    made = itertools.count()
    first = journal.name(Seat(0))

    def is_enough(seat: str, shown: Json, legal: list[str]) -> bool:
        return decisions is not None and next(made) >= decisions and seat == first

    _play(journal, is_enough, lambda seat, shown, legal: luck.choice(legal))
    await _keep(server, journal)
    return journal.row.id


async def judged(server: Server, who: Person, table: str) -> None:
    """A machine has said that the first decision of a finished game was a mistake."""
    match = play.parse_record((await who.http.get(f"/api/tables/{table}/record")).text).match()
    first = analysis.decisions(match)[0]
    better = next(move for move in first.legal if move != first.played)
    store = Store(server.database)
    written = match.game.format_move(first.before, first.seat, better)
    await keep(store, table, VERSION, [Verdict(first.ply, written, 0.9, 0.1)])
    await store.close()


def _row(game: str, people: Sequence[Person], options: Mapping[str, str], luck: random.Random) -> TableRow:
    now = now_ms()
    return TableRow(
        id=secrets.token_hex(6),
        game=game,
        version=play.find(game).VERSION,
        options=dict(options),
        seats=[f"guest:{who.guest}" for who in people],
        maker=people[0].guest,
        public=False,
        secret=luck.randbytes(32).hex(),
        created=now,
        touched=now,
    )


def _play(journal: Journal, wanted: Wanted, pick: Pick) -> Any:
    """Play on until something is found, or to the end."""
    game, match = journal.game, journal.running()
    while match.outcome is None:
        seat = Seat(match.to_act[match.ply % len(match.to_act)])  # where all act at once, one after the other
        shown = msgspec.to_builtins(game.show(match.view(seat)))
        legal = [game.format_move(match.state, seat, move) for move in game.legal_moves(match.state, seat)]
        found = wanted(journal.name(seat), shown, legal)
        if found:
            return found
        journal.write(match.play(seat, pick(journal.name(seat), shown, legal), journal.now_ms()))
    return None


async def _keep(server: Server, journal: Journal) -> None:
    store = Store(server.database)
    await store.make_table(journal.row, journal.lines.unwritten, journal.status)
    await store.close()
