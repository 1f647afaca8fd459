# Scorso in italiano.

scorso-name = Scorso
scorso-tagline = Sei dadi, nove proiettili, tutti insieme: vince chi resta per ultimo.
scorso-intro-1 = Scopo: essere l’ultimo con dei proiettili. Ogni proiettile è una vita.
scorso-intro-2 = Turno: tutti lanciano insieme. Metti i dadi contro i vicini di sinistra e di destra, poi bussa.
scorso-intro-3 = Vittoria: spari, pugni e colori tolgono proiettili agli altri; chi resta senza è fuori.
scorso-first-why = A Scorso si tira tutti insieme, e un turno può finire in dieci secondi. Per la prima partita puoi prenderti il tempo che vuoi: a battute prima si decide tutti, poi si tirano i dadi insieme.
scorso-first-easier = Con calma, a battute
scorso-first-usual = Tutti insieme, in tempo reale
scorso-seat-A = A
scorso-seat-B = B
scorso-seat-C = C
scorso-seat-D = D
scorso-seat-E = E

## I dadi e i colori con le loro lettere nella notazione
scorso-die-K = sparo
scorso-die-W = difesa
scorso-die-R = pugno
scorso-die-G = verde
scorso-die-Y = giallo
scorso-die-B = blu
scorso-die-unrolled = non ancora lanciato
scorso-word-die = { $die ->
    [K] uno sparo
    [W] una difesa
    [R] un pugno
    [G] un dado verde
    [Y] un dado giallo
    [B] un dado blu
   *[other] un dado non ancora lanciato
}
scorso-word-dice = { $die ->
    [K] { $count ->
        [one] uno sparo
       *[other] { $count } spari
    }
    [W] { $count ->
        [one] una difesa
       *[other] { $count } difese
    }
    [R] { $count ->
        [one] un pugno
       *[other] { $count } pugni
    }
    [G] { $count ->
        [one] un dado verde
       *[other] { $count } dadi verdi
    }
    [Y] { $count ->
        [one] un dado giallo
       *[other] { $count } dadi gialli
    }
    [B] { $count ->
        [one] un dado blu
       *[other] { $count } dadi blu
    }
   *[other] { $count ->
        [one] un dado non lanciato
       *[other] { $count } dadi non lanciati
    }
}
scorso-word-side = { $side ->
    [left] Sinistra
    [right] Destra
    [free] l’area di lancio
   *[other] entrambe le zone
}
scorso-word-bullets = { $colour ->
    [G] { $count ->
        [one] un proiettile verde
       *[other] { $count } proiettili verdi
    }
    [Y] { $count ->
        [one] un proiettile giallo
       *[other] { $count } proiettili gialli
    }
   *[B] { $count ->
        [one] un proiettile blu
       *[other] { $count } proiettili blu
    }
}
scorso-word-colour = { $colour ->
    [G] verde
    [Y] giallo
   *[B] blu
}
scorso-word-weapon = { $kind ->
    [GK] fucile a leva
    [GW] fucile antisommossa
    [GG] mitra a tamburo
    [GY] lupara
    [GB] fucile da caccia
    [YK] pistola da duello
    [YW] doppietta da diligenza
    [YG] revolver lungo
    [YY] mitragliatrice leggera
    [YB] fucile a due canne
    [BK] revolver corto
    [BW] carabina della polizia
    [BG] pistola d’ordinanza
    [BY] pistola da tasca
    [BB] pistola mitragliatrice
    [RR] tirapugni
    [RK] coltello da lancio
    [RW] bastone animato
    [GR] calcio del fucile
    [YR] calcio della pistola
    [BR] calcio del revolver
    [RG] garrota
    [RY] rasoio
   *[RB] sfollagente
}
scorso-word-weapon-colour = { $colour ->
    [G] arma da fuoco verde
    [Y] arma da fuoco gialla
    [B] arma da fuoco blu
   *[R] arma bianca
}
scorso-ending = { $reason ->
    [last-standing] { scorso-outcome-last-standing }
    [deciding-duel] { scorso-outcome-deciding-duel }
    [round-limit] { scorso-outcome-round-limit }
    [hats] { scorso-outcome-hats }
    [duel] { scorso-outcome-duel }
    [resign] { scorso-outcome-resign }
    [time] { scorso-outcome-time }
    [abandon] { scorso-outcome-abandon }
   *[other] { $reason }
}

## I piccoli disegni nelle pagine e nelle lezioni
scorso-sign-shot = sparo
scorso-sign-defence = difesa
scorso-sign-fist = pugno
scorso-sign-green = verde
scorso-sign-yellow = giallo
scorso-sign-blue = blu
scorso-sign-unrolled = dado non ancora lanciato
scorso-sign-bullet-green = proiettile verde
scorso-sign-bullet-yellow = proiettile giallo
scorso-sign-bullet-blue = proiettile blu
scorso-sign-fist-token = gettone pugno
scorso-sign-hat = cappello
scorso-sign-bow-tie = papillon
scorso-sign-burn-pile = pila di scarto
scorso-sign-chip = fiche di gioco

