# La Scamorra in italiano.

scamorra-name = La Scamorra
scamorra-tagline = La morra cinese mossa dalle carte scacchi.
scamorra-intro-1 = Scopo: sasso batte forbici, forbici battono carta, carta batte sasso. Mangia le tre pedine avversarie.
scamorra-intro-2 = Turno: gioca una delle tue tre carte, e una tua pedina muove come quel pezzo degli scacchi.
scamorra-intro-3 = Vittoria: mangia tutte le pedine avversarie sulla scacchiera, oppure finisci i quindici turni con più punti.
scamorra-seat-S = Sud
scamorra-seat-N = Nord

## Carte e pedine con le lettere della notazione
scamorra-card-K = Re
scamorra-card-Q = Regina
scamorra-card-B = Alfiere
scamorra-card-N = Cavallo
scamorra-card-R = Torre
scamorra-card-P = Pedone
scamorra-card-back = carta coperta
scamorra-place-hand = mano
scamorra-place-coppella = coppella
scamorra-card-help-K = Una casella in qualsiasi direzione; mangia qualsiasi pedina avversaria.
scamorra-card-help-Q = Da una a tre caselle in linea retta o in diagonale.
scamorra-card-help-B = Da una a tre caselle in diagonale.
scamorra-card-help-N = Salto a L sopra qualsiasi pezzo.
scamorra-card-help-R = Da una a tre caselle in orizzontale o verticale.
scamorra-card-help-P = Una casella in avanti, una presa in diagonale in avanti, oppure il rientro di una pedina mangiata.
scamorra-piece-R = Sasso
scamorra-piece-P = Carta
scamorra-piece-S = Forbici

## I segni nelle regole e nelle lezioni
scamorra-sign-king = Re
scamorra-sign-queen = Regina
scamorra-sign-bishop = Alfiere
scamorra-sign-knight = Cavallo
scamorra-sign-rook = Torre
scamorra-sign-pawn = Pedone
scamorra-sign-south-rock = Sasso di Sud
scamorra-sign-south-paper = Carta di Sud
scamorra-sign-south-scissors = Forbici di Sud
scamorra-sign-north-rock = Sasso di Nord
scamorra-sign-north-paper = Carta di Nord
scamorra-sign-north-scissors = Forbici di Nord

## Parole dentro le frasi
scamorra-word-seat = { $seat ->
    [S] Sud
    [N] Nord
   *[other] { $seat }
}
scamorra-word-a-card = { $card ->
    [king] un Re
    [queen] una Regina
    [bishop] un Alfiere
    [knight] un Cavallo
    [rook] una Torre
   *[pawn] un Pedone
}
scamorra-word-the-card = { $card ->
    [king] il Re
    [queen] la Regina
    [bishop] l’Alfiere
    [knight] il Cavallo
    [rook] la Torre
   *[pawn] il Pedone
}
scamorra-word-with-card = { $card ->
    [king] con il Re
    [queen] con la Regina
    [bishop] con l’Alfiere
    [knight] con il Cavallo
    [rook] con la Torre
   *[pawn] con il Pedone
}
scamorra-word-card-moves-not = { $card ->
    [king] Il Re non muove
    [queen] La Regina non muove
    [bishop] L’Alfiere non muove
    [knight] Il Cavallo non muove
    [rook] La Torre non muove
   *[pawn] Il Pedone non muove
}
scamorra-word-card-lives = { $card ->
    [king] Il Re ha una mossa
    [queen] La Regina ha una mossa
    [bishop] L’Alfiere ha una mossa
    [knight] Il Cavallo ha una mossa
    [rook] La Torre ha una mossa
   *[pawn] Il Pedone ha una mossa
}
scamorra-word-piece = { $piece ->
    [rock] Sasso
    [paper] Carta
   *[scissors] Forbici
}
scamorra-word-the-piece = { $piece ->
    [rock] il Sasso
    [paper] la Carta
   *[scissors] le Forbici
}
scamorra-word-piece-captures = { $piece ->
    [rock] Il Sasso mangia
    [paper] La Carta mangia
   *[scissors] Le Forbici mangiano
}
scamorra-word-piece-captures-not = { $piece ->
    [rock] Il Sasso non mangia
    [paper] La Carta non mangia
   *[scissors] Le Forbici non mangiano
}
scamorra-word-piece-returns = { $piece ->
    [rock] il Sasso rientra
    [paper] la Carta rientra
   *[scissors] le Forbici rientrano
}
scamorra-word-piece-stands = { $piece ->
    [rock] Il Sasso è
    [paper] La Carta è
   *[scissors] Le Forbici sono
}
scamorra-word-piece-enters = { $piece ->
    [rock] Il Sasso entra
    [paper] La Carta entra
   *[scissors] Le Forbici entrano
}
scamorra-word-piece-uncaptured = { $piece ->
    [rock] Il Sasso non è stato mangiato
    [paper] La Carta non è stata mangiata
   *[scissors] Le Forbici non sono state mangiate
}
scamorra-word-taken = { $taken ->
    [rock] il Sasso
    [paper] la Carta
   *[scissors] le Forbici
}
scamorra-word-symbol = { $symbol ->
    [rock] Sasso
    [paper] Carta
   *[scissors] Forbici
}
scamorra-word-south = { $south ->
    [rock] Sasso
    [paper] Carta
   *[scissors] Forbici
}
scamorra-word-north = { $north ->
    [rock] Sasso
    [paper] Carta
   *[scissors] Forbici
}
scamorra-word-winners = { $winners ->
    [S] Sud
    [N] Nord
   *[other] { $winners }
}
scamorra-ending = { $reason ->
    [knockout] { scamorra-outcome-knockout }
    [points] { scamorra-outcome-points }
    [draw] { scamorra-outcome-draw }
    [resign] { scamorra-outcome-resign }
    [time] { scamorra-outcome-time }
    [abandon] { scamorra-outcome-abandon }
    [fifteen] { scamorra-outcome-fifteen }
   *[other] { $reason }
}

