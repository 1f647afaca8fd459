# Lekce Scorsa v češtině.

place = Umístit a zamknout
place-task = Padla ti :shot:. Umísti ji: vpravo míří na souseda po pravici, vlevo na souseda po levici. Ve dvou je to pokaždé B.
place-wrong = I to se smí, ale :shot: se hodí vždycky, sama i s jinými. Nejdřív ji umísti.
place-task-2 = Střela už zůstane na místě až do konce kola. Teď hoď ostatními pěti kostkami, všemi najednou.
place-wrong-2 = Hoď všemi pěti: volná kostka, která leží, je ztracený čas.
place-done = To je polovina hry: házíš, umístíš, co se ti líbí, a zbytkem házíš znovu, kolikrát chceš. Nepovedené kostky se smějí přehazovat donekonečna.

defence = Střela a obrana
defence-task = B míří střelou na tvoji levou lokaci. Zbývá ti jediná kostka, :defence:. Kde ti zachrání náboj?
defence-no-shot-there = Z té strany žádná střela neletí. :defence: platí jen ve svém konfliktu, proti střele naproti.
defence-rolled-away = Zahazuješ právě to, co potřebuješ: :shot: proti tvé levé lokaci by tě stála náboj.
defence-wrong = Podívej se, na kterou z tvých dvou lokací :shot: míří.
defence-task-2 = Všech šest kostek je umístěných a všechny platí: :shot: a :defence: platí i samotné. Klepni!
defence-wrong-2 = Lepší už to nebude: všechno je umístěné. Klepni dřív než B.
defence-done = Jedna :defence: zastavila jednu střelu a obě jsou pryč. Stejně tak tři obrany hráče B zastavily tvoje tři střely. Nikdo nepřišel o náboj.

fists = Pěsti jen ve dvojici
fists-task = Jediná :fist: neplatí a spálí se. Jedna leží vpravo, druhou máš v ruce. Udělej z nich dvojici.
fists-two-lone-fists = Jedna tady a druhá tam: to není dvojice a spálí se obě. Dvojice musí ležet v jedné lokaci.
fists-rolled-away = :fist: v ruce je přesně ta, kterou potřebuješ.
fists-wrong = Polož druhou :fist: k první.
fists-task-2 = :fist: :fist: je pěšťovka. Všech šest kostek je umístěných a všechny platí: klepni!
fists-wrong-2 = Všechno je umístěné a platí. Klepni.
fists-task-3 = Tvoje pěsti nic nezastaví: B tu nemá žádnou barvu. Vezmi hráči B libovolný náboj. Vybíráš ty.
fists-wrong-3 = Vezmi hráči B jeden náboj.
fists-done = B přichází o náboj podle tvého výběru a k tomu dostává :fist-token:. Kdo ho má, toho lze vyzvat na duel. Pěsti zastaví jen barva, tedy aspoň tři stejné.

colour = Trojice v barvě
colour-task = Dvě :green: nezmůžou nic, tři jsou dávka. Polož k nim třetí.
colour-split = Dvě tady a jedna tam: trojice není nikde a spálí se všechny.
colour-rolled-away = Třetí :green: máš v ruce. Polož ji.
colour-wrong = Všechny tři musí ležet v jedné lokaci.
colour-task-2 = :green: :green: :green: je pohromadě, všechny kostky jsou umístěné. Klepni!
colour-wrong-2 = Všechno je umístěné a platí. Klepni.
colour-done = B přichází o dva zelené náboje a tvoje barva zastavila i jeho :fist: :fist:. Čtveřice bere tři náboje, pětice čtyři, šestice pět. Od čtveřice výš se chybějící doplní náboji jiných barev.

knock = Klepnout včas
knock-task = Všechny tvoje kostky jsou umístěné a každá patří do nějaké kombinace. B má ještě dvě kostky v ruce a dvě :green:, které čekají na třetí. Co teď?
knock-too-slow = Když počkáš, B hází dál. Ještě jedna :green: a přijdeš o dva náboje. Klepni hned.
knock-wrong = Klepni hned.
knock-done = Tvoje klepnutí zastavilo všechny. Volné kostky hráče B se spálily a s nimi i dvě :green:, protože dvojice v barvě není kombinace. Tvoje střely a pěsti našly otevřené dveře.

wrong-knock = Klepnutí, které mrzí
wrong-knock-task = Všechny tvoje kostky jsou umístěné. Ale vlevo: :fist: :fist: :fist: je dvojice a jedna navíc. Klepnout, nebo počkat?
wrong-knock-all-burn = Kdo klepne s kostkou, která nikam nepatří, pálí všech šest, i ty dobré. Počkej: spálí se jen :fist: navíc.
wrong-knock-wrong = Neklepej.
wrong-knock-done = Kolo ukončil hráč B. Tobě se spálila jen :fist: navíc; dvojice a tři :green: zasáhly. Po tvém klepnutí by shořelo všech šest.

