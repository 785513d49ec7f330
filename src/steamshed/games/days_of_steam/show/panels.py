"""What stands beside the plane of Days of Steam while a player decides: runs by what they deliver and risk, and what
can be laid on a cell; and what a run or a tile comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from steamshed.games.days_of_steam.actions import STOP_HERE, Burn, City, DrawCity, Load, MoveStep, Stop, Track, Water
from steamshed.games.days_of_steam.plan.runs import Outcome, Runs
from steamshed.games.days_of_steam.plan.trial import Trial
from steamshed.games.days_of_steam.table.phases import RUN, TURN, TURN_BURNT
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import EDGES
from steamshed.games.days_of_steam.track.squaretiles import EMPTY
from steamshed.kernel.action import Action, Event
from steamshed.ui.following import carried_out
from steamshed.ui.panel import (
    Caution,
    Face,
    Forecast,
    Line,
    Note,
    Odds,
    Panel,
    Picture,
    Pictures,
    Plan,
    Row,
    Rows,
    Section,
    Ticket,
    Tickets,
    message,
    say,
)

MOST_RUNS = 12
"""How many deliveries are listed."""
MOST_WAYS = 5
MOST_TILES = 12
"""How many layings are shown before a cell was pointed at."""
CELL = "cell-"
EAST = (0, 1, 0, -1)
"""By edge: how far its neighbour lies to the east."""
SOUTH = (-1, 0, 1, 0)


def panel(state: Table, things: Sequence[str]) -> Panel | None:
    """The panel of the seat that decides: of all it can do, or of one cell."""
    if state.phase not in (TURN, TURN_BURNT, RUN):
        return None
    legal = state.legal()
    if not any(isinstance(action, Track | City | MoveStep | Load | Stop) for action in legal):
        return None
    others = tuple(plan_of(state, action) for action in legal if isinstance(action, Burn | Water | DrawCity | Stop))
    found = runs(state)
    asks = dict.fromkeys(f"{CELL}{state.track.grid.names[run.node // 4]}" for run in found)
    asks |= dict.fromkeys(f"{CELL}{action.x},{action.y}" for action in legal if isinstance(action, Track | City))
    cells = [thing.removeprefix(CELL) for thing in things if thing.startswith(CELL)]
    sections = cell_sections(state, legal, found, cells[-1]) if cells else whole_sections(state, legal, found)
    return Panel(message(f"ask-{state.phase}"), sections, others, tuple(asks))


def plan_of(state: Table, action: Action) -> Plan:
    """A single action as it is shown elsewhere."""
    choice = state.choice(action)
    return Plan(choice.effect, (action,), choice.effect, choice.price, choice.things)


def whole_sections(state: Table, legal: Sequence[Action], found: Sequence[Outcome]) -> tuple[Section, ...]:
    """What can be done before anything was pointed at: runs that deliver, also with coal; those that fetch something;
    the tiles that give most, the cities of the display."""
    sections = [*run_sections(state, found, burnt_runs(state, legal)), *fetch_sections(state, found)]
    laid = sorted((action for action in legal if isinstance(action, Track)), key=partial(merit, state), reverse=True)
    # each as it lies once, where it gives most: no two look the same
    best = {action.things()[-1]: action for action in reversed(laid)}
    shown = [action for action in laid if best[action.things()[-1]] is action][:MOST_TILES]
    if shown:
        sections.append(Pictures(say("lay"), tuple(placed(tile_picture(state, action), action) for action in shown)))
    cities = [action for action in legal if isinstance(action, City)]
    if cities:
        sections.append(Pictures(say("cities"), tuple(city_picture(state, action) for action in in_turns(cities))))
    return tuple(sections)


# -- runs --------------------------------------------------------------------------------------------------------------


def runs(state: Table) -> list[Outcome]:
    """Every run that can be made or gone on with."""
    assert state.seat is not None
    return Runs(state, state.seat, state.spendable(state.seat)).outcomes()


def burnt_runs(state: Table, legal: Sequence[Action]) -> list[tuple[Burn, Outcome]]:
    """Runs that deliver something and need coal for it, each with the least coal that suffices."""
    assert state.seat is not None
    found: list[tuple[Burn, Outcome]] = []
    for action in legal:
        after = carried_out(state, [action]) if isinstance(action, Burn) else None
        if after is None or after.seat != state.seat:
            continue
        assert isinstance(action, Burn)
        assert isinstance(after, Table)
        needed = state.steam[state.seat] + action.cubes
        found += [(action, run) for run in runs(after) if run.delivered and run.spent == needed]
    return found


def run_sections(
    state: Table, found: Sequence[Outcome], burnt: Sequence[tuple[Burn, Outcome]] = ()
) -> tuple[Section, ...]:
    """The runs that deliver something, by points, then by risk and steam."""
    rows = [run_row(state, run, actions_of(run)) for run in found if run.delivered]
    rows += [run_row(state, run, (burn, *actions_of(run))) for burn, run in burnt]
    rows.sort(key=lambda row: row.ranks)
    if not rows:
        return (Note(say("no-deliveries")),) if found else ()
    # the two best that deliver the same before others that do
    times: dict[str, int] = {}
    further: list[Row] = []
    shown: list[Row] = []
    for row in rows:
        times[row.group] = times.get(row.group, 0) + 1
        (shown if times[row.group] <= 2 else further).append(row)
    shown = ending_apart(state, sorted([*shown, *further][:MOST_RUNS], key=lambda row: row.ranks))
    title = say("deliveries", count=len(times))
    columns = (say("column-points"), say("column-risk"))
    return (Rows(title, columns, tuple(replace(row, ranks=(), group="") for row in shown)),)


def ending_apart(state: Table, rows: Sequence[Row]) -> list[Row]:
    """Rows without those that say the same and end on the same cell as one before: they come to the same. Where only
    the last cell differs, that is said."""
    found: dict[object, Row] = {}
    for row in rows:
        assert row.plan is not None
        found.setdefault((row.name, row.words, row.cells, row.plan.things), row)
    said = Counter((row.name, row.words, row.cells) for row in found.values())
    return [
        row
        if said[row.name, row.words, row.cells] == 1
        else replace(row, words=(*row.words, say("run-stops", cell=place_named(row))))
        for row in found.values()
    ]


def place_named(row: Row) -> str:
    assert row.plan is not None
    return row.plan.things[-1].removeprefix(CELL)


def fetch_sections(state: Table, found: Sequence[Outcome]) -> tuple[Section, ...]:
    """The runs that take something aboard and deliver nothing, the nearest to where it is wanted first."""
    assert state.seat is not None
    carried = state.cargo[state.seat]
    fetching = [run for run in found if run.cargo >= 0 and run.cargo != carried and not run.delivered]
    rows: list[Row] = []
    for run in sorted(fetching, key=partial(left_to_go, state)):
        if len(rows) == MOST_RUNS:
            break
        row = run_row(state, run, actions_of(run))
        # the same said twice (the other way round a loop) helps nobody: its last cell shows both
        if not any(row.name == one.name and row.words == one.words for one in rows):
            rows.append(row)
    columns = (say("column-points"), say("column-risk"))
    return (Rows(say("fetches"), columns, tuple(rows)),) if rows else ()


def left_to_go(state: Table, run: Outcome) -> tuple[int, bool, int]:
    """How far a train is from the nearest city that wants what it carries, as the crow flies; whether it rolls; what it
    has spent."""
    grid = state.track.grid
    x, y = place_of(grid.names[run.node // 4])
    goals = [
        place_of(grid.names[cell])
        for cell, city in state.city_at.items()
        if city != run.origin and state.city_colour[city] == run.cargo
    ]
    return min((abs(x - a) + abs(y - b) for a, b in goals), default=0), run.rolls, run.spent


def place_of(name: str) -> tuple[int, int]:
    """The coordinates of a cell."""
    x, _, y = name.partition(",")
    return int(x), int(y)


def run_row(state: Table, run: Outcome, actions: tuple[Action, ...]) -> Row:
    trial = Trial(state, actions)
    risk = (say("percent", percent=trial.percent),) if trial.over else (say("safe"),)
    ranks = (-trial.points, trial.over, run.spent)
    # DS-END-09: nobody but who runs gains anything
    cells = ((say("gain", state.seat, gain=trial.points),), risk)
    plan = run_plan(state, run, trial, actions)
    return Row(plan.name, cells, plan, run_words(state, run, trial, actions), colours_text(state, trial), ranks)


def run_plan(state: Table, run: Outcome, trial: Trial, actions: tuple[Action, ...]) -> Plan:
    """A run to its end as one plan, with the coal that is burnt for it."""
    spent = run.spent - state.spent
    told = say("run-rolls" if trial.over else "run-safely", state.seat, steam=spent, points=trial.points)
    return Plan(run_name(state, run, trial), actions, told, spent, (f"{CELL}{end_of(state, run)}",))


def run_name(state: Table, run: Outcome, trial: Trial) -> Event:
    """What a run delivers from where to where; else what it fetches, or that it merely goes there."""
    box, grid = state.rules.box, state.track.grid
    if len(trial.delivered) == 1 and trial.deliveries:
        colour, origin, cell = trial.deliveries[0]
        start = box.colours[state.city_colour[origin]]
        words = {"colour": box.colours[colour], "start": start, "goal": box.colours[colour], "cell": grid.names[cell]}
        return Event("panel-run-delivers-one", state.seat, words)
    if trial.delivered:
        goals = ", ".join(grid.names[one.cell] for one in trial.deliveries) or end_of(state, run)
        return say("run-delivers", state.seat, colours=colours_text(state, trial), cells=goals)
    if run.cargo >= 0:
        return say("run-fetches", state.seat, colour=box.colours[run.cargo], cell=end_of(state, run))
    return say("run", state.seat)


def end_of(state: Table, run: Outcome) -> str:
    """The cell on which a run ends: where the train stands if it merely stops."""
    return state.track.grid.names[run.node // 4]


def colours_text(state: Table, trial: Trial) -> str:
    """The colours of what is delivered, in order."""
    return ", ".join(state.rules.box.colours[colour] for colour in trial.delivered)


def actions_of(run: Outcome) -> tuple[Action, ...]:
    return (*run.path, STOP_HERE)


def run_words(state: Table, run: Outcome, trial: Trial, actions: Sequence[Action]) -> tuple[Event, ...]:
    """What a run costs, the coal for it, and what is aboard at its end."""
    colours = state.rules.box.colours
    words = [say("run-costs", steam=run.spent - state.spent, steps=len(trial.cells))]
    words += [say("run-burns", cubes=action.cubes) for action in actions if isinstance(action, Burn)]
    if run.cargo >= 0:
        words.append(say("run-carries", colour=colours[run.cargo]))
    if trial.over:
        words.append(say("derails", percent=trial.percent))
    return tuple(words)


def plans_between(state: Table, things: Sequence[str]) -> list[Plan]:
    """The runs that end on a cell, the best first."""
    if state.phase not in (TURN, TURN_BURNT, RUN) or len(things) != 1:
        return []
    found = runs_to(state, runs(state), things[0].removeprefix(CELL))
    return [run_plan(state, run, trial, actions_of(run)) for run, trial in found]


def runs_to(state: Table, found: Sequence[Outcome], cell: str) -> list[tuple[Outcome, Trial]]:
    """Runs that end on a cell, by points, risk and steam."""
    there = [run for run in found if state.track.grid.names[run.node // 4] == cell]
    tried = [(run, Trial(state, actions_of(run))) for run in there]
    tried.sort(key=lambda one: (-one[1].points, one[1].over, one[0].spent))
    return tried[:MOST_WAYS]


# -- a cell ------------------------------------------------------------------------------------------------------------


def cell_sections(state: Table, legal: Sequence[Action], found: Sequence[Outcome], cell: str) -> tuple[Section, ...]:
    """What can be done with a cell: run there, lay a tile, place a city."""
    sections: list[Section] = []
    tickets = [run_ticket(state, run, trial) for run, trial in runs_to(state, found, cell)]
    if tickets:
        sections.append(Tickets(say("runs-here", count=len(tickets)), tuple(tickets)))
    laid = [action for action in legal if isinstance(action, Track) and f"{action.x},{action.y}" == cell]
    laid.sort(key=partial(merit, state), reverse=True)
    if laid:
        sections.append(Pictures(say("lay-here"), tuple(tile_picture(state, action) for action in laid)))
    cities = [action for action in legal if isinstance(action, City) and f"{action.x},{action.y}" == cell]
    if cities:
        sections.append(Pictures(say("city-here"), tuple(city_picture(state, action) for action in cities)))
    return tuple(sections) or (Note(say("nothing-here")),)


def run_ticket(state: Table, run: Outcome, trial: Trial) -> Ticket:
    actions = actions_of(run)
    plan, words = run_plan(state, run, trial, actions), run_words(state, run, trial, actions)
    named = (plan.name,) if trial.delivered or run.cargo >= 0 else ()
    return Ticket(plan, (*named, *words), say("gain", state.seat, gain=trial.points))


def tile_picture(state: Table, action: Track) -> Picture:
    """A tile as it would lie on a cell."""
    plan, box = plan_of(state, action), state.rules.box
    name = say("tile", tile=action.tile, steam=box.types.steam[box.types.number[action.tile]])
    return Picture(action.things()[-1], replace(plan, name=name), opens(state, action))


def placed(picture: Picture, action: Track) -> Picture:
    """A picture that says on which cell its tile lies, among pictures of others."""
    return replace(picture, words=(say("lies", cell=f"{action.x},{action.y}"), *picture.words))


def in_turns(cities: Sequence[City]) -> list[City]:
    """As many as are shown: of each place of the display about the same number."""
    turn = {action: [one for one in cities if one.slot == action.slot].index(action) for action in cities}
    return sorted(sorted(cities, key=lambda action: turn[action])[:MOST_TILES], key=lambda action: action.slot)


def city_picture(state: Table, action: City) -> Picture:
    """A city of the display on a cell, with the goods that come with it."""
    box = state.rules.box
    first = (action.slot - 1) * len(box.colours)
    held = zip(box.colours, state.display_goods[first : first + len(box.colours)])
    goods = [colour for colour, count in held for _ in range(count)]
    words = [say("display", slot=action.slot)]
    if goods:
        words.append(say("city-goods", colours=", ".join(goods)))
    return Picture(action.things()[0], plan_of(state, action), tuple(words))


def merit(state: Table, action: Track) -> tuple[int, int, int, bool]:
    """What makes a laying come first: steam, what it joins, where a train from there can go on, then water."""
    types, tiles = state.rules.box.types, state.track.tiles
    type = types.number[action.tile]
    laying = tiles.find[4 * type + action.turn]
    joined, free = sides(state, action)
    ways = {EDGES[out] for edge in joined for out in tiles.exits[4 * laying + EDGES.index(edge)]}
    return types.steam[type], len(joined), len(ways.intersection(free)), types.water[type]


def opens(state: Table, action: Track) -> tuple[Event, ...]:
    """Where the track of a laid tile leads, in words."""
    joined, free = sides(state, action)
    words: list[Event] = []
    if joined:
        words.append(say("joins", edges=", ".join(joined)))
    if free:
        words.append(say("opens", edges=", ".join(free)))
    if len(joined) + len(free) == len(EDGES):  # the sides alone do not say which of them are connected
        tiles = state.track.tiles
        laying = tiles.find[4 * state.rules.box.types.number[action.tile] + action.turn]
        ways = [(edge, tiles.exits[4 * laying + EDGES.index(edge)]) for edge in joined]
        words += [say("leads", edge=edge, edges=", ".join(EDGES[out] for out in outs)) for edge, outs in ways if outs]
    return tuple(words)


def sides(state: Table, action: Track) -> tuple[list[str], list[str]]:
    """The sides to which the track of a laid tile leads: those that join something, and those that are open."""
    track, box = state.track, state.rules.box
    tiles = track.tiles
    laying = tiles.find[4 * box.types.number[action.tile] + action.turn]
    joined: list[str] = []
    free: list[str] = []
    for edge in range(4):
        if tiles.piece[4 * laying + edge] < 0:
            continue
        x, y = action.x + EAST[edge], action.y + SOUTH[edge]
        laid = track.grid.has(x, y) and track.tile[track.grid.at(x, y)] != EMPTY
        (joined if laid else free).append(EDGES[edge])
    return joined, free


# -- what follows ------------------------------------------------------------------------------------------------------


def forecast(state: Table, actions: Sequence[Action]) -> list[Section]:
    """What a run comes to, or what a tile does."""
    first, last = actions[0], actions[-1]
    if isinstance(last, Stop):
        return run_forecast(state, actions)
    sections: list[Section] = []
    if isinstance(first, Track):
        sections += [Note(word) for word in opens(state, first)]
    if isinstance(first, Track | City):
        sections.append(Forecast(say("after"), (say("now"), say("then")), (boiler(state, gained(state, first)),)))
        sections.append(Note(say("draw-tile" if isinstance(first, Track) else "draw-city")))
    return sections


def gained(state: Table, action: Track | City) -> int:
    """The steam that a tile gives, as far as the boiler has room (DS-STEAM-01)."""
    assert state.seat is not None
    box = state.rules.box
    if isinstance(action, Track):
        gain = box.types.steam[box.types.number[action.tile]]
    else:
        gain = box.city_steam[state.display[action.slot - 1]]
    return min(state.steam[state.seat] + gain, state.rules.numbers.most_steam)


def boiler(state: Table, then: int) -> Line:
    assert state.seat is not None
    most = state.rules.numbers.most_steam
    return Line(say("steam", most=most), (say("number", number=state.steam[state.seat]), say("number", number=then)))


def run_forecast(state: Table, actions: Sequence[Action]) -> list[Section]:
    """The roll with what it decides; steam and points after the run; a hint if as much can be had without a roll."""
    assert state.seat is not None
    trial = Trial(state, actions)
    now = state.scores()[state.seat]
    points = Line(say("points"), (say("number", number=now), say("number", number=now + trial.points)))
    sections: list[Section] = [Forecast(say("after"), (say("now"), say("then")), (points, boiler(state, trial.steam)))]
    if trial.over:
        sections.insert(0, roll(state, trial))
        if any(safe_equal(state, run, trial.points) for run in runs(state)):
            sections.append(Note(say("same-safely", points=trial.points)))
        else:
            sections.append(Caution(say("derails", percent=trial.percent)))
    return sections


def roll(state: Table, trial: Trial) -> Odds:
    """The faces of the die, those that derail marked (DS-DERAIL-02)."""
    die = state.rules.numbers.die
    faces = tuple(Face(value, value <= trial.over) for value in range(1, die + 1))
    outcomes = [say("roll-derails", faces=numbers_text(1, trial.over))]
    if trial.over < die:
        outcomes.insert(0, say("roll-arrives", faces=numbers_text(trial.over + 1, die), points=trial.points))
    return Odds(say("roll"), faces, tuple(outcomes))


def numbers_text(low: int, high: int) -> str:
    return ", ".join(str(number) for number in range(low, high + 1))


def safe_equal(state: Table, run: Outcome, points: int) -> bool:
    """Whether a run brings at least so many points without a roll."""
    return bool(run.delivered) and not run.rolls and Trial(state, actions_of(run)).points >= points > 0
