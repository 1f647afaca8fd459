"""Packages of strangers, as an installer leaves them in a folder: modules, and what they announce."""

from __future__ import annotations

from pathlib import Path


def install(folder: Path, package: str, announces: dict[str, str], **modules: str) -> None:
    """A package with these modules and these entry points in the group of games."""
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    about = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{name} = {where}" for name, where in announces.items()]
    (about / "entry_points.txt").write_text("\n".join(["[ludoteca.games]", *lines, ""]), encoding="utf-8")


def named(name: str, game: str = "GAME") -> str:
    """A module with a whole game of this name: Bluff."""
    return f"""from tests.laws.toy import Bluff

class Named(Bluff):
    NAME = {name!r}

{game} = Named()
"""
