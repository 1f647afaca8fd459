# What the web pages say in every game.

## Around the pages
skip-to-content = Skip to the content
nav-label = Pages
nav-games = My games
nav-games-turns = { $count ->
    [one] your move in one game
   *[other] your move in { $count } games
}
nav-games-awaited = { $count ->
    [one] one game that begins when you come
   *[other] { $count } games that begin when you come
}
nav-lobby = Lobby
nav-games-challenges = { $count ->
    [one] one challenge
   *[other] { $count } challenges
}
nav-me = { $name }: account and more
nav-record = Replay a record
close = Close
cancel = Cancel
try-again = Try again
go-home = Back to the games
not-found-title = There is no such page.
error-unreachable = The server is not answering.
# Told by the server before the site is open
getting-ready = Ludoteca is getting ready: the first time a version starts, the rules are compiled, which takes some minutes. This page opens by itself.
page-old = Ludoteca has been upgraded.
page-old-what = This page is older than what the site offers now: load it anew. Games go on where they stand.
load-anew = Load the page anew

## Home
home-title = { $count ->
    [4] Four games, one table
    [5] Five games, one table
   *[other] { $count } games, one table
}
home-lead = Sit down and play: the machine, a friend far away, or the person beside you. No account, no waiting.
# A link to a table, where it is shared
preview-invites = { $name } invites you to play { $game }
preview-invited = You are invited to play { $game }
play-machine = Play the machine
play-friend = Invite a friend
play-shared = Same screen
play-options = More options
rules = Rules
rules-of = Rules of { $game }
rules-missing = The rules page could not be loaded.
balance-title = Balance of the games
print = Print and play
print-what = Everything the game needs in one PDF, to be printed on both sides at 100 % and cut out.
print-paper = Paper
print-low-ink = Low ink: outlines only
print-pdf = Make the PDF
figure-play = Play the move
figure-try = Try it
figure-again = From the start
figure-missing = The figure could not be drawn.

## Lessons
learn = Learn by playing
learn-title = Learn { $game }
learn-all = All lessons
learn-number = Lesson { $number } of { $count }
learn-progress = { $done } of { $count } done
learn-done = done
learn-right = Right.
learn-next = Next lesson
learn-again = Once more
learn-answer = Show me
learn-first-game = Play a first game
learn-none = There are no lessons for this game yet.
learn-missing = The lessons could not be loaded.
puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-lead = Positions from games between machines, in which one move is clearly best. Find it.
puzzles-all = All puzzles
puzzles-none = There are no puzzles for this game yet.
puzzles-missing = The puzzles could not be loaded.
puzzle-number = Puzzle { $number } of { $count }
puzzle-progress = { $done } of { $count } solved
puzzle-done = solved
puzzle-next = Next puzzle
puzzle-to-move = { $seat } to move
puzzle-task = What is best?
puzzle-better = There is something better.
puzzle-reply = There is something better. The reply: { $moves }
puzzle-odds = Chance to win: { $value } %, with the best move { $best } %.
puzzle-solved = Solved: nothing else is as good. Theme: { $theme }.
puzzle-theme = Theme
puzzle-theme-all = all
puzzle-theme-win = A winning move
puzzle-theme-save = The only way out
puzzle-theme-move = A quiet move
puzzle-theme-several = A capture of several
puzzle-theme-trap = A trap
puzzle-theme-avert = Averting a capture
puzzle-theme-end = The end of the game
puzzle-daily = Puzzle of the day
puzzle-daily-solved = Solved today
puzzle-streak = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
intro-title = New to { $game }?
first-title = Your first game of { $game }
first-why = It can be made easier for a first game.
first-easier = The easier way
first-usual = The usual way

## Help in a first game
settings-helper = Help at the table
settings-helper-first = in my first game of each kind
settings-helper-always = always
settings-helper-never = never
settings-moves = Moves
settings-confirm = ask before a move is played
settings-premove = plan the next move while the other side thinks
can-ask = What can I do?
can-answer = { $count ->
    [one] Answer the question: there is one answer.
   *[other] Answer the question: there are { $count } answers.
}
can-nothing = Nothing now: it is somebody else’s turn.

