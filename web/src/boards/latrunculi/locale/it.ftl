# Quello che dice solo il tabellone disegnato; le parole del gioco stanno con le sue regole.

latrunculi-difficulty = Nessuna esperienza richiesta · difficoltà delle regole: molto bassa · del gioco: medio-bassa · profondità: alta
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

## La sfida in più partite
latrunculi-match-game = { $n ->
    [0] Il sorteggio decide chi è il Bianco.
   *[other] Partita { $n }
}
latrunculi-match-nulls = { $n ->
    [one] Una partita nulla finora; dopo { $limit } si gioca lo spareggio.
   *[other] { $n } partite nulle finora; dopo { $limit } si gioca lo spareggio.
}
latrunculi-match-decider-next = Ora tocca allo spareggio.
latrunculi-match-move-first = Muovere per primo
latrunculi-match-move-second = Muovere per secondo
latrunculi-match-null-wins = Vincere se lo spareggio è nullo
latrunculi-match-outcome = { $winner ->
    [nobody] Nessuno vince la sfida: { latrunculi-ending }.
   *[other] { $winner } vince la sfida: { latrunculi-ending }.
}
latrunculi-prompt-choice = Lo spareggio: in caso di stallo vince chi ha più pedine e, a parità, chi muove per secondo. Che cosa scegli?
latrunculi-prompt-choice-wait = { $name } sceglie se muovere per primo o per secondo nello spareggio.

## Dopo una partita che nessuno ha vinto
latrunculi-rematch-stall-null = Rigioca a parti invertite
latrunculi-match-rematch-stall-null = Gioca un’altra sfida

## Help in a first game
latrunculi-can-move = Muovi una pedina: { $means ->
    [one] una delle tue può muovere
   *[other] { $means } delle tue possono muovere
}, verso { $count ->
    [one] una casella
   *[other] { $count } caselle
} in tutto. Scegli una pedina per vedere dove può andare.
latrunculi-square-takes = { $count ->
    [one] cattura una pedina
   *[other] cattura { $count } pedine
}
latrunculi-square-endangered = in pericolo

## Consigli
latrunculi-advise-move = Muovi la pedina da { $from } a { $to }.
