# Lekce hry La Scamorra česky.

move = Karta hýbe figurkou
move-task = Hraješ za Jih, máš kulaté figurky. Vyber v ruce kartu :bishop:, potom figurku a potom pole: střelec jde o jedno až tři pole úhlopříčně.
move-wrong = To byla jiná karta. Zkus nejdřív :bishop:.
move-task-2 = Po tahu máš v ruce nově líznutou kartu :knight: a zase tři karty; :bishop: leží odkrytý vedle desky. Sever zahrál kartu :pawn: a také si lízl, co to bylo, nevidíš. Zahraj kteroukoli kartu.
move-done = Každá figurka smí použít každou kartu a po každém tahu si lízneš další. Z balíčku jich dostaneš dvanáct; až dojdou, dohráváš s těmi, které ti zbyly v ruce.

beats = Kdo bere koho
beats-task = :south-rock: bere :north-scissors:, :south-scissors: berou :north-paper:, :south-paper: bere :north-rock:. Seber některou figurku Severu.
beats-wrong = Nic nebylo sebráno. Tvůj kámen dosáhne na nůžky na d4, tvůj papír na kámen na b2.
beats-done = Bod. Sebraná figurka teď čeká vedle desky.

knight = Jezdec skáče
knight-task = Nůžky na d4 by byly pěkný úlovek pro tvůj :south-rock:, ale v cestě mu stojí tvé vlastní nůžky. :knight: jde o dvě pole rovně a jedno stranou a přeskočí cokoli.
knight-wrong = Vyber :knight: a kámen na c2: dvě pole nahoru, jedno doprava.
knight-done = Skáče jen jezdec. Všechny ostatní karty se zastaví u první figurky v cestě.

king = Král bere všechno
king-task = Nůžky ani papír nikdy neberou nůžky, ledaže zahraješ :king:. Seber nůžky na d2.
king-any-card = To je bod, ale papír seberou nůžky každou kartou, která tam dosáhne. Krále máš jen jednoho: ber to, co může sebrat jedině on.
king-wrong = :king: jde jen o jedno pole, ale sebere cokoli, co tam stojí. Podívej se na d2.
king-done = Krále máš za celou hru jediného. Sever také.

danger = Pozor na soupeřova krále
danger-task = Sever ještě nezahrál kartu :king:. Tvé nůžky na c2 stojí hned vedle jeho nůžek: králem by je mohl sebrat. Odveď je na pole, kde je nesebere nic.
danger-still-near = I to pole je vedle nůžek Severu: král na ně dosáhne.
danger-rock = Od krále daleko, ale kámen Severu sjede s kartou :rook: sloupcem „a“ dolů a nůžky sebere.
danger-wrong = V nebezpečí jsou nůžky na c2. Odveď je.
danger-done = Král dosáhne jen na sousední pole. Jakmile leží mezi odehranými kartami, můžeš si oddechnout.

pawn = Pěšec a návrat do hry
pawn-task = :pawn: jde rovně vpřed, ale bere úhlopříčně. Seber jím nůžky na d4.
pawn-straight = To je krok. Bere se úhlopříčně, na d4.
pawn-with-king = Šlo by to i králem, ale toho si nech: stačí :pawn:.
pawn-wrong = Vyber :pawn:, potom kámen na c3 a potom d4.
pawn-task-2 = Papír Severu sebral tvůj kámen, také pěšcem. Tvůj druhý :pawn: ho může vrátit: vyber ho vedle desky a potom prázdné pole svého domova, nejnižší řady.
pawn-wrong-2 = Smíš, ale kámen pořád chybí. Vyber :pawn: a potom kámen vedle desky.
pawn-done = Návrat je celý tah. Není nikdy povinný a figurka se smí vracet tolikrát, kolik máš pěšců.

dead = Karta bez tahu
dead-task = Papír a nůžky došly na poslední řadu a kámen má před sebou figurku: tvého pěšce nemůže použít nikdo. Je to mrtvá karta. Chceš raději počkat: vyber :pawn: a odhoď ho.
dead-wrong = Takhle se pohnula figurka. Vyber :pawn: a odhoď ho: pak se nepohne nic.
dead-done = Odhodit se smí jen mrtvá karta. Stojí tě to tah, a někdy je to přesně to, co chceš.

knockout = Vyřazení (KO)
knockout-task = Prohráváš na body 2 : 5, ale Severu zbývá na desce jediná figurka. Seber ji a hned vyhraješ.
knockout-wrong = Která karta dostane kámen z a1 na b3? Mysli na písmeno L.
knockout-done = Vyřazení! Na bodech už nezáleží a pěšci Severu přicházejí pozdě.

fifteen = Deset bodů v zápase
fifteen-task = Ve hře do 15 se body z více partií sčítají a vyřazení přidá dalších 10. Zbývá ti jediná figurka a vedle ní stojí papír Severu. Zařiď, aby tě Sever nemohl příštím tahem vyřadit.
fifteen-greedy = Bod pro tebe, ale papír skočí s kartou :knight: na e3 a sebere tvou poslední figurku: jedenáct bodů pro Sever.
fifteen-nothing = Nic se nezměnilo: tvá poslední figurka tam stojí sama.
fifteen-wrong = Když máš na desce jedinou figurku, stačí jedno sebrání a je vyřazení. Druhá figurka na desce mu zabrání: použij :pawn:.
fifteen-done = Se dvěma figurkami na desce stojí sebrání jeden bod, ne jedenáct. A vzdát partii by nepomohlo: Sever by dostal těch 10 bodů také.

second = Když stavíš až po soupeři
second-task = Sever staví jako první a dal kámen na c5. Ty to vidíš a smíš odpovědět. Dej proti němu na c1 figurku, která kámen bere.
second-prey = Nůžky proti kameni: přesně tam je kámen chce mít.
second-wrong = Papír bere kámen: dej papír na c1.
second-task-2 = Sever dal nůžky na d5. Co odpovíš?
second-wrong-2 = Kámen bere nůžky: dej kámen na d1.
second-task-3 = A papír na b5. Tvá poslední figurka patří proti němu.
second-wrong-3 = Nůžky berou papír: dej nůžky na b1.
second-done = Každá tvá figurka má před sebou tu, kterou bere. Cena za to: kdo staví jako druhý, musí táhnout jako první.
