"""A match: a single writer, an append-only log, and nothing half done."""

from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core import CHANCE, WATCHER, BadMove, BadRecord, IllegalMove, Seat, words
from ludoteca.play import Dealer, Entry, Match, explain, find
from ludoteca.play.taking_back import last_own
from tests.play.toy import HIGHCARD

W, B = Seat(0), Seat(1)


def latrunculi(**options: str) -> Match:
    game = find("latrunculi")
    return Match.start(game, game.Options.from_text(options), Dealer.from_seed(1), players=("Anna", "Bruno"))


def highcard(seed: int = 1) -> Match:
    return Match.start(HIGHCARD, dealer=Dealer.from_seed(seed, (b"one", b"two")))


def random_match(name: str, seed: int, plies: int = 150, **options: str) -> Match:
    """A match of random moves, with offers, withdrawals and agreements among them."""
    game = HIGHCARD if name == "highcard" else find(name)
    rng = Random(seed)
    match = Match.start(game, game.Options.from_text(options), Dealer.from_seed(seed, (b"a", b"b")), at_ms=5)
    for at_ms in range(1000, 1000 * plies, 777):
        if match.outcome:
            break
        seat = match.to_act[0]
        if rng.random() < 0.05:
            for who in rng.sample([W, B], 2):
                try:
                    match.play(who, rng.choice(["offer", "withdraw"]), at_ms)
                except IllegalMove:
                    continue
        else:
            match.play(seat, rng.choice(match.legal(seat)), at_ms)
    return match


def everything(match: Match) -> tuple[object, ...]:
    """Everything in a match that an act could have changed."""
    dealt = match.dealer.mark() if match.dealer else None
    return match.state, match.log, match._offers, dealt, match.proven, sorted(match._history.snapshots)


# -- playing -----------------------------------------------------------------------------------------------
def test_a_move_is_logged_with_its_seat_text_and_time() -> None:
    match = latrunculi()
    assert match.log == ()
    assert match.to_act == (W,)
    assert match.outcome is None
    assert match.play(W, "e1-e4", 1500) == [Entry(1, W, "e1-e4", 1500)]
    match.play(B, "d8-d6", 2500)
    assert [(entry.ply, entry.text) for entry in match.log] == [(1, "e1-e4"), (2, "d8-d6")]
    assert match.to_act == (W,)


def test_initial_chance_is_dealt_at_the_start() -> None:
    match = highcard()
    assert [entry.seat for entry in match.log] == [CHANCE, CHANCE]
    assert match.to_act == (W,)
    hands = [int(entry.text[-1]) for entry in match.log]
    assert match.state.record.hand.tolist() == hands


def test_the_same_seed_deals_the_same_hands_and_another_does_not() -> None:
    assert highcard(3).log == highcard(3).log
    assert len({tuple(entry.text for entry in highcard(seed).log) for seed in range(12)}) > 4


def test_a_dealer_can_start_many_matches() -> None:
    dealer = Dealer.from_seed(5)
    assert Match.start(HIGHCARD, dealer=dealer).log == Match.start(HIGHCARD, dealer=dealer).log


@pytest.mark.parametrize(
    ("seat", "text", "error", "rule"),
    [
        (W, "e1-e8", IllegalMove, "§3.2"),
        (W, "e1-f2", IllegalMove, "§3.2, A10"),
        (W, "e8-e4", IllegalMove, "§3.1"),
        (B, "e8-e4", IllegalMove, "§2.7"),
        (W, "e1", BadMove, "notation"),
        (B, "agree", IllegalMove, "agreement"),
        (W, "withdraw", IllegalMove, "agreement"),
        (Seat(2), "e1-e4", BadMove, "notation"),
        (CHANCE, "e1-e4", BadMove, "notation"),
        (WATCHER, "resign", BadMove, "notation"),
    ],
)
def test_what_is_refused_names_its_rule_and_changes_nothing(seat: Seat, text: str, error: type, rule: str) -> None:
    match = latrunculi()
    match.offer(B)
    before = everything(match)
    with pytest.raises(error) as refused:
        match.play(seat, text, 9)
    assert refused.value.rule == rule
    assert everything(match) == before


