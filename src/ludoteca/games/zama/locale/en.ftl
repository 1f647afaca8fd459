# Zama in English. Cells are names such as d4; cards are written 7H, T is the ten.
zama-name = Zama
zama-tagline = Packs laid face down: your King of Spades must find an enemy’s King of Hearts.
zama-intro-1 = Aim: your King of Spades must find and beat the enemy’s King of Hearts. All cards lie face down.
zama-intro-2 = Turn: one of your cards attacks a neighbour. The higher card wins; if it is yours, you slide three cards.
zama-intro-3 = Win: your King of Spades meets the enemy’s King of Hearts.
zama-seat-r = Red
zama-seat-b = Blue
zama-seat-g = Green
zama-seat-y = Yellow

## Cards by their letters in the notation
zama-rank-A = ace
zama-rank-2 = two
zama-rank-3 = three
zama-rank-4 = four
zama-rank-5 = five
zama-rank-6 = six
zama-rank-7 = seven
zama-rank-8 = eight
zama-rank-9 = nine
zama-rank-T = ten
zama-rank-J = jack
zama-rank-Q = queen
zama-rank-K = king
zama-suit-S = spades
zama-suit-H = hearts
zama-suit-D = diamonds
zama-suit-C = clubs
zama-card-AS = ace of spades
zama-card-AH = ace of hearts
zama-card-AD = ace of diamonds
zama-card-AC = ace of clubs
zama-card-2S = two of spades
zama-card-2H = two of hearts
zama-card-2D = two of diamonds
zama-card-2C = two of clubs
zama-card-3S = three of spades
zama-card-3H = three of hearts
zama-card-3D = three of diamonds
zama-card-3C = three of clubs
zama-card-4S = four of spades
zama-card-4H = four of hearts
zama-card-4D = four of diamonds
zama-card-4C = four of clubs
zama-card-5S = five of spades
zama-card-5H = five of hearts
zama-card-5D = five of diamonds
zama-card-5C = five of clubs
zama-card-6S = six of spades
zama-card-6H = six of hearts
zama-card-6D = six of diamonds
zama-card-6C = six of clubs
zama-card-7S = seven of spades
zama-card-7H = seven of hearts
zama-card-7D = seven of diamonds
zama-card-7C = seven of clubs
zama-card-8S = eight of spades
zama-card-8H = eight of hearts
zama-card-8D = eight of diamonds
zama-card-8C = eight of clubs
zama-card-9S = nine of spades
zama-card-9H = nine of hearts
zama-card-9D = nine of diamonds
zama-card-9C = nine of clubs
zama-card-TS = ten of spades
zama-card-TH = ten of hearts
zama-card-TD = ten of diamonds
zama-card-TC = ten of clubs
zama-card-JS = jack of spades
zama-card-JH = jack of hearts
zama-card-JD = jack of diamonds
zama-card-JC = jack of clubs
zama-card-QS = queen of spades
zama-card-QH = queen of hearts
zama-card-QD = queen of diamonds
zama-card-QC = queen of clubs
zama-card-KS = king of spades
zama-card-KH = king of hearts
zama-card-KD = king of diamonds
zama-card-KC = king of clubs
zama-card-back = face-down card

