"""What every sentence is held to: the glossaries, the grammar that placeables spoil, typography, length, log lines."""

from __future__ import annotations

import functools
import pathlib
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from steamshed.kernel.words import LANGUAGES
from tools.words import glossary, typography
from tools.words.catalogue import AGREED, ROOT, Message, Place, place

STYLE = tomllib.loads((pathlib.Path(__file__).parent / "style.toml").read_text(encoding="utf-8"))
GAMES = frozenset(path.parent.parent.name for path in glossary.GAMES.glob("*/learn/glossary.toml"))

FIXED_PARTS = frozenset({"lessons", "rulebook", "aid", "terms"})
"""Where each argument has one value for ever, by the position that is explained, so that its forms can be read."""
_NUMBER = re.compile(STYLE["numbers"])
_FIXED = re.compile(STYLE["fixed"])
_DIGITS = re.compile(STYLE["digits"])
_SHOWN = re.compile(r"⟨[$#]?([\w.?-]+)⟩")


class Finding(NamedTuple):
    rule: str
    path: str
    line: int
    id: str
    advice: str

    @property
    def key(self) -> tuple[str, str, str]:
        return self.rule, self.path, self.id


class Text(NamedTuple):
    """A message in its file, and the English one."""

    file: Place
    message: Message
    english: Message | None

    @property
    def language(self) -> str:
        return self.file.language

    @property
    def spoken(self) -> Iterator[str]:
        """The texts without marks of what agreed with a number."""
        return (text.replace(AGREED, "") for text in self.message.texts)


Rule = Callable[[Text], Iterator[str]]
RULES: dict[str, Rule] = {}


def rule(name: str) -> Callable[[Rule], Rule]:
    def named(check: Rule) -> Rule:
        RULES[name] = check
        return check

    return named


def findings(file: Place, messages: Mapping[str, Message], english: Mapping[str, Message]) -> list[Finding]:
    """What breaks a rule in one file, in its order."""
    found: list[Finding] = []
    for message in messages.values():
        text = Text(file, message, english.get(message.id))
        for name, check in RULES.items():
            for advice in dict.fromkeys(check(text)):
                told, _, rest = advice.partition(" | ") if name == "typography" else (name, "", advice)
                found.append(Finding(told, file.path, message.line, message.id, rest))
    return found


def said(spoken: str) -> str:
    """A text without the names of messages and arguments within it."""
    return re.sub(r"⟨[^⟩]*⟩", "⟨$x⟩", spoken)


def is_term(text: Text) -> bool:
    """Whether it only lists how words are met."""
    return text.file.part == "terms" and text.message.id.endswith(".forms")


# -- glossaries ------------------------------------------------------------------------------------------------------


@functools.cache
def glossary_of(area: str) -> glossary.Glossary:
    return glossary.read(glossary.file_of(area) if area in GAMES else glossary.CLIENT)


@functools.cache
def forbidden(area: str, language: str) -> tuple[tuple[re.Pattern[str], str, str, re.Pattern[str] | None], ...]:
    """What finds a forbidden word, the word, the advice, and what finds allowed forms that hold it."""
    found = []
    for term in glossary_of(area).terms:
        for word, reason in term.forbidden.get(language, {}).items():
            holding = [form for form in term.forms[language] if glossary.met_as(word).search(form)]
            allowed = (
                re.compile("|".join(glossary.met_as(form).pattern for form in holding), re.IGNORECASE)
                if holding
                else None
            )
            found.append(
                (glossary.met_as(word), word, f"not “{word}”: {reason}; the word is {term.words[language]}", allowed)
            )
    return tuple(found)


@rule("forbidden")
def forbidden_words(text: Text) -> Iterator[str]:
    if is_term(text):
        return
    for pattern, _, advice, allowed in forbidden(text.file.area, text.language):
        for spoken in map(said, text.spoken):
            if pattern.search(allowed.sub("", spoken) if allowed else spoken):
                yield advice


@functools.cache
def terms(area: str, language: str) -> tuple[tuple[str, re.Pattern[str], str], ...]:
    """Of each term that is looked for the English word, what finds it in a language, and its word there."""
    return tuple(
        (
            term.words["en"],
            re.compile("|".join(glossary.met_as(form).pattern for form in term.forms[language]), re.IGNORECASE),
            term.words[language],
        )
        for term in glossary_of(area).terms
        if term.everywhere
    )


