"""The words of the program, kept.

python -m tools.words --terms                         words and forms of explained terms, from the glossaries
"""

from __future__ import annotations

import argparse
import sys

import steamshed
from tools.words import glossary, terms


def main(arguments: list[str]) -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(prog="tools.words", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--terms", action="store_true", help="write words and forms of explained terms from the glossaries"
    )
    parser.parse_args(arguments)
    try:
        for file in terms.write(steamshed.games()):
            print(f"written: {file.relative_to(glossary.ROOT)}")
    except glossary.Faulty as fault:
        raise SystemExit(str(fault)) from None
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
