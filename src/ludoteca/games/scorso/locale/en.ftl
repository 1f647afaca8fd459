# Scorso in English.

scorso-name = Scorso
scorso-tagline = Six dice, nine bullets, everybody at once: the last one standing wins.
scorso-intro-1 = Aim: be the last one with bullets. Each bullet is a life.
scorso-intro-2 = Turn: everybody rolls at once. Put your dice down against the neighbours on your left and right, then knock.
scorso-intro-3 = Win: shots, fists and colours take the others’ bullets; whoever has none left is out.
scorso-first-why = In Scorso everybody rolls at once, and a round may be over in ten seconds. For a first game you can take your time: in beats everybody decides first, then all dice roll together.
scorso-first-easier = Calmly, in beats
scorso-first-usual = All at once, against the clock
scorso-seat-A = A
scorso-seat-B = B
scorso-seat-C = C
scorso-seat-D = D
scorso-seat-E = E

## Dice and colours by their letters in the notation
scorso-die-K = shot
scorso-die-W = defence
scorso-die-R = fist
scorso-die-G = green
scorso-die-Y = yellow
scorso-die-B = blue
scorso-die-unrolled = not rolled yet
scorso-word-die = { $die ->
    [K] a shot
    [W] a defence
    [R] a fist
    [G] a green die
    [Y] a yellow die
    [B] a blue die
   *[other] an unrolled die
}
scorso-word-dice = { $die ->
    [K] { $count ->
        [one] a shot
       *[other] { $count } shots
    }
    [W] { $count ->
        [one] a defence
       *[other] { $count } defences
    }
    [R] { $count ->
        [one] a fist
       *[other] { $count } fists
    }
    [G] { $count ->
        [one] a green die
       *[other] { $count } green dice
    }
    [Y] { $count ->
        [one] a yellow die
       *[other] { $count } yellow dice
    }
    [B] { $count ->
        [one] a blue die
       *[other] { $count } blue dice
    }
   *[other] { $count ->
        [one] an unrolled die
       *[other] { $count } unrolled dice
    }
}
scorso-word-side = { $side ->
    [left] Left
    [right] Right
    [free] the rolling area
   *[other] both locations
}
scorso-word-bullets = { $colour ->
    [G] { $count ->
        [one] a green bullet
       *[other] { $count } green bullets
    }
    [Y] { $count ->
        [one] a yellow bullet
       *[other] { $count } yellow bullets
    }
   *[B] { $count ->
        [one] a blue bullet
       *[other] { $count } blue bullets
    }
}
scorso-word-colour = { $colour ->
    [G] green
    [Y] yellow
   *[B] blue
}
scorso-word-weapon = { $kind ->
    [GK] lever rifle
    [GW] riot shotgun
    [GG] drum submachine gun
    [GY] sawn-off shotgun
    [GB] hunting rifle
    [YK] duelling pistol
    [YW] coach gun
    [YG] long revolver
    [YY] light machine gun
    [YB] twin-barrel gun
    [BK] snub revolver
    [BW] police carbine
    [BG] service pistol
    [BY] pocket pistol
    [BB] machine pistol
    [RR] knuckleduster
    [RK] throwing knife
    [RW] sword cane
    [GR] rifle butt
    [YR] pistol grip
    [BR] revolver butt
    [RG] garrotte
    [RY] razor
   *[RB] blackjack
}
scorso-word-weapon-colour = { $colour ->
    [G] green gun
    [Y] yellow gun
    [B] blue gun
   *[R] hand weapon
}
scorso-ending = { $reason ->
    [last-standing] { scorso-outcome-last-standing }
    [deciding-duel] { scorso-outcome-deciding-duel }
    [round-limit] { scorso-outcome-round-limit }
    [hats] { scorso-outcome-hats }
    [duel] { scorso-outcome-duel }
    [resign] { scorso-outcome-resign }
    [time] { scorso-outcome-time }
    [abandon] { scorso-outcome-abandon }
   *[other] { $reason }
}

