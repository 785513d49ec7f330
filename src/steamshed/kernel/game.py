"""A game as a whole: how many play it, what can be chosen, how it begins, how its texts are read."""

from __future__ import annotations

import importlib.resources
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from steamshed.kernel.action import Action, Notation
from steamshed.kernel.chance import Chance
from steamshed.kernel.content import MapFiles
from steamshed.kernel.earlier_names import EarlierNames
from steamshed.kernel.errors import OptionError, PositionError
from steamshed.kernel.fields import Declaration
from steamshed.kernel.game_config import Setting
from steamshed.kernel.options import Options, OptionValue
from steamshed.kernel.position import Given, Positions
from steamshed.kernel.state import State

if TYPE_CHECKING:  # what a game may offer beside; the core itself asks none of it
    from steamshed.ai.game_ai import GameAi
    from steamshed.rl.game_rl import GameRl
    from steamshed.ui.game_ui import GameUi

S = TypeVar("S", bound=State, default=State)


class Game(EarlierNames[S], Generic[S]):
    """Subclasses set the declared facts and say how a state begins, is loaded and is imagined.

    What clients, bots and those who learn want of it stands in objects of their own, each of which may be absent.
    """

    name: str
    """The name in code, records and addresses: age_of_steam."""
    package: str
    """The package that holds content and locale."""
    prefix: str
    """What the ids of the rule ledger begin with: AS."""
    seats: range
    """The numbers of players the game is for."""
    options: Options
    notation: Notation
    declared: Declaration
    """The fields of its states."""
    positions: Positions[S]
    """How its positions are written and read."""
    versions: range = range(1, 2)
    """The versions of the rules that can be played. A fix that changes play adds one; records and positions name theirs
    (see ``kernel/game_config.py``)."""
    longest: int
    """No game takes more actions than this."""
    hidden: bool = True
    """Whether a seat may ever know something that another may not. False lets everybody see the same view."""
    secret_phases: tuple[str, ...] = ()
    """The phases in which that can be so, if it cannot in the others: people who share a screen look away in these."""
    maps: MapFiles | None = None
    """The maps that the option ``map`` chooses from."""
    family = ""
    """The package whose messages the game shares with others, if there is one."""
    ui: GameUi[S] | None = None
    """For clients: drawings, panels, forecasts. ``ui_of`` has an answer for every game."""
    ai: GameAi[S] | None = None
    """For bots: judgement, weights, a quick player. ``ai_of`` has an answer for every game."""
    rl: GameRl[S] | None = None
    """For those who learn: observations, numbered actions. ``rl_of`` has an answer for every game."""

    @property
    def rules(self) -> int:
        """The version of the rules that a new game is played by: the newest."""
        return self.versions[-1]

    def new(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
        rules: int | None = None,
    ) -> S:
        """A game at its first decision, by the newest rules unless an older version is named."""
        version = self.rules if rules is None else rules
        values = self.choose(players, options, version)
        check_version(self, version)
        return self.begin(Setting(players, values, version), Chance() if chance is None else chance)

    def choose(
        self, players: int, chosen: Mapping[str, object] | None = None, rules: int | None = None
    ) -> dict[str, OptionValue]:
        """A value for every option, for so many players; by the newest rules unless an older version is named. Raises
        OptionError for what cannot be.

        Where no map is named, also by a preset, it is the first one that is for so many.
        """
        values = self.options.resolve(chosen, rules)
        sizes = map_sizes(self)
        if sizes and not {"map", "preset"} & {*(chosen or {})} and players not in sizes[str(values["map"])]:
            values["map"] = next((name for name, size in sizes.items() if players in size), values["map"])
        self.check_players(players, values)
        taken = self.maps.taken(str(values["map"])) if self.maps is not None and "map" in values else {}
        for name, rule in taken.items():
            rest = {key: value for key, value in (chosen or {}).items() if key != name}
            if name in (chosen or {}) and values[name] != self.options.resolve(rest, rules)[name]:
                raise OptionError(f"{name}: the map {values['map']} sets this itself ({rule})")
        return values

    def check_players(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Raises OptionError for a number of players that the game (with these options) is not for."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.seats:
            raise OptionError(f"players: {players!r} is not a number from {self.seats[0]} to {self.seats[-1]}")
        sizes = map_sizes(self)
        if sizes and players not in sizes[str(options["map"])]:
            there = ", ".join(map(str, sizes[str(options["map"])]))
            others = ", ".join(name for name, size in sizes.items() if players in size)
            remedy = f"; for {players} there is {others}" if others else ""
            raise OptionError(f"players: the map {options['map']} is for {there}, not {players}{remedy}")

    def allows(self, players: int, options: Mapping[str, object] | None = None) -> bool:
        """Whether the game can be played so: some maps are for some numbers of players only."""
        try:
            self.choose(players, options)
        except OptionError:
            return False
        return True

    def begin(self, setting: Setting, chance: Chance) -> S:
        """Sets the game up with checked options."""
        raise NotImplementedError

    def table(self, setting: Setting) -> S:
        """An empty table: everything is in the box."""
        raise NotImplementedError

    def load(self, data: Mapping[str, object], own: bool = False) -> S:
        """The state of a dumped position. Raises PositionError for one that cannot be.

        Data that ``state.dump`` or ``state.view`` of this very program has given are its ``own``: they are not audited.
        An audit traces all track and lists all legal actions, which takes longer than all the rest.
        """
        given = self.positions.read(data)
        state = self.table(setting_of(self, given))
        self.positions.fill(state, given, own)
        return state

    def imagine(self, view: Mapping[str, object], chance: Chance, own: bool = False) -> S:
        """A full state consistent with a view: everything that its seat cannot know is drawn anew. ``own`` as in
        ``load``."""
        return self.load(self.positions.known(view), own)

    def redraw(self, state: S, seat: int, chance: Chance) -> S:
        """Another full state that looks the same to a seat: what it cannot know is drawn anew. A copy, for thought.

        A game that knows what is hidden does better than to write a view and to read it.
        """
        return self.imagine(state.view(seat), chance, own=True)

    def tell(
        self, action: str, events: list[dict[str, object]], actor: int, viewer: int | None
    ) -> tuple[str, list[dict[str, object]]]:
        """What a viewer is told of an action and its events while the game runs: a game with secret choices says less
        to others than to the actor."""
        return action, events

    def parse(self, text: str, state: S | None = None) -> Action:
        """The action with this text. Raises ParseError, naming the word that is wrong and what was expected.

        Where a game knows several names for a thing, the action has the one by which it is written; a state says what
        they mean on its table.
        """
        return self.notation.parse(text)

    def candidates(self, state: S) -> list[Action]:
        """Actions in the form of this game, legal or not, for brute force: contains everything that could be legal."""
        raise NotImplementedError

    def folder(self, name: str) -> Traversable:
        """A folder of the game's package: content, locale."""
        return importlib.resources.files(self.package) / name

    def __repr__(self) -> str:
        return f"<game {self.name}>"


AnyGame = Game[Any]
"""A game whatever its states are: for what asks only for its name, words and files."""


def check_version(game: AnyGame, version: int) -> None:
    """Raises OptionError for a version of the rules that cannot be played."""
    if version not in game.versions:
        there = ", ".join(map(str, game.versions))
        raise OptionError(f"rules: version {version!r} of {game.name} is not known; there are {there}")


def map_sizes(game: AnyGame) -> dict[str, Sequence[int]]:
    """The maps that the option ``map`` chooses from, each with the numbers of players it is for."""
    return {} if game.maps is None else game.maps.sizes()


def setting_of(game: AnyGame, given: Given) -> Setting:
    """What a position is played with, for ``load``: by the newest rules unless it names a version.

    Raises PositionError for what cannot be chosen.
    """
    players: int = given.get("players")
    chosen: Mapping[str, object] = given.get("options")
    version: int | None = given.get("rules")
    version = game.rules if version is None else version
    if version not in game.versions:
        raise PositionError("rules", f"version {version} is not known")
    if players not in game.seats:
        raise PositionError("players", f"{players} is not a number from {game.seats[0]} to {game.seats[-1]}")
    try:
        options = game.choose(players, chosen, version)
    except OptionError as error:
        raise PositionError("options", str(error)) from None
    return Setting(players, options, version)
