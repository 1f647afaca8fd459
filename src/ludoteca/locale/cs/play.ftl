# Co se říká v každé hře: dohody a série.

play-why-offer-again = Nabídku už máš podanou; před další nejprve táhni.
play-why-no-offer = Nemáš žádnou nabídku, kterou by šlo vzít zpět.
play-why-not-agreed = Ještě nesouhlasí všichni: chybí { $seats }.
play-why-series-over = Zápas skončil.
play-why-series-between = Právě se nehraje žádná partie, není se na čem dohodnout.
play-why-series-turn = O tomhle nerozhoduješ ty.
play-why-series-choice = Očekává se { $expected }.
play-why-not-started = Závod ještě nezačal.
play-why-hasty = Tvé poslední stisknutí neplatilo: počkej půl vteřiny.
play-why-tumbling = Tvůj hod se ještě nezastavil.

play-event-offer = { $seat } nabízí konec hry.
play-event-withdraw = { $seat } bere nabídku zpět.
play-event-between = { $seat ->
    [chance] Los určil: { $act } { $who }
   *[other] { $seat }: { $act } { $who }
}
play-event-game = Začíná { $number }. partie.
play-event-series-end = Zápas skončil.
