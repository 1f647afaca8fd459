# Come si chiama chi non ha scelto un nome: una figura e il suo carattere, come «Volpe audace».

given-name = { $figure } { $manner }
given-gender = { $figure ->
    [amphora] f
    [coin] f
    [eagle] f
    [fox] f
    [ship] f
    [tortoise] f
    [tower] f
   *[other] m
}

given-figure-amphora = Anfora
given-figure-cat = Gatto
given-figure-coin = Moneta
given-figure-eagle = Aquila
given-figure-elephant = Elefante
given-figure-fox = Volpe
given-figure-hat = Cappello
given-figure-king = Re
given-figure-knight = Cavaliere
given-figure-laurel = Alloro
given-figure-legionary = Legionario
given-figure-lion = Leone
given-figure-owl = Gufo
given-figure-ship = Nave
given-figure-tortoise = Tartaruga
given-figure-tower = Torre

given-manner-bold = { $gender ->
   *[other] audace
}
given-manner-bright = { $gender ->
   *[other] brillante
}
given-manner-calm = { $gender ->
    [f] calma
   *[other] calmo
}
given-manner-clever = { $gender ->
    [f] ingegnosa
   *[other] ingegnoso
}
given-manner-curious = { $gender ->
    [f] curiosa
   *[other] curioso
}
given-manner-gentle = { $gender ->
   *[other] gentile
}
given-manner-golden = { $gender ->
    [f] dorata
   *[other] dorato
}
given-manner-honest = { $gender ->
    [f] onesta
   *[other] onesto
}
given-manner-lucky = { $gender ->
    [f] fortunata
   *[other] fortunato
}
given-manner-merry = { $gender ->
    [f] allegra
   *[other] allegro
}
given-manner-noble = { $gender ->
   *[other] nobile
}
given-manner-patient = { $gender ->
   *[other] paziente
}
given-manner-quick = { $gender ->
    [f] svelta
   *[other] svelto
}
given-manner-quiet = { $gender ->
    [f] silenziosa
   *[other] silenzioso
}
given-manner-sly = { $gender ->
    [f] astuta
   *[other] astuto
}
given-manner-wise = { $gender ->
    [f] saggia
   *[other] saggio
}

## Messaggi al tavolo
talk = Messaggi
talk-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
talk-said = { $name }: { $text }
talk-players = Lo leggono tutti al tavolo.
talk-watchers = Lo legge solo chi guarda.
talk-empty = Nessuno ha ancora detto nulla.
talk-more = Altro su ciò che ha detto { $name }
talk-mute = Silenzia { $name }
talk-muted = Non leggi i messaggi di { $name }.
talk-unmute = Riattiva
talk-report = Segnala a chi gestisce il sito
talk-reported = Chi gestisce il sito lo vedrà.
talk-signs = Reazioni
talk-phrases = Frasi pronte
talk-write = Scrivi qualcosa
talk-send = Invia
talk-phrase-hello = Ciao!
talk-phrase-good-luck = Buona fortuna e buon divertimento!
talk-phrase-well-played = Ben giocato!
talk-phrase-thanks = Grazie!
talk-phrase-oops = Ops!
talk-phrase-one-moment = Un momento, per favore.
talk-phrase-back = Eccomi di nuovo.
talk-phrase-thinking = Fammi pensare …
talk-phrase-again = Un’altra partita?
talk-phrase-goodbye = Alla prossima!
talk-sign-thumbs-up = pollice in su
talk-sign-applause = applauso
talk-sign-laughing = risata
talk-sign-surprised = sorpresa
talk-sign-relieved = fiuu!
talk-sign-thinking = ci penso
talk-sign-celebrating = evviva!
talk-sign-heart = cuore
terms-talk = Messaggi al tavolo
terms-talk-phrases = solo frasi pronte
terms-talk-free = anche testo libero
terms-talk-off = nessuno
terms-rated = Valida per la classifica
terms-rated-account = Le partite valide per la classifica sono per chi ha un account.
terms-rated-shared = A uno stesso schermo non si gioca per la classifica.
terms-rated-others = Anche chi gioca con te deve avere un account.
terms-take-back = Le mosse si possono riprendere se tutti sono d’accordo
terms-take-back-rated = Nelle partite valide per la classifica ogni mossa resta.
terms-no-take-back = mosse definitive
terms-hints = Suggerimenti della macchina
terms-hints-rated = Nelle partite valide per la classifica non ce ne sono.
terms-with-hints = con suggerimenti
