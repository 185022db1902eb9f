title = Falešné peníze a pravá popularita
about = Z měšce se tahají mince, někdy i padělané, a přikládají se ke zboží na trhu. Kdo první zaplatí celou cenu, koupí a postoupí; kdo byl hned za ním, dostane pečeť. Z pravidel známe dvě karty zboží, obě tržní osoby a počty všeho; ostatní karty, privilegia a políčka dráhy jsou naše rekonstrukce a majitel hry je může nahradit vlastním souborem.
bot-reckoner = Počtář
bot-merchant = Kupec
bot-random = Náhodný
option-side = Strana hrací desky
option-side-a = A
option-side-b = B, pestřejší
option-start = Startovní dlaždice (0: pravý horní roh, dál po směru hodin)
option-memory = Co si může každý pamatovat
option-memory-own = neukazovat
option-memory-shown = ukazovat (obsah měšců, zbývající zboží)

# Mince, karty a účinky

coin-gold = zlatá
coin-silver = stříbrná
coin-wine = vínová
coin-turquoise = tyrkysová
coin-white = žolík
coin-black = padělek
so-many = { $n }× { $what }
no-coins = žádné mince
list = { $first }, { $rest }
clauses = { $first }; { $rest }
sentences = { $first } { $rest }
name = { $who }
card-jug = džbán
card-ring = prsten
card-candlestick = svícen
card-comb = hřeben
card-goblet = pohár
card-mirror = zrcadlo
card-carpet = koberec
card-vase = váza
card-clock = hodiny
card-shoes = střevíce
card-music-box = hrací skříňka
card-letter-opener = otvírák obálek
card-books = knihy
card-fan = vějíř
card-cloth = látka
card-painting = obraz
card-necklace = náhrdelník
card-hat = klobouk
card-lute = loutna
card-globe = glóbus
card-chest = truhlice
card-chess-set = šachy
card-gloves = rukavice
card-walking-stick = vycházková hůl
card-rose = vůně růže
card-lavender = vůně levandule
card-jasmine = vůně jasmínu
card-amber = vůně ambry
card-musk = vůně pižma
card-violet = vůně fialky
card-pepper = vůně pepře
card-myrrh = vůně myrhy
card-sandalwood = vůně santalu
card-orange-blossom = vůně pomerančového květu
card-vanilla = vůně vanilky
card-iris = vůně kosatce
card-overseer = dozorce trhu
card-changer = směnárnice mincí
short-rose = růže
short-lavender = levandule
short-jasmine = jasmín
short-amber = ambra
short-musk = pižmo
short-violet = fialka
short-pepper = pepř
short-myrrh = myrha
short-sandalwood = santal
short-orange-blossom = květ pomeranče
short-vanilla = vanilka
short-iris = kosatec
short-overseer = dozorce trhu
short-changer = směnárnice
price-same = { $n ->
    [one] { $n } mince libovolné barvy
    [few] { $n } mince stejné barvy
   *[other] { $n } mincí stejné barvy
}
price-different = { $n ->
    [one] { $n } mince libovolné barvy
    [few] { $n } mince různých barev
   *[other] { $n } mincí různých barev
}
more-colours = { $n ->
    [one] { $n } další barva
    [few] { $n } další barvy
   *[other] { $n } dalších barev
}
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
points-rank = body podle pořadí na dráze
points-unknown = neznámé body
steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
symbol-advance = { $n ->
    [one] postup o { $n } políčko
    [few] postup o { $n } políčka
   *[other] postup o { $n } políček
}
brings-jokers = { $n ->
    [one] žolík
    [few] { $n } žolíci
   *[other] { $n } žolíků
}
brings-counterfeits = { $n ->
    [one] padělek
    [few] { $n } padělky
   *[other] { $n } padělků
}
brings-removes = { $n ->
    [one] padělek pryč
    [few] { $n } padělky pryč
   *[other] { $n } padělků pryč
}
brings-privileges = { $n ->
    [one] privilegium
    [few] { $n } privilegia
   *[other] { $n } privilegií
}
brings-seals = { $n ->
    [one] pečeť
    [few] { $n } pečeti
   *[other] { $n } pečetí
}
brings-turns = { $n ->
    [one] tah navíc
    [few] { $n } tahy navíc
   *[other] { $n } tahů navíc
}
brings-others-counterfeits = { $n ->
    [one] každému soupeři padělek
    [few] každému soupeři { $n } padělky
   *[other] každému soupeři { $n } padělků
}
brings-others-jokers = { $n ->
    [one] každému soupeři žolík
    [few] každému soupeři { $n } žolíci
   *[other] každému soupeři { $n } žolíků
}
brings-others-privileges = { $n ->
    [one] každý soupeř vrací privilegium
    [few] každý soupeř vrací { $n } privilegia
   *[other] každý soupeř vrací { $n } privilegií
}
brings-no-seals = soupeřům žádná pečeť
serves-overseer = dá privilegium
serves-changer = dá žolíka, který se hned přiloží jinam

