"""Everything a game can say, it can say in every language."""

from __future__ import annotations

from ludoteca import games
from ludoteca.core.plain import Hand, Note, Place, PlainBoard, PlainMove, Thing
from ludoteca.laws.suite import WordsHold
from ludoteca.laws.suite.words import drawn


class TestWords(WordsHold):
    games = games.built_in()


def test_every_name_on_a_plain_board_must_have_words() -> None:
    board = PlainBoard(
        seats=["A", "B"],
        grid=[[Place("a1", Thing("♞", name="knight")), Place("b1", Thing("7")), None]],
        hands=[Hand([Place("h1", Thing("", name="hidden"))], seat="A", name="cards")],
        notes=[Note("score", {"points": 3})],
        moves=[PlainMove("a1-b1", ["a1", "b1"]), PlainMove("pass", name="pass")],
    )
    assert list(drawn(board)) == ["thing-knight", "thing-hidden", "hand-cards", "note-score", "move-pass"]
    assert list(drawn(object())) == []
