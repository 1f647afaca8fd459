"""Where hints are given, and when there is something to ask for."""

from __future__ import annotations

from ludoteca.core import Seat
from ludoteca.server.journal import Journal


def allows_hints(journal: Journal) -> bool:
    """Whether hints are given at this table: as it was agreed, and otherwise where nobody plays but one guest and
    machines. Never in rated games, and never in real time: there a race would be over before the answer."""
    terms = journal.row.terms
    if terms.rated or journal.in_real_time:
        return False
    return len(journal.guests()) == 1 if terms.hints is None else terms.hints


def may_be_hinted(journal: Journal, seat: Seat) -> bool:
    """Whether it is this seat's turn, in a game and not between two games of a match, at a table that gives hints."""
    match = journal.match
    if match is None or seat not in match.to_act or match.outcome is not None or not allows_hints(journal):
        return False
    return not match.game.is_between_games(match.state)
