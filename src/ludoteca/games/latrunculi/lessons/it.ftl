# Le parole delle lezioni: posizioni e mosse stanno in lessons.toml.

slide = Una pedina scorre
slide-task = Giochi con il Bianco. Una pedina scorre lungo la sua traversa o la sua colonna come la Torre degli scacchi, di quante caselle vuoi. Porta la pedina da d1 fin sotto la nera in d7.
slide-done = Giusto: in d6 sta proprio davanti a d7. Non può né saltare un’altra pedina né prenderne il posto.
slide-wrong = Questa mossa è permessa, ma muovi la pedina in d1 e portala in d6.
slide-short = La pedina è quella giusta, ma può andare più lontano: fino a d6.

enclose = Chiudere una pedina
enclose-task = La pedina nera in d4 ha già da un lato la bianca in c4. Mettine una anche dall’altro lato e la catturi.
enclose-done = Catturata: d4 stava fra c4 ed e4. Una pedina catturata non rientra più.
enclose-wrong = Nessuna cattura. Quale casella sta di fronte a c4, dall’altra parte di d4?
enclose-beside = La colonna è giusta, ma d4 deve stare esattamente fra due tue pedine, sulla stessa traversa: fermati in e4.

line = Un intero filotto
line-task = Un filotto di avversarie senza buchi si cattura tutto insieme. Cattura tre pedine con una mossa.
line-done = Tutte e tre insieme: stavano fra a4 ed e4.
line-wrong = Il filotto b4, c4, d4 è chiuso a sinistra da a4. Chiudilo dall’altra parte.
line-opened = Ora il capo sinistro è aperto. La pedina in a4 deve restare al suo posto mentre un’altra chiude il filotto.

diagonal = Valgono le diagonali
diagonal-task = In diagonale non si muove mai, ma si cattura. Cattura la pedina in d4.
diagonal-done = c3, d4, e5: catturata in diagonale.
diagonal-wrong = La tua pedina in c3 tocca d4 da sotto a sinistra. Quale casella sta di fronte, sopra a destra?
diagonal-row = Sei accanto a d4, ma c4 è vuota e la traversa non è chiusa. Guarda la diagonale che parte da c3.

corner = L’angolo
corner-task = Dietro una pedina in angolo non può andare nessuno. Lì bastano due pedine, sulle due caselle al suo fianco. Cattura la pedina in a1.
corner-done = Con le pedine in a2 e in b1 l’angolo è chiuso e a1 cade. La casella in diagonale, b2, non serve.
corner-wrong = b1 è già tua. Occupa l’altra casella accanto all’angolo: a2.

safe = Non fermarti fra due
safe-task = Una pedina non può fermarsi in mezzo a due avversarie, nemmeno per catturare. Perciò da d1 a d4 è vietato. Trova una casella sicura da cui la pedina in d5 cade lo stesso.
safe-done = Da e5 si può: d5 stava fra c5 ed e5. Passare fra due avversarie va bene; è vietato solo fermarsi.
safe-wrong = Nessuna cattura. La tua pedina in c5 tocca d5 da sinistra: chi può arrivare dall’altra parte?

several = Molte in un colpo
several-task = Una mossa può catturare in più direzioni. Cattura quattro pedine con una mossa sola.
several-done = Una in orizzontale, una in verticale e una su ciascuna diagonale: più di quattro direzioni insieme non sono possibili.
several-wrong = Cerca la casella che tocca tutte e quattro le pedine nere al centro.
several-one = Così ne catturi una. C’è una casella che ne cattura quattro.

block = Chiudile dentro
block-task = Due pedine in angolo non si catturano mai. Ma chi non può muovere ha perso. Vinci con una mossa.
block-done = Non hai catturato nulla, ma nessuna pedina nera può muovere: hai vinto.
block-wrong = Il Nero può ancora muovere. Quale casella libera resta alle pedine in a1 e b1?

last = Fino all’ultima pedina
last-task = Vinci appena all’avversario resta una sola pedina. Comincia da quella che puoi chiudere adesso.
last-done = Al Nero resta una pedina: hai vinto.
last-wrong = Nessuna cattura. Da un lato di b4 c’è già a4.
last-task-2 = Il Nero si è avvicinato alla tua pedina in f6. Cattura la seconda pedina e vinci.
last-wrong-2 = Nessuna cattura. Chi può arrivare dall’altra parte di g6?

stall = Quando non succede nulla
stall-task = Sono passate cinquantanove mosse senza cattura. Alla sessantesima la partita è in stallo e non la vince nessuno, qualunque sia il numero di pedine. Cattura adesso una pedina.
stall-done = Appena in tempo: dopo una cattura il conto riparte. È stallo anche quando una posizione si presenta per la terza volta.
stall-wrong = Era la sessantesima mossa senza cattura: la partita è nulla e non ha vinto nessuno. Una pedina si poteva catturare in diagonale.
