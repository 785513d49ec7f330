"""Orders given ahead: only the owner of a seat gives, reads, changes and withdraws them, while the game runs."""

from __future__ import annotations

from typing import TypeVar

from steamshed.kernel.errors import SteamshedError
from steamshed.orders import Legal, Order, Price, Unchanged, bidding, fault, forced, parse, passing, planned
from steamshed.orders.order import Condition
from steamshed.server import clock, security
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.errors import Problem, bad_input, not_your_seat, wrong_stage
from steamshed.server.lessons.worker import BadTry
from steamshed.server.orders import service as orders
from steamshed.server.orders import wire
from steamshed.server.orders import worker as ordering
from steamshed.server.orders.listed import listed, of_user, played_by
from steamshed.server.orders.service import Kept, Told
from steamshed.server.tables.access import visible
from steamshed.server.tables.live_tables import LoadedTable
from steamshed.server.tables.play import Play

handlers = Handlers()
B = TypeVar("B")


async def own_seat(asked: Asked[wire.OrdersOf, B]) -> tuple[LoadedTable, Play, int]:
    """The running table and the seat of whoever asks. Raises Problem."""
    user, wanted = asked.signed_in(), asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, user.id)
    table, playing = loaded.now, played_by(user.id, loaded, mine)
    if table.stage != "running" or table.play is None:
        raise wrong_stage(table.stage)
    seat = wanted.seat if wanted.seat is not None else playing[0] if playing else None
    if seat is None or seat not in playing:
        raise not_your_seat()
    return loaded, table.play, seat


async def lasting(asked: Asked[wire.OrdersOf, B], loaded: LoadedTable, seat: int) -> tuple[list[Kept], list[str]]:
    """Those whose time is not over, and the ids of those that have lapsed."""
    found = await of_user(asked.server.store, asked.parameters.id, seat, asked.signed_in().id)
    shown = {one.id: one.state for one in ordering.sent(loaded.now, seat, found)}
    lapsed = [id for id, state in shown.items() if state == "lapsed"]
    return [one for one in found if one.id in shown and one.id not in lapsed], lapsed


async def answer(asked: Asked[wire.OrdersOf, B], loaded: LoadedTable, seat: int) -> wire.Orders:
    return await listed(asked.server.store, loaded, asked.signed_in().id, seat)


async def changed(asked: Asked[wire.OrdersOf, B], loaded: LoadedTable, seat: int) -> wire.Orders:
    """Tells my pages that my orders have changed; gives them as they are now."""
    asked.server.news.orders_changed(asked.signed_in().id, loaded.now.info.id)
    return await answer(asked, loaded, seat)


@handlers.answers(wire.ORDERS)
async def get_orders(asked: Asked[wire.OrdersOf, None]) -> wire.Orders:
    """Who has sat at a table that is over, or has resigned, has no orders there any more."""
    user, wanted = asked.signed_in(), asked.parameters
    loaded, mine = await visible(asked.server.tables, wanted.id, user.id)
    if not mine or wanted.seat not in (None, *mine):
        raise not_your_seat()
    playing = played_by(user.id, loaded, mine)
    seat = wanted.seat if wanted.seat is not None else playing[0] if playing else mine[0]
    return await answer(asked, loaded, seat) if seat in playing else wire.Orders(seat, [], wire.OrderWays())


@handlers.answers(wire.GIVE_ORDER)
async def give(asked: Asked[wire.OrdersOf, wire.NewOrder]) -> wire.Orders:
    loaded, play, seat = await own_seat(asked)
    order, told = await made(asked, play, seat)
    wrong = fault(order)
    if wrong is not None:
        raise Problem(400, "bad-order", f"order: {wrong}")
    user, now = asked.signed_in(), clock.now()
    kept = Kept(security.new_id(), loaded.now.info.id, seat, user.id, 0, now, play.count, order, told, 0, None, None)
    before, lapsed = await lasting(asked, loaded, seat)
    await orders.give(asked.server.tables, loaded, kept, before, asked.body.replaces, lapsed)
    return await changed(asked, loaded, seat)


@handlers.answers(wire.WITHDRAW_ORDER)
async def withdraw(asked: Asked[wire.OrdersOf, wire.OneOrder]) -> wire.Orders:
    loaded, _, seat = await own_seat(asked)
    found = next(
        (
            one
            for one in await of_user(asked.server.store, asked.parameters.id, seat, asked.signed_in().id)
            if one.id == asked.body.id
        ),
        None,
    )
    if found is None:
        raise orders.no_order()
    await orders.withdraw(asked.server.tables, loaded, found)
    return await changed(asked, loaded, seat)


@handlers.answers(wire.ARRANGE_ORDERS)
async def arrange(asked: Asked[wire.OrdersOf, wire.Arranged]) -> wire.Orders:
    loaded, _, seat = await own_seat(asked)
    before, _ = await lasting(asked, loaded, seat)
    await orders.arrange(asked.server.tables, loaded, before, asked.body.ids)
    return await changed(asked, loaded, seat)


# -- the kinds -----------------------------------------------------------------------------------------------------


async def made(asked: Asked[wire.OrdersOf, wire.NewOrder], play: Play, seat: int) -> tuple[Order, Told]:
    """The order that is asked for, and what its actions would do. Raises Problem."""
    wanted = asked.body
    match wanted.kind:
        case "forced":
            return forced(), {}
        case "bid":
            auction = ordering.next_auction(play, seat)
            if auction is None or wanted.most is None:
                raise Problem(409, "no-auction", "There is no auction in which one could bid up to a limit.")
            return bidding(auction[0], wanted.most, auction[1]), {}
        case "pass":
            where = ordering.passing_in(play, seat)
            if where is None:
                raise Problem(409, "no-passing", "You cannot pass in this phase.")
            return passing(*where), {}
        case "plan":
            return await from_line(asked, play, seat)
        case "text":
            return from_text(play, wanted.text), {}


async def from_line(asked: Asked[wire.OrdersOf, wire.NewOrder], play: Play, seat: int) -> tuple[Order, Told]:
    wanted = asked.body
    if wanted.line is None:
        raise Problem(400, "bad-order", "order: a plan needs the line that it was tried in")
    await asked.limit("look")
    acted = [done.seat for done in play.done()]
    found = await asked.ask(ordering.ahead, play.game.name, wanted.line, seat, acted)
    if isinstance(found, BadTry):
        raise Problem(400, "bad-order", f"order: {found.text}")
    more: list[Condition] = []
    if wanted.price is not None:
        more.append(Price(wanted.price))
    if wanted.unchanged:
        more.append(Unchanged())
    if wanted.needs is not None:
        more.append(Legal(wanted.needs))
        parsed(play, [wanted.needs])
    told = {text: effect for one in found for text, effect in one.told.items()}
    return planned([(one.phase, one.scope, one.actions) for one in found], more), told


def from_text(play: Play, text: str) -> Order:
    try:
        order = parse(text)
    except SteamshedError as error:
        raise Problem(400, "bad-order", str(error)) from None
    parsed(play, ordering.named_actions(order))
    return order


def parsed(play: Play, actions: list[str]) -> None:
    """Raises a Problem for a text that is no action of the game."""
    for text in actions:
        try:
            if str(play.game.parse(text, play.state)) != text:
                raise Problem(400, "bad-order", f"order: {text!r} is not how an action is written")
        except SteamshedError as error:
            raise bad_input(error) from None
