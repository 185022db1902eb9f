title = Galerie umění
about =
    Průvodci procházejí sály galerie a lícem dolů přihazují karty na její obrazy. Body přinášejí nepřerušené řady stejných symbolů a destičky vlastních obrazů a karty při každém přihazování mění majitele.
    Plán, čísla v obchodě i všechna pravidla odpovídají předloze. Hodnoty 48 obrazů nejsou veřejné; zdejší jsou naše rekonstrukce: obraz má v průměru dva body, všechny čtyři symboly jsou stejně časté a výsledky se pohybují kolem 35 bodů, které má v pravidlech příklad. Kdo hru vlastní, může hrát s tištěnými hodnotami z vlastního souboru.
bot-dealer = Obchodník
bot-collector = Sběratel
bot-random = Náhodný
option-memory = Karty, které si lze pamatovat
option-memory-hidden = neukazovat
option-memory-shown = ukazovat

# Slova

name = { $who }
list = { $first }, { $rest }
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
place = { $place ->
    [0] Obchod
   *[other] Sál { $place }
}
to-place = { $place ->
    [0] do obchodu
   *[other] do sálu { $place }
}
in-place = { $place ->
    [0] v obchodě
   *[other] v sále { $place }
}
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V
roman-6 = VI
tile-for = { $number } (za { $price })
seat-card = { $who } { $card }
hall-painting = sál { $place }: { $painting }
sentences = { $first } { $rest }
symbol-hat = klobouk
symbol-tree = strom
symbol-boat = loď
symbol-moon = měsíc
symbol-value = { $symbol } { $value }
seat-sum = { $who }: { $sum }
times = { $n }×
none = nic

# Průběh

begins = { $who } začíná.
round-begins = Kolo { $round }: { $who } začíná.
new-paintings = { $n ->
    [one] Nový obraz: { $paintings }
   *[other] Nové obrazy: { $paintings }
}
walks = { $who } jde o { $card } po směru, { to-place }.
walks-back = { $who } jde o { $card } proti směru, { to-place }.
stays = { $who } hraje { $card } a stojí zase { in-place }.
bids = { $who } přihazuje { in-place }, značka { $number }.
bids-own = { $who } přihazuje { $card } { in-place }, značka { $number }.
is-stuck = { $who } nemá kam jít a odkládá dvě karty.
lays-away = { $who } odkládá { $card }.
ninth-cards = Poslední karty: { $cards }
gets-start = { $who } získává startovní kartu.
keeps-start = { $who } si nechává startovní kartu.
opens = { place } se odkrývá: { $cards }
wins = { place }: { $sums }. { $who } si smí vzít obraz { $painting }.
wins-by-tile = { place }: { $sums }. { $who } má příslušnou destičku a smí si vzít obraz { $painting }.
wins-by-marker = { place }: { $sums }. { $who } má značku na nižším políčku a smí si vzít obraz { $painting }.
takes = { $who } bere obraz { $painting }.
leaves = { $who } nechává obraz { $painting } viset.
takes-tiles = { $n ->
    [one] { $who } bere destičku { $tiles }.
   *[other] { $who } bere destičky { $tiles }.
}
takes-no-tile = { $who } nebere žádnou destičku.
affords-nothing = { $who } má v obchodě { $card }: na destičku to nestačí.
takes-back = { $who } bere zpět { $card }.
ends-deck = { $n ->
    [one] V balíčku není dost obrazů pro { $n } prázdný sál, hra končí.
    [few] V balíčku není dost obrazů pro { $n } prázdné sály, hra končí.
   *[other] V balíčku není dost obrazů pro { $n } prázdných sálů, hra končí.
}
ends-stacks = { $n ->
    [one] Vyprodaná je { $n } hromádka destiček, hra končí.
    [few] Vyprodané jsou { $n } hromádky destiček, hra končí.
   *[other] Vyprodaných je { $n } hromádek destiček, hra končí.
}
ends-rounds = { $n ->
    [one] Odehrálo se { $n } kolo, hra končí.
    [few] Odehrála se { $n } kola, hra končí.
   *[other] Odehrálo se { $n } kol, hra končí.
}

# Výzvy

prompt-over = { $n ->
    [one] Konec hry. Vítězí { $winners }: { points }
   *[other] Konec hry. O vítězství se dělí { $winners }: { points }
}
prompt-wait = Okamžik.
prompt-walk = Tah { $turn } ze { $turns }: vyber kartu a místo, kam s ní dojdeš.
prompt-bid = Tah { $turn } ze { $turns }: přihoď { in-place } kartu lícem dolů.
prompt-lay = Všechny cesty vedou k plným lištám. Odlož kartu.
prompt-tiles = Za kartu { $card } si v obchodě vyber jednu destičku, nebo dvě z různých hromádek.
prompt-painting = Sál { $place } je tvůj. Vezmi si obraz, nebo ho nech viset.
prompt-take-back = Vezmi si zpět jednu z karet, které leží { in-place }.
prompt-watch-walk = { $who } se chystá jít.
prompt-watch-bid = { $who } se chystá přihodit.
prompt-watch-lay = { $who } nemá kam jít a odkládá karty.
prompt-watch-tiles = { $who } vybírá destičky.
prompt-watch-painting = { $who } si smí vzít obraz, nebo ho nechat viset.
prompt-watch-take-back = { $who } vybírá kartu, kterou si vezme zpět.

# Volby

