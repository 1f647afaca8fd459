# Zama in italiano. Le caselle sono nomi come d4; le carte si scrivono 7H, T è il dieci.
zama-name = Zama
zama-tagline = Carte coperte e un solo scopo: il tuo re di picche deve trovare un re di cuori nemico.
zama-intro-1 = Scopo: il tuo re di picche deve trovare e battere il re di cuori nemico. Tutte le carte sono coperte.
zama-intro-2 = Turno: una tua carta ne attacca una vicina. Vince la più alta; se è la tua, sposti tre carte.
zama-intro-3 = Vittoria: il tuo re di picche incontra il re di cuori nemico.
zama-seat-r = Rosso
zama-seat-b = Blu
zama-seat-g = Verde
zama-seat-y = Giallo

## Le carte secondo le lettere della notazione
zama-rank-A = asso
zama-rank-2 = due
zama-rank-3 = tre
zama-rank-4 = quattro
zama-rank-5 = cinque
zama-rank-6 = sei
zama-rank-7 = sette
zama-rank-8 = otto
zama-rank-9 = nove
zama-rank-T = dieci
zama-rank-J = fante
zama-rank-Q = donna
zama-rank-K = re
zama-suit-S = picche
zama-suit-H = cuori
zama-suit-D = quadri
zama-suit-C = fiori
zama-card-AS = asso di picche
zama-card-AH = asso di cuori
zama-card-AD = asso di quadri
zama-card-AC = asso di fiori
zama-card-2S = due di picche
zama-card-2H = due di cuori
zama-card-2D = due di quadri
zama-card-2C = due di fiori
zama-card-3S = tre di picche
zama-card-3H = tre di cuori
zama-card-3D = tre di quadri
zama-card-3C = tre di fiori
zama-card-4S = quattro di picche
zama-card-4H = quattro di cuori
zama-card-4D = quattro di quadri
zama-card-4C = quattro di fiori
zama-card-5S = cinque di picche
zama-card-5H = cinque di cuori
zama-card-5D = cinque di quadri
zama-card-5C = cinque di fiori
zama-card-6S = sei di picche
zama-card-6H = sei di cuori
zama-card-6D = sei di quadri
zama-card-6C = sei di fiori
zama-card-7S = sette di picche
zama-card-7H = sette di cuori
zama-card-7D = sette di quadri
zama-card-7C = sette di fiori
zama-card-8S = otto di picche
zama-card-8H = otto di cuori
zama-card-8D = otto di quadri
zama-card-8C = otto di fiori
zama-card-9S = nove di picche
zama-card-9H = nove di cuori
zama-card-9D = nove di quadri
zama-card-9C = nove di fiori
zama-card-TS = dieci di picche
zama-card-TH = dieci di cuori
zama-card-TD = dieci di quadri
zama-card-TC = dieci di fiori
zama-card-JS = fante di picche
zama-card-JH = fante di cuori
zama-card-JD = fante di quadri
zama-card-JC = fante di fiori
zama-card-QS = donna di picche
zama-card-QH = donna di cuori
zama-card-QD = donna di quadri
zama-card-QC = donna di fiori
zama-card-KS = re di picche
zama-card-KH = re di cuori
zama-card-KD = re di quadri
zama-card-KC = re di fiori
zama-card-back = carta coperta

