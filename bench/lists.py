"""Lists of tables among 100,000: the time of a page, first and in the middle, for a stranger and for a busy player.

python -m bench.lists [--tables 100000]
"""

from __future__ import annotations

import argparse
import asyncio
import pathlib
import statistics
import tempfile
import time

from bench.crowd import ME, fill
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Store
from steamshed.server.tables.lists import page_of
from testbed.services import NotInstalled, postgres, require

MIDDLE = f"{1e9 + 5_000_000!r},table"


async def measure(title: str, settings: Settings, count: int) -> None:
    store = Store(settings)
    await store.open()
    await fill(store, count)
    for filter in ("mine", "open", "running", "finished"):
        found = []
        for user, after in ((None, ""), (None, MIDDLE), (ME, ""), (ME, MIDDLE)):
            spent = []
            for _ in range(9):
                started = time.perf_counter()
                await page_of(store, filter, user, after)
                spent.append((time.perf_counter() - started) * 1000)
            found.append(statistics.median(spent))
        print(f"{title:<14}{filter:<10}" + "".join(f"{value:>14.1f}" for value in found), flush=True)
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100_000)
    count = parser.parse_args().tables
    heads = ("stranger", "middle", "busy player", "middle")
    print(f"{count} tables, ms a page\n{'':<24}" + "".join(f"{head:>14}" for head in heads))
    with tempfile.TemporaryDirectory(prefix="steamshed-lists-") as folder:
        asyncio.run(measure("SQLite", Settings(data=pathlib.Path(folder)), count))
    try:
        require()
    except NotInstalled as error:
        print(f"NOT MEASURED: PostgreSQL. {error}")
        return
    with postgres() as address:
        asyncio.run(measure("PostgreSQL", Settings(database=address), count))


if __name__ == "__main__":
    main()