## The small drawings on pages and in lessons
scorso-sign-shot = shot
scorso-sign-defence = defence
scorso-sign-fist = fist
scorso-sign-green = green
scorso-sign-yellow = yellow
scorso-sign-blue = blue
scorso-sign-unrolled = die not rolled yet
scorso-sign-bullet-green = green bullet
scorso-sign-bullet-yellow = yellow bullet
scorso-sign-bullet-blue = blue bullet
scorso-sign-fist-token = fist token
scorso-sign-hat = hat
scorso-sign-bow-tie = bow tie
scorso-sign-burn-pile = burn pile
scorso-sign-chip = play chip

## What happens
scorso-event-roll = { $seat } rolls { $count ->
    [one] one die
   *[other] { $count } dice
}.
scorso-event-die = { $seat }: { scorso-word-die }.
scorso-event-place = { $seat } places { scorso-word-dice } in { scorso-word-side }.
scorso-event-return = { $seat } takes { scorso-word-dice } back from { scorso-word-side }.
scorso-event-commit = { $choice ->
    [roll] { $seat } will roll.
    [knock] { $seat } will knock.
    [done] { $seat } waits.
   *[hidden] { $seat } has decided.
}
scorso-event-knock = { $seat } knocks!
scorso-event-tie = { $seats } knocked at the same time: chance decides.
scorso-event-freeze = { $ender ->
    [none] All dice are placed and nobody knocks: the table freezes.
   *[other] Hands off! { $ender } has ended the round.
}
scorso-event-mistaken = { $seat }’s knock was a mistake: all six dice burn.
scorso-event-burn = { $side ->
    [free] { $seat } burns { scorso-word-dice } left unplaced.
   *[other] { $seat } burns { scorso-word-dice } from { scorso-word-side }: in no combination.
}
scorso-event-group = { $paralyses ->
    [0] { $seat } keeps the colour in { scorso-word-side }.
   *[other] { $seat } keeps the paralysis in { scorso-word-side }.
}
scorso-event-lane = The lane between { $seat } and { $other }.
scorso-event-defended = { $seat }’s defence stops { $count ->
    [one] a shot
   *[other] { $count } shots
} from { $by }.
scorso-event-stopped = { $seat }’s colour stops { $count ->
    [one] a pair of fists
   *[other] { $count } pairs of fists
} from { $by }.
scorso-event-guard = { $seat }’s paralysis cancels { $by }’s { $dice }.
scorso-event-handicap = { $by } ties one of { $seat }’s hands: { $seat } rolls with one hand in the next round.
scorso-event-swap = { $seat } will swap seats with { $other } when the round ends.
scorso-event-swapped = { $seat } and { $other } have swapped seats.
scorso-event-waste = { $seat } does nothing with the paralysis.
scorso-event-lose = { $combination ->
    [shot] { $seat } loses { scorso-word-bullets }: a shot from { $by }.
    [fist] { $seat } loses { scorso-word-bullets }: a fist from { $by }.
   *[colour] { $seat } loses { scorso-word-bullets }: { $dice } from { $by }.
}
scorso-event-token = { $seat } receives a fist token and now has { $fists }.
scorso-event-eliminated = { $seat } is eliminated.
scorso-event-challenge = { $seat } challenges { $other } to a duel for { $stake ->
    [one] one bullet
   *[other] { $stake } bullets
} each.
scorso-event-pass = { $seat } challenges nobody.
scorso-event-stake = { $seat } stakes { $bullets }.
scorso-event-duel = Duel! { $seat } with { $dice } dice, { $other } with { $other_dice }.
scorso-event-deciding-duel = Deciding duel: { $seats }.
scorso-event-wrong-knock = { $seat } knocked too soon and loses.
scorso-event-duel-again = Nobody was first: the duel is repeated.
scorso-event-duel-won = { $seat } wins the duel against { $other } and takes { $count } bullets.
scorso-event-round = Round { $number } begins.
scorso-event-count = { $seat ->
    [none] One, two, three!
   *[other] { $seat } counts: one, two, three!
}
scorso-event-weapon = { $seat } adds the { scorso-word-weapon } to { scorso-word-side }.
scorso-event-void = A weapon of { $seat }’s in { scorso-word-side } fits no combination.
scorso-event-turned-over = { $seat } turns the { scorso-word-weapon } over: it may not be used any more.
scorso-event-bribe = { $seat } pays a bribe: { scorso-word-die } in { scorso-word-side }. The bow tie is down to { $bowtie }.
scorso-event-bowtie = { $seat }’s bow tie goes up to { $bowtie }.
scorso-event-stage-won = { $seat } wins the stage and a hat, and now has { $hats }: { scorso-ending }.
scorso-event-rank-duel = They lasted equally long: { $seats } duel for place { $place }.
scorso-event-hats-duel = Equal hats and equal bow ties: { $seats } duel for the game.
scorso-event-rank = { $seat } finishes this stage in place { $place }.
scorso-event-keep = { $seat } keeps the { scorso-word-weapon }.
scorso-event-returned = { $seat } returns the { scorso-word-weapon } to the bag.
scorso-event-stage = Stage { $number } of { $most }: the weapon market is open.
scorso-event-offer = On the market: { scorso-word-weapon }.
scorso-event-pick = { $seat } takes the { scorso-word-weapon }.
scorso-event-no-pick = { $seat } takes no weapon.
scorso-event-left = { $reason ->
    [resign] { $seat } resigns.
    [time] { $seat } is out of time.
   *[abandon] { $seat } has left the game.
}
scorso-event-pot = { $seat } takes the pot of { $chips } chips.
scorso-event-chips-won = { $count ->
    [0] { $seat } has neither won nor lost chips
    [one] { $seat } has won one chip
   *[other] { $seat } has won { $count } chips
} and now has { $purse }.
scorso-event-chips-lost = { $count ->
    [one] { $seat } has lost one chip
   *[other] { $seat } has lost { $count } chips
} and now has { $purse }.
scorso-event-debt = { $count ->
    [one] { $seat } is one chip in debt.
   *[other] { $seat } is { $count } chips in debt.
}
scorso-event-end = { $winners } wins: { scorso-ending }.

