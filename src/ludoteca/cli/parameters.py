"""Kinds of parameters that several commands share. Those that mean the same everywhere bring their words with them."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter

_WORDS = Parameter(negative=(), allow_leading_hyphen=True, json_list=False)
_WORD = Parameter(allow_leading_hyphen=True)

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Number = Annotated[int | None, Parameter(metavar="N")]
File = Annotated[str | None, _WORD, Parameter(metavar="FILE")]
Text = Annotated[str | None, _WORD, Parameter(metavar="TEXT")]
Seat = Annotated[str | None, _WORD, Parameter(metavar="SEAT")]
Options = Annotated[list[str] | None, _WORDS, Parameter(metavar="KEY=VALUE", help="A table option; may be repeated.")]
Moves = Annotated[list[str] | None, _WORDS, Parameter(metavar="MOVE")]
Bots = Annotated[list[str] | None, _WORDS, Parameter(metavar="SEAT[=BOT]")]
Language = Annotated[
    Literal["en", "it", "cs"] | None,
    Parameter(metavar="LANGUAGE", help="The language; by default that of your environment."),
]
GameName = Annotated[str, Parameter(help="A name from `ludoteca games`.")]
Count = Annotated[int, Parameter(metavar="N")]
Seed = Annotated[int, Parameter(metavar="N", help="The source of all chance and every choice.")]
Scale = Annotated[float, Parameter(metavar="F", help="What the budget of every bot is multiplied by.")]
Processes = Annotated[Number, Parameter(help="How many processes; by default as many as there are processors.")]
Machines = Annotated[Text, Parameter(help="The address of a dask scheduler, whose computers then play.")]
Json = Annotated[Flag, Parameter(help="Print one JSON object.")]
