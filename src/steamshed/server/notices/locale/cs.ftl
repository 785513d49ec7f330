# E-maily, zprávy do zařízení, chatů a kalendářů: co se stalo u stolu nebo ve skupině.

turn = Jsi na tahu ve hře { $game }. Spoluhráči: { $others }.
    .subject = Jsi na tahu: { $game }
until = Čas ti vyprší { $when }.
reminder = Tvůj čas ve hře { $game } vyprší { $when }. Spoluhráči: { $others }.
    .subject = Dochází ti čas: { $game }
began = Tvoje hra { $game } začala. Spoluhráči: { $others }.
    .subject = Hra začala: { $game }
ended = Tvoje hra { $game } skončila. Spoluhráči: { $others }.
    .subject = Hra skončila: { $game }
chat = V chatu u tvého stolu je nová zpráva: { $game }. Spoluhráči: { $others }.
    .subject = Nová zpráva v chatu: { $game }
group = Ve tvé skupině { $group } je něco nového.
    .subject = Novinky ve skupině: { $group }
several = Steamshed: novinky od tvých stolů ({ $count })
digest = Steamshed: tvoje stoly dnes ({ $count })
since = Od tvého posledního tahu:
more = (starší události, které tu nejsou: { $count })
look = Otevřít stůl
settings = Nastavit oznámení: { $link }
stop = Odhlásit se z e-mailů o hrách: { $stop }
picture = Hrací deska
hook = { $game }: na tahu je { $who }.

## E-maily s odkazem na jedno použití

confirm =
    Ahoj,

    tato adresa je zadaná pro e-maily ze Steamshedu, serveru s železničními deskovými hrami. Potvrď ji prosím do dvou dnů:

    { $link }

    Pokud to není tvoje žádost, tento e-mail ignoruj.
    .subject = Potvrď svou e-mailovou adresu pro Steamshed
reset =
    Ahoj,

    někdo požádal o nové heslo k tvému účtu ve Steamshedu. Pokud je to tvoje žádost, zvol si nové heslo do hodiny:

    { $link }

    Pokud není, tento e-mail ignoruj: heslo se nezmění.
    .subject = Nové heslo ke Steamshedu
stop-letters = Odhlásit se z odběru: { $stop }
