title = Dominion
about = Všichni začínají se stejnými deseti chudými kartami a z nabídky na stole si stavějí vlastní balíček: za mince přibývají lepší karty, akční karty toho v tahu umožní víc a na konci rozhodnou jen body. Základní hra, první vydání, se všemi 25 kartami království.
bot-bigmoney-ultimate = Pokladník
bot-bigmoney-smithy = Kovář
bot-bigmoney-witch = Čaroděj
bot-double-militia = Kapitán
bot-first-game-engine = Kupec
bot-workshop-gardens = Zahradník
bot-bigmoney = Spořílek
bot-random = Náhodný

# Před hrou

option-kingdom = Království
option-kingdom-first-game = První hra
option-kingdom-big-money = Velké peníze
option-kingdom-interaction = Přímý střet
option-kingdom-size-distortion = Velké a malé
option-kingdom-village-square = Náves
option-kingdom-random = Deset náhodných
option-kingdom-in-turn = Vybírané po řadě
option-cards = Deset karet podle vlastního výběru
option-cards-cellar = Sklepení
option-cards-chapel = Kaple
option-cards-moat = Hradní příkop
option-cards-chancellor = Kancléř
option-cards-village = Vesnice
option-cards-woodcutter = Dřevorubec
option-cards-workshop = Dílna
option-cards-bureaucrat = Úředník
option-cards-feast = Hostina
option-cards-gardens = Zahrady
option-cards-militia = Milice
option-cards-moneylender = Lichvář
option-cards-remodel = Přestavba
option-cards-smithy = Kovárna
option-cards-spy = Špion
option-cards-thief = Zloděj
option-cards-throne-room = Trůnní sál
option-cards-council-room = Zasedání rady
option-cards-festival = Jarmark
option-cards-laboratory = Laboratoř
option-cards-library = Knihovna
option-cards-market = Trh
option-cards-mine = Důl
option-cards-witch = Čarodějnice
option-cards-adventurer = Dobrodruh
option-curses = Kletby
option-curses-always = v každé hře
option-curses-with-witch = jen s Čarodějnicí
option-begins = Kdo smí začít (náhodně jeden z vybraných, jinak ze všech)
option-begins-1 = 1. místo
option-begins-2 = 2. místo
option-begins-3 = 3. místo
option-begins-4 = 4. místo
option-points = Body všech hráčů
option-points-hidden = skryté do konce
option-points-shown = stále vidět

# Co nejde

refused-not-asked = Teď nejsi na řadě s odpovědí.
refused-other-question = Teď se ptáme na něco jiného.
refused-not-in-hand = Takovou kartu v ruce nemáš.
refused-not-playable = Tuto kartu nelze zahrát.
refused-no-actions = Nezbývá ti žádná akce.
refused-action-phase-over = Kdo už vyložil peníze, další akce nehraje.
refused-no-treasure-after-buying = Po prvním nákupu už se další peníze nevykládají.
refused-too-dear = Karta je příliš drahá.
refused-not-enough-coins = Vyložené mince na tuto kartu nestačí.
refused-not-in-supply = Tato karta v této hře není.
refused-pile-empty = Balíček je prázdný.
refused-compulsory = Karta to nařizuje, vynechat to nejde.
refused-no-moat = Hradní příkop v ruce nemáš.
refused-not-an-action = Musí to být akční karta.
refused-not-a-treasure = Musí to být peníze.
refused-not-a-victory-card = Musí to být bodová karta.
refused-not-revealed = Takové peníze tu neleží.
refused-chosen = Tato karta už v království je.

# Karty

type-treasure = peníze
type-victory = body
type-curse = kletba
type-action = akce
type-attack = útok
type-reaction = reakce
whole-card = { $card } ({ $types }), cena { $cost }. { $says }
worth-coins = Hodnota { $n ->
    [one] { $n } mince.
    [few] { $n } mince.
   *[other] { $n } mincí.
}
worth-points = Na konci { $n ->
    [one] { $n } bod.
    [few] { $n } body.
   *[other] { $n } bodů.
}
bonuses = { $list }.
nothing-printed = Nic na ní není.
sentences = { $first } { $rest }
no-cards = žádné
name = { $who }
plus = +{ $n }
times = ×{ $n }

