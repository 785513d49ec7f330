"""Ratings: whether those that are kept are those of the log of results, and making them anew from it."""

from __future__ import annotations

import pathlib

import click

from steamshed.server.admin.opening import find_settings, of_server, opened, run
from steamshed.server.ratings import service


@click.command()
@click.option("--again", is_flag=True, help="Make all ratings anew from the log of results.")
@of_server
def ratings(again: bool, data: pathlib.Path | None, database: str | None) -> None:
    """Compare the ratings with the log of results, or make them anew from it.

    The same log always gives the same numbers. The exit status is 1 if something differs and was not made anew.
    """
    settings, wrong = find_settings(data, database), []

    async def do() -> None:
        async with opened(settings) as store:
            before = await service.stored(store)
            made = await service.again(store) if again else service.folded(await service.counted(store))
            differ = before.differences(made)
            people = sum(row["season"] == "" for row in made.ratings.values())
            click.echo(f"{made.games} results, {people} ratings, {differ} rows {'were' if again else 'are'} different")
            if differ and not again:
                wrong.append(differ)

    run(do())
    if wrong:
        raise SystemExit(1)
