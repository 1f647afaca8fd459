# Co stojí na tištěných arších turnaje.

round = { $round }. kolo{ $of ->
    [0] {""}
   *[other] {" "}z { $of }
 }
table = Stůl
players = Hráči v pořadí míst
bye = volno
find = Tvůj stůl podle jména
scan = Naskenuj a zadej výsledek tohoto stolu
before = Přihlášení
during = Pořadí během { $round }. kola
after = Pořadí po { $round }. kole
place = Místo
name = Jméno
score = Skóre
games = Partie
points = Body
result-short = Výsledek
signature = Podpis
remarks = Poznámky
judge = Rozhodčí
how-two = Výhra 1, remíza ½, prohra 0. Podepíší se oba.
how-many = Napiš umístění každého: 1 je nejlepší, kdo se o místo dělí, má stejné číslo. Podepíší se všichni.
ties = Při stejném skóre rozhoduje v tomto pořadí:
break-buchholz = Buchholz
break-sonneborn-berger = Sonneborn-Berger
break-direct = Vzájemné partie
break-points = Body
break-duel = Souboj
told-buchholz = součet skóre soupeřů; u stolu pro více hráčů jejich průměr.
told-sonneborn-berger = skóre těch, které jsi porazil, a polovina skóre těch, s nimiž jsi remizoval.
told-direct = co hráči se stejným skóre získali mezi sebou, pokud se každý utkal s každým.
told-points = vlastní body hry.
told-duel = až je vše dohráno, souboj se šesti kostkami pro každého.
