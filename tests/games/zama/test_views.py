"""§2 Who may know what, at every exit by which anything reaches a seat; and what a seat may imagine."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from ludoteca.cli.position import Question, ask
from ludoteca.core import CHANCE, WATCHER, Seat
from ludoteca.laws.exits import sent
from ludoteca.play import Entry, Match, format_record
from tests.games.zama.asking import actor, game, moves, options, read, result, start
from tests.games.zama.oracle_table import PACK, Table
from tests.games.zama.tables import BLUE, RED, REST, TIED, WON, board, cut, fields, play, seen, table

EVERYBODY = (RED, BLUE, WATCHER)
NAMES = {RED: "r", BLUE: "b", WATCHER: "watcher"}


# -- who may know what ------------------------------------------------------------------------------


def test_owner_and_cell_of_every_card_are_public():
    state = play(start(), "d4xd5 d4=8C d5=7H d6-d5 d7-d6 d8-d7")
    for viewer in EVERYBODY:
        assert {cell: card[0] for cell, card in seen(state, viewer).items()} == {
            cell: card[0] for cell, card in board(state).items()
        }


def test_both_cards_of_an_attack_are_shown_to_all_and_removed_ones_stay_public():
    state = play(start(), "d4xd5 d4=8C d5=7H")
    for viewer in EVERYBODY:
        view = game.format_view(game.view(state, viewer))
        assert cut(view)[0]["d4"] == "r8C:rb"
        assert cut(view)[1]["out"] == "r:-;b:7H"


def test_only_the_player_who_peeks_knows_the_card_and_all_see_the_cell():
    state = play(start(), "d4xd5 d4=8C d5=8H ?c3 c3=KS ?b1 b1=7D")
    assert {viewer: (seen(state, viewer)["c3"], seen(state, viewer)["b1"]) for viewer in EVERYBODY} == {
        RED: ("rKS:r", "b7D:r"),
        BLUE: ("r??:r", "b??:r"),
        WATCHER: ("r??:r", "b??:r"),
    }


def test_a_watcher_is_shown_later_what_was_turned_before_everybody():
    """A spectator saw backs also of cards that had been turned in front of them."""
    state = play(table(f"c3=r9C:r c4=bTC:b e1=r5H:r g4=bKS^ {REST}"), "c3xc4")
    assert (seen(state, WATCHER)["c4"], seen(state, WATCHER)["e1"]) == ("bTC:rb", "r??:r")
    later = play(state, "j1xi1 done")
    assert (seen(later, WATCHER)["c4"], seen(later, WATCHER)["g4"]) == ("bTC:rb", "bKS^")
    assert game.show(game.view(later, WATCHER)).faces["c4"] == "TC"


def test_a_card_all_have_peeked_at_is_no_secret_and_one_that_only_one_has_is():
    state = table(f"e1=r7H:rb e2=r8H:b {TIED}")
    assert {seen(state, viewer)["e1"] for viewer in EVERYBODY} == {"r7H:rb"}
    assert seen(state, WATCHER)["e2"] == "r??:b"


def test_a_slid_card_keeps_its_facing_and_what_is_known_about_it():
    state = play(table(f"g4=bKS^ e1=r7H:r {WON}"), "c3xc4 g4-g5 e1-e2")
    assert (seen(state, RED)["g5"], seen(state, RED)["e2"]) == ("bKS^", "r7H:r")
    assert (seen(state, BLUE)["g5"], seen(state, BLUE)["e2"]) == ("bKS^", "r??:r")


def test_nothing_unseen_has_a_face_in_any_view():
    state = start()
    for viewer in EVERYBODY:
        assert set(seen(state, viewer).values()) == {"r??", "b??"}
        assert game.show(game.view(state, viewer)).faces == {}


def test_while_the_second_card_is_identified_the_first_lies_open_to_all():
    state = play(start(), "d4xd5 d4=8C")
    assert {seen(state, viewer)["d4"] for viewer in EVERYBODY} == {"r8C:rb"}


def test_laid_out_cards_are_known_only_to_their_owner():
    state = play(start(placement="stratego"), "a1=KS")
    assert (seen(state, RED)["a1"], seen(state, BLUE)["a1"], seen(state, WATCHER)["a1"]) == ("rKS:r", "r??:r", "r??:r")


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_memory_aid_none_reminds_nobody_of_what_was_seen_earlier(viewer):
    """Every exit for people is the same whatever cards the viewer saw before."""
    cards = f"e1=r7H:rb e3=r2D:rb g1=b5S:rb g3=bJC:rb g8=rKS^ {WON}"
    other = cards.replace("7H", "2X").replace("2D", "7H").replace("2X", "2D").replace("5S", "JX")
    other = other.replace("JC", "5S").replace("JX", "JC")
    one, two = (play(table(text, memory_aid="none"), "c3xc4 i1-i2") for text in (cards, other))
    assert board(one) != board(two)
    for exit in ("show", "text", "picture", "events"):
        assert sent(game, one, viewer)[exit] == sent(game, two, viewer)[exit], exit
    aided = [play(table(text), "c3xc4 i1-i2") for text in (cards, other)]
    assert sent(game, aided[0], viewer)["show"] != sent(game, aided[1], viewer)["show"]


def test_memory_aid_none_still_shows_the_card_just_looked_at():
    state = play(table(f"e1=r?? {TIED}", unseen="r7H", memory_aid="none"), "c3xc4 ?e1 e1=7H")
    assert game.show(game.view(state, RED)).faces == {"e1": "7H"}
    assert game.show(game.view(state, BLUE)).faces == {}
    assert game.show(game.view(play(state, "done"), RED)).faces == {}


# -- non-interference ---------------------------------------------------------------------------------


def unknown_cards(position: str, viewer: Seat) -> list[tuple[str, str]]:
    """Cards on the board that somebody, but not this viewer, has seen: cell and card."""
    mark = {RED: "r", BLUE: "b"}.get(viewer, "rb")  # a watcher: what all have seen
    cards, _ = cut(position)
    return [
        (cell, card)
        for cell, card in cards.items()
        if ":" in card and mark not in card.split(":")[1] and not card.endswith("^")
    ]


def shuffled(state, viewer: Seat, rng: Random) -> str:
    """The position with every card this viewer may not know dealt again: from the text alone, without `imagine`."""
    position = game.format_position(state)
    hidden = unknown_cards(position, viewer)
    known, told = cut(position)
    for owner, part in zip("rb", told["out"].split(";"), strict=True):
        faces = {card[1:3] for cell, card in known.items() if card[0] == owner and (cell, card) not in hidden}
        free = [card for card in PACK if card not in faces and card not in part[2:].split(",")]
        for cell, card in hidden:
            if card[0] == owner:
                known[cell] = owner + free.pop(rng.randrange(len(free))) + card[3:]
    rows = [" ".join(known.get(f"{file}{rank}", ".") for file in Table().files) for rank in reversed(Table().ranks)]
    return f"{'/'.join(rows)} turn={position.split(' turn=')[1]}"


def random_states(seed: int, count: int, **words):
    """States of a random game in which ties are sought, so that there are peeks; each read from its text."""
    rng, state = Random(seed), start(**words)
    kept = []
    while game.to_act(state) and len(kept) < count:
        seat = rng.choice(game.to_act(state))
        legal = sorted(moves(state, seat))
        if seat == CHANCE and fields(state)["phase"] == "attack":
            attacker = board(state)[fields(state)["pending"][:2]][1]
            legal = [move for move in legal if move[3] == attacker] or legal
        calm = [move for move in legal if move != "done" and "^" not in move] or legal
        word = "rest" if "rest" in legal and rng.random() < 0.5 else rng.choice(calm)
        state = game.apply(state, seat, game.parse_move(state, seat, word))
        if rng.random() < 0.2:
            kept.append(read(game.format_position(state), **words))
    return kept


TABLES = {
    "defaults": {},
    "list": {"special_kings": "list", "slide_count": "up_to_3"},
    "stratego": {"placement": "stratego"},
    "march": {"no_attack": "march", "memory_aid": "none", "special_repeat": "no_second_peek"},
}


@pytest.mark.parametrize("words", TABLES.values(), ids=TABLES)
def test_what_a_seat_may_not_know_changes_no_byte_it_is_sent(words):
    rng, differed = Random(1), 0
    for state in random_states(2, 6, **words):
        for viewer in EVERYBODY:
            twin = read(shuffled(state, viewer, rng), **words)
            differed += game.format_position(twin) != game.format_position(state)
            assert sent(game, twin, viewer) == sent(game, state, viewer)
    assert differed > 3


@pytest.mark.parametrize("words", [TABLES["defaults"], TABLES["stratego"]], ids=["defaults", "stratego"])
def test_what_a_seat_may_not_know_changes_nothing_in_the_commands_answer(words):
    rng = Random(3)
    given = tuple(f"{key}={value}" for key, value in words.items())
    for state in random_states(4, 3, **words)[2:]:
        for viewer in (BLUE, WATCHER):
            texts = (game.format_position(state), shuffled(state, viewer, rng))
            asked = [Question(game="zama", options=given, position=text, seat=NAMES[viewer]) for text in texts]
            one, two = (ask(question).to_json() for question in asked)
            assert one == two


def test_the_command_lists_chance_from_the_seats_own_knowledge():
    """Only Blue has seen Red's e1: to Red it may be any card, so the card drawn may be that one too."""
    position = game.format_position(play(table(f"a8=rKS^ e1=r7H:b d4=r?? d5=b?? {REST}", unseen="r8C b2C"), "d4xd5"))
    legal = {
        name: ask(Question(game="zama", position=position, seat=name)).to_json()["legal"]["chance"] for name in "rb"
    }
    assert legal == {"r": ["d4=7H", "d4=8C"], "b": ["d4=8C"]}


