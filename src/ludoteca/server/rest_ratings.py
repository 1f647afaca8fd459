"""Leaderboards, and how ratings have changed, over plain HTTP (docs/reference/api.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, get_args

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from ludoteca import play
from ludoteca.core import LudotecaError
from ludoteca.server.house import House
from ludoteca.server.people.account_store import AccountStore
from ludoteca.server.rating_shapes import Pace, PersonRatings, RatingCurve, RatingPoint, Standing, Standings
from ludoteca.server.ratings import kept
from ludoteca.server.ratings.kept import Step
from ludoteca.server.ratings.model import MACHINE, is_machine
from ludoteca.server.ratings.results import rated_game
from ludoteca.server.ratings.standings import shown
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.rest import ERRORS, TheGuest, TheHouse

MOST_STANDINGS = 200
MOST_STEPS = 2_000

PaceWanted = Annotated[
    str | None,
    QueryParameter(
        pattern=f"^({'|'.join(get_args(Pace))})$",
        description="the one the guest or, else, everybody plays most, if none",
    ),
]


@get("/api/ratings/{name:str}", responses=ERRORS, tags=["ratings"])
async def leader_board(name: FromPath[str], house: TheHouse, guest: TheGuest, pace: PaceWanted = None) -> Standings:
    """Where everybody stands in a game, at one pace."""
    try:
        game = rated_game(play.find(name))
    except LudotecaError as error:
        raise refusal_of(error) from None
    counts = house.ratings.counts(game)
    own = {each: house.ratings.of(guest, game, each).games for each in counts}
    wanted = msgspec.convert(pace, Pace) if pace else _most_played(counts, own)
    found = house.ratings.standings(game, wanted)
    people = [who for who, _ in found if not is_machine(who)]
    profiles = await AccountStore(house.store).profiles_of(people)
    await house.guests.load(people)
    return Standings(
        game=game,
        pace=wanted,
        paces=[each for each in get_args(Pace) if counts.get(each)],
        standings=[
            Standing(
                kind="bot" if is_machine(who) else "guest",
                name=who.removeprefix(MACHINE) if is_machine(who) else house.guests.name(who),
                you=who == guest,
                public=profiles.get(who) == "public",
                rating=shown(rating),
                games=rating.games,
            )
            for who, rating in found
            if is_machine(who) or who in profiles
        ][:MOST_STANDINGS],
    )


def _most_played(counts: dict[Pace, int], own: dict[Pace, int]) -> Pace:
    """By the guest, or else by everybody."""
    return max(counts, key=lambda pace: (own[pace], counts[pace]), default="calm")


@get("/api/me/ratings", responses=ERRORS, tags=["ratings"])
async def my_ratings(house: TheHouse, guest: TheGuest) -> PersonRatings:
    """The guest's own ratings, and how they have changed."""
    return await ratings_of(house, guest)


@get("/api/people/{name:str}/ratings", responses=ERRORS, tags=["ratings"])
async def ratings_of_person(name: FromPath[str], house: TheHouse, guest: TheGuest) -> PersonRatings:
    """The ratings of somebody with a public profile, or one's own."""
    account = await AccountStore(house.store).named(name)
    if account is None or not (account.is_public or account.guest == guest):
        raise Refuse("unknown-person")
    return await ratings_of(house, account.guest)


async def ratings_of(house: House, who: str) -> PersonRatings:
    """Every game and pace this person has been rated in, the most played first."""
    steps: dict[tuple[str, str], list[Step]] = {}
    for step in await kept.steps_of(house.store, who, MOST_STEPS):
        steps.setdefault((step.key.game, step.key.pace), []).append(step)
    curves = [_curve(way) for way in steps.values()]
    return PersonRatings(sorted(curves, key=lambda curve: -curve.games))


def _curve(way: Sequence[Step]) -> RatingCurve:
    last = way[-1]
    points = [RatingPoint(step.at, step.after.number, step.after.plus_minus, step.change, step.table) for step in way]
    pace = last.key.pace
    return RatingCurve(last.key.game, pace, shown(last.after), last.after.games, points)


RATING_HANDLERS = [leader_board, my_ratings, ratings_of_person]
