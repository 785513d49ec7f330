# De woorden van opdrachten vooraf.

orders = Opdrachten vooraf
orders-part = Opdracht
orders-help = Niemand anders ziet je opdrachten. Als je aan de beurt bent, wordt de eerste die mogelijk is na korte tijd als jouw zet uitgevoerd; een opdracht die niet kan, wacht en zegt waarom.
orders-none = Je hebt hier geen opdrachten gegeven.
orders-raise = Eerder
orders-withdraw = Intrekken
orders-forced = Doe mijn zet als er maar één mogelijk is
orders-bid = { $phase }: bied voor mij tot
orders-give = Opdracht geven
orders-change = Wijzigen
orders-pass = { $phase }: pas voor mij zolang iedereen past
orders-plan = Probeer zetten op het wat-als-bord en maak er een opdracht van
orders-try = Probeer zetten op het bord. Van je eigen zetten kun je een opdracht maken.
orders-make = Maak er een opdracht van
orders-make-do = Deze opdracht geven
orders-whole = Al mijn { $count } zetten in deze variant, na elkaar
orders-instead = Als de laatste niet meer kan, de eerste van deze die nog kan:
orders-price = Alleen als het hoogstens kost
orders-unchanged = Alleen als alle tegenstanders sindsdien hebben gepast
orders-given = De opdracht is gegeven.
order-bid = Bied tot { $most }, pas daarna
order-pass = Pas
order-only = Neem de enige keuze
order-else = of anders
order-if-price = als het hoogstens { $most } kost
order-if-legal = als dit kan: { $what }
order-if-unchanged = als alle tegenstanders sindsdien hebben gepast
order-due = Je bent aan de beurt: dit gebeurt zo meteen.
order-waits-early = Wacht: het is nog niet zover.
order-waits-turn = Wacht tot je aan de beurt bent.
order-waits-phase = Wacht: er is een andere beslissing nodig dan { $what }.
order-waits-illegal = Wacht op jou: dit kan niet meer: { $what }
order-waits-needs = Wacht op jou: dit kan niet: { $what }
order-waits-price = Wacht op jou: het kost { $what }.
order-waits-changed = Wacht op jou: een tegenstander heeft sindsdien iets gedaan.
order-waits-choice = Wacht: je hebt { $what } keuzes.
order-waits-nothing = Wacht: er valt niets te bieden en niets te passen.
order-waits-undone = Wacht op jou: je hebt net iets teruggenomen.
order-waits-before = Wacht: een andere opdracht gaat voor.
order-mark = opdracht
order-mark-help = Deze zet is vooraf opgedragen
bad-order = Deze opdracht kan niet.
no-auction = Er komt geen veiling meer.
no-passing = In deze fase kun je niet passen.
no-such-order = Deze opdracht bestaat niet meer.
too-many-orders = { $count ->
    [one] Je hebt hier al { $count } opdracht gegeven; trek die eerst in.
   *[other] Je hebt hier al { $count } opdrachten gegeven; trek er eerst een in.
}