def test_nothing_changes_when_the_chance_after_a_move_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    series = find("latrunculi-match")
    match = Match.start(series, dealer=Dealer.from_seed(1))
    match.offer(W)
    before = everything(match)
    dealer = match.dealer
    assert dealer is not None
    with monkeypatch.context() as patched:
        patched.setattr(dealer, "pick", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            match.offer(B)  # the game becomes null, and dealing the replay breaks
    assert everything(match) == before
    match.offer(B)
    assert [entry.text for entry in match.log[-2:]] == ["agree", "replay"]


def test_a_finished_match_takes_nothing_more() -> None:
    match = latrunculi()
    match.resign(B)
    for text in ("e1-e4", "resign", "offer", "time", "withdraw"):
        with pytest.raises(IllegalMove):
            match.play(W, text)
    assert match.ply == 1


@pytest.mark.parametrize("act", ["resign", "time", "abandon"])
def test_platform_acts_lose_even_out_of_turn(act: str) -> None:
    for loser in (W, B):
        match = latrunculi()
        match.play(loser, act, 7)
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.reason) == ((1 - loser,), act)
        assert match.to_act == ()
        assert match.legal(W) == []


def test_legal_moves_are_texts_that_can_be_played() -> None:
    match = latrunculi()
    assert len(match.legal(W)) == 48
    assert match.legal(B) == []
    assert match.legal(W) == sorted(match.legal(W))
    for text in match.legal(W):
        latrunculi().play(W, text)


# -- agreement ---------------------------------------------------------------------------------------------
def test_both_sides_agree() -> None:
    match = latrunculi()
    assert match.offer(W, 5) == [Entry(1, W, "offer", 5)]
    assert match.offers == {W}
    assert match.outcome is None
    assert match.offer(B, 6) == [Entry(2, B, "agree", 6)]
    assert match.outcome is not None
    assert match.outcome.reason == "stall-null"


def test_agree_is_another_word_for_accepting() -> None:
    match = latrunculi()
    match.offer(B)
    match.play(W, "agree")
    assert match.outcome is not None


def test_an_offer_lapses_when_the_other_side_moves() -> None:
    match = latrunculi()
    match.offer(B)
    match.play(W, "e1-e4")
    assert match.offers == frozenset()
    match.play(B, "d8-d6")
    match.offer(W)
    assert match.outcome is None


def test_an_offer_stands_through_its_makers_own_move() -> None:
    match = latrunculi()
    match.offer(W)
    match.play(W, "e1-e4")
    match.offer(B)
    assert match.outcome is not None


def test_a_withdrawn_offer_cannot_be_accepted() -> None:
    match = latrunculi()
    match.offer(W)
    match.withdraw(W)
    match.offer(B)
    assert match.outcome is None
    assert match.offers == {B}


def test_a_seat_may_offer_once_between_two_of_its_moves() -> None:
    match = latrunculi()
    match.offer(W)
    match.withdraw(W)
    with pytest.raises(IllegalMove) as refused:
        match.offer(W)
    assert refused.value.reason.code == "offer-again"
    match.play(W, "e1-e4")
    match.play(B, "d8-d6")
    match.offer(W)
    assert match.offers == {W}


def test_an_offer_does_not_outlive_its_game_in_a_series() -> None:
    match = Match.start(find("latrunculi-match"), dealer=Dealer.from_seed(1))
    match.offer(W)
    match.offer(B)
    assert match.log[-1].text == "replay"
    assert match.offers == frozenset()
    match.offer(B)
    assert match.offers == {B}
    assert match.to_act != ()


def test_offers_change_no_state_and_are_events() -> None:
    match = latrunculi()
    match.play(W, "e1-e4")
    before = match.state
    match.offer(B)
    assert match.state == before
    assert [event.to_json() for event in match.events(WATCHER)] == [{"type": "offer", "seat": "b"}]


# -- replay ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["latrunculi", "latrunculi-match", "highcard"])
@pytest.mark.parametrize("seed", range(3))
def test_a_replay_gives_the_same_bytes_after_every_ply(name: str, seed: int) -> None:
    match = random_match(name, seed)
    again = Match(match.game, match.options, match.dealer)
    for ply, entry in enumerate(match.log):
        assert again.state.record.tobytes() == match.state_at(ply).record.tobytes()
        again.follow(entry)
    assert everything(again) == everything(match)
    without = Match.replay(match.game, match.options, match.log)
    assert without.state == match.state
    assert without.proven == 0


def test_past_states_are_recomputed_exactly() -> None:
    game = find("latrunculi")
    match = Match.start(game, dealer=Dealer.from_seed(1))
    rng, states = Random(4), [match.state]
    while match.outcome is None and match.ply < 100:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        states.append(match.state)
    assert match.ply > 64  # more than two snapshots
    for ply in (0, 1, 31, 32, 33, 63, 64, match.ply - 1, match.ply):
        assert match.state_at(ply) == states[ply]
        assert match.view(WATCHER, ply) == game.view(states[ply], WATCHER)
    assert [moment.before for moment in match.moments(40)] == states[40:-1]
    for ply in (-1, match.ply + 1):
        with pytest.raises(IndexError):
            match.state_at(ply)


