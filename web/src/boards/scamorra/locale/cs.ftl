# Co říká jen nakreslený stůl; slova hry jsou u jejích pravidel.

scamorra-table-which-card = To umí víc karet: která to má být?
scamorra-table-dropped = Výběr zrušen.
scamorra-table-usable = { $count ->
    [one] Může ji použít jedna figurka.
    [few] Mohou ji použít { $count } figurky.
   *[other] Může ji použít { $count } figurek.
}
scamorra-table-selected = { $count ->
    [one] Vybráno: má jedno dosažitelné pole.
    [few] Vybráno: má { $count } dosažitelná pole.
   *[other] Vybráno: má { $count } dosažitelných polí.
}
scamorra-table-stuck = { $card ->
    [K] Figurka na poli { $square } krále použít nemůže.
    [Q] Figurka na poli { $square } dámu použít nemůže.
    [B] Figurka na poli { $square } střelce použít nemůže.
    [N] Figurka na poli { $square } jezdce použít nemůže.
    [R] Figurka na poli { $square } věž použít nemůže.
   *[P] Figurka na poli { $square } pěšce použít nemůže.
}
scamorra-table-piece = { $piece ->
    [R] Kámen
    [P] Papír
   *[S] Nůžky
}
scamorra-table-side = { $side ->
    [S] Jihu
   *[N] Severu
}
scamorra-table-taken = { $taken ->
    [R] kámen
    [P] papír
   *[S] nůžky
}
scamorra-table-king-why = { $piece ->
    [R] Kámen z pole { $from } smí sebrat i { scamorra-table-taken } na poli { $to }: karta krále ruší pravidlo kámen-nůžky-papír.
    [P] Papír z pole { $from } smí sebrat i { scamorra-table-taken } na poli { $to }: karta krále ruší pravidlo kámen-nůžky-papír.
   *[S] Nůžky z pole { $from } smějí sebrat i { scamorra-table-taken } na poli { $to }: karta krále ruší pravidlo kámen-nůžky-papír.
}
scamorra-table-card-help = { $card ->
    [K] { scamorra-card-help-K }
    [Q] { scamorra-card-help-Q }
    [B] { scamorra-card-help-B }
    [N] { scamorra-card-help-N }
    [R] { scamorra-card-help-R }
   *[P] { scamorra-card-help-P }
}
scamorra-table-no-move = bez tahu
scamorra-table-beside = { $is ->
    [captured] { scamorra-table-piece } { scamorra-table-side }, mimo desku, čeká na návrat
   *[unplaced] { scamorra-table-piece } { scamorra-table-side }, k rozmístění
}
scamorra-table-tray = { $seat ->
    [S] Jih, vedle desky
   *[N] Sever, vedle desky
}
scamorra-table-package = { $choice ->
    [move-first] { scamorra-prompt-package-move-first }
   *[place-first] { scamorra-prompt-package-place-first }
}
scamorra-table-package-help = { $choice ->
    [move-first] { scamorra-prompt-package-move-first-help }
   *[place-first] { scamorra-prompt-package-place-first-help }
}
scamorra-table-cards-of = { $seat ->
    [S] Dosud neviděné karty Jihu
   *[N] Dosud neviděné karty Severu
}
scamorra-table-coppella = { $seat ->
    [S] Vyřazená karta Jihu: { scamorra-card-named }
   *[N] Vyřazená karta Severu: { scamorra-card-named }
}
scamorra-table-count = { $count } × { scamorra-card-named }
scamorra-table-bonus = Vyřazení (KO) přidá { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
scamorra-card-keys = vybrat kartu
scamorra-fifteen-resign-game-confirm = { $giving_up ->
    [as_knockout] Prohraješ rozehranou partii a soupeř za ni dostane body jako za vyřazení: { $ko_bonus }. Zápas pokračuje.
   *[captures_only] Prohraješ rozehranou partii; soupeři zůstanou body za figurky, které už sebral. Zápas pokračuje.
}

## Help in a first game
scamorra-can-move = Zahraj kartu a táhni figurkou tak, jak říká. Možných tahů je { $count }. Vyber kartu a uvidíš, které figurky ji mohou použít.
scamorra-can-enter = Zahraj pěšce a vrať sebranou figurku do svého domova.
scamorra-can-discard = Odhoď kartu, která teď nic neumí.
scamorra-can-put = Postav jednu figurku do svého domova.
scamorra-can-move-first = Zvol, že budeš táhnout první a rozmisťovat až po soupeři.
scamorra-can-place-first = Zvol, že budeš rozmisťovat první a táhnout až po soupeři.
scamorra-can-throw = Hraj o iniciativu: kámen, nůžky, nebo papír.
scamorra-board-endangered = soupeř by ji mohl hned sebrat

## Rady
scamorra-advise-move = Zahraj { scamorra-word-the-card }: z { $from } na { $to }.
scamorra-advise-enter = Zahraj { scamorra-word-the-card } a vrať { scamorra-word-the-piece } do hry na { $to }.
scamorra-advise-discard = Odhoď { scamorra-word-the-card }.
scamorra-advise-put = Postav { scamorra-word-the-piece } na { $to }.
scamorra-advise-move-first = Zvol, že budeš táhnout první.
scamorra-advise-place-first = Zvol, že budeš rozmisťovat první.
