# Quello che dicono le pagine web in ogni gioco.

## Intorno alle pagine
skip-to-content = Vai al contenuto
nav-label = Pagine
nav-games = Le mie partite
nav-games-turns = { $count ->
    [one] tocca a te in una partita
   *[other] tocca a te in { $count } partite
}
nav-games-awaited = { $count ->
    [one] una partita che comincia quando arrivi
   *[other] { $count } partite che cominciano quando arrivi
}
nav-lobby = Sala
nav-games-challenges = { $count ->
    [one] un invito a giocare
   *[other] { $count } inviti a giocare
}
nav-me = { $name }: account e altro
nav-record = Rivedi una partita
close = Chiudi
cancel = Annulla
try-again = Riprova
go-home = Ai giochi
not-found-title = Questa pagina non esiste.
error-unreachable = In questo momento il server non risponde.
# Told by the server before the site is open
getting-ready = Ludoteca si sta preparando: al primo avvio di ogni versione si compilano le regole, e ci vuole qualche minuto. Questa pagina si apre da sola.
page-old = Ludoteca è stata aggiornata.
page-old-what = Questa pagina è più vecchia di quello che il sito offre adesso: ricaricala. Le partite continuano da dove sono.
load-anew = Ricarica la pagina

## Pagina iniziale
home-title = { $count ->
    [4] Quattro giochi, un tavolo
    [5] Cinque giochi, un tavolo
   *[other] { $count } giochi, un tavolo
}
home-lead = Siediti e gioca: contro la macchina, con un amico lontano o con chi ti sta accanto. Senza iscriversi, senza aspettare.
# A link to a table, where it is shared
preview-invites = { $name } ti invita a giocare a { $game }
preview-invited = Un invito a giocare a { $game }
play-machine = Gioca contro la macchina
play-friend = Invita un amico
play-shared = Stesso schermo
play-options = Altre opzioni
rules = Regole
rules-of = { $game }: le regole
rules-missing = Non è stato possibile caricare le regole.
balance-title = Equilibrio dei giochi
print = Stampa e gioca
print-what = Tutto il materiale del gioco in un PDF da stampare fronte e retro al 100 % e ritagliare.
print-paper = Formato
print-low-ink = Poco inchiostro: solo contorni
print-pdf = Crea il PDF
figure-play = Gioca la mossa
figure-try = Prova
figure-again = Dall’inizio
figure-missing = Non è stato possibile disegnare la figura.

## Lessons
learn = Impara giocando
learn-title = Impara { $game }
learn-all = Tutte le lezioni
learn-number = Lezione { $number } di { $count }
learn-progress = { $done } su { $count } completate
learn-done = completata
learn-right = Giusto.
learn-next = Prossima lezione
learn-again = Ancora una volta
learn-answer = Mostrami come si fa
learn-first-game = Gioca la prima partita
learn-none = Per questo gioco non ci sono ancora lezioni.
learn-missing = Non è stato possibile caricare le lezioni.
puzzles = Problemi
puzzles-of = Problemi: { $game }
puzzles-lead = Posizioni tratte da partite fra macchine, in cui una mossa è nettamente la migliore. Trovala.
puzzles-all = Tutti i problemi
puzzles-none = Per questo gioco non ci sono ancora problemi.
puzzles-missing = Non è stato possibile caricare i problemi.
puzzle-number = Problema { $number } di { $count }
puzzle-progress = Risolti { $done } su { $count }
puzzle-done = risolto
puzzle-next = Prossimo problema
puzzle-to-move = Muove: { $seat }
puzzle-task = Qual è la mossa migliore?
puzzle-better = C’è di meglio.
puzzle-reply = C’è di meglio. La risposta: { $moves }
puzzle-odds = Probabilità di vincere: { $value } %, con la mossa migliore { $best } %.
puzzle-solved = Risolto: nessun’altra mossa vale tanto. Tema: { $theme }.
puzzle-theme = Tema
puzzle-theme-all = tutti
puzzle-theme-win = Una mossa che vince
puzzle-theme-save = L’unica via d’uscita
puzzle-theme-move = Una mossa tranquilla
puzzle-theme-several = Una cattura multipla
puzzle-theme-trap = Una trappola
puzzle-theme-avert = Parare una cattura
puzzle-theme-end = La fine della partita
puzzle-daily = Problema del giorno
puzzle-daily-solved = Risolto oggi
puzzle-streak = { $count ->
    [one] 1 giorno di fila
   *[other] { $count } giorni di fila
}
intro-title = Non conosci { $game }?
first-title = La tua prima partita a { $game }
first-why = Per cominciare si può giocare in modo più facile.
first-easier = Nel modo più facile
first-usual = Nel modo solito

