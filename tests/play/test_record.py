"""Records: what is written can be read, replayed and proven; changes are found and their line is named."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.core import CHANCE, WATCHER, BadRecord, Seat
from ludoteca.play import (
    Dealer,
    Entry,
    Match,
    RecordFile,
    Series,
    find,
    format_record,
    parse_record,
    verify,
    write_record,
)
from ludoteca.play.dealer import promise
from ludoteca.play.records import headers
from ludoteca.play.records.lines import MAX_BYTES, MAX_LINE, MAX_LINES
from tests.play.test_match import highcard, random_match
from tests.play.toy import HIGHCARD, HighCard, Race

W, B = Seat(0), Seat(1)


@pytest.fixture(autouse=True)
def _toys_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    toys = {"highcard": HIGHCARD, "highcard-race": Series(HIGHCARD, "race", Race())}
    monkeypatch.setattr(headers, "find", lambda name: toys.get(name) or find(name))


def finished() -> Match:
    game = find("latrunculi")
    options = game.Options.from_text({"board": "8x9", "no_move": "draw"})
    match = Match.start(game, options, players=("Anna", "Bruno"), date="2026-11-15")
    match.play(W, "e1-e4", 12_345)
    match.offer(W, 12_400)
    match.play(B, "d9-d6", 15_001)
    match.resign(W, 60_000)
    return match


TEXT = """\
Ludoteca: 1
Game: latrunculi
Rules: 2
Options: board=8x9 no_move=draw
Date: 2026-11-15
Seat w: Anna
Seat b: Bruno
Result: b
Reason: resign
Points: w=8 b=8

