"""The commands, loaded only when they are asked for, and the one place where errors become exit codes.

0 done · 1 a record that is not valid · 2 unusable input · 130 interrupted
"""

from __future__ import annotations

import importlib.util
import io
import os
import re
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from ludoteca import __version__
from ludoteca.cli import telling

WRONG_INPUT = 2
ERROR = {"en": "error:", "it": "errore:", "cs": "chyba:"}
INTERRUPTED = 130

EXAMPLES = {
    "": """\
Examples:
    ludoteca                                  open the site and play
    ludoteca play latrunculi --bot b          against the machine
    ludoteca rules latrunculi --play e1-e4    what the rules say
    ludoteca verify game.txt                  check a record
""",
    "play": """\
Examples:
    ludoteca play latrunculi                  two people at this screen
    ludoteca play latrunculi --bot b          the machine plays Black
    ludoteca play latrunculi --option board=8x10 --record game.txt
    ludoteca play scorso --option players=3 --bot B --bot C
""",
    "games": """\
Example:
    ludoteca games latrunculi                 its table options
""",
    "rules": """\
Examples:
    ludoteca rules latrunculi --play e1-e4 --play d8-d5
    ludoteca rules latrunculi --position "bb6/8/8/8/8/8/8/6ww w 0" --json
    ludoteca rules latrunculi --perft 4
    ludoteca rules latrunculi-match --seed 7 --seat watcher
""",
    "simulate": """\
Examples:
    ludoteca simulate scamorra --games 100000 --players capture-first
    ludoteca simulate scamorra --games 200 --players simple capture-first
    ludoteca simulate latrunculi --option board=8x10 --json
    ludoteca simulate scorso --games 200 --players naive --option pace=beats --option players=3
""",
    "arena": """\
Examples:
    ludoteca arena latrunculi 3 2 --games 100
    ludoteca arena scamorra 1 2 3 4 5 greedy uct --games 500 --scale 0.05 --json
    ludoteca arena scorso 5 simple simple simple --option players=4
    ludoteca arena zama 4 3 --games 1000 --machines tcp://192.168.1.7:8786
""",
    "lab": """\
Examples:
    ludoteca lab latrunculi --vary board=8x8,8x9,8x10 --games 200
    ludoteca lab scamorra --vary turns_per_side=15,12 --vary pawn_capture_dirs=forward,all_diagonals --scale 0.1
    ludoteca lab scorso --vary players=2,3,4,5 --bot 2 --weaker random --output scorso.html
""",
    "learn": """\
Examples:
    ludoteca learn scamorra --device cuda --seconds 360 --out scamorra-1
    ludoteca learn scamorra --small --seconds 120 --set games=256 --set batch=1024
    ludoteca learn scamorra --device cuda --against scamorra-1/best.pt --out answer
""",
    "analyse": """\
Examples:
    ludoteca analyse game.txt
    ludoteca analyse game.txt --scale 1 --json
""",
    "puzzles": """\
Examples:
    ludoteca puzzles make latrunculi --count 50
    ludoteca puzzles make zama --gap 0.06 --scale 0.3 --seed 7 --output zama.jsonl
    ludoteca puzzles check zama --gap 0.03
""",
    "event": """\
Examples:
    ludoteca event new club.event "Club evening" latrunculi --rounds 5
    ludoteca event enter club.event Anna Bruno Carla Dario
    ludoteca event pair club.event
    ludoteca event result club.event 1 1-0
    ludoteca event standings club.event
    ludoteca event print club.event --what pairings
    ludoteca event simulate scorso --format tables --people 11 --rounds 5
    ludoteca event pair abc123 --site https://club.example
""",
    "verify": """\
Example:
    ludoteca verify game.txt
""",
    "print": """\
Examples:
    ludoteca print scamorra                   board, cards and pieces as scamorra-en.pdf
    ludoteca print zama --lang it --paper letter --ink low --output zama.pdf
""",
    "new-game": """\
Example:
    ludoteca new-game pebbles                 a package in the new folder pebbles
""",
    "ratings": """\
Example:
    ludoteca ratings recompute                compute them again from the journals
""",
    "database": """\
Example:
    ludoteca database copy ~/ludoteca postgresql+asyncpg://ludoteca@localhost/ludoteca
""",
    "admin": """\
Examples:
    ludoteca admin operator Anna              make an account an operator
    ludoteca admin ban Mallory                shut somebody out
    ludoteca admin invite-only                only people with an invitation may play
""",
    "backup": """\
Example:
    ludoteca backup /backups/monday.sqlite3   a copy, also while the site is open
""",
    "restore": """\
Example:
    ludoteca restore /backups/monday.sqlite3
""",
    "tidy": """\
Examples:
    ludoteca tidy --tables 365 --guests 365 --count
    ludoteca tidy --tables 365 --guests 365
""",
    "serve": """\
Examples:
    ludoteca serve
    ludoteca serve --host 0.0.0.0             for others in your network
    ludoteca serve --host 0.0.0.0 --port 443 --tls-cert cert.pem --tls-key key.pem
    ludoteca serve --trust-proxy 127.0.0.1 --log json --metrics-token WORD
    ludoteca serve --set tables_per_guest=50 --set claim_after=60
""",
}
GROUPS = ("admin", "event")  # commands with commands of their own
SUMMARIES = {
    "play": "Play a game in the terminal.",
    "games": "List the games and their table options.",
    "rules": "Ask the rules about a position.",
    "simulate": "Play many games between machines and print statistics.",
    "arena": "Let machines play each other and rate them.",
    "lab": "Play a game under several options and compare them.",
    "learn": "Let a network learn a game from playing it against itself.",
    "analyse": "Tell how a game went, and where it turned.",
    "puzzles": "Make puzzles from games between machines.",
    "event": "Run an event: entries, pairings, results, standings.",
    "verify": "Check a record: every move and every deal.",
    "print": "Make a print-and-play kit of a game.",
    "new-game": "Begin a game of your own.",
    "ratings": "Compute the ratings of a site again.",
    "database": "Copy a site to another database.",
    "admin": "Look after a site: operators, people, tables, invitations.",
    "backup": "Copy a site into one file, also while it is open.",
    "restore": "Put a backup in place of a site.",
    "tidy": "Remove old tables and guests of a site.",
    "serve": "Open the site.",
}


