# Quello che dice il tavolo disegnato finché il gioco non ha parole sue.

scamorra-name = La Scamorra
scamorra-tagline = Sasso, carta e forbice su cinque caselle per cinque; tre carte scacchi dicono come muovono.
