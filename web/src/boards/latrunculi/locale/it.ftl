# Quello che dice solo il tabellone disegnato; le parole del gioco stanno con le sue regole.

latrunculi-board-label = Tabellone di Latrunculi
latrunculi-board-selected = { $count ->
    [one] Scelta la pedina in { $square }: può raggiungere una casella.
   *[other] Scelta la pedina in { $square }: può raggiungere { $count } caselle.
}
latrunculi-board-dropped = Nessuna pedina scelta.
latrunculi-board-stuck = La pedina in { $square } ora non può muovere: scegline un’altra.
latrunculi-board-can-move = può muovere
latrunculi-board-was-from = l’ultima mossa è partita da qui
latrunculi-board-was-to = l’ultima mossa è arrivata qui
latrunculi-board-diagram = Diagramma di una posizione, dalla traversa più alta: { $position }
