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
play-why-judge = The judge has been called: nothing is played until there is a ruling.
play-why-ruled = The judge has ended the match.
play-why-no-call = The judge cannot be called now.
play-why-ruling-unreadable = A ruling needs a verdict and a reason on one line.
play-why-ruling-seconds = Only the ruling “time” has seconds, and it needs them.
play-why-ruling-late = The match is over.
play-why-ruling-no-flag = Nobody has called the judge.
play-why-ruling-no-more = The game can go on no further: its moves are used up.
play-why-ruling-none = There is no ruling to take back.
play-why-ruling-gone-on = The game has gone on since the ruling.
play-why-ruling-no-game = There is no game of a match to rule on.
play-why-paused = The event is paused: nothing is played until it goes on.
play-why-no-pause = The match cannot be paused or resumed now.
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
play-event-call-off = The game is called off.
play-event-call-judge = { $seat } calls the judge.
play-event-ruling = { $verdict ->
        [win] { $stake ->
            [game] The judge rules: { $seat } wins the game.
           *[match] The judge rules: { $seat } wins.
        }
        [forfeit] { $stake ->
            [game] The judge rules: { $seat } loses the game.
           *[match] The judge rules: { $seat } loses the match.
        }
        [null] { $stake ->
            [game] The judge rules: the game is null and begins anew.
           *[match] The judge rules: the game is null.
        }
        [play-on] The judge rules: play on.
        [stands] The judge rules: the result of the rules stands.
        [time] The judge rules: { $seconds } s more for { $seat }.
        [warning] The judge rules: a warning for { $seat }.
       *[reverse] The judge rules: the last ruling is taken back.
    } { $why }
play-event-pause = The event is paused: the clocks stand.
play-event-resume = The event goes on.
play-outcome-ruling = by the judge’s ruling
play-outcome-ruling-null = the judge has called it null
play-outcome-ruling-forfeit = forfeited, the judge has ruled
play-event-between = { $seat ->
    [chance] By lot: { $act } { $who }
   *[other] { $seat }: { $act } { $who }
}
play-event-game = Game { $number } begins.
play-event-series-end = The match is over.

## Options and records
play-why-option-unknown = This game has no option “{ $option }”. It has: { $expected }
play-why-option-value = The option { $option } cannot be “{ $value }”. Possible: { $expected }
play-why-unknown-game = There is no game “{ $game }” here. There are: { $expected }
play-why-rules-version = Version “{ $version }” of the rules is not known here. Known: { $expected }
play-why-no-such-seat = There is no seat “{ $seat }”. Expected: { $expected }
play-why-record-big = The record is too long.
play-why-record-foreign = This is not a record: the first line of a record is “Ludoteca: 1”.
play-why-record-truncated = Line { $line }: the record is cut off here.
play-why-record-line-long = Line { $line } is longer than { $limit } bytes.
play-why-record-encoding = Line { $line } has characters that are not text.
play-why-record-game = Line { $line }: there is no game “{ $game }” here.
play-why-record-rules = Line { $line }: version “{ $value }” of the rules is not known here.
play-why-record-options = Line { $line }: the game cannot be played with these options.
play-why-record-seat = Line { $line }: this game has no seat “{ $seat }”.
play-why-record-seats = Line { $line }: the headers should name the seats in this order: { $expected }.
play-why-record-value = Line { $line }: the header { $header } cannot be read.
play-why-record-missing = Line { $line }: the header { $header } is missing.
play-why-record-no-chance = Line { $line }: a game without chance has no header { $header }.
play-why-record-commitment = Line { $line }: the secret does not match its commitment.
play-why-record-promise = Line { $line }: seat { $seat } has opened another nonce than it promised.
play-why-record-header = Line { $line }: this is not a header of a record.
play-why-record-twice = Line { $line }: “{ $header }” is there twice.
play-why-record-order = Line { $line }: the header { $header } comes before { $before }.
play-why-record-version = Line { $line }: records of version “{ $value }” cannot be read here.
play-why-record-hex = Line { $line }: “{ $value }” is not the number expected here.
play-why-record-illegal = Line { $line }: the rules do not allow { $move }.
play-why-record-entry = Line { $line }: { $move } cannot be played here.
play-why-record-not-over = Line { $line }: the record says the match is over, but its moves do not end it.
play-why-record-result = Line { $line }: the moves give another result: { $value }.
play-why-record-shape = Line { $line }: a line has number, seat, move and time, such as “{ $example }”.
play-why-record-ply = Line { $line }: the number { $expected } should stand here.
play-why-record-time = Line { $line }: “{ $value }” is not a time such as 12.345.

## Positions and moves written by hand
play-why-position-shape = A position is written { $shape }. This one has { $count ->
    [one] one part.
   *[other] { $count } parts.
}
play-why-position-fields = Expected these fields in this order: { $expected }
play-why-position-unknown-field = “{ $field }” is no field here. Expected: { $expected }
play-why-position-field-twice = The field { $field } is there twice.
play-why-position-missing = Missing: { $field }.
play-why-position-value = { $field }: “{ $given }” cannot be here. Expected: { $expected }
play-why-position-number = { $field }: “{ $given }” cannot be here. Expected a number from { $low } to { $high }.
play-why-position-twice = { $field }: “{ $given }” is there twice.
play-why-position-most = { $field }: { $count } is too many; at most { $most }.
play-why-position-must = With { $beside }, { $field } must be { $expected }.
play-why-position-without = With { $beside } there is no { $field }.
play-why-position-only = { $field } is possible only with { $needs }.
play-why-position-ranks = The board has { $count ->
    [one] one rank
   *[other] { $count } ranks
}; expected { $expected }.
play-why-position-width = Rank { $rank } has { $count ->
    [one] one square
   *[other] { $count } squares
}; expected { $expected }.
play-why-position-letter = Rank { $rank }: “{ $letter }” means nothing here. Expected: { $expected }
play-why-position-square = There is no square “{ $square }” on this board: they run from a1 to { $last }.
play-why-position-tool = There is no “{ $tool }” to enter here.
play-why-position-series = Write the match, then “ | ”, then the position of the game.
play-why-position-series-now = With this game on the table the match reads { $expected }, not { $given }.
play-why-position-series-start = Before the first game the board is { $expected }
play-why-move-such = “{ $move }” cannot be read as a move. Moves are written like this: { $such }
play-why-move-seat = “{ $move }”: expected a seat ({ $expected }), a space and a move.
play-why-move-chance = “{ $move }” cannot happen by chance now.

# Where a refusal that is in no paragraph of a game’s rules comes from.
play-rule-notation = notation
play-rule-records = records
play-rule-agreement = agreement
play-rule-take-back = take-back
play-rule-clock = clock
