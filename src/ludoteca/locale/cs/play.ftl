# Co se říká v každé hře: dohody a série.

play-why-offer-again = Nabídku už máš podanou; před další nejprve táhni.
play-why-no-offer = Nemáš žádnou nabídku, kterou by šlo vzít zpět.
play-why-back-nothing = Nemáš tu žádný tah, který by šlo vzít zpět.
play-why-back-revealed = Mezitím byla vidět karta, kostka nebo něco skrytého: tah platí.
play-why-clock-unreadable = „{ $clock }“ není čas, který by tento web znal.
play-why-clock-range = Čas „{ $clock }“ je mimo meze: { $low } až { $high }.
play-why-clock-real-time = Hra v reálném čase má vlastní časové limity, hodiny k ní nepatří.
play-why-not-agreed = Ještě nesouhlasí všichni: chybí { $seats }.
play-why-called-off = Hra skončila.
play-why-judge = Rozhodčí je zavolán: dokud nerozhodne, nehraje se.
play-why-ruled = Rozhodčí zápas ukončil.
play-why-no-call = Rozhodčího teď nejde zavolat.
play-why-ruling-unreadable = Rozhodnutí potřebuje výrok a důvod na jednom řádku.
play-why-ruling-seconds = Sekundy má jen rozhodnutí „time“ a potřebuje je.
play-why-ruling-late = Zápas skončil.
play-why-ruling-no-flag = Rozhodčího nikdo nezavolal.
play-why-ruling-no-more = Partie už dál nemůže: její tahy jsou vyčerpané.
play-why-ruling-none = Není žádné rozhodnutí, které by šlo vzít zpět.
play-why-ruling-gone-on = Po rozhodnutí se už hrálo dál.
play-why-ruling-no-game = Není tu partie zápasu, o které by šlo rozhodnout.
play-why-paused = Turnaj je přerušen: dokud nepokračuje, nehraje se.
play-why-no-pause = Zápas teď nejde přerušit ani znovu spustit.
play-why-series-over = Zápas skončil.
play-why-series-between = Právě se nehraje žádná partie, není se na čem dohodnout.
play-why-series-turn = O tomhle nerozhoduješ ty.
play-why-series-choice = Očekává se { $expected }.
play-why-not-started = Závod ještě nezačal.
play-why-hasty = Tvé poslední stisknutí neplatilo: počkej půl vteřiny.
play-why-tumbling = Tvůj hod se ještě nezastavil.

play-event-offer = { $seat } nabízí konec hry.
play-event-withdraw = { $seat } bere nabídku zpět.
play-event-take-back = { $seat } bere tah zpět.
play-event-call-off = Hra je zrušena.
play-event-call-judge = { $seat } volá rozhodčího.
play-event-ruling = { $verdict ->
        [win] { $stake ->
            [game] Rozhodčí rozhodl: { $seat } vyhrává partii.
           *[match] Rozhodčí rozhodl: vyhrává { $seat }.
        }
        [forfeit] { $stake ->
            [game] Rozhodčí rozhodl: { $seat } prohrává partii.
           *[match] Rozhodčí rozhodl: { $seat } prohrává zápas.
        }
        [null] { $stake ->
            [game] Rozhodčí rozhodl: partie je neplatná a začíná znovu.
           *[match] Rozhodčí rozhodl: partie je neplatná.
        }
        [play-on] Rozhodčí rozhodl: hrajte dál.
        [stands] Rozhodčí rozhodl: platí výsledek podle pravidel.
        [time] Rozhodčí rozhodl: { $seconds } s navíc pro { $seat }.
        [warning] Rozhodčí rozhodl: napomenutí pro { $seat }.
       *[reverse] Rozhodčí rozhodl: poslední rozhodnutí je vzato zpět.
    } { $why }
play-event-pause = Turnaj je přerušen: hodiny stojí.
play-event-resume = Turnaj pokračuje.
play-outcome-ruling = z rozhodnutí rozhodčího
play-outcome-ruling-null = rozhodčí ji prohlásil za neplatnou
play-outcome-ruling-forfeit = kontumačně, z rozhodnutí rozhodčího
play-event-between = { $seat ->
    [chance] Los určil: { $act } { $who }
   *[other] { $seat }: { $act } { $who }
}
play-event-game = Začíná { $number }. partie.
play-event-series-end = Zápas skončil.

