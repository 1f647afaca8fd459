# Latrunculi: co hra říká. Pole jsou jména jako e4; strana je w nebo b.

latrunculi-name = Latrunculi
latrunculi-tagline = Římské šachy: sevři soupeřovy kameny v řadách a nikdy se nezastav mezi dvěma z nich.
latrunculi-intro-1 = Cíl: sevři soupeřovy kameny, jeden nebo celou řadu, mezi dva své.
latrunculi-intro-2 = Tah: posuň jeden kámen rovně, jako věž, kam až je volno.
latrunculi-intro-3 = Výhra: soupeři zbude jediný kámen, nebo nemá kam táhnout.
latrunculi-match-name = Latrunculi, zápas
latrunculi-match-tagline = Neplatná partie se hraje znovu s vyměněnými stranami, dokud někdo nevyhraje.
latrunculi-seat-w = Bílý
latrunculi-seat-b = Černý

## Proč tah není dovolen
latrunculi-why-over = Partie skončila: { latrunculi-ending }.
latrunculi-why-watcher = Hrají jen oba hráči; ty se díváš.
latrunculi-why-turn = Na tahu je soupeř.
latrunculi-why-no-man = Na poli { $from } není žádný kámen.
latrunculi-why-not-yours = Kámen na poli { $from } není tvůj.
latrunculi-why-pass = Táhnout se musí: tah nelze vynechat.
latrunculi-why-not-straight = Kámen táhne jako věž, po řadě nebo po sloupci: { $from } a { $to } neleží v přímce.
latrunculi-why-jump = Kámen nepřeskakuje jiné: jeden stojí na poli { $at }.
latrunculi-why-occupied = Na poli { $to } už kámen stojí.
latrunculi-why-option-judge-human = Pro tento zápas nelze rozhodčího určit: rozhodují pravidla.
latrunculi-why-suicide = Sebevražedný tah: kámen se nesmí zastavit mezi dvěma soupeřovými, a { $to } svírají { $between }.

## Co se stalo: jak to říkají události
latrunculi-event-move = z { $from } na { $to }
latrunculi-event-capture = { $squares-count ->
    [one] zajat kámen na poli { $squares }
    [few] zajaty { $squares-count } kameny: { $squares }
   *[other] zajato { $squares-count } kamenů: { $squares }
}
latrunculi-event-end = { $winners-count ->
    [0] nevyhrává nikdo: { latrunculi-ending }
   *[other] vyhrává { $winners }: { latrunculi-ending }
}

## Co se stalo: věty do záznamu a pro čtečku obrazovky
latrunculi-log-move = { $side ->
    [w] Bílý táhne z { $from } na { $to }.
   *[b] Černý táhne z { $from } na { $to }.
}
latrunculi-log-capture = { $side ->
    [w] { $count ->
        [one] Bílý bere kámen na poli { $squares }.
        [few] Bílý bere { $count } kameny: { $squares }.
       *[other] Bílý bere { $count } kamenů: { $squares }.
    }
   *[b] { $count ->
        [one] Černý bere kámen na poli { $squares }.
        [few] Černý bere { $count } kameny: { $squares }.
       *[other] Černý bere { $count } kamenů: { $squares }.
    }
}
latrunculi-log-end = { $winner ->
    [w] Vyhrává bílý: { latrunculi-ending }.
    [b] Vyhrává černý: { latrunculi-ending }.
   *[nobody] Nevyhrává nikdo: { latrunculi-ending }.
}

## Jak to skončilo
latrunculi-outcome-reduction = soupeři zbyl nanejvýš jeden kámen
latrunculi-outcome-reduction-lost = zbyl ti nanejvýš jeden kámen
latrunculi-outcome-block = soupeř je zablokován a nemá žádný dovolený tah
latrunculi-outcome-block-lost = nemáš žádný dovolený tah
latrunculi-outcome-block-draw = strana na tahu je zablokována, u tohoto stolu remíza
latrunculi-outcome-stall-material = nastal mrtvý bod a spočítaly se kameny
latrunculi-outcome-stall-null = nastal mrtvý bod a partie je neplatná
latrunculi-outcome-stall-draw = nastal mrtvý bod, u tohoto stolu remíza
latrunculi-agreed = Rozhodlo by se jako na mrtvém bodě.
latrunculi-outcome-resign = soupeř se vzdal
latrunculi-outcome-time = soupeři došel čas
latrunculi-outcome-abandon = soupeř partii opustil
latrunculi-outcome-decider-second = rozhodující partii nevyhrál nikdo, a tak připadá straně, která táhla jako druhá
latrunculi-outcome-decider-null = rozhodující partie je neplatná a právě to bylo zvoleno za výhru
latrunculi-ending = { $reason ->
    [reduction] { latrunculi-outcome-reduction }
    [block] { latrunculi-outcome-block }
    [block-draw] { latrunculi-outcome-block-draw }
    [stall-material] { latrunculi-outcome-stall-material }
    [stall-null] { latrunculi-outcome-stall-null }
    [stall-draw] { latrunculi-outcome-stall-draw }
    [resign] { latrunculi-outcome-resign }
    [time] { latrunculi-outcome-time }
    [abandon] { latrunculi-outcome-abandon }
    [decider-second] { latrunculi-outcome-decider-second }
    [decider-null] { latrunculi-outcome-decider-null }
   *[other] { $reason }
}

