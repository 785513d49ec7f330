"""Orders given ahead, without a server: what they do, why they wait, how they are written."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.state import State
from steamshed.orders import (
    Bid,
    Decision,
    Forced,
    Knowledge,
    Legal,
    Moment,
    Only,
    Order,
    Over,
    Pass,
    Phase,
    Play,
    Price,
    Scope,
    Step,
    Unchanged,
    Waits,
    bidding,
    decide,
    fault,
    forced,
    knowledge_of,
    parse,
    passing,
    planned,
    written,
)
from steamshed.orders.order import MOST_CHOICES, MOST_STEPS, decode, encode

AUCTION = knowledge_of(steamshed.game("age_of_steam"))
BIDDING = "determine_player_order"


def moment(
    legal: Sequence[str] | None,
    phase: str = BIDDING,
    now: Scope | None = None,
    changed: bool = False,
    price: int | None = None,
) -> Moment:
    return Moment(now or Scope(3, 1), phase, legal, changed, lambda action: price)


# -- the kinds -----------------------------------------------------------------------------------------------------


def test_bid_up_to_a_limit_and_then_pass() -> None:
    order = bidding(BIDDING, 4, Scope(3, 1))
    assert decide(order, 0, moment(["bid 3", "bid 4", "bid 5", "drop"]), AUCTION) == Decision("bid 3", 0)
    assert decide(order, 0, moment(["bid 5", "bid 6", "drop"]), AUCTION) == Decision("drop", 0)
    # who may stay in the auction without a bid does
    assert decide(order, 0, moment(["bid 5", "drop", "pass"]), AUCTION) == Decision("pass", 0)
    assert decide(order, 0, moment(["drop"]), AUCTION) == Decision("drop", 0)


def test_an_order_waits_for_its_time_and_is_over_afterwards() -> None:
    order = bidding(BIDDING, 4, Scope(3, 1))
    legal = ["bid 1", "drop"]
    assert decide(order, 0, moment(legal, now=Scope(2, 4)), AUCTION) == Waits("early")
    assert decide(order, 0, moment(legal, now=Scope(3, 0)), AUCTION) == Waits("early")
    assert decide(order, 0, moment(legal, now=Scope(3, 2)), AUCTION) == Over("past")
    assert decide(order, 0, moment(legal, now=Scope(4, 0)), AUCTION) == Over("past")
    assert decide(order, 0, moment(None), AUCTION) == Waits("turn")
    assert decide(order, 0, moment(["take first_move"], phase="select_actions"), AUCTION) == Waits("phase", BIDDING)
    # a turn that is not divided lasts as a whole
    whole = planned([("build", Scope(2), ["pass"])])
    assert decide(whole, 0, moment(["pass"], phase="build", now=Scope(2, 5)), AUCTION) == Decision("pass", 1)


def test_pass_until_something_changes() -> None:
    order = passing("build_track", Scope(3, 3))
    now = Scope(3, 3)
    assert decide(order, 0, moment(["build A1", "done"], "build_track", now), AUCTION) == Decision("done", 0)
    assert decide(order, 0, moment(["done"], "build_track", now, changed=True), AUCTION) == Waits("changed")
    nowhere = Knowledge()
    assert decide(order, 0, moment(["done"], "build_track", now), nowhere) == Waits("nothing")


def test_the_first_that_is_left_and_a_whole_turn() -> None:
    order = planned([("take", Scope(1), ["take a", "take b"]), ("build", Scope(1), ["build x"])])
    assert decide(order, 0, moment(["take b", "take c"], "take", Scope(1)), AUCTION) == Decision("take b", 1)
    assert decide(order, 0, moment(["take c"], "take", Scope(1)), AUCTION) == Waits("illegal", "take a")
    assert decide(order, 1, moment(["build x"], "build", Scope(1)), AUCTION) == Decision("build x", 2)
    assert decide(order, 2, moment(["build x"], "build", Scope(1)), AUCTION) == Over("done")


def test_conditions() -> None:
    def told(*when: Phase | Legal | Price | Unchanged | Forced) -> Order:
        return Order((Step(Play(("build x",)), when),))

    legal = ["build x", "done"]
    assert decide(told(Price(3)), 0, moment(legal, price=3), AUCTION) == Decision("build x", 1)
    assert decide(told(Price(3)), 0, moment(legal, price=4), AUCTION) == Waits("price", "4")
    assert decide(told(Price(3)), 0, moment(legal), AUCTION) == Decision("build x", 1)
    assert decide(told(Legal("done")), 0, moment(legal), AUCTION) == Decision("build x", 1)
    assert decide(told(Legal("other")), 0, moment(legal), AUCTION) == Waits("needs", "other")
    assert decide(told(Unchanged()), 0, moment(legal, changed=True), AUCTION) == Waits("changed")
    assert decide(told(Forced()), 0, moment(legal), AUCTION) == Waits("choice", "2")


def test_forced_choices() -> None:
    assert decide(forced(), 0, moment(["nothing"]), AUCTION) == Decision("nothing", 0)
    assert decide(forced(), 0, moment(["a", "b"]), AUCTION) == Waits("choice", "2")
    assert decide(Order((Step(Only()),)), 0, moment(["a", "b"]), AUCTION) == Waits("choice", "2")


# -- the text ------------------------------------------------------------------------------------------------------

WORDS = st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "Zs"]), min_size=1, max_size=30).filter(
    str.isprintable
)
NUMBERS = st.integers(0, 1_000_000)
CONDITIONS = st.one_of(
    st.builds(Phase, WORDS), st.builds(Legal, WORDS), st.builds(Price, NUMBERS), st.just(Unchanged()), st.just(Forced())
)
DEEDS = st.one_of(
    st.builds(Play, st.lists(WORDS, min_size=1, max_size=4).map(tuple)),
    st.builds(Bid, NUMBERS),
    st.just(Pass()),
    st.just(Only()),
)
SCOPES = st.none() | st.builds(Scope, st.integers(0, 99), st.integers(-1, 9))
STEPS = st.builds(Step, DEEDS, st.lists(CONDITIONS, max_size=4).map(tuple), SCOPES, st.booleans())
ORDERS = st.builds(Order, st.lists(STEPS, min_size=1, max_size=5).map(tuple))


@given(ORDERS)
def test_text_and_json_say_all_of_an_order(order: Order) -> None:
    assert fault(order) is None
    assert parse(written(order)) == order
    assert decode(encode(order)) == order


@given(ORDERS, st.lists(st.sampled_from(["bid 1", "bid x", "drop", "pass", "a b c"]), max_size=3), st.booleans())
def test_deciding_never_fails_and_does_what_is_legal_only(order: Order, legal: list[str], changed: bool) -> None:
    for done in range(len(order.steps) + 1):
        found = decide(order, done, moment(legal, changed=changed, price=5), AUCTION)
        assert not isinstance(found, Decision) or found.action in legal


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        parse(text)
    except SteamshedError as error:
        assert str(error).startswith("order")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "order: steps: an order has from 1 to 60"),
        ("jump", "order, line 1: 'jump' is not a deed: play, bid, pass or only"),
        ("only\nin x only", "order, line 2: expected a turn like 3 or 3.1, not 'x'"),
        ("when tired only", "order, line 1: 'tired' is not a condition: phase, legal, price, unchanged or forced"),
        ("bid many", "order, line 1: expected a number, not 'many'"),
        ("play it", "order, line 1: expected something in quotes, not 'it'"),
        ("only only", "order, line 1: 'only' after the end"),
        ("only !", "order, line 1: '!' is not understood"),
        ("bid 9999999", "order: step 1: a limit is not a number from 0 to 1000000"),
    ],
)
def test_what_is_wrong_is_named(text: str, reason: str) -> None:
    with pytest.raises(SteamshedError) as caught:
        parse(text)
    assert str(caught.value) == reason


def test_orders_have_their_limits() -> None:
    step = Step(Pass())
    assert fault(Order((step,) * MOST_STEPS)) is None
    assert fault(Order((step,) * (MOST_STEPS + 1))) == "steps: an order has from 1 to 60"
    many = Order((Step(Play(("x",) * (MOST_CHOICES + 1))),))
    assert fault(many) == "step 1: from 1 to 24 actions can be named"
    assert fault(Order((Step(Play(("x" * 401,))),))) is not None
    assert fault(Order((Step(Play(("a\x00b",))),))) is not None
    assert fault(Order((Step(Pass(), (Forced(),) * 7),))) == "step 1: more than 6 conditions"
    assert fault(Order((Step(Pass(), scope=Scope(-1)),))) == "step 1: there is no turn -1"


# -- the games -----------------------------------------------------------------------------------------------------


def some_order(rng: random.Random, state: State, known: Knowledge, now: Scope) -> Order:
    """An order as somebody might give it here, sensible or not."""
    legal = [str(action) for action in state.legal()]
    kind = rng.randrange(5)
    if kind == 0:
        return forced()
    if kind == 1:
        return bidding(state.phase, rng.randrange(8), now)
    if kind == 2:
        return passing(state.phase, now)
    if kind == 3:
        return planned([(state.phase, now, rng.sample(legal, min(3, len(legal))))], [Price(rng.randrange(6))])
    return Order((Step(Play((rng.choice(legal),)), (Unchanged(),), again=True), Step(Pass())))


def price(state: State, text: str) -> int | None:
    return next(state.choice(action).price for action in state.legal() if str(action) == text)


@pytest.mark.parametrize("name", steamshed.games())
def test_an_order_never_does_what_its_owner_could_not(name: str) -> None:
    """Random games with random orders: whatever is carried out was legal for that seat at that moment, the times of
    orders do not run backwards, and orders of every kind were carried out."""
    game = steamshed.game(name)
    known = knowledge_of(game)
    carried = 0
    for seed in range(3):
        rng = random.Random(f"{name} {seed}")
        state = game.new(rng.choice(list(game.seats)), {}, Chance(seed))
        orders: dict[int, tuple[Order, int]] = {}
        last, turns = Scope(0), 0
        for number in range(250):
            if state.over:
                break
            seat = state.seat
            assert seat is not None
            now = known.now(state.view(seat), state.phase, turns)
            assert now.clock >= last.clock
            if known.clock and now.clock == last.clock:
                assert now.stage >= last.stage
            last = now
            legal = [str(action) for action in state.legal()]
            here = Moment(now, state.phase, legal, rng.random() < 0.2, partial(price, state))
            order, done = orders.get(seat, (None, 0))
            found = None if order is None else decide(order, done, here, known)
            if isinstance(found, Decision) and order is not None:
                assert state.check(game.parse(found.action, state)) is None
                assert found.action in legal
                orders[seat] = order, found.done
                carried += 1
                action = found.action
            else:
                orders[seat] = some_order(rng, state, known, now), 0
                action = rng.choice(legal)
            state.apply(game.parse(action, state), Chance(1000 * seed + number))
            turns += state.seat != seat
    assert carried > 20


@pytest.mark.parametrize("name", steamshed.games())
def test_games_say_what_is_so(name: str) -> None:
    """The clock is in the view; phases have names; every word can be read."""
    game = steamshed.game(name)
    known = knowledge_of(game)
    state = game.new(min(game.seats), {}, Chance(1))
    if known.clock:
        assert isinstance(state.view(0)[known.clock], int)
    words = [word for passes in known.passes.values() for word in passes]
    words += [word for bids in known.bids for word in [*bids.passes, f"{bids.bid} 3"]]
    for word in words:
        assert str(game.parse(word)) == word
    phases = {*known.passes, *(bids.phase for bids in known.bids), *(one for stage in known.stages for one in stage)}
    file = (game.folder("locale") / "en.ftl").read_text(encoding="utf-8")
    for phase in phases:
        assert f"phase-{phase} =" in file


def test_the_next_auction() -> None:
    known = knowledge_of(steamshed.game("steam"))
    base: dict[str, object] = {"round": 2, "options": {"rules": "base"}}
    standard: dict[str, object] = {"round": 2, "options": {"rules": "standard"}}
    assert known.next_auction(base, "opening_auction") == ("opening_auction", Scope(2, 0))
    assert known.next_auction(base, "build") is None
    assert known.next_auction(standard, "capital") == ("auction", Scope(2, 2))
    assert known.next_auction(standard, "auction") == ("auction", Scope(2, 2))
    assert known.next_auction(standard, "build") == ("auction", Scope(3, 2))
    assert AUCTION.next_auction({"turn": 4, "options": {}}, "issue_shares") == (BIDDING, Scope(4, 1))
    assert knowledge_of(steamshed.game("binario")).next_auction(standard, "build") is None
