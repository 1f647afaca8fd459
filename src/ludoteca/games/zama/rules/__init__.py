"""The rules: the board and its record, what moves are, what they do, and why not."""
