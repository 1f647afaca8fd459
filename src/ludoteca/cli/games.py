"""`ludoteca games`: what can be played, and on which tables."""

from __future__ import annotations

from ludoteca.cli.parameters import Language


def games(
    game: str | None = None,
    /,
    *,
    lang: Language = None,
) -> int:
    """List the games and their table options.

    Parameters
    ----------
    game
        Only this game.
    """
    from rich.console import Console
    from rich.table import Table

    from ludoteca import games, play
    from ludoteca.cli.speech import Speech
    from ludoteca.cli.telling import language_here
    from ludoteca.core.words import say

    console = Console(highlight=False)
    language = lang or language_here()
    found = [play.find(name) for name in (play.names() if game is None else (game,))]
    for each in found:
        defaults = each.Options()
        speech = Speech(each, defaults, language)
        table = Table(box=None, padding=(0, 2), title_justify="left", show_edge=False)
        for column in ("option", "values", "default"):
            table.add_column(speech.say(f"cli-games-{column}"), overflow="fold")
        for key, accepts in each.Options.values().items():
            table.add_row(f"  {key}", accepts, defaults.to_text()[key])
        name = speech.game_name()
        title = each.NAME if name == each.NAME else f"{each.NAME} · {name}"
        console.print(title, style="bold", markup=False)
        console.print(table)
        console.print()
    for problem in games.problems() if game is None else ():
        told = {"game": problem.name, "package": problem.package, "reason": problem.reason}
        console.print(say("cli-games-unusable", told, language), style="red", markup=False)
    return 0
