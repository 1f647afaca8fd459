"""Kinds of parameters that several commands share."""

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
Options = Annotated[list[str] | None, _WORDS, Parameter(metavar="KEY=VALUE")]
Moves = Annotated[list[str] | None, _WORDS, Parameter(metavar="MOVE")]
Bots = Annotated[list[str] | None, _WORDS, Parameter(metavar="SEAT[=BOT]")]
Language = Annotated[Literal["en", "it", "cs"] | None, Parameter(metavar="LANGUAGE")]
