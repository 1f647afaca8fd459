# Turnaje na webu: stránky pro všechny, pro pořadatele a pro rozhodčí

events-title = Turnaje
events-lead = Turnaje, klubové večery a arény: na tomto webu i u skutečných stolů.
events-all = Všechny turnaje
events-none = Žádný turnaj se nechystá. Založ ho: stačí minuta.
events-mine = Moje
events-running = Právě se hraje
events-coming = Chystá se
events-over = Skončené
event-make = Založit turnaj
event-name-usual = Večer s hrou { $game }
event-name-label = Název turnaje
event-what = Co se hraje
event-how = Jak se lidé potkávají
event-who = Kdo hraje a kde
event-more = Časy, rozhodčí, bodování
event-terms = Změnit časy, rozhodčí a další

event-format-swiss = Švýcarský systém
event-format-round-robin = Každý s každým
event-format-double-round-robin = Každý s každým dvakrát
event-format-knock-out = Vyřazovací
event-format-arena = Aréna
event-format-tables = Kola u stolů
event-format-told-swiss = Všichni hrají každé kolo proti někomu s podobným skóre.
event-format-told-round-robin = Každý se utká s každým jednou.
event-format-told-double-round-robin = Každý se utká s každým dvakrát, na obou stranách.
event-format-told-knock-out = Kdo prohraje, končí; až do finále.
event-format-told-arena = Nový soupeř, jakmile máš volno, kolikrát chceš.
event-format-told-tables = Stoly pro několik hráčů, v každém kole jinak; počítá se umístění.
event-rounds = Kola
event-rounds-usual = tolik, kolik je třeba k jednomu vítězi
event-rounds-five = pět, jako obvykle
event-best-of-label = Partií v jednom zápase
event-best-of = { $count ->
    [1] jedna partie
   *[other] na { $count } partií
 }
event-games-count = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
 }
event-final = Finále
event-semi-final = Semifinále
event-third = O třetí místo
event-third-place = Kdo prohraje semifinále, hraje o třetí místo
event-places = Body za umístění
event-places-own = Umístění má vlastní body
event-places-usual = Jinak se počítá každý, kdo skončí za tebou: u stolu pro čtyři mají místa cenu 1, ⅔, ⅓ a 0.
event-places-of = { $place }. místo
event-places-told = body za umístění { $places }
event-breaks = Při stejném skóre rozhoduje
event-breaks-none = nic: o místo se dělí
event-break-up = { $name }: dřív
event-break-down = { $name }: později
event-break-drop = Bez kritéria { $name }
event-break-add = Také { $name }
event-break-now = { $name } je teď { $place }. v pořadí.
event-rated = s hodnocením

event-entry-open = Kdokoli přijde
event-entry-code = S kódem
event-entry-list = Jména zadám já
event-entry-told-open = Přihlásit se může každý, kdo má odkaz.
event-entry-told-code = Přihlásit se může jen ten, kdo zná kód.
event-entry-told-list = Lidi přidáváš jen ty.
event-place-site = na tomto webu
event-place-board = u skutečných stolů
event-place-mixed = na webu i u skutečných stolů
event-place-told-site = Stoly se otevřou samy.
event-place-told-board = Hráči zadávají výsledky telefonem.
event-place-told-mixed = Kdo nemá zařízení, hraje u skutečného stolu.
event-starts = První kolo začíná
event-ends = Aréna končí
event-between = Od kola ke kolu
event-between-hand = každé kolo zahájím já
event-between-minutes = { $minutes ->
    [0] hned
    [one] po { $minutes } minutě
   *[other] po { $minutes } minutách
 }
event-talk = Vzkazy u stolů
event-talk-off = žádné
event-talk-phrases = jen hotové věty
event-talk-free = i volný text
event-answer = Kolik minut má rozhodčí, než rozhodnou pravidla
event-delay = O kolik tahů se opožďují stoly v sále
event-term-check-in = Losují se jen ti, kdo ohlásili, že jsou tu
event-term-public = V seznamu pro všechny
event-term-hands = Rozhodčí smějí vidět skryté karty
event-term-rated = Partie s hodnocením
event-changed = Turnaj byl změněn.

event-parts = Části turnaje
event-tab-now = Teď
event-tab-pairings = Nasazení
event-tab-standings = Pořadí
event-tab-organise = Pořádání
event-tab-judge = Rozhodčí
event-status-over = skončil
event-status-paused = přerušen
event-not-begun = { $rounds ->
    [0] nezačal
    [one] nezačal · { $rounds } kolo
    [few] nezačal · { $rounds } kola
   *[other] nezačal · { $rounds } kol
 }
