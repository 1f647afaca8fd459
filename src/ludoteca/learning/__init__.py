"""Standard interfaces for programs that learn: one file for each of the libraries they are used with.

    pettingzoo_env   PettingZoo: every seat is an agent, in turn (AEC) or all at once (parallel)
    gymnasium_env    Gymnasium: one seat against machines
    openspiel_game   OpenSpiel: games registered with pyspiel

Each stands on an `Episode`, which needs none of them. `pip install ludoteca[rl]` installs all three.
"""