def twin_match(line: str, peek: str, **words) -> Match:
    """A match of these words; `{}` stands for the card that was looked at."""
    match = Match(game, options(**words))
    for word in line.format(peek).split():
        match.follow(Entry(match.ply + 1, actor(match.state), word, at_ms=0))
    return match


LINE = "d4xd5 d4=8C d5=8H ?c3 c3={} done b1xa1 b1=9C a1=TC"


@pytest.mark.parametrize("aid", ["own", "none"])
def test_the_record_of_a_running_match_hides_what_was_looked_at(aid):
    one, two = (twin_match(LINE, card, memory_aid=aid) for card in ("KS", "7D"))
    for viewer in (BLUE, WATCHER):
        assert format_record(one, viewer) == format_record(two, viewer)
        assert "c3=??" in format_record(one, viewer)
        assert "KS" not in format_record(one, viewer)
    is_told = "c3=KS" in format_record(one, RED)
    assert is_told is (aid == "own")


def test_a_move_is_written_for_each_viewer_as_it_may_read_it():
    state = play(start(), "d4xd5 d4=8C d5=8H ?c3")
    name = game.parse_move(state, CHANCE, "c3=KS")
    texts = {viewer: game.format_move_for(state, CHANCE, name, viewer) for viewer in EVERYBODY}
    assert texts == {RED: "c3=KS", BLUE: "c3=??", WATCHER: "c3=??"}
    attack = play(start(), "d4xd5")
    card = game.parse_move(attack, CHANCE, "d4=8C")
    assert {game.format_move_for(attack, CHANCE, card, viewer) for viewer in EVERYBODY} == {"d4=8C"}
    laying = start(placement="stratego")
    card = game.parse_move(laying, RED, "a1=KS")
    texts = {viewer: game.format_move_for(laying, RED, card, viewer) for viewer in EVERYBODY}
    assert texts == {RED: "a1=KS", BLUE: "a1=??", WATCHER: "a1=??"}


