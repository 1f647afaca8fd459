# Zama česky. Pole mají jména jako d4; karty se píší 7H, T je desítka.
zama-name = Zama
zama-tagline = Balíčky lícem dolů a jediný cíl: tvůj pikový král musí najít soupeřova srdcového krále.
zama-intro-1 = Cíl: tvůj pikový král musí najít a porazit soupeřova srdcového krále. Všechny karty leží lícem dolů.
zama-intro-2 = Tah: jedna tvoje karta zaútočí na sousední. Vyhrává vyšší; je-li tvoje, posuneš tři karty.
zama-intro-3 = Výhra: tvůj pikový král se střetne se soupeřovým srdcovým.
zama-seat-r = Červený
zama-seat-b = Modrý
zama-seat-g = Zelený
zama-seat-y = Žlutý

## Karty podle písmen v zápisu
zama-rank-A = eso
zama-rank-2 = dvojka
zama-rank-3 = trojka
zama-rank-4 = čtyřka
zama-rank-5 = pětka
zama-rank-6 = šestka
zama-rank-7 = sedma
zama-rank-8 = osma
zama-rank-9 = devítka
zama-rank-T = desítka
zama-rank-J = kluk
zama-rank-Q = dáma
zama-rank-K = král
zama-suit-S = piky
zama-suit-H = srdce
zama-suit-D = káry
zama-suit-C = kříže
zama-card-AS = pikové eso
zama-card-AH = srdcové eso
zama-card-AD = kárové eso
zama-card-AC = křížové eso
zama-card-2S = piková dvojka
zama-card-2H = srdcová dvojka
zama-card-2D = kárová dvojka
zama-card-2C = křížová dvojka
zama-card-3S = piková trojka
zama-card-3H = srdcová trojka
zama-card-3D = kárová trojka
zama-card-3C = křížová trojka
zama-card-4S = piková čtyřka
zama-card-4H = srdcová čtyřka
zama-card-4D = kárová čtyřka
zama-card-4C = křížová čtyřka
zama-card-5S = piková pětka
zama-card-5H = srdcová pětka
zama-card-5D = kárová pětka
zama-card-5C = křížová pětka
zama-card-6S = piková šestka
zama-card-6H = srdcová šestka
zama-card-6D = kárová šestka
zama-card-6C = křížová šestka
zama-card-7S = piková sedma
zama-card-7H = srdcová sedma
zama-card-7D = kárová sedma
zama-card-7C = křížová sedma
zama-card-8S = piková osma
zama-card-8H = srdcová osma
zama-card-8D = kárová osma
zama-card-8C = křížová osma
zama-card-9S = piková devítka
zama-card-9H = srdcová devítka
zama-card-9D = kárová devítka
zama-card-9C = křížová devítka
zama-card-TS = piková desítka
zama-card-TH = srdcová desítka
zama-card-TD = kárová desítka
zama-card-TC = křížová desítka
zama-card-JS = pikový kluk
zama-card-JH = srdcový kluk
zama-card-JD = kárový kluk
zama-card-JC = křížový kluk
zama-card-QS = piková dáma
zama-card-QH = srdcová dáma
zama-card-QD = kárová dáma
zama-card-QC = křížová dáma
zama-card-KS = pikový král
zama-card-KH = srdcový král
zama-card-KD = kárový král
zama-card-KC = křížový král
zama-card-back = karta lícem dolů

