oddeven-name = Odd and Even
oddeven-tagline = Nine numbers, nine squares: the first line of fifteen wins.
oddeven-seat-O = Odd
oddeven-seat-E = Even
oddeven-why-over = The game is over.
oddeven-why-turn = It is the other side’s turn.
oddeven-why-taken = That number or that square is taken.
oddeven-event-place = { $number } on { $square }
oddeven-event-end = The game is over: { $reason }
oddeven-log-place = { $player } places { $number } on { $square }.
oddeven-log-end = { $winner ->
    [O] Odd wins.
    [E] Even wins.
   *[nobody] Nobody wins.
}
oddeven-prompt-move = Choose one of your numbers, then a square
oddeven-hand-numbers = { $seat }: numbers left
oddeven-note-left = { $count ->
    [one] One square is left.
   *[other] { $count } squares are left.
}