# -- draws announced -----------------------------------------------------------------------------------


def after_each_act(text: str, line: str, **words) -> list[tuple[str, str | None] | None]:
    state = read(text, **words)
    results = []
    for word in line.split():
        state = play(state, word)
        results.append(result(state))
    return results


@pytest.mark.parametrize("hidden", ["KS", "KH", "2C"])
def test_no_draw_is_announced_earlier_or_later_for_what_blue_alone_has_seen(hidden):
    """Only Blue has seen Red's card on e1; dead aim and stall are announced as if nobody had."""
    special = f"e1=r{hidden}:b d4=bKS^ d5=rKD:rb {REST}"
    lines = {0: "i1xj1 done", 19: "d5xd4 done"}
    for quiet, line in lines.items():
        state = table(special, quiet=quiet)
        base = table(special.replace(f"r{hidden}", "r5H"), quiet=quiet)
        assert after_each_act(game.format_position(state), line) == after_each_act(game.format_position(base), line)


def test_dead_aim_follows_from_the_fallen_cards_alone():
    for seed in range(2):
        for state in random_states(seed, 20, special_kings="list"):
            gone = {part[0]: part[2:].split(",") for part in fields(state)["out"].split(";")}
            is_dead = all("KS" in gone[me] or "KH" in gone[you] for me, you in ("rb", "br"))
            assert ((result(state) or ("", ""))[1] == "dead-aim") <= is_dead
            if result(state) is None:
                assert not is_dead


# -- a turn that does not pass ---------------------------------------------------------------------------


def shut_in(card: str) -> str:
    """Red has slid once under own_only and no slide is left; Red has seen a1, and Blue knows no more than that."""
    state = play(start(slide_cards="own_only"), "d4xd5 d4=8C d5=7H d4-d5")
    position = game.format_position(state)
    position = position.replace("turn=b phase=attack left=0 moved=-", "turn=r phase=slide left=2 moved=d5")
    ranks, rest = position.split(" turn=")
    *above, first = ranks.split("/")
    first = first.replace("r??", f"r{card}:r", 1).replace("b?? r??", "b?? r2S:r", 1)
    return f"{'/'.join([*above, first])} turn={rest}"


