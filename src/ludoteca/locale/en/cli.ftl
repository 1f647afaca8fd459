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
cli-ask-again = Please answer with one of: { $answers }

cli-welcome = { $game }. Type a move such as { $move }, “?” for help, “quit” to leave.
cli-one-screen = On a shared screen this game is played with { $options }.
cli-player-person = person
cli-player-machine = machine
cli-thinking = The machine is thinking …
cli-turn-machine = { $seat }, the machine, plays { $move }
cli-curtain = { $seat } plays next: press Enter when nobody else is looking.

cli-help =
    Write a move as in the list below. You can also type:
      ?          the legal moves
      e1?        the legal moves that begin with e1
      draw       offer to end the game by agreement
      back       take back your last move, if nothing has been seen since
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
cli-refused = Not allowed: { $why } ({ $rule })
cli-unreadable = I cannot read “{ $line }”: write a move such as { $move } ({ $rule })
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