## Volby a záznamy
play-why-option-unknown = Tato hra nemá volbu „{ $option }“. Má tyto: { $expected }
play-why-option-value = Volba { $option } nemůže být „{ $value }“. Možné hodnoty: { $expected }
play-why-unknown-game = Hra „{ $game }“ tu není. Jsou tu: { $expected }
play-why-rules-version = Verze pravidel „{ $version }“ tu není známa. Známé: { $expected }
play-why-no-such-seat = Místo „{ $seat }“ tu není. Jsou tu: { $expected }
play-why-record-big = Záznam je příliš dlouhý.
play-why-record-foreign = Tohle není záznam: první řádek záznamu zní „Ludoteca: 1“.
play-why-record-truncated = Řádek { $line }: záznam je tu useknutý.
play-why-record-line-long = Řádek { $line } má víc než { $limit } bajtů.
play-why-record-encoding = Řádek { $line } obsahuje znaky, které nejsou text.
play-why-record-game = Řádek { $line }: hra „{ $game }“ tu není.
play-why-record-rules = Řádek { $line }: verze pravidel „{ $value }“ tu není známa.
play-why-record-options = Řádek { $line }: s těmito volbami se hrát nedá.
play-why-record-seat = Řádek { $line }: tato hra nemá místo „{ $seat }“.
play-why-record-seats = Řádek { $line }: hlavička má uvádět místa v tomto pořadí: { $expected }.
play-why-record-value = Řádek { $line }: údaj { $header } nelze přečíst.
play-why-record-missing = Řádek { $line }: chybí údaj { $header }.
play-why-record-no-chance = Řádek { $line }: hra bez náhody údaj { $header } nemá.
play-why-record-commitment = Řádek { $line }: tajemství neodpovídá svému závazku.
play-why-record-promise = Řádek { $line }: místo { $seat } odhalilo jiné číslo, než slíbilo.
play-why-record-header = Řádek { $line }: takový údaj záznam v hlavičce nemá.
play-why-record-twice = Řádek { $line }: „{ $header }“ je tu dvakrát.
play-why-record-order = Řádek { $line }: údaj { $header } patří před { $before }.
play-why-record-version = Řádek { $line }: záznamy verze „{ $value }“ tu nelze číst.
play-why-record-hex = Řádek { $line }: „{ $value }“ není číslo, které sem patří.
play-why-record-illegal = Řádek { $line }: tah { $move } pravidla nedovolují.
play-why-record-entry = Řádek { $line }: { $move } tu hrát nejde.
play-why-record-not-over = Řádek { $line }: podle záznamu hra skončila, jeho tahy ji ale neukončují.
play-why-record-result = Řádek { $line }: z tahů vychází jiný výsledek: { $value }.
play-why-record-shape = Řádek { $line }: řádek má číslo, místo, tah a čas, například „{ $example }“.
play-why-record-ply = Řádek { $line }: tady má být číslo { $expected }.
play-why-record-time = Řádek { $line }: „{ $value }“ není čas jako 12.345.

## Pozice a tahy psané rukou
play-why-position-shape = Pozice se píše { $shape }. Tahle má { $count ->
    [one] jednu část.
    [few] { $count } části.
   *[other] { $count } částí.
}
play-why-position-fields = Očekávají se tyto údaje v tomto pořadí: { $expected }
play-why-position-unknown-field = Údaj „{ $field }“ sem nepatří. Očekává se: { $expected }
play-why-position-field-twice = Údaj { $field } je tu dvakrát.
play-why-position-missing = Chybí: { $field }.
play-why-position-value = { $field }: „{ $given }“ tu být nemůže. Možné hodnoty: { $expected }
play-why-position-number = { $field }: „{ $given }“ tu být nemůže. Očekává se číslo od { $low } do { $high }.
play-why-position-twice = { $field }: „{ $given }“ je tu dvakrát.
play-why-position-most = { $field }: { $count } je příliš mnoho; nejvýš { $most }.
play-why-position-must = Je-li { $beside }, musí být { $field } { $expected }.
play-why-position-without = Je-li { $beside }, údaj { $field } tu být nesmí.
play-why-position-only = { $field } může být jen tehdy, když je { $needs }.
play-why-position-ranks = Počet řad desky je { $count }, má být { $expected }.
play-why-position-width = Počet polí v řadě { $rank } je { $count }, má být { $expected }.
play-why-position-letter = Řada { $rank }: „{ $letter }“ tu nic neznamená. Možné znaky: { $expected }
play-why-position-square = Pole „{ $square }“ na této desce není: pole jsou od a1 do { $last }.
play-why-position-tool = „{ $tool }“ se tu zadat nedá.
play-why-position-series = Napiš zápas, pak „ | “ a pak pozici partie.
play-why-position-series-now = S touto partií na stole se zápas zapisuje { $expected }, ne { $given }.
play-why-position-series-start = Před první partií je deska { $expected }
play-why-move-such = „{ $move }“ nelze přečíst jako tah. Tahy se píšou takto: { $such }
play-why-move-seat = „{ $move }“: očekává se místo ({ $expected }), mezera a tah.
play-why-move-chance = „{ $move }“ teď náhodou nastat nemůže.

# Odkud pochází odmítnutí, které není v žádném oddílu pravidel hry.
play-rule-notation = zápis tahů a pozic
play-rule-records = záznamy partií
play-rule-agreement = dohoda
play-rule-take-back = vrácení tahu
play-rule-clock = hodiny
