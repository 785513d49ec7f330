"""Effects as small pictures for sentences: what a colour of worker adds to an action, rewards, bonuses, tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from steamshed.games.railroad_revolution.content.box import ACTIONS, SPECS, Box, Spec
from steamshed.games.railroad_revolution.content.effects import COLOURS, Effects
from steamshed.games.railroad_revolution.show.drawing import icons
from steamshed.games.railroad_revolution.show.drawing.viewed import Table
from steamshed.look.symbols import placed
from steamshed.look.words import by_language

GAP = 8.0
LETTER = 13.5
"""How wide a letter of the amounts is, in their size."""
SIZE = 25.0

Drawn = tuple[str, float]
"""A picture around (0, 0), and its width."""


def colour_name(action: int, colour: int) -> str:
    """The symbol of what a colour adds to an action."""
    return f"effect-{ACTIONS[action]}-{COLOURS[colour]}"


def effects_name(effects: Effects) -> str:
    """The symbol of a list of effects."""
    return "effects-" + "-".join(effects.texts).replace(" ", "-")


def symbols(box: Box, table: Table) -> dict[str, str]:
    """The pictures that sentences about this table can have."""
    found = {
        colour_name(action, colour): colour_picture(box, box.specs[action][colour])
        for action in range(len(ACTIONS))
        for colour in range(1, len(COLOURS))
    }
    for effects in on_table(box, table):
        found[effects_name(effects)] = icons.effects(effects.texts)[0]
    return found


def on_table(box: Box, table: Table) -> Iterator[Effects]:
    """Rewards and bonuses of the cities, and the tiles of the telegraph line."""
    laid = [box.city_tile_of[name] for name in table.city_tiles.values()]
    for at in (*laid, *(printed for printed in box.printed_tile if printed >= 0)):
        yield box.city_tiles[at].primary
        yield box.city_tiles[at].bonus
    for name in table.telegraph_tiles.values():
        yield box.telegraph_tiles[box.telegraph_of[name]]


@by_language(64)
def colour_picture(box: Box, spec: Spec) -> str:
    """What a colour effect is paid with and what it gives, in a row."""
    return side_by_side(colour_parts(box, spec))


def side_by_side(parts: Sequence[Drawn]) -> str:
    """Pictures in a row, its middle at (0, 0)."""
    x = -(sum(width for _, width in parts) + GAP * (len(parts) - 1)) / 2
    drawn = ""
    for picture, width in parts:
        drawn += placed(x + width / 2, 0, picture)
        x += width + GAP
    return drawn


def amount(text: str) -> Drawn:
    return icons.words(0, 9, text, SIZE), LETTER * len(text)


def colour_parts(box: Box, spec: Spec) -> list[Drawn]:
    """What is paid for a colour effect, and what it gives."""
    paid = [amount(f"${spec.pay}:")] if spec.pay else []
    return paid + gift(box, spec)


def gift(box: Box, spec: Spec) -> list[Drawn]:
    """What a colour effect gives."""
    share, loco, rail = (icons.share(), 32.0), (icons.loco(), 62.0), (icons.rail(), 44.0)
    house, first, triangle = (placed(0, 2, icons.house(), 1.4), 34.0), (icons.first_mark(), 24.0), icons.triangles(1)
    match SPECS[spec.kind]:
        case "flip":
            return [icons.flipped("1")]
        case "train":
            return [loco]
        case "exchange":
            return [(icons.exchange(), 76.0)]
        case "steps":
            return [icons.effect(f"steps {spec.a}")]
        case "shares":
            return [icons.effect(f"shares {spec.a}")]
        case "bonus":
            return [first, house]
        case "no_cost":
            return [house, amount("$0")]
        case "primary":
            return [amount("2×"), house]
        case "terrain_money":
            return [amount(f"+${spec.a} +${spec.b}"), (placed(0, -4, triangle, 1.3), 22.0)]
        case "extra_rail":
            return [amount(f"{box.rails_per_action + 1}×"), rail]
        case "first_shares":
            return [first, share]
        case "share_money":
            return [amount(f"+${spec.a}"), share]
        case "tile":
            return [(icons.office(), 30.0), amount("!")]
        case "deal":
            return [(icons.deal_mark(), 26.0), amount(f"+{spec.a}"), share]
        case _:
            return [amount(f"+${spec.a}"), loco]
