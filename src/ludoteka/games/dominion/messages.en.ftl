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

begins = { $who } begins.
kingdom = The kingdom: { $cards }
turn-begins = { $who }: turn { $turn }
chooses-card = { $who } chooses { $card } for the kingdom.
plays = { $who } plays { $card }
plays-for = { $who } plays { $card }: { $bonus }
resolves-for = { $card }: { $bonus }
plays-twice = { $who } plays { $card } twice
plays-treasures = { $who } plays { $cards }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
bonus-cards = +{ $n ->
    [one] { $n } card
   *[other] { $n } cards
}
bonus-actions = +{ $n ->
    [one] { $n } action
   *[other] { $n } actions
}
bonus-buys = +{ $n ->
    [one] { $n } buy
   *[other] { $n } buys
}
bonus-coins = +{ $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
buys = { $who } buys { $card }
gains = { $who } gains { $card }
gains-to-hand = { $who } gains { $card } into the hand
gains-on-deck = { $who } gains { $card } onto the deck
takes-loot = { $who } takes { $card } from the trash
trashes = { $who } trashes { $cards }
discards-one = { $who } discards { $card }
discards = { $who } discards { $n } cards, on top: { $card }
discards-aside = { $who } discards what was set aside: { $cards }
sets-aside = { $who } sets { $card } aside
puts-deck-away = { $who } puts the deck into the discard pile
puts-on-deck = { $who } puts { $card } onto the deck
shows-hand = { $who } shows a hand without Victory cards: { $cards }
shows-moat = { $who } shows a Moat and is not affected
reveals = { $who } reveals { $cards }
finds = { $who } takes { $cards } to the hand
has-no-card = { $who } has no card to reveal
spy-discards = { $who }: { $card } is discarded
spy-leaves = { $who }: { $card } stays on the deck
draws = { $who }: +{ $n ->
    [one] { $n } card
   *[other] { $n } cards
}
you-draw = You draw { $cards }
shuffles = { $who } shuffles the discard pile
ends-provinces = The last Province is gone; the game ends.
ends-piles = Three piles are empty ({ $cards }); the game ends.
ends-turns = After { $turns } turns each the game ends.