## Che cosa succede
scamorra-event-draw = { $card ->
    [hidden] { scamorra-word-seat } pesca una carta.
   *[other] { scamorra-word-seat } pesca { scamorra-word-a-card }.
}
scamorra-event-coppella = { $card ->
    [hidden] La coppella di { scamorra-word-seat } esce dal gioco.
   *[other] La coppella di { scamorra-word-seat } esce dal gioco: { scamorra-word-a-card }.
}
scamorra-event-initiative = { scamorra-word-seat } ha l’iniziativa.
scamorra-event-throw = { $symbol ->
    [hidden] { scamorra-word-seat } ha scelto il segno.
   *[other] { scamorra-word-seat } sceglie { scamorra-word-symbol }.
}
scamorra-event-throws = Sud mostra { scamorra-word-south }, Nord { scamorra-word-north }.
scamorra-event-tie = Tutti e due mostrano { scamorra-word-symbol }: si ripete.
scamorra-event-package = { $choice ->
    [move-first] { scamorra-word-seat } posiziona per secondo e muove per primo.
   *[place-first] { scamorra-word-seat } posiziona per primo e muove per secondo.
}
scamorra-event-place = { scamorra-word-seat } posiziona { scamorra-word-the-piece } in { $to }.
scamorra-event-move = { scamorra-word-seat } gioca { scamorra-word-the-card }: { scamorra-word-piece } { $from }–{ $to }.
scamorra-event-capture = { scamorra-word-piece-captures } { scamorra-word-taken } in { $square }: { scamorra-word-seat } ha { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
scamorra-event-reenter = { scamorra-word-seat } gioca { scamorra-word-a-card }: { scamorra-word-piece-returns } in { $to }.
scamorra-event-discard = { scamorra-word-seat } scarta { scamorra-word-a-card } senza muovere.
scamorra-event-end = { $winners-count ->
    [0] Non vince nessuno: { scamorra-ending }.
   *[other] Vince { scamorra-word-winners }: { scamorra-ending }.
}

## Com’è finita
scamorra-outcome-knockout = cappotto, sulla scacchiera restano solo le pedine di chi vince
scamorra-outcome-points = decidono i punti
scamorra-outcome-draw = i punti sono pari
scamorra-outcome-resign = chi perde si è arreso
scamorra-outcome-time = chi perde ha esaurito il tempo
scamorra-outcome-abandon = chi perde ha lasciato la partita
scamorra-outcome-fifteen = il traguardo della sfida è raggiunto

## Perché una mossa non è permessa
scamorra-why-over = La partita è finita: { scamorra-ending }.
scamorra-why-watcher = Agiscono solo i due giocatori; tu stai guardando.
scamorra-why-agree = Nella Scamorra non è ammessa la patta d’accordo: si continua o ci si arrende.
scamorra-why-chance = Carte e sorteggi vengono distribuiti, non scelti.
scamorra-why-not-due = Questa carta o questo sorteggio ora non è previsto.
scamorra-why-wait = Attendi che le carte siano distribuite.
scamorra-why-phase = { $phase ->
    [lot] Prima si fa la mano di morra per l’iniziativa.
    [package] Prima chi ha l’iniziativa sceglie: muovere o posizionare per primo.
    [placement] Prima vanno posizionate tutte e sei le pedine.
   *[other] Le pedine sono posizionate: gioca una carta.
}
scamorra-why-thrown = Il segno si sceglie una volta sola, per sé.
scamorra-why-turn = Tocca a { scamorra-word-seat }.
scamorra-why-placed = { scamorra-word-piece-stands } già sulla scacchiera.
scamorra-why-home = { scamorra-word-piece-enters } solo nella tua casa, la riga { $rank }.
scamorra-why-occupied = La casella { $to } non è vuota.
scamorra-why-no-card = Non hai in mano { scamorra-word-a-card }.
scamorra-why-not-dead = { scamorra-word-card-lives }, quindi la carta non si può scartare: usala o giocane un’altra.
scamorra-why-reentry-card = Solo una carta Pedone fa rientrare una pedina mangiata.
scamorra-why-not-captured = { scamorra-word-piece-uncaptured }.
scamorra-why-no-piece = In { $from } non c’è nessuna pedina.
scamorra-why-not-yours = La pedina in { $from } non è tua.
scamorra-why-stay = La pedina deve lasciare la sua casella.
scamorra-why-own-piece = In { $to } c’è una tua pedina.
scamorra-why-cannot-capture = { scamorra-word-piece-captures-not } { scamorra-word-taken } { scamorra-word-with-card }: ci vuole il Re.
scamorra-why-shape = { scamorra-word-card-moves-not } da { $from } a { $to }.
scamorra-why-too-far = { $from }–{ $to } è troppo lontano: al massimo tre caselle.
scamorra-why-jump = La pedina in { $at } sbarra la strada.
scamorra-why-pawn-blocked = Il Pedone avanza solo su una casella vuota: { $to } è occupata.
scamorra-why-pawn-diagonal = Il Pedone va in diagonale solo per mangiare: { $to } è vuota.

## Accanto a un tavolo vero
scamorra-count-points = Punti
scamorra-count-points-knockout = Cappotto: +10
scamorra-count-points-goal = { $player } arriva a { $goal } punti e vince.
scamorra-edit-pieces = Pedine
scamorra-edit-hand = Carte di chi gioca
scamorra-edit-R = Sud: Sasso
scamorra-edit-P = Sud: Carta
scamorra-edit-S = Sud: Forbici
scamorra-edit-r = Nord: Sasso
scamorra-edit-p = Nord: Carta
scamorra-edit-s = Nord: Forbici
scamorra-edit-turn-S = Gioca Sud
scamorra-edit-turn-N = Gioca Nord
scamorra-edit-card-K = Re
scamorra-edit-card-Q = Regina
scamorra-edit-card-B = Alfiere
scamorra-edit-card-N = Cavallo
scamorra-edit-card-R = Torre
scamorra-edit-card-P = Pedone
scamorra-edit-unseen = Indichi solo le carte di chi gioca. Quelle che nessuno vede, di tutti e due i mazzi, sono inventate in modo che la posizione sia possibile: la mano dell’altra parte è un’ipotesi.
scamorra-try-move = Una carta muove una pedina
scamorra-try-reenter = Un Pedone fa rientrare una pedina
scamorra-try-discard = Una carta si scarta senza muovere
scamorra-try-move-K = Re
scamorra-try-move-Q = Regina
scamorra-try-move-B = Alfiere
scamorra-try-move-N = Cavallo
scamorra-try-move-R = Torre
scamorra-try-move-P = Pedone
scamorra-try-discard-K = Re
scamorra-try-discard-Q = Regina
scamorra-try-discard-B = Alfiere
scamorra-try-discard-N = Cavallo
scamorra-try-discard-R = Torre
scamorra-try-discard-P = Pedone
scamorra-try-reenter-R = Sasso
scamorra-try-reenter-P = Carta
scamorra-try-reenter-S = Forbici
scamorra-why-position-empty = Sulla scacchiera deve esserci almeno una pedina.
scamorra-why-position-knockout = { $side ->
    [S] Sud non ha più pedine: la partita è finita.
   *[N] Nord non ha più pedine: la partita è finita.
}
scamorra-why-position-hand = { $side ->
    [S] Qui Sud deve avere in mano { $expected } carte.
   *[N] Qui Nord deve avere in mano { $expected } carte.
}
scamorra-why-position-hand-full = In mano si tengono { $most } carte: prima togline una.
scamorra-why-position-hand-order = Prima pesca Sud: deve avere in mano { $most } carte, non { $count }, prima che peschi Nord.
scamorra-why-position-coppella-hidden = A questo tavolo le coppelle non le vede nessuno: togli il campo coppella.
scamorra-why-position-coppella-order = Prima si pesca la coppella di Sud, poi quella di Nord, e solo dopo le mani.
scamorra-why-position-piece-twice = { $piece } compare due volte: ognuno ha una sola pedina per simbolo.
scamorra-why-position-home = { $side ->
    [S] Sud piazza le pedine solo sulla riga { $rank }.
   *[N] Nord piazza le pedine solo sulla riga { $rank }.
}
scamorra-why-position-placed = Si piazza una pedina per volta, a turno: con { $to } non possono esserci { $south } pedine di Sud e { $north } di Nord.
scamorra-why-position-played = Si gioca a turno: se tocca a { $to }, le carte giocate non possono essere { $south } di Sud e { $north } di Nord.
scamorra-why-position-score = { $side ->
    [S] I punti di Sud devono essere almeno { $least }: tante pedine ha perso Nord.
   *[N] I punti di Nord devono essere almeno { $least }: tante pedine ha perso Sud.
}
scamorra-why-position-first-game = game=0 va con phase=first, e solo con quello; qui game è { $given }.
scamorra-why-position-total = total non può essere inferiore a before={ $before }.
scamorra-why-position-total-reached = Con { $target } punti la sfida è finita: total dev’essere inferiore.
scamorra-why-position-winner = { $given } non può aver vinto: chi vince è in testa con almeno { $target } punti.

## Che cosa fare adesso
scamorra-prompt-wait = Gioca { scamorra-word-seat }.
scamorra-prompt-deal = Si distribuiscono le carte.
scamorra-prompt-throw = Mano di morra per l’iniziativa: sasso, carta o forbici?
scamorra-prompt-thrown = Scelto. Si attende l’altra mano.
scamorra-prompt-package = Hai l’iniziativa: muovi per primo o posizioni per primo?
scamorra-prompt-package-move-first = Muovo per primo
scamorra-prompt-package-place-first = Posiziono per primo
scamorra-prompt-package-move-first-help = Posizioni per secondo e vedi dove si mette l’avversario, ma la prima mossa tocca a te.
scamorra-prompt-package-place-first-help = Posizioni per primo; la prima mossa tocca poi all’avversario.
scamorra-prompt-place = { $count ->
    [one] Posiziona l’ultima pedina nella tua casa.
   *[other] Posiziona una pedina nella tua casa: ne restano { $count }.
}
scamorra-prompt-card = { $count ->
    [one] Gioca l’ultima carta.
   *[other] Gioca una carta: scegline una su { $count }.
}
scamorra-prompt-piece = { scamorra-card-named }: scegli una pedina illuminata.
scamorra-prompt-target = Scegli la casella d’arrivo.
scamorra-prompt-reenter = Scegli una pedina mangiata e una casella vuota della tua casa.
scamorra-prompt-reenter-or-discard = Fai rientrare una pedina mangiata su una casella vuota della tua casa, oppure scarta la carta.
scamorra-prompt-dead = Questa carta non ha mosse: scartala o scegline un’altra.
scamorra-prompt-discard = Scarta
scamorra-prompt-king = Solo la carta Re può mangiare questa pedina: ignora le regole della morra.
scamorra-prompt-next = Si gioca la prossima partita?
scamorra-card-named = { $card ->
    [K] Re
    [Q] Regina
    [B] Alfiere
    [N] Cavallo
    [R] Torre
   *[P] Pedone
}

## Il tavolo, per gli occhi e per i lettori di schermo
scamorra-board-label = La Scamorra, scacchiera di 5 per 5 caselle
scamorra-board-square = { $piece ->
    [none] { $square }, vuota
    [R] { $square }, Sasso di { $side }
    [P] { $square }, Carta di { $side }
   *[S] { $square }, Forbici di { $side }
}
scamorra-board-hand-label = Le tue carte
scamorra-board-other-hand = { $count ->
    [one] L’avversario ha una carta in mano.
   *[other] L’avversario ha { $count } carte in mano.
}
scamorra-board-card = { scamorra-card-named }, { $count ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $count } mosse
}
scamorra-board-card-selected = Carta scelta: { scamorra-card-named }.
scamorra-board-can-move = può usare questa carta
scamorra-board-is-selected = scelta
scamorra-board-is-target = destinazione
scamorra-board-is-capture = si mangia
scamorra-board-king-only = in pericolo solo per la tua carta Re
scamorra-board-was-from = partita da qui
scamorra-board-was-to = arrivata qui
scamorra-board-pile = { $count ->
    [0] nessuna carta da pescare
    [one] una carta da pescare
   *[other] { $count } carte da pescare
}
scamorra-board-played = Giocate da { scamorra-word-seat }
scamorra-board-played-none = ancora nessuna
scamorra-board-captured = Mangiate, in attesa di rientro
scamorra-board-turn = Turno { $number } di { $turns }
scamorra-board-score = { scamorra-word-seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
scamorra-board-coppella = Coppella
scamorra-board-coppella-known = Coppella: { scamorra-card-named }
scamorra-board-coppella-unknown = Coppella: sconosciuta
scamorra-board-left = Non ancora viste
scamorra-board-knockout = Cappotto!

## Partita a 15
scamorra-fifteen-name = La Scamorra, partita a 15
scamorra-fifteen-tagline = Più partite, i punti si sommano: vince chi arriva per primo a quindici.
scamorra-fifteen-race = { scamorra-word-seat }: { $total } su { $target }
scamorra-fifteen-standing = Partita { $game }: Sud { $totals-1 }, Nord { $totals-2 }; la sfida si vince a { $target }.
scamorra-fifteen-game = Partita { $number }
scamorra-fifteen-next = Prossima partita
scamorra-fifteen-waiting = Si attende { scamorra-word-seat }
scamorra-fifteen-event-between = { $act ->
    [next] { scamorra-word-seat } è pronto per la prossima partita.
    [resign-match] { scamorra-word-seat } abbandona la sfida.
    [resign] { scamorra-word-seat } si arrende e perde la sfida.
    [time] { scamorra-word-seat } ha esaurito il tempo.
    [abandon] { scamorra-word-seat } lascia la sfida.
   *[deal] La sfida comincia.
}
scamorra-fifteen-event-series-end = { scamorra-word-winners } vince la sfida.

## Opzioni
scamorra-option-pawn_reentry_forced = Un Pedone che serve solo al rientro
scamorra-option-pawn_reentry_forced-true = va usato così
scamorra-option-pawn_reentry_forced-false = si può anche scartare
scamorra-option-pawn_capture_dirs = Il Pedone mangia
scamorra-option-pawn_capture_dirs-forward = in diagonale in avanti
scamorra-option-pawn_capture_dirs-all_diagonals = su tutte e quattro le diagonali
scamorra-option-coppella_visibility = La coppella è vista da
scamorra-option-coppella_visibility-hidden = nessuno
scamorra-option-coppella_visibility-owner = chi ne è proprietario
scamorra-option-coppella_visibility-both = tutti e due
scamorra-option-discard_view = Le carte giocate
scamorra-option-discard_view-full_history = restano tutte scoperte
scamorra-option-discard_view-top_card_only = solo l’ultima è scoperta (a memoria)
scamorra-option-initiative_method = L’iniziativa si decide con
scamorra-option-initiative_method-random = un sorteggio
scamorra-option-initiative_method-rps_hand = una mano di morra cinese
scamorra-option-turns_per_side = Turni per parte
scamorra-option-turns_per_side-15 = 15 (tutte le carte)
scamorra-option-turns_per_side-12 = 12 (fino a mazzi vuoti)
scamorra-option-initiative_next_game = L’iniziativa nelle partite successive
scamorra-option-initiative_next_game-lot = nuovo sorteggio
scamorra-option-initiative_next_game-alternate = a turno
scamorra-option-initiative_next_game-previous_loser = a chi ha perso la precedente
scamorra-option-fifteen_check = Il traguardo vale
scamorra-option-fifteen_check-immediate = subito, anche a metà partita
scamorra-option-fifteen_check-end_of_game = a fine partita
scamorra-option-ko_bonus_includes_capture = Il premio per il cappotto
scamorra-option-ko_bonus_includes_capture-true = si aggiunge al punto dell’ultima presa
scamorra-option-ko_bonus_includes_capture-false = sostituisce il punto dell’ultima presa
scamorra-option-match_target = Punti che vincono la sfida
scamorra-option-ko_bonus = Premio per il cappotto
scamorra-option-giving_up = Chi abbandona una partita della sfida
scamorra-option-giving_up-as_knockout = la perde per cappotto
scamorra-option-giving_up-captures_only = lascia solo le prese; chi esce perde la sfida
scamorra-option-match_target-n = { $n }
scamorra-option-ko_bonus-n = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## I temi dei problemi
scamorra-theme-capture = Una presa
scamorra-theme-reenter = Una pedina rientra
scamorra-theme-discard = Uno scarto
scamorra-theme-place = Posizionamento
