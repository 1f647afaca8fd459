"""Everything the game can say, it can say in every language."""

from __future__ import annotations

import re

import pytest

from ludoteca import games
from ludoteca.core import RESIGN, WATCHER, BadOption
from ludoteca.core.words import LANGUAGES
from ludoteca.laws.spoken import keys
from tests.games.scorso import full_tables as full
from tests.games.scorso.asking import game, options, play, start, why
from tests.games.scorso.tables import A, duels, frozen, rolling, table
from tests.games.scorso.test_why_illegal import BEATS, CHALLENGES, ROLLING, SHOTS, STAKES
from tests.games.words import explained, say, told


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (
            why(game.apply(start(players=2), A, RESIGN), "B: knock"),
            "The game is over: all others have resigned or left.",
        ),
        (why(ROLLING, "A: roll K"), "A placed die is locked and cannot be rolled: a shot."),
        (why(ROLLING, "A: place ? left"), "A die must be rolled before it is placed."),
        (why(ROLLING, "A: knock"), "You still have 3 free dice: place all of them before you knock."),
        (why(BEATS, "C: roll ????"), "With one hand you roll at most 3 dice."),
        (why(SHOTS, "A: lose G"), "B decides now."),
        (why(SHOTS, "B: lose B"), "There is no blue bullet."),
        (why(CHALLENGES, "A: challenge C 1"), "C holds no fist token and cannot be challenged."),
        (why(CHALLENGES, "A: challenge B 3"), "3 bullets are too many: at most 2."),
        (why(STAKES, "A: stake GY"), "Stake exactly 1, not 2."),
    ],
    ids=lambda value: getattr(value, "code", None),
)
def test_a_refusal_is_explained_in_every_language(reason, expected):
    assert explained("scorso", reason)["en"] == expected


def test_every_die_and_every_bullet_has_a_name(language):
    for key, name in (("scorso-word-die", "die"), ("scorso-word-dice", "die"), ("scorso-word-bullets", "colour")):
        letters = "GYB" if name == "colour" else "KWRGYB?"
        assert len({say(key, {name: letter, "count": 2}, language) for letter in letters}) == len(letters)


def every_event() -> list:
    states = [
        play(rolling("A left=KKRRWW", "B right=WYYY", "C"), "A: knock; A: lane left"),
        play(frozen("A left=GYB", "B right=GGG", "C"), "A: paralysis guard G"),
        play(frozen("A left=GYB", "B", "C"), "A: paralysis swap B"),
        play(frozen("A left=GYB", "B", "C"), "A: paralysis handicap B"),
        play(frozen("A left=GYB", "B", "C"), "A: paralysis none"),
        play(frozen("A left=GGGYB", "B", "C"), "A: group left GGG"),
        play(duels("A", "B fists=1", "C fists=1"), "A: challenge no"),
        play(rolling("A left=KWWWWW bullets=1/0/0", "B left=K bullets=1/0/0"), "A: knock; A: lane left"),
        play(rolling("A left=RWWWWW", "B bullets=1/0/0", pot=4), "A: knock"),
        play(rolling("A left=KWWWWW", "B bullets=1/0/0", pot=4), "A: knock; A: lane left"),
        play(rolling("A left=K", "B", placed_dice="may_return"), "A: return K left"),
        play(rolling("A left=KKKKKK", "B left=KKKKKK", pace="beats"), "A: knock; B: knock"),
        play(rolling("A left=KKKKKK", "B", pace="beats"), "A: done"),
        play(two_in_a_duel(), "A: knock; B: knock"),
        game.apply(start(players=3), A, RESIGN),
    ]
    challenged = play(duels("A", "B fists=1", "C"), "A: challenge B 1")
    fought = play(challenged, "A: stake G; B: stake G")
    states += [
        challenged,
        fought,
        play(fought, "A: knock"),
        play(fought, "A: roll ?"),
        play(fought, "A: roll ?; A die R"),
    ]
    states += [play(rolling("A free=K", "B"), "A: place K left"), play(frozen("A left=RR", "B", "C"), "A: take G")]
    states += [
        play(rolling("A left=KWWWWW", "B bullets=1/0/0", stake=2, purse="custom:1", pot=4), "A: knock; A: lane left")
    ]
    states += [play(start(players=2, count="by_player"), "A: count")]
    states += events_of_the_full_game()
    return [event for state in states for viewer in (A, WATCHER) for event in game.events(state, viewer)]


