"""For whoever runs the site: whether it is ready, and its figures (docs/howto/host.md)."""

from __future__ import annotations

import hmac
from typing import Annotated

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import HeaderParameter

from ludoteca import __version__
from ludoteca.server import rest_shapes
from ludoteca.server.metrics import CONTENT_TYPE, Metrics
from ludoteca.server.peers import Peer, is_this_machine
from ludoteca.server.refusals import Refuse
from ludoteca.server.rest import ERRORS, AnyRequest, TheGuest, TheHouse
from ludoteca.server.trouble import Trouble

TheMetrics = NamedDependency[Metrics]
TheTrouble = NamedDependency[Trouble]
Bearer = Annotated[str, HeaderParameter(name="Authorization", required=False)]


@get("/api/ready", responses=ERRORS, tags=["server"])
async def ready(house: TheHouse, trouble: TheTrouble) -> rest_shapes.Ready:
    """Whether the server can be given work: it is open, and what happens can be stored."""
    if house.is_closed:
        raise Refuse("unavailable", {"why": "stopping"})
    if trouble.now is not None:
        await trouble.try_again(house.store)
    return rest_shapes.Ready("ready", __version__)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(
    request: AnyRequest, house: TheHouse, guest: TheGuest, figures: TheMetrics, authorization: Bearer = ""
) -> Response[bytes]:
    """The figures; to strangers there is nothing here."""
    settings = house.settings
    token = settings.metrics_token
    is_known = bool(token) and hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
    if settings.metrics and not is_known:
        is_known = _is_here(request) or (await house.guests.desk.standings.of(guest)).is_operator
    if not is_known:
        raise Refuse("unknown-path")
    return Response(figures.text(), headers={"Content-Type": CONTENT_TYPE})


def _is_here(request: AnyRequest) -> bool:
    """Whether this machine itself asks, and no proxy for somebody else."""
    peer: Peer = request.scope["state"]["peer"]
    return is_this_machine(peer.address) and not peer.is_passed_on


HANDLERS = [ready, metrics]
