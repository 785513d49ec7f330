# What the companion says about each decision: what is asked, what usually matters, what beginners get wrong.

# en: b92ab4af
issue_shares = Kolik akcií vydáš v tomto kole? Každá teď přinese $5, na konci každého kola stojí $1 a na konci hry 3 body.
    .matters = Sečti celé kolo: nabídku, koleje a výdaje, $1 za každou akcii a každý stupeň lokomotivy. Co nepokryjí peníze a příjem, musí pokrýt akcie; jedna v tomto kole přinese čisté $4. V prvním kole jsou obvyklé dvě nebo tři.
    .mistake = Nevydávej akcie jen na koleje a nezapomeň na výdaje na konci kola. Každý chybějící dolar stojí 1 z příjmu.

# en: e1f8169e
determine_player_order = Nabízej za místo v pořadí hráčů, nebo odstup. První dvě místa platí celou nabídku, kdo odstoupí první, neplatí nic, ostatní platí polovinu.
    .matters = Zeptej se, co ti první místo umožní: akci, kterou může mít jen jeden, kostku, kterou chtějí i jiní, pole, o které je zájem. Když tě nic nenapadá, odstup brzy. Druhé místo často stačí.
    .mistake = Nenabízej za první místo, když nevíš, kterou akci by sis vzal(a).

# en: c01c7361
select_actions = Vyber jednu ze zbylých akcí; v tomto kole je tvá. Jednu si vzít musíš, použít ji nemusíš.
    .matters = Chybí dílek navíc ke třem? Inženýr. Má se městečko stát městem? Urbanizace. Kostku může odvézt i soupeř? První přeprava. Lokomotiva je dobrá skoro v každém z prvních kol, ale zvyšuje výdaje o $1.
    .mistake = Nepokládej s Urbanizací nejdřív dílek: Nové město přichází před prvním dílkem, nebo vůbec.

# en: e4ea54ff
build_track = Polož nejvýš tři dílky, jako Inženýr čtyři, a každý hned zaplať. Koleje začínají u města nebo u tvých kolejí; skončit můžeš kdykoli.
    .matters = Podívej se nejdřív na kostky, potom na mapu: která barva kde leží a které město ji bere? Dokončuj spojení: hotové vydělává a je navždy tvé, nedokončené musí každé kolo růst. Městečko cestou udělá z jedné trati dvě spojení.
    .mistake = Neutrácej poslední dolary za dílek, který nikam nevede: při výdajích ti budou chybět.

# en: 63949d5d
move_goods = Odvez jednu kostku, zlepši lokomotivu, nebo nedělej nic; jsou na to dvě kola přepravy. Každé spojení na cestě dá svému majiteli 1 k příjmu.
    .matters = Počítej kotouče na cestě, ne pole: kolik spojení je tvých? Nejdřív odvez, co by mohl vzít soupeř, později, na co dosáhneš jen ty. Na začátku hry se vyplatí věnovat jedno z obou přepravních kol stroji.
    .mistake = Nevol nejkratší cestu jen proto, že je nejkratší. Delší po tvých vlastních spojeních platí víc.

# en: 2fa5e6f9
goods_growth = Máš Výrobu: vytáhni ze sáčku dvě kostky, nebo odmítni. Každá přijde do prázdného pole zásobníku zboží a na mapu se dostane později podle kostek.
    .matters = Dej kostku tam, kde tvá trať začíná, ne kde končí: červenou do sloupce města, ze kterého tvá spojení vedou do červeného města. Nejvyšší kostka sloupce přichází první.
    .mistake = Nedávej kostku do sloupce města téže barvy: odtud nikam nepojede.
