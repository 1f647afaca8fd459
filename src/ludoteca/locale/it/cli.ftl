# Quello che il comando dice nel terminale.

cli-fact-position = Posizione
cli-fact-options = Opzioni
cli-fact-to-act = Tocca a
cli-fact-event = Evento
cli-fact-outcome = Esito
cli-fact-perft = Perft
cli-fact-legal = Mosse legali
cli-counting = Conto { $depth } decisioni in profondità …

cli-games-option = opzione
cli-games-values = valori
cli-games-default = predefinito
cli-games-unusable = Il gioco { $game } del pacchetto { $package } non si può usare: { $reason }

cli-ask-game = Quale gioco? { $games }
cli-ask-opponent = Chi gioca? 1 tu e la macchina, 2 due persone a questo schermo, 3 la macchina da sola
cli-ask-again = Rispondi con una di queste: { $answers }

cli-welcome = { $game }. Scrivi una mossa come { $move }, «?» per l’aiuto, «quit» per uscire.
cli-one-screen = Su un solo schermo si gioca con { $options }.
cli-player-person = persona
cli-player-machine = macchina
cli-thinking = La macchina sta pensando …
cli-turn-machine = { $seat }, la macchina, gioca { $move }
cli-curtain = Tocca a { $seat }: premi Invio quando nessun altro guarda.

cli-help =
    Una mossa si scrive come nell’elenco qui sotto. Oltre alle mosse puoi scrivere:
      ?          le mosse legali
      e1?        le mosse legali che cominciano con e1
      draw       proporre di chiudere la partita d’accordo
      back       riprendere la tua ultima mossa, se nel frattempo non si è visto niente
      resign     abbandonare la partita
      quit       uscire; la registrazione resta salvata
cli-help-match =
    In una sfida:
      resign        abbandonare la partita in corso
      resign-match  abbandonare l’intera sfida
cli-legal = { $count ->
    [one] Una mossa legale:
   *[other] { $count } mosse legali:
}
cli-legal-from = { $count ->
    [0] Nessuna mossa legale comincia con { $start }.
    [one] Una mossa legale comincia con { $start }:
   *[other] { $count } mosse legali cominciano con { $start }:
}
cli-refused = Non permesso: { $why } ({ $rule })
cli-unreadable = Non capisco «{ $line }»: scrivi una mossa come { $move } ({ $rule })
cli-offer = { $seat }: proposta di chiudere la partita d’accordo. { $other }, accetti? sì/no
cli-offer-declined = { $seat }: si continua.
cli-yes = sì
cli-no = no

cli-over-won = { $count ->
    [one] Vince
   *[other] Vincono
} { $winners }: { $reason }
cli-over-nobody = Non vince nessuno: { $reason }
cli-points = { $seat } { $points }
cli-record = La registrazione è in { $file }
cli-unfinished = La partita non è finita.

cli-printed = Il kit è in { $file }. Stampalo al 100 %, fronte e retro, girando sul lato lungo.
cli-verified = La registrazione è valida: { $plies ->
    [one] una voce
   *[other] { $plies } voci
}.
