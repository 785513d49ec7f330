"""Progress in the lessons: an account finds it on another device, a guest keeps it in his browser."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.harness import Person

Make = Callable[[], Person]
FIRST = {"game": "age_of_steam", "lesson": "first-train"}
PASSWORD = "a good password"


def at(*moves: list[str], done: bool = False, **more: str) -> dict[str, object]:
    return {**FIRST, "done": done, "moves": list(moves), **more}


async def told(who: Person, *lessons: dict[str, object]) -> list[dict[str, object]]:
    answer = await who.put("/progress", {"lessons": list(lessons)})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, object]] = answer.json()["lessons"]
    return found


async def test_the_longer_way_wins_and_done_is_done(person: Make) -> None:
    ann = await person().register("Ann Learns")
    assert await told(ann) == []
    long = at([], ["build I10 gentle 2"])
    assert await told(ann, long) == [long]
    assert await told(ann, at([])) == [long]
    assert await told(ann, at([], done=True)) == [at(done=True)]
    assert await told(ann, long) == [at(done=True)]


async def test_it_is_found_on_another_device_and_goes_with_the_account(person: Make) -> None:
    ann = await person().register("Ann Travels")
    await told(ann, at(done=True))
    other = person()
    await other.look()
    other.remember((await other.post("/login", {"name": "Ann Travels", "password": PASSWORD})).json())
    assert await told(other) == [at(done=True)]
    assert await told(await person().register("Bob Learns")) == []
    assert (await other.post("/account/delete", {"password": PASSWORD})).status_code == 200
    assert await told(await person().register("Ann Travels")) == []


async def test_of_a_guest_nothing_is_kept(person: Make) -> None:
    eve = await person().be_guest("Eve")
    assert await told(eve, at(done=True)) == []
    assert await told(eve) == []
    assert (await person().put("/progress", {"lessons": []})).status_code in (401, 403)


async def test_what_is_no_lesson_is_left_out_and_too_much_is_refused(person: Make) -> None:
    ann = await person().register("Ann Errs")
    assert await told(ann, at(lesson="nowhere"), at(game="nothing"), at(done=True)) == [at(done=True)]
    bob = await person().register("Bob Errs")
    long = at(*[["x" * 200] * 3] * 40)
    refused = await bob.put("/progress", {"lessons": [long]})
    assert (refused.status_code, refused.json()["error"]["id"]) == (400, "too-long")
    assert await told(bob) == []
