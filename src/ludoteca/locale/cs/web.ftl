# Co říkají webové stránky v každé hře.

## Kolem stránek
skip-to-content = Přejít k obsahu
nav-label = Stránky
nav-games = Moje hry
nav-games-turns = { $count ->
    [one] jsi na tahu v jedné hře
    [few] jsi na tahu ve { $count } hrách
   *[other] jsi na tahu v { $count } hrách
}
nav-games-awaited = { $count ->
    [one] jedna hra začne, až přijdeš
    [few] { $count } hry začnou, až přijdeš
   *[other] { $count } her začne, až přijdeš
}
nav-lobby = Herna
nav-games-challenges = { $count ->
    [one] jedna výzva
    [few] { $count } výzvy
   *[other] { $count } výzev
}
nav-me = { $name }: účet a další
nav-record = Přehrát záznam
close = Zavřít
cancel = Zrušit
try-again = Zkusit znovu
go-home = Ke hrám
not-found-title = Taková stránka tu není.
error-unreachable = Server teď neodpovídá.
# Told by the server before the site is open
getting-ready = Ludoteca se připravuje: při prvním spuštění každé verze se překládají pravidla, což trvá několik minut. Stránka se otevře sama.
page-old = Ludoteca se mezitím aktualizovala.
page-old-what = Tato stránka je starší než to, co web nabízí teď: načti ji znovu. Hry pokračují tam, kde jsou.
load-anew = Načíst stránku znovu

## Úvodní stránka
home-title = { $count ->
    [4] Čtyři hry, jeden stůl
    [5] Pět her, jeden stůl
    [one] { $count } hra, jeden stůl
    [few] { $count } hry, jeden stůl
   *[other] { $count } her, jeden stůl
}
home-lead = Sedni si a hraj: proti stroji, s přítelem na dálku nebo s tím, kdo sedí vedle. Bez účtu a bez čekání.
# A link to a table, where it is shared
preview-invites = { $name } tě zve ke hře { $game }
preview-invited = Pozvání ke hře { $game }
play-machine = Hrát proti stroji
play-friend = Pozvat přítele
play-shared = U jedné obrazovky
play-options = Další volby
rules = Pravidla
rules-of = Pravidla hry { $game }
rules-missing = Pravidla se nepodařilo načíst.
balance-title = Vyváženost her
print = Vytiskni a hraj
print-what = Vše ke hře v jednom PDF: vytisknout oboustranně ve velikosti 100 % a vystřihnout.
print-paper = Papír
print-low-ink = Úsporný tisk: jen obrysy
print-pdf = Vytvořit PDF
figure-play = Zahrát tah
figure-try = Zkusit
figure-again = Od začátku
figure-missing = Obrázek se nepodařilo nakreslit.

