"""Figures about games: random playouts, perft, ladders, balance."""
