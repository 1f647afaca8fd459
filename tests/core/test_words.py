"""Words: every language says the same things about the same facts, and nothing is left unsaid."""

from __future__ import annotations

import functools
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from ludoteca import games
from ludoteca.core import words
from ludoteca.core.words import LANGUAGES, say, words_of
from ludoteca.play.lessons import lesson_words_file

HOME = Path(words.__file__).parents[1]
OTHERS = [language for language in LANGUAGES if language != "en"]


def files(language: str) -> list[Path]:
    """All that we say in a language, of the product and of every game here."""
    own = (words_of(games.find(name).folder, language) for name in games.built_in())
    return [*words.files(language), *(file for file in own if file.is_file())]  # a law says which file is missing


class References(Visitor):
    """The variables and the other messages that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str) -> list[ast.Message]:
    read = (FluentParser().parse(file.read_text(encoding="utf-8")) for file in files(language))
    return [entry for resource in read for entry in resource.body if isinstance(entry, ast.Message)]


@functools.cache
def references(language: str) -> dict[str, set[str]]:
    found = {}
    for message in messages(language):
        visitor = References()
        visitor.visit(message)
        found[message.id.name] = visitor.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words(language: str) -> None:
    assert len(references(language)) > 10


def variables(language: str, key: str) -> set[str]:
    """The variables of a message, including those of the messages it is made of."""
    known = references(language)
    found: set[str] = set()
    waiting = [key]
    while waiting:
        for name in known[waiting.pop()] - found:
            found.add(name)
            waiting += [name] if name in known else []
    return {name for name in found if name[0] == "$"}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    """A language may have additional words to build sentences from (cases, articles), but no unused ones."""
    english, other = references("en"), references(language)
    assert sorted(english.keys() - other.keys()) == [], f"missing in {language}"
    built_of = set().union(*other.values())
    assert sorted(other.keys() - english.keys() - built_of) == [], f"only in {language}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    shared = references("en").keys() & references(language).keys()
    told = {key: (variables("en", key), variables(language, key)) for key in sorted(shared)}
    assert {key: (english, other) for key, (english, other) in told.items() if english != other} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_defined_twice(language: str) -> None:
    """The second definition would never be used."""
    count = Counter(message.id.name for message in messages(language))
    assert [key for key, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed(language: str) -> None:
    for file in files(language):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file.relative_to(HOME)}: {junk[0]!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_only_to_existing_messages(language: str) -> None:
    known = references(language)
    spoken_of = {name for found in known.values() for name in found if name[0] != "$"}
    assert spoken_of <= known.keys()


def stems(text: str) -> set[str]:
    """The beginnings of the longer words: `players` and `player` begin alike."""
    return {word[:5] for word in re.findall(r"\w{4,}", text.lower())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_option_counts_is_named_once(language: str) -> None:
    """The lobby said "Players: 3 players"."""
    said = {
        message.id.name: FluentSerializer().serialize_entry(message).partition("=")[2] for message in messages(language)
    }
    counted = [key for key in said if re.fullmatch(r"\w+-option-\w+-n", key)]
    assert counted
    assert [key for key in counted if stems(said[key.removesuffix("-n")]) & stems(said[key])] == []


def test_every_file_belongs_to_a_supported_language() -> None:
    """A file in the wrong place would never be read."""
    read = {file for language in LANGUAGES for file in files(language)}
    spoken = [(games.find(name), language) for name in games.built_in() for language in LANGUAGES]
    lessons = {lesson_words_file(game, language) for game, language in spoken}
    kits = {game.folder / "kit" / f"{language}.ftl" for game, language in spoken}
    assert {*HOME.glob("locale/**/*.ftl"), *HOME.glob("games/**/*.ftl")} - lessons - kits == read


# -- say -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A product that knows three sentences."""
    (tmp_path / "locale" / "en").mkdir(parents=True)
    file = tmp_path / "locale" / "en" / "test.ftl"
    file.write_text("plain = Good evening\nmen = { $count } men\nattribute =\n    .title = A title\n", encoding="utf-8")
    monkeypatch.setattr(words, "_HOME", tmp_path)
    words.bundle.cache_clear()
    yield
    words.bundle.cache_clear()


@pytest.mark.usefixtures("spoken")
class TestSay:
    def test_each_game_has_its_own_words_beside_those_of_all(self, tmp_path: Path) -> None:
        """Two games may use the same key; neither hears the other, nor changes what all say."""
        for game in ("one", "two"):
            (tmp_path / game / "locale").mkdir(parents=True)
            (tmp_path / game / "locale" / "en.ftl").write_text(f"greeting = I am {game}\nplain = Hush\n")
        for game in ("one", "two"):
            assert say("greeting", game=tmp_path / game) == f"I am {game}"
            assert say("plain", game=tmp_path / game) == "Good evening"
        with pytest.raises(KeyError, match="no words for 'greeting' in en"):
            say("greeting")

    def test_a_sentence(self) -> None:
        assert say("plain") == "Good evening"

    def test_a_sentence_with_an_argument(self) -> None:
        assert say("men", {"count": 3}) == "3 men"

    def test_a_missing_key_says_which_and_where(self) -> None:
        with pytest.raises(KeyError, match="no words for 'nothing' in en"):
            say("nothing")

    def test_a_language_without_words_says_so(self) -> None:
        with pytest.raises(KeyError, match="no words for 'plain' in it"):
            say("plain", language="it")

    def test_a_missing_argument_raises(self) -> None:
        with pytest.raises(ValueError, match=r"words for 'men' in en: .*count"):
            say("men")

    def test_a_key_with_only_attributes_raises(self) -> None:
        with pytest.raises(AssertionError, match="attribute has no value in en"):
            say("attribute")
