# Slova na tiskové sadě La Scamorra.

aim = Kámen, nůžky, papír na malé desce; figurkami se táhne podle šachových karet. Hra pro dva, autor Ivan Preziosi. Seber co nejvíc figurek, nebo nenech soupeři na desce ani jednu.
begin = Začátek hry
begin-1 = Každý zamíchá svůj balíček { $deck } karet a jednu kartu, kterou nikdo neuvidí, odloží stranou: je to *coppella* a nehraje se s ní.
begin-2 = Každý si lízne { $hand } karty. Los nebo kámen, nůžky, papír určí, kdo má *iniciativu*.
begin-3 = Kdo má iniciativu, podívá se na své karty a zvolí: *táhnout první*, nebo *rozmísťovat první*. Kdo rozmísťuje jako druhý, táhne jako první.
begin-4 = Hráči střídavě kladou po jedné figurce na volná pole svého *domova*, tedy nejbližší řady, dokud nestojí všech šest.
begin-5 = Začíná ten, kdo rozmísťoval jako druhý.
turn = Tah
turn-1 = Zahraj *jednu* kartu lícem nahoru a táhni podle ní jednou svou figurkou. Každá figurka může použít každou kartu.
turn-2 = Karta, která může něco udělat, to udělat musí; jen Pěšec, který by mohl pouze vrátit figurku, se smí místo toho odhodit. Karta, která nic udělat nemůže, se odhodí a nic se nepohne; takovou kartu smíš zahrát i z vlastní vůle.
turn-3 = Lízni si novou kartu, dokud nějaké jsou.
capture = Braní
capture-1 = Kámen bere Nůžky, Nůžky berou Papír, Papír bere Kámen. Za každé sebrání je *jeden bod*. S *kartou Král* bere každá figurka kteroukoli jinou.
capture-2 = Figurka, kterou sebrat nemůžeš, ti stojí v cestě. Sebrané figurky leží vedle desky; *karta Pěšec* může jednu z nich vrátit na volné pole jejího domova.
cards = Karty
cards-free = Jen Jezdec přeskakuje ostatní. Brát se nemusí.
end = Konec hry
end-knockout = *Knokaut:* kdo sebere poslední soupeřovu figurku na desce, okamžitě vítězí.
end-points = Jinak po { $turns } tazích každého vítězí vyšší počet bodů; při stejném počtu bodů je remíza.
fifteen = *Patnáctka:* hraje se víc her, body se sčítají a knokaut přidá { $bonus }. Kdo má první { $target } bodů, vítězí.
making-pieces = Šest figurek nalep na silný karton nebo je postav do stojánků.
scores = Patnáctka: zápis bodů
scores-how = Pro každou hru jeden řádek: její body a dosavadní součet. Knokaut přidá { $bonus } bodů k bodům za sebrání; vítězí se { $target } body.
points = Body
home = Domov:
