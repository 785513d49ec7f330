# Two-step sign-in, sessions and emails about them.

factor-title = Kétlépcsős belépés
factor-help = Belépéshez a jelszó mellett egy kód is kell, amelyet a telefonodon egy hitelesítő alkalmazás mutat.
factor-begin = Beállítás
factor-scan = Olvasd be ezt a kódot az alkalmazással, vagy írd be a kulcsot. Aztán add meg a kódot, amelyet az alkalmazás mutat.
factor-picture = QR-kód a hitelesítő alkalmazáshoz
factor-key = Kulcs
factor-open = Az alkalmazás megnyitása ezen az eszközön
factor-code = Kód az alkalmazásból
factor-code-or = Kód az alkalmazásból, vagy egy helyreállítási kód
factor-confirm = Bekapcsolás
factor-on = Be van kapcsolva. Még { $count } helyreállítási kódod van.
factor-codes = Helyreállítási kódok
factor-codes-help = Tedd el ezeket a kódokat biztos helyre: csak most látod őket. Ha elvész a telefonod, mindegyikkel egyszer beléphetsz.
factor-codes-kept = Elmentettem őket
factor-change = Mit szeretnél?
factor-renew = Új helyreállítási kódok
factor-end = Kikapcsolás
factor-sessions = Minden változtatás után mindenhol máshol kilépsz.
factor-lost = Ha nincs nálad a telefonod, adj meg egy helyreállítási kódot. Ha az sincs meg, kérd a kiszolgáló üzemeltetőjét.
factor-alerts = E-mailt kérek, ha valaki új eszközön lép be
factor-others = Kilépés mindenhol máshol
factor-session = belépés: { $time }, cím: { $place }
factor-stop = Nem küldünk több levelet az új eszközökön történt belépésekről.