## Totéž s meči, poháry, mincemi a holemi (italské a španělské balíčky)
zama-latin-rank-J = kluk
zama-latin-rank-Q = jezdec
zama-latin-card-AS = eso mečů
zama-latin-card-AH = eso pohárů
zama-latin-card-AD = eso mincí
zama-latin-card-AC = eso holí
zama-latin-card-2S = dvojka mečů
zama-latin-card-2H = dvojka pohárů
zama-latin-card-2D = dvojka mincí
zama-latin-card-2C = dvojka holí
zama-latin-card-3S = trojka mečů
zama-latin-card-3H = trojka pohárů
zama-latin-card-3D = trojka mincí
zama-latin-card-3C = trojka holí
zama-latin-card-4S = čtyřka mečů
zama-latin-card-4H = čtyřka pohárů
zama-latin-card-4D = čtyřka mincí
zama-latin-card-4C = čtyřka holí
zama-latin-card-5S = pětka mečů
zama-latin-card-5H = pětka pohárů
zama-latin-card-5D = pětka mincí
zama-latin-card-5C = pětka holí
zama-latin-card-6S = šestka mečů
zama-latin-card-6H = šestka pohárů
zama-latin-card-6D = šestka mincí
zama-latin-card-6C = šestka holí
zama-latin-card-7S = sedma mečů
zama-latin-card-7H = sedma pohárů
zama-latin-card-7D = sedma mincí
zama-latin-card-7C = sedma holí
zama-latin-card-8S = osma mečů
zama-latin-card-8H = osma pohárů
zama-latin-card-8D = osma mincí
zama-latin-card-8C = osma holí
zama-latin-card-9S = devítka mečů
zama-latin-card-9H = devítka pohárů
zama-latin-card-9D = devítka mincí
zama-latin-card-9C = devítka holí
zama-latin-card-JS = kluk mečů
zama-latin-card-JH = kluk pohárů
zama-latin-card-JD = kluk mincí
zama-latin-card-JC = kluk holí
zama-latin-card-QS = jezdec mečů
zama-latin-card-QH = jezdec pohárů
zama-latin-card-QD = jezdec mincí
zama-latin-card-QC = jezdec holí
zama-latin-card-KS = král mečů
zama-latin-card-KH = král pohárů
zama-latin-card-KD = král mincí
zama-latin-card-KC = král holí

## Slova použitá ve větách níže
zama-word-seat = { $seat ->
    [r] Červený
    [b] Modrý
    [g] Zelený
    [y] Žlutý
   *[other] { $seat }
}
zama-word-owner = { $owner ->
    [r] Červený
    [b] Modrý
    [g] Zelený
    [y] Žlutý
   *[other] { $owner }
}
zama-word-winners = { $winners ->
    [r] Červený
    [b] Modrý
    [g] Zelený
    [y] Žlutý
   *[other] { $winners }
}
zama-word-spade-king = { $pack ->
    [french] pikový král
   *[other] král mečů
}
zama-word-heart-king = { $pack ->
    [french] srdcový král
   *[other] král pohárů
}
zama-ending = { $reason ->
    [king] { zama-outcome-king }
    [overlap] { zama-outcome-overlap }
    [wrong-overlap] { zama-outcome-wrong-overlap }
    [no-attack] { zama-outcome-no-attack }
    [dead-aim] { zama-outcome-dead-aim }
    [stall] { zama-outcome-stall }
    [agreement] { zama-outcome-agreement }
    [resign] { zama-outcome-resign }
    [time] { zama-outcome-time }
    [abandon] { zama-outcome-abandon }
   *[other] { $reason }
}

