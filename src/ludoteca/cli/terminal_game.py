"""A game in the terminal, from what was asked for to its end: who plays, with which options, where the record is."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from random import Random

import platformdirs
from rich.console import Console

from ludoteca import bots, games
from ludoteca.bots import Bot, Limit
from ludoteca.cli.arguments import bad_argument, bad_file, read_options, read_seat
from ludoteca.cli.progress import precompile
from ludoteca.cli.speech import Speech
from ludoteca.cli.telling import language_here
from ludoteca.cli.terminal_match import PlayerLeft, TerminalMatch
from ludoteca.core import Game, GameOptions, Seat, State
from ludoteca.core.machine import STRONGEST, WEAKEST
from ludoteca.core.words import say
from ludoteca.play import Dealer, Entry, Match, RecordFile, find

INTERRUPTED = 130
DEFAULT_BOT = bots.DEFAULT


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRequest:
    """What was asked for, in the words of the command line."""

    game: str | None = None  # None: ask
    bots: tuple[str, ...] | None = None  # SEAT or SEAT=BOT; None: people only, or ask if the game is asked for too
    is_all_bots: bool = False
    options: tuple[str, ...] = ()
    seed: int | None = None
    record: str | None = None
    language: str | None = None


def play_in_terminal(request: PlayRequest) -> int:
    """Play one game; the exit code. The record is kept whatever happens."""
    console = Console(highlight=False)
    language = request.language or language_here()
    try:
        if request.game is None:
            request = _ask_who_plays(request, language, console)
    except EOFError:
        return 0
    assert request.game is not None
    game = find(request.game)
    options = _options(game, request.options, language, console)
    chosen = _chosen(game, options, request)
    machines: dict[Seat, Bot] = {seat: bots.find(name)(game) for seat, name in chosen.items()}
    names = [_player(chosen.get(Seat(seat)), language) for seat in range(len(game.seats(options)))]
    precompile(game, *(_use(game, bot) for bot in machines.values()))
    dealer = Dealer.fresh() if request.seed is None else Dealer.from_seed(request.seed)
    now = datetime.now()
    match = Match.start(game, options, dealer, players=names, date=now.strftime("%Y-%m-%d"))
    with _writing(path := _record_path(request, game, now)):
        record = RecordFile(path, match)

    def keep(entries: list[Entry]) -> None:
        with _writing(path):
            record.append(entries)

    rng = Random() if request.seed is None else Random(request.seed)
    played = TerminalMatch(match, machines, language=language, rng=rng, ask=ask_line, keep=keep, console=console)
    code = 0
    try:
        played.run()
    except (PlayerLeft, EOFError):
        console.print()
    except KeyboardInterrupt:
        console.print()
        code = INTERRUPTED
    return _leave(record, played.speech, console, code)


def _leave(record: RecordFile, speech: Speech, console: Console, code: int) -> int:
    """Say where the record is; a game in which nothing was done leaves none."""
    if record.match.outcome is None:
        console.print(speech.say("cli-unfinished"))
    if not any(entry.seat >= 0 for entry in record.match.log):
        record.path.unlink(missing_ok=True)
        return code
    with _writing(record.path):
        record.finish()  # an interruption may have come between an act and its line
    console.print(speech.say("cli-record", file=str(record.path)), markup=False, soft_wrap=True)
    return code


def ask_line(prompt: str) -> str:
    """A line from whoever sits there; piped lines are echoed, so that the transcript reads like a game."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(line.rstrip("\n"), flush=True)
    return line


# -- with which options ------------------------------------------------------------------------------
def _options(game: Game, words: Sequence[str], language: str, console: Console) -> GameOptions:
    """At a shared screen people take turns: options for real time are changed, or refused if they were chosen."""
    given = read_options(game, words)
    options = game.at_one_screen(given)
    asked = given.to_text()
    changed = {key: value for key, value in options.to_text().items() if value != asked[key]}
    for key, value in changed.items():
        if any(word.startswith(f"{key}=") for word in words):
            said = f"option {key}={asked[key]}: not in the terminal, expected {key}={value}"
            raise bad_argument(said, "one-screen", option=f"{key}={asked[key]}", expected=f"{key}={value}")
    if changed:
        told = ", ".join(f"{key}={value}" for key, value in changed.items())
        console.print(say("cli-one-screen", {"options": told}, language), markup=False)
    return options


# -- who plays ---------------------------------------------------------------------------------------
def _ask_who_plays(request: PlayRequest, language: str, console: Console) -> PlayRequest:
    names = games.names()
    game = names[0]
    if len(names) > 1:
        game = _choose(say("cli-ask-game", {"games": ", ".join(names)}, language), names, language, console)
    if request.bots is not None:
        return replace(request, game=game)
    who = _choose(say("cli-ask-opponent", {}, language), ("1", "2", "3"), language, console)
    seats = find(game).seats(read_options(find(game), request.options))
    machines = seats if who == "3" else seats[int(who) :]
    if not machines:
        return replace(request, game=game, bots=())
    asked = say("cli-ask-level", {"usual": DEFAULT_BOT}, language)
    level = _choose(asked, tuple(map(str, range(WEAKEST, STRONGEST + 1))), language, console, DEFAULT_BOT)
    return replace(request, game=game, bots=tuple(f"{seat}={level}" for seat in machines))


def _choose(question: str, answers: tuple[str, ...], language: str, console: Console, usual: str = "") -> str:
    """One of the answers; the usual one, if there is one, for an empty line."""
    console.print(question, markup=False)
    while True:
        answer = ask_line("> ").strip().lower() or usual
        if answer in ("quit", "exit"):
            raise EOFError
        if answer and answer in (*answers, usual):
            return answer
        console.print(say("cli-ask-again", {"answers": ", ".join(answers)}, language), markup=False)


def _chosen(game: Game, options: GameOptions, request: PlayRequest) -> dict[Seat, str]:
    """Which bot takes which seat, by the words SEAT or SEAT=BOT."""
    chosen: dict[Seat, str] = {}
    if request.is_all_bots:
        chosen = {Seat(seat): DEFAULT_BOT for seat in range(len(game.seats(options)))}
    for word in request.bots or ():
        seat, _, name = word.partition("=")
        chosen[read_seat(game, options, seat)] = name or DEFAULT_BOT
    return chosen


def _player(bot: str | None, language: str) -> str:
    return say("cli-player-person", {}, language) if bot is None else say("cli-player-machine", {"bot": bot}, language)


def _use(game: Game, bot: Bot) -> Callable[[State], None]:
    """Warm a bot up: one slice of its work."""

    def think(state: State) -> None:
        for seat in game.to_act(state):
            if seat >= 0:
                bot.choose(game.view(state, seat), game.legal_moves(state, seat), Limit(Random(0), work=1))

    return think


# -- where the record is kept ------------------------------------------------------------------------
def data_folder() -> Path:
    """Where records are kept: `LUDOTECA_DATA`, else the user's data folder."""
    chosen = os.environ.get("LUDOTECA_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("ludoteca", appauthor=False))


def _record_path(request: PlayRequest, game: Game, now: datetime) -> Path:
    if request.record is not None:
        path = Path(request.record)
        if path.exists():
            said = f"record {request.record!r}: there is such a file already"
            raise bad_argument(said, "exists", file=request.record)
        return path
    folder = data_folder() / "records"
    with _writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game.NAME}-{now:%Y%m%d-%H%M%S}"
    candidates = (folder / f"{stem}{suffix}.txt" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in candidates if not path.exists())


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise bad_file(str(path), error, "record") from None
