# Co říkají lekce Zamy.

attack = Zaútoč na sousední kartu
attack-task = Všechny karty leží lícem dolů a znát je nemusíš. Zaútoč svou červenou kartou z d4 na modrou kartu na d5.
attack-wrong = I to by byl útok. Podívejme se ale, co leží na d4 a d5.
attack-done = Obě karty se odkryjí: tvoje desítka bije osmu. Modrá karta odchází ze hry a tvoje se zase otočí lícem dolů: co už znáš, ti stůl ukazuje dál. Útočit lze na kterékoli z osmi polí kolem karty; na začátku leží soupeřovy karty vždy přímo vedle.

higher = Vítězí vyšší karta
higher-task = Tyto karty už znáš. Zaútoč na tu, kterou tvoje devítka bije.
higher-wrong = Tvoje devítka bije jen nižší kartu.
higher-ten = Desítka je vyšší: tvoje devítka by odešla ze hry.
higher-queen = Dáma je vyšší: tvoje devítka by odešla ze hry.
higher-done = Devítka bije osmu, na barvách nezáleží. Kdo útočí a prohraje, odkládá vlastní kartu a tah končí.

ace = Eso a králové
ace-task = Eso :ace: je nejnižší karta, a přece porazí dva ze čtyř králů: :king-of-clubs: a :king-of-diamonds:. Zaútoč esem na tu pravou kartu.
ace-wrong = Eso bije jen křížového a kárového krále.
ace-heart = Srdcový král :king-of-hearts: se es nebojí a pikový :king-of-spades: také ne. Tvoje eso by padlo.
ace-seven = Každá jiná karta je vyšší než eso: sedma by ho porazila.
ace-done = Eso bije křížového krále, v útoku i v obraně.

tie = Stejné hodnoty a dva pohledy
tie-task = Zaútoč svou devítkou na devítku.
tie-wrong = Zaútoč na kartu stejné hodnoty.
tie-jack = Kluk je vyšší: tvoje devítka by odešla ze hry.
tie-task-2 = Remíza: odcházejí obě. Teď se smíš podívat na dvě karty lícem dolů, čí chceš. Podívej se na c4.
tie-wrong-2 = I tam je co vidět. Tentokrát se ale podívej na c4.
tie-done = Modrý srdcový král :king-of-hearts:! Víš to teď jen ty; Modrý viděl pouze, kam se díváš. Zbývá ještě jeden pohled, ale nemusíš ho využít.

slides = Tři posuny
slides-task = Tvoje devítka na d4 vyhrála a pole d5 je prázdné :hole:. Teď se posunou tři karty, každá o krok rovně na prázdné pole. Posuň devítku na d5.
slides-wrong = I tuto kartu by šlo posunout. Nech ale svou devítku postoupit z d4 na d5.
slides-task-2 = Teď je prázdné d4 a přímo vedle něj leží jen modré karty. Posouvat smíš karty obou hráčů: posuň jednu z nich na d4.
slides-wrong-2 = Posuň na d4 jednu z modrých karet vedle něj.
slides-task-3 = Každá karta se za tah posune jen jednou. Vyber třetí kartu.
slides-done = Tři posuny, tři různé karty, jako v patnáctce. Pokud to jde, musíš udělat všechny tři. Pak je na tahu Modrý.

drag = Odtáhni lovce
drag-task = Máš za sebou vyhraný útok a smíš posouvat. Modrý pikový král :king-of-spades: leží odkrytý hned vedle tvého srdcového krále :king-of-hearts: na d4. Posuň ho tak daleko, aby na něj nemohl zaútočit.
drag-wrong = Modrý pikový král by pořád ležel vedle tvého srdcového. Počítají se i rohy.
drag-done = Ze vzdálenosti dvou kroků na tvého krále příštím tahem zaútočit nemůže. Stejně tak můžeš soupeřova srdcového krále přitáhnout blíž ke svému pikovému.

special = Pikový král a ostatní králové
special-task = Tvůj pikový král :king-of-spades: remizuje s :king-of-diamonds:, :king-of-clubs: i s druhým :king-of-spades:, nic ale neodchází ze hry a smíš se podívat na dvě karty. Zaútoč tak, aby nic nepadlo.
special-wrong = Tam by něco padlo.
special-ace = Pikový král bije eso: eso by odešlo ze hry.
special-queen = Pikový král bije dámu: odešla by ze hry.
special-done = Zvláštní remíza: oba králové zůstávají a máš dva pohledy. Odkrytý pikový král zůstává lícem nahoru až do konce hry.

danger = Pozor na srdcového krále
danger-task = Tvůj srdcový král :king-of-hearts: leží vedle modrého pikového :king-of-spades:. Něčím zaútočit musíš: vyber útok, kterým hru neprohraješ.
danger-wrong = Vyber útok své dámy.
danger-run = Když se tito dva potkají, vyhrává majitel pikového krále, ať útočil kdokoli. Byla by to okamžitá prohra.
danger-done = Dáma vítězí a posuny můžeš srdcového krále dostat do bezpečí.

find = Najdi srdcového krále
find-task = Tvůj pikový král :king-of-spades: je na d4 a víš, kde leží modrý srdcový král :king-of-hearts:. Vyhraj hru.
find-wrong = Byl by to vyhraný střet, ne však vyhraná hra. Srdcový král leží na e5: počítají se i rohy.
find-done = Pikový král našel srdcového: o nic jiného v této hře nejde.

overlap = Překrytí
overlap-task = Máš za sebou vyhraný útok a smíš posouvat. Místo posunu může tvůj pikový král :king-of-spades: překrýt modrou kartu přímo vedle sebe. Je-li to srdcový král, vyhráváš, jinak prohráváš. Víš, co leží na d5: překryj to.
overlap-wrong = To je obyčejný posun. Vyhrát ale můžeš hned: překryj pikovým králem d5.
overlap-guess = Tu kartu neznáš. Nebude-li to srdcový král, hned prohraješ.
overlap-done = Výhra je tvoje. Překrývej, jen když to víš jistě.
