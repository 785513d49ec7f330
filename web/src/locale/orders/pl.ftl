# Słowa poleceń wydanych z góry.

orders = Polecenia wydane z góry
orders-part = Polecenie
orders-help = Twoje polecenia znasz tylko ty. Gdy przyjdzie twoja kolej, pierwsze możliwe zostanie po chwili wykonane jako twój ruch; niemożliwe czeka i podaje powód.
orders-none = Nie masz tu żadnych poleceń.
orders-raise = Wcześniej
orders-withdraw = Wycofaj
orders-forced = Wykonuj za mnie jedyny możliwy ruch
orders-bid = { $phase }: licytuj za mnie do
orders-give = Wydaj polecenie
orders-change = Zmień
orders-pass = { $phase }: pasuj za mnie, dopóki wszyscy pasują
orders-plan = Wypróbuj ruchy na planszy „co by było, gdyby” i zrób z nich polecenie
orders-try = Wypróbuj ruchy na planszy. Ze swoich możesz zrobić polecenie.
orders-make = Zrób z tego polecenie
orders-make-do = Wydaj to polecenie
orders-whole = Wszystkie moje ruchy w tym wariancie ({ $count }), jeden po drugim
orders-instead = Jeśli ostatni nie będzie już możliwy, pierwszy możliwy z tych:
orders-price = Tylko jeśli kosztuje najwyżej
orders-unchanged = Tylko jeśli rywale od tego czasu jedynie pasowali
orders-given = Polecenie wydane.
order-bid = Licytuj do { $most }, potem pasuj
order-pass = Pasuj
order-only = Wybierz jedyną możliwość
order-else = a jeśli nie, to
order-if-price = jeśli kosztuje najwyżej { $most }
order-if-legal = jeśli jest możliwe: { $what }
order-if-unchanged = jeśli rywale od tego czasu jedynie pasowali
order-due = Twoja kolej: polecenie zostanie wykonane za chwilę.
order-waits-early = Czeka: jeszcze na nie nie pora.
order-waits-turn = Czeka na twoją kolej.
order-waits-phase = Czeka: teraz jest do podjęcia inna decyzja niż { $what }.
order-waits-illegal = Czeka na ciebie: to już nie jest możliwe: { $what }
order-waits-needs = Czeka na ciebie: to nie jest możliwe: { $what }
order-waits-price = Czeka na ciebie: kosztuje { $what }.
order-waits-changed = Czeka na ciebie: rywal wykonał tymczasem ruch.
order-waits-choice = Czeka: masz więcej możliwości ({ $what }).
order-waits-nothing = Czeka: nie można ani licytować, ani spasować.
order-waits-undone = Czeka na ciebie: twój ruch został właśnie cofnięty.
order-waits-before = Czeka: inne polecenie ma pierwszeństwo.
order-mark = polecenie
order-mark-help = Ten ruch wykonano z wydanego wcześniej polecenia
bad-order = Takiego polecenia nie można wydać.
no-auction = Nie będzie już licytacji.
no-passing = W tej fazie nie można pasować.
no-such-order = Tego polecenia już nie ma.
too-many-orders = { $count ->
    [one] Masz tu już { $count } polecenie; najpierw je wycofaj.
    [few] Masz tu już { $count } polecenia; najpierw wycofaj któreś.
   *[many] Masz tu już { $count } poleceń; najpierw wycofaj któreś.
}
