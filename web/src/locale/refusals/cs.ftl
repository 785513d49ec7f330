# What the server refuses, each with one cause and the next step: refused-ID. The first page fetches them when it needs them.

refused-another-line = Tento bot se znovu připojil odjinud.
refused-bad-csrf-token = Tvé přihlášení v tomto prohlížeči vypršelo. Načti stránku znovu.
refused-bad-email = Toto není e-mailová adresa.
refused-bad-hook = Na tuto adresu nelze nic poslat. Musí začínat https:// a být dostupná z internetu.
refused-bad-host = Server tuto adresu nezná. Otevři stránku na její obvyklé adrese.
refused-bad-input = To nesedí k tomu, co je teď na desce. Načti stránku znovu.
refused-bad-invitation = Tato pozvánka není platná.
refused-bad-link = Tento odkaz už nefunguje. Požádej o nový.
refused-bad-message = Server této zprávě nerozuměl. Načti stránku znovu.
refused-bad-name = { $reason ->
    [hidden] Jméno nesmí mít neviditelné znaky ani znaky měnící směr textu.
    [long] Jméno smí mít nejvýše { $longest } znaků.
    [marks] Každé písmeno jména smí mít nejvýše dvě znaménka.
   *[empty] Jméno potřebuje aspoň jedno písmeno nebo číslici.
  }
