# What stands on the sheets of all kits.

sheet = Sheet
front = front
back = back
measure = This bar is 50 mm long if the page was printed at 100 %, without “fit to page”.
making = How to make it
making-print = Print at *100 %* on both sides, turning the paper over the *long edge*. Fronts and backs then meet. Thin card is best; ordinary paper glued onto card will do.
making-cut = Cut along the marks at the edges of the sheet, from mark to mark.
player = Player
date = Date
result = Result
total = Total
