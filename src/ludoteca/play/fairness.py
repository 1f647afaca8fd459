"""What is published about the dealer of a match, so that anybody can check the chance it dealt."""

from __future__ import annotations

from ludoteca.play.chances import folder_of
from ludoteca.play.dealer import commitment
from ludoteca.play.match import Match


def commitments(match: Match) -> dict[str, str]:
    """The commitments published now: to the whole (""), to each part so far and to the next one."""
    published = {"": match.commitment}
    if match.dealer is not None and match.dealer.knows("") and match.outcome is None:
        parts = [folder_of(match, part) for part in match.game.chapters(match.state)]
        published |= {part: commitment(match.dealer.secret_of(part)) for part in parts}
    return published


def revealed(match: Match) -> dict[str, bytes]:
    """The secrets that are public now: of each part that is over; of the whole, once it is over."""
    if match.dealer is None or not match.dealer.knows(""):
        return {}
    if match.outcome is not None:
        return {"": match.dealer.secret}
    parts = match.game.chapters(match.state)
    opened = [folder_of(match, part) for part, is_over in parts.items() if is_over]
    return {part: match.dealer.secret_of(part) for part in opened}
