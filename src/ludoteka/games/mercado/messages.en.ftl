title = False Money and True Status
about = Coins come out of a bag, some of them counterfeit, and are laid beside goods on the market. Whoever pays a price first buys and moves on; whoever came closest gets a seal. The rulebook shows two of the goods, both market people and all numbers of pieces; the other cards, the privileges and the symbols of the track are our reconstruction, and an owner of the box can put a file of his own in their place.
bot-reckoner = Reckoner
bot-merchant = Merchant
bot-random = Random
option-side = Side of the board
option-side-a = A
option-side-b = B, livelier
option-start = Start tile (0: upper right corner, then clockwise)
option-memory = What everybody could remember
option-memory-own = not shown
option-memory-shown = shown (contents of bags, goods to come)

# Coins, cards and effects

coin-gold = gold
coin-silver = silver
coin-wine = wine-red
coin-turquoise = turquoise
coin-white = joker
coin-black = counterfeit
so-many = { $n }× { $what }
no-coins = no coins
list = { $first }, { $rest }
clauses = { $first }; { $rest }
sentences = { $first } { $rest }
name = { $who }
card-jug = jug
card-ring = ring
card-candlestick = candlestick
card-comb = comb
card-goblet = goblet
card-mirror = mirror
card-carpet = carpet
card-vase = vase
card-clock = clock
card-shoes = shoes
card-music-box = music box
card-letter-opener = letter opener
card-books = books
card-fan = fan
card-cloth = cloth
card-painting = painting
card-necklace = necklace
card-hat = hat
card-lute = lute
card-globe = globe
card-chest = chest
card-chess-set = chess set
card-gloves = gloves
card-walking-stick = walking stick
card-rose = scent of roses
card-lavender = scent of lavender
card-jasmine = scent of jasmine
card-amber = scent of amber
card-musk = scent of musk
card-violet = scent of violets
card-pepper = scent of pepper
card-myrrh = scent of myrrh
card-sandalwood = scent of sandalwood
card-orange-blossom = scent of orange blossom
card-vanilla = scent of vanilla
card-iris = scent of irises
card-overseer = market overseer
card-changer = coin changer
short-rose = rose
short-lavender = lavender
short-jasmine = jasmine
short-amber = amber
short-musk = musk
short-violet = violet
short-pepper = pepper
short-myrrh = myrrh
short-sandalwood = sandalwood
short-orange-blossom = orange blossom
short-vanilla = vanilla
short-iris = iris
short-overseer = overseer
short-changer = coin changer
price-same = { $n ->
    [one] { $n } of any colour
   *[other] { $n } of the same colour
}
price-different = { $n ->
    [one] { $n } of any colour
   *[other] { $n } of different colours
}
more-colours = { $n ->
    [one] { $n } more colour
   *[other] { $n } more colours
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-rank = points by place on the track
points-unknown = unknown points
steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
symbol-advance = { $n ->
    [one] { $n } space on
   *[other] { $n } spaces on
}
brings-jokers = { $n ->
    [one] a joker
   *[other] { $n } jokers
}
brings-counterfeits = { $n ->
    [one] a counterfeit
   *[other] { $n } counterfeits
}
brings-removes = { $n ->
    [one] a counterfeit away
   *[other] { $n } counterfeits away
}
brings-privileges = { $n ->
    [one] a privilege
   *[other] { $n } privileges
}
brings-seals = { $n ->
    [one] a seal
   *[other] { $n } seals
}
brings-turns = { $n ->
    [one] another turn
   *[other] { $n } more turns
}
brings-others-counterfeits = { $n ->
    [one] each opponent gets a counterfeit
   *[other] each opponent gets { $n } counterfeits
}
brings-others-jokers = { $n ->
    [one] each opponent gets a joker
   *[other] each opponent gets { $n } jokers
}
brings-others-privileges = { $n ->
    [one] each opponent gives back a privilege
   *[other] each opponent gives back { $n } privileges
}
brings-no-seals = no seal for opponents
serves-overseer = gives a privilege
serves-changer = gives a joker, to be laid elsewhere at once

# What happens

begins = { $who } begins.
turn-of = Next: { $who }
turn-again = { $who } plays once more
uses-privilege = { $who } uses a privilege: { $privilege }
returns-coins = { $who } returns to the bag: { $coins }
passes = { $who } can neither draw nor return coins and passes
draws = { $who } draws: { $coins }
nothing-fits = None of it can be laid; the turn is over.
counterfeits-aside = { $who }: { $n ->
    [one] the counterfeit goes
   *[other] { $n } counterfeits go
} to the personal card
lays = { $who } lays: { $coin } → { $card }
puts-back = { $who } puts back into the bag: { $coins }
spends-seal = { $who } spends a seal for more coins
buys = { $who } buys: { $card }
pays = { $who } pays: { $card }
scores-rank = { $who } is number { $rank } on the track
reveals = { $who } reveals: { $card }, { $points }
advances = { $who } moves on by { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}, to { $space }
arrives = { $who } is back at the start tile; the round is played to its end.
carries-out = { $who } carries out the symbol ({ $symbol })
leaves-symbol = { $who } leaves the symbol ({ $symbol })
short-supply = Not enough in the supply: { $what }.
wins-turn = { $who } will play once more
gains-jokers = { $who }: { $n ->
    [one] a joker
   *[other] { $n } jokers
} into the bag
gains-counterfeits = { $who }: { $n ->
    [one] a counterfeit
   *[other] { $n } counterfeits
} into the bag
removes-counterfeits = { $who } gets rid of { $n ->
    [one] a counterfeit
   *[other] { $n } counterfeits
}
gains-seals = { $who }: { $n ->
    [one] a seal
   *[other] { $n } seals
}
gains-privileges = { $who }: { $n ->
    [one] a privilege
   *[other] { $n } privileges
}
your-privilege = Your new privilege: { $privilege }
gives-back = { $who } gives back a privilege: { $privilege }
second-place = { $who } gets a seal for the second place ({ $card })
takes-back = { $who } takes back into the bag: { $coins }
new-card = New on the market: { $card }
gets-joker = { $who } gets a joker, to be laid at once
gets-nothing = { $who } gets nothing: the supply is empty, or no card takes the joker
ends = The round is over; seals and privileges are counted.
ends-by-turns = { $turns } turns have been played, the game ends; seals and privileges are counted.
counts-rest = { $who }: seals +{ $seals }, privileges +{ $privileges }, together +{ $n }
wins = { $who } wins on space { $space }.
wins-on-top = { $who } wins on space { $space }: the marker lies on top there.

# Prompts

prompt-turn = Draw coins, or return coins to the bag.
prompt-turn-draw = Draw coins.
prompt-turn-return = There are too few coins to draw. Return coins to the bag.
prompt-turn-pass = There is nothing to draw and nothing to return. Pass.
prompt-privilege = You may use a privilege first.
prompt-last-round = This is the last round.
prompt-lay = Lay at least one coin beside a card: { $coins }
prompt-lay-more = You may lay more: { $coins }
prompt-lay-nowhere = No card takes what came up: { $coins }. For a seal you may draw more.
prompt-lay-only-counterfeits = Nothing but counterfeits. For a seal you may draw more.
prompt-which-first = Several cards are paid for at once. Which comes first?
prompt-lay-joker = Lay the joker from the coin changer at another card.
prompt-use-symbol = Do you use the symbol of the space ({ $symbol })?
prompt-give-back = Choose the privilege that you give back.
prompt-watch-turn = { $who } chooses an action.
prompt-watch-lay = { $who } is laying coins: { $coins }
prompt-watch-which-first = { $who } chooses which card comes first.
prompt-watch-lay-joker = { $who } lays the joker from the coin changer.
prompt-watch-use-symbol = { $who } decides whether to use the symbol.
prompt-watch-give-back = { $who } chooses a privilege to give back.
prompt-over = The game is over. { $who } wins on space { $space }.
prompt-over-on-top = The game is over. { $who } wins on space { $space }: the marker lies on top there.

# Choices

choose-lay = { $coin } → { $card }
choose-privilege = Use the privilege: { $privilege }
choose-give-back = Give back the privilege: { $privilege }
choose-first = First: { $card }
choose-draw = Draw coins
choose-return = Return coins to the bag
choose-seal = Spend a seal for more coins
choose-symbol = Use the symbol
choose-done-turn = Pass
choose-done-lay = Lay no more
choose-done-use-symbol = Leave it
button-draw = Draw
button-return = Return coins
button-seal = Seal for coins
button-done-lay = Lay no more
button-card = { $card }
note-draw = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} of { $bag }; counterfeits go straight to the personal card.
note-return = Into the bag: { $coins }. It will then hold { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
note-seal = { $n ->
    [one] { $n } more coin
   *[other] { $n } more coins
} out of the bag, once in a turn.
note-then = Then { $n } of { $total } coins lie here.
note-settles = Carried out now: { $cards }.
note-back = Back into the bag: { $coins }.
note-buys = Buys: { $what }.
note-buys-nothing = A purchase that brings nothing.
note-serves = Service: { $what }.
note-symbol = Symbol of the space: { $symbol }.
note-symbol-if-wanted = The space offers: { $symbol }.
note-second = { $who } gets a seal.
note-to-space = Then { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} to the finish.
note-arrives = Once round the track: the last round is played to its end.

refused-not-asked = You are not asked now.
refused-other-question = That is no answer to this question.
refused-one-privilege = Only one privilege may be used in a turn.
refused-no-such-privilege = You have no such privilege.
refused-too-few-coins = There are too few coins in your bag to draw.
refused-nothing-spent = There is nothing to return on your personal card.
refused-may-not-pass = Only a player who can neither draw nor return coins may pass.
refused-not-drawn = There is no such coin among those drawn.
refused-not-wanted = This card does not take that coin from you.
refused-must-lay = At least one coin must be laid.
refused-no-seal = You have no seal.
refused-one-seal = Only one seal may be spent in a turn.
refused-seal-too-late = A seal is spent before the first coin is laid.
refused-bag-empty = Your bag is empty.
refused-not-paid = This card has not been paid for.
refused-same-changer = The joker of the coin changer must go to another card.

# Labels

to-finish = { $n } to finish
beyond-finish = { $n ->
    [0] at the finish
   *[other] { $n } beyond finish
}
times = { $n }×
so-many-steps = +{ $n }
nothing-spent = personal card: empty
no-privileges = no privilege
hand-hidden = { $n ->
    [0] no privilege
    [one] { $n } privilege
   *[other] { $n } privileges
}
label-card = { $card }. Price: { $price }. Brings: { $worth }
label-edge = { $who }: { $coins }, still missing: { $missing }
label-edge-paid = { $who }: { $coins }, paid
label-stands-for = a joker in place of this colour: { $coin }
label-start = start tile and finish
label-space = space { $space }
label-space-with = space { $space }: { $symbol }
label-marker = { $who }: space { $space }
label-bag = Bag, { $who }: { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
label-bag-contents = Bag, { $who }: { $coins }
label-tray = Coins drawn, { $who }: { $coins }
label-seals = Seals, { $who }: { $n }
label-spent = Personal card, { $who }: { $coins }
label-hand = Your privileges: { $n }
label-panel = { $who }: { $finish }, coins in the bag { $bag }, seals { $seals }, privileges { $privileges }
label-revealed = Turned over: { $card }
supply-jokers = jokers
supply-counterfeits = counterfeits
supply-seals = seals
supply-valuables = pile of valuables
supply-scents = pile of scents
supply-privileges = pile of privileges
supply-used = privileges used
label-lying = { $what }: { $names }
label-supplies = Supplies and piles
label-bag-of = coins in the bag: { $n }
label-seals-of = seals: { $n }
label-privileges-of = privileges: { $n }
label-jokers-of = jokers in the supply: { $n }
label-counterfeits-of = counterfeits in the supply: { $n }
label-valuables-of = valuables in the pile: { $n }
label-scents-of = scents in the pile: { $n }
label-used-of = privileges used: { $n }

# The table in words

read-offer = Market
read-place = { $n }. { $card }
read-own = Your coins and privileges
read-tray = coins drawn
read-hand = privileges
read-none = none
read-players = Players
read-space = space { $space }
read-rank = place { $rank }
read-bag = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} in the bag
read-spent = personal card: { $coins }
read-drawn = coins drawn: { $coins }
read-contents = in the bag: { $coins }
read-seals = { $n ->
    [one] { $n } seal
   *[other] { $n } seals
}
read-privileges = { $n ->
    [one] { $n } privilege
   *[other] { $n } privileges
}
read-track = Track, { $n } spaces from the start tile
read-spaces = spaces { $spaces }
read-supplies = Supplies
read-supply-jokers = jokers
read-supply-counterfeits = counterfeits
read-supply-seals = seals
read-supply-valuables = valuables in the pile
read-supply-scents = scents in the pile
read-supply-privileges = privileges in the pile
read-supply-used = privileges used
read-revealed = card turned over
read-to-come = goods in the piles
