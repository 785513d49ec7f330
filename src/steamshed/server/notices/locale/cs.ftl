# E-maily, zprávy do zařízení, chatů a kalendářů: co se stalo u stolu nebo ve skupině.

turn = Jsi na tahu ve hře { $game }. Spoluhráči: { $others }.
    .subject = Jsi na tahu: { $game }
reminder = Tvůj čas ve hře { $game } vyprší { $when }. Spoluhráči: { $others }.
    .subject = Dochází ti čas: { $game }
began = Tvoje hra { $game } začala. Spoluhráči: { $others }.
    .subject = Hra začala: { $game }
ended = Tvoje hra { $game } skončila. Spoluhráči: { $others }.
    .subject = Hra skončila: { $game }
chat = U tvého stolu { $game } je nová zpráva. Spoluhráči: { $others }.
    .subject = Nová zpráva u tvého stolu: { $game }
group = Ve tvé skupině { $group } je něco nového.
    .subject = Novinky ve skupině: { $group }
several = Steamshed: zprávy z tvých stolů ({ $count })
digest = Steamshed: tvoje stoly dnes ({ $count })
since = Od tvého posledního tahu:
more = (předtím ještě: { $count })
look = Otevřít stůl
settings = O čem a jak ti máme dávat vědět: { $link }
stop = Už neposílat e-maily o hrách: { $stop }
picture = Herní deska
hook = { $game }: na tahu je { $who }.

## E-maily s odkazem na jedno použití

confirm =
    Někdo uvedl tuto adresu pro e-maily ze Steamshedu. Pokud je tvoje, potvrď ji do dvou dnů:

    { $link }

    Pokud to nebylo s tvým vědomím, není třeba dělat nic.
    .subject = Potvrď svou adresu
reset =
    Někdo požádal o nové heslo k tvému účtu ve Steamshedu. Chceš-li ho změnit, zvol si nové do hodiny:

    { $link }

    Pokud ta žádost není od tebe, není třeba dělat nic: heslo se nezmění.
    .subject = Nové heslo
stop-letters = Už neposílat takové e-maily: { $stop }
