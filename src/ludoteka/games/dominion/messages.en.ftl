title = Dominion
about = Everybody starts with the same ten poor cards and builds a deck out of those on the table: coins buy better cards, action cards do more in a turn, and only points decide at the end. The base game, first edition, with all 25 kingdom cards.
bot-bigmoney-ultimate = Treasurer
bot-bigmoney-smithy = Blacksmith
bot-bigmoney-witch = Witch
bot-double-militia = Captain
bot-first-game-engine = Merchant
bot-workshop-gardens = Gardener
bot-bigmoney = Saver
bot-random = Random

# Before the game

option-kingdom = Kingdom
option-kingdom-first-game = First game
option-kingdom-big-money = Big money
option-kingdom-interaction = Interaction
option-kingdom-size-distortion = Size distortion
option-kingdom-village-square = Village square
option-kingdom-random = Ten at random
option-kingdom-in-turn = Chosen in turn
option-cards = Ten cards of your own choice
option-cards-cellar = Cellar
option-cards-chapel = Chapel
option-cards-moat = Moat
option-cards-chancellor = Chancellor
option-cards-village = Village
option-cards-woodcutter = Woodcutter
option-cards-workshop = Workshop
option-cards-bureaucrat = Bureaucrat
option-cards-feast = Feast
option-cards-gardens = Gardens
option-cards-militia = Militia
option-cards-moneylender = Moneylender
option-cards-remodel = Remodel
option-cards-smithy = Smithy
option-cards-spy = Spy
option-cards-thief = Thief
option-cards-throne-room = Throne Room
option-cards-council-room = Council Room
option-cards-festival = Festival
option-cards-laboratory = Laboratory
option-cards-library = Library
option-cards-market = Market
option-cards-mine = Mine
option-cards-witch = Witch
option-cards-adventurer = Adventurer
option-curses = Curses
option-curses-always = in every game
option-curses-with-witch = only with the Witch
option-begins = Who may begin (a random one of them; of all if none is named)
option-begins-1 = Seat 1
option-begins-2 = Seat 2
option-begins-3 = Seat 3
option-begins-4 = Seat 4
option-points = Points of all players
option-points-hidden = hidden until the end
option-points-shown = always shown

# What is not allowed

refused-not-asked = You are not asked now.
refused-other-question = Something else is asked now.
refused-not-in-hand = You have no such card in hand.
refused-not-playable = This card cannot be played.
refused-no-actions = You have no action left.
refused-action-phase-over = Whoever has played a treasure plays no more actions.
refused-no-treasure-after-buying = After the first purchase no more treasures are played.
refused-too-dear = The card costs too much.
refused-not-enough-coins = The coins laid out are not enough for this card.
refused-not-in-supply = This card is not in the game.
refused-pile-empty = The pile is empty.
refused-compulsory = The card demands it; it cannot be left out.
refused-no-moat = You have no Moat in hand.
refused-not-an-action = It has to be an action card.
refused-not-a-treasure = It has to be a treasure.
refused-not-a-victory-card = It has to be a Victory card.
refused-not-revealed = No such treasure lies there.
refused-chosen = This card is in the kingdom already.

# Cards

type-treasure = treasure
type-victory = victory
type-curse = curse
type-action = action
type-attack = attack
type-reaction = reaction
whole-card = { $card } ({ $types }), cost { $cost }. { $says }
worth-coins = Worth { $n ->
    [one] { $n } coin.
   *[other] { $n } coins.
}
worth-points = { $n ->
    [one] { $n } point at the end.
   *[other] { $n } points at the end.
}
bonuses = { $list }.
nothing-printed = Nothing is printed on it.
sentences = { $first } { $rest }
no-cards = none
name = { $who }
plus = +{ $n }
times = ×{ $n }

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
card-throne-room = Throne Room
card-throne-room-acc = Throne Room
card-council-room = Council Room
card-council-room-acc = Council Room
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

# What is printed on cards beside the bonuses