## A table made to measure
play-title = { $game }: set up a table
play-what = What will you play?
play-who = Who is playing?
play-bot = Which machine?
play-style = How does it play?
style-balanced = Evenly
style-cautious = Cautiously
style-bold = Boldly
level = Level { $level }
level-rating = rating { $rating }
level-against = Level { $level }: { $name }
level-short = { $level } – { $name }
clock = Time
clock-any = any time
clock-none = no clock
clock-fischer = { $minutes } min + { $seconds } s a move
clock-move = { $seconds } s for each move
clock-days = { $days ->
    [one] { $days } day for each move
   *[other] { $days } days for each move
 }
clock-own = other times …
clock-kind = How it is counted
clock-own-fischer = minutes, with an increment
clock-own-move = seconds for each move
clock-own-days = days for each move
clock-minutes = Minutes
clock-increment = Seconds added for each turn
clock-seconds = Seconds
clock-number-days = Days
play-side = Your side
play-side-lot = At random
play-table-options = { $count ->
    [0] Rules of this table
    [one] Rules of this table ({ $count } changed)
   *[other] Rules of this table ({ $count } changed)
}
play-own = your own …
way-machine = You and the machine
way-friend = { $seats ->
    [2] You and a friend, by link
   *[other] You and friends, by link
}
way-shared = { $seats ->
    [2] Two people at this screen
   *[other] { $seats } people at this screen
}
way-lobby = You and anyone from the lobby
fill = { $count ->
    [one] Who takes the other seat?
   *[other] Who takes the other { $count } seats?
}
fill-machine = { $count ->
    [one] The machine
   *[other] Machines
}
fill-friend = { $count ->
    [one] A friend, by link
   *[other] Friends, by link
}
fill-lobby = Anyone from the lobby
start-machine = Play
start-friend = Get the link
start-shared = Play
start-lobby = Open the table
bot-1 = { $style ->
    [cautious] the cautious novice
    [bold] the bold novice
   *[balanced] the novice
}
bot-2 = { $style ->
    [cautious] the cautious apprentice
    [bold] the bold apprentice
   *[balanced] the apprentice
}
bot-3 = { $style ->
    [cautious] the cautious journeyman
    [bold] the bold journeyman
   *[balanced] the journeyman
}
bot-4 = { $style ->
    [cautious] the cautious master
    [bold] the bold master
   *[balanced] the master
}
bot-5 = { $style ->
    [cautious] the cautious champion
    [bold] the bold champion
   *[balanced] the champion
}
bot-random = the dreamer (moves at random)
bot-simple = the machine
bot-greedy = the greedy one (takes what it can)
bot-uct = the searcher
option-unusual = changed

## Beside a real board
beside = Beside a real board
beside-short = At a real table
beside-title = { $game }: beside a real board
beside-score = Score
beside-dice = Dice
beside-lots = Lots
beside-referee = Referee
beside-tools = Tools
beside-kept = Kept on this device. Counting, dice and lots need no connection.
beside-players = Players
beside-name = Name of player { $number }
beside-undo = Undo
beside-new = Start from zero
beside-more = { $what }: one more
beside-less = { $what }: one less
beside-of = { $what }, { $player }
beside-part = { $what }, { $player }: { $count } of { $most }
beside-goal = of { $goal }
beside-count-points = Points
beside-now = { $what }: { $value }
beside-dice-number = How many dice?
beside-throw = Throw
beside-dice-keep = Tap a die to keep it for the next throw.
beside-thrown = Thrown: { $faces }
beside-player-n = Player { $number }
beside-lot-names = Names, one on each line
beside-lot-one = Who begins?
beside-lot-sides = Who plays what?
beside-lot-order = In which order?
beside-lot-begins = { $name } begins.
beside-lot-side = { $name }: { $side }
beside-lot-place = { $number }. { $name }
beside-lot-few = Write at least two names.
beside-set-up = Set up
beside-ask = Ask
beside-ask-group = What do you want to do?
beside-edit-hint = Choose something below, then tap a square.
beside-edit-hint-now = Choose, then tap what is to change.
beside-try-seat = Who?
beside-chance = What came up?
beside-edit-turn = Whose turn?
beside-edit-board = Board
beside-edit-lift = Take away
beside-edit-clear = Empty board
beside-edit-start = Start position
beside-problem = Not possible yet:
beside-text = Position as text
beside-text-use = Use this text
beside-options = Rules of this table
beside-may = What may I do?
beside-try = Try a move
beside-may-said = { $count ->
    [0] Nothing: there is no legal move.
    [one] There is one legal move. It is marked on the board.
   *[other] There are { $count } legal moves. Choose on the board to see where they lead.
}
beside-over = The game is over.
beside-try-hint = { $count ->
    [0] Press “What happens?”.
    [one] Tap the square on the board.
   *[other] Tap the two squares on the board, one after the other.
}
beside-try-kind = What kind of move?
beside-try-choice = With what?
beside-try-go = What happens?
beside-try-text = Write the move
beside-tried = { $seat } plays { $move }:
beside-allowed = This is allowed.
beside-forbidden = This is not allowed.
beside-back = Back to the position
beside-offline = The referee needs a connection.

