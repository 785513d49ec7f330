"""The games, their texts and their bots; whether the server is well."""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache

from starlette.responses import PlainTextResponse, Response

import steamshed
from steamshed.bots import bots
from steamshed.kernel.game import Game, map_sizes
from steamshed.kernel.words import LANGUAGES, source
from steamshed.look.svg import compose
from steamshed.look.theme import Theme
from steamshed.server.api import description, endpoints
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.documents import Document
from steamshed.server.errors import Problem
from steamshed.server.tables.state_messages import as_declared
from steamshed.ui.game_ui import ui_of

handlers = Handlers()


def known_language(language: str | None) -> str:
    """A language of the shed: English for one that it does not speak."""
    return language if language in LANGUAGES else "en"


def find_game(name: str) -> Game:
    if name not in steamshed.games():
        raise Problem(404, "no-such-game", "There is no such game.")
    return steamshed.game(name)


SOCKET = Document(description.socket)


@handlers.answers(endpoints.SOCKET)
async def socket_schema(asked: Asked[endpoints.NoParameters, None]) -> Response:
    return await SOCKET.answer(asked.request)


@handlers.answers(endpoints.GAMES)
async def games(asked: Asked[endpoints.NoParameters, None]) -> list[endpoints.GameInfo]:
    return [about_game(steamshed.game(name)) for name in steamshed.games()]


@handlers.answers(endpoints.BOTS)
async def list_bots(asked: Asked[endpoints.NoParameters, None]) -> list[str]:
    return bots()


@handlers.answers(endpoints.LOCALE)
async def locale(asked: Asked[endpoints.OfLocale, None]) -> Response:
    language = asked.parameters.language
    if language not in LANGUAGES:
        raise Problem(404, "no-such-language", "There is no such language.")
    text = locale_text(find_game(asked.parameters.game), language)
    return PlainTextResponse(text, headers={"Cache-Control": "max-age=60"})


@handlers.answers(endpoints.RULES)
async def rules(asked: Asked[endpoints.OfGame, None]) -> endpoints.Rules:
    game = find_game(asked.parameters.game)
    pattern = rf"^({re.escape(game.prefix)}-[A-Z0-9]+-[0-9A-Za-z-]+)\s*="
    return endpoints.Rules(re.findall(pattern, locale_text(game, "en"), re.MULTILINE))


@handlers.answers(endpoints.MAP)
async def map_picture(asked: Asked[endpoints.OfMap, None]) -> Response:
    game, map = find_game(asked.parameters.game), asked.parameters.map
    if map not in map_sizes(game):
        raise Problem(404, "no-such-map", "This game has no such map.")
    drawn = await asyncio.to_thread(draw_map, game.name, map, asked.parameters.theme)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@handlers.answers(endpoints.MAP_RULES)
async def map_rules(asked: Asked[endpoints.OfMapRules, None]) -> endpoints.MapChanges:
    game, map, players = find_game(asked.parameters.game), asked.parameters.map, asked.parameters.players
    if players not in map_sizes(game).get(map, ()):
        raise Problem(404, "no-such-map", "This game has no such map.")
    return await asyncio.to_thread(changes_of, game.name, map, players)


@lru_cache(maxsize=128)
def changes_of(name: str, map: str, players: int) -> endpoints.MapChanges:
    """The page of a map. The map is read for it, which takes long, and it never changes."""
    maps = steamshed.game(name).maps
    assert maps is not None
    return endpoints.MapChanges(
        [endpoints.MapChange(rule, said.id, dict(said.args)) for rule, said in maps.changes(map, players)]
    )


@lru_cache(maxsize=32)
def draw_map(name: str, map: str, theme: Theme) -> bytes:
    """A map with what lies on it in the beginning. It takes long, and never changes."""
    game = steamshed.game(name)
    players = map_sizes(game)[map][0]
    state = game.new(players, {"map": map}, steamshed.Chance(seed=0))
    board = ui_of(game).scenes(state.view(None))[0]
    return compose([board], theme).encode()


def locale_text(game: Game, language: str) -> str:
    return source(game, language)


def about_game(game: Game) -> endpoints.GameInfo:
    options = [
        endpoints.Option(
            name=option.name,
            kind=as_declared(option.kind),
            choices=list(option.choices),
            default=option.default,
            needs={other: list(values) for other, values in option.needs.items()},
        )
        for option in game.options
    ]
    return endpoints.GameInfo(
        name=game.name,
        seats=list(game.seats),
        presets=game.options.presets,
        options=options,
        bots=bots(),
        maps={name: list(sizes) for name, sizes in map_sizes(game).items()},
    )
