title = Dominion
about = x
cards-of = { $n }× { $card }
list = { $first }, { $rest }
card-copper = Copper
card-copper-acc = Copper
card-silver = Silver
card-silver-acc = Silver
card-gold = Gold
card-gold-acc = Gold
card-estate = Estate
card-estate-acc = Estate
card-duchy = Duchy
card-duchy-acc = Duchy
card-province = Province
card-province-acc = Province
card-curse = Curse
card-curse-acc = Curse
card-cellar = Cellar
card-cellar-acc = Cellar
card-chapel = Chapel
card-chapel-acc = Chapel
card-moat = Moat
card-moat-acc = Moat
card-chancellor = Chancellor
card-chancellor-acc = Chancellor
card-village = Village
card-village-acc = Village
card-woodcutter = Woodcutter
card-woodcutter-acc = Woodcutter
card-workshop = Workshop
card-workshop-acc = Workshop
card-bureaucrat = Bureaucrat
card-bureaucrat-acc = Bureaucrat
card-feast = Feast
card-feast-acc = Feast
card-gardens = Gardens
card-gardens-acc = Gardens
card-militia = Militia
card-militia-acc = Militia
card-moneylender = Moneylender
card-moneylender-acc = Moneylender
card-remodel = Remodel
card-remodel-acc = Remodel
card-smithy = Smithy
card-smithy-acc = Smithy
card-spy = Spy
card-spy-acc = Spy
card-thief = Thief
card-thief-acc = Thief
card-throne-room = Throne_Room
card-throne-room-acc = Throne_Room
card-council-room = Council_Room
card-council-room-acc = Council_Room
card-festival = Festival
card-festival-acc = Festival
card-laboratory = Laboratory
card-laboratory-acc = Laboratory
card-library = Library
card-library-acc = Library
card-market = Market
card-market-acc = Market
card-mine = Mine
card-mine-acc = Mine
card-witch = Witch
card-witch-acc = Witch
card-adventurer = Adventurer
card-adventurer-acc = Adventurer

# What happens

begins = Začíná { $who }.
kingdom = Království: { $cards }
turn-begins = { $who }: tah { $turn }
chooses-card = { $who } vybírá do království kartu { $card }.
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
puts-on-deck = { $who } vrací { $card } na dobírací balíček
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
ends-piles = Došly tři balíčky ({ $cards }), hra končí.
ends-turns = Po { $turns } tazích každého hra končí.
