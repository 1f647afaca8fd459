# Gli eventi sul sito: le pagine per tutti, per chi organizza e per i giudici

events-title = Eventi
events-lead = Tornei, serate al circolo e arene: su questo sito o a tavoli veri.
events-all = Guarda tutti gli eventi
events-none = Nessun evento in programma. Creane uno: basta un minuto.
events-mine = I miei
events-running = In corso
events-coming = In arrivo
events-over = Conclusi
event-make = Crea un evento
event-name-usual = Serata di { $game }
event-name-label = Nome dell’evento
event-what = Che cosa si gioca
event-how = Come ci si incontra
event-who = Chi gioca e dove
event-more = Orari, giudici, punteggio
event-terms = Cambia orari, giudici e altro

event-format-swiss = Svizzero
event-format-round-robin = Girone all’italiana
event-format-double-round-robin = Girone di andata e ritorno
event-format-knock-out = Eliminazione diretta
event-format-arena = Arena
event-format-tables = Turni a tavoli
event-format-told-swiss = Tutti giocano ogni turno, contro chi ha più o meno lo stesso punteggio.
event-format-told-round-robin = Ciascuno incontra ciascuno una volta.
event-format-told-double-round-robin = Ciascuno incontra ciascuno due volte, da entrambe le parti.
event-format-told-knock-out = Chi perde è fuori, fino alla finale.
event-format-told-arena = Un nuovo avversario appena ti liberi, quante volte vuoi.
event-format-told-tables = Tavoli di più persone, mescolati a ogni turno; conta il piazzamento.
event-rounds = Turni
event-rounds-usual = quanti ne servono per avere un solo vincitore
event-rounds-five = cinque, come di solito
event-best-of-label = Partite per incontro
event-best-of = { $count ->
    [1] una partita
   *[other] al meglio di { $count }
 }
event-games-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
 }
event-final = Finale
event-semi-final = Semifinale
event-third = Per il terzo posto
event-third-place = Chi perde le semifinali gioca per il terzo posto
event-places = Punti per posto
event-places-own = Ogni posto vale punti propri
event-places-usual = Altrimenti chiunque si lasci dietro conta uguale: a un tavolo di quattro i posti valgono 1, ⅔, ⅓ e 0.
event-places-of = Posto { $place }
event-places-told = punti per posto { $places }
event-breaks = A parità di punteggio decide
event-breaks-none = niente: si divide il posto
event-break-up = { $name }: prima
event-break-down = { $name }: dopo
event-break-drop = Senza { $name }
event-break-add = Anche { $name }
event-break-now = { $name } ora è al numero { $place }.
event-rated = partite valide per la classifica

event-entry-open = Chiunque venga
event-entry-code = Con un codice
event-entry-list = Nomi che inserisco io
event-entry-told-open = Può iscriversi chiunque abbia il link.
event-entry-told-code = Può iscriversi solo chi conosce il codice.
event-entry-told-list = Solo tu aggiungi persone.
event-place-site = su questo sito
event-place-board = a tavoli veri
event-place-mixed = sul sito e a tavoli veri
event-place-told-site = I tavoli si aprono da soli.
event-place-told-board = I giocatori inseriscono i risultati dal telefono.
event-place-told-mixed = Chi non ha un dispositivo gioca a un tavolo vero.
event-starts = Il primo turno comincia
event-ends = L’arena finisce
event-between = Da un turno al successivo
event-between-hand = avvio io ogni turno
event-between-minutes = { $minutes ->
    [0] subito
    [one] dopo { $minutes } minuto
   *[other] dopo { $minutes } minuti
 }
event-talk = Messaggi ai tavoli
event-talk-off = nessuno
event-talk-phrases = solo frasi pronte
event-talk-free = anche testo libero
event-answer = Minuti concessi al giudice prima che decidano le regole
event-delay = Mosse di ritardo dei tavoli mostrati in sala
event-term-check-in = Si abbina solo chi ha detto di essere presente
event-term-public = In elenco per tutti
event-term-hands = I giudici possono vedere le carte nascoste
event-term-rated = Partite valide per la classifica
event-changed = L’evento è stato cambiato.