## Help in a first game
settings-helper = Aiuto al tavolo
settings-helper-first = nella mia prima partita di ogni gioco
settings-helper-always = sempre
settings-helper-never = mai
settings-moves = Mosse
settings-confirm = chiedi conferma prima di giocare una mossa
settings-premove = prepara la prossima mossa mentre l’altra parte pensa
can-ask = Che cosa posso fare?
can-answer = { $count ->
    [one] Rispondi alla domanda: c’è una sola risposta.
   *[other] Rispondi alla domanda: ci sono { $count } risposte.
}
can-nothing = Adesso niente: tocca a qualcun altro.

## Un tavolo su misura
play-title = { $game }: prepara il tavolo
play-what = Che cosa si gioca?
play-who = Chi gioca?
play-bot = Quale macchina?
play-style = Come gioca?
style-balanced = Con equilibrio
style-cautious = Con prudenza
style-bold = Con audacia
level = Livello { $level }
level-rating = punteggio { $rating }
level-against = Livello { $level }: { $name }
level-short = { $level } – { $name }
clock = Tempo
clock-any = qualsiasi
clock-none = senza orologio
clock-fischer = { $minutes } min + { $seconds } s a mossa
clock-move = { $seconds } s per ogni mossa
clock-days = { $days ->
    [one] { $days } giorno per ogni mossa
   *[other] { $days } giorni per ogni mossa
 }
clock-own = altri tempi …
clock-kind = Come si conta
clock-own-fischer = minuti, con incremento
clock-own-move = secondi per ogni mossa
clock-own-days = giorni per ogni mossa
clock-minutes = Minuti
clock-increment = Secondi aggiunti a ogni turno
clock-seconds = Secondi
clock-number-days = Giorni
play-side = La tua parte
play-side-lot = A sorte
play-table-options = { $count ->
    [0] Regole di questo tavolo
    [one] Regole di questo tavolo ({ $count } cambiata)
   *[other] Regole di questo tavolo ({ $count } cambiate)
}
play-own = personalizzato …
way-machine = Tu e la macchina
way-friend = { $seats ->
    [2] Tu e un amico, con un link
   *[other] Tu e degli amici, con un link
}
way-shared = { $seats ->
    [2] Due persone a questo schermo
   *[other] { $seats } persone a questo schermo
}
way-lobby = Tu e chi arriva, dalla sala
fill = { $count ->
    [one] Chi occupa l’altro posto?
   *[other] Chi occupa gli altri { $count } posti?
}
fill-machine = { $count ->
    [one] La macchina
   *[other] Le macchine
}
fill-friend = { $count ->
    [one] Un amico, con un link
   *[other] Degli amici, con un link
}
fill-lobby = Chi arriva, dalla sala
start-machine = Gioca
start-friend = Crea il link
start-shared = Gioca
start-lobby = Apri il tavolo
bot-1 = { $style ->
    [cautious] il novizio prudente
    [bold] il novizio audace
   *[balanced] il novizio
}
bot-2 = { $style ->
    [cautious] l’apprendista prudente
    [bold] l’apprendista audace
   *[balanced] l’apprendista
}
bot-3 = { $style ->
    [cautious] l’artigiano prudente
    [bold] l’artigiano audace
   *[balanced] l’artigiano
}
bot-4 = { $style ->
    [cautious] il maestro prudente
    [bold] il maestro audace
   *[balanced] il maestro
}
bot-5 = { $style ->
    [cautious] il campione prudente
    [bold] il campione audace
   *[balanced] il campione
}
bot-random = il sognatore (muove a caso)
bot-simple = la macchina
bot-greedy = l’ingordo (prende ciò che può)
bot-uct = il cercatore
option-unusual = cambiata

