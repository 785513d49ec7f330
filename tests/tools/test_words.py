"""The words of the program: glossaries and the checks of every sentence."""

from __future__ import annotations

import pathlib
import re

import pytest

import steamshed
from steamshed.kernel import fluent
from tools.words import __main__ as words
from tools.words import catalogue, checks, glossary, lint, pseudo, terms, typography

GLOSSARIES = [*(glossary.file_of(game) for game in steamshed.games()), glossary.CLIENT]


@pytest.mark.parametrize("file", GLOSSARIES, ids=lambda file: file.parts[-3])
def test_every_game_and_the_client_have_a_glossary(file: pathlib.Path) -> None:
    known = glossary.read(file)
    assert len(known.terms) >= (60 if file == glossary.CLIENT else 40)
    if file != glossary.CLIENT:
        assert known.language in ("hu", "cs", "pl", "nl")
        assert sum(term.rulebook is not None for term in known.terms) >= 30


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[term.x]\nen = ["x"]', "hu wants a list"),
        ('[term.x]\nen = ["x", "x"]', "en has a form twice"),
        ('language = "xx"\n[term.x]', "there is no language 'xx'"),
        ("[term.x]\nwrong = 1", "nothing is called wrong"),
        ("[term.x", "x.toml:"),
    ],
)
def test_a_glossary_that_is_not_in_form_is_refused(tmp_path: pathlib.Path, text: str, fault: str) -> None:
    file = tmp_path / "x.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(glossary.Faulty, match=fault):
        glossary.read(file)


def test_forms() -> None:
    assert glossary.met_as("hrub*k*").search("varuj před hrubkami")
    assert glossary.met_as("# pary").search("kosztuje ⟨$steam⟩ pary")
    assert glossary.met_as("# pary").search("3\N{NO-BREAK SPACE}pary")
    assert not glossary.met_as("# pary").search("punkty pary")
    assert glossary.alone(("kapcsolat", "kapcsolat*")) == ("kapcsolat*",)
    assert glossary.alone(("to derail", "derail*")) == ("to derail", "derail*")


def test_explained_terms_are_as_in_the_glossary() -> None:
    """``python -m tools.words --terms`` writes them."""
    assert terms.differing(steamshed.games()) == []


# -- the checks ------------------------------------------------------------------------------------------------------


def laid_out(said: str) -> str:
    """Each variant of a selector on a line of its own."""
    return re.sub(r"(?<=[^}]) }", "\n    }", re.sub(r" (\*?\[)", r"\n    \1", said)) if "->" in said else said


def found(language: str, said: str, english: str = "", path: str = "web/src/locale/{}.ftl") -> set[str]:
    """The rules that a message breaks."""
    messages, others = catalogue.messages(laid_out(said), "x"), catalogue.messages(english, "x")
    return {one.rule for one in checks.findings(catalogue.place(path.format(language)), messages, others)}


AGE = "src/steamshed/games/age_of_steam/locale/{}.ftl"
DAYS = "src/steamshed/games/days_of_steam/locale/{}.ftl"


