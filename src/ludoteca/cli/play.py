"""`ludoteca play`: a game in the terminal."""

from __future__ import annotations

from ludoteca.cli.parameters import Bots, File, Flag, Language, Number, Options


def play(
    game: str | None = None,
    /,
    *,
    bot: Bots = None,
    bots: Flag = False,
    option: Options = None,
    seed: Number = None,
    record: File = None,
    lang: Language = None,
) -> int:
    """Play a game in the terminal: two people at one screen, or against the machine.

    Parameters
    ----------
    game
        A name from `ludoteca games`; if omitted, you are asked.
    bot
        The machine takes this seat; may be repeated. Bots: 1 (the gentlest) to 5, 3-bold, 3-cautious; random, greedy,
        uct, simple.
    bots
        The machine takes every seat, and you watch.
    seed
        Makes chance and the machine repeatable.
    record
        The file to save the record in; it must not exist yet. By default a new file in your data folder.
    """
    from ludoteca.cli.terminal_game import PlayRequest, play_in_terminal

    return play_in_terminal(
        PlayRequest(
            game=game,
            bots=None if bot is None and not bots else tuple(bot or ()),
            is_all_bots=bots,
            options=tuple(option or ()),
            seed=seed,
            record=record,
            language=lang,
        )
    )
