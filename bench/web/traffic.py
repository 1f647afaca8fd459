"""What a visit asks of the network. These figures do not depend on how busy the machine is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import CDPSession


@dataclass(slots=True)
class Exchange:
    url: str
    began: float
    ended: float = float("inf")
    bytes: float = 0


@dataclass  # without slots: Playwright keeps something of its own on those who listen
class Traffic:
    exchanges: dict[str, Exchange] = field(default_factory=dict)

    @classmethod
    def listen(cls, wires: CDPSession) -> Traffic:
        traffic = cls()
        wires.on("Network.requestWillBeSent", traffic._asked)
        wires.on("Network.loadingFinished", traffic._answered)
        wires.on("Network.webSocketWillSendHandshakeRequest", traffic._called)
        wires.on("Network.webSocketFrameReceived", traffic._heard)
        return traffic

    def _asked(self, event: dict[str, Any]) -> None:
        self.exchanges[event["requestId"]] = Exchange(event["request"]["url"], event["timestamp"])

    def _answered(self, event: dict[str, Any]) -> None:
        if one := self.exchanges.get(event["requestId"]):
            one.ended, one.bytes = event["timestamp"], event["encodedDataLength"]

    def _called(self, event: dict[str, Any]) -> None:
        self.exchanges[event["requestId"]] = Exchange("socket", event["timestamp"])

    def _heard(self, event: dict[str, Any]) -> None:
        """A socket has answered when it has said something for the first time."""
        if (one := self.exchanges.get(event["requestId"])) and one.ended == float("inf"):
            one.ended, one.bytes = event["timestamp"], len(event["response"]["payloadData"])

    @property
    def finished(self) -> list[Exchange]:
        return sorted((one for one in self.exchanges.values() if one.ended < float("inf")), key=lambda one: one.began)

    @property
    def kilobytes(self) -> float:
        return sum(one.bytes for one in self.finished) / 1000

    @property
    def in_a_row(self) -> int:
        """The longest chain of exchanges of which each began only after the one before had ended."""
        return max(self._depths().values(), default=0)

    def _depths(self) -> dict[int, int]:
        depths: dict[int, int] = {}
        finished = self.finished
        for number, one in enumerate(finished):
            before = [depths[other] for other in range(number) if finished[other].ended <= one.began]
            depths[number] = 1 + max(before, default=0)
        return depths
