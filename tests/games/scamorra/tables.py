"""Positions set up in one line, for the tests: `table("R c3, P a5", "S d4", hand="KQP|BNR")`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludoteca.core import CHANCE, WATCHER, Move, Seat, State
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import actor, at, do, game, moves, read, result, start

SOUTH, NORTH = Seat(0), Seat(1)
VIEWERS = (SOUTH, NORTH, WATCHER)
NAMES = {"S": SOUTH, "N": NORTH, "chance": CHANCE, "watcher": WATCHER}

EXAMPLE = "rps2/5/5/5/2RPS S hand=KRP|QNP played=-|- score=0-0"  # from the notation page
DEALT = "5/5/5/5/5 ?S hand=KQP|BNR played=-|- score=0-0"
SCATTERED = ("R c3, P a5, S e5", "S d4, P b4, R e1")


def write(state: State) -> str:
    return game.format_position(state)


def board(south: str, north: str) -> str:
    """The ranks of the notation from pieces such as `R c3, P a5`."""
    pieces = {}
    for side, text in (("S", south), ("N", north)):
        for piece in filter(None, text.split(", ")):
            symbol, square = piece.split()
            pieces[square] = oracle.letter(side, symbol)
    nothing = {"S": "", "N": ""}
    return oracle.Position(pieces, "S", nothing, nothing, {"S": 0, "N": 0}, {}, {}).write(oracle.Table()).split()[0]


def table(
    south: str,
    north: str,
    turn: str = "S",
    hand: str = "KQP|KQP",
    played: str = "-|-",
    score: str = "",
    coppella: str = "",
    **words: object,
) -> State:
    """A position from its pieces; without a score each side has a point for every missing enemy piece."""
    if not score:
        missing = [3 - len(list(filter(None, text.split(", ")))) for text in (south, north)]
        score = f"{missing[1]}-{missing[0]}"
    text = f"{board(south, north)} {turn} hand={hand} played={played} score={score}"
    return read(f"{text} coppella={coppella}" if coppella else text, **words)


def effects(state: State, card: str) -> set[str]:
    """EFFECTS(card) of §11, without the card: every move it allows except the discard."""
    return {move[2:] for move in moves(state) if move[:2] == f"{card}:" and move[2:] != "-"}


def captures(state: State, card: str) -> set[str]:
    """The effects of a card that score."""
    before = points(state)
    return {move for move in effects(state, card) if points(play(state, f"{card}:{move}")) != before}


def can_discard(state: State, card: str) -> bool:
    return f"{card}:-" in moves(state)


def weights(state: State) -> dict[str, int]:
    """The outcomes of the pending chance with their weights."""
    return {game.format_move(state, CHANCE, move): weight for move, weight in game.chances(state)}


def play(state: State, *line: str) -> State:
    """The state after these moves; chance is written among them."""
    for text in line:
        state = do(state, text)
    return state


def play_on(state: State, *line: str) -> State:
    """The same, but each side draws after its turn, always the commonest card left."""
    for text in line:
        state = drawn(do(state, text))
    return state


def drawn(state: State) -> State:
    """Make every pending draw: always the card with most copies left, so that tests are repeatable."""
    while game.to_act(state) == (CHANCE,):
        state = do(state, max(weights(state).items(), key=lambda item: (item[1], item[0]))[0])
    return state


def act(state: State, seat: Seat, move: Move) -> State:
    return game.apply(state, seat, move)


def told(state: State, viewer: Seat = WATCHER) -> list[dict[str, object]]:
    return at.told(state, viewer=viewer)


def points(state: State) -> tuple[int, int]:
    south, north = write(state).split("score=")[1].split()[0].split("-")
    return int(south), int(north)


def random_game(seed: int, **words: str) -> Iterator[State]:
    """Every state of a random game, first to last; captures are preferred so that something happens."""
    rng, state = Random(seed), start(**words)
    yield state
    while result(state) is None:
        if actor(state) == CHANCE:
            texts, counts = zip(*weights(state).items(), strict=True)
            text = rng.choices(texts, counts)[0]
        else:
            offered = moves(state)
            taking = oracle.captures(oracle.Position.read(write(state)), offered)
            text = rng.choice(sorted(taking or offered))
        state = do(state, text)
        yield state


def hand(state: State, side: int) -> str:
    return write(state).split("hand=")[1].split()[0].split("|")[side].strip("-")


def played(state: State, side: int) -> str:
    return write(state).split("played=")[1].split()[0].split("|")[side].strip("-")


def actor_or_none(state: State) -> Seat | None:
    acting = game.to_act(state)
    return acting[0] if acting else None
