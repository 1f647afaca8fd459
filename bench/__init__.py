"""How fast the rules are, measured beside OpenSpiel in the same run: `make bench`."""