event-round = { $round }. kolo{ $of ->
    [0] {""}
   *[other] {" "}z { $of }
 }
event-round-short = Kolo
event-game = { $game }. partie
event-begins = začíná { $when }
event-people = { $count ->
    [one] { $count } člověk
    [few] { $count } lidé
   *[other] { $count } lidí
 }
event-now-playing = Stoly, u kterých se hraje
event-no-pairings = Žádné kolo ještě není nalosováno.
event-nobody-yet = Ještě se nikdo nepřihlásil.
event-table = Stůl { $number }
event-bye = { $worth ->
    [full] volno, platí za výhru
    [half] volno, platí za půl výhry
   *[other] volno
 }
event-table-waiting = za chvíli začne
event-table-running = hraje se
event-table-called = Byl přivolán rozhodčí.
event-table-contradiction = Zadané výsledky si odporují.
event-missing = ještě tu není
event-look = Prohlédnout
event-play = Hrát
event-watch = Sledovat
event-standings = Pořadí
event-place = Místo
event-name = Jméno
event-score = Skóre
event-games = Partie
event-withdrawn = už nehraje
event-ties = Jak se rozhoduje při stejném skóre
event-break-buchholz = Buchholz
event-break-sonneborn-berger = Sonneborn-Berger
event-break-direct = Vzájemné
event-break-points = Body
event-break-duel = Souboj
event-told-buchholz = součet skóre soupeřů; u stolu pro více hráčů jejich průměr.
event-told-sonneborn-berger = skóre poražených soupeřů a polovina skóre těch, s nimiž partie skončila remízou.
event-told-direct = co hráči se stejným skóre získali mezi sebou, pokud se každý utkal s každým.
event-told-points = vlastní body hry.
event-told-duel = až je vše dohráno, souboj se šesti kostkami pro každého.
event-announcements = Oznámení
event-announced = Oznámení: { $text }
event-invite = Pozvat
event-link = Odkaz na tento turnaj
event-code-is = Kód k přihlášení: { $code }

event-my-part = Moje účast
event-my-table = { $round }. kolo: hraješ u stolu { $number }
event-my-opponents = { $count ->
    [one] Proti: { $names }
   *[other] Spolu s: { $names }
 }
event-to-my-table = K mému stolu
event-enter-result = Zadat výsledek
event-you-are-in = Tvoje přihláška platí, { $name }.
event-you-left = V turnaji už nehraješ.
event-over-lead = Turnaj skončil.
event-paused-lead = Turnaj je přerušen.
event-next-at = Další kolo začíná { $when }.
event-wait-first = Začne se, až pořadatel zahájí první kolo. Svůj stůl uvidíš tady.
event-wait-next = Svůj další stůl uvidíš tady.
event-enter-lead = Zahraj si s námi
event-your-name = Tvoje jméno tady
event-code = Kód
event-enter = Přihlásit se
event-entry-by-list = Hráče přidává pořadatel.
event-entry-closed = Přihlásit se už nelze. Můžeš se dívat.
event-check-in = Jsem tu
event-check-out = Přece jen tu nejsem
event-check-out-other = Není tu
event-leave = Odstoupit
event-leave-sure = V dalších kolech už pro tebe nebude stůl. Co máš odehráno, zůstává a můžeš se vrátit.
event-return = Vrátit se

event-add-people = Přidat lidi
event-add-names = Jména, na každém řádku jedno; za čárkou může být rating
event-add = Přidat
event-add-machines = Stroje
event-how-many = Kolik
event-add-account = Někdo s účtem, podle jména
event-add-csv = Seznam se sloupci name,rating (CSV)
event-find-name = Najít jméno
event-kind-name = bez zařízení
event-checked-in = je tu
event-check-in-other = Je tu
event-withdraw = Odhlásit
event-return-other = Vrátit
event-all-played = Všechna kola jsou odehrána. Ukonči turnaj, aby bylo pořadí konečné.
event-still-playing = { $count ->
    [one] Ještě se hraje u { $count } stolu.
   *[other] Ještě se hraje u { $count } stolů.
 }
event-ready-people = { $count ->
    [one] Připraven { $count } člověk.
    [few] Připraveni { $count } lidé.
   *[other] Připraveno { $count } lidí.
 }