1 w e1-e4 @12.345
2 w offer @12.400
3 b d9-d6 @15.001
4 w resign @60.000
end b resign
"""


def proven() -> str:
    """A finished record of a game with chance."""
    match = highcard(2)
    match.play(W, "show", 1)
    match.play(B, "fold", 2)
    return format_record(match)


# -- what is written is what was played ------------------------------------------------------------------------
def test_the_text_of_a_record() -> None:
    assert format_record(finished()) == TEXT


@pytest.mark.parametrize("name", ["latrunculi", "latrunculi-match", "highcard"])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("plies", [0, 20, 150])
def test_round_trip(name: str, seed: int, plies: int) -> None:
    match = random_match(name, seed, plies)
    text = format_record(match, whole=True)
    read = parse_record(text).match()
    assert format_record(read, whole=True) == text
    assert (read.log, read.state, read.offers, read.options) == (match.log, match.state, match.offers, match.options)
    report = verify(text.encode())
    assert report.outcome == match.outcome
    assert report.plies == match.ply
    assert report.chances == report.proven == sum(entry.seat == CHANCE for entry in match.log)
    assert report.is_proven == (match.outcome is not None)


def test_an_imported_match_plays_on_with_the_same_chance() -> None:
    match = Match.start(find("latrunculi-match"), dealer=Dealer.from_seed(9))
    read = parse_record(format_record(match, whole=True)).match()
    for played in (match, read):
        for _ in range(2):
            played.offer(W)
            played.offer(B)  # null, replay; null, lot for the decider
    assert read.log == match.log
    assert match.log[-1].text.startswith("lot ")


def test_a_game_without_chance_writes_nothing_of_a_dealer() -> None:
    assert not re.search("Commitment|Nonces|Secret", TEXT)


def test_the_secret_is_written_when_the_match_is_over_and_not_before() -> None:
    match = highcard(2)
    secret = match.dealer.secret.hex()  # type: ignore[union-attr]
    for viewer in (None, W, B, WATCHER):
        text = format_record(match, viewer)
        assert secret not in text
        assert match.commitment in text
        assert "Nonces: 6f6e65 74776f" in text
    match.resign(W)
    assert f"Secret: {secret}\n" in format_record(match, B)
    assert format_record(match, B) == format_record(match)


def test_a_running_record_holds_what_its_reader_may_know() -> None:
    match = highcard(2)
    cards = [str(card) for card in match.state.record.hand]
    lines = {seat: format_record(match, seat).splitlines()[-2:] for seat in (W, B, WATCHER)}
    assert lines[W] == [f"1 chance draw N {cards[0]} @0.000", "2 chance draw S ? @0.000"]
    assert lines[B] == ["1 chance draw N ? @0.000", f"2 chance draw S {cards[1]} @0.000"]
    assert lines[WATCHER] == ["1 chance draw N ? @0.000", "2 chance draw S ? @0.000"]
    assert format_record(match) == format_record(match, WATCHER)


def test_hidden_cards_change_no_byte_of_a_running_record() -> None:
    """Non-interference: the same commitment and N's card the same, S's card each of the other four."""
    match = highcard(2)
    texts, public = set(), set()
    own = int(match.state.record.hand[0])
    for card in {1, 2, 3, 4, 5} - {own}:
        log = [match.log[0], Entry(2, CHANCE, f"draw S {card}", 0), Entry(3, W, "show", 7)]
        other = Match.replay(HIGHCARD, None, log)
        other.commitment = match.commitment
        texts.add(format_record(other, W))
        public.add(format_record(other))
    assert len(texts) == len(public) == 1


def test_a_record_with_hidden_cards_can_be_read_but_not_replayed() -> None:
    record = parse_record(format_record(highcard(2), W))
    assert not record.is_finished
    assert record.entries[1].text == "draw S ?"
    with pytest.raises(BadRecord, match=rf"^line {record.lines[1]}: move 'draw S \?'"):
        record.match()


def test_a_game_with_secrets_that_cannot_hide_them_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    match = highcard(2)
    monkeypatch.delattr(HighCard, "format_move_for")
    with pytest.raises(TypeError, match=r"its moves cannot be written"):
        format_record(match, W)


def test_a_running_record_without_its_secret_is_legal_but_unproven() -> None:
    match = Match.start(find("latrunculi-match"), dealer=Dealer.from_seed(9))
    report = verify(format_record(match))
    assert (report.chances, report.proven, report.is_proven) == (1, 0, False)
    assert report.match.commitment == match.commitment
    assert format_record(report.match) == format_record(match)


# -- what was changed is found -----------------------------------------------------------------------------------
def change(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


EDITS = {
    "another winner": (change("Result: b", "Result: w"), 8, "Result 'w': the moves give 'b'"),
    "another reason": (change("Reason: resign", "Reason: time"), 9, "Reason 'time': the moves give 'resign'"),
    "other points": (change("b=8\n", "b=7\n"), 10, "Points 'w=8 b=7': the moves give 'w=8 b=8'"),
    "points in words": (change("w=8", "w=x"), 10, "expected points such as w=8 b=5"),
    "another end": (change("end b resign", "end w resign"), 16, "the moves give 'end b resign'"),
    "an illegal move": (change("d9-d6", "d9-e6"), 14, "illegal move 'd9-e6': .* — §3.2, A10"),
    "a move that cannot be read": (change("d9-d6", "d9xd6"), 14, "move 'd9xd6'"),
    "the other side's move": (change("3 b d9-d6", "3 w e4-e5"), 14, "illegal move 'e4-e5': .* — §2.7"),
    "a seat that is not there": (change("3 b", "3 x"), 14, "seat 'x': expected w, b, chance"),
    "chance where there is none": (change("1 w e1-e4", "1 chance e1-e4"), 12, "no chance is pending"),
    "an agreement nobody made": (change("4 w resign", "4 b agree"), 15, "illegal move 'agree'"),
    "a line taken out": (change("2 w offer @12.400\n", ""), 13, "ply '3': expected 2"),
    "a line twice": (change("3 b", "2 w offer @12.400\n3 b"), 14, "ply '2': expected 3"),
    "a move after the end": (change("end b", "5 b d6-d7 @61.000\nend b"), 16, "illegal move 'd6-d7'.*§5"),
    "the last move taken out": (change("4 w resign @60.000\n", ""), 15, "its moves do not end it"),
    "no time": (change(" @15.001", ""), 14, "expected ply, seat, move and time"),
    "a strange time": (change("@15.001", "@15.1"), 14, "time '15.1': expected seconds"),
    "a time in other digits": (change("@15.001", "@١٥.001"), 14, "expected seconds"),
    "a time beyond all bounds": (change("@15.001", "@99999999999999.001"), 14, "at most"),
    "a time with a leading zero": (change("@15.001", "@015.001"), 14, "leading zeros"),
    "another record version": (change("Ludoteca: 1", "Ludoteca: 2"), 1, "record version '2'"),
    "an unknown game": (change("latrunculi", "chess"), 2, "no game 'chess'"),
    "another rules version": (change("Rules: 2", "Rules: 0"), 3, "rules version '0' of latrunculi"),
    "an unknown option": (change("board=", "bord="), 4, "unknown option 'bord', did you mean 'board'"),
    "an unknown value": (change("8x9", "9x9"), 4, "board=9x9: expected .*8x10"),
    "an option twice": (change("no_move=draw", "board=8x9"), 4, "board: given twice"),
    "half an option": (change("no_move=draw", "no_move"), 4, "expected key=value"),
    "a seat too few": (change("Seat b: Bruno\n", ""), 9, "each seat in order: Seat w, Seat b"),
    "a seat too many": (change("Result:", "Seat c: Carla\nResult:"), 8, "seat 'c': expected w, b"),
    "seats out of order": (change("Seat w: Anna\nSeat b: Bruno", "Seat b: Bruno\nSeat w: Anna"), 10, "in order"),
    "an unknown header": (change("Date:", "Place:"), 5, "header 'Place: 2026-11-15': expected"),
    "a header without a value": (change("Date: 2026-11-15", "Date: "), 5, "expected 'Key: value'"),
    "a header twice": (change("Seat b: Bruno", "Seat w: Bruno"), 7, "already on line 6"),
    "headers out of order": (change("Rules: 2\nOptions", "Options: board=8x9\nRules: 2\nOptions"), 4, "before Options"),
    "no result": (change("Result: b\n", ""), 9, "Result is missing beside Reason"),
    "no headers of the end": (
        change("Result: b\nReason: resign\nPoints: w=8 b=8\n", ""),
        13,
        "Result, Reason and Points are missing",
    ),
    "a secret without chance": (change("Result", f"Secret: {'0' * 64}\nResult"), 8, "no chance to prove"),
    "a text": (lambda _: "Rooks and bishops.\nNothing else.\n", 1, "not a record"),  # its second line was "cut off"
    "another file": (change("Ludoteca: 1", "Game: x"), 1, "not a record"),
    "no game": (change("Game: latrunculi\n", ""), 9, "the header Game is missing"),
    "a control character": (change("Anna", "An\x1bna"), 6, r"cannot be printed, U\+001B"),
    "an empty line among the moves": (change("3 b", "\n3 b"), 14, "expected ply, seat, move and time"),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_record_names_its_line(edit: str) -> None:
    changed, line, message = EDITS[edit]
    with pytest.raises(BadRecord) as refused:
        verify(changed(TEXT))
    assert str(refused.value).startswith(f"line {line}: "), refused.value
    assert re.search(message, str(refused.value)), refused.value


@pytest.mark.parametrize("make", [lambda: TEXT, proven])
def test_a_record_cut_off_anywhere_is_refused(make: Callable[[], str]) -> None:
    text = make()
    verify(text)
    for length in range(len(text)):
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            verify(text[:length])


def test_the_error_says_where_a_record_was_cut_off() -> None:
    lines = TEXT.splitlines(keepends=True)
    for kept, message in [(5, "empty line after the headers"), (15, "the last line is not 'end'"), (11, "not 'end'")]:
        with pytest.raises(BadRecord, match=rf"^line {kept}: truncated: .*{message}"):
            verify("".join(lines[:kept]))
    with pytest.raises(BadRecord, match=r"^line 14: truncated: expected the end of the line"):
        verify("".join(lines[:14])[:-4])


@pytest.mark.parametrize("header", ["Commitment", "Secret"])
def test_any_other_digit_in_the_dealers_headers_is_found(header: str) -> None:
    text = proven()
    value = next(line for line in text.splitlines() if line.startswith(header)).split(": ")[1]
    for at, digit in enumerate(value):
        edited = value[:at] + ("0" if digit != "0" else "1") + value[at + 1 :]
        with pytest.raises(BadRecord, match=r"^line \d+: wrong commitment"):
            verify(text.replace(value, edited))


def test_a_wrong_secret_is_a_wrong_commitment() -> None:
    text = re.sub("Secret: .*", f"Secret: {'ab' * 32}", proven())
    line = text[: text.index("Commitment")].count("\n") + 1
    with pytest.raises(BadRecord, match=rf"^line {line}: wrong commitment: the secret revealed gives"):
        verify(text)


@pytest.mark.parametrize(
    ("pattern", "new", "message"),
    [
        ("Commitment: .*\n", "", "Commitment is missing"),
        ("Secret: .*\n", "", "the header Secret is missing"),
        ("Secret: .*", "Secret: 12", "expected 64 hexadecimal digits"),
        ("Nonces: .*", "Nonces: zz -", "nonce 'zz'"),
        ("Nonces: .*", "Nonces: 00 - -", "3 nonces: expected 2"),
        ("Nonces: .*\n", "", "the dealer dealt"),
        ("Secret: (.*)", r"Secret: \1\nSecret game 1: \1", "there is no Commitment game 1"),
        ("Nonces: ", f"Promises: {promise(b'one')} {promise(b'tow')}\nNonces: ", "broken promise: seat"),
        ("Nonces: ", f"Promises: {promise(b'one')} -\nNonces: ", "broken promise: seat"),
        ("Nonces: .*", f"Promises: {promise(b'one')} -", "broken promise: seat"),
        ("Nonces: ", f"Promises: {promise(b'one')}\nNonces: ", "1 promises: expected 2"),
        ("Nonces: ", "Promises: one two\nNonces: ", "expected 64 hexadecimal digits"),
    ],
)
def test_a_proof_with_a_part_missing(pattern: str, new: str, message: str) -> None:
    text, found = re.subn(pattern, new, proven())
    assert found == 1
    with pytest.raises(BadRecord, match=rf"^line \d+: .*{message}"):
        verify(text)


def test_a_seat_without_a_name_is_refused_with_its_line() -> None:
    text = format_record(finished()).replace("Seat b:", "Seat:")
    line = text.splitlines().index(next(one for one in text.splitlines() if one.startswith("Seat:"))) + 1
    with pytest.raises(BadRecord, match="seat ''") as refused:
        parse_record(text)
    assert f"line {line}" in str(refused.value)


def test_a_record_says_what_the_seats_had_promised() -> None:
    text = proven()
    promised = text.replace("Nonces: ", f"Promises: {promise(b'one')} {promise(b'two')}\nNonces: ")
    assert promised != text
    assert verify(promised).is_proven
    assert format_record(verify(promised).match) == promised


def test_another_card_is_not_what_was_dealt() -> None:
    text = proven()
    card = re.search(r"1 chance draw N (\d)", text)
    assert card is not None
    for other in {*"12345"} - {card[1]}:
        with pytest.raises(BadRecord, match=rf": chance 'draw N {other}': the dealer dealt 'draw N {card[1]}'"):
            verify(text.replace(f"draw N {card[1]}", f"draw N {other}"))
    with pytest.raises(BadRecord, match=r"not among the possible|expected show"):
        verify(re.sub("draw S .", f"draw S {card[1]}", text))  # the same card twice


# -- hostile input -----------------------------------------------------------------------------------------------
def test_bytes_that_are_not_utf_8_name_their_line() -> None:
    with pytest.raises(BadRecord, match=r"^line 6: not UTF-8 at byte 9"):
        verify(TEXT.encode().replace(b"Anna", b"\xff\xfe"))
    with pytest.raises(BadRecord, match=r"^line 6: not UTF-8"):
        verify(TEXT.replace("Anna", "\ud800"))


def test_changes_by_editors_and_mail_are_forgiven() -> None:
    assert verify(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode()).is_proven


def test_huge_input_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadRecord, match=rf"expected at most {MAX_BYTES}"):
        verify(b"x" * (MAX_BYTES + 1))
    with pytest.raises(BadRecord, match=rf"^line {MAX_LINES + 1}: too many lines"):
        verify(b"\n" * (MAX_LINES + 1))
    with pytest.raises(BadRecord, match=rf"^line 2: {MAX_LINE + 7} bytes long"):
        verify("Ludoteca: 1\nGame: " + "x" * (MAX_LINE + 1) + "\n")


def test_an_error_quotes_no_more_than_a_line_of_the_file() -> None:
    with pytest.raises(BadRecord) as refused:
        verify(TEXT.replace("latrunculi", "x" * 3000))
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n", "Ludoteca: 1\n", "Ludoteca: 1\n\n", "\0", ": \n\n", "a: b\n\n"])
def test_an_almost_empty_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        verify(text)


# -- files ---------------------------------------------------------------------------------------------------------
def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    write_record(path, TEXT)
    assert path.read_bytes() == TEXT.encode()

    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match=r"no space"):
        write_record(path, "other")
    assert path.read_bytes() == TEXT.encode()
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_record_kept_during_play_is_complete_after_every_act(tmp_path: Path) -> None:
    match = Match.start(find("latrunculi-match"), dealer=Dealer.from_seed(9), players=("Anna", "Bruno"))
    file = RecordFile(tmp_path / "game.txt", match)
    for seat, text in [(W, "offer"), (B, "offer"), (W, "offer"), (B, "offer"), (None, "move-second")]:
        file.append(match.play(match.to_act[0] if seat is None else seat, text, 10))
        kept = (tmp_path / "game.txt").read_bytes()
        assert kept.decode() == format_record(match, whole=True)
        assert verify(kept).match.state == match.state
    file.append(match.resign(W, 99))
    assert verify((tmp_path / "game.txt").read_bytes()).is_proven


def test_a_clock_and_what_every_act_left_are_written_and_read() -> None:
    game = find("latrunculi")
    match = Match.start(game, None, Dealer.from_seed(1))
    match.clock = "fischer 300+5"
    match.play(Seat(0), match.legal(Seat(0))[0], 12_345)
    match.left[1] = 292_655
    match.resign(Seat(1), 20_000)
    text = format_record(match)
    assert "\nClock: fischer 300+5\n" in text
    assert " @12.345 292.655\n" in text
    again = verify(text).match
    assert (again.clock, again.left) == (match.clock, match.left)
    assert format_record(again) == text
    with pytest.raises(BadRecord, match="no header Clock"):
        verify(text.replace("Clock: fischer 300+5\n", ""))
    with pytest.raises(BadRecord, match="clock 'fischer 5'"):
        verify(text.replace("fischer 300+5", "fischer 5"))
