"""`python -m bench.teaching`: teach Latrunculi's network from games of the machine against itself.

players.py   a machine as the compiled games know it: a network or the evaluation by hand, and how it searches
playing.py   games in many processes: positions to learn from, speeds, matches
lesson.py    the network as PyTorch trains it (in a process of its own), and as whole numbers
curve.py     the curve of a training as a drawing
"""
