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
