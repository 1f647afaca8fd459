# The lessons of Scorso in English.

place = Place and lock
place-task = You have rolled a :shot:. Place it: in Right it threatens the neighbour on your right, in Left the one on your left. With two players both are B.
place-wrong = You may, but a :shot: is always useful, alone or in company. Place it first.
place-task-2 = Your :shot: is locked: it stays there until the round ends. Now roll the other five dice, all at once.
place-wrong-2 = Roll all five: every free die that lies still is lost time.
place-done = That is half of the game: roll, place what you like, roll the rest again, as often as you want. Dice you do not like may be rolled for ever.

defence = A shot and a defence
defence-task = B has aimed a :shot: at your Left. You hold one last die, a :defence:. Where does it save you a bullet?
defence-no-shot-there = No shot comes from that side. A :defence: works only in its own lane, against a :shot: lying opposite.
defence-rolled-away = You roll away just what you need: the :shot: opposite your Left would cost you a bullet.
defence-wrong = See which of your two locations the :shot: is aimed at.
defence-task-2 = All six dice are placed, and all of them count: :shot: and :defence: count alone. Knock!
defence-wrong-2 = Nothing can get better: every die is placed. Knock before B does.
defence-done = One :defence: has stopped one :shot:, and both are gone. B’s three defences stopped your three shots in just the same way. Nobody has lost a bullet.

fists = Fists come in pairs
fists-task = A lone :fist: does not count and burns. One lies in your Right, one you hold. Make them a pair.
fists-two-lone-fists = One here and one there: that is no pair, and both burn. A pair lies in one location.
fists-rolled-away = The :fist: you hold is just the one you need.
fists-wrong = Put the second :fist: beside the first.
fists-task-2 = :fist: :fist: is a combination. All six dice are placed and all of them count: knock!
fists-wrong-2 = Everything is placed and counts. Knock.
fists-task-3 = Nothing stops your fists: B has no colour in this lane. Take any one of B’s bullets. You choose, not B.
fists-wrong-3 = Take one of B’s bullets.
fists-done = B has lost the bullet of your choice and got a :fist-token: as well. Whoever has one can be challenged to a duel. Only a colour of three or more stops fists.

colour = Three of a colour
colour-task = Two :green: do nothing, three are a volley. Place the third one.
colour-split = Two here and one there: no group has three, and all of them burn.
colour-rolled-away = The third :green: is in your hand. Place it.
colour-wrong = All three must lie in the same location.
colour-task-2 = :green: :green: :green: is complete, all dice are placed. Knock!
colour-wrong-2 = Everything is placed and counts. Knock.
colour-done = B has lost two green bullets, and your colour has stopped B’s :fist: :fist: too. Four of a colour cost three bullets, five cost four, six cost five. From four on, bullets of other colours make up what is missing.

knock = Knock in time
knock-task = All your dice are placed and every one belongs to a combination. B still has two dice in hand, and two :green: that want a third. What now?
knock-too-slow = If you wait, B rolls on. One more :green:, and you lose two bullets. Knock now.
knock-wrong = Knock now.
knock-done = Your knock stopped everybody. B’s free dice burned, and so did the two :green:, for two are no combination. Your shots and fists found an open door.

wrong-knock = A knock you would regret
wrong-knock-task = All your dice are placed. But look at Left: :fist: :fist: :fist: are a pair and one too many. Knock or wait?
wrong-knock-all-burn = Whoever knocks with a die that fits nothing loses all six dice, the good ones too. Wait: then only the odd :fist: burns.
wrong-knock-wrong = Do not knock.
wrong-knock-done = B has knocked. Of your dice only the odd :fist: burned; the pair and the three :green: struck. Had you knocked, all six would have burned.

burn = What burns
burn-task = B has knocked, and your :fist: was still free: it burns. In Left lie :green: :green: :green: :yellow: :blue:. You keep either the colour :green: :green: :green: or the paralysis :green: :yellow: :blue:. B attacks this side with :fist: :fist:. What do you keep?
burn-no-colour = A paralysis does not stop fists. You would lose a bullet and get a :fist-token:.
burn-wrong = Keep what stops fists.
burn-done = Your colour stopped the fists and took two green bullets. Of dice that do not all fit, as many are kept as possible; where there are several ways, you choose.

paralysis = Paralysis, the joker
paralysis-task = B aims :green: :green: :green: at your Left. A paralysis, one die of each colour, can call off a whole colour. Complete yours.
paralysis-alone = A single :blue: there is nothing, and :green: :yellow: are nothing either: all three would burn.
paralysis-rolled-away = The :blue: is just what you need. Place it.
paralysis-wrong = All three colours must lie in the same location.
paralysis-task-2 = :green: :yellow: :blue: is complete. Knock!
paralysis-wrong-2 = Everything is placed and counts. Knock.
paralysis-task-3 = A paralysis does one thing, and you say which. Here it should save you two green bullets.
paralysis-one-hand = B would have to play the next round with one hand: a nuisance, but now the three :green: cost you two bullets.
paralysis-swapped = You would change places with B, and the three :green: would cost you two bullets.
paralysis-wrong-3 = Then the three :green: cost you two bullets.
paralysis-done = The whole colour was called off. Without a colour to fear, a paralysis ties an opponent’s hand for a round, lets you change seats, or in the full game lifts your :bow-tie:.

lanes = Which conflict first?
lanes-task = You ended the round, so you say which of your two lanes comes first. In Left B’s :green: :green: :green: wait for you, and take only green bullets: you have one. In Right there is a :shot:, which costs a bullet of your choice. Which lane first?
lanes-green-first = Then the colour takes your green bullet, and after that the shot takes another one: two in all. It can be done for one.
lanes-wrong = Think about which bullet you would give the shot.
lanes-task-2 = The :shot: costs you a bullet, and you choose which. Three of a colour never take another colour.
lanes-wrong-2 = Then the three :green: still find your green bullet. Give that one away yourself.
lanes-done = The three :green: found no green bullet, and a colour of three takes nothing else. One bullet lost instead of two.

duel = The duel
duel-task = B has two :fist-token: and may be challenged. A duel is a race for fists: you need them on six dice, B on eight, one more for each token. You may stake two bullets, one for each living player. Challenge B for as much as you can.
duel-only-one = The odds are on your side. Be bold: two.
duel-no-duel = Six dice against eight: it will not get better than that. Challenge B.
duel-wrong = Challenge B for two bullets.
duel-task-2 = Both have staked and rolled. Leave your fists lying and roll the two dice that show none.
duel-too-early = Two of your dice show no :fist:. A wrong knock loses the duel at once.
duel-wrong-2 = Roll the two dice without a :fist:, and only those.
duel-task-3 = :fist: :fist: :fist: :fist: :fist: :fist: – you have won only when you have knocked!
duel-wrong-3 = Knock!
duel-done = All four bullets are yours. The tokens went back to the pile before the duel. You know what you need: play a first game.
