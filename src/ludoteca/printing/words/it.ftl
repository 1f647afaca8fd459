# Ciò che sta sui fogli di tutti i kit.

sheet = Foglio
front = fronte
back = retro
measure = Questa barra misura 50 mm se la pagina è stampata al 100 %, senza «adatta alla pagina».
making = Come si prepara
making-print = Stampa al *100 %* fronte e retro, girando il foglio sul *lato lungo*: così fronti e retri combaciano. L’ideale è un cartoncino sottile; va bene anche carta comune incollata su cartone.
making-cut = Taglia lungo i segni ai bordi del foglio, da un segno all’altro.
player = Giocatore
date = Data
result = Risultato
total = Totale