## Accanto a un tavolo vero
beside = Accanto a un tavolo vero
beside-short = Dal vivo
beside-title = { $game }: accanto a un tavolo vero
beside-score = Punti
beside-dice = Dadi
beside-lots = Sorteggi
beside-referee = Arbitro
beside-tools = Strumenti
beside-kept = Resta su questo dispositivo. Punti, dadi e sorteggi funzionano anche senza rete.
beside-players = Giocatori
beside-name = Nome del giocatore { $number }
beside-undo = Annulla
beside-new = Ricomincia da zero
beside-more = { $what }: uno in più
beside-less = { $what }: uno in meno
beside-of = { $what }, { $player }
beside-part = { $what }, { $player }: { $count } su { $most }
beside-goal = su { $goal }
beside-count-points = Punti
beside-now = { $what }: { $value }
beside-dice-number = Quanti dadi?
beside-throw = Lancia
beside-dice-keep = Tocca un dado per tenerlo al prossimo lancio.
beside-thrown = È uscito: { $faces }
beside-player-n = Giocatore { $number }
beside-lot-names = Nomi, uno per riga
beside-lot-one = Chi comincia?
beside-lot-sides = Chi gioca con che cosa?
beside-lot-order = In che ordine?
beside-lot-begins = Comincia { $name }.
beside-lot-side = { $name }: { $side }
beside-lot-place = { $number }. { $name }
beside-lot-few = Scrivi almeno due nomi.
beside-set-up = Disponi
beside-ask = Chiedi
beside-ask-group = Che cosa vuoi fare?
beside-edit-hint = Scegli qui sotto, poi tocca una casella.
beside-edit-hint-now = Scegli, poi tocca ciò che cambia.
beside-try-seat = Chi?
beside-chance = Che cosa è uscito?
beside-edit-turn = A chi tocca?
beside-edit-board = Tavolo
beside-edit-lift = Togli
beside-edit-clear = Togli tutto
beside-edit-start = Posizione iniziale
beside-problem = Così non si può ancora:
beside-text = La posizione come testo
beside-text-use = Usa questo testo
beside-options = Regole di questo tavolo
beside-may = Che cosa posso fare?
beside-try = Prova una mossa
beside-may-said = { $count ->
    [0] Niente: non c’è nessuna mossa legale.
    [one] C’è una sola mossa legale, ed è segnata.
   *[other] Ci sono { $count } mosse legali. Scegli come faresti in partita per vedere dove portano.
}
beside-over = La partita è finita.
beside-try-hint = { $count ->
    [0] Premi «Che cosa succede?».
    [one] Tocca la casella.
   *[other] Tocca le due caselle, una dopo l’altra.
}
beside-try-kind = Che tipo di mossa?
beside-try-choice = Con che cosa?
beside-try-go = Che cosa succede?
beside-try-text = Scrivi la mossa
beside-tried = { $seat } gioca { $move }:
beside-allowed = Si può.
beside-forbidden = Non si può.
beside-back = Torna alla posizione
beside-offline = L’arbitro ha bisogno della rete.