## Lobby
lobby-title = Open tables
lobby-lead = Take a seat at a table that is waiting for a player, or watch a game in progress.
lobby-empty = Nobody is waiting right now. Open a table and everyone will see it here.
lobby-open-table = Open a table: { $game }
lobby-status-open = waiting for a player
lobby-status-running = { $moves ->
    [0] just begun
    [one] after { $moves } move
   *[other] after { $moves } moves
}
lobby-seats = { $count ->
    [one] free seat
   *[other] { $count } free seats
}
lobby-join = Sit down
lobby-watch = Watch
lobby-return = Return
find-title = Play anyone, now
find-game = Game
find-side = Your side
find-side-any = Any
find-rated = Rated
find-go = Find an opponent
find-waiting = Looking for an opponent for { $game } …
find-people = { $count ->
    [one] One person is waiting.
   *[other] { $count } people are waiting.
}
find-differ = Not all want the same side and time, or a rated game.
find-stop = Stop looking
challenge = Challenge
challenge-name = Challenge { $name }
challenge-again = Challenge { $name } to something else
challenge-title = { $game }: challenge { $name }
challenge-what = What do you want to play?
challenge-send = Send the challenge
challenge-you = { $name } challenges you to a game.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw the challenge
challenge-waiting = Waiting for { $name } to answer. The challenge stands as long as you stay on this page.
challenge-waiting-days = Waiting for { $name } to answer. You may close this page: My games has the answer.
challenge-watching = The free seat is kept for somebody.
challenge-declined = { $name } has declined the challenge.
challenge-declined-me = You have declined the challenge.
challenge-withdrawn = { $name } has withdrawn the challenge.
challenge-withdrawn-mine = You have withdrawn the challenge.
challenge-lapsed = The challenge has lapsed: { $name } is no longer waiting.
challenge-lapsed-mine = The challenge lapsed while you were away.
challenge-goes-on = The others may play without you; your seat is free for anybody.
watch-title = Games to watch
rating = Rating
rating-sure = Give or take { $plus }
rating-provisional = Provisional: give or take { $plus }
ratings-title = Leaderboard
ratings-lead = Where everybody stands after their rated games.
ratings-empty = Nobody has played a rated game yet.
ratings-none = No rated games yet.
ratings-pace = Pace
ratings-place = Place
ratings-who = Player
ratings-played = Games
ratings-games = { $count ->
    [one] One rated game
   *[other] { $count } rated games
}
ratings-curve = The rating after { $games } games: { $number }
ratings-note = A question mark means provisional: after a dozen games the number is sure enough for a place.
pace-race = Real time
pace-quick = Quick
pace-calm = Unhurried
pace-days = Correspondence
watchers = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

## My games
mine-title = My games
mine-over = Finished games
mine-empty = You have no games yet.
mine-all = All my games
mine-against = against { $names }
mine-turn = Your move
mine-called = Your move: { $game } against { $names }
mine-awaited = Everybody is here but you: the game begins when you come.
mine-awaited-at = { $game } against { $names } begins when you come to the table.
mine-begun = { $game } against { $names } has begun.
mine-wait = It is { $name }’s turn.
mine-dealing = A moment …
mine-open = Waiting for a player
mine-challenge = { $name } challenges you
mine-challenged = Waiting for { $name } to answer
mine-closed = Nobody came
mine-declined = { $name } has declined
mine-shared = Both sides at this screen
mine-replaced = You were away too long. A machine plays on in your seat.
mine-look = Look at it
mine-replay = Replay
mine-record = Record
mine-rematch = Play again
mine-next = To the rematch