@pytest.mark.parametrize(
    ("rule", "language", "wrong", "right"),
    [
        ("forbidden", "en", "x = The line to the server is down.", "x = The connection to the server is down."),
        ("forbidden", "cs", "x = Rozhovory", "x = Chaty"),
        ("plural", "en", "x = { $count } games", "x = { $count } { $count -> [one] game *[other] games }"),
        ("plural", "en", "x = { $count } games", "x = { $count -> [one] one game *[other] { $count } games }"),
        ("plural", "pl", "x = { $count } gier", "x = { $count } z { $count }"),
        (
            "plural",
            "pl",
            "x = { $n -> [one] { $n } gra *[other] { $n } gier }",
            "x = { $n -> [one] { $n } srebro *[other] { $n } srebra }",
        ),
        (
            "plural",
            "cs",
            "x = { $n -> [one] { $n } dílek *[other] { $n } dílků }",
            "x = { $n -> [one] s jedním *[other] s { $n } dílky }",
        ),
        (
            "plural",
            "cs",
            "x = { $n } { $n -> [one] hra *[other] her }",
            "x = { $n -> [one] { $names } chce *[other] { $names } chtějí }",
        ),
        (
            "plural",
            "cs",
            "x = { $count } { $count -> [one] hra *[other] her }",
            "x = { $count } { $count -> [one] hra [few] hry *[other] her }",
        ),
        ("case", "cs", "x = bez { $tile }", "x = bez toho: { $tile }"),
        ("case", "pl", "x = zamiast { $tile }", "x = zamiast { $count } pkt"),
        ("case", "cs", "x = po { $start }", "x = 2 z\N{NO-BREAK SPACE}{ $rows }"),
        ("hungarian", "hu", "x = a(z) { $game }", "x = az asztal: { $game }"),
        ("hungarian", "hu", "x = { $count }-ben", "x = ennyi: { $count }"),
        ("hungarian", "hu", "x = $5", "x = 5\N{NO-BREAK SPACE}$"),
        ("register", "cs", "x = Napište nám.", "x = Napiš nám."),
        ("register", "nl", "x = Kies uw kleur.", "x = Kies je kleur."),
        ("masculine", "cs", "x = Co jsi udělal?", "x = Jaký byl tvůj tah?"),
        ("masculine", "pl", "x = Wygrałeś!", "x = Wygrana!"),
        ("quotes", "hu", "x = “igen”", "x = „igen”"),
        ("quotes", "en", 'x = "yes"', "x = “yes”"),
        ("ellipsis", "pl", "x = Ładowanie …", "x = Ładowanie…"),
        ("ellipsis", "en", "x = Loading...", "x = Loading…"),
        ("apostrophe", "en", "x = It's", "x = It’s"),
        ("minus", "en", "x = -3", "x = −3"),
        ("percent", "en", "x = { $percent } %", "x = { $percent }%"),
        ("percent", "cs", "x = { $percent }%", "x = { $percent }\N{NO-BREAK SPACE}%"),
        ("blank", "pl", "x = Idź. I wróć.", "x = generacji I generacji"),
        ("blank", "cs", "x = stůl v rohu", "x = stůl v\N{NO-BREAK SPACE}rohu"),
        ("blank", "pl", "x = 3 km", "x = 3\N{NO-BREAK SPACE}km"),
        ("decimal", "nl", "x = 2.5", "x = 2,5"),
        ("banned", "en", "x = Who watches sees it.", "x = Who watches"),
        ("banned", "en", "x = Choose anew", "x = Choose again"),
        ("banned", "en", "x = Who watches sees it.", "x = Who watches this table?"),
        ("banned", "en", "x = Ask him.", "x = Ask them."),
        ("causes", "en", "x = A rule.\n    .refusal = It is too far or too dear.", "x = Far or dear."),
        ("long", "en", "x = " + "word " * 26, "x = " + "word " * 25),
        ("long", "en", "x = a | " + "word " * 26, "x = " + "word " * 20 + "| " + "word " * 20),
    ],
)
def test_a_rule_finds_what_is_wrong(rule: str, language: str, wrong: str, right: str) -> None:
    assert rule in found(language, wrong)
    assert rule not in found(language, right)


@pytest.mark.parametrize(
    ("rule", "language", "said", "english", "path"),
    [
        ("term", "pl", "x = Otwarte szyny", "x = An open end", AGE),
        ("arguments", "hu", "x = { $wrong }", "x = Five", AGE),
        ("arguments", "hu", "x = Öt", "x = { $count }", AGE),
        ("label", "nl", "verb-bid = Een bod uitbrengen op de volgorde", "verb-bid = Bid", AGE),
        ("log", "en", "shares-issued = { $who } issues a share", "", AGE),
        ("log", "en", "shares-issued = issues a share.", "", AGE),
        ("log", "en", "shares-issued = { $who } delivers { $colour } over 2 links.", "", AGE),
        ("forbidden", "pl", "x = To kosztuje { $steam } pary.", "", DAYS),
    ],
)
def test_a_rule_finds_what_is_wrong_beside_english(
    rule: str, language: str, said: str, english: str, path: str
) -> None:
    assert rule in found(language, said, english, path)