## Che cosa succede
scorso-event-roll = { $seat } lancia { $count ->
    [one] un dado
   *[other] { $count } dadi
}.
scorso-event-die = { $seat }: { scorso-word-die }.
scorso-event-place = { $seat } mette { scorso-word-dice } in zona { scorso-word-side }.
scorso-event-return = { $seat } riprende { scorso-word-dice } dalla zona { scorso-word-side }.
scorso-event-commit = { $choice ->
    [roll] { $seat } lancerà.
    [knock] { $seat } busserà.
    [done] { $seat } aspetta.
   *[hidden] { $seat } ha deciso.
}
scorso-event-knock = { $seat } bussa!
scorso-event-tie = { $seats } hanno bussato insieme: decide la sorte.
scorso-event-freeze = { $ender ->
    [none] Tutti i dadi sono al loro posto e nessuno bussa: il tavolo si ferma.
   *[other] Giù le mani! { $ender } ha chiuso il turno.
}
scorso-event-mistaken = { $seat } ha sbagliato a bussare: tutti e sei i dadi bruciano.
scorso-event-burn = { $side ->
    [free] { $seat } brucia { scorso-word-dice } fuori dalle zone.
   *[other] { $seat } brucia { scorso-word-dice } in zona { scorso-word-side }: nessuna combinazione.
}
scorso-event-group = { $paralyses ->
    [0] { $seat } tiene il colore in zona { scorso-word-side }.
   *[other] { $seat } tiene la paralisi in zona { scorso-word-side }.
}
scorso-event-lane = Il conflitto fra { $seat } e { $other }.
scorso-event-defended = { $seat } ferma con la difesa { $count ->
    [one] uno sparo
   *[other] { $count } spari
} di { $by }.
scorso-event-stopped = Il colore di { $seat } ferma { $count ->
    [one] una coppia di pugni
   *[other] { $count } coppie di pugni
} di { $by }.
scorso-event-guard = La paralisi di { $seat } annulla { $dice } di { $by }.
scorso-event-handicap = { $by } lega una mano a { $seat }, che nel prossimo turno lancia con una mano sola.
scorso-event-swap = { $seat } scambierà il posto con { $other } alla fine del turno.
scorso-event-swapped = { $seat } e { $other } si sono scambiati il posto.
scorso-event-waste = { $seat } non usa la paralisi.
scorso-event-lose = { $combination ->
    [shot] { $seat } perde { scorso-word-bullets }: uno sparo di { $by }.
    [fist] { $seat } perde { scorso-word-bullets }: un pugno di { $by }.
   *[colour] { $seat } perde { scorso-word-bullets }: { $dice } di { $by }.
}
scorso-event-token = { $seat } riceve un gettone pugno e ora ne ha { $fists }.
scorso-event-eliminated = { $seat } è eliminato.
scorso-event-challenge = { $seat } sfida { $other } a duello per { $stake ->
    [one] un proiettile
   *[other] { $stake } proiettili
} a testa.
scorso-event-pass = { $seat } non sfida nessuno.
scorso-event-stake = { $seat } mette in gioco { $bullets }.
scorso-event-duel = Duello! { $seat } con { $dice } dadi, { $other } con { $other_dice }.
scorso-event-deciding-duel = Duello decisivo: { $seats }.
scorso-event-wrong-knock = { $seat } ha bussato troppo presto e perde.
scorso-event-duel-again = Nessuno è arrivato primo: il duello si ripete.
scorso-event-duel-won = { $seat } vince il duello contro { $other } e prende { $count } proiettili.
scorso-event-round = Comincia il turno { $number }.
scorso-event-count = { $seat ->
    [none] Uno, due, tre!
   *[other] { $seat } conta: uno, due, tre!
}
scorso-event-weapon = { $seat } aggiunge un’arma in zona { scorso-word-side }: { scorso-word-weapon }.
scorso-event-void = Un’arma di { $seat } in zona { scorso-word-side } non entra in nessuna combinazione.
scorso-event-turned-over = { $seat } gira un’arma che non può più usare: { scorso-word-weapon }.
scorso-event-bribe = { $seat } corrompe: { scorso-word-die } in zona { scorso-word-side }. Il papillon scende a { $bowtie }.
scorso-event-bowtie = Il papillon di { $seat } sale a { $bowtie }.
scorso-event-stage-won = { $seat } vince la tappa e un cappello, e ora ne ha { $hats }: { scorso-ending }.
scorso-event-rank-duel = Hanno resistito lo stesso tempo: { $seats } duellano per il { $place }° posto.
scorso-event-hats-duel = Pari cappelli e pari papillon: { $seats } duellano per la partita.
scorso-event-rank = { $seat } chiude la tappa al { $place }° posto.
scorso-event-keep = { $seat } tiene un’arma: { scorso-word-weapon }.
scorso-event-returned = { $seat } rimette un’arma nel sacchetto: { scorso-word-weapon }.
scorso-event-stage = Tappa { $number } di { $most }: apre il mercato delle armi.
scorso-event-offer = Al mercato: { scorso-word-weapon }.
scorso-event-pick = { $seat } prende un’arma: { scorso-word-weapon }.
scorso-event-no-pick = { $seat } non prende armi.
scorso-event-left = { $reason ->
    [resign] { $seat } si arrende.
    [time] { $seat } ha finito il tempo.
   *[abandon] { $seat } ha lasciato la partita.
}
scorso-event-pot = { $seat } prende il piatto: { $chips } fiches.
scorso-event-chips-won = { $count ->
    [0] { $seat } non ha né vinto né perso fiches
    [one] { $seat } ha vinto una fiche
   *[other] { $seat } ha vinto { $count } fiches
} e ora ne ha { $purse }.
scorso-event-chips-lost = { $count ->
    [one] { $seat } ha perso una fiche
   *[other] { $seat } ha perso { $count } fiches
} e ora ne ha { $purse }.
scorso-event-debt = { $count ->
    [one] { $seat } ha un debito di una fiche.
   *[other] { $seat } ha un debito di { $count } fiches.
}
scorso-event-end = Vince { $winners }: { scorso-ending }.