cards-of = { $n }× { $card }
list = { $first }, { $rest }
card-copper = Měďák
card-copper-acc = Měďák
card-silver = Stříbrňák
card-silver-acc = Stříbrňák
card-gold = Zlaťák
card-gold-acc = Zlaťák
card-estate = Statek
card-estate-acc = Statek
card-duchy = Vévodství
card-duchy-acc = Vévodství
card-province = Provincie
card-province-acc = Provincii
card-curse = Kletba
card-curse-acc = Kletbu
card-cellar = Sklepení
card-cellar-acc = Sklepení
card-chapel = Kaple
card-chapel-acc = Kapli
card-moat = Hradní příkop
card-moat-acc = Hradní příkop
card-chancellor = Kancléř
card-chancellor-acc = Kancléře
card-village = Vesnice
card-village-acc = Vesnici
card-woodcutter = Dřevorubec
card-woodcutter-acc = Dřevorubce
card-workshop = Dílna
card-workshop-acc = Dílnu
card-bureaucrat = Úředník
card-bureaucrat-acc = Úředníka
card-feast = Hostina
card-feast-acc = Hostinu
card-gardens = Zahrady
card-gardens-acc = Zahrady
card-militia = Milice
card-militia-acc = Milici
card-moneylender = Lichvář
card-moneylender-acc = Lichváře
card-remodel = Přestavba
card-remodel-acc = Přestavbu
card-smithy = Kovárna
card-smithy-acc = Kovárnu
card-spy = Špion
card-spy-acc = Špiona
card-thief = Zloděj
card-thief-acc = Zloděje
card-throne-room = Trůnní sál
card-throne-room-acc = Trůnní sál
card-council-room = Zasedání rady
card-council-room-acc = Zasedání rady
card-festival = Jarmark
card-festival-acc = Jarmark
card-laboratory = Laboratoř
card-laboratory-acc = Laboratoř
card-library = Knihovna
card-library-acc = Knihovnu
card-market = Trh
card-market-acc = Trh
card-mine = Důl
card-mine-acc = Důl
card-witch = Čarodějnice
card-witch-acc = Čarodějnici
card-adventurer = Dobrodruh
card-adventurer-acc = Dobrodruha

# Co je na kartách kromě bonusů

text-cellar = Odlož libovolný počet karet a lízni si jich stejně. Nejdřív se odkládá, takže se odložené karty mohou po zamíchání vrátit.
text-chapel = Zahoď na smetiště až 4 karty z ruky. Kaple sama leží ve hře, zahodit sebe nemůže.
text-moat = Reakce: když jiný hráč zahraje útok, můžeš tuto kartu ukázat z ruky a útok se tě netýká. Vrátí se ti do ruky a lze ji ukázat proti každému útoku.
text-chancellor = Celý svůj dobírací balíček smíš hned odložit, bez nahlédnutí.
text-workshop = Vezmi si kartu v ceně nejvýše 4. Jde na odkládací balíček, mince nepomáhají.
text-bureaucrat = Vezmi si Stříbrňák na svůj dobírací balíček. Každý další hráč položí na svůj dobírací balíček jednu bodovou kartu z ruky podle vlastního výběru, nebo ukáže ruku bez bodových karet.
text-feast = Zahoď tuto kartu na smetiště a vezmi si kartu v ceně nejvýše 5.
text-gardens = Na konci hry mají cenu 1 bodu za každých 10 tvých karet, zaokrouhleno dolů.
text-militia = Každý další hráč odloží karty tak, aby mu v ruce zůstaly 3. Kdo jich víc nemá, nedělá nic.
text-moneylender = Zahoď na smetiště Měďák z ruky. Když se tak stane, +3 mince. Máš-li Měďák, zahodit ho musíš.
text-remodel = Zahoď na smetiště kartu z ruky a vezmi si kartu dražší nejvýše o 2. Bez zahozené karty si nevezmeš nic.
text-spy = Každý hráč, i ty, odkryje vrchní kartu dobíracího balíčku a ty rozhodneš, zda ji odloží, nebo zůstane.
text-thief = Každý další hráč odkryje dvě karty z dobíracího balíčku. Jsou-li mezi nimi peníze, vybereš jednu kartu peněz na smetiště; ostatní se odloží. Peníze takto zahozené si můžeš vzít.
text-throne-room = Vyber si z ruky akční kartu a zahraj ji dvakrát. Další akci to nestojí.
text-council-room = Každý další hráč si lízne kartu.
text-library = Lízej, dokud nemáš v ruce 7 karet. Líznuté akční karty smíš položit stranou; nakonec se odloží.
text-mine = Zahoď na smetiště peníze z ruky a vezmi si do ruky peníze dražší nejvýše o 3. Můžeš je použít ještě v tomto tahu.
text-witch = Každý další hráč si vezme Kletbu. Když jich není dost, rozdávají se po řadě.
text-adventurer = Odkrývej karty z dobíracího balíčku, dokud nenajdeš 2 karty peněz. Ty si vezmi do ruky, ostatní odkryté karty odlož.

