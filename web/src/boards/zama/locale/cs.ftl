# Jen to, co říká nakreslený stůl; slova hry jsou u jejích pravidel.

zama-log-laid = { zama-word-seat } vykládá karty: { $count }.
zama-score = Zbylé karty
zama-table-label = Pole karet
zama-table-selected = { $count ->
    [one] Vybráno { $cell }: jedna možnost.
    [few] Vybráno { $cell }: { $count } možnosti.
   *[other] Vybráno { $cell }: { $count } možností.
}
zama-table-dropped = Nic není vybráno.
zama-table-stuck = Karta na { $cell } teď nic nemůže: vyber jinou.
zama-table-alone = znáš ji jen ty
zama-table-was-last = tady se právě něco stalo
zama-table-king = { $gone ->
    [yes] { $card }: mimo hru
   *[no] { $card }: ještě ve hře
}
zama-table-legend-alone = znáš ji jen ty
zama-table-legend-theirs = viděli ji jiní, ty ne
zama-table-prompt-hole = Posun { $n } z { $of }: která karta půjde do této mezery?
zama-table-prompt-slide-or-overlap = Posun { $n } z { $of }: vyber kartu vedle mezery, nebo ať překryje tvůj { zama-word-spade-king }
zama-table-prompt-only-overlap = Posouvat už nelze. Ať překryje tvůj { zama-word-spade-king }, nebo toho nech
zama-table-overlap-title = { $ends ->
    [first-blood] Vyhraješ hru, nebo vypadneš
    [melee] Jeden z vás vypadne
   *[game] Vyhraješ, nebo prohraješ hru
}
zama-table-prompt-lay = Rozestav své karty: vyber dvě, které se vymění
zama-table-prompt-swap = Vyber kartu, se kterou se vymění
zama-table-prompt-laying = Karty se vykládají …
zama-table-can-swap = lze ji vyměnit
zama-table-picked = Vybrána karta na { $cell }: vyber tu, se kterou se vymění.
zama-table-swapped = { $from } a { $to } jsou vyměněny.
zama-table-shuffle = Zamíchat znovu
zama-table-lay = Vyložit
zama-table-prompt-attack = Útočíš: vyber jednu ze svých { $side ->
    [r] červených
    [b] modrých
    [g] zelených
   *[y] žlutých
} karet
zama-curtain-lift = Ukázat, co už znám
zama-table-enlarge = Zvětšit
zama-table-whole = Celý stůl
zama-table-enlarged = Okolí { $cell }, zvětšeno.
zama-table-uncovered = { $cell }, { $owner ->
    [r] červená
    [b] modrá
    [g] zelená
   *[y] žlutá
} karta, odkrytá na konci hry: { $card }
zama-reminder = O co jde a kdo koho bije
zama-reminder-aim = { $pack ->
    [french] Tvůj pikový král musí najít soupeřova srdcového krále: zaútočí na něj, nebo ho překryje.
   *[other] Tvůj král mečů musí najít soupeřova krále pohárů: zaútočí na něj, nebo ho překryje.
}
zama-reminder-higher = Vítězí vyšší karta, na barvě nezáleží:
zama-reminder-then = Vyhraješ: soupeřova karta odchází a třikrát posouváš. Prohraješ: odchází tvoje. Stejné hodnoty: odcházejí obě a smíš se podívat na dvě karty.
zama-reminder-kings = Králové a esa, útočníci vlevo
zama-reminder-sign = { $sign ->
    [win] vítězí útočník
    [lose] útočník padá
    [tie] padají obě, dva pohledy
    [special] nic nepadá, dva pohledy
    [game] útočník vyhrává hru
   *[lost] útočník prohrává hru
}

## Help in a first game
zama-can-attack = Zaútoč: vyber svou kartu a potom soupeřovu kartu vedle ní. Karet, které mohou útočit, je { $means }.
zama-can-move = Posuň kartu o krok do mezery. Karet, které se mohou posunout, je { $means }.
zama-can-overlap = Překryj: polož svého lovícího krále na kartu, o které věříš, že je to lovený král. Tím hru vyhraješ, nebo prohraješ.
zama-can-look = Podívej se na kartu.
zama-can-done = Skonči tady.
zama-can-lay = Rozlož si karty, jak chceš.
zama-can-rest = Nebo je nech tak, jak jsou zamíchané.

## Rady
zama-advise-attack = Zaútoč na { $to } kartou z { $from }.
zama-advise-move = Posuň kartu z { $from } na { $to }.
zama-advise-overlap = Překryj { $to } kartou z { $from }.
zama-advise-look = Podívej se na kartu na { $to }.
zama-advise-done = Skonči tady.
