"""Playing by instinct: from views alone, legal everywhere, and better than random play and blind search."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludoteca import bots, games, play
from ludoteca.bots import Limit
from ludoteca.bots.instinct import PURPOSEFUL, InstinctBot
from ludoteca.bots.simple import SimpleBot
from ludoteca.core import CHANCE, Game, GameOptions, Outcome, Seat, State, View
from ludoteca.laws import tables
from ludoteca.study.simulate import Simulation
from ludoteca.study.tally import Tally
from tests.bots.whole_games import look_alikes
from tests.games.zama.asking import options, start
from tests.games.zama.tables import BLUE, RED, table

ZAMA = games.find("zama")
WITH_INSTINCT = [name for name in games.built_in() if PURPOSEFUL in games.find(name).instincts()]
GENERIC = Path(__file__).parents[2] / "src/ludoteca/bots"


def answer(state: State, seat: Seat, seed: int = 1) -> str:
    """The move chosen there, in the notation."""
    move = InstinctBot(ZAMA).choose(ZAMA.view(state, seat), ZAMA.legal_moves(state, seat), Limit(Random(seed)))
    return ZAMA.format_move(state, seat, move)


def answers(state: State, seat: Seat) -> set[str]:
    return {answer(state, seat, seed) for seed in range(8)}


def contest(game: Game, *given: str, count: int) -> Tally:
    tally = Tally()
    for batch in Simulation(game, game.Options(), given, seed=11).run(count):
        tally.merge(batch)
    return tally


# -- the hook ---------------------------------------------------------------------------------------------------------


def test_a_game_declares_whether_it_has_an_instinct() -> None:
    assert {"scorso", "zama"} <= set(WITH_INSTINCT)
    assert not games.find("latrunculi").instincts()
    assert not play.find("latrunculi-match").instincts()


def test_simple_follows_the_instinct_where_there_is_one() -> None:
    state = start()
    view, legal = ZAMA.view(state, RED), ZAMA.legal_moves(state, RED)
    chosen = [bot.choose(view, legal, Limit(Random(3))) for bot in (SimpleBot(ZAMA), InstinctBot(ZAMA))]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", WITH_INSTINCT)
def test_nothing_in_the_generic_bots_names_the_game(name: str) -> None:
    for file in GENERIC.glob("*.py"):
        assert name not in file.read_text(encoding="utf-8").lower(), file.name


# -- legal, from views alone ------------------------------------------------------------------------------------------


def play_through(game: Game, chosen: GameOptions, seed: int) -> tuple[Outcome, set[str]]:
    """A whole game by instinct; every move is legal and chosen from a View alone."""
    instinct, rng, phases = game.instincts()[PURPOSEFUL], Random(seed), set()
    assert instinct is not None
    state = game.setup(chosen)
    while acting := game.to_act(state):
        seat = acting[-1]
        if seat == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            move = rng.choices(moves, weights)[0]
        else:
            view, legal = game.view(state, seat), game.legal_moves(state, seat)
            assert type(view) is View
            move = instinct(view, legal, rng)
            assert move in legal
            assert game.why_illegal(state, seat, move) is None
            assert view == game.view(state, seat), "choosing a move has changed the view"
            phases.add(game.show(view).phase)  # type: ignore[attr-defined]
        state = game.apply(state, seat, move)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome, phases


@pytest.mark.parametrize("name", WITH_INSTINCT)
@pytest.mark.parametrize("seed", [0, 2, 5, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 3, 4))])
def test_legal_from_the_start_to_the_end_of_any_table(name: str, seed: int) -> None:
    game = games.find(name)
    play_through(game, tables.random_options(game, Random(seed)) if seed else game.Options(), seed)


def test_cards_are_laid_out_and_every_phase_is_played() -> None:
    _, phases = play_through(ZAMA, options(placement="stratego"), 2)
    assert phases == {"place", "attack", "slide", "peek"}


@pytest.mark.parametrize("name", WITH_INSTINCT)
def test_the_same_move_whatever_is_hidden(name: str) -> None:
    game = games.find(name)
    bot, differing = InstinctBot(game), 0
    for seat, truths in look_alikes(game, 30):
        differing += len(set(truths)) > 1
        asked = [(game.view(truth, seat), game.legal_moves(truth, seat)) for truth in truths]
        assert len({bot.choose(seen, legal, Limit(Random(4))) for seen, legal in asked}) == 1
    assert differing >= 3


# -- purpose ----------------------------------------------------------------------------------------------------------


def test_a_known_spade_attacks_a_known_heart() -> None:
    state = table("d4=rKS:r d5=bKH:r d3=b2C:rb e4=b3C:rb g1=rQC:rb g2=b4S:rb")
    assert answers(state, RED) == {"d4xd5"}


def test_an_ace_attacks_a_known_king_of_clubs_and_leaves_the_heart_alone() -> None:
    assert answers(table("d4=rAS:r d5=bKC:rb e4=bKH:rb"), RED) == {"d4xd5"}


def test_no_attack_on_a_card_known_to_be_stronger_if_there_is_another() -> None:
    assert answers(table("d4=r5S:r d5=b9C:rb e4=b4C:rb"), RED) == {"d4xe4"}


def test_kings_that_show_nothing_more_do_not_meet_again_and_again_while_there_is_something_to_try() -> None:
    """§5 A special tie removes nothing, and its looks find no card that has not been seen."""
    tried = "d4=rKS^ d5=bKC:rb g1=r5H:b g2=b7S:rb k2=r9C:b"
    assert answers(table(tried, quiet=4), RED) == {"g1xg2"}
    assert answers(table("d4=rKS^ d5=bKC:rb g1=r2H:rb g2=b7S:rb k3=b??", quiet=0), RED) == {"d4xd5"}


def test_kings_tire_of_meeting_although_a_look_might_still_find_something() -> None:
    """§5 For four they met twenty times, until the game was a draw."""
    cards = "d4=rKS^ d5=bKC:rb g1=r3H:b g2=b7S:rb a8=b??"
    assert answers(table(cards, quiet=0), RED) == {"d4xd5"}
    assert answers(table(cards, quiet=10), RED) == {"g1xg2"}


def test_no_card_is_thrown_away_to_begin_counting_anew() -> None:
    """A19 Sooner the draw."""
    state = table("d4=rKS^ d5=bKC:rb g1=r2H:rb g2=b7S:rb", quiet=16)
    assert answers(state, RED) == {"d4xd5"}


def test_the_enemys_heart_is_not_traded_for_a_king() -> None:
    """A11 Both would be removed, and nobody could hunt it any more."""
    state = table("d4=rKC:rb d5=bKH:rb g1=r5H:rb g2=b6S:rb")
    assert answers(state, RED) == {"g1xg2"}


def test_a_heart_beside_the_spade_is_overlapped_and_nothing_else_is() -> None:
    cards = "d4=rKS:r d5=bKH:r e4=b3C:r g1=r9C:rb g2=b4S:rb"
    state = after_attack(cards, "g1xg2")
    assert answers(state, RED) == {"d4^d5"}
    unsure = cards.replace("bKH:r", "b??").replace("b3C:r ", "b?? ")
    assert not any("^" in text for text in answers(after_attack(unsure, "g1xg2", unseen="bKH b3C"), RED))


def test_the_only_card_nobody_has_seen_is_the_heart_if_that_is_missing() -> None:
    state = after_attack("d4=rKS:r d5=b?? g1=r9C:rb g2=b4S:rb", "g1xg2", unseen="bKH")
    assert answers(state, RED) == {"d4^d5"}


def test_a_heart_is_slid_beside_the_spade_and_then_overlapped() -> None:
    state = after_attack("d4=rKS:r d6=bKH:r g1=r9C:rb g2=b4S:rb", "g1xg2")
    assert answers(state, RED) == {"d6-d5"}
    state = ZAMA.apply(state, RED, ZAMA.parse_move(state, RED, "d6-d5"))
    assert answers(state, RED) == {"d4^d5"}


def test_a_sure_win_is_taken_where_its_slides_bring_the_heart_to_the_spade() -> None:
    """The King of Clubs would beat more on average, but not for certain."""
    cards = "d4=rKS:r d6=bKH:r g1=r9C:rb g2=b2S:rb k1=rKC:rb k2=b?? g8=b?? i8=b?? k8=b??"
    assert answers(table(cards, unseen="bQC bJD bTH bAS"), RED) == {"g1xg2"}
    far = cards.replace("d6=bKH", "d8=bKH").replace("d4=rKS", "m4=rKS")
    assert answers(table(far, unseen="bQC bJD bTH bAS"), RED) == {"k1xk2"}


def test_when_attacks_run_out_cards_are_brought_together() -> None:
    """§6.1 Without an attack the game is drawn, however near the kings are."""
    state = after_attack("a1=rKS:r a8=bKH:r c3=rQC:rb c5=b4S:rb m7=rKH:rb m1=bKS:rb g1=r9C:rb g2=b4H:rb", "g1xg2")
    assert answers(state, RED) <= {"c3-c4", "c5-c4"}


def after_attack(cards: str, attack: str, **words: str) -> State:
    state = table(cards, **words)
    return ZAMA.apply(state, RED, ZAMA.parse_move(state, RED, attack))


def test_a_peek_looks_at_a_card_it_has_not_seen() -> None:
    state = after_attack("c3=r9C:r c4=b9D:b e1=r?? f1=b?? i1=r3S:rb j1=b3S:rb", "c3xc4")
    assert answers(state, RED) <= {"?e1", "?f1", "?a8"}


def test_a_heart_is_laid_at_the_rim_and_a_spade_within() -> None:
    state, rng = start(placement="stratego"), Random(1)
    while ZAMA.to_act(state) == (RED, BLUE):
        legal = ZAMA.legal_moves(state, RED)
        state = ZAMA.apply(state, RED, InstinctBot(ZAMA).choose(ZAMA.view(state, RED), legal, Limit(rng)))
    laid = {card: cell for cell, card in ZAMA.show(ZAMA.view(state, RED)).faces.items()}  # type: ignore[attr-defined]
    assert laid["KH"][0] in "am" or laid["KH"][1] in "18"
    assert laid["KS"][0] not in "am"
    assert laid["KS"][1] not in "18"


# -- strength ---------------------------------------------------------------------------------------------------------


def test_purposeful_beats_random() -> None:
    tally = contest(ZAMA, "purposeful", "random", count=16)
    assert tally.players["purposeful"] >= 10
    assert tally.players["random"] <= 1


@pytest.mark.long
def test_purposeful_loses_nothing_to_a_blind_search() -> None:
    searching, by_instinct = SimpleBot(ZAMA), InstinctBot(ZAMA)
    searching.instinct = None
    won = lost = 0
    for number in range(20):
        seat, rng = Seat(number % 2), Random(number)
        state = start()
        while acting := ZAMA.to_act(state):
            if acting == (CHANCE,):
                moves, weights = zip(*ZAMA.chances(state), strict=True)
                move = rng.choices(moves, weights)[0]
            else:
                view, legal = ZAMA.view(state, acting[0]), ZAMA.legal_moves(state, acting[0])
                bot: bots.Bot = by_instinct if acting[0] == seat else searching
                move = bot.choose(view, legal, Limit(rng, work=256))
            state = ZAMA.apply(state, acting[0], move)
        outcome = ZAMA.outcome(state)
        assert outcome is not None
        won += outcome.winners == (seat,)
        lost += outcome.winners == (Seat(1 - seat),)
    assert won >= 5
    assert lost <= 2
