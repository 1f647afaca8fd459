"""Real time: when each press was made, in which order acts count, and the driver of such a match."""
