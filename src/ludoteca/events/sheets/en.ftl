# What stands on the printed sheets of an event.

round = Round { $round }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
 }
table = Table
players = Players in seat order
bye = bye
find = Your table by your name
scan = Scan to enter the result of this table
before = Entries
during = Standings during round { $round }
after = Standings after round { $round }
place = Place
name = Name
score = Score
games = Games
points = Points
result-short = Score
signature = Signature
remarks = Remarks
judge = Judge
how-two = A win is 1, a draw ½, a loss 0. Both sign.
how-many = Write the place of each: 1 is the best, whoever shares a place has the same number. All sign.
ties = Equal scores are decided, in this order, by
break-buchholz = Buchholz
break-sonneborn-berger = Sonneborn-Berger
break-direct = Direct
break-points = Points
break-duel = Duel
told-buchholz = the sum of the opponents’ scores; at tables of more than two, their average.
told-sonneborn-berger = the scores of those you have beaten, and half of those you have drawn with.
told-direct = the results among those who are level, if all of them have met.
told-points = the game’s own points.
told-duel = once everything is played, a duel with six dice each.
