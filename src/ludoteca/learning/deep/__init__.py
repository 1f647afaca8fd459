"""Networks that learn a game from playing it against themselves. Training needs `ludoteca[learn]`.

plan.py        what is trained and how
parts.py       a game's own network, found in its package
tables.py      many games at once as tensors
returns.py     what each decision was worth, from the view of the seat that took it
gathering.py   games are played and noted
improving.py   the network follows what was worth it, and stays near what it was
measuring.py   two networks play each other
folder.py      what is kept of a training: it goes on after a kill
training.py    all of that, again and again
exporting.py   the network as a file for onnxruntime
"""
