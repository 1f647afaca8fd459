# Co říká jen nakreslená deska; slova hry jsou u jejích pravidel.

latrunculi-difficulty = Bez zkušeností · pravidla: velmi snadná · hra: spíše snadná · hloubka: velká
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

## Zápas na více partií
latrunculi-match-game = { $n ->
    [0] Los určí, kdo bude bílý.
   *[other] { $n }. partie
}
latrunculi-match-nulls = { $n ->
    [one] Zatím jedna neplatná partie; po { $limit } následuje rozhodující.
    [few] Zatím { $n } neplatné partie; po { $limit } následuje rozhodující.
   *[other] Zatím { $n } neplatných partií; po { $limit } následuje rozhodující.
}
latrunculi-match-decider-next = Následuje rozhodující partie.
latrunculi-match-move-first = Táhnout jako první
latrunculi-match-move-second = Táhnout jako druhý
latrunculi-match-null-wins = Vyhrát, bude-li partie neplatná
latrunculi-match-outcome = { $winner ->
    [nobody] Zápas nevyhrál nikdo: { latrunculi-ending }.
   *[other] Zápas vyhrává { $winner }: { latrunculi-ending }.
}
latrunculi-prompt-choice = Rozhodující partie: při mrtvém bodě vyhrává strana s více kameny, při stejném počtu ta, která táhne jako druhá. Co si zvolíš?
latrunculi-prompt-choice-wait = { $name } volí, zda v rozhodující partii táhnout jako první, nebo jako druhý.

## Po partii, kterou nikdo nevyhrál
latrunculi-rematch-stall-null = Hrát znovu s vyměněnými stranami
latrunculi-match-rematch-stall-null = Hrát další zápas

## Help in a first game
latrunculi-can-move = Táhni kamenem: { $means ->
    [one] pohnout se může jeden tvůj
    [few] pohnout se mohou { $means } tvoje
   *[other] pohnout se může { $means } tvých
}, možných tahů je { $count }. Vyber kámen a uvidíš, kam smí.
latrunculi-square-takes = { $count ->
    [one] bere jeden kámen
    [few] bere { $count } kameny
   *[other] bere { $count } kamenů
}
latrunculi-square-endangered = v ohrožení

## Rady
latrunculi-advise-move = Táhni kamenem z { $from } na { $to }.