## How it ended
scorso-outcome-last-standing = the last one with bullets
scorso-outcome-last-standing-lost = only the winner has bullets left
scorso-outcome-deciding-duel = the deciding duel settled it
scorso-outcome-round-limit = most bullets after the last round
scorso-outcome-round-limit-lost = somebody else had more bullets after the last round
scorso-outcome-hats = most hats after the last stage
scorso-outcome-hats-lost = somebody else had more hats after the last stage
scorso-outcome-duel = first with fists on all dice
scorso-outcome-duel-lost = the other was first with fists on all dice
scorso-outcome-resign = all others have resigned or left
scorso-outcome-resign-lost = only the winner was left in the game
scorso-outcome-time = all others are out of time or have left
scorso-outcome-time-lost = only the winner was left in the game
scorso-outcome-abandon = all others have left
scorso-outcome-abandon-lost = only the winner was left in the game

## Why a move is not allowed
scorso-why-over = The game is over: { scorso-ending }.
scorso-why-watcher = Only the players act; you are watching.
scorso-why-agree = Scorso has no draw: play on, or resign.
scorso-why-chance = Dice are rolled, not chosen.
scorso-why-not-due = It is not time for that.
scorso-why-seat = That is for { $seat } to do.
scorso-why-out = You are out of this game.
scorso-why-phase = { $phase ->
    [ready] First somebody counts: one, two, three.
    [rolling] Dice are being rolled now.
    [frozen] The table is frozen: the conflicts come first.
    [duels] Challenges come first.
    [market] First everybody takes a weapon from the market.
    [stage-end] First the players decide which weapons to keep.
   *[duel] First the duel is fought.
}
scorso-why-not-duelling = You take no part in this duel.
scorso-why-tumbling = Your dice are still tumbling.
scorso-why-committed = You have decided: wait for the others.
scorso-why-wait = Wait a moment.
scorso-why-duel-place = In a duel nothing is placed: roll, or knock when all your dice show fists.
scorso-why-locked = A placed die is locked.
scorso-why-returned = You have taken back as many dice as you may in this round.
scorso-why-not-there = There is no such die in { scorso-word-side }.
scorso-why-place-unrolled = A die must be rolled before it is placed.
scorso-why-place-missing = None of your free dice shows { scorso-word-die }.
scorso-why-roll-none = Choose at least one die.
scorso-why-roll-placed = A placed die is locked and cannot be rolled: { scorso-word-die }.
scorso-why-roll-missing = You do not have enough free dice of this kind: { scorso-word-die }.
scorso-why-one-hand = With one hand you roll at most { $most } dice.
scorso-why-knock-free = You still have { $count ->
    [one] a free die
   *[other] { $count } free dice
}: place all of them before you knock.
scorso-why-knock-blocked = Your dice are not in valid combinations yet.
scorso-why-no-beats = There are no beats at this table: just wait.
scorso-why-turn = { $seat } decides now.
scorso-why-question = { $question ->
    [group] First choose which grouping to keep.
    [lane] First choose which of your lanes is resolved first.
    [paralysis] First choose what your paralysis does.
    [lose] First choose which bullet you lose.
    [take] First choose which bullet you take.
    [weapon] First say where your weapon goes.
    [bribe] First decide about a bribe.
   *[effect] First choose which effect comes next.
}
scorso-why-no-bullet = There is no { scorso-word-colour } bullet.
scorso-why-no-handicap = At this table a paralysis cannot tie hands.
scorso-why-group = This grouping does not keep the most dice.
scorso-why-lane = You cannot choose this lane now.
scorso-why-paralysis = The paralysis cannot do this here.
scorso-why-effect = No such effect is left.
scorso-why-stake-first = First the stake has to be made up.
scorso-why-no-stake = There is no challenge to stake bullets on.
scorso-why-target-out = { $seat } is not in the game.
scorso-why-target-self = You cannot challenge yourself.
scorso-why-nobody = There is nobody you can challenge: nobody else holds a fist token.
scorso-why-no-count = At this table every round begins by itself.
scorso-why-no-fists = { $seat } holds no fist token and cannot be challenged.
scorso-why-stake-cap = { $stake } bullets are too many: at most { $cap }.
scorso-why-stake-size = Stake exactly { $size }, not { $count }.
scorso-why-not-full = There are no weapons, hats or bow ties in the base game.
scorso-why-no-bowtie = There are no bow ties in the base game.
scorso-why-other-weapon = This question is about { $weapon }.
scorso-why-not-in-bag = { $weapon } is not in the bag.
scorso-why-not-on-offer = { $weapon } is not on the market.
scorso-why-must-pick = At this table everybody has to take a weapon.
scorso-why-not-owned = { $weapon } is not yours.
scorso-why-too-many-weapons = { $count } weapons are too many: you keep at most as many as you have hats, { $hats }.
scorso-why-option-weapon = “{ $weapon }” is not a weapon. Write a colour (G, Y, B, or R for a hand weapon) and a symbol (K, W, R, G, Y or B), such as GK.
scorso-why-option-weapon-twice = { $weapon } is in the list twice: every weapon may be there once.
scorso-why-option-weapons = { $count ->
    [one] One weapon
   *[other] { $count } weapons
} in the list: there must be { $low } to { $high }.
scorso-why-option-travel-full = The travel edition has no weapons and no hats: the full game needs the collector edition.
scorso-why-option-travel-players = The travel edition seats 2 to 4, not { $players }.
scorso-why-option-bowtie-start = The bow tie cannot start on { $start }: the track ends at { $top }.
scorso-why-option-purse = { $count ->
    [one] There is one purse
   *[other] There are { $count } purses
} for { $players } players: write one number for all, or one for each seat.