def make_app() -> App:
    """Every command with its first line of help; the modules behind them are imported when called."""
    app = App(
        "ludoteca",
        help="Tabletop games at one table: play, judge, replay, study.",
        help_epilogue=EXAMPLES[""],
        help_format="plaintext",
        version=__version__,
        suppress_keyboard_interrupt=False,
    )
    for name in commands():
        function = name.replace("-", "_")
        target = f"ludoteca.cli.{function}:{function}"
        more = {} if name in GROUPS else {"help_epilogue": EXAMPLES[name]}  # a group says so itself
        app.command(target, name=name, help=SUMMARIES[name], **more)
    return app


def run(argv: Sequence[str] | None = None) -> int:
    """Run one command line and answer with its exit code; whatever is wrong is one line on stderr."""
    _speak_unicode()
    words = list(sys.argv[1:] if argv is None else argv) or _default()
    try:
        code = make_app()(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        language = telling.language_of(words)
        help_for = f"`{' '.join(['ludoteca', *_command(words)])} --help`"
        what = f"{telling.told_usage(error, language)} — {telling.cited(None, f'see {help_for}', language)}"
        return fail(what, language=language)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has gone; nothing must be written at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        errors = sys.modules.get("ludoteca.core.errors")  # importing it here takes long, and may be what failed
        if errors is None or not isinstance(error, errors.LudotecaError):
            raise
        if "ludoteca.core.words" not in sys.modules:  # the words are not loaded yet: an environment variable is wrong
            return fail(str(error))
        language = telling.language_of(words)
        return fail(telling.told(error, words, language), language=language)
    return code if isinstance(code, int) else 0


def fail(what: str, code: int = WRONG_INPUT, language: str = "en") -> int:
    """Say what is wrong, in exactly one line."""
    print(ERROR[language], re.sub(r"[\s\x00-\x1f\x7f-\x9f\u2028\u2029]+", " ", what), file=sys.stderr)
    return code


def _speak_unicode() -> None:
    """The boards and the § need more than ASCII: a stream that cannot write them writes UTF-8 instead."""
    for stream in (sys.stdout, sys.stderr):
        try:
            "●○·…“”§—".encode(stream.encoding)
        except (LookupError, UnicodeEncodeError):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(encoding="utf-8")


def commands() -> tuple[str, ...]:
    """Every command there is; `serve` once the site is part of the installation."""
    return tuple(name for name in SUMMARIES if name != "serve" or _has_site())


def _has_site() -> bool:
    return importlib.util.find_spec("ludoteca.cli.serve") is not None


def _default() -> list[str]:
    """Plain `ludoteca`: the site where there is one, else a game in the terminal."""
    return ["serve"] if _has_site() else ["play"]


def _command(words: Sequence[str]) -> list[str]:
    return [word for word in words[:1] if word in commands()]
