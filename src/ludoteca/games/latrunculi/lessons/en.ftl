# The words of the lessons: lessons.toml has their positions and moves.

slide = A man slides
slide-task = You play White. A man slides along its row or column like a rook in chess, as far as you like. Bring the man on d1 right up to the black man on d7.
slide-done = Right: on d6 it stands in front of d7. It can neither jump over a man nor land on one.
slide-wrong = That move is allowed, but take the man on d1 and bring it to d6.
slide-short = The right man, but it can go further: up to d6.

enclose = Enclose a man
enclose-task = The black man on d4 already has White’s c4 on one side. Put a man on its other side and it is taken.
enclose-done = Taken: d4 stood between c4 and e4. A captured man does not come back.
enclose-wrong = Nothing was taken. Which square lies opposite c4, on the other side of d4?
enclose-beside = The right column, but d4 must stand exactly between two of your men, in one row: stop on e4.

line = A whole line
line-task = A line of enemies without a gap can be taken as a whole. Take three men with one move.
line-done = All three at once: they stood between a4 and e4.
line-wrong = The line b4, c4, d4 is closed by a4 on the left. Close its other end.
line-opened = Now the left end is open. The man on a4 should stay and hold the line while another one closes it.

diagonal = Diagonals count
diagonal-task = Men never move on diagonals, but they take on them. Take the man on d4.
diagonal-done = c3, d4, e5: taken on the diagonal.
diagonal-wrong = Your man on c3 touches d4 from below left. Which square lies opposite, above right?
diagonal-row = Beside d4, but c4 is empty, so the row is not closed. Look at the diagonal from c3.

corner = The corner
corner-task = Nobody can get behind a man in a corner. There, two men are enough: one on each square beside it. Take the man on a1.
corner-done = With men on a2 and b1 the corner is closed, and a1 falls. The diagonal square b2 is not needed.
corner-wrong = b1 is yours already. Occupy the other square beside the corner: a2.

safe = Do not stop between two
safe-task = A man may not stop between two enemies, not even to take one. So d1 to d4 is forbidden. Find a safe square from which the man on d5 falls all the same.
safe-done = From e5 it is safe: d5 stood between c5 and e5. Passing between two enemies would be fine; only stopping there is forbidden.
safe-wrong = Nothing was taken. Your man on c5 touches d5 from the left: who can come to the other side?

several = Several at once
several-task = One move can take in several directions at once. Take four men with a single move.
several-done = One man in the row, one in the column and one on each diagonal: more than four directions at once are not possible.
several-wrong = Look for the square that touches all four black men in the middle.
several-one = That takes one man. There is a square that takes four.

block = Shut them in
block-task = Two men in a corner can never be taken. But a side that cannot move has lost. Win with one move.
block-done = Nothing was taken, but neither black man can move: you have won.
block-wrong = Black can still move. Which free square is left to the men on a1 and b1?

last = Down to the last man
last-task = You win as soon as your opponent has only one man left. Begin with the man that can be enclosed now.
last-done = One black man is left: you have won.
last-wrong = Nothing was taken. a4 already stands on one side of b4.
last-task-2 = Black has come close to your man on f6. Take the second man and win.
last-wrong-2 = Nothing was taken. Who can come to the other side of g6?

stall = When nothing happens
stall-task = Fifty-nine moves have passed without a capture. After the sixtieth the game stalls and nobody wins it, however many men each side has. Take a man now.
stall-done = In time: after a capture the count begins anew. A position that comes back for the third time stalls the game too.
stall-wrong = That was the sixtieth quiet move: the game is null, and nobody has won. One man could be taken on a diagonal.