## Jak se rozhodne útok
zama-duel-higher = vyšší karta vítězí, obránce padá
zama-duel-lower = útočník je nižší a padá
zama-duel-equal = remíza, padají obě
zama-duel-ace-beats-king = eso bije krále
zama-duel-king-beats-ace = tento král bije i eso
zama-duel-ace-ties = eso a tento král remizují, nic nepadá
zama-duel-special-kings = zvláštní remíza králů, nic nepadá
zama-duel-spade-beats-club = pikový král bije křížového
zama-duel-diamond-beats-spade = kárový král bije pikového
zama-duel-spade-falls = útočící pikový král padá proti druhému
zama-duel-spade-finds-heart = pikový král našel srdcového krále
zama-duel-heart-meets-spade = srdcový král narazil na pikového krále
zama-duel-heart-ties-spade = útočící srdcový král remizuje s pikovým, nic nepadá
zama-duel-heart-beats-spade = u tohoto stolu útočící srdcový král bije pikového
zama-duel-heart-ties = srdcový král remizuje, nic nepadá
zama-duel-heart-lost = remíza, padají obě, a kdo u tohoto stolu přijde o srdcového krále, prohrává
zama-duel-sword-beats-baton = král mečů bije krále holí
zama-duel-coin-beats-sword = král mincí bije krále mečů
zama-duel-sword-falls = útočící král mečů padá proti druhému
zama-duel-sword-finds-cup = král mečů našel krále pohárů
zama-duel-cup-meets-sword = král pohárů narazil na krále mečů
zama-duel-cup-ties-sword = útočící král pohárů remizuje s králem mečů, nic nepadá
zama-duel-cup-beats-sword = u tohoto stolu útočící král pohárů bije krále mečů
zama-duel-cup-ties = král pohárů remizuje, nic nepadá
zama-duel-cup-lost = remíza, padají obě, a kdo u tohoto stolu přijde o krále pohárů, prohrává
zama-duel = { $why ->
    [higher] { zama-duel-higher }
    [lower] { zama-duel-lower }
    [equal] { zama-duel-equal }
    [ace-beats-king] { zama-duel-ace-beats-king }
    [king-beats-ace] { zama-duel-king-beats-ace }
    [ace-ties] { zama-duel-ace-ties }
    [special-kings] { zama-duel-special-kings }
    [spade-beats-club] { zama-duel-spade-beats-club }
    [diamond-beats-spade] { zama-duel-diamond-beats-spade }
    [spade-falls] { zama-duel-spade-falls }
    [spade-finds-heart] { zama-duel-spade-finds-heart }
    [heart-meets-spade] { zama-duel-heart-meets-spade }
    [heart-ties-spade] { zama-duel-heart-ties-spade }
    [heart-beats-spade] { zama-duel-heart-beats-spade }
    [heart-ties] { zama-duel-heart-ties }
    [heart-lost] { zama-duel-heart-lost }
    [sword-beats-baton] { zama-duel-sword-beats-baton }
    [coin-beats-sword] { zama-duel-coin-beats-sword }
    [sword-falls] { zama-duel-sword-falls }
    [sword-finds-cup] { zama-duel-sword-finds-cup }
    [cup-meets-sword] { zama-duel-cup-meets-sword }
    [cup-ties-sword] { zama-duel-cup-ties-sword }
    [cup-beats-sword] { zama-duel-cup-beats-sword }
    [cup-ties] { zama-duel-cup-ties }
    [cup-lost] { zama-duel-cup-lost }
   *[other] { $why }
}
zama-result-win = Útok vítězí
zama-result-lose = Útok selhal
zama-result-tie = Remíza
zama-result-special = Zvláštní remíza
zama-result-attacker-wins = Útočník vyhrává hru
zama-result-defender-wins = Obránce vyhrává hru
zama-result-attacker-beats = Obránce vypadává
zama-result-defender-beats = Útočník vypadává