refused-bad-order = Takový příkaz tu nejde zadat.
refused-bad-order = K tomu nelze zadat příkaz.
refused-bad-plan = Tento plán má příliš mnoho kroků, než aby šel zahrát najednou.
refused-bad-push-keys = Prohlížeč poslal nepoužitelné klíče pro oznámení push. Zapni je znovu.
refused-bad-record = Toto není záznam hry, který by šlo přehrát.
refused-bad-request = Server tomuto požadavku nerozuměl. Načti stránku znovu.
refused-bad-token = Tento token nepatří žádnému botovi. Vytvoř nový.
refused-bot-does-not-play = { $name } tyto volby neumí.
refused-bot-is-away = Tento bot je offline.
refused-bot-is-busy = { $name } už hraje tolik her, kolik může.
refused-bot-plays-for-you = Hraje za tebe bot. Nejdřív převezmi své místo.
refused-bot-sits-here = Bot může mít u stolu jen jedno místo.
refused-cannot-be-rated = Hodnocený stůl má pro každého jedno místo a vlastní začátek, bez cvičení a bez nápověd.
refused-challenge-is-over = Tato výzva už neplatí.
refused-clock-nearly-out = U stolu „{ $table }“ ti skoro vypršel čas. Nejdřív tam táhni.
refused-enough-bots = Počet tvých botů je { $most }, víc jich být nemůže.
refused-failure = Na serveru se něco pokazilo. Zkus to znovu.
refused-finish-yours-first = Tento začátek hraješ i ty. Ostatní stoly uvidíš, až skončí tvoje hra.
refused-founder-needs-account = K vytvoření skupiny a k roli zakladatele potřebuješ účet. Ke vstupu stačí odkaz.
refused-founders-only = To může jen zakladatel skupiny.
refused-group-is-full = Tato skupina je plná (členů: { $count }).
refused-handover-gone = Tento odkaz už nefunguje. Vytvoř nový na druhém zařízení.
refused-has-an-account = Máš účet: přihlas se na druhém zařízení.
refused-has-resigned = Tuto hru máš vzdanou, vrátit se do ní nejde.
refused-hint-underway = Boti ještě přemýšlejí o tvé poslední otázce.
refused-holiday-dates = Dovolená začíná nejdříve další celou hodinou a končí do roka. Vyber jiné dny.
refused-holiday-overlaps = Na některý z těchto dní už dovolenou máš.
refused-invitation-expired = Platnost této pozvánky skončila. Požádej o novou.
refused-invitation-taken = Tato pozvánka už byla použita: místo je obsazené.
refused-invitation-void = Tato pozvánka už neplatí. Požádej o novou.
refused-last-founder = Skupina musí mít zakladatele. Nejdřív jmenuj někoho jiného, nebo skupinu zruš.
refused-members-only = U tohoto stolu mohou sedět jen členové skupiny.
refused-name-is-taken = Toto jméno je zabrané, nebo se příliš podobá zabranému.
refused-needs-account = K tomu potřebuješ účet.
refused-newest-rules = Tato hra už má nejnovější verzi pravidel.
refused-no-advice = Boti teď žádnou radu nemají.
refused-no-auction = Žádná dražba nenásleduje.
refused-no-group = Opakovaný stůl potřebuje skupinu. Otevři ho na stránce skupiny.
refused-no-hints = U tohoto stolu jsou nápovědy vypnuté.
refused-no-mail = Tento server neposílá e-maily.
refused-no-passing = V této fázi nemůžeš pasovat.
refused-no-practice-together = Společný začátek nemůže být cvičný.
refused-no-reason = Napiš, co je špatně.
refused-no-reviews = Tento server hry nerozebírá.
refused-no-stand-in = Nikdo za tebe nehraje.
refused-no-standing-table = Opakovaný stůl má pro každého jedno místo a nemůže být cvičný ani společným začátkem.
refused-no-start = Tato hra začala z uložené pozice, její začátek proto jiní hrát nemohou.
refused-no-such-action = V této hře takový tah není.
refused-no-such-bot = Takový bot neexistuje.
refused-no-such-example = Takový příklad neexistuje.
refused-no-such-feed = Tento kanál už neexistuje. Zkopíruj si jeho nový odkaz z nastavení.
refused-no-such-game = Taková hra neexistuje.
refused-no-such-group = Tato skupina neexistuje, nebo v ní nejsi.
refused-no-such-holiday = Tato dovolená už skončila.
refused-no-such-language = Tento jazyk není k dispozici.
refused-no-such-lesson = Taková lekce neexistuje.
refused-no-such-line = Tato zpráva v chatu neexistuje.
refused-no-such-map = Tato hra takovou mapu nemá.
refused-no-such-member = Tento člověk není ve skupině.
refused-no-such-moment = Rozbor této hry takové rozhodnutí nemá.
refused-no-such-order = Tento příkaz už neexistuje.
refused-no-such-person = Tento člověk tu není, nebo ti nic neukazuje.
refused-no-such-puzzle = Taková úloha neexistuje.
refused-no-such-seat = Takové místo neexistuje.
refused-no-such-series = Takový začátek není, nebo s tebou není sdílen.
refused-no-such-standing-table = Takový opakovaný stůl neexistuje.
refused-no-such-study = Taková studie není, nebo s tebou není sdílena.
refused-no-such-table = Takový stůl neexistuje.
refused-no-such-zone = Takové časové pásmo neexistuje.
refused-nobody-of-that-name = Účet se jménem { $name } neexistuje.
refused-nobody-there = Vyber někoho jiného.
refused-nobody-to-ask = Tohle nelze vrátit: něco se tím odhalilo a není tu nikdo, kdo by souhlasil.
refused-not-asked = Tato nabídka už neplatí.
refused-not-away-long-enough = { $minutes ->
    [one] { $name } má ještě 1 minutu na návrat, potom může hrát bot.
    [few] { $name } má ještě { $minutes } minuty na návrat, potom může hrát bot.
   *[other] { $name } má ještě { $minutes } minut na návrat, potom může hrát bot.
}
refused-not-found = Tato stránka neexistuje.
refused-not-in-a-series = Společný začátek hraje každý sám, bez zástupce.
refused-not-ready = Bot ještě neřekl, co hraje.
refused-not-signed-in = Nejdřív se přihlas.
refused-not-welcome = To nejde: někdo z přítomných tě zablokoval.
refused-not-yet = Tato hra má skryté informace, proto se to otevře až po jejím konci.
refused-not-yet-over = K dispozici po skončení hry.
refused-not-your-puzzle = To může jen autor úlohy.
refused-not-your-seat = U tohoto stolu nehraješ.
refused-not-your-study = To může jen vlastník této studie.
refused-not-your-table = To může jen hráč, který tento stůl otevřel.
refused-not-your-turn = Nejsi na tahu.
refused-nothing-said = Tvoje zpráva je prázdná.
refused-nothing-to-undo = Není co vzít zpět.
refused-other-version = Tento program je pro jinou verzi serveru. Aktualizuj ho.
refused-player-has-time = { $name } má ještě čas: bot za tohoto hráče hrát nemůže.
refused-player-is-here = { $name } je zde, bot proto hrát nemůže.
refused-player-on-holiday = { $name } má dovolenou: bot za tohoto hráče hrát nemůže.
refused-plays-here = Kdo tu hraje nebo hrál na jiném místě, toto převzít nemůže.
refused-rated-needs-account = K hodnocenému stolu potřebuješ účet. Vytvoř si ho, nebo se přihlas.
refused-ready-already = Bot už řekl, co hraje.
refused-registration-is-closed = Tento server nepřijímá nové účty.
refused-rules-do-not-fit = Podle novějších pravidel by hra probíhala jinak od tahu { $number }, proto se dohraje podle původních.
refused-seat-is-taken = Toto místo je obsazené.
refused-seats-are-open = Některá místa jsou ještě volná.
refused-shut-out = { $hours ->
    [one] Provozovatel ti pozastavil přístup, ještě na 1 hodinu.
    [few] Provozovatel ti pozastavil přístup, ještě na { $hours } hodiny.
   *[other] Provozovatel ti pozastavil přístup, ještě na { $hours } hodin.
}
refused-somebody-already = V tomto prohlížeči hraješ pod jiným jménem. Nejdřív se odhlas.
refused-stale = Mezitím se něco změnilo. Zkus to znovu.
refused-standing-table-has-ended = Tento opakovaný stůl skončil.
refused-study-is-busy = Do této studie právě píše někdo jiný. Zkus to znovu.
refused-study-is-read-only = Tuto studii můžeš číst, ale ne do ní psát.
refused-study-too-large = Tato studie je plná. Nejdřív smaž některou větev.
refused-table-is-finished = Hra už skončila.
refused-table-is-full = Žádné místo není volné.
refused-table-is-hidden = Provozovatel tento stůl skryl.
refused-table-is-open = Hra ještě nezačala.
refused-table-is-running = Hra už začala.
refused-too-busy = Server právě přehrává jiné hry. Zkus to za chvíli.
refused-too-few-hours = { $hours ->
    [one] Zadej nejméně { $hours } aktivní hodinu denně.
    [few] Zadej nejméně { $hours } aktivní hodiny denně.
   *[other] Zadej nejméně { $hours } aktivních hodin denně.
}
refused-too-large = To je příliš dlouhé: sem můžeš poslat nejvýše { $kilobytes } kB.
refused-too-long = To je příliš dlouhé. Zkrať to.
refused-too-many-days = { $days ->
    [one] Z roku { $year } ti zbývá 1 den.
    [few] Z roku { $year } ti zbývají { $days } dny.
   *[other] Z roku { $year } ti zbývá { $days } dní.
}
refused-too-many-groups = { $count ->
    [one] Už jsi v { $count } skupině, víc jich být nemůže.
    [few] Už jsi ve { $count } skupinách, víc jich být nemůže.
   *[other] Už jsi v { $count } skupinách, víc jich být nemůže.
}
refused-too-many-hooks = { $count ->
    [one] Webhook už má { $count } tvůj stůl, víc jich být nemůže.
    [few] Webhook už mají { $count } tvé stoly, víc jich být nemůže.
   *[other] Webhook už má { $count } tvých stolů, víc jich být nemůže.
}
refused-too-many-lines = Máš najednou otevřeno příliš mnoho stolů. Některé zavři a načti stránku znovu.
refused-too-many-orders = { $count ->
    [one] Máš tu už { $count } příkaz. Nejdřív ho odvolej.
    [few] Máš tu už { $count } příkazy. Nejdřív některý odvolej.
   *[other] Máš tu už { $count } příkazů. Nejdřív některý odvolej.
}
refused-too-many-people = Ztlumených a zablokovaných máš už { $count }, víc jich být nemůže.
refused-too-many-puzzles = { $most ->
    [one] Už máš { $most } úlohu, víc jich být nemůže. Nejdřív ji smaž.
    [few] Už máš { $most } úlohy, víc jich být nemůže. Nejdřív nějakou smaž.
   *[other] Už máš { $most } úloh, víc jich být nemůže. Nejdřív nějakou smaž.
}
refused-too-many-reports = Už od tebe přišlo několik hlášení. S dalším počkej.
refused-too-many-requests = { $seconds ->
    [one] Příliš mnoho pokusů. Zkus to znovu za { $seconds } sekundu.
    [few] Příliš mnoho pokusů. Zkus to znovu za { $seconds } sekundy.
   *[other] Příliš mnoho pokusů. Zkus to znovu za { $seconds } sekund.
}
refused-too-many-reviews = { $count ->
    [one] Už čekáš na jeden rozbor.
    [few] Už čekáš na { $count } rozbory.
   *[other] Už čekáš na { $count } rozborů.
}
refused-too-many-standing-tables = { $count ->
    [one] Tato skupina už má { $count } opakovaný stůl, víc jich být nemůže.
    [few] Tato skupina už má { $count } opakované stoly, víc jich být nemůže.
   *[other] Tato skupina už má { $count } opakovaných stolů, víc jich být nemůže.
}
refused-too-many-studies = { $most ->
    [one] Už máš { $most } studii, víc jich být nemůže. Nejdřív ji smaž.
    [few] Už máš { $most } studie, víc jich být nemůže. Nejdřív nějakou smaž.
   *[other] Už máš { $most } studií, víc jich být nemůže. Nejdřív nějakou smaž.
}
refused-too-slow = Požadavek trval příliš dlouho. Zkus to znovu.
refused-undo-goes-further = { $count ->
    [one] Vrátil by se { $count } tah.
    [few] Vrátily by se { $count } tahy.
   *[other] Vrátilo by se { $count } tahů.
}
refused-vote-is-open = O tom se už hlasuje.
refused-vote-is-over = Toto hlasování skončilo.
refused-weak-password = { $reason ->
    [short] Toto heslo je příliš krátké.
    [repeated] Toto heslo jen opakuje samo sebe.
    [row] Toto heslo jsou jen sousední klávesy.
    [name] Toto heslo se příliš podobá jménu.
   *[common] Toto heslo je příliš běžné.
  }
