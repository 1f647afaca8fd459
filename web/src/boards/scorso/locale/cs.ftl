# Co říká jen nakreslený stůl; slova hry jsou u jejích pravidel.

scorso-log-thrown = { $seat } hází: { $dice }.
scorso-log-burned-free = { $seat } pálí neumístěné kostky: { $dice }.
scorso-log-burned-wrong = { $seat } pálí kostky bez platné kombinace: { $dice }.
scorso-table-name = { $seat }: { $name }
scorso-table-you = ty
scorso-table-your-side = { $side ->
    [left] tvá levá
   *[right] tvá pravá
}
scorso-table-ready = rozhodnuto
scorso-table-decides = rozhoduje
scorso-table-ender = konec kola
scorso-table-rolling-dice = { $count ->
    [one] jedna kostka ve vzduchu
    [few] { $count } kostky ve vzduchu
   *[other] { $count } kostek ve vzduchu
}
scorso-table-free = volné: { $dice }
scorso-table-burned = spálené: { $dice }
scorso-table-die = { $number }: { $die }
scorso-table-die-chosen = { $number }: { $die }, vybráno
scorso-table-tray = { scorso-word-side }, proti hráči { $seat }: { $what }
scorso-table-put = Umísti { $count ->
    [one] vybranou kostku
    [few] { $count } vybrané kostky
   *[other] { $count } vybraných kostek
} { $side ->
    [left] vlevo
   *[right] vpravo
}, proti hráči { $seat }
scorso-table-put-here = Umísti sem
scorso-table-take-back = Vezmi zpět: { scorso-word-die }
scorso-table-costs = { $count ->
    [0] žádný náboj
    [one] až jeden náboj
    [few] až { $count } náboje
   *[other] až { $count } nábojů
}
scorso-table-choose-first = Nejdřív vyber kostky, potom místo pro ně.
scorso-table-unrolled = Nehozenou kostku nelze umístit.
scorso-table-roll-some = Hodit { $count ->
    [one] jednou kostkou
   *[other] { $count } kostkami
}
scorso-table-roll-rest = Hodit vším kromě pěstí
scorso-table-too-many = Jednou rukou vyber k hodu nejvýš { $count } kostky.
scorso-table-prompt-first = Nové kolo: hoď svými šesti kostkami.
scorso-table-prompt-knocked = Klepnuto.
scorso-table-prompt-chosen = { $count ->
    [one] Vybrána jedna kostka: hoď jí, nebo ji umísti vlevo či vpravo.
    [few] Vybrány { $count } kostky: hoď jimi, nebo je umísti vlevo či vpravo.
   *[other] Vybráno { $count } kostek: hoď jimi, nebo je umísti vlevo či vpravo.
}
scorso-table-prompt-choose = Vyber kostky: umísti je, nebo jimi hoď znovu. Ostatní zůstanou.
scorso-table-prompt-blocked = Ne všechno leží v platných kombinacích, proto nelze klepnout.
scorso-table-prompt-out = Pro tebe hra skončila. Ostatní hrají dál.
scorso-table-another = Nová hra
scorso-table-dropped = Nic není vybráno.
scorso-table-keys-roll = hodit vybranými kostkami, nebo všemi
scorso-table-keys-choose = vybrat kostku, nebo ji pustit; při hře na takty i odpověď
scorso-table-keys-place = umístit vybrané kostky vlevo, vpravo
scorso-table-keys-knock = klepnout
scorso-table-story = Jak to dopadlo
scorso-table-step-knock = Klepnutí
scorso-table-step-lane = { $seat } a { $other }
scorso-table-step-after = Po konfliktech
scorso-table-step-duel = Duel
scorso-table-step-of = { $step } z { $steps }
scorso-table-nothing = Nic nezasáhlo.
scorso-table-next = Dál
scorso-table-back = Zpět
scorso-table-again = Co se stalo?
scorso-table-skip = Přeskočit
scorso-table-close = Zavřít
scorso-table-duel-title = Duel
scorso-table-deciding-title = Rozhodující duel
scorso-table-duel-lead = Pěsti na všech kostkách, pak klepni. Mylné klepnutí prohrává.
scorso-table-duel-stake = Každý sází { $count ->
    [one] jeden náboj
    [few] { $count } náboje
   *[other] { $count } nábojů
}
scorso-table-fists-of = pěstí: { $fists } z { $dice }
scorso-table-challenges = { $seat } má { $fists ->
    [one] jeden žeton pěsti
    [few] { $fists } žetony pěsti
   *[other] { $fists } žetonů pěsti
}
scorso-table-tie-hand = Jednou rukou bude hrát
scorso-table-swap-with = Vyměnit si místo s hráčem
scorso-table-stake = sázka:
scorso-table-stake-these = Vsadit { $count } z { $of }
scorso-table-stake-long = Vyzvat hráče { $seat }: každý sází { $stake ->
    [one] jeden náboj
    [few] { $stake } náboje
   *[other] { $stake } nábojů
}
scorso-table-group = Nechat si: { $dice }
scorso-table-effect-colour = Barvy
scorso-table-effect-fist = Pěšťovka
scorso-table-effect-shot = Střela
scorso-table-swaps = { $seat } a { $other } si po tomto kole vymění místa
scorso-table-result = Kdo jak dlouho vydržel
scorso-table-place = { $place }.
scorso-table-bullets-left = { $count ->
    [one] zbývá jeden náboj
    [few] zbývají { $count } náboje
   *[other] zbývá { $count } nábojů
}
scorso-table-chips-won = { $count ->
    [0] bez zisku a ztráty
    [one] zisk: jeden žeton
    [few] zisk: { $count } žetony
   *[other] zisk: { $count } žetonů
}
scorso-table-chips-lost = { $count ->
    [one] ztráta: jeden žeton
    [few] ztráta: { $count } žetony
   *[other] ztráta: { $count } žetonů
}
scorso-table-rank-duel-title = Duel o { $place }. místo
scorso-table-hats-duel-title = Duel o celou hru
scorso-table-step-arms = Zbraně a úplatky
scorso-table-step-burn = Co shoří
scorso-table-step-stage = Konec etapy
scorso-table-prompt-knock-armed = S tvými zbraněmi leží všechno v platných kombinacích: klepni a pak je přidej.
scorso-table-weapon-idle = neplatné: zbraň nepatří do žádné kombinace
scorso-table-bribe-face = Co má kostka ukázat
scorso-table-bribe-dice = { $count ->
    [one] Lze použít jednu spálenou kostku
    [few] Lze použít { $count } spálené kostky
   *[other] Lze použít { $count } spálených kostek
}; motýlek je na { $bowtie }.
scorso-table-keep-none = Nenechat si žádnou
scorso-table-places = Pořadí v poslední etapě
scorso-table-picks = vybírá
scorso-table-one-colour = Kdo si vezme druhou zbraň stejné barvy, vrátí starou do pytlíku.
scorso-table-result-hats = Kdo má kolik klobouků
scorso-table-help-bowtie = motýlek stoupá za podíl na vyřazení nebo ochromením a klesá za úplatek: jedna tvá kostka pak ukáže, co si vybereš
scorso-table-help-weapon = střelná zbraň platí jako kostka navíc, dokud máš náboj její barvy, ruční zbraň, dokud je motýlek nad 0
scorso-table-help-hat = vítěz etapy dostane klobouk; vyhrává, kdo má nejvíc klobouků
scorso-table-knock-wrong = Přesto klepnout
scorso-table-overview = Co kostky dělají
scorso-table-help-shot = každá bere jeden náboj
scorso-table-help-defence = každá zastaví jednu střelu
scorso-table-help-fist = dvojice bere náboj podle tvého výběru a oběť dostane žeton pěsti
scorso-table-help-colour = tři a více berou náboje té barvy a zastaví pěsti
scorso-table-help-paralysis = po jedné od každé barvy: zruší barvu, sváže ruku nebo vymění místa
scorso-table-word-colour = barva
scorso-table-word-paralysis = ochromení

## Help in a first game
scorso-can-roll = Hoď: vyber kostky, kterými chceš hodit znovu, nebo všechny.
scorso-can-place = Umísti kostku: vyber ji a potom vlevo, nebo vpravo. Tam zůstane.
scorso-can-knock = Klepni: všichni přestanou házet.
scorso-can-done = Počkej na ostatní.
scorso-can-lose = Vyber, o který náboj přijdeš.
scorso-can-take = Vyber, o který náboj přijde ten druhý.
scorso-can-lane = Vyber, který tvůj konflikt se řeší první.
scorso-can-group = Vyber, které kostky patří k sobě.
scorso-can-challenge = Vyzvi na duel někoho, kdo má žeton pěsti, nebo nikoho.

## Rady
scorso-advise-roll = Hoď těmito kostkami: { $dice }.
scorso-advise-place = Umísti { scorso-word-side }: { scorso-word-die }.
scorso-advise-knock = Klepni.
scorso-advise-done = Počkej na ostatní.
scorso-advise-lose = Obětuj { $bullets }.
scorso-advise-take = Seber { $bullets }.