## Com’è finita
scorso-outcome-last-standing = l’ultimo con un proiettile
scorso-outcome-last-standing-lost = solo chi ha vinto ha ancora proiettili
scorso-outcome-deciding-duel = la partita si è decisa in duello
scorso-outcome-round-limit = più proiettili dopo l’ultimo turno
scorso-outcome-round-limit-lost = dopo l’ultimo turno qualcun altro aveva più proiettili
scorso-outcome-hats = più cappelli dopo l’ultima tappa
scorso-outcome-hats-lost = dopo l’ultima tappa qualcun altro aveva più cappelli
scorso-outcome-duel = il primo con pugni su tutti i dadi
scorso-outcome-duel-lost = chi giocava contro ha avuto per primo pugni su tutti i dadi
scorso-outcome-resign = chi giocava contro si è arreso o è uscito
scorso-outcome-resign-lost = in gioco è rimasto solo chi ha vinto
scorso-outcome-time = chi giocava contro ha esaurito il tempo o è uscito
scorso-outcome-time-lost = in gioco è rimasto solo chi ha vinto
scorso-outcome-abandon = chi giocava contro è uscito
scorso-outcome-abandon-lost = in gioco è rimasto solo chi ha vinto

## Perché una mossa non è permessa
scorso-why-over = La partita è finita: { scorso-ending }.
scorso-why-watcher = Agiscono solo i giocatori; tu stai guardando.
scorso-why-agree = A Scorso non c’è patta: continua o arrenditi.
scorso-why-chance = I dadi si lanciano, non si scelgono.
scorso-why-not-due = Non è il momento.
scorso-why-seat = Questo spetta a { $seat }.
scorso-why-out = Sei fuori da questa partita.
scorso-why-phase = { $phase ->
    [ready] Prima qualcuno conta: uno, due, tre.
    [rolling] Adesso si lanciano i dadi.
    [frozen] Il tavolo è fermo: prima si risolvono i conflitti.
    [duels] Prima si chiede chi sfida chi.
    [market] Prima ognuno prende un’arma al mercato.
    [stage-end] Prima si decide chi tiene quali armi.
   *[duel] Prima si combatte il duello.
}
scorso-why-not-duelling = Non partecipi a questo duello.
scorso-why-tumbling = I tuoi dadi rotolano ancora.
scorso-why-committed = Hai già deciso: aspetta chi manca.
scorso-why-wait = Aspetta un momento.
scorso-why-duel-place = In duello non si mette nulla: lancia, o bussa quando tutti i tuoi dadi mostrano pugni.
scorso-why-locked = Un dado messo è bloccato.
scorso-why-returned = In questo turno hai già ripreso tutti i dadi che potevi.
scorso-why-not-there = Non c’è un dado così in zona { scorso-word-side }.
scorso-why-place-unrolled = Un dado va lanciato prima di metterlo.
scorso-why-place-missing = Nessun tuo dado libero mostra { scorso-word-die }.
scorso-why-roll-none = Scegli almeno un dado.
scorso-why-roll-placed = Un dado messo è bloccato e non si rilancia: { scorso-word-die }.
scorso-why-roll-missing = Non hai abbastanza dadi liberi di questo tipo: { scorso-word-die }.
scorso-why-one-hand = Con una mano lanci al massimo { $most } dadi.
scorso-why-knock-free = Hai ancora { $count ->
    [one] un dado libero
   *[other] { $count } dadi liberi
}: prima di bussare metti tutti i dadi.
scorso-why-knock-blocked = I tuoi dadi non sono ancora in combinazioni valide.
scorso-why-no-beats = A questo tavolo non ci sono battute: aspetta e basta.
scorso-why-turn = Adesso decide { $seat }.
scorso-why-question = { $question ->
    [group] Prima scegli quale combinazione tenere.
    [lane] Prima scegli quale tuo conflitto si risolve per primo.
    [paralysis] Prima scegli che cosa fa la tua paralisi.
    [lose] Prima scegli quale proiettile perdi.
    [take] Prima scegli quale proiettile togli.
    [weapon] Prima di’ dove va la tua arma.
    [bribe] Prima decidi se corrompere.
   *[effect] Prima scegli quale effetto viene adesso.
}
scorso-why-no-bullet = Non c’è un proiettile { scorso-word-colour }.
scorso-why-no-handicap = A questo tavolo non si legano le mani.
scorso-why-group = Questa combinazione non tiene il maggior numero di dadi.
scorso-why-lane = Adesso non puoi scegliere questo conflitto.
scorso-why-paralysis = Qui la paralisi non può farlo.
scorso-why-effect = Non resta un effetto così.
scorso-why-stake-first = Prima si mette la posta.
scorso-why-no-stake = Non c’è nessun duello per cui puntare.
scorso-why-target-out = { $seat } non è in gioco.
scorso-why-target-self = Non puoi sfidare te stesso.
scorso-why-nobody = Non puoi sfidare nessuno: nessun altro ha gettoni pugno.
scorso-why-no-count = A questo tavolo ogni turno comincia da solo.
scorso-why-no-fists = { $seat } non ha gettoni pugno e non può essere sfidato.
scorso-why-stake-cap = { $stake } proiettili sono troppi: al massimo { $cap }.
scorso-why-stake-size = Metti esattamente { $size }, non { $count }.
scorso-why-not-full = Nel gioco base non ci sono né armi né cappelli né papillon.
scorso-why-no-bowtie = Nel gioco base non ci sono papillon.
scorso-why-other-weapon = Adesso tocca a { $weapon }.
scorso-why-not-in-bag = { $weapon } non è nel sacchetto.
scorso-why-not-on-offer = { $weapon } non è al mercato.
scorso-why-must-pick = A questo tavolo ognuno prende un’arma.
scorso-why-not-owned = { $weapon } non è tua.
scorso-why-too-many-weapons = { $count } armi sono troppe: ne tieni al massimo quanti sono i tuoi cappelli, { $hats }.
scorso-why-option-weapon = «{ $weapon }» non è un’arma. Scrivi un colore (G, Y, B, oppure R per un’arma bianca) e un simbolo (K, W, R, G, Y o B), per esempio GK.
scorso-why-option-weapon-twice = { $weapon } è due volte nell’elenco: ogni arma c’è una volta sola.
scorso-why-option-weapons = { $count ->
    [one] Una sola arma
   *[other] { $count } armi
} nell’elenco: devono essere da { $low } a { $high }.
scorso-why-option-travel-full = L’edizione da viaggio non ha né armi né cappelli: il gioco completo richiede quella da collezione.
scorso-why-option-travel-players = L’edizione da viaggio è per 2–4 giocatori, non { $players }.
scorso-why-option-bowtie-start = Il papillon non può partire da { $start }: la scala finisce a { $top }.
scorso-why-option-purse = { $count ->
    [one] C’è una borsa
   *[other] Ci sono { $count } borse
} per { $players } giocatori: scrivi un numero per tutti, oppure uno per ogni posto.