## Seats
seat-open = free seat
seat-kept = kept for { $name }
seat-kept-somebody = kept for somebody
seat-you-named = { $name } (you)
seat-guest = Guest
seat-nth = { $name } ({ $nth })
seat-person = Player { $n }
seat-away = away
seat-to-act = to move
clock-of = Time of { $name }
clock-low = Less than { $seconds } seconds left.
clock-days-left = { $days } d { $hours } h
seat-won = winner
seat-taken = { $name } has sat down.
seat-declined = { $name } is not coming. The seat is free for anybody.
seat-gone = { $name } has left. The seat is free for anybody.
seat-joined = { $name } has sat down. The game begins.

## The table
table-title = { $game } table
title-your-turn = your move
title-offer = an offer
join = Sit down and play
prompt-open = { $count ->
    [one] Waiting for your friend: send them the link.
   *[other] Waiting for your friends, { $count } seats are free: send them the link.
}
prompt-open-guest = { $count ->
    [one] A seat is free at this table.
   *[other] { $count } seats are free at this table.
}
prompt-open-lobby = { $count ->
    [one] Waiting for anybody: one seat is free, and the lobby shows this table.
   *[other] Waiting for anybody: { $count } seats are free, and the lobby shows this table.
}
prompt-awaited = Waiting for { $name } to come back: then it begins.
prompt-kept-elsewhere = This game begins on the device on which you sat down: your part of the shuffling is kept there.
promise-broken = Warning: what was opened at this table is not what had been promised before. Do not trust this deal.
prompt-ready = Ready? The countdown begins when everybody is.
prompt-ready-waiting = Still waiting for { $names }.
prompt-ready-watching = The countdown begins when everybody is ready.
table-closed = This table is closed: nobody is waiting here any more.
prompt-move = It is your turn.
prompt-wait = It is { $name }’s turn.
prompt-thinking = Wait: { $name } is thinking …
prompt-dealing = One moment …
prompt-sending = One moment …
prompt-shared = { $seat }: { $prompt }
prompt-past = Looking back: move { $ply } of { $last }
back-to-now = Back to the game
step-back = One move back
step-on = One move forward
verdict-won = You have won!
verdict-lost = You have lost.
verdict-nobody = Nobody wins.
verdict-wins = { $count ->
    [one] { $name } wins.
   *[other] { $name } win.
}
verdict-called-off = The game is called off.
why-called-off = Nobody has lost it.
why-resign = { $name } resigned.
why-resign-you = You resigned.
why-time = { $name } ran out of time.
why-time-you = Your time ran out.
why-abandon = { $name } left the game.
why-abandon-you = You left the game.
score = Score
share = Share
share-copied = The link to this game is copied.
next-game = Go on
flip = Turn the board
options = Options
options-title = Options in force
record = Record
replay = Replay
curtain-label = Curtain between the players
curtain-text = { $seat } plays next. Everybody else, please look away.
curtain-text-any = Everybody plays now, each in secret. Who goes first?
curtain-lift = Lift the curtain
curtain-lift-of = { $seat }: lift the curtain
curtain-lower = Lower the curtain

## Ending a game
resign = Resign
resign-confirm = Do you want to give up this game? You will lose it.
resign-yes = Resign
resign-game = Give this game up
resign-game-confirm = You lose the game on the table; the match goes on.
resign-match = Give the match up
resign-match-confirm = You lose the whole match, whatever the score.
agree = Offer to end the game
agree-confirm = If the offer is accepted, the game ends here. { $means }
agree-offered = { $names } offers to end the game here. { $means }
agree-accept = Agree
agree-decline = Play on
agree-withdraw = Take the offer back
agree-shared = Agree to end the game
agree-shared-confirm = If you all agree, the game ends here. { $means }
take-back = Take back
take-back-asked = { $name } asks to take the last move back.
take-back-allow = Allow it
take-back-refuse = No
take-back-waiting = Asked to take back; waiting for an answer.
take-back-withdraw = Never mind
take-back-stands = Your move stands: taking it back was not allowed.
hint-ask = Hint
hint-thinking = Thinking …
hint-move = The machine would play { $move }.
held-confirm = Play { $move }?
held-play = Play it
held-cancel = Choose again
held-premove = Next move: { $move }
held-premove-off = Cancel it
held-premove-dropped = The move { $move } planned ahead is not possible now.
leave = Leave
leave-confirm = The game is still going on. If you leave, you lose it.
leave-confirm-unplayed = Nobody has moved yet: if you leave, the game is called off and nobody loses.
call-off = Call it off
leave-confirm-match = The match is still going on. If you leave, you lose the whole match.
leave-yes = Leave
rematch = Play again
rematch-asked = Waiting for the answer …
rematch-accept = Accept the rematch
rematch-follow = They are playing again: watch
away-label = A player is away
away-since = { $name } has been away for { $time }.
away-grace = In { $time } you may decide how to go on.
away-decide = Decide
away-claim = Claim the win
away-go-on = Go on without them
away-machine = Let the machine play on
away-wait = Wait
skip-to-end = Skip to the end
ready = Ready
ready-missing = Still missing: { $names }
deciding-left = { $seconds ->
    [one] { $seconds } second left to decide
   *[other] { $seconds } seconds left to decide
}
deciding-seconds = { $seconds } s