## Lo stesso con spade, coppe, denari e bastoni (mazzi italiani e spagnoli)
zama-latin-rank-J = fante
zama-latin-rank-Q = cavallo
zama-latin-card-AS = asso di spade
zama-latin-card-AH = asso di coppe
zama-latin-card-AD = asso di denari
zama-latin-card-AC = asso di bastoni
zama-latin-card-2S = due di spade
zama-latin-card-2H = due di coppe
zama-latin-card-2D = due di denari
zama-latin-card-2C = due di bastoni
zama-latin-card-3S = tre di spade
zama-latin-card-3H = tre di coppe
zama-latin-card-3D = tre di denari
zama-latin-card-3C = tre di bastoni
zama-latin-card-4S = quattro di spade
zama-latin-card-4H = quattro di coppe
zama-latin-card-4D = quattro di denari
zama-latin-card-4C = quattro di bastoni
zama-latin-card-5S = cinque di spade
zama-latin-card-5H = cinque di coppe
zama-latin-card-5D = cinque di denari
zama-latin-card-5C = cinque di bastoni
zama-latin-card-6S = sei di spade
zama-latin-card-6H = sei di coppe
zama-latin-card-6D = sei di denari
zama-latin-card-6C = sei di bastoni
zama-latin-card-7S = sette di spade
zama-latin-card-7H = sette di coppe
zama-latin-card-7D = sette di denari
zama-latin-card-7C = sette di bastoni
zama-latin-card-8S = otto di spade
zama-latin-card-8H = otto di coppe
zama-latin-card-8D = otto di denari
zama-latin-card-8C = otto di bastoni
zama-latin-card-9S = nove di spade
zama-latin-card-9H = nove di coppe
zama-latin-card-9D = nove di denari
zama-latin-card-9C = nove di bastoni
zama-latin-card-JS = fante di spade
zama-latin-card-JH = fante di coppe
zama-latin-card-JD = fante di denari
zama-latin-card-JC = fante di bastoni
zama-latin-card-QS = cavallo di spade
zama-latin-card-QH = cavallo di coppe
zama-latin-card-QD = cavallo di denari
zama-latin-card-QC = cavallo di bastoni
zama-latin-card-KS = re di spade
zama-latin-card-KH = re di coppe
zama-latin-card-KD = re di denari
zama-latin-card-KC = re di bastoni

## Parole usate nelle frasi qui sotto
zama-word-seat = { $seat ->
    [r] Rosso
    [b] Blu
    [g] Verde
    [y] Giallo
   *[other] { $seat }
}
zama-word-owner = { $owner ->
    [r] Rosso
    [b] Blu
    [g] Verde
    [y] Giallo
   *[other] { $owner }
}
zama-word-winners = { $winners ->
    [r] Rosso
    [b] Blu
    [g] Verde
    [y] Giallo
   *[other] { $winners }
}
zama-word-spade-king = { $pack ->
    [french] re di picche
   *[other] re di spade
}
zama-word-heart-king = { $pack ->
    [french] re di cuori
   *[other] re di coppe
}
zama-ending = { $reason ->
    [king] { zama-outcome-king }
    [overlap] { zama-outcome-overlap }
    [wrong-overlap] { zama-outcome-wrong-overlap }
    [no-attack] { zama-outcome-no-attack }
    [dead-aim] { zama-outcome-dead-aim }
    [stall] { zama-outcome-stall }
    [agreement] { zama-outcome-agreement }
    [resign] { zama-outcome-resign }
    [time] { zama-outcome-time }
    [abandon] { zama-outcome-abandon }
   *[other] { $reason }
}