## Accanto a un tavolo vero
scorso-count-hats = Cappelli
scorso-count-bowtie = Papillon
scorso-count-purse = Borsa
scorso-count-purse-win = Prende il piatto
scorso-count-pot = Piatto
scorso-count-pot-stake = Tutti puntano 1
scorso-edit-player = Di quale giocatore?
scorso-edit-place = Dove vanno i dadi?
scorso-edit-place-left = Sinistra
scorso-edit-place-right = Destra
scorso-edit-place-free = Non ancora messi
scorso-edit-dice = Metti lì un dado
scorso-edit-lift = Togli un dado
scorso-edit-bullets = Proiettili
scorso-edit-bullet = + { scorso-edit-colour }
scorso-edit-lost = − { scorso-edit-colour }
scorso-edit-colour = { $kind ->
    [G] verde
    [Y] giallo
   *[B] blu
}
scorso-edit-fists = Gettoni pugno
scorso-edit-fist = + gettone
scorso-edit-fist-back = − gettone
scorso-edit-handicap = Una mano sola
scorso-edit-outfit = Papillon e cappelli
scorso-edit-rise = Papillon su
scorso-edit-sink = Papillon giù
scorso-edit-hat = + cappello
scorso-edit-hat-back = − cappello
scorso-edit-weapons = Armi
scorso-edit-weapon = { scorso-word-weapon }
scorso-edit-stage = Tappa
scorso-edit-stage-number = { $kind }
scorso-edit-phase = Che cosa succede ora?
scorso-edit-phase-rolling = Si lancia
scorso-edit-phase-frozen = Conflitti
scorso-edit-phase-duels = Duelli
scorso-edit-knock = Questo giocatore ha bussato
scorso-edit-clear = Nessuno ha lanciato
scorso-try-place-left = Mettere un dado a sinistra
scorso-try-place-right = Mettere un dado a destra
scorso-try-place-left-K = sparo
scorso-try-place-left-W = difesa
scorso-try-place-left-R = pugno
scorso-try-place-left-G = verde
scorso-try-place-left-Y = giallo
scorso-try-place-left-B = blu
scorso-try-place-right-K = sparo
scorso-try-place-right-W = difesa
scorso-try-place-right-R = pugno
scorso-try-place-right-G = verde
scorso-try-place-right-Y = giallo
scorso-try-place-right-B = blu
scorso-try-roll = Lanciare tutti i dadi liberi
scorso-try-knock = Bussare
scorso-try-challenge = Sfidare per un proiettile
scorso-try-challenge-A = A
scorso-try-challenge-B = B
scorso-try-challenge-C = C
scorso-try-challenge-D = D
scorso-try-challenge-E = E
scorso-try-no-challenge = Non sfidare nessuno
scorso-chance = { $two ->
    [die] { $one }: { scorso-word-die }
   *[other] { $one } { $two }
}
scorso-why-position-dice = I { $most } dadi di { $seat } sono già tutti sul tavolo: prima togline uno.
scorso-why-position-bullets = Di questo colore ci sono solo { $most } proiettili.
scorso-why-position-fists = Nella pila di scarto non ci sono più gettoni pugno.
scorso-why-position-hats = Ci sono solo { $most } cappelli.
scorso-why-position-living = Almeno { $least } giocatori devono avere ancora proiettili.
scorso-why-position-ender = { $seat } ha bussato: i suoi dadi devono essere tutti a sinistra o a destra.
scorso-why-position-empty = Qui non c’è niente: scrivi una riga sul tavolo, poi una riga per ogni posto.
scorso-why-position-seats = Ognuno di questi posti ha una riga, una sola: { $expected }.
scorso-why-position-players = I posti sono { $count }: si gioca da { $low } a { $high }.
scorso-why-position-dice-letters = { $field }: «{ $given }» non sono dadi. Scrivi lettere fra { $letters }, oppure - per nessuno.
scorso-why-position-dice-count = { $seat } ha { $count } dadi; possibili: { $expected }.
scorso-why-position-duel-dice = { $seat } ha { $count } dadi. In duello sono { $own } più i gettoni pugno restituiti, tutti liberi; chi non duella non ne ha.
scorso-why-position-tokens = Fra pila di scarto e giocatori ci sono { $count } gettoni pugno; questa edizione ne ha { $expected }.
scorso-why-position-out = { $field }: { $seat } è fuori; serve un giocatore ancora in gioco.
scorso-why-position-out-with-dice = { $seat } è fuori: non ha né dadi né gettoni pugno.
scorso-why-position-bulletless = { $seat } non ha proiettili, quindi è fuori.
scorso-why-position-no-stake = { $seat } non partecipa a questo duello e non ha poste davanti a sé.
scorso-why-position-stake = { $seat } ha davanti a sé { $count } proiettili; possibili: { $expected }.
scorso-why-position-wager = Un duello per { $wager } è troppo: { $seat } ha { $most }.
scorso-why-position-challenger = Qui { $seat } non può sfidare: serve un giocatore ancora in gioco che ne sfidi un altro.
scorso-why-position-challenged = { $seat } non può essere sfidato: serve un giocatore ancora in gioco che abbia gettoni pugno.
scorso-why-position-duellists = A duellare sono almeno in { $least }: devono avere dadi liberi.
scorso-why-position-beat-dice = { $seat } può lanciare o riprendere solo dadi che sono sul tavolo.
scorso-why-position-beat-secret = { $seat }: laid, back e beat ci sono solo mentre si decide una battuta.
scorso-why-position-knock = { $seat } non può bussare: non tutti i dadi sono messi come si deve.
scorso-why-position-knocked = Se si bussa in più d’uno nella stessa battuta, si è almeno in due, e o tutti hanno combinazioni valide o nessuno.
scorso-why-position-locked = { $seat }: a questo tavolo i dadi messi restano, quindi back e returned non ci sono.
scorso-why-position-no-handicap = { $seat }: a questo tavolo non si legano le mani.
scorso-why-position-ready = A questo tavolo i turni cominciano da soli: phase è rolling, non ready.
scorso-why-position-then-line = Le risposte stanno in una sola riga che comincia con «then», dopo i posti.
scorso-why-position-then = then: «{ $given }» non risponde a nessuna domanda dei conflitti. Servono un posto, i due punti e una risposta, come A: lose G
scorso-why-position-then-asked = then: «{ $given }» qui non è possibile. { $seat ->
    [nobody] Non c’è nessuna domanda.
   *[other] La domanda è per { $seat }: { $expected }
}
scorso-why-position-weapon-colour = { $seat } ha già un’arma del colore di { $weapon }: al massimo una per colore.
scorso-why-position-fell = fell: { $seat } è ancora in gioco; è caduto solo chi è fuori.
scorso-why-position-nothing-to-keep = act: { $seat } non ha niente da tenere; serve un giocatore con cappelli e armi.
scorso-why-position-rank-all = rank: ha un posto chiunque non se ne sia andato.
scorso-why-position-rank-once = rank: nessun posto è di due, a meno che non lo decida un duello.
scorso-why-position-rank-duel = Il duello è fra chi ha lo stesso posto: solo loro hanno dadi.
scorso-why-position-market-turn = act: serve chi deve scegliere un’arma, oppure - mentre le armi si pescano.
scorso-why-position-offer = offer: non ci sono armi fra cui scegliere.

