# Co příkaz říká v terminálu.

cli-fact-position = Pozice
cli-fact-options = Volby
cli-fact-to-act = Na tahu
cli-fact-event = Událost
cli-fact-outcome = Výsledek
cli-fact-perft = Perft
cli-fact-legal = Dovolené tahy
cli-counting = Počítám do hloubky { $depth } rozhodnutí …

cli-games-option = volba
cli-games-values = hodnoty
cli-games-default = výchozí
cli-games-unusable = Hru { $game } z balíčku { $package } nelze použít: { $reason }

cli-ask-game = Kterou hru? { $games }
cli-ask-opponent = Kdo hraje? 1 ty a stroj, 2 dva lidé u této obrazovky, 3 stroj sám
cli-ask-level = Jak silný je stroj? 1 (mírný) až 5 (silný); Enter: { $usual }
cli-ask-again = Odpověz jedním z těchto slov: { $answers }

cli-welcome = { $game }. Napiš tah, například { $move }, „?“ pro nápovědu, „quit“ pro odchod.
cli-one-screen = U jedné obrazovky se tato hra hraje takto: { $options }.
cli-player-person = člověk
cli-player-machine = stroj { $bot }
cli-thinking = Stroj přemýšlí …
cli-turn-machine = { $seat }, stroj, hraje { $move }
cli-hint = Stroj by hrál { $move }
cli-hint-none = Mezi dvěma partiemi není co radit.
cli-curtain = Další na tahu: { $seat }. Stiskni Enter, až se nikdo jiný nedívá.

cli-help =
    Tah se píše jako v seznamu níže. Kromě tahů můžeš napsat:
      ?          dovolené tahy
      e1?        dovolené tahy, které začínají na e1
      draw       nabídnout ukončení hry dohodou
      back       vzít zpět svůj poslední tah, pokud mezitím nebylo nic vidět
      hint       co by hrál silný stroj
      resign     hru vzdát
      quit       odejít; záznam zůstane
cli-help-match =
    V zápase:
      resign        vzdát partii, která se právě hraje
      resign-match  vzdát celý zápas
cli-legal = { $count ->
    [one] Jeden dovolený tah:
    [few] { $count } dovolené tahy:
   *[other] { $count } dovolených tahů:
}
cli-legal-from = { $count ->
    [0] Žádný dovolený tah nezačíná na { $start }.
    [one] Jeden dovolený tah začíná na { $start }:
    [few] { $count } dovolené tahy začínají na { $start }:
   *[other] { $count } dovolených tahů začíná na { $start }:
}
cli-refused = Nelze: { $why } — { $rule }
cli-unreadable = Nerozumím „{ $line }“: napiš tah, například { $move } — { $rule }
cli-offer = { $seat } nabízí ukončit hru dohodou. { $other }, souhlasíš? ano/ne
cli-offer-declined = { $seat } hraje dál.
cli-yes = ano
cli-no = ne

cli-over-won = { $count ->
    [one] Vyhrává
   *[other] Vyhrávají
}: { $winners } – { $reason }
cli-over-nobody = Nikdo nevyhrál: { $reason }
cli-points = { $seat } { $points }
cli-record = Záznam je v souboru { $file }
cli-unfinished = Hra není dohraná.

cli-printed = Sada je v souboru { $file }. Tiskni ji ve velikosti 100 %, oboustranně s otáčením podél delší strany.
cli-verified = Záznam je v pořádku: { $plies ->
    [one] jedna položka
    [few] { $plies } položky
   *[other] { $plies } položek
}.
cli-analysis-curve = Šance na výhru – { $seat } – od prvního rozhodnutí do konce:
cli-analysis-turn = { $ply }. { $seat }: tah { $played } snížil šanci na výhru z { $before } % na { $after } %. Lepší: { $better }
cli-analysis-known = Co se tehdy dalo vědět; skryté karty, kterými si je stroj nejjistější:
cli-analysis-none = Žádný zlom: nikdo neudělal zjevnou chybu.