## The same where the suits are swords, cups, coins and batons (Italian and Spanish packs)
zama-latin-rank-J = knave
zama-latin-rank-Q = knight
zama-latin-card-AS = ace of swords
zama-latin-card-AH = ace of cups
zama-latin-card-AD = ace of coins
zama-latin-card-AC = ace of batons
zama-latin-card-2S = two of swords
zama-latin-card-2H = two of cups
zama-latin-card-2D = two of coins
zama-latin-card-2C = two of batons
zama-latin-card-3S = three of swords
zama-latin-card-3H = three of cups
zama-latin-card-3D = three of coins
zama-latin-card-3C = three of batons
zama-latin-card-4S = four of swords
zama-latin-card-4H = four of cups
zama-latin-card-4D = four of coins
zama-latin-card-4C = four of batons
zama-latin-card-5S = five of swords
zama-latin-card-5H = five of cups
zama-latin-card-5D = five of coins
zama-latin-card-5C = five of batons
zama-latin-card-6S = six of swords
zama-latin-card-6H = six of cups
zama-latin-card-6D = six of coins
zama-latin-card-6C = six of batons
zama-latin-card-7S = seven of swords
zama-latin-card-7H = seven of cups
zama-latin-card-7D = seven of coins
zama-latin-card-7C = seven of batons
zama-latin-card-8S = eight of swords
zama-latin-card-8H = eight of cups
zama-latin-card-8D = eight of coins
zama-latin-card-8C = eight of batons
zama-latin-card-9S = nine of swords
zama-latin-card-9H = nine of cups
zama-latin-card-9D = nine of coins
zama-latin-card-9C = nine of batons
zama-latin-card-JS = knave of swords
zama-latin-card-JH = knave of cups
zama-latin-card-JD = knave of coins
zama-latin-card-JC = knave of batons
zama-latin-card-QS = knight of swords
zama-latin-card-QH = knight of cups
zama-latin-card-QD = knight of coins
zama-latin-card-QC = knight of batons
zama-latin-card-KS = king of swords
zama-latin-card-KH = king of cups
zama-latin-card-KD = king of coins
zama-latin-card-KC = king of batons

## Words inside the sentences below
zama-word-seat = { $seat ->
    [r] Red
    [b] Blue
    [g] Green
    [y] Yellow
   *[other] { $seat }
}
zama-word-owner = { $owner ->
    [r] Red
    [b] Blue
    [g] Green
    [y] Yellow
   *[other] { $owner }
}
zama-word-winners = { $winners ->
    [r] Red
    [b] Blue
    [g] Green
    [y] Yellow
   *[other] { $winners }
}
zama-word-spade-king = { $pack ->
    [french] King of Spades
   *[other] King of Swords
}
zama-word-heart-king = { $pack ->
    [french] King of Hearts
   *[other] King of Cups
}
zama-ending = { $reason ->
    [king] { zama-outcome-king }
    [overlap] { zama-outcome-overlap }
    [wrong-overlap] { zama-outcome-wrong-overlap }
    [no-attack] { zama-outcome-no-attack }
    [dead-aim] { zama-outcome-dead-aim }
    [stall] { zama-outcome-stall }
    [agreement] { zama-outcome-agreement }
    [resign] { zama-outcome-resign }
    [time] { zama-outcome-time }
    [abandon] { zama-outcome-abandon }
   *[other] { $reason }
}

