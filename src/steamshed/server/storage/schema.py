"""The database schema. Plain types only (text, integers, floats): a statement means the same on both databases."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts = Table("facts", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))
"""Single facts about this installation: the secret that signs CSRF tokens."""

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("key", Text, unique=True),
    Column("password", Text),
    Column("email", Text),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("created", Float, nullable=False),
    Column("skeleton", Text),
    Column("confirmed", Float),
    Column("time_zone", Text, nullable=False, server_default=""),
    Index("ix_users_skeleton", "skeleton", unique=True),
    Index("ix_users_email", "email"),
)
"""People. ``key`` is the folded name of an account and null for a guest, ``skeleton`` what looks like it (null where an
older account has the same); ``password`` is an argon2 hash. Nothing is mailed to an ``email`` before it was
``confirmed``, but the mail that asks for that. An empty ``time_zone`` is UTC."""

operators = Table(
    "operators",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Accounts that look after the server in a browser; each needs a second factor, too."""

bots = Table(
    "bots",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("token", Text),
    Column("offer", Text, nullable=False, server_default="{}"),
    Column("line", Text, nullable=False, server_default=""),
    Column("until", Float, nullable=False, server_default="0"),
    Index("ix_bots_owner", "owner"),
    Index("ix_bots_token", "token", unique=True),
    Index("ix_bots_until", "until"),
)
"""Users who are programs that somebody runs elsewhere: whose, the digest of the token (null if it was revoked), what
they said they play, their present connection, and until when they are believed to be there."""

sessions = Table(
    "sessions",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("agent", Text, nullable=False, server_default=""),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("place", Text, nullable=False, server_default=""),
    Index("ix_sessions_user", "user"),
)
"""Signed-in browsers, by the digest of the secret in their cookie: what they call themselves, when they last asked, and
the ``place`` in the network where they signed in (an address, of IPv6 the network of a household)."""

second_factors = Table(
    "second_factors",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", Text, nullable=False),
    Column("since", Float),
)
"""What an authenticator app shares with an account. It counts ``since`` a code of it was given; before that it is only
offered."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", Text, primary_key=True),
)
"""What stands in for a lost second factor, by digests: each works once."""

spent_codes = Table(
    "spent_codes",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("code", Text, primary_key=True),
    Column("time", Float, nullable=False),
    Index("ix_spent_codes_time", "time"),
)
"""Codes that were used lately: of an app by the number of their half minute, of a list by their digests. A row can be
written once only, at whichever worker."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("transports", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("ix_passkeys_user", "user"),
)
"""Passkeys by the id of their credential: the public ``key`` (both in base64url), how often the authenticator says that
it was used, what the owner calls it, how a browser reaches it (separated by blanks)."""

