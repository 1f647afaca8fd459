# Latrunculi: what the game says. Squares are names such as e4; a side is w or b.

latrunculi-name = Latrunculi
latrunculi-tagline = Roman chess: enclose the enemy’s men in lines, and never stop between two of them.
latrunculi-intro-1 = Aim: catch the enemy’s men in a line between two of yours.
latrunculi-intro-2 = Turn: slide one man straight ahead, back or sideways, as far as the way is free.
latrunculi-intro-3 = Win: the enemy has one man left, or cannot move.
latrunculi-match-name = Latrunculi, match
latrunculi-match-tagline = A null game is played again with sides changed, until somebody has won.
latrunculi-seat-w = White
latrunculi-seat-b = Black

## Why a move is not allowed
latrunculi-why-over = The game is over: { latrunculi-ending }.
latrunculi-why-watcher = Only the two players act; you are watching.
latrunculi-why-turn = It is the other side’s turn.
latrunculi-why-no-man = There is no man on { $from }.
latrunculi-why-not-yours = The man on { $from } is not yours.
latrunculi-why-pass = You must move: nobody may pass.
latrunculi-why-not-straight = A man moves like a rook, along its rank or file: { $from } and { $to } share neither.
latrunculi-why-jump = Men do not jump: one stands on { $at }.
latrunculi-why-occupied = There is a man on { $to } already.
latrunculi-why-option-judge-human = Nobody can be appointed judge of this match: the rules judge it.
latrunculi-why-suicide = No man may stop between two enemies: { $to } is closed in by { $between }.

## What happened: as the events tell it
latrunculi-event-move = { $from } to { $to }
latrunculi-event-capture = { $squares-count ->
    [one] captures the man on { $squares }
   *[other] captures { $squares-count } men: { $squares }
}
latrunculi-event-end = { $winners-count ->
    [0] nobody wins: { latrunculi-ending }
   *[other] { $winners } wins: { latrunculi-ending }
}

## What happened: sentences for the log and the screen reader
latrunculi-log-move = { $side ->
    [w] White moves from { $from } to { $to }.
   *[b] Black moves from { $from } to { $to }.
}
latrunculi-log-capture = { $side ->
    [w] { $count ->
        [one] White captures the man on { $squares }.
       *[other] White captures { $count } men: { $squares }.
    }
   *[b] { $count ->
        [one] Black captures the man on { $squares }.
       *[other] Black captures { $count } men: { $squares }.
    }
}
latrunculi-log-end = { $winner ->
    [w] White wins: { latrunculi-ending }.
    [b] Black wins: { latrunculi-ending }.
   *[nobody] Nobody wins: { latrunculi-ending }.
}

## How it ended
latrunculi-outcome-reduction = the other side has at most one man left
latrunculi-outcome-reduction-lost = you have at most one man left
latrunculi-outcome-block = the other side has no legal move
latrunculi-outcome-block-lost = you have no legal move
latrunculi-outcome-block-draw = the side to move has no legal move, a draw at this table
latrunculi-outcome-stall-material = the game stalled and the men were counted
latrunculi-outcome-stall-null = the game stalled and is null
latrunculi-outcome-stall-draw = the game stalled, a draw at this table
latrunculi-agreed = It would be decided as a game that stalls.
latrunculi-outcome-resign = the other side resigned
latrunculi-outcome-time = the other side’s time ran out
latrunculi-outcome-abandon = the other side left the game
latrunculi-outcome-decider-second = nobody won the decider, so it goes to the side that moved second
latrunculi-outcome-decider-null = the decider was null, which counts as a win for this side
latrunculi-ending = { $reason ->
    [reduction] { latrunculi-outcome-reduction }
    [block] { latrunculi-outcome-block }
    [block-draw] { latrunculi-outcome-block-draw }
    [stall-material] { latrunculi-outcome-stall-material }
    [stall-null] { latrunculi-outcome-stall-null }
    [stall-draw] { latrunculi-outcome-stall-draw }
    [resign] { latrunculi-outcome-resign }
    [time] { latrunculi-outcome-time }
    [abandon] { latrunculi-outcome-abandon }
    [decider-second] { latrunculi-outcome-decider-second }
    [decider-null] { latrunculi-outcome-decider-null }
   *[other] { $reason }
}

## Beside a real board
latrunculi-count-won = Games won
latrunculi-count-quiet = Moves without a capture
latrunculi-count-quiet-capture = A capture
latrunculi-count-quiet-goal = { $goal } moves without a capture: the game has stalled.
latrunculi-edit-men = Men
latrunculi-edit-w = White man
latrunculi-edit-b = Black man
latrunculi-edit-turn-w = White to move
latrunculi-edit-turn-b = Black to move
latrunculi-try-move = From one square to another
latrunculi-why-position-men = { $side ->
    [w] White has { $count } men; there are only { $most }.
   *[b] Black has { $count } men; there are only { $most }.
}
latrunculi-why-position-reduced = At least one side must have two men.
latrunculi-why-position-counted = The field men is there after a game and before the next one, and only then.

## Prompts
latrunculi-prompt-move = Your move: choose a man
latrunculi-prompt-target = Choose a square for the man on { $from }
latrunculi-prompt-wait = { $side ->
    [w] White is to move
   *[b] Black is to move
}

## The squares, for screen readers
latrunculi-square-empty = { $square }, empty
latrunculi-square-white = { $square }, white man
latrunculi-square-black = { $square }, black man
latrunculi-square-selected = { $square }, your man, chosen
latrunculi-square-target = { $square }, empty, can be reached
latrunculi-square-banned = { $square }, empty, forbidden: closed in by { $between }
latrunculi-square-captured = { $square }, empty, a man was captured here

