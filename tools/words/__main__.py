"""The words of the program, kept.

python -m tools.words                       checks every sentence; exits 1 on what is not in the baseline
python -m tools.words --counts              how many messages break each rule, by language
python -m tools.words --list RULE [PART]    all that break a rule, or those of files that have PART in their path
python -m tools.words --shrink              strikes out of the baseline what is mended
python -m tools.words --begin RULE          takes what a new rule finds into the baseline
python -m tools.words --stamp [FILE ...]    notes translations as right that are new or changed with English, and
                                            of these files also those whose English alone has changed
python -m tools.words --fix [FILE ...]      mends typography where a machine can
python -m tools.words --terms               words and forms of explained terms, from the glossaries
python -m tools.words --sample LANGUAGE SEED  200 messages drawn at random, beside English, for somebody to read
"""

from __future__ import annotations

import argparse
import pathlib
import random
import sys

import steamshed
from steamshed.kernel.words import LANGUAGES
from tools.words import checks, glossary, lint, terms, typography
from tools.words.catalogue import AGREED, ROOT, Message, english_of, paths, place, read

SHOWN = 60
DRAWN = 200


def check() -> int:
    judged = lint.judged(lint.everything(), lint.baseline())
    for one in judged.new[:SHOWN]:
        print(f"{one.path}:{one.line} {one.id} [{one.rule}] {one.advice}")
    if len(judged.new) > SHOWN:
        print(f"… and {len(judged.new) - SHOWN} more: python -m tools.words --counts")
    if judged.mended:
        print(f"{len(judged.mended)} of the baseline are mended: python -m tools.words --shrink strikes them out")
    return 1 if judged.new or judged.mended else 0


def counts() -> int:
    found = checks.counts(lint.everything())
    print(f"{'':12}" + "".join(f"{language:>7}" for language in LANGUAGES))
    for rule, row in found.items():
        print(f"{rule:12}" + "".join(f"{row[language]:7}" for language in LANGUAGES))
    print(f"{'together':12}" + "".join(f"{sum(row[language] for row in found.values()):7}" for language in LANGUAGES))
    return 0


def listed(rule: str, part: str) -> int:
    for one in lint.everything():
        if one.rule == rule and part in one.path:
            print(f"{one.path}:{one.line} {one.id}: {one.advice}")
    return 0


def sources() -> dict[str, str]:
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in paths()}


def fix(files: list[str]) -> int:
    for path in [pathlib.Path(file).resolve() for file in files] or list(paths()):
        language = place(str(path.relative_to(ROOT))).language
        before = path.read_text(encoding="utf-8")
        after = typography.mended(language, before)
        if after != before:
            path.write_text(after, encoding="utf-8")
            print(f"mended: {path.relative_to(ROOT)}")
    return 0


def sample(language: str, seed: str) -> int:
    """Messages and attributes drawn from every file of a language; the same ones for the same seed and texts."""
    every = [(str(path.relative_to(ROOT)), path) for path in paths()]
    files = {name: read(path).messages for name, path in every if place(name).language in (language, "en")}
    own = [path for path in sorted(files) if place(path).language == language]
    told = [(path, id) for path in own for id in files[path] if not id.endswith(".forms")]
    for path, id in sorted(random.Random(f"{language} {seed}").sample(told, DRAWN)):
        print(f"{path} {id}: {shown(files[path][id])}")
        english = files.get(english_of(path, language), {}).get(id)
        if language != "en" and english is not None:
            print(f"    {shown(english)}")
    return 0


def shown(message: Message) -> str:
    return " / ".join(checks.plain(text.replace(AGREED, "")).replace("\n", " ") for text in message.texts)


def main(arguments: list[str]) -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(
        prog="tools.words", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--counts", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--list", nargs="+", metavar=("RULE", "PART"), help=argparse.SUPPRESS)
    parser.add_argument("--shrink", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--begin", metavar="RULE", help=argparse.SUPPRESS)
    parser.add_argument("--stamp", nargs="*", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--fix", nargs="*", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--terms", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--sample", nargs=2, metavar=("LANGUAGE", "SEED"), help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    try:
        return run(chosen)
    except (glossary.Faulty, ValueError) as fault:
        raise SystemExit(str(fault)) from None


def run(chosen: argparse.Namespace) -> int:
    if chosen.terms:
        for file in terms.write(steamshed.games()):
            print(f"written: {file.relative_to(ROOT)}")
        return 0
    if chosen.fix is not None:
        return fix(chosen.fix)
    if chosen.stamp is not None:
        also = [str(pathlib.Path(file).resolve().relative_to(ROOT)) for file in chosen.stamp]
        print(f"{lint.write_stamps(sources(), also)} stamped")
        return 0
    if chosen.shrink:
        lint.write_baseline(lint.shrunk(lint.everything(), lint.baseline()))
        return 0
    if chosen.begin:
        lint.write_baseline(lint.begun(chosen.begin, lint.everything(), lint.baseline()))
        return 0
    if chosen.sample:
        language, seed = chosen.sample
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        return sample(language, seed)
    if chosen.list:
        return listed(chosen.list[0], chosen.list[1] if len(chosen.list) > 1 else "")
    return counts() if chosen.counts else check()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