def events_of_the_full_game() -> list:
    declared = play(full.frozen("A weapons=W03,W16", "B left=WWWWWW", ender="B"), "A: weapon W03 left")
    drawn = play(full.market("A weapons=W01 hats=1", "B", draw=3, market_pass="yes"), "bag W02; bag W03; bag W06")
    shot = ("A left=KKKKKK", "B bullets=1/0/0 bowtie=0", "C out hats=1 bowtie=2")
    both = ("A left=KKK right=KKK", "B bullets=1/0/0 bowtie=0", "C bullets=1/0/0 bowtie=0")
    disarmed = ("A bullets=1/0/2 weapons=W01 bowtie=0", "B left=WWW right=GGG bowtie=0", "C bowtie=0")
    return [
        declared,
        play(declared, "A: weapon W16 left"),
        play(declared, "A: weapon W16 none; A: bribe K left"),
        play(full.frozen(*shot, ender="A"), "A: lane left"),
        play(full.frozen(*shot, ender="A", stage=3), "A: lane left"),
        play(full.frozen(*both, ender="A"), "A: lane left"),
        play(full.stage_end("A hats=1 weapons=W03", "B"), "A: keep W03"),
        play(full.market("A", "B", draw=3), "bag W02"),
        play(drawn, "A: pick W02"),
        play(drawn, "A: pick -"),
        play(full.frozen(*disarmed, ender="B"), "A: weapon W01 right; B: lane right"),
    ]


def two_in_a_duel():
    lines = ("A bullets=0/0/0 free=??????", "B bullets=0/0/0 free=??????")
    return table("duel", *lines, dice=0, act="-", passed=0, pace="beats")


def test_every_event_is_told_with_the_arguments_it_has():
    events = every_event()
    assert {event.type for event in events} == keys(games.find("scorso"), "event")
    for event in events:
        for language in LANGUAGES:
            told("scorso", event, language, shown=("seat", "other", "seats", "winners"))


def test_bullets_are_counted_by_the_plural_rules_of_the_language():
    said = {
        lang: [say("scorso-word-bullets", {"colour": "G", "count": n}, lang) for n in (1, 2, 5)] for lang in LANGUAGES
    }
    assert said["en"] == ["a green bullet", "2 green bullets", "5 green bullets"]
    nouns = {lang: {re.sub(r"\d+", "#", text) for text in texts} for lang, texts in said.items()}
    assert (len(nouns["it"]), len(nouns["cs"])) == (2, 3)  # one, few, many


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "not valid: a fist would burn", "not valid: 2 fists would burn"),
        ("it", "non valida: un pugno senza combinazione", "non valida: 2 pugni senza combinazione"),
        ("cs", "neplatná, mimo kombinace: pěst", "neplatná, mimo kombinace: 2 pěsti"),
    ],
)
def test_dice_in_no_combination_are_told_alike_for_one_and_for_several(language, one, two):
    fists = [say("scorso-word-dice", {"die": "R", "count": n}, language) for n in (1, 2)]
    assert [say("scorso-board-tray-invalid", {"dice": dice}, language) for dice in fists] == [one, two]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "given",
    [
        {"weapon_list": "custom:GK,XX"},
        {"weapon_list": "custom:GK,GK"},
        {"weapon_list": "custom:GK"},
        {"weapon_list": "custom:GK,GW"},
        {"edition": "travel", "mode": "full"},
        {"edition": "travel", "players": 5},
        {"bowtie_track": "0-2", "bowtie_start": 3},
        {"players": 3, "purse": "custom:10,20"},
    ],
)
def test_why_options_do_not_fit_is_said_in_every_language(given: dict[str, object], language: str) -> None:
    with pytest.raises(BadOption) as refused:
        options(**given)
    reason = refused.value.reason
    assert reason is not None
    said = say(f"scorso-why-{reason.code}", reason.args, language)
    assert all(str(value) in said for key, value in reason.args.items() if value != 1)
    assert reason.rule == refused.value.rule
