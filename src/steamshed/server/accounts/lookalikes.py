"""Names that look alike: the skeleton of a name is the same for all names that a hurried reader takes for it.

Letters of other alphabets stand for the Latin ones they look like, ``0`` is ``o``, and ``1``, ``I`` and ``l`` are one.
Accents stay, but for dots and lines that are hardly seen: Zoë is not Zoe, Zoė is. Migrations fill the skeletons of old
accounts with this, so a change here needs one.
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

RARE_LOOKS = {
    "2": "\u01a7\u03e8\u14bf\ua644\ua6ef\ua75a",
    "3": "\u01b7\u021c\u2ccc\ua76a\ua7ab\U000118ca\U00016f3b",
    "4": "\u13ce\U000118af",
    "5": "\u01bc\U000118bb",
    "6": "\u0431\u13ee\u2cd2\U000118d5",
    "7": "\U000104d2\U000118c6",
    "8": "\u0222\u0223\u09ea\u0a6a\u0b03\U0001031a",
    "9": "\u09ed\u0a67\u0b68\u0d6d\u2cca\ua76e\U000118ac\U000118cc\U000118d6",
    "a": "\u13aa\u15c5\ua4ee\U000102a0\U00016f40",
    "b": "\u0184\u13cf\u13f4\u1472\u15af\u15f7\ua4d0\ua7b4\U00010282\U000102a1\U00010301",
    "c": "\u13df\u2ca4\u2ca5\ua4da\uabaf\U000102a2\U00010302\U00010415\U0001043d\U0001051c\U000118e9\U000118f2",
    "d": "\u13a0\u13e7\u146f\u15de\u15ea\ua4d2\ua4d3",
    "e": "\u13ac\u2d39\ua4f0\uab32\U00010286\U000118a6\U000118ae",
    "f": "\u0584\u15b4\u1e9d\ua4dd\ua798\ua799\uab35\U00010287\U000102a5\U00010525\U000118a2\U000118c2",
    "g": "\u018d\u13c0\u13f3\u1d83\ua4d6",
    "h": "\u13bb\u13c2\u157c\u2c8e\ua4e7\U000102cf",
    "j": "\u037f\u03f3\u13ab\u148d\ua4d9\ua7b2",
    "k": "\u13e6\u16d5\u2c94\ua4d7\U00010518",
    "l": (
        "\u06f1\u13a5\u13de\u14aa\u16c1\u2c92\u2cd0\u2d4f\ua4e1\ua4f2\ua647\uab75\U0001028a\U00010309"
        "\U00010320\U0001041b\U00010526\U000118a3\U000118b2\U000118c3\U00016f16\U00016f28"
    ),
    "m": "\u13b7\u15f0\u16d6\u2c98\ua4df\U000102b0\U00010311",
    "n": "\u057c\u2c9a\ua4e0\U00010513",
    "o": (
        "\u06f5\u0966\u09e6\u0a66\u0ae6\u0b20\u0b66\u0be6\u0c02\u0c66\u0c82\u0ce6\u0d02\u0d20\u0d66\u0d82"
        "\u0e50\u0ed0\u101d\u1040\u10ff\u12d0\u1d11\u2c9e\u2c9f\u2d54\u3007\ua4f3\uab3d\U00010292\U000102ab"
        "\U00010404\U0001042c\U000104c2\U000104ea\U00010516\U000114d0\U000118b5\U000118c8\U000118d7\U000118e0"
    ),
    "p": "\u13e2\u146d\u2ca2\u2ca3\ua4d1\U00010295",
    "q": "\u0563\u2d55",
    "r": "\u13a1\u13d2\u1587\u2c85\ua4e3\uab47\uab48\uab81\U000104b4\U00016f35",
    "s": "\u01bd\u13d5\u13da\ua4e2\uabaa\U00010296\U00010420\U00010448\U000118c1\U00016f3a",
    "t": "\u13a2\u2ca6\ua4d4\U00010297\U000102b1\U00010315\U000118bc\U00016f0a",
    "u": "\u028b\u1200\u144c\ua4f4\ua79f\uab4e\uab52\U000104ce\U000104f6\U000118b8\U000118d8\U00016f42",
    "v": "\u06f7\u13d9\u142f\u2d38\ua4e6\ua6df\uaba9\U0001051d\U00011706\U000118a0\U000118c0\U00016f08",
    "w": "\u026f\u0561\u13b3\u13d4\ua4ea\uab83\U0001170a\U0001170e\U0001170f\U000118e6\U000118ef",
    "x": ("\u1541\u157d\u16b7\u2cac\u2d5d\ua4eb\ua7b3\U00010290\U000102b4\U00010317\U00010322\U00010527\U000118ec"),
    "y": "\u0263\u10e7\u13a9\u13bd\u1d8c\u1eff\u2ca8\ua4ec\uab5a\U000102b2\U000118a4\U000118dc\U00016f43",
    "z": "\u13c3\ua4dc\uab93\U000102f5\U000118a9\U000118c4\U000118e5",
}
"""The letters and figures of other alphabets (Lisu, Cherokee, Canadian syllabics, Coptic and more) that the Unicode
Standard calls confusable with one Latin letter or figure (UTS #39, confusables.txt)."""

LATIN = str.maketrans(
    {look: letter for table in (RARE_LOOKS, LOOKS) for letter, looks in table.items() for look in looks}
)
SLIGHT = frozenset("\u0307\u0323\u0324\u0325\u0331\u0332")
"""Marks that are hardly seen: dots above and below, a ring and lines below."""
DOTTED = ("z\u0307", "Z\u0307")
"""The dot that makes another letter of the Polish alphabet stays."""
ONE_STROKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})
PAIRS = (("rn", "m"), ("vv", "w"))


def normal(text: str) -> str:
    """A name in the form in which names are kept: one way to write each character, single blanks."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def skeleton(name: str) -> str:
    """What is left of a name when everything that looks alike is made the same. Blanks and signs do not count."""
    signs = unicodedata.normalize("NFKD", name)
    plain = (sign for before, sign in zip("\n" + signs, signs) if sign not in SLIGHT or before + sign in DOTTED)
    letters = "".join(plain).translate(LATIN).casefold().translate(LATIN).translate(ONE_STROKE)
    kept = "".join(sign for sign in letters if unicodedata.category(sign)[0] in "LMN")
    for pair, look in PAIRS:
        kept = kept.replace(pair, look)
    return unicodedata.normalize("NFC", kept)
