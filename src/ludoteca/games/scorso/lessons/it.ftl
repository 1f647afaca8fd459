# Le lezioni di Scorso in italiano.

place = Mettere e bloccare
place-task = Ti è uscito uno :shot:. Mettilo: a Destra minaccia il vicino di destra, a Sinistra quello di sinistra. In due giocatori è sempre B.
place-wrong = Si può, ma uno :shot: serve sempre, da solo o in compagnia. Prima mettilo.
place-task-2 = Lo :shot: è bloccato: resta lì fino alla fine del turno. Ora lancia gli altri cinque dadi, tutti insieme.
place-wrong-2 = Lanciali tutti e cinque: un dado libero che sta fermo è tempo perso.
place-done = Metà del gioco è questa: lanci, metti ciò che ti piace e rilanci il resto, quante volte vuoi. I dadi che non ti piacciono si possono rilanciare all’infinito.

defence = Sparo e difesa
defence-task = B ha puntato uno :shot: contro la tua Sinistra. Ti resta un solo dado, una :defence:. Dove ti salva un proiettile?
defence-no-shot-there = Da quella parte non arriva nessuno sparo. Una :defence: vale solo nel suo conflitto, contro uno :shot: che le sta di fronte.
defence-rolled-away = Butti via proprio ciò che ti serve: lo :shot: di fronte alla tua Sinistra ti costerebbe un proiettile.
defence-wrong = Guarda contro quale delle tue due zone è puntato lo :shot:.
defence-task-2 = Tutti e sei i dadi sono al loro posto, e valgono tutti: :shot: e :defence: valgono anche da soli. Bussa!
defence-wrong-2 = Meglio di così non può andare: ogni dado è al suo posto. Bussa prima di B.
defence-done = Una :defence: ha fermato uno :shot:, e sono spariti entrambi. Allo stesso modo le tre difese di B hanno fermato i tuoi tre spari. Nessuno ha perso un proiettile.

fists = I pugni vanno in coppia
fists-task = Un :fist: da solo non vale e brucia. Uno è già a Destra, l’altro lo hai in mano. Fanne una coppia.
fists-two-lone-fists = Uno di qua e uno di là: non è una coppia, e bruciano entrambi. La coppia sta in una sola zona.
fists-rolled-away = Il :fist: che hai in mano è proprio quello che ti serve.
fists-wrong = Metti il secondo :fist: accanto al primo.
fists-task-2 = :fist: :fist: è una combinazione. Tutti e sei i dadi sono al loro posto e valgono: bussa!
fists-wrong-2 = È tutto al suo posto e tutto vale. Bussa.
fists-task-3 = Nulla ferma i tuoi pugni: qui B non ha un colore. Togli a B un proiettile qualsiasi. Scegli tu, non B.
fists-wrong-3 = Togli a B un proiettile.
fists-done = B ha perso il proiettile che hai scelto e in più ha ricevuto un :fist-token:. Chi ne ha uno può essere sfidato a duello. I pugni li ferma solo un colore di almeno tre dadi.

colour = Tre dello stesso colore
colour-task = Due :green: non fanno nulla, tre sono una raffica. Metti il terzo.
colour-split = Due di qua e uno di là: nessun gruppo arriva a tre, e bruciano tutti.
colour-rolled-away = Il terzo :green: lo hai in mano. Mettilo.
colour-wrong = Devono stare tutti e tre nella stessa zona.
colour-task-2 = :green: :green: :green: è completo e tutti i dadi sono al loro posto. Bussa!
colour-wrong-2 = È tutto al suo posto e tutto vale. Bussa.
colour-done = B ha perso due proiettili verdi, e il tuo colore ha fermato anche i suoi :fist: :fist:. Quattro di un colore costano tre proiettili, cinque quattro, sei cinque. Da quattro in su, ciò che manca si paga con altri colori.

knock = Bussare in tempo
knock-task = Tutti i tuoi dadi sono al loro posto e ognuno fa parte di una combinazione. B ha ancora due dadi in mano, e due :green: che ne aspettano un terzo. Che cosa fai?
knock-too-slow = Se aspetti, B continua a lanciare. Un altro :green: e perdi due proiettili. Bussa adesso.
knock-wrong = Bussa adesso.
knock-done = La tua bussata ha fermato tutti. I dadi liberi di B sono bruciati, e anche i due :green:, perché due non sono una combinazione. I tuoi spari e i tuoi pugni hanno trovato la porta aperta.