## U opravdové desky
latrunculi-count-won = Vyhrané partie
latrunculi-count-quiet = Tahy bez zajetí
latrunculi-count-quiet-capture = Zajetí
latrunculi-count-quiet-goal = Tahů bez zajetí: { $goal }. Nastal mrtvý bod.
latrunculi-edit-men = Kameny
latrunculi-edit-w = Bílý kámen
latrunculi-edit-b = Černý kámen
latrunculi-edit-turn-w = Na tahu je bílý
latrunculi-edit-turn-b = Na tahu je černý
latrunculi-try-move = Z jednoho pole na druhé
latrunculi-why-position-men = { $side ->
    [w] Bílý má kamenů { $count }, ale smí jich mít nejvýš { $most }.
   *[b] Černý má kamenů { $count }, ale smí jich mít nejvýš { $most }.
}
latrunculi-why-position-reduced = Aspoň jedna strana musí mít dva kameny.
latrunculi-why-position-counted = Údaj men je tu po partii a před další, a jen tehdy.

## Výzvy
latrunculi-prompt-move = Jsi na tahu: vyber kámen
latrunculi-prompt-target = Vyber pole pro kámen z { $from }
latrunculi-prompt-wait = { $side ->
    [w] Na tahu je bílý
   *[b] Na tahu je černý
}

## Pole, pro čtečku obrazovky
latrunculi-square-empty = { $square }, prázdné
latrunculi-square-white = { $square }, bílý kámen
latrunculi-square-black = { $square }, černý kámen
latrunculi-square-selected = { $square }, tvůj kámen, vybraný
latrunculi-square-target = { $square }, prázdné, dosažitelné
latrunculi-square-banned = { $square }, prázdné, zakázané: svírají je { $between }
latrunculi-square-captured = { $square }, prázdné, zde byl zajat kámen

## Vedle desky
latrunculi-men = { $side ->
    [w] { $count ->
        [one] Bílý: { $count } kámen
        [few] Bílý: { $count } kameny
       *[other] Bílý: { $count } kamenů
    }
   *[b] { $count ->
        [one] Černý: { $count } kámen
        [few] Černý: { $count } kameny
       *[other] Černý: { $count } kamenů
    }
}
latrunculi-quiet = Tahy bez zajetí: { $n } z { $limit }
latrunculi-repetition = { $n ->
    [one] Tato pozice je nová.
   *[other] Tato pozice nastala už { $n }krát; při { $limit }. výskytu nastane mrtvý bod.
}
latrunculi-verdict-now-w = Kdyby teď nastal mrtvý bod, vyhrál by podle počtu kamenů bílý.
latrunculi-verdict-now-b = Kdyby teď nastal mrtvý bod, vyhrál by podle počtu kamenů černý.
latrunculi-verdict-now-null = Kdyby teď nastal mrtvý bod, nevyhrál by nikdo.
latrunculi-verdict-now-draw = Kdyby teď nastal mrtvý bod, partie by skončila remízou.
latrunculi-verdict-now-second-w = Kdyby teď nastal mrtvý bod, vyhrál by bílý: kamenů je stejně a bílý táhne jako druhý.
latrunculi-verdict-now-second-b = Kdyby teď nastal mrtvý bod, vyhrál by černý: kamenů je stejně a černý táhne jako druhý.
latrunculi-verdict-now-decider-w = Kdyby teď nastal mrtvý bod, zápas by získal bílý.
latrunculi-verdict-now-decider-b = Kdyby teď nastal mrtvý bod, zápas by získal černý.