## How an attack is decided
zama-duel-higher = the higher card wins, the defender falls
zama-duel-lower = the attacker is lower and falls
zama-duel-equal = a tie, both fall
zama-duel-ace-beats-king = Ace beats King
zama-duel-king-beats-ace = this King beats even the Ace
zama-duel-ace-ties = Ace and this King tie, nothing falls
zama-duel-special-kings = a special tie of kings, nothing falls
zama-duel-spade-beats-club = the King of Spades beats the King of Clubs
zama-duel-diamond-beats-spade = the King of Diamonds beats the King of Spades
zama-duel-spade-falls = the attacking King of Spades falls to the other one
zama-duel-spade-finds-heart = the King of Spades has found the King of Hearts
zama-duel-heart-meets-spade = the King of Hearts has run into the King of Spades
zama-duel-heart-ties-spade = the attacking King of Hearts ties with the King of Spades, nothing falls
zama-duel-heart-beats-spade = at this table the attacking King of Hearts beats the King of Spades
zama-duel-heart-ties = the King of Hearts ties, nothing falls
zama-duel-heart-lost = a tie, both fall, and at this table the King of Hearts takes its owner down with it
zama-duel-sword-beats-baton = the King of Swords beats the King of Batons
zama-duel-coin-beats-sword = the King of Coins beats the King of Swords
zama-duel-sword-falls = the attacking King of Swords falls to the other one
zama-duel-sword-finds-cup = the King of Swords has found the King of Cups
zama-duel-cup-meets-sword = the King of Cups has run into the King of Swords
zama-duel-cup-ties-sword = the attacking King of Cups ties with the King of Swords, nothing falls
zama-duel-cup-beats-sword = at this table the attacking King of Cups beats the King of Swords
zama-duel-cup-ties = the King of Cups ties, nothing falls
zama-duel-cup-lost = a tie, both fall, and at this table the King of Cups takes its owner down with it
zama-duel = { $why ->
    [higher] { zama-duel-higher }
    [lower] { zama-duel-lower }
    [equal] { zama-duel-equal }
    [ace-beats-king] { zama-duel-ace-beats-king }
    [king-beats-ace] { zama-duel-king-beats-ace }
    [ace-ties] { zama-duel-ace-ties }
    [special-kings] { zama-duel-special-kings }
    [spade-beats-club] { zama-duel-spade-beats-club }
    [diamond-beats-spade] { zama-duel-diamond-beats-spade }
    [spade-falls] { zama-duel-spade-falls }
    [spade-finds-heart] { zama-duel-spade-finds-heart }
    [heart-meets-spade] { zama-duel-heart-meets-spade }
    [heart-ties-spade] { zama-duel-heart-ties-spade }
    [heart-beats-spade] { zama-duel-heart-beats-spade }
    [heart-ties] { zama-duel-heart-ties }
    [heart-lost] { zama-duel-heart-lost }
    [sword-beats-baton] { zama-duel-sword-beats-baton }
    [coin-beats-sword] { zama-duel-coin-beats-sword }
    [sword-falls] { zama-duel-sword-falls }
    [sword-finds-cup] { zama-duel-sword-finds-cup }
    [cup-meets-sword] { zama-duel-cup-meets-sword }
    [cup-ties-sword] { zama-duel-cup-ties-sword }
    [cup-beats-sword] { zama-duel-cup-beats-sword }
    [cup-ties] { zama-duel-cup-ties }
    [cup-lost] { zama-duel-cup-lost }
   *[other] { $why }
}
zama-result-win = The attack wins
zama-result-lose = The attack fails
zama-result-tie = Tie
zama-result-special = Special tie
zama-result-attacker-wins = The attacker wins the game
zama-result-defender-wins = The defender wins the game
zama-result-attacker-beats = The defender is eliminated
zama-result-defender-beats = The attacker is eliminated

## What happens
zama-event-attack = { zama-word-seat } attacks { $to } from { $from }.
zama-event-reveal = { $cell } is turned over: { zama-word-owner }’s { $card }.
zama-event-duel = { $attacker } against { $defender }: { zama-duel }.
zama-event-fall = { $cards-count ->
    [one] { $cards } leaves the game.
   *[other] { $cards } leave the game.
}
zama-event-slide = { zama-word-seat } slides { $from } to { $to }.
zama-event-overlap = { zama-word-seat } overlaps { $to } with the king from { $from }.
zama-event-peek = { $card ->
    [hidden] { zama-word-seat } looks at { $cell }.
   *[other] { zama-word-seat } looks at { $cell }: { $card }.
}
zama-event-look = { $card ->
    [hidden] { zama-word-seat } has seen { $cell }.
   *[other] { $cell } is { $card }; it goes back face down.
}
zama-event-done = { zama-word-seat } stops here.
zama-event-lay = { $card ->
    [hidden] { zama-word-seat } lays a card on { $cell }.
   *[other] { zama-word-seat } lays { $card } on { $cell }.
}
zama-event-rest = { zama-word-seat } lays the rest of the pack as shuffled.
zama-event-march = { zama-word-seat } has no attack and marches: three slides.
zama-event-eliminated = { $reason ->
    [king] { zama-word-seat } is eliminated: the king is beaten.
    [overlap] { zama-word-seat } is eliminated: the king was overlapped.
    [wrong-overlap] { zama-word-seat } overlapped the wrong card and is eliminated.
    [resign] { zama-word-seat } resigns and is eliminated.
    [time] { zama-word-seat } has run out of time and is eliminated.
   *[abandon] { zama-word-seat } has left the game and is eliminated.
}
zama-event-leave = { $cards-count ->
    [one] { zama-word-owner }’s { $cards } leaves the board.
   *[other] { zama-word-owner }’s { $cards } leave the board.
}
zama-event-pass = { zama-word-seat } has no attack and passes.
zama-event-end = { $winners-count ->
    [0] Nobody wins: { zama-ending }.
    [one] { zama-word-winners } wins: { zama-ending }.
   *[other] { zama-word-winners } win: { zama-ending }.
}

