# Latrunculi: quello che il gioco dice. Le caselle sono nomi come e4; una parte è w o b.

latrunculi-name = Latrunculi
latrunculi-tagline = Scacchi romani: chiudi le pedine avversarie fra due delle tue e non fermarti mai in mezzo a due di loro.
latrunculi-intro-1 = Scopo: chiudi le pedine avversarie, una o più in fila, fra due delle tue.
latrunculi-intro-2 = Turno: muovi una pedina in linea retta, come la Torre, fin dove la via è libera.
latrunculi-intro-3 = Vittoria: all’avversario resta una sola pedina, oppure non può più muovere.
latrunculi-match-name = Latrunculi, sfida
latrunculi-match-tagline = Una partita nulla si rigioca a parti invertite, finché qualcuno vince.
latrunculi-seat-w = Bianco
latrunculi-seat-b = Nero

## Perché una mossa non è permessa
latrunculi-why-over = La partita è finita: { latrunculi-ending }.
latrunculi-why-watcher = Agiscono solo i due giocatori; tu stai guardando.
latrunculi-why-turn = Tocca all’avversario.
latrunculi-why-no-man = Non c’è nessuna pedina in { $from }.
latrunculi-why-not-yours = La pedina in { $from } non è tua.
latrunculi-why-pass = Devi muovere: non si può passare.
latrunculi-why-not-straight = La pedina muove come la Torre, in orizzontale o in verticale: { $from } e { $to } non sono allineate.
latrunculi-why-jump = Le pedine non saltano: ce n’è una in { $at }.
latrunculi-why-occupied = In { $to } c’è già una pedina.
latrunculi-why-option-judge-human = Per questa sfida non si può nominare un giudice: giudica il regolamento.
latrunculi-why-suicide = Mossa suicida: non ci si ferma in mezzo a due pedine avversarie, e { $to } è chiusa da { $between }.

## Che cosa è successo: come lo raccontano gli eventi
latrunculi-event-move = da { $from } a { $to }
latrunculi-event-capture = { $squares-count ->
    [one] cattura la pedina in { $squares }
   *[other] cattura { $squares-count } pedine: { $squares }
}
latrunculi-event-end = { $winners-count ->
    [0] non vince nessuno: { latrunculi-ending }
   *[other] vince il { $winners }: { latrunculi-ending }
}

## Che cosa è successo: frasi per la cronaca e per il lettore di schermo
latrunculi-log-move = { $side ->
    [w] Il Bianco muove da { $from } a { $to }.
   *[b] Il Nero muove da { $from } a { $to }.
}
latrunculi-log-capture = { $side ->
    [w] { $count ->
        [one] Il Bianco cattura la pedina in { $squares }.
       *[other] Il Bianco cattura { $count } pedine: { $squares }.
    }
   *[b] { $count ->
        [one] Il Nero cattura la pedina in { $squares }.
       *[other] Il Nero cattura { $count } pedine: { $squares }.
    }
}
latrunculi-log-end = { $winner ->
    [w] Vince il Bianco: { latrunculi-ending }.
    [b] Vince il Nero: { latrunculi-ending }.
   *[nobody] Non vince nessuno: { latrunculi-ending }.
}

## Com’è finita
latrunculi-outcome-reduction = all’avversario resta al massimo una pedina
latrunculi-outcome-reduction-lost = ti resta al massimo una pedina
latrunculi-outcome-block = l’avversario è bloccato e non ha mosse legali
latrunculi-outcome-block-lost = non hai più mosse legali
latrunculi-outcome-block-draw = chi deve muovere è bloccato, e a questo tavolo è patta
latrunculi-outcome-stall-material = la partita è in stallo e si sono contate le pedine
latrunculi-outcome-stall-null = la partita è in stallo, quindi è nulla
latrunculi-outcome-stall-draw = la partita è in stallo, e a questo tavolo è patta
latrunculi-agreed = Si deciderebbe come una partita in stallo.
latrunculi-outcome-resign = l’avversario si è arreso
latrunculi-outcome-time = l’avversario ha esaurito il tempo
latrunculi-outcome-abandon = l’avversario ha lasciato la partita
latrunculi-outcome-decider-second = nessuno ha vinto lo spareggio, che va dunque a chi ha mosso per secondo
latrunculi-outcome-decider-null = lo spareggio è nullo, e questo valeva come vittoria
latrunculi-ending = { $reason ->
    [reduction] { latrunculi-outcome-reduction }
    [block] { latrunculi-outcome-block }
    [block-draw] { latrunculi-outcome-block-draw }
    [stall-material] { latrunculi-outcome-stall-material }
    [stall-null] { latrunculi-outcome-stall-null }
    [stall-draw] { latrunculi-outcome-stall-draw }
    [resign] { latrunculi-outcome-resign }
    [time] { latrunculi-outcome-time }
    [abandon] { latrunculi-outcome-abandon }
    [decider-second] { latrunculi-outcome-decider-second }
    [decider-null] { latrunculi-outcome-decider-null }
   *[other] { $reason }
}

