"""What can be set, by environment (``STEAMSHED_PORT=9000``) or by the options of ``steamshed serve``."""

from __future__ import annotations

import os
import pathlib
import typing
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from urllib.parse import urlsplit

from steamshed.kernel.errors import OptionError

PREFIX = "STEAMSHED_"


def help_text(words: str) -> dict[str, str]:
    return {"help": words}


@dataclass(frozen=True)
class Settings:
    """Everything that a server is told from outside. The defaults serve one machine with SQLite."""

    host: str = field(default="127.0.0.1", metadata=help_text("Address to listen on."))
    port: int = field(default=8765, metadata=help_text("Port to listen on."))
    data: pathlib.Path = field(
        default=pathlib.Path("data"), metadata=help_text("Folder of the SQLite file; made on first start.")
    )
    database: str = field(
        default="",
        metadata=help_text("Database address, as postgresql://user@host/name; empty is SQLite in the data folder."),
    )
    client: pathlib.Path = field(
        default=pathlib.Path(__file__).parent / "static", metadata=help_text("Folder of the built browser client.")
    )
    redis: str = field(default="", metadata=help_text("Redis address, needed when several workers run."))
    workers: int = field(default=1, metadata=help_text("Processes; more than one needs PostgreSQL and Redis."))
    address: str = field(
        default="", metadata=help_text("Public address of the site, for links in mails and invitations.")
    )
    smtp: str = field(
        default="", metadata=help_text("Mail server, as smtp://user:password@host:587; empty sends no mail.")
    )
    mail_from: str = field(default="steamshed@localhost", metadata=help_text("Sender of the mails."))
    notice_grace: float = field(
        default=60.0, metadata=help_text("Seconds that a table rests before those for whom it waits are told.")
    )
    private_hooks: bool = field(
        default=False,
        metadata=help_text("Whether webhooks and pushes may go to private networks, also without https."),
    )
    secure_cookies: bool = field(
        default=False, metadata=help_text("Send cookies over https only: set it behind a proxy that speaks https.")
    )
    trusted_proxies: str = field(
        default="",
        metadata=help_text("Proxies whose X-Forwarded-For and -Proto are believed, separated by commas; * is any."),
    )
    oidc_issuer: str = field(
        default="",
        metadata=help_text(
            "OpenID Connect: address of the provider with which a club's members sign in; empty is none."
        ),
    )
    oidc_client: str = field(default="", metadata=help_text("What the provider calls this server (client id)."))
    oidc_secret: str = field(
        default="", metadata=help_text("The secret that the provider has given this server; empty if it has none.")
    )
    oidc_name: str = field(default="", metadata=help_text("How the provider is called on the page for signing in."))
    registration: bool = field(default=True, metadata=help_text("Whether anybody may make an account."))
    bot_workers: int = field(default=1, metadata=help_text("Processes in which bots think."))
    bot_seconds: float = field(
        default=20.0, metadata=help_text("Seconds a bot may think; then a random action is played for it.")
    )
    bot_pause: float = field(
        default=0.4, metadata=help_text("Seconds before a bot's action is shown, so that people can follow.")
    )
    network_bot_seconds: float = field(
        default=120.0, metadata=help_text("Seconds for an answer of a bot over the network; less if its clock says so.")
    )
    order_delay: float = field(
        default=1.0,
        metadata=help_text("How much longer than usual orders given ahead wait before they answer; 0 is not at all."),
    )
    tables_in_memory: int = field(
        default=500, metadata=help_text("Tables kept in memory; others are replayed when asked for.")
    )
    rate_limits: bool = field(default=True, metadata=help_text("Whether requests of one address are limited."))
    sockets_per_person: int = field(
        default=30, metadata=help_text("Tables that one person may have open at the same time; 0 is any number.")
    )
    sockets_per_address: int = field(
        default=300, metadata=help_text("Tables that may be open from one address at the same time; 0 is any number.")
    )
    header_seconds: float = field(
        default=10.0, metadata=help_text("Seconds in which the headers of a request must have come, and its body.")
    )
    readers: int = field(
        default=1, metadata=help_text("Processes that replay games for those who look back; 0 is a thread.")
    )
    review_seconds: float = field(
        default=150.0,
        metadata=help_text("Seconds of processor time for the review of a game, beside the play; 0 makes none."),
    )
    session_days: int = field(default=60, metadata=help_text("Days after which one has to sign in again."))
    invitation_days: int = field(default=14, metadata=help_text("Days for which an invitation is good."))
    absence_minutes: float = field(
        default=10.0,
        metadata=help_text("Minutes that a player may be away before the others may let a bot play for him."),
    )
    holiday_days: int = field(
        default=30, metadata=help_text("Days of holiday that a player has in a year, on which his clocks stand.")
    )
    handing_days: float = field(
        default=3.0, metadata=help_text("Days in which a table may object to a seat that is handed over.")
    )
    house_bot: str = field(
        default="strong", metadata=help_text("The bot that plays for those who watch while no people do.")
    )
    log: str = field(default="info", metadata=help_text("debug, info, warning or error."))
    log_format: str = field(default="text", metadata=help_text("text or json: one line an event either way."))
    metrics_token: str = field(
        default="",
        metadata=help_text("Secret by which /metrics can be read from elsewhere; empty is from this machine only."),
    )
    least_disk: int = field(default=100, metadata=help_text("Megabytes of free disk below which health says so."))
    extra_games: str = field(
        default="",
        metadata=help_text("Modules with a list GAMES, separated by commas: for games under development."),
    )

    @property
    def database_url(self) -> str:
        """The address in the form that SQLAlchemy takes."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.sqlite_file}"
        scheme, mark, rest = self.database.partition("://")
        if not mark or scheme not in ("postgresql", "postgres", "postgresql+asyncpg"):
            raise OptionError(f"database {scheme!r}: expected postgresql://user@host/name, or nothing for SQLite")
        return f"postgresql+asyncpg://{rest}"

    @property
    def sqlite_file(self) -> pathlib.Path:
        return self.data / "steamshed.sqlite"

    @property
    def is_sqlite(self) -> bool:
        return not self.database

    @property
    def public_address(self) -> str:
        """Where people reach the site, as far as the settings tell: one machine has many addresses."""
        anywhere = self.host in ("", "0.0.0.0", "::")
        host = "localhost" if anywhere else f"[{self.host}]" if ":" in self.host else self.host
        return self.address.rstrip("/") or f"http://{host}:{self.port}"

    def check(self) -> None:
        """Raises OptionError for settings that cannot work together."""
        if self.workers < 1:
            raise OptionError(f"workers: {self.workers} is not a number from 1 on")
        if self.workers > 1 and (self.is_sqlite or not self.redis):
            raise OptionError("workers: more than one needs PostgreSQL (database) and Redis (redis)")
        if self.bot_workers < 1:
            raise OptionError(f"bot-workers: {self.bot_workers} is not a number from 1 on")
        if not self.network_bot_seconds > 0:
            raise OptionError(f"network-bot-seconds: {self.network_bot_seconds} is not a number above 0")
        if not self.order_delay >= 0:
            raise OptionError(f"order-delay: {self.order_delay} is not a number from 0 on")
        if self.invitation_days < 1:
            raise OptionError(f"invitation-days: {self.invitation_days} is not a number from 1 on")
        if not self.absence_minutes >= 0:
            raise OptionError(f"absence-minutes: {self.absence_minutes} is not a number from 0 on")
        if not 0 <= self.holiday_days <= 366:
            raise OptionError(f"holiday-days: {self.holiday_days} is not a number from 0 to 366")
        if not self.handing_days > 0:
            raise OptionError(f"handing-days: {self.handing_days} is not a number above 0")
        if not self.notice_grace >= 0:
            raise OptionError(f"notice-grace: {self.notice_grace} is not a number from 0 on")
        if self.smtp and not self.address:
            raise OptionError("smtp: links in mails need the public address of the site (address)")
        if self.oidc_issuer and not (self.address and self.oidc_client and self.oidc_name):
            raise OptionError("oidc-issuer: needs address, oidc-client and oidc-name, too")
        if self.oidc_issuer and not safe_address(self.oidc_issuer):
            raise OptionError("oidc-issuer: expected an address that begins with https://")
        from steamshed.bots import bots  # they take long to load, and most commands need none

        if self.house_bot not in bots():
            raise OptionError(f"house-bot: {self.house_bot!r} is not one of {', '.join(bots())}")
        if self.log not in ("debug", "info", "warning", "error"):
            raise OptionError(f"log: {self.log!r} is not one of debug, info, warning, error")
        if self.log_format not in ("text", "json"):
            raise OptionError(f"log-format: {self.log_format!r} is not one of text, json")
        assert self.database_url


def safe_address(address: str) -> bool:
    """Whether nobody on the way can read along: https, or this very machine."""
    parts = urlsplit(address)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in ("127.0.0.1", "::1", "localhost"))


def described_settings() -> list[tuple[Field[object], object]]:
    """Every setting with its type."""
    kinds = typing.get_type_hints(Settings)
    return [(item, kinds[item.name]) for item in fields(Settings)]


def from_environment(
    given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings: what is given, else what the environment says, else the default."""
    environment = os.environ if environment is None else environment
    given = {} if given is None else given
    kinds = typing.get_type_hints(Settings)
    values: dict[str, typing.Any] = {}
    for item in fields(Settings):
        if given.get(item.name) is not None:
            values[item.name] = given[item.name]
        elif (text := environment.get(PREFIX + item.name.upper())) is not None:
            values[item.name] = read(item.name, text, kinds[item.name])
    settings = Settings(**values)
    settings.check()
    return settings


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for worker processes."""
    return {PREFIX + item.name.upper(): str(getattr(settings, item.name)) for item in fields(Settings)}


def read(name: str, text: str, kind: type) -> object:
    try:
        if kind is bool:
            return {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}[text.lower()]
        if kind in (int, float):
            return kind(text)
    except (KeyError, ValueError):
        raise OptionError(f"{PREFIX}{name.upper()}: {text!r} is not a {kind}") from None
    return pathlib.Path(text) if kind is pathlib.Path else text