# Průběh

begins = Začíná { $who }.
turn-of = Na tahu: { $who }
turn-again = { $who } hraje ještě jednou
uses-privilege = { $who } hraje privilegium: { $privilege }
returns-coins = { $who } vrací do měšce: { $coins }
passes = { $who } nemůže táhnout ani vracet a vynechává
draws = { $who } táhne: { $coins }
nothing-fits = Nic z toho nejde přiložit, tah končí.
counterfeits-aside = { $who }: { $n ->
    [one] padělek jde
    [few] { $n } padělky jdou
   *[other] { $n } padělků jde
} na osobní kartu
lays = { $who } přikládá: { $coin } → { $card }
puts-back = { $who } vrací zpět do měšce: { $coins }
spends-seal = { $who } odevzdává pečeť za další mince
buys = { $who } kupuje: { $card }
pays = { $who } platí: { $card }
scores-rank = { $who } je na dráze { $rank }. v pořadí
reveals = { $who } odkrývá: { $card }, { $points }
advances = { $who } postupuje o { $n ->
    [one] { $n } políčko
    [few] { $n } políčka
   *[other] { $n } políček
}, je na { $space }
arrives = { $who } je zpátky u startovní dlaždice, dohrává se poslední kolo.
carries-out = { $who } provádí symbol ({ $symbol })
leaves-symbol = { $who } nevyužívá symbol ({ $symbol })
short-supply = Zásoba nestačí: { $what }.
wins-turn = { $who } bude hned hrát ještě jednou
gains-jokers = { $who }: { $n ->
    [one] žolík
    [few] { $n } žolíci
   *[other] { $n } žolíků
} do měšce
gains-counterfeits = { $who }: { $n ->
    [one] padělek
    [few] { $n } padělky
   *[other] { $n } padělků
} do měšce
removes-counterfeits = { $who }: { $n ->
    [one] padělek zpět do zásoby
    [few] { $n } padělky zpět do zásoby
   *[other] { $n } padělků zpět do zásoby
}
gains-seals = { $who }: { $n ->
    [one] pečeť
    [few] { $n } pečeti
   *[other] { $n } pečetí
}
gains-privileges = { $who }: { $n ->
    [one] privilegium
    [few] { $n } privilegia
   *[other] { $n } privilegií
}
your-privilege = Tvoje nové privilegium: { $privilege }
gives-back = { $who } odevzdává privilegium: { $privilege }
second-place = { $who } dostává pečeť za druhé místo ({ $card })
takes-back = { $who } bere zpět do měšce: { $coins }
new-card = Nově na trhu: { $card }
gets-joker = { $who } dostává žolíka a hned ho přikládá
gets-nothing = { $who } nic nedostává: zásoba je prázdná, nebo žolíka žádná karta nepřijme
ends = Kolo je dohrané, sčítají se pečeti a privilegia.
ends-by-turns = Odehráno { $turns } tahů, hra končí; sčítají se pečeti a privilegia.
counts-rest = { $who }: pečeti +{ $seals }, privilegia +{ $privileges }, dohromady +{ $n }
wins = { $who } vítězí na políčku { $space }.
wins-on-top = { $who } vítězí na políčku { $space }: indikátor tu leží navrchu.

