# `ludoteca event`: che cosa dice un evento nel terminale e che cosa rifiuta

cli-event-created = { $name } è in { $file }.
cli-event-entered = { $count ->
    [one] Si è iscritta { $count } persona.
   *[other] Si sono iscritte { $count } persone.
 }
cli-event-round = { $name } · turno { $round }{ $of ->
    [0] {""}
   *[other] {" "}di { $of }
 }
cli-event-no-round = { $name } · nessun turno abbinato
cli-event-table = tavolo
cli-event-seats = giocatori in ordine di posto
cli-event-result = risultato
cli-event-bye = riposo
cli-event-place = posto
cli-event-name = nome
cli-event-score = punteggio
cli-event-games = partite
cli-event-buchholz = Buchholz
cli-event-sonneborn-berger = Sonneborn-B.
cli-event-direct = diretto
cli-event-points = punti
cli-event-finished = Tutti i turni sono stati giocati.
cli-event-written = Scritto in { $file }.
cli-event-no-judge = In una simulazione non c’è un giudice: dove lui deciderebbe, vale il verdetto automatico.

cli-why-event-name-sign = Un nome non può contenere il segno { $sign }, che non si può mostrare.
cli-why-event-name-length = Un nome ha da 1 a { $most } lettere; questo ne ha { $count }.
cli-why-event-name-formula = «{ $name }» comincia con { $sign }, che un foglio di calcolo prende per una formula.
cli-why-event-name-bare = «{ $name }» non si legge come un nome.
cli-why-event-name-taken = Qualcuno si chiama già «{ $name }».
cli-why-event-tie-break-twice = Uno spareggio è nominato due volte.
cli-why-event-places = Punti per posto { $places }: un posto migliore ne ha altrettanti o di più.
cli-why-event-not-for-two = { $game } con queste opzioni non è per due: scegli il formato tables invece di { $format }.
cli-why-event-not-created = Un evento comincia con l’atto che lo crea.
cli-why-event-created-twice = Un evento si crea una volta sola.
cli-why-event-closed = L’evento è chiuso; si accettano solo correzioni.
cli-why-event-no-such-round = Non c’è il turno { $round }.
cli-why-event-no-such-table = Nel turno { $round } non c’è il tavolo { $table }.
cli-why-event-no-such-player = Non c’è il giocatore { $player }.
cli-why-event-no-such-seat = Il tavolo { $table } non ha il posto { $seat }.
cli-why-event-full = Non possono iscriversi più di { $most } persone.
cli-why-event-knock-out-begun = { $name } arriva troppo tardi: l’eliminazione diretta è cominciata.
cli-why-event-withdrawn = { $name } si è ritirato.
cli-why-event-not-withdrawn = { $name } non si è ritirato.
cli-why-event-round = Il turno { $round } non si può abbinare ora; il prossimo è { $next }.
cli-why-event-round-running = Il turno { $round } non è finito.
cli-why-event-table-size = Un tavolo da { $size } non è possibile. Possibili: { $expected }
cli-why-event-table-numbers = Numeri dei tavoli { $numbers }: nel turno { $round } ogni tavolo ne vuole uno suo.
cli-why-event-seated = { $name } siede già a un tavolo.
cli-why-event-not-last = Il turno { $round } non è l’ultimo.
cli-why-event-begun = Al tavolo { $table } la partita è cominciata.
cli-why-event-whole-round = Il turno { $round } di un’eliminazione diretta si annulla solo per intero.
cli-why-event-rests-on = Il turno { $round } è stato abbinato da questo risultato: annulla prima quello.
cli-why-event-not-this-game = Turno { $round }, tavolo { $table }: ora non si può inserire nulla per la partita { $game }.
cli-why-event-points = Punti per { $count }; servono tanti quanti i posti: { $seats }.
cli-why-event-null-places = Una partita nulla non ha piazzamenti.
cli-why-event-result-places = Piazzamenti { $places }: ne serve uno per ciascuno dei { $seats } posti, 1 per il migliore, uguale per chi lo divide.
cli-why-event-why = Una decisione del giudice vuole un motivo.
cli-why-event-seconds = Solo la decisione «time» ha i secondi, e li vuole.
cli-why-event-no-ruling = L’atto { $act } non è una decisione in vigore.
cli-why-event-entered-since = Dopo la decisione dell’atto { $act } è stato inserito altro.
cli-why-event-gone-on = Tavolo { $table }: la partita { $game } di questo incontro è cominciata.
cli-why-event-nothing-said = Non c’è niente da annunciare.
cli-why-event-organiser = Chi organizza resta chi organizza.
cli-why-event-paused = L’evento è già in pausa.
cli-why-event-not-paused = L’evento non è in pausa.
cli-why-event-not-there = { $name } non gioca al tavolo { $table }.
cli-why-event-begun-as-planned = L’evento è cominciato: quello che si gioca non si può più cambiare.
cli-why-event-needs-board = Un nome da solo non può giocare sul sito: scegli che si giochi sui tavolieri, o in entrambi i modi.
cli-why-event-finished = Tutti i turni sono stati giocati.
cli-why-event-nothing-to-print = Nessuno si è ancora iscritto: non c’è nulla da stampare.
cli-why-event-no-round = Nessun turno è stato abbinato.
cli-why-event-all-begun = Tutti i tavoli del turno { $round } hanno cominciato.
cli-why-event-too-few = Servono almeno due persone; ce ne sono { $count }.
cli-why-event-nobody = Ora non si può abbinare nessuno.
cli-why-event-file-long = Il file è più lungo di { $limit } byte.
cli-why-event-line = Riga { $line }: { $said }
cli-why-event-too-large = Questo non si può conservare: { $said }
cli-why-event-nobody-called = Qui nessuno si chiama «{ $name }».
cli-why-event-result-text = Risultato «{ $result }»: scrivi 1-0, 0-1, draw, null, +-, -+, -- o i piazzamenti, per esempio 2,1,3.
cli-why-event-trf-format = TRF è per svizzero e girone; questo evento è { $format }.
cli-why-event-csv = Riga { $line }: le colonne sono name e rating, e il rating è un numero da 0 a 9999.
cli-why-event-trf-line = Riga { $line }: { $said }

## Standings shown inside other pages
event-embed-place = Posto
event-embed-player = Nome
event-embed-score = Punti
event-embed-games = Partite

# With --site
cli-event-made = { $name } è l’evento { $event }: { $address }
cli-event-done = Fatto.
cli-event-reversed = (ritirata)
cli-event-flag = Il giudice è chiamato: { $flag }
cli-event-confirm = Conferma il numero { $number } sull’altro dispositivo.
cli-event-signed-in = Questo terminale è collegato come { $name }.
cli-why-site-address = --site { $address }: serve un indirizzo come https://club.example.
cli-why-site-silent = Il sito non risponde: { $said }
cli-why-site-missing = Questo vale per un evento di un sito: serve --site URL.
cli-why-site-event = Evento «{ $event }»: serve ciò che nell’indirizzo segue /event/.
cli-why-event-term = Condizione «{ $term }»: serve KEY=VALUE, con una tra { $expected }.
cli-why-event-terms = Queste condizioni non sono possibili: { $said }
cli-why-event-which-game = Quale gioco? Un rapporto o un elenco non lo dice.
cli-why-event-json = Questo non è un evento: { $said }
