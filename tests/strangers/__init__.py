"""Games as other packages may have them: whole, small, and known to nobody here."""
