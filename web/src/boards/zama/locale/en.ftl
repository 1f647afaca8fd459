# What the drawn table says until the game has words of its own.

zama-name = Zama
zama-tagline = A field of face-down cards, yours and the enemy’s: attack blind, slide, and find the king.