## Co se děje
zama-event-attack = { zama-word-seat } útočí z { $from } na { $to }.
zama-event-reveal = Odkrývá se { $cell }: { $card } ({ zama-word-owner }).
zama-event-duel = Útočí { $attacker }, brání se { $defender }: { zama-duel }.
zama-event-fall = Ze hry { $cards-count ->
    [one] odchází { $cards }
   *[other] odcházejí { $cards }
}.
zama-event-slide = { zama-word-seat } posouvá { $from } na { $to }.
zama-event-overlap = { zama-word-seat } překrývá svým králem z { $from } kartu na { $to }.
zama-event-peek = { $card ->
    [hidden] { zama-word-seat } se dívá na kartu na { $cell }.
   *[other] { zama-word-seat } se dívá na kartu na { $cell }: { $card }.
}
zama-event-look = { $card ->
    [hidden] { zama-word-seat } zná kartu na { $cell }.
   *[other] Na { $cell } leží { $card }; vrací se lícem dolů.
}
zama-event-done = { zama-word-seat } se zbytku vzdává.
zama-event-lay = { $card ->
    [hidden] { zama-word-seat } klade kartu na { $cell }.
   *[other] { zama-word-seat } klade na { $cell } kartu: { $card }.
}
zama-event-rest = { zama-word-seat } vykládá zbytek balíčku tak, jak je zamíchán.
zama-event-march = { zama-word-seat } nemá útok a pochoduje: tři posuny.
zama-event-eliminated = { $reason ->
    [king] { zama-word-seat } vypadává: jeho král je poražen.
    [overlap] { zama-word-seat } vypadává: jeho král byl překryt.
    [wrong-overlap] { zama-word-seat } překrývá nesprávnou kartu a vypadává.
    [resign] { zama-word-seat } se vzdává a vypadává.
    [time] { zama-word-seat } už nemá čas a vypadává.
   *[abandon] { zama-word-seat } opouští hru a vypadává.
}
zama-event-leave = Ze stolu { $cards-count ->
    [one] odchází { $cards }
   *[other] odcházejí { $cards }
} ({ zama-word-owner }).
zama-event-pass = { zama-word-seat } nemá útok a vynechává.
zama-event-end = { $winners-count ->
    [0] Nikdo nevyhrává: { zama-ending }.
    [one] { zama-word-winners } vyhrává: { zama-ending }.
   *[other] { zama-word-winners } vyhrávají: { zama-ending }.
}

## Jak to skončilo
zama-outcome-king = rozhodlo setkání králů
zama-outcome-overlap = překrytá karta byla hledaný král
zama-outcome-wrong-overlap = soupeř překryl nesprávnou kartu
zama-outcome-wrong-overlap-lost = karta tvé strany překryla nesprávnou kartu
zama-outcome-no-attack = žádný útok už není možný
zama-outcome-dead-aim = nevyhratelný stav, nikdo už nemůže vyhrát
zama-outcome-stall = příliš dlouho nepadla žádná karta
zama-outcome-agreement = hráči se dohodli na nerozhodném výsledku
zama-agreed = Skončila by nerozhodně.
zama-outcome-resign = soupeř se vzdal
zama-outcome-time = soupeři došel čas
zama-outcome-abandon = soupeř opustil hru

## Proč něco nejde
zama-why-over = Hra skončila: { zama-ending }.
zama-why-watcher = Hrají jen hráči; ty se díváš.
zama-why-chance = Která karta to je, určuje zamíchání; nikdo si ji nevybírá.
zama-why-not-due = Tahle karta se teď neodkrývá.
zama-why-wait = Počkej, až se karty odkryjí.
zama-why-turn = Nejsi na tahu.
zama-why-phase = { $phase ->
    [place] Nejdřív hráči vyloží své karty.
    [attack] Nejdřív je třeba ohlásit útok.
    [slide] Teď se posouvají karty.
   *[peek] Teď si můžeš prohlédnout karty.
}
zama-why-must-attack = Musíš zaútočit: vynechat nelze.
zama-why-must-slide = Musíš posouvat, dokud to jde, celkem třikrát.
zama-why-no-card = Na { $from } není žádná karta.
zama-why-not-yours = Karta na { $from } není tvoje.
zama-why-attack-nothing = Na { $to } není na co zaútočit.
zama-why-attack-own = Karta na { $to } je tvoje: útočí se jen na soupeřovy karty.
zama-why-attack-distant = { $to } je od { $from } daleko: útočí se jen na osm polí kolem karty.
zama-why-slide-not-yours = U tohoto stolu posouváš jen vlastní karty; ta na { $from } není tvoje.
zama-why-slid = Karta na { $from } už se v tomto tahu posunula.
zama-why-occupied = Na { $to } leží karta: posouvá se jen na prázdné pole.
zama-why-slide-distant = { $to } nesousedí s { $from }: posun je jediný krok.
zama-why-slide-diagonal = Karta se posouvá rovně jako v patnáctce: ne z { $from } na { $to }.
zama-why-overlap-off = U tohoto stolu se nepřekrývá.
zama-why-unseen-king = Kartu na { $from } neznáš: překrýt může jen { zama-word-spade-king }, o kterém víš.
zama-why-not-king = Karta na { $from } není { zama-word-spade-king }: žádná jiná překrýt nemůže.
zama-why-hidden-king = U tohoto stolu překrývá jen { zama-word-spade-king } ležící lícem nahoru; ten na { $from } leží lícem dolů.
zama-why-march = Při pochodu se nepřekrývá: je k tomu třeba vyhraný útok.
zama-why-overlap-nothing = Na { $to } není co překrýt.
zama-why-overlap-own = Karta na { $to } je tvoje: překrýt lze jen soupeřovu kartu.
zama-why-overlap-distant = { $to } neleží přímo vedle { $from }: překrývá se jedním krokem rovně.
zama-why-peek-nothing = Na { $cell } není na co se podívat.
zama-why-peek-open = Karta na { $cell } už leží lícem nahoru.
zama-why-peek-twice = Kartu na { $cell } už znáš z prvního pohledu: vyber jinou.
zama-why-all-laid = Tvoje karty už leží všechny; ostatní ještě vykládají.
zama-why-lay-order = Vykládá se popořadě: na řadě je { $due }, ne { $cell }.
zama-why-laid = Tuto kartu už máš vyloženou: { $card }.
zama-why-gone = Jsi mimo hru: ostatní hrají dál.
zama-why-attack-partner = Karta na { $to } patří spoluhráči: útočí se jen na soupeřovy karty.
zama-why-overlap-partner = Karta na { $to } patří spoluhráči: překrýt lze jen soupeřovu kartu.
zama-why-overlap-neutral = Karta na { $to } je neutrální: překrýt ji nelze.