@functools.lru_cache(maxsize=50_000)
def met_in_english(area: str, texts: tuple[str, ...]) -> frozenset[str]:
    spoken = said(" ".join(texts))
    return frozenset(word for word, pattern, _ in terms(area, "en") if pattern.search(spoken))


@rule("term")
def terms_are_met(text: Text) -> Iterator[str]:
    if text.language == "en" or text.english is None or is_term(text) or text.file.area not in GAMES:
        return
    met = met_in_english(text.file.area, text.english.texts)
    if met:
        own = " ".join(text.spoken)
        for word, ours, said in terms(text.file.area, text.language):
            if word in met and not ours.search(own):
                yield f"English has “{word}”; the glossary's word is “{said}”"


# -- grammar ---------------------------------------------------------------------------------------------------------

_COUNTED = re.compile(
    rf"(?P<money>\$)?⟨\$(?P<name>\w+)⟩[ {typography.NBSP}](?P<agreed>{AGREED})?(?P<word>[^\W\d_][\w’'-]*)"
)

_FEW = re.compile(rf"(?:(\w+)[ {typography.NBSP}])?⟨#\w+⟩[ {typography.NBSP}]([^\W\d_]+)")
_OBLIQUE = {
    "cs": frozenset(["po", "s", "se", "při", "v", "ve", "o", "k", "ke", "nad", "pod", "před", "mezi"]),
    "pl": frozenset(["po", "z", "ze", "przy", "w", "we", "o", "nad", "pod", "przed", "między"]),
}
"""Prepositions after which a noun is the same for all numbers from two on: po 3 polích, po 5 polích."""


def _inflects(language: str, before: str, word: str) -> bool:
    """Whether a number of something has forms for few and for many: not 3 srebra, 5 srebra."""
    return word not in follow(language) and before not in _OBLIQUE[language]


@rule("plural")
def numbers_agree(text: Text) -> Iterator[str]:
    language = text.language
    if language == "hu" or text.file.part in FIXED_PARTS:
        return
    for told in text.message.texts:
        for found in _COUNTED.finditer(told):
            counted = _NUMBER.fullmatch(found["name"]) or found["name"] in text.message.numbers
            counted = counted and not found["money"] and not found["agreed"]
            if counted and found["word"].lower() not in follow(language):
                yield f"“{{ ${found['name']} }} {found['word']}” wants a plural selector"
    if language in ("cs", "pl"):
        for name, keys, rest in text.message.forms:
            if f"⟨#{name}⟩" in rest:
                wanted = any(_inflects(language, *counted) for counted in _FEW.findall(rest.lower()))
            else:
                wanted = any(f"⟨${name}⟩" in told for told in text.message.texts)
            given = {key for key in keys if not key.lstrip("-").isdigit()}
            if wanted and "one" in given and "few" not in given and not {"2", "3", "4"} <= set(keys):
                yield "a selector by number wants [few]"


@functools.cache
def follow(language: str) -> frozenset[str]:
    return frozenset(word.lower() for word in STYLE["follow"].get(language, []))


@functools.cache
def prepositions(language: str) -> re.Pattern[str] | None:
    words = STYLE["prepositions"].get(language)
    return re.compile(rf"(?<!\w)({'|'.join(words)})[ {typography.NBSP}]⟨\$([\w.-]+)⟩", re.IGNORECASE) if words else None


@rule("case")
def cases_after_prepositions(text: Text) -> Iterator[str]:
    pattern = prepositions(text.language)
    if pattern is None or text.file.part in FIXED_PARTS:
        return
    known = {*text.message.numbers, *STYLE["inflected"].get(text.file.area, [])}
    for spoken in text.spoken:
        for found in pattern.finditer(spoken):
            name = found[2]
            if name not in known and not any(one.fullmatch(name) for one in (_NUMBER, _FIXED, _DIGITS)):
                yield f"{{ ${name} }} after “{found[1]}” is in the wrong case"


@rule("hungarian")
def hungarian_articles_and_suffixes(text: Text) -> Iterator[str]:
    if text.language != "hu" or is_term(text):
        return
    for spoken in text.spoken:
        if re.search(r"\ba\(z\)", spoken, re.IGNORECASE):
            yield "“a(z)”: word it without an article, or choose it by a selector"
        if text.file.part not in FIXED_PARTS and (found := re.search(r"⟨\$[\w.-]+⟩-[a-záéíóöőúüű]+", spoken)):
            yield f"“{plain(found[0])}”: the suffix cannot follow every value"
        if re.search(r"\$(?:\d|⟨)", spoken):
            yield "money is “5 $”, with a no-break blank"


