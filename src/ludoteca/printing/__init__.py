"""Print and play: a game on paper, made from its drawings, its rules and its words.

    make(game, Wish(language="en", paper="a4", ink="full")) -> bytes     a PDF; raises NoKit
    has_kit(game) -> bool

A game brings its kit in its own package (docs/howto/print-and-play.md): `kit/kit.typ` lays the sheets out, `kit/en.ftl`
and so on hold the words on them, `drawings/*.svg` the pictures, and `facts(say)` of its module `kit` gives what the
sheets need from the rules. What all kits share is in `sheets/`.
"""

from ludoteca.printing.kit import INKS, PAPERS, Ink, NoKit, Paper, Wish, has_kit, kits, make

__all__ = ["INKS", "PAPERS", "Ink", "NoKit", "Paper", "Wish", "has_kit", "kits", "make"]
