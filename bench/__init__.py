"""How fast the rules are, measured alongside OpenSpiel in the same run: `make bench`."""
