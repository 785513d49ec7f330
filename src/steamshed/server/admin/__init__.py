"""What the operator does from the command line: ``steamshed admin …``. Little of it can be done over the
network (``server/moderation/routes.py``).

Every group of commands is a module of this package; it is loaded when one of its commands is called.
"""

from __future__ import annotations

from importlib import import_module

import click

COMMANDS: dict[str, str] = {
    "backup": "backup",
    "hide": "moderation",
    "unhide": "moderation",
    "ban": "moderation",
    "unban": "moderation",
    "reports": "moderation",
    "audit": "moderation",
    "doctor": "doctor",
    "forget-factor": "accounts",
    "operator": "accounts",
    "ratings": "ratings",
    "restore": "backup",
}
"""Every command, with the module of this package that has it as a click command of the same name."""


class Commands(click.Group):
    """The commands of the table, each loaded when it is wanted."""

    def list_commands(self, context: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = import_module(f"{__name__}.{COMMANDS[name]}")
        command: click.Command = getattr(module, name.replace("-", "_"))
        return command


@click.group(name="admin", cls=Commands)
def admin() -> None:
    """Look after a server: copies of its data, reports, bans, what was done."""
