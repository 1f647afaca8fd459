# Quello che dice solo il tavolo disegnato; le parole del gioco stanno con le sue regole.

scamorra-table-which-card = Più carte possono farlo: quale?
scamorra-table-dropped = Scelta annullata.
scamorra-table-usable = { $count ->
    [one] Una pedina può usarla.
   *[other] { $count } pedine possono usarla.
}
scamorra-table-selected = { $count ->
    [one] Scelta: può raggiungere una casella.
   *[other] Scelta: può raggiungere { $count } caselle.
}
scamorra-table-stuck = { $card ->
    [K] La pedina in { $square } non può usare il Re.
    [Q] La pedina in { $square } non può usare la Regina.
    [B] La pedina in { $square } non può usare l’Alfiere.
    [N] La pedina in { $square } non può usare il Cavallo.
    [R] La pedina in { $square } non può usare la Torre.
   *[P] La pedina in { $square } non può usare il Pedone.
}
scamorra-table-piece = { $piece ->
    [R] Sasso
    [P] Carta
   *[S] Forbici
}
scamorra-table-side = { $side ->
    [S] di Sud
   *[N] di Nord
}
scamorra-table-taken = { $taken ->
    [R] il Sasso
    [P] la Carta
   *[S] le Forbici
}
scamorra-table-king-why = { $piece ->
    [R] Il Sasso in { $from } può mangiare anche { scamorra-table-taken } in { $to }: la carta Re ignora le regole della morra.
    [P] La Carta in { $from } può mangiare anche { scamorra-table-taken } in { $to }: la carta Re ignora le regole della morra.
   *[S] Le Forbici in { $from } possono mangiare anche { scamorra-table-taken } in { $to }: la carta Re ignora le regole della morra.
}
scamorra-table-card-help = { $card ->
    [K] { scamorra-card-help-K }
    [Q] { scamorra-card-help-Q }
    [B] { scamorra-card-help-B }
    [N] { scamorra-card-help-N }
    [R] { scamorra-card-help-R }
   *[P] { scamorra-card-help-P }
}
scamorra-table-no-move = senza mosse
scamorra-table-beside = { $is ->
    [captured] { scamorra-table-piece } { scamorra-table-side }, in attesa di rientro
   *[unplaced] { scamorra-table-piece } { scamorra-table-side }, da posizionare
}
scamorra-table-tray = { $seat ->
    [S] Sud, accanto alla scacchiera
   *[N] Nord, accanto alla scacchiera
}
scamorra-table-package = { $choice ->
    [move-first] { scamorra-prompt-package-move-first }
   *[place-first] { scamorra-prompt-package-place-first }
}
scamorra-table-package-help = { $choice ->
    [move-first] { scamorra-prompt-package-move-first-help }
   *[place-first] { scamorra-prompt-package-place-first-help }
}
scamorra-table-cards-of = { $seat ->
    [S] Carte di Sud non ancora viste
   *[N] Carte di Nord non ancora viste
}
scamorra-table-coppella = { $seat ->
    [S] Coppella di Sud: { scamorra-card-named }
   *[N] Coppella di Nord: { scamorra-card-named }
}
scamorra-table-count = { $count } × { scamorra-card-named }
scamorra-table-bonus = Un cappotto vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in più.
scamorra-card-keys = scegliere una carta
scamorra-fifteen-resign-game-confirm = { $giving_up ->
    [as_knockout] Perdi la partita in corso e l’avversario guadagna i punti di un cappotto: { $ko_bonus }. La sfida continua.
   *[captures_only] Perdi la partita in corso; all’avversario restano i punti delle prese già fatte. La sfida continua.
}

## Help in a first game
scamorra-can-move = Gioca una carta e muovi una pedina come dice: { $count ->
    [one] un modo
   *[other] { $count } modi
}. Scegli una carta per vedere quali pedine possono usarla.
scamorra-can-enter = Gioca un Pedone e fai rientrare una pedina mangiata nella tua casa.
scamorra-can-discard = Scarta una carta che adesso non può fare nulla.
scamorra-can-put = Posiziona una delle tue pedine nella tua casa.
scamorra-can-move-first = Scegli di muovere per primo e posizionare per secondo.
scamorra-can-place-first = Scegli di posizionare per primo e muovere per secondo.
scamorra-can-throw = Gioca sasso, carta o forbici per l’iniziativa.
scamorra-board-endangered = potrebbe essere mangiata subito

## Consigli
scamorra-advise-move = Gioca { scamorra-word-the-card }: da { $from } a { $to }.
scamorra-advise-enter = Gioca { scamorra-word-the-card } e fai rientrare { scamorra-word-the-piece } in { $to }.
scamorra-advise-discard = Scarta { scamorra-word-the-card }.
scamorra-advise-put = Posiziona { scamorra-word-the-piece } in { $to }.
scamorra-advise-move-first = Scegli di muovere per primo.
scamorra-advise-place-first = Scegli di posizionare per primo.