## Sala
lobby-title = Tavoli aperti
lobby-lead = Siediti a un tavolo che aspetta un giocatore, o guarda una partita in corso.
lobby-empty = In questo momento nessuno aspetta. Apri un tavolo e comparirà qui, visibile a tutti.
lobby-open-table = Apri un tavolo: { $game }
lobby-status-open = aspetta un giocatore
lobby-status-running = { $moves ->
    [0] appena iniziata
    [one] dopo { $moves } mossa
   *[other] dopo { $moves } mosse
}
lobby-seats = { $count ->
    [one] posto libero
   *[other] { $count } posti liberi
}
lobby-join = Siediti
lobby-watch = Guarda
lobby-return = Torna
find-title = Gioca subito con chiunque
find-game = Gioco
find-side = La tua parte
find-side-any = Qualsiasi
find-rated = Valida per la classifica
find-go = Trova un avversario
find-waiting = Cerco un avversario per { $game } …
find-people = { $count ->
    [one] Una persona è in attesa.
   *[other] { $count } persone sono in attesa.
}
find-differ = Non tutti vogliono la stessa parte, lo stesso tempo o una partita valida per la classifica.
find-stop = Smetti di cercare
challenge = Invita
challenge-name = Invita { $name } a giocare
challenge-again = Invita { $name } a un altro gioco
challenge-title = { $game } contro { $name }
challenge-what = A che cosa vuoi giocare?
challenge-send = Manda l’invito
challenge-you = { $name } ti invita a giocare.
challenge-accept = Accetta
challenge-decline = Rifiuta
challenge-withdraw = Ritira l’invito
challenge-waiting = Si aspetta la risposta di { $name }. L’invito vale finché resti su questa pagina.
challenge-waiting-days = Si aspetta la risposta di { $name }. Puoi chiudere la pagina: la troverai tra le tue partite.
challenge-watching = Il posto libero è riservato a qualcuno.
challenge-declined = { $name } non accetta l’invito.
challenge-declined-me = Non hai accettato l’invito.
challenge-withdrawn = { $name } ha ritirato l’invito.
challenge-withdrawn-mine = Hai ritirato l’invito.
challenge-lapsed = L’invito è scaduto: { $name } non aspetta più.
challenge-lapsed-mine = L’invito è scaduto mentre eri via.
challenge-goes-on = Gli altri possono giocare senza di te; il tuo posto è libero per chiunque.
watch-title = Partite da guardare
rating = Punteggio
rating-sure = Con un margine di { $plus } punti
rating-provisional = Provvisorio: con un margine di { $plus } punti
ratings-title = Classifica
ratings-lead = Dove si trova ciascuno dopo le partite valide per la classifica.
ratings-empty = Nessuno ha ancora giocato una partita valida per la classifica.
ratings-none = Ancora nessuna partita valida per la classifica.
ratings-pace = Ritmo
ratings-place = Posto
ratings-who = Giocatore
ratings-played = Partite
ratings-games = { $count ->
    [one] Una partita valida per la classifica
   *[other] { $count } partite valide per la classifica
}
ratings-curve = Il punteggio dopo { $games } partite: { $number }
ratings-note = Il punto interrogativo significa provvisorio: dopo una dozzina di partite il numero è abbastanza sicuro per un posto.
pace-race = Tempo reale
pace-quick = Veloce
pace-calm = Senza fretta
pace-days = Per corrispondenza
watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}

## Le mie partite
mine-title = Le mie partite
mine-over = Partite finite
mine-empty = Non hai ancora partite.
mine-all = Tutte le mie partite
mine-against = contro { $names }
mine-turn = Tocca a te
mine-called = Tocca a te: { $game } contro { $names }
mine-awaited = Manchi solo tu: la partita comincia quando arrivi.
mine-awaited-at = { $game } contro { $names }: la partita comincia quando vieni al tavolo.
mine-begun = { $game } contro { $names }: la partita è cominciata.
mine-wait = Tocca a { $name }.
mine-dealing = Un momento …
mine-open = Si aspetta un giocatore
mine-challenge = { $name } ti invita a giocare
mine-challenged = Si aspetta la risposta di { $name }
mine-closed = Non è venuto nessuno
mine-declined = { $name } non accetta
mine-shared = Tutti a questo schermo
mine-replaced = Assenza troppo lunga: al tuo posto continua una macchina.
mine-look = Guarda
mine-replay = Rivedi
mine-record = Trascrizione
mine-rematch = Gioca ancora
mine-next = Alla rivincita

## Posti
seat-open = posto libero
seat-kept = riservato a { $name }
seat-kept-somebody = posto riservato
seat-you-named = { $name } (tu)
seat-guest = Ospite
seat-nth = { $name } ({ $nth })
seat-person = Giocatore { $n }
seat-away = assente
seat-to-act = muove
clock-of = Tempo di { $name }
clock-low = Restano meno di { $seconds } secondi.
clock-days-left = { $days } g { $hours } h
seat-won = vince
seat-taken = Ora al tavolo c’è anche { $name }.
seat-declined = { $name } non viene. Il posto è libero per chiunque.
seat-gone = { $name } lascia il tavolo. Il posto è libero per chiunque.
seat-joined = Ora al tavolo c’è anche { $name }. La partita comincia.

