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
play-event-call-off = { $seat } ruší hru.
play-event-between = { $seat ->
    [chance] Los určil: { $act } { $who }
   *[other] { $seat }: { $act } { $who }
}
play-event-game = Začíná { $number }. partie.
play-event-series-end = Zápas skončil.

## Volby a záznamy
play-why-option-unknown = Tato hra nemá volbu „{ $option }“.
play-why-option-value = Volba { $option } nemůže být „{ $value }“.
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
