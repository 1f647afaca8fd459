# Scorso česky.

scorso-name = Scorso
scorso-tagline = Šest kostek, devět nábojů, všichni najednou: vyhrává ten poslední.
scorso-intro-1 = Cíl: zůstaň poslední, kdo má náboje. Každý náboj je jeden život.
scorso-intro-2 = Tah: všichni házejí najednou. Umísti kostky proti sousedům vlevo a vpravo a klepni.
scorso-intro-3 = Výhra: střely, pěsti a barvy berou ostatním náboje; kdo nemá žádný, vypadává.
scorso-first-why = Ve Scorsu házejí všichni najednou a kolo může skončit za deset vteřin. První hru můžeš hrát v klidu: při hře na takty se všichni nejdřív rozhodnou a pak se hází společně.
scorso-first-easier = V klidu, na takty
scorso-first-usual = Všichni najednou, v reálném čase
scorso-seat-A = A
scorso-seat-B = B
scorso-seat-C = C
scorso-seat-D = D
scorso-seat-E = E

## Kostky a barvy podle písmen v zápisu
scorso-die-K = střela
scorso-die-W = obrana
scorso-die-R = pěst
scorso-die-G = zelená
scorso-die-Y = žlutá
scorso-die-B = modrá
scorso-die-unrolled = ještě nehozená
scorso-word-die = { $die ->
    [K] střela
    [W] obrana
    [R] pěst
    [G] zelená
    [Y] žlutá
    [B] modrá
   *[other] ještě nehozená kostka
}
scorso-word-dice = { $die ->
    [K] { $count ->
        [one] střela
        [few] { $count } střely
       *[other] { $count } střel
    }
    [W] { $count ->
        [one] obrana
        [few] { $count } obrany
       *[other] { $count } obran
    }
    [R] { $count ->
        [one] pěst
        [few] { $count } pěsti
       *[other] { $count } pěstí
    }
    [G] { $count ->
        [one] zelená
        [few] { $count } zelené
       *[other] { $count } zelených
    }
    [Y] { $count ->
        [one] žlutá
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
    [B] { $count ->
        [one] modrá
        [few] { $count } modré
       *[other] { $count } modrých
    }
   *[other] { $count ->
        [one] nehozená kostka
        [few] { $count } nehozené kostky
       *[other] { $count } nehozených kostek
    }
}
scorso-word-side = { $side ->
    [left] vlevo
    [right] vpravo
    [free] na házecí ploše
   *[other] na obou stranách
}
scorso-word-bullets = { $colour ->
    [G] { $count ->
        [one] zelený náboj
        [few] { $count } zelené náboje
       *[other] { $count } zelených nábojů
    }
    [Y] { $count ->
        [one] žlutý náboj
        [few] { $count } žluté náboje
       *[other] { $count } žlutých nábojů
    }
   *[B] { $count ->
        [one] modrý náboj
        [few] { $count } modré náboje
       *[other] { $count } modrých nábojů
    }
}
scorso-word-colour = { $colour ->
    [G] zelený
    [Y] žlutý
   *[B] modrý
}
scorso-word-weapon = { $kind ->
    [GK] opakovačka
    [GW] policejní brokovnice
    [GG] samopal s bubnem
    [GY] upilovaná brokovnice
    [GB] lovecká puška
    [YK] soubojová pistole
    [YW] dostavníková brokovnice
    [YG] dlouhý revolver
    [YY] lehký kulomet
    [YB] dvouhlavňová puška
    [BK] krátký revolver
    [BW] policejní karabina
    [BG] služební pistole
    [BY] kapesní pistole
    [BB] automatická pistole
    [RR] boxer
    [RK] vrhací nůž
    [RW] hůl s čepelí
    [GR] pažba pušky
    [YR] rukojeť pistole
    [BR] rukojeť revolveru
    [RG] škrtidlo
    [RY] břitva
   *[RB] obušek
}
scorso-word-weapon-colour = { $colour ->
    [G] zelená střelná zbraň
    [Y] žlutá střelná zbraň
    [B] modrá střelná zbraň
   *[R] ruční zbraň
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

## Malé kresby na stránkách a v lekcích
scorso-sign-shot = střela
scorso-sign-defence = obrana
scorso-sign-fist = pěst
scorso-sign-green = zelená
scorso-sign-yellow = žlutá
scorso-sign-blue = modrá
scorso-sign-unrolled = nehozená kostka
scorso-sign-bullet-green = zelený náboj
scorso-sign-bullet-yellow = žlutý náboj
scorso-sign-bullet-blue = modrý náboj
scorso-sign-fist-token = žeton pěsti
scorso-sign-hat = klobouk
scorso-sign-bow-tie = motýlek
scorso-sign-burn-pile = spáleniště
scorso-sign-chip = hrací žeton

## Co se děje
scorso-event-roll = { $seat } hází { $count ->
    [one] jednou kostkou
   *[other] { $count } kostkami
}.
scorso-event-die = { $seat }: { scorso-word-die }.
scorso-event-place = { $seat } vykládá { scorso-word-side }: { scorso-word-dice }.
scorso-event-return = { $seat } si bere zpět { scorso-word-side }: { scorso-word-dice }.
scorso-event-commit = { $choice ->
    [roll] { $seat } bude házet.
    [knock] { $seat } klepne.
    [done] { $seat } čeká.
   *[hidden] { $seat } má rozhodnuto.
}
scorso-event-knock = { $seat } klepe!
scorso-event-tie = Klepnutí ve stejnou chvíli: { $seats }. Rozhodne náhoda.
scorso-event-freeze = { $ender ->
    [none] Všechny kostky jsou umístěné a nikdo neklepe: kolo končí.
   *[other] Ruce pryč! Kolo ukončil hráč { $ender }.
}
scorso-event-mistaken = Mylné klepnutí: všech šest kostek hráče { $seat } jde na spáleniště.
scorso-event-burn = { $side ->
    [free] { $seat } pálí neumístěné kostky: { scorso-word-dice }.
   *[other] { $seat } pálí { scorso-word-side }, bez platné kombinace: { scorso-word-dice }.
}
scorso-event-group = { $paralyses ->
    [0] { $seat } si { scorso-word-side } nechává barvu.
   *[other] { $seat } si { scorso-word-side } nechává ochromení.
}
scorso-event-lane = Konflikt { $seat } a { $other }.
scorso-event-defended = { $seat } se brání a zastavuje { $count ->
    [one] jednu střelu
    [few] { $count } střely
   *[other] { $count } střel
} hráče { $by }.
scorso-event-stopped = Barva hráče { $seat } zastavuje { $count ->
    [one] jednu pěšťovku
    [few] { $count } pěšťovky
   *[other] { $count } pěšťovek
} hráče { $by }.
scorso-event-guard = Ochromení hráče { $seat } ruší { $dice } hráče { $by }.
scorso-event-handicap = { $by } ochromuje: { $seat } hraje příští kolo jednou rukou.
scorso-event-swap = { $seat } si na konci kola vymění místo s hráčem { $other }.
scorso-event-swapped = { $seat } a { $other } si vyměnili místa.
scorso-event-waste = { $seat } nechává ochromení být.
scorso-event-lose = { $combination ->
    [shot] { $seat } ztrácí { scorso-word-bullets }: střela hráče { $by }.
    [fist] { $seat } ztrácí { scorso-word-bullets }: pěšťovka hráče { $by }.
   *[colour] { $seat } ztrácí { scorso-word-bullets }: { $dice } hráče { $by }.
}
scorso-event-token = { $seat } dostává žeton pěsti, má jich { $fists }.
scorso-event-eliminated = { $seat } vypadává ze hry.
scorso-event-challenge = { $seat } vyzývá hráče { $other } na duel. Sázka: { $stake ->
    [one] jeden náboj
    [few] { $stake } náboje
   *[other] { $stake } nábojů
}.
scorso-event-pass = { $seat } nikoho nevyzývá.
scorso-event-stake = { $seat } sází { $bullets }.
scorso-event-duel = Duel! { $seat } hází { $dice } kostkami, { $other } { $other_dice }.
scorso-event-deciding-duel = Rozhodující duel: { $seats }.
scorso-event-wrong-knock = { $seat } klepe předčasně a prohrává.
scorso-event-duel-again = Nikdo nebyl první: duel se opakuje.
scorso-event-duel-won = { $seat } vyhrává duel s hráčem { $other } a bere { $count ->
    [one] jeden náboj
    [few] { $count } náboje
   *[other] { $count } nábojů
}.
scorso-event-round = Začíná { $number }. kolo.
scorso-event-count = { $seat ->
    [none] Raz, dva, tři!
   *[other] { $seat } počítá: raz, dva, tři!
}
scorso-event-weapon = { $seat } přidává { scorso-word-side } zbraň: { scorso-word-weapon }.
scorso-event-void = Zbraň hráče { $seat } { scorso-word-side } nepatří do žádné kombinace.
scorso-event-turned-over = { $seat } otáčí zbraň, kterou už nesmí použít: { scorso-word-weapon }.
scorso-event-bribe = { $seat } podplácí, { scorso-word-side }: { scorso-word-die }. Motýlek klesá na { $bowtie }.
scorso-event-bowtie = Motýlek hráče { $seat } stoupá na { $bowtie }.
scorso-event-stage-won = { $seat } vyhrává etapu a klobouk, má jich { $hats }: { scorso-ending }.
scorso-event-rank-duel = Vydrželi stejně dlouho: { $seats }. Duel o { $place }. místo.
scorso-event-hats-duel = Stejně klobouků i stejně vysoký motýlek: { $seats }. Duel o celou hru.
scorso-event-rank = { $seat } má v této etapě { $place }. místo.
scorso-event-keep = { $seat } si nechává zbraň: { scorso-word-weapon }.
scorso-event-returned = { $seat } vrací do pytlíku zbraň: { scorso-word-weapon }.
scorso-event-stage = { $number }. etapa z { $most }: otevírá se trh zbraní.
scorso-event-offer = Na trhu: { scorso-word-weapon }.
scorso-event-pick = { $seat } si bere zbraň: { scorso-word-weapon }.
scorso-event-no-pick = { $seat } si zbraň nebere.
scorso-event-left = { $reason ->
    [resign] { $seat } se vzdává.
    [time] Hráči { $seat } došel čas.
   *[abandon] { $seat } odchází ze hry.
}
scorso-event-pot = { $seat } bere sázku: { $chips ->
    [one] { $chips } žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
}.
scorso-event-chips-won = { $count ->
    [0] { $seat } nezískává ani neztrácí žádné žetony
    [one] { $seat } získává jeden žeton
    [few] { $seat } získává { $count } žetony
   *[other] { $seat } získává { $count } žetonů
} a má jich teď { $purse }.
scorso-event-chips-lost = { $count ->
    [one] { $seat } ztrácí jeden žeton
    [few] { $seat } ztrácí { $count } žetony
   *[other] { $seat } ztrácí { $count } žetonů
} a má jich teď { $purse }.
scorso-event-debt = { $seat } dluží { $count ->
    [one] jeden žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}.
scorso-event-end = Vyhrává { $winners }: { scorso-ending }.

## Jak to skončilo
scorso-outcome-last-standing = poslední s nábojem
scorso-outcome-last-standing-lost = náboje zbyly jen vítězi
scorso-outcome-deciding-duel = o výsledku rozhodl duel
scorso-outcome-round-limit = nejvíc nábojů po posledním kole
scorso-outcome-round-limit-lost = po posledním kole měl víc nábojů někdo jiný
scorso-outcome-hats = nejvíc klobouků po poslední etapě
scorso-outcome-hats-lost = po poslední etapě měl víc klobouků někdo jiný
scorso-outcome-duel = jako první pěsti na všech kostkách
scorso-outcome-duel-lost = pěsti na všech kostkách měl dřív soupeř
scorso-outcome-resign = ostatní se vzdali nebo odešli
scorso-outcome-resign-lost = ve hře zůstal jen vítěz
scorso-outcome-time = ostatním došel čas nebo odešli
scorso-outcome-time-lost = ve hře zůstal jen vítěz
scorso-outcome-abandon = ostatní odešli
scorso-outcome-abandon-lost = ve hře zůstal jen vítěz

## Proč tah není dovolen
scorso-why-over = Hra skončila: { scorso-ending }.
scorso-why-watcher = Hrají jen hráči; ty se díváš.
scorso-why-agree = Scorso nezná remízu: hraj dál, nebo se vzdej.
scorso-why-chance = Kostkami se hází, nevybírají se.
scorso-why-not-due = Teď to není na řadě.
scorso-why-seat = To je věc hráče { $seat }.
scorso-why-out = V této hře už nehraješ.
scorso-why-phase = { $phase ->
    [ready] Nejdřív někdo napočítá: raz, dva, tři.
    [rolling] Teď se hází.
    [frozen] Kolo skončilo: nejdřív se vyřeší konflikty.
    [duels] Nejdřív se ptáme, kdo koho vyzve.
    [market] Nejdřív si každý na trhu vezme zbraň.
    [stage-end] Nejdřív se rozhodne, kdo si nechá které zbraně.
   *[duel] Nejdřív proběhne duel.
}
scorso-why-not-duelling = Tohoto duelu se neúčastníš.
scorso-why-tumbling = Tvé kostky se ještě kutálejí.
scorso-why-committed = Už máš rozhodnuto; počkej na ostatní.
scorso-why-wait = Chvíli počkej.
scorso-why-duel-place = V duelu se nevykládá: házej, nebo klepni, až budou na všech kostkách pěsti.
scorso-why-locked = Umístěná kostka už zůstává.
scorso-why-returned = V tomto kole už si víc kostek vzít zpět nemůžeš.
scorso-why-not-there = Taková kostka { scorso-word-side } není.
scorso-why-place-unrolled = Kostkou se musí nejdřív hodit.
scorso-why-place-missing = Na žádné volné kostce není { scorso-word-die }.
scorso-why-roll-none = Vyber aspoň jednu kostku.
scorso-why-roll-placed = Umístěnou kostkou se už nehází: { scorso-word-die }.
scorso-why-roll-missing = Takové volné kostky nemáš: { scorso-word-die }.
scorso-why-one-hand = Jednou rukou hodíš nejvýš { $most } kostkami.
scorso-why-knock-free = Před klepnutím umísti všechny kostky; volných zbývá { $count }.
scorso-why-knock-blocked = Tvé kostky ještě netvoří platné kombinace.
scorso-why-no-beats = U tohoto stolu se nehraje na takty: prostě čekej.
scorso-why-turn = Teď rozhoduje { $seat }.
scorso-why-question = { $question ->
    [group] Nejdřív vyber, kterou kombinaci si necháš.
    [lane] Nejdřív vyber, který tvůj konflikt se řeší dřív.
    [paralysis] Nejdřív vyber účinek ochromení.
    [lose] Nejdřív vyber, který náboj ztratíš.
    [take] Nejdřív vyber, který náboj sebereš.
    [weapon] Nejdřív řekni, kam patří tvá zbraň.
    [bribe] Nejdřív se rozhodni, jestli podplatíš.
   *[effect] Nejdřív vyber další účinek.
}
scorso-why-no-bullet = Žádný { scorso-word-colour } náboj tu není.
scorso-why-no-handicap = U tohoto stolu se hraje vždy oběma rukama.
scorso-why-group = Tak by nezůstalo nejvíc kostek.
scorso-why-lane = Tento konflikt teď vybrat nejde.
scorso-why-paralysis = To tady ochromení nedokáže.
scorso-why-effect = Takový účinek už nezbývá.
scorso-why-stake-first = Nejdřív se vsadí.
scorso-why-no-stake = Není o co sázet.
scorso-why-target-out = { $seat } není ve hře.
scorso-why-target-self = Sebe vyzvat nelze.
scorso-why-nobody = Není koho vyzvat: žeton pěsti nikdo jiný nemá.
scorso-why-no-count = U tohoto stolu začíná každé kolo samo.
scorso-why-no-fists = Tady vyzvat nelze: { $seat } nemá žeton pěsti.
scorso-why-stake-cap = Sázka { $stake } je moc vysoká: nejvýš { $cap }.
scorso-why-stake-size = Vsaď přesně { $size }, ne { $count }.
scorso-why-not-full = V základní hře nejsou zbraně, klobouky ani motýlci.
scorso-why-no-bowtie = V základní hře nejsou motýlci.
scorso-why-other-weapon = Teď je na řadě { $weapon }.
scorso-why-not-in-bag = { $weapon } v pytlíku není.
scorso-why-not-on-offer = { $weapon } na trhu není.
scorso-why-must-pick = U tohoto stolu si zbraň bere každý.
scorso-why-not-owned = { $weapon } není tvoje.
scorso-why-too-many-weapons = Zbraní { $count } je moc: smíš si jich nechat nejvýš tolik, kolik máš klobouků, { $hats }.
scorso-why-option-weapon = „{ $weapon }“ není zbraň. Napiš barvu (G, Y, B, nebo R pro ruční zbraň) a symbol (K, W, R, G, Y nebo B), třeba GK.
scorso-why-option-weapon-twice = { $weapon } je v seznamu dvakrát: každá zbraň je v něm jen jednou.
scorso-why-option-weapons = { $count ->
    [one] V seznamu je jedna zbraň
    [few] V seznamu jsou { $count } zbraně
   *[other] V seznamu je { $count } zbraní
}: musí jich být { $low } až { $high }.
scorso-why-option-travel-full = Cestovní verze nemá zbraně ani klobouky: plná hra se hraje se sběratelskou verzí.
scorso-why-option-travel-players = Cestovní verze je pro 2 až 4 hráče, ne pro { $players }.
scorso-why-option-bowtie-start = Motýlek nemůže začít na { $start }: stupnice končí na { $top }.
scorso-why-option-purse = Počet měšců { $count } nesouhlasí s počtem hráčů { $players }: napiš jedno číslo pro všechny, nebo jedno pro každé místo.

## U opravdového stolu
scorso-count-hats = Klobouky
scorso-count-bowtie = Motýlek
scorso-count-purse = Měšec
scorso-count-purse-win = Bere sázku
scorso-count-pot = Sázka
scorso-count-pot-stake = Každý vsadí 1
scorso-edit-player = Čí věci?
scorso-edit-place = Kam přijdou kostky?
scorso-edit-place-left = Vlevo
scorso-edit-place-right = Vpravo
scorso-edit-place-free = Neumístěné
scorso-edit-dice = Přidat tam kostku
scorso-edit-lift = Odebrat kostku
scorso-edit-bullets = Náboje
scorso-edit-bullet = + { scorso-edit-colour }
scorso-edit-lost = − { scorso-edit-colour }
scorso-edit-colour = { $kind ->
    [G] zelený
    [Y] žlutý
   *[B] modrý
}
scorso-edit-fists = Žetony pěsti
scorso-edit-fist = + žeton
scorso-edit-fist-back = − žeton
scorso-edit-handicap = Jen jednou rukou
scorso-edit-outfit = Motýlek a klobouky
scorso-edit-rise = Motýlek výš
scorso-edit-sink = Motýlek níž
scorso-edit-hat = + klobouk
scorso-edit-hat-back = − klobouk
scorso-edit-weapons = Zbraně
scorso-edit-weapon = { scorso-word-weapon }
scorso-edit-stage = Etapa
scorso-edit-stage-number = { $kind }
scorso-edit-phase = Co se děje teď?
scorso-edit-phase-rolling = Hází se
scorso-edit-phase-frozen = Konflikty
scorso-edit-phase-duels = Duely
scorso-edit-knock = Kolo ukončil tento hráč
scorso-edit-clear = Nikdo ještě neházel
scorso-try-place-left = Umístit kostku doleva
scorso-try-place-right = Umístit kostku doprava
scorso-try-place-left-K = střela
scorso-try-place-left-W = obrana
scorso-try-place-left-R = pěst
scorso-try-place-left-G = zelená
scorso-try-place-left-Y = žlutá
scorso-try-place-left-B = modrá
scorso-try-place-right-K = střela
scorso-try-place-right-W = obrana
scorso-try-place-right-R = pěst
scorso-try-place-right-G = zelená
scorso-try-place-right-Y = žlutá
scorso-try-place-right-B = modrá
scorso-try-roll = Hodit všemi volnými kostkami
scorso-try-knock = Klepnout
scorso-try-challenge = Vyzvat o jeden náboj
scorso-try-challenge-A = A
scorso-try-challenge-B = B
scorso-try-challenge-C = C
scorso-try-challenge-D = D
scorso-try-challenge-E = E
scorso-try-no-challenge = Nikoho nevyzvat
scorso-chance = { $two ->
    [die] { $one }: { scorso-word-die }
   *[other] { $one } { $two }
}
scorso-why-position-dice = Všech { $most } kostek hráče { $seat } už někde leží: nejdřív jednu odeber.
scorso-why-position-bullets = Nábojů této barvy je jen { $most }.
scorso-why-position-fists = Na spáleništi už není žádný žeton pěsti.
scorso-why-position-hats = Klobouků je jen { $most }.
scorso-why-position-living = Náboje musejí mít ještě aspoň { $least } hráči.
scorso-why-position-ender = Kolo ukončuje { $seat }: všechny kostky tohoto hráče musejí ležet vlevo nebo vpravo.
scorso-why-position-empty = Nic tu není: napiš řádek o stole a pak řádek pro každé místo.
scorso-why-position-seats = Každé z těchto míst má právě jeden řádek: { $expected }.
scorso-why-position-players = Počet míst je { $count }: hraje se ve { $low } až { $high }.
scorso-why-position-dice-letters = { $field }: „{ $given }“ nejsou kostky. Napiš písmena z { $letters }, nebo - pro žádnou.
scorso-why-position-dice-count = { $seat } má kostek { $count }; možné počty: { $expected }.
scorso-why-position-duel-dice = { $seat } má kostek { $count }. V duelu jich má { $own } a k tomu vrácené žetony pěsti, všechny volné; kdo se nebije, nemá žádnou.
scorso-why-position-tokens = Žetonů pěsti je na spáleništi a u hráčů { $count }; tato verze jich má { $expected }.
scorso-why-position-out = { $field }: { $seat } už nehraje; musí to být živý hráč.
scorso-why-position-out-with-dice = { $seat } už nehraje, nemá tedy kostky ani žetony pěsti.
scorso-why-position-bulletless = { $seat } nemá náboje, a proto už nehraje.
scorso-why-position-no-stake = { $seat } v této výzvě není a nemá před sebou sázku.
scorso-why-position-stake = { $seat } má před sebou nábojů { $count }; možné počty: { $expected }.
scorso-why-position-wager = Výzva o { $wager } je moc vysoká: { $seat } má { $most }.
scorso-why-position-challenger = { $seat } tu vyzývat nemůže: musí to být živý hráč, který vyzve jiného.
scorso-why-position-challenged = Tady vyzvat nelze: { $seat } musí být živý hráč a mít žetony pěsti.
scorso-why-position-duellists = V duelu se bijí aspoň { $least }: musejí mít volné kostky.
scorso-why-position-beat-dice = { $seat } může hodit nebo vzít zpět jen kostky, které tam leží.
scorso-why-position-beat-secret = { $seat }: laid, back a beat jsou tu jen tehdy, když se rozhoduje o taktu.
scorso-why-position-knock = { $seat } klepnout nemůže: kostky neleží všechny, jak mají.
scorso-why-position-knocked = Klepe-li jich v jednom taktu víc, jsou aspoň dva a platné kombinace mají buď všichni, nebo nikdo.
scorso-why-position-locked = { $seat }: u tohoto stolu umístěné kostky zůstávají, údaje back a returned sem nepatří.
scorso-why-position-no-handicap = { $seat }: u tohoto stolu se hraje vždy oběma rukama.
scorso-why-position-ready = U tohoto stolu začínají kola sama: phase je rolling, ne ready.
scorso-why-position-then-line = Odpovědi jsou v jediném řádku, který začíná „then“, až za místy.
scorso-why-position-then = then: „{ $given }“ neodpovídá na žádnou otázku konfliktů. Očekává se místo, dvojtečka a odpověď, například A: lose G
scorso-why-position-then-asked = then: „{ $given }“ tu možné není. { $seat ->
    [nobody] Nikdo se na nic neptá.
   *[other] Odpovídá { $seat }: { $expected }
}
scorso-why-position-weapon-colour = { $seat } už zbraň té barvy, jakou má { $weapon }, má: od každé barvy nejvýš jednu.
scorso-why-position-fell = fell: { $seat } žije; padli jen ti, kdo už nehrají.
scorso-why-position-nothing-to-keep = act: { $seat } si nemá co nechat; musí to být hráč s klobouky a zbraněmi.
scorso-why-position-rank-all = rank: místo má každý, kdo neodešel.
scorso-why-position-rank-once = rank: o místo se nikdo nedělí, leda by o ně byl duel.
scorso-why-position-rank-duel = Duel svádějí ti, kdo jsou na stejném místě: kostky mají jen oni.
scorso-why-position-market-turn = act: kdo si má vybrat zbraň, nebo - dokud se zbraně losují.
scorso-why-position-offer = offer: není z čeho si zbraň vybrat.

## Co teď
scorso-prompt-wait = Rozhoduje { $seat }.
scorso-prompt-ready = Připrav se: ruce pryč od kostek.
scorso-prompt-count = Nové kolo: až budou všichni připraveni, napočítej do tří.
scorso-prompt-roll = Vyber kostky a házej; co se hodí, vylož doleva nebo doprava.
scorso-prompt-place = Vylož doleva nebo doprava.
scorso-prompt-knock = Všechny kostky jsou umístěné: klepni!
scorso-prompt-knock-wrong = Ne všechno tvoří platné kombinace: klepnutím by shořely všechny tvé kostky.
scorso-prompt-committed = Rozhodnuto. Čeká se na ostatní.
scorso-prompt-group = Kterou kombinaci si necháš?
scorso-prompt-lane = Který tvůj konflikt se řeší dřív?
scorso-prompt-lane-any = Který konflikt se řeší teď?
scorso-prompt-paralysis = Co udělá tvé ochromení?
scorso-prompt-lose = { $combination ->
    [shot] Zasahuje tě střela od hráče { $by }: který náboj ztratíš?
    [colour] Hráč { $by } tě zasahuje, má { $dice }: který náboj ztratíš?
   *[other] Který náboj ztratíš?
}
scorso-prompt-take = Který náboj sebereš hráči { $seat }?
scorso-prompt-effect = Který účinek přijde teď?
scorso-prompt-challenge = Vyzveš někoho, kdo má žeton pěsti?
scorso-prompt-challenges = Duel má ten, kdo vyzve první.
scorso-prompt-stake = Které náboje vsadíš?
scorso-prompt-duel = Házej, až budou na všech kostkách pěsti, pak klepni!
scorso-prompt-watch-duel = Duel: { $seats }.
scorso-prompt-weapon = Kam přidáš zbraň: { scorso-word-weapon }?
scorso-prompt-bribe = Podplatíš? Motýlek klesne o jedno políčko a jedna tvá kostka ukáže, co si vybereš.
scorso-prompt-pick = Kterou zbraň si vezmeš?
scorso-prompt-keep = Které zbraně si necháš? Nejvýš { $hats }.
scorso-prompt-draw = Z pytlíku se losují zbraně.
scorso-action-roll = Hodit
scorso-action-roll-all = Hodit všemi
scorso-action-knock = Klepnout
scorso-action-count = Napočítat!
scorso-action-done = Počkat
scorso-action-left = Doleva
scorso-action-right = Doprava
scorso-action-no-challenge = Nikoho
scorso-action-guard = Ubránit barvu: { scorso-word-colour }
scorso-action-handicap = Jednou rukou bude hrát { $seat }
scorso-action-swap = Vyměnit si místo s hráčem { $seat }
scorso-action-none = Nic
scorso-action-bowtie = Motýlek nahoru
scorso-action-no-weapon = Nikam
scorso-action-no-bribe = Nepodplatit
scorso-action-no-pick = Žádnou zbraň
scorso-action-keep = Nechat si

## Stůl, pro oči i čtečky
scorso-board-label = Scorso, hráčů: { $players }
scorso-board-round = { $number }. kolo z { $most }
scorso-board-player = { $seat }: náboje zelené { $green }, žluté { $yellow }, modré { $blue }; žetony pěsti { $fists }
scorso-board-tray = Cílová lokace { scorso-word-side }, proti hráči { $seat }
scorso-board-tray-empty = prázdná
scorso-board-tray-valid = platná
scorso-board-tray-invalid = neplatná, mimo kombinace: { $dice }
scorso-board-shots = { $count ->
    [one] jedna střela
    [few] { $count } střely
   *[other] { $count } střel
}
scorso-board-defences = { $count ->
    [one] jedna obrana
    [few] { $count } obrany
   *[other] { $count } obran
}
scorso-board-fists = { $count ->
    [one] jedna pěšťovka
    [few] { $count } pěšťovky
   *[other] { $count } pěšťovek
}
scorso-board-colour = { $size ->
    [3] trojice v barvě
    [4] čtveřice v barvě
    [5] pětice v barvě
    [6] šestice v barvě
   *[other] kostek v barvě { $size }
}: { $bullets ->
    [one] { $bullets } náboj
    [few] { $bullets } náboje
   *[other] { $bullets } nábojů
}
scorso-board-paralyses = { $count ->
    [one] jedno ochromení
   *[other] { $count } ochromení
}
scorso-board-free = Házecí plocha
scorso-board-burn-pile = Spáleniště: žetony pěsti { $count }
scorso-board-pot = Sázka: { $chips ->
    [one] { $chips } žeton
    [few] { $chips } žetony
   *[other] { $chips } žetonů
}
scorso-board-purse = { $count ->
    [one] jeden žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
scorso-board-debt = { $count ->
    [one] dluh: jeden žeton
    [few] dluh: { $count } žetony
   *[other] dluh: { $count } žetonů
}
scorso-board-danger = { $count ->
    [one] V ohrožení: až jeden tvůj náboj
    [few] V ohrožení: až { $count } tvoje náboje
   *[other] V ohrožení: až { $count } tvých nábojů
}
scorso-board-useful = { $side ->
    [left] Vlevo se hodí:
   *[right] Vpravo se hodí:
}
scorso-board-handicap = jedna ruka
scorso-board-out = mimo hru
scorso-board-stage = { $number }. etapa z { $most }
scorso-board-hats = { $count ->
    [one] jeden klobouk
    [few] { $count } klobouky
   *[other] { $count } klobouků
}
scorso-board-bowtie = motýlek { $bowtie } z { $most }
scorso-board-weapon = { scorso-word-weapon }: { scorso-word-weapon-colour }, { scorso-word-die }
scorso-board-weapon-inactive = otočená
scorso-board-weapon-added = přidaná { scorso-word-side }
scorso-board-market = Trh zbraní
scorso-board-bag = Pytlík, zbraní: { $count }
scorso-board-place = { $place }. místo
scorso-board-away = už nehraje

## Volby
scorso-option-edition = Verze
scorso-option-edition-collector = sběratelská (2–5 hráčů)
scorso-option-edition-travel = cestovní (2–4 hráči)
scorso-option-players = Hráči
scorso-option-players-n = { $n }
scorso-option-mode = Hra
scorso-option-mode-base = základní
scorso-option-mode-full = plná
scorso-option-mode-duel = jediný duel
scorso-option-stake = Sázka každého hráče
scorso-option-stake-n = { $n ->
    [0] žádná
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}
scorso-option-purse = Žetony každého hráče na začátku
scorso-option-purse-ten_stakes = deset sázek
scorso-option-purse-custom = { $list }
scorso-option-purse-help = Za „custom:“ počet žetonů pro všechny, nebo jedno číslo pro každé místo, oddělená čárkami. Číslo menší než 0 je dluh.
scorso-option-pace = Tempo
scorso-option-pace-real_time = v reálném čase: všichni najednou
scorso-option-pace-beats = na takty: všichni se rozhodnou, pak se vše odkryje
scorso-option-count = V reálném čase kolo začíná
scorso-option-count-by_player = když někdo napočítá do tří
scorso-option-count-automatic = samo
scorso-option-two_player_lanes = Konflikty mezi dvěma hráči
scorso-option-two_player_lanes-two = dva
scorso-option-two_player_lanes-merged_one = jeden, obě lokace dohromady
scorso-option-placed_dice = Umístěná kostka
scorso-option-placed_dice-locked = už zůstává
scorso-option-placed_dice-may_return = se smí vzít zpět a musí se jí hodit
scorso-option-fist_pairs_per_location = Pěšťovek v jedné lokaci
scorso-option-fist_pairs_per_location-unlimited = libovolně
scorso-option-fist_pairs_per_location-one = jedna
scorso-option-knock_check = Mylné klepnutí
scorso-option-knock_check-penalty = spálí všechny vlastní kostky
scorso-option-knock_check-blocked = není možné
scorso-option-colour_shortage = Barva zasáhne toho, kdo ji nemá
scorso-option-colour_shortage-extras_substitute = čtyři a víc kostek bere jiné náboje do počtu
scorso-option-colour_shortage-all_substitute = bere jiné náboje do počtu
scorso-option-colour_shortage-extra_dice_only = jiné náboje berou jen kostky nad tři
scorso-option-colour_shortage-none = nic jiného nebere
scorso-option-colour_stops_fists = Barva zastaví
scorso-option-colour_stops_fists-all = všechny pěšťovky konfliktu
scorso-option-colour_stops_fists-one_pair_per_group = jednu pěšťovku
scorso-option-effect_order = Pořadí v konfliktu
scorso-option-effect_order-colour-fist-shot = barva, pěšťovka, střela
scorso-option-effect_order-attacker_choice = podle útočníka
scorso-option-effect_order-shot-fist-colour = střela, pěšťovka, barva
scorso-option-lane_order = Kdo ukončil kolo, určuje
scorso-option-lane_order-ender_own_first = který ze svých dvou konfliktů se řeší dřív
scorso-option-lane_order-ender_all = pořadí všech konfliktů
scorso-option-elimination = Hráč bez nábojů odchází
scorso-option-elimination-after_all_lanes = po všech konfliktech
scorso-option-elimination-immediate = hned
scorso-option-duel_stake_cap = Nejvyšší sázka v duelu
scorso-option-duel_stake_cap-both_bullets_and_living = co má chudší z obou, nejvýš však počet žijících hráčů
scorso-option-duel_stake_cap-all_in = vyzvaný dorovná tím, co mu zbývá
scorso-option-challenge_order = Kdo vyzývá první
scorso-option-challenge_order-by_pace = v reálném čase nejrychlejší, na takty dokola od toho, kdo klepl
scorso-option-challenge_order-clockwise = dokola po směru hodin od toho, kdo klepl
scorso-option-handicap = Hra jednou rukou
scorso-option-handicap-on = ochromení ji umí
scorso-option-handicap-off = neexistuje
scorso-option-max_rounds = Nejvýš kol
scorso-option-max_rounds-n = { $n }
scorso-option-stages = Etapy
scorso-option-stages-n = { $n }
scorso-option-bowtie_track = Stupnice motýlka
scorso-option-bowtie_track-0-4 = 0 až 4
scorso-option-bowtie_track-0-2 = 0 až 2
scorso-option-bowtie_track-0-3 = 0 až 3
scorso-option-bowtie_track-0-5 = 0 až 5
scorso-option-bowtie_track-0-6 = 0 až 6
scorso-option-bowtie_start = Motýlek začíná na
scorso-option-bowtie_start-n = { $n }
scorso-option-bowtie_kill = Motýlek stoupá
scorso-option-bowtie_kill-all_contributors = všem, kdo se podíleli
scorso-option-bowtie_kill-last_bullet_only = tomu, kdo sebral poslední náboj
scorso-option-market_first_stage = Trh zbraní před první etapou
scorso-option-market_first_stage-no = ne
scorso-option-market_first_stage-yes = ano
scorso-option-market_order = Pořadí na trhu
scorso-option-market_order-best_first = od nejlepšího
scorso-option-market_order-worst_first = od nejhoršího
scorso-option-market_pass = Vynechat na trhu
scorso-option-market_pass-no = ne
scorso-option-market_pass-yes = ano
scorso-option-weapon_completes_combo = Zbraň doplní kombinaci
scorso-option-weapon_completes_combo-yes = ano
scorso-option-weapon_completes_combo-no = ne
scorso-option-weapon_check = Jestli lze zbraň použít, se zjišťuje
scorso-option-weapon_check-at_lane = při přidání a znovu, když začne její konflikt
scorso-option-weapon_check-at_declaration = jen při přidání
scorso-option-bribe_after_burn = Podplácí se po spálení
scorso-option-bribe_after_burn-yes = ano
scorso-option-bribe_after_burn-bribe_first = ne, před ním
scorso-option-weapon_list = Zbraně
scorso-option-weapon_list-table = podle pravidel
scorso-option-weapon_list-custom = vlastní seznam: { $list }
scorso-option-weapon_list-help = Za „custom:“ 12 až 18 různých zbraní. Každá je barva (G zelená, Y žlutá, B modrá, R ruční zbraň) a symbol (K střela, W obrana, R pěst, G Y B barvy).

## Témata úloh
scorso-theme-roll = Čím hodit znovu
scorso-theme-place = Kam s kostkou
scorso-theme-knock = Kdy klepnout
scorso-theme-done = Čekání
scorso-theme-lose = Který náboj obětovat
scorso-theme-take = Který náboj sebrat
scorso-theme-lane = Který konflikt dřív
scorso-theme-group = Co patří k sobě
scorso-theme-challenge = Duel, nebo ne
scorso-theme-paralysis = Ochromení
