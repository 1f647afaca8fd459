"""Every law of Ludoteca on this game: a failure says what to do about it."""

from ludoteca.laws.suite import EveryLaw


class TestLaws(EveryLaw):
    games = ("yourgame",)