# Totéž pár slovy, přímo na kartě

brief-cellar = Odlož a lízni stejně.
brief-chapel = Zahoď až 4 karty.
brief-moat = Ukázaný chrání před útokem.
brief-chancellor = Smíš odložit balíček.
brief-workshop = Vezmi kartu do ceny 4.
brief-bureaucrat = Stříbrňák na balíček.
brief-feast = Zahoď: vezmi do ceny 5.
brief-gardens = Bod za 10 tvých karet.
brief-militia = Ostatní: jen 3 karty v ruce.
brief-moneylender = Zahoď Měďák: +3 mince.
brief-remodel = Zahoď, vezmi až o 2 dražší.
brief-spy = Prohlédni vrchní karty.
brief-thief = Ber ostatním peníze.
brief-throne-room = Zahraj akci dvakrát.
brief-council-room = Ostatní lízají 1.
brief-library = Lízej do 7 karet v ruce.
brief-mine = Lepší peníze do ruky.
brief-witch = Ostatním Kletba.
brief-adventurer = Najdi 2 karty peněz.

# Co leží na stole

name-deck = Dobírací
name-discard = Odkládací
in-play-of = Vyložené karty: { $who }
hand-empty = V ruce nemáš nic.
label-pile = { $whole } Zbývá: { $left }.
label-coins-short = Na tuto kartu ti chybí { $n ->
    [one] { $n } mince.
    [few] { $n } mince.
   *[other] { $n } mincí.
}
label-limit = Vzít si smíš kartu v ceně nejvýše { $n }.
label-limit-treasure = Vzít si smíš jen peníze v ceně nejvýše { $n }.
label-heap = { $n }× { $whole }
label-in-play = Ve hře: { $n }× { $whole }
label-top = { $who }, vrch dobíracího balíčku: { $whole }
label-aside = { $who }, odkryté nebo položené stranou: { $n }× { $whole }
label-loot = Právě zahozené, lze si vzít: { $n }× { $whole }
label-cost = cena { $cost }
label-actions = { $n ->
    [one] zbývá { $n } akce
    [few] zbývají { $n } akce
   *[other] zbývá { $n } akcí
}
label-buys = { $n ->
    [one] zbývá { $n } nákup
    [few] zbývají { $n } nákupy
   *[other] zbývá { $n } nákupů
}
label-coins = { $n ->
    [one] vyložena { $n } mince
    [few] vyloženy { $n } mince
   *[other] vyloženo { $n } mincí
}
label-points = { $n ->
    [one] tvé karty: { $n } bod
    [few] tvé karty: { $n } body
   *[other] tvé karty: { $n } bodů
}
label-trash = Smetiště ({ $n }): { $cards }
label-empty = Prázdné balíčky: { $n }. Hra končí, když jsou { $most }, nebo když dojdou Provincie.
label-own-deck = Tvůj dobírací balíček ({ $n }), pořadí nikdo nezná: { $cards }
label-own-discard = Tvůj odkládací balíček ({ $n }): { $cards }
label-hand-of = v ruce: { $n }
label-deck-of = v dobíracím balíčku: { $n }
label-discard-of = v odkládacím balíčku: { $n }
label-points-of = { $n ->
    [one] { $n } bod.
    [few] { $n } body.
   *[other] { $n } bodů.
}
label-place = { $who }: { $says }
label-counts = v ruce { $hand }, v dobíracím balíčku { $deck }, v odkládacím { $discard }.
label-top-discard = Navrchu odkládacího balíčku: { $card }.
label-shown = V ruce bylo vidět: { $cards }.
label-known = Na dobíracím balíčku odshora: { $cards }.
label-owned = Všechny karty: { $cards }.

