# What the drawn table says until the game has words of its own.

scamorra-name = La Scamorra
scamorra-tagline = Rock, paper and scissors on five by five squares; three chess cards tell them how to move.