## How it ended
zama-outcome-king = the kings have met and decided the game
zama-outcome-overlap = the overlapped card was the king being sought
zama-outcome-wrong-overlap = the other side overlapped the wrong card
zama-outcome-wrong-overlap-lost = your side overlapped the wrong card
zama-outcome-no-attack = no attack is possible any more
zama-outcome-dead-aim = nobody can win any more
zama-outcome-stall = no card has fallen for too long
zama-outcome-agreement = the players agreed on a draw
zama-agreed = It would be a draw.
zama-outcome-resign = the other side resigned
zama-outcome-time = the other side’s time ran out
zama-outcome-abandon = the other side left the game

## Why a move is not allowed
zama-why-over = The game is over: { zama-ending }.
zama-why-watcher = Only the players act; you are watching.
zama-why-chance = A card’s identity comes from the shuffle; nobody chooses it.
zama-why-not-due = That card is not the one being asked for.
zama-why-wait = Wait until the cards are turned.
zama-why-turn = It is not your turn.
zama-why-phase = { $phase ->
    [place] First the players lay out their cards.
    [attack] First declare an attack.
    [slide] Now cards are slid.
   *[peek] Now you may look at cards.
}
zama-why-must-attack = You must attack: nobody may pass.
zama-why-must-slide = You must slide while a slide is possible, three times in all.
zama-why-no-card = There is no card on { $from }.
zama-why-not-yours = The card on { $from } is not yours.
zama-why-attack-nothing = There is no card on { $to } to attack.
zama-why-attack-own = The card on { $to } is your own: you attack enemy cards only.
zama-why-attack-distant = { $to } is too far from { $from }: only the eight cells around a card can be attacked.
zama-why-slide-not-yours = At this table you slide only your own cards; the one on { $from } is not yours.
zama-why-slid = The card on { $from } has already been slid this turn.
zama-why-occupied = There is a card on { $to }: cards slide onto empty cells only.
zama-why-slide-distant = { $to } is not next to { $from }: a slide is one step.
zama-why-slide-diagonal = A card slides straight, as in the fifteen puzzle: not from { $from } to { $to }.
zama-why-overlap-off = At this table there is no overlapping.
zama-why-unseen-king = You have not seen the card on { $from }: only a { zama-word-spade-king } you know can overlap.
zama-why-not-king = The card on { $from } is not the { zama-word-spade-king }: no other card can overlap.
zama-why-hidden-king = At this table only a { zama-word-spade-king } that lies face up can overlap; the one on { $from } lies face down.
zama-why-march = No overlap on a march: it takes a won attack.
zama-why-overlap-nothing = There is no card on { $to } to overlap.
zama-why-overlap-own = The card on { $to } is your own: only an enemy card can be overlapped.
zama-why-overlap-distant = { $to } is not straight beside { $from }: an overlap is one step along a rank or file.
zama-why-peek-nothing = There is no card on { $cell } to look at.
zama-why-peek-open = The card on { $cell } lies face up already.
zama-why-peek-twice = You have just looked at { $cell }: choose another card.
zama-why-all-laid = All your cards are laid; others are still laying out theirs.
zama-why-lay-order = Cells are filled in reading order: { $due } comes next, not { $cell }.
zama-why-laid = Your { $card } is already laid.
zama-why-gone = You are eliminated: the others play on.
zama-why-attack-partner = The card on { $to } is your partner’s: you attack enemy cards only.
zama-why-overlap-partner = The card on { $to } is your partner’s: only an enemy card can be overlapped.
zama-why-overlap-neutral = The card on { $to } is neutral and cannot be overlapped.

