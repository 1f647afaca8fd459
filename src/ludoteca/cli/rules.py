"""`ludoteca rules`: what the rules say about a position."""

from __future__ import annotations

from ludoteca.cli.parameters import File, Json, Language, Moves, Number, Options, Seat, Text


def rules(
    game: str,
    /,
    *,
    option: Options = None,
    position: Text = None,
    position_file: File = None,
    play: Moves = None,
    seed: Number = None,
    seat: Seat = None,
    perft: Number = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Ask the rules about a position: who acts, which moves are legal, how it ended.

    Parameters
    ----------
    game
        A name from `ludoteca games`; `latrunculi#s3.2` or `zama#a16` prints that paragraph of its rules page.
    position
        The text of a position; by default the start of a new game.
    position_file
        A file with the text of a position; `-` reads standard input.
    play
        A move to make first; may be repeated. Write its seat before it (`B: knock`) while several may act.
    seed
        Deal chance from this number; otherwise chance stays pending and can be played by hand.
    seat
        Print only what this seat may know; `watcher` is the public.
    perft
        Also count the sequences of this many decisions.
    """
    if "#" in game:
        from ludoteca.cli.paragraph import print_paragraph
        from ludoteca.cli.telling import language_here

        name, _, anchor = game.partition("#")
        return print_paragraph(name, anchor, lang or language_here())
    from ludoteca.cli.position import Question, ask

    question = Question(
        game=game,
        options=tuple(option or ()),
        position=position,
        position_file=position_file,
        plays=tuple(play or ()),
        seed=seed,
        seat=seat,
        perft=perft,
    )
    answer = ask(question)
    if json:
        answer.print_json()
    else:
        answer.print_picture()
    return 0