## Che cosa fare adesso
scorso-prompt-wait = { $seat } sta decidendo.
scorso-prompt-ready = Preparati: giù le mani dai dadi.
scorso-prompt-count = Nuovo turno: conta fino a tre quando siete tutti pronti.
scorso-prompt-roll = Scegli i dadi e lanciali; metti a sinistra o a destra quelli che ti piacciono.
scorso-prompt-place = Metti a sinistra o a destra.
scorso-prompt-knock = Tutti i tuoi dadi sono al loro posto: bussa!
scorso-prompt-knock-wrong = Non tutto è in combinazioni valide: bussando bruceresti tutti i dadi.
scorso-prompt-committed = Hai deciso. Si aspetta chi manca.
scorso-prompt-group = Quale combinazione tieni?
scorso-prompt-lane = Quale tuo conflitto si risolve per primo?
scorso-prompt-lane-any = Quale conflitto si risolve adesso?
scorso-prompt-paralysis = Che cosa fa la tua paralisi?
scorso-prompt-lose = { $combination ->
    [shot] Ti colpisce uno sparo di { $by }: quale proiettile perdi?
    [colour] { $by } ti colpisce con { $dice }: quale proiettile perdi?
   *[other] Quale proiettile perdi?
}
scorso-prompt-take = Quale proiettile togli a { $seat }?
scorso-prompt-effect = Quale effetto viene adesso?
scorso-prompt-challenge = Sfidi qualcuno che ha gettoni pugno?
scorso-prompt-challenges = Duella chi sfida per primo.
scorso-prompt-stake = Quali proiettili metti in gioco?
scorso-prompt-duel = Lancia finché tutti i tuoi dadi mostrano pugni, poi bussa!
scorso-prompt-watch-duel = Duello fra { $seats }.
scorso-prompt-weapon = Dove aggiungi quest’arma: { scorso-word-weapon }?
scorso-prompt-bribe = Vuoi corrompere? Il papillon scende di uno, e un tuo dado mostra quello che vuoi.
scorso-prompt-pick = Quale arma prendi?
scorso-prompt-keep = Quali armi tieni? Al massimo { $hats }.
scorso-prompt-draw = Si pescano le armi dal sacchetto.
scorso-action-roll = Lancia
scorso-action-roll-all = Lancia tutti
scorso-action-knock = Bussa
scorso-action-count = Conta!
scorso-action-done = Aspetta
scorso-action-left = Sinistra
scorso-action-right = Destra
scorso-action-no-challenge = Nessuno
scorso-action-guard = Para il { scorso-word-colour }
scorso-action-handicap = Lega una mano a { $seat }
scorso-action-swap = Scambia il posto con { $seat }
scorso-action-none = Niente
scorso-action-bowtie = Papillon su
scorso-action-no-weapon = In nessuna zona
scorso-action-no-bribe = Non corrompere
scorso-action-no-pick = Nessuna arma
scorso-action-keep = Tieni

