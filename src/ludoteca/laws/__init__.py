"""The laws every game must keep, for the games of this repository and for those of others.

A game's own tests need one class:

    from ludoteca.laws.suite import EveryLaw

    class TestMyGame(EveryLaw):
        games = ("mygame",)

`pytest` then tries every law on it, on its series, and on a series of two games of it. What a game has to tell the
laws about itself is in `facts`, how its golden games are written anew in `golden`. This package needs pytest, which
`pip install ludoteca[laws]` brings; nothing else in Ludoteca needs this package.
"""

import pkgutil

import pytest

pytest.register_assert_rewrite(*(f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__)))
