"""Ratings: how strong everybody is thought to be, from the results of rated tables (docs/reference/ratings.md)."""
