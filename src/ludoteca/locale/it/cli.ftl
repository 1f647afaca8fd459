# Quello che il comando dice nel terminale.

cli-fact-position = Posizione
cli-fact-options = Opzioni
cli-fact-to-act = Tocca a
cli-fact-event = Evento
cli-fact-outcome = Esito
cli-fact-perft = Perft
cli-fact-legal = Mosse legali
cli-counting = Conto { $depth } decisioni in profondità …

cli-games-option = opzione
cli-games-values = valori
cli-games-default = predefinito
cli-games-unusable = Il gioco { $game } del pacchetto { $package } non si può usare: { $reason }

cli-ask-game = Quale gioco? { $games }
cli-ask-opponent = Chi gioca? 1 tu e la macchina, 2 due persone a questo schermo, 3 la macchina da sola
cli-ask-level = Quanto è forte la macchina? Da 1 (indulgente) a 5 (forte); Invio: { $usual }
cli-ask-again = Rispondi con una di queste: { $answers }

cli-welcome = { $game }. Scrivi una mossa come { $move }, «?» per l’aiuto, «quit» per uscire.
cli-one-screen = Su un solo schermo si gioca con { $options }.
cli-player-person = persona
cli-player-machine = macchina { $bot }
cli-thinking = La macchina sta pensando …
cli-turn-machine = { $seat }, la macchina, gioca { $move }
cli-hint = La macchina giocherebbe { $move }
cli-hint-none = Tra una partita e l’altra non c’è nulla da suggerire.
cli-curtain = Tocca a { $seat }: premi Invio quando nessun altro guarda.

cli-help =
    Una mossa si scrive come nell’elenco qui sotto. Oltre alle mosse puoi scrivere:
      ?          le mosse legali
      e1?        le mosse legali che cominciano con e1
      draw       proporre di chiudere la partita d’accordo
      back       riprendere la tua ultima mossa, se nel frattempo non si è visto niente
      hint       che cosa giocherebbe una macchina forte
      resign     abbandonare la partita
      quit       uscire; la trascrizione resta salvata
cli-help-match =
    In una sfida:
      resign        abbandonare la partita in corso
      resign-match  abbandonare l’intera sfida
cli-legal = { $count ->
    [one] Una mossa legale:
   *[other] { $count } mosse legali:
}
cli-legal-from = { $count ->
    [0] Nessuna mossa legale comincia con { $start }.
    [one] Una mossa legale comincia con { $start }:
   *[other] { $count } mosse legali cominciano con { $start }:
}
cli-refused = Non permesso: { $why } — { $rule }
cli-unreadable = Non capisco «{ $line }»: scrivi una mossa come { $move } — { $rule }
cli-offer = { $seat }: proposta di chiudere la partita d’accordo. { $other }, accetti? sì/no
cli-offer-declined = { $seat }: si continua.
cli-yes = sì
cli-no = no

cli-over-won = { $count ->
    [one] Vince
   *[other] Vincono
} { $winners }: { $reason }
cli-over-nobody = Non vince nessuno: { $reason }
cli-points = { $seat } { $points }
cli-record = La trascrizione è in { $file }
cli-unfinished = La partita non è finita.

cli-printed = Il kit è in { $file }. Stampalo al 100 %, fronte e retro, girando sul lato lungo.
cli-verified = La trascrizione è valida: { $plies ->
    [one] una voce
   *[other] { $plies } voci
}.
cli-analysis-curve = Le probabilità di vittoria di { $seat }, dalla prima decisione alla fine:
cli-analysis-turn = { $ply }. { $seat } ha giocato { $played } e la probabilità di vittoria è scesa dal { $before } % al { $after } %. Meglio: { $better }
cli-analysis-known = Che cosa si poteva sapere allora; le carte nascoste di cui la macchina è più sicura:
cli-analysis-none = Nessuna svolta: nessuno ha commesso un errore evidente.

