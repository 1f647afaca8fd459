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