## Beside a real board
zama-count-fallen = Fallen cards
zama-count-quiet = Turns without a fallen card
zama-count-quiet-fallen = A card has fallen
zama-count-quiet-goal = { $goal } turns without a fallen card: the game is drawn.
zama-count-kings = Fallen kings
zama-edit-owner = Whose card?
zama-edit-suit = Suit
zama-edit-suit-S = ♠ spades
zama-edit-suit-H = ♥ hearts
zama-edit-suit-D = ♦ diamonds
zama-edit-suit-C = ♣ clubs
zama-edit-rank = Card
zama-latin-suit-S = swords
zama-latin-suit-H = cups
zama-latin-suit-D = coins
zama-latin-suit-C = batons
zama-edit-rank-A = A
zama-edit-rank-2 = 2
zama-edit-rank-3 = 3
zama-edit-rank-4 = 4
zama-edit-rank-5 = 5
zama-edit-rank-6 = 6
zama-edit-rank-7 = 7
zama-edit-rank-8 = 8
zama-edit-rank-9 = 9
zama-edit-rank-T = 10
zama-edit-rank-J = J
zama-edit-rank-Q = Q
zama-edit-rank-K = K
zama-edit-cards = What lies there?
zama-edit-card = This card, seen by all
zama-edit-back = A card nobody has seen
zama-edit-fallen = This card has fallen
zama-edit-phase = What is to be done?
zama-edit-phase-attack = Attack
zama-edit-phase-slide = Slide after a win
zama-edit-phase-peek = Look after a special tie
zama-edit-slid = Slid in this turn
zama-edit-gone = Eliminated
zama-edit-gone-r = Red is out
zama-edit-gone-b = Blue is out
zama-edit-gone-g = Green is out
zama-edit-gone-y = Yellow is out
zama-edit-turn-r = Red
zama-edit-turn-b = Blue
zama-edit-turn-g = Green
zama-edit-turn-y = Yellow
zama-edit-unknown = Cards you do not name stay unknown. If you do not say which cards have fallen, low ones are assumed; a King of Spades or Hearts only if nothing else is left.
zama-try-attack = Attack: your card, then the enemy’s
zama-try-slide = Slide: the card, then the hole
zama-try-overlap = Overlap: your king, then the enemy card
zama-try-peek = Look at a card
zama-try-done = Stop here
zama-chance = { $one }: { $two }
zama-why-position-layout = While no card has fallen, every card lies where it was laid: on { $cell } lies one of { zama-word-seat }’s.
zama-why-position-cards = { zama-word-seat } has { $count } cards: a pack has { $most }.
zama-why-position-empty = There must be cards on the table.
zama-why-position-none-missing = All cards of { zama-word-seat } are on the table: take the fallen ones away first.
zama-why-position-card = There is no card “{ $card }”: write a rank ({ $ranks }) and a suit ({ $suits }), such as 7H.
zama-why-position-card-twice = { zama-word-seat } has { $card } twice: a pack has one.
zama-why-position-seen-unknown = { $cell }: a card that somebody has seen is known; write its name.
zama-why-position-laid-unknown = { $cell }: at this table players lay their cards out themselves; write the card’s name.
zama-why-position-laid-unseen = { $cell }: its owner laid it out and knows it; write { $expected } after the card.
zama-why-position-unseen = { $cell }: nobody has seen this card; write { $expected }, or after a colon who has.
zama-why-position-face-up = { $cell }: only a King of Spades stays face up.
zama-why-position-gone-king = { $cell }: { zama-word-seat } is eliminated, so { $card } belongs in out.
zama-why-position-gone-unlaid = { zama-word-seat } is eliminated: the cards that will not be laid belong in out.
zama-why-position-eliminated = { zama-word-seat } is eliminated and cannot be to move.
zama-why-position-alone = Only one side is left: the game is over, write phase=over.
zama-why-position-all-laid = All cards have been laid: nobody lays any more.
zama-why-position-gap = { $cell }: cards are laid in reading order, { $first } comes first.
zama-why-position-no-card = { $field }: there is no card on { $cell }.
zama-why-position-not-looked = seen: { zama-word-seat } has not looked at { $cell }; write :{ $seat } after the card there.
zama-why-position-met = met: “{ $given }” cannot be; only two kings meet in a special tie, or a king and an ace.
zama-why-position-result = The field result belongs to phase=over, and to nothing else; here phase is { $phase }.
zama-why-position-result-aim = result={ $given }: somebody can still win; the kings to be hunted are not all in out.
zama-why-position-result-attack = result={ $given }: there is still an attack on the board.
zama-why-position-pending-known = pending: the card on { $cell } must be unknown (??), for it is still to be turned up.
zama-why-position-pending-target = pending: only a card of the side to move attacks, and only an enemy beside it.
zama-why-position-pending-overlap = pending: only a King of Spades lying face up overlaps, while cards are slid; not { $cell }.
zama-why-position-pending-shown = pending: the attacking card on { $cell } must have been shown to everybody.
zama-king-S = King of Spades
zama-king-H = King of Hearts
zama-king-D = King of Diamonds
zama-king-C = King of Clubs