cli-open = Ludoteca je otevřená na { $address }{ $also ->
    [no] {""}
   *[other] {" "}a na { $also }
} (zavře ji Ctrl+C)
cli-results = výsledky
cli-recomputed = { $count ->
    [one] Hodnocení spočítáno z jednoho výsledku
   *[other] Hodnocení spočítáno z { $count } výsledků
}
cli-rows = řádky
cli-copied = { $count ->
    [one] Zkopírován { $count } řádek
    [few] Zkopírovány { $count } řádky
   *[other] Zkopírováno { $count } řádků
}
cli-begun =
    Hra { $game } je v { $folder }: v jejím README.md stojí, co je ve kterém souboru.
    Nainstaluj ji tam příkazem `pip install --editable .`, pak zkus `pytest` a `ludoteca play { $game } --bot B`.
cli-person-account = účet
cli-person-operator = správce
cli-person-muted = bez práva mluvit
cli-person-banned = vykázáno
cli-report-by = ohlášeno: { $name }

## Co je na příkazu špatně
cli-usage = { $kind ->
    [UnknownOptionError] Parametr „{ $value }“ neexistuje
    [UnknownCommandError] Příkaz „{ $value }“ neexistuje
    [MissingArgumentError] Něco chybí: { $name }
    [CoercionError] { $name } nemůže být „{ $value }“
    [ValidationError] { $name } nemůže být „{ $value }“
    [UnusedCliTokensError] „{ $value }“ je navíc
    [RepeatArgumentError] { $name } je tu víckrát
   *[other] Tomuto příkazu nelze rozumět
}
cli-why-option-shape = Volba „{ $option }“: piš KLÍČ=HODNOTA.
cli-why-option-twice = Volba { $option } je tu dvakrát.
cli-why-two-positions = Zadej buď --position, nebo --position-file, ne obojí.
cli-why-not-empty = { $file }: už tu nějaký web je. Kopírujte do prázdné databáze.
cli-why-copied-while-open = { $file }: tyto stránky má otevřené nějaká Ludoteca. Nejdřív ji zastav: co během kopírování potvrdí, by v kopii chybělo. Otevřené stránky zkopíruje `ludoteca backup` nebo nástroje databáze.
cli-why-database = Databázi nelze použít: { $said }
cli-why-listen = Na { $host }:{ $port } Ludoteku nelze otevřít: { $why ->
    [in-use] něco už je tam otevřené, možná sama Ludoteca
    [denied] tento port nesmíš použít
   *[other] { $said }
}.
cli-why-nobody-called = Nikdo se nejmenuje „{ $who }“.
cli-why-has-no-account = { $who } nemá účet.
cli-why-no-such-table = Stůl „{ $table }“ neexistuje.
cli-why-no-such-report = Hlášení { $report } neexistuje.
cli-why-name-taken = Toto jméno už má někdo jiný.
cli-why-bad-name = Takhle se nikdo jmenovat nemůže.
cli-why-file = { $file }: { $why ->
    [missing] takový soubor ani složka neexistuje
    [folder] to je složka
    [denied] nemáš právo ho otevřít
    [exists] už existuje
   *[other] nelze použít ({ $said })
}.
cli-why-file-text = { $file }: bajt { $byte } není text v UTF-8.
cli-why-file-long = { $file }: víc než { $limit } bajtů.
cli-why-exists = { $file }: tam už něco je.
cli-why-move-whose = „{ $move }“: na řadě jsou { $seats }. Napiš před tah místo, například { $such }
cli-why-perft = --perft { $value }: očekává se 0 nebo víc.
cli-why-perft-seat = --perft počítá i s tím, co je skryté: ptej se bez --seat.
cli-why-number = { $name } { $value }: očekává se číslo od { $low } do { $high }.
cli-why-one-screen = V terminálu se nehraje s { $option }, ale s { $expected }.
cli-why-game-name = „{ $game }“ nemůže být jméno nové hry: 2 až 20 malých písmen a číslic, první je písmeno, a jméno musí být volné.
cli-why-paragraph = Pravidla hry { $game } nemají odstavec „{ $paragraph }“. Piš s3 pro §3, s3.2 pro §3.2, a16 pro A16.
cli-why-unknown-bot = Bot „{ $bot }“ neexistuje. Jsou tu: { $expected }
cli-why-no-network = Pro hru { $game } s těmito volbami nebyla natrénována žádná síť.
cli-why-bad-network = Síť { $file } nelze použít: { $why ->
    [absent] soubor nelze otevřít
    [damaged] soubor je poškozený
    [runtime] onnxruntime není nainstalován
   *[other] byla vytvořena pro něco jiného
}.
cli-why-no-kit = { $game } nemá sadu k vytištění. Mají ji: { $expected }
cli-why-player = Hráč „{ $player }“ neexistuje. Jsou tu: { $expected }
cli-why-players = Zadaných hráčů: { $count }. Očekává se jeden, nebo { $seats }, pro každé místo jeden.
cli-why-player-not-here = { $player } hru { $game } hrát neumí.
cli-why-arena-bots = { $count ->
    [0] Nebyl zadán žádný bot: potřeba jsou alespoň dva.
   *[other] Byl zadán jen jeden bot: potřeba jsou alespoň dva.
}
cli-why-scale = --scale { $value }: očekává se číslo od { $low } do { $high }.
cli-why-analysis-running = Hra neskončila a její tajemství ještě nejsou odkrytá.
cli-why-arena-dask = --machines potřebuje dask: pip install ludoteca[cluster]
cli-why-arena-machines = Na adrese „{ $address }“ není žádný plánovač dask.
cli-why-arena-workers = Plánovač dask na adrese „{ $address }“ nemá žádné workery.

