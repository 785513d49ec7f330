"""How tiles that everybody sees stand in positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steamshed.games.railroad_revolution.content.box import Box
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.table.codecs.names import city_named, colour_named, find, sector_named
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import UNSET, Codec, Given, index_of

SIDES = ("a", "b")


class CityTilesCodec(Codec[Table]):
    """The tiles dealt to cities; those not named take what is left, in the order of the content."""

    def write(self, state: Table, seat: int) -> object:
        box = state.rules.box
        dealt = [(id, city) for city, id in enumerate(box.cities) if not box.printed[city]]
        return {id: box.city_tiles[state.city_tile[city]].name for id, city in dealt}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        box = state.rules.box
        for name, tile in self.value_of(state, seat, value).items():
            where = f"{self.place}.{name}"
            city = city_named(box, name, where)
            number = find(box.city_tile_of, tile, where, "a city tile")
            if number not in self.left(state, city) or state.city_tile[city] >= 0:
                raise PositionError(where, f"{tile} can not lie there")
            state.city_tile[city] = number
        for city in range(len(box.cities)):
            if state.city_tile[city] < 0:
                state.city_tile[city] = self.left(state, city)[0]

    def left(self, state: Table, city: int) -> list[int]:
        """The tiles that could still be dealt to a city: those of its level."""
        box = state.rules.box
        level, dealt = box.city_level[city], {*state.city_tile, *box.printed_tile}
        return [number for number, tile in enumerate(box.city_tiles) if tile.level == level and number not in dealt]


class TelegraphTilesCodec(Codec[Table]):
    """The tiles dealt to sectors without a deal icon; those not named take what is left."""

    def write(self, state: Table, seat: int) -> object:
        names = state.rules.box.telegraph_names
        return {str(sector + 1): names[tile] for sector, tile in enumerate(state.sector_tile) if tile >= 0}

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        box = state.rules.box
        for name, tile in self.value_of(state, seat, value).items():
            where = f"{self.place}.{name}"
            sector = sector_named(box, name, where)
            number = find(box.telegraph_of, tile, where, "a telegraph tile")
            if box.sector_deal[sector] or number in state.sector_tile or state.sector_tile[sector] >= 0:
                raise PositionError(where, f"{tile} can not lie there")
            state.sector_tile[sector] = number
        for sector in range(len(box.sector_deal)):
            if state.sector_tile[sector] < 0 and not box.sector_deal[sector]:
                free = [number for number in range(len(box.telegraph_names)) if number not in state.sector_tile]
                state.sector_tile[sector] = free[0]


class FirstSlotsCodec(Codec[Table]):
    """Who stands on first slots: as given, else the first seat that has a building there."""

    def names(self, box: Box) -> Sequence[str]:
        raise NotImplementedError

    def named(self, box: Box, name: str, where: str) -> int:
        raise NotImplementedError

    def built(self, state: Table) -> list[int]:
        """The buildings of the seats, as bits."""
        raise NotImplementedError

    def write(self, state: Table, seat: int) -> object:
        owners = self.get(state, seat)
        return {
            name: owner for name, owner in zip(self.names(state.rules.box), owners) if 0 <= owner < state.rules.players
        }

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        owners, built = self.get(state, seat), self.built(state)
        for name, owner in self.value_of(state, seat, value).items():
            where = f"{self.place}.{name}"
            place = self.named(state.rules.box, name, where)
            if owners[place] >= 0 or owner >= state.rules.players or not built[owner] >> place & 1:
                raise PositionError(where, f"seat {owner} can not stand there")
            owners[place] = owner
        for owner in range(state.rules.players):
            for place in range(len(owners)):
                if built[owner] >> place & 1 and owners[place] < 0:
                    owners[place] = owner


class FirstStationsCodec(FirstSlotsCodec):
    """By city."""

    def names(self, box: Box) -> Sequence[str]:
        return box.cities

    def named(self, box: Box, name: str, where: str) -> int:
        return city_named(box, name, where)

    def built(self, state: Table) -> list[int]:
        return state.stations


class FirstOfficesCodec(FirstSlotsCodec):
    """By sector."""

    def names(self, box: Box) -> Sequence[str]:
        return [str(sector + 1) for sector in range(len(box.sector_shares))]

    def named(self, box: Box, name: str, where: str) -> int:
        return sector_named(box, name, where)

    def built(self, state: Table) -> list[int]:
        return state.offices


class DealTileCodec(Codec[Table]):
    """The face-up deal tile: where it is not said, the first that has not been used."""

    def write(self, state: Table, seat: int) -> object:
        return state.rules.box.deal_names[state.deal_tile]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        names = state.rules.box.deal_names
        if value not in (UNSET, None):
            state.deal_tile = index_of(names, value, self.place)
            return
        left = [tile for tile in range(len(names)) if not state.deal_discards >> tile & 1]
        state.deal_tile = left[0] if left else 0


class EndowmentCodec(Codec[Table]):
    """Endowment tiles not yet picked, with side and worker."""

    def write(self, state: Table, seat: int) -> object:
        names, rest = state.rules.box.endowment_names, state.endowment
        return [
            {"tile": names[rest[at]], "side": SIDES[rest[at + 1]], "worker": COLOURS[rest[at + 2]]}
            for at in range(0, len(rest), 3)
        ]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for at, entry in enumerate(self.value_of(state, seat, value)):
            where = f"{self.place}[{at}]"
            tile = find(state.rules.box.endowment_of, entry.tile, f"{where}.tile", "an endowment tile")
            if entry.side not in SIDES:
                raise PositionError(f"{where}.side", f"{entry.side!r} is neither a nor b")
            state.endowment += [tile, SIDES.index(entry.side), colour_named(entry.worker, f"{where}.worker")]