## Beside a real table
scorso-count-hats = Hats
scorso-count-bowtie = Bow tie
scorso-count-purse = Purse
scorso-count-purse-win = Takes the pot
scorso-count-pot = Pot
scorso-count-pot-stake = Everybody stakes 1
scorso-edit-player = Whose things?
scorso-edit-place = Where do the dice go?
scorso-edit-place-left = Left
scorso-edit-place-right = Right
scorso-edit-place-free = Not placed
scorso-edit-dice = Put a die there
scorso-edit-lift = Take a die away
scorso-edit-bullets = Bullets
scorso-edit-bullet = + { scorso-edit-colour }
scorso-edit-lost = − { scorso-edit-colour }
scorso-edit-colour = { $kind ->
    [G] green
    [Y] yellow
   *[B] blue
}
scorso-edit-fists = Fist tokens
scorso-edit-fist = + token
scorso-edit-fist-back = − token
scorso-edit-handicap = One hand only
scorso-edit-outfit = Bow tie and hats
scorso-edit-rise = Bow tie up
scorso-edit-sink = Bow tie down
scorso-edit-hat = + hat
scorso-edit-hat-back = − hat
scorso-edit-weapons = Weapons
scorso-edit-weapon = { scorso-word-weapon }
scorso-edit-stage = Stage
scorso-edit-stage-number = { $kind }
scorso-edit-phase = What happens now?
scorso-edit-phase-rolling = Rolling
scorso-edit-phase-frozen = Conflicts
scorso-edit-phase-duels = Duels
scorso-edit-knock = This player has knocked
scorso-edit-clear = Nobody has rolled
scorso-try-place-left = Put a die on the left
scorso-try-place-right = Put a die on the right
scorso-try-place-left-K = shot
scorso-try-place-left-W = defence
scorso-try-place-left-R = fist
scorso-try-place-left-G = green
scorso-try-place-left-Y = yellow
scorso-try-place-left-B = blue
scorso-try-place-right-K = shot
scorso-try-place-right-W = defence
scorso-try-place-right-R = fist
scorso-try-place-right-G = green
scorso-try-place-right-Y = yellow
scorso-try-place-right-B = blue
scorso-try-roll = Roll all free dice
scorso-try-knock = Knock
scorso-try-challenge = Challenge for one bullet
scorso-try-challenge-A = A
scorso-try-challenge-B = B
scorso-try-challenge-C = C
scorso-try-challenge-D = D
scorso-try-challenge-E = E
scorso-try-no-challenge = Challenge nobody
scorso-chance = { $two ->
    [die] { $one }: { scorso-word-die }
   *[other] { $one } { $two }
}
scorso-why-position-dice = All { $most } dice of { $seat } lie somewhere already: take one away first.
scorso-why-position-bullets = There are only { $most } bullets of this colour.
scorso-why-position-fists = No fist token is left in the burn pile.
scorso-why-position-hats = There are only { $most } hats.
scorso-why-position-living = At least { $least } players must still have bullets.
scorso-why-position-ender = { $seat } has knocked, so all dice of { $seat } must be on the left or on the right.
scorso-why-position-empty = There is nothing here: write a line about the table, then a line for each seat.
scorso-why-position-seats = Each of these seats needs exactly one line: { $expected }.
scorso-why-position-players = { $count } seats: { $low } to { $high } play.
scorso-why-position-dice-letters = { $field }: “{ $given }” cannot be dice. Write letters out of { $letters }, or - for none.
scorso-why-position-dice-count = { $seat } has { $count } dice; expected: { $expected }.
scorso-why-position-duel-dice = { $seat } has { $count } dice. In a duel there are { $own } of them and the returned fist tokens, all free; whoever does not duel has none.
scorso-why-position-tokens = There are { $count } fist tokens in the burn pile and with players; this edition has { $expected }.
scorso-why-position-out = { $field }: { $seat } is out; expected a living player.
scorso-why-position-out-with-dice = { $seat } is out and has neither dice nor fist tokens.
scorso-why-position-bulletless = { $seat } has no bullets and is therefore out.
scorso-why-position-no-stake = { $seat } is not in this challenge and has no stake in front.
scorso-why-position-stake = { $seat } has { $count } bullets in front; expected: { $expected }.
scorso-why-position-wager = A challenge for { $wager } is too high: { $seat } has { $most }.
scorso-why-position-challenger = { $seat } cannot challenge here: expected a living player who challenges another.
scorso-why-position-challenged = { $seat } cannot be challenged: expected a living player who holds fist tokens.
scorso-why-position-duellists = At least { $least } players duel: they need free dice.
scorso-why-position-beat-dice = { $seat } can roll or take back only dice that lie there.
scorso-why-position-beat-secret = { $seat }: laid, back and beat are there only while a beat is being decided.
scorso-why-position-knock = { $seat } cannot knock: not all dice lie as they must.
scorso-why-position-knocked = Several knock in one beat: at least two, and either all have valid layouts or none has.
scorso-why-position-locked = { $seat }: at this table placed dice stay, so back and returned are not there.
scorso-why-position-no-handicap = { $seat }: at this table nobody’s hand is tied.
scorso-why-position-ready = At this table rounds begin by themselves: phase is rolling, not ready.
scorso-why-position-then-line = The answers stand in one line that begins with “then”, after the seats.
scorso-why-position-then = then: “{ $given }” answers no question of the conflicts. Expected a seat, a colon and an answer, such as A: lose G
scorso-why-position-then-asked = then: “{ $given }” is not possible here. { $seat ->
    [nobody] Nobody is asked anything.
   *[other] { $seat } is asked: { $expected }
}
scorso-why-position-weapon-colour = { $seat } has a weapon of the colour of { $weapon } already: at most one of each colour.
scorso-why-position-fell = fell: { $seat } is alive; only those who are out have fallen.
scorso-why-position-nothing-to-keep = act: { $seat } has nothing to keep; expected a player with hats and weapons.
scorso-why-position-rank-all = rank: everybody who has not left has a place.
scorso-why-position-rank-once = rank: nobody shares a place, unless a duel is fought over it.
scorso-why-position-rank-duel = The duel is fought by players who share a place: only they have dice.
scorso-why-position-market-turn = act: expected whose turn it is to pick a weapon, or - while weapons are drawn.
scorso-why-position-offer = offer: there are no weapons to choose from.

