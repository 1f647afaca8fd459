# Quello che dice il tavolo disegnato finché il gioco non ha parole sue.

scorso-name = Scorso
scorso-tagline = Si tira tutti insieme: arma le tue zone contro i due vicini, bussa e resta per ultimo.
