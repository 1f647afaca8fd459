# La Scamorra in English.

scamorra-name = La Scamorra
scamorra-tagline = Rock, paper, scissors – moved by chess cards.
scamorra-intro-1 = Aim: rock beats scissors, scissors beat paper, paper beats rock. Capture the enemy’s three pieces.
scamorra-intro-2 = Turn: play one of your three cards. One of your pieces then moves like that chess piece.
scamorra-intro-3 = Win: capture everything the enemy has on the board, or have more points after fifteen turns.
scamorra-seat-S = South
scamorra-seat-N = North

## Cards and pieces by their letters in the notation
scamorra-card-K = King
scamorra-card-Q = Queen
scamorra-card-B = Bishop
scamorra-card-N = Knight
scamorra-card-R = Rook
scamorra-card-P = Pawn
scamorra-card-back = face-down card
scamorra-place-hand = hand
scamorra-place-coppella = coppella
scamorra-card-help-K = One square in any direction; captures any enemy piece.
scamorra-card-help-Q = One to three squares in any straight or diagonal line.
scamorra-card-help-B = One to three squares diagonally.
scamorra-card-help-N = An L-shaped leap over anything in between.
scamorra-card-help-R = One to three squares along a rank or file.
scamorra-card-help-P = One square ahead, a capture diagonally ahead, or a captured piece comes back.
scamorra-piece-R = Rock
scamorra-piece-P = Paper
scamorra-piece-S = Scissors

## Signs in the rules and the lessons
scamorra-sign-king = King
scamorra-sign-queen = Queen
scamorra-sign-bishop = Bishop
scamorra-sign-knight = Knight
scamorra-sign-rook = Rook
scamorra-sign-pawn = Pawn
scamorra-sign-south-rock = South’s Rock
scamorra-sign-south-paper = South’s Paper
scamorra-sign-south-scissors = South’s Scissors
scamorra-sign-north-rock = North’s Rock
scamorra-sign-north-paper = North’s Paper
scamorra-sign-north-scissors = North’s Scissors

## Words inside the sentences below
scamorra-word-seat = { $seat ->
    [S] South
    [N] North
   *[other] { $seat }
}
scamorra-word-a-card = { $card ->
    [king] a King
    [queen] a Queen
    [bishop] a Bishop
    [knight] a Knight
    [rook] a Rook
   *[pawn] a Pawn
}
scamorra-word-the-card = { $card ->
    [king] the King
    [queen] the Queen
    [bishop] the Bishop
    [knight] the Knight
    [rook] the Rook
   *[pawn] the Pawn
}
scamorra-word-with-card = { $card ->
    [king] with the King
    [queen] with the Queen
    [bishop] with the Bishop
    [knight] with the Knight
    [rook] with the Rook
   *[pawn] with the Pawn
}
scamorra-word-card-moves-not = { $card ->
    [king] The King does not move
    [queen] The Queen does not move
    [bishop] The Bishop does not move
    [knight] The Knight does not move
    [rook] The Rook does not move
   *[pawn] The Pawn does not move
}
scamorra-word-card-lives = { $card ->
    [king] The King has a move
    [queen] The Queen has a move
    [bishop] The Bishop has a move
    [knight] The Knight has a move
    [rook] The Rook has a move
   *[pawn] The Pawn has a move
}
scamorra-word-piece = { $piece ->
    [rock] Rock
    [paper] Paper
   *[scissors] Scissors
}
scamorra-word-the-piece = { $piece ->
    [rock] Rock
    [paper] Paper
   *[scissors] Scissors
}
scamorra-word-piece-captures = { $piece ->
    [rock] Rock captures
    [paper] Paper captures
   *[scissors] Scissors capture
}
scamorra-word-piece-captures-not = { $piece ->
    [rock] Rock cannot capture
    [paper] Paper cannot capture
   *[scissors] Scissors cannot capture
}
scamorra-word-piece-returns = { $piece ->
    [rock] Rock comes back
    [paper] Paper comes back
   *[scissors] Scissors come back
}
scamorra-word-piece-stands = { $piece ->
    [rock] Rock is
    [paper] Paper is
   *[scissors] Scissors are
}
scamorra-word-piece-enters = { $piece ->
    [rock] Rock enters
    [paper] Paper enters
   *[scissors] Scissors enter
}
scamorra-word-piece-uncaptured = { $piece ->
    [rock] Rock has not been captured
    [paper] Paper has not been captured
   *[scissors] Scissors have not been captured
}
scamorra-word-taken = { $taken ->
    [rock] Rock
    [paper] Paper
   *[scissors] Scissors
}
scamorra-word-symbol = { $symbol ->
    [rock] Rock
    [paper] Paper
   *[scissors] Scissors
}
scamorra-word-south = { $south ->
    [rock] Rock
    [paper] Paper
   *[scissors] Scissors
}
scamorra-word-north = { $north ->
    [rock] Rock
    [paper] Paper
   *[scissors] Scissors
}
scamorra-word-winners = { $winners ->
    [S] South
    [N] North
   *[other] { $winners }
}
scamorra-ending = { $reason ->
    [knockout] { scamorra-outcome-knockout }
    [points] { scamorra-outcome-points }
    [draw] { scamorra-outcome-draw }
    [resign] { scamorra-outcome-resign }
    [time] { scamorra-outcome-time }
    [abandon] { scamorra-outcome-abandon }
    [fifteen] { scamorra-outcome-fifteen }
   *[other] { $reason }
}