cli-open = Ludoteca è aperta su { $address }{ $also ->
    [no] {""}
   *[other] {" "}e su { $also }
} (Ctrl+C la chiude)
cli-results = risultati
cli-recomputed = { $count ->
    [one] Punteggi ricalcolati da un risultato
   *[other] Punteggi ricalcolati da { $count } risultati
}
cli-rows = righe
cli-copied = { $count ->
    [one] Una riga copiata
   *[other] { $count } righe copiate
}
cli-begun =
    { $game } è in { $folder }: il suo README.md dice che cosa c’è in ogni file.
    Installalo da lì con `pip install --editable .`, poi prova `pytest` e `ludoteca play { $game } --bot B`.
cli-person-account = account
cli-person-operator = gestore
cli-person-muted = senza parola
cli-person-banned = escluso/a
cli-report-by = da { $name }

## Che cosa non va in un comando
cli-usage = { $kind ->
    [UnknownOptionError] Non c’è il parametro «{ $value }»
    [UnknownCommandError] Non c’è il comando «{ $value }»
    [MissingArgumentError] Manca qualcosa: { $name }
    [CoercionError] { $name } non può essere «{ $value }»
    [ValidationError] { $name } non può essere «{ $value }»
    [UnusedCliTokensError] «{ $value }» è di troppo
    [RepeatArgumentError] { $name } compare più di una volta
   *[other] Questo comando non si capisce
}
cli-why-option-shape = Opzione «{ $option }»: scrivi CHIAVE=VALORE.
cli-why-option-twice = L’opzione { $option } compare due volte.
cli-why-two-positions = Usa --position oppure --position-file, non entrambi.
cli-why-not-empty = { $file }: c’è già un sito. Copia in un database vuoto.
cli-why-copied-while-open = { $file }: una Ludoteca tiene aperto questo sito. Fermala prima: quello che conferma durante la copia nella copia mancherebbe. La copia di un sito aperto la fa `ludoteca backup`, o gli strumenti del database.
cli-why-database = Il database non si può usare: { $said }
cli-why-listen = Ludoteca non si può aprire su { $host }:{ $port }: { $why ->
    [in-use] lì c’è già qualcosa di aperto, forse proprio Ludoteca
    [denied] non hai il permesso di usare questa porta
   *[other] { $said }
}.
cli-why-nobody-called = Nessuno si chiama «{ $who }».
cli-why-has-no-account = { $who } non ha un account.
cli-why-no-such-table = Non c’è il tavolo «{ $table }».
cli-why-no-such-report = Non c’è la segnalazione { $report }.
cli-why-name-taken = Questo nome è già di qualcun altro.
cli-why-bad-name = Questo non può essere un nome.
cli-why-file = { $file }: { $why ->
    [missing] questo file o questa cartella non esiste
    [folder] è una cartella
    [denied] non hai il permesso di aprirlo
    [exists] esiste già
   *[other] non si può usare ({ $said })
}.
cli-why-file-text = { $file }: il byte { $byte } non è testo UTF-8.
cli-why-file-long = { $file }: supera i { $limit } byte.
cli-why-exists = { $file }: lì c’è già qualcosa.
cli-why-move-whose = «{ $move }»: possono agire { $seats }. Scrivi il posto prima della mossa, come { $such }
cli-why-perft = --perft { $value }: serve 0 o più.
cli-why-perft-seat = --perft conta anche ciò che è coperto: chiedi senza --seat.
cli-why-number = { $name } { $value }: serve un numero da { $low } a { $high }.
cli-why-one-screen = Nel terminale non si gioca con { $option }, ma con { $expected }.
cli-why-game-name = «{ $game }» non può essere il nome di un nuovo gioco: da 2 a 20 lettere minuscole e cifre, per prima una lettera, e un nome ancora libero.
cli-why-paragraph = Le regole di { $game } non hanno il paragrafo «{ $paragraph }». Scrivi s3 per §3, s3.2 per §3.2, a16 per A16.
cli-why-unknown-bot = Non c’è il bot «{ $bot }». Ci sono: { $expected }
cli-why-no-network = Nessuna rete è stata addestrata per { $game } con queste opzioni.
cli-why-bad-network = La rete { $file } non si può usare: { $why ->
    [absent] il file non si può aprire
    [damaged] il file è danneggiato
    [runtime] onnxruntime non è installato
   *[other] è fatta per qualcos’altro
}.
cli-why-no-kit = { $game } non ha un kit da stampare. Lo hanno: { $expected }
cli-why-player = Non c’è il giocatore «{ $player }». Ci sono: { $expected }
cli-why-players = Giocatori indicati: { $count }. Ne serve uno, oppure { $seats }, uno per posto.
cli-why-player-not-here = { $player } non sa giocare a { $game }.
cli-why-arena-bots = { $count ->
    [0] Nessun bot indicato: ne servono almeno due.
   *[other] Un solo bot indicato: ne servono almeno due.
}
cli-why-scale = --scale { $value }: serve un numero da { $low } a { $high }.
cli-why-analysis-running = La partita non è finita e i suoi segreti non sono ancora scoperti.
cli-why-arena-dask = --machines richiede dask: pip install ludoteca[cluster]
cli-why-arena-machines = All’indirizzo «{ $address }» non c’è uno scheduler dask.
cli-why-arena-workers = Lo scheduler dask all’indirizzo «{ $address }» non ha worker.

