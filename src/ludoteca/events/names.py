"""Names of events and people: what may be written on a sheet, read aloud and opened in a spreadsheet."""

from __future__ import annotations

import re
import unicodedata

from ludoteca.events.refusing import bad_event

LONGEST_NAME = 60
FORMULAS = tuple("=+-@")  # a spreadsheet would run what begins so
HIDDEN = ("C", "Zl", "Zp")  # categories: control, format, private and surrogate letters; line and paragraph breaks
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks that nobody sees
LOST = "\ufffd"  # what a program puts in place of a letter it could not read
SELECTORS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")  # which picture of a letter is meant
MOST_MARKS = 3  # on one letter


def checked_name(name: str) -> str:
    """The name in its normal form; refused if it cannot be one."""
    normal = unicodedata.normalize("NFC", name)
    strange = next((letter for letter in normal if _is_hidden(letter)), None)
    if strange is not None:
        sign = f"U+{ord(strange):04X}"
        raise bad_event(f"name {name!r}: the sign {sign} cannot be shown", "event-name-sign", sign=sign)
    spaced = " ".join(normal.split())
    if not 1 <= len(spaced) <= LONGEST_NAME:
        said = f"name {spaced[:LONGEST_NAME]!r}: expected 1 to {LONGEST_NAME} letters, not {len(spaced)}"
        raise bad_event(said, "event-name-length", count=len(spaced), most=LONGEST_NAME)
    if unicodedata.normalize("NFKC", spaced).startswith(FORMULAS):
        said = f"name {spaced!r}: begins with {spaced[0]!r}, which a spreadsheet takes for a formula"
        raise bad_event(said, "event-name-formula", name=spaced, sign=spaced[0])
    if not any(letter.isalnum() for letter in spaced) or _is_piled(spaced):
        raise bad_event(f"name {spaced!r}: expected letters or digits that can be read", "event-name-bare", name=spaced)
    return spaced


def new_name(name: str, taken: set[str]) -> str:
    """A name that nobody before has in this list; from then on it is taken."""
    checked = checked_name(name)
    if folded(checked) in taken:
        raise bad_event(f"somebody is called {checked!r} already", "event-name-taken", name=checked)
    taken.add(folded(checked))
    return checked


def folded(name: str) -> str:
    """Two names that fold to the same text are the same name to a reader."""
    return unicodedata.normalize("NFKC", SELECTORS.sub("", name)).casefold()


def _is_hidden(letter: str) -> bool:
    return letter in BLANK or letter == LOST or unicodedata.category(letter).startswith(HIDDEN)


def _is_piled(name: str) -> bool:
    """Whether so many marks stand on one letter that they cover the lines around it."""
    run = 0
    for letter in name:
        run = run + 1 if unicodedata.category(letter).startswith("M") else 0
        if run > MOST_MARKS:
            return True
    return False