# Na co se ptáme

prompt-over = { $n ->
    [one] Konec hry. Vítězí { $winners }, body: { $points }.
   *[other] Konec hry. O vítězství se dělí { $winners }, body: { $points }.
}
prompt-watch = Na tahu je { $who }.
prompt-waits = { $what } Čeká se: { $waiting }.
prompt-chosen = Zvoleno: { $chosen }. Čeká se: { $waiting }.
chosen-moat = ukázat Hradní příkop
chosen-no-moat = neukázat nic
prompt-action = { $actions ->
    [one] Zahraj akční kartu, nebo vylož peníze a nakupuj.
    [few] Zahraj akční kartu (zbývají { $actions } akce), nebo vylož peníze a nakupuj.
   *[other] Zahraj akční kartu (zbývá { $actions } akcí), nebo vylož peníze a nakupuj.
}
prompt-treasures = Se všemi penězi máš { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} { $buys ->
    [one] na jednu kartu. Vyber balíček.
    [few] až na { $buys } karty. Vyber balíček.
   *[other] až na { $buys } karet. Vyber balíček.
}
prompt-buy = Máš { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
} { $buys ->
    [one] na jednu kartu. Kup ji, nebo ukonči tah.
    [few] až na { $buys } karty. Nakupuj, nebo ukonči tah.
   *[other] až na { $buys } karet. Nakupuj, nebo ukonči tah.
}
prompt-choose-kingdom = Vyber do království { $n }. kartu z { $most }.
prompt-show-moat = { $who } hraje { $card }. Ukážeš Hradní příkop?
prompt-discard-any = Sklepení: odlož libovolný počet karet a lízni si jich stejně.
prompt-trash-up-to = { $n ->
    [one] Kaple: můžeš zahodit ještě jednu kartu.
    [few] Kaple: můžeš zahodit až { $n } karty.
   *[other] Kaple: můžeš zahodit až { $n } karet.
}
prompt-put-deck-away = Kancléř: odložit celý dobírací balíček?
prompt-gain-up-to = Vezmi si kartu v ceně nejvýše { $n }.
prompt-put-back = Úředník: polož na dobírací balíček bodovou kartu.
prompt-show-hand = Úředník: bodovou kartu nemáš, ukaž ruku.
prompt-discard = { $n ->
    [one] Milice: odlož jednu kartu.
    [few] Milice: odlož { $n } karty.
   *[other] Milice: odlož { $n } karet.
}
prompt-trash-to-remodel = Přestavba: zahoď na smetiště kartu z ruky.
prompt-trash-treasure = Důl: zahoď na smetiště peníze z ruky.
prompt-gain-treasure = Důl: vezmi si do ruky peníze v ceně nejvýše { $n }.
prompt-spy-discards = Špion: navrchu je { $card } ({ $who }). Odložit, nebo nechat?
prompt-spy-discards-own = Špion: na tvém balíčku je { $card }. Odložit, nebo nechat?
prompt-trash-revealed = Zloděj: které peníze půjdou na smetiště ({ $who })?
prompt-keep-loot = Zloděj: vezmi si ze zahozených peněz, co chceš.
prompt-play-twice = Trůnní sál: kterou akci zahraješ dvakrát?
prompt-set-aside = Knihovna: lízáš { $card }. Položit stranou?
prompt-keep = Knihovna: lízáš { $card }. Zůstane ti v ruce.
what-choose-kingdom = Vybírá se království.
what-show-moat = Ukáže někdo Hradní příkop?
what-discard-any = Sklepení: odkládají se karty.
what-trash-up-to = Kaple: zahazují se karty.
what-put-deck-away = Kancléř: půjde balíček pryč?
what-gain-up-to = Vybírá se nová karta.
what-put-back = Úředník: na balíček se vrací bodová karta.
what-discard = Milice: odkládají se karty.
what-trash-to-remodel = Přestavba: vybírá se karta na smetiště.
what-trash-treasure = Důl: vybírají se peníze na smetiště.
what-gain-treasure = Důl: vybírají se nové peníze.
what-spy-discards = Špion: zůstane karta na balíčku?
what-trash-revealed = Zloděj: vybírají se peníze na smetiště.
what-keep-loot = Zloděj: rozebírají se zahozené peníze.
what-play-twice = Trůnní sál: vybírá se akce.
what-set-aside = Knihovna: lízají se karty.

