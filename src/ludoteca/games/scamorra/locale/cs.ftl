# La Scamorra česky.

scamorra-name = La Scamorra
scamorra-tagline = Kámen, nůžky, papír tažené šachovými kartami.
scamorra-intro-1 = Cíl: kámen tupí nůžky, nůžky stříhají papír, papír balí kámen. Seber soupeři jeho tři figurky.
scamorra-intro-2 = Tah: zahraj jednu ze tří karet. Ta říká, jako která šachová figura se tvoje figurka pohne.
scamorra-intro-3 = Výhra: seber všechno, co má soupeř na desce, nebo měj po patnácti tazích víc bodů.
scamorra-seat-S = Jih
scamorra-seat-N = Sever

## Karty a figurky podle písmen zápisu
scamorra-card-K = Král
scamorra-card-Q = Dáma
scamorra-card-B = Střelec
scamorra-card-N = Jezdec
scamorra-card-R = Věž
scamorra-card-P = Pěšec
scamorra-card-back = zakrytá karta
scamorra-place-hand = ruka
scamorra-place-coppella = vyřazená karta
scamorra-card-help-K = Jedno pole kterýmkoli směrem; sebere jakoukoli soupeřovu figurku.
scamorra-card-help-Q = Jedno až tři pole rovně nebo úhlopříčně.
scamorra-card-help-B = Jedno až tři pole úhlopříčně.
scamorra-card-help-N = Skok do L přes cokoli.
scamorra-card-help-R = Jedno až tři pole po řadě nebo sloupci.
scamorra-card-help-P = Jedno pole vpřed, sebrání úhlopříčně vpřed, nebo návrat sebrané figurky.
scamorra-piece-R = Kámen
scamorra-piece-P = Papír
scamorra-piece-S = Nůžky

## Značky v pravidlech a v lekcích
scamorra-sign-king = král
scamorra-sign-queen = dáma
scamorra-sign-bishop = střelec
scamorra-sign-knight = jezdec
scamorra-sign-rook = věž
scamorra-sign-pawn = pěšec
scamorra-sign-south-rock = kámen Jihu
scamorra-sign-south-paper = papír Jihu
scamorra-sign-south-scissors = nůžky Jihu
scamorra-sign-north-rock = kámen Severu
scamorra-sign-north-paper = papír Severu
scamorra-sign-north-scissors = nůžky Severu

## Slova uvnitř vět
scamorra-word-seat = { $seat ->
    [S] Jih
    [N] Sever
   *[other] { $seat }
}
scamorra-word-a-card = { $card ->
    [king] krále
    [queen] dámu
    [bishop] střelce
    [knight] jezdce
    [rook] věž
   *[pawn] pěšce
}
scamorra-word-the-card = { $card ->
    [king] krále
    [queen] dámu
    [bishop] střelce
    [knight] jezdce
    [rook] věž
   *[pawn] pěšce
}
scamorra-word-with-card = { $card ->
    [king] králem
    [queen] dámou
    [bishop] střelcem
    [knight] jezdcem
    [rook] věží
   *[pawn] pěšcem
}
scamorra-word-card-moves-not = { $card ->
    [king] Král netáhne
    [queen] Dáma netáhne
    [bishop] Střelec netáhne
    [knight] Jezdec netáhne
    [rook] Věž netáhne
   *[pawn] Pěšec netáhne
}
scamorra-word-card-lives = { $card ->
    [king] Král má tah
    [queen] Dáma má tah
    [bishop] Střelec má tah
    [knight] Jezdec má tah
    [rook] Věž má tah
   *[pawn] Pěšec má tah
}
scamorra-word-piece = { $piece ->
    [rock] kámen
    [paper] papír
   *[scissors] nůžky
}
scamorra-word-the-piece = { $piece ->
    [rock] kámen
    [paper] papír
   *[scissors] nůžky
}
scamorra-word-piece-captures = { $piece ->
    [rock] Kámen bere
    [paper] Papír bere
   *[scissors] Nůžky berou
}
scamorra-word-piece-captures-not = { $piece ->
    [rock] Kámen nebere
    [paper] Papír nebere
   *[scissors] Nůžky neberou
}
scamorra-word-piece-returns = { $piece ->
    [rock] kámen se vrací
    [paper] papír se vrací
   *[scissors] nůžky se vracejí
}
scamorra-word-piece-stands = { $piece ->
    [rock] Kámen už je
    [paper] Papír už je
   *[scissors] Nůžky už jsou
}
scamorra-word-piece-enters = { $piece ->
    [rock] Kámen smí
    [paper] Papír smí
   *[scissors] Nůžky smějí
}
scamorra-word-piece-uncaptured = { $piece ->
    [rock] Kámen není sebraný
    [paper] Papír není sebraný
   *[scissors] Nůžky nejsou sebrané
}
scamorra-word-taken = { $taken ->
    [rock] kámen
    [paper] papír
   *[scissors] nůžky
}
scamorra-word-symbol = { $symbol ->
    [rock] kámen
    [paper] papír
   *[scissors] nůžky
}
scamorra-word-south = { $south ->
    [rock] kámen
    [paper] papír
   *[scissors] nůžky
}
scamorra-word-north = { $north ->
    [rock] kámen
    [paper] papír
   *[scissors] nůžky
}
scamorra-word-winners = { $winners ->
    [S] Jih
    [N] Sever
   *[other] { $winners }
}
scamorra-ending = { $reason ->
    [knockout] { scamorra-outcome-knockout }
    [points] { scamorra-outcome-points }
    [draw] { scamorra-outcome-draw }
    [resign] { scamorra-outcome-resign }
    [time] { scamorra-outcome-time }
    [abandon] { scamorra-outcome-abandon }
    [fifteen] { scamorra-outcome-fifteen }
   *[other] { $reason }
}