text-cellar = Discard any number of cards, then draw as many. The cards are discarded first, so they may come back after a shuffle.
text-chapel = Trash up to 4 cards from your hand. The Chapel itself lies in play and cannot be trashed by it.
text-moat = Reaction: when another player plays an attack, you may show this card from your hand, and the attack does not touch you. It goes back to your hand and may be shown against every attack.
text-chancellor = You may put your whole deck into your discard pile at once, without looking at it.
text-workshop = Gain a card that costs up to 4. It goes onto your discard pile; coins do not help.
text-bureaucrat = Gain a Silver onto your deck. Every other player puts a Victory card of their choice from their hand onto their deck, or shows a hand without one.
text-feast = Trash this card and gain a card that costs up to 5.
text-gardens = Worth 1 point for every 10 of your cards at the end, rounded down.
text-militia = Every other player discards down to 3 cards in hand. Whoever has no more than 3 does nothing.
text-moneylender = Trash a Copper from your hand. If you did, +3 coins. With a Copper in hand you have to.
text-remodel = Trash a card from your hand and gain one that costs up to 2 more than it. Without a card to trash nothing is gained.
text-spy = Every player, you too, reveals the top card of the deck, and you say whether it is discarded or stays.
text-thief = Every other player reveals two cards from the deck. If there are treasures among them you choose one to be trashed; the rest are discarded. You may gain any of the treasures trashed now.
text-throne-room = Choose an action card in your hand and play it twice. It uses up no further action.
text-council-room = Every other player draws a card.
text-library = Draw until you hold 7 cards. Action cards may be set aside as you draw them; they are discarded at the end.
text-mine = Trash a treasure from your hand and gain one that costs up to 3 more, into your hand. It can be used in this turn.
text-witch = Every other player gains a Curse. If there are too few, they go round in turn order.
text-adventurer = Reveal cards from your deck until you have found 2 treasures. They go to your hand, the other cards are discarded.

# The same in a few words, on the card itself

brief-cellar = Discard any, draw as many.
brief-chapel = Trash up to 4 cards.
brief-moat = Protects from attacks.
brief-chancellor = Deck may be discarded.
brief-workshop = Gain a card up to 4.
brief-bureaucrat = Silver onto your deck.
brief-feast = Trash it: gain up to 5.
brief-gardens = 1 point per 10 cards.
brief-militia = Others: down to 3 cards.
brief-moneylender = Trash Copper: +3 coins.
brief-remodel = Trash: gain up to 2 more.
brief-spy = Look at all the top cards.
brief-thief = Take others’ treasure.
brief-throne-room = Play an action twice.
brief-council-room = Others draw 1.
brief-library = Draw until you hold 7 cards.
brief-mine = Improve a treasure.
brief-witch = Others gain a Curse.
brief-adventurer = Find 2 treasures.

# What lies on the table

name-deck = Deck
name-discard = Discards
in-play-of = Cards in play: { $who }
hand-empty = Your hand is empty.
label-pile = { $whole } Left: { $left }.
label-coins-short = { $n ->
    [one] You are { $n } coin short of it.
   *[other] You are { $n } coins short of it.
}
label-limit = What you gain may cost { $n } at most.
label-limit-treasure = What you gain is a treasure that costs { $n } at most.
label-heap = { $n }× { $whole }
label-in-play = In play: { $n }× { $whole }
label-top = { $who }, top of the deck: { $whole }
label-aside = { $who }, revealed or set aside: { $n }× { $whole }
label-loot = Trashed just now, can be taken: { $n }× { $whole }
label-cost = costs { $cost }
label-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
label-buys = { $n ->
    [one] { $n } buy left
   *[other] { $n } buys left
}
label-coins = { $n ->
    [one] { $n } coin laid out
   *[other] { $n } coins laid out
}
label-points = { $n ->
    [one] your cards: { $n } point
   *[other] your cards: { $n } points
}
label-trash = Trash ({ $n }): { $cards }
label-empty = Empty piles: { $n }. The game ends with { $most } of them, or when the Provinces have run out.
label-own-deck = Your deck ({ $n }), in an order that nobody knows: { $cards }
label-own-discard = Your discard pile ({ $n }): { $cards }
label-hand-of = in hand: { $n }
label-deck-of = in the deck: { $n }
label-discard-of = discarded: { $n }
label-points-of = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
label-place = { $who }: { $says }
label-counts = { $hand } in hand, { $deck } in the deck, { $discard } discarded.
label-top-discard = On top of the discard pile: { $card }.
label-shown = Seen in hand: { $cards }.
label-known = On the deck, from the top: { $cards }.
label-owned = All cards: { $cards }.

