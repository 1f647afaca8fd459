"""Somebody who has just installed Ludoteca and does what a page of the documentation says, command by command."""

from __future__ import annotations

import os
import re
import shlex
import site
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import ludoteca
from tests.browser.site import Server, ServerFromScratch

SOURCE = Path(ludoteca.__file__).parents[1]
SCRIPTS = {"ludoteca": "ludoteca.cli:main", "pytest": "pytest:console_main"}
SCRIPT = "#!{python}\nimport sys\nfrom {module} import {function}\nsys.exit({function}())\n"
# "0" says that packages are built in this environment: pip reads the value as that of --build-isolation.
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
OURS = ("PYTHON", "PYTEST", "DISPLAY", "WAYLAND_DISPLAY")  # a newcomer has no screen on which a browser would open


def commands(page: str, section: str = "") -> list[str]:
    """Every line of the blocks marked `sh` on a page, or in one section of it."""
    if section:
        page = page.split(f"\n## {section}\n")[1].split("\n## ")[0]
    blocks = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


class Newcomer:
    """An empty folder and a virtual environment of its own, with what `pip install ludoteca[laws]` leaves in one.

    It is made of what is installed here, so that nothing has to be fetched.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.here = folder, folder / "empty"
        self.here.mkdir()
        self.said: dict[str, str] = {}
        home = folder / "venv"
        venv.create(home, with_pip=False)
        paths = {name: Path(path) for name, path in sysconfig.get_paths("venv", {"base": str(home)}).items()}
        installed = [str(SOURCE), *site.getsitepackages()]
        (paths["purelib"] / "installed.pth").write_text("\n".join(installed), encoding="utf-8")
        python = paths["scripts"] / Path(sys.executable).name
        for name, where in SCRIPTS.items():
            module, function = where.split(":")
            script = paths["scripts"] / name
            script.write_text(SCRIPT.format(python=python, module=module, function=function), encoding="utf-8")
            script.chmod(0o755)
        kept = {key: value for key, value in os.environ.items() if not key.startswith(OURS)}
        path = os.pathsep.join([str(paths["scripts"]), kept["PATH"]])
        mine = {"PATH": path, "VIRTUAL_ENV": str(home), "LUDOTECA_DATA": str(folder / "data"), "LC_ALL": "C.UTF-8"}
        self.environment = kept | OFFLINE | mine

    def serve(self, command: str) -> Server:
        """The site that a command opens."""
        return ServerFromScratch(
            self.folder, ["bash", "-c", f"cd {shlex.quote(str(self.here))} && exec {command}"], self.environment
        )

    def do(self, command: str) -> None:
        """What a command says is kept in `said`; after `cd` everything happens there."""
        word, *rest = shlex.split(command)
        if word == "cd":
            self.here /= rest[0]
            return
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=self.here,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, f"$ {command}\n{done.stdout}"
        self.said[command] = done.stdout