## Prompts
zama-prompt-attack = Your attack: choose one of your cards
zama-prompt-attack-target = Choose a card to attack from { $from }
zama-prompt-slide = Slide { $n } of { $of }: choose a card beside a hole
zama-prompt-slide-target = Slide { $n } of { $of }: where does the card on { $from } go?
zama-prompt-march = No attack is possible. March, slide { $n } of { $of }
zama-prompt-overlap = Overlap { $to } with the { zama-word-spade-king }? The { zama-word-heart-king } wins, any other card loses.
zama-prompt-overlap-yes = Overlap
zama-prompt-overlap-no = Not now
zama-prompt-peek = Look { $n } of { $of }: choose a face-down card
zama-prompt-done-slides = No more slides
zama-prompt-done-peeks = No more looks
zama-prompt-lay = Choose a card for { $cell }
zama-prompt-rest = Lay the rest as shuffled
zama-prompt-wait = { $phase ->
    [place] Waiting for { zama-word-seat } to lay out the cards
    [attack] Waiting for { zama-word-seat } to attack
    [slide] { zama-word-seat } is sliding cards
   *[peek] { zama-word-seat } may look at cards
}

## The cells, for screen readers
zama-cell-empty = { $cell }, empty
zama-cell-back = { $cell }, { $owner ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} card, face down
zama-cell-seen = { $cell }, { $owner ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} card, face down, you have seen it: { $card }
zama-cell-face-up = { $cell }, { $owner ->
    [r] red
    [b] blue
    [g] green
   *[y] yellow
} card, face up: { $card }
zama-cell-other-saw = others have looked at it
zama-cell-selected = chosen
zama-cell-can-attack = can attack
zama-cell-target = can be attacked
zama-cell-can-slide = can slide
zama-cell-hole = a card can slide here
zama-cell-slid = slid this turn
zama-cell-foreseen = { $what ->
    [wins] you know that it wins
    [loses] you know that this attack loses
    [ties] you know that this is a tie
    [fell] a card fell here
   *[endangered] in danger: beside a card that beats it
}
zama-cell-can-overlap = can be overlapped
zama-cell-can-peek = can be looked at
zama-cell-neutral = neutral

## Beside the board
zama-left = { $count ->
    [one] { zama-word-seat }: { $count } card
   *[other] { zama-word-seat }: { $count } cards
}
zama-side-gone = eliminated
zama-side-team = { $seat ->
    [r] with Green
    [g] with Red
    [b] with Yellow
   *[y] with Blue
}
zama-fallen = Fallen cards
zama-fallen-none = none yet
zama-fallen-rank = { $rank }: { $count } of 4
zama-kings-gone = Kings gone: { $cards }
zama-kings-all = All kings are still in the game
zama-quiet = Turns without a fallen card: { $n } of { $limit }
zama-quiet-free = Turns without a fallen card: { $n }

