# `ludoteca event`: co turnaj říká v terminálu a co odmítá

cli-event-created = { $name } je v souboru { $file }.
cli-event-entered = { $count ->
    [one] Přihlášen { $count } člověk.
    [few] Přihlášeni { $count } lidé.
   *[other] Přihlášeno { $count } lidí.
 }
cli-event-round = { $name } · kolo { $round }{ $of ->
    [0] {""}
   *[other] {" "}z { $of }
 }
cli-event-no-round = { $name } · žádné kolo není nalosováno
cli-event-table = stůl
cli-event-seats = hráči podle míst
cli-event-result = výsledek
cli-event-bye = volno
cli-event-place = místo
cli-event-name = jméno
cli-event-score = skóre
cli-event-games = partie
cli-event-buchholz = Buchholz
cli-event-sonneborn-berger = Sonneborn-B.
cli-event-direct = vzájemně
cli-event-points = body
cli-event-finished = Všechna kola jsou odehrána.
cli-event-written = Zapsáno do { $file }.
cli-event-no-judge = Simulaci nikdo nerozhoduje: kde by rozhodl rozhodčí, platí automatický verdikt.

cli-why-event-name-sign = Jméno nemůže obsahovat znak { $sign }, který nejde zobrazit.
cli-why-event-name-length = Jméno má 1 až { $most } znaků; tohle jich má { $count }.
cli-why-event-name-formula = „{ $name }“ začíná znakem { $sign }, který tabulkový program bere jako vzorec.
cli-why-event-name-bare = „{ $name }“ nejde přečíst jako jméno.
cli-why-event-name-taken = Někdo se už jmenuje „{ $name }“.
cli-why-event-tie-break-twice = Jedno z pomocných kritérií je uvedeno dvakrát.
cli-why-event-places = Body podle umístění { $places }: lepší místo jich má stejně nebo víc.
cli-why-event-not-for-two = { $game } s těmito volbami není pro dva: místo { $format } zvol formát tables.
cli-why-event-not-created = Turnaj začíná úkonem, který ho zakládá.
cli-why-event-created-twice = Turnaj se zakládá jen jednou.
cli-why-event-closed = Turnaj je uzavřen; přijímají se jen opravy.
cli-why-event-no-such-round = Kolo { $round } neexistuje.
cli-why-event-no-such-table = V kole { $round } není stůl { $table }.
cli-why-event-no-such-player = Hráč { $player } neexistuje.
cli-why-event-no-such-seat = U stolu { $table } není místo { $seat }.
cli-why-event-full = Přihlásit se může nejvýš { $most } lidí.
cli-why-event-knock-out-begun = { $name } přichází pozdě: vyřazovací turnaj už začal.
cli-why-event-withdrawn = { $name } už odstoupil(a).
cli-why-event-not-withdrawn = { $name } neodstoupil(a).
cli-why-event-round = Kolo { $round } teď nejde nalosovat; další je { $next }.
cli-why-event-round-running = Kolo { $round } neskončilo.
cli-why-event-table-size = Stůl pro { $size } není možný. Možné: { $expected }
cli-why-event-table-numbers = Čísla stolů { $numbers }: v { $round }. kole potřebuje každý stůl své vlastní.
cli-why-event-seated = { $name } už sedí u stolu.
cli-why-event-not-last = Kolo { $round } není poslední.
cli-why-event-begun = U stolu { $table } už se hraje.
cli-why-event-whole-round = Kolo { $round } vyřazovacího turnaje jde vzít zpět jen celé.
cli-why-event-rests-on = Kolo { $round } bylo nalosováno podle tohoto výsledku: nejdřív ho vezmi zpět.
cli-why-event-not-this-game = Kolo { $round }, stůl { $table }: k partii { $game } teď nejde nic zapsat.
cli-why-event-points = Body pro { $count }; má jich být tolik, kolik je míst: { $seats }.
cli-why-event-null-places = Neplatná partie nemá umístění.
cli-why-event-result-places = Umístění { $places }: je třeba jedno pro každé z { $seats } míst, 1 pro nejlepšího, stejné pro ty, kdo se dělí.
cli-why-event-why = Rozhodnutí musí mít důvod.
cli-why-event-seconds = Sekundy má jen rozhodnutí „time“ a potřebuje je.
cli-why-event-no-ruling = Úkon { $act } není platné rozhodnutí.
cli-why-event-entered-since = Po rozhodnutí úkonu { $act } bylo zapsáno něco dalšího.
cli-why-event-gone-on = Stůl { $table }: partie { $game } této dvojice už začala.
cli-why-event-nothing-said = Není co oznámit.
cli-why-event-organiser = Pořadatel zůstává pořadatelem.
cli-why-event-paused = Turnaj už je přerušený.
cli-why-event-not-paused = Turnaj není přerušený.
cli-why-event-not-there = { $name } u stolu { $table } nehraje.
cli-why-event-begun-as-planned = Turnaj už začal: co se hraje, se nedá změnit.
cli-why-event-needs-board = Samotné jméno na webu hrát nemůže: zvol hru na deskách, nebo obojí.
cli-why-event-finished = Všechna kola jsou odehrána.
cli-why-event-nothing-to-print = Ještě se nikdo nepřihlásil: není co tisknout.
cli-why-event-no-round = Žádné kolo není nalosováno.
cli-why-event-all-begun = U všech stolů kola { $round } už se hraje.
cli-why-event-too-few = Jsou potřeba aspoň dva lidé; je jich { $count }.
cli-why-event-nobody = Teď nejde nikoho nalosovat.
cli-why-event-file-long = Soubor je delší než { $limit } bajtů.
cli-why-event-line = Řádek { $line }: { $said }
cli-why-event-too-large = Tohle nejde uložit: { $said }
cli-why-event-nobody-called = Nikdo se tu nejmenuje „{ $name }“.
cli-why-event-result-text = Výsledek „{ $result }“: napiš 1-0, 0-1, draw, null, +-, -+, -- nebo umístění, například 2,1,3.
cli-why-event-trf-format = TRF je pro švýcarský systém a každý s každým; tento turnaj je { $format }.
cli-why-event-csv = Řádek { $line }: sloupce jsou name a rating a rating je číslo od 0 do 9999.
cli-why-event-trf-line = Řádek { $line }: { $said }

## Standings shown inside other pages
event-embed-place = Pořadí
event-embed-player = Jméno
event-embed-score = Body
event-embed-games = Partie

# With --site
cli-event-made = { $name } je turnaj { $event }: { $address }
cli-event-done = Hotovo.
cli-event-reversed = (vzato zpět)
cli-event-flag = Je volán rozhodčí: { $flag }
cli-event-confirm = Potvrď číslo { $number } na druhém zařízení.
cli-event-signed-in = Tento terminál je přihlášen jako { $name }.
cli-why-site-address = --site { $address }: je potřeba adresa jako https://club.example.
cli-why-site-silent = Server neodpovídá: { $said }
cli-why-site-missing = Toto je pro turnaj na serveru: je potřeba --site URL.
cli-why-site-event = Turnaj „{ $event }“: je potřeba to, co v jeho adrese stojí za /event/.
cli-why-event-term = Podmínka „{ $term }“: je potřeba KEY=VALUE s jedním z { $expected }.
cli-why-event-terms = Tyto podmínky nejsou možné: { $said }
cli-why-event-which-game = Která hra? Ze zprávy ani ze seznamu to není vidět.
cli-why-event-json = Toto není turnaj: { $said }
