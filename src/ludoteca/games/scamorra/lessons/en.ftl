# The lessons of La Scamorra in English.

move = A card moves a piece
move-task = You are South, with the round pieces. Choose the :bishop: in your hand, then a piece, then a square: the Bishop goes one to three squares diagonally.
move-wrong = That was another card. Try the :bishop: first.
move-task-2 = After your move you have drawn a :knight: and hold three cards again; the :bishop: lies open beside the board. North has played a :pawn: and drawn too, unseen by you. Play any card.
move-done = Any piece may use any card, and after each move you draw the next one. Your deck gives you twelve; when it is empty, you play the cards you still hold.

beats = Who takes whom
beats-task = :south-rock: takes :north-scissors:, :south-scissors: take :north-paper:, :south-paper: takes :north-rock:. Take one of North’s pieces.
beats-wrong = Nothing was taken. Your Rock reaches Scissors on d4, your Paper reaches Rock on b2.
beats-done = One point. The taken piece now waits beside the board.

knight = The Knight jumps
knight-task = Scissors on d4 would be a fine catch for your :south-rock:, but your own Scissors stand in front of it. The :knight: goes two squares straight and one aside, over everything.
knight-wrong = Choose the :knight: and the Rock on c2: two squares up, one to the right.
knight-done = Only the Knight jumps. All other cards stop at the first piece in their way.

king = The King takes everything
king-task = Scissors never take Scissors, and Paper never takes Scissors, unless you play the :king:. Take the Scissors on d2.
king-any-card = That is a point, but Scissors take Paper with any card that gets there. You have only one King: take what only the King can take.
king-wrong = The :king: goes just one square, but takes whatever stands there. Look at d2.
king-done = You have one King in the whole game. So does North.

danger = Mind the other King
danger-task = North has not played its :king: yet. Your Scissors on c2 stand right beside North’s Scissors: the King could take them. Bring them to a square where nothing can take them.
danger-still-near = That square is still next to North’s Scissors: the King reaches it.
danger-rock = Away from the King, but North’s Rock comes down the a-file with a :rook: and takes Scissors.
danger-wrong = It is the Scissors on c2 that are in danger. Move them away.
danger-done = The King reaches one square. Once it lies among the played cards, you can breathe again.

pawn = The Pawn and the way back
pawn-task = The :pawn: steps straight ahead, but captures diagonally ahead. Take Scissors on d4 with it.
pawn-straight = That is the step. The capture goes diagonally, to d4.
pawn-with-king = The King could do it too, but keep it: a :pawn: is enough.
pawn-wrong = Choose a :pawn:, then Rock on c3, then d4.
pawn-task-2 = North’s Paper has taken your Rock, also with a Pawn. Your other :pawn: can bring Rock back: choose it beside the board, then an empty square of your home, the lowest row.
pawn-wrong-2 = You may, but Rock is still missing. Choose the :pawn:, then Rock beside the board.
pawn-done = Coming back is the whole move. It is never a duty, and a piece may come back as often as you have Pawns.

dead = A card without a move
dead-task = Paper and Scissors have reached the last row, and Rock has a piece in front of it: nobody can use your :pawn:. Such a card is dead. You would like to wait: discard it.
dead-wrong = That used up your turn for a move. Choose the :pawn: and discard it: then nothing has to move.
dead-done = Only a dead card may be discarded. It costs your turn, and sometimes that is just what you want.

knockout = Knock-out
knockout-task = You are behind by 2 points to 5, but North has one piece left on the board. Take it, and you win at once.
knockout-wrong = Which card brings Rock from a1 to b3? Think of an L.
knockout-done = Knock-out! The points do not matter any more, and North’s Pawns come too late.

fifteen = Ten points in a match
fifteen-task = In a match to fifteen the points of several games add up, and a knock-out gives 10 more. You have one piece left, and North’s Paper stands beside it. Make sure that North cannot knock you out with the next move.
fifteen-greedy = A point for you, but Paper jumps to e3 with a :knight: and takes your last piece: eleven points for North.
fifteen-nothing = Nothing has changed: your last piece stands there alone.
fifteen-wrong = While your piece is alone on the board, one capture is a knock-out. A second piece prevents it: use the :pawn:.
fifteen-done = With two pieces on the board one capture costs one point, not eleven. And giving the game up would not help: it gives North the same 10 points.

second = Placing second
second-task = North places first and has put Rock on c5. You see it and may answer. Put the piece that takes Rock opposite it, on c1.
second-prey = Scissors opposite Rock: that is where Rock wants them.
second-wrong = Paper takes Rock: put Paper on c1.
second-task-2 = North has put Scissors on d5. Your answer?
second-wrong-2 = Rock takes Scissors: put Rock on d1.
second-task-3 = And Paper on b5. Your last piece goes opposite.
second-wrong-3 = Scissors take Paper: put Scissors on b1.
second-done = Each of your pieces faces what it takes. The price: whoever places second must make the first move.