## U opravdového stolu
zama-count-fallen = Padlé karty
zama-count-quiet = Tahy bez padlé karty
zama-count-quiet-fallen = Padla karta
zama-count-quiet-goal = Tahů bez padlé karty: { $goal }. Hra končí nerozhodně.
zama-count-kings = Padlí králové
zama-edit-owner = Čí karta?
zama-edit-suit = Barva
zama-edit-suit-S = ♠ piky
zama-edit-suit-H = ♥ srdce
zama-edit-suit-D = ♦ káry
zama-edit-suit-C = ♣ kříže
zama-edit-rank = Karta
zama-latin-suit-S = meče
zama-latin-suit-H = poháry
zama-latin-suit-D = mince
zama-latin-suit-C = hole
zama-edit-rank-A = A
zama-edit-rank-2 = 2
zama-edit-rank-3 = 3
zama-edit-rank-4 = 4
zama-edit-rank-5 = 5
zama-edit-rank-6 = 6
zama-edit-rank-7 = 7
zama-edit-rank-8 = 8
zama-edit-rank-9 = 9
zama-edit-rank-T = 10
zama-edit-rank-J = J
zama-edit-rank-Q = Q
zama-edit-rank-K = K
zama-edit-cards = Co tam leží?
zama-edit-card = Tato karta, všichni ji viděli
zama-edit-back = Karta, kterou nikdo neviděl
zama-edit-fallen = Tato karta padla
zama-edit-phase = Co je na řadě?
zama-edit-phase-attack = Útok
zama-edit-phase-slide = Posuny po výhře
zama-edit-phase-peek = Nahlížení po zvláštní remíze
zama-edit-slid = V tomto tahu posunutá
zama-edit-gone = Vyřazení
zama-edit-gone-r = Červený je venku
zama-edit-gone-b = Modrý je venku
zama-edit-gone-g = Zelený je venku
zama-edit-gone-y = Žlutý je venku
zama-edit-turn-r = Červený
zama-edit-turn-b = Modrý
zama-edit-turn-g = Zelený
zama-edit-turn-y = Žlutý
zama-edit-unknown = Karty, které neurčíš, zůstanou neznámé. Neřekneš-li, které padly, předpokládají se nízké; pikový nebo srdcový král jen tehdy, když nic jiného nezbývá.
zama-try-attack = Útok: tvoje karta, pak soupeřova
zama-try-slide = Posun: karta, pak prázdné pole
zama-try-overlap = Překrytí: tvůj král, pak soupeřova karta
zama-try-peek = Podívat se na kartu
zama-try-done = Tady přestat
zama-chance = { $one }: { $two }
zama-why-position-layout = Dokud žádná karta nepadla, leží všechny tak, jak byly rozloženy: na { $cell } leží karta, kterou má { zama-word-seat }.
zama-why-position-cards = { zama-word-seat } má { $count } karet: balíček jich má { $most }.
zama-why-position-empty = Na stole musejí ležet karty.
zama-why-position-none-missing = { zama-word-seat } má na stole všechny karty: nejdřív odeber padlé.
zama-why-position-card = Karta „{ $card }“ neexistuje: napiš hodnotu ({ $ranks }) a barvu ({ $suits }), například 7H.
zama-why-position-card-twice = { zama-word-seat } má kartu { $card } dvakrát: v balíčku je jednou.
zama-why-position-seen-unknown = { $cell }: kartu, kterou někdo viděl, známe; napiš její jméno.
zama-why-position-laid-unknown = { $cell }: u tohoto stolu si karty vykládá každý sám; napiš jméno karty.
zama-why-position-laid-unseen = { $cell }: kdo kartu vyložil, ten ji zná; napiš za ni { $expected }.
zama-why-position-unseen = { $cell }: tuto kartu nikdo neviděl; napiš { $expected }, nebo za dvojtečku, kdo ji viděl.
zama-why-position-face-up = { $cell }: lícem nahoru zůstává jen pikový král.
zama-why-position-gone-king = { $cell }: { zama-word-seat } už ve hře není, { $card } tedy patří do out.
zama-why-position-gone-unlaid = { zama-word-seat } už ve hře není: karty, které už nevyloží, patří do out.
zama-why-position-eliminated = { zama-word-seat } už ve hře není a nemůže být na tahu.
zama-why-position-alone = Zbývá jediná strana: hra skončila, napiš phase=over.
zama-why-position-all-laid = Všechny karty už leží: nikdo další nevykládá.
zama-why-position-gap = { $cell }: karty se vykládají popořadě, dřív přijde { $first }.
zama-why-position-no-card = { $field }: na { $cell } žádná karta není.
zama-why-position-not-looked = seen: { zama-word-seat } se na { $cell } nepodíval; napiš tam za kartu :{ $seat }.
zama-why-position-met = met: „{ $given }“ není možné; ve zvláštní remíze se potkají jen dva králové, nebo král a eso.
zama-why-position-result = Údaj result patří k phase=over a k ničemu jinému; tady je phase { $phase }.
zama-why-position-result-aim = result={ $given }: někdo ještě může vyhrát; hledaní králové nejsou všichni v out.
zama-why-position-result-attack = result={ $given }: na stole se ještě dá zaútočit.
zama-why-position-pending-known = pending: karta na { $cell } musí být neznámá (??), protože se teprve odkryje.
zama-why-position-pending-target = pending: útočí jen karta toho, kdo je na tahu, a jen na soupeřovu kartu vedle ní.
zama-why-position-pending-overlap = pending: překrývá jen pikový král ležící lícem nahoru, a to při posouvání; ne { $cell }.
zama-why-position-pending-shown = pending: útočící kartu na { $cell } už museli vidět všichni.
zama-king-S = pikový král
zama-king-H = srdcový král
zama-king-D = kárový král
zama-king-C = křížový král

