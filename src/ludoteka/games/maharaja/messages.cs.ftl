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
put = { $place }
trip-to = Výprava, cíl { $place } ({ $roads }): { $gold ->
    [0] zdarma
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
note-compensation = Není splněno vše: každý další hráč dostane { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}.

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
toll-to = { $whom } { $gold }
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

head = { $round }. kolo z { $rounds } · rádža: { $city } · místodržící: { $governors }
city-line = { $city }: { $rest }
income-of = { $who } { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
})
nobody = nikdo
player-line = { $who } · { $characters } · paláce: { $built } · domky: { $houses } · zlaťáky: { $gold } · kde: { $place } · { $disc }
disc-hidden = disk není odkrytý
prompt-over = Konec hry. Vítězem je { $who }.
prompt-choose-character = Vyber si osobnost.
prompt-bid = Nabídni za právo vybírat, nebo pasuj.
prompt-first-house = Postav domek ve vesnici.
prompt-set-disc = Nastav na disku dvě akce.
prompt-turn = Jsi na tahu: proveď nastavené akce a cestuj.
prompt-put-house = Kam domek přijde?
prompt-give-character = Kterou osobnost odevzdáš?
prompt-may-change = Tvůj disk je nastavený. Změnit ho můžeš, dokud nejsou všichni připraveni. Chybí: { $waiting }
prompt-wait = Na řadě: { $waiting }
reading-table = Stůl
