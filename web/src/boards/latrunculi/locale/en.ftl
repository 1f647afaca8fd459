# What only the drawn board says; the game's own words are with its rules.

latrunculi-difficulty = No experience needed · rules: very easy · play: fairly easy · depth: great
latrunculi-board-label = Latrunculi board
latrunculi-board-selected = { $count ->
    [one] Man on { $square } chosen: one square can be reached.
   *[other] Man on { $square } chosen: { $count } squares can be reached.
}
latrunculi-board-dropped = Nothing is chosen.
latrunculi-board-stuck = The man on { $square } cannot move now: choose another.
latrunculi-board-can-move = can move
latrunculi-board-was-from = the last move began here
latrunculi-board-was-to = the last move ended here

## The match of several games
latrunculi-match-game = { $n ->
    [0] The lot decides who is White.
   *[other] Game { $n }
}
latrunculi-match-nulls = { $n ->
    [one] One null game so far; after { $limit } the decider follows.
   *[other] { $n } null games so far; after { $limit } the decider follows.
}
latrunculi-match-decider-next = The decider is next.
latrunculi-match-move-first = Move first
latrunculi-match-move-second = Move second
latrunculi-match-null-wins = Win if the game is null
latrunculi-match-outcome = { $winner ->
    [nobody] Nobody wins the match: { latrunculi-ending }.
   *[other] { $winner } wins the match: { latrunculi-ending }.
}
latrunculi-prompt-choice = The decider: if it stalls, the side with more men wins, and with equal men the side that moves second. What do you choose?
latrunculi-prompt-choice-wait = { $name } chooses to move first or second in the decider.

## After a game that nobody won
latrunculi-rematch-stall-null = Play it again with sides changed
latrunculi-match-rematch-stall-null = Play another match

## Help in a first game
latrunculi-can-move = Move a man: { $means ->
    [one] one of yours can move
   *[other] { $means } of yours can move
}, to { $count ->
    [one] one square
   *[other] { $count } squares
} in all. Choose a man to see where it may go.
latrunculi-square-takes = { $count ->
    [one] takes one man
   *[other] takes { $count } men
}
latrunculi-square-endangered = in danger

## Advice
latrunculi-advise-move = Move the man from { $from } to { $to }.