## Il tavolo, per gli occhi e per i lettori di schermo
scorso-board-label = Scorso, { $players } giocatori
scorso-board-round = Turno { $number } di { $most }
scorso-board-player = { $seat }: proiettili { $green } verdi, { $yellow } gialli, { $blue } blu, { $fists ->
    [one] un gettone pugno
   *[other] { $fists } gettoni pugno
}
scorso-board-tray = { scorso-word-side }, contro { $seat }
scorso-board-tray-empty = vuota
scorso-board-tray-valid = valida
scorso-board-tray-invalid = non valida: { $dice } senza combinazione
scorso-board-shots = { $count ->
    [one] uno sparo
   *[other] { $count } spari
}
scorso-board-defences = { $count ->
    [one] una difesa
   *[other] { $count } difese
}
scorso-board-fists = { $count ->
    [one] una coppia di pugni
   *[other] { $count } coppie di pugni
}
scorso-board-colour = colore da { $size }: { $bullets } proiettili
scorso-board-paralyses = { $count ->
    [one] una paralisi
   *[other] { $count } paralisi
}
scorso-board-free = Area di lancio
scorso-board-burn-pile = Pila di scarto: { $count ->
    [one] un gettone pugno
   *[other] { $count } gettoni pugno
}
scorso-board-pot = Piatto: { $chips } fiches
scorso-board-purse = { $count ->
    [one] una fiche
   *[other] { $count } fiches
}
scorso-board-debt = { $count ->
    [one] una fiche di debito
   *[other] { $count } fiches di debito
}
scorso-board-danger = { $count ->
    [one] In pericolo: fino a un tuo proiettile
   *[other] In pericolo: fino a { $count } tuoi proiettili
}
scorso-board-useful = { $side ->
    [left] Utili a sinistra:
   *[right] Utili a destra:
}
scorso-board-handicap = una mano sola
scorso-board-out = eliminato
scorso-board-stage = Tappa { $number } di { $most }
scorso-board-hats = { $count ->
    [one] un cappello
   *[other] { $count } cappelli
}
scorso-board-bowtie = papillon { $bowtie } di { $most }
scorso-board-weapon = { scorso-word-weapon }: { scorso-word-weapon-colour }, { scorso-word-die }
scorso-board-weapon-inactive = girata
scorso-board-weapon-added = in zona { scorso-word-side }
scorso-board-market = Mercato delle armi
scorso-board-bag = Sacchetto: { $count ->
    [one] un’arma
   *[other] { $count } armi
}
scorso-board-place = { $place }° posto
scorso-board-away = ha lasciato la partita

