# Che cosa dicono le lezioni di Zama.

attack = Attacca una vicina
attack-task = Tutte le carte sono coperte, e non serve conoscerle. Attacca la carta blu in d5 con la tua carta rossa in d4.
attack-wrong = Sarebbe un attacco anche quello, ma vediamo che cosa c’è in d4 e in d5.
attack-done = Le due carte si scoprono: il tuo dieci batte l’otto. La carta blu esce dal gioco, e la tua torna coperta: il tavolo continua a mostrarti ciò che hai visto. Si può attaccare in ognuna delle otto caselle intorno alla carta; all’inizio le nemiche stanno sempre a fianco.

higher = Vince la carta più alta
higher-task = Queste carte le hai viste. Attacca quella che il tuo nove batte.
higher-wrong = Il tuo nove batte solo una carta più bassa.
higher-ten = Il dieci è più alto: il tuo nove uscirebbe dal gioco.
higher-queen = La donna è più alta: il tuo nove uscirebbe dal gioco.
higher-done = Il nove batte l’otto, qualunque sia il seme. Chi attacca e perde toglie la propria carta, e il turno finisce.

ace = L’asso e i re
ace-task = L’asso :ace: è la carta più bassa, eppure abbatte due dei quattro re: :king-of-clubs: e :king-of-diamonds:. Attacca con l’asso la carta giusta.
ace-wrong = L’asso batte solo i re di fiori e di quadri.
ace-heart = Il re di cuori :king-of-hearts: non teme gli assi, e nemmeno il re di picche :king-of-spades:. Il tuo asso cadrebbe.
ace-seven = Ogni altra carta è più alta dell’asso: cadrebbe contro il sette.
ace-done = L’asso batte il re di fiori, in attacco e in difesa.

tie = Valori uguali e due sguardi
tie-task = Attacca il nove con il tuo nove.
tie-wrong = Attacca la carta dello stesso valore.
tie-jack = Il fante è più alto: il tuo nove uscirebbe dal gioco.
tie-task-2 = Pareggio: escono entrambe. Ora puoi guardare due carte coperte, di chiunque. Guarda c4.
tie-wrong-2 = Potresti guardare anche lì. Questa volta però guarda c4.
tie-done = Il re di cuori blu :king-of-hearts:! Ora lo sai solo tu; il Blu ha visto soltanto dove hai guardato. Ti resta uno sguardo, ma puoi anche rinunciare.

slides = Tre spostamenti
slides-task = Il tuo nove in d4 ha vinto, e d5 è vuota :hole:. Ora si spostano tre carte, ognuna di un passo in orizzontale o in verticale su una casella vuota. Sposta il nove in d5.
slides-wrong = Si potrebbe spostare anche quella carta. Ma fai avanzare il tuo nove da d4 a d5.
slides-task-2 = Adesso è vuota d4, e a fianco ci sono solo carte blu. Puoi spostare le carte di entrambi: portane una in d4.
slides-wrong-2 = Sposta in d4 una delle carte blu lì a fianco.
slides-task-3 = Ogni carta si sposta una sola volta per turno. Scegli una terza carta.
slides-done = Tre spostamenti, tre carte diverse, come nel gioco del quindici. Se si può, vanno fatti tutti e tre. Poi tocca al Blu.

drag = Trascina via il cacciatore
drag-task = Hai vinto un attacco e puoi spostare. Il re di picche blu :king-of-spades: è scoperto, accanto al tuo re di cuori :king-of-hearts: in d4. Spostalo dove non può più attaccarlo.
drag-wrong = Il re di picche blu sarebbe ancora accanto al tuo re di cuori. Contano anche gli angoli.
drag-done = A due passi di distanza, al prossimo turno non può attaccarlo. Allo stesso modo puoi trascinare il re di cuori nemico verso il tuo re di picche.

special = Il re di picche e gli altri re
special-task = Il tuo re di picche :king-of-spades: pareggia con :king-of-diamonds:, :king-of-clubs: e l’altro :king-of-spades:, ma non esce nessuna carta, e puoi guardarne due. Attacca in modo che non cada nulla.
special-wrong = Lì cadrebbe qualcosa.
special-ace = Il re di picche batte l’asso: l’asso uscirebbe dal gioco.
special-queen = Il re di picche batte la donna: uscirebbe dal gioco.
special-done = Un pareggio speciale: i due re restano, e hai due sguardi. Un re di picche che è stato scoperto resta scoperto per il resto della partita.

danger = Attenzione al re di cuori
danger-task = Il tuo re di cuori :king-of-hearts: sta accanto al re di picche blu :king-of-spades:. Devi attaccare con qualcosa: scegli un attacco che non perda la partita.
danger-wrong = Scegli un attacco della tua donna.
danger-run = Quando si incontrano questi due, vince chi ha il re di picche, chiunque abbia attaccato. Perderesti subito.
danger-done = La donna vince, e con gli spostamenti puoi mettere al sicuro il re di cuori.

find = Trova il re di cuori
find-task = Il tuo re di picche :king-of-spades: è in d4, e sai dove sta il re di cuori blu :king-of-hearts:. Vinci la partita.
find-wrong = Vinceresti lo scontro, ma non la partita. Il re di cuori è in e5: contano anche gli angoli.
find-done = Il re di picche ha trovato il re di cuori: è tutto lo scopo del gioco.

overlap = La sovrapposizione
overlap-task = Hai vinto un attacco e puoi spostare. Al posto di uno spostamento il tuo re di picche :king-of-spades: può sovrapporsi a una carta blu a fianco. Se è il re di cuori vinci, altrimenti perdi. Sai che carta c’è in d5: sovrapponiti.
overlap-wrong = È uno spostamento normale. Ma puoi vincere adesso: metti il re di picche sopra d5.
overlap-guess = Quella carta non la conosci. Se non è il re di cuori, perdi subito.
overlap-done = Hai vinto. Sovrapponiti solo quando ne hai la certezza.
