"""Zama, a war of two or four packs laid face down, by Roberto Grassi (docs/rules/zama.md).

Notation where players lay out their cards (`placement=stratego`, A4). Meanwhile `phase=place`: both seats act,
each on its own cells in reading order. A seat lays a card with `a1=KS` (on the next cell, any card of its pack that
is not on the board) or says `rest`: its remaining cards are laid as they were shuffled, drawn from chance cell by
cell (`c1=7H`) while the position has `pending=rest`. Cells still empty are `.`; `turn` is the first seat with cards
to lay, or the one whose rest is being laid. A laid card is known to its owner (`rKS:r`); the other seat reads
`r??:r` and `a1=??`. When all cards are laid, Red attacks.
`met` lists its pairs separated by commas, the first seat's card first. Of a face-down card that
not everybody has seen, a watcher learns only who has seen it.

Notation for four players (`players=4`). `gone` lists the eliminated seats in order of elimination. While such a
seat's King of Spades or Hearts is neither in `out` nor known to anybody, it is sought: chance says which of that
seat's unseen cards it was (`c3=KS`), and it leaves the board. A team's `result` names both seats (`rg:king`).
"""

from ludoteca.games.zama.game import Zama

GAME = Zama()
