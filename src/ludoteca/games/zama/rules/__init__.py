"""The rules: the board and its record, the moves, what they do, and why a move is illegal."""
