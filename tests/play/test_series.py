"""A series is a game; it reveals no more about a child with secrets than the child itself does."""

from random import Random

import pytest

from ludoteca.core import AGREE, CHANCE, RESIGN, WATCHER, BadMove, BadPosition, Game, IllegalMove, Move, Seat, State
from ludoteca.play import Dealer, Entry, Match, Series, dealer, format_record, parse_record, verify
from ludoteca.play.fairness import commitments, revealed
from ludoteca.play.records import headers
from tests.play.toy import HIDDEN, HIGHCARD, Race

X, Y = Seat(0), Seat(1)
VIEWERS = (X, Y, WATCHER)


@pytest.fixture
def race(monkeypatch: pytest.MonkeyPatch) -> Series:
    series = Series(HIGHCARD, "race", Race())
    monkeypatch.setattr(headers, "find", lambda name: series)
    return series


def start(race: Series, seed: int = 1) -> Match:
    return Match.start(race, dealer=Dealer.from_seed(seed, (b"x", b"y")))


def texts(match: Match, after: int = 0) -> list[str]:
    return [entry.text for entry in match.log[after:]]


def random_race(race: Series, seed: int) -> Match:
    match, rng = start(race, seed), Random(seed)
    while match.outcome is None:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match


# -- the contract ------------------------------------------------------------------------------------------------
def test_a_series_declares_what_its_child_and_policy_do(race: Series) -> None:
    assert isinstance(race, Game)
    assert (race.NAME, race.VERSION, race.HAS_CHANCE, race.HAS_SECRETS) == ("highcard-race", "1.1", True, True)
    assert race.seats(race.Options()) == ("X", "Y")
    assert race.compiled is None


def test_the_chance_of_both_the_series_and_the_child_is_dealt(race: Series) -> None:
    match = start(race)
    assert [text[:6] for text in texts(match)] == ["next", "draw N", "draw S"]
    assert match.to_act == (X,)


def test_seats_change_between_games_and_so_do_their_moves(race: Series) -> None:
    match = start(race)
    match.play(X, "fold")
    assert match.to_act == (Y,)  # Y is N now
    hand = match.state.record.child.hand
    assert race.child_view(match.view(Y)).record.hand[0] == hand[0]
    assert race.child_view(match.view(X)).record.hand.tolist() == [HIDDEN, hand[1]]
    with pytest.raises(IllegalMove, match=r"turn"):
        match.play(X, "show")


def test_a_child_game_stays_on_the_table_until_the_next_begins(race: Series) -> None:
    match = start(race)
    match.play(X, "fold")
    ended = match.state_at(4)
    assert match.log[3].text == "fold"
    assert race.to_act(ended) == (CHANCE,)
    assert HIGHCARD.outcome(race.child_state(ended)) is not None
    assert [event.type for event in match.events(WATCHER, 4)] == ["said"]
    assert [event.type for event in match.events(WATCHER, 5)] == ["between", "game"]
    assert match.events(WATCHER, 5)[1].args == {"number": 2, "sits": {"X": "S", "Y": "N"}}


def test_a_target_reached_in_mid_game_ends_the_series(race: Series) -> None:
    match = start(race)
    for seat in (X, Y, Y, X):  # 2-2
        match.play(seat, "show")
    match.play(X, "show")
    assert HIGHCARD.outcome(race.child_state(match.state)) is None  # S has not spoken
    assert match.outcome is not None
    assert match.to_act == ()
    assert match.legal(Y) == []
    assert (match.outcome.winners, match.outcome.reason, match.outcome.points) == ((X,), "target", {X: 3, Y: 2})
    assert match.events(Y)[-1].to_json() == {"type": "series-end", "reason": "target", "winners": ["X"]}
    with pytest.raises(IllegalMove) as refused:
        match.play(Y, "show")
    assert refused.value.reason.code == "series-over"


def test_platform_acts_inside_a_game_are_the_childs(race: Series) -> None:
    match = start(race)
    match.resign(Y)
    assert match.outcome is None
    assert match.state.record.own.begun == 2
    assert HIGHCARD.outcome(race.child_state(match.state_at(4))).reason == "resign"


def test_platform_acts_between_games_are_the_series(race: Series) -> None:
    state = race.setup(race.Options())
    assert race.why_illegal(state, X, AGREE).code == "series-between"  # type: ignore[union-attr]
    assert race.why_illegal(state, X, RESIGN) is None
    left = race.apply(state, X, RESIGN)
    outcome = race.outcome(left)
    assert outcome is not None
    assert outcome.winners == (Y,)
    assert race.to_act(left) == ()
    assert [event.to_json() for event in race.events(left, WATCHER)] == [
        {"type": "between", "seat": "X", "act": "resign", "who": ""},
        {"type": "series-end", "reason": "resign", "winners": ["Y"]},
    ]


def test_between_games_only_the_words_of_the_policy_are_read(race: Series) -> None:
    state = race.setup(race.Options())
    assert race.chances(state) == [(Move(0), 1)]
    assert race.legal_moves(state, X) == []
    assert race.why_illegal(state, X, Move(0)).code == "series-turn"  # type: ignore[union-attr]
    with pytest.raises(BadMove, match=r"move 'show': expected next — §3"):
        race.parse_move(state, CHANCE, "show")
    with pytest.raises(BadMove, match=r"expected show"):
        race.parse_move(race.apply(state, CHANCE, Move(0)), X, "next")


def test_an_act_takes_as_long_as_the_child_says(race: Series, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HIGHCARD, "duration", lambda state, seat, move: 100 * (seat + 1))
    match = start(race)
    match.play(X, "fold")  # X is S now
    assert [race.duration(match.state, seat, Move(1)) for seat in (X, Y)] == [200, 100]
    assert race.duration(race.setup(race.Options()), X, Move(0)) == 0


