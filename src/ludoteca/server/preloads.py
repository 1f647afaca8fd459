"""What a page will need, named in the page itself: a slow line then fetches all of it at once, not piece after piece.

The client's build says which files belong to which page (`preload.json`); which game is played at a table only the
house knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from ludoteca.core import Game
from ludoteca.server.house import House

AT_A_TABLE = ("t",)
ASKED_BY_ALL = ("/api/games",)
# Not by new guests: the answer tells them who they are, and a browser that asks twice would be told two things.
ASKED_BY_THE_KNOWN = ("/api/me",)


class Preloads(msgspec.Struct, frozen=True):
    """Files beside the entry of the client: by the first word of an address, by game, by language."""

    pages: Mapping[str, Sequence[str]] = {}
    boards: Mapping[str, Sequence[str]] = {}
    words: Mapping[str, Sequence[str]] = {}

    @classmethod
    def read(cls, client: Path) -> Preloads:
        """As the build has written them; a client without them works too."""
        file = client / "preload.json"
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.is_file() else cls()

    def tags(self, path: str, language: str, house: House, *, is_known: bool) -> str:
        """For the head of the page at this address, asked for by a guest who has been here before or not."""
        files = dict.fromkeys(self._files(path, language, house))
        asked = (*ASKED_BY_ALL, *(ASKED_BY_THE_KNOWN if is_known else ())) if files else ()
        lines = [f'<link rel="preload" as="fetch" crossorigin href="{question}" />' for question in asked]
        lines += [_link(file) for file in files]
        return "".join(f"  {line}\n  " for line in lines)

    def _files(self, path: str, language: str, house: House) -> Iterator[str]:
        page, _, named = path.strip("/").partition("/")
        yield from self.words.get(language, ())
        yield from self.pages.get(page, ())
        if page in AT_A_TABLE and named in house.tables:
            yield from self.boards.get(_drawn_as(house.tables[named].journal.game), ())


def _drawn_as(game: Game) -> str:
    """A match is drawn by the board of the game it is made of."""
    return (game.child or game).NAME


def _link(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="stylesheet" crossorigin href="/{file}" />'
    return f'<link rel="modulepreload" crossorigin href="/{file}" />'