## Come si decide un attacco
zama-duel-higher = vince la carta più alta, cade chi difende
zama-duel-lower = chi attacca è più basso e cade
zama-duel-equal = pareggio, cadono entrambe
zama-duel-ace-beats-king = l’asso batte il re
zama-duel-king-beats-ace = questo re batte anche l’asso
zama-duel-ace-ties = asso e questo re pareggiano, non cade nulla
zama-duel-special-kings = pareggio speciale fra re, non cade nulla
zama-duel-spade-beats-club = il re di picche batte il re di fiori
zama-duel-diamond-beats-spade = il re di quadri batte il re di picche
zama-duel-spade-falls = il re di picche che attacca cade contro l’altro
zama-duel-spade-finds-heart = il re di picche ha trovato il re di cuori
zama-duel-heart-meets-spade = il re di cuori è finito contro il re di picche
zama-duel-heart-ties-spade = il re di cuori che attacca pareggia con il re di picche, non cade nulla
zama-duel-heart-beats-spade = a questo tavolo il re di cuori che attacca batte il re di picche
zama-duel-heart-ties = il re di cuori pareggia, non cade nulla
zama-duel-heart-lost = pareggio, cadono entrambe, e a questo tavolo chi perde il re di cuori perde la partita
zama-duel-sword-beats-baton = il re di spade batte il re di bastoni
zama-duel-coin-beats-sword = il re di denari batte il re di spade
zama-duel-sword-falls = il re di spade che attacca cade contro l’altro
zama-duel-sword-finds-cup = il re di spade ha trovato il re di coppe
zama-duel-cup-meets-sword = il re di coppe è finito contro il re di spade
zama-duel-cup-ties-sword = il re di coppe che attacca pareggia con il re di spade, non cade nulla
zama-duel-cup-beats-sword = a questo tavolo il re di coppe che attacca batte il re di spade
zama-duel-cup-ties = il re di coppe pareggia, non cade nulla
zama-duel-cup-lost = pareggio, cadono entrambe, e a questo tavolo chi perde il re di coppe perde la partita
zama-duel = { $why ->
    [higher] { zama-duel-higher }
    [lower] { zama-duel-lower }
    [equal] { zama-duel-equal }
    [ace-beats-king] { zama-duel-ace-beats-king }
    [king-beats-ace] { zama-duel-king-beats-ace }
    [ace-ties] { zama-duel-ace-ties }
    [special-kings] { zama-duel-special-kings }
    [spade-beats-club] { zama-duel-spade-beats-club }
    [diamond-beats-spade] { zama-duel-diamond-beats-spade }
    [spade-falls] { zama-duel-spade-falls }
    [spade-finds-heart] { zama-duel-spade-finds-heart }
    [heart-meets-spade] { zama-duel-heart-meets-spade }
    [heart-ties-spade] { zama-duel-heart-ties-spade }
    [heart-beats-spade] { zama-duel-heart-beats-spade }
    [heart-ties] { zama-duel-heart-ties }
    [heart-lost] { zama-duel-heart-lost }
    [sword-beats-baton] { zama-duel-sword-beats-baton }
    [coin-beats-sword] { zama-duel-coin-beats-sword }
    [sword-falls] { zama-duel-sword-falls }
    [sword-finds-cup] { zama-duel-sword-finds-cup }
    [cup-meets-sword] { zama-duel-cup-meets-sword }
    [cup-ties-sword] { zama-duel-cup-ties-sword }
    [cup-beats-sword] { zama-duel-cup-beats-sword }
    [cup-ties] { zama-duel-cup-ties }
    [cup-lost] { zama-duel-cup-lost }
   *[other] { $why }
}
zama-result-win = L’attacco vince
zama-result-lose = L’attacco fallisce
zama-result-tie = Pareggio
zama-result-special = Pareggio speciale
zama-result-attacker-wins = Chi attacca vince la partita
zama-result-defender-wins = Chi difende vince la partita
zama-result-attacker-beats = Chi difende è eliminato
zama-result-defender-beats = Chi attacca è eliminato