def test_what_is_right_beside_english() -> None:
    assert found("pl", "x = Otwarty koniec", "x = An open end", AGE) == set()
    assert found("hu", "x = { $count -> [one] egy *[other] sok }", "x = { $count }", AGE) == set()
    assert found("en", "shares-issued = { $who } delivers a { $colour } cube over 2 links.", "", AGE) == set()
    assert found("nl", "verb-bid = Bieden", "verb-bid = Bid", AGE) == set()
    assert found("pl", "x = To kosztuje { $steam } punkty pary.", "", DAYS) == {"plural"}
    assert found("pl", "x = punkty pary", "", DAYS) == set()
    assert "case" not in found("cs", "x = do { $goal } města", "", DAYS)
    assert found("cs", "x = { $reason -> [taken] Už je tvá. *[one] Jen jednu. }", "", DAYS) == set()


def test_a_call_that_lacks_an_argument(tmp_path: pathlib.Path) -> None:
    (tmp_path / "web" / "src").mkdir(parents=True)
    page = tmp_path / "web" / "src" / "Page.svelte"
    english = {"web/src/locale/en.ftl": catalogue.messages("x = { $who } and { $game }", "x")}
    for call in ("t('x', { who, game: title(kind, { a: 1 }) })", "t('x', { ...both })", "t('x', both)"):
        page.write_text(f"<p>{{{call}}}</p>", encoding="utf-8")
        assert checks.calls(english, tmp_path) == []
    page.write_text("<p>{t('x', { who: game })}</p>", encoding="utf-8")
    assert [one.advice for one in checks.calls(english, tmp_path)] == ["Page.svelte gives no $game"]


def test_typography_is_mended_by_machine() -> None:
    source = '# 5 %, a - b\nx = Loading ... "it\'s" 5 %\n    .forms = s kostkou\ny = { $a -> [-1] a tak *[other] -3 }\n'
    told = typography.mended("cs", source)
    assert told.split("\n")[0] == "# 5 %, a - b"
    assert "it’s" in told
    assert "5\N{NO-BREAK SPACE}%" in told
    assert "s kostkou" in told
    assert "[-1] a\N{NO-BREAK SPACE}tak" in told
    assert "{ $a ->" in told
    assert "*[other] −3" in told


# -- the baseline and the stamps -------------------------------------------------------------------------------------


def test_every_sentence_is_as_it_should_be() -> None:
    """Beside what was so before, and of that nothing is left that has been mended."""
    assert words.check() == 0


def test_the_baseline_only_shrinks() -> None:
    one, two = (checks.Finding("plural", "x.ftl", 1, id, "") for id in ("one", "two"))
    before = {one.key}
    assert lint.judged([one, two], before).new == [two]
    assert lint.judged([], before).mended == [one.key]
    assert lint.shrunk([one, two], before) == before
    assert lint.shrunk([two], before) == set()
    with pytest.raises(ValueError, match="only shrinks"):
        lint.begun("plural", [one, two], before)
    assert lint.begun("case", [two._replace(rule="case")], before) == before | {("case", "x.ftl", "two")}


def test_a_baseline_is_read_as_it_is_written(tmp_path: pathlib.Path) -> None:
    keys = {("plural", "a/b.ftl", "x"), ("plural", "a/b.ftl", "y.button"), ("case", "c.ftl", "z")}
    lint.write_baseline(keys, tmp_path)
    assert lint.baseline(tmp_path) == keys
    lint.write_baseline(set(), tmp_path)
    assert lint.baseline(tmp_path) == set()


