# Latrunculi: what the game says. Squares are names such as e4; a side is w or b.

latrunculi-name = Latrunculi
latrunculi-tagline = Roman chess: enclose the enemy’s men in lines, and never stop between two of them.
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
latrunculi-why-suicide = No man may stop between two enemies: { $to } lies between { $between }.

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
latrunculi-outcome-block = the other side has no legal move
latrunculi-outcome-block-draw = the side to move has no legal move, a draw at this table
latrunculi-outcome-stall-material = the game stalled and the judge counted the men
latrunculi-outcome-stall-null = the game stalled without a decision; it is null and is replayed
latrunculi-outcome-stall-draw = the game stalled, a draw at this table
latrunculi-outcome-resign = the other side resigned
latrunculi-outcome-time = the other side’s time ran out
latrunculi-outcome-abandon = the other side left the game
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
    [decider-null] { latrunculi-outcome-decider-null }
   *[other] { $reason }
}

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
latrunculi-square-banned = { $square }, empty, forbidden: it lies between { $between }
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
   *[other] This position has now occurred { $n } times; at { $limit } the judge decides.
}
latrunculi-verdict-now-w = If the game stalled now, White would win.
latrunculi-verdict-now-b = If the game stalled now, Black would win.
latrunculi-verdict-now-null = If the game stalled now, it would be null and replayed.
latrunculi-verdict-now-draw = If the game stalled now, it would be a draw.

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
latrunculi-option-stall_repetition-n = { $n ->
    [one] { $n } occurrence
   *[other] { $n } occurrences
}
latrunculi-option-stall_quiet_plies = Moves without a capture that make a stall
latrunculi-option-stall_quiet_plies-n = { $n ->
    [one] { $n } move, both sides counted
   *[other] { $n } moves, both sides counted
}
latrunculi-option-stall_verdict = A stall is
latrunculi-option-stall_verdict-material_then_replay = won by the side with more men, replayed if equal
latrunculi-option-stall_verdict-always_replay = always replayed
latrunculi-option-stall_verdict-draw = a draw
latrunculi-option-judge = Judge
latrunculi-option-judge-auto = the rules
latrunculi-option-judge-human = a person
latrunculi-option-max_replays = Null games before the decider
latrunculi-option-max_replays-n = { $n ->
    [0] none
    [one] { $n } null game
   *[other] { $n } null games
}
latrunculi-option-decider = Decider after the null games
latrunculi-option-decider-on = yes
latrunculi-option-decider-off = no

## The match of several games
latrunculi-event-between = { $act ->
    [white] The lot makes { $who } White.
    [replay] The game was null: it is replayed with sides swapped.
    [lot] The lot gives { $who } the choice for the decider.
    [move-first] { $seat } chooses to move first in the decider.
    [null-wins] { $seat } chooses to win if the decider is null.
    [resign] { $seat } resigns the match.
    [time] { $seat } runs out of time.
   *[abandon] { $seat } leaves the match.
}
