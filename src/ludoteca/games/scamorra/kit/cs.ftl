# Slova na tiskové sadě La Scamorra.

aim = Kámen, nůžky, papír na malé desce; figurkami se táhne podle šachových karet. Hra pro dva, autor Ivan Preziosi. Seber co nejvíc figurek, nebo nenech soupeři na desce ani jednu.
begin = Začátek hry
begin-1 = Každý zamíchá svůj balíček { $deck } karet a jednu kartu, kterou nikdo neuvidí, odloží stranou: je to *vyřazená karta* (coppella) a nehraje se s ní.
begin-2 = Každý si lízne { $hand } karty. Los nebo kámen, nůžky, papír určí, kdo má *iniciativu*.
begin-3 = Kdo má iniciativu, podívá se na své karty a zvolí: *táhnout první*, nebo *rozmisťovat první*. Kdo rozmisťuje jako druhý, táhne jako první.
begin-4 = Hráči střídavě kladou po jedné figurce na prázdná pole svého *domova*, tedy nejbližší řady, dokud nestojí všech šest.
begin-5 = Začíná ten, kdo rozmisťoval jako druhý.
turn = Tah
turn-1 = Zahraj *jednu* kartu lícem nahoru a táhni podle ní jednou svou figurkou. Každá figurka může použít každou kartu.
turn-2 = Karta, která může něco udělat, to udělat musí; jen pěšec, který by mohl pouze vrátit figurku, se smí místo toho odhodit. Karta, která nic udělat nemůže, se odhodí a nic se nepohne; takovou kartu smíš zahrát i z vlastní vůle.
turn-3 = Lízni si novou kartu, dokud nějaké jsou.
capture = Braní
capture-1 = Kámen bere nůžky, nůžky berou papír, papír bere kámen. Za každé sebrání je *jeden bod*. S *kartou krále* bere každá figurka kteroukoli jinou.
capture-2 = Figurka, kterou sebrat nemůžeš, ti stojí v cestě. Sebrané figurky leží vedle desky; *karta pěšce* může jednu z nich vrátit na prázdné pole jejího domova.
cards = Karty
cards-free = Jen jezdec přeskakuje ostatní. Brát se nemusí.
end = Konec hry
end-knockout = *Vyřazení (KO):* kdo sebere poslední soupeřovu figurku na desce, hned vyhrává.
end-points = Jinak po { $turns } tazích každé strany vyhrává, kdo má víc bodů; při stejném počtu bodů je remíza.
fifteen = *Hra do { $target }:* hraje se víc partií, body se sčítají a vyřazení přidá { $bonus }. Kdo má první { $target } bodů, vyhrává.
making-pieces = Šest figurek nalep na silný karton nebo je postav do stojánků.
scores = Hra do 15: zápis bodů
scores-how = Pro každou partii jeden řádek: její body a dosavadní součet. Vyřazení přidá { $bonus } bodů k bodům za sebrání; k výhře je třeba { $target } bodů.
points = Body
home = Domov:
