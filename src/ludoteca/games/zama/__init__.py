"""Zama, a war of two or four packs laid face down, by Roberto Grassi (docs/rules/zama.md).

Notation, where a table lays its cards out (`placement=stratego`, A4). While they are laid, `phase=place`:
both seats act, each on its own cells in reading order. A seat lays a card with `a1=KS` (the cell that is due,
any card of its pack that does not lie yet) or says `rest`: the cards it has left are laid as they were shuffled,
asked of chance cell by cell (`c1=7H`) while `pending=rest` stands in the position. Cells not laid yet are `.`;
`turn` is the first seat with cards to lay, or the one whose rest is being laid. A laid card is known to its owner
(`rKS:r`); the other seat reads `r??:r` and `a1=??`. When all cards lie, Red attacks.
`met` lists its pairs separated by commas, the card of the first seat first. A watcher is told of a face-down card
only who has seen it.

Notation, among four (`players=4`). `gone` lists the eliminated seats in the order in which that happened. While the
King of Spades or of Hearts of such a seat is neither in `out` nor known to anybody it is sought: chance says on which
of that seat's unseen cards it was (`c3=KS`), and it leaves the board. A team's `result` names both (`rg:king`).
"""

from ludoteca.games.zama.game import Zama

GAME = Zama()
