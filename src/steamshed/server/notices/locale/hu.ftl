# E-mailek, üzenetek eszközökre, csevegésekbe és naptárakba: mi történt egy asztalnál vagy egy csoportban.

turn = Te jössz: { $game }. A többiek: { $others }.
    .subject = Te jössz: { $game }
reminder = Lejár az időd: { $game }, { $when }. A többiek: { $others }.
    .subject = Lejár az időd: { $game }
began = Elkezdődött a játszmád: { $game }. A többiek: { $others }.
    .subject = Elkezdődött: { $game }
ended = Véget ért a játszmád: { $game }. A többiek: { $others }.
    .subject = Véget ért: { $game }
chat = Új üzenet érkezett az asztalodnál: { $game }. A többiek: { $others }.
    .subject = Új üzenet az asztalodnál: { $game }
group = Hír érkezett a csoportodból: { $group }.
    .subject = Hírek a csoportodból: { $group }
several = Steamshed: hírek az asztalaidról ({ $count })
digest = Steamshed: az asztalaid ma ({ $count })
since = A legutóbbi lépésed óta:
more = (előtte még: { $count })
look = Az asztal megnyitása
settings = Itt állíthatod be, miről és hogyan szóljunk: { $link }
stop = Ne jöjjön több e-mail a játszmákról: { $stop }
picture = A tábla
hook = { $game }: { $who } jön.

## E-mailek egyszer használható linkkel

confirm =
    Valaki ezt a címet adta meg a Steamshed e-mailjeihez. Ha te voltál, erősítsd meg két napon belül:

    { $link }

    Ha nem te voltál, nincs teendőd.
    .subject = Erősítsd meg a címed
reset =
    Valaki új jelszót kért a Steamshed-fiókodhoz. Ha te voltál, válassz egyet egy órán belül:

    { $link }

    Ha nem te voltál, nincs teendőd: a jelszavad nem változik.
    .subject = Új jelszó
stop-letters = Ne jöjjön több ilyen e-mail: { $stop }
