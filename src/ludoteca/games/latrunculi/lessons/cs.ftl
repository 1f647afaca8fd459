# Slova lekcí: pozice a tahy jsou v lessons.toml.

slide = Kámen jezdí
slide-task = Hraješ bílými. Kámen jezdí po své řadě nebo po svém sloupci jako šachová věž, jak daleko chceš. Přiveď kámen z d1 až k černému na d7.
slide-done = Správně: na d6 stojí těsně před d7. Jiný kámen nemůže přeskočit a nemůže vstoupit ani na jeho místo.
slide-wrong = Ten tah je dovolený, ale vezmi kámen na d1 a přiveď ho na d6.
slide-short = Kámen je to správný, ale může jet dál: až na d6.

enclose = Sevři kámen
enclose-task = Vedle černého kamene na d4 už z jedné strany stojí bílý na c4. Postav svůj kámen i na druhou stranu a bereš.
enclose-done = Zajat: d4 stál mezi c4 a e4. Zajatý kámen se už nevrátí.
enclose-wrong = Nic nepadlo. Které pole leží naproti c4, na druhé straně d4?
enclose-beside = Sloupec je správný, ale d4 musí stát přesně mezi dvěma tvými kameny v jedné řadě: zastav na e4.

line = Celá řada
line-task = Řada soupeřových kamenů bez mezery se bere celá. Vezmi tři kameny jedním tahem.
line-done = Všechny tři najednou: stály mezi a4 a e4.
line-wrong = Řadu b4, c4, d4 vlevo uzavírá a4. Uzavři ji i z druhé strany.
line-opened = Teď je levý konec otevřený. Kámen na a4 má zůstat stát a řadu držet, uzavřít ji musí jiný.

diagonal = Platí i úhlopříčky
diagonal-task = Po úhlopříčkách se netáhne, ale bere se na nich. Vezmi kámen na d4.
diagonal-done = c3, d4, e5: zajat na úhlopříčce.
diagonal-wrong = Tvůj kámen na c3 se dotýká d4 zleva zdola. Které pole leží naproti, vpravo nahoře?
diagonal-row = Stojí sice vedle d4, ale c4 je prázdné a řada není uzavřená. Podívej se na úhlopříčku od c3.

corner = Roh
corner-task = Za kámen v rohu se nikdo nedostane. Tam stačí dva kameny, na každém poli vedle rohu jeden. Vezmi kámen na a1.
corner-done = S kameny na a2 a b1 je roh uzavřený a a1 padá. Pole b2 na úhlopříčce není třeba.
corner-wrong = Pole b1 už máš. Obsaď i druhé pole vedle rohu: a2.

safe = Nezastavuj se mezi dvěma
safe-task = Kámen se nesmí zastavit mezi dvěma soupeřovými, ani kdyby tím bral. Tah z d1 na d4 je proto zakázaný. Najdi bezpečné pole, z něhož kámen na d5 padne také.
safe-done = Z e5 je to bezpečné: d5 stál mezi c5 a e5. Projet mezi dvěma soupeřovými kameny se smí, jen se tam nesmí zastavit.
safe-wrong = Nic nepadlo. Tvůj kámen na c5 se dotýká d5 zleva: kdo se dostane na druhou stranu?

several = Několik najednou
several-task = Jeden tah může brát v několika směrech. Vezmi jediným tahem čtyři kameny.
several-done = Jeden v řadě, jeden ve sloupci a po jednom na obou úhlopříčkách: ve více než čtyřech směrech najednou to nejde.
several-wrong = Hledej pole, které se dotýká všech čtyř černých kamenů uprostřed.
several-one = Tak padne jeden kámen. Je tu pole, ze kterého padnou čtyři.

block = Zavři je
block-task = Dva kameny v rohu se nedají vzít nikdy. Kdo ale nemůže táhnout, prohrál. Vyhraj jedním tahem.
block-done = Nepadlo nic, ale žádný černý kámen se nemůže pohnout: vyhráváš.
block-wrong = Černý ještě může táhnout. Které volné pole zbývá kamenům na a1 a b1?

last = Do posledního kamene
last-task = Vyhráváš, jakmile soupeři zbude jediný kámen. Začni tím, který můžeš sevřít hned.
last-done = Černému zbyl jediný kámen: vyhráváš.
last-wrong = Nic nepadlo. Na jedné straně b4 už stojí a4.
last-task-2 = Černý se přiblížil k tvému kameni na f6. Vezmi druhý kámen a vyhraj.
last-wrong-2 = Nic nepadlo. Kdo se dostane na druhou stranu g6?

stall = Když se nic neděje
stall-task = Padesát devět tahů nikdo nic nevzal. Po šedesátém uvázne partie na mrtvém bodě a nevyhraje ji nikdo, bez ohledu na počet kamenů. Vezmi kámen teď.
stall-done = Právě včas: po každém zajetí se počítá znovu od začátku. Mrtvý bod nastane i tehdy, když se pozice objeví potřetí.
stall-wrong = To byl šedesátý tah bez zajetí: partie je neplatná a nevyhrál nikdo. Jeden kámen bylo možné vzít na úhlopříčce.