## Che cosa succede
zama-event-attack = Il { zama-word-seat } attacca { $to } da { $from }.
zama-event-reveal = Si scopre { $cell }: { $card } del { zama-word-owner }.
zama-event-duel = { $attacker } contro { $defender }: { zama-duel }.
zama-event-fall = { $cards-count ->
    [one] Esce dal gioco: { $cards }.
   *[other] Escono dal gioco: { $cards }.
}
zama-event-slide = Il { zama-word-seat } sposta { $from } in { $to }.
zama-event-overlap = Il { zama-word-seat } sovrappone il suo re, da { $from } a { $to }.
zama-event-peek = { $card ->
    [hidden] Il { zama-word-seat } guarda la carta in { $cell }.
   *[other] Il { zama-word-seat } guarda la carta in { $cell }: { $card }.
}
zama-event-look = { $card ->
    [hidden] Il { zama-word-seat } ha visto la carta in { $cell }.
   *[other] In { $cell } c’è { $card }; torna coperta.
}
zama-event-done = Il { zama-word-seat } rinuncia al resto.
zama-event-lay = { $card ->
    [hidden] Il { zama-word-seat } dispone una carta in { $cell }.
   *[other] Il { zama-word-seat } dispone { $card } in { $cell }.
}
zama-event-rest = Il { zama-word-seat } dispone il resto del mazzo così com’è mescolato.
zama-event-march = Il { zama-word-seat } non può attaccare e marcia: tre spostamenti.
zama-event-eliminated = { $reason ->
    [king] Il { zama-word-seat } è eliminato: il suo re è sconfitto.
    [overlap] Il { zama-word-seat } è eliminato: qualcuno si è sovrapposto al suo re.
    [wrong-overlap] Il { zama-word-seat } si è sovrapposto alla carta sbagliata ed è eliminato.
    [resign] Il { zama-word-seat } si arrende ed è eliminato.
    [time] Il { zama-word-seat } ha esaurito il tempo ed è eliminato.
   *[abandon] Il { zama-word-seat } ha lasciato la partita ed è eliminato.
}
zama-event-leave = { $cards-count ->
    [one] Esce dal gioco { $cards } del { zama-word-owner }.
   *[other] Escono dal gioco { $cards } del { zama-word-owner }.
}
zama-event-pass = Il { zama-word-seat } non può attaccare e passa.
zama-event-end = { $winners-count ->
    [0] Non vince nessuno: { zama-ending }.
    [one] Vince il { zama-word-winners }: { zama-ending }.
   *[other] Vincono { zama-word-winners }: { zama-ending }.
}

## Com’è finita
zama-outcome-king = l’incontro dei re ha deciso la partita
zama-outcome-overlap = la sovrapposizione ha trovato il re che cercava
zama-outcome-wrong-overlap = l’avversario si è sovrapposto alla carta sbagliata
zama-outcome-wrong-overlap-lost = una carta della tua parte si è sovrapposta a quella sbagliata
zama-outcome-no-attack = non è più possibile alcun attacco
zama-outcome-dead-aim = nessuno può più vincere
zama-outcome-stall = da troppo tempo non cade nessuna carta
zama-outcome-agreement = i giocatori si sono accordati per la patta
zama-agreed = Sarebbe patta.
zama-outcome-resign = l’avversario si è arreso
zama-outcome-time = l’avversario ha esaurito il tempo
zama-outcome-abandon = l’avversario ha lasciato la partita

## Perché una mossa non è permessa
zama-why-over = La partita è finita: { zama-ending }.
zama-why-watcher = Agiscono solo i giocatori; tu stai guardando.
zama-why-chance = Quale sia la carta lo dice il mazzo mescolato; non si sceglie.
zama-why-not-due = Non è questa la carta da scoprire.
zama-why-wait = Aspetta che le carte siano scoperte.
zama-why-turn = Non tocca a te.
zama-why-phase = { $phase ->
    [place] Prima i giocatori dispongono le proprie carte.
    [attack] Prima si dichiara un attacco.
    [slide] Adesso si spostano le carte.
   *[peek] Adesso si possono guardare le carte.
}
zama-why-must-attack = Devi attaccare: non si può passare.
zama-why-must-slide = Devi spostare finché è possibile, tre volte in tutto.
zama-why-no-card = In { $from } non c’è nessuna carta.
zama-why-not-yours = La carta in { $from } non è tua.
zama-why-attack-nothing = In { $to } non c’è nessuna carta da attaccare.
zama-why-attack-own = La carta in { $to } è tua: si attaccano solo carte nemiche.
zama-why-attack-distant = { $to } è troppo lontana da { $from }: si attaccano solo le otto caselle intorno alla carta.
zama-why-slide-not-yours = A questo tavolo si spostano solo le proprie carte; quella in { $from } non è tua.
zama-why-slid = La carta in { $from } è già stata spostata in questo turno.
zama-why-occupied = In { $to } c’è una carta: ci si sposta solo su caselle vuote.
zama-why-slide-distant = { $to } non è accanto a { $from }: uno spostamento è di un solo passo.
zama-why-slide-diagonal = Si sposta in orizzontale o in verticale, come nel gioco del quindici: non da { $from } a { $to }.
zama-why-overlap-off = A questo tavolo non ci si può sovrapporre.
zama-why-unseen-king = Non hai visto la carta in { $from }: si sovrappone solo un { zama-word-spade-king } che conosci.
zama-why-not-king = La carta in { $from } non è il { zama-word-spade-king }: nessun’altra carta può sovrapporsi.
zama-why-hidden-king = A questo tavolo si sovrappone solo un { zama-word-spade-king } scoperto; quello in { $from } è coperto.
zama-why-march = In marcia non ci si sovrappone: serve un attacco vinto.
zama-why-overlap-nothing = In { $to } non c’è nessuna carta a cui sovrapporsi.
zama-why-overlap-own = La carta in { $to } è tua: ci si sovrappone solo a una carta nemica.
zama-why-overlap-distant = { $to } non è a fianco di { $from }: ci si sovrappone con un passo in orizzontale o in verticale.
zama-why-peek-nothing = In { $cell } non c’è nessuna carta da guardare.
zama-why-peek-open = La carta in { $cell } è già scoperta.
zama-why-peek-twice = Hai appena guardato la carta in { $cell }: scegline un’altra.
zama-why-all-laid = Le tue carte sono già tutte disposte; c’è chi non ha ancora finito.
zama-why-lay-order = Si dispone nell’ordine di lettura: tocca a { $due }, non a { $cell }.
zama-why-laid = La tua carta { $card } è già disposta.
zama-why-gone = Sei eliminato: gli altri continuano.
zama-why-attack-partner = La carta in { $to } è del tuo compagno: si attaccano solo carte nemiche.
zama-why-overlap-partner = La carta in { $to } è del tuo compagno: ci si sovrappone solo a una carta nemica.
zama-why-overlap-neutral = La carta in { $to } è neutrale: lì sotto non c’è nessun re da trovare.

