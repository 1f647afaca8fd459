"""Two independent implementations, one game: the package and the oracle must agree on everything, everywhere."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca.core import CHANCE, RESIGN, WATCHER
from tests.games.zama import oracle
from tests.games.zama.asking import game, options, result
from tests.games.zama.oracle_layout import UNKNOWN
from tests.games.zama.oracle_layout import WATCHER as ONLOOKER
from tests.games.zama.tables import seat_of

WORDS = {
    "layout": ("chequer", "rank_stripes"),
    "placement": ("blind", "stratego"),
    "special_kings": ("header", "list"),
    "special_repeat": ("allowed", "no_second_peek"),
    "ace_vs_KH_KS": ("king_wins", "special_tie"),
    "KH_attacks_KS": ("spade_owner_wins", "special_tie", "attacker_wins"),
    "KH_tie": ("both_removed", "special_tie", "owner_loses"),
    "slide_cards": ("any", "own_only"),
    "slide_dirs": ("orthogonal", "eight"),
    "slide_count": ("exactly_3_if_possible", "up_to_3"),
    "overlap": ("known_KS", "face_up_only", "off"),
    "no_attack": ("draw", "march"),
    "stall_plies": ("20", "40", "off"),
}
GRIDS = {"players": ("2", "4"), "deck": ("52", "40", "48", "32"), "four_player": ("melee", "first_blood", "teams")}
VIEWERS = {**{name: seat_of(name) for name in "rbgy"}, ONLOOKER: WATCHER}
KINGS_FIRST = ("KS", "KH", "KD", "KC", "AS", "AH", "AD", "AC")


def any_table(rng: Random) -> oracle.Table:
    """Half of the tables keep most defaults, so that the game as it is mostly played comes up most often."""
    share = rng.choice((0.15, 1.0))
    every = {**WORDS, **GRIDS}
    return oracle.Table(**{key: rng.choice(words) for key, words in every.items() if rng.random() < share})


def words(table: oracle.Table) -> dict[str, str]:
    return {key: getattr(table, key) for key in (*WORDS, *GRIDS)}


LONGEST = 16_000  # acts, chance included: more than any game has


def agree_through_a_game(rng: Random, table: oracle.Table, *, until: int = LONGEST, views: float = 0.05) -> str:
    """A random game compared act by act to its end, or up to `until` acts; returns what ended it, if anything."""
    judge = oracle.Game(table)
    state = game.setup(options(**words(table)))
    is_royal = rng.random() < 0.5  # half of the games draw kings and aces early: special ties, overlaps, dead aims
    for _ in range(until):
        _agree_on(judge, state, with_views=rng.random() < views)
        if judge.phase == "over":
            return judge.result[1]
        if judge.chances():
            seat, outcomes = CHANCE, judge.chances()
            royal = [outcome for outcome in outcomes if is_royal and outcome.endswith(KINGS_FIRST)]
            hearts = [outcome for outcome in outcomes if "^" in judge.pending and outcome.endswith("KH")]
            move = rng.choice(hearts or (royal if royal and rng.random() < 0.3 else outcomes))
            judge.play(move)
        else:
            if table.players == "4" and rng.random() < 0.002:
                state = _resign(rng, judge, state)
                continue
            name = rng.choice(judge.actors())
            seat, move = seat_of(name), _choose(rng, judge, name)
            judge.play(move, name)
        state = game.apply(state, seat, game.parse_move(state, seat, move))
    assert until < LONGEST, "the game does not end"
    return ""


def _resign(rng: Random, judge: oracle.Game, state):
    """§7.2 Anybody still in the game may leave it at any time."""
    name = rng.choice([seat for seat in judge.seats if seat not in judge.gone])
    judge.resign(name)
    return game.apply(state, seat_of(name), RESIGN)


def _choose(rng: Random, judge: oracle.Game, name: str) -> str:
    """Any legal move; a wrong overlap ends most games, so it is chosen less often, as is the rest of a layout."""
    legal = judge.legal(name)
    calm = [move for move in legal if "^" not in move and move != "done"]
    specials = [move for move in calm if "x" in move and _is_special(judge, move)]
    if specials and rng.random() < 0.3:
        return rng.choice(specials)
    if judge.phase == "place":
        return "rest" if rng.random() < 0.1 else rng.choice(legal)
    return rng.choice(calm if calm and rng.random() < 0.95 else legal)


def _is_special(judge: oracle.Game, move: str) -> bool:
    faces = [judge.board[cell].face for cell in move.split("x")]
    return UNKNOWN not in faces and oracle.meeting(judge.table, *faces) == "special"


def _agree_on(judge: oracle.Game, state, *, with_views: bool) -> None:
    assert game.format_position(state) == judge.write()
    actors = game.to_act(state)
    assert [("rbgy"[seat] if seat >= 0 else "chance") for seat in actors] == (
        ["chance"] if judge.chances() else judge.actors()
    )
    chances = game.chances(state)
    assert sorted(game.format_move(state, CHANCE, move) for move, _ in chances) == judge.chances()
    assert len({weight for _, weight in chances}) <= 1
    for name in judge.seats:
        seat = seat_of(name)
        legal = [game.format_move(state, seat, move) for move in game.legal_moves(state, seat)]
        assert legal == judge.legal(name)
    winner, reason = judge.result or ("-", None)
    assert result(state) == (None if reason is None else (None if winner == "-" else winner, reason))
    if reason is not None:
        points = dict(game.outcome(state).points)
        assert points == {VIEWERS[name]: sum(c.owner == name for c in judge.board.values()) for name in judge.seats}
    if with_views:
        for name in (*judge.seats, ONLOOKER):
            assert game.format_view(game.view(state, VIEWERS[name])) == judge.write(name)


def _agree_on_games(seeds: range, table: oracle.Table | None = None) -> Counter[str]:
    endings: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(seed)
        chosen = table or any_table(rng)
        try:
            endings[agree_through_a_game(rng, chosen)] += 1
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {chosen}\n{error}") from error
    return endings


def test_random_games_under_random_options_agree_act_by_act_to_the_end():
    assert _agree_on_games(range(4)).total() == 4


def test_games_by_the_defaults_agree_act_by_act_to_the_end():
    assert set(_agree_on_games(range(100, 102), oracle.Table())) <= set(REASONS)


@pytest.mark.parametrize(
    ("seed", "mode"),
    [
        pytest.param(0, "melee", marks=pytest.mark.long),
        (1, "first_blood"),
        pytest.param(2, "teams", marks=pytest.mark.long),
    ],
)
def test_four_with_any_pack_agree_act_by_act_to_the_end(seed, mode):
    rng = Random(seed)
    table = oracle.Table(players="4", four_player=mode, deck=rng.choice(GRIDS["deck"]))
    assert agree_through_a_game(rng, table, views=0.02) in (*REASONS, "resign")


REASONS = ("king", "overlap", "wrong-overlap", "no-attack", "dead-aim", "stall")


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_many_random_games_agree(block):
    _agree_on_games(range(1_000 + 50 * block, 1_050 + 50 * block))


@pytest.mark.long
def test_every_ending_occurs_in_games_that_agree():
    assert set(_agree_on_games(range(10_000, 10_150))) == {*REASONS, "resign"}
