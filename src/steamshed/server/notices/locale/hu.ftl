# E-mailek, üzenetek eszközökre, csevegésekbe és naptárakba: mi történt egy asztalnál vagy egy csoportban.

turn = Te jössz: { $game }. A többiek: { $others }.
    .subject = Te jössz: { $game }
until = Az időd ekkor jár le: { $when }.
reminder = Az időd lejár: { $game }, { $when }. A többiek: { $others }.
    .subject = Lejár az időd: { $game }
began = Elkezdődött a játszmád: { $game }. A többiek: { $others }.
    .subject = Elkezdődött a játszma: { $game }
ended = Véget ért a játszmád: { $game }. A többiek: { $others }.
    .subject = Véget ért a játszma: { $game }
chat = Új üzenet érkezett az asztalodnál: { $game }. A többiek: { $others }.
    .subject = Új csevegőüzenet: { $game }
group = Új hír van a csoportodban: { $group }.
    .subject = Hírek a csoportodból: { $group }
several = Steamshed: hírek az asztalaidról ({ $count })
digest = Steamshed: az asztalaid ma ({ $count })
since = A legutóbbi lépésed óta:
more = (korábbi, itt nem látható események: { $count })
look = Az asztal megnyitása
settings = Az értesítéseid beállítása: { $link }
stop = Leiratkozás a játszmákról szóló levelekről: { $stop }
picture = A tábla
hook = { $game }: { $who } jön.

## E-mailek egyszer használható linkkel

confirm =
    Szia!

    Ezt a címet adták meg a Steamshed leveleihez; ez vasutas társasjátékok kiszolgálója. Erősítsd meg két napon belül:

    { $link }

    Ha nem te kérted, hagyd figyelmen kívül ezt a levelet.
    .subject = Erősítsd meg az e-mail-címed a Steamshedben
reset =
    Szia!

    Valaki új jelszót kért a Steamshed-fiókodhoz. Ha te voltál, válassz új jelszót egy órán belül:

    { $link }

    Ha nem te kérted, hagyd figyelmen kívül ezt a levelet: a jelszavad nem változik.
    .subject = Új jelszó a Steamshed-fiókodhoz
stop-letters = Leiratkozás: { $stop }

## E-mailek a fiókról

alert-where =
    Mikor: { $when }
    Eszköz: { $device }
    Cím: { $place }
alert-device = ismeretlen eszköz
alert-signed-in =
    Szia!

    Valaki új eszközön lépett be a Steamshed-fiókodba.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Új belépés a Steamshedbe
alert-password =
    Szia!

    Megváltozott a Steamshed-fiókod jelszava.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Megváltozott a Steamshed-jelszavad
alert-factor-on =
    Szia!

    Bekapcsolták a kétlépcsős belépést a Steamshed-fiókodban.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Kétlépcsős belépés bekapcsolva a Steamshedben
alert-factor-off =
    Szia!

    Kikapcsolták a kétlépcsős belépést a Steamshed-fiókodban.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Kétlépcsős belépés kikapcsolva a Steamshedben
alert-passkey-on =
    Szia!

    Új azonosítókulcs került a Steamshed-fiókodba. Ezzel is be lehet lépni.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Új azonosítókulcs a Steamshedhez
alert-passkey-off =
    Szia!

    Egy azonosítókulcs kikerült a Steamshed-fiókodból.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Azonosítókulcs törölve a Steamshednél
alert-provider-on =
    Szia!

    A Steamshed-fiókodba mostantól az egyesületed belépésével is be lehet lépni.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Egyesületi belépés bekapcsolva a Steamshednél
alert-provider-off =
    Szia!

    A Steamshed-fiókodba az egyesületed belépésével többé nem lehet belépni.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Egyesületi belépés kikapcsolva a Steamshednél
alert-codes =
    Szia!

    Új helyreállítási kódok készültek a Steamshed-fiókodhoz.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Új helyreállítási kódok a Steamshedhez
alert-address =
    Szia!

    A Steamshed-fiókod e-mail-címe megváltozott, vagy törölték. Erre a címre nem írunk többet.

    { $where }

    Ha nem te voltál, változtasd meg a jelszavad, és lépj ki mindenhol máshol: { $link }
    .subject = Megváltozott az e-mail-címed a Steamshedben