def test_a_seats_chance_is_asked_of_its_seat_in_the_child(race: Series, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    chances = HIGHCARD.chances
    monkeypatch.setattr(HIGHCARD, "chances", lambda state, seat=None: asked.append(seat) or chances(state))
    match = start(race)
    match.play(X, "fold")
    pending = match.state_at(5)  # game 2 has begun, nobody has drawn
    asked.clear()
    assert len(race.chances(pending, Y)) == 5
    assert asked == [Seat(0)]
    assert race.chances(match.state) == []


def test_states_are_never_changed(race: Series) -> None:
    match = start(race)
    states = [match.state_at(ply) for ply in range(match.ply + 1)]
    kept = [state.record.tobytes() for state in states]
    for seat in (X, Y, Y, X):
        match.play(seat, "show")
    assert [state.record.tobytes() for state in states] == kept


# -- secrets -------------------------------------------------------------------------------------------------------
def positions(race: Series) -> list[State]:
    matches = [random_race(race, seed) for seed in range(4)]
    return [match.state_at(ply) for match in matches for ply in range(match.ply + 1)]


def test_view_law(race: Series) -> None:
    rng = Random(1)
    for state in positions(race):
        for viewer in VIEWERS:
            view = race.view(state, viewer)
            imagined = race.imagine(view, rng)
            assert race.view(imagined, viewer) == view
            assert race.format_view(race.view(imagined, viewer)) == race.format_view(view)
            assert race.to_act(imagined) == race.to_act(state)


def test_non_interference(race: Series) -> None:
    """Imagine again what a seat may not know: everything made for that seat stays the same."""
    rng = Random(2)
    differed = False
    for state in positions(race):
        for viewer in VIEWERS:
            other = race.imagine(race.view(state, viewer), rng)
            differed |= other != state
            for made in (
                lambda s, v: race.view(s, v).record.tobytes(),
                lambda s, v: race.show(race.view(s, v)),
                race.events,
                race.legal_moves,
            ):
                assert made(state, viewer) == made(other, viewer)
    assert differed


def test_a_view_holds_no_card_of_the_other_side(race: Series) -> None:
    match = start(race)
    cards = match.state.record.child.hand.tolist()
    assert race.format_view(match.view(X)).endswith(f"{cards[0]}? ..")
    assert race.format_view(match.view(Y)).endswith(f"?{cards[1]} ..")
    assert race.format_view(match.view(WATCHER)).endswith("?? ..")


def test_a_running_record_hides_the_game_on_the_table_and_opens_those_that_are_over(race: Series) -> None:
    match = start(race)
    match.play(X, "fold")
    lines = format_record(match, Y).splitlines()
    drawn = [line.split(" @")[0] for line in lines if " draw " in line]
    assert drawn[:2] == [f"2 chance {match.log[1].text}", f"3 chance {match.log[2].text}"]  # game 1, all of it
    assert drawn[2:] == [f"6 chance {match.log[5].text}", "7 chance draw S ?"]  # game 2, Y sits as N
    shown = {line.split(": ")[0] for line in lines if line.startswith(("Commitment", "Secret"))}
    assert shown == {"Commitment", "Commitment game 1", "Commitment game 2", "Commitment game 3", "Secret game 1"}


def test_a_finished_game_is_proven_while_the_series_goes_on(race: Series) -> None:
    match = start(race)
    match.play(X, "fold")
    text = format_record(match)
    record = parse_record(text)
    secret = record.header.secrets["game 1"]
    assert dealer.commitment(secret) == record.header.commitments["game 1"] != match.commitment
    opened = record.dealer()
    assert opened is not None
    assert not opened.knows("")
    assert not opened.knows("game 2/hand N")
    again = Match(race, None, opened)
    for entry in match.log[:4]:
        again.follow(entry)
    assert again.proven == 2  # both cards of game 1; the word `next` belongs to the series itself
    forged = Entry(2, CHANCE, "draw N 1" if match.log[1].text != "draw N 1" else "draw N 2", 0)
    with pytest.raises(Exception, match=r"the dealer dealt"):
        Match.replay(race, None, [match.log[0], forged], opened)


def test_the_commitment_to_a_game_is_published_before_it_begins(race: Series) -> None:
    match = start(race)
    promised = commitments(match)["game 2"]
    match.play(X, "fold")
    match.play(Y, "fold")
    assert dealer.commitment(revealed(match)["game 2"]) == promised


@pytest.mark.parametrize("seed", range(4))
def test_a_finished_series_is_proven_from_one_secret(race: Series, seed: int) -> None:
    match = random_race(race, seed)
    report = verify(format_record(match))
    assert report.is_proven
    assert report.chances == report.proven > 2
    assert list(revealed(match)) == list(commitments(match)) == [""]


# -- notation ------------------------------------------------------------------------------------------------------
def test_a_position_is_the_series_then_the_child(race: Series) -> None:
    match = start(race)
    text = race.format_position(match.state)
    assert text.startswith("game=1 total=0-0 playing=1 | ")
    read = race.parse_position(text, match.options)
    assert race.format_position(read) == text
    assert race.to_act(read) == (X,)
    with pytest.raises(BadPosition, match=r"expected the series, ' \| '"):
        race.parse_position("game=1 total=0-0 playing=1", match.options)


def test_what_is_shown_and_drawn(race: Series) -> None:
    match = start(race)
    match.play(X, "fold")
    shown = race.show(match.view(Y))
    assert isinstance(shown, race.Shown)
    assert (shown.sits, shown.series.total) == (["S", "N"], [0, 0])  # type: ignore[attr-defined]
    assert shown.game.hand[1] == HIDDEN  # type: ignore[attr-defined]
