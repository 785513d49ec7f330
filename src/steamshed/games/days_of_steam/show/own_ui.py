"""What the game offers to clients beyond what others do: a run drawn as a whole, and where dice were thrown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action
from steamshed.ui.game_ui import GameUi
from steamshed.ui.scene import Thing


class DaysOfSteamUi(GameUi[Table]):
    """A train runs by several actions, and its dice are thrown at the train."""

    def course(
        self, state: Table, seat: int | None, actions: Sequence[Action], language: str = "en"
    ) -> tuple[Thing, ...]:
        from steamshed.games.days_of_steam.show.drawing.course import course

        return course(state, actions, language)

    def where(self, state: Table, seat: int | None, args: Mapping[str, str | int]) -> tuple[str, ...]:
        return (f"train-{seat}",) if "die" in args else ()