## Invitation
invite-link = The link to this table
invite-copy = Copy the link
invite-send = Send the link
invite-machine = Let a machine take this seat
invite-copied = The link is copied.
invite-qr = QR code of the link to this table
invite-local = Only this computer can open the link. For others, start Ludoteca with --host 0.0.0.0 and use this computer’s address.
invite-watch = Let others watch

## Log
log-title = What happened
log-empty = No move yet.
log-offer = { $player } offers to end the game.
log-withdraw = { $player } takes the offer back.
log-decline = { $player } plays on.
log-take-back = { $player } takes back.
log-agree = All agree to end the game.
log-resign = { $player } resigns.
log-call-off = The game is called off.

## Connection
banner-connecting = Connecting …
banner-reconnecting = Connection lost. Reconnecting …
banner-silent = No answer from the server. Your moves are kept …
banner-no-server = The server is not answering. Trying again …
back = { $count ->
    [0] You are back: nothing was lost.
    [one] You are back. One move was played in the meantime.
   *[other] You are back. { $count } moves were played in the meantime.
}
as-you-left-it = Welcome back: the table is as you left it.

## Replay
replay-title = { $game }: replay
replay-table = To the table
replay-start = The start of the game.
replay-first = To the start
replay-last = To the end
replay-play = Autoplay
replay-pause = Pause
replay-at = { $last ->
    [one] Move { $ply } of { $last }
   *[other] Move { $ply } of { $last }
}
analyse = Analyse
analysis-title = Analysis
analysis-progress = A machine is looking at every decision: { $done } of { $total }
analysis-curve-of = { $name }’s chance to win lay between { $low } and { $high } percent; at the end { $end } percent.
analysis-now = { $name } { $value } %
analysis-turns = Turning points
analysis-none = No turning point: nobody made a clear mistake.
analysis-turn = Move { $number }: { $played }
analysis-cost = { $name }’s chance to win: { $before } % → { $after } %
analysis-better = Better: { $better }
analysis-known = Only what { $name } could know
analysis-nothing-hidden = Nothing lay hidden here that could be mapped; at most what the others were choosing at that moment.
analysis-guess = Where might this card be?
analysis-guess-none = no card
analysis-guess-of = { $whose }: { $thing }
analysis-pile = { $whose }, { $place }: how likely each card is
play-on = Play on from here
play-on-title = Playing on
play-on-turn = { $seat } to move.
play-on-thinking = One moment …
play-on-machine = The machine plays the other side
play-on-back = Take back
play-on-close = Back to the replay
record-title = Replay a record
record-lead = Any game played here can be saved as a small text file and replayed move by move.
record-choose = Choose a record file
record-paste = … or paste its text
record-show = Show
record-another = Another record

## Settings
settings-title = Settings
settings-name = Your name
settings-name-keep = Save
settings-picture = Choose a picture
settings-figure = Figure
settings-colour = Colour
colour-brick = brick red
colour-ochre = ochre
colour-olive = olive green
colour-teal = teal
colour-slate = slate blue
colour-plum = plum
colour-rose = rose
colour-ink = dark brown
settings-language = Language
settings-theme = Appearance
settings-theme-auto = same as the device
settings-theme-light = light
settings-theme-dark = dark
settings-board = Board
settings-board-usual = stone and wood
settings-board-slate = slate
settings-board-meadow = meadow
settings-board-plum = plum
settings-log = List of moves
settings-log-words = sentences
settings-log-notation = notation
settings-log-both = both
settings-volume = Volume
settings-sound = Sound
settings-sound-on = short sounds for moves and captures
settings-notify = notify me while this page is in the background
settings-notify-refused = The browser does not allow notifications here.
name-kept = Your name is now { $name }.

