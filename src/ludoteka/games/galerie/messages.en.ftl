title = Art Gallery
about = Guides walk through the halls of a gallery and bid for its paintings with cards laid face down. Points come from rows of equal symbols that nothing interrupts and from tiles of the own paintings, and the cards change hands with every bid. The board, the numbers in the shop and all rules are as printed. The values of the 48 paintings are not public; those here are a reconstruction: two points on the average painting, each of the four symbols equally frequent, with results around the 35 points of the example in the rulebook. An owner of the box can play with the printed values from a file of their own.
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
prompt-walk = Walk with a card, clockwise or the other way.
prompt-bid = Lay a card face down { in-place }.
prompt-lay = All ways lead to full strips. Lay a card away.
prompt-tiles = Your card { $card } in the shop: choose one tile, or two from different stacks.
prompt-painting = You have won hall { $place }. Take the painting, or leave it there.
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
button-walk = { $card } { $way }: { $where }
choose-bid = Bid { $card }
choose-lay = Lay { $card } away
choose-tiles = Tiles { $tiles }, for { $prices }
choose-no-tile = No tile
button-no-tile = No tile
choose-take = Take the painting
button-take = Take
choose-leave = Leave the painting
button-leave = Leave
choose-return = Take back { $card }

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

painting-values = painting { $painting } [{ $values }]
no-painting = no painting
nothing-here = nobody and nothing
mark-hidden = { $number } { $who }: face down
mark-card = { $number } { $who }: { $card }
mark-taken = { $number } { $who }: card taken back
pawn-here = pawn: { $who }
stack = for { $price }: { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
}, on top { $tile }
stack-empty = for { $price }: sold out
deck = deck: { $n }
hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
has-start = start card
known = known cards { $cards }
walked = laid open { $cards }
collection = paintings { $paintings } (rows { $chains })
tiles = tiles { $tiles }
read-gallery = The gallery
read-shop = stacks of tiles
read-people = The players