## Accanto a un tabellone vero
latrunculi-count-won = Partite vinte
latrunculi-count-quiet = Mosse senza cattura
latrunculi-count-quiet-capture = Una cattura
latrunculi-count-quiet-goal = { $goal } mosse senza cattura: è stallo.
latrunculi-edit-men = Pedine
latrunculi-edit-w = Pedina bianca
latrunculi-edit-b = Pedina nera
latrunculi-edit-turn-w = Muove il Bianco
latrunculi-edit-turn-b = Muove il Nero
latrunculi-try-move = Da una casella a un’altra
latrunculi-why-position-men = { $side ->
    [w] Il Bianco ha { $count } pedine, ma ce ne sono solo { $most }.
   *[b] Il Nero ha { $count } pedine, ma ce ne sono solo { $most }.
}
latrunculi-why-position-reduced = Almeno uno dei due deve avere due pedine.
latrunculi-why-position-counted = Il campo men c’è dopo una partita e prima della successiva, e solo allora.

## Inviti
latrunculi-prompt-move = Tocca a te: scegli una pedina
latrunculi-prompt-target = Scegli la casella d’arrivo per la pedina in { $from }
latrunculi-prompt-wait = { $side ->
    [w] Muove il Bianco
   *[b] Muove il Nero
}

## Le caselle, per il lettore di schermo
latrunculi-square-empty = { $square }, vuota
latrunculi-square-white = { $square }, pedina bianca
latrunculi-square-black = { $square }, pedina nera
latrunculi-square-selected = { $square }, la tua pedina, scelta
latrunculi-square-target = { $square }, vuota, raggiungibile
latrunculi-square-banned = { $square }, vuota, vietata: chiusa da { $between }
latrunculi-square-captured = { $square }, vuota, qui è stata catturata una pedina

## Accanto al tabellone
latrunculi-men = { $side ->
    [w] { $count ->
        [one] Bianco: { $count } pedina
       *[other] Bianco: { $count } pedine
    }
   *[b] { $count ->
        [one] Nero: { $count } pedina
       *[other] Nero: { $count } pedine
    }
}
latrunculi-quiet = Mosse senza cattura: { $n } di { $limit }
latrunculi-repetition = { $n ->
    [one] Questa posizione è nuova.
   *[other] Questa posizione si è presentata { $n } volte; alla { $limit }ª è stallo.
}
latrunculi-verdict-now-w = Con uno stallo adesso vincerebbe il Bianco, contando le pedine.
latrunculi-verdict-now-b = Con uno stallo adesso vincerebbe il Nero, contando le pedine.
latrunculi-verdict-now-null = Con uno stallo adesso non vincerebbe nessuno.
latrunculi-verdict-now-draw = Con uno stallo adesso la partita sarebbe patta.
latrunculi-verdict-now-second-w = Con uno stallo adesso vincerebbe il Bianco: le pedine sono pari e il Bianco muove per secondo.
latrunculi-verdict-now-second-b = Con uno stallo adesso vincerebbe il Nero: le pedine sono pari e il Nero muove per secondo.
latrunculi-verdict-now-decider-w = Con uno stallo adesso la sfida andrebbe al Bianco.
latrunculi-verdict-now-decider-b = Con uno stallo adesso la sfida andrebbe al Nero.

