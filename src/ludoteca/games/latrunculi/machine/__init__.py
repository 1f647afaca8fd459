"""How the machine plays: it searches the moves ahead, compiled, at level 5 in two threads (docs/decisions/0014).

levels.py       the five levels, the styles, what a machine values
thought.py      one decision: deeper and deeper, in slices, until a limit is reached
pair.py         two searches side by side
search.py       alpha-beta with its own stack, so that it can stop after any node and go on
position.py     a position as sets of squares: making moves, and whether the game is over
captures.py     every capture, quickly; and what the other side threatens
ordering.py     which move is tried first
evaluation.py   what a position is worth before anything is searched
network.py      the same, as a network learned it from games
lines.py        how each line of the board is occupied, which the network looks up
selfplay.py     whole games of the search, to learn from and to compare players
table.py        positions already searched
short_board.py  what a set of squares is on the board of 8×8, and
long_board.py   on longer ones: the search is bound to either
book.py         what it plays in the first positions, found by itself
geometry.py     where squares lie
mind.py         the records all these work on
"""