## What to do now
scorso-prompt-wait = { $seat } is deciding.
scorso-prompt-ready = Get ready: hands off the dice.
scorso-prompt-count = A new round: count to three when everybody is ready.
scorso-prompt-roll = Choose dice and roll them; place what you like on the left or on the right.
scorso-prompt-place = Place on the left or on the right.
scorso-prompt-knock = All your dice are placed: knock!
scorso-prompt-knock-wrong = Not everything lies in valid combinations: a knock would burn all your dice.
scorso-prompt-committed = Decided. Waiting for the others.
scorso-prompt-group = Which grouping do you keep?
scorso-prompt-lane = Which of your lanes is resolved first?
scorso-prompt-lane-any = Which lane is resolved next?
scorso-prompt-paralysis = What does your paralysis do?
scorso-prompt-lose = { $combination ->
    [shot] A shot from { $by } hits you: which bullet do you lose?
    [colour] { $dice } from { $by } hit you: which bullet do you lose?
   *[other] Which bullet do you lose?
}
scorso-prompt-take = Which bullet do you take from { $seat }?
scorso-prompt-effect = Which effect comes next?
scorso-prompt-challenge = Do you challenge somebody who holds fist tokens?
scorso-prompt-challenges = Whoever challenges first gets the duel.
scorso-prompt-stake = Which bullets do you stake?
scorso-prompt-duel = Roll until all your dice show fists, then knock!
scorso-prompt-watch-duel = { $seats } are duelling.
scorso-prompt-weapon = Where do you add the { scorso-word-weapon }?
scorso-prompt-bribe = Do you pay a bribe? Your bow tie goes down one step, and one of your dice shows whatever you choose.
scorso-prompt-pick = Which weapon do you take?
scorso-prompt-keep = Which weapons do you keep? At most { $hats }.
scorso-prompt-draw = Weapons are drawn from the bag.
scorso-action-roll = Roll
scorso-action-roll-all = Roll all
scorso-action-knock = Knock
scorso-action-count = Count!
scorso-action-done = Wait
scorso-action-left = Left
scorso-action-right = Right
scorso-action-no-challenge = Nobody
scorso-action-guard = Guard against { scorso-word-colour }
scorso-action-handicap = Tie a hand of { $seat }
scorso-action-swap = Swap seats with { $seat }
scorso-action-none = Nothing
scorso-action-bowtie = Bow tie up
scorso-action-no-weapon = Nowhere
scorso-action-no-bribe = No bribe
scorso-action-no-pick = No weapon
scorso-action-keep = Keep

