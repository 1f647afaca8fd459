# Co říká jen nakreslená deska; slova hry jsou u jejích pravidel.

latrunculi-board-label = Deska hry Latrunculi
latrunculi-board-selected = { $count ->
    [one] Vybrán kámen na poli { $square }: má jedno dosažitelné pole.
    [few] Vybrán kámen na poli { $square }: má { $count } dosažitelná pole.
   *[other] Vybrán kámen na poli { $square }: má { $count } dosažitelných polí.
}
latrunculi-board-dropped = Není vybrán žádný kámen.
latrunculi-board-stuck = Kámen na poli { $square } teď nemůže táhnout: vyber jiný.
latrunculi-board-can-move = může táhnout
latrunculi-board-was-from = odtud vedl poslední tah
latrunculi-board-was-to = sem vedl poslední tah
latrunculi-board-diagram = Diagram pozice, od nejvyšší řady dolů: { $position }
