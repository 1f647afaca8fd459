"""The lines of a record: of limited length, printable and complete."""

from __future__ import annotations

from typing import Final

from ludoteca.core import BadRecord, Reason

MAX_BYTES: Final = 8 * 2**20
MAX_LINES: Final = 200_000
MAX_LINE: Final = 4_000
MAX_NAME: Final = 100


def bad(line: int, what: str, code: str, rule: str = "records", **args: str | int) -> BadRecord:
    """An error that names the line; long quotations are cut. The words for the code are `play-why-record-<code>`."""
    told = {name: value[:80] if isinstance(value, str) else value for name, value in args.items()}
    reason = Reason(f"record-{code}", rule, {"line": line, **told})
    return BadRecord(f"line {line}: {what if len(what) <= 400 else what[:400] + '…'}", rule, reason)


def read_lines(text: str | bytes) -> list[str]:
    """The lines of a record; raises for lines that are too long, unprintable or cut off."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else bytes(text)
    if len(data) > MAX_BYTES:
        raise bad(1, f"a record of {len(data)} bytes: expected at most {MAX_BYTES}", "big")
    data = data.removeprefix("\ufeff".encode())  # some editors add a byte order mark
    if not data:
        raise bad(1, "empty: expected 'Ludoteca: 1'", "foreign")
    if data.count(b"\n") > MAX_LINES:
        raise bad(MAX_LINES + 1, f"too many lines: expected at most {MAX_LINES}", "big")
    raw = data.split(b"\n")
    lines = [_read_line(number, line) for number, line in enumerate(raw, 1) if line or number < len(raw)]
    if raw[-1]:
        raise bad(len(lines), "truncated: expected the end of the line", "truncated")
    return lines


def _read_line(number: int, raw: bytes) -> str:
    if len(raw) > MAX_LINE:
        raise bad(number, f"{len(raw)} bytes long: expected at most {MAX_LINE}", "line-long", limit=MAX_LINE)
    try:
        line = raw.removesuffix(b"\r").decode("utf-8")
    except UnicodeDecodeError as error:
        raise bad(number, f"not UTF-8 at byte {error.start + 1}", "encoding") from None
    if not line.isprintable():
        strange = next(letter for letter in line if not letter.isprintable())
        raise bad(number, f"a character that cannot be printed, U+{ord(strange):04X}", "encoding")
    return line


def clean_name(name: str) -> str:
    """A player's name, made fit for a line of text."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:MAX_NAME].strip()