provided = Table(
    "provided",
    metadata,
    Column("issuer", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_provided_user", "user"),
)
"""Which account somebody has whom a provider of sign-ins (OpenID Connect) knows as ``subject``."""

links = Table(
    "links",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("expires", Float, nullable=False),
)
"""Secrets that were mailed, by their digests: each works once, for its purpose, until it expires."""

attempts = Table(
    "attempts",
    metadata,
    Column("who", Text, primary_key=True),
    Column("failures", Integer, nullable=False),
    Column("last", Float, nullable=False),
)
"""Failed sign-ins by the digest of the account's name, whether or not there is such an account."""

unwanted = Table("unwanted", metadata, Column("digest", Text, primary_key=True), Column("since", Float, nullable=False))
"""Digests of mail addresses whose owners want no mail from here."""

DUE = text("due IS NOT NULL AND hidden = 0")
WAITING = text("awaits IS NOT NULL")
OF_A_BOT = text("bot_due IS NOT NULL")
OF_A_GROUP = text('"group" IS NOT NULL')
"""Nearly all have none: an index that counted them in would never be used."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("fallback", Text, nullable=False),
    Column("privacy", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("owner", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("created", Float, nullable=False),
    Column("practice", Integer, nullable=False, server_default="0"),
    Column("hints", Integer, nullable=False, server_default="0"),
    Column("house", Integer, nullable=False, server_default="0"),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("series", Text),
    Column("watch_delay", Integer, nullable=False, server_default="0"),
    Column("group", Text),
    Column("standing", Text),
    Column("rated", Integer, nullable=False, server_default="0"),
    # what follows from the log, kept for lists of tables, clocks and bots
    Column("state", Text, nullable=False),
    Column("serial", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("turn", Integer),
    Column("awaits", Text),
    Column("phase", Text),
    Column("result", Text),
    Column("people", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("moved", Float),
    Column("deadline", Float),
    Column("bot_due", Float),
    Column("due", Float),
    Index("ix_tables_listed", "state", "privacy", "changed", "id"),
    Index("ix_tables_owned", "owner", "changed", "id"),
    Index("ix_tables_sorted", "id", "changed", "state", "privacy"),
    Index("ix_tables_due", "due", sqlite_where=DUE, postgresql_where=DUE),
    Index("ix_tables_awaits", "awaits", sqlite_where=WAITING, postgresql_where=WAITING),
    Index("ix_tables_bot_due", "bot_due", sqlite_where=OF_A_BOT, postgresql_where=OF_A_BOT),
    Index("ix_tables_series", "series"),
    Index(
        "ix_tables_of_group", "group", "state", "changed", "id", sqlite_where=OF_A_GROUP, postgresql_where=OF_A_GROUP
    ),
    Index("ix_tables_standing", "standing", "created"),
    Index("ix_tables_changed", "changed"),
)
"""What a table is, fixed when it is made, and a summary of where its log stands. One that is ``hidden`` was taken out
of sight by the operator; those of one ``series`` share their start and their chance; one of a ``group`` is for its
members, and those of one ``standing`` table are its games. The result of one that is ``rated`` counts. ``awaits`` is
the user for whom the table waits; ``due`` says when a worker is to look at it (see ``tables/due.py``)."""

jobs = Table(
    "jobs",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("body", Text, nullable=False, server_default=""),
    Index("ix_jobs_due", "due"),
)
"""Due work (see ``jobs/queue.py``): what is to be done, of what, when, and how often that was tried."""

series = Table(
    "series",
    metadata,
    Column("id", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("setup", Text),
    Column("origin", Text),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("privacy", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_series_origin", "origin", unique=True),
)
"""Starts that several play, each at his own table: the secret from which all their chance follows, and the outcomes of
the setup where it is that of a game that was played (``origin``)."""

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("seen", Float),
    Column("deputy", Text),
)
"""Who sits where, to find one's tables, and when he was last there; a ``deputy`` plays for him."""
DEPUTISED = seats.c.deputy.isnot(None)
Index("ix_seats_deputy", seats.c.deputy, sqlite_where=DEPUTISED, postgresql_where=DEPUTISED)

calendars = Table(
    "calendars",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("wake", Integer, nullable=False),
    Column("sleep", Integer, nullable=False),
)
"""The waking hours of people, in minutes after midnight."""

holidays = Table(
    "holidays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("first", Text, nullable=False),
    Column("last", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("stated", Float, nullable=False),
    Index("ix_holidays_user", "user", "since"),
    Index("ix_holidays_until", "until"),
)
"""Holidays: the first and the last day, which count, and the moments between which clocks stand."""

stand_ins = Table(
    "stand_ins",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("table", Text, primary_key=True),
    Column("bot", Text),
    Column("deputy", Text, ForeignKey("users.id", ondelete="CASCADE")),
    Column("holiday", Integer, nullable=False),
    Column("overtime", Integer, nullable=False),
    Column("accepted", Float),
    Column("created", Float, nullable=False),
    Index("ix_stand_ins_deputy", "deputy"),
)
"""Who plays for somebody, a bot or a person who has ``accepted`` it: at one table, or (an empty ``table``) at all for
which nothing else is said; on holidays, or when time is up."""

hands = Table(
    "hands",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""Who has stood in at a table or handed a seat over: the log names him, although he may have no seat there any more."""

handings = Table(
    "handings",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("friend", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),
    Index("ix_handings_friend", "friend"),
    Index("ix_handings_until", "until"),
)
"""Seats that somebody wants to hand over for good. ``until`` is null before the friend has accepted, then when the
others will have agreed by saying nothing."""

invitations = Table(
    "invitations",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("ended", Text),
    Index("ix_invitations_table", "table"),
)
"""Ways to a seat, by the digest of the secret. ``ended`` says why one opens nothing any more: taken or void."""

handovers = Table(
    "handovers",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)
"""Guests who are moving to another browser, by the digest of the code that they take along; used once."""

entries = Table(
    "entries",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("serial", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("body", Text, nullable=False),
)
"""The log of each table: append-only. Two workers that append the same serial collide here, and one of them loses."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("serial", Integer, nullable=False),
    Column("stamp", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("body", Text, nullable=False),
)
"""A position of a long game, so that it is not replayed from its beginning: after which entry of the log, by which
program, and a digest of the game until then. Nothing is lost with it."""

chat = Table(
    "chat",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("guest", Integer, nullable=False, server_default="0"),
    Column("user", Text),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Index("ix_chat_table_time", "table", "time"),
    Index("ix_chat_time", "time"),
)
"""What was said; what is ``hidden`` is shown to nobody any more."""

groups = Table(
    "groups",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("link", Text),
    Column("expires", Float),
    Column("closed", Float),
    Column("hidden", Integer, nullable=False, server_default="0"),
)
"""Circles of friends: the digest of the secret by which one joins (null if it was withdrawn) and until when that is
good. One that is ``closed`` has no members any more; one that is ``hidden`` was taken out of sight by the operator."""

members = Table(
    "members",
    metadata,
    Column("group", Text, ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("role", Text, nullable=False),
    Column("joined", Float, nullable=False),
    Index("ix_members_user", "user"),
)
"""Who is in a group, as ``founder`` or as ``member``."""

group_chat = Table(
    "group_chat",
    metadata,
    Column("id", Text, primary_key=True),
    Column("group", Text, ForeignKey("groups.id", ondelete="CASCADE"), nullable=False),
    Column("user", Text),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("guest", Integer, nullable=False, server_default="0"),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Index("ix_group_chat_group_time", "group", "time"),
    Index("ix_group_chat_user", "user"),
)
"""What was said on the page of a group; what is ``hidden`` is shown to nobody any more."""

standings = Table(
    "standings",
    metadata,
    Column("id", Text, primary_key=True),
    Column("group", Text, ForeignKey("groups.id", ondelete="CASCADE"), nullable=False),
    Column("table", Text, nullable=False),
    Column("by", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("created", Float, nullable=False),
    Column("hours", Float, nullable=False),
    Column("missing", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("kept", Text, nullable=False, server_default="[]"),
    Column("state", Text, nullable=False),
    Index("ix_standings_group", "group", "created"),
    Index("ix_standings_state", "state"),
)
"""Tables of a group that begin again when they end: the ``table`` of the present game, how many ``hours`` later, and
what is done where somebody is ``missing``: a ``bot`` plays or all wait. ``kept`` are the seats of the present game
where a bot keeps the place of a person. Its ``state`` is going, paused or ended."""

standing_wishes = Table(
    "standing_wishes",
    metadata,
    Column("standing", Text, ForeignKey("standings.id", ondelete="CASCADE"), primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("wish", Text, nullable=False),
    Column("since", Float, nullable=False),
)
"""Who wants to play at a standing table from the next game on (``in``: a line, the first comes first), and who does not
any more (``out``). Who sits there and wishes nothing stays."""
wishes = Table(
    "wishes",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
    Column("hook", Text, nullable=False, server_default=""),
    Column("feed", Integer, nullable=False, server_default="0"),
)
"""What people want to be told of, and how; the address that is posted to for them; how often the secret address of
their feeds was renewed."""

hooks = Table(
    "hooks",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("told", Text, nullable=False, server_default=""),
)
"""Addresses that are posted to about a table, and what was told there last."""

notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("way", Text, nullable=False),
    Column("mark", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("state", Text, nullable=False, server_default="waiting"),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("claimed", Float, nullable=False, server_default="0"),
    Column("worker", Text, nullable=False, server_default=""),
    Column("details", Text, nullable=False, server_default="{}"),
    Index("ix_notices_due", "state", "due"),
    Index("ix_notices_user", "user", "state"),
    Index("ix_notices_table", "table"),
    Index("ix_notices_since", "since"),
)
"""What somebody is told, one way: one row for one occasion (its ``mark``), so that it is told once, whoever finds it.
It is ``waiting`` until it is ``due``, then ``sent`` (``shown`` by browsers until its wait is over), ``gone`` because
there is nothing to tell any more, or ``failed`` because nobody takes it. Whoever sends it has ``claimed`` it until a
time."""

pushes = Table(
    "pushes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("session", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("agent", Text, nullable=False, server_default=""),
    Column("created", Float, nullable=False),
    Index("ix_pushes_user", "user"),
    Index("ix_pushes_session", "session"),
)
"""Browsers that take pushes, by the digest of their endpoint: where they are pushed to and how it is encrypted for
them. A browser that is signed out has none."""

notes = Table(
    "notes",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
"""Private notes: nobody else ever gets them."""

orders = Table(
    "orders",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("given", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("looked", Integer),
    Column("due", Float),
    Index("ix_orders_seat", "table", "seat", "place"),
    Index("ix_orders_user", "user"),
)
"""Orders given ahead, each its owner's alone: its ``place`` in his list, after how many actions it was ``given``, its
steps and what their actions are told by, how many are ``done``; for which version of the table it was ``looked`` at,
and when it is ``due`` if it was found to answer there."""
sketches = Table(
    "sketches",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
"""Private plans, drawn over the board: nobody else ever gets them."""

progress = Table(
    "progress",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("done", Integer, nullable=False),
    Column("moves", Text, nullable=False),
)
"""How far people with an account have come in the lessons: ``moves`` is what was done in the steps so far."""

reviews = Table(
    "reviews",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", Text, nullable=False),
    Column("method", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("by", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("changed", Float, nullable=False),
    Column("done", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("worker", Text, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_reviews_state", "state", "asked"),
)
"""Reviews of finished games, those that are asked for and not done yet among them; the ``body`` is as it is sent, what
is known so far. One that is ``running`` and was not ``changed`` for a while has lost its worker, and is begun again."""

studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("table", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("nodes", Integer, nullable=False),
    Column("reads", Text),
    Column("writes", Text),
    Index("ix_studies_owned", "owner", "changed", "id"),
)
"""Trees of variations over games: whose they are, the ``table`` they are of, and the digests of the secrets by which
others read them or write in them."""

study_bodies = Table(
    "study_bodies",
    metadata,
    Column("study", Text, ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
"""What is in a study: one row, whose version rises with every change. Two that change it at once collide here, and one
of them tries again."""

study_writers = Table(
    "study_writers",
    metadata,
    Column("study", Text, ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""Who has written in studies of others."""

puzzles = Table(
    "puzzles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("owner", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("table", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("number", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_puzzles_made", "owner", "table", "number", unique=True),
)
"""Decisions of finished games that others are asked: who made the puzzle, and of which action of which ``table``. The
``body`` names nobody. Whoever knows the ``id`` may try it."""

TO_BE_COUNTED = text("number IS NULL")

results = Table(
    "results",
    metadata,
    Column("table", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("group", Text),
    Column("reason", Text, nullable=False),
    Column("number", Integer),
    Index("ix_results_number", "number", unique=True),
    Index("ix_results_next", "ended", "table", sqlite_where=TO_BE_COUNTED, postgresql_where=TO_BE_COUNTED),
)
"""The log of results: one row for every finished game. Its ``number`` is its place in the order in which ratings are
folded, given once and for all (null until then); the ``reason`` says why it changes no rating (empty if it does)."""

result_seats = Table(
    "result_seats",
    metadata,
    Column("table", Text, ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", Text, nullable=False),
    Column("bot", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer),
    Column("moves", Integer, nullable=False),
    Column("kept", Text, nullable=False),
    Column("answers", Text, nullable=False, server_default="[]"),
    Column("ended", Float, nullable=False),
    Index("ix_result_seats_who", "who", "ended"),
)
"""Who came in where: a user, a bot of the house (``bot:LEVEL``), or somebody whose account is gone, under a name that
says nothing. ``moves`` says whether the game may change his rating, ``kept`` whether he has kept it: ``kept``, with a
``deputy``, or ``lost``; empty where no other person played. ``answers`` counts how quickly he has answered (see
``people/reliability.py``)."""

ratings = Table(
    "ratings",
    metadata,
    Column("scope", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("size", Text, primary_key=True),
    Column("season", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("bot", Integer, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("certain", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("par", Float, nullable=False),
    Column("people", Integer, nullable=False),
    Column("last", Float, nullable=False),
    Column("latest", Text, nullable=False),
    Column("start", Float, nullable=False),
    Column("sure", Integer, nullable=False),
    Index("ix_ratings_listed", "scope", "game", "size", "season", "sure", "certain", "last"),
    Index("ix_ratings_who", "who"),
)
"""Ratings, made from the log of results and to be made again from it: of the site (an empty ``scope``) or inside a
group, by game and class of seats, as they are (an empty ``season``) and as they were when a season ended. ``latest`` is
the season of the last game, ``start`` the rating with which that began. Who is ``sure`` has a rank while he plays."""

rated = Table(
    "rated",
    metadata,
    Column("scope", Text, primary_key=True),
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("new_mean", Float, nullable=False),
    Column("new_deviation", Float, nullable=False),
    Column("chances", Text, nullable=False),
    Index("ix_rated_who", "who", "ended"),
)
"""What each game that counts has changed, made from the log of results: the rating of a seat before and after, and its
chances of each place."""

met = Table(
    "met",
    metadata,
    Column("one", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("often", Float, nullable=False),
    Column("last", Float, nullable=False),
    Index("ix_met_other", "other"),
)
"""How often two people have met lately at rated tables, made from the log of results."""

profiles = Table(
    "profiles",
    metadata,
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("ratings", Text, nullable=False),
    Column("games", Text, nullable=False),
    Column("answers", Text, nullable=False),
    Column("found", Text, nullable=False),
    Index("ix_profiles_ratings", "ratings"),
)
"""To whom somebody shows the lines of his profile; who has no row has chosen nothing."""

blocks = Table(
    "blocks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("other", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("time", Float, nullable=False),
    Index("ix_blocks_user_other", "user", "other", unique=True),
    Index("ix_blocks_other", "other"),
)
"""Whom a user does not want to hear (``mute``) or to meet (``block``), and the name that the other bore then."""

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("time", Float, nullable=False),
    Column("by", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("group", Text, ForeignKey("groups.id", ondelete="CASCADE")),
    Column("line", Text),
    Column("quoted", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("closed", Float),
    Index("ix_reports_time", "time"),
)
"""What was reported to the operator: a table or a group, or a ``line`` of its chat, with what it said; without either,
``line`` names messages of the program that sound odd, and ``quoted`` language and page."""

bans = Table(
    "bans",
    metadata,
    Column("who", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("until", Float, nullable=False),
    Column("reason", Text, nullable=False),
    Column("time", Float, nullable=False),
)
"""Users (by id) and addresses that the operator has shut out for a time."""

audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("time", Float, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("details", Text, nullable=False),
    Index("ix_audit_time", "time"),
)
"""What operators have done; nothing in it is ever changed."""