## Volby stolu
latrunculi-option-board = Deska
latrunculi-option-board-8x8 = 8 sloupců, 8 řad
latrunculi-option-board-8x9 = 8 sloupců, 9 řad
latrunculi-option-board-8x10 = 8 sloupců, 10 řad
latrunculi-option-first_move = První tah
latrunculi-option-first_move-white = bílý
latrunculi-option-first_move-black = černý
latrunculi-option-suicide_axes = Zastavit se mezi dvěma soupeřovými kameny je zakázáno
latrunculi-option-suicide_axes-all = v řadách, sloupcích i úhlopříčkách
latrunculi-option-suicide_axes-orthogonal = jen v řadách a sloupcích
latrunculi-option-suicide_axes-off = nikdy
latrunculi-option-suicide_scope = Zákaz posuzuje
latrunculi-option-suicide_scope-adjacent = jen tažený kámen
latrunculi-option-suicide_scope-line = celou řadu kamenů, ke které se připojí
latrunculi-option-suicide_if_captures = Sebevražedný tah, který bere, je
latrunculi-option-suicide_if_captures-illegal = zakázán
latrunculi-option-suicide_if_captures-legal = dovolen
latrunculi-option-capture_diagonal = Zajetí na úhlopříčkách
latrunculi-option-capture_diagonal-on = ano
latrunculi-option-capture_diagonal-off = ne
latrunculi-option-corner_capture = Osamělý kámen v rohu berou
latrunculi-option-corner_capture-orthogonal = kameny na obou přilehlých polích
latrunculi-option-corner_capture-all = kameny na všech třech sousedních polích
latrunculi-option-corner_capture-off = žádné kameny
latrunculi-option-line_capture = Brát lze
latrunculi-option-line_capture-any = řady kamenů libovolné délky
latrunculi-option-line_capture-single = jen jednotlivé kameny
latrunculi-option-no_move = Strana bez dovoleného tahu
latrunculi-option-no_move-loss = prohrává
latrunculi-option-no_move-draw = remizuje
latrunculi-option-stall_repetition = Kolik výskytů pozice znamená mrtvý bod
latrunculi-option-stall_repetition-n = { $n }
latrunculi-option-stall_quiet_plies = Kolik tahů bez zajetí znamená mrtvý bod
latrunculi-option-stall_quiet_plies-n = { $n }, počítají se obě strany
latrunculi-option-stall_verdict = Partie na mrtvém bodě
latrunculi-option-stall_verdict-material_then_replay = patří straně s více kameny, při stejném počtu je neplatná
latrunculi-option-stall_verdict-always_replay = je neplatná: nevyhrává nikdo a v zápase se hraje znovu
latrunculi-option-stall_verdict-draw = je remíza a znovu se nehraje
latrunculi-option-judge = Rozhodčí zápasu
latrunculi-option-judge-auto = pravidla
latrunculi-option-judge-human = člověk
latrunculi-option-null_games = Neplatné partie před rozhodující partií
latrunculi-option-null_games-n = { $n ->
    [0] žádná
   *[other] { $n }
}
latrunculi-option-decider = Rozhodující partie po neplatných partiích
latrunculi-option-decider-on = ano
latrunculi-option-decider-off = ne
latrunculi-option-decider_choice = Před rozhodující partií si vylosovaný hráč zvolí
latrunculi-option-decider_choice-first_or_second = zda táhne jako první, nebo jako druhý
latrunculi-option-decider_choice-first_or_null = zda táhne jako první, nebo vyhraje, bude-li neplatná

## Zápas na více partií
latrunculi-event-between = { $act ->
    [white] Podle losu hraje bílými { $who }.
    [replay] Partie byla neplatná, hraje se znovu s vyměněnými stranami.
    [lot] Los určil, že o rozhodující partii volí { $who }.
    [move-first] { $seat } chce v rozhodující partii táhnout jako první.
    [move-second] { $seat } chce v rozhodující partii táhnout jako druhý.
    [null-wins] { $seat } chce vyhrát, bude-li rozhodující partie neplatná.
    [resign] { $seat } vzdává zápas.
    [resign-match] { $seat } vzdává celý zápas.
    [time] { $seat } už nemá čas.
   *[abandon] { $seat } opouští zápas.
}
latrunculi-match-event-series-end = { $reason ->
    [decider-second] Zápas vyhrává { $winners }: { latrunculi-outcome-decider-second }.
    [decider-null] Zápas vyhrává { $winners }: { latrunculi-outcome-decider-null }.
   *[other] { $winners-count ->
        [0] Zápas nevyhrál nikdo.
       *[other] Zápas vyhrává { $winners }.
    }
}
latrunculi-match-standing = { $phase ->
    [choice] Následuje rozhodující partie: { $chooser } volí, zda táhnout jako první, nebo jako druhý.
   *[other] { $game }. partie: bílými hraje { $side-w }, černými { $side-b }.{ $is_decider ->
        [true] { " " }{ latrunculi-match-decider-stall }
       *[other] { "" }
    }
}
latrunculi-match-decider-stall = { $men_decide ->
    [true] Toto je rozhodující partie: při mrtvém bodě vyhrává strana s více kameny, při stejném počtu { $null_wins }.
   *[other] Toto je rozhodující partie: nevyhraje-li ji nikdo, získává zápas { $null_wins }.
}

## Témata úloh
latrunculi-theme-capture = Braní