event-start-round = Zahájit { $round }. kolo
event-pair-free = Nalosovat volné
event-draw-again = Losovat znovu
event-draw-again-sure = Všechny stoly tohoto kola, u kterých nikdo nezačal, se vylosují znovu.
event-pause = Přerušit
event-resume = Pokračovat
event-close = Ukončit turnaj
event-close-sure = Pořadí bude konečné. Potom jsou možné jen opravy.
event-announce-label = Říct všem
event-announce = Oznámit
event-staff = Pořadatelé a rozhodčí
event-role-organiser = pořadatel
event-role-co-organiser = spolupořadatel
event-role-judge = rozhodčí
event-dismiss = Odvolat
event-appoint = Jmenovat
event-appoint-as = Jako
event-appoint-whom = Koho
event-appoint-account = někoho s účtem
event-account-name = Jméno účtu
event-papers = K tisku a ke stažení
event-sheet-pairings = Vytisknout nasazení
event-sheet-cards = Vytisknout karty stolů
event-sheet-standings = Vytisknout pořadí
event-sheet-scores = Vytisknout zápisové listy
event-export = Export { $to }
event-screen = Stránka pro sál
event-embed = Pořadí na vlastním webu
event-embed-lead = Vlož tyto řádky do své stránky; pořadí se obnovuje samo.
event-audit = Vše, co se stalo
event-correct = Opravit
event-why = Proč
event-why-told = Důvod, sdělený všem
event-take-result-back = Vzít výsledek zpět
event-now-holds = Výsledek: { $result }
event-says = { $name } říká: { $result }
event-move-board = Přesunout k desce
event-move-site = Přesunout na web
event-did-not-come = bez účasti

event-result-win = Vyhrává { $name }
event-result-draw = Remíza
event-result-null = Neplatná partie
event-result-forfeit = { $count ->
    [one] { $names }: bez účasti
   *[other] { $names }: bez účasti
 }
event-result-places = Umístění každého: 1 je nejlepší; kdo se o místo dělí, má stejné číslo.
event-result-more = Body a zvláštní případy
event-result-points = Vlastní body hry, pokud se počítají
event-board-none = Tento stůl se v tomto kole nepoužívá.
event-board-over = U tohoto stolu je dohráno.
event-board-on-site = U tohoto stolu se hraje na webu.
event-board-how = Jak to skončilo?
event-board-waiting = Děkujeme. Jiný hráč tohoto stolu to potvrdí na svém telefonu.
event-board-disagree = Neshodujete se. Změň, co jsi řekl, nebo počkej na rozhodčího.
event-board-contradiction = Zadali jste různé výsledky. Rozhodčí to vidí také.
event-board-confirm = Je to tak
event-board-otherwise = Bylo to jinak
event-board-change = Změnit, co jsem řekl
event-board-not-yours = Výsledek zadávají jen hráči tohoto stolu, rozhodčí a pořadatelé.
event-screen-pairings = Nasazení
event-screen-standings = Pořadí
event-screen-boards = Živě
event-screen-turn = Další stránka

event-act-create = turnaj založen
event-act-enter = přihláška
event-act-withdraw = odstoupení
event-act-return = návrat
event-act-pair = kolo nalosováno
event-act-unpair = stoly zrušeny
event-act-begin = partie začala
event-act-result = výsledek
event-act-correct = oprava
event-act-rule = rozhodnutí
event-act-reverse = rozhodnutí zrušeno
event-act-close = turnaj ukončen
event-act-check-in = přítomnost
event-act-appoint = jmenování
event-act-announce = oznámení
event-act-pause = přerušení
event-act-resume = pokračování
event-act-arrange = podmínky změněny
event-act-replan = plán změněn
event-act-lapse = rozhodčí nepřišel včas: rozhodla pravidla
event-act-inherit = účet změněn
event-fact = { $fact ->
    [round] kolo { $value }
    [table] stůl { $value }
    [game] partie { $value }
    [places] pořadí { $value }
   *[points] body { $value }
}
event-act-move = stůl přesunut
event-act-host = stůl otevřen
event-act-claim = výsledek ohlášen
event-act-call = přivolán rozhodčí

