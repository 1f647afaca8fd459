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