event-parts = Parti dell’evento
event-tab-now = Ora
event-tab-pairings = Abbinamenti
event-tab-standings = Classifica
event-tab-organise = Organizza
event-tab-judge = Giudice
event-status-over = concluso
event-status-paused = in pausa
event-not-begun = { $rounds ->
    [0] non ancora cominciato
    [one] non ancora cominciato · { $rounds } turno
   *[other] non ancora cominciato · { $rounds } turni
 }
event-round = Turno { $round }{ $of ->
    [0] {""}
   *[other] {" "}di { $of }
 }
event-round-short = Turno
event-game = partita { $game }
event-begins = comincia il { $when }
event-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
 }
event-now-playing = Tavoli in gioco
event-no-pairings = Nessun turno è ancora stato abbinato.
event-nobody-yet = Nessuno si è ancora iscritto.
event-table = Tavolo { $number }
event-bye = { $worth ->
    [full] riposo, vale una vittoria
    [half] riposo, vale mezza vittoria
   *[other] riposo
 }
event-table-waiting = sta per cominciare
event-table-running = in gioco
event-table-called = È stato chiamato un giudice.
event-table-contradiction = I risultati inseriti si contraddicono.
event-missing = non è ancora al tavolo
event-look = Rivedi
event-play = Gioca
event-watch = Guarda
event-standings = Classifica
event-place = Posto
event-name = Nome
event-score = Punteggio
event-games = Partite
event-withdrawn = non gioca più
event-ties = Come si decide a parità di punteggio
event-break-buchholz = Buchholz
event-break-sonneborn-berger = Sonneborn-Berger
event-break-direct = Diretto
event-break-points = Punti
event-break-duel = Duello
event-told-buchholz = la somma dei punteggi degli avversari; a un tavolo di più persone, la loro media.
event-told-sonneborn-berger = i punteggi di chi hai battuto e metà di quelli con cui hai pattato.
event-told-direct = quanto hanno fatto tra loro quelli a pari punti, se ciascuno ha incontrato ciascuno.
event-told-points = i punti propri del gioco.
event-told-duel = quando tutto è giocato, un duello con sei dadi a testa.
event-announcements = Annunci
event-announced = Annuncio: { $text }
event-invite = Invita
event-link = Il link a questo evento
event-code-is = Codice per iscriversi: { $code }

event-my-part = La mia parte
event-my-table = Turno { $round }: giochi al tavolo { $number }
event-my-opponents = { $count ->
    [one] Contro { $names }
   *[other] Con { $names }
 }
event-to-my-table = Vai al mio tavolo
event-enter-result = Inserisci il risultato
event-you-are-in = Ci sei, { $name }.
event-you-left = In questo evento non giochi più.
event-over-lead = L’evento è concluso.
event-paused-lead = L’evento è in pausa.
event-next-at = Il prossimo turno comincia il { $when }.
event-wait-first = Si comincia quando chi organizza avvia il primo turno. Il tuo tavolo apparirà qui.
event-wait-next = Il tuo prossimo tavolo apparirà qui.
event-enter-lead = Gioca con noi
event-your-name = Il tuo nome qui
event-code = Codice
event-enter = Iscriviti
event-entry-by-list = Chi organizza aggiunge chi gioca.
event-entry-closed = Non ci si può più iscrivere. Puoi guardare.
event-check-in = Sono qui
event-check-out = Non sono più qui
event-check-out-other = Non è qui
event-leave = Ritìrati
event-leave-sure = Nei prossimi turni non avrai più un tavolo. Ciò che hai giocato resta, e puoi tornare.
event-return = Torna a giocare

event-add-people = Aggiungi persone
event-add-names = Nomi, uno per riga; dopo una virgola può seguire il punteggio Elo
event-add = Aggiungi
event-add-machines = Macchine
event-how-many = Quante
event-add-account = Qualcuno con un account, per nome
event-add-csv = Un elenco con le colonne name,rating (CSV)
event-find-name = Cerca un nome
event-kind-name = senza dispositivo
event-checked-in = è presente
event-check-in-other = È qui
event-withdraw = Ritira
event-return-other = Riammetti
event-all-played = Tutti i turni sono stati giocati. Concludi l’evento per rendere definitiva la classifica.
event-still-playing = { $count ->
    [one] Si gioca ancora a { $count } tavolo.
   *[other] Si gioca ancora a { $count } tavoli.
 }
