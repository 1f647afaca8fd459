"""`python -m tests.golden --write` writes every golden game anew; without the word it says which would change."""

from __future__ import annotations

import sys

from tests.golden.playthrough import HOME, Recipe, files, written
from tests.laws.tables import names


def main() -> int:
    changed = 0
    for file in (file for name in names() for file in files(name)):
        text = written(Recipe.read(file))
        if text != file.read_text(encoding="utf-8"):
            changed += 1
            print(f"{file.relative_to(HOME)} {'written' if '--write' in sys.argv else 'differs'}")
            if "--write" in sys.argv:
                file.write_text(text, encoding="utf-8")
    return int(changed > 0 and "--write" not in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
