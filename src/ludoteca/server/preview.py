"""What a link to this site looks like where somebody shares it: a title, a sentence and a picture (`og:` tags).

Told to anybody who has the link: the game and who invites to it, nothing of what happens at the table.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from html import escape

from ludoteca import play
from ludoteca.core import Game
from ludoteca.core.words import LANGUAGES, say, say_of
from ludoteca.server.house import House
from ludoteca.server.journal import Journal

SITE = "Ludoteca"
NAMES_A_GAME = ("rules", "learn", "play", "beside")
NAMES_A_TABLE = ("t", "replay")
ALSO_READ = {"sk": "cs"}  # Slovak readers read Czech far better than English


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    description: str
    game: str = ""  # the game whose picture is shown; none: the picture of the site


def preview_of(path: str, language: str, house: House) -> Preview:
    """The preview of a page of the client.

    No table is read from the store for it: previews are asked for when a link is sent, and then the sender is there.
    """
    page, _, named = path.strip("/").partition("/")
    if page in NAMES_A_TABLE and named in house.tables:
        return _of_table(house.tables[named].journal, language, house)
    if page in NAMES_A_GAME and named in play.names():
        return _of_game(play.find(named), language)
    return Preview(SITE, say("home-lead", language=language))


def _of_game(game: Game, language: str) -> Preview:
    name = _name(game, language)
    return Preview(f"{name} – {SITE}", say_of(game, "tagline", {}, language) or name, _pictured(game))


def _of_table(journal: Journal, language: str, house: House) -> Preview:
    usual = _of_game(journal.game, language)
    if journal.status != "open":
        return usual
    here = next((house.guests.name(chair.who) for chair in journal.chairs if chair.kind == "guest"), "")
    key = "preview-invites" if here else "preview-invited"
    title = say(key, {"name": here, "game": _name(journal.game, language)}, language)
    return Preview(title, usual.description, usual.game)


def _name(game: Game, language: str) -> str:
    return say_of(game, "name", {}, language) or game.NAME


def _pictured(game: Game) -> str:
    """A match is pictured as the game it is made of."""
    return (game.child or game).NAME


def tags(preview: Preview, base: str, path: str, pictures: Collection[str]) -> str:
    """The tags for the head of the page; `base` is the address of the site, `pictures` the files it has."""
    own = f"preview/{preview.game}.png"
    picture = own if own in pictures else "preview/home.png"
    said = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": f"{base}/{path}",
        "og:image": f"{base}/{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in said.items()]
    lines.append(f'<meta name="description" content="{escape(preview.description)}" />')
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines)


def language_of(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak; they stand in order of preference."""
    for tag in accepted.lower().split(","):
        base = re.split("[-;]", tag.strip(), maxsplit=1)[0]
        base = ALSO_READ.get(base, base)
        if base in LANGUAGES:
            return base
    return LANGUAGES[0]
