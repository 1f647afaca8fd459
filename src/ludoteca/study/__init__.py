"""Figures about games: random playouts, perft, bot ladders, balance."""