@functools.cache
def patterns(section: str, language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(one) for one in STYLE[section].get(language, []))


@rule("register")
def one_register(text: Text) -> Iterator[str]:
    if is_term(text):
        return
    for pattern in patterns("register", text.language):
        for spoken in text.spoken:
            if found := pattern.search(_SHOWN.sub("⟨⟩", spoken)):
                yield f"“{found[0]}” addresses the reader formally"


@rule("masculine")
def the_reader_is_nobody_s_sex(text: Text) -> Iterator[str]:
    if is_term(text):
        return
    for pattern in patterns("masculine", text.language):
        for spoken in text.spoken:
            if found := pattern.search(spoken):
                yield f"“{plain(found[0])}” takes the reader for a man; word it without"


# -- typography ------------------------------------------------------------------------------------------------------


@rule("typography")
def typographic_habits(text: Text) -> Iterator[str]:
    """Told by the names of the habits."""
    if is_term(text):
        return
    own, others = STYLE["quotes"][text.language]
    for told in text.message.texts:
        spoken = told.replace(AGREED, "")
        for name, advice in typography.faults(text.language, spoken):
            yield f"{name} | {advice}"
        if '"' in spoken or any(mark in spoken for mark in others):
            yield f"quotes | quotation marks are {own[0]} and {own[1]}"


# -- English ---------------------------------------------------------------------------------------------------------


@functools.cache
def banned() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple(
        (
            re.compile(
                word if word.startswith("(?:^") else rf"(?<![\w’'-])(?:{word})(?![\w-])",
                0 if "Who" in word else re.IGNORECASE,
            ),
            said,
        )
        for word, said in STYLE["banned"].items()
    )


@rule("banned")
def banned_words(text: Text) -> Iterator[str]:
    if text.language != "en":
        return
    for pattern, instead in banned():
        for spoken in text.spoken:
            if found := pattern.search(spoken):
                yield f"not “{found[0].strip()}”: {instead}"


@rule("causes")
def a_refusal_has_one_cause(text: Text) -> Iterator[str]:
    if text.language == "en" and text.message.id.endswith(".refusal"):
        for spoken in text.spoken:
            if re.search(r"\bor\b", spoken):
                yield "a refusal with “or” names two causes; say the one that it is"


@rule("long")
def sentences_are_short(text: Text) -> Iterator[str]:
    for spoken in text.spoken:
        for sentence in re.split(r"(?<=[.!?;:])\s+|\n|\s\|\s", spoken):  # a bar stands between the cells of a row
            words = len(re.findall(r"[^\s–—·]+", sentence))
            if words > STYLE["sentence"]:
                yield f"a sentence of {words} words; {STYLE['sentence']} at most"


# -- what the page does with them ------------------------------------------------------------------------------------


@functools.cache
def buttons(root: pathlib.Path = ROOT) -> frozenset[str]:
    """The ids that stand on buttons of the client."""
    found: set[str] = set()
    for file in (root / "web" / "src").rglob("*.svelte"):
        for body in re.findall(r"<button\b(.*?)</button", file.read_text(encoding="utf-8"), re.DOTALL):
            shown = re.sub(r"(?:aria-label|title|aria-description)=\{[^}]*(?:\{[^}]*\}[^}]*)*\}", "", body)
            if "<b>" not in shown and "<span" not in shown:  # a card with text is no label
                found |= set(re.findall(r"\bt\(\s*'([\w.-]+)'", shown))
    return frozenset(found)


def is_button(text: Text) -> bool:
    id = text.message.id
    if text.file.area == "client":
        return id in buttons()
    return text.file.part == "locale" and (id.startswith("verb-") or id.endswith((".button", ".short")))


@rule("label")
def labels_fit(text: Text) -> Iterator[str]:
    if not is_button(text):
        return
    most = STYLE["button"]
    if text.english is not None and text.language != "en":
        most = max(most, round(STYLE["longer"] * max(length(one) for one in text.english.texts)))
    for spoken in text.spoken:
        if length(spoken) > most:
            yield f"{length(spoken)} letters on a button; {most} at most"


