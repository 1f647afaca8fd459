# What only the drawn table says; the game's own words are with its rules.

scamorra-table-which-card = Several cards can do this: which one?
scamorra-table-dropped = Nothing is chosen.
scamorra-table-usable = { $count ->
    [one] One piece can use it.
   *[other] { $count } pieces can use it.
}
scamorra-table-selected = { $count ->
    [one] Chosen: one square can be reached.
   *[other] Chosen: { $count } squares can be reached.
}
scamorra-table-stuck = { $card ->
    [K] The piece on { $square } cannot use the King.
    [Q] The piece on { $square } cannot use the Queen.
    [B] The piece on { $square } cannot use the Bishop.
    [N] The piece on { $square } cannot use the Knight.
    [R] The piece on { $square } cannot use the Rook.
   *[P] The piece on { $square } cannot use the Pawn.
}
scamorra-table-piece = { $piece ->
    [R] Rock
    [P] Paper
   *[S] Scissors
}
scamorra-table-side = { $side ->
    [S] South’s
   *[N] North’s
}
scamorra-table-taken = { $taken ->
    [R] Rock
    [P] Paper
   *[S] Scissors
}
scamorra-table-king-why = { $piece ->
    [R] Rock on { $from } may take even { scamorra-table-taken } on { $to }: the King card lifts the rock-paper-scissors rule.
    [P] Paper on { $from } may take even { scamorra-table-taken } on { $to }: the King card lifts the rock-paper-scissors rule.
   *[S] Scissors on { $from } may take even { scamorra-table-taken } on { $to }: the King card lifts the rock-paper-scissors rule.
}
scamorra-table-card-help = { $card ->
    [K] { scamorra-card-help-K }
    [Q] { scamorra-card-help-Q }
    [B] { scamorra-card-help-B }
    [N] { scamorra-card-help-N }
    [R] { scamorra-card-help-R }
   *[P] { scamorra-card-help-P }
}
scamorra-table-no-move = no move
scamorra-table-beside = { $is ->
    [captured] { scamorra-table-side } { scamorra-table-piece }, captured
   *[unplaced] { scamorra-table-side } { scamorra-table-piece }, to be placed
}
scamorra-table-tray = { $seat ->
    [S] South, beside the board
   *[N] North, beside the board
}
scamorra-table-package = { $choice ->
    [move-first] { scamorra-prompt-package-move-first }
   *[place-first] { scamorra-prompt-package-place-first }
}
scamorra-table-package-help = { $choice ->
    [move-first] { scamorra-prompt-package-move-first-help }
   *[place-first] { scamorra-prompt-package-place-first-help }
}
scamorra-table-cards-of = { $seat ->
    [S] South’s cards not seen yet
   *[N] North’s cards not seen yet
}
scamorra-table-coppella = { $seat ->
    [S] South’s coppella: { scamorra-card-named }
   *[N] North’s coppella: { scamorra-card-named }
}
scamorra-table-count = { $count } × { scamorra-card-named }
scamorra-table-bonus = A knock-out adds { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scamorra-card-keys = choose a card
scamorra-fifteen-resign-game-confirm = { $giving_up ->
    [as_knockout] You lose the game on the table, and your opponent gets the points of a knock-out for it: { $ko_bonus }. The match goes on.
   *[captures_only] You lose the game on the table; your opponent keeps the captures already made. The match goes on.
}

## Help in a first game
scamorra-can-move = Play a card and move a piece the way it says: { $count ->
    [one] one way
   *[other] { $count } ways
}. Choose a card to see which pieces can use it.
scamorra-can-enter = Play a Pawn and bring a captured piece back to your home row.
scamorra-can-discard = Discard a card that can do nothing now.
scamorra-can-put = Put one of your pieces on your home row.
scamorra-can-move-first = Choose to move first and place second.
scamorra-can-place-first = Choose to place first and move second.
scamorra-can-throw = Throw rock, paper or scissors for the initiative.
scamorra-board-endangered = could be captured next

## Advice
scamorra-advise-move = Play { scamorra-word-the-card }: from { $from } to { $to }.
scamorra-advise-enter = Play { scamorra-word-the-card } and bring { scamorra-word-the-piece } back on { $to }.
scamorra-advise-discard = Discard { scamorra-word-the-card }.
scamorra-advise-put = Put { scamorra-word-the-piece } on { $to }.
scamorra-advise-move-first = Choose to move first.
scamorra-advise-place-first = Choose to place first.
