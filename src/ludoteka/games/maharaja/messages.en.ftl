title = Maharaja
about = Seven cities, thirty villages, and a ruler who wants palaces. Everybody sets two actions in secret, then architects travel the roads, pay tolls and build. The city with the Maharaja pays those who have most in it; the seventh palace decides. The road map is our reconstruction of the printed one.
bot-planner = Planner
bot-mason = Mason
bot-random = Random

option-length = Length
option-length-full = full
option-length-short = short: 6 palaces, 8 rounds
option-yogi = Yogi and action chips
option-yogi-no = no
option-yogi-yes = yes
option-neutral = Palaces of unused colours
option-neutral-no = no
option-neutral-yes = in every city
option-auction = Choice of characters
option-auction-no = in turn
option-auction-yes = by auction
option-homes = Home cities
option-homes-no = no
option-homes-yes = yes
option-characters = Characters of each player
option-characters-one = one
option-characters-several = several
option-compensation = Compensation
option-compensation-turn = for the turn
option-compensation-action = for each action
option-money = Money
option-money-open = open
option-money-covered = covered

# Words

character-mogul = Mogul
character-trader = Trader
character-sadhu = Sadhu
character-monk = Monk
character-builder = Builder
character-artisan = Artisan
character-yogi = Yogi
action-gold = gold
action-house = house
action-houses = 2 houses
action-move = move a house
action-quarry = quarry
action-palace = palace
action-palace-house = palace and house
action-governors = governors
action-character = character
city = { $letter }
start = the start
village = { $name }
disc = { $first } + { $second }
road = { $first } – { $second }
list = { $first }, { $rest }
name = { $who }

# What may be done

do-travel = Road { $road }
do-central = Palace on the central site
do-outer = Palace on an outer site
do-city = House in the city
do-village = House in village { $village }
do-free-city = Builder: house in the city
do-free-village = Builder: house in village { $village }
do-lift = Move a house from { $place }
do-free-lift = Builder: move a house from { $place }
do-gold = Take { $gold } gold
do-trade = Trader: { $gold } gold
do-quarry = Quarry: take { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}
do-governor = Lower the governor of { $city }
do-take = { $character }
do-rob = A character from { $who }
do-chip = Chip: { $action }
do-bid = Bid { $gold }
do-pass = Pass
do-done = End the turn
put = { $place }
trip-to = Trip to { $place } ({ $roads }): { $gold ->
    [0] free
   *[other] { $gold } gold
}
note-compensation = Not everything is done: each other player gets { $gold } gold.

# What happens

begins = { $who } chooses first.
governors-lie = Governors, from the lowest up: { $cities }
chooses = { $who } chooses { $character }
bids = { $who } bids { $gold }
passes = { $who } passes
wins-auction = { $who } wins the auction for { $gold } gold
builds-first = { $who }: house in village { $village }
stores-filled = Everybody takes { $houses } houses into the own store.
round-begins = Round { $round }: the Maharaja visits { $city }. Next will be { $next }.
shows-disc = { $who } shows the disc: { $disc }
travels = { $who } travels to { $place }
toll-to = { $whom } { $gold }
travels-for = { $who } travels to { $place } and pays tolls ({ $tolls })
travels-by-bank = { $who } travels to { $place }, the bank pays the tolls ({ $tolls })
builds-central = { $who }: central palace in { $city } for { $gold } gold, palace number { $number }
builds-outer = { $who }: outer palace in { $city } for { $gold } gold, palace number { $number }
builds-house = { $who }: house in { $place }
builds-house-free = { $who }: house in { $place }, free by the Builder
moves-house = { $who } moves a house from { $old } to { $new }
takes-gold = { $who } takes { $gold } gold
trades = { $who }: { $gold } gold by the Trader
takes-houses = { $who } takes { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} from the quarry
lowers = { $who } lowers the governor of { $city }. Next will be { $next }.
takes = { $who } takes { $character }
takes-from = { $who } takes { $character } from { $whom }
gives = { $who } gives { $character } to { $whom }
robs = { $who } demands a character from { $whom }
gets-chip = { $who } gets an action chip
uses-chip = { $who } uses a chip: { $action }
ends-turn = { $who } has finished the turn.
leaves-undone = { $who } leaves something undone: each of the others gets { $gold } gold.
scored = Scored: { $city }
scored-nobody = Scored: { $city }, where nobody has anything
earns = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold
ends-by-palaces = { $who }: palace number { $palaces }; the game ends.
ends-by-track = A governor stands on box { $box }; the game ends.

# Refused

refused-not-asked = It is not your turn to answer.
refused-other-question = That is not what is asked now.
refused-not-set = No action that allows it is left in this turn.
refused-road-elsewhere = This road does not begin where your architect stands.
refused-road-closed = A village on this road is still empty.
refused-visited = Your architect has just been there; he may return after the next deed.
refused-toll = You cannot pay these tolls.
refused-no-city = Your architect is not in a city.
refused-no-house = There is no house in your store.
refused-price = You do not have enough gold.
refused-village-full = There is no room in this village.
refused-city-first = Of these two houses the first goes into a city.
refused-no-house-there = You have no house there.
refused-nowhere = There is no other place for this house.
refused-same-place = The house comes from there; it has to go elsewhere.
refused-quarry-empty = None of your houses is left in the quarry.
refused-site-taken = That site is taken in this city.
refused-no-palace = You have no palace left.
refused-too-low = Fewer than two governors stand below this one.
refused-own-character = You have this character already.
refused-not-in-game = This character does not take part.
refused-not-in-bank = The bank does not have this character.
refused-bank-first = As long as the bank has a character, take it from there.
refused-not-richer = This player has no more characters than you.
refused-just-taken = You have just taken this character; give another one.
refused-not-held = You do not have this character.
refused-used = This ability has been used in this turn.
refused-no-chip = You have no chip.
refused-chip-used = One chip in a turn is all.
refused-bid = A bid is higher than the last one, and no higher than your gold.
refused-must-open = Whoever opens the auction has to bid, if only 0.

# At the table

head = Round { $round } of { $rounds } · Maharaja: { $city } · governors: { $governors }
city-line = { $city }: { $rest }
income-of = { $who } { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $gold } gold)
nobody = nobody
player-line = { $who } · { $characters } · palaces: { $built } · houses: { $houses } · gold: { $gold } · at { $place } · { $disc }
disc-hidden = disc face down
prompt-over = The game is over. { $who } has won.
prompt-choose-character = Choose a character.
prompt-bid = Bid for the right to choose next, or pass.
prompt-first-house = Build a house in a village.
prompt-set-disc = Set two actions on your disc.
prompt-turn = Your turn: do what you have set, and travel.
prompt-put-house = Where does the house go?
prompt-give-character = Which character do you give?
prompt-may-change = Your disc is set. You may change it until all are ready. Waiting for: { $waiting }
prompt-wait = Waiting for: { $waiting }
reading-table = The table
