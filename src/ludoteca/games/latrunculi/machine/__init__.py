"""How the machine plays: it searches the moves ahead, compiled, one thread for each move (docs/decisions/0014).

levels.py       the five levels, the styles, what a machine values
thought.py      one decision: deeper and deeper, in slices, until a limit is reached
search.py       alpha-beta with its own stack, so that it can stop after any node and go on
turns.py        making a move by the rules' own steps, and taking it back
captures.py     every capture, quickly; and what the other side threatens
ordering.py     which move is tried first
evaluation.py   what a position is worth before anything is searched
table.py        positions already searched
mind.py         the records all these work on
"""
