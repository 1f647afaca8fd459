# Events on the site: pages for everybody, for organisers and for judges

events-title = Events
events-lead = Tournaments, club evenings and arenas: on this site or at real boards.
events-all = Look at all events
events-none = No event is planned. Make one: it takes a minute.
events-mine = Mine
events-running = In progress
events-coming = Upcoming
events-over = Finished
event-make = Make an event
event-name-usual = { $game } evening
event-name-label = Name of the event
event-what = What is played
event-how = How people meet
event-who = Who plays, and where
event-more = Times, judges, scoring
event-terms = Change times, judges and more

event-format-swiss = Swiss
event-format-round-robin = Round robin
event-format-double-round-robin = Double round robin
event-format-knock-out = Knock-out
event-format-arena = Arena
event-format-tables = Rounds of tables
event-format-told-swiss = Everybody plays every round, against somebody with about the same score.
event-format-told-round-robin = Everybody meets everybody once.
event-format-told-double-round-robin = Everybody meets everybody twice, on both sides.
event-format-told-knock-out = Whoever loses is out, until two meet in the final.
event-format-told-arena = A new opponent as soon as you are free, as often as you like.
event-format-told-tables = Tables of several people, mixed anew each round, scored by place.
event-rounds = Rounds
event-rounds-usual = as many as it takes to find one winner
event-rounds-five = five, as usual
event-best-of-label = Games per pairing
event-best-of = { $count ->
    [1] one game
   *[other] best of { $count }
 }
event-games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
event-final = Final
event-semi-final = Semi-final
event-third = For third place
event-third-place = The losers of the semi-finals play for third place
event-places = Points by place
event-places-own = A place is worth points of its own
event-places-usual = Otherwise everybody left behind counts alike: at a table of four the places are worth 1, ⅔, ⅓ and 0.
event-places-of = Place { $place }
event-places-told = points by place { $places }
event-breaks = Equal scores are decided by
event-breaks-none = nothing: they share the place
event-break-up = { $name }: earlier
event-break-down = { $name }: later
event-break-drop = Without { $name }
event-break-add = Also { $name }
event-break-now = { $name } is now number { $place }.
event-rated = rated

event-entry-open = Whoever comes
event-entry-code = With a code
event-entry-list = Names I enter
event-entry-told-open = Everybody who has the link can enter.
event-entry-told-code = Only those who know the code can enter.
event-entry-told-list = Only you add people.
event-place-site = on this site
event-place-board = at real boards
event-place-mixed = on this site and at boards
event-place-told-site = Tables open by themselves.
event-place-told-board = Players enter their results by phone.
event-place-told-mixed = Those without a device play at a board.
event-starts = First round begins at
event-ends = The arena ends at
event-between = Start of the next round
event-between-hand = I start each round
event-between-minutes = { $minutes ->
    [0] at once
    [one] after { $minutes } minute
   *[other] after { $minutes } minutes
 }
event-talk = Talk at the tables
event-talk-off = none
event-talk-phrases = ready phrases
event-talk-free = free text
event-answer = Minutes a judge has before the rules decide
event-delay = Moves by which boards shown in the room are delayed
event-term-check-in = People say that they are here before they are paired
event-term-public = Listed for everybody
event-term-hands = Judges may see hidden cards
event-term-rated = Rated games
event-changed = The event has been changed.

event-parts = Parts of the event
event-tab-now = Now
event-tab-pairings = Pairings
event-tab-standings = Standings
event-tab-organise = Organise
event-tab-judge = Judge
event-status-over = over
event-status-paused = paused
event-not-begun = { $rounds ->
    [0] not begun
    [one] not begun · { $rounds } round
   *[other] not begun · { $rounds } rounds
 }
event-round = Round { $round }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
 }
event-round-short = Round
event-game = game { $game }
event-begins = begins on { $when }
event-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
 }
event-now-playing = Tables in play
event-no-pairings = No round has been paired yet.
event-nobody-yet = Nobody has entered yet.
event-table = Table { $number }
event-bye = { $worth ->
    [full] bye, worth a win
    [half] bye, worth half a win
   *[other] bye
 }
