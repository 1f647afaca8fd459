"""Records: a match as a text file, written and read."""
