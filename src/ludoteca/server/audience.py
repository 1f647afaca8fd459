"""The pages that look at one table, and which of its guests are there."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping

from ludoteca.server.refusals import Refuse
from ludoteca.server.settings import Limits
from ludoteca.server.viewers import Viewer


class Audience:
    """Pages come, go and come back. A guest without a connected page is away: since when is told by the house's own
    clock (`now`, in milliseconds), which stands still while the server is down."""

    def __init__(self, limits: Limits, claim_after: float, now: Callable[[], int]) -> None:
        self._limits = limits
        self._claim_after = claim_after
        self._now = now
        self._viewers: dict[str, Viewer] = {}  # token -> page
        self._opened = now()
        self._away_since: dict[str, int] = {}  # guests without a connected page

    def __iter__(self) -> Iterator[Viewer]:
        return iter(list(self._viewers.values()))

    def __len__(self) -> int:
        return len(self._viewers)

    def find(self, token: str | None, guest: str) -> Viewer | None:
        """The page that was given this token, if it is this guest's."""
        viewer = self._viewers.get(token or "")
        return viewer if viewer and viewer.guest == guest else None

    def add(self, guest: str, people: Iterable[str]) -> Viewer:
        """A new page. The people of the table never wait behind those who watch, and nobody fills it alone."""
        self._let_go_oldest(guest)
        limit, players = self._limits.watching_pages_per_table, set(people)
        if guest not in players and sum(viewer.guest not in players for viewer in self) >= limit:
            raise Refuse("too-many", {"limit": limit})
        viewer = Viewer(secrets.token_urlsafe(18), guest, self._limits.kept_bytes)
        self._viewers[viewer.token] = viewer
        return viewer

    def _let_go_oldest(self, guest: str) -> None:
        """Make room among this guest's own pages: one that was left goes first, else the oldest."""
        own = [viewer for viewer in self if viewer.guest == guest]
        for viewer in sorted(own, key=lambda one: one.connection is not None)[
            : len(own) + 1 - self._limits.pages_per_guest
        ]:
            if viewer.connection:
                viewer.dismiss("replaced")
            del self._viewers[viewer.token]

    def lost(self, viewer: Viewer) -> None:
        """The connection of this page has just ended."""
        self.expect(viewer.guest)

    def expect(self, guest: str) -> None:
        """This guest is waited for from now on."""
        self._away_since[guest] = self._now()

    def hand_over(self, old: str, new: str) -> None:
        """A guest has become an account: away since the guest was, or, if the guest is here, waited for from now on."""
        self._away_since[new] = self.away_since([old]).get(old, self._now())

    def forget(self, away_for: float) -> None:
        """Drop the pages that will not come back."""
        oldest = time.monotonic() - away_for
        for viewer in self:
            if viewer.connection is None and viewer.away_since < oldest:
                del self._viewers[viewer.token]

    def is_present(self, guest: str) -> bool:
        return any(viewer.connection and viewer.guest == guest for viewer in self._viewers.values())

    def away_for(self, guest: str) -> float:
        """The seconds this guest has been away while the server was up."""
        since = self.away_since([guest])
        return (self._now() - since[guest]) / 1000 if since else 0.0

    def away_since(self, guests: Iterable[str]) -> dict[str, int]:
        """Those of these guests who are away, and since when."""
        return {guest: self._away_since.get(guest, self._opened) for guest in guests if not self.is_present(guest)}

    def recall(self, away_since: Mapping[str, int]) -> None:
        """Who was away when the table left memory, or the server stopped: they have not been here since. Everybody
        else could not stay, and has the whole grace to come back."""
        # If the server was killed, its clock has gone back to when it was last stored.
        self._away_since.update({guest: min(since, self._opened) for guest, since in away_since.items()})

    def seconds_to_claim(self, guest: str) -> float:
        """How long this guest must still be away before others may do something about it."""
        return max(0.0, self._claim_after - self.away_for(guest))

    def watchers(self, people: Iterable[str]) -> int:
        """How many guests are here besides the people of the table."""
        return len({viewer.guest for viewer in self._viewers.values() if viewer.connection} - set(people))
