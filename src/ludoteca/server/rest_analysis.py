"""Looking back at a game over plain HTTP: the report on it, and playing on from any of its moments."""

from __future__ import annotations

import random
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ludoteca import play
from ludoteca.core import CHANCE, WATCHER, Level
from ludoteca.play import Match, SetUp
from ludoteca.play.log import CHANCE_NAME
from ludoteca.server import analysis_shapes, rest_shapes, table_messages
from ludoteca.server.bot_pool import PoolFull
from ludoteca.server.house import House
from ludoteca.server.refusals import Refuse
from ludoteca.server.rest import ERRORS, TableId, TheGuest, TheHouse
from ludoteca.server.rest_records import worked_out

_rng = random.SystemRandom()


@get("/api/tables/{table_id:str}/analysis", responses=ERRORS, tags=["records"])
async def analyse(table_id: TableId, house: TheHouse) -> analysis_shapes.Analysis:
    """The report on a finished game. The first one to ask waits: until there is one, the answer says how far it is."""
    return await house.analyses.ask(table_id, await _over(table_id, house))


@get("/api/tables/{table_id:str}/position", responses=ERRORS, tags=["records"])
async def position_at(
    table_id: TableId,
    house: TheHouse,
    ply: Annotated[int, QueryParameter(ge=0, description="after how many entries")],
) -> rest_shapes.Position:
    """A moment of a finished game as a position from which one can play on, by turns."""
    match = await _over(table_id, house)
    if ply > match.ply:
        raise Refuse("malformed", {"what": f"ply {ply}: expected 0 to {match.ply}"})

    def read() -> rest_shapes.Position:
        game = match.game
        options = game.at_one_screen(match.options)
        text = game.format_position(match.state_at(ply))
        return table_messages.position(play.set_up(game, options, text, ()), WATCHER)

    return await worked_out(read, house)


@post("/api/positions/next", status_code=200, responses=ERRORS, tags=["records"])
async def go_on(data: JSONBody[analysis_shapes.NextWanted], house: TheHouse, guest: TheGuest) -> analysis_shapes.Next:
    """What happens next in a position: what chance deals there, or else what a machine plays."""

    def read() -> SetUp:
        game = play.find(data.game)
        return play.set_up(game, game.Options.from_text(data.options), data.position, data.moves)

    reached = await worked_out(read, house)
    game, state = reached.game, reached.state
    if chances := game.chances(state):
        moves, weights = zip(*chances, strict=True)
        return analysis_shapes.Next(CHANCE_NAME, game.format_move(state, CHANCE, _rng.choices(moves, weights)[0]))
    seat = next((seat for seat in game.to_act(state) if seat != CHANCE), None)
    if seat is None:
        raise Refuse("not-running")
    view, legal = game.view(state, seat), game.legal_moves(state, seat)
    try:
        move = await house.pool.try_out(f"guest {guest}", Level(data.level), game, view, legal)
    except PoolFull:
        raise Refuse("unavailable") from None
    return analysis_shapes.Next(game.seats(reached.options)[seat], game.format_move(state, seat, move))


HANDLERS = [analyse, position_at, go_on]


async def _over(table_id: str, house: House) -> Match:
    """The match at this table, which must be over: then nothing in it is secret."""
    table = await house.find(table_id)
    async with table.reading():
        if table.journal.match is None:
            raise Refuse("not-running")
        if table.journal.match.outcome is None:
            raise Refuse("not-over")
        return table.journal.match
