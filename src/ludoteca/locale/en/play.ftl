# What play says of every game: agreements and series.

play-why-offer-again = You have offered already; move before you offer again.
play-why-no-offer = You have no offer to withdraw.
play-why-back-nothing = You have no move here that could be taken back.
play-why-back-revealed = A card, a die or something hidden has been seen since: that move stands.
play-why-clock-unreadable = “{ $clock }” is not a clock this site knows.
play-why-clock-range = The clock “{ $clock }” is out of range: { $low } to { $high }.
play-why-clock-real-time = A game in real time has its own time limits and takes no clock.
play-why-not-agreed = Not everybody has agreed yet; still missing: { $seats }.
play-why-called-off = The game is over.
play-why-series-over = The match is over.
play-why-series-between = No game is being played now, so there is nothing to agree on.
play-why-series-turn = This is not your decision.
play-why-series-choice = Expected { $expected }.
play-why-not-started = The race has not begun.
play-why-hasty = Your last press did not count: wait half a second.
play-why-tumbling = What you rolled has not come to rest.

play-event-offer = { $seat } offers to end the game.
play-event-withdraw = { $seat } takes the offer back.
play-event-take-back = { $seat } takes back.
play-event-call-off = { $seat } calls the game off.
play-event-between = { $seat ->
    [chance] By lot: { $act } { $who }
   *[other] { $seat }: { $act } { $who }
}
play-event-game = Game { $number } begins.
play-event-series-end = The match is over.
