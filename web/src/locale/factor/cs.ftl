# Two-step sign-in, sessions and emails about them.

factor-title = Dvoufázové přihlášení
factor-help = K přihlášení je pak kromě hesla potřeba i kód z ověřovací aplikace v telefonu.
factor-begin = Nastavit
factor-scan = Naskenuj tento kód aplikací, nebo opiš klíč. Pak zadej kód, který aplikace ukazuje.
factor-picture = QR kód pro ověřovací aplikaci
factor-key = Klíč
factor-open = Otevřít aplikaci na tomto zařízení
factor-code = Kód z aplikace
factor-code-or = Kód z aplikace, nebo záložní kód
factor-confirm = Zapnout
factor-on = Je zapnuté. { $count ->
    [one] Zbývá jeden záložní kód.
    [few] Zbývají { $count } záložní kódy.
   *[other] Zbývá { $count } záložních kódů.
  }
factor-codes = Záložní kódy
factor-codes-help = Ulož si tyto kódy na bezpečné místo: ukazují se jen teď. Když přijdeš o telefon, každým se jednou přihlásíš.
factor-codes-kept = Mám je uložené
factor-change = Co chceš udělat?
factor-renew = Nové záložní kódy
factor-end = Vypnout
factor-sessions = Každá změna tě všude jinde odhlásí.
factor-lost = Nemáš-li telefon, zadej záložní kód. Nemáš-li ani ten, obrať se na provozovatele serveru.
factor-alerts = Poslat mi e-mail, když se někdo přihlásí na novém zařízení
factor-others = Odhlásit se všude jinde
factor-session = přihlášení: { $time }, adresa: { $place }
factor-stop = O přihlášeních na nových zařízeních už nebudeme psát.

passkey-title = Přístupové klíče
passkey-help = Přístupovým klíčem v telefonu, počítači nebo na bezpečnostním klíči se přihlásíš bez hesla. Poslouží i jako druhý krok po hesle.
passkey-name = Název, například zařízení
passkey-nameless = Přístupový klíč
passkey-add = Přidat přístupový klíč
passkey-made = přidán: { $time }
passkey-used = naposledy použit: { $time }
passkey-end = Odebrat
passkey-keep = Ponechat
passkey-remove = Odebereš „{ $name }“. Potvrď, že jsi to ty.
passkey-sign-in = Přihlásit se klíčem
passkey-instead = Použít přístupový klíč
provider-title = Klubové přihlášení
provider-go = Přihlášení: { $name }
provider-on = Přihlásit se můžeš i takto: { $name }.
provider-off = K tomuto účtu se můžeš přihlašovat i takto: { $name }.
provider-add = Přihlásit se tam
provider-end = Přestat používat