event-table-waiting = about to begin
event-table-running = playing
event-table-called = A judge has been called.
event-table-contradiction = The results that were entered contradict each other.
event-missing = has not come yet
event-look = Look back
event-play = Play
event-watch = Watch
event-standings = Standings
event-place = Place
event-name = Name
event-score = Score
event-games = Games
event-withdrawn = has withdrawn
event-ties = How equal scores are decided
event-break-buchholz = Buchholz
event-break-sonneborn-berger = Sonneborn-Berger
event-break-direct = Direct
event-break-points = Points
event-break-duel = Duel
event-told-buchholz = the sum of the opponents’ scores; at tables of more than two, their average.
event-told-sonneborn-berger = the scores of those you have beaten, and half of those you have drawn with.
event-told-direct = the results among those who are level, if all of them have met.
event-told-points = the game’s own points.
event-told-duel = once everything is played, a duel with six dice each.
event-announcements = Announcements
event-announced = Announcement: { $text }
event-invite = Invite
event-link = The link to this event
event-code-is = Code to enter: { $code }

event-my-part = My part
event-my-table = Round { $round }: you play at table { $number }
event-my-opponents = { $count ->
    [one] Against { $names }
   *[other] With { $names }
 }
event-to-my-table = Go to my table
event-enter-result = Enter the result
event-you-are-in = You are in, { $name }.
event-you-left = You have withdrawn.
event-over-lead = The event is over.
event-paused-lead = The event is paused.
event-next-at = The next round begins on { $when }.
event-wait-first = It begins when the organiser starts the first round. You will see your table here.
event-wait-next = You will see your next table here.
event-enter-lead = Play with us
event-your-name = Your name here
event-code = Code
event-enter = Enter
event-entry-by-list = The organiser adds those who play.
event-entry-closed = Nobody can enter any more. You can watch.
event-check-in = I am here
event-check-out = Not here after all
event-check-out-other = Is not here
event-leave = Withdraw
event-leave-sure = You will not be paired any more. What you have played stays, and you can come back.
event-return = Come back

event-add-people = Add people
event-add-names = Names, one on each line; a rating may follow a comma
event-add = Add
event-add-machines = Machines
event-how-many = How many
event-add-account = Somebody with an account, by name
event-add-csv = A list with the columns name,rating (CSV)
event-find-name = Find a name
event-kind-name = without a device
event-checked-in = is here
event-check-in-other = Is here
event-withdraw = Withdraw
event-return-other = Bring back
event-all-played = All rounds have been played. End the event to make the standings final.
event-still-playing = { $count ->
    [one] { $count } table is still playing.
   *[other] { $count } tables are still playing.
 }
event-ready-people = { $count ->
    [one] { $count } person is ready.
   *[other] { $count } people are ready.
 }
event-start-round = Start round { $round }
event-pair-free = Pair those who are free
event-draw-again = Draw again
event-draw-again-sure = All tables of this round at which nobody has begun are drawn again.
event-pause = Pause
event-resume = Resume
event-close = End the event
event-close-sure = The standings become final. Only corrections are possible after that.
event-announce-label = Tell everybody
event-announce = Announce
event-staff = Organisers and judges
event-role-organiser = organiser
event-role-co-organiser = co-organiser
event-role-judge = judge
event-dismiss = Dismiss
event-appoint = Appoint
event-appoint-as = As
event-appoint-whom = Whom
event-appoint-account = somebody with an account
event-account-name = Name of the account
event-papers = To print and download
event-sheet-pairings = Print pairings
event-sheet-cards = Print table cards
event-sheet-standings = Print standings
event-sheet-scores = Print score sheets
event-export = Export { $to }
event-screen = Page for the room
event-embed = Standings on your own site
event-embed-lead = Put these lines into your page; the standings update by themselves.
event-audit = Everything that was done
event-correct = Correct
event-why = Why
event-why-told = Reason, told to everybody
event-take-result-back = Take the result back
event-now-holds = Result: { $result }
event-says = { $name } says: { $result }
event-move-board = Move to a board
event-move-site = Move to the site
event-did-not-come = did not come

event-result-win = { $name } wins
event-result-draw = Draw
event-result-null = Null game
event-result-forfeit = { $count ->
    [one] { $names } did not come
   *[other] { $names } did not come
 }
event-result-places = Everybody’s place: 1 is best; those who share a place get the same number.
event-result-more = Points and special cases
event-result-points = The game’s own points, if they count
event-board-none = This table is not used in this round.
event-board-over = This table has finished.
event-board-on-site = This table is played on the site.
event-board-how = How did it end?
event-board-waiting = Thank you. Another player of this table confirms it on their phone.
event-board-disagree = You do not agree. Change what you said, or wait for the judge.
event-board-contradiction = You have entered different results. The judge sees it too.
event-board-confirm = That is right
event-board-otherwise = That is wrong
event-board-change = Change what I said
event-board-not-yours = Only those who play at this table, judges and organisers enter its result.
event-screen-pairings = Pairings
event-screen-standings = Standings
event-screen-boards = Live
event-screen-turn = Next page

