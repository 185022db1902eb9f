title = Maharaja
about = Sedm měst, třicet vesnic a panovník, který si přeje paláce. Všichni tajně nastaví dvě akce, potom architekti cestují, platí mýtné a staví. Město, v němž je rádža, vyplácí ty, kdo v něm mají nejvíc; rozhoduje sedmý palác. Mapa cest je naše rekonstrukce tištěné mapy.
bot-planner = Plánovač
bot-mason = Zedník
bot-random = Náhodný

option-length = Délka
option-length-full = celá
option-length-short = kratší: 6 paláců, 8 kol
option-yogi = Jogín a akční žetony
option-yogi-no = ne
option-yogi-yes = ano
option-neutral = Paláce nepoužitých barev
option-neutral-no = ne
option-neutral-yes = v každém městě
option-auction = Výběr osobností
option-auction-no = po řadě
option-auction-yes = dražbou
option-homes = Domovská města
option-homes-no = ne
option-homes-yes = ano
option-characters = Osobnosti jednoho hráče
option-characters-one = jedna
option-characters-several = několik
option-compensation = Odškodné
option-compensation-turn = za tah
option-compensation-action = za každou akci
option-money = Peníze
option-money-open = na očích
option-money-covered = zakryté

# Slova

character-mogul = Velkokníže
character-trader = Kupec
character-sadhu = Asketa
character-monk = Poutník
character-builder = Podnikatel
character-artisan = Stavitel
character-yogi = Jogín
action-gold = zlato
action-house = domek
action-houses = 2 domky
action-move = přesun domku
action-quarry = kamenolom
action-palace = palác
action-palace-house = palác a domek
action-governors = místodržící
action-character = osobnost
city = { $letter }
start = start
village = { $name }
disc = { $first } + { $second }
road = { $first } – { $second }
list = { $first }, { $rest }
name = { $who }

# Co lze udělat