def test_english_that_changes_makes_a_translation_stale(tmp_path: pathlib.Path) -> None:
    sources = {"web/src/locale/en.ftl": "x = One\ny = Two\n", "web/src/locale/hu.ftl": "x = Egy\ny =\n    Kettő\n"}
    lint.write_stamps(sources, (), tmp_path)
    assert lint.stale(sources, tmp_path) == []
    sources["web/src/locale/hu.ftl"] = "# laid out anew\ny = Kettő\nx = Egy\n"
    assert lint.stale(sources, tmp_path) == []
    sources["web/src/locale/en.ftl"] = "x = First\ny = Two\n"
    assert [(one.rule, one.id) for one in lint.stale(sources, tmp_path)] == [("stale", "x")]
    assert lint.write_stamps(sources, (), tmp_path) == 0
    assert [one.rule for one in lint.stale(sources, tmp_path)] == ["stale"]
    sources["web/src/locale/hu.ftl"] = "x = Első\ny = Kettő\n"
    assert [one.rule for one in lint.stale(sources, tmp_path)] == ["stamp"]
    assert lint.write_stamps(sources, (), tmp_path) == 1
    assert lint.stale(sources, tmp_path) == []
    sources["web/src/locale/en.ftl"] = "x = The first\ny = Two\n"
    assert lint.write_stamps(sources, ["web/src/locale/hu.ftl"], tmp_path) == 1
    assert lint.stale(sources, tmp_path) == []


def test_a_file_that_nobody_touched_is_not_read_again(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "web" / "src" / "locale"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("x = { $count } games\n", encoding="utf-8")
    kept = tmp_path / "kept"
    first = lint.everything(tmp_path, kept)
    assert [one.rule for one in first] == ["plural"]
    with monkeypatch.context() as patch:
        patch.setattr(checks, "findings", lambda *_: pytest.fail("read again"))
        assert lint.everything(tmp_path, kept) == first
    (folder / "en.ftl").write_text("x = games\n", encoding="utf-8")
    assert lint.everything(tmp_path, kept) == []


# -- the pseudo-language ---------------------------------------------------------------------------------------------


def test_a_sample_is_drawn_the_same_for_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(language: str, seed: str) -> list[str]:
        assert words.main(["--sample", language, seed]) == 0
        return capsys.readouterr().out.splitlines()

    one = drawn("en", "1")
    assert len(one) == words.DRAWN
    assert one == drawn("en", "1") != drawn("en", "2")
    beside = drawn("hu", "1")
    assert sum(not line.startswith("    ") for line in beside) == words.DRAWN < len(beside)
    with pytest.raises(SystemExit, match="there is no language 'xx'"):
        words.main(["--sample", "xx", "1"])


def test_the_pseudo_language_is_longer_and_in_brackets() -> None:
    source = (
        "x = Play { $count ->\n    [one] one game\n   *[other] { $count } games\n} now\n    .short = Go\ny = { x }\n"
    )
    told = fluent.Catalogue(pseudo.pseudo(source), "en")
    assert told.say("x", None, {"count": 1}) == ("⟦Playpl oneon gamega nowno⟧", [])
    assert told.say("x", None, {"count": 3}) == ("⟦Playpl 3 gamesga nowno⟧", [])
    assert told.say("x", "short") == ("⟦Gog⟧", [])
    assert told.say("y", None, {"count": 1}) == ("⟦⟦Playpl oneon gamega nowno⟧⟧", [])


def test_every_english_message_has_a_pseudo_text() -> None:
    short = long = 0
    for path in catalogue.paths():
        if catalogue.place(str(path.relative_to(catalogue.ROOT))).language == "en":
            source = path.read_text(encoding="utf-8")
            plain, longer = catalogue.messages(source, path.name), catalogue.messages(pseudo.pseudo(source), path.name)
            assert list(plain) == list(longer)
            short += sum(len(text) for message in plain.values() for text in message.texts)
            long += sum(len(text) for message in longer.values() for text in message.texts)
    assert 1.3 * short < long < 1.6 * short
