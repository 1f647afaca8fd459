"""Records: matches as text files, written and read."""
