title = Art Gallery
about =
    Guides walk through the halls of a gallery and bid for its paintings with cards laid face down. Points come from rows of equal symbols that nothing interrupts and from tiles of the own paintings, and the cards change hands with every bid.
    The board, the numbers in the shop and all rules are as printed. The values of the 48 paintings are not public; those here are a reconstruction: two points on the average painting, each of the four symbols equally frequent, with results around the 35 points of the example in the rulebook. An owner of the box can play with the printed values from a file of their own.
bot-dealer = Dealer
bot-collector = Collector
bot-random = Random
option-memory = Cards everybody could remember
option-memory-hidden = not shown
option-memory-shown = shown

# Words

name = { $who }
list = { $first }, { $rest }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place = { $place ->
    [0] Shop
   *[other] Hall { $place }
}
to-place = { $place ->
    [0] to the shop
   *[other] to hall { $place }
}
in-place = { $place ->
    [0] in the shop
   *[other] in hall { $place }
}
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V
roman-6 = VI
tile-for = { $number } (price { $price })
seat-card = { $who } { $card }
hall-painting = hall { $place }: { $painting }
sentences = { $first } { $rest }
symbol-hat = hat
symbol-tree = tree
symbol-boat = boat
symbol-moon = moon
symbol-value = { $symbol } { $value }
seat-sum = { $who }: { $sum }
times = ×{ $n }
none = none

# What happened

begins = { $who } begins.
round-begins = Round { $round }: { $who } begins.
new-paintings = { $n ->
    [one] New painting: { $paintings }
   *[other] New paintings: { $paintings }
}
walks = { $who } walks { $card } clockwise, { to-place }.
walks-back = { $who } walks { $card } counter-clockwise, { to-place }.
stays = { $who } plays { $card } and is { in-place } again.
bids = { $who } bids { in-place }, marker { $number }.
bids-own = { $who } bids { $card } { in-place }, marker { $number }.
is-stuck = { $who } cannot walk anywhere and lays two cards away.
lays-away = { $who } lays { $card } away.
ninth-cards = Last cards: { $cards }
gets-start = { $who } takes the start card.
keeps-start = { $who } keeps the start card.
opens = { place } opens: { $cards }
wins = { place }: { $sums }. { $who } may take painting { $painting }.
wins-by-tile = { place }: { $sums }. { $who } has the matching tile and may take painting { $painting }.
wins-by-marker = { place }: { $sums }. { $who } has the marker on the lower place and may take painting { $painting }.
takes = { $who } takes painting { $painting }.
leaves = { $who } leaves painting { $painting } where it hangs.
takes-tiles = { $n ->
    [one] { $who } takes tile { $tiles }.
   *[other] { $who } takes tiles { $tiles }.
}
takes-no-tile = { $who } takes no tile.
affords-nothing = { $who } has bid { $card }: not enough for a tile.
takes-back = { $who } takes back { $card }.
ends-deck = { $n ->
    [one] The deck is too short for { $n } empty hall; the game ends.
   *[other] The deck is too short for { $n } empty halls; the game ends.
}
ends-stacks = { $n ->
    [one] { $n } stack of tiles is sold out; the game ends.
   *[other] { $n } stacks of tiles are sold out; the game ends.
}
ends-rounds = { $n } rounds have been played; the game ends.

# Prompts

prompt-over = { $n ->
    [one] The game is over. { $winners } wins: { points }
   *[other] The game is over. { $winners } share the victory: { points }
}
prompt-wait = One moment.
prompt-walk = Turn { $turn } of { $turns }: choose a card and where to walk with it.
prompt-bid = Turn { $turn } of { $turns }: bid a card { in-place }, face down.
prompt-lay = All ways lead to full strips. Lay a card away.
prompt-tiles = Your card { $card } in the shop buys one tile, or two from different stacks.
prompt-painting = You have won hall { $place }. Take the painting, or leave it hanging.
prompt-take-back = Take back one of the cards that lie { in-place }.
prompt-watch-walk = { $who } is about to walk.
prompt-watch-bid = { $who } is about to bid.
prompt-watch-lay = { $who } cannot walk and lays cards away.
prompt-watch-tiles = { $who } chooses tiles.
prompt-watch-painting = { $who } may take the painting or leave it.
prompt-watch-take-back = { $who } chooses a card to take back.

# Choices

