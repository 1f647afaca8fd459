# What only the drawn table says; the game's own words are with its rules.

scorso-log-thrown = { $seat } rolls: { $dice }.
scorso-log-burned-free = { $seat } burns { $dice }, left unplaced.
scorso-log-burned-wrong = { $seat } burns { $dice } outside any combination.
scorso-table-name = { $seat }: { $name }
scorso-table-you = you
scorso-table-your-side = { $side ->
    [left] your left
   *[right] your right
}
scorso-table-ready = ready
scorso-table-decides = decides
scorso-table-ender = knocked
scorso-table-rolling-dice = { $count ->
    [one] one die in the air
   *[other] { $count } dice in the air
}
scorso-table-free = free: { $dice }
scorso-table-burned = burned: { $dice }
scorso-table-die = { $number }: { $die }
scorso-table-die-chosen = { $number }: { $die }, chosen
scorso-table-tray = { scorso-word-side }, against { $seat }: { $what }
scorso-table-put = Place { $count ->
    [one] the chosen die
   *[other] { $count } chosen dice
} { $side ->
    [left] on the left
   *[right] on the right
}, against { $seat }
scorso-table-put-here = Place here
scorso-table-take-back = Take { scorso-word-die } back
scorso-table-costs = { $count ->
    [0] no bullets
    [one] up to one bullet
   *[other] up to { $count } bullets
}
scorso-table-choose-first = Choose dice first, then the place for them.
scorso-table-unrolled = A die that has not been rolled cannot be placed.
scorso-table-roll-some = Roll { $count ->
    [one] one die
   *[other] { $count } dice
}
scorso-table-roll-rest = Roll all but the fists
scorso-table-too-many = Choose at most { $count } dice to roll with one hand.
scorso-table-prompt-first = A new round: roll your six dice.
scorso-table-prompt-knocked = You have knocked.
scorso-table-prompt-chosen = { $count ->
    [one] One die chosen: roll it, or place it on the left or on the right.
   *[other] { $count } dice chosen: roll them, or place them on the left or on the right.
}
scorso-table-prompt-choose = Choose dice to place or to roll again; the others stay.
scorso-table-prompt-blocked = Not all dice are in valid combinations, so you cannot knock.
scorso-table-prompt-out = You are out. The others play on.
scorso-table-another = New game
scorso-table-dropped = Nothing is chosen.
scorso-table-keys-roll = roll the chosen dice, or all
scorso-table-keys-choose = choose or release a die; in beats also an answer
scorso-table-keys-place = place the chosen dice on the left, on the right
scorso-table-keys-knock = knock
scorso-table-story = What happened
scorso-table-step-knock = The knock
scorso-table-step-lane = { $seat } against { $other }
scorso-table-step-after = After the conflicts
scorso-table-step-duel = The duel
scorso-table-step-of = { $step } of { $steps }
scorso-table-nothing = Nothing hits.
scorso-table-next = Next
scorso-table-back = Back
scorso-table-again = What happened?
scorso-table-skip = Skip
scorso-table-close = Close
scorso-table-duel-title = Duel
scorso-table-deciding-title = Deciding duel
scorso-table-duel-lead = Fists on all dice, then knock. A wrong knock loses.
scorso-table-duel-stake = For { $count ->
    [one] one bullet
   *[other] { $count } bullets
} each
scorso-table-fists-of = { $fists } of { $dice } fists
scorso-table-challenges = { $seat }, who holds { $fists ->
    [one] a fist token
   *[other] { $fists } fist tokens
}
scorso-table-tie-hand = Tie a hand of
scorso-table-swap-with = Swap seats with
scorso-table-stake = stake:
scorso-table-stake-these = Stake { $count } of { $of }
scorso-table-stake-long = Challenge { $seat } for { $stake ->
    [one] one bullet
   *[other] { $stake } bullets
} each
scorso-table-group = Keep { $dice }
scorso-table-effect-colour = The colours
scorso-table-effect-fist = A fist
scorso-table-effect-shot = A shot
scorso-table-swaps = { $seat } and { $other } swap seats after this round
scorso-table-result = Who lasted how long
scorso-table-place = { $place }.
scorso-table-bullets-left = { $count ->
    [one] one bullet left
   *[other] { $count } bullets left
}
scorso-table-chips-won = { $count ->
    [0] nothing won or lost
    [one] won one chip
   *[other] won { $count } chips
}
scorso-table-chips-lost = { $count ->
    [one] lost one chip
   *[other] lost { $count } chips
}
scorso-table-rank-duel-title = Duel for place { $place }
scorso-table-hats-duel-title = Duel for the game
scorso-table-step-arms = Weapons and bribes
scorso-table-step-burn = What burns
scorso-table-step-stage = The end of the stage
scorso-table-prompt-knock-armed = With your weapons all dice are in valid combinations: knock, then add them.
scorso-table-weapon-idle = not valid: the weapon fits no combination
scorso-table-bribe-face = What the die should show
scorso-table-bribe-dice = { $count ->
    [one] One burned die can be used
   *[other] { $count } burned dice can be used
}; the bow tie is on { $bowtie }.
scorso-table-keep-none = Keep none
scorso-table-places = Places in the last stage
scorso-table-picks = chooses
scorso-table-one-colour = Whoever takes a second weapon of one colour returns the old one to the bag.
scorso-table-result-hats = Who has how many hats
scorso-table-help-bowtie = the bow tie goes up when you help to eliminate somebody or by a paralysis, and down for a bribe: one die with a face you choose
scorso-table-help-weapon = a gun counts as one more die while you have a bullet of its colour, a hand weapon while the bow tie is above 0
scorso-table-help-hat = the winner of a stage gets a hat; whoever has the most hats wins
scorso-table-knock-wrong = Knock anyway
scorso-table-overview = What dice do
scorso-table-help-shot = each one takes a bullet
scorso-table-help-defence = each one stops a shot
scorso-table-help-fist = a pair takes a bullet you choose, and the victim gets a fist token
scorso-table-help-colour = three or more take bullets of the colour and stop fists
scorso-table-help-paralysis = one of each cancels a colour, ties a hand or swaps seats
scorso-table-word-colour = colour
scorso-table-word-paralysis = paralysis

## Help in a first game
scorso-can-roll = Roll: choose the dice you want to roll again, or all.
scorso-can-place = Place a die: choose it, then Left or Right. There it stays.
scorso-can-knock = Knock: rolling stops for everybody.
scorso-can-done = Wait for the others.
scorso-can-lose = Choose which of your bullets you lose.
scorso-can-take = Choose which bullet the other one loses.
scorso-can-lane = Choose which of your lanes is settled first.
scorso-can-group = Choose which dice belong together.
scorso-can-challenge = Challenge somebody who holds a fist token to a duel, or challenge nobody.

## Advice
scorso-advise-roll = Roll these dice: { $dice }.
scorso-advise-place = Place { scorso-word-die } in { scorso-word-side }.
scorso-advise-knock = Knock.
scorso-advise-done = Wait for the others.
scorso-advise-lose = Give up { $bullets }.
scorso-advise-take = Take { $bullets }.
