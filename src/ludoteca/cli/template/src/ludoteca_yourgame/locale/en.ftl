# What the game says. Stones are numbers, cells names such as b2, seats A and B.

yourgame-name = Yourgame
yourgame-tagline = Nine stones, nine cells: three in a line that add up to fifteen win.
yourgame-seat-A = A
yourgame-seat-B = B

## Why a move is not allowed
yourgame-why-over = The game is over: { yourgame-ending }.
yourgame-why-turn = It is not your turn.
yourgame-why-stone = You do not hold the stone { $stone }.
yourgame-why-cell = There is a stone on { $cell } already.
yourgame-why-position-stone-twice = There is only one stone of each number.
yourgame-why-position-hand-full = A hand holds more stones than it can.

## What happened
yourgame-event-draw = { $stone ->
    [hidden] { $seat } draws a stone.
   *[other] { $seat } draws the stone { $stone }.
}
yourgame-event-place = { $seat } places { $stone } on { $cell }.
yourgame-event-end = { $winners-count ->
    [0] Nobody wins: { yourgame-ending }.
   *[other] { $winners } wins: { yourgame-ending }.
}

## How it ended
yourgame-outcome-line = a line adds up to the target
yourgame-outcome-full = the board is full
yourgame-outcome-resign = the other side resigned
yourgame-outcome-time = the other side’s time ran out
yourgame-outcome-abandon = the other side left the game
yourgame-outcome-agree = both agreed to stop
yourgame-ending = { $reason ->
    [line] { yourgame-outcome-line }
    [full] { yourgame-outcome-full }
    [resign] { yourgame-outcome-resign }
    [time] { yourgame-outcome-time }
    [abandon] { yourgame-outcome-abandon }
   *[agree] { yourgame-outcome-agree }
}

## On the screen
yourgame-prompt-move = Choose one of your stones, then an empty cell
yourgame-hand-stones = { $seat }: stones
yourgame-thing-hidden = a stone face down
yourgame-move-place = { $stone } on { $cell }

## Table options
yourgame-option-target = A line must add up to
yourgame-option-target-n = { $n }
yourgame-option-hand = Stones in a hand
yourgame-option-hand-n = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
yourgame-option-first = The first to place a stone
yourgame-option-first-A = A
yourgame-option-first-B = B