def length(text: str) -> int:
    """Letters that are seen; an argument counts as four, a number as two."""
    counted = re.sub(rf"⟨(?:#\w+|\$(?:{STYLE['numbers']}|own|place|era|engine))⟩", "nn", text.replace(AGREED, ""))
    return len(_SHOWN.sub("nnnn", counted))


@functools.cache
def events(game: str) -> frozenset[str]:
    """The ids that the code of a game gives to events."""
    folders = [glossary.GAMES / game, glossary.GAMES.parent / "hexrail"]
    source = "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.py"))
    return frozenset(re.findall(r'\bEvent\(\s*"([\w-]+)"', source))


@rule("log")
def log_lines(text: Text) -> Iterator[str]:
    if text.file.part != "locale" or text.file.area not in GAMES or text.message.id not in events(text.file.area):
        return
    if text.message.id.startswith(("choice-", "panel-")):  # what an event would be, told before it is chosen
        return
    for spoken in text.spoken:
        line = spoken.strip()
        if not line:
            continue
        if not (line[0].isupper() or line[0] in "⟨„“‘" or line[0].isdigit()):
            yield "a log line begins with a capital or { $who }"
        if not line.endswith((".", "!", "?", ".”", ".’", "⟩")):
            yield "a log line ends with a full stop"
        for found in re.finditer(r"⟨\$(colours?|cubes?|goods?)⟩(.{0,24})", line):
            if not cube(text.file.area, text.language).search(line):
                yield f"{{ ${found[1]} }} wants a noun: a red cube"


@functools.cache
def cube(area: str, language: str) -> re.Pattern[str]:
    """What finds the word for a piece of goods, in all its forms, or for what else has a colour."""
    terms = {term.key: term for term in glossary_of(area).terms}
    forms = [
        form
        for key in ("cube", "good", "goods", "worker", "city", "load", "token", "coal")
        if key in terms
        for form in terms[key].forms[language]
    ]
    return re.compile("|".join(glossary.met_as(form).pattern for form in forms) or r"(?!)", re.IGNORECASE)


@rule("arguments")
def arguments_as_in_english(text: Text) -> Iterator[str]:
    if text.english is None or text.language == "en":
        return
    for name in sorted(text.message.arguments - text.english.arguments):
        yield f"English knows no ${name}"
    if text.message.id.endswith((".short", ".button")):
        return
    shown = {found for told in text.english.texts for found in _SHOWN.findall(told)}
    for name in sorted((text.english.arguments & shown) - text.message.arguments):
        yield f"English says ${name}, too"


def calls(english: Mapping[str, Mapping[str, Message]], root: pathlib.Path = ROOT) -> list[Finding]:
    """Messages of the client that its pages ask for without arguments that they have."""
    known = {id: (path, message) for path, messages in english.items() for id, message in messages.items()}
    found = []
    for source in sorted((root / "web" / "src").rglob("*.svelte")):
        for id, given in _CALL.findall(source.read_text(encoding="utf-8")):
            if id in known and "..." not in given:
                path, message = known[id]
                names = set(_NAME.findall(_inner(given)))
                told = (f"{source.name} gives no ${name}" for name in sorted(message.arguments - names))
                found += [Finding("arguments", path, message.line, id, advice) for advice in told]
    return found


def _inner(given: str) -> str:
    """What is given to a message, without what stands in brackets."""
    before = ""
    while before != given:
        before, given = given, re.sub(r"\([^()]*\)|\{[^{}]*\}|\[[^\[\]]*\]", "", given)
    return given


_NAME = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")
_CALL = re.compile(r"\bt\(\s*'([\w.-]+)'\s*(?:,\s*\{((?:[^{}]|\{[^{}]*\})*)\}\s*)?\)")


def plain(text: str) -> str:
    """As a translator writes it."""
    return re.sub(r"⟨[$#](\w+)⟩", r"{ $\1 }", re.sub(r"⟨([\w.-]+)⟩", r"{ \1 }", text))


def counts(found: Iterable[Finding]) -> dict[str, dict[str, int]]:
    """How many messages break each rule, by language."""
    told: dict[str, dict[str, int]] = {}
    for name, path, _ in {one.key for one in found}:
        told.setdefault(name, dict.fromkeys(LANGUAGES, 0))[place(path).language] += 1
    return dict(sorted(told.items()))