## Lessons
learn = Učit se hrou
learn-title = { $game }: lekce
learn-all = Všechny lekce
learn-number = Lekce { $number } z { $count }
learn-progress = Hotovo { $done } z { $count }
learn-done = hotovo
learn-right = Správně.
learn-next = Další lekce
learn-again = Ještě jednou
learn-answer = Ukázat řešení
learn-first-game = Zahrát si první hru
learn-none = K této hře zatím nejsou žádné lekce.
learn-missing = Lekce se nepodařilo načíst.
puzzles = Úlohy
puzzles-of = Úlohy: { $game }
puzzles-lead = Pozice z partií mezi stroji, ve kterých je jeden tah zřetelně nejlepší. Najdi ho.
puzzles-all = Všechny úlohy
puzzles-none = K této hře zatím žádné úlohy nejsou.
puzzles-missing = Úlohy se nepodařilo načíst.
puzzle-number = Úloha { $number } z { $count }
puzzle-progress = Vyřešeno { $done } z { $count }
puzzle-done = vyřešeno
puzzle-next = Další úloha
puzzle-to-move = Na tahu: { $seat }
puzzle-task = Co je nejlepší?
puzzle-better = Existuje něco lepšího.
puzzle-reply = Existuje něco lepšího. Odpověď: { $moves }
puzzle-odds = Šance na výhru: { $value } %, s nejlepším tahem { $best } %.
puzzle-solved = Vyřešeno: nic jiného není tak dobré. Téma: { $theme }.
puzzle-theme = Téma
puzzle-theme-all = všechna
puzzle-theme-win = Vítězný tah
puzzle-theme-save = Jediná záchrana
puzzle-theme-move = Tichý tah
puzzle-theme-several = Zajetí několika kamenů
puzzle-theme-trap = Past
puzzle-theme-avert = Odvrácené zajetí
puzzle-theme-end = Konec hry
puzzle-daily = Úloha dne
puzzle-daily-solved = Dnes vyřešeno
puzzle-streak = { $count ->
    [one] 1 den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
intro-title = { $game } pro začátečníky
first-title = Tvoje první hra: { $game }
first-why = Pro začátek se dá hrát i snáz.
first-easier = Snáz
first-usual = Jako obvykle

## Help in a first game
settings-helper = Nápověda u stolu
settings-helper-first = při mé první hře každého druhu
settings-helper-always = vždy
settings-helper-never = nikdy
settings-moves = Tahy
settings-confirm = ptát se, než se tah zahraje
settings-premove = zvolit příští tah, zatímco druhá strana přemýšlí
can-ask = Co můžu udělat?
can-answer = { $count ->
    [one] Odpověz na otázku: je jediná odpověď.
    [few] Odpověz na otázku: jsou { $count } odpovědi.
   *[other] Odpověz na otázku: je { $count } odpovědí.
}
can-nothing = Teď nic: na tahu je někdo jiný.

## Stůl na míru
play-title = { $game }: připrav stůl
play-what = Co se bude hrát?
play-who = Kdo hraje?
play-bot = Který stroj?
play-style = Jak hraje?
style-balanced = Vyváženě
style-cautious = Opatrně
style-bold = Odvážně
level = Úroveň { $level }
level-rating = hodnocení { $rating }
level-against = Úroveň { $level }: { $name }
level-short = { $level } – { $name }
clock = Čas
clock-any = jakýkoli
clock-none = bez hodin
clock-fischer = { $minutes } min + { $seconds } s za tah
clock-move = { $seconds } s na každý tah
clock-days = { $days ->
    [one] { $days } den na každý tah
    [few] { $days } dny na každý tah
   *[other] { $days } dní na každý tah
 }
clock-own = jiný čas …
clock-kind = Jak se počítá
clock-own-fischer = minuty s přídavkem
clock-own-move = sekundy na každý tah
clock-own-days = dny na každý tah
clock-minutes = Minuty
clock-increment = Sekundy přidané za každý tah
clock-seconds = Sekundy
clock-number-days = Dny
play-side = Tvoje strana
play-side-lot = Losem
play-table-options = { $count ->
    [0] Pravidla tohoto stolu
    [one] Pravidla tohoto stolu ({ $count } změněné)
    [few] Pravidla tohoto stolu ({ $count } změněná)
   *[other] Pravidla tohoto stolu ({ $count } změněných)
}
play-own = vlastní …
way-machine = Ty a stroj
way-friend = { $seats ->
    [2] Ty a přítel, přes odkaz
   *[other] Ty a přátelé, přes odkaz
}
way-shared = { $seats ->
    [2] Dva lidé u této obrazovky
    [few] { $seats } lidé u této obrazovky
   *[other] { $seats } lidí u této obrazovky
}
way-lobby = Ty a kdokoli z herny
fill = { $count ->
    [one] Kdo obsadí zbývající místo?
    [few] Kdo obsadí zbývající { $count } místa?
   *[other] Kdo obsadí zbývajících { $count } míst?
}
fill-machine = { $count ->
    [one] Stroj
   *[other] Stroje
}
fill-friend = { $count ->
    [one] Někdo z přátel, přes odkaz
   *[other] Přátelé, přes odkaz
}
fill-lobby = Kdokoli z herny
start-machine = Hrát
start-friend = Získat odkaz
start-shared = Hrát
start-lobby = Otevřít stůl
bot-1 = { $style ->
    [cautious] opatrný nováček
    [bold] odvážný nováček
   *[balanced] nováček
}
bot-2 = { $style ->
    [cautious] opatrný učeň
    [bold] odvážný učeň
   *[balanced] učeň
}
bot-3 = { $style ->
    [cautious] opatrný tovaryš
    [bold] odvážný tovaryš
   *[balanced] tovaryš
}
bot-4 = { $style ->
    [cautious] opatrný mistr
    [bold] odvážný mistr
   *[balanced] mistr
}
bot-5 = { $style ->
    [cautious] opatrný šampion
    [bold] odvážný šampion
   *[balanced] šampion
}
bot-random = snílek (táhne náhodně)
bot-simple = stroj
bot-greedy = hamoun (bere, co může)
bot-uct = hledač
option-unusual = změněno

## U opravdové desky
beside = U opravdové desky
beside-short = U stolu
beside-title = { $game }: u opravdové desky
beside-score = Počítadlo
beside-dice = Kostky
beside-lots = Los
beside-referee = Rozhodčí
beside-tools = Nástroje
beside-kept = Zůstává v tomto zařízení. Počítadlo, kostky i los fungují bez připojení.
beside-players = Hráči
beside-name = Jméno { $number }. hráče
beside-undo = Zpět
beside-new = Začít od nuly
beside-more = { $what }: plus jedna
beside-less = { $what }: minus jedna
beside-of = { $what }, { $player }
beside-part = { $what }, { $player }: { $count } z { $most }
beside-goal = z { $goal }
beside-count-points = Body
beside-now = { $what }: { $value }
beside-dice-number = Kolik kostek?
beside-throw = Hodit
beside-dice-keep = Kostka, na kterou klepneš, zůstane při dalším hodu ležet.
beside-thrown = Padlo: { $faces }
beside-player-n = Hráč { $number }
beside-lot-names = Jména, každé na svůj řádek
beside-lot-one = Kdo začíná?
beside-lot-sides = Kdo hraje za koho?
beside-lot-order = V jakém pořadí?
beside-lot-begins = Začíná { $name }.
beside-lot-side = { $name }: { $side }
beside-lot-place = { $number }. { $name }
beside-lot-few = Napiš aspoň dvě jména.
beside-set-up = Postavit
beside-ask = Zeptat se
beside-ask-group = Co chceš udělat?
beside-edit-hint = Vyber níže, pak klepni na pole.
beside-edit-hint-now = Vyber a klepni na to, co se má změnit.
beside-try-seat = Kdo?
beside-chance = Co padlo?
beside-edit-turn = Kdo je na tahu?
beside-edit-board = Deska
beside-edit-lift = Odebrat
beside-edit-clear = Prázdná deska
beside-edit-start = Výchozí postavení
beside-problem = Takto to ještě nejde:
beside-text = Pozice jako text
beside-text-use = Použít tento text
beside-options = Pravidla tohoto stolu
beside-may = Co smím udělat?
beside-try = Zkusit tah
beside-may-said = { $count ->
    [0] Nic: žádný tah není dovolený.
    [one] Dovolený je jediný tah. Je vyznačený na desce.
    [few] Dovolené jsou { $count } tahy. Kam vedou, ukáže deska.
   *[other] Dovolených tahů je { $count }. Kam vedou, ukáže deska.
}
beside-over = Hra skončila.
beside-try-hint = { $count ->
    [0] Stiskni „Co se stane?“.
    [one] Klepni na pole na desce.
   *[other] Klepni na desce na dvě pole po sobě.
}
beside-try-kind = Jaký tah?
beside-try-choice = Čím?
beside-try-go = Co se stane?
beside-try-text = Napiš tah
beside-tried = { $seat } hraje { $move }:
beside-allowed = To se smí.
beside-forbidden = To se nesmí.
beside-back = Zpět k pozici
beside-offline = Rozhodčí potřebuje připojení.

## Herna
lobby-title = Otevřené stoly
lobby-lead = Přisedni ke stolu, který čeká na hráče, nebo se dívej na rozehranou hru.
lobby-empty = Zrovna nikdo nečeká. Otevři stůl a všichni ho tu uvidí.
lobby-open-table = Otevřít stůl hry { $game }
lobby-status-open = čeká na hráče
lobby-status-running = { $moves ->
    [0] právě začala
    [one] po { $moves } tahu
   *[other] po { $moves } tazích
}
lobby-seats = { $count ->
    [one] volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
lobby-join = Přisednout
lobby-watch = Dívat se
lobby-return = Vrátit se
find-title = Hrát hned s kýmkoli
find-game = Hra
find-side = Tvoje strana
find-side-any = Kterákoli
find-rated = Hodnocená
find-go = Najít soupeře
find-waiting = Hledá se soupeř: { $game } …
find-people = { $count ->
    [one] Čeká jeden člověk.
    [few] Čekají { $count } lidé.
   *[other] Čeká { $count } lidí.
}
find-differ = Ne všichni chtějí stejnou stranu, stejný čas nebo hodnocenou hru.
find-stop = Přestat hledat
challenge = Vyzvat
challenge-name = Vyzvat: { $name }
challenge-again = Vyzvat k jiné hře: { $name }
challenge-title = { $game } – výzva: { $name }
challenge-what = Co chceš hrát?
challenge-send = Poslat výzvu
challenge-you = { $name } tě vyzývá ke hře.
challenge-accept = Přijmout
challenge-decline = Odmítnout
challenge-withdraw = Vzít výzvu zpět
challenge-waiting = Čeká se na odpověď: { $name }. Výzva platí, dokud zůstaneš na této stránce.
challenge-waiting-days = Čeká se na odpověď: { $name }. Stránku můžeš zavřít, odpověď najdeš v Mých hrách.
challenge-watching = Volné místo je pro někoho vyhrazené.
challenge-declined = { $name } výzvu nepřijímá.
challenge-declined-me = Výzva je odmítnutá.
challenge-withdrawn = Výzvu bere zpět { $name }.
challenge-withdrawn-mine = Výzva je vzatá zpět.
challenge-lapsed = Výzva už neplatí: { $name } dál nečeká.
challenge-lapsed-mine = Výzva přestala platit: u stolu nikdo nečekal.
challenge-goes-on = Ostatní mohou hrát bez tebe; tvoje místo může obsadit kdokoli.
watch-title = Hry ke sledování
rating = Hodnocení
rating-sure = Plus minus { $plus }
rating-provisional = Prozatímní: plus minus { $plus }
ratings-title = Žebříček
ratings-lead = Jak kdo stojí po hodnocených hrách.
ratings-empty = Hodnocenou hru zatím nikdo nehrál.
ratings-none = Zatím žádné hodnocené hry.
ratings-pace = Tempo
ratings-place = Místo
ratings-who = Hráč
ratings-played = Hry
ratings-games = { $count ->
    [one] Jedna hodnocená hra
    [few] { $count } hodnocené hry
   *[other] { $count } hodnocených her
}
ratings-curve = Hodnocení, počet her { $games }: { $number }
ratings-note = Otazník znamená prozatímní hodnocení: asi po tuctu her je číslo dost jisté na místo v žebříčku.
pace-race = V reálném čase
pace-quick = Rychle
pace-calm = V klidu
pace-days = Korespondenčně
watchers = { $count ->
    [one] dívá se { $count } člověk
    [few] dívají se { $count } lidé
   *[other] dívá se { $count } lidí
}

## Moje hry
mine-title = Moje hry
mine-over = Dohrané hry
mine-empty = Zatím nemáš žádné hry.
mine-all = Všechny moje hry
mine-against = proti: { $names }
mine-turn = Jsi na tahu
mine-called = Jsi na tahu: { $game }, proti: { $names }
mine-awaited = Chybíš už jen ty: hra začne, až přijdeš.
mine-awaited-at = { $game }, proti: { $names }. Hra začne, až přijdeš ke stolu.
mine-begun = { $game }, proti: { $names }. Hra začala.
mine-wait = Na tahu: { $name }
mine-dealing = Okamžik …
mine-open = Čeká se na hráče
mine-challenge = { $name } tě vyzývá
mine-challenged = Čeká se na odpověď: { $name }
mine-closed = Nikdo nepřišel
mine-declined = { $name } výzvu nepřijímá
mine-shared = Všichni u této obrazovky
mine-replaced = Příliš dlouhá nepřítomnost: na tvém místě hraje dál stroj.
mine-look = Podívat se
mine-replay = Přehrát
mine-record = Záznam
mine-rematch = Hrát znovu
mine-next = K odvetě

## Místa
seat-open = volné místo
seat-kept = vyhrazeno: { $name }
seat-kept-somebody = vyhrazené místo
seat-you-named = { $name } (ty)
seat-guest = Host
seat-nth = { $name } ({ $nth })
seat-person = Hráč { $n }
seat-away = není tu
seat-to-act = na tahu
clock-of = Čas: { $name }
clock-low = Zbývá méně než { $seconds } sekund.
clock-days-left = { $days } d { $hours } h
seat-won = vítěz
seat-taken = U stolu už sedí i { $name }.
seat-declined = { $name } nepřijde. Místo je volné pro kohokoli.
seat-gone = { $name } odchází. Místo může obsadit kdokoli.
seat-joined = U stolu už sedí i { $name }. Hra začíná.

## Stůl
table-title = Stůl hry { $game }
title-your-turn = jsi na tahu
title-offer = nabídka
join = Přisednout a hrát
prompt-open = { $count ->
    [one] Čeká se na dalšího hráče: pošli odkaz.
   *[other] Čeká se na další hráče, volných míst: { $count }. Pošli odkaz.
}
prompt-open-guest = { $count ->
    [one] U tohoto stolu je volné místo.
    [few] U tohoto stolu jsou { $count } volná místa.
   *[other] U tohoto stolu je { $count } volných míst.
}
prompt-open-lobby = { $count ->
    [one] Čeká se na kohokoli: jedno místo je volné a stůl je vidět mezi otevřenými.
    [few] Čeká se na kohokoli: { $count } místa jsou volná a stůl je vidět mezi otevřenými.
   *[other] Čeká se na kohokoli: { $count } míst je volných a stůl je vidět mezi otevřenými.
}
prompt-awaited = Čeká se, až se vrátí { $name }; pak se začne.
prompt-kept-elsewhere = Tato hra začne na zařízení, ze kterého je tvé místo obsazené: je v něm uložený tvůj podíl na míchání.
promise-broken = Pozor: u tohoto stolu bylo odhaleno něco jiného, než bylo slíbeno. Tomuto rozdání nevěř.
prompt-ready = Můžeme začít? Odpočet se spustí, až budou připraveni všichni.
prompt-ready-waiting = Ještě se čeká na: { $names }.
prompt-ready-watching = Odpočet se spustí, až budou připraveni všichni.
table-closed = Tento stůl je zavřený: nikdo už tu nečeká.
prompt-move = Jsi na tahu.
prompt-wait = Na tahu je { $name }.
prompt-thinking = Přemýšlí { $name } …
prompt-dealing = Okamžik …
prompt-sending = Okamžik …
prompt-shared = { $seat }: { $prompt }
prompt-past = Pohled zpět: tah { $ply } z { $last }
back-to-now = Zpět do hry
step-back = O tah zpět
step-on = O tah dál
verdict-won = Výhra je tvoje!
verdict-lost = Prohra.
verdict-nobody = Nevyhrává nikdo.
verdict-wins = { $count ->
    [one] Vyhrává { $name }.
   *[other] Vyhrávají { $name }.
}
verdict-called-off = Hra je zrušena.
why-called-off = Nikdo ji neprohrál.
why-resign = { $name } se vzdává.
why-resign-you = Hru vzdáváš.
why-time = { $name } už nemá čas.
why-time-you = Tvůj čas vypršel.
why-abandon = { $name } opouští hru.
why-abandon-you = Opouštíš hru.
score = Stav
share = Sdílet
share-copied = Odkaz na tuto hru je zkopírován.
next-game = Pokračovat
flip = Otočit desku
options = Volby
options-title = Platné volby
record = Záznam
replay = Přehrát
curtain-label = Opona mezi hráči
curtain-text = Teď hraje { $seat }. Ostatní ať se nedívají.
curtain-text-any = Teď hrají všichni, každý tajně. Kdo začne?
curtain-lift = Zvednout oponu
curtain-lift-of = { $seat }: zvednout oponu
curtain-lower = Spustit oponu

## Konec hry
resign = Vzdát
resign-confirm = Opravdu chceš hru vzdát? Prohraješ ji.
resign-yes = Vzdávám
resign-game = Vzdát tuto partii
resign-game-confirm = Prohraješ partii, která se právě hraje; zápas pokračuje.
resign-match = Vzdát celý zápas
resign-match-confirm = Prohraješ celý zápas, ať je stav jakýkoli.
agree = Nabídnout konec hry
agree-confirm = Pokud bude nabídka přijata, hra tady skončí. { $means }
agree-offered = { $names } nabízí hru tady ukončit. { $means }
agree-accept = Přijmout
agree-decline = Hrát dál
agree-withdraw = Vzít nabídku zpět
agree-shared = Skončit dohodou
agree-shared-confirm = Když všichni souhlasíte, hra tady skončí. { $means }
take-back = Vzít tah zpět
take-back-asked = { $name } chce vzít poslední tah zpět.
take-back-allow = Dovolit
take-back-refuse = Ne
take-back-waiting = Žádost o vrácení tahu čeká na odpověď.
take-back-withdraw = Nechat být
take-back-stands = Tah platí: vzít ho zpět nebylo dovoleno.
hint-ask = Napovědět
hint-thinking = Stroj přemýšlí …
hint-move = Stroj by hrál { $move }.
held-confirm = Zahrát { $move }?
held-play = Zahrát
held-cancel = Vybrat jiný tah
held-premove = Příští tah: { $move }
held-premove-off = Zrušit
held-premove-dropped = Předem zvolený tah { $move } teď není možný.
leave = Odejít
leave-confirm = Hra ještě běží. Když odejdeš, prohraješ ji.
leave-confirm-unplayed = Nikdo ještě netáhl: když odejdeš, hra se zruší a nikdo neprohraje.
call-off = Zrušit hru
leave-confirm-match = Zápas ještě běží. Když odejdeš, prohraješ celý zápas.
leave-yes = Odejít
rematch = Hrát znovu
rematch-asked = Čeká se na odpověď …
rematch-accept = Přijmout odvetu
rematch-follow = Hrají znovu: dívat se
away-label = Některý hráč tu není
away-since = { $name } tu není už { $time }.
away-grace = Za { $time } můžeš rozhodnout, jak dál.
away-decide = Rozhodnout
away-claim = Vzít si výhru
away-go-on = Hrát dál bez nich
away-machine = Ať hraje dál stroj
away-wait = Počkat
skip-to-end = Přeskočit na konec
ready = Můžeme
ready-missing = Ještě chybí: { $names }
deciding-left = { $seconds ->
    [one] Zbývá { $seconds } sekunda na rozhodnutí
    [few] Zbývají { $seconds } sekundy na rozhodnutí
   *[other] Zbývá { $seconds } sekund na rozhodnutí
}
deciding-seconds = { $seconds } s

## Pozvání
invite-link = Odkaz na tento stůl
invite-copy = Zkopírovat odkaz
invite-send = Poslat odkaz
invite-machine = Posadit sem stroj
invite-copied = Odkaz je zkopírován.
invite-qr = QR kód s odkazem na tento stůl
invite-local = Odkaz otevře jen tento počítač. Pro ostatní spusť Ludoteku s --host 0.0.0.0 a použij adresu tohoto počítače.
invite-watch = Ať se dívají i jiní

## Průběh
log-title = Průběh hry
log-empty = Zatím žádný tah.
log-offer = { $player } nabízí konec hry.
log-withdraw = { $player } bere nabídku zpět.
log-decline = { $player } chce hrát dál.
log-take-back = { $player } bere tah zpět.
log-agree = Hra končí dohodou.
log-resign = { $player } se vzdává.
log-call-off = Hra je zrušena.

## Spojení
banner-connecting = Připojování …
banner-reconnecting = Spojení se ztratilo. Navazuje se znovu …
banner-silent = Server neodpovídá. Tahy se neztratí …
banner-no-server = Server neodpovídá. Zkouší se znovu …
back = { $count ->
    [0] Spojení je zpět: nic se neztratilo.
    [one] Spojení je zpět. Mezitím padl jeden tah.
    [few] Spojení je zpět. Mezitím padly { $count } tahy.
   *[other] Spojení je zpět. Mezitím padlo { $count } tahů.
}
as-you-left-it = Vítej zpět: u stolu je všechno, jak bylo.

## Přehrávání
replay-title = { $game }: přehrání
replay-table = Ke stolu
replay-start = Začátek hry.
replay-first = Na začátek
replay-last = Na konec
replay-play = Přehrávat
replay-pause = Zastavit
replay-at = Tah { $ply } z { $last }
analyse = Rozbor
analysis-title = Rozbor
analysis-progress = Stroj prochází každé rozhodnutí: { $done } z { $total }
analysis-curve-of = { $name }: šance na výhru byla mezi { $low } a { $high } procenty; na konci { $end } procent.
analysis-now = { $name } { $value } %
analysis-turns = Zlomové okamžiky
analysis-none = Žádný zlom: nikdo neudělal zjevnou chybu.
analysis-turn = Tah { $number }: { $played }
analysis-cost = { $name }, šance na výhru: { $before } % → { $after } %
analysis-better = Lepší: { $better }
analysis-known = Jen to, co mohl vědět hráč { $name }
analysis-nothing-hidden = Neleželo tu nic skrytého, co by šlo zmapovat; nanejvýš to, co si ostatní v tu chvíli volili.
analysis-guess = Kde by mohla být tato karta?
analysis-guess-none = žádná karta
analysis-guess-of = { $whose }: { $thing }
analysis-pile = { $whose }, { $place }: jak pravděpodobná je která karta
play-on = Hrát odtud dál
play-on-title = Hraje se dál
play-on-turn = Na tahu: { $seat }.
play-on-thinking = Okamžik …
play-on-machine = Za druhou stranu hraje stroj
play-on-back = Vzít zpět
play-on-close = Zpět k přehrávání
record-title = Přehrát záznam
record-lead = Každou zdejší hru lze uložit do malého textového souboru a přehrát tah po tahu.
record-choose = Vyber soubor se záznamem
record-paste = … nebo vlož jeho text
record-show = Ukázat
record-another = Jiný záznam

## Nastavení
settings-title = Nastavení
settings-name = Tvé jméno
settings-name-keep = Uložit
settings-picture = Vybrat obrázek
settings-figure = Postava
settings-colour = Barva
colour-brick = cihlová
colour-ochre = okrová
colour-olive = olivová
colour-teal = modrozelená
colour-slate = břidlicově modrá
colour-plum = švestková
colour-rose = růžová
colour-ink = tmavě hnědá
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-auto = podle zařízení
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-board = Deska
settings-board-usual = kámen a dřevo
settings-board-slate = břidlice
settings-board-meadow = louka
settings-board-plum = švestka
settings-log = Seznam tahů
settings-log-words = věty
settings-log-notation = notace
settings-log-both = obojí
settings-volume = Hlasitost
settings-sound = Zvuky
settings-sound-on = krátké zvuky při tahu a zajetí
settings-notify = upozorni mě, když je tato stránka na pozadí
settings-notify-refused = Prohlížeč tu upozornění nedovoluje.
name-kept = Teď máš jméno { $name }.

## Klávesy
keys-title = Klávesové zkratky
keys-arrows = pohyb po desce
keys-enter = vybrat, pak zahrát
keys-escape = zrušit výběr
keys-next = skok na další kámen nebo pole, které lze vybrat
keys-flip = otočit desku
keys-hint = požádat o nápovědu, pokud je u stolu dovolená
keys-help = tento seznam
keys-step = o tah zpět, o tah dál
keys-ends = na začátek, na konec
keys-autoplay = přehrávat, zastavit

## A board made from what a game says of itself
plain-label = Herní plán
plain-empty = prázdné
plain-face-down = lícem dolů
plain-marked = právě teď
plain-chosen = vybráno
plain-can = lze vybrat
plain-dropped = Nic není vybráno.
plain-hand = { $seat }: v ruce
plain-middle = Uprostřed
plain-prompt-next = Vybráno: { $places }. Co dál?
plain-moves = { $count ->
    [one] Jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
}

## Proč se něco nestalo
refused-malformed = Server tomu nerozumí.
refused-too-big = To je příliš dlouhé.
refused-too-fast = To bylo moc rychle. Chvilku počkej.
refused-too-many = Je toho moc najednou; nejvýš { $limit }.
refused-no-hello = Spojení se nenavázalo správně. Načti stránku znovu.
refused-origin = Tato stránka patří jinému webu.
refused-unknown-table = Takový stůl tu není.
refused-unknown-game = Taková hra tu není.
refused-unknown-bot = Takový stroj tu není.
refused-unknown-seat = Takové místo tu není.
refused-unknown-path = Taková stránka tu není.
refused-bad-option = Tuto volbu tak nastavit nelze.
refused-bad-record = Tento záznam nelze přehrát.
refused-bad-position = Tato pozice neodpovídá zápisu nebo pravidlům.
refused-bad-name = Jméno má 1 až { $limit } znaků.
refused-bad-text = To tu říct nejde: nejvýš { $limit } znaků.
refused-muted = Správce webu ti odebral slovo.
refused-no-talk = U tohoto stolu se takto mluvit nedá.
refused-unknown-line = To tu nikdo neřekl.
refused-name-taken = Toto jméno už má někdo s účtem.
refused-bad-password = Heslo má { $low } až { $high } znaků.
refused-sign-in = Takhle se přihlásit nelze. Zkontroluj údaje, nebo zkus jiný způsob.
refused-wrong-password = To není tvoje dosavadní heslo ani žádný z tvých záchranných kódů.
refused-expired = Trvalo to příliš dlouho, nebo to už bylo použito. Začni prosím znovu.
refused-no-account = K tomu je potřeba účet.
refused-last-key = Nejdřív přidej jiný způsob přihlášení: tento je poslední.
refused-unknown-person = Takové jméno tu nikdo nemá.
refused-no-challenge = Tohoto člověka vyzvat nejde.
refused-challenged-already = Na tvou poslední výzvu zatím nepřišla odpověď.
refused-banned = Správce tohoto webu ti zakázal přístup.
refused-not-invited = Hrát tu může jen ten, kdo má pozvánku. Zadává se v „Můj účet“.
refused-not-operator = To může jen správce tohoto webu.
refused-bad-seats = Tato místa se ke hře nehodí.
refused-rated-twice = U hodnoceného stolu má každý jen jedno místo.
refused-not-yours = To místo není tvoje.
refused-taken = To místo je už obsazené.
refused-not-open = Hra už začala.
refused-closed = Tento stůl je zavřený: nikdo už tu nečeká.
refused-not-running = Hra neběží.
refused-not-over = Hra ještě neskončila.
refused-out = Už jsi mimo hru, ostatní hrají dál.
too-late = Příliš pozdě.
refused-stale = U stolu se mezitím hrálo. Podívej se znovu a vyber znovu.
refused-turn = Nejsi na tahu.
refused-early = Ještě ne: počkej na start a nech své kostky dopadnout.
refused-unreadable = Tak se žádný tah nezapisuje: { $what }
refused-illegal = To pravidla nedovolují.
refused-no-offer = Není na co odpovídat.
refused-no-take-back = U tohoto stolu se tahy neberou zpět.
refused-no-hints = U tohoto stolu se nenapovídá: nikdy v hodnocených hrách, nikdy v reálném čase a mezi lidmi jen tehdy, když se to při založení stolu zvolilo.
refused-no-curtain = U tohoto stolu žádná opona není.
refused-curtain = Nejdřív zvedni oponu.
refused-people-play = Ve hře jsou ještě lidé. Na konec můžeš přeskočit, jen když už hrají samé stroje.
refused-unknown-event = Takový turnaj tu není.
refused-bad-event = To turnaj nemůže přijmout.
refused-not-organiser = To smí jen ti, kdo turnaj pořádají.
refused-not-judge = To smí jen rozhodčí turnaje a nikdo nesoudí vlastní stůl.
refused-not-entered = V tomto turnaji nehraješ.
refused-entered = Už je na seznamu.
refused-bad-code = Tenhle turnaj má jiný kód.
refused-by-list = Sem hráče zapisuje pořadatel.
refused-event-table = U stolů turnaje o tom rozhoduje turnaj.
refused-no-judge = K tomuto stolu nejde rozhodčího zavolat.
refused-judge-called = Rozhodčí je zavolán: dokud nerozhodne, nehraje se.
refused-present = Hráč z toho místa není pryč dost dlouho.
refused-method = To server neumí.
refused-replaced = Tento stůl je teď otevřený na jiné stránce.
refused-not-stored = Server to nedokázal uložit, takže se to nestalo{ $why ->
    [full] : má plný disk
    [read-only] : nesmí zapisovat
    [damaged] : má poškozený soubor
   *[other] {""}
}. Nic z toho, co bylo potvrzeno, se neztratilo.
refused-unavailable = Serveru se to teď nepodařilo. Zkus to znovu.
