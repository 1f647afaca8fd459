# What only the drawn board says; the game's own words are with its rules.

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
latrunculi-board-diagram = Diagram of a position, from the top rank down: { $position }
