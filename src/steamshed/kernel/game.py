"""A game as a whole: how many play it, what can be chosen, how it begins, how its texts are read."""

from __future__ import annotations

import importlib.resources
import pathlib
import random
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Generic

from typing_extensions import TypeVar

from steamshed.kernel.action import Action, Notation
from steamshed.kernel.chance import Chance
from steamshed.kernel.ending import Part
from steamshed.kernel.errors import OptionError, PositionError
from steamshed.kernel.factored import Factored
from steamshed.kernel.fields import Declaration
from steamshed.kernel.heuristics import Heuristics
from steamshed.kernel.options import Options, OptionValue
from steamshed.kernel.panel import Panel, Plan, Section
from steamshed.kernel.position import Positions
from steamshed.kernel.scene import Scene, Thing
from steamshed.kernel.senses import Sense, Sensed, senses_of
from steamshed.kernel.setting import Setting
from steamshed.kernel.state import State
from steamshed.kernel.weights import Weights, read_weights

S = TypeVar("S", bound=State, default=State)

Figure = int | float | str
"""What a sentence quotes of a position. A text is the value of an argument, said by the messages of the game."""


class Game(Generic[S]):
    """Subclasses set the declared facts and say how a state begins, is loaded and is imagined."""

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
    sensed: Sensed = Sensed()
    """What those who learn by playing see beside the declared fields."""
    versions: range = range(1, 2)
    """The versions of the rules that can be played. A fix that changes play adds one; records and positions name theirs
    (see ``kernel/setting.py``)."""
    longest: int
    """No game takes more actions than this."""
    hidden: bool = True
    """Whether a seat may ever know something that another may not. False lets everybody see the same view."""
    endings: tuple[Part, ...] = ()
    """What a turn ends with, in the order in which it happens: clients show it step by step."""

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
        values = self.choose(players, options)
        version = self.rules if rules is None else rules
        self.check_version(version)
        return self.begin(Setting(players, values, version), Chance() if chance is None else chance)

    def choose(self, players: int, chosen: Mapping[str, object] | None = None) -> dict[str, OptionValue]:
        """A value for every option, for so many players. Raises OptionError for what cannot be.

        Where no map is named, also by a preset, it is the first one that is for so many.
        """
        values = self.options.resolve(chosen)
        sizes = self.map_sizes()
        if sizes and not {"map", "preset"} & {*(chosen or {})} and players not in sizes[str(values["map"])]:
            values["map"] = next((name for name, size in sizes.items() if players in size), values["map"])
        self.check_players(players, values)
        return values

    def map_sizes(self) -> dict[str, Sequence[int]]:
        """The maps that the option ``map`` chooses from, each with the numbers of players it is for."""
        return {}

    def check_version(self, version: int) -> None:
        """Raises OptionError for a version of the rules that cannot be played."""
        if version not in self.versions:
            there = ", ".join(map(str, self.versions))
            raise OptionError(f"rules: version {version!r} of {self.name} is not known; there are {there}")

    def check_players(self, players: int, options: Mapping[str, OptionValue]) -> None:
        """Raises OptionError for a number of players that the game (with these options) is not for."""
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.seats:
            raise OptionError(f"players: {players!r} is not a number from {self.seats[0]} to {self.seats[-1]}")
        sizes = self.map_sizes()
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

    def load(self, data: Mapping[str, object]) -> S:
        """The state of a dumped position. Raises PositionError for one that cannot be."""
        given = self.positions.read(data)
        state = self.table(self.setting_of(given.get("players"), given.get("options"), given.get("rules")))
        self.positions.fill(state, given)
        return state

    def setting_of(self, players: int, chosen: Mapping[str, object], rules: int | None) -> Setting:
        """What a position is played with, for ``load``: by the newest rules unless it names a version.

        Raises PositionError for what cannot be chosen.
        """
        version = self.rules if rules is None else rules
        if version not in self.versions:
            raise PositionError("rules", f"version {version} is not known")
        if players not in self.seats:
            raise PositionError("players", f"{players} is not a number from {self.seats[0]} to {self.seats[-1]}")
        try:
            options = self.choose(players, chosen)
        except OptionError as error:
            raise PositionError("options", str(error)) from None
        return Setting(players, options, version)

    def imagine(self, view: Mapping[str, object], chance: Chance) -> S:
        """A full state consistent with a view: everything that its seat cannot know is drawn anew."""
        return self.load(self.positions.known(view))

    def redraw(self, state: S, seat: int, chance: Chance) -> S:
        """Another full state that looks the same to a seat: what it cannot know is drawn anew. A copy, for thought.

        A game that knows what is hidden does better than to write a view and to read it.
        """
        return self.imagine(state.view(seat), chance)

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

    def scenes(self, view: Mapping[str, object], language: str = "en") -> list[Scene]:
        """The table as drawings, with their words in a language."""
        raise NotImplementedError

    def route(self, state: S, seat: int | None, action: Action) -> tuple[Thing, ...]:
        """The way that an action takes on the board as a seat may see it, to be drawn under the pieces: lines of kind
        ``route-line`` in the order of travel, and whatever explains them."""
        return ()

    def course(self, state: S, seat: int | None, actions: Sequence[Action], language: str = "en") -> tuple[Thing, ...]:
        """The way that several actions take together, drawn like the route of one, with what is spent and delivered on
        it. Empty: the last of them that goes a way of its own is shown with that."""
        return ()

    def where(self, state: S, seat: int | None, args: Mapping[str, str | int]) -> tuple[str, ...]:
        """The drawn things at which an event with this seat and these arguments has happened."""
        return ()

    # -- help for who decides ------------------------------------------------------------------------------------
    # Asked with a state that was imagined from the view of the seat (``kernel/assist.py``): what is said may follow
    # from what the seat knows only, and is the same whatever was imagined for the rest.

    def panel(self, state: S, seat: int, things: Sequence[str] = ()) -> Panel | None:
        """What stands beside the board while the seat decides; ``things`` were pointed at for it, see ``Panel.asks``.

        None leaves the decision to the plain list of legal actions.
        """
        return None

    def plans_between(self, state: S, seat: int, things: Sequence[str]) -> list[Plan]:
        """The plans that lead from one of these things to the other, or to the only one, the best first."""
        return []

    def forecast(self, state: S, seat: int, actions: Sequence[Action]) -> list[Section]:
        """What follows from legal actions if nobody does anything else in this round, by the rules themselves; what
        chance may change is said as a range or as odds."""
        return []

    def figures(self, state: S, seat: int) -> dict[str, Figure]:
        """What sentences about a position quote of a seat and of the table, by names that may stand in messages."""
        return {"points": state.scores()[seat]}

    # -- for tests, bots and those who learn -----------------------------------------------------------------------

    def senses(self, state: S) -> list[Sense]:
        """What a seat sees of states of the game that begins with this one, as named lists of numbers."""
        return senses_of(self.declared, self.positions, self.sensed, state)

    def factored(self, state: S) -> Factored | None:
        """All actions of the game that begins with this state, numbered; None where they are too many to be listed."""
        return None

    def candidates(self, state: S) -> list[Action]:
        """Actions in the form of this game, legal or not, for brute force: contains everything that could be legal."""
        raise NotImplementedError

    def check_map(self, file: pathlib.Path) -> str:
        """Reads a map file and says what is in it. Raises ContentError naming file, place and reason."""
        raise OptionError(f"{self.name} has no maps")

    def heuristics(self) -> Heuristics[S]:
        """What the game tells its bots."""
        return Heuristics()

    def weights(self) -> Weights:
        """What the judge's features are worth: ``think/weights.toml``, or nothing where a game has no such file."""
        return read_weights(self.folder("think") / "weights.toml")

    def steady(self, state: S, legal: list[Action], rng: random.Random) -> Action:
        """A random choice, except that the player does not ruin himself: for tests and benchmarks of whole games."""
        return rng.choice(legal)

    def folder(self, name: str) -> Traversable:
        """A folder of the game's package: content, locale."""
        return importlib.resources.files(self.package) / name

    def __repr__(self) -> str:
        return f"<game {self.name}>"


AnyGame = Game[Any]
"""A game whatever its states are: for what asks only for its name, words and files."""
