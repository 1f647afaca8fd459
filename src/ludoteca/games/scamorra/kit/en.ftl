# The words on the print kit of La Scamorra.

aim = Rock, paper, scissors on a small board, moved by chess cards. A game for two by Ivan Preziosi. Capture as often as you can, or leave the other side without a piece.
begin = How a game begins
begin-1 = Each side shuffles its own deck of { $deck } cards and puts one aside, unseen: the *coppella*. It is not used.
begin-2 = Each side draws { $hand } cards. A lot, or a hand of rock, paper, scissors, gives one side the *initiative*.
begin-3 = Having looked at its cards, that side chooses: to *move first*, or to *place first*. Whoever places second moves first.
begin-4 = By turns each side puts one piece on an empty square of its *home*, the row nearest to it, until all six stand.
begin-5 = Whoever placed second begins.
turn = A turn
turn-1 = Play *one* card, face up, and move one of your pieces with it. Any piece may use any card.
turn-2 = A card that can do something must do it; only a Pawn that could do no more than bring a piece back may be discarded instead. A card that can do nothing is discarded, and nothing moves; you may choose to play such a card.
turn-3 = Draw a new card, as long as any are left.
capture = Capturing
capture-1 = Rock takes Scissors, Scissors take Paper, Paper takes Rock. Every capture is *one point*. With the *King card* any piece takes any other.
capture-2 = A piece you cannot take is in the way. Captured pieces stand beside the board; a *Pawn card* can bring one of them back on an empty square of its home.
cards = The cards
cards-free = Only the Knight leaps over pieces. Nobody has to capture.
end = The end
end-knockout = *Knock-out:* whoever captures the last enemy piece on the board wins at once.
end-points = Otherwise, after { $turns } turns each, the side with more points wins; equal points are a draw.
fifteen = *Fifteen:* several games, the points add up, and a knock-out adds { $bonus }. The first with { $target } points wins.
making-pieces = Glue the six pieces onto thick card, or stand them in clips.
scores = Fifteen: score sheet
scores-how = One line for each game: its points, and the total so far. A knock-out adds { $bonus } points to those of the captures; { $target } points win.
points = Points
home = Home:
