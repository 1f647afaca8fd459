# Le parole sul kit da stampare della Scamorra.

aim = Sasso, carta, forbici su una piccola scacchiera, mossi dalle carte scacchi. Un gioco per due di Ivan Preziosi. Mangia più pedine che puoi, oppure lascia l’avversario senza pedine.
begin = Come si comincia
begin-1 = Ognuno mescola il proprio mazzo di { $deck } carte e ne toglie una senza guardarla: è la *coppella*, che non si usa.
begin-2 = Ognuno pesca { $hand } carte. Un sorteggio, o una mano di morra cinese, dà a uno dei due l’*iniziativa*.
begin-3 = Viste le proprie carte, chi ha l’iniziativa sceglie se *muovere per primo* o *posizionare per primo*. Chi posiziona per secondo muove per primo.
begin-4 = A turno ognuno mette una pedina su una casella vuota della propria *casa*, la riga più vicina, finché tutte e sei sono in campo.
begin-5 = Comincia chi ha posizionato per secondo.
turn = Il turno
turn-1 = Gioca *una* carta, scoperta: fa muovere una delle tue pedine. Ogni pedina può usare ogni carta.
turn-2 = Una carta che può fare qualcosa va usata; solo un Pedone che potrebbe soltanto far rientrare una pedina si può anche scartare. Una carta che non può fare nulla si scarta e non si muove nulla; puoi anche scegliere di giocarne una così.
turn-3 = Pesca una carta, finché ce ne sono.
capture = Mangiare
capture-1 = Il Sasso mangia le Forbici, le Forbici mangiano la Carta, la Carta mangia il Sasso. Ogni presa vale *un punto*. Con la *carta Re* ogni pedina mangia qualsiasi altra.
capture-2 = Una pedina che non puoi mangiare ti sbarra la strada. Le pedine mangiate restano accanto alla scacchiera; una *carta Pedone* può farne rientrare una su una casella vuota della propria casa.
cards = Le carte
cards-free = Solo il Cavallo salta gli altri pezzi. Mangiare non è obbligatorio.
end = La fine
end-knockout = *Cappotto:* chi mangia l’ultima pedina avversaria in campo vince subito.
end-points = Altrimenti, dopo { $turns } turni a testa, vince chi ha più punti; a parità di punti è patta.
fifteen = *Partita a 15:* più partite, i punti si sommano e un cappotto ne aggiunge { $bonus }. Vince chi arriva per primo a { $target } punti.
making-pieces = Incolla le sei pedine su cartone spesso, o infilale in un supporto.
scores = Partita a 15: segnapunti
scores-how = Una riga per partita: i suoi punti e il totale. Un cappotto aggiunge { $bonus } punti a quelli delle prese; si vince a { $target } punti.
points = Punti
home = Casa:
