oddeven-name = Pari e dispari
oddeven-tagline = Nove numeri, nove caselle: vince la prima riga che fa quindici.
oddeven-seat-O = Dispari
oddeven-seat-E = Pari
oddeven-why-over = La partita è finita.
oddeven-why-turn = Tocca all’altro.
oddeven-why-taken = Quel numero o quella casella non è libera.
oddeven-event-place = { $number } in { $square }
oddeven-event-end = La partita è finita: { $reason }
oddeven-log-place = { $player } mette { $number } in { $square }.
oddeven-log-end = { $winner ->
    [O] Vince Dispari.
    [E] Vince Pari.
   *[nobody] Non vince nessuno.
}
oddeven-prompt-move = Scegli un tuo numero, poi una casella
oddeven-hand-numbers = { $seat }: numeri rimasti
oddeven-note-left = { $count ->
    [one] Resta una casella.
   *[other] Restano { $count } caselle.
}
