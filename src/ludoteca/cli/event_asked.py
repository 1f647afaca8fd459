"""What the commands about an event share: the group they are in, and what each can be given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from ludoteca.cli.app import EXAMPLES, SUMMARIES
from ludoteca.cli.parameters import Flag, Language, Number, Options, Text

if TYPE_CHECKING:
    from ludoteca.cli.event_file import Kept
    from ludoteca.cli.site import Site

event = App("event", help=SUMMARIES["event"], help_epilogue=EXAMPLES["event"], help_format="plaintext")

Path = Annotated[str, Parameter(help="The file of the event; with --site its number there.")]
Kind = Literal["swiss", "round-robin", "double-round-robin", "knock-out", "arena", "tables"]
Break = Literal["buchholz", "sonneborn-berger", "direct", "points", "duel"]
Breaks = Annotated[list[Break] | None, Parameter(negative=(), metavar="TIE-BREAK", consume_multiple=True)]
Names = Annotated[str, Parameter(metavar="NAME")]
TableNumber = Annotated[int, Parameter(help="The number of the table.")]
Round = Annotated[Number, Parameter(help="The round; by default the last one.")]
Many = Annotated[list[str] | None, Parameter(negative=(), metavar="NAME", consume_multiple=True)]


@Parameter(name="*")
@dataclass(frozen=True)
class Planned:
    """What `new` and `simulate` can be given about an event."""

    format: Annotated[Kind, Parameter(help="How people meet.")] = "swiss"
    rounds: Annotated[int, Parameter(metavar="N", help="How many rounds; 0: as many as the format needs.")] = 0
    best_of: Annotated[int, Parameter(metavar="N", help="How many games a pairing has at most.")] = 1
    clock: Annotated[str, Parameter(metavar="TEXT", help="Such as `fischer 300+5`, `move 60` or `days 3`.")] = ""
    option: Options = None
    no_third_place: Annotated[Flag, Parameter(help="In a knock-out nobody plays for third place.")] = False
    points_by_place: Annotated[
        Text, Parameter(metavar="N,N", help="What each place is worth, the best one first, such as `5,3,2,0`.")
    ] = None
    tie_break: Annotated[Breaks, Parameter(help="What decides between equal scores, in this order.")] = None
    seed: Annotated[
        int, Parameter(metavar="N", help="The source of every lot; without one a new event draws its own.")
    ] = 0


@Parameter(name="*")
@dataclass(frozen=True)
class Asked:
    """Who asks, in which language."""

    lang: Language = None
    site: Annotated[Text, Parameter(metavar="URL", help="The site on which the event is held.")] = None

    @property
    def language(self) -> str:
        from ludoteca.cli.telling import language_here

        return self.lang or language_here()

    def say(self, key: str, **args: object) -> str:
        from ludoteca.core.words import say

        return say(f"cli-event-{key}", args, self.language)

    def visit(self) -> Site:
        """The site; a command that is for one alone needs it."""
        from ludoteca.cli.arguments import bad_argument
        from ludoteca.cli.site import Site

        if self.site is None:
            raise bad_argument("expected --site URL", "site-missing", "docs/howto/run-an-event.md")
        return Site(self.site, self.language)

    def open(self, event: str) -> Kept:
        """The event of this file, or of this number on the site."""
        if self.site is None:
            from ludoteca.cli.event_file import EventFile

            return EventFile(event)
        from ludoteca.cli.event_site import EventSite

        return EventSite(self.visit(), event)


HERE, AS_USUAL = Asked(), Planned()
Held = Annotated[Options, Parameter(help="How it is held, such as place=board; may be repeated.")]


def print_round(kept: Kept, asked: Asked) -> int:
    """The last round, as every command ends that changes it."""
    from rich.console import Console

    from ludoteca.cli.event_text import round_of

    Console(highlight=False, markup=False).print(round_of(kept.event, asked.say))
    return 0