refused-wrong-password = Nesprávné jméno nebo heslo.
refused-wrong-shape = Některé pole je prázdné nebo příliš dlouhé.
refused-you-block-the-owner = Hráče, který tento stůl otevřel, máš zablokovaného.
refused-wrong-method = To server neumí. Načti stránku znovu.
refused-no-second-factor = Dvoufázové přihlášení je vypnuté. Načti stránku znovu.
refused-second-factor-is-on = Dvoufázové přihlášení už je zapnuté. Nejdřív ho vypni.
refused-second-factor-needed = Zadej také kód z ověřovací aplikace, nebo použij přístupový klíč.
refused-wrong-code = Tento kód je nesprávný, nebo už byl použit. Počkej na další.
refused-wrong-passkey = Tento přístupový klíč tu neplatí, nebo vypršel čas. Zkus to znovu.
refused-no-passkey-shown = Žádný přístupový klíč nebyl použit. Zkus to znovu, nebo se přihlas jinak.
refused-no-passkeys-here = Na tomto serveru nejdou přístupové klíče použít. Otevři ho pod jeho jménem přes https.
refused-too-many-passkeys = Víc přístupových klíčů účet mít nemůže. Nejdřív některý odeber.
refused-no-such-passkey = Tento přístupový klíč už není. Načti stránku znovu.
refused-sign-in-again = Tvůj účet nemá heslo. Přihlas se znovu a zkus to ještě jednou.
refused-provider-is-away = Přihlášení tvého klubu neodpovídá. Zkus to později.
refused-provider-says-no = Klubové přihlášení se nezdařilo. Začni znovu.
refused-no-provider = Tento server nemá klubové přihlášení. Načti stránku znovu.
refused-last-way-in = Nejdřív si nastav heslo, jinak by přihlášení nešlo.
refused-provided-already = Tento člen klubu už tu účet má.
refused-cannot-ban-yourself = Sebe vyloučit nemůžeš.
refused-no-such-subject = Nic ani nikdo s tímto jménem nebo identifikátorem tu není.
