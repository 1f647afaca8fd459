"""A command beside ten busy processes, as on a crowded machine: `make test-load` runs the tests that way.

    python -m tests.load COMMAND...

All of it ends after LIMIT at the latest.
"""

from __future__ import annotations

import subprocess
import sys

BUSY = 10
LIMIT = 25 * 60  # seconds
WORK = f"import time; end = time.monotonic() + {LIMIT}\nwhile time.monotonic() < end: pass"


def main(command: list[str]) -> int:
    busy = [subprocess.Popen([sys.executable, "-c", WORK]) for _ in range(BUSY)]
    try:
        return subprocess.run(command, timeout=LIMIT).returncode
    except subprocess.TimeoutExpired:
        print(f"not done after {LIMIT // 60} minutes beside {BUSY} busy processes", file=sys.stderr)
        return 1
    finally:
        for process in busy:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