event-ready-people = { $count ->
    [one] { $count } persona è pronta.
   *[other] { $count } persone sono pronte.
 }
event-start-round = Avvia il turno { $round }
event-pair-free = Abbina chi è libero
event-draw-again = Sorteggia di nuovo
event-draw-again-sure = Tutti i tavoli di questo turno a cui nessuno ha cominciato vengono sorteggiati di nuovo.
event-pause = Pausa
event-resume = Riprendi
event-close = Concludi l’evento
event-close-sure = La classifica diventa definitiva. Dopo sono possibili solo correzioni.
event-announce-label = Di’ a tutti
event-announce = Annuncia
event-staff = Organizzatori e giudici
event-role-organiser = chi organizza
event-role-co-organiser = aiuto organizzatore
event-role-judge = giudice
event-dismiss = Togli
event-appoint = Nomina
event-appoint-as = Come
event-appoint-whom = Chi
event-appoint-account = qualcuno con un account
event-account-name = Nome dell’account
event-papers = Da stampare e scaricare
event-sheet-pairings = Stampa abbinamenti
event-sheet-cards = Stampa cartellini dei tavoli
event-sheet-standings = Stampa classifica
event-sheet-scores = Stampa fogli dei risultati
event-export = Esporta { $to }
event-screen = Pagina per la sala
event-embed = La classifica sul tuo sito
event-embed-lead = Metti queste righe nella tua pagina; la classifica si aggiorna da sola.
event-audit = Tutto ciò che è stato fatto
event-correct = Correggi
event-why = Perché
event-why-told = Motivo, detto a tutti
event-take-result-back = Annulla il risultato
event-now-holds = Risultato: { $result }
event-says = { $name } dice: { $result }
event-move-board = Sposta a un tavolo vero
event-move-site = Sposta sul sito
event-did-not-come = assente

event-result-win = Vince { $name }
event-result-draw = Patta
event-result-null = Partita nulla
event-result-forfeit = { $count ->
    [one] Assente: { $names }
   *[other] Assenti: { $names }
 }
event-result-places = Il posto di ciascuno: 1 è il migliore; chi divide un posto ha lo stesso numero.
event-result-more = Punti e casi particolari
event-result-points = I punti propri del gioco, se contano
event-board-none = Questo tavolo non si usa in questo turno.
event-board-over = Questo tavolo ha finito.
event-board-on-site = Questo tavolo si gioca sul sito.
event-board-how = Com’è finita?
event-board-waiting = Grazie. Un altro giocatore di questo tavolo conferma dal suo telefono.
event-board-disagree = Non siete d’accordo. Cambia ciò che hai detto, o aspetta il giudice.
event-board-contradiction = Avete inserito risultati diversi. Lo vede anche il giudice.
event-board-confirm = È giusto
event-board-otherwise = È andata diversamente
event-board-change = Cambia ciò che ho detto
event-board-not-yours = Il risultato lo inseriscono solo chi gioca a questo tavolo, i giudici e chi organizza.
event-screen-pairings = Abbinamenti
event-screen-standings = Classifica
event-screen-boards = Dal vivo
event-screen-turn = Pagina seguente

event-act-create = evento creato
event-act-enter = iscrizione
event-act-withdraw = ritiro
event-act-return = ritorno
event-act-pair = turno sorteggiato
event-act-unpair = tavoli annullati
event-act-begin = partita cominciata
event-act-result = risultato
event-act-correct = correzione
event-act-rule = decisione
event-act-reverse = decisione annullata
event-act-close = evento concluso
event-act-check-in = presenza
event-act-appoint = nomina
event-act-announce = annuncio
event-act-pause = pausa
event-act-resume = ripresa
event-act-arrange = condizioni cambiate
event-act-replan = programma cambiato
event-act-lapse = nessun giudice in tempo: hanno deciso le regole
event-act-inherit = account cambiato
event-fact = { $fact ->
    [round] turno { $value }
    [table] tavolo { $value }
    [game] partita { $value }
    [places] posti { $value }
   *[points] punti { $value }
}
event-act-move = tavolo spostato
event-act-host = tavolo aperto
event-act-claim = risultato dichiarato
event-act-call = giudice chiamato