## Accanto a un tavolo vero
zama-count-fallen = Carte cadute
zama-count-quiet = Turni senza carte cadute
zama-count-quiet-fallen = È caduta una carta
zama-count-quiet-goal = { $goal } turni senza carte cadute: la partita è patta.
zama-count-kings = Re caduti
zama-edit-owner = Di chi è la carta?
zama-edit-suit = Seme
zama-edit-suit-S = ♠ picche
zama-edit-suit-H = ♥ cuori
zama-edit-suit-D = ♦ quadri
zama-edit-suit-C = ♣ fiori
zama-edit-rank = Carta
zama-latin-suit-S = spade
zama-latin-suit-H = coppe
zama-latin-suit-D = denari
zama-latin-suit-C = bastoni
zama-edit-rank-A = A
zama-edit-rank-2 = 2
zama-edit-rank-3 = 3
zama-edit-rank-4 = 4
zama-edit-rank-5 = 5
zama-edit-rank-6 = 6
zama-edit-rank-7 = 7
zama-edit-rank-8 = 8
zama-edit-rank-9 = 9
zama-edit-rank-T = 10
zama-edit-rank-J = J
zama-edit-rank-Q = Q
zama-edit-rank-K = K
zama-edit-cards = Che cosa c’è lì?
zama-edit-card = Questa carta, vista da tutti
zama-edit-back = Una carta mai vista
zama-edit-fallen = Questa carta è caduta
zama-edit-phase = Che cosa si deve fare?
zama-edit-phase-attack = Attaccare
zama-edit-phase-slide = Spostare dopo una vittoria
zama-edit-phase-peek = Guardare dopo un pareggio speciale
zama-edit-slid = Spostata in questo turno
zama-edit-gone = Eliminati
zama-edit-gone-r = Il Rosso è fuori
zama-edit-gone-b = Il Blu è fuori
zama-edit-gone-g = Il Verde è fuori
zama-edit-gone-y = Il Giallo è fuori
zama-edit-turn-r = Rosso
zama-edit-turn-b = Blu
zama-edit-turn-g = Verde
zama-edit-turn-y = Giallo
zama-edit-unknown = Le carte che non indichi restano sconosciute. Se non dici quali sono cadute, si suppone che siano carte basse; un re di picche o di cuori solo se non resta altro.
zama-try-attack = Attaccare: la tua carta, poi quella nemica
zama-try-slide = Spostare: la carta, poi la casella vuota
zama-try-overlap = Sovrapporsi: il tuo re, poi la carta nemica
zama-try-peek = Guardare una carta
zama-try-done = Fermarsi qui
zama-chance = { $one }: { $two }
zama-why-position-layout = Finché non è caduta nessuna carta, tutte sono dove sono state disposte: in { $cell } ce n’è una del { zama-word-seat }.
zama-why-position-cards = Il { zama-word-seat } ha { $count } carte: un mazzo ne ha { $most }.
zama-why-position-empty = Sul tavolo ci devono essere carte.
zama-why-position-none-missing = Le carte del { zama-word-seat } sono tutte sul tavolo: prima togli quelle cadute.
zama-why-position-card = Non c’è la carta «{ $card }»: scrivi un valore ({ $ranks }) e un seme ({ $suits }), come 7H.
zama-why-position-card-twice = Il { zama-word-seat } ha due volte { $card }: in un mazzo ce n’è una.
zama-why-position-seen-unknown = { $cell }: una carta che qualcuno ha visto è nota; scrivi il suo nome.
zama-why-position-laid-unknown = { $cell }: a questo tavolo ognuno dispone le sue carte; scrivi il nome della carta.
zama-why-position-laid-unseen = { $cell }: chi l’ha disposta la conosce; dopo la carta scrivi { $expected }.
zama-why-position-unseen = { $cell }: questa carta non l’ha vista nessuno; scrivi { $expected }, oppure dopo i due punti chi l’ha vista.
zama-why-position-face-up = { $cell }: resta scoperto solo un re di picche.
zama-why-position-gone-king = { $cell }: il { zama-word-seat } è eliminato, quindi { $card } va in out.
zama-why-position-gone-unlaid = Il { zama-word-seat } è eliminato: le carte che non disporrà più vanno in out.
zama-why-position-eliminated = Il { zama-word-seat } è eliminato: non può toccare a lui.
zama-why-position-alone = È rimasta una parte sola: la partita è finita, scrivi phase=over.
zama-why-position-all-laid = Le carte sono già tutte disposte: nessuno ne dispone altre.
zama-why-position-gap = { $cell }: le carte si dispongono nell’ordine di lettura, prima viene { $first }.
zama-why-position-no-card = { $field }: in { $cell } non c’è nessuna carta.
zama-why-position-not-looked = seen: il { zama-word-seat } non ha guardato { $cell }; lì, dopo la carta, scrivi :{ $seat }.
zama-why-position-met = met: «{ $given }» non è possibile; in un pareggio speciale s’incontrano solo due re, oppure un re e un asso.
zama-why-position-result = Il campo result va con phase=over e con nient’altro; qui phase è { $phase }.
zama-why-position-result-aim = result={ $given }: qualcuno può ancora vincere; i re da cacciare non sono tutti in out.
zama-why-position-result-attack = result={ $given }: sul tavolo c’è ancora un attacco possibile.
zama-why-position-pending-known = pending: la carta in { $cell } dev’essere ignota (??), perché è ancora da scoprire.
zama-why-position-pending-target = pending: attacca solo una carta di chi è di turno, e solo una carta nemica accanto.
zama-why-position-pending-overlap = pending: si sovrappone solo un re di picche scoperto, durante gli spostamenti; non { $cell }.
zama-why-position-pending-shown = pending: la carta che attacca, in { $cell }, dev’essere stata mostrata a tutti.
zama-king-S = Re di picche
zama-king-H = Re di cuori
zama-king-D = Re di quadri
zama-king-C = Re di fiori

