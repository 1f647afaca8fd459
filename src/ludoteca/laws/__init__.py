"""The laws every game must keep: those of this repository and those of other packages.

A game's own tests need one class:

    from ludoteca.laws.suite import EveryLaw

    class TestMyGame(EveryLaw):
        games = ("mygame",)

`pytest` then tests every law on the game, on its series, and on a series of two of its games. `facts` describes what a
game has to declare for the laws, `golden` how its golden games are rewritten. This package needs pytest, which
`pip install ludoteca[laws]` installs; nothing else in Ludoteca needs this package.
"""

import pkgutil

import pytest

pytest.register_assert_rewrite(*(f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__)))
