# Ciò che sta sui fogli stampati di un evento.

round = Turno { $round }{ $of ->
    [0] {""}
   *[other] {" "}di { $of }
 }
table = Tavolo
players = Giocatori in ordine di posto
bye = riposo
find = Il tuo tavolo, cercando il tuo nome
scan = Inquadra per inserire il risultato di questo tavolo
before = Iscritti
during = Classifica durante il turno { $round }
after = Classifica dopo il turno { $round }
place = Posto
name = Nome
score = Punteggio
games = Partite
points = Punti
result-short = Esito
signature = Firma
remarks = Note
judge = Giudice
how-two = Vittoria 1, patta ½, sconfitta 0. Firmano entrambi.
how-many = Scrivi il posto di ciascuno: 1 è il migliore, chi divide un posto ha lo stesso numero. Firmano tutti.
ties = A parità di punteggio decidono, in quest’ordine:
break-buchholz = Buchholz
break-sonneborn-berger = Sonneborn-Berger
break-direct = Diretto
break-points = Punti
break-duel = Duello
told-buchholz = la somma dei punteggi degli avversari; a un tavolo di più persone, la loro media.
told-sonneborn-berger = i punteggi di chi hai battuto e metà di quelli con cui hai pattato.
told-direct = quanto hanno fatto tra loro quelli a pari punti, se ciascuno ha incontrato ciascuno.
told-points = i punti propri del gioco.
told-duel = quando tutto è giocato, un duello con sei dadi a testa.
