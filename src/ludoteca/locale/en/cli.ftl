# What the command says in the terminal.

cli-fact-position = Position
cli-fact-options = Options
cli-fact-to-act = To act
cli-fact-event = Event
cli-fact-outcome = Outcome
cli-fact-perft = Perft
cli-fact-legal = Legal moves
cli-counting = Counting { $depth } decisions deep …

cli-games-option = option
cli-games-values = values
cli-games-default = default
cli-games-unusable = The game { $game } of the package { $package } cannot be used: { $reason }

cli-ask-game = Which game? { $games }
cli-ask-opponent = Who plays? 1 you and the machine, 2 two people at this screen, 3 the machine alone
cli-ask-level = How strong is the machine? 1 (gentle) to 5 (strong); Enter: { $usual }
cli-ask-again = Please answer with one of: { $answers }

cli-welcome = { $game }. Type a move such as { $move }, “?” for help, “quit” to leave.
cli-one-screen = On a shared screen this game is played with { $options }.
cli-player-person = person
cli-player-machine = machine { $bot }
cli-thinking = The machine is thinking …
cli-turn-machine = { $seat }, the machine, plays { $move }
cli-hint = The machine would play { $move }
cli-hint-none = Between two games there is nothing to advise.
cli-curtain = { $seat } plays next: press Enter when nobody else is looking.

cli-help =
    Write a move as in the list below. You can also type:
      ?          the legal moves
      e1?        the legal moves that begin with e1
      draw       offer to end the game by agreement
      back       take back your last move, if nothing has been seen since
      hint       what a strong machine would play
      resign     give up the game
      quit       leave; the record is kept
cli-help-match =
    In a match:
      resign        give up the game on the table
      resign-match  give up the whole match
cli-legal = { $count ->
    [one] One legal move:
   *[other] { $count } legal moves:
}
cli-legal-from = { $count ->
    [0] No legal move begins with { $start }.
    [one] One legal move begins with { $start }:
   *[other] { $count } legal moves begin with { $start }:
}
cli-refused = Not allowed: { $why } — { $rule }
cli-unreadable = I cannot read “{ $line }”: write a move such as { $move } — { $rule }
cli-offer = { $seat } offers to end the game by agreement. { $other }, do you agree? yes/no
cli-offer-declined = { $seat } plays on.
cli-yes = yes
cli-no = no

cli-over-won = { $winners } { $count ->
    [one] wins
   *[other] win
}: { $reason }
cli-over-nobody = Nobody wins: { $reason }
cli-points = { $seat } { $points }
cli-record = The record is in { $file }
cli-unfinished = The game is not finished.

cli-printed = The kit is in { $file }. Print it at 100 %, on both sides, turning over the long edge.
cli-verified = The record is valid: { $plies ->
    [one] one entry
   *[other] { $plies } entries
}.
cli-analysis-curve = { $seat }’s chance to win, from the first decision to the end:
cli-analysis-turn = { $ply }. { $seat } played { $played }, and the chance to win fell from { $before } % to { $after } %. Better: { $better }
cli-analysis-known = What could be known then; the hidden cards the machine is surest about:
cli-analysis-none = There is no turning point: nobody made a clear mistake.

cli-open = Ludoteca is open at { $address }{ $also ->
    [no] {""}
   *[other] {" "}and { $also }
} (Ctrl+C closes it)
cli-results = results
cli-recomputed = { $count ->
    [one] Ratings computed from one result
   *[other] Ratings computed from { $count } results
}
cli-rows = rows
cli-copied = { $count ->
    [one] One row copied
   *[other] { $count } rows copied
}
cli-begun =
    { $game } is in { $folder }: its README.md says which file holds what.
    Install it there with `pip install --editable .`, then try `pytest` and `ludoteca play { $game } --bot B`.
cli-person-account = account
cli-person-operator = operator
cli-person-muted = muted
cli-person-banned = banned
cli-report-by = by { $name }