## Uchovávání stránek
cli-backed-up = { $file }: celé stránky, { $size } MiB
cli-restored = Stránky jsou zase takové jako v { $file }.{ $before ->
    [no] {""}
   *[other] {" "}Co tu bylo předtím, je teď { $before }.
}
cli-tidied = Odstraněno: stoly { $tables }, hosté { $guests }.
cli-tidy-would = Odstranilo by se: stoly { $tables }, hosté { $guests }.
cli-tidy-ordered = Stránky jsou otevřené a udělají to samy, do vteřiny.
cli-why-not-a-file = Toto je pro stránky v jednom souboru. Použij nástroje své databáze.
cli-why-unusable = { $file }: { $why ->
    [full] disk je plný. Uvolni místo; nic z toho, co bylo potvrzeno, se neztratilo
    [read-only] do složky nebo souboru nelze zapisovat. Zkontroluj vlastníka a práva
    [damaged] soubor je poškozený. Ponech si jeho kopii a obnov zálohu
    [busy] jiný program drží soubor příliš dlouho
    [gone] nelze ho otevřít
    [missing] tady nic není
    [foreign] to nejsou stránky Ludoteky
    [no-backup] to není záloha Ludoteky
    [newer] vznikl v novější verzi Ludoteky
   *[failing] disk nedělá, co by měl
}.
cli-why-already-open = { $file }: tyto stránky má otevřené jiná Ludoteca (proces { $process }). Nejdřív ji zastav, nebo zadej --data.
cli-why-workers = Více procesů potřebuje --database postgresql+asyncpg://… a --bus nats://…; jeden soubor SQLite patří jednomu procesu.
cli-why-bus-alone = --bus je pro více procesů nad jednou databází PostgreSQL; jeden soubor SQLite patří jednomu procesu.
cli-why-already-shared = Tuto databázi má otevřenou jiná Ludoteca a jedna z nich nemá sběrnici. Nejdřív ji zastav, nebo zadej --bus oběma.
cli-why-bus = Sběrnice na adrese { $address } není dostupná: { $said }
cli-why-tls-both = --tls-cert a --tls-key patří k sobě.
cli-why-trust-proxy = --trust-proxy { $value }: čeká se adresa jako 127.0.0.1 nebo síť jako 10.0.0.0/8.
cli-why-setting = { $name }={ $value }: { $why ->
    [whole] čeká se celé číslo, 0 nebo víc
    [number] čeká se číslo, 0 nebo víc
    [boolean] čeká se true nebo false
   *[unknown] takové nastavení není
}.
cli-why-lab-plan = Soubor „{ $file }“ obsahuje hry podle jiného plánu. Zvol jiný --output, nebo soubor odstraň.
