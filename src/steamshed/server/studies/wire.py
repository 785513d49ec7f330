"""The requests over HTTP about studies, trees of variations over a game, and about the private what-if board.

A study is kept; of a what-if the server keeps nothing: whoever wonders sends the position and what he has tried.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from steamshed.server.api.endpoint import MOST_TEXT, Done, Endpoint, NoParameters, Nothing, Parameters, PlainText
from steamshed.server.api.shapes import (
    Advised,
    Choice,
    Data,
    Drawn,
    Effect,
    Last,
    OptionValue,
    Scenery,
    SceneryPatch,
    Sent,
)
from steamshed.server.lessons.wire import About, Actions, Language, LessonAnswer, LessonRefusal, Text, Word

StudyId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
TableId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9]+$")]
Secret = Annotated[str, Meta(max_length=80, description="the secret of a link by which the owner shares it")]
NodeId = Annotated[int, Meta(ge=0, le=1_000_000, description="of a node; 0 is the beginning")]
StudyName = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Outcome = str | int | list[int]
Outcomes = Annotated[
    list[Annotated[str, Meta(max_length=80)] | int | Annotated[list[int], Meta(max_length=200)]], Meta(max_length=300)
]

# -- what is asked -------------------------------------------------------------------------------------------------


class OfStudy(Parameters, frozen=True):
    id: StudyId
    token: Secret | None = None


class AtNode(OfStudy, frozen=True, kw_only=True):
    node: NodeId
    language: Language = "en"
    scenery: Annotated[bool, Meta(description="the scenery of the beginning is sent, too")] = False


class NewStudy(msgspec.Struct, kw_only=True):
    """What a study is made of: a table whose game is over, the text of a record or study, or a position of a game."""

    table: TableId | None = None
    invitation: Annotated[str, Meta(max_length=80, description="to that table")] | None = None
    at: Annotated[int, Meta(ge=0, le=1_000_000, description="the action that it is about; else the last")] | None = None
    record: Annotated[str, Meta(max_length=MOST_TEXT)] | None = None
    game: Word | None = None
    position: Data | None = None
    name: StudyName = ""


class StudyQuestion(msgspec.Struct, kw_only=True):
    """A question about the position after a node, as at a table."""

    node: NodeId
    language: Language = "en"
    about: About
    what: Actions = []


class StudyMove(msgspec.Struct, kw_only=True):
    """Actions after a node, one after the other. The same action joins the node that is there. Chance is drawn from the
    seed of the study: the same question at the same place of the game gets the same answer in all variations. `again`
    draws anew for a single action, `outcomes` are those that it is to have."""

    node: NodeId
    actions: Annotated[list[Text], Meta(min_length=1, max_length=60)]
    again: bool = False
    outcomes: Outcomes | None = None


class StudyNotes(msgspec.Struct, kw_only=True):
    """What is said about a node; what is left out stays as it is, and an empty text takes it away."""

    node: NodeId
    comment: Annotated[str, Meta(max_length=4000)] | None = None
    mark: Annotated[str, Meta(max_length=2)] | None = None
    branch: Annotated[StudyName, Meta(description="the name of the variation in which the node stands")] | None = None


class OneNode(msgspec.Struct):
    node: NodeId


class NewName(msgspec.Struct):
    name: StudyName


class PlayOn(msgspec.Struct, kw_only=True):
    """A practice table from a node on: I sit on a seat, bots on the others."""

    node: NodeId
    seat: SeatNumber
    bot: Word | None = None


class Share(msgspec.Struct):
    write: Annotated[bool, Meta(description="whether its bearer may write in it")] = False


class Wondering(Parameters, frozen=True):
    id: TableId
    token: Annotated[str, Meta(max_length=80)] | None = None
    look: Annotated[int, Meta(ge=0, le=7, description="my seat that sits before the screen")] | None = None
    seed: Annotated[int, Meta(ge=0, le=1_000_000, description="of what is imagined")] = 0


class TriedMove(msgspec.Struct):
    """An action on a what-if board; without outcomes they are drawn."""

    action: Text
    outcomes: Outcomes | None = None


class WhatIfTry(msgspec.Struct, kw_only=True):
    """What was tried, from a position on."""

    position: Data
    moves: Annotated[list[TriedMove], Meta(max_length=300)] = []
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0
    language: Language = "en"
    scenery: bool = False


class WhatIfQuestion(WhatIfTry, kw_only=True):
    about: About
    what: Actions = []


# -- what is answered ----------------------------------------------------------------------------------------------


class StudyComment(Sent):
    by: str
    text: str


class StudyAdvice(Sent):
    """What a bot would do after a node."""

    plan: Advised
    runner_up: Advised | None
    difference: Annotated[float, Meta(description="points at the end by which the plan is better")]
    equal: bool
    reasons: list[Effect]


class StudyNode(Sent):
    """An action in the tree; the root has none."""

    id: int
    parent: int | None = None
    number: Annotated[int, Meta(description="of the action since the beginning")] = 0
    seat: int = -1
    action: str = ""
    outcomes: list[Outcome] = msgspec.field(default_factory=list)
    main: Annotated[bool, Meta(description="whether it happened")] = False
    name: Annotated[str, Meta(description="of the variation that begins here")] = ""
    mark: str = ""
    comments: list[StudyComment] = msgspec.field(default_factory=list)
    effect: Effect | None = None
    turn: Annotated[int | None, Meta(description="the turn or round that begins with it")] = None
    advice: StudyAdvice | UnsetType = UNSET


class Study(Sent):
    """A study with its tree."""

    id: str
    name: str
    game: str
    players: list[str]
    options: dict[str, OptionValue]
    owner: Annotated[str, Meta(description="whose it is")]
    mine: bool
    writes: Annotated[bool, Meta(description="whether I may write in it")]
    writers: Annotated[list[str], Meta(description="who else has written in it")]
    shared: Annotated[list[Literal["read", "write"]], Meta(description="for the owner: which links there are")]
    table: Annotated[str | None, Meta(description="the table whose game it is of")]
    result: Annotated[str, Meta(description="as a record says it")]
    nodes: Annotated[list[StudyNode], Meta(description="every node after its parent")]


class StudyRow(Sent):
    """One of my studies."""

    id: str
    name: str
    game: str
    table: str | None
    changed: float
    nodes: int
    shared: bool


class StudyRows(Sent):
    studies: list[StudyRow]
    most: Annotated[int, Meta(description="so many a person may have")]


class StudyMade(Sent):
    id: str
    node: Annotated[int, Meta(description="that it is about")]


class StudyChange(Sent):
    """A study after actions were laid, and the last of them that could be."""

    study: Study
    node: int
    refused: LessonRefusal | UnsetType = UNSET


class StudyLink(Sent):
    """The secret in it is told once."""

    url: str


class StudyTable(Sent):
    id: str


class StudyPosition(Sent):
    """The position after a node. All is known of it; what is drawn is what the seat that decides sees."""

    number: int
    phase: str
    seat: int | None
    over: bool
    eye: int | None
    view: Data
    events: Annotated[list[Effect], Meta(description="what the last action caused")]
    last: Last | None
    scores: list[int] | None
    legal: list[Choice]
    scenes: list[Drawn]
    patch: Annotated[list[SceneryPatch], Meta(description="what the scenery of the beginning lacks")]
    points: Annotated[list[float] | UnsetType, Meta(description="expected at the end, by seat; in studies alone")] = (
        UNSET
    )
    chances: Annotated[
        list[float] | UnsetType, Meta(description="of winning, by seat, as a review judges them; in studies alone")
    ] = UNSET
    scenery: list[Scenery] | UnsetType = UNSET


class WhatIf(Sent):
    """A position to wonder about: what a seat may know, the rest imagined."""

    game: str
    players: list[str]
    seat: int
    number: Annotated[int, Meta(description="actions so far")]
    position: Data


class WhatIfView(Sent):
    """A what-if board after what was tried."""

    nodes: Annotated[list[StudyNode], Meta(description="the actions, each after the one before; ids are numbers")]
    position: StudyPosition
    refused: LessonRefusal | UnsetType = UNSET


# -- the requests --------------------------------------------------------------------------------------------------

STUDIES = Endpoint(
    "GET", "/api/studies", NoParameters, Nothing, StudyRows, "studies", "My studies, the latest change first."
)  # fmt: skip
NEW_STUDY = Endpoint(
    "POST", "/api/studies", NoParameters, NewStudy, StudyMade, "studies",
    "Makes a study from a finished table, a record or a position; what is wrong with these answers 400 with the place.",
    whole_record=True,
)  # fmt: skip
STUDY = Endpoint(
    "GET", "/api/studies/{id}", OfStudy, Nothing, Study, "studies",
    "A study: its owner sees it, and whoever has a link.",
)  # fmt: skip
STUDY_AT = Endpoint(
    "GET", "/api/studies/{id}/at/{node}", AtNode, Nothing, StudyPosition, "studies", "The position after a node."
)  # fmt: skip
STUDY_ASK = Endpoint(
    "POST", "/api/studies/{id}/ask", OfStudy, StudyQuestion, LessonAnswer, "studies",
    "What helps to decide after a node. It changes nothing, so it needs no token of the session.",
    visitors=False,
)  # fmt: skip
STUDY_MOVE = Endpoint(
    "POST", "/api/studies/{id}/moves", OfStudy, StudyMove, StudyChange, "studies",
    "Lays actions after a node, each checked by the rules; up to one that is refused.",
)  # fmt: skip
STUDY_NOTES = Endpoint(
    "POST", "/api/studies/{id}/notes", OfStudy, StudyNotes, Study, "studies",
    "Comments on a node, marks it, names its variation.",
)  # fmt: skip
STUDY_PRUNE = Endpoint(
    "POST", "/api/studies/{id}/prune", OfStudy, OneNode, Study, "studies",
    "Takes a node that did not happen out of the tree, with all that follows it.",
)  # fmt: skip
STUDY_ADVICE = Endpoint(
    "POST", "/api/studies/{id}/advice", OfStudy, OneNode, Study, "studies",
    "Asks the bots what they would do after a node; who may write in the study may ask. The answer is kept.",
)  # fmt: skip
STUDY_PLAY = Endpoint(
    "POST", "/api/studies/{id}/play", OfStudy, PlayOn, StudyTable, "studies",
    "Makes a practice table on which the game goes on after a node, against bots.",
)  # fmt: skip
STUDY_NAME = Endpoint(
    "POST", "/api/studies/{id}/name", OfStudy, NewName, Study, "studies", "Names a study; for its owner."
)  # fmt: skip
STUDY_SHARE = Endpoint(
    "POST", "/api/studies/{id}/share", OfStudy, Share, StudyLink, "studies",
    "A link by which others read the study, or write in it; a former one of the same kind is void. For its owner.",
)  # fmt: skip
STUDY_UNSHARE = Endpoint(
    "POST", "/api/studies/{id}/unshare", OfStudy, Nothing, Done, "studies", "Makes all links void; for the owner."
)  # fmt: skip
STUDY_DELETE = Endpoint(
    "POST", "/api/studies/{id}/delete", OfStudy, Nothing, Done, "studies", "Deletes a study; for its owner."
)  # fmt: skip
STUDY_RECORD = Endpoint(
    "GET", "/api/studies/{id}/record", OfStudy, Nothing, PlainText, "studies", "The record with its variations as text."
)  # fmt: skip
WHAT_IF = Endpoint(
    "GET", "/api/tables/{id}/what-if", Wondering, Nothing, WhatIf, "studies",
    "The present position of a running game as one of my seats knows it, the rest imagined. It follows from the view of"
    " that seat and the seed alone, and nobody else hears of it.",
)  # fmt: skip
TRY = Endpoint(
    "POST", "/api/what-if", NoParameters, WhatIfTry, WhatIfView, "studies",
    "A what-if board after what was tried. It touches no table and changes nothing, so it needs no token.",
    visitors=False,
)  # fmt: skip
TRY_ASK = Endpoint(
    "POST", "/api/what-if/ask", NoParameters, WhatIfQuestion, LessonAnswer, "studies",
    "What helps to decide on a what-if board.",
    visitors=False,
)  # fmt: skip

ENDPOINTS: list[Endpoint[Any, Any, Any]] = [
    STUDIES, NEW_STUDY, STUDY, STUDY_AT, STUDY_ASK, STUDY_MOVE, STUDY_NOTES, STUDY_PRUNE, STUDY_ADVICE, STUDY_PLAY,
    STUDY_NAME, STUDY_SHARE, STUDY_UNSHARE, STUDY_DELETE, STUDY_RECORD, WHAT_IF, TRY, TRY_ASK,
]  # fmt: skip
