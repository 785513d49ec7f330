"""Names that look alike: the skeleton of a name is the same for all names that a hurried reader takes for it.

Letters of other alphabets stand for the Latin ones they look like, ``0`` is ``o``, and ``1``, ``I`` and ``l`` are one.
Accents stay: Zoë is not Zoe. Migrations fill the skeletons of old accounts with this, so a change here needs one.
"""

from __future__ import annotations

import unicodedata

LOOKS = {
    "a": "\u0430\u0410\u03b1\u0391\u0251\u1d00",
    "b": "\u0412\u0432\u0392\u0299\u042c\u044c",
    "c": "\u0441\u0421\u03f2\u03f9\u1d04",
    "d": "\u0501\u1d05",
    "e": "\u0435\u0415\u0395\u03b5\u1d07\u04bd",
    "f": "\u03dc\u03dd",
    "g": "\u0261\u0581\u050c\u050d",
    "h": "\u041d\u043d\u0397\u04bb\u04ba\u0570\u029c",
    "i": "\u0456\u0406\u0399\u03b9\u0131\u026a\u0269",
    "j": "\u0458\u0408\u0575\u1d0a",
    "k": "\u043a\u041a\u039a\u03ba\u1d0b\u049a\u049b",
    "l": "\u04cf\u04c0\u0196\u01c0\u029f",
    "m": "\u043c\u041c\u039c\u1d0d\u03fb\u03fa",
    "n": "\u039d\u03b7\u0578\u0274\u043f",
    "o": "\u043e\u041e\u03bf\u039f\u0585\u0555\u1d0f\u03c3\u03c2",
    "p": "\u0440\u0420\u03a1\u03c1\u1d18",
    "q": "\u051b\u051a\u0566",
    "r": "\u0433\u1d26\u0280",
    "s": "\u0455\u0405\ua731\u054f",
    "t": "\u0422\u0442\u03a4\u03c4\u1d1b",
    "u": "\u057d\u1d1c\u03c5\u054d",
    "v": "\u03bd\u0475\u0474\u1d20",
    "w": "\u051d\u051c\u0461\u1d21\u03c9",
    "x": "\u0445\u0425\u03a7\u03c7",
    "y": "\u0443\u0423\u03a5\u03b3\u04af\u04ae\u028f",
    "z": "\u0396\u1d22",
    "3": "\u0417\u0437\u04e0\u04e1",
}
"""Latin letters, and the Cyrillic, Greek, Armenian and small capital letters that look like them."""

LATIN = str.maketrans({look: letter for letter, looks in LOOKS.items() for look in looks})
ONE_STROKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
PAIRS = (("rn", "m"), ("vv", "w"))


def normal(text: str) -> str:
    """A name in the form in which names are kept: one way to write each character, single blanks."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def skeleton(name: str) -> str:
    """What is left of a name when everything that looks alike is made the same. Blanks and signs do not count."""
    letters = unicodedata.normalize("NFKD", name).translate(LATIN).casefold()
    letters = letters.translate(LATIN).translate(ONE_STROKE)
    kept = "".join(sign for sign in letters if unicodedata.category(sign)[0] in "LMN")
    for pair, look in PAIRS:
        kept = kept.replace(pair, look)
    return unicodedata.normalize("NFC", kept)