## Inviti
zama-prompt-attack = Tocca a te attaccare: scegli una tua carta
zama-prompt-attack-target = Scegli la carta da attaccare da { $from }
zama-prompt-slide = Spostamento { $n } di { $of }: scegli una carta accanto a una casella vuota
zama-prompt-slide-target = Spostamento { $n } di { $of }: dove va la carta in { $from }?
zama-prompt-march = Nessun attacco possibile. Marcia, spostamento { $n } di { $of }
zama-prompt-overlap = Sovrapporre il { zama-word-spade-king } a { $to }? Con il { zama-word-heart-king } vinci, con ogni altra carta perdi.
zama-prompt-overlap-yes = Sovrapponi
zama-prompt-overlap-no = Non ora
zama-prompt-peek = Sguardo { $n } di { $of }: scegli una carta coperta
zama-prompt-done-slides = Basta spostamenti
zama-prompt-done-peeks = Basta guardare
zama-prompt-lay = Scegli una carta per { $cell }
zama-prompt-rest = Disponi il resto a caso
zama-prompt-wait = { $phase ->
    [place] Il { zama-word-seat } sta disponendo le carte
    [attack] Il { zama-word-seat } deve attaccare
    [slide] Il { zama-word-seat } sta spostando le carte
   *[peek] Il { zama-word-seat } può guardare delle carte
}