way = clockwise
way-back = counter-clockwise
choose-walk = Walk { $card } { $way }, { to-place }
choose-stay = Play { $card } and stay { in-place }
choose-turn = { $walk }; bid { $card }
choose-bid-there = Bid { $card } { in-place }
choose-lay = Lay { $card } away
choose-tiles = { $n ->
    [one] Tile { $tiles } for { $prices }
   *[other] Tiles { $tiles } for { $prices }
}
choose-no-tile = No tile
button-no-tile = No tile
choose-take = Take the painting
button-take = Take
choose-leave = Leave the painting hanging
button-leave = Leave
choose-return = Take back { $card }

note-would-bring = Painting { $painting } would bring you { $points }.
note-rivals = Markers there: { $rivals }.
seat-times = { $who } ×{ $n }
note-nobody = No other player’s marker is there.
note-marker = Your marker goes on { $number }.
note-sum = Your cards there add up to { $sum }.
note-buys = It buys tiles for up to { $price }.
note-buys-nothing = It buys nothing.
note-gain = Worth { $points } now.
note-chains = Chains then: { $chains }.
note-tile = Of these, { $points } for the matching tile.
note-breaks = Breaks the running chain: { $symbols }.
note-spare = { $n } of the card’s value is lost.
note-last-tile = The stack for { $price } is then sold out.
note-leave = The painting stays in hall { $place } for the next round.
note-hand = Your hand then: { $cards }.

refused-not-asked = It is not your answer that is awaited now.
refused-other-question = That does not answer this question.
refused-not-in-hand = You do not have this card in hand.
refused-strip-full = All six places for markers are taken there.
refused-same-bench = Both ways lead to the same bench; clockwise is enough.
refused-too-many-tiles = At most two tiles for one card.
refused-too-dear = The card is not worth that much.
refused-sold-out = A stack without tiles cannot be chosen.
refused-not-here = No such card lies here any more.

# On the table

stage-round = Round { $round } · turn { $turn } of { $turns } · paintings in the deck: { $deck }
stage-over = Symbols + tiles + cards + start card
stage-back = Cards back, in the order of markers
stage-tiles = Tiles, in the order of markers
sold-out = sold out
no-painting = no painting

whole-painting = Painting { $painting }: { $values }.
whole-place = { $name }. { $contents }
tile-is-with = Matching tile: { $who }.
bids-there = Bids: { $bids }.
no-bids = No bids.
strip-is-full = The strip is full.
pawns-there = Pawns: { $pawns }.
mark-hidden = { $number } { $who }, face down
mark-card = { $number } { $who }, { $card }
mark-taken = { $number } { $who }, card taken back
label-marker = Marker { $number }: { $who }
label-pawn = Pawn: { $who }
label-breaks = Has no { $symbol }: your running chain would break
label-gain = would bring you { $points } now
label-price = price { $price }
label-tile = tile { $tile }
label-matches = You have the painting of this tile
label-open = { $who }: { $card }
label-taken = Card taken back
label-start = Start card: { $who }
label-walked = { $who } has laid open { $card }
label-last = Last card of { $who }: { $card }
label-collection = { $who }. Paintings: { $n }. Best chains: { $rows }.
label-points = So far, without action cards: { $points }
label-total = In the end: { $points }
label-own-tile = tile { $tile }: { $points }
stack = Price { $price }: { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
}, on top { $tile }
stack-empty = Price { $price }: sold out
deck = Paintings in the deck: { $n }
hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
own-hand = { $card }, in hand
own-walked = { $card }, laid open for walking
own-last = { $card }, your last card
own-bid = { $card }, bid { in-place }
known = known: { $cards }

# For those who hear the table

read-gallery = The gallery, clockwise. Round { $round }. Paintings in the deck: { $deck }. Start card: { $start }
read-shop = The shop: stacks of tiles. Sold out: { $sold }; the game ends with { $ends }
tiles-left = { $n ->
    [one] { $n } tile left
   *[other] { $n } tiles left
}
read-own = Your nine cards
card = Card { $card }
card-hand = in hand
card-walked = laid open
card-last = last card
card-bid = bid { in-place }
read-people = The players
stands = stands { in-place }
markers-left = markers left: { $n }
has-start = has the start card
walked = laid open: { $cards }
last = last card: { $card }
final-sum = symbols, tiles, cards, start card: { $sum }
read-collection = Collection: { $who }
read-paintings = Paintings from the left
read-tiles = Tiles
best-chain = best chain: { $points }, { $n ->
    [one] { $n } painting
   *[other] { $n } paintings
}
