# What only the drawn table says; the game's own words are with its rules.

zama-log-laid = { zama-word-seat } lays { $count } cards.
zama-score = Cards left
zama-table-label = Field of cards
zama-table-selected = { $count ->
    [one] { $cell } chosen: one possibility.
   *[other] { $cell } chosen: { $count } possibilities.
}
zama-table-dropped = Nothing is chosen.
zama-table-stuck = The card on { $cell } can do nothing now: choose another.
zama-table-alone = known to you alone
zama-table-was-last = something has just happened here
zama-table-king = { $gone ->
    [yes] { $card }: gone
   *[no] { $card }: still in the game
}
zama-table-legend-alone = known to you alone
zama-table-legend-theirs = seen by others, not by you
zama-table-prompt-hole = Slide { $n } of { $of }: which card goes into this hole?
zama-table-prompt-slide-or-overlap = Slide { $n } of { $of }: choose a card beside a hole, or overlap with your { zama-word-spade-king }
zama-table-prompt-only-overlap = No slide is left. Overlap with your { zama-word-spade-king }, or stop here
zama-table-overlap-title = { $ends ->
    [first-blood] It wins the game or eliminates you
    [melee] It eliminates one of you
   *[game] It wins or loses the game
}
zama-table-prompt-lay = Arrange your cards: choose two to exchange them
zama-table-prompt-swap = Choose the card to exchange it with
zama-table-prompt-laying = The cards are being laid …
zama-table-can-swap = can be exchanged
zama-table-picked = Card on { $cell } chosen: choose the one to exchange it with.
zama-table-swapped = { $from } and { $to } are exchanged.
zama-table-shuffle = Shuffle again
zama-table-lay = Lay them out
zama-table-prompt-attack = Your attack: choose one of your { $side ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} cards
zama-curtain-lift = Show what I have seen
zama-table-enlarge = Enlarge
zama-table-whole = Whole table
zama-table-enlarged = Around { $cell }, enlarged.
zama-table-uncovered = { $cell }, { $owner ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} card, laid open at the end: { $card }
zama-reminder = Aim, and who beats whom
zama-reminder-aim = Your { zama-word-spade-king } must find an enemy’s { zama-word-heart-king }: attack it or overlap it.
zama-reminder-higher = The higher card wins, whatever its suit:
zama-reminder-then = You win: the enemy card leaves and you make three slides. You lose: your card leaves. Equal cards: both leave, and you may look at two cards.
zama-reminder-kings = Kings and aces, attackers at the left
zama-reminder-sign = { $sign ->
    [win] the attacker wins
    [lose] the attacker falls
    [tie] both fall, two looks
    [special] nothing falls, two looks
    [game] the attacker wins the game
   *[lost] the attacker loses the game
}

## Help in a first game
zama-can-attack = Attack: choose one of your cards, then an enemy card next to it. { $means ->
    [one] One of your cards
   *[other] { $means } of your cards
} can attack.
zama-can-move = Slide a card one step into a hole: { $means ->
    [one] one card
   *[other] { $means } cards
} can slide.
zama-can-overlap = Overlap: lay your hunting king on a card you believe to be the king it hunts. It wins or loses the game.
zama-can-look = Look at a card.
zama-can-done = Stop here.
zama-can-lay = Lay your cards as you like.
zama-can-rest = Or leave them as they were shuffled.

## Advice
zama-advise-attack = Attack { $to } with the card on { $from }.
zama-advise-move = Slide the card from { $from } to { $to }.
zama-advise-overlap = Overlap { $to } with the card on { $from }.
zama-advise-look = Look at the card on { $to }.
zama-advise-done = Stop here.