## The table, for eyes and screen readers
scorso-board-label = Scorso, { $players } players
scorso-board-round = Round { $number } of { $most }
scorso-board-player = { $seat }, bullets: { $green } green, { $yellow } yellow, { $blue } blue; { $fists ->
    [one] one fist token
   *[other] { $fists } fist tokens
}
scorso-board-tray = { scorso-word-side }, against { $seat }
scorso-board-tray-empty = empty
scorso-board-tray-valid = valid
scorso-board-tray-invalid = not valid: { $dice } would burn
scorso-board-shots = { $count ->
    [one] one shot
   *[other] { $count } shots
}
scorso-board-defences = { $count ->
    [one] one defence
   *[other] { $count } defences
}
scorso-board-fists = { $count ->
    [one] one pair of fists
   *[other] { $count } pairs of fists
}
scorso-board-colour = colour group of { $size }: { $bullets } bullets
scorso-board-paralyses = { $count ->
    [one] one paralysis
   *[other] { $count } paralyses
}
scorso-board-free = Rolling area
scorso-board-burn-pile = Burn pile: { $count ->
    [one] one fist token
   *[other] { $count } fist tokens
}
scorso-board-pot = Pot: { $chips } chips
scorso-board-purse = { $count ->
    [one] one chip
   *[other] { $count } chips
}
scorso-board-debt = { $count ->
    [one] one chip in debt
   *[other] { $count } chips in debt
}
scorso-board-danger = { $count ->
    [one] In danger: up to one of your bullets
   *[other] In danger: up to { $count } of your bullets
}
scorso-board-useful = { $side ->
    [left] Good on the left:
   *[right] Good on the right:
}
scorso-board-handicap = one hand
scorso-board-out = eliminated
scorso-board-stage = Stage { $number } of { $most }
scorso-board-hats = { $count ->
    [one] one hat
   *[other] { $count } hats
}
scorso-board-bowtie = bow tie { $bowtie } of { $most }
scorso-board-weapon = { scorso-word-weapon }: { scorso-word-weapon-colour }, { scorso-word-die }
scorso-board-weapon-inactive = turned over
scorso-board-weapon-added = in { scorso-word-side }
scorso-board-market = Weapon market
scorso-board-bag = Bag: { $count ->
    [one] one weapon
   *[other] { $count } weapons
}
scorso-board-place = place { $place }
scorso-board-away = has left

