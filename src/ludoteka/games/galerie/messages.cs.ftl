title = Galerie umění
about = Průvodci procházejí sály galerie a lícem dolů přihazují karty na její obrazy. Body přinášejí nepřerušené řady stejných symbolů a destičky vlastních obrazů a karty při každém přihazování mění majitele. Plán, čísla v obchodě i všechna pravidla odpovídají předloze. Hodnoty 48 obrazů nejsou veřejné; zdejší jsou naše rekonstrukce: obraz má v průměru dva body, všechny čtyři symboly jsou stejně časté a výsledky se pohybují kolem 35 bodů, které má v pravidlech příklad. Kdo hru vlastní, může hrát s tištěnými hodnotami z vlastního souboru.
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
prompt-walk = Vylož kartu a jdi po směru, nebo proti směru hodinových ručiček.
prompt-bid = Polož { in-place } kartu lícem dolů.
prompt-lay = Všechny cesty vedou k plným lištám. Odlož kartu.
prompt-tiles = Tvoje karta { $card } v obchodě: vyber si destičku, nebo dvě z různých hromádek.
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
button-walk = { $card } { $way }: { $where }
choose-bid = Přihodit { $card }
choose-lay = Odložit { $card }
choose-tiles = Destičky { $tiles } za { $prices }
choose-no-tile = Žádná destička
button-no-tile = Žádná
choose-take = Vzít obraz
button-take = Vzít
choose-leave = Nechat obraz viset
button-leave = Nechat
choose-return = Vzít zpět { $card }

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

painting-values = obraz { $painting } [{ $values }]
no-painting = bez obrazu
nothing-here = nikdo a nic
mark-hidden = { $number } { $who }: lícem dolů
mark-card = { $number } { $who }: { $card }
mark-taken = { $number } { $who }: karta už vzatá
pawn-here = figurka: { $who }
stack = za { $price }: { $left ->
    [one] { $left } destička
    [few] { $left } destičky
   *[other] { $left } destiček
}, nahoře { $tile }
stack-empty = za { $price }: vyprodáno
deck = balíček: { $n }
hand = { $n ->
    [one] { $n } karta v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}
has-start = startovní karta
known = známé karty { $cards }
walked = vyložené { $cards }
collection = obrazy { $paintings } (řady { $chains })
tiles = destičky { $tiles }
read-gallery = Galerie
read-shop = hromádky destiček
read-people = Hráči
