# Quel che si dice in ogni gioco: accordi e serie.

play-why-offer-again = Hai già fatto la tua proposta: muovi prima di farne un’altra.
play-why-no-offer = Non hai proposte da ritirare.
play-why-back-nothing = Qui non hai mosse da riprendere.
play-why-back-revealed = Da allora si è vista una carta, un dado o qualcosa di coperto: la mossa resta.
play-why-clock-unreadable = «{ $clock }» non è un orologio che questo sito conosce.
play-why-clock-range = L’orologio «{ $clock }» è fuori dai limiti: da { $low } a { $high }.
play-why-clock-real-time = Una partita in tempo reale ha già i suoi tempi e non vuole orologio.
play-why-not-agreed = Non tutti hanno accettato: manca { $seats }.
play-why-called-off = La partita è finita.
play-why-judge = Il giudice è stato chiamato: non si gioca finché non ha deciso.
play-why-ruled = Il giudice ha chiuso la sfida.
play-why-no-call = Ora non si può chiamare il giudice.
play-why-ruling-unreadable = A una decisione servono un verdetto e un motivo su una riga.
play-why-ruling-seconds = Solo la decisione «time» ha dei secondi, e le servono.
play-why-ruling-late = La sfida è finita.
play-why-ruling-no-flag = Nessuno ha chiamato il giudice.
play-why-ruling-no-more = La partita non può continuare: le sue mosse sono esaurite.
play-why-ruling-none = Non c’è nessuna decisione da ritirare.
play-why-ruling-gone-on = Dopo la decisione si è continuato a giocare.
play-why-ruling-no-game = Non c’è una partita di una sfida su cui decidere.
play-why-paused = L’evento è in pausa: non si gioca finché non riprende.
play-why-no-pause = Ora la sfida non si può né fermare né riprendere.
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
play-event-call-off = La partita è annullata.
play-event-call-judge = { $seat } chiama il giudice.
play-event-ruling = { $verdict ->
        [win] { $stake ->
            [game] Il giudice decide: { $seat } vince la partita.
           *[match] Il giudice decide: vince { $seat }.
        }
        [forfeit] { $stake ->
            [game] Il giudice decide: { $seat } perde la partita.
           *[match] Il giudice decide: { $seat } perde la sfida.
        }
        [null] { $stake ->
            [game] Il giudice decide: la partita è nulla e si ricomincia.
           *[match] Il giudice decide: la partita è nulla.
        }
        [play-on] Il giudice decide: si continua.
        [stands] Il giudice decide: vale l’esito delle regole.
        [time] Il giudice decide: { $seconds } s in più per { $seat }.
        [warning] Il giudice decide: ammonizione per { $seat }.
       *[reverse] Il giudice decide: l’ultima decisione è ritirata.
    } { $why }
play-event-pause = L’evento è in pausa: gli orologi sono fermi.
play-event-resume = L’evento riprende.
play-outcome-ruling = per decisione del giudice
play-outcome-ruling-null = il giudice l’ha dichiarata nulla
play-outcome-ruling-forfeit = persa per decisione del giudice
play-event-between = { $seat ->
    [chance] La sorte dice { $act } { $who }
   *[other] { $seat }: { $act } { $who }
}
play-event-game = Comincia la partita { $number }.
play-event-series-end = La sfida è finita.

