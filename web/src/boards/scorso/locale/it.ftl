# Ciò che dice solo il tavolo disegnato; le parole del gioco stanno con le sue regole.

scorso-log-thrown = { $seat } lancia: { $dice }.
scorso-log-burned-free = { $seat } brucia { $dice }: fuori dalle zone.
scorso-log-burned-wrong = { $seat } brucia { $dice }: in nessuna combinazione.
scorso-table-name = { $seat }: { $name }
scorso-table-you = te
scorso-table-your-side = { $side ->
    [left] tua sin.
   *[right] tua des.
}
scorso-table-ready = pronto
scorso-table-decides = decide
scorso-table-ender = ha bussato
scorso-table-rolling-dice = { $count ->
    [one] un dado in aria
   *[other] { $count } dadi in aria
}
scorso-table-free = liberi: { $dice }
scorso-table-burned = bruciati: { $dice }
scorso-table-die = { $number }: { $die }
scorso-table-die-chosen = { $number }: { $die }, scelto
scorso-table-tray = { scorso-word-side }, contro { $seat }: { $what }
scorso-table-put = Metti { $count ->
    [one] il dado scelto
   *[other] { $count } dadi scelti
} { $side ->
    [left] a sinistra
   *[right] a destra
}, contro { $seat }
scorso-table-put-here = Metti qui
scorso-table-take-back = Riprendi { scorso-word-die }
scorso-table-costs = { $count ->
    [0] nessun proiettile
    [one] fino a un proiettile
   *[other] fino a { $count } proiettili
}
scorso-table-choose-first = Prima scegli i dadi, poi dove metterli.
scorso-table-unrolled = Un dado non ancora lanciato non si può mettere.
scorso-table-roll-some = Lancia { $count ->
    [one] un dado
   *[other] { $count } dadi
}
scorso-table-roll-rest = Lancia tutti tranne i pugni
scorso-table-too-many = Con una mano sola scegli al massimo { $count } dadi da lanciare.
scorso-table-prompt-first = Un nuovo turno: lancia i tuoi sei dadi.
scorso-table-prompt-knocked = Hai bussato.
scorso-table-prompt-chosen = { $count ->
    [one] Un dado scelto: lancialo, oppure mettilo a sinistra o a destra.
   *[other] { $count } dadi scelti: lanciali, oppure mettili a sinistra o a destra.
}
scorso-table-prompt-choose = Scegli i dadi da mettere o da rilanciare; gli altri restano.
scorso-table-prompt-blocked = Non tutto è in combinazioni valide: non puoi bussare.
scorso-table-prompt-out = Sei fuori. Gli altri continuano.
scorso-table-another = Nuova partita
scorso-table-dropped = Nessun dado scelto.
scorso-table-keys-roll = lanciare i dadi scelti, o tutti
scorso-table-keys-choose = scegliere un dado, o lasciarlo; nelle battute anche una risposta
scorso-table-keys-place = mettere i dadi scelti a sinistra, a destra
scorso-table-keys-knock = bussare
scorso-table-story = Che cosa è successo
scorso-table-step-knock = La bussata
scorso-table-step-lane = { $seat } contro { $other }
scorso-table-step-after = Dopo i conflitti
scorso-table-step-duel = Il duello
scorso-table-step-of = { $step } di { $steps }
scorso-table-nothing = Nessun colpo va a segno.
scorso-table-next = Avanti
scorso-table-back = Indietro
scorso-table-again = Che cosa è successo?
scorso-table-skip = Salta
scorso-table-close = Chiudi
scorso-table-duel-title = Duello
scorso-table-deciding-title = Duello decisivo
scorso-table-duel-lead = Pugni su tutti i dadi, poi bussa. Chi sbaglia a bussare perde.
scorso-table-duel-stake = Per { $count ->
    [one] un proiettile
   *[other] { $count } proiettili
} ciascuno
scorso-table-fists-of = { $fists ->
    [one] un pugno
   *[other] { $fists } pugni
} su { $dice }
scorso-table-challenges = { $seat }, che ha { $fists ->
    [one] un gettone pugno
   *[other] { $fists } gettoni pugno
}
scorso-table-tie-hand = Lega una mano a
scorso-table-swap-with = Scambia il posto con
scorso-table-stake = posta:
scorso-table-stake-these = Metti in palio { $count } su { $of }
scorso-table-stake-long = Sfida { $seat } per { $stake ->
    [one] un proiettile
   *[other] { $stake } proiettili
} ciascuno
scorso-table-group = Tieni { $dice }
scorso-table-effect-colour = I colori
scorso-table-effect-fist = Un pugno
scorso-table-effect-shot = Uno sparo
scorso-table-swaps = { $seat } e { $other } si scambiano di posto dopo questo turno
scorso-table-result = Chi ha resistito di più
scorso-table-place = { $place }°
scorso-table-bullets-left = { $count ->
    [one] un proiettile
   *[other] { $count } proiettili
}
scorso-table-chips-won = { $count ->
    [0] fiches né vinte né perse
    [one] una fiche vinta
   *[other] { $count } fiches vinte
}
scorso-table-chips-lost = { $count ->
    [one] una fiche persa
   *[other] { $count } fiches perse
}
scorso-table-rank-duel-title = Duello per il { $place }° posto
scorso-table-hats-duel-title = Duello per la partita
scorso-table-step-arms = Armi e corruzione
scorso-table-step-burn = Che cosa brucia
scorso-table-step-stage = La fine della tappa
scorso-table-prompt-knock-armed = Con le tue armi tutto è in combinazioni valide: bussa, poi aggiungile.
scorso-table-weapon-idle = non valida: l’arma non entra in nessuna combinazione
scorso-table-bribe-face = Che cosa deve mostrare il dado
scorso-table-bribe-dice = { $count ->
    [one] Si può usare un dado bruciato
   *[other] Si possono usare { $count } dadi bruciati
}; il papillon è a { $bowtie }.
scorso-table-keep-none = Nessuna
scorso-table-places = Posti nell’ultima tappa
scorso-table-picks = sceglie
scorso-table-one-colour = Chi prende una seconda arma dello stesso colore rimette la vecchia nel sacchetto.
scorso-table-result-hats = Quanti cappelli ha ognuno
scorso-table-help-bowtie = il papillon sale quando aiuti a eliminare qualcuno o con una paralisi, e scende se corrompi: un dado con la faccia che vuoi
scorso-table-help-weapon = un’arma da fuoco vale un dado in più finché hai un proiettile del suo colore, un’arma bianca finché il papillon è sopra 0
scorso-table-help-hat = chi vince una tappa riceve un cappello; vince chi ne ha di più
scorso-table-knock-wrong = Bussa lo stesso
scorso-table-overview = Che cosa fanno i dadi
scorso-table-help-shot = ognuno toglie un proiettile
scorso-table-help-defence = ognuna ferma uno sparo
scorso-table-help-fist = una coppia toglie al vicino un proiettile a tua scelta e gli dà un gettone pugno
scorso-table-help-colour = tre o più tolgono proiettili di quel colore e fermano i pugni
scorso-table-help-paralysis = uno per colore: annulla un colore, lega una mano o scambia i posti
scorso-table-word-colour = colore
scorso-table-word-paralysis = paralisi

## Help in a first game
scorso-can-roll = Lancia: scegli i dadi da rilanciare, o lanciali tutti.
scorso-can-place = Metti un dado: sceglilo, poi scegli Sinistra o Destra. Resterà lì.
scorso-can-knock = Bussa: nessuno lancia più.
scorso-can-done = Aspetta.
scorso-can-lose = Scegli quale dei tuoi proiettili perdi.
scorso-can-take = Scegli quale proiettile perde il vicino.
scorso-can-lane = Scegli quale dei tuoi conflitti si risolve per primo.
scorso-can-group = Scegli quali dadi stanno insieme.
scorso-can-challenge = Sfida a duello qualcuno che ha gettoni pugno, o nessuno.

## Consigli
scorso-advise-roll = Lancia questi dadi: { $dice }.
scorso-advise-place = Metti { scorso-word-die } in zona { scorso-word-side }.
scorso-advise-knock = Bussa.
scorso-advise-done = Aspetta gli altri.
scorso-advise-lose = Cedi { $bullets }.
scorso-advise-take = Togli { $bullets }.
