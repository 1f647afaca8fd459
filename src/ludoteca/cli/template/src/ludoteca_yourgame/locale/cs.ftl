# Co hra říká. Kameny jsou čísla, pole mají názvy jako b2, místa jsou A a B.

yourgame-name = Yourgame
yourgame-tagline = Devět kamenů, devět polí: vyhrávají tři v řadě, které dají patnáct.
yourgame-seat-A = A
yourgame-seat-B = B

## Proč tah není dovolen
yourgame-why-over = Hra skončila: { yourgame-ending }.
yourgame-why-turn = Nejsi na tahu.
yourgame-why-stone = Kámen { $stone } nemáš v ruce.
yourgame-why-cell = Na poli { $cell } už kámen leží.
yourgame-why-position-stone-twice = Od každého čísla je jen jeden kámen.
yourgame-why-position-hand-full = V ruce je víc kamenů, než tam může být.

## Co se stalo
yourgame-event-draw = { $stone ->
    [hidden] { $seat } si bere kámen.
   *[other] { $seat } si bere kámen { $stone }.
}
yourgame-event-place = { $seat } klade { $stone } na { $cell }.
yourgame-event-end = { $winners-count ->
    [0] Nikdo nevyhrává: { yourgame-ending }.
   *[other] Vyhrává { $winners }: { yourgame-ending }.
}

## Jak to skončilo
yourgame-outcome-line = řada dává správný součet
yourgame-outcome-full = deska je plná
yourgame-outcome-resign = druhá strana se vzdala
yourgame-outcome-time = druhé straně došel čas
yourgame-outcome-abandon = druhá strana odešla od stolu
yourgame-outcome-agree = obě strany se dohodly
yourgame-ending = { $reason ->
    [line] { yourgame-outcome-line }
    [full] { yourgame-outcome-full }
    [resign] { yourgame-outcome-resign }
    [time] { yourgame-outcome-time }
    [abandon] { yourgame-outcome-abandon }
   *[agree] { yourgame-outcome-agree }
}

## Na obrazovce
yourgame-prompt-move = Vyber svůj kámen a potom prázdné pole
yourgame-hand-stones = { $seat }: kameny
yourgame-thing-hidden = kámen lícem dolů
yourgame-move-place = { $stone } na { $cell }

## Volby stolu
yourgame-option-target = Součet řady
yourgame-option-target-n = { $n }
yourgame-option-hand = Kameny v ruce
yourgame-option-hand-n = { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
}
yourgame-option-first = První klade
yourgame-option-first-A = A
yourgame-option-first-B = B
