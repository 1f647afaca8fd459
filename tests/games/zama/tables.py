"""Positions set up in one line, for the tests: `table("d4=r8C:rb d5=b7H:rb")`.

Cards that are not named have been removed, except the Kings of Spades and of Hearts: those that are not named lie
in the upper corners, far from everything, so that all sides can still win. Nobody knows enough to overlap with
them: only an enemy has seen each King of Spades.
"""

from __future__ import annotations

from random import Random

from ludoteca.core import CHANCE, Seat, State
from tests.games.zama.asking import at, game, read, start
from tests.games.zama.oracle_layout import UNKNOWN
from tests.games.zama.oracle_table import FILES, SEATS, Table

RED, BLUE, GREEN, YELLOW = (Seat(number) for number in range(4))
KEEPERS = {"a8": "rKS:b", "b8": "rKH:rb", "m8": "bKS:r", "l8": "bKH:rb"}
FOUR_KEEPERS = {
    "a16": "rKS:b", "b16": "rKH:rb", "m16": "bKS:r", "l16": "bKH:rb",
    "a14": "gKS:y", "b14": "gKH:gy", "m14": "yKS:g", "l14": "yKH:gy",
}  # fmt: skip

REST = "i1=r3S:rb j1=b3S:rb"  # two cards that keep both sides busy after a removal
WON = f"c3=r9C:r c4=b8C:b {REST}"  # c3xc4 wins
TIED = f"c3=r9C:r c4=b9D:b {REST}"  # c3xc4 ties


def text(
    cards: str,
    *,
    turn: str = "r",
    phase: str = "attack",
    left: int | None = None,
    moved: str = "-",
    seen: str = "-",
    quiet: int = 0,
    unseen: str = "",
    more: str = "",
    keep: bool = True,
    gone: str = "",
    players: int = 2,
    deck: int = 52,
) -> str:
    """A position: `cell=card` words; `unseen` lists, as `r7H bKS`, what may lie where `??` stands.

    Each owner has as many unseen cards as there are `??`: those listed, then the lowest that are not named.
    """
    grid = Table(players=str(players), deck=str(deck))
    board = dict(word.split("=") for word in cards.split())
    named = {word[:3] for word in [*board.values(), *unseen.split()]}
    if keep:
        for cell, card in (FOUR_KEEPERS if players == 4 else KEEPERS).items():
            if card[:3] not in named and card[0] not in gone:
                assert cell not in board, f"{cell} is reserved for {card}"
                board[cell] = card
                named.add(card[:3])
    rows = [" ".join(board.get(f"{file}{rank}", ".") for file in grid.files) for rank in reversed(grid.ranks)]
    out = []
    for owner in grid.seats:
        listed = [word[1:] for word in unseen.split() if word[0] == owner]
        hidden = sum(card.startswith(owner + UNKNOWN) for card in board.values())
        assert len(listed) <= hidden, f"{listed}: more cards than ?? on the board"
        free = [face for face in grid.pack if owner + face not in named]
        removed = free[hidden - len(listed) :]
        out.append(f"{owner}:{','.join(removed) or '-'}")
    most = {"slide": 3, "peek": 2}.get(phase, 0)
    done = sum(len(cells.split(",")) for cells in (moved, seen) if cells != "-")
    left = most - done if left is None else left
    fields = f"turn={turn} phase={phase} left={left} moved={moved} seen={seen} quiet={quiet} out={';'.join(out)}"
    more = f"{more} gone={gone}" if gone else more
    return f"{'/'.join(rows)} {fields} {more}".strip()


def table(cards: str, **given) -> State:
    """The state of `text(...)`; words that are not fields of a position are options."""
    fields = ("turn", "phase", "left", "moved", "seen", "quiet", "unseen", "more", "keep", "gone")
    both = ("players", "deck")
    position = text(cards, **{key: word for key, word in given.items() if key in (*fields, *both)})
    return read(position, **{key: word for key, word in given.items() if key not in fields})


def play(state: State, line: str) -> State:
    """The state after a line of moves and chance outcomes separated by spaces, each of which must be possible."""
    for word in line.split():
        state = at.do(state, word)
    return state


def random_game(seed: int, **words):
    """Every state of a random game, first to last."""
    rng, state = Random(seed), start(**words)
    yield state
    while game.to_act(state):
        seat = rng.choice(game.to_act(state))
        legal = [move for move, _ in game.chances(state)] if seat == CHANCE else game.legal_moves(state, seat)
        state = game.apply(state, seat, rng.choice(legal))
        yield state


def fields(state: State) -> dict[str, str]:
    """The fields of the position's text: `turn`, `phase` and so on."""
    return cut(game.format_position(state))[1]


def board(state: State) -> dict[str, str]:
    """Every card with its marks, by cell."""
    return cut(game.format_position(state))[0]


def seen(state: State, seat: Seat) -> dict[str, str]:
    """Every card with its marks, as in this seat's view."""
    return cut(game.format_view(game.view(state, seat)))[0]


def cut(position: str) -> tuple[dict[str, str], dict[str, str]]:
    """The text of a position or a view, split into board and fields."""
    ranks, *words = position.split(" turn=")[0].split("/"), *f"turn={position.split(' turn=')[1]}".split()
    rows = [row.split() for row in reversed(ranks)]
    cards = {f"{FILES[file]}{rank}": card for rank, row in enumerate(rows, 1) for file, card in enumerate(row)}
    return {cell: card for cell, card in cards.items() if card != "."}, dict(word.split("=", 1) for word in words)


def fallen(state: State) -> set[str]:
    """The cards removed, with their owners: `r7H`."""
    parts = fields(state)["out"].split(";")
    return {part[0] + face for part in parts for face in part[2:].split(",") if face != "-"}


def seat_of(name: str) -> Seat:
    return Seat(SEATS.index(name))