## Keys
keys-title = Keyboard shortcuts
keys-arrows = move around the board
keys-enter = choose, then play
keys-escape = cancel the selection
keys-next = jump to the next piece or square that can be chosen
keys-flip = turn the board
keys-hint = ask for a hint, where the table allows it
keys-help = this list
keys-step = one move back, one move forward
keys-ends = to the start, to the end
keys-autoplay = autoplay, pause

## A board made from what a game says of itself
plain-label = Board
plain-empty = empty
plain-face-down = face down
plain-marked = just now
plain-chosen = chosen
plain-can = can be chosen
plain-dropped = Nothing is chosen.
plain-hand = { $seat }: in hand
plain-middle = In the middle
plain-prompt-next = Chosen: { $places }. What comes next?
plain-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}

## Why something was not done
refused-malformed = The server could not read that.
refused-too-big = That is too long.
refused-too-fast = That was too fast. Wait a moment.
refused-too-many = That is too many at once; the limit is { $limit }.
refused-no-hello = The connection did not start properly. Reload the page.
refused-origin = This page belongs to another site.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game.
refused-unknown-bot = There is no such machine.
refused-unknown-seat = There is no such seat.
refused-unknown-path = There is no such page.
refused-bad-option = This option cannot be set that way.
refused-bad-record = This record cannot be replayed.
refused-bad-position = This position does not follow the notation or the rules.
refused-bad-name = A name has 1 to { $limit } characters.
refused-bad-text = That cannot be said here: at most { $limit } characters.
refused-muted = The operator of this site has muted you.
refused-no-talk = This table does not allow that kind of talk.
refused-unknown-line = That was not said here.
refused-name-taken = Somebody with an account has this name already.
refused-bad-password = A password has { $low } to { $high } characters.
refused-sign-in = This cannot be used to sign in. Check it, or try another way.
refused-wrong-password = This is neither your present password nor one of your recovery codes.
refused-expired = That took too long, or it has been used already. Please begin again.
refused-no-account = This needs an account.
refused-last-key = Add another way to sign in first: this is the last one.
refused-unknown-person = Nobody here has this name.
refused-no-challenge = This person cannot be challenged.
refused-challenged-already = Your last challenge to this person has not been answered yet.
refused-banned = The operator of this site has shut you out.
refused-not-invited = You need an invitation to play here. Enter it under “My account”.
refused-not-operator = Only an operator of this site can do this.
refused-bad-seats = These seats do not fit the game.
refused-rated-twice = At a rated table everybody has one seat.
refused-not-yours = That seat is not yours.
refused-taken = That seat is already taken.
refused-not-open = The game has already begun.
refused-closed = This table is closed: nobody is waiting here any more.
refused-not-running = The game is not running.
refused-not-over = The game is not over yet.
refused-out = You are out of the game; the others play on.
too-late = Too late.
refused-stale = The game has moved on. Look again and choose.
refused-turn = It is not your turn.
refused-early = Not yet: wait for the start, and let your dice come to rest.
refused-unreadable = This cannot be read as a move: { $what }
refused-illegal = The rules do not allow that.
refused-no-offer = There is no offer to answer.
refused-no-take-back = At this table moves are not taken back.
refused-no-hints = There are no hints at this table: none in rated games, none in real time, and between people only if the table was made so.
refused-no-curtain = There is no curtain at this table.
refused-curtain = Lift the curtain first.
refused-people-play = There are still people in the game. You can skip to the end only when nobody but machines plays on.
refused-unknown-event = There is no such event.
refused-bad-event = The event cannot take this.
refused-not-organiser = Only those who run the event can do this.
refused-not-judge = Only judges of the event can do this, and nobody judges their own table.
refused-not-entered = You do not play in this event.
refused-entered = Already entered.
refused-bad-code = The code is not the one of this event.
refused-by-list = The organiser enters people here.
refused-event-table = The event decides this at its tables.
refused-no-judge = No judge can be called to this table.
refused-judge-called = The judge has been called: nothing is played until the ruling.
refused-present = The player in that seat has not been away long enough.
refused-method = The server cannot do that.
refused-replaced = This table is now open on another page.
refused-not-stored = The server could not keep that, so it has not happened{ $why ->
    [full] : its disk is full
    [read-only] : it may not write
    [damaged] : its file is damaged
   *[other] {""}
}. Nothing that was confirmed is lost.
refused-unavailable = The server could not do that now. Try again.