# What is asked

prompt-over = { $n ->
    [one] The game is over. The winner is { $winners }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] The game is over. { $winners } share the victory: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
prompt-watch = It is the turn of { $who }.
prompt-waits = { $what } Waiting for: { $waiting }.
prompt-chosen = Chosen: { $chosen }. Waiting for: { $waiting }.
chosen-moat = show the Moat
chosen-no-moat = show nothing
prompt-action = { $actions ->
    [one] Play an action card, or lay out treasures and buy.
   *[other] Play an action card ({ $actions } actions left), or lay out treasures and buy.
}
prompt-treasures = { $coins ->
    [one] With all treasures you have { $coins } coin
   *[other] With all treasures you have { $coins } coins
}{ $buys ->
    [one] {""} for one card. Touch a pile.
   *[other] {""} for up to { $buys } cards. Touch a pile.
}
prompt-buy = { $coins ->
    [one] You have { $coins } coin
   *[other] You have { $coins } coins
}{ $buys ->
    [one] {""} for one card. Buy it or end your turn.
   *[other] {""} for up to { $buys } cards. Buy them or end your turn.
}
prompt-choose-kingdom = Choose card { $n } of { $most } for the kingdom.
prompt-show-moat = { $who } plays { $card }. Do you show a Moat?
prompt-discard-any = Cellar: discard any number of cards and draw as many.
prompt-trash-up-to = { $n ->
    [one] Chapel: you may trash one more card.
   *[other] Chapel: you may trash up to { $n } cards.
}
prompt-put-deck-away = Chancellor: put your deck into the discard pile?
prompt-gain-up-to = Gain a card that costs up to { $n }.
prompt-put-back = Bureaucrat: put a Victory card onto your deck.
prompt-show-hand = Bureaucrat: you hold no Victory card, so show your hand.
prompt-discard = { $n ->
    [one] Militia: discard one card.
   *[other] Militia: discard { $n } cards.
}
prompt-trash-to-remodel = Remodel: trash a card from your hand.
prompt-trash-treasure = Mine: trash a treasure from your hand.
prompt-gain-treasure = Mine: gain a treasure that costs up to { $n }, into your hand.
prompt-spy-discards = Spy: { $card } is on top ({ $who }). Discard it or leave it?
prompt-spy-discards-own = Spy: { $card } is on top of your own deck. Discard it or leave it?
prompt-trash-revealed = Thief: which treasure is trashed ({ $who })?
prompt-keep-loot = Thief: take any of the treasures that were trashed.
prompt-play-twice = Throne Room: which action do you play twice?
prompt-set-aside = Library: you have drawn { $card }. Set it aside?
prompt-keep = Library: you have drawn { $card }. It stays in your hand.
what-choose-kingdom = The kingdom is being chosen.
what-show-moat = Does anybody show a Moat?
what-discard-any = Cellar: cards are being discarded.
what-trash-up-to = Chapel: cards are being trashed.
what-put-deck-away = Chancellor: is the deck put away?
what-gain-up-to = A card is being gained.
what-put-back = Bureaucrat: a Victory card goes onto the deck.
what-discard = Militia: cards are being discarded.
what-trash-to-remodel = Remodel: a card is being trashed.
what-trash-treasure = Mine: a treasure is being trashed.
what-gain-treasure = Mine: a treasure is being gained.
what-spy-discards = Spy: does the card stay?
what-trash-revealed = Thief: a treasure is being chosen.
what-keep-loot = Thief: treasures are being taken.
what-play-twice = Throne Room: an action is being chosen.
what-set-aside = Library: cards are being drawn.

