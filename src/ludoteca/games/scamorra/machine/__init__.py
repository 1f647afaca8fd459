"""How the machine plays: a search over what its seat may know, with every hand and draw weighed exactly.

reach.py      which cards take which piece from where
hands.py      what a hand may hold, and the chance that it does
mind.py       what counts in a position, and the room to note it
worth.py      how a position is judged, by weights learnt from games against itself
network.py    how level 5 judges it, by a small network in network.npz
search.py     the moves ahead, both sides' cards in turn
placing.py    the six pieces before the first turn
thought.py    one decision, within its limit
levels.py     the five levels and the styles
learning.py   how the weights were learnt
learned/      a large network that learned from playing against itself, and taught the small one
beliefs.py    where hidden cards may lie, for those who look back
"""