# Odpovědi

choose-play = Zahrát { $card }
choose-lay-out = Vyložit { $card }
choose-buy = Koupit { $card }
choose-pay-and-buy = Vyložit všechny peníze a koupit { $card }
choose-treasures = Vyložit všechny peníze: { $cards }
choose-end = Ukončit tah
choose-gain = Vzít si { $card }
choose-gain-to-hand = Vzít si { $card } do ruky
choose-kingdom = Vybrat do království { $card }
choose-discard = Odložit { $card }
choose-discard-these = Odložit: { $cards }
choose-no-discard = Nic neodkládat
choose-no-more-discard = Víc karet neodkládat
choose-trash = Zahodit { $card }
choose-no-trash = Nic nezahazovat
choose-no-more-trash = Víc karet nezahazovat
choose-put-back = Položit { $card } na dobírací balíček
choose-show-hand = Ukázat ruku bez bodových karet
choose-twice = Zahrát dvakrát { $card }
choose-take = Vzít si { $card }
choose-no-loot = Nechat na smetišti: { $cards }
choose-moat = Ukázat Hradní příkop
choose-no-moat = Hradní příkop neukázat
choose-deck-away = Odložit celý dobírací balíček
choose-deck-stays = Nechat dobírací balíček být
choose-spy-discard = Odložit ji
choose-spy-leave = Nechat ji na balíčku
choose-aside = Položit ji stranou
choose-keep = Nechat si ji v ruce
button-treasures = Všechny peníze (+{ $n })
button-end = Ukončit tah
button-no-more = Dost
button-none = Nic
button-no-loot = Nechat
button-show-hand = Ukázat ruku
button-moat = Ukázat
button-keep-moat = Neukázat
button-no-moat = Nic
button-deck-away = Odložit
button-deck-stays = Nechat
button-discard = Odložit
button-discard-these = { $cards }
button-leave = Nechat
button-aside = Stranou
button-keep = Nechat
always-moat = Hradní příkop ukázat vždy
always-no-moat = Odpovídat za mě, když nemám příkop
gather-buy = Koupit
gather-discard = Odložit
gather-trash = Zahodit
note-action-left = Ještě můžeš zahrát akci.
note-coins-lost = { $n ->
    [one] Propadne { $n } mince.
    [few] Propadnou { $n } mince.
   *[other] Propadne { $n } mincí.
}
note-coins-then = Pak máš { $n ->
    [one] { $n } minci.
    [few] { $n } mince.
   *[other] { $n } mincí.
}
note-coins-left = { $n ->
    [one] Zbude { $n } mince.
    [few] Zbudou { $n } mince.
   *[other] Zbude { $n } mincí.
}
note-ends-actions = Akce už se pak hrát nedají.
note-no-treasures-then = Peníze z ruky už se pak vyložit nedají.
note-last-province = Je to poslední Provincie: po tomto tahu hra končí.
note-third-pile = Dojde třetí balíček: po tomto tahu hra končí.
note-last-of-pile = Je to poslední karta balíčku.
note-gain-up-to = Pak si vezmeš kartu v ceně nejvýše { $n }.
note-treasure-up-to = Pak si vezmeš peníze v ceně nejvýše { $n }.
note-moat = Útok se tě pak netýká.
note-keep-moat = Útok tě pak zasáhne.
note-no-moat = { $who } hraje { $card }. Hradní příkop v ruce nemáš.
note-drawn = Knihovna: lízáš { $card }.
note-bureaucrat = Žádá to Úředník.
note-deck-away = Půjde lícem dolů pod odkládací balíček.