## Table options
zama-option-layout = Lay-out
zama-option-layout-chequer = chequered
zama-option-layout-rank_stripes = in rows, Red on the first
zama-option-players = Players
zama-option-players-2 = two
zama-option-players-4 = four
zama-option-placement = The cards are laid
zama-option-placement-blind = as shuffled, unseen by anybody
zama-option-placement-stratego = by each player, who knows their own cards
zama-option-special_kings = The King of Spades against other kings
zama-option-special_kings-header = ties, nothing is removed
zama-option-special_kings-list = beats clubs, loses to diamonds and, attacking, to spades
zama-option-special_repeat = The same two cards tie again
zama-option-special_repeat-allowed = two looks every time
zama-option-special_repeat-no_second_peek = no looks after the first time
zama-option-ace_vs_KH_KS = Ace against the Kings of Hearts and Spades
zama-option-ace_vs_KH_KS-king_wins = the king wins
zama-option-ace_vs_KH_KS-special_tie = a special tie
zama-option-KH_attacks_KS = The King of Hearts attacks the King of Spades
zama-option-KH_attacks_KS-spade_owner_wins = the owner of the King of Spades wins
zama-option-KH_attacks_KS-special_tie = a special tie
zama-option-KH_attacks_KS-attacker_wins = the attacker wins
zama-option-KH_tie = The King of Hearts ties with a king
zama-option-KH_tie-both_removed = both are removed
zama-option-KH_tie-special_tie = a special tie
zama-option-KH_tie-owner_loses = its owner loses the game
zama-option-slide_cards = Cards that may slide
zama-option-slide_cards-any = any player’s
zama-option-slide_cards-own_only = only your own
zama-option-slide_dirs = Directions of a slide
zama-option-slide_dirs-orthogonal = straight
zama-option-slide_dirs-eight = also diagonal
zama-option-slide_count = Slides after a won attack
zama-option-slide_count-exactly_3_if_possible = three, if possible
zama-option-slide_count-up_to_3 = up to three
zama-option-overlap = Overlapping with the King of Spades
zama-option-overlap-known_KS = as soon as its owner has seen it
zama-option-overlap-face_up_only = only when it lies face up
zama-option-overlap-off = never
zama-option-no_attack = When no attack is possible
zama-option-no_attack-draw = the game is drawn
zama-option-no_attack-march = the player marches: three slides
zama-option-stall_plies = Turns without a fallen card that draw the game
zama-option-stall_plies-20 = 20
zama-option-stall_plies-40 = 40
zama-option-stall_plies-off = no limit but 1,000 turns in all
zama-option-memory_aid = Memory aid
zama-option-memory_aid-own = cards you have seen stay marked
zama-option-memory_aid-none = none, remember them yourself
zama-option-deck = Pack
zama-option-deck-52 = French, 52 cards
zama-option-deck-40 = Italian, 40 cards with Neapolitan faces
zama-option-deck-piacentine = Italian, 40 cards with Piacentine faces
zama-option-deck-48 = Spanish, 48 cards
zama-option-deck-32 = French, 32 cards from the seven up
zama-option-four_player = With four players
zama-option-four_player-first_blood = the first King of Hearts decides
zama-option-four_player-melee = all against all
zama-option-four_player-teams = Red and Green against Blue and Yellow

## Signs in texts, for those who hear them
zama-sign-spades = spades
zama-sign-hearts = hearts
zama-sign-diamonds = diamonds
zama-sign-clubs = clubs
zama-sign-swords = swords
zama-sign-cups = cups
zama-sign-coins = coins
zama-sign-batons = batons
zama-sign-piacentine-swords = swords
zama-sign-piacentine-cups = cups
zama-sign-piacentine-coins = coins
zama-sign-piacentine-batons = batons
zama-sign-king-of-spades = King of Spades
zama-sign-king-of-hearts = King of Hearts
zama-sign-king-of-diamonds = King of Diamonds
zama-sign-king-of-clubs = King of Clubs
zama-sign-king-of-swords = King of Swords
zama-sign-king-of-cups = King of Cups
zama-sign-king-of-coins = King of Coins
zama-sign-king-of-batons = King of Batons
zama-sign-ace = ace
zama-sign-queen = queen
zama-sign-two = two
zama-sign-hole = empty cell
zama-sign-red-back = red card
zama-sign-blue-back = blue card
zama-sign-green-back = green card
zama-sign-yellow-back = yellow card

## What puzzles are about
zama-theme-attack = An attack
zama-theme-reveal = An attack
zama-theme-duel = An attack
zama-theme-fall = A sure blow
zama-theme-slide = A slide
zama-theme-overlap = An overlap
zama-theme-peek = Where to look
zama-theme-look = Where to look
zama-theme-done = When to stop
