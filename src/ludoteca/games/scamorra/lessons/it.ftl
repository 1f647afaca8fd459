# Le lezioni della Scamorra in italiano.

move = Una carta muove una pedina
move-task = Sei Sud, con le pedine rotonde. Scegli la carta :bishop: che hai in mano, poi una pedina, poi una casella: l’Alfiere muove di una, due o tre caselle in diagonale.
move-wrong = Era un’altra carta. Prova prima con la carta :bishop:.
move-task-2 = Dopo la mossa hai pescato un :knight: e hai di nuovo tre carte; la carta :bishop: è scoperta accanto alla scacchiera. Nord ha giocato un :pawn: e ha pescato, senza che tu veda cosa. Gioca una carta qualsiasi.
move-done = Ogni pedina può usare ogni carta, e dopo ogni mossa peschi la prossima. Il tuo mazzo te ne dà dodici; quando è finito, giochi le carte che ti restano in mano.

beats = Chi mangia chi
beats-task = :south-rock: mangia :north-scissors:, :south-scissors: mangiano :north-paper:, :south-paper: mangia :north-rock:. Mangia una pedina di Nord.
beats-wrong = Non hai mangiato nulla. Il tuo Sasso arriva alle Forbici in d4, la tua Carta al Sasso in b2.
beats-done = Un punto. La pedina mangiata ora aspetta accanto alla scacchiera.

knight = Il Cavallo salta
knight-task = Le Forbici in d4 sarebbero una bella preda per il tuo :south-rock:, ma davanti ci sono le tue Forbici. Il :knight: muove di due caselle in linea retta e di una di lato, e salta qualsiasi cosa.
knight-wrong = Scegli il :knight: e il Sasso in c2: due caselle in su, una a destra.
knight-done = Solo il Cavallo salta. Tutte le altre carte si fermano davanti alla prima pedina che incontrano.

king = Il Re mangia tutto
king-task = Le Forbici non mangiano mai le Forbici, e nemmeno la Carta le mangia, a meno che tu non giochi il :king:. Mangia le Forbici in d2.
king-any-card = È un punto, ma le Forbici mangiano la Carta con qualunque carta che ci arrivi. Di Re ne hai uno solo: mangia quello che può mangiare soltanto lui.
king-wrong = Il :king: muove di una sola casella, ma mangia qualunque cosa ci sia. Guarda in d2.
king-done = In tutta la partita hai un solo Re. Anche Nord.

danger = Attenzione al Re dell’altro
danger-task = Nord non ha ancora giocato il suo :king:. Le tue Forbici in c2 stanno accanto a quelle di Nord: il Re potrebbe mangiarle. Portale su una casella dove niente può prenderle.
danger-still-near = Anche quella casella è accanto alle Forbici di Nord: il Re ci arriva.
danger-rock = Lontane dal Re, ma il Sasso di Nord scende lungo la colonna a con una :rook: e mangia le Forbici.
danger-wrong = In pericolo sono le Forbici in c2. Spostale.
danger-done = Il Re arriva a una casella di distanza. Quando è fra le carte giocate, si può respirare.

pawn = Il Pedone e il rientro
pawn-task = Il :pawn: avanza dritto, ma mangia in diagonale. Usalo per mangiare le Forbici in d4.
pawn-straight = Questo è il passo. Per mangiare si va in diagonale, in d4.
pawn-with-king = Potrebbe farlo anche il Re, ma conservalo: basta un :pawn:.
pawn-wrong = Scegli un :pawn:, poi il Sasso in c3, poi d4.
pawn-task-2 = La Carta di Nord ha mangiato il tuo Sasso, anche lei con un Pedone. L’altro tuo :pawn: può farlo rientrare: sceglilo accanto alla scacchiera, poi scegli una casella vuota della tua casa, la riga più bassa.
pawn-wrong-2 = Puoi farlo, ma il Sasso manca ancora. Scegli il :pawn:, poi il Sasso accanto alla scacchiera.
pawn-done = Il rientro è l’intera mossa. Non è mai un obbligo, e una pedina può rientrare tante volte quanti sono i tuoi Pedoni.

dead = Una carta senza mosse
dead-task = Carta e Forbici sono arrivate all’ultima riga e il Sasso ha una pedina davanti: nessuno può usare il tuo :pawn:. È una carta morta. Tu vorresti aspettare: scartala.
dead-wrong = Così hai speso il turno in una mossa. Scegli il :pawn: e scartalo: allora non si muove niente.
dead-done = Si può scartare solo una carta morta. Costa il turno, e a volte è proprio quello che vuoi.

knockout = Cappotto
knockout-task = Sei indietro per 2 punti a 5, ma a Nord resta una sola pedina sulla scacchiera. Mangiala, e vinci subito.
knockout-wrong = Con quale carta il Sasso va da a1 a b3? Pensa a una L.
knockout-done = Cappotto! I punti non contano più, e i Pedoni di Nord arrivano troppo tardi.

fifteen = Dieci punti nella sfida
fifteen-task = Nella partita a 15 i punti di più partite si sommano, e un cappotto ne dà altri 10. Ti resta una pedina sola, e la Carta di Nord le sta accanto. Fai in modo che Nord non possa dare cappotto con la prossima mossa.
fifteen-greedy = Un punto per te, ma la Carta salta in e3 con un :knight: e mangia la tua ultima pedina: undici punti per Nord.
fifteen-nothing = Non è cambiato nulla: la tua ultima pedina è ancora sola.
fifteen-wrong = Con una pedina sola sulla scacchiera basta una presa per il cappotto. Una seconda pedina lo impedisce: usa il :pawn:.
fifteen-done = Con due pedine sulla scacchiera una presa costa un punto, non undici. E abbandonare la partita non servirebbe: darebbe a Nord gli stessi 10 punti.

second = Posizionare per secondi
second-task = Nord posiziona per primo e ha messo il Sasso in c5. Tu lo vedi e puoi rispondere. Metti di fronte, in c1, la pedina che mangia il Sasso.
second-prey = Le Forbici davanti al Sasso: è proprio lì che il Sasso le vuole.
second-wrong = La Carta mangia il Sasso: metti la Carta in c1.
second-task-2 = Nord ha messo le Forbici in d5. La tua risposta?
second-wrong-2 = Il Sasso mangia le Forbici: metti il Sasso in d1.
second-task-3 = E la Carta in b5. La tua ultima pedina va di fronte.
second-wrong-3 = Le Forbici mangiano la Carta: metti le Forbici in b1.
second-done = Ogni tua pedina ha davanti quella che mangia. Il prezzo: chi posiziona per secondo deve fare la prima mossa.