## What is wrong with a command
cli-usage = { $kind ->
    [UnknownOptionError] There is no parameter “{ $value }”
    [UnknownCommandError] There is no command “{ $value }”
    [MissingArgumentError] Something is missing: { $name }
    [CoercionError] { $name } cannot be “{ $value }”
    [ValidationError] { $name } cannot be “{ $value }”
    [UnusedCliTokensError] Nobody asked for “{ $value }”
    [RepeatArgumentError] { $name } is there more than once
   *[other] This command cannot be understood
}
cli-why-option-shape = Option “{ $option }”: write KEY=VALUE.
cli-why-option-twice = The option { $option } is given twice.
cli-why-two-positions = Give either --position or --position-file, not both.
cli-why-not-empty = { $file }: there is a site already. Copy to an empty database.
cli-why-copied-while-open = { $file }: a Ludoteca has this site open. Stop it first: what it acknowledges while it is copied would be missing from the copy. A copy of an open site is made by `ludoteca backup` or by the tools of the database.
cli-why-database = The database cannot be used: { $said }
cli-why-listen = Ludoteca cannot be opened at { $host }:{ $port }: { $why ->
    [in-use] something is open there already, perhaps Ludoteca itself
    [denied] you may not use this port
   *[other] { $said }
}.
cli-why-nobody-called = Nobody is called “{ $who }”.
cli-why-has-no-account = { $who } has no account.
cli-why-no-such-table = There is no table “{ $table }”.
cli-why-no-such-report = There is no report { $report }.
cli-why-name-taken = Somebody else has this name.
cli-why-bad-name = This cannot be a name.
cli-why-file = { $file }: { $why ->
    [missing] there is no such file or folder
    [folder] this is a folder
    [denied] you may not open it
    [exists] there is one already
   *[other] it cannot be used ({ $said })
}.
cli-why-file-text = { $file }: byte { $byte } is not UTF-8 text.
cli-why-file-long = { $file }: longer than { $limit } bytes.
cli-why-exists = { $file }: there is something there already.
cli-why-move-whose = “{ $move }”: { $seats } may act. Write a seat before the move, such as { $such }
cli-why-perft = --perft { $value }: expected 0 or more.
cli-why-perft-seat = --perft counts with what is hidden: ask without --seat.
cli-why-number = { $name } { $value }: expected a number from { $low } to { $high }.
cli-why-one-screen = { $option } cannot be played in the terminal; { $expected } can.
cli-why-game-name = “{ $game }” cannot be the name of a new game: 2 to 20 small letters and digits, a letter first, and not a name in use.
cli-why-paragraph = The rules of { $game } have no paragraph “{ $paragraph }”. Write s3 for §3, s3.2 for §3.2, a16 for A16.
cli-why-unknown-bot = There is no bot “{ $bot }”. There are: { $expected }
cli-why-no-network = No network was trained for { $game } with these options.
cli-why-bad-network = The network { $file } cannot be used: { $why ->
    [absent] the file cannot be opened
    [damaged] the file is damaged
    [runtime] onnxruntime is not installed
   *[other] it was made for something else
}.
cli-why-no-kit = { $game } has no kit to print. These have: { $expected }
cli-why-player = There is no player “{ $player }”. There are: { $expected }
cli-why-players = Players given: { $count }. Expected one, or { $seats }, one for each seat.
cli-why-player-not-here = { $player } cannot play { $game }.
cli-why-arena-bots = { $count ->
    [0] No bots given: expected at least two.
   *[other] Only one bot given: expected at least two.
}
cli-why-scale = --scale { $value }: expected a number from { $low } to { $high }.
cli-why-analysis-running = The game is not over, and its secrets are not open yet.
cli-why-arena-dask = --machines needs dask: pip install ludoteca[cluster]
cli-why-arena-machines = There is no dask scheduler at “{ $address }”.
cli-why-arena-workers = The dask scheduler at “{ $address }” has no workers.

## Keeping a site
cli-backed-up = { $file }: the whole site, { $size } MiB
cli-restored = The site is again as in { $file }.{ $before ->
    [no] {""}
   *[other] {" "}What was there is now { $before }.
}
cli-tidied = Removed: tables { $tables }, guests { $guests }.
cli-tidy-would = Would be removed: tables { $tables }, guests { $guests }.
cli-tidy-ordered = The site is open and does it itself, within a second.
cli-why-not-a-file = This is for a site in one file. Use the tools of your database.
cli-why-unusable = { $file }: { $why ->
    [full] the disk is full. Make room; nothing that was acknowledged is lost
    [read-only] the folder or the file cannot be written to. Check its owner and its rights
    [damaged] the file is damaged. Keep a copy of it, and restore a backup
    [busy] another program holds the file for too long
    [gone] it cannot be opened
    [missing] there is nothing here
    [foreign] this is not a site of Ludoteca
    [no-backup] this is no backup of Ludoteca
    [newer] it was made by a newer version of Ludoteca
   *[failing] the disk does not do what it should
}.
cli-why-already-open = { $file }: another Ludoteca (process { $process }) has this site open. Stop it first, or give --data.
cli-why-workers = Several processes need --database postgresql+asyncpg://… and --bus nats://…; one file of SQLite belongs to one process.
cli-why-bus-alone = --bus is for several processes on one PostgreSQL database; one file of SQLite belongs to one process.
cli-why-already-shared = Another Ludoteca has this database open, and one of the two has no bus. Stop it first, or give --bus to both.
cli-why-bus = The bus at { $address } cannot be reached: { $said }
cli-why-tls-both = --tls-cert and --tls-key go together.
cli-why-trust-proxy = --trust-proxy { $value }: expected an address such as 127.0.0.1 or a network such as 10.0.0.0/8.
cli-why-setting = { $name }={ $value }: { $why ->
    [whole] expected a whole number, 0 or more
    [number] expected a number, 0 or more
    [boolean] expected true or false
   *[unknown] there is no such setting
}.
cli-why-lab-plan = The file “{ $file }” holds the games of another plan. Choose another --output, or remove it.
