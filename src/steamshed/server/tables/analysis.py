"""What a game looks like afterwards: the points of every seat after every action, and where the last ones come from."""

from __future__ import annotations

from steamshed.orders import knowledge_of
from steamshed.server.api.endpoints import Analysis
from steamshed.server.tables.play import Play

MOST_POINTS = 2000
"""Actions of longer games are skipped evenly."""


def analyse(play: Play, ranking: list[list[int]] | None) -> Analysis:
    """Replays the game; its present position is not asked. ``numbers`` says after which actions the ``scores`` were."""
    step = max(1, -(-play.count // MOST_POINTS))
    numbers: list[int] = []
    scores: list[list[int]] = []
    turns: list[int] = []
    clock = knowledge_of(play.game).clock
    for number, state in enumerate(play.positions()):
        if number % step == 0 or number == play.count:
            numbers.append(number)
            scores.append(state.scores())
            turn = getattr(state, clock, None) if clock else None
            if isinstance(turn, int):
                turns.append(turn)
    places, gone = state.standing() if ranking is None else ranking, state.eliminated()
    return Analysis(
        numbers=numbers,
        scores=scores,
        breakdown=[state.breakdown(seat) for seat in range(len(play.begun.names))],
        turns=turns,
        ranking=places,
        winners=None if ranking is None else [seat for seat in ranking[0] if seat not in gone],
        eliminated=sorted(gone),
    )