# Výzvy

prompt-turn = Táhni, nebo vrať mince do měšce.
prompt-turn-draw = Táhni mince.
prompt-turn-return = Na tažení je v měšci málo mincí. Vrať mince do měšce.
prompt-turn-pass = Nemáš co táhnout ani co vracet. Vynech.
prompt-privilege = Předtím smíš využít privilegium.
prompt-last-round = Hraje se poslední kolo.
prompt-lay = Přilož ke kartám aspoň jednu minci: { $coins }
prompt-lay-more = Můžeš přikládat dál: { $coins }
prompt-lay-nowhere = Žádná karta nepřijme, co padlo: { $coins }. Za pečeť můžeš táhnout dál.
prompt-lay-only-counterfeits = Padly samé padělky. Za pečeť můžeš táhnout dál.
prompt-which-first = Zaplaceno je víc karet najednou. Kterou vyhodnotíš dřív?
prompt-lay-joker = Přilož žolíka ze směnárnice k jiné kartě.
prompt-use-symbol = Využiješ symbol na políčku ({ $symbol })?
prompt-give-back = Vyber privilegium, které vrátíš.
prompt-watch-turn = { $who } volí akci.
prompt-watch-lay = { $who } přikládá mince: { $coins }
prompt-watch-which-first = { $who } vybírá, která karta se vyhodnotí dřív.
prompt-watch-lay-joker = { $who } přikládá žolíka ze směnárnice.
prompt-watch-use-symbol = { $who } se rozhoduje, zda využije symbol.
prompt-watch-give-back = { $who } vybírá privilegium, které vrátí.
prompt-over = Konec hry. Vítězí { $who } na políčku { $space }.
prompt-over-on-top = Konec hry. Vítězí { $who } na políčku { $space }: indikátor tu leží navrchu.

# Volby

choose-lay = { $coin } → { $card }
choose-privilege = Využít privilegium: { $privilege }
choose-give-back = Vrátit privilegium: { $privilege }
choose-first = Nejdřív: { $card }
choose-draw = Táhnout mince
choose-return = Vrátit mince do měšce
choose-seal = Odevzdat pečeť za další mince
choose-symbol = Využít symbol
choose-done-turn = Vynechat
choose-done-lay = Dál nepřikládat
choose-done-use-symbol = Nevyužít
button-draw = Táhnout
button-return = Vrátit do měšce
button-seal = Pečeť za mince
button-done-lay = Dál nepřikládat
button-card = { $card }
note-draw = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
} z { $bag }, padělky jdou rovnou na osobní kartu.
note-return = Do měšce: { $coins }. Celkem v něm pak bude { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}.
note-seal = Z měšce { $n ->
    [one] ještě { $n } mince
    [few] ještě { $n } mince
   *[other] ještě { $n } mincí
}, jen jednou za tah.
note-then = Pak tu leží { $n } ze { $total } mincí.
note-settles = Vyhodnotí se: { $cards }.
note-back = Zpět do měšce: { $coins }.
note-buys = Koupě: { $what }.
note-buys-nothing = Koupě, která nic nepřinese.
note-serves = Služba: { $what }.
note-symbol = Symbol políčka: { $symbol }.
note-symbol-if-wanted = Políčko nabízí: { $symbol }.
note-second = Pečeť dostane { $who }.
note-to-space = Do cíle pak { $n ->
    [one] zbývá { $n } políčko
    [few] zbývají { $n } políčka
   *[other] zbývá { $n } políček
}.
note-arrives = Dráha je obejitá, dohrává se poslední kolo.