## Co se děje
scamorra-event-draw = { $card ->
    [hidden] { scamorra-word-seat } si líže kartu.
   *[other] { scamorra-word-seat } si líže { scamorra-word-a-card }.
}
scamorra-event-coppella = { $card ->
    [hidden] { scamorra-word-seat } odkládá vyřazenou kartu.
   *[other] { scamorra-word-seat } odkládá vyřazenou kartu: { scamorra-word-a-card }.
}
scamorra-event-initiative = { scamorra-word-seat } má iniciativu.
scamorra-event-throw = { $symbol ->
    [hidden] { scamorra-word-seat } už má vybráno.
   *[other] { scamorra-word-seat } volí { scamorra-word-symbol }.
}
scamorra-event-throws = Jih ukazuje { scamorra-word-south }, Sever { scamorra-word-north }.
scamorra-event-tie = Oba ukazují { scamorra-word-symbol }: opakuje se.
scamorra-event-package = { $choice ->
    [move-first] { scamorra-word-seat } bude rozmisťovat jako druhý a táhnout jako první.
   *[place-first] { scamorra-word-seat } bude rozmisťovat jako první a táhnout jako druhý.
}
scamorra-event-place = { scamorra-word-seat } klade { scamorra-word-the-piece } na { $to }.
scamorra-event-move = { scamorra-word-seat } hraje { scamorra-word-the-card }: { scamorra-word-piece } { $from }–{ $to }.
scamorra-event-capture = { scamorra-word-piece-captures } { scamorra-word-taken } na { $square }. { scamorra-word-seat } má { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
scamorra-event-reenter = { scamorra-word-seat } hraje { scamorra-word-a-card }: { scamorra-word-piece-returns } do hry na { $to }.
scamorra-event-discard = { scamorra-word-seat } odhazuje { scamorra-word-a-card } a netáhne.
scamorra-event-end = { $winners-count ->
    [0] Nikdo nevyhrává: { scamorra-ending }.
   *[other] Vyhrává { scamorra-word-winners }: { scamorra-ending }.
}

## Jak to skončilo
scamorra-outcome-knockout = vyřazení (KO), na desce zbyly jen figurky vítěze
scamorra-outcome-points = rozhodly body
scamorra-outcome-draw = body jsou vyrovnané, remíza
scamorra-outcome-resign = poražená strana se vzdala
scamorra-outcome-time = poražené straně došel čas
scamorra-outcome-abandon = poražená strana hru opustila
scamorra-outcome-fifteen = cíl zápasu je dosažen

## Proč tah není dovolen
scamorra-why-over = Hra skončila: { scamorra-ending }.
scamorra-why-watcher = Hrají jen oba hráči; ty se díváš.
scamorra-why-agree = V této hře se na remíze nelze dohodnout: hraj dál, nebo se vzdej.
scamorra-why-chance = Karty ani los si nikdo nevybírá.
scamorra-why-not-due = Tato karta nebo los teď není na řadě.
scamorra-why-wait = Počkej, až budou karty rozdány.
scamorra-why-phase = { $phase ->
    [lot] Nejdřív se o iniciativu hraje kámen-nůžky-papír.
    [package] Nejdřív držitel iniciativy volí: táhnout první, nebo rozmisťovat první.
    [placement] Nejdřív musí být na desce všech šest figurek.
   *[other] Figurky jsou rozmístěny: zahraj kartu.
}
scamorra-why-thrown = Vybíráš jen jednou a jen za sebe.
scamorra-why-turn = Na tahu je { scamorra-word-seat }.
scamorra-why-placed = { scamorra-word-piece-stands } na desce.
scamorra-why-home = { scamorra-word-piece-enters } do hry jen v tvém domově, na řadě { $rank }.
scamorra-why-occupied = Pole { $to } není prázdné.
scamorra-why-no-card = Nemáš v ruce { scamorra-word-a-card }.
scamorra-why-not-dead = { scamorra-word-card-lives }, proto se tato karta nesmí odhodit: použij ji, nebo zahraj jinou.
scamorra-why-reentry-card = Sebranou figurku vrací do hry jen karta pěšce.
scamorra-why-not-captured = { scamorra-word-piece-uncaptured }.
scamorra-why-no-piece = Na { $from } nestojí žádná figurka.
scamorra-why-not-yours = Figurka na { $from } není tvoje.
scamorra-why-stay = Figurka musí opustit své pole.
scamorra-why-own-piece = Na { $to } stojí tvoje figurka.
scamorra-why-cannot-capture = { scamorra-word-piece-captures-not } { scamorra-word-taken } { scamorra-word-with-card }: to dokáže jen král.
scamorra-why-shape = { scamorra-word-card-moves-not } z { $from } na { $to }.
scamorra-why-too-far = { $from }–{ $to } je příliš daleko: nejvýše tři pole.
scamorra-why-jump = V cestě stojí figurka na { $at }.
scamorra-why-pawn-blocked = Pěšec jde rovně jen na prázdné pole: { $to } je obsazeno.
scamorra-why-pawn-diagonal = Pěšec jde úhlopříčně, jen když bere: { $to } je prázdné.

## U opravdové desky
scamorra-count-points = Body
scamorra-count-points-knockout = Vyřazení (KO): +10
scamorra-count-points-goal = { $player } má { $goal } bodů a vyhrává.
scamorra-edit-pieces = Figurky
scamorra-edit-hand = Karty strany na tahu
scamorra-edit-R = Jih: kámen
scamorra-edit-P = Jih: papír
scamorra-edit-S = Jih: nůžky
scamorra-edit-r = Sever: kámen
scamorra-edit-p = Sever: papír
scamorra-edit-s = Sever: nůžky
scamorra-edit-turn-S = Hraje Jih
scamorra-edit-turn-N = Hraje Sever
scamorra-edit-card-K = Král
scamorra-edit-card-Q = Dáma
scamorra-edit-card-B = Střelec
scamorra-edit-card-N = Jezdec
scamorra-edit-card-R = Věž
scamorra-edit-card-P = Pěšec
scamorra-edit-unseen = Zadáváš jen karty toho, kdo je na tahu. Karty obou balíčků, které nikdo nevidí, jsou doplněny tak, aby pozice byla možná: ruka druhé strany je jen odhad.
scamorra-try-move = Karta táhne figurkou
scamorra-try-reenter = Pěšec vrací figurku
scamorra-try-discard = Karta se odhodí bez tahu
scamorra-try-move-K = Král
scamorra-try-move-Q = Dáma
scamorra-try-move-B = Střelec
scamorra-try-move-N = Jezdec
scamorra-try-move-R = Věž
scamorra-try-move-P = Pěšec
scamorra-try-discard-K = Král
scamorra-try-discard-Q = Dáma
scamorra-try-discard-B = Střelec
scamorra-try-discard-N = Jezdec
scamorra-try-discard-R = Věž
scamorra-try-discard-P = Pěšec
scamorra-try-reenter-R = Kámen
scamorra-try-reenter-P = Papír
scamorra-try-reenter-S = Nůžky
scamorra-why-position-empty = Na desce musí stát aspoň jedna figurka.
scamorra-why-position-knockout = { $side ->
    [S] Jih už nemá žádnou figurku: hra skončila.
   *[N] Sever už nemá žádnou figurku: hra skončila.
}
scamorra-why-position-hand = { $side ->
    [S] Jih tu musí mít v ruce karet: { $expected }.
   *[N] Sever tu musí mít v ruce karet: { $expected }.
}
scamorra-why-position-hand-full = V ruce jsou nejvýš { $most } karty: nejdřív jednu odeber.
scamorra-why-position-hand-order = Nejdřív líže Jih: než začne lízat Sever, musí mít v ruce { $most } karty, ne { $count }.
scamorra-why-position-coppella-hidden = U tohoto stolu vyřazené karty nikdo nevidí: údaj coppella vynech.
scamorra-why-position-coppella-order = Nejdřív se odkládá vyřazená karta Jihu, pak Severu a teprve potom se líže do ruky.
scamorra-why-position-piece-twice = { $piece } je tu dvakrát: každá strana má od každého symbolu jednu figurku.
scamorra-why-position-home = { $side ->
    [S] Jih staví figurky jen na řadu { $rank }.
   *[N] Sever staví figurky jen na řadu { $rank }.
}
scamorra-why-position-placed = Figurky se stavějí střídavě: při { $to } nemůže jich mít Jih na desce { $south } a Sever { $north }.
scamorra-why-position-played = Hraje se střídavě: je-li na tahu { $to }, nemůže mít Jih zahraných karet { $south } a Sever { $north }.
scamorra-why-position-score = { $side ->
    [S] Jih musí mít bodů aspoň { $least }: tolik figurek ztratil Sever.
   *[N] Sever musí mít bodů aspoň { $least }: tolik figurek ztratil Jih.
}
scamorra-why-position-first-game = game=0 patří k phase=first a jen k němu; tady je game { $given }.
scamorra-why-position-total = total nemůže být menší než before={ $before }.
scamorra-why-position-total-reached = S { $target } body zápas končí: total musí být menší.
scamorra-why-position-winner = Výhra strany { $given } není možná: vítěz vede a má aspoň { $target } bodů.

## Co teď
scamorra-prompt-wait = Hraje { scamorra-word-seat }.
scamorra-prompt-deal = Rozdávají se karty.
scamorra-prompt-throw = O iniciativu: kámen, papír, nebo nůžky?
scamorra-prompt-thrown = Vybráno. Čeká se na druhou ruku.
scamorra-prompt-package = Máš iniciativu: táhnout první, nebo rozmisťovat první?
scamorra-prompt-package-move-first = Táhnout první
scamorra-prompt-package-place-first = Rozmisťovat první
scamorra-prompt-package-move-first-help = Figurky stavíš vždy až po soupeři a vidíš, kam je dává, ale první tah je na tobě.
scamorra-prompt-package-place-first-help = Figurky stavíš dřív; první tah pak musí udělat soupeř.
scamorra-prompt-place = { $count ->
    [one] Polož poslední figurku do svého domova.
    [few] Polož figurku do svého domova: zbývají { $count }.
   *[other] Polož figurku do svého domova: zbývá { $count }.
}
scamorra-prompt-card = { $count ->
    [one] Zahraj poslední kartu.
    [few] Zahraj kartu: vyber jednu ze { $count }.
   *[other] Zahraj kartu: vyber jednu z { $count }.
}
scamorra-prompt-piece = { scamorra-card-named }: vyber zářící figurku.
scamorra-prompt-target = Vyber, kam půjde.
scamorra-prompt-reenter = Vyber sebranou figurku a prázdné pole svého domova.
scamorra-prompt-reenter-or-discard = Vrať sebranou figurku na prázdné pole svého domova, nebo kartu odhoď.
scamorra-prompt-dead = Tato karta nemá tah: odhoď ji, nebo vyber jinou.
scamorra-prompt-discard = Odhodit
scamorra-prompt-king = Tuto figurku sebere jen karta krále: pravidlo kámen-nůžky-papír pro ni neplatí.
scamorra-prompt-next = Hrajeme další partii?
scamorra-card-named = { $card ->
    [K] Král
    [Q] Dáma
    [B] Střelec
    [N] Jezdec
    [R] Věž
   *[P] Pěšec
}

## Stůl pro oči i čtečky obrazovky
scamorra-board-label = La Scamorra, deska 5 krát 5 polí
scamorra-board-square = { $piece ->
    [none] { $square }, prázdné
    [R] { $square }, kámen, { $side }
    [P] { $square }, papír, { $side }
   *[S] { $square }, nůžky, { $side }
}
scamorra-board-hand-label = Tvoje karty
scamorra-board-other-hand = { $count ->
    [one] Soupeř drží jednu kartu.
    [few] Soupeř drží { $count } karty.
   *[other] Soupeř drží { $count } karet.
}
scamorra-board-card = { scamorra-card-named }, { $count ->
    [0] žádný tah
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
scamorra-board-card-selected = Vybraná karta: { scamorra-card-named }.
scamorra-board-can-move = může použít tuto kartu
scamorra-board-is-selected = vybráno
scamorra-board-is-target = cíl
scamorra-board-is-capture = sebrání
scamorra-board-king-only = v nebezpečí jen kvůli tvé kartě krále
scamorra-board-was-from = odtud se táhlo
scamorra-board-was-to = sem se táhlo
scamorra-board-pile = { $count ->
    [0] není co lízat
    [one] zbývá líznout jednu kartu
    [few] zbývá líznout { $count } karty
   *[other] zbývá líznout { $count } karet
}
scamorra-board-played = Odehrané karty: { scamorra-word-seat }
scamorra-board-played-none = zatím žádná
scamorra-board-captured = Sebrané, čekají na návrat
scamorra-board-turn = Tah { $number } z { $turns }
scamorra-board-score = { scamorra-word-seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
scamorra-board-coppella = Vyřazená karta
scamorra-board-coppella-known = Vyřazená karta: { scamorra-card-named }
scamorra-board-coppella-unknown = Vyřazená karta: neznámá
scamorra-board-left = Ještě neviděné
scamorra-board-knockout = Vyřazení (KO)!

## Hra do 15
scamorra-fifteen-name = La Scamorra, hra do 15
scamorra-fifteen-tagline = Několik partií, body se sčítají: vyhrává, kdo jich má jako první patnáct.
scamorra-fifteen-race = { scamorra-word-seat }: { $total } z { $target }
scamorra-fifteen-standing = { $game }. partie: Jih { $totals-1 }, Sever { $totals-2 }; hraje se do { $target }.
scamorra-fifteen-game = { $number }. partie
scamorra-fifteen-next = Další partie
scamorra-fifteen-waiting = Čeká se: { scamorra-word-seat }
scamorra-fifteen-event-between = { $act ->
    [next] { scamorra-word-seat } chce hrát další partii.
    [resign-match] { scamorra-word-seat } vzdává celý zápas.
    [resign] { scamorra-word-seat } vzdává celý zápas.
    [time] { scamorra-word-seat }: čas vypršel.
    [abandon] { scamorra-word-seat } opouští zápas.
   *[deal] Zápas začíná.
}
scamorra-fifteen-event-series-end = Zápas vyhrává { scamorra-word-winners }.

## Volby
scamorra-option-pawn_reentry_forced = Pěšec, který umí jen vrátit figurku
scamorra-option-pawn_reentry_forced-true = musí se tak použít
scamorra-option-pawn_reentry_forced-false = smí se i odhodit
scamorra-option-pawn_capture_dirs = Pěšec bere
scamorra-option-pawn_capture_dirs-forward = úhlopříčně vpřed
scamorra-option-pawn_capture_dirs-all_diagonals = po všech čtyřech úhlopříčkách
scamorra-option-coppella_visibility = Vyřazenou kartu vidí
scamorra-option-coppella_visibility-hidden = nikdo
scamorra-option-coppella_visibility-owner = její majitel
scamorra-option-coppella_visibility-both = obě strany
scamorra-option-discard_view = Odehrané karty
scamorra-option-discard_view-full_history = zůstávají všechny odkryté
scamorra-option-discard_view-top_card_only = odkrytá je jen poslední (hra zpaměti)
scamorra-option-initiative_method = O iniciativě rozhoduje
scamorra-option-initiative_method-random = los
scamorra-option-initiative_method-rps_hand = kámen-nůžky-papír
scamorra-option-turns_per_side = Tahů na stranu
scamorra-option-turns_per_side-15 = 15 (všechny karty)
scamorra-option-turns_per_side-12 = 12 (dokud je co lízat)
scamorra-option-initiative_next_game = Iniciativa v dalších partiích
scamorra-option-initiative_next_game-lot = nový los
scamorra-option-initiative_next_game-alternate = střídá se
scamorra-option-initiative_next_game-previous_loser = má ji, kdo prohrál minulou partii
scamorra-option-fifteen_check = Cíl zápasu platí
scamorra-option-fifteen_check-immediate = hned, i uprostřed partie
scamorra-option-fifteen_check-end_of_game = na konci partie
scamorra-option-ko_bonus_includes_capture = Prémie za vyřazení (KO)
scamorra-option-ko_bonus_includes_capture-true = se přičte k bodu za poslední sebrání
scamorra-option-ko_bonus_includes_capture-false = nahradí bod za poslední sebrání
scamorra-option-match_target = Body, které vyhrají zápas
scamorra-option-ko_bonus = Prémie za vyřazení (KO)
scamorra-option-giving_up = Kdo v zápase vzdá partii
scamorra-option-giving_up-as_knockout = prohrává ji jako vyřazením
scamorra-option-giving_up-captures_only = nechává soupeři jen body za sebrání; odchodem prohrává zápas
scamorra-option-match_target-n = { $n }
scamorra-option-ko_bonus-n = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}

## Témata úloh
scamorra-theme-capture = Braní
scamorra-theme-reenter = Návrat figurky
scamorra-theme-discard = Odhození karty
scamorra-theme-place = Rozmístění