## Il tavolo
table-title = Tavolo: { $game }
title-your-turn = tocca a te
title-offer = una proposta
join = Siediti e gioca
prompt-open = { $count ->
    [one] Si aspetta il tuo amico: mandagli il link.
   *[other] Si aspettano i tuoi amici, { $count } posti liberi: manda loro il link.
}
prompt-open-guest = { $count ->
    [one] A questo tavolo c’è un posto libero.
   *[other] A questo tavolo ci sono { $count } posti liberi.
}
prompt-open-lobby = { $count ->
    [one] Si aspetta chiunque voglia giocare: un posto libero, il tavolo è tra quelli aperti.
   *[other] Si aspetta chiunque voglia giocare: { $count } posti liberi, il tavolo è tra quelli aperti.
}
prompt-awaited = In attesa che torni { $name }: poi si comincia.
prompt-kept-elsewhere = Questa partita comincia sul dispositivo da cui hai preso posto: la tua parte del mescolamento è conservata lì.
promise-broken = Attenzione: a questo tavolo è stato rivelato qualcosa di diverso da quanto promesso. Non fidarti di questa distribuzione.
prompt-ready = Tutto pronto? Il conto comincia quando lo siete tutti.
prompt-ready-waiting = Si aspetta ancora: { $names }.
prompt-ready-watching = Il conto comincia quando tutti sono pronti.
table-closed = Questo tavolo è chiuso: nessuno aspetta più qui.
prompt-move = Tocca a te.
prompt-wait = Tocca a { $name }.
prompt-thinking = Aspetta: { $name } sta pensando …
prompt-dealing = Un attimo …
prompt-sending = Un attimo …
prompt-shared = { $seat }: { $prompt }
prompt-past = Stai rivedendo la mossa { $ply } di { $last }
back-to-now = Torna alla partita
step-back = Una mossa indietro
step-on = Una mossa avanti
verdict-won = Hai vinto!
verdict-lost = Hai perso.
verdict-nobody = Non vince nessuno.
verdict-wins = { $count ->
    [one] Vince { $name }.
   *[other] Vincono { $name }.
}
verdict-called-off = La partita è annullata.
why-called-off = Non l’ha persa nessuno.
why-resign = { $name } si arrende.
why-resign-you = Hai abbandonato la partita.
why-time = Il tempo di { $name } è finito.
why-time-you = Il tuo tempo è finito.
why-abandon = { $name } lascia la partita.
why-abandon-you = Hai lasciato la partita.
score = Punteggio
share = Condividi
share-copied = Il link alla partita è stato copiato.
next-game = Avanti
flip = Ruota la vista
options = Opzioni
options-title = Opzioni in vigore
record = Trascrizione
replay = Rivedi
curtain-label = Sipario tra i giocatori
curtain-text = Ora gioca { $seat }. Chi non gioca non guardi.
curtain-text-any = Giocate tutti, ognuno in segreto. Chi comincia?
curtain-lift = Alza il sipario
curtain-lift-of = { $seat }: alza il sipario
curtain-lower = Abbassa il sipario

