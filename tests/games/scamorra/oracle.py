"""A second La Scamorra for the tests: slow, naive, straight from the rules (§1–§7, §9).

It shares nothing with the package it checks: squares are names, a board is a dictionary, hands and decks are
lists of letters, and every rule is the sentence of its section. Moves and positions are texts of the notation.

    >>> position = Position.read("5/2pr1/2R2/1s3/5 S hand=KQP|KQP played=-|- score=0-2")
    >>> sorted(captures(position, effects(Table(), position, "Q")))
    ['Q:c3-b2']
    >>> sorted(captures(position, effects(Table(), position, "K")))
    ['K:c3-b2', 'K:c3-c4', 'K:c3-d4']
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.games.scamorra.oracle_position import (
    BEATS,
    DECK,
    DIAGONAL,
    FILES,
    LEAPS,
    SIDES,
    STRAIGHT,
    Position,
    Table,
    forward,
    home,
    in_order,
    letter,
    other,
    owner,
    step,
)


def start(given: str = "") -> Position:
    """§1 Before the deal."""
    nothing = {"S": "", "N": ""}
    return Position({}, "!", nothing, nothing, {"S": 0, "N": 0}, {}, {}, given)


# -- §4 effects, §5 captures --------------------------------------------------------------------------


def may_capture(card: str, piece: str, target: str) -> bool:
    """§5 Rock takes Scissors, Scissors take Paper, Paper takes Rock; with a King card anything takes anything."""
    return card == "K" or (piece.upper(), target.upper()) in BEATS


def is_destination(position: Position, card: str, origin: str, to: str | None) -> bool:
    """§4 An empty square on the board, or an opponent's piece that this piece may capture with this card."""
    if to is None:
        return False
    piece, target = position.board[origin], position.board.get(to)
    if target is None:
        return True
    return owner(target) != owner(piece) and may_capture(card, piece, target)


def slides(position: Position, card: str, origin: str, directions: list[tuple[int, int]]) -> set[str]:
    """§4 One to three squares in one direction; every square before the destination empty."""
    found = set()
    for dx, dy in directions:
        for n in (1, 2, 3):
            before = [step(origin, dx * k, dy * k) for k in range(1, n)]
            to = step(origin, dx * n, dy * n)
            if all(b is not None and b not in position.board for b in before):
                found |= {to} if is_destination(position, card, origin, to) else set()
    return found


def pawn_steps(table: Table, position: Position, origin: str) -> set[str]:
    """§4 Straight ahead onto an empty square; diagonally only to capture (A5, A6)."""
    f = forward(owner(position.board[origin]))
    found = set()
    ahead = step(origin, 0, f)
    if ahead is not None and ahead not in position.board:
        found.add(ahead)
    for dx, dy in DIAGONAL:
        if dy == f or table.pawn_capture_dirs == "all_diagonals":
            to = step(origin, dx, dy)
            if to in position.board and is_destination(position, "P", origin, to):
                found.add(to)
    return found


def destinations(table: Table, position: Position, card: str, origin: str) -> set[str]:
    """§4 Where this card takes the piece on this square."""
    if card == "P":
        return pawn_steps(table, position, origin)
    if card == "N":
        return {to for dx, dy in LEAPS if is_destination(position, card, origin, to := step(origin, dx, dy))}
    if card == "K":
        around = STRAIGHT + DIAGONAL
        return {to for dx, dy in around if is_destination(position, card, origin, to := step(origin, dx, dy))}
    return slides(position, card, origin, {"R": STRAIGHT, "B": DIAGONAL, "Q": STRAIGHT + DIAGONAL}[card])


def reentries(position: Position, side: str) -> set[str]:
    """§4 A captured piece on an empty square of its own home row (A12–A14)."""
    empty = [file + home(side) for file in FILES if file + home(side) not in position.board]
    return {f"P:{symbol}@{square}" for symbol in position.missing(side) for square in empty}


def movements(table: Table, position: Position, card: str) -> set[str]:
    """The effects of a card that move a piece on the board."""
    return {
        f"{card}:{origin}-{to}"
        for origin in position.pieces(position.side)
        for to in destinations(table, position, card, origin)
    }


def effects(table: Table, position: Position, card: str) -> set[str]:
    """§4 EFFECTS(card): everything the card can do."""
    return movements(table, position, card) | (reentries(position, position.side) if card == "P" else set())


def captures(position: Position, moves: set[str]) -> set[str]:
    """Those moves that capture a piece."""
    return {move for move in moves if "@" not in move and move[-2:] in position.board}


def plays(table: Table, position: Position) -> set[str]:
    """§4 Every effect of every card held; a card without any may be discarded, and only such a card (A3, A4)."""
    found = set()
    for card in set(position.hand[position.side]):
        found |= effects(table, position, card)
        is_dead = not effects(table, position, card)
        if not table.pawn_reentry_forced and card == "P":
            is_dead = not movements(table, position, card)
        if is_dead:
            found.add(f"{card}:-")
    return found


# -- §3 the state machine --------------------------------------------------------------------------------


def ending(table: Table, position: Position) -> tuple[str | None, str] | None:
    """§6 The winner, if any, and the reason; None while the game goes on."""
    if not position.is_turn:
        return None  # A17
    for side in SIDES:
        if not position.pieces(side):
            return other(side), "knockout"
    if all(len(position.played[side]) == table.turns_per_side for side in SIDES):
        south, north = position.score["S"], position.score["N"]
        if south == north:
            return None, "draw"
        return ("S" if south > north else "N"), "points"
    return None


