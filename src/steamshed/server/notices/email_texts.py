"""The sentences of notices, in five languages; those of the games (what happened at a table) are the games' own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Phrases:
    """``{game}`` is a title, ``{others}`` who else plays, ``{when}`` a date and time on the reader's clock."""

    turn: tuple[str, str]
    """Subject and sentence, as the next ones."""
    reminder: tuple[str, str]
    began: tuple[str, str]
    ended: tuple[str, str]
    chat: tuple[str, str]
    group: tuple[str, str]
    several: str
    """The subject of a mail about several things."""
    digest: str
    """The subject of a daily digest."""
    since: str
    more: str
    """That ``{count}`` sentences before these are left out."""
    look: str
    """On the link to the table."""
    settings: str
    stop: str
    picture: str
    """What a reader without pictures is told."""
    hook: str
    """To everybody: whose turn it is."""


PHRASES: dict[str, Phrases] = {
    "en": Phrases(
        ("Your turn: {game}", "It is your turn in {game} with {others}."),
        ("Your time runs out: {game}", "Your time in {game} with {others} runs out on {when}."),
        ("The game has begun: {game}", "Your game of {game} with {others} has begun."),
        ("The game is over: {game}", "Your game of {game} with {others} is over."),
        ("Talk at your table: {game}", "Something was said at your table of {game} with {others}."),
        ("News in your group: {group}", "There is news in your group {group}."),
        "Steamshed: news from your tables ({count})",
        "Steamshed: your tables today ({count})",
        "Since your last move:",
        "(before that: {count} more)",
        "See it at the table",
        "What you are told of, and how: {link}",
        "No more mails about games: {stop}",
        "The board",
        "{game}: it is {who}'s turn.",
    ),
    "hu": Phrases(
        ("Te jössz: {game}", "Te jössz a(z) {game} játszmában; a többiek: {others}."),
        ("Lejár az időd: {game}", "Az időd a(z) {game} játszmában lejár: {when}; a többiek: {others}."),
        ("Elkezdődött: {game}", "Elkezdődött a(z) {game} játszmád; a többiek: {others}."),
        ("Véget ért: {game}", "Véget ért a(z) {game} játszmád; a többiek: {others}."),
        ("Beszélgetés az asztalodnál: {game}", "Valaki írt az asztalodnál: {game}; a többiek: {others}."),
        ("Hírek a körödből: {group}", "Hír van a körödből: {group}."),
        "Steamshed: hírek az asztalaidról ({count})",
        "Steamshed: az asztalaid ma ({count})",
        "A legutóbbi lépésed óta:",
        "(előtte még: {count})",
        "Nézd meg az asztalnál",
        "Miről és hogyan szóljunk: {link}",
        "Ne jöjjön több levél a játszmákról: {stop}",
        "A tábla",
        "{game}: {who} jön.",
    ),
    "cs": Phrases(
        ("Jsi na tahu: {game}", "Jsi na tahu ve hře {game}; spoluhráči: {others}."),
        ("Dochází ti čas: {game}", "Tvůj čas ve hře {game} vyprší {when}; spoluhráči: {others}."),
        ("Hra začala: {game}", "Tvoje hra {game} začala; spoluhráči: {others}."),
        ("Hra skončila: {game}", "Tvoje hra {game} skončila; spoluhráči: {others}."),
        ("Rozhovor u tvého stolu: {game}", "U tvého stolu někdo něco napsal: {game}; spoluhráči: {others}."),
        ("Novinky ve skupině: {group}", "Ve tvé skupině {group} je něco nového."),
        "Steamshed: zprávy z tvých stolů ({count})",
        "Steamshed: tvoje stoly dnes ({count})",
        "Od tvého posledního tahu:",
        "(předtím ještě: {count})",
        "Podívej se ke stolu",
        "O čem a jak dostáváš zprávy: {link}",
        "Už neposílat zprávy o hrách: {stop}",
        "Herní plán",
        "{game}: na tahu je {who}.",
    ),
    "pl": Phrases(
        ("Twoja kolej: {game}", "Twoja kolej w grze {game}; pozostali gracze: {others}."),
        ("Kończy się twój czas: {game}", "Twój czas w grze {game} kończy się {when}; pozostali gracze: {others}."),
        ("Gra się zaczęła: {game}", "Twoja gra {game} się zaczęła; pozostali gracze: {others}."),
        ("Gra się skończyła: {game}", "Twoja gra {game} się skończyła; pozostali gracze: {others}."),
        ("Rozmowa przy twoim stole: {game}", "Ktoś napisał przy twoim stole: {game}; pozostali gracze: {others}."),
        ("Nowości w twojej grupie: {group}", "W twojej grupie {group} jest coś nowego."),
        "Steamshed: wieści z twoich stołów ({count})",
        "Steamshed: twoje stoły dzisiaj ({count})",
        "Od twojego ostatniego ruchu:",
        "(wcześniej jeszcze: {count})",
        "Zobacz przy stole",
        "O czym i jak dajemy ci znać: {link}",
        "Nie wysyłaj więcej wiadomości o grach: {stop}",
        "Plansza",
        "{game}: kolej gracza {who}.",
    ),
    "nl": Phrases(
        ("Jouw beurt: {game}", "Het is jouw beurt in {game} met {others}."),
        ("Je tijd loopt af: {game}", "Je tijd in {game} met {others} loopt af op {when}."),
        ("Het spel is begonnen: {game}", "Je spel {game} met {others} is begonnen."),
        ("Het spel is afgelopen: {game}", "Je spel {game} met {others} is afgelopen."),
        ("Gesprek aan je tafel: {game}", "Er is iets gezegd aan je tafel {game} met {others}."),
        ("Nieuws in je groep: {group}", "Er is nieuws in je groep {group}."),
        "Steamshed: nieuws van je tafels ({count})",
        "Steamshed: je tafels vandaag ({count})",
        "Sinds je laatste zet:",
        "(daarvoor nog: {count})",
        "Bekijk het aan tafel",
        "Waarover en hoe je bericht krijgt: {link}",
        "Geen mails meer over spellen: {stop}",
        "Het bord",
        "{game}: {who} is aan de beurt.",
    ),
}


def phrases(language: str) -> Phrases:
    return PHRASES.get(language, PHRASES["en"])
