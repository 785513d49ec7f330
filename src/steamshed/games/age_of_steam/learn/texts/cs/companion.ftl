# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: 22079147
issue_shares = Kolik akcií vydáš v tomto kole? Každá teď přinese $5, na konci každého kola stojí $1 a na konci hry 3 body.
    .matters = Sečti celé kolo: nabídku, koleje a výdaje, $1 za každou akcii a každý stupeň lokomotivy. Co nepokryjí peníze a příjem, musí pokrýt akcie; jedna v tomto kole přinese čisté $4. V prvním kole jsou obvyklé dvě nebo tři.
    .mistake = Začátečník vydá akcie na koleje a zapomene na výdaje na konci kola. Každý chybějící dolar stojí 1 z příjmu.

# en: 48e3d42d
determine_player_order = Nabízej za místo v pořadí hráčů, nebo odstup. První dvě místa platí celou nabídku, kdo odstoupí první, neplatí nic, ostatní platí polovinu.
    .matters = Zeptej se, co ti první místo umožní: akci, kterou může mít jen jeden, kostku, kterou chtějí i jiní, pole, o které je zájem. Když tě nic nenapadá, odstup brzy. Druhé místo často stačí.
    .mistake = Začátečník nabízí za první místo a neví, kterou akci by si s ním vzal.

# en: 1d32c733
select_actions = Vyber jednu ze zbylých akcí; v tomto kole je tvá. Jednu si vzít musíš, použít ji nemusíš.
    .matters = Chybí dílek navíc ke třem? Inženýr. Má se městečko stát městem? Urbanizace. Kostku může odvézt i soupeř? První přeprava. Lokomotiva je dobrá skoro v každém z prvních kol, ale zvyšuje výdaje o $1.
    .mistake = Začátečník si vezme Urbanizaci a položí nejdřív dílek: nové město přichází před prvním dílkem, nebo vůbec.

# en: 747cb5db
build_track = Polož nejvýš tři dílky, jako Inženýr čtyři, a každý hned zaplať. Koleje začínají u města nebo u tvých kolejí; skončit můžeš kdykoli.
    .matters = Podívej se nejdřív na kostky, potom na mapu: která barva kde leží a které město ji bere? Dokončuj spojení: hotové vydělává a je navždy tvé, nedokončené musí každé kolo růst. Městečko cestou udělá z jedné trati dvě spojení.
    .mistake = Začátečník utratí poslední dolary za dílek, který nikam nevede, a při výdajích mu chybějí.

# en: 4ff99e4c
move_goods = Odvez jednu kostku, zlepši lokomotivu, nebo nedělej nic; jsou na to dvě kola přepravy. Každé spojení na cestě dá svému majiteli 1 k příjmu.
    .matters = Počítej kotouče na cestě, ne pole: kolik spojení je tvých? Nejdřív odvez, co by mohl vzít soupeř, později, na co dosáhneš jen ty. Na začátku hry se vyplatí věnovat jedno z obou přepravních kol stroji.
    .mistake = Začátečník volí nejkratší cestu, protože je nejkratší. Delší po jeho vlastních spojeních platí víc.

# en: 917f1d49
goods_growth = Máš Výrobu: vytáhni ze sáčku dvě kostky, nebo odmítni. Každá přijde do prázdného pole zásobníku zboží a na mapu se dostane později podle kostek.
    .matters = Dej kostku tam, kde tvá trať začíná, ne kde končí: červenou do sloupce města, ze kterého tvá spojení vedou do červeného města. Nejvyšší kostka sloupce přichází první.
    .mistake = Začátečník dá kostku do sloupce města téže barvy: odtud nikam nepojede.
