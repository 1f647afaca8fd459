"""The laws every game obeys, all of them: `suite` tests each on every game.

contract_laws   what a game is made of           notation_laws   positions and moves as text
course_laws     from the start to the end        secret_laws     what a seat may know
move_laws       what may be done, and chance    machine_laws    how machines play
learning_laws   what a learner is given
"""

from ludoteca.laws import (
    contract_laws,
    course_laws,
    learning_laws,
    machine_laws,
    move_laws,
    notation_laws,
    secret_laws,
)
from ludoteca.laws.law import LAWS

__all__ = [
    "LAWS",
    "contract_laws",
    "course_laws",
    "learning_laws",
    "machine_laws",
    "move_laws",
    "notation_laws",
    "secret_laws",
]
