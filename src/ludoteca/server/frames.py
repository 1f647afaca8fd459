"""What a page says is nearly always one short message in one frame, and all of it comes at once. That is read here, in
a third of the time; everything else is left to the library, which also says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from websockets import frames
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

PLAIN, DEFLATED = 0x81, 0xC1  # the first byte of a whole message of text: RFC 6455, 5.2; RFC 7692, 6
MASKED, LONGEST = 0x80, 125  # the second byte, with the length
_HEAD = 6  # both and the mask

_between_frames = StreamReader.at_eof.__code__
_unmask = frames.apply_mask  # type: ignore[attr-defined]


def whole_text(conn: Protocol, data: bytes, most: int) -> bytes | None:
    """The message that these bytes are, of `most` bytes; None: let the library read them."""
    size = len(data) - _HEAD
    if not 0 <= size <= LONGEST or data[1] != MASKED + size or data[0] not in (PLAIN, DEFLATED):
        return None
    if conn.state is not State.OPEN or conn.current_size is not None or not _is_between_frames(conn):
        return None
    text: bytes = _unmask(data[_HEAD:], data[2:_HEAD])
    return text if data[0] == PLAIN else _inflated(conn.extensions, text, most)


def _is_between_frames(conn: Protocol) -> bool:
    """Whether the library waits for the first byte of a frame."""
    waits_in: Any = conn.parser  # what it waits in, and what that waits in
    while waits_in is not None and waits_in.gi_code is not _between_frames:
        waits_in = waits_in.gi_yieldfrom
    return waits_in is not None


def _inflated(extensions: Sequence[Extension], text: bytes, most: int) -> bytes | None:
    """Each message has a window of its own, so that nothing is lost if the library has to read it after all."""
    if len(extensions) != 1:
        return None
    [deflate] = extensions
    if not isinstance(deflate, PerMessageDeflate) or not deflate.remote_no_context_takeover:
        return None
    try:
        return bytes(deflate.decode(frames.Frame(frames.Opcode.TEXT, text, rsv1=True), max_size=most).data)
    except (ProtocolError, PayloadTooBig):
        return None
