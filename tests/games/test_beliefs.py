"""Where hidden cards are thought to lie: as often as they lie there in what a seat can imagine."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from ludoteca import play
from ludoteca.core import CHANCE, Game, Seat, State
from ludoteca.games.scamorra.rules.board import CARDS
from ludoteca.games.zama.rules.board import find_square
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, name

IMAGINED = 2000


def walk(game: Game, seed: int, **options: str) -> Iterator[tuple[Seat, State]]:
    """The decisions of a random game, and who takes them."""
    rng, state = Random(seed), game.setup(game.Options.from_text(options))
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            state = game.apply(state, CHANCE, rng.choices(moves, weights)[0])
            continue
        yield seat, state
        state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))


@pytest.mark.parametrize("coppella", ["hidden", "owner", "both"])
def test_hands_of_la_scamorra_are_believed_as_often_as_they_are_imagined(coppella: str) -> None:
    game = play.find("scamorra")
    seat, state = list(walk(game, 3, coppella_visibility=coppella))[14]
    view, rng, other = game.view(state, seat), Random(1), 1 - seat
    held: Counter[str] = Counter()
    for _ in range(IMAGINED):
        hand = game.imagine(view, rng).record.hand[other]
        held.update(card for card, count in zip(CARDS, hand, strict=True) if count)
    believed = {b.thing: b.chance for b in game.beliefs(view) if b.place == "hand"}
    assert all(b.whose == other for b in game.beliefs(view) if b.place == "hand")
    assert set(held) <= set(believed)
    for card, chance in believed.items():
        assert chance == pytest.approx(held[card] / IMAGINED, abs=0.05)


def test_every_unseen_card_of_zama_is_some_card() -> None:
    game = play.find("zama")
    for seat, state in list(walk(game, 2))[5:60:9]:
        view = game.view(state, seat)
        total: defaultdict[str, float] = defaultdict(float)
        for belief in game.beliefs(view):
            total[belief.place] += belief.chance
        assert total
        assert all(chance == pytest.approx(1) for chance in total.values())


def test_a_card_of_zama_that_lies_somewhere_is_believed_possible_there() -> None:
    game = play.find("zama")
    seat, state = list(walk(game, 2))[-1]
    believed = {(belief.place, belief.thing) for belief in game.beliefs(game.view(state, seat))}
    for place in {place for place, _ in believed}:
        card = int(state.record.face[find_square(place, state.options)])
        if card >= 0:
            written = name(card)
            assert (place, written if written[0] == "K" else written[0]) in believed


def test_a_card_that_only_its_owner_has_looked_at_is_likelier_to_be_its_heart() -> None:
    game = play.find("zama")
    for seat, state in walk(game, 5):
        s, other = state.record, 1 - seat
        believed = [belief for belief in game.beliefs(game.view(state, seat)) if belief.whose == other]
        hearts = {belief.place: belief.chance for belief in believed if belief.thing == name(KING_OF_HEARTS)}
        looked = {place for place in hearts if s.seen[find_square(place, state.options)] & 1 << other}
        if looked and looked != set(hearts):
            assert min(hearts[place] for place in looked) > max(hearts[place] for place in set(hearts) - looked)
            return
    pytest.fail("nobody looked at a card")
