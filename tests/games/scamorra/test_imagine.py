"""The states a seat imagines behind its view: as likely as the deals that fit it, and nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from ludoteca.play import Match
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import game, moves, options, read, start
from tests.games.scamorra.deals import follow, hidden_cards, is_memory, random_acts, redealt
from tests.games.scamorra.tables import NORTH, SOUTH, VIEWERS, play, write
from tests.games.scamorra.test_views import NAME_OF, each_viewer, visibility

# -- imagine -----------------------------------------------------------------------------------------------------------


def chi_square(found: Counter[str], expected: dict[str, float]) -> None:
    """Fails if so uneven a sample would be drawn less than once in ten thousand times; the seed is fixed."""
    assert set(found) <= set(expected), set(found) - set(expected)
    total = sum(expected.values())
    n = found.total()
    value = sum((found[key] - n * share / total) ** 2 / (n * share / total) for key, share in expected.items())
    freedom = len(expected) - 1
    limit = freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3  # Wilson and Hilferty
    assert value < limit, f"{value:.1f} with {freedom} degrees of freedom, expected less than {limit:.1f}"


def every_deal(chosen: oracle.Table, position: oracle.Position, viewer: str) -> Counter[str]:
    """Every order of the hidden cards, all cards distinct: the positions they make, and how many orders make each."""
    hidden = {side: list(hidden_cards(chosen, position, viewer, side).elements()) for side in "SN"}
    found: Counter[str] = Counter()
    for south in permutations(hidden["S"]):
        for north in permutations(hidden["N"]):
            dealt = redealt(chosen, position, viewer, {"S": list(south), "N": list(north)})
            found[dealt.write(chosen)] += 1
    return found


LATE = {
    "hands of two sorts": ("5/3r1/2S2/5/5 N hand=K|KP played=QBBBNNNRRRPPPP|QBBBNNNRRRPPP score=2-2", {}),
    "a draw to come": ("5/3r1/2S2/5/5 S hand=KQP|KQ played=BBBNNNRRRPPP|BBBNNNRRRPPP score=2-2", {}),
    "coppella of the owner": (
        "5/3r1/2S2/5/5 S hand=KQP|KQN played=BBBNNNRRRPPP|BBBNNRRRPPPP score=2-2 coppella=P|P",
        {"coppella_visibility": "owner"},
    ),
    "coppella of both": (
        "5/3r1/2S2/5/5 S hand=KQP|KQN played=BBBNNNRRRPP|BBBNNRRRPPP score=2-2 coppella=P|P",
        {"coppella_visibility": "both"},
    ),
}


@pytest.mark.parametrize(("text", "words"), LATE.values(), ids=LATE)
@each_viewer
def test_imagine_is_uniform_over_the_deals_that_fit_the_view(text, words, viewer):
    chosen, position = oracle.Table(**words), oracle.Position.read(text)
    view = game.view(read(text, **words), viewer)
    expected = every_deal(chosen, position, NAME_OF[viewer])
    rng = Random(5)
    found = Counter(write(game.imagine(view, rng)) for _ in range(500))
    if len(expected) == 1:
        assert set(found) == set(expected)
    else:
        chi_square(found, expected)


def old_discard_and_coppella(text: str) -> str:
    return text.split("played=")[1][0] + text.split("coppella=")[1][2]


def test_imagine_deals_old_discards_and_coppellas_evenly_in_memory_mode():
    words = {"coppella_visibility": "owner", "discard_view": "top_card_only"}
    text = "rps2/5/5/5/2RPS S hand=KQP|BNR played=BN|RP score=0-0 coppella=P|P"
    view, rng = game.view(read(text, **words), SOUTH), Random(6)
    found = Counter(old_discard_and_coppella(write(game.imagine(view, rng))) for _ in range(1200))
    own = oracle.DECK - Counter("KQPNP")  # South sees its hand, top card and coppella
    norths = oracle.DECK - Counter("P")
    chi_square(found, {mine + theirs: n * m for mine, n in own.items() for theirs, m in norths.items()})


def test_imagine_draws_every_throw_equally_often():
    state = read("5/5/5/5/5 !-R hand=KQB|NRP played=-|- score=0-0", initiative_method="rps_hand")
    view, rng = game.view(state, SOUTH), Random(1)
    found = Counter(write(game.imagine(view, rng)).split()[1] for _ in range(300))
    chi_square(found, {"!-R": 1, "!-P": 1, "!-S": 1})


def test_imagine_takes_any_card_of_the_hand_for_the_one_drawn_last():
    state = play(start(), "draw S K", "draw S Q", "draw S P")
    view, rng = game.view(state, NORTH), Random(2)
    found = Counter(game.events(game.imagine(view, rng), SOUTH)[0].args["card"] for _ in range(800))
    chi_square(found, {"king": 1, "queen": 1, "bishop": 3, "knight": 3, "rook": 3, "pawn": 5})


@visibility
def test_imagined_states_match_the_view_and_keep_the_seats_hand(words):
    rng = Random(3)
    for act_count in (12, 40):
        match = Match(game, options(**words))
        for act in random_acts(rng, act_count, **words):
            follow(match, *act)
        for viewer in VIEWERS:
            view = match.view(viewer)
            imagined = game.imagine(view, rng)
            assert game.view(imagined, viewer) == view
            if viewer >= 0:
                assert moves(imagined, viewer) == moves(match.state, viewer)
            if not is_memory(oracle.Table(**words)):
                assert write(imagined).split()[3] == write(match.state).split()[3]