## Le caselle, per il lettore di schermo
zama-cell-empty = { $cell }, vuota
zama-cell-back = { $cell }, carta { $owner ->
    [r] rossa
    [b] blu
    [g] verde
   *[y] gialla
} coperta
zama-cell-seen = { $cell }, carta { $owner ->
    [r] rossa
    [b] blu
    [g] verde
   *[y] gialla
} coperta, l’hai vista: { $card }
zama-cell-face-up = { $cell }, carta { $owner ->
    [r] rossa
    [b] blu
    [g] verde
   *[y] gialla
} scoperta: { $card }
zama-cell-other-saw = guardata da qualcun altro
zama-cell-selected = scelta
zama-cell-can-attack = può attaccare
zama-cell-target = si può attaccare
zama-cell-can-slide = si può spostare
zama-cell-hole = qui si può spostare una carta
zama-cell-slid = spostata in questo turno
zama-cell-foreseen = { $what ->
    [wins] sai che vince
    [loses] sai che questo attacco perde
    [ties] sai che è un pareggio
    [fell] qui è caduta una carta
   *[endangered] in pericolo: accanto a una carta che la batte
}
zama-cell-can-overlap = ci si può sovrapporre
zama-cell-can-peek = si può guardare
zama-cell-neutral = neutrale

## Accanto al tavolo
zama-left = { $count ->
    [one] { zama-word-seat }: { $count } carta
   *[other] { zama-word-seat }: { $count } carte
}
zama-side-gone = eliminato
zama-side-team = { $seat ->
    [r] con il Verde
    [g] con il Rosso
    [b] con il Giallo
   *[y] con il Blu
}
zama-fallen = Carte cadute
zama-fallen-none = ancora nessuna
zama-fallen-rank = { $rank }: { $count } su 4
zama-kings-gone = Re usciti: { $cards }
zama-kings-all = I re sono ancora tutti in gioco
zama-quiet = Turni senza carte cadute: { $n } di { $limit }
zama-quiet-free = Turni senza carte cadute: { $n }