def test_a_turn_that_goes_on_without_a_slide_shows_that_there_is_an_overlap():
    waiting, passed = (read(shut_in(card), slide_cards="own_only") for card in ("KS", "7D"))
    assert (fields(waiting)["turn"], fields(passed)["turn"]) == ("r", "b")
    places = Counter()
    for seed in range(40):
        imagined = game.imagine(game.view(waiting, BLUE), Random(seed))
        places.update(cell for cell, card in board(imagined).items() if card == "rKS:r")
        assert "done" in moves(imagined)
    assert set(places) == {"a1", "c1"}
    assert places.total() == 40


# -- what a seat may imagine ------------------------------------------------------------------------------


def possible(state, viewer: Seat) -> set[tuple[str, ...]]:
    """Every way to deal what the viewer cannot know: the hidden cells of both owners, by brute force."""
    position = game.format_position(state)
    known, told = cut(position)
    hidden = unknown_cards(position, viewer)
    ways: list[set[tuple[str, ...]]] = []
    for owner, part in zip("rb", told["out"].split(";"), strict=True):
        cells = [cell for cell, card in hidden if card[0] == owner]
        faces = {card[1:3] for cell, card in known.items() if card[0] == owner and cell not in cells}
        free = [card for card in PACK if card not in faces and card not in part[2:].split(",")]
        ways.append(set(permutations(free, len(cells))))
    return {red + blue for red in ways[0] for blue in ways[1]}


def frequencies(state, viewer: Seat, samples: int, seed: int) -> Counter[tuple[str, ...]]:
    view, rng = game.view(state, viewer), Random(seed)
    position = game.format_position(state)
    cells = [cell for owner in "rb" for cell, card in unknown_cards(position, viewer) if card[0] == owner]
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(samples):
        cards = board(game.imagine(view, rng))
        found[tuple(cards[cell][1:3] for cell in cells)] += 1
    return found


# the 99.9 % point of chi-square by degrees of freedom, from a printed table
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52}

OPEN = f"a8=rKS^ m8=bKS^ {REST}"
SMALL = {
    "two-hidden": (f"e1=r7H:r e2=r9H:r {OPEN}", "", BLUE, 2),
    "two-hidden-one-unseen": (f"e1=r7H:r e2=r9H:r e3=r?? {OPEN}", "r2D", BLUE, 6),
    "one-hidden-two-unseen": (f"e1=b7H:b e2=b?? e3=b?? {OPEN}", "b2D b4D", RED, 3),
    "both-sides": (f"e1=r7H:b e2=r?? g1=b5H:b g2=b?? {OPEN}", "r2D b2H", RED, 4),
    "a-king": (f"m8=bKS^ e1=rKS:r e2=r7H:r e3=r?? {REST}", "r2D", BLUE, 6),
    "nothing-hidden": (f"e1=r7H:rb e2=r9H:r e3=r?? {OPEN}", "r2D", RED, 1),
    "a-watcher": ("a8=rKS^ m8=bKS^ b8=rKH:r e1=r7H:r l8=bKH:b e3=b?? i1=r?? j1=b2D:b", "r4D b5D", WATCHER, 36),
}


@pytest.mark.parametrize(("cards", "unseen", "viewer", "count"), SMALL.values(), ids=SMALL)
def test_every_deal_that_fits_is_imagined(cards, unseen, viewer, count):
    state = table(cards, unseen=unseen)
    ways = possible(state, viewer)
    assert len(ways) == count
    assert set(frequencies(state, viewer, 8 * count, seed=5)) == ways


@pytest.mark.parametrize("name", ["one-hidden-two-unseen", "both-sides", "a-king"])
def test_every_deal_that_fits_is_imagined_equally_often(name):
    cards, unseen, viewer, count = SMALL[name]
    expected = 30
    found = frequencies(table(cards, unseen=unseen), viewer, expected * count, seed=11)
    chi = sum((n - expected) ** 2 / expected for n in found.values())
    assert chi < CRITICAL[count - 1]


@pytest.mark.parametrize("words", TABLES.values(), ids=TABLES)
def test_every_imagined_position_has_52_cards_a_side_and_looks_the_same(words):
    rng = Random(6)
    for state in random_states(7, 4, **words):
        for viewer in EVERYBODY:
            view = game.view(state, viewer)
            imagined = game.imagine(view, rng)
            assert game.view(imagined, viewer) == view
            # reading refuses any count that is not one pack a side
            again = read(game.format_position(imagined), **words)
            assert game.format_position(again) == game.format_position(imagined)