do-travel = Cesta { $road }
do-central = Palác na hlavní místo
do-outer = Palác na vnější místo
do-city = Domek do města
do-village = Domek do vesnice { $village }
do-free-city = Podnikatel: domek do města
do-free-village = Podnikatel: domek do vesnice { $village }
do-lift = Přesunout domek odtud: { $place }
do-free-lift = Podnikatel: přesunout domek odtud: { $place }
do-gold = Vzít { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
do-trade = Kupec: { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
do-quarry = Kamenolom: vzít { $houses ->
    [one] { $houses } domek
    [few] { $houses } domky
   *[other] { $houses } domků
}
do-governor = Místodržící města { $city } o dvě pole níž
do-take = { $character }
do-rob = Žádat osobnost: odevzdá ji { $who }
do-chip = Žeton: { $action }
do-bid = Nabídnout { $gold }
do-pass = Pasovat
do-done = Ukončit tah

# Co se děje

begins = První vybírá { $who }.
governors-lie = Místodržící odspodu: { $cities }
chooses = { $who } si vybírá: { $character }
bids = { $who } nabízí { $gold }
passes = { $who } pasuje
wins-auction = { $who } vyhrává dražbu a platí { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
builds-first = { $who }: domek ve vesnici { $village }
stores-filled = Každý si bere do zásoby { $houses ->
    [one] { $houses } domek
    [few] { $houses } domky
   *[other] { $houses } domků
}.
round-begins = { $round }. kolo: rádža je ve městě { $city }. Příště přijde { $next }.
shows-disc = { $who } ukazuje disk: { $disc }
travels = { $who } cestuje, cíl: { $place }
toll-to = { $whom } +{ $gold }
travels-for = { $who } cestuje, cíl: { $place }, mýtné: { $tolls }
travels-by-bank = { $who } cestuje, cíl: { $place }, mýtné platí bank: { $tolls }
builds-central = { $who }: hlavní palác ve městě { $city } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}, celkem { $number }. palác
builds-outer = { $who }: vnější palác ve městě { $city } za { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}, celkem { $number }. palác
builds-house = { $who }: nový domek, místo { $place }
builds-house-free = { $who }: nový domek zdarma díky Podnikateli, místo { $place }
moves-house = { $who } přesouvá domek: { $old } → { $new }
takes-gold = { $who } bere { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
trades = { $who }: Kupec přináší { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
takes-houses = { $who } bere z kamenolomu { $houses ->
    [one] { $houses } domek
    [few] { $houses } domky
   *[other] { $houses } domků
}
lowers = { $who } posouvá níž: místodržící města { $city }. Příště přijde { $next }.
takes = { $who } bere z banku: { $character }
takes-from = { $who } bere: { $character } (dosud { $whom })
gives = { $who } odevzdává: { $character } (nově { $whom })
robs = { $who } žádá osobnost, odevzdá ji { $whom }
gets-chip = { $who } dostává akční žeton
uses-chip = { $who } používá žeton: { $action }
ends-turn = { $who } končí tah.
leaves-undone = { $who } nesplní vše: každý další hráč dostává { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
scored = Hodnotí se město { $city }
scored-nobody = Hodnotí se město { $city }, nikdo v něm nic nemá
earns = { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
ends-by-palaces = { $who }: postaven { $palaces }. palác, hra končí.
ends-by-track = Jeden z místodržících stojí na poli { $box }, hra končí.

# Odmítnutí

refused-not-asked = Teď se tě nikdo neptá.
refused-other-question = Na to se teď hra neptá.
refused-not-set = V tomto tahu už nezbývá akce, která by to dovolila.
refused-road-elsewhere = Tato cesta nezačíná tam, kde stojí tvůj architekt.
refused-road-closed = Jedna z vesnic na této cestě je ještě prázdná.
refused-visited = Tam tvůj architekt právě byl; vrátit se smí až po dalším činu.
refused-toll = Na toto mýtné nemáš dost zlaťáků.
refused-no-city = Tvůj architekt není v žádném městě.
refused-no-house = Ve své zásobě nemáš žádný domek.
refused-price = Nemáš dost zlaťáků.
refused-village-full = V této vesnici už není místo.
refused-city-first = Z těchto dvou domků patří první do města.
refused-no-house-there = Tam žádný domek nemáš.
refused-nowhere = Pro tento domek není jiné místo.
refused-same-place = Odtud domek pochází, musí jinam.
refused-quarry-empty = V kamenolomu už nemáš žádný domek.
refused-site-taken = Toto místo je v tomto městě už obsazené.
refused-no-palace = Nezbývá ti žádný palác.
refused-too-low = Pod tímto místodržícím leží méně než dva další.
refused-own-character = Tuto osobnost už máš.
refused-not-in-game = Tato osobnost se hry neúčastní.
refused-not-in-bank = Tato osobnost není v banku.
refused-bank-first = Dokud je v banku nějaká osobnost, bere se odtud.
refused-not-richer = Tento hráč nemá víc osobností než ty.
refused-just-taken = Tato osobnost je právě získaná, k výměně patří jiná.
refused-not-held = Tuto osobnost nemáš.
refused-used = Tato schopnost už byla v tomto tahu využita.
refused-no-chip = Nemáš žádný žeton.
refused-chip-used = V jednom tahu lze použít jen jeden žeton.
refused-bid = Nabídka musí být vyšší než poslední a nejvýše tolik, kolik máš zlaťáků.
refused-must-open = Kdo dražbu zahajuje, musí něco nabídnout, třeba 0.

# U stolu

sentences = { $first } { $rest }
in-city = { $city }
head = { $round }. kolo z { $rounds } · rádža: { $city } · příště: { $governors }
income-of = { $who }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
no-character = žádné
nobody = nikdo
player-line = osobnosti: { $characters } · paláce: { $built } · domky v zásobě: { $houses } · zlaťáky: { $gold } · kde: { $place } · disk: { $disc }
disc-hidden = neodkrytý
disc-set = Disk je nastavený
round-of = Kolo { $round }/{ $rounds }
label-round = { $round }. kolo z { $rounds }
next-city = Příště →
pays-to = { $whom } +{ $gold }
count-for = { $whom }: { $n }
now = Teď:
scored-now = Kdyby se hodnotilo teď:
not-scored = Před prvním kolem se nic nehodnotí.
label-scored-now = Kdyby se město { $city } hodnotilo teď
label-governor = Místodržící města { $city }, odspodu číslo { $n }
garden-free = volná místa: hlavní + { $n }
garden-taken = volná místa: { $n }
site-central = hlavní místo ve městě { $city }
site-outer = vnější místo ve městě { $city }
label-neutral = Palác nepoužité barvy, { $where }
label-palace = Palác, { $where }: { $who }
label-house = Domek, { $place }: { $who }
label-in-hand = Domek v ruce: { $who }
label-city-houses = { $who }: { $n ->
    [one] { $n } domek
    [few] { $n } domky
   *[other] { $n } domků
} ve městě { $city }
label-houses = domky: { $owners }
label-home = domov osobnosti číslo { $n }
label-city = Město { $city }: { $says }
label-village = Vesnice { $name }: { $owners }
label-village-empty = Vesnice { $name } je prázdná, projet se nedá
label-start = Start: tady se nestaví
label-maharaja = Rádža je ve městě { $city }
label-architect = Architekt, { $place }: { $who }
label-road = Cesta { $road }, mýtné: { $tolls }
label-road-free = Cesta { $road }: bez mýtného
label-road-closed = Cesta { $road } je přerušená, některá vesnice je prázdná
label-row = Město { $city }: všechny cesty a co se tam dá dělat
label-character = { $n } { $character }, má ho { $who }. { $says }
label-character-bank = { $n } { $character }, v banku. { $says }
held = { $n } { $character }
label-turn = Na tahu je { $who }
label-set-1 = Nastaveno: { $action }
label-set-2 = Nastaveno dvakrát: { $action }
label-action-done = Hotovo: { $action }
label-action-left = Nastaveno: { $action }
ability-mogul = Hraje první a vyhrává při shodě bodů.
ability-trader = Jednou za svůj tah přinese { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
ability-sadhu = Každý vnější palác platí za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
ability-monk = Mýtné za něj platí bank.
ability-builder = V každém svém tahu zdarma postaví nebo přesune domek.
ability-artisan = Palác ho stojí { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
ability-yogi = V každém svém tahu přinese akční žeton.
short-gold = zlato
short-house = domek
short-houses = 2 domky
short-move = přesun
short-quarry = kamenolom
short-palace = palác
short-palace-house = palác + domek
short-governors = místodržící
short-character = osobnost
todo-palace = { $n ->
    [one] palác
    [few] { $n } paláce
   *[other] { $n } paláců
}
todo-house = { $n ->
    [one] domek
    [few] { $n } domky
   *[other] { $n } domků
}
todo-move = { $n ->
    [one] přesun
    [few] { $n } přesuny
   *[other] { $n } přesunů
}
todo-gold = { $n ->
    [one] zlato
   *[other] { $n }× zlato
}
todo-quarry = { $n ->
    [one] kamenolom
   *[other] { $n }× kamenolom
}
todo-governor = { $n ->
    [one] místodržící
   *[other] { $n }× místodržící
}
todo-character = { $n ->
    [one] osobnost
   *[other] { $n }× osobnost
}
todo-builder = Podnikatel
todo-trader = Kupec
todo-chip = žeton
todo-put = kam?
todo-first = vesnice
label-ability = { $who }: { $says }
all-done = Vše nastavené je hotovo.
left-costs = Konec teď: každý další hráč +{ $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
has-passed = mimo dražbu
bids-now = nabízí { $gold }
way-here = tady stojíš
way-none = bez cesty
way-cost = { $gold ->
    [0] cesta zdarma
    [one] cesta: { $gold } zlaťák
    [few] cesta: { $gold } zlaťáky
   *[other] cesta: { $gold } zlaťáků
}
count-of = { $n }/{ $most }
stores-palaces = Postavené paláce
stores-gold = Zlaťáky
stores-houses = Domky v zásobě
stores-quarry = Domky v kamenolomu
stores-chips = Akční žetony

# Co lze zvolit

choose-disc = Nastavit: { $first } + { $second }
trip = Cíl { $place }: { $gold ->
    [0] zdarma
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
trip-over = Cíl { $place } přes { $over }: { $gold ->
    [0] zdarma
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
and-central = { $trip } + hlavní palác
and-outer = { $trip } + vnější palác
and-house = { $trip } + domek
choose-central = Hlavní palác ve městě { $city }
choose-outer = Vnější palác ve městě { $city }
choose-house = Domek: { $place }
choose-free-house = Podnikatel: domek { $place }
choose-put = Sem: { $place }
choose-lift = Přesunout z { $place }
choose-free-lift = Podnikatel: přesunout z { $place }
choose-chip = Žeton: { $action }
choose-governor = Místodržící města { $city } o dvě pole níž
choose-take = Vzít osobnost: { $character }
choose-choose-character = Vybrat osobnost: { $character }
choose-give-character = Odevzdat osobnost: { $character }

# Co z toho plyne

note-left = { $gold ->
    [one] Zbude ti { $gold } zlaťák.
    [few] Zbudou ti { $gold } zlaťáky.
   *[other] Zbude ti { $gold } zlaťáků.
}
note-forecast = Město { $city } by ti pak vyneslo { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; teď { $now }).
note-forecast-scored = Město { $city } se v tomto kole hodnotí: { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} (teď { $now }).
note-needs = Bude to stát { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}; máš { $have }, bez mýtného.
note-too-dear = To zatím nestačí.
note-few-houses = V zásobě budeš mít jen { $n ->
    [one] { $n } domek
    [few] { $n } domky
   *[other] { $n } domků
}.
note-few-palaces = Zbývá ti jen { $n ->
    [one] { $n } palác
    [few] { $n } paláce
   *[other] { $n } paláců
}.
note-no-toll = Bez mýtného.
note-bank-pays = Mýtné platí bank: { $tolls }.
note-tolls = Mýtné: { $tolls }.
note-other-ways = Další cesty a plány: řádek { $city } v seznamu měst.
note-price = Cena: { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
note-free = Zdarma.
note-last-palace = Tvůj poslední palác: po tomto kole hra končí.
note-toll-free = Cesta { $road }: mýtné pro tebe klesne.
note-still-closed = Cesta { $road } zůstane přerušená, { $n ->
    [one] { $n } vesnice je ještě prázdná
    [few] { $n } vesnice jsou ještě prázdné
   *[other] { $n } vesnic je ještě prázdných
}.
note-opens = Otevře cestu { $road }.
note-closes = Cesta { $road } se přeruší.
note-closed = Cesta { $road } je přerušená i tak.
note-stays = Ve vesnici { $village } zůstane ještě jeden domek.
note-houses-then = V zásobě pak budeš mít { $n ->
    [one] { $n } domek
    [few] { $n } domky
   *[other] { $n } domků
}.
note-gold-then = Pak budeš mít { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
note-order = Odspodu: { $cities }
note-from-bank = Číslo { $n }, z banku.
note-from = Číslo { $n }, dosud ho má { $who }.
note-own = Číslo { $n }, tvoje.
note-compensation = Není splněno vše: každý další hráč dostane { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.
note-chip = Třetí akce v tomto tahu; žeton se vrátí do banku.

# Kdo má co udělat

prompt-over = Konec hry. Vítězem je { $who }.
prompt-choose-character = Vyber si osobnost: její číslo určuje, kdy hraješ.
prompt-robbed = O svou osobnost přicházíš. Vyber si jinou z banku.
prompt-open = Zahaj dražbu o právo vybírat osobnost, třeba nulou.
prompt-bid = { $who } nabízí { $gold }. Nabídni víc, nebo pasuj.
prompt-first-house = Postav domek ve vesnici; { $n ->
    [one] je tvůj poslední
    [few] zbývají { $n }
   *[other] zbývá { $n }
}. Cestuje se jen tam, kde není žádná vesnice prázdná.
prompt-set-disc = Nastav disk: klepni na dvě akce, nebo na jednu dvakrát.
prompt-turn = Jsi na tahu. Zbývá: { $left }.
prompt-turn-done = Vše nastavené je hotovo. Cestovat můžeš dál.
prompt-put-house = Domek odtud: { $place }. Kam přijde?
prompt-give-character = Osobnost žádá { $who }. Kterou odevzdáš?
prompt-may-change = Nastaveno: { $disc }. Změnit to můžeš, dokud nejsou všichni připraveni. Chybí: { $waiting }
prompt-plays = Na tahu je { $who }.
prompt-wait = Na řadě: { $waiting }

# Stůl slovy

reading-round = Kolo
reading-table = Kolo a hráči
reading-cities = Města
reading-roads = Cesty
reading-villages = Vesnice
reading-characters = Osobnosti
reading-architects = architekti: { $who }
reading-central = hlavní palác: { $who }
reading-outer = vnější paláce: { $who } { $n }