refused-not-asked = Teď není na řadě tvoje odpověď.
refused-other-question = Na tuhle otázku se takto odpovědět nedá.
refused-one-privilege = V jednom tahu lze využít jen jedno privilegium.
refused-no-such-privilege = Takové privilegium nemáš.
refused-too-few-coins = V měšci je málo mincí na tažení.
refused-nothing-spent = Na osobní kartě není co vracet.
refused-may-not-pass = Vynechat smí jen ten, kdo nemůže táhnout ani vracet.
refused-not-drawn = Taková mince mezi taženými není.
refused-not-wanted = Tuhle minci od tebe tato karta nepřijme.
refused-must-lay = Aspoň jedna mince se přiložit musí.
refused-no-seal = Nemáš pečeť.
refused-one-seal = V jednom tahu lze odevzdat jen jednu pečeť.
refused-seal-too-late = Pečeť se odevzdává dřív, než se přiloží první mince.
refused-bag-empty = Měšec je prázdný.
refused-not-paid = Tato karta není zaplacená.
refused-same-changer = Žolík ze směnárnice se musí přiložit k jiné kartě.

# Popisky

to-finish = do cíle { $n }
beyond-finish = { $n ->
    [0] v cíli
   *[other] za cílem { $n }
}
times = { $n }×
so-many-steps = +{ $n }
nothing-spent = osobní karta: nic
no-privileges = žádné privilegium
hand-hidden = { $n ->
    [0] žádné privilegium
    [one] { $n } privilegium
    [few] { $n } privilegia
   *[other] { $n } privilegií
}
label-card = { $card }. Cena: { $price }. Přináší: { $worth }
label-edge = { $who }: { $coins }, chybí: { $missing }
label-edge-paid = { $who }: { $coins }, zaplaceno
label-stands-for = žolík místo této barvy: { $coin }
label-start = startovní dlaždice a cíl
label-space = políčko { $space }
label-space-with = políčko { $space }: { $symbol }
label-marker = { $who }: políčko { $space }
label-bag = Měšec, { $who }: { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
label-bag-contents = Měšec, { $who }: { $coins }
label-tray = Vytažené mince, { $who }: { $coins }
label-seals = Pečeti, { $who }: { $n }
label-spent = Osobní karta, { $who }: { $coins }
label-hand = Tvoje privilegia: { $n }
label-panel = { $who }: { $finish }, mince v měšci { $bag }, pečeti { $seals }, privilegia { $privileges }
label-revealed = Odkrytá karta: { $card }
supply-jokers = žolíci
supply-counterfeits = padělky
supply-seals = pečeti
supply-valuables = balíček předmětů
supply-scents = balíček vůní
supply-privileges = balíček privilegií
supply-used = použitá privilegia
label-lying = { $what }: { $names }
label-supplies = Zásoby a balíčky
label-bag-of = mincí v měšci: { $n }
label-seals-of = pečetí: { $n }
label-privileges-of = privilegií: { $n }
label-jokers-of = žolíků v zásobě: { $n }
label-counterfeits-of = padělků v zásobě: { $n }
label-valuables-of = cenných předmětů v balíčku: { $n }
label-scents-of = vůní v balíčku: { $n }
label-used-of = použitých privilegií: { $n }

# Stůl slovy

read-offer = Trh
read-place = { $n }. { $card }
read-own = Tvoje mince a privilegia
read-tray = vytažené mince
read-hand = privilegia
read-none = žádné
read-players = Hráči
read-space = políčko { $space }
read-rank = { $rank }. v pořadí
read-bag = v měšci { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
read-spent = osobní karta: { $coins }
read-drawn = vytažené mince: { $coins }
read-contents = v měšci: { $coins }
read-seals = { $n ->
    [one] { $n } pečeť
    [few] { $n } pečeti
   *[other] { $n } pečetí
}
read-privileges = { $n ->
    [one] { $n } privilegium
    [few] { $n } privilegia
   *[other] { $n } privilegií
}
read-track = Dráha, { $n } políček od startovní dlaždice
read-spaces = políčka { $spaces }
read-supplies = Zásoby
read-supply-jokers = žolíci
read-supply-counterfeits = padělky
read-supply-seals = pečeti
read-supply-valuables = cenné předměty v balíčku
read-supply-scents = vůně v balíčku
read-supply-privileges = privilegia v balíčku
read-supply-used = použitá privilegia
read-revealed = odkrytá karta
read-to-come = zboží v balíčcích
