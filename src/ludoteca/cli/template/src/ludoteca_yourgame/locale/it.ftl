# Quello che dice il gioco. Le pietre sono numeri, le caselle nomi come b2, i posti A e B.

yourgame-name = Yourgame
yourgame-tagline = Nove pietre, nove caselle: vincono tre in fila che fanno quindici.
yourgame-seat-A = A
yourgame-seat-B = B

## Perché una mossa non è permessa
yourgame-why-over = La partita è finita: { yourgame-ending }.
yourgame-why-turn = Non tocca a te.
yourgame-why-stone = Non hai la pietra { $stone }.
yourgame-why-cell = In { $cell } c’è già una pietra.
yourgame-why-position-stone-twice = Di ogni numero c’è una sola pietra.
yourgame-why-position-hand-full = Una mano ha più pietre di quante ne può avere.

## Che cosa è successo
yourgame-event-draw = { $stone ->
    [hidden] { $seat } pesca una pietra.
   *[other] { $seat } pesca la pietra { $stone }.
}
yourgame-event-place = { $seat } mette { $stone } in { $cell }.
yourgame-event-end = { $winners-count ->
    [0] Nessuno vince: { yourgame-ending }.
   *[other] Vince { $winners }: { yourgame-ending }.
}

## Com’è finita
yourgame-outcome-line = una fila fa la somma giusta
yourgame-outcome-full = il tavoliere è pieno
yourgame-outcome-resign = l’altra parte ha abbandonato
yourgame-outcome-time = all’altra parte è scaduto il tempo
yourgame-outcome-abandon = l’altra parte ha lasciato il tavolo
yourgame-outcome-agree = le due parti si sono accordate
yourgame-ending = { $reason ->
    [line] { yourgame-outcome-line }
    [full] { yourgame-outcome-full }
    [resign] { yourgame-outcome-resign }
    [time] { yourgame-outcome-time }
    [abandon] { yourgame-outcome-abandon }
   *[agree] { yourgame-outcome-agree }
}

## Sullo schermo
yourgame-prompt-move = Scegli una tua pietra, poi una casella vuota
yourgame-hand-stones = { $seat }: pietre
yourgame-thing-hidden = una pietra coperta
yourgame-move-place = { $stone } in { $cell }

## Opzioni del tavolo
yourgame-option-target = Somma di una fila
yourgame-option-target-n = { $n }
yourgame-option-hand = Pietre in mano
yourgame-option-hand-n = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
yourgame-option-first = Mette la prima pietra
yourgame-option-first-A = A
yourgame-option-first-B = B