## Finire una partita
resign = Arrenditi
resign-confirm = Vuoi arrenderti? Perdi la partita.
resign-yes = Mi arrendo
resign-game = Abbandona questa partita
resign-game-confirm = Perdi la partita in corso; la sfida continua.
resign-match = Abbandona la sfida
resign-match-confirm = Perdi l’intera sfida, qualunque sia il punteggio.
agree = Proponi di chiudere la partita
agree-confirm = Se la proposta è accettata, la partita finisce qui. { $means }
agree-offered = { $names } propone di chiudere qui la partita. { $means }
agree-accept = Accetta
agree-decline = Continua
agree-withdraw = Ritira la proposta
agree-shared = Chiudere la partita d’accordo
agree-shared-confirm = Se siete d’accordo, la partita finisce qui. { $means }
take-back = Riprendi la mossa
take-back-asked = { $name } chiede di riprendere l’ultima mossa.
take-back-allow = Va bene
take-back-refuse = No
take-back-waiting = Hai chiesto di riprendere la mossa: si aspetta una risposta.
take-back-withdraw = Lascia stare
take-back-stands = La tua mossa resta: non hai potuto riprenderla.
hint-ask = Suggerimento
hint-thinking = La macchina pensa …
hint-move = La macchina giocherebbe { $move }.
held-confirm = Giochi { $move }?
held-play = Gioca
held-cancel = Scegli un’altra mossa
held-premove = Prossima mossa: { $move }
held-premove-off = Annulla
held-premove-dropped = La mossa preparata { $move } ora non è possibile.
leave = Esci
leave-confirm = La partita è ancora in corso. Se esci, la perdi.
leave-confirm-unplayed = Nessuno ha ancora mosso: se esci, la partita è annullata e non perde nessuno.
call-off = Annulla la partita
leave-confirm-match = La sfida è ancora in corso. Se esci, perdi l’intera sfida.
leave-yes = Esci
rematch = Gioca ancora
rematch-asked = Si aspetta la risposta …
rematch-accept = Accetta la rivincita
rematch-follow = Giocano ancora: guarda
away-label = Manca un giocatore
away-since = { $name } manca da { $time }.
away-grace = Tra { $time } puoi decidere come continuare.
away-decide = Decidi
away-claim = Prendi la vittoria
away-go-on = Continua senza di loro
away-machine = Fai continuare la macchina
away-wait = Aspetta
skip-to-end = Salta alla fine
ready = Eccomi
ready-missing = Manca ancora: { $names }
deciding-left = { $seconds ->
    [one] Un secondo per decidere
   *[other] { $seconds } secondi per decidere
}
deciding-seconds = { $seconds } s

## Invito
invite-link = Il link di questo tavolo
invite-copy = Copia il link
invite-send = Manda il link
invite-machine = Fai sedere una macchina
invite-copied = Il link è stato copiato.
invite-qr = Codice QR con il link di questo tavolo
invite-local = Questo link si apre solo da questo computer. Per gli altri, avvia Ludoteca con --host 0.0.0.0 e usa l’indirizzo di questo computer.
invite-watch = Fai guardare altri

## Cronaca
log-title = Che cosa è successo
log-empty = Ancora nessuna mossa.
log-offer = { $player }: proposta di chiudere la partita.
log-withdraw = { $player }: proposta ritirata.
log-decline = { $player }: si continua.
log-take-back = { $player }: mossa ripresa.
log-agree = La partita si chiude di comune accordo.
log-resign = { $player }: partita abbandonata.
log-call-off = La partita è annullata.

## Collegamento
banner-connecting = Collegamento in corso …
banner-reconnecting = Collegamento perso. Si riprova …
banner-silent = Il server non risponde. Le tue mosse non vanno perse …
banner-no-server = Il server non risponde. Si riprova …
back = { $count ->
    [0] Di nuovo in linea: nulla è andato perso.
    [one] Di nuovo in linea. Intanto è stata giocata una mossa.
   *[other] Di nuovo in linea. Intanto sono state giocate { $count } mosse.
}
as-you-left-it = Rieccoti: il tavolo è come l’avevi lasciato.

