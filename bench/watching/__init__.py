"""A network watches a game's own machine play, before it plays against itself (`python -m bench.watching`)."""