## Opzioni
scorso-option-edition = Edizione
scorso-option-edition-collector = da collezione (da 2 a 5 giocatori)
scorso-option-edition-travel = da viaggio (da 2 a 4 giocatori)
scorso-option-players = Giocatori
scorso-option-players-n = { $n }
scorso-option-mode = Gioco
scorso-option-mode-base = base
scorso-option-mode-full = completo
scorso-option-mode-duel = un solo duello
scorso-option-stake = Posta di ogni giocatore
scorso-option-stake-n = { $n ->
    [0] nessuna
    [one] { $n } fiche
   *[other] { $n } fiches
}
scorso-option-purse = Fiches di ogni giocatore all’inizio
scorso-option-purse-ten_stakes = dieci poste
scorso-option-purse-custom = { $list }
scorso-option-purse-help = Dopo «custom:» un numero di fiches per tutti, oppure un numero per ogni posto, separati da virgole. Un numero sotto lo 0 è un debito.
scorso-option-pace = Ritmo
scorso-option-pace-real_time = tempo reale: tutti insieme
scorso-option-pace-beats = battute: tutti decidono, poi tutto si scopre
scorso-option-count = In tempo reale un turno comincia
scorso-option-count-by_player = quando qualcuno conta fino a tre
scorso-option-count-automatic = da solo
scorso-option-two_player_lanes = Conflitti fra due giocatori
scorso-option-two_player_lanes-two = due
scorso-option-two_player_lanes-merged_one = uno, le due zone insieme
scorso-option-placed_dice = Un dado messo
scorso-option-placed_dice-locked = è bloccato
scorso-option-placed_dice-may_return = può tornare e va rilanciato
scorso-option-fist_pairs_per_location = Coppie di pugni in una zona
scorso-option-fist_pairs_per_location-unlimited = quante si vuole
scorso-option-fist_pairs_per_location-one = una
scorso-option-knock_check = Una bussata sbagliata
scorso-option-knock_check-penalty = brucia tutti i dadi di chi ha bussato
scorso-option-knock_check-blocked = non è possibile
scorso-option-colour_shortage = Un colore colpisce chi non lo ha
scorso-option-colour_shortage-extras_substitute = da quattro in su toglie altri proiettili
scorso-option-colour_shortage-all_substitute = toglie altri proiettili
scorso-option-colour_shortage-extra_dice_only = solo i dadi oltre il terzo tolgono altri proiettili
scorso-option-colour_shortage-none = non toglie altro
scorso-option-colour_stops_fists = Un colore ferma
scorso-option-colour_stops_fists-all = tutti i pugni del conflitto
scorso-option-colour_stops_fists-one_pair_per_group = una coppia di pugni
scorso-option-effect_order = Ordine nel conflitto
scorso-option-effect_order-colour-fist-shot = colore, pugno, sparo
scorso-option-effect_order-attacker_choice = come sceglie chi attacca
scorso-option-effect_order-shot-fist-colour = sparo, pugno, colore
scorso-option-lane_order = Chi ha bussato decide
scorso-option-lane_order-ender_own_first = quale dei suoi due conflitti viene prima
scorso-option-lane_order-ender_all = l’ordine di tutti i conflitti
scorso-option-elimination = Chi resta senza proiettili esce
scorso-option-elimination-after_all_lanes = dopo tutti i conflitti
scorso-option-elimination-immediate = subito
scorso-option-duel_stake_cap = Posta massima di un duello
scorso-option-duel_stake_cap-both_bullets_and_living = quanto ha il più povero dei due, e il numero dei vivi
scorso-option-duel_stake_cap-all_in = lo sfidato pareggia con quel che gli resta
scorso-option-challenge_order = Chi sfida per primo
scorso-option-challenge_order-by_pace = in tempo reale il più veloce, nelle battute in senso orario da chi ha bussato
scorso-option-challenge_order-clockwise = in senso orario da chi ha bussato
scorso-option-handicap = Giocare con una mano sola
scorso-option-handicap-on = una paralisi può imporlo
scorso-option-handicap-off = non esiste
scorso-option-max_rounds = Turni al massimo
scorso-option-max_rounds-n = { $n }
scorso-option-stages = Tappe
scorso-option-stages-n = { $n }
scorso-option-bowtie_track = Scala del papillon
scorso-option-bowtie_track-0-4 = da 0 a 4
scorso-option-bowtie_track-0-2 = da 0 a 2
scorso-option-bowtie_track-0-3 = da 0 a 3
scorso-option-bowtie_track-0-5 = da 0 a 5
scorso-option-bowtie_track-0-6 = da 0 a 6
scorso-option-bowtie_start = Il papillon parte da
scorso-option-bowtie_start-n = { $n }
scorso-option-bowtie_kill = Il papillon sale per
scorso-option-bowtie_kill-all_contributors = tutti quelli che hanno partecipato
scorso-option-bowtie_kill-last_bullet_only = chi ha tolto l’ultimo proiettile
scorso-option-market_first_stage = Mercato delle armi prima della prima tappa
scorso-option-market_first_stage-no = no
scorso-option-market_first_stage-yes = sì
scorso-option-market_order = Ordine al mercato
scorso-option-market_order-best_first = prima il migliore
scorso-option-market_order-worst_first = prima il peggiore
scorso-option-market_pass = Passare al mercato
scorso-option-market_pass-no = no
scorso-option-market_pass-yes = sì
scorso-option-weapon_completes_combo = Un’arma completa una combinazione
scorso-option-weapon_completes_combo-yes = sì
scorso-option-weapon_completes_combo-no = no
scorso-option-weapon_check = Se un’arma si può usare si controlla
scorso-option-weapon_check-at_lane = quando si aggiunge, e di nuovo quando comincia il suo conflitto
scorso-option-weapon_check-at_declaration = solo quando si aggiunge
scorso-option-bribe_after_burn = Si corrompe dopo aver bruciato
scorso-option-bribe_after_burn-yes = sì
scorso-option-bribe_after_burn-bribe_first = no, prima
scorso-option-weapon_list = Armi
scorso-option-weapon_list-table = quelle del regolamento
scorso-option-weapon_list-custom = un elenco tuo: { $list }
scorso-option-weapon_list-help = Dopo «custom:» da 12 a 18 armi diverse. Ognuna è un colore (G verde, Y giallo, B blu, R arma bianca) e un simbolo (K sparo, W difesa, R pugno, G Y B colori).

## I temi dei problemi
scorso-theme-roll = Che cosa rilanciare
scorso-theme-place = Dove mettere un dado
scorso-theme-knock = Quando bussare
scorso-theme-done = Aspettare
scorso-theme-lose = Quale proiettile cedere
scorso-theme-take = Quale proiettile togliere
scorso-theme-lane = Quale conflitto prima
scorso-theme-group = Che cosa sta insieme
scorso-theme-challenge = Duello o no
scorso-theme-paralysis = Una paralisi