def test_a_replay_refuses_what_was_never_dealt() -> None:
    match = highcard()
    first = match.log[0]
    card = int(first.text[-1])
    other = Entry(1, CHANCE, f"draw N {card % 5 + 1}", 0)
    with pytest.raises(BadRecord, match=rf"the dealer dealt 'draw N {card}'"):
        Match.replay(HIGHCARD, None, [other], match.dealer)
    assert Match.replay(HIGHCARD, None, [other]).log == (other,)  # possible, but unproven


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (Entry(1, CHANCE, "e1-e4", 0), "no chance is pending"),
        (Entry(2, W, "e1-e4", 0), "expected 1 'e1-e4'"),
        (Entry(1, W, "agree", 0), "not-agreed|agree"),
    ],
)
def test_a_replay_checks_every_entry(entry: Entry, message: str) -> None:
    match = Match(find("latrunculi"))
    before = everything(match)
    with pytest.raises((BadRecord, IllegalMove), match=message):
        match.follow(entry)
    assert everything(match) == before


def test_a_log_that_calls_an_agreement_an_offer_is_refused() -> None:
    log = [Entry(1, W, "offer", 0), Entry(2, B, "offer", 0)]
    with pytest.raises(BadRecord, match=r"expected 2 'agree'"):
        Match.replay(find("latrunculi"), None, log)


def test_without_the_secret_a_match_with_chance_cannot_go_on() -> None:
    match = Match(HIGHCARD)
    with pytest.raises(BadRecord, match=r"without the dealer's secret"):
        match.settle()
    assert match.ply == 0


# -- events, names, words ------------------------------------------------------------------------------------
def test_events_of_the_last_act_and_of_any_ply() -> None:
    match = latrunculi()
    assert match.events(WATCHER) == []
    match.play(W, "c1-c7")
    match.play(B, "d8-d6")  # §10 example 24
    assert [event.type for event in match.events(WATCHER)] == ["move", "capture"]
    assert [event.to_json() for event in match.events(WATCHER, 1)] == [{"type": "move", "from": "c1", "to": "c7"}]
    with pytest.raises(IndexError):
        match.events(WATCHER, 0)


def test_events_show_each_seat_what_it_may_see() -> None:
    match = highcard()
    shown = [match.events(seat)[-1].args for seat in (W, B, WATCHER)]
    cards = [int(card) for card in match.state.record.hand]
    assert shown == [{"N": cards[0], "S": "?"}, {"N": "?", "S": cards[1]}, {"N": "?", "S": "?"}]


def test_names_are_fit_for_a_line_of_text() -> None:
    match = Match(find("latrunculi"), players=("  Anna\nReason: x ", "B\u202e\x00runo" + "o" * 200), date="2026\n1")
    assert match.players[0] == "Anna Reason: x"
    assert match.players[1].startswith("B runoo")
    assert len(match.players[1]) == 100
    assert match.date == "2026 1"
    assert Match(find("latrunculi"), players=("Anna",)).players == ("Anna", "")
    with pytest.raises(ValueError, match=r"3 players for 2 seats"):
        Match(find("latrunculi"), players=("a", "b", "c"))


def test_a_refusal_uses_the_games_words_then_those_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = FluentBundle(["en"], use_isolating=False)
    spoken.add_resource(FluentResource("latrunculi-why-turn = not { $from } now\nplay-why-no-offer = nothing offered"))
    monkeypatch.setattr(words, "bundle", lambda language, game: spoken)
    for name in ("latrunculi", "latrunculi-match"):  # a series speaks with its child's words
        match = Match.start(find(name), dealer=Dealer.from_seed(1))
        with pytest.raises(IllegalMove, match=r"^not e8 now — §2.7"):
            match.play(Seat(1 - match.to_act[0]), "e8-e4")
        with pytest.raises(IllegalMove, match=r"^nothing offered — agreement"):
            match.withdraw(W)
        with pytest.raises(IllegalMove) as refused:
            match.play(match.to_act[0], "e1-f2")
        assert explain(match.game, refused.value.reason) == "not-straight (from e1, to f2)"


def test_what_a_move_costs_does_not_grow_with_the_game(monkeypatch):
    """What everybody is told after a move is looked up, not played again."""
    match, rng = latrunculi(), Random(1)
    while match.ply < 100 and match.outcome is None:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    assert match.ply == 100
    monkeypatch.setattr(type(match.game), "apply", None)
    for back in range(1, 5):
        assert [moment.entry.ply for moment in match.moments(match.ply - back)] == list(range(101 - back, 101))
    assert [last_own(match, seat) for seat in (W, B)] == [98, 99]
    assert [match.last_move_of(seat).ply for seat in (W, B)] == [99, 100]
