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

## E-maily o účtu

alert-where =
    Kdy: { $when }
    Zařízení: { $device }
    Adresa: { $place }
alert-device = neznámé zařízení
alert-signed-in =
    Ahoj,

    k tvému účtu ve Steamshedu se někdo přihlásil na novém zařízení.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Nové přihlášení ke Steamshedu
alert-password =
    Ahoj,

    heslo k tvému účtu ve Steamshedu se změnilo.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Heslo ke Steamshedu se změnilo
alert-factor-on =
    Ahoj,

    u tvého účtu ve Steamshedu se zapnulo dvoufázové přihlášení.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Dvoufázové přihlášení ke Steamshedu je zapnuté
alert-factor-off =
    Ahoj,

    u tvého účtu ve Steamshedu se vypnulo dvoufázové přihlášení.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Dvoufázové přihlášení ke Steamshedu je vypnuté
alert-passkey-on =
    Ahoj,

    K tvému účtu na Steamshedu přibyl přístupový klíč. Dá se jím přihlásit.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Nový přístupový klíč pro Steamshed
alert-passkey-off =
    Ahoj,

    Z tvého účtu na Steamshedu byl odebrán přístupový klíč.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Přístupový klíč pro Steamshed odebrán
alert-provider-on =
    Ahoj,

    K tvému účtu na Steamshedu se teď dá přihlásit i přes přihlášení tvého klubu.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Klubové přihlášení na Steamshedu je zapnuté
alert-provider-off =
    Ahoj,

    K tvému účtu na Steamshedu se už nedá přihlásit přes přihlášení tvého klubu.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Klubové přihlášení na Steamshedu je vypnuté
alert-codes =
    Ahoj,

    tvůj účet ve Steamshedu má nové záložní kódy.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = Nové záložní kódy ke Steamshedu
alert-address =
    Ahoj,

    tvůj účet ve Steamshedu má jinou e-mailovou adresu, nebo žádnou. Na tuto už nic neposíláme.

    { $where }

    Pokud to nebylo z tvé strany, změň si heslo a odhlas se všude jinde: { $link }
    .subject = E-mailová adresa ve Steamshedu se změnila