## Výzvy
zama-prompt-attack = Útočíš: vyber jednu ze svých karet
zama-prompt-attack-target = Vyber, na kterou kartu zaútočit z { $from }
zama-prompt-slide = Posun { $n } z { $of }: vyber kartu vedle mezery
zama-prompt-slide-target = Posun { $n } z { $of }: kam s kartou na { $from }?
zama-prompt-march = Útok není možný. Pochod, posun { $n } z { $of }
zama-prompt-overlap = Má { zama-word-spade-king } překrýt { $to }? Je-li tam { zama-word-heart-king }, vyhráváš, s každou jinou kartou prohráváš.
zama-prompt-overlap-yes = Překrýt
zama-prompt-overlap-no = Teď ne
zama-prompt-peek = Pohled { $n } z { $of }: vyber kartu lícem dolů
zama-prompt-done-slides = Dál neposouvat
zama-prompt-done-peeks = Dál se nedívat
zama-prompt-lay = Vyber kartu na { $cell }
zama-prompt-rest = Zbytek vyložit náhodně
zama-prompt-wait = { $phase ->
    [place] { zama-word-seat } vykládá karty
    [attack] Útočí { zama-word-seat }
    [slide] { zama-word-seat } posouvá karty
   *[peek] { zama-word-seat } si prohlíží karty
}

