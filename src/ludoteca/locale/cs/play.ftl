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
