# Jak se jmenuje ten, kdo si jméno nevybral: povaha a postava, třeba „Smělá liška“.

given-name = { $manner } { $figure }
given-gender = { $figure ->
    [amphora] f
    [coin] f
    [fox] f
    [owl] f
    [ship] f
    [tortoise] f
    [tower] f
   *[other] m
}

given-figure-amphora = amfora
given-figure-cat = kocour
given-figure-coin = mince
given-figure-eagle = orel
given-figure-elephant = slon
given-figure-fox = liška
given-figure-hat = klobouk
given-figure-king = král
given-figure-knight = rytíř
given-figure-laurel = vavřín
given-figure-legionary = legionář
given-figure-lion = lev
given-figure-owl = sova
given-figure-ship = loď
given-figure-tortoise = želva
given-figure-tower = věž

given-manner-bold = { $gender ->
    [f] Smělá
   *[other] Smělý
}
given-manner-bright = { $gender ->
    [f] Zářivá
   *[other] Zářivý
}
given-manner-calm = { $gender ->
    [f] Klidná
   *[other] Klidný
}
given-manner-clever = { $gender ->
    [f] Chytrá
   *[other] Chytrý
}
given-manner-curious = { $gender ->
    [f] Zvědavá
   *[other] Zvědavý
}
given-manner-gentle = { $gender ->
    [f] Laskavá
   *[other] Laskavý
}
given-manner-golden = { $gender ->
    [f] Zlatá
   *[other] Zlatý
}
given-manner-honest = { $gender ->
    [f] Poctivá
   *[other] Poctivý
}
given-manner-lucky = { $gender ->
    [f] Šťastná
   *[other] Šťastný
}
given-manner-merry = { $gender ->
    [f] Veselá
   *[other] Veselý
}
given-manner-noble = { $gender ->
    [f] Vznešená
   *[other] Vznešený
}
given-manner-patient = { $gender ->
    [f] Trpělivá
   *[other] Trpělivý
}
given-manner-quick = { $gender ->
    [f] Rychlá
   *[other] Rychlý
}
given-manner-quiet = { $gender ->
    [f] Tichá
   *[other] Tichý
}
given-manner-sly = { $gender ->
    [f] Mazaná
   *[other] Mazaný
}
given-manner-wise = { $gender ->
    [f] Moudrá
   *[other] Moudrý
}

## Vzkazy u stolu
talk = Vzkazy
talk-unread = { $count ->
    [one] { $count } nový
    [few] { $count } nové
   *[other] { $count } nových
}
talk-said = { $name }: { $text }
talk-players = Čtou to všichni u stolu.
talk-watchers = Čtou to jen ti, kdo se dívají.
talk-empty = Zatím nikdo nic neřekl.
talk-more = Další možnosti ke vzkazu, který píše { $name }
talk-mute = Ztlumit: { $name }
talk-muted = Ztlumeno: { $name }
talk-unmute = Zase slyšet
talk-report = Nahlásit správci
talk-reported = Správce tohoto webu to uvidí.
talk-signs = Reakce
talk-phrases = Hotové věty
talk-write = Napiš něco
talk-send = Odeslat
talk-phrase-hello = Ahoj!
talk-phrase-good-luck = Hodně štěstí a hezkou hru!
talk-phrase-well-played = Pěkně zahráno!
talk-phrase-thanks = Díky!
talk-phrase-oops = Jejda!
talk-phrase-one-moment = Moment, prosím.
talk-phrase-back = Už jsem zpátky.
talk-phrase-thinking = Musím si to promyslet …
talk-phrase-again = Dáme ještě jednu?
talk-phrase-goodbye = Tak zase příště!
talk-sign-thumbs-up = palec nahoru
talk-sign-applause = potlesk
talk-sign-laughing = smích
talk-sign-surprised = překvapení
talk-sign-relieved = uf!
talk-sign-thinking = přemýšlení
talk-sign-celebrating = hurá!
talk-sign-heart = srdce
terms-talk = Vzkazy u stolu
terms-talk-phrases = jen hotové věty
terms-talk-free = i volný text
terms-talk-off = žádné
terms-rated = Hodnocená hra
terms-rated-account = Hodnocené hry jsou jen pro ty, kdo mají účet.
terms-rated-shared = Hra u jedné obrazovky se nehodnotí.
terms-rated-others = Účet musí mít i ten, kdo hraje s tebou.
terms-take-back = Tahy se smějí brát zpět, když všichni souhlasí
terms-take-back-rated = V hodnocených hrách platí každý tah.
terms-no-take-back = tahy se neberou zpět
terms-hints = Nápověda od stroje
terms-hints-rated = V hodnocených hrách se nenapovídá.
terms-with-hints = s nápovědou
