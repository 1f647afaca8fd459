"""What is said about ratings, on the sockets and over REST."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Pace = Literal["race", "quick", "calm", "days"]


class SeatRating(Struct, frozen=True):
    """A rating, as it is shown beside a name."""

    number: int
    plus_minus: int  # the true number is within this distance nineteen times in twenty
    provisional: bool
    change: int | None = None  # by the result of this table, once it is over


class Standing(Struct, frozen=True):
    """A line of a leader board."""

    kind: Literal["guest", "bot"]
    name: str
    you: bool
    public: bool  # everybody may see their profile
    rating: SeatRating
    games: int


class Standings(Struct, frozen=True):
    """Everybody who has played this game at this pace: those who are sure first, then the strongest."""

    game: str
    pace: Pace
    paces: list[Pace]  # at which the game has been played
    standings: list[Standing]


class RatingPoint(Struct, frozen=True):
    """Where somebody stood after a result."""

    at: int  # milliseconds since 1970
    number: int
    plus_minus: int
    change: int
    table: str


class RatingCurve(Struct, frozen=True):
    """How somebody's rating has changed, in one game at one pace."""

    game: str
    pace: Pace
    rating: SeatRating
    games: int
    points: list[RatingPoint]  # the latest, in their order


class PersonRatings(Struct, frozen=True):
    curves: list[RatingCurve]  # the most played first
