"""What an order is made of: steps in their order, each with its time, its conditions and its deed."""

from __future__ import annotations

import msgspec

MOST_STEPS = 60
MOST_CHOICES = 24
"""Actions of which a step takes the first that is left."""
MOST_CONDITIONS = 6
LONGEST = 400
"""Letters of an action."""
HIGHEST = 1_000_000


class Part(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """A condition or a deed."""


# -- conditions ----------------------------------------------------------------------------------------------------


class Phase(Part, frozen=True, tag="phase"):
    """The decision is one of this phase."""

    name: str


class Legal(Part, frozen=True, tag="legal"):
    """An action is legal, whether or not it is what would be done."""

    action: str


class Price(Part, frozen=True, tag="price"):
    """What would be done costs at most so much."""

    most: int


class Unchanged(Part, frozen=True, tag="unchanged"):
    """No rival has done anything but pass since the order was given."""


class Forced(Part, frozen=True, tag="forced"):
    """There is one legal action and no other."""


Condition = Phase | Legal | Price | Unchanged | Forced

# -- deeds ---------------------------------------------------------------------------------------------------------


class Play(Part, frozen=True, tag="play"):
    """The first of these actions that is legal."""

    actions: tuple[str, ...]


class Bid(Part, frozen=True, tag="bid"):
    """The least legal bid up to a limit; beyond it, a pass."""

    most: int


class Pass(Part, frozen=True, tag="pass"):
    """What the game calls a pass in this phase."""


class Only(Part, frozen=True, tag="only"):
    """The only legal action."""


Deed = Play | Bid | Pass | Only


class Scope(msgspec.Struct, frozen=True, omit_defaults=True):
    """The time that a step is for: a turn or round of the game by its number, and a stage of it; -1 is all of it."""

    clock: int
    stage: int = -1


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Under these conditions this is done: once, or again and again while its time lasts. Without a scope that is the
    whole game."""

    do: Deed
    when: tuple[Condition, ...] = ()
    scope: Scope | None = None
    again: bool = False


class Order(msgspec.Struct, frozen=True):
    """Steps, carried out one after the other."""

    steps: tuple[Step, ...]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Order).decode


def fault(order: Order) -> str | None:
    """What is wrong with an order, and where; None if nothing is."""
    if not 0 < len(order.steps) <= MOST_STEPS:
        return f"steps: an order has from 1 to {MOST_STEPS}"
    for number, step in enumerate(order.steps, 1):
        found = fault_of_step(step)
        if found is not None:
            return f"step {number}: {found}"
    return None


def fault_of_step(step: Step) -> str | None:
    if len(step.when) > MOST_CONDITIONS:
        return f"more than {MOST_CONDITIONS} conditions"
    if step.scope is not None and not 0 <= step.scope.clock <= HIGHEST:
        return f"there is no turn {step.scope.clock}"
    texts = [one.action for one in step.when if isinstance(one, Legal)]
    numbers = [one.most for one in step.when if isinstance(one, Price)]
    match step.do:
        case Play(actions):
            if not 0 < len(actions) <= MOST_CHOICES:
                return f"from 1 to {MOST_CHOICES} actions can be named"
            texts += actions
        case Bid(most):
            numbers.append(most)
        case _:
            pass
    if any(not text or len(text) > LONGEST or not text.isprintable() for text in texts):
        return f"an action is empty, has more than {LONGEST} letters, or one that cannot be printed"
    if any(not 0 <= number <= HIGHEST for number in numbers):
        return f"a limit is not a number from 0 to {HIGHEST}"
    return None