judge-call = Chiama il giudice
judge-call-why = Di che si tratta? Gli orologi si fermano finché il giudice non decide.
judge-called = È stato chiamato un giudice. Gli orologi sono fermi.
judge-called-you = Hai chiamato il giudice. Gli orologi sono fermi.
judge-called-game = La partita è bloccata: decide un giudice. Gli orologi sono fermi.
judge-called-by = { $name } ha chiamato il giudice alle { $at }.
judge-called-by-game = Il gioco stesso ha chiamato il giudice alle { $at }: la partita è bloccata.
judge-until = Se nessun giudice risponde, decidono le regole alle { $at }.
judge-waiting = { $count ->
    [one] { $count } tavolo aspetta un giudice.
   *[other] { $count } tavoli aspettano un giudice.
 }
judge-nothing = Nessun tavolo aspetta un giudice.
judge-all-tables = Tutti i tavoli
judge-as-seen-by = come la vede { $name }
judge-flag = Bloccata
judge-repetition = Ripetizione
judge-quiet = Mosse tranquille
judge-here = Presenti
judge-to-act = Tocca a
judge-record = { $count ->
    [one] La trascrizione: { $count } riga
   *[other] La trascrizione: { $count } righe
 }
judge-presses = Quando sono arrivati i tocchi
judge-would = Le regole deciderebbero: { $verdict }
event-judge-table = Giudica
event-verdict = Verdetto
event-rule = Comunica la decisione
event-rulings = Decisioni
event-reverse = Annulla
event-reversed = annullata
verdict-win = Vittoria
verdict-replay = Nulla, si rigioca
verdict-play-on = Si continua
verdict-time = Tempo in più
verdict-warning = Ammonizione
verdict-forfeit = Partita persa
verdict-told-win = Un giocatore vince questa partita.
verdict-told-replay = La partita non conta e si rigioca.
verdict-told-play-on = La partita continua così com’è.
verdict-told-time = Un giocatore riceve tempo; la partita continua.
verdict-told-warning = Un giocatore è ammonito; la partita continua.
verdict-told-forfeit = Un giocatore perde la partita.
verdict-who-win = Chi vince
verdict-who-time = Chi riceve il tempo
verdict-who-warning = Chi è ammonito
verdict-who-forfeit = Chi perde
verdict-minutes = Minuti
ruling-win = Il giudice decide: vince { $name }.
ruling-replay = Il giudice decide: la partita è nulla e si rigioca.
ruling-play-on = Il giudice decide: si continua.
ruling-time = Il giudice aggiunge { $minutes } min per { $name }.
ruling-warning = Il giudice ammonisce { $name }.
ruling-forfeit = Il giudice decide: { $name } perde la partita.
ruling-why = Motivo: { $why }
event-at = Evento: turno { $round }, tavolo { $table }
event-at-short = Turno { $round }, tavolo { $table }
event-sit = Questo è il tuo tavolo dell’evento. Siediti: si comincia quando ci sono tutti.
event-gathering = Si comincia quando tutti sono al tavolo.
event-back = Torna all’evento
ruling-null = Il giudice decide: la partita è nulla.
ruling-stands = Il giudice conferma l’esito delle regole.
event-human-judge = Una persona giudica le partite bloccate; le regole decidono solo se nessuno risponde
verdict-stake = Che cosa si decide
verdict-stake-game = Questa partita della sfida
verdict-stake-match = Tutta la sfida
ruling-win-game = Il giudice decide: { $name } vince questa partita.
ruling-replay-game = Il giudice decide: questa partita è nulla e si ricomincia.
ruling-null-game = Il giudice decide: questa partita è nulla e si ricomincia.
ruling-forfeit-game = Il giudice decide: { $name } perde questa partita.
event-table-paused = L’evento è in pausa. Gli orologi sono fermi e non si gioca finché non riprende.
event-import = Importa un evento
event-import-lead = Un evento cominciato altrove continua qui: il file di un altro sito o del terminale, il suo JSON, un rapporto di un programma di scacchi (TRF) o un elenco di persone (CSV).
event-import-file = Il file
event-import-choose = Scegli un file
event-import-paste = Oppure incolla il testo
event-import-game = Ciò che il file può non dire
event-import-game-told = Un rapporto o un elenco non dice il gioco; un elenco non dice nulla dell’evento.
event-import-place = Dove si gioca
