# Quello che dice il tavolo disegnato finché il gioco non ha parole sue.

zama-name = Zama
zama-tagline = Un campo di carte coperte, tue e nemiche: attacca alla cieca, sposta e trova il re.
