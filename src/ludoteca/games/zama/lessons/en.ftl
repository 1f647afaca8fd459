# What the lessons of Zama say.

attack = Attack a neighbour
attack-task = All cards lie face down, and you need not know them. Attack the blue card on d5 with your red card on d4.
attack-wrong = That would be an attack too, but let us see what lies on d4 and d5.
attack-done = Both cards are turned: your ten beats the eight. The blue card leaves the game, and yours lies face down again: the table goes on showing you what you have seen. A target may be any of the eight cells around your card; straight beside it there are always enemies at the start.

higher = The higher card wins
higher-task = You have seen these cards. Attack the one that your nine beats.
higher-wrong = Your nine beats only a lower card.
higher-ten = The ten is higher: your nine would leave the game.
higher-queen = The queen is higher: your nine would leave the game.
higher-done = Nine beats eight, whatever the suits. Whoever attacks and loses removes their own card, and the turn is over.

ace = The ace and the kings
ace-task = The ace :ace: is the lowest card, yet it brings down two of the four kings: :king-of-clubs: and :king-of-diamonds:. Attack the right card with your ace.
ace-wrong = The ace beats only the Kings of Clubs and Diamonds.
ace-heart = The King of Hearts :king-of-hearts: is not afraid of aces, nor is the King of Spades :king-of-spades:. Your ace would fall.
ace-seven = Any other card is higher than the ace: it would fall to the seven.
ace-done = The ace beats the King of Clubs, attacking or attacked.

tie = Equal cards, and two looks
tie-task = Attack the nine with your nine.
tie-wrong = Attack the card of the same value.
tie-jack = The jack is higher: your nine would leave the game.
tie-task-2 = A tie: both cards are gone. Now you may look at two face-down cards, anybody’s. Look at c4.
tie-wrong-2 = You may look there too. But this time look at c4.
tie-done = The blue King of Hearts :king-of-hearts:! Only you know that now; Blue saw only where you looked. One more look is left, or you may do without.

slides = Three slides
slides-task = Your nine on d4 has won, and d5 is empty :hole:. Now three cards slide, each one step straight onto an empty cell. Slide your nine to d5.
slides-wrong = That card could slide as well. But let your nine advance from d4 to d5.
slides-task-2 = Now d4 is empty, and only blue cards lie straight beside it. You may slide cards of either player: slide one of them to d4.
slides-wrong-2 = Slide one of the blue cards beside d4 onto it.
slides-task-3 = Each card slides only once a turn. Choose a third card.
slides-done = Three slides, three different cards, like the fifteen puzzle. You must make all three if you can. Then it is Blue’s turn.

drag = Drag a hunter away
drag-task = You have won an attack and may slide. The blue King of Spades :king-of-spades: lies face up, right beside your King of Hearts :king-of-hearts: on d4. Slide it so far away that it cannot attack your king.
drag-wrong = The blue King of Spades would still lie beside your King of Hearts. Corners count too.
drag-done = Two steps away, it cannot attack your king next turn. In the same way you can drag the enemy’s King of Hearts closer to your own King of Spades.

special = The King of Spades and the other kings
special-task = Your King of Spades :king-of-spades: ties with :king-of-diamonds:, :king-of-clubs: and the other :king-of-spades:, but nothing leaves the game, and you may look at two cards. Attack so that nothing falls.
special-wrong = Something would fall there.
special-ace = The King of Spades beats the ace: the ace would leave the game.
special-queen = The King of Spades beats the queen: she would leave the game.
special-done = A special tie: both kings stay, and you get two looks. A King of Spades that was turned stays face up for the rest of the game.

danger = Keep the King of Hearts away
danger-task = Your King of Hearts :king-of-hearts: lies beside the blue King of Spades :king-of-spades:. You must attack with something: choose an attack that does not lose the game.
danger-wrong = Attack with your queen.
danger-run = When these two meet, the owner of the King of Spades wins, whoever attacked. You would lose at once.
danger-done = The queen wins, and with your slides you can bring your King of Hearts to safety.

find = Find the King of Hearts
find-task = Your King of Spades :king-of-spades: is on d4, and you know where the blue King of Hearts :king-of-hearts: lies. Win the game.
find-wrong = You would win that fight, but not the game. The King of Hearts lies on e5: corners count.
find-done = The King of Spades has found the King of Hearts: that is the whole aim of the game.

overlap = The overlap
overlap-task = You have won an attack and may slide. Instead of a slide, your King of Spades :king-of-spades: may be laid upon a blue card straight beside it. If that is the King of Hearts, you win; if not, you lose. You have seen which card lies on d5: overlap it.
overlap-wrong = That is an ordinary slide. You can win now: lay your King of Spades upon d5.
overlap-guess = You do not know that card. If it is not the King of Hearts, you lose at once.
overlap-done = You have won. Overlap only when you are sure.
