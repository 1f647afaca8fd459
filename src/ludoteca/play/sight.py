"""What a game with secrets or several kinds of chance adds to the contract. All of it is optional.

format_move_for(state, seat, move, viewer) -> str
    A move as one viewer may read it, in a record of a running game: `draw S K` is `draw S ?` to North.
    Required of games that HAVE_SECRETS; the others have nothing to hide.
stream(state, seat=None) -> str
    The dealer's stream for the next pending chance (of that seat); "chance" where a game does not say.
    Chance that is drawn from its own stream cannot be disturbed by the order in which others act.
has_secrets(options) -> bool
    Whether there are secrets at this table, where a game HAS_SECRETS under some options only.
race_on(state) -> str
    The race that is on, in real time: several seats act at once, and all begin at the same instant.
    "" where one decision follows the other, and at tables that are not played in real time.
in_real_time(options) -> bool
    Whether there are races at this table, where a game does not always begin with one.
at_one_screen(options) -> GameOptions
    The options as they have to be where several people share one screen or one terminal.
offered(state, seat) -> list[str]
    The legal moves as the wire tells them, where a large family of them has a shorter name.
chapter(state) -> str, chapters(state) -> dict[str, bool]
    The part of the match the state is in, and every part so far (and the next one) with whether it is
    over. What was secret in a part that is over is open to all: a series has one per child game.
plays_from_memory(options) -> bool
    Whether remembering what was shown is part of the game at this table: then a person is told the
    present and the last act, and may look back only when all is over.
is_out(state, seat) -> bool
    Whether this seat has left the game for good while the others play on: not even resigning would
    change anything any more.
acts_at_once(options) -> bool
    Whether several seats may ever act at the same time at this table. The compiled verbs name one seat
    at a time, so whoever must see all of them asks the contract instead.
"""

from __future__ import annotations

from typing import Any, cast

from ludoteca.core import Game, GameOptions, Move, Seat, State

STREAM = "chance"


def text_for(game: Game, state: State, seat: Seat, move: Move, viewer: Seat) -> str:
    """The move as this viewer may read it while the game goes on."""
    offered: Any = getattr(game, "format_move_for", None)
    if offered is not None:
        return str(offered(state, seat, move, viewer))
    if game.HAS_SECRETS:
        raise TypeError(f"{game.NAME} has secrets but no format_move_for: nothing may be written of it")
    return game.format_move(state, seat, move)


def stream_of(game: Game, state: State, seat: Seat | None = None) -> str:
    """The dealer's stream for the next pending chance, of the table or of one seat."""
    offered: Any = getattr(game, "stream", None)
    return STREAM if offered is None else str(offered(state) if seat is None else offered(state, seat))


def has_secrets(game: Game, options: GameOptions) -> bool:
    """Whether some seat may know what another may not, at this table."""
    offered: Any = getattr(game, "has_secrets", None)
    return game.HAS_SECRETS if offered is None else bool(offered(options))


def race_of(game: Game, state: State) -> str:
    """The race that is on; "" for none."""
    offered: Any = getattr(game, "race_on", None)
    return "" if offered is None else str(offered(state))


def is_paced(game: Game, options: GameOptions) -> bool:
    """Whether this table is played in real time: as the game says, or because it begins with a race."""
    offered: Any = getattr(game, "in_real_time", None)
    return race_of(game, game.setup(options)) != "" if offered is None else bool(offered(options))


def at_one_screen(game: Game, options: GameOptions) -> GameOptions:
    """The options where several people share one screen."""
    adapt: Any = getattr(game, "at_one_screen", None)
    return options if adapt is None else cast(GameOptions, adapt(options))


def offered_to(game: Game, state: State, seat: Seat) -> list[str]:
    """What this seat may play now, as the wire tells it."""
    offered: Any = getattr(game, "offered", None)
    if offered is not None:
        return list(offered(state, seat))
    return sorted(game.format_move(state, seat, move) for move in game.legal_moves(state, seat))


def chapter_of(game: Game, state: State) -> str:
    """The part of the match this state is in; "" where a match has no parts."""
    offered: Any = getattr(game, "chapter", None)
    return "" if offered is None else str(offered(state))


def chapters_of(game: Game, state: State) -> dict[str, bool]:
    """Every part begun and the next one, with whether it is over."""
    offered: Any = getattr(game, "chapters", None)
    return {} if offered is None else dict(offered(state))


def plays_from_memory(game: Game, options: GameOptions) -> bool:
    """Whether what was shown earlier may not be looked up while the game goes on."""
    offered: Any = getattr(game, "plays_from_memory", None)
    return False if offered is None else bool(offered(options))


def is_out(game: Game, state: State, seat: Seat) -> bool:
    """Whether the others play on without this seat."""
    offered: Any = getattr(game, "is_out", None)
    return False if offered is None else bool(offered(state, seat))


def acts_at_once(game: Game, options: GameOptions) -> bool:
    """Whether several seats may ever act at the same time."""
    offered: Any = getattr(game, "acts_at_once", None)
    return False if offered is None else bool(offered(options))