## Opzioni del tavolo
zama-option-layout = Disposizione
zama-option-layout-chequer = a scacchiera
zama-option-layout-rank_stripes = a righe, Rosso sulla prima
zama-option-players = Giocatori
zama-option-players-2 = due
zama-option-players-4 = quattro
zama-option-placement = Le carte si dispongono
zama-option-placement-blind = come sono mescolate, senza che nessuno le veda
zama-option-placement-stratego = ognuno le proprie, e le conosce
zama-option-special_kings = Il re di picche contro gli altri re
zama-option-special_kings-header = pareggia, non si rimuove nulla
zama-option-special_kings-list = vince con fiori, perde con quadri e, se attacca, con picche
zama-option-special_repeat = Le stesse due carte pareggiano di nuovo
zama-option-special_repeat-allowed = due sguardi ogni volta
zama-option-special_repeat-no_second_peek = nessuno sguardo dopo la prima volta
zama-option-ace_vs_KH_KS = L’asso contro i re di cuori e di picche
zama-option-ace_vs_KH_KS-king_wins = vince il re
zama-option-ace_vs_KH_KS-special_tie = pareggio speciale
zama-option-KH_attacks_KS = Il re di cuori attacca il re di picche
zama-option-KH_attacks_KS-spade_owner_wins = vince chi ha il re di picche
zama-option-KH_attacks_KS-special_tie = pareggio speciale
zama-option-KH_attacks_KS-attacker_wins = vince chi attacca
zama-option-KH_tie = Il re di cuori pareggia con un re
zama-option-KH_tie-both_removed = si rimuovono entrambi
zama-option-KH_tie-special_tie = pareggio speciale
zama-option-KH_tie-owner_loses = chi lo perde perde la partita
zama-option-slide_cards = Carte che si spostano
zama-option-slide_cards-any = di tutti i giocatori
zama-option-slide_cards-own_only = solo le proprie
zama-option-slide_dirs = Direzioni dello spostamento
zama-option-slide_dirs-orthogonal = in orizzontale e in verticale
zama-option-slide_dirs-eight = anche in diagonale
zama-option-slide_count = Spostamenti dopo un attacco vinto
zama-option-slide_count-exactly_3_if_possible = tre, se possibile
zama-option-slide_count-up_to_3 = fino a tre
zama-option-overlap = Sovrapposizione con il re di picche
zama-option-overlap-known_KS = appena il proprietario l’ha visto
zama-option-overlap-face_up_only = solo se è scoperto
zama-option-overlap-off = mai
zama-option-no_attack = Se non si può attaccare
zama-option-no_attack-draw = la partita è patta
zama-option-no_attack-march = si marcia: tre spostamenti
zama-option-stall_plies = Turni senza carte cadute che fanno patta
zama-option-stall_plies-20 = 20
zama-option-stall_plies-40 = 40
zama-option-stall_plies-off = nessun limite, tranne 1000 turni in tutto
zama-option-memory_aid = Aiuto alla memoria
zama-option-memory_aid-own = le carte che hai visto restano segnate
zama-option-memory_aid-none = nessuno, ricordale da te
zama-option-deck = Mazzo
zama-option-deck-52 = francese, 52 carte
zama-option-deck-40 = italiano, 40 carte napoletane
zama-option-deck-piacentine = italiano, 40 carte piacentine
zama-option-deck-48 = spagnolo, 48 carte
zama-option-deck-32 = francese, 32 carte dal sette in su
zama-option-four_player = In quattro
zama-option-four_player-first_blood = decide il primo re di cuori
zama-option-four_player-melee = tutti contro tutti
zama-option-four_player-teams = Rosso e Verde contro Blu e Giallo

## I segni nei testi, per chi li ascolta
zama-sign-spades = picche
zama-sign-hearts = cuori
zama-sign-diamonds = quadri
zama-sign-clubs = fiori
zama-sign-swords = spade
zama-sign-cups = coppe
zama-sign-coins = denari
zama-sign-batons = bastoni
zama-sign-piacentine-swords = spade
zama-sign-piacentine-cups = coppe
zama-sign-piacentine-coins = denari
zama-sign-piacentine-batons = bastoni
zama-sign-king-of-spades = re di picche
zama-sign-king-of-hearts = re di cuori
zama-sign-king-of-diamonds = re di quadri
zama-sign-king-of-clubs = re di fiori
zama-sign-king-of-swords = re di spade
zama-sign-king-of-cups = re di coppe
zama-sign-king-of-coins = re di denari
zama-sign-king-of-batons = re di bastoni
zama-sign-ace = asso
zama-sign-queen = donna
zama-sign-two = due
zama-sign-hole = casella vuota
zama-sign-red-back = carta rossa
zama-sign-blue-back = carta blu
zama-sign-green-back = carta verde
zama-sign-yellow-back = carta gialla

## I temi dei problemi
zama-theme-attack = Un attacco
zama-theme-reveal = Un attacco
zama-theme-duel = Un attacco
zama-theme-fall = Un colpo sicuro
zama-theme-slide = Uno spostamento
zama-theme-overlap = Una sovrapposizione
zama-theme-peek = Dove guardare
zama-theme-look = Dove guardare
zama-theme-done = Quando fermarsi