# Stůl slovy

read-turn = Tah: { $who }
read-actions = akce
read-buys = nákupy
read-coins = mince
read-in-play = ve hře
read-revealed = odkryté nebo stranou ({ $who })
read-loot = lze si vzít ze smetiště
read-trash = smetiště
read-empty = prázdné balíčky
read-of = { $n } z { $most }
read-hand = Tvé karty
read-deck = v dobíracím balíčku, pořadí neznámé
read-discard = v odkládacím balíčku
read-points = body
read-supply = Zásoba
read-cost = cena { $cost }
read-left = zbývá { $n }
read-players = Hráči
read-kingdom = Karty do království
read-chosen = vybráno
read-free = nevybráno

# Průběh

begins = Začíná { $who }.
kingdom = Království: { $cards }
turn-begins = { $who }: tah { $turn }
chooses-card = { $who } vybírá do království { $card }.
plays = { $who } hraje { $card }
plays-for = { $who } hraje { $card }: { $bonus }
resolves-for = { $card }: { $bonus }
plays-twice = { $who } hraje dvakrát { $card }
plays-treasures = { $who } vykládá peníze ({ $cards }), celkem { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
bonus-cards = +{ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
bonus-actions = +{ $n ->
    [one] { $n } akce
    [few] { $n } akce
   *[other] { $n } akcí
}
bonus-buys = +{ $n ->
    [one] { $n } nákup
    [few] { $n } nákupy
   *[other] { $n } nákupů
}
bonus-coins = +{ $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
buys = { $who } kupuje { $card }
gains = { $who } bere { $card }
gains-to-hand = { $who } bere { $card } do ruky
gains-on-deck = { $who } bere { $card } na dobírací balíček
takes-loot = { $who } si bere ze smetiště { $card }
trashes = { $who } zahazuje na smetiště: { $cards }
discards-one = { $who } odkládá { $card }
discards = { $who } odkládá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}, navrch { $card }
discards-aside = { $who } odkládá karty položené stranou: { $cards }
sets-aside = { $who } pokládá stranou { $card }
puts-deck-away = { $who } odkládá celý dobírací balíček
puts-on-deck = { $who } pokládá { $card } na dobírací balíček
shows-hand = { $who } ukazuje ruku bez bodových karet: { $cards }
shows-moat = { $who } ukazuje Hradní příkop a útoku se vyhýbá
reveals = { $who } odkrývá: { $cards }
finds = { $who } bere do ruky: { $cards }
has-no-card = { $who } nemá co odkrýt
spy-discards = { $who }: { $card } jde na odkládací balíček
spy-leaves = { $who }: { $card } zůstává na dobíracím balíčku
draws = { $who }: +{ $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
you-draw = Lízáš: { $cards }
shuffles = { $who } zamíchává odkládací balíček
ends-provinces = Provincie došly, hra končí.
ends-piles = Došly balíčky ({ $cards }), hra končí.
ends-turns = Každý odehrál { $turns } tahů, hra končí.
