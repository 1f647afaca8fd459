"""`make cluster`: PostgreSQL, NATS and three processes on this machine, until Ctrl-C. Nothing of it is kept."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from tests.server.services import Nats, Postgres

WORKERS = 3


def main(given: list[str]) -> int:
    postgres, nats = Postgres(), Nats()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.default_int_handler)
    try:
        print("Starting PostgreSQL and NATS", flush=True)
        postgres.start()
        nats.start()
        database = postgres.url_of_new("ludoteca")
        print(f"  --database {database}\n  --bus {nats.url}", flush=True)
        ludoteca = Path(sys.executable).with_name("ludoteca")
        command = [ludoteca, "serve", "--workers", str(WORKERS), "--database", database, "--bus", nats.url, *given]
        site = subprocess.Popen([str(word) for word in command], start_new_session=True)
        try:
            return site.wait()
        except KeyboardInterrupt:
            site.terminate()
            return site.wait()
    except KeyboardInterrupt:
        return 0
    finally:
        nats.stop()
        postgres.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
