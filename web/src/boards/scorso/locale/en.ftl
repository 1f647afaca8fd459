# What the drawn table says until the game has words of its own.

scorso-name = Scorso
scorso-tagline = Everybody rolls at once: arm your trays against both neighbours, knock, and be the last one left.