## Options
scorso-option-edition = Edition
scorso-option-edition-collector = collector (2 to 5 players)
scorso-option-edition-travel = travel (2 to 4 players)
scorso-option-players = Players
scorso-option-players-n = { $n }
scorso-option-mode = Game
scorso-option-mode-base = base
scorso-option-mode-full = full
scorso-option-mode-duel = a single duel
scorso-option-stake = Each player’s stake
scorso-option-stake-n = { $n ->
    [0] none
    [one] { $n } chip
   *[other] { $n } chips
}
scorso-option-purse = Chips each player begins with
scorso-option-purse-ten_stakes = ten stakes
scorso-option-purse-custom = { $list }
scorso-option-purse-help = After “custom:” a number of chips for everybody, or one number for each seat, with commas between them. A number below 0 is a debt.
scorso-option-pace = Pace
scorso-option-pace-real_time = real time: everybody at once
scorso-option-pace-beats = beats: all decide, then all is revealed
scorso-option-count = In real time a round begins
scorso-option-count-by_player = when somebody counts to three
scorso-option-count-automatic = by itself
scorso-option-two_player_lanes = Lanes between two players
scorso-option-two_player_lanes-two = two
scorso-option-two_player_lanes-merged_one = one, both locations together
scorso-option-placed_dice = A placed die
scorso-option-placed_dice-locked = is locked
scorso-option-placed_dice-may_return = may come back and must be rolled
scorso-option-fist_pairs_per_location = Pairs of fists in one location
scorso-option-fist_pairs_per_location-unlimited = any number
scorso-option-fist_pairs_per_location-one = one
scorso-option-knock_check = A mistaken knock
scorso-option-knock_check-penalty = burns all dice of the one who knocked
scorso-option-knock_check-blocked = is not possible
scorso-option-colour_shortage = A colour strikes somebody who lacks it
scorso-option-colour_shortage-extras_substitute = four or more dice take other bullets instead
scorso-option-colour_shortage-all_substitute = other bullets are taken instead
scorso-option-colour_shortage-extra_dice_only = only the dice beyond the third take other bullets
scorso-option-colour_shortage-none = nothing else is taken
scorso-option-colour_stops_fists = A colour stops
scorso-option-colour_stops_fists-all = all fists in the lane
scorso-option-colour_stops_fists-one_pair_per_group = one pair of fists
scorso-option-effect_order = Order in a lane
scorso-option-effect_order-colour-fist-shot = colour, fist, shot
scorso-option-effect_order-attacker_choice = as the attacker chooses
scorso-option-effect_order-shot-fist-colour = shot, fist, colour
scorso-option-lane_order = The player who knocked decides
scorso-option-lane_order-ender_own_first = which of their own two lanes comes first
scorso-option-lane_order-ender_all = the order of all lanes
scorso-option-elimination = Players without bullets leave
scorso-option-elimination-after_all_lanes = after all lanes
scorso-option-elimination-immediate = at once
scorso-option-duel_stake_cap = Highest stake of a duel
scorso-option-duel_stake_cap-both_bullets_and_living = what the poorer of the two has, and the number of living players
scorso-option-duel_stake_cap-all_in = the challenged player matches it with what is left
scorso-option-challenge_order = Who challenges first
scorso-option-challenge_order-by_pace = in real time the first to press, in beats clockwise from the one who knocked
scorso-option-challenge_order-clockwise = clockwise from the one who knocked
scorso-option-handicap = Playing with one hand
scorso-option-handicap-on = may be the effect of a paralysis
scorso-option-handicap-off = never happens
scorso-option-max_rounds = Maximum number of rounds
scorso-option-max_rounds-n = { $n }
scorso-option-stages = Stages
scorso-option-stages-n = { $n }
scorso-option-bowtie_track = Bow-tie track
scorso-option-bowtie_track-0-4 = 0 to 4
scorso-option-bowtie_track-0-2 = 0 to 2
scorso-option-bowtie_track-0-3 = 0 to 3
scorso-option-bowtie_track-0-5 = 0 to 5
scorso-option-bowtie_track-0-6 = 0 to 6
scorso-option-bowtie_start = The bow tie starts at
scorso-option-bowtie_start-n = { $n }
scorso-option-bowtie_kill = The bow tie rises for
scorso-option-bowtie_kill-all_contributors = all who took part
scorso-option-bowtie_kill-last_bullet_only = whoever took the last bullet
scorso-option-market_first_stage = Weapon market before the first stage
scorso-option-market_first_stage-no = no
scorso-option-market_first_stage-yes = yes
scorso-option-market_order = Order at the market
scorso-option-market_order-best_first = best first
scorso-option-market_order-worst_first = worst first
scorso-option-market_pass = Passing at the market
scorso-option-market_pass-no = no
scorso-option-market_pass-yes = yes
scorso-option-weapon_completes_combo = A weapon completes a combination
scorso-option-weapon_completes_combo-yes = yes
scorso-option-weapon_completes_combo-no = no
scorso-option-weapon_check = Whether a weapon may be used is checked
scorso-option-weapon_check-at_lane = when it is added, and again when its lane begins
scorso-option-weapon_check-at_declaration = only when it is added
scorso-option-bribe_after_burn = Bribes come after burning
scorso-option-bribe_after_burn-yes = yes
scorso-option-bribe_after_burn-bribe_first = no, before
scorso-option-weapon_list = Weapons
scorso-option-weapon_list-table = those in the rules
scorso-option-weapon_list-custom = a list of your own: { $list }
scorso-option-weapon_list-help = After “custom:” 12 to 18 different weapons. Each is a colour (G green, Y yellow, B blue, R hand weapon) and a symbol (K shot, W defence, R fist, G Y B colours).

## What puzzles are about
scorso-theme-roll = What to roll again
scorso-theme-place = Where to place
scorso-theme-knock = When to knock
scorso-theme-done = Waiting
scorso-theme-lose = Which bullet to give up
scorso-theme-take = Which bullet to take
scorso-theme-lane = Which lane first
scorso-theme-group = What belongs together
scorso-theme-challenge = A duel or none
scorso-theme-paralysis = A paralysis