way = po směru
way-back = proti směru
choose-walk = Jít o { $card } { $way }, { to-place }
choose-stay = Vyložit { $card } a zůstat { in-place }
choose-turn = { $walk }; přihodit { $card }
choose-bid-there = Přihodit { $card } { in-place }
choose-lay = Odložit { $card }
choose-tiles = { $n ->
    [one] Destička { $tiles } za { $prices }
   *[other] Destičky { $tiles } za { $prices }
}
choose-no-tile = Žádná destička
button-no-tile = Žádná
choose-take = Vzít obraz
button-take = Vzít
choose-leave = Nechat obraz viset
button-leave = Nechat
choose-return = Vzít zpět { $card }

note-would-bring = Obraz { $painting } by přinesl { $points }.
note-rivals = Jsou tam značky: { $rivals }.
seat-times = { $who } { $n }×
note-nobody = Soupeři tam žádnou značku nemají.
note-marker = Tvoje značka bude na políčku { $number }.
note-sum = Tvoje karty tu dají dohromady { $sum }.
note-buys = Koupí destičky do ceny { $price }.
note-buys-nothing = Nekoupí nic.
note-gain = Teď to přinese { $points }.
note-chains = Řetězce potom: { $chains }.
note-tile = Z toho za příslušnou destičku { $points } navíc.
note-breaks = Přeruší rozběhnutý řetězec: { $symbols }.
note-spare = { $n ->
    [one] { $n } z hodnoty karty propadne.
    [few] { $n } z hodnoty karty propadnou.
   *[other] { $n } z hodnoty karty propadne.
}
note-last-tile = Hromádka za { $price } tím bude vyprodaná.
note-leave = Obraz zůstane v sále { $place } i pro další kolo.
note-hand = V ruce pak: { $cards }.

refused-not-asked = Teď není na řadě tvoje odpověď.
refused-other-question = Na tuhle otázku se takto odpovědět nedá.
refused-not-in-hand = Tuto kartu v ruce nemáš.
refused-strip-full = Na tamní liště je obsazeno všech šest políček.
refused-same-bench = Obě cesty vedou na stejnou lavičku, stačí jít po směru.
refused-too-many-tiles = Za jednu kartu nejvýš dvě destičky.
refused-too-dear = Na to hodnota karty nestačí.
refused-sold-out = Z prázdné hromádky se brát nedá.
refused-not-here = Taková karta tu už neleží.

# Na stole

stage-round = Kolo { $round } · tah { $turn } ze { $turns } · obrazů v balíčku: { $deck }
stage-over = Symboly + destičky + karty + startovní karta
stage-back = Karty zpět v pořadí značek
stage-tiles = Destičky v pořadí značek
sold-out = vyprodáno
no-painting = bez obrazu

whole-painting = Obraz { $painting }: { $values }.
whole-place = { $name }. { $contents }
tile-is-with = Příslušnou destičku má { $who }.
bids-there = Příhozy: { $bids }.
no-bids = Bez příhozů.
strip-is-full = Lišta je plná.
pawns-there = Figurky: { $pawns }.
mark-hidden = { $number } { $who }, lícem dolů
mark-card = { $number } { $who }, { $card }
mark-taken = { $number } { $who }, karta už vzatá
label-marker = Značka { $number }: { $who }
label-pawn = Figurka: { $who }
label-breaks = Chybí symbol { $symbol }: tvůj rozběhnutý řetězec by se přerušil
label-gain = teď by přinesl { $points }
label-price = cena { $price }
label-tile = destička { $tile }
label-matches = Obraz k této destičce máš ve sbírce
label-open = { $who }: { $card }
label-taken = Karta už vzatá
label-start = Startovní karta: { $who }
label-walked = { $who }: vyložená karta { $card }
label-last = { $who }: poslední karta { $card }
label-collection = { $who }. Obrazů: { $n }. Nejlepší řetězce: { $rows }.
label-points = Zatím bez akčních karet: { $points }
label-total = Na konci: { $points }
label-own-tile = destička { $tile }: { $points }
stack = Cena { $price }: { $left ->
    [one] { $left } destička
    [few] { $left } destičky
   *[other] { $left } destiček
}, nahoře { $tile }
stack-empty = Cena { $price }: vyprodáno
deck = Obrazů v balíčku: { $n }
hand = { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
own-hand = { $card }, v ruce
own-walked = { $card }, vyložená při chůzi
own-last = { $card }, tvoje poslední karta
own-bid = { $card }, přihozená { in-place }
known = známé: { $cards }

# Pro ty, kdo stůl poslouchají

read-gallery = Galerie po směru hodinových ručiček. Kolo { $round }. Obrazů v balíčku: { $deck }. Startovní karta: { $start }
read-shop = Obchod: hromádky destiček. Vyprodáno: { $sold }; hra končí, až jich bude { $ends }
tiles-left = { $n ->
    [one] zbývá { $n } destička
    [few] zbývají { $n } destičky
   *[other] zbývá { $n } destiček
}
read-own = Tvých devět karet
card = Karta { $card }
card-hand = v ruce
card-walked = vyložená
card-last = poslední karta
card-bid = přihozená { in-place }
read-people = Hráči
stands = stojí { in-place }
markers-left = zbývá značek: { $n }
has-start = má startovní kartu
walked = vyložené: { $cards }
last = poslední karta: { $card }
final-sum = symboly, destičky, karty, startovní karta: { $sum }
read-collection = Sbírka: { $who }
read-paintings = Obrazy zleva
read-tiles = Destičky
best-chain = nejlepší řetězec: { $points }, { $n ->
    [one] { $n } obraz
    [few] { $n } obrazy
   *[other] { $n } obrazů
}
