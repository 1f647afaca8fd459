"""Every way by which anything about a game reaches a seat. New exits are added here and fall under the laws."""

from __future__ import annotations

import io
import json

import msgspec
from rich.console import Console, RenderableType

from ludoteca.core import CHANCE, Game, Seat, State
from ludoteca.core.tensors import tensor_of
from ludoteca.play import Match, format_record


def sent(game: Game, state: State, viewer: Seat) -> dict[str, bytes | str]:
    """Every byte a seat (or WATCHER) is sent about this state, by the name of the exit."""
    view = game.view(state, viewer)
    moves = [] if viewer < 0 else game.legal_moves(state, viewer)
    return {
        "view": view.record.tobytes(),
        "show": msgspec.json.encode(game.show(view)),
        "text": game.format_view(view),
        "picture": picture(game.draw(view)),
        "events": json.dumps([event.to_json() for event in game.events(state, viewer)]),
        "to act": repr([seat for seat in game.to_act(state) if seat != CHANCE]),
        "legal moves": "\n".join(game.format_move(state, viewer, move) for move in moves),
        "outcome": repr(game.outcome(state)),
        "tensor": tensor_of(game, state.options).of(view).tobytes(),
        "action numbers": repr(list(game.action_numbers(view, moves))),
    }


def sent_by_match(match: Match, viewer: Seat) -> dict[str, bytes | str]:
    """Every byte that a match in progress sends to a seat (or WATCHER)."""
    events = [event.to_json() for event in match.events(viewer)]
    return {
        "record": format_record(match, viewer),
        "match view": match.view(viewer).record.tobytes(),
        "match events": json.dumps(events),
        "match legal": "\n".join([] if viewer < 0 else match.legal(viewer)),
    }


def picture(drawn: RenderableType) -> str:
    """A terminal picture with its colours."""
    drawing = io.StringIO()
    Console(file=drawing, width=120, force_terminal=True, color_system="truecolor").print(drawn)
    return drawing.getvalue()