judge-call = Přivolat rozhodčího
judge-call-why = Oč jde? Hodiny stojí, dokud rozhodčí nerozhodne.
judge-called = Byl přivolán rozhodčí. Hodiny stojí.
judge-called-you = Rozhodčí je přivolán. Hodiny stojí.
judge-called-game = Partie uvázla: rozhodne rozhodčí. Hodiny stojí.
judge-called-by = Rozhodčího volá { $name } (v { $at }).
judge-called-by-game = Rozhodčího přivolala sama hra v { $at }: partie uvázla.
judge-until = Když žádný rozhodčí neodpoví, v { $at } rozhodnou pravidla.
judge-waiting = { $count ->
    [one] Na rozhodčího čeká { $count } stůl.
    [few] Na rozhodčího čekají { $count } stoly.
   *[other] Na rozhodčího čeká { $count } stolů.
 }
judge-nothing = Na rozhodčího nečeká žádný stůl.
judge-all-tables = Všechny stoly
judge-as-seen-by = jak to vidí { $name }
judge-flag = Uvázlá
judge-repetition = Opakování
judge-quiet = Tiché tahy
judge-here = Přítomni
judge-to-act = Na tahu
judge-record = { $count ->
    [one] Záznam: { $count } řádek
    [few] Záznam: { $count } řádky
   *[other] Záznam: { $count } řádků
 }
judge-presses = Kdy dorazily stisky
judge-would = Pravidla by rozhodla: { $verdict }
event-judge-table = Rozhodnout
event-verdict = Verdikt
event-rule = Oznámit rozhodnutí
event-rulings = Rozhodnutí
event-reverse = Zrušit
event-reversed = zrušeno
verdict-win = Výhra
verdict-replay = Neplatná, hrát znovu
verdict-play-on = Hrát dál
verdict-time = Přidaný čas
verdict-warning = Napomenutí
verdict-forfeit = Kontumace
verdict-told-win = Jeden hráč tuto partii vyhrává.
verdict-told-replay = Partie se nepočítá a hraje se znovu.
verdict-told-play-on = Partie pokračuje, jak stojí.
verdict-told-time = Jeden hráč dostane čas; partie pokračuje.
verdict-told-warning = Jeden hráč je napomenut; partie pokračuje.
verdict-told-forfeit = Jeden hráč partii prohrává.
verdict-who-win = Kdo vyhrává
verdict-who-time = Kdo dostane čas
verdict-who-warning = Kdo je napomenut
verdict-who-forfeit = Kdo prohrává
verdict-minutes = Minuty
ruling-win = Rozhodčí rozhodl: vyhrává { $name }.
ruling-replay = Rozhodčí rozhodl: partie je neplatná a hraje se znovu.
ruling-play-on = Rozhodčí rozhodl: hrajte dál.
ruling-time = Rozhodčí přidává { $minutes } min pro: { $name }.
ruling-warning = Rozhodčí napomíná: { $name }.
ruling-forfeit = Rozhodčí rozhodl: { $name } partii prohrává.
ruling-why = Důvod: { $why }
event-at = Turnaj: { $round }. kolo, stůl { $table }
event-at-short = { $round }. kolo, stůl { $table }
event-sit = Toto je tvůj stůl v turnaji. Posaď se: začne se, až budou všichni.
event-gathering = Začne se, až budou všichni u stolu.
event-back = Zpět k turnaji
ruling-null = Rozhodčí rozhodl: partie je neplatná.
ruling-stands = Rozhodčí potvrzuje výsledek podle pravidel.
event-human-judge = Uvázlé partie posuzuje člověk; pravidla rozhodnou, jen když nikdo neodpoví
verdict-stake = O čem se rozhoduje
verdict-stake-game = Tato partie zápasu
verdict-stake-match = Celý zápas
ruling-win-game = Rozhodčí rozhodl: { $name } vyhrává tuto partii.
ruling-replay-game = Rozhodčí rozhodl: tato partie je neplatná a začíná znovu.
ruling-null-game = Rozhodčí rozhodl: tato partie je neplatná a začíná znovu.
ruling-forfeit-game = Rozhodčí rozhodl: { $name } tuto partii prohrává.
event-table-paused = Turnaj je přerušen. Hodiny stojí a nehraje se, dokud nepokračuje.
event-import = Přenést turnaj
event-import-lead = Turnaj započatý jinde tu pokračuje: soubor z jiného serveru nebo z terminálu, jeho JSON, zpráva šachového programu (TRF) nebo seznam lidí (CSV).
event-import-file = Soubor
event-import-choose = Vybrat soubor
event-import-paste = Nebo vlož jeho text
event-import-game = Co v souboru nemusí být
event-import-game-told = Zpráva ani seznam neuvádí hru; seznam o turnaji neříká vůbec nic.
event-import-place = Kde se hraje
