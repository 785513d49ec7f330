"""Every action of the game, made once from what is in the box, and how actions are written.

A legal list holds the very objects of ``Moves``.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DISCARD,
    DONE,
    FIRST,
    FIRST_BONUS,
    FLIP_TRAIN,
    GIVE,
    HIRE,
    KEEP,
    PASS,
    PICK,
    PLACE,
    PRIMARY,
    PROMO,
    PROMOTE_ONE,
    RAIL,
    SECTOR,
    SELL,
    SELL_PIECE,
    SKIP,
    SPEC,
    SPEC_COLOUR,
    SPEC_DEAL,
    SPEC_FLIP,
    SPEC_TRAIN,
    STEP,
    STOP,
    TAKE,
    TAKE_TRAIN,
    TILE_WORKER,
    TRADE_FLIP,
    Move,
)
from steamshed.games.railroad_revolution.content.box import ACTIONS, FACES, HALVES, PIECES, TRACKS, Box
from steamshed.games.railroad_revolution.content.effects import COLOURS, PLACES
from steamshed.kernel.action import Action, Notation, Reader, expect_count, read_choice
from steamshed.kernel.action import read_number as number_of
from steamshed.kernel.errors import ParseError


class Moves:
    """Every action of the game, by verb and numbers."""

    def __init__(self, box: Box) -> None:
        kinds = [train.name for train in box.trains]
        tiles = [tile.name for tile in box.milestones]
        self.sell = Move(SELL)
        self.skip = Move(SKIP)
        self.done = Move(DONE)
        self.pass_ = Move(PASS)
        self.stop = Move(STOP)
        self.first_bonus = Move(FIRST_BONUS)
        self.primary = Move(PRIMARY)
        self.spec = Move(SPEC)
        self.hire = [Move(HIRE, name, a) for a, name in enumerate(COLOURS)]
        self.take = [Move(TAKE, name, a) for a, name in enumerate(COLOURS)]
        self.primary_colour = [Move(PRIMARY, name, a) for a, name in enumerate(COLOURS)]
        self.spec_colour = [Move(SPEC_COLOUR, name, a) for a, name in enumerate(COLOURS)]
        self.pick = [Move(PICK, name, a) for a, name in enumerate(box.endowment_names)]
        self.place = [
            Move(PLACE, f"{colour} {name}", a, b) for a, colour in enumerate(COLOURS) for b, name in enumerate(ACTIONS)
        ]
        self.city = [Move(CITY, name, a) for a, name in enumerate(box.cities)]
        self.rail = [Move(RAIL, name, a) for a, name in enumerate(box.spaces)]
        self.sector = [Move(SECTOR, str(a + 1), a) for a in range(len(box.sector_shares))]
        self.sell_piece = [Move(SELL_PIECE, name, a) for a, name in enumerate(PIECES)]
        self.step = [Move(STEP, name, a) for a, name in enumerate(TRACKS)]
        self.accept = [Move(ACCEPT, name, a) for a, name in enumerate(HALVES)]
        self.spec_deal = [Move(SPEC_DEAL, name, a) for a, name in enumerate(HALVES)]
        self.first = [Move(FIRST, name, a) for a, name in enumerate(tiles)]
        self.keep = [Move(KEEP, name, a) for a, name in enumerate(tiles)]
        self.train = [Move(TAKE_TRAIN, name, a) for a, name in enumerate(kinds)]
        self.spec_train = [Move(SPEC_TRAIN, name, a) for a, name in enumerate(kinds)]
        self.tile_worker = workers(TILE_WORKER)
        self.discard = workers(DISCARD)
        self.give = workers(GIVE)
        self.flip = faces(FLIP_TRAIN, kinds)
        self.trade_flip = faces(TRADE_FLIP, kinds)
        self.spec_flip = faces(SPEC_FLIP, kinds)
        self.promo = promotions(PROMO, tiles)
        self.promote = promotions(PROMOTE_ONE, tiles)
        self.all = [self.sell, *self.hire, *self.pick, *self.place, self.skip, *self.city, self.primary]
        self.all += [*self.primary_colour, self.first_bonus, *self.rail, *self.sector, *self.tile_worker]
        self.all += [*self.sell_piece, *self.trade_flip, *self.promo, self.spec, *self.spec_colour, *self.spec_train]
        self.all += [*self.spec_flip, *self.spec_deal, self.done, *self.accept, self.pass_, *self.first, *self.keep]
        self.all += [*self.step, *self.discard, *self.promote, *self.give, *self.take, *self.train, *self.flip]
        self.all.append(self.stop)
        self.by_text = {move.text: move for move in self.all}


def workers(verb: int) -> list[Move]:
    """By 2 * colour + place."""
    return [Move(verb, f"{colour} {place}", a, b) for a, colour in enumerate(COLOURS) for b, place in enumerate(PLACES)]


def faces(verb: int, kinds: Sequence[str]) -> list[Move]:
    """By 2 * kind + face."""
    return [Move(verb, f"{kind} {face}", a, b) for a, kind in enumerate(kinds) for b, face in enumerate(FACES)]


def promotions(verb: int, tiles: Sequence[str]) -> list[Move]:
    """By (2 * colour + place) * number of milestones + milestone."""
    return [
        Move(verb, f"{colour} {place} {tile}", a, b, c)
        for a, colour in enumerate(COLOURS)
        for b, place in enumerate(PLACES)
        for c, tile in enumerate(tiles)
    ]


# -- reading ---------------------------------------------------------------------------------------------------------


class Parsers:
    """Readers of the words after each verb."""

    def __init__(self, box: Box, moves: Moves) -> None:
        self.box = box
        self.moves = moves
        self.kinds = [train.name for train in box.trains]
        self.tiles = [tile.name for tile in box.milestones]

    def bare(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 0, "")
        return self.moves.by_text[text]

    def colour(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a colour of workers")
        read_choice(text, words[0], COLOURS, "a colour of workers")
        return self.moves.by_text[text]

    def primary(self, text: str, words: Sequence[str]) -> Action:
        return self.colour(text, words) if words else self.moves.primary

    def pick(self, text: str, words: Sequence[str]) -> Action:
        """A tile, also with the letter of its side."""
        expect_count(text, words, 1, "an endowment tile")
        names = self.box.endowment_names
        word = words[0]
        if word not in names and word[:-1] in names and word[-1] in "ab":
            word = word[:-1]
        return self.moves.pick[names.index(read_choice(text, word, names, "an endowment tile"))]

    def place(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 2, "a colour of workers and an action")
        read_choice(text, words[0], COLOURS, "a colour of workers")
        read_choice(text, words[1], ACTIONS, "an action")
        return self.moves.by_text[text]

    def city(self, text: str, words: Sequence[str]) -> Action:
        """A city by its id, also by its name."""
        if not words or "" in words:
            raise ParseError(text, "", "a city")
        id = "_".join(words)
        if id not in self.box.city_of and " ".join(words) in self.box.city_names:
            id = self.box.cities[self.box.city_names.index(" ".join(words))]
        if id not in self.box.city_of:
            raise ParseError(text, words[0], "a city: one of " + ", ".join(self.box.cities))
        return self.moves.city[self.box.city_of[id]]

    def rail(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a rail space")
        read_choice(text, words[0], self.box.spaces, "a rail space")
        return self.moves.by_text[text]

    def sector(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a telegraph sector")
        return self.moves.sector[number_of(text, words[0], 1, len(self.box.sector_shares), "a telegraph sector") - 1]

    def worker(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 2, "a colour of workers and supply or board")
        read_choice(text, words[0], COLOURS, "a colour of workers")
        read_choice(text, words[1], PLACES, "a place")
        return self.moves.by_text[text]

    def promotion(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 3, "a colour of workers, supply or board, and a milestone")
        read_choice(text, words[0], COLOURS, "a colour of workers")
        read_choice(text, words[1], PLACES, "a place")
        read_choice(text, words[2], self.tiles, "a milestone")
        return self.moves.by_text[text]

    def sell(self, text: str, words: Sequence[str]) -> Action:
        """A share; in the trade action a rail or a building."""
        if not words or list(words) == ["share"]:
            return self.moves.sell
        expect_count(text, words, 1, "")
        read_choice(text, words[0], PIECES, "a piece of the stock")
        return self.moves.by_text[text]

    def train(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a kind of train")
        read_choice(text, words[0], self.kinds, "a kind of train")
        return self.moves.by_text[text]

    def flip(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 2, "a kind of train and its face")
        read_choice(text, words[0], self.kinds, "a kind of train")
        read_choice(text, words[1], FACES, "a face")
        return self.moves.by_text[text]

    def spec(self, text: str, words: Sequence[str]) -> Action:
        """Alone, with a colour, a half of the deal tile, a kind of train, or a kind and its face."""
        if not words:
            return self.moves.spec
        if len(words) > 1:
            return self.flip(text, words)
        choices = [*COLOURS, *HALVES, *self.kinds]
        read_choice(text, words[0], choices, "a colour, a half of the deal tile or a kind of train")
        return self.moves.by_text[text]

    def half(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a half of the deal tile")
        read_choice(text, words[0], HALVES, "a half of the deal tile")
        return self.moves.by_text[text]

    def milestone(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a milestone")
        read_choice(text, words[0], self.tiles, "a milestone")
        return self.moves.by_text[text]

    def step(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a performance track")
        read_choice(text, words[0], TRACKS, "a performance track")
        return self.moves.by_text[text]


def notation(box: Box, moves: Moves) -> Notation:
    """How the actions of Railroad Revolution are written."""
    read = Parsers(box, moves)
    verbs: dict[str, tuple[str, Reader]] = {
        "sell": ("[rail|building]", read.sell),
        "hire": ("COLOUR", read.colour),
        "pick": ("TILE", read.pick),
        "place": ("COLOUR ACTION", read.place),
        "skip": ("", read.bare),
        "city": ("CITY", read.city),
        "primary": ("[COLOUR]", read.primary),
        "first_bonus": ("", read.bare),
        "rail": ("SPACE", read.rail),
        "sector": ("NUMBER", read.sector),
        "tile_worker": ("COLOUR PLACE", read.worker),
        "trade_flip": ("TRAIN FACE", read.flip),
        "promo": ("COLOUR PLACE MILESTONE", read.promotion),
        "spec": ("[COLOUR|TRAIN|TRAIN FACE|upper|lower]", read.spec),
        "done": ("", read.bare),
        "accept": ("upper|lower", read.half),
        "pass": ("", read.bare),
        "first": ("MILESTONE", read.milestone),
        "keep": ("MILESTONE", read.milestone),
        "step": ("TRACK", read.step),
        "discard": ("COLOUR PLACE", read.worker),
        "promote": ("COLOUR PLACE MILESTONE", read.promotion),
        "give": ("COLOUR PLACE", read.worker),
        "take": ("COLOUR", read.colour),
        "train": ("TRAIN", read.train),
        "flip": ("TRAIN FACE", read.flip),
        "stop": ("", read.bare),
    }
    return Notation(verbs)
