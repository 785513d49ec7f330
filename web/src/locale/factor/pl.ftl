# Two-step sign-in, sessions and emails about them.

factor-title = Logowanie dwuetapowe
factor-help = Do zalogowania się oprócz hasła potrzebny będzie kod z aplikacji uwierzytelniającej w telefonie.
factor-begin = Skonfiguruj
factor-scan = Zeskanuj ten kod aplikacją albo przepisz klucz. Potem wpisz kod, który pokazuje aplikacja.
factor-picture = Kod QR dla aplikacji uwierzytelniającej
factor-key = Klucz
factor-open = Otwórz aplikację na tym urządzeniu
factor-code = Kod z aplikacji
factor-code-or = Kod z aplikacji albo kod zapasowy
factor-confirm = Włącz
factor-on = Jest włączone. { $count ->
    [one] Został jeden kod zapasowy.
    [few] Zostały { $count } kody zapasowe.
   *[many] Zostało { $count } kodów zapasowych.
  }
factor-codes = Kody zapasowe
factor-codes-help = Zapisz te kody w bezpiecznym miejscu: widać je tylko teraz. Jeśli stracisz telefon, każdym z nich zalogujesz się raz.
factor-codes-kept = Mam je zapisane
factor-change = Co chcesz zrobić?
factor-renew = Nowe kody zapasowe
factor-end = Wyłącz
factor-sessions = Każda zmiana wyloguje cię ze wszystkich innych urządzeń.
factor-lost = Bez telefonu wpisz kod zapasowy. Jeśli nie masz żadnego z nich, napisz do administratora serwera.
factor-alerts = Wyślij mi e-mail, gdy ktoś zaloguje się na nowym urządzeniu
factor-others = Wyloguj inne urządzenia
factor-session = logowanie: { $time }, adres: { $place }
factor-stop = Nie będziemy już pisać o logowaniach na nowych urządzeniach.

passkey-title = Klucze dostępu
passkey-help = Kluczem dostępu w telefonie, komputerze lub na kluczu bezpieczeństwa zalogujesz się bez hasła. Może też być drugim krokiem po haśle.
passkey-name = Nazwa, na przykład urządzenia
passkey-nameless = Klucz dostępu
passkey-add = Dodaj klucz dostępu
passkey-made = dodano: { $time }
passkey-used = ostatnio użyto: { $time }
passkey-end = Usuń
passkey-keep = Zostaw
passkey-remove = Usuwasz „{ $name }”. Potwierdź, że to ty.
passkey-sign-in = Zaloguj się kluczem
passkey-instead = Użyj klucza dostępu
provider-title = Logowanie klubowe
provider-go = Logowanie: { $name }
provider-on = Możesz się logować także tak: { $name }.
provider-off = Na to konto możesz się logować także tak: { $name }.
provider-add = Zaloguj się tam
provider-end = Przestań używać