def due(table: Table, position: Position) -> str | None:
    """Whose card is pending: in the deal three for South, then three for North; later one after each turn (§3.6)."""
    if position.to == "!":
        short = [side for side in SIDES if len(position.hand[side]) < 3]
    else:
        short = [side for side in SIDES if len(position.hand[side]) < 3 and position.pile(side) > 0]
    return short[0] if short and ending(table, position) is None else None


def chances(table: Table, position: Position) -> dict[str, int]:
    """§2 The outcomes of the pending chance, each with the number of cards, or sides of the lot, that give it."""
    if ending(table, position) is not None:
        return {}
    if table.has_coppella and position.to == "!" and len(position.coppella) < 2:
        side = "N" if "S" in position.coppella else "S"
        return {f"coppella {side} {card}": n for card, n in DECK.items()}
    side = due(table, position)
    if side is not None:
        return {f"draw {side} {card}": n for card, n in position.undrawn(side).items()}
    if position.to == "!" and table.initiative_method == "random":
        return {"lot S": 1, "lot N": 1}  # A27
    return {}


def decisions(table: Table, position: Position) -> dict[str, set[str]]:
    """Who may decide, and what; empty while chance is pending or the game is over."""
    if ending(table, position) is not None or chances(table, position):
        return {}
    if position.to == "!":  # A27 both throw at once
        return {side: {"throw R", "throw P", "throw S"} for side in SIDES if side not in position.thrown}
    side = position.side
    if position.to[0] == "?":
        return {side: {"move-first", "place-first"}}
    if position.to[0] == "+":
        free = [file + home(side) for file in FILES if file + home(side) not in position.board]
        return {side: {f"{symbol}@{square}" for symbol in position.missing(side) for square in free}}
    return {side: plays(table, position)}


def happen(position: Position, chance: str) -> Position:
    """A chance outcome: `draw S K`, `coppella N P`, `lot S`."""
    kind, side, *card = chance.split()
    if kind == "lot":
        return replace(position, to=f"?{side}")
    if kind == "coppella":
        return replace(position, coppella=position.coppella | {side: card[0]})
    position = replace(position, hand=position.hand | {side: in_order(position.hand[side] + card[0])})
    is_dealt = all(len(position.hand[side]) == 3 for side in SIDES)
    if position.to == "!" and position.given and is_dealt:  # A22 no lot: the initiative was given before
        return replace(position, to=f"?{position.given}", given="")
    return position


def decide(position: Position, side: str, move: str) -> Position:
    """One side's decision."""
    if move.startswith("throw "):
        return throw(position, side, move[-1])
    if move == "move-first":  # §1.5 place second, move first: the other side places first
        return replace(position, to=f"+{other(side)}")
    if move == "place-first":
        return replace(position, to=f"+{side}")
    if position.to[0] == "+":
        symbol, square = move.split("@")
        board = position.board | {square: letter(side, symbol)}
        # §1.6, §1.7 the sides place in turns; the second one places the sixth piece and then also moves first
        return replace(position, board=board, to=f"+{other(side)}" if len(board) < 6 else side)
    return play(position, move)


def throw(position: Position, side: str, symbol: str) -> Position:
    """A27 The hand that beats the other gets the initiative; a tie is thrown again."""
    thrown = position.thrown | {side: symbol}
    if len(thrown) < 2:
        return replace(position, thrown=thrown)
    if thrown["S"] == thrown["N"]:
        return replace(position, thrown={})
    winner = "S" if (thrown["S"], thrown["N"]) in BEATS else "N"
    return replace(position, thrown={}, to=f"?{winner}")


def play(position: Position, move: str) -> Position:
    """§3.2–§3.6 The card is shown, its effect happens, a capture scores, the card is discarded."""
    side, (card, effect) = position.side, move.split(":")
    board, score = dict(position.board), dict(position.score)
    if "@" in effect:
        symbol, square = effect.split("@")
        board[square] = letter(side, symbol)
    elif effect != "-":
        origin, to = effect.split("-")
        score[side] += to in board
        board[to] = board.pop(origin)
    hand = position.hand | {side: position.hand[side].replace(card, "", 1)}
    played = position.played | {side: position.played[side] + card}
    return replace(position, board=board, score=score, hand=hand, played=played, to=other(side))


def perft(table: Table, position: Position, depth: int) -> int:
    """Sequences of `depth` decisions; chance between them multiplies, a line that ends earlier counts 0."""
    if depth == 0:
        return 1
    if pending := chances(table, position):
        return sum(perft(table, happen(position, chance), depth) for chance in pending)
    return sum(
        perft(table, decide(position, side, move), depth - 1)
        for side, moves in decisions(table, position).items()
        for move in moves
    )


# -- §2 what a side can know ------------------------------------------------------------------------------


def deduced_coppella(played: str) -> str | None:
    """§2 The card that never appeared, once a side has played all 15 others."""
    return next((DECK - Counter(played)).elements()) if len(played) == 15 else None


# -- §7 Fifteen mode --------------------------------------------------------------------------------------


def worth(table: Table, captures: int, is_knockout: bool) -> int:
    """§7, A19 What a game's captures are worth to their side, whether or not the last was a knock-out."""
    if not is_knockout:
        return captures
    return captures + table.ko_bonus - (0 if table.ko_bonus_includes_capture else 1)


def match_winner(table: Table, totals: dict[str, int], is_game_over: bool) -> str | None:
    """§7, A20, A21 Who has won the match at these totals."""
    if table.fifteen_check == "end_of_game" and not is_game_over:
        return None
    reached = [side for side in SIDES if totals[side] >= table.match_target]
    if len(reached) == 2 and totals["S"] == totals["N"]:
        return None
    return max(reached, key=lambda side: totals[side], default=None)