## Rivedere
replay-title = { $game }: rivedi la partita
replay-table = Al tavolo
replay-start = L’inizio della partita.
replay-first = All’inizio
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Ferma
replay-at = Mossa { $ply } di { $last }
analyse = Analizza
analysis-title = Analisi
analysis-progress = Una macchina esamina ogni decisione: { $done } di { $total }
analysis-curve-of = { $name }: probabilità di vittoria tra il { $low } e il { $high } per cento; alla fine il { $end } per cento.
analysis-now = { $name } { $value } %
analysis-turns = Le svolte
analysis-none = Nessuna svolta: nessuno ha commesso un errore evidente.
analysis-turn = Mossa { $number }: { $played }
analysis-cost = { $name }, probabilità di vittoria: { $before } % → { $after } %
analysis-better = Meglio: { $better }
analysis-known = Solo quello che poteva sapere { $name }
analysis-nothing-hidden = Qui non c’era nulla di nascosto da mettere su una mappa; tutt’al più ciò che gli altri stavano scegliendo in quel momento.
analysis-guess = Dove potrebbe essere questa carta?
analysis-guess-none = nessuna carta
analysis-guess-of = { $whose }: { $thing }
analysis-pile = { $whose }, { $place }: quanto è probabile ogni carta
play-on = Continua da qui
play-on-title = Si continua
play-on-turn = Muove { $seat }.
play-on-thinking = Un momento …
play-on-machine = La macchina gioca per l’altra parte
play-on-back = Riprendi la mossa
play-on-close = Torna alla partita
record-title = Rivedi una partita
record-lead = Ogni partita giocata qui si può salvare in un piccolo file di testo e rivedere mossa per mossa.
record-choose = Scegli il file di una partita
record-paste = … oppure incolla il testo
record-show = Mostra
record-another = Un’altra partita

## Impostazioni
settings-title = Impostazioni
settings-name = Il tuo nome
settings-name-keep = Salva
settings-picture = Scegli una figura
settings-figure = Figura
settings-colour = Colore
colour-brick = rosso mattone
colour-ochre = ocra
colour-olive = verde oliva
colour-teal = ottanio
colour-slate = azzurro ardesia
colour-plum = prugna
colour-rose = rosa
colour-ink = bruno scuro
settings-language = Lingua
settings-theme = Aspetto
settings-theme-auto = come il dispositivo
settings-theme-light = chiaro
settings-theme-dark = scuro
settings-board = Tavoliere
settings-board-usual = pietra e legno
settings-board-slate = ardesia
settings-board-meadow = prato
settings-board-plum = prugna
settings-log = Elenco delle mosse
settings-log-words = frasi
settings-log-notation = notazione
settings-log-both = entrambe
settings-volume = Volume
settings-sound = Suoni
settings-sound-on = suoni brevi per mosse e catture
settings-notify = avvisami quando questa pagina è in secondo piano
settings-notify-refused = Qui il browser non permette le notifiche.
name-kept = Ora ti chiami { $name }.

## Tasti
keys-title = Scorciatoie da tastiera
keys-arrows = spostarsi fra le caselle
keys-enter = scegliere, poi giocare
keys-escape = annullare la scelta
keys-next = saltare al prossimo pezzo o alla prossima casella che si può scegliere
keys-flip = ruotare la vista
keys-hint = chiedi un suggerimento, se il tavolo lo permette
keys-help = questo elenco
keys-step = una mossa indietro, una avanti
keys-ends = all’inizio, alla fine
keys-autoplay = riprodurre, fermare

## A board made from what a game says of itself
plain-label = Campo di gioco
plain-empty = vuota
plain-face-down = coperta
plain-marked = appena adesso
plain-chosen = scelta
plain-can = si può scegliere
plain-dropped = Nessuna scelta.
plain-hand = { $seat }: in mano
plain-middle = In mezzo
plain-prompt-next = Scelto: { $places }. E poi?
plain-moves = { $count ->
    [one] Una mossa
   *[other] { $count } mosse
}