event-act-create = event created
event-act-enter = entered
event-act-withdraw = withdrawn
event-act-return = back
event-act-pair = round drawn
event-act-unpair = tables taken back
event-act-begin = game begun
event-act-result = result
event-act-correct = correction
event-act-rule = ruling
event-act-reverse = ruling reversed
event-act-close = event ended
event-act-check-in = checked in
event-act-appoint = appointed
event-act-announce = announcement
event-act-pause = paused
event-act-resume = resumed
event-act-arrange = terms changed
event-act-replan = plan changed
event-act-lapse = no judge came: the rules decided
event-act-inherit = account changed
event-fact = { $fact ->
    [round] round { $value }
    [table] table { $value }
    [game] game { $value }
    [places] places { $value }
   *[points] points { $value }
}
event-act-move = table moved
event-act-host = table opened
event-act-claim = result claimed
event-act-call = judge called

judge-call = Call the judge
judge-call-why = What is it about? Clocks stop until the judge has ruled.
judge-called = A judge has been called. The clocks are stopped.
judge-called-you = You have called the judge. The clocks are stopped.
judge-called-game = The game is stalled: a judge decides. The clocks are stopped.
judge-called-by = { $name } called the judge at { $at }.
judge-called-by-game = The game itself called the judge at { $at }: it is stalled.
judge-until = If no judge answers, the rules decide at { $at }.
judge-waiting = { $count ->
    [one] { $count } table waits for a judge.
   *[other] { $count } tables wait for a judge.
 }
judge-nothing = No table waits for a judge.
judge-all-tables = All tables
judge-as-seen-by = as { $name } sees it
judge-flag = Stalled
judge-repetition = Repetition
judge-quiet = Quiet moves
judge-here = Present
judge-to-act = To act
judge-record = { $count ->
    [one] The record: { $count } entry
   *[other] The record: { $count } entries
 }
judge-presses = When presses arrived
judge-would = The rules would decide: { $verdict }
event-judge-table = Judge
event-verdict = Verdict
event-rule = Give the ruling
event-rulings = Rulings
event-reverse = Reverse
event-reversed = reversed
verdict-win = Win
verdict-replay = Null, replay
verdict-play-on = Play on
verdict-time = Time added
verdict-warning = Warning
verdict-forfeit = Forfeit
verdict-told-win = One player wins this game.
verdict-told-replay = The game counts for nothing and is played again.
verdict-told-play-on = The game goes on as it stands.
verdict-told-time = One player gets time; the game goes on.
verdict-told-warning = One player is warned; the game goes on.
verdict-told-forfeit = One player loses the game.
verdict-who-win = Who wins
verdict-who-time = Who gets the time
verdict-who-warning = Who is warned
verdict-who-forfeit = Who loses
verdict-minutes = Minutes
ruling-win = The judge rules: { $name } wins.
ruling-replay = The judge rules: the game is null and is played again.
ruling-play-on = The judge rules: play on.
ruling-time = The judge adds { $minutes } min for { $name }.
ruling-warning = The judge warns { $name }.
ruling-forfeit = The judge rules: { $name } loses the game.
ruling-why = Reason: { $why }
event-at = Event: round { $round }, table { $table }
event-at-short = Round { $round }, table { $table }
event-sit = This is your table of the event. Sit down: the game begins when everybody is here.
event-gathering = The game begins when everybody is at the table.
event-back = Back to the event
ruling-null = The judge rules: the game is null.
ruling-stands = The judge lets the result of the rules stand.
event-human-judge = A person judges stalled games; the rules decide only if nobody answers
verdict-stake = What is settled
verdict-stake-game = This game of the match
verdict-stake-match = The whole match
ruling-win-game = The judge rules: { $name } wins this game.
ruling-replay-game = The judge rules: this game is null and starts again.
ruling-null-game = The judge rules: this game is null and starts again.
ruling-forfeit-game = The judge rules: { $name } loses this game.
event-table-paused = The event is paused. Clocks are stopped, and nobody can move until it resumes.
event-import = Import an event
event-import-lead = Continue here an event that began elsewhere: the file of another site or of the terminal, its JSON, a report of a chess program (TRF), or a list of people (CSV).
event-import-file = The file
event-import-choose = Choose a file
event-import-paste = Or paste its text
event-import-game = What the file does not say
event-import-game-told = A report or a list does not name the game, and a list says nothing else about the event.
event-import-place = Where it is played