## Conservare un sito
cli-backed-up = { $file }: tutto il sito, { $size } MiB
cli-restored = Il sito è di nuovo come in { $file }.{ $before ->
    [no] {""}
   *[other] {" "}Quello di prima ora è { $before }.
}
cli-tidied = Tolti: tavoli { $tables }, ospiti { $guests }.
cli-tidy-would = Si toglierebbero: tavoli { $tables }, ospiti { $guests }.
cli-tidy-ordered = Il sito è aperto e ci pensa da sé, entro un secondo.
cli-why-not-a-file = Questo vale per un sito in un solo file. Usa gli strumenti della tua base di dati.
cli-why-unusable = { $file }: { $why ->
    [full] il disco è pieno. Fai spazio; nulla di ciò che è stato confermato è perduto
    [read-only] nella cartella o nel file non si può scrivere. Controlla il proprietario e i permessi
    [damaged] il file è danneggiato. Tienine una copia e ripristina una copia di sicurezza
    [busy] un altro programma tiene il file occupato troppo a lungo
    [gone] non si può aprire
    [missing] qui non c’è nulla
    [foreign] questo non è un sito di Ludoteca
    [no-backup] non è un backup di Ludoteca
    [newer] l’ha fatto una versione più recente di Ludoteca
   *[failing] il disco non fa ciò che dovrebbe
}.
cli-why-already-open = { $file }: un’altra Ludoteca (processo { $process }) tiene già aperto questo sito. Fermala prima, o indica --data.
cli-why-workers = Per più processi servono --database postgresql+asyncpg://… e --bus nats://…; un file SQLite è di un solo processo.
cli-why-bus-alone = --bus serve a più processi su uno stesso database PostgreSQL; un file SQLite è di un solo processo.
cli-why-already-shared = Un’altra Ludoteca tiene già aperto questo database, e una delle due non ha un bus. Fermala prima, o indica --bus a entrambe.
cli-why-bus = Il bus all’indirizzo { $address } non è raggiungibile: { $said }
cli-why-tls-both = --tls-cert e --tls-key vanno insieme.
cli-why-trust-proxy = --trust-proxy { $value }: serve un indirizzo come 127.0.0.1 o una rete come 10.0.0.0/8.
cli-why-setting = { $name }={ $value }: { $why ->
    [whole] serve un numero intero, 0 o più
    [number] serve un numero, 0 o più
    [boolean] serve true o false
   *[unknown] non c’è questa impostazione
}.
cli-why-lab-plan = Il file «{ $file }» contiene le partite di un altro piano. Scegli un altro --output o elimina il file.