# Answers

choose-play = Play { $card }
choose-lay-out = Lay out { $card }
choose-buy = Buy { $card }
choose-pay-and-buy = Lay out all treasures and buy { $card }
choose-treasures = Lay out all treasures: { $cards }
choose-end = End the turn
choose-gain = Gain { $card }
choose-gain-to-hand = Gain { $card } into the hand
choose-kingdom = { $card } for the kingdom
choose-discard = Discard { $card }
choose-discard-these = Discard: { $cards }
choose-no-discard = Discard nothing
choose-no-more-discard = Discard no more cards
choose-trash = Trash { $card }
choose-no-trash = Trash nothing
choose-no-more-trash = Trash no more cards
choose-put-back = Put { $card } onto the deck
choose-show-hand = Show a hand without Victory cards
choose-twice = Play { $card } twice
choose-take = Take { $card }
choose-no-loot = Leave in the trash: { $cards }
choose-moat = Show the Moat
choose-no-moat = Show no Moat
choose-deck-away = Put the deck into the discard pile
choose-deck-stays = Leave the deck as it is
choose-spy-discard = Discard it
choose-spy-leave = Leave it on the deck
choose-aside = Set it aside
choose-keep = Keep it in the hand
button-treasures = All treasures (+{ $n })
button-end = End turn
button-no-more = No more
button-none = Nothing
button-no-loot = Leave it
button-show-hand = Show hand
button-moat = Show
button-keep-moat = Do not show
button-no-moat = Nothing
button-deck-away = Put away
button-deck-stays = Leave it
button-discard = Discard
button-discard-these = { $cards }
button-leave = Leave it
button-aside = Set aside
button-keep = Keep
always-moat = Always show the Moat
always-no-moat = Answer for me while I hold no Moat
gather-buy = Buy
gather-discard = Discard
gather-trash = Trash
note-action-left = You could still play an action.
note-coins-lost = { $n ->
    [one] { $n } coin remains unspent.
   *[other] { $n } coins remain unspent.
}
note-coins-then = { $n ->
    [one] You then have { $n } coin.
   *[other] You then have { $n } coins.
}
note-coins-left = { $n ->
    [one] { $n } coin is left.
   *[other] { $n } coins are left.
}
note-ends-actions = No more actions can be played after that.
note-no-treasures-then = The treasures in your hand can then no longer be laid out.
note-last-province = It is the last Province: the game ends after this turn.
note-third-pile = The third pile runs out: the game ends after this turn.
note-last-of-pile = It is the last card of the pile.
note-gain-up-to = Then you gain a card that costs up to { $n }.
note-treasure-up-to = Then you gain a treasure that costs up to { $n }.
note-moat = The attack then does not touch you.
note-keep-moat = The attack then hits you.
note-no-moat = { $who } plays { $card }. You hold no Moat.
note-drawn = Library: you have drawn { $card }.
note-bureaucrat = The Bureaucrat demands it.
note-deck-away = It goes face down under the discard pile.

# The table in words

read-turn = Turn: { $who }
read-actions = actions
read-buys = buys
read-coins = coins
read-in-play = in play
read-revealed = revealed or set aside ({ $who })
read-loot = can be taken from the trash
read-trash = trash
read-empty = empty piles
read-of = { $n } of { $most }
read-hand = Your cards
read-deck = in the deck, order unknown
read-discard = in the discard pile
read-points = points
read-supply = Supply
read-cost = costs { $cost }
read-left = { $n } left
read-players = Players
read-kingdom = Cards for the kingdom
read-chosen = chosen
read-free = not chosen

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
} in all
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
ends-piles = Piles have run out ({ $cards }); the game ends.
ends-turns = After { $turns } turns each the game ends.
