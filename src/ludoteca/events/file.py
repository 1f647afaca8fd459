"""An event as text: one act a line, in JSON. The file only ever grows."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ludoteca.events.acts import Act, AnyAct
from ludoteca.events.event import Event
from ludoteca.events.refusing import BadEvent, bad_event, in_file

LONGEST_FILE = 8 * 2**20
_READER = msgspec.json.Decoder(AnyAct)


def format_acts(acts: Iterable[Act]) -> str:
    """A line for each act."""
    return "".join(msgspec.json.encode(act).decode() + "\n" for act in acts)


def check_acts(acts: Iterable[Act]) -> None:
    """Refuse numbers and texts that are too large: what is written down must be readable again."""
    for act in acts:
        try:
            _READER.decode(msgspec.json.encode(act))
        except (msgspec.ValidationError, UnicodeError) as error:
            raise bad_event(f"this cannot be kept: {error}", "event-too-large", said=str(error)) from None


def parse_event(data: bytes | str) -> Event:
    """The event in this text; whatever is wrong is refused with its line."""
    data = data.encode() if isinstance(data, str) else data
    if len(data) > LONGEST_FILE:
        said = f"the file is longer than {LONGEST_FILE} bytes"
        raise bad_event(said, "event-file-long", limit=LONGEST_FILE)
    acts: list[Act] = []
    for number, line in enumerate(data.splitlines(), start=1):
        try:
            acts.append(_READER.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise bad_event(f"line {number}: {error}", "event-line", line=number, said=str(error)) from None
    try:
        return Event.replay(acts)
    except BadEvent as error:
        at = error.act + 1
        raise in_file(error, f"line {at}", "event-line", line=at) from None