## What happens
scamorra-event-draw = { $card ->
    [hidden] { scamorra-word-seat } draws a card.
   *[other] { scamorra-word-seat } draws { scamorra-word-a-card }.
}
scamorra-event-coppella = { $card ->
    [hidden] { scamorra-word-seat }’s coppella is set aside.
   *[other] { scamorra-word-seat }’s coppella is set aside: { scamorra-word-a-card }.
}
scamorra-event-initiative = { scamorra-word-seat } has the initiative.
scamorra-event-throw = { $symbol ->
    [hidden] { scamorra-word-seat } has thrown.
   *[other] { scamorra-word-seat } throws { scamorra-word-symbol }.
}
scamorra-event-throws = South shows { scamorra-word-south }, North { scamorra-word-north }.
scamorra-event-tie = Both show { scamorra-word-symbol }: throw again.
scamorra-event-package = { $choice ->
    [move-first] { scamorra-word-seat } will place second and move first.
   *[place-first] { scamorra-word-seat } will place first and move second.
}
scamorra-event-place = { scamorra-word-seat } places { scamorra-word-the-piece } on { $to }.
scamorra-event-move = { scamorra-word-seat } plays { scamorra-word-the-card }: { scamorra-word-piece } { $from }–{ $to }.
scamorra-event-capture = { scamorra-word-piece-captures } { scamorra-word-taken } on { $square }: { scamorra-word-seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
scamorra-event-reenter = { scamorra-word-seat } plays { scamorra-word-a-card }: { scamorra-word-piece-returns } on { $to }.
scamorra-event-discard = { scamorra-word-seat } discards { scamorra-word-a-card } and moves nothing.
scamorra-event-end = { $winners-count ->
    [0] Nobody wins: { scamorra-ending }.
   *[other] { scamorra-word-winners } wins: { scamorra-ending }.
}

## How it ended
scamorra-outcome-knockout = knock-out, only the winner has pieces on the board
scamorra-outcome-points = decided on points
scamorra-outcome-draw = the points are equal
scamorra-outcome-resign = the loser gave the game up
scamorra-outcome-time = the loser’s time ran out
scamorra-outcome-abandon = the loser left the game
scamorra-outcome-fifteen = the match target is reached

## Why a move is not allowed
scamorra-why-over = The game is over: { scamorra-ending }.
scamorra-why-watcher = Only the two players act; you are watching.
scamorra-why-agree = La Scamorra has no draw by agreement: play on, or resign.
scamorra-why-chance = Cards and lots are dealt, not chosen.
scamorra-why-not-due = This card or lot is not due now.
scamorra-why-wait = Wait until the cards are dealt.
scamorra-why-phase = { $phase ->
    [lot] First both throw a hand for the initiative.
    [package] First the holder of the initiative chooses: move first or place first.
    [placement] First all six pieces must be placed.
   *[other] The pieces are placed: play a card.
}
scamorra-why-thrown = You throw only once, and only for yourself.
scamorra-why-turn = It is { scamorra-word-seat }’s turn.
scamorra-why-placed = { scamorra-word-piece-stands } already on the board.
scamorra-why-home = { scamorra-word-piece-enters } only on your home row, rank { $rank }.
scamorra-why-occupied = { $to } is not empty.
scamorra-why-no-card = You do not hold { scamorra-word-a-card }.
scamorra-why-not-dead = { scamorra-word-card-lives }, so the card cannot be discarded: use it or play another.
scamorra-why-reentry-card = Only a Pawn card brings a captured piece back.
scamorra-why-not-captured = { scamorra-word-piece-uncaptured }.
scamorra-why-no-piece = There is no piece on { $from }.
scamorra-why-not-yours = The piece on { $from } is not yours.
scamorra-why-stay = A piece must leave its square.
scamorra-why-own-piece = Your own piece stands on { $to }.
scamorra-why-cannot-capture = { scamorra-word-piece-captures-not } { scamorra-word-taken } { scamorra-word-with-card }: only the King can.
scamorra-why-shape = { scamorra-word-card-moves-not } from { $from } to { $to }.
scamorra-why-too-far = { $from }–{ $to } is too far: at most three squares.
scamorra-why-jump = The piece on { $at } is in the way.
scamorra-why-pawn-blocked = The Pawn steps only onto an empty square: { $to } is occupied.
scamorra-why-pawn-diagonal = The Pawn goes diagonally only to capture: { $to } is empty.

## Beside a real board
scamorra-count-points = Points
scamorra-count-points-knockout = Knock-out: +10
scamorra-count-points-goal = { $player } has { $goal } points and wins.
scamorra-edit-pieces = Pieces
scamorra-edit-hand = Cards of the side to play
scamorra-edit-R = South: Rock
scamorra-edit-P = South: Paper
scamorra-edit-S = South: Scissors
scamorra-edit-r = North: Rock
scamorra-edit-p = North: Paper
scamorra-edit-s = North: Scissors
scamorra-edit-turn-S = South to play
scamorra-edit-turn-N = North to play
scamorra-edit-card-K = King
scamorra-edit-card-Q = Queen
scamorra-edit-card-B = Bishop
scamorra-edit-card-N = Knight
scamorra-edit-card-R = Rook
scamorra-edit-card-P = Pawn
scamorra-edit-unseen = You enter your own cards only. Those nobody can see, of both decks, are made up so that the position is possible: what the other side holds is a guess.
scamorra-try-move = A card moves a piece
scamorra-try-reenter = A Pawn brings a piece back
scamorra-try-discard = A card is discarded without a move
scamorra-try-move-K = King
scamorra-try-move-Q = Queen
scamorra-try-move-B = Bishop
scamorra-try-move-N = Knight
scamorra-try-move-R = Rook
scamorra-try-move-P = Pawn
scamorra-try-discard-K = King
scamorra-try-discard-Q = Queen
scamorra-try-discard-B = Bishop
scamorra-try-discard-N = Knight
scamorra-try-discard-R = Rook
scamorra-try-discard-P = Pawn
scamorra-try-reenter-R = Rock
scamorra-try-reenter-P = Paper
scamorra-try-reenter-S = Scissors
scamorra-why-position-empty = There must be a piece on the board.
scamorra-why-position-knockout = { $side ->
    [S] South has no piece left: the game is over.
   *[N] North has no piece left: the game is over.
}
scamorra-why-position-hand = { $side ->
    [S] South must hold { $expected } cards here.
   *[N] North must hold { $expected } cards here.
}
scamorra-why-position-hand-full = A hand has { $most } cards: put one back first.
scamorra-why-position-hand-order = South draws first: { $most } cards in hand, not { $count }, before North draws any.
scamorra-why-position-coppella-hidden = At this table nobody sees the coppellas: leave the field coppella out.
scamorra-why-position-coppella-order = South’s coppella is drawn first, then North’s, and only then the hands.
scamorra-why-position-piece-twice = { $piece } is there twice: each side has one piece of each symbol.
scamorra-why-position-home = { $side ->
    [S] South places pieces only on rank { $rank }.
   *[N] North places pieces only on rank { $rank }.
}
scamorra-why-position-placed = Pieces are placed in turn: with { $to }, South cannot have placed { $south } and North { $north }.
scamorra-why-position-played = Turns alternate: with { $to } to play, South cannot have played { $south } cards and North { $north }.
scamorra-why-position-score = { $side ->
    [S] South’s score must be at least { $least }: so many pieces North has lost.
   *[N] North’s score must be at least { $least }: so many pieces South has lost.
}
scamorra-why-position-first-game = game=0 goes with phase=first, and only with it; here game is { $given }.
scamorra-why-position-total = total cannot be below before={ $before }.
scamorra-why-position-total-reached = With { $target } points the match is over: total must be below that.
scamorra-why-position-winner = { $given } cannot have won: the winner leads with at least { $target } points.

## What to do now
scamorra-prompt-wait = { scamorra-word-seat } is playing.
scamorra-prompt-deal = The cards are being dealt.
scamorra-prompt-throw = Throw rock, paper or scissors for the initiative.
scamorra-prompt-thrown = Thrown. Waiting for the other hand.
scamorra-prompt-package = You have the initiative: move first, or place first?
scamorra-prompt-package-move-first = Move first
scamorra-prompt-package-place-first = Place first
scamorra-prompt-package-move-first-help = You place second and see where the opponent stands, but must make the first move.
scamorra-prompt-package-place-first-help = You place first; the opponent must then make the first move.
scamorra-prompt-place = { $count ->
    [one] Place your last piece on your home row.
   *[other] Place a piece on your home row: { $count } left.
}
scamorra-prompt-card = { $count ->
    [one] Play your last card.
   *[other] Play a card: choose one of { $count }.
}
scamorra-prompt-piece = { scamorra-card-named }: choose a piece that glows.
scamorra-prompt-target = Choose where it goes.
scamorra-prompt-reenter = Choose a captured piece and an empty square of your home.
scamorra-prompt-reenter-or-discard = Bring a captured piece back to an empty square of your home, or discard the card.
scamorra-prompt-dead = This card has no move: discard it or choose another.
scamorra-prompt-discard = Discard
scamorra-prompt-king = Only the King card can take this piece: it lifts the rock-paper-scissors rule.
scamorra-prompt-next = Ready for the next game?
scamorra-card-named = { $card ->
    [K] King
    [Q] Queen
    [B] Bishop
    [N] Knight
    [R] Rook
   *[P] Pawn
}

## The table, for eyes and screen readers
scamorra-board-label = La Scamorra, board of 5 by 5 squares
scamorra-board-square = { $piece ->
    [none] { $square }, empty
    [R] { $square }, { $side } Rock
    [P] { $square }, { $side } Paper
   *[S] { $square }, { $side } Scissors
}
scamorra-board-hand-label = Your cards
scamorra-board-other-hand = { $count ->
    [one] The opponent holds one card.
   *[other] The opponent holds { $count } cards.
}
scamorra-board-card = { scamorra-card-named }, { $count ->
    [0] no move
    [one] one move
   *[other] { $count } moves
}
scamorra-board-card-selected = { scamorra-card-named } chosen.
scamorra-board-can-move = can use this card
scamorra-board-is-selected = chosen
scamorra-board-is-target = destination
scamorra-board-is-capture = capture
scamorra-board-king-only = in danger only from your King card
scamorra-board-was-from = moved from here
scamorra-board-was-to = moved here
scamorra-board-pile = { $count ->
    [0] no card left to draw
    [one] one card left to draw
   *[other] { $count } cards left to draw
}
scamorra-board-played = Played by { scamorra-word-seat }
scamorra-board-played-none = nothing yet
scamorra-board-captured = Captured, waiting to re-enter
scamorra-board-turn = Turn { $number } of { $turns }
scamorra-board-score = { scamorra-word-seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
scamorra-board-coppella = Coppella
scamorra-board-coppella-known = Coppella: { scamorra-card-named }
scamorra-board-coppella-unknown = Coppella: unknown
scamorra-board-left = Not seen yet
scamorra-board-knockout = Knock-out!

## Fifteen mode
scamorra-fifteen-name = La Scamorra, Fifteen
scamorra-fifteen-tagline = Several games, the points add up: first to fifteen.
scamorra-fifteen-race = { scamorra-word-seat }: { $total } of { $target }
scamorra-fifteen-standing = Game { $game }: South { $totals-1 }, North { $totals-2 }; the match goes to { $target }.
scamorra-fifteen-game = Game { $number }
scamorra-fifteen-next = Next game
scamorra-fifteen-waiting = Waiting for { scamorra-word-seat }
scamorra-fifteen-event-between = { $act ->
    [next] { scamorra-word-seat } is ready for the next game.
    [resign-match] { scamorra-word-seat } gives the match up.
    [resign] { scamorra-word-seat } gives the match up.
    [time] { scamorra-word-seat } runs out of time.
    [abandon] { scamorra-word-seat } leaves the match.
   *[deal] The match begins.
}
scamorra-fifteen-event-series-end = { scamorra-word-winners } wins the match.

## Options
scamorra-option-pawn_reentry_forced = A Pawn card that can only bring a piece back
scamorra-option-pawn_reentry_forced-true = must do so
scamorra-option-pawn_reentry_forced-false = may also be discarded
scamorra-option-pawn_capture_dirs = The Pawn captures
scamorra-option-pawn_capture_dirs-forward = diagonally forward
scamorra-option-pawn_capture_dirs-all_diagonals = on all four diagonals
scamorra-option-coppella_visibility = The coppella is seen by
scamorra-option-coppella_visibility-hidden = nobody
scamorra-option-coppella_visibility-owner = its owner
scamorra-option-coppella_visibility-both = both sides
scamorra-option-discard_view = Played cards
scamorra-option-discard_view-full_history = all stay open
scamorra-option-discard_view-top_card_only = only the last one is open (memory mode)
scamorra-option-initiative_method = The initiative is decided by
scamorra-option-initiative_method-random = lot
scamorra-option-initiative_method-rps_hand = a hand of rock, paper, scissors
scamorra-option-turns_per_side = Turns per side
scamorra-option-turns_per_side-15 = 15 (all cards)
scamorra-option-turns_per_side-12 = 12 (until the piles are empty)
scamorra-option-initiative_next_game = Initiative in later games
scamorra-option-initiative_next_game-lot = a new lot
scamorra-option-initiative_next_game-alternate = alternates
scamorra-option-initiative_next_game-previous_loser = the loser of the previous game
scamorra-option-fifteen_check = The match target is checked
scamorra-option-fifteen_check-immediate = at once, even in mid-game
scamorra-option-fifteen_check-end_of_game = at the end of a game
scamorra-option-ko_bonus_includes_capture = The knock-out bonus comes
scamorra-option-ko_bonus_includes_capture-true = on top of the last capture’s point
scamorra-option-ko_bonus_includes_capture-false = in place of the last capture’s point
scamorra-option-match_target = Points that win the match
scamorra-option-ko_bonus = Bonus for a knock-out
scamorra-option-giving_up = Giving a game up, in a match
scamorra-option-giving_up-as_knockout = counts as a knock-out
scamorra-option-giving_up-captures_only = leaves only the captures; leaving loses the match
scamorra-option-match_target-n = { $n }
scamorra-option-ko_bonus-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## What puzzles are about
scamorra-theme-capture = A capture
scamorra-theme-reenter = A piece comes back
scamorra-theme-discard = A discard
scamorra-theme-place = Placing
