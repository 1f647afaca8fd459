# Solo ciò che dice il tavolo disegnato; le parole del gioco stanno con le sue regole.

zama-log-laid = Il { zama-word-seat } dispone { $count } carte.
zama-score = Carte rimaste
zama-table-label = Campo di carte
zama-table-selected = { $count ->
    [one] Scelta { $cell }: una possibilità.
   *[other] Scelta { $cell }: { $count } possibilità.
}
zama-table-dropped = Nessuna scelta.
zama-table-stuck = La carta in { $cell } ora non può fare nulla: scegline un’altra.
zama-table-alone = nota solo a te
zama-table-was-last = qui è appena successo qualcosa
zama-table-king = { $gone ->
    [yes] { $card }: fuori gioco
   *[no] { $card }: ancora in gioco
}
zama-table-legend-alone = nota solo a te
zama-table-legend-theirs = vista da altri, non da te
zama-table-prompt-hole = Spostamento { $n } di { $of }: quale carta va in questa casella?
zama-table-prompt-slide-or-overlap = Spostamento { $n } di { $of }: scegli una carta accanto a una casella vuota, o sovrapponi il tuo { zama-word-spade-king }
zama-table-prompt-only-overlap = Non restano spostamenti. Sovrapponi il tuo { zama-word-spade-king }, o fermati qui
zama-table-overlap-title = { $ends ->
    [first-blood] Vinci la partita o sei fuori
    [melee] Qualcuno sarà eliminato
   *[game] Vinci o perdi la partita
}
zama-table-prompt-lay = Disponi le tue carte: scegline due per scambiarle
zama-table-prompt-swap = Scegli la carta con cui scambiarla
zama-table-prompt-laying = Le carte vengono disposte …
zama-table-can-swap = si può scambiare
zama-table-picked = Scelta la carta in { $cell }: scegli con quale scambiarla.
zama-table-swapped = { $from } e { $to } scambiate.
zama-table-shuffle = Mescola ancora
zama-table-lay = Disponile così
zama-table-prompt-attack = Tocca a te attaccare: scegli una delle tue carte { $side ->
    [r] rosse
    [b] blu
    [g] verdi
   *[y] gialle
}
zama-curtain-lift = Mostra ciò che ho visto
zama-table-enlarge = Ingrandisci
zama-table-whole = Tutto il tavolo
zama-table-enlarged = Intorno a { $cell }, ingrandito.
zama-table-uncovered = { $cell }, carta { $owner ->
    [r] rossa
    [b] blu
    [g] verde
   *[y] gialla
}, scoperta a fine partita: { $card }
zama-reminder = Lo scopo, e chi batte chi
zama-reminder-aim = Il tuo { zama-word-spade-king } deve trovare un { zama-word-heart-king } nemico: lo attacca o ci si sovrappone.
zama-reminder-higher = Vince la carta più alta, qualunque sia il seme:
zama-reminder-then = Vinci: la carta nemica esce e fai tre spostamenti. Perdi: esce la tua. Valori uguali: escono entrambe e puoi guardare due carte.
zama-reminder-kings = Re e assi, a sinistra chi attacca
zama-reminder-sign = { $sign ->
    [win] vince chi attacca
    [lose] cade chi attacca
    [tie] cadono entrambe, due sguardi
    [special] non cade nulla, due sguardi
    [game] chi attacca vince la partita
   *[lost] chi attacca perde la partita
}

## Help in a first game
zama-can-attack = Attacca: scegli una tua carta, poi una nemica accanto. { $means ->
    [one] Una tua carta può attaccare
   *[other] { $means } tue carte possono attaccare
}.
zama-can-move = Sposta una carta di un passo su una casella vuota: { $means ->
    [one] una carta può spostarsi
   *[other] { $means } carte possono spostarsi
}.
zama-can-overlap = Sovrapponiti: metti il tuo re cacciatore sopra una carta che credi sia il re preda. Vinci o perdi la partita.
zama-can-look = Guarda una carta.
zama-can-done = Fermati qui.
zama-can-lay = Disponi le tue carte come vuoi.
zama-can-rest = Oppure lasciale come sono state mescolate.

## Consigli
zama-advise-attack = Attacca { $to } con la carta in { $from }.
zama-advise-move = Sposta la carta da { $from } a { $to }.
zama-advise-overlap = Sovrapponi a { $to } la carta in { $from }.
zama-advise-look = Guarda la carta in { $to }.
zama-advise-done = Fermati qui.
