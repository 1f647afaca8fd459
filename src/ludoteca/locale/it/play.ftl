# Quel che si dice in ogni gioco: accordi e serie.

play-why-offer-again = Hai già fatto la tua proposta: muovi prima di farne un’altra.
play-why-no-offer = Non hai proposte da ritirare.
play-why-back-nothing = Qui non hai mosse da riprendere.
play-why-back-revealed = Da allora si è vista una carta, un dado o qualcosa di coperto: la mossa resta.
play-why-clock-unreadable = “{ $clock }” non è un orologio che questo sito conosce.
play-why-clock-range = L’orologio “{ $clock }” è fuori dai limiti: da { $low } a { $high }.
play-why-clock-real-time = Una partita in tempo reale ha già i suoi tempi e non vuole orologio.
play-why-not-agreed = Non tutti hanno accettato: manca { $seats }.
play-why-called-off = La partita è finita.
play-why-series-over = La sfida è finita.
play-why-series-between = In questo momento non si gioca nessuna partita: non c’è nulla su cui accordarsi.
play-why-series-turn = Non tocca a te decidere.
play-why-series-choice = Ci si aspettava { $expected }.
play-why-not-started = La corsa non è ancora cominciata.
play-why-hasty = Hai premuto troppo presto e non vale: aspetta mezzo secondo.
play-why-tumbling = Quello che hai lanciato non si è ancora fermato.

play-event-offer = { $seat }: proposta di chiudere la partita.
play-event-withdraw = { $seat }: proposta ritirata.
play-event-take-back = { $seat }: mossa ripresa.
play-event-call-off = { $seat } annulla la partita.
play-event-between = { $seat ->
    [chance] La sorte dice { $act } { $who }
   *[other] { $seat }: { $act } { $who }
}
play-event-game = Comincia la partita { $number }.
play-event-series-end = La sfida è finita.
