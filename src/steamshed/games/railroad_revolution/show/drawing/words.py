"""The words that the scenes of Railroad Revolution say: the messages ``draw-…`` of its catalogue."""

from __future__ import annotations

from steamshed.look.words import Words

say = Words("steamshed.games.railroad_revolution")


def effect_words(texts: list[str] | tuple[str, ...]) -> str:
    """A list of effects in words."""
    return say("and").join(map(_one, texts))


def _one(text: str) -> str:
    verb, _, rest = text.partition(" ")
    words = rest.split(" ")
    if verb in ("workers", "either"):
        joint = say("and") if verb == "workers" else say("or")
        return say(f"effect_{verb}", colours=joint.join(say.name("what", colour) for colour in words))
    if "paying" in words:
        return say("effect_promote_paying", n=int(words[0]), pay=words[2])
    return say(f"effect_{verb}", n=int(rest) if rest.isdigit() else rest)
