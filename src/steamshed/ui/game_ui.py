"""What a game offers to clients: its table as drawings, and what stands beside the board while a person decides.

A game that offers nothing can be played all the same, by the plain list of legal actions (``ui_of``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol

from typing_extensions import TypeVar

from steamshed.kernel.action import Action
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.ui.panel import Panel, Plan, Section
from steamshed.ui.scene import Scene, Thing
from steamshed.ui.turn_summary import Part

S = TypeVar("S", bound=State, default=Any)
S_contra = TypeVar("S_contra", bound=State, default=Any, contravariant=True)

NO_STEPS: Mapping[str, str] = {}
Figure = int | float | str
"""What a sentence quotes of a position. A text is the value of an argument, said by the messages of the game."""


class Drawings(Protocol):
    """Where the scenes of a game are made: its module ``show/scenes.py``."""

    def scenes(self, view: Mapping[str, Any], *, language: str = "en") -> list[Scene]:
        """The table as drawings."""


class Panels(Protocol[S_contra]):
    """Where the panels of a game are made: its module ``show/panels.py``. Asked for the seat that decides."""

    def panel(self, state: S_contra, things: Sequence[str]) -> Panel | None:
        """What stands beside the board."""

    def plans_between(self, state: S_contra, things: Sequence[str]) -> list[Plan]:
        """The plans that lead from one thing to the other."""

    def forecast(self, state: S_contra, actions: Sequence[Action]) -> list[Section]:
        """What follows from legal actions."""


class GameUi(Generic[S_contra]):
    """Made from the modules of a game; a subclass adds what only some games draw."""

    def __init__(
        self,
        drawings: Callable[[], Drawings] | None = None,
        panels: Panels[S_contra] | None = None,
        figures: Callable[[S_contra, int], dict[str, Figure]] | None = None,
        endings: tuple[Part, ...] = (),
        steps: Mapping[str, str] = NO_STEPS,
        aside: tuple[str, ...] = (),
    ) -> None:
        self.drawings = drawings
        """Loads what draws, which nobody needs who only plays."""
        self.panels = panels
        self.quoted = figures
        self.endings = endings
        """What a turn ends with, in the order in which it happens: clients show it step by step."""
        self.steps = steps
        """Phases that are parts of a step of the turn, by the phase that stands for the step: what a seat does in one
        step is told as one thing, and a bot does it in one go."""
        self.aside = aside
        """Phases that stand among the steps only while they last."""

    # -- drawings ------------------------------------------------------------------------------------------------

    def scenes(self, view: Mapping[str, object], language: str = "en") -> list[Scene]:
        """The table as drawings, with their words in a language."""
        return [] if self.drawings is None else self.drawings().scenes(view, language=language)

    def route(self, state: S_contra, seat: int | None, action: Action) -> tuple[Thing, ...]:
        """The way that an action takes on the board as a seat may see it, to be drawn under the pieces: lines of kind
        ``route-line`` in the order of travel, and whatever explains them."""
        return ()

    def course(
        self, state: S_contra, seat: int | None, actions: Sequence[Action], language: str = "en"
    ) -> tuple[Thing, ...]:
        """The way that several actions take together, drawn like the route of one, with what is spent and delivered on
        it. Empty: the last of them that goes a way of its own is shown with that."""
        return ()

    def where(self, state: S_contra, seat: int | None, args: Mapping[str, str | int]) -> tuple[str, ...]:
        """The drawn things at which an event with this seat and these arguments has happened."""
        return ()

    # -- help for who decides --------------------------------------------------------------------------------------
    # Asked with a state that was imagined from the view of the seat (``ui/assist.py``): what is said may follow from
    # what the seat knows only, and is the same whatever was imagined for the rest.

    def panel(self, state: S_contra, seat: int, things: Sequence[str] = ()) -> Panel | None:
        """What stands beside the board while the seat decides; ``things`` were pointed at for it, see ``Panel.asks``.

        None leaves the decision to the plain list of legal actions.
        """
        return None if self.panels is None else self.panels.panel(state, things)

    def plans_between(self, state: S_contra, seat: int, things: Sequence[str]) -> list[Plan]:
        """The plans that lead from one of these things to the other, or to the only one, the best first."""
        return [] if self.panels is None else self.panels.plans_between(state, things)

    def forecast(self, state: S_contra, seat: int, actions: Sequence[Action]) -> list[Section]:
        """What follows from legal actions if nobody does anything else in this round, by the rules themselves; what
        chance may change is said as a range or as odds."""
        return [] if self.panels is None else self.panels.forecast(state, actions)

    def figures(self, state: S_contra, seat: int) -> dict[str, Figure]:
        """What sentences about a position quote of a seat and of the table, by names that may stand in messages."""
        return {"points": state.scores()[seat]} if self.quoted is None else self.quoted(state, seat)


def ui_of(game: Game[S]) -> GameUi[S]:
    """What a game offers to clients; where it offers nothing, what can be said of any game."""
    return GameUi() if game.ui is None else game.ui
