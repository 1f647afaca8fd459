"""The games of the house over plain HTTP: what they are, their options and words, their lessons and print kits."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, get_args, get_type_hints

from litestar import Response, get
from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from msgspec import Meta, inspect

from ludoteca import bots, play, printing
from ludoteca.bots.measured import measured
from ludoteca.core import Game, LudotecaError
from ludoteca.core.plain import PlainBoard
from ludoteca.core.words import rules_of, words_of
from ludoteca.server import lesson_messages, puzzle_messages, rest_shapes
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.rest import ERRORS, LANGUAGE, TheHouse
from ludoteca.server.table_terms import timely

# What is told of the games is long and the same for everybody.
PACKED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]
Options = Annotated[
    Sequence[Annotated[str, Meta(pattern="^[^=]+=", max_length=300)]],
    QueryParameter(max_items=60, description="as `name=value`, once for each that differs from its default"),
]
Language = Annotated[str, PathParameter(pattern=LANGUAGE)]


@get("/api/games", responses=ERRORS, tags=["games"], middleware=PACKED)
async def all_games() -> list[rest_shapes.GameInfo]:
    """Every game and series that can be played, with its table options."""
    return [_game_info(play.find(name)) for name in play.names()]


@get("/api/games/{name:str}/seats", responses=ERRORS, tags=["games"])
async def game_seats(name: FromPath[str], option: Options = ()) -> rest_shapes.Seats:
    """The seats of a table with these options, in some games they differ; and which terms mean something there."""
    try:
        game = play.find(name)
        options = game.Options.from_text(dict(each.split("=", 1) for each in option))
        return rest_shapes.Seats(list(game.seats(options)), timely(game, options))
    except LudotecaError as error:
        raise refusal_of(error) from None


@get("/api/games/{name:str}/words/{language:str}", media_type="text/plain", responses=ERRORS, tags=["games"])
async def game_words(name: FromPath[str], language: Language) -> Response[str]:
    """What the game says, in Fluent; in English where it does not speak the language."""
    return _page_of(name, language, words_of)


@get("/api/games/{name:str}/rules/{language:str}", media_type="text/plain", responses=ERRORS, tags=["games"])
async def game_rules(name: FromPath[str], language: Language) -> Response[str]:
    """The rules page, in Markdown, of a game that brings its own; those of our games are part of the client."""
    return _page_of(name, language, rules_of)


@get("/api/games/{name:str}/lessons/{language:str}", responses=ERRORS, tags=["games"], middleware=PACKED)
async def game_lessons(name: FromPath[str], language: Language) -> rest_shapes.Lessons:
    """The lessons of a game with all their texts; in English where it does not speak the language."""
    try:
        return lesson_messages.lessons(play.find(name), language)
    except LudotecaError as error:
        raise refusal_of(error) from None


@get("/api/games/{name:str}/kit.pdf", media_type="application/pdf", responses=ERRORS, tags=["games"])
async def game_kit(
    name: FromPath[str],
    house: TheHouse,
    language: Annotated[str, QueryParameter(pattern=LANGUAGE)] = "en",
    paper: FromQuery[printing.Paper] = "a4",
    ink: FromQuery[printing.Ink] = "full",
) -> Response[bytes]:
    """The game to be printed and cut out, as a PDF; in low ink areas are outlines."""
    try:
        async with house.heavy_requests:
            kit = await asyncio.to_thread(_kit, name, printing.Wish(language, paper, ink))
    except printing.NoKit:
        raise Refuse("unknown-path") from None
    except LudotecaError as error:
        raise refusal_of(error) from None
    headers = {"Cache-Control": "no-cache", "Content-Disposition": f'attachment; filename="{name}-{language}.pdf"'}
    return Response(kit, media_type="application/pdf", headers=headers)


@functools.lru_cache(maxsize=64)
def _kit(name: str, wish: printing.Wish) -> bytes:
    return printing.make(play.find(name), wish)


def _page_of(name: str, language: str, page: Callable[[Path, str], Path]) -> Response[str]:
    """A text out of a game's own folder."""
    try:
        folder = play.find(name).folder
    except LudotecaError as error:
        raise refusal_of(error) from None
    found = next((file for file in (page(folder, language), page(folder, "en")) if file.is_file()), None)
    if found is None:
        raise Refuse("unknown-path")
    return Response(found.read_text(encoding="utf-8"), media_type="text/plain", headers={"Cache-Control": "no-cache"})


def _game_info(game: Game) -> rest_shapes.GameInfo:
    return rest_shapes.GameInfo(
        name=game.NAME,
        child=game.child.NAME if game.child else None,
        is_plain=issubclass((game.child or game).Shown, PlainBoard),
        version=game.VERSION,
        seats=list(game.seats(game.Options())),
        timely=timely(game, game.Options()),
        options=_option_infos(game),
        first=dict(game.Options.FIRST),
        has_chance=game.HAS_CHANCE,
        has_secrets=game.HAS_SECRETS,
        has_kit=printing.has_kit(game),
        bots=_bot_infos(game),
        lessons=lesson_messages.count(game),
        puzzles=puzzle_messages.count(game),
        beside=game.beside(),
        with_judge={name: value for name, values in game.Options.NOT_OFFERED.items() for value in values},
    )


def _bot_infos(game: Game) -> list[rest_shapes.BotInfo]:
    ratings = measured(game)
    return [
        rest_shapes.BotInfo(name, name == bots.DEFAULT, name == bots.GENTLEST, ratings.get(name))
        for name in bots.offered()
    ]


def _option_infos(game: Game) -> list[rest_shapes.OptionInfo]:
    """The table options, for a form: those that somebody reads, and in which there is something to choose."""
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    defaults = game.Options().to_text()
    hints = get_type_hints(game.Options)
    unread = frozenset() if game.child else game.Options.ONLY_IN_SERIES
    infos = []
    for field in described.fields:
        name = field.name
        if name in unread:
            continue
        only_with = dict([game.Options.ONLY_WITH[name]]) if name in game.Options.ONLY_WITH else {}
        info = rest_shapes.OptionInfo(name, "choice", defaults[name], [], None, None, None, [], only_with)
        match field.type:
            case inspect.LiteralType():
                not_offered = game.Options.NOT_OFFERED.get(name, frozenset())
                known = map(str, get_args(hints[name]))  # in the order of the rules
                info.values = [value for value in known if value not in not_offered]
                if len(info.values) == 1:
                    continue
            case inspect.IntType(ge=low, le=high):
                info.kind, info.low, info.high = "number", low, high
            case inspect.BoolType():
                info.kind, info.values = "flag", ["false", "true"]
            case inspect.Metadata(extra_json_schema={"examples": [*words, example]}):
                info.kind, info.values, info.example = "text", words, example
        info.seat_counts = _seat_counts(game, info)
        infos.append(info)
    return infos


MOST_NUMBERS = 32  # of an option that are all tried; of more, only the ends


def _seat_counts(game: Game, option: rest_shapes.OptionInfo) -> list[int]:
    """How many can sit at the table by this option alone; empty where it makes no difference."""
    values = option.values
    if option.low is not None and option.high is not None:
        numbers = range(option.low, option.high + 1)
        values = [str(number) for number in (numbers if len(numbers) <= MOST_NUMBERS else (numbers[0], numbers[-1]))]
    counts = set()
    for value in values:
        with contextlib.suppress(LudotecaError):  # not with the other defaults
            counts.add(len(game.seats(game.Options.from_text({option.name: value}))))
    return sorted(counts) if len(counts) > 1 else []


HANDLERS = [all_games, game_seats, game_words, game_rules, game_kit, game_lessons]