## Beside the board
latrunculi-men = { $side ->
    [w] { $count ->
        [one] White: { $count } man
       *[other] White: { $count } men
    }
   *[b] { $count ->
        [one] Black: { $count } man
       *[other] Black: { $count } men
    }
}
latrunculi-quiet = Quiet moves: { $n } of { $limit }
latrunculi-repetition = { $n ->
    [one] This position is new.
   *[other] This position has now occurred { $n } times; at { $limit } the game stalls.
}
latrunculi-verdict-now-w = If the game stalled now, White would win by counting the men.
latrunculi-verdict-now-b = If the game stalled now, Black would win by counting the men.
latrunculi-verdict-now-null = If the game stalled now, nobody would win it.
latrunculi-verdict-now-draw = If the game stalled now, it would be a draw.
latrunculi-verdict-now-second-w = If the game stalled now, White would win: the men are equal, and White moves second.
latrunculi-verdict-now-second-b = If the game stalled now, Black would win: the men are equal, and Black moves second.
latrunculi-verdict-now-decider-w = If the game stalled now, White would win the match.
latrunculi-verdict-now-decider-b = If the game stalled now, Black would win the match.

## Table options
latrunculi-option-board = Board
latrunculi-option-board-8x8 = 8 files, 8 ranks
latrunculi-option-board-8x9 = 8 files, 9 ranks
latrunculi-option-board-8x10 = 8 files, 10 ranks
latrunculi-option-first_move = First move
latrunculi-option-first_move-white = White
latrunculi-option-first_move-black = Black
latrunculi-option-suicide_axes = Stopping between two enemies is forbidden
latrunculi-option-suicide_axes-all = in rows, columns and diagonals
latrunculi-option-suicide_axes-orthogonal = in rows and columns only
latrunculi-option-suicide_axes-off = never
latrunculi-option-suicide_scope = The ban looks at
latrunculi-option-suicide_scope-adjacent = the moved man alone
latrunculi-option-suicide_scope-line = the whole line it joins
latrunculi-option-suicide_if_captures = A suicidal move that captures is
latrunculi-option-suicide_if_captures-illegal = forbidden
latrunculi-option-suicide_if_captures-legal = allowed
latrunculi-option-capture_diagonal = Captures on diagonals
latrunculi-option-capture_diagonal-on = yes
latrunculi-option-capture_diagonal-off = no
latrunculi-option-corner_capture = A lone man in a corner falls to
latrunculi-option-corner_capture-orthogonal = its two straight neighbours
latrunculi-option-corner_capture-all = all three neighbours
latrunculi-option-corner_capture-off = nothing
latrunculi-option-line_capture = Lines that can be captured
latrunculi-option-line_capture-any = of any length
latrunculi-option-line_capture-single = single men only
latrunculi-option-no_move = A side without a legal move
latrunculi-option-no_move-loss = loses
latrunculi-option-no_move-draw = draws
latrunculi-option-stall_repetition = Occurrences of a position that make a stall
latrunculi-option-stall_repetition-n = { $n }
latrunculi-option-stall_quiet_plies = Moves without a capture that make a stall
latrunculi-option-stall_quiet_plies-n = { $n }, both sides counted
latrunculi-option-stall_verdict = A game that stalls
latrunculi-option-stall_verdict-material_then_replay = goes to the side with more men; with equal men it is null
latrunculi-option-stall_verdict-always_replay = is null: nobody wins, and a match plays it again
latrunculi-option-stall_verdict-draw = is drawn and never played again
latrunculi-option-judge = Judge of the match
latrunculi-option-judge-auto = the rules
latrunculi-option-judge-human = a person
latrunculi-option-null_games = Null games before the decider
latrunculi-option-null_games-n = { $n ->
    [0] none
   *[other] { $n }
}
latrunculi-option-decider = Decider after the null games
latrunculi-option-decider-on = yes
latrunculi-option-decider-off = no
latrunculi-option-decider_choice = Before the decider, the winner of the lot chooses
latrunculi-option-decider_choice-first_or_second = to move first or second
latrunculi-option-decider_choice-first_or_null = to move first, or to win if it is null

## The match of several games
latrunculi-event-between = { $act ->
    [white] The lot makes { $who } White.
    [replay] The game was null: it is played again with sides changed.
    [lot] The lot gives { $who } the choice for the decider.
    [move-first] { $seat } chooses to move first in the decider.
    [move-second] { $seat } chooses to move second in the decider.
    [null-wins] { $seat } chooses to win if the decider is null.
    [resign] { $seat } resigns the match.
    [resign-match] { $seat } gives the match up.
    [time] { $seat } runs out of time.
   *[abandon] { $seat } leaves the match.
}
latrunculi-match-event-series-end = { $reason ->
    [decider-second] { $winners } wins the match: { latrunculi-outcome-decider-second }.
    [decider-null] { $winners } wins the match: { latrunculi-outcome-decider-null }.
   *[other] { $winners-count ->
        [0] Nobody wins the match.
       *[other] { $winners } wins the match.
    }
}
latrunculi-match-standing = { $phase ->
    [choice] The decider is next: { $chooser } chooses to move first or second.
   *[other] Game { $game }: { $side-w } is White, { $side-b } is Black.{ $is_decider ->
        [true] { " " }{ latrunculi-match-decider-stall }
       *[other] { "" }
    }
}
latrunculi-match-decider-stall = { $men_decide ->
    [true] This is the decider: if it stalls, the side with more men wins, and with equal men { $null_wins }.
   *[other] This is the decider: if nobody wins it, { $null_wins } wins the match.
}

## What puzzles are about
latrunculi-theme-capture = A capture