## Opzioni e trascrizioni
play-why-option-unknown = Questo gioco non ha l’opzione «{ $option }». Ha invece: { $expected }
play-why-option-value = L’opzione { $option } non può essere «{ $value }». Valori possibili: { $expected }
play-why-unknown-game = Qui non c’è il gioco «{ $game }». Ci sono: { $expected }
play-why-rules-version = La versione «{ $version }» delle regole qui è sconosciuta. Sono note: { $expected }
play-why-no-such-seat = Non c’è il posto «{ $seat }». Ci sono: { $expected }
play-why-record-big = La trascrizione è troppo lunga.
play-why-record-foreign = Questa non è una trascrizione: la prima riga di una trascrizione è «Ludoteca: 1».
play-why-record-truncated = Riga { $line }: qui la trascrizione è troncata.
play-why-record-line-long = La riga { $line } supera i { $limit } byte.
play-why-record-encoding = La riga { $line } contiene caratteri che non sono testo.
play-why-record-game = Riga { $line }: qui non c’è nessun gioco «{ $game }».
play-why-record-rules = Riga { $line }: la versione «{ $value }» delle regole qui è sconosciuta.
play-why-record-options = Riga { $line }: non si può giocare con queste opzioni.
play-why-record-seat = Riga { $line }: in questo gioco non c’è il posto «{ $seat }».
play-why-record-seats = Riga { $line }: le intestazioni devono nominare i posti in quest’ordine: { $expected }.
play-why-record-value = Riga { $line }: l’intestazione { $header } non si può leggere.
play-why-record-missing = Riga { $line }: manca l’intestazione { $header }.
play-why-record-no-chance = Riga { $line }: un gioco senza sorte non ha l’intestazione { $header }.
play-why-record-commitment = Riga { $line }: il segreto non corrisponde all’impegno dichiarato.
play-why-record-promise = Riga { $line }: il posto { $seat } ha rivelato un numero diverso da quello promesso.
play-why-record-header = Riga { $line }: questa non è un’intestazione di una trascrizione.
play-why-record-twice = Riga { $line }: «{ $header }» compare due volte.
play-why-record-order = Riga { $line }: l’intestazione { $header } va prima di { $before }.
play-why-record-version = Riga { $line }: qui non si leggono trascrizioni della versione «{ $value }».
play-why-record-hex = Riga { $line }: «{ $value }» non è il numero che serve qui.
play-why-record-illegal = Riga { $line }: le regole non permettono { $move }.
play-why-record-entry = Riga { $line }: qui non si può giocare { $move }.
play-why-record-not-over = Riga { $line }: secondo la trascrizione la partita è finita, ma le mosse non la concludono.
play-why-record-result = Riga { $line }: le mosse danno un altro risultato: { $value }.
play-why-record-shape = Riga { $line }: una riga ha numero, posto, mossa e tempo, come «{ $example }».
play-why-record-ply = Riga { $line }: qui va il numero { $expected }.
play-why-record-time = Riga { $line }: «{ $value }» non è un tempo come 12.345.

## Posizioni e mosse scritte a mano
play-why-position-shape = Una posizione si scrive { $shape }. Qui { $count ->
    [one] c’è una parte sola.
   *[other] ci sono { $count } parti.
}
play-why-position-fields = Servono questi campi, in quest’ordine: { $expected }
play-why-position-unknown-field = «{ $field }» qui non è un campo. Servono: { $expected }
play-why-position-field-twice = Il campo { $field } compare due volte.
play-why-position-missing = Manca: { $field }.
play-why-position-value = { $field }: «{ $given }» qui non va bene. Valori possibili: { $expected }
play-why-position-number = { $field }: «{ $given }» qui non va bene. Serve un numero da { $low } a { $high }.
play-why-position-twice = { $field }: «{ $given }» compare due volte.
play-why-position-most = { $field }: { $count } è troppo; al massimo { $most }.
play-why-position-must = Con { $beside }, { $field } dev’essere { $expected }.
play-why-position-without = Con { $beside } non c’è { $field }.
play-why-position-only = { $field } è possibile solo con { $needs }.
play-why-position-ranks = Il tabellone ha { $count ->
    [one] una riga
   *[other] { $count } righe
}: ne servono { $expected }.
play-why-position-width = La riga { $rank } ha { $count ->
    [one] una casella
   *[other] { $count } caselle
}: ne servono { $expected }.
play-why-position-letter = Riga { $rank }: «{ $letter }» qui non significa niente. Segni possibili: { $expected }
play-why-position-square = Su questo tabellone non c’è la casella «{ $square }»: si va da a1 a { $last }.
play-why-position-tool = Qui non c’è niente da inserire col nome «{ $tool }».
play-why-position-series = Scrivi la sfida, poi « | », poi la posizione della partita.
play-why-position-series-now = Con questa partita sul tavolo la sfida si scrive { $expected }, non { $given }.
play-why-position-series-start = Prima della prima partita il tabellone è { $expected }
play-why-move-such = «{ $move }» non si può leggere come mossa. Le mosse si scrivono così: { $such }
play-why-move-seat = «{ $move }»: servono un posto ({ $expected }), uno spazio e una mossa.
play-why-move-chance = Adesso la sorte non può dare «{ $move }».

# Da dove viene un rifiuto che non sta in nessun paragrafo delle regole di un gioco.
play-rule-notation = notazione
play-rule-records = trascrizioni
play-rule-agreement = accordi
play-rule-take-back = mosse riprese
play-rule-clock = orologio