wrong-knock = Una bussata di cui pentirsi
wrong-knock-task = Tutti i tuoi dadi sono al loro posto. Ma guarda a Sinistra: :fist: :fist: :fist: sono una coppia e uno di troppo. Bussare o aspettare?
wrong-knock-all-burn = Chi bussa con un dado che non vale perde tutti e sei i dadi, anche quelli buoni. Aspetta: brucerà solo il :fist: di troppo.
wrong-knock-wrong = Non bussare.
wrong-knock-done = Ha bussato B. Dei tuoi dadi è bruciato solo il :fist: di troppo; la coppia e i tre :green: hanno colpito. Bussando tu, sarebbero bruciati tutti e sei.

burn = Che cosa brucia
burn-task = B ha bussato, e il tuo :fist: era ancora libero: brucia. A Sinistra ci sono :green: :green: :green: :yellow: :blue:. Puoi tenere il colore :green: :green: :green: oppure la paralisi :green: :yellow: :blue:. Da questa parte B attacca con :fist: :fist:. Che cosa tieni?
burn-no-colour = Una paralisi non ferma i pugni. Perderesti un proiettile e riceveresti un :fist-token:.
burn-wrong = Tieni ciò che ferma i pugni.
burn-done = Il tuo colore ha fermato i pugni e ha tolto due proiettili verdi. Quando i dadi non entrano tutti, se ne tiene il maggior numero possibile; se i modi sono più d’uno, scegli tu.

paralysis = La paralisi, il jolly
paralysis-task = B punta :green: :green: :green: contro la tua Sinistra. Una paralisi, un dado per ogni colore, può annullare un colore intero. Completa la tua.
paralysis-alone = Un :blue: da solo lì non è nulla, e nemmeno :green: :yellow: lo sono: brucerebbero tutti e tre.
paralysis-rolled-away = Il :blue: è proprio ciò che ti serve. Mettilo.
paralysis-wrong = I tre colori devono stare nella stessa zona.
paralysis-task-2 = :green: :yellow: :blue: è completa. Bussa!
paralysis-wrong-2 = È tutto al suo posto e tutto vale. Bussa.
paralysis-task-3 = Una paralisi fa una cosa sola, e decidi tu quale. Qui deve salvarti due proiettili verdi.
paralysis-one-hand = B giocherebbe il prossimo turno con una mano sola: una bella seccatura, ma intanto i tre :green: ti costano due proiettili.
paralysis-swapped = Ti scambieresti di posto con B, e i tre :green: ti costerebbero due proiettili.
paralysis-wrong-3 = Così i tre :green: ti costano due proiettili.
paralysis-done = Il colore intero è annullato. Quando non c’è un colore da temere, una paralisi lega una mano a un avversario per un turno, ti fa cambiare posto oppure, nel gioco completo, alza il tuo :bow-tie:.

lanes = Quale conflitto prima?
lanes-task = Hai chiuso tu il turno, quindi decidi quale dei tuoi due conflitti viene prima. A Sinistra ti aspettano i :green: :green: :green: di B, che tolgono solo proiettili verdi: ne hai uno. A Destra c’è uno :shot:, che costa un proiettile a tua scelta. Quale prima?
lanes-green-first = Allora il colore ti toglie il proiettile verde, e poi lo sparo un altro: due in tutto. Si può fare con uno.
lanes-wrong = Pensa a quale proiettile daresti per lo sparo.
lanes-task-2 = Lo :shot: ti costa un proiettile, e scegli tu quale. Tre di un colore non tolgono mai un altro colore.
lanes-wrong-2 = Così i tre :green: trovano ancora il tuo proiettile verde. Dallo via tu.
lanes-done = I tre :green: non hanno trovato proiettili verdi, e un colore da tre non toglie altro. Un proiettile perso invece di due.

duel = Il duello
duel-task = B ha due :fist-token: e può essere sfidato. Il duello è una corsa ai pugni: a te servono su sei dadi, a B su otto, uno in più per ogni gettone. Puoi puntare fino a due proiettili, uno per ogni giocatore vivo. Sfida B per il massimo.
duel-only-one = Le probabilità sono dalla tua parte. Coraggio: due.
duel-no-duel = Sei dadi contro otto: un’occasione migliore non c’è. Sfida B.
duel-wrong = Sfida B per due proiettili.
duel-task-2 = Avete puntato e lanciato. Lascia stare i pugni e rilancia i due dadi che non ne mostrano.
duel-too-early = Due dei tuoi dadi non mostrano un :fist:. Una bussata sbagliata perde subito il duello.
duel-wrong-2 = Rilancia i due dadi senza :fist:, e solo quelli.
duel-task-3 = :fist: :fist: :fist: :fist: :fist: :fist: – ma vince solo chi bussa!
duel-wrong-3 = Bussa!
duel-done = I quattro proiettili sono tuoi. I gettoni sono tornati nella pila prima del duello. Ora sai quanto basta: gioca la tua prima partita.