burn = Co se spálí
burn-task = Hráč B klepl a tvoje :fist: byla ještě volná: spálí se. Vlevo leží :green: :green: :green: :yellow: :blue:. Necháš si buď barvu :green: :green: :green:, nebo ochromení :green: :yellow: :blue:. B z téhle strany útočí :fist: :fist:. Co si necháš?
burn-no-colour = Ochromení pěsti nezastaví. Stálo by tě to náboj a k tomu by přišel :fist-token:.
burn-wrong = Nech si to, co zastaví pěsti.
burn-done = Tvoje barva zastavila pěsti a vzala dva zelené náboje. Když se nehodí všechny kostky, nechává se jich co nejvíc; jde-li to více způsoby, vybíráš ty.

paralysis = Ochromení neboli žolík
paralysis-task = B míří :green: :green: :green: na tvoji levou lokaci. Ochromení, od každé barvy jedna kostka, dokáže zrušit celou barvu. Doplň ho.
paralysis-alone = Samotná :blue: tam nic není a :green: :yellow: taky ne: spálily by se všechny tři.
paralysis-rolled-away = :blue: je přesně to, co potřebuješ. Umísti ji.
paralysis-wrong = Všechny tři barvy musí ležet v jedné lokaci.
paralysis-task-2 = :green: :yellow: :blue: je pohromadě. Klepni!
paralysis-wrong-2 = Všechno je umístěné a platí. Klepni.
paralysis-task-3 = Ochromení udělá jedno a ty řekneš co. Tady ti má zachránit dva zelené náboje.
paralysis-one-hand = Hráč B by hrál příští kolo jednou rukou. To ho potrápí, ale tři :green: tě teď stojí dva náboje.
paralysis-swapped = Vyměníš si místo s hráčem B, ale tři :green: tě stojí dva náboje.
paralysis-wrong-3 = Takhle tě tři :green: stojí dva náboje.
paralysis-done = Celá barva je zrušená. Když žádná nehrozí, ochromení sváže soupeři na jedno kolo ruku, vymění ti místo u stolu, nebo v plné hře posune tvého motýlka :bow-tie: nahoru.

lanes = Který konflikt první?
lanes-task = Kolo končí tvým klepnutím, a tak určuješ, který z tvých dvou konfliktů se řeší první. Vlevo čekají :green: :green: :green: hráče B a berou jen zelené náboje: máš jeden. Vpravo je :shot: a ta tě stojí náboj podle tvého výběru. Který první?
lanes-green-first = Pak ti barva vezme zelený náboj a střela ještě jeden: dohromady dva. Jde to za jeden.
lanes-wrong = Rozmysli si, který náboj dáš za střelu.
lanes-task-2 = :shot: tě stojí náboj a vybíráš ty. Trojice v barvě jinou barvu nikdy nebere.
lanes-wrong-2 = Pak tři :green: tvůj zelený náboj ještě najdou. Dej ho pryč hned.
lanes-done = Tři :green: nenašly žádný zelený náboj a trojice nic jiného nebere. Jeden ztracený náboj místo dvou.

duel = Duel
duel-task = B má dvakrát :fist-token: a lze ho vyzvat. Duel je závod o pěsti: ty je potřebuješ na šesti kostkách, B na osmi, o jednu víc za každý žeton. Vsadit smíš nejvýš dva náboje, jeden za každého žijícího hráče. Vyzvi hráče B o co nejvíc.
duel-only-one = Šance jsou na tvé straně. Jen se neboj: vyzvi o dva.
duel-no-duel = Šest kostek proti osmi: lepší příležitost nebude. Vyzvi hráče B.
duel-wrong = Vyzvi hráče B o dva náboje.
duel-task-2 = Sázky leží, kostky padly. Pěsti nech ležet a hoď dvěma kostkami, které pěst neukazují.
duel-too-early = Na dvou kostkách :fist: chybí. Kdo klepne mylně, duel hned prohrává.
duel-wrong-2 = Hoď těmi dvěma kostkami, na kterých není :fist:, a jen jimi.
duel-task-3 = :fist: :fist: :fist: :fist: :fist: :fist: – vyhraje ale jen ten, kdo klepne!
duel-wrong-3 = Klepni!
duel-done = Všechny čtyři náboje jsou tvoje. Žetony se vrátily na spáleniště ještě před duelem. Víc vědět nemusíš: zahraj si první hru.
