oddeven-name = Sudá a lichá
oddeven-tagline = Devět čísel, devět polí: vyhrává první řada, která dá patnáct.
oddeven-seat-O = Lichá
oddeven-seat-E = Sudá
oddeven-why-over = Hra skončila.
oddeven-why-turn = Na tahu je soupeř.
oddeven-why-taken = To číslo nebo pole už není volné.
oddeven-event-place = { $number } na { $square }
oddeven-event-end = Hra skončila: { $reason }
oddeven-log-place = { $player } klade { $number } na { $square }.
oddeven-log-end = { $winner ->
    [O] Vyhrává lichá.
    [E] Vyhrává sudá.
   *[nobody] Nikdo nevyhrává.
}
oddeven-prompt-move = Vyber své číslo a pak pole
oddeven-hand-numbers = { $seat }: zbývající čísla
oddeven-note-left = { $count ->
    [one] Zbývá jedno pole.
    [few] Zbývají { $count } pole.
   *[other] Zbývá { $count } polí.
}