## Pole pro čtečku obrazovky
zama-cell-empty = { $cell }, prázdné
zama-cell-back = { $cell }, { $owner ->
    [r] červená
    [b] modrá
    [g] zelená
   *[y] žlutá
} karta lícem dolů
zama-cell-seen = { $cell }, { $owner ->
    [r] červená
    [b] modrá
    [g] zelená
   *[y] žlutá
} karta lícem dolů, znáš ji: { $card }
zama-cell-face-up = { $cell }, { $owner ->
    [r] červená
    [b] modrá
    [g] zelená
   *[y] žlutá
} karta lícem nahoru: { $card }
zama-cell-other-saw = jiní ji viděli
zama-cell-selected = vybraná
zama-cell-can-attack = může útočit
zama-cell-target = lze na ni zaútočit
zama-cell-can-slide = lze ji posunout
zama-cell-hole = sem lze posunout kartu
zama-cell-slid = v tomto tahu posunutá
zama-cell-foreseen = { $what ->
    [wins] víš, že vyhraje
    [loses] víš, že tento útok prohraje
    [ties] víš, že to bude remíza
    [fell] tady padla karta
   *[endangered] v ohrožení: vedle karty, která ji porazí
}
zama-cell-can-overlap = lze ji překrýt
zama-cell-can-peek = lze se na ni podívat
zama-cell-neutral = neutrální

## Vedle desky
zama-left = { $count ->
    [one] { zama-word-seat }: { $count } karta
    [few] { zama-word-seat }: { $count } karty
   *[other] { zama-word-seat }: { $count } karet
}
zama-side-gone = mimo hru
zama-side-team = { $seat ->
    [r] se Zeleným
    [g] s Červeným
    [b] se Žlutým
   *[y] s Modrým
}
zama-fallen = Padlé karty
zama-fallen-none = zatím žádné
zama-fallen-rank = { $rank }: { $count } ze 4
zama-kings-gone = Padlí králové: { $cards }
zama-kings-all = Všichni králové jsou ještě ve hře
zama-quiet = Tahů bez padlé karty: { $n } z { $limit }
zama-quiet-free = Tahů bez padlé karty: { $n }