## Perché una cosa non è stata fatta
refused-malformed = Il server non ha capito.
refused-too-big = È troppo lungo.
refused-too-fast = Troppo in fretta. Aspetta un momento.
refused-too-many = Sono troppi in una volta; il limite è { $limit }.
refused-no-hello = Il collegamento non è partito bene. Ricarica la pagina.
refused-origin = Questa pagina appartiene a un altro sito.
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-game = Questo gioco non esiste.
refused-unknown-bot = Questa macchina non esiste.
refused-unknown-seat = Questo posto non esiste.
refused-unknown-path = Questa pagina non esiste.
refused-bad-option = Questa opzione non si può impostare così.
refused-bad-record = Questa trascrizione non si può rivedere.
refused-bad-position = Questa posizione non rispetta la notazione o le regole.
refused-bad-name = Un nome ha da 1 a { $limit } caratteri.
refused-bad-text = Così non si può dire: al massimo { $limit } caratteri.
refused-muted = Chi gestisce il sito ti ha tolto la parola.
refused-no-talk = A questo tavolo non si parla in questo modo.
refused-unknown-line = A questo tavolo nessuno l’ha detto.
refused-name-taken = Qualcuno con un account ha già questo nome.
refused-bad-password = Una password ha da { $low } a { $high } caratteri.
refused-sign-in = Così non si può accedere. Controlla i dati o prova in un altro modo.
refused-wrong-password = Non è la tua password attuale né uno dei tuoi codici di recupero.
refused-expired = È passato troppo tempo, oppure è già stato usato. Ricomincia da capo.
refused-no-account = Per questo serve un account.
refused-last-key = Prima aggiungi un altro modo di accedere: questo è l’ultimo.
refused-unknown-person = Qui nessuno ha questo nome.
refused-no-challenge = Non è possibile invitare questa persona.
refused-challenged-already = Questa persona non ha ancora risposto al tuo ultimo invito.
refused-banned = Il gestore di questo sito ti ha escluso.
refused-not-invited = Per giocare qui serve un invito: si inserisce in «Il mio account».
refused-not-operator = Può farlo solo un gestore di questo sito.
refused-bad-seats = Questi posti non vanno bene per il gioco.
refused-rated-twice = A un tavolo valido per la classifica ognuno ha un solo posto.
refused-not-yours = Quel posto non è tuo.
refused-taken = Quel posto è già occupato.
refused-not-open = La partita è già cominciata.
refused-closed = Questo tavolo è chiuso: nessuno aspetta più qui.
refused-not-running = La partita non è in corso.
refused-not-over = La partita non è ancora finita.
refused-out = Sei fuori dalla partita; gli altri continuano.
too-late = Troppo tardi.
refused-stale = Intanto la partita è andata avanti. Guarda di nuovo e scegli.
refused-turn = Non tocca a te.
refused-early = Non ancora: aspetta il via, e lascia fermare i tuoi dadi.
refused-unreadable = Nessuna mossa si scrive così: { $what }
refused-illegal = Le regole non lo permettono.
refused-no-offer = Non c’è nessuna proposta a cui rispondere.
refused-no-take-back = A questo tavolo le mosse non si riprendono.
refused-no-hints = A questo tavolo non ci sono suggerimenti: mai nelle partite valide per la classifica, mai in tempo reale, e fra persone solo se il tavolo lo prevede.
refused-no-curtain = A questo tavolo non c’è un sipario.
refused-curtain = Prima alza il sipario.
refused-people-play = In partita c’è ancora qualcuno. Puoi saltare alla fine solo quando continuano soltanto le macchine.
refused-unknown-event = Questo evento non c’è.
refused-bad-event = L’evento non lo può accettare.
refused-not-organiser = Può farlo solo chi organizza l’evento.
refused-not-judge = Possono farlo solo i giudici dell’evento, e nessuno giudica il proprio tavolo.
refused-not-entered = Non giochi in questo evento.
refused-entered = Già in lista.
refused-bad-code = Il codice non è quello di questo evento.
refused-by-list = Qui le iscrizioni le fa chi organizza.
refused-event-table = Ai suoi tavoli lo decide l’evento.
refused-no-judge = A questo tavolo non si può chiamare nessun giudice.
refused-judge-called = Il giudice è stato chiamato: non si gioca finché non ha deciso.
refused-present = Il giocatore di quel posto non manca da abbastanza tempo.
refused-method = Il server non può farlo.
refused-replaced = Questo tavolo ora è aperto in un’altra pagina.
refused-not-stored = Il server non ha potuto conservarlo, quindi non è avvenuto{ $why ->
    [full] : il suo disco è pieno
    [read-only] : non può scrivere
    [damaged] : il suo file è danneggiato
   *[other] {""}
}. Nulla di ciò che era confermato è perduto.
refused-unavailable = Il server ora non ha potuto farlo. Riprova.
