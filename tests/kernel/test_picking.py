"""Quick random choices are those of the standard library, from the same generator."""

from __future__ import annotations

import random

from steamshed.kernel.fast_random import below, one_of, weighted


def test_the_same_answers_as_the_standard_library() -> None:
    quick, plain = random.Random(7), random.Random(7)
    for count in [1, 2, 3, 7, 8, 9, 100, 1000, *range(1, 60)]:
        items = list(range(count))
        assert below(quick, count) == plain.randrange(count)
        assert one_of(quick, items) == plain.choice(items)
        weights = [float(1 + (count * item) % 5) / 3 for item in items]
        assert weighted(quick, items, weights) == plain.choices(items, weights)[0]
    assert quick.getstate() == plain.getstate()


def test_a_weight_of_nothing_is_never_chosen() -> None:
    rng = random.Random(1)
    assert {weighted(rng, ["never", "always"], [0, 1]) for _ in range(50)} == {"always"}
