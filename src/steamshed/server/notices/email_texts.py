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
        ("Your time is running out: {game}", "Your time in {game} with {others} runs out on {when}."),
        ("The game has begun: {game}", "Your game of {game} with {others} has begun."),
        ("The game is over: {game}", "Your game of {game} with {others} is over."),
        ("New chat message: {game}", "There is a new chat message at your table of {game} with {others}."),
        ("News in your group: {group}", "There is news in your group {group}."),
        "Steamshed: news from your tables ({count})",
        "Steamshed: your tables today ({count})",
        "Since your last move:",
        "(earlier events left out: {count})",
        "Open the table",
        "Change your notifications: {link}",
        "Unsubscribe from game emails: {stop}",
        "The board",
        "{game}: it is {who}'s turn.",
    ),
    "hu": Phrases(
        ("Te jössz: {game}", "Te jössz: {game}. A többiek: {others}."),
        ("Lejár az időd: {game}", "Az időd lejár: {game}, {when}. A többiek: {others}."),
        ("Elkezdődött a játszma: {game}", "Elkezdődött a játszmád: {game}. A többiek: {others}."),
        ("Véget ért a játszma: {game}", "Véget ért a játszmád: {game}. A többiek: {others}."),
        ("Új csevegőüzenet: {game}", "Új üzenet érkezett az asztalodnál: {game}. A többiek: {others}."),
        ("Hírek a csoportodból: {group}", "Új hír van a csoportodban: {group}."),
        "Steamshed: hírek az asztalaidról ({count})",
        "Steamshed: az asztalaid ma ({count})",
        "A legutóbbi lépésed óta:",
        "(korábbi, itt nem látható események: {count})",
        "Az asztal megnyitása",
        "Az értesítéseid beállítása: {link}",
        "Leiratkozás a játszmákról szóló levelekről: {stop}",
        "A tábla",
        "{game}: {who} jön.",
    ),
    "cs": Phrases(
        ("Jsi na tahu: {game}", "Jsi na tahu ve hře {game}. Spoluhráči: {others}."),
        ("Dochází ti čas: {game}", "Tvůj čas ve hře {game} vyprší {when}. Spoluhráči: {others}."),
        ("Hra začala: {game}", "Tvoje hra {game} začala. Spoluhráči: {others}."),
        ("Hra skončila: {game}", "Tvoje hra {game} skončila. Spoluhráči: {others}."),
        ("Nová zpráva v chatu: {game}", "V chatu u tvého stolu je nová zpráva: {game}. Spoluhráči: {others}."),
        ("Novinky ve skupině: {group}", "Ve tvé skupině {group} je něco nového."),
        "Steamshed: novinky od tvých stolů ({count})",
        "Steamshed: tvoje stoly dnes ({count})",
        "Od tvého posledního tahu:",
        "(starší události, které tu nejsou: {count})",
        "Otevřít stůl",
        "Nastavit oznámení: {link}",
        "Odhlásit se z e-mailů o hrách: {stop}",
        "Hrací deska",
        "{game}: na tahu je {who}.",
    ),
    "pl": Phrases(
        ("Twoja kolej: {game}", "Twoja kolej w grze {game}. Pozostali gracze: {others}."),
        ("Kończy się twój czas: {game}", "Twój czas w grze {game} kończy się {when}. Pozostali gracze: {others}."),
        ("Partia się zaczęła: {game}", "Twoja partia {game} się zaczęła. Pozostali gracze: {others}."),
        ("Partia się skończyła: {game}", "Twoja partia {game} się skończyła. Pozostali gracze: {others}."),
        ("Nowa wiadomość na czacie: {game}", "Ktoś napisał przy twoim stole: {game}. Pozostali gracze: {others}."),
        ("Nowości w twojej grupie: {group}", "W twojej grupie {group} jest coś nowego."),
        "Steamshed: wieści z twoich stołów ({count})",
        "Steamshed: twoje stoły dzisiaj ({count})",
        "Od twojego ostatniego ruchu:",
        "(wcześniejsze zdarzenia, których tu nie ma: {count})",
        "Otwórz stół",
        "Ustaw powiadomienia: {link}",
        "Wypisz się z e-maili o partiach: {stop}",
        "Plansza",
        "{game}: kolej gracza {who}.",
    ),
    "nl": Phrases(
        ("Jouw beurt: {game}", "Het is jouw beurt in {game} met {others}."),
        ("Je tijd loopt af: {game}", "Je tijd in {game} met {others} loopt af op {when}."),
        ("De partij is begonnen: {game}", "Je partij {game} met {others} is begonnen."),
        ("De partij is uit: {game}", "Je partij {game} met {others} is uit."),
        ("Nieuw chatbericht: {game}", "Er is een nieuw chatbericht aan je tafel {game} met {others}."),
        ("Nieuws in je groep: {group}", "Er is nieuws in je groep {group}."),
        "Steamshed: nieuws van je tafels ({count})",
        "Steamshed: je tafels vandaag ({count})",
        "Sinds je laatste zet:",
        "(eerdere gebeurtenissen weggelaten: {count})",
        "Open de tafel",
        "Stel je berichten in: {link}",
        "Afmelden voor e-mails over partijen: {stop}",
        "Het bord",
        "{game}: {who} is aan de beurt.",
    ),
}


def phrases(language: str) -> Phrases:
    return PHRASES.get(language, PHRASES["en"])
