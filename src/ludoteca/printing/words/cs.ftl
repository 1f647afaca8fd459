# Co stojí na arších všech sad.

sheet = Arch
front = líc
back = rub
measure = Tato čára měří 50 mm, pokud je stránka vytištěna ve velikosti 100 %, bez přizpůsobení stránce.
making = Jak sadu vyrobit
making-print = Tiskni ve velikosti *100 %* oboustranně s otáčením podél *delší strany*; líce a ruby se pak kryjí. Nejlepší je tenký karton, stačí i obyčejný papír nalepený na karton.
making-cut = Řež podle značek na okrajích archu, od značky ke značce.
player = Hráč
date = Datum
result = Výsledek
total = Celkem
