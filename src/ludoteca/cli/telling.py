"""What is wrong, in one line and in the reader's language: what, where, the rule, and where to read it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts import CycloptsError

    from ludoteca.core import Game, LudotecaError, Reason

SEE = {"en": "see", "it": "vedi", "cs": "viz"}


def language_here() -> str:
    """The language of the user's environment if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return _spoken(value[:2])
    return "en"


def language_of(words: Sequence[str]) -> str:
    """The language that a command line asks for with --lang, else that of the environment."""
    for at, word in enumerate(words):
        asked = words[at + 1] if word == "--lang" and at + 1 < len(words) else word.removeprefix("--lang=")
        if word.startswith("--lang") and asked in SEE:
            return asked
    return language_here()


def _spoken(language: str) -> str:
    return language if language in SEE else "en"


def told(error: LudotecaError, words: Sequence[str], language: str) -> str:
    """The error of this command line."""
    game = _game_in(words)
    what = error.what
    if language != "en" and error.reason is not None:
        what = _sentence(game, error.reason, language) or what
    return f"{what} — {cited(game, error.rule, language)}"


def cited(game: Game | None, rule: str, language: str) -> str:
    """A rule, and the command that prints the first of its paragraphs."""
    if rule.startswith("see "):
        return rule.replace("see", SEE[language], 1)
    from ludoteca.core.rules_page import anchors_of, page_of

    if not rule.startswith(("§", "A")):
        return _named(rule, language)
    anchors = anchors_of(rule)
    if game is None or not anchors or page_of(game, language) is None:
        return rule
    return f"{rule} (ludoteca rules {(game.child or game).NAME}#{anchors[0]})"


def _named(rule: str, language: str) -> str:
    """What a rule is called that is no paragraph of a page; files and the like are called the same everywhere."""
    from ludoteca.core.words import bundle, say

    key = f"play-rule-{rule}"
    return say(key, language=language) if bundle(language).has_message(key) else rule


def told_usage(error: CycloptsError, language: str) -> str:
    """A command line that does not fit the command. In English the parser's own words say it best."""
    if language == "en":
        return str(error).rstrip(".")
    from ludoteca.core.words import say

    kind = type(error).__name__
    given = error.argument.tokens if error.argument is not None else []
    token = getattr(error, "token", None) or next(iter(given), None)
    keyword = getattr(token, "keyword", None) or ""
    value = keyword if kind == "UnknownOptionError" else getattr(token, "value", "")
    told = {
        "kind": kind,
        "name": getattr(error.argument, "name", "") or keyword,
        "value": value or " ".join(error.unused_tokens or ()),
    }
    return say("cli-usage", told, language)


def _sentence(game: Game | None, reason: Reason, language: str) -> str | None:
    """The words for a reason: those of the command, of the game, or of play."""
    from ludoteca.core.errors import Reason
    from ludoteca.core.words import bundle, say, say_of

    if inner := reason.args.get("because"):  # what was refused stands in a file: the reason has a reason of its own
        code, args = str(inner), {name: told for name, told in reason.args.items() if name != "because"}
        said = _sentence(game, Reason(code, reason.rule, args), language) or reason.args.get("said", "")
        reason = Reason(reason.code, reason.rule, {**args, "said": said})
    what = f"why-{reason.code}"
    for speaker in ("cli", "play") if game is None else ("cli",):
        if bundle(language).has_message(f"{speaker}-{what}"):
            return say(f"{speaker}-{what}", reason.args, language)
    return None if game is None else say_of(game, what, reason.args, language)


def _game_in(words: Sequence[str]) -> Game | None:
    """The game that a command line is about."""
    from ludoteca import play

    named = (word.partition("#")[0] for word in words[1:2])
    return next((play.find(name) for name in named if name in play.names()), None)