## Opzioni del tavolo
latrunculi-option-board = Tabellone
latrunculi-option-board-8x8 = 8 colonne, 8 traverse
latrunculi-option-board-8x9 = 8 colonne, 9 traverse
latrunculi-option-board-8x10 = 8 colonne, 10 traverse
latrunculi-option-first_move = Prima mossa
latrunculi-option-first_move-white = Bianco
latrunculi-option-first_move-black = Nero
latrunculi-option-suicide_axes = È vietato fermarsi in mezzo a due avversarie
latrunculi-option-suicide_axes-all = in orizzontale, in verticale e in diagonale
latrunculi-option-suicide_axes-orthogonal = solo in orizzontale e in verticale
latrunculi-option-suicide_axes-off = mai
latrunculi-option-suicide_scope = Il divieto riguarda
latrunculi-option-suicide_scope-adjacent = la sola pedina mossa
latrunculi-option-suicide_scope-line = tutto il filotto a cui si unisce
latrunculi-option-suicide_if_captures = Una mossa suicida che cattura è
latrunculi-option-suicide_if_captures-illegal = vietata
latrunculi-option-suicide_if_captures-legal = permessa
latrunculi-option-capture_diagonal = Catture in diagonale
latrunculi-option-capture_diagonal-on = sì
latrunculi-option-capture_diagonal-off = no
latrunculi-option-corner_capture = Una pedina sola in angolo cade per
latrunculi-option-corner_capture-orthogonal = due pedine, sulle caselle a fianco
latrunculi-option-corner_capture-all = tre pedine, su tutte le caselle vicine
latrunculi-option-corner_capture-off = nessuna cattura
latrunculi-option-line_capture = Filotti che si catturano
latrunculi-option-line_capture-any = di ogni lunghezza
latrunculi-option-line_capture-single = solo pedine singole
latrunculi-option-no_move = Chi non ha mosse legali
latrunculi-option-no_move-loss = perde
latrunculi-option-no_move-draw = fa patta
latrunculi-option-stall_repetition = Ripetizioni di una posizione che fanno stallo
latrunculi-option-stall_repetition-n = { $n }
latrunculi-option-stall_quiet_plies = Mosse senza cattura che fanno stallo
latrunculi-option-stall_quiet_plies-n = { $n }, contando entrambi
latrunculi-option-stall_verdict = Una partita in stallo
latrunculi-option-stall_verdict-material_then_replay = va a chi ha più pedine; a parità è nulla
latrunculi-option-stall_verdict-always_replay = è nulla: non vince nessuno, e in una sfida si rigioca
latrunculi-option-stall_verdict-draw = è patta e non si rigioca mai
latrunculi-option-judge = Giudice della sfida
latrunculi-option-judge-auto = il regolamento
latrunculi-option-judge-human = una persona
latrunculi-option-null_games = Partite nulle prima dello spareggio
latrunculi-option-null_games-n = { $n ->
    [0] nessuna
   *[other] { $n }
}
latrunculi-option-decider = Spareggio dopo le partite nulle
latrunculi-option-decider-on = sì
latrunculi-option-decider-off = no
latrunculi-option-decider_choice = Prima dello spareggio chi vince il sorteggio sceglie
latrunculi-option-decider_choice-first_or_second = se muovere per primo o per secondo
latrunculi-option-decider_choice-first_or_null = se muovere per primo o vincere se lo spareggio è nullo

## La sfida di più partite
latrunculi-event-between = { $act ->
    [white] La sorte assegna il Bianco a { $who }.
    [replay] La partita era nulla: si rigioca a parti invertite.
    [lot] { $who } vince il sorteggio e sceglie per lo spareggio.
    [move-first] { $seat } sceglie di muovere per primo nello spareggio.
    [move-second] { $seat } sceglie di muovere per secondo nello spareggio.
    [null-wins] { $seat } sceglie di vincere se lo spareggio è nullo.
    [resign] { $seat } abbandona la sfida.
    [resign-match] { $seat } abbandona la sfida.
    [time] { $seat } ha finito il tempo.
   *[abandon] { $seat } lascia la sfida.
}
latrunculi-match-event-series-end = { $reason ->
    [decider-second] { $winners } vince la sfida: { latrunculi-outcome-decider-second }.
    [decider-null] { $winners } vince la sfida: { latrunculi-outcome-decider-null }.
   *[other] { $winners-count ->
        [0] Nessuno vince la sfida.
       *[other] { $winners } vince la sfida.
    }
}
latrunculi-match-standing = { $phase ->
    [choice] Ora tocca allo spareggio: { $chooser } sceglie se muovere per primo o per secondo.
   *[other] Partita { $game }: { $side-w } ha il Bianco, { $side-b } il Nero.{ $is_decider ->
        [true] { " " }{ latrunculi-match-decider-stall }
       *[other] { "" }
    }
}
latrunculi-match-decider-stall = { $men_decide ->
    [true] Questo è lo spareggio: in caso di stallo vince chi ha più pedine e, a parità, { $null_wins }.
   *[other] Questo è lo spareggio: se non lo vince nessuno, la sfida va a { $null_wins }.
}

## I temi dei problemi
latrunculi-theme-capture = Una presa