## Volby stolu
zama-option-layout = Rozložení
zama-option-layout-chequer = šachovnice
zama-option-layout-rank_stripes = po řadách, Červený na první
zama-option-players = Hráči
zama-option-players-2 = dva
zama-option-players-4 = čtyři
zama-option-placement = Karty se vykládají
zama-option-placement-blind = tak, jak jsou zamíchány, aniž je kdo vidí
zama-option-placement-stratego = každý svoje, a zná je
zama-option-special_kings = Pikový král proti jiným králům
zama-option-special_kings-header = remizuje, nic se neodstraňuje
zama-option-special_kings-list = bije křížového, prohrává s károvým a v útoku s pikovým
zama-option-special_repeat = Tytéž dvě karty remizují znovu
zama-option-special_repeat-allowed = pokaždé dva pohledy
zama-option-special_repeat-no_second_peek = po prvním setkání už žádný pohled
zama-option-ace_vs_KH_KS = Eso proti srdcovému a pikovému králi
zama-option-ace_vs_KH_KS-king_wins = vítězí král
zama-option-ace_vs_KH_KS-special_tie = zvláštní remíza
zama-option-KH_attacks_KS = Srdcový král zaútočí na pikového
zama-option-KH_attacks_KS-spade_owner_wins = vyhrává majitel pikového krále
zama-option-KH_attacks_KS-special_tie = zvláštní remíza
zama-option-KH_attacks_KS-attacker_wins = vyhrává útočník
zama-option-KH_tie = Srdcový král remizuje s králem
zama-option-KH_tie-both_removed = odstraní se oba
zama-option-KH_tie-special_tie = zvláštní remíza
zama-option-KH_tie-owner_loses = jeho majitel prohrává hru
zama-option-slide_cards = Posouvají se karty
zama-option-slide_cards-any = všech hráčů
zama-option-slide_cards-own_only = jen vlastní
zama-option-slide_dirs = Směry posunu
zama-option-slide_dirs-orthogonal = rovně
zama-option-slide_dirs-eight = i šikmo
zama-option-slide_count = Posuny po vyhraném útoku
zama-option-slide_count-exactly_3_if_possible = tři, pokud to jde
zama-option-slide_count-up_to_3 = nejvýše tři
zama-option-overlap = Překrytí pikovým králem
zama-option-overlap-known_KS = jakmile ho majitel zná
zama-option-overlap-face_up_only = jen když leží lícem nahoru
zama-option-overlap-off = nikdy
zama-option-no_attack = Když nelze útočit
zama-option-no_attack-draw = hra končí nerozhodně
zama-option-no_attack-march = hráč pochoduje: tři posuny
zama-option-stall_plies = Tahů bez padlé karty k nerozhodnému výsledku
zama-option-stall_plies-20 = 20
zama-option-stall_plies-40 = 40
zama-option-stall_plies-off = bez omezení, jen 1000 tahů celkem
zama-option-memory_aid = Pomoc paměti
zama-option-memory_aid-own = karty, které už znáš, zůstávají označené
zama-option-memory_aid-none = žádná, pamatuj si je
zama-option-deck = Balíček
zama-option-deck-52 = francouzský, 52 karet
zama-option-deck-40 = italský, 40 karet s neapolskými obrázky
zama-option-deck-piacentine = italský, 40 karet s piacenzskými obrázky
zama-option-deck-48 = španělský, 48 karet
zama-option-deck-32 = francouzský, 32 karet od sedmy výš
zama-option-four_player = Ve čtyřech
zama-option-four_player-first_blood = rozhodne první srdcový král
zama-option-four_player-melee = všichni proti všem
zama-option-four_player-teams = Červený a Zelený proti Modrému a Žlutému

## Značky v textech pro ty, kdo je poslouchají
zama-sign-spades = piky
zama-sign-hearts = srdce
zama-sign-diamonds = káry
zama-sign-clubs = kříže
zama-sign-swords = meče
zama-sign-cups = poháry
zama-sign-coins = mince
zama-sign-batons = hole
zama-sign-piacentine-swords = meče
zama-sign-piacentine-cups = poháry
zama-sign-piacentine-coins = mince
zama-sign-piacentine-batons = hole
zama-sign-king-of-spades = pikový král
zama-sign-king-of-hearts = srdcový král
zama-sign-king-of-diamonds = kárový král
zama-sign-king-of-clubs = křížový král
zama-sign-king-of-swords = král mečů
zama-sign-king-of-cups = král pohárů
zama-sign-king-of-coins = král mincí
zama-sign-king-of-batons = král holí
zama-sign-ace = eso
zama-sign-queen = dáma
zama-sign-two = dvojka
zama-sign-hole = prázdné pole
zama-sign-red-back = červená karta
zama-sign-blue-back = modrá karta
zama-sign-green-back = zelená karta
zama-sign-yellow-back = žlutá karta

## Témata úloh
zama-theme-attack = Útok
zama-theme-reveal = Útok
zama-theme-duel = Útok
zama-theme-fall = Jistá rána
zama-theme-slide = Posun
zama-theme-overlap = Překrytí
zama-theme-peek = Kam se podívat
zama-theme-look = Kam se podívat
zama-theme-done = Kdy přestat
