"""Mails through a real SMTP server on this machine."""

from __future__ import annotations

import pathlib

from tests.server.harness import Person, Running
from tests.server.post import Post, confirm_address


async def test_your_turn_is_mailed_to_who_is_away_and_wishes_it(post: Post, tmp_path: pathlib.Path) -> None:
    server = Running(tmp_path, **post.settings, notice_grace=0).start()
    try:
        ann, ben, cleo = [await Person(server.address).be_guest(name) for name in ("Ann", "Ben", "Cleo")]
        await ben.put("/settings", {"language": "nl"})
        await cleo.put("/settings", {"mails": False})
        await confirm_address(post, ben, "ben@example.org")
        await confirm_address(post, cleo, "cleo@example.org")
        post.mails.clear()
        table = await ann.make("tally", "me", "open", "open", name="Friday", pace={"kind": "days", "days": 2})
        await ben.join(table)
        await cleo.join(table)
        async with ann.at(table) as a:
            await a.until("state")
            await a.play("add 1")
            await post.until(1)
            to, mail = post.mails[0]
            assert to == ["ben@example.org"]
            assert mail["Subject"].startswith("Jouw beurt: ")
            assert "Friday" not in mail.as_string()
            words = mail.get_body(("plain",))
            assert words is not None
            assert f"https://shed.example/tables/{table}?since=mine" in words.get_content()
            async with ben.at(table) as b:
                await b.until("state")
                await b.play("add 1")  # Cleo does not wish mails, Ann is here
            async with cleo.at(table) as c:
                await c.until("state")
                await c.play("add 1")
            await a.until("state", number=3)
            await a.play("add 1")
            await post.until(2)
        assert [to for to, _ in post.mails] == [["ben@example.org"]] * 2
        for one in (ann, ben, cleo):
            await one.close()
    finally:
        server.stop()
    assert "ben@example.org" not in server.log.read_text()
