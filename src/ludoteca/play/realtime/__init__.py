"""Real time: who pressed when, in which order acts count, and what drives a match by them."""
