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
toll-to = { $whom } +{ $gold }
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

sentences = { $first } { $rest }
in-city = { $city }
head = Round { $round } of { $rounds } · Maharaja: { $city } · next: { $governors }
income-of = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold
no-character = none
nobody = nobody
player-line = characters: { $characters } · palaces: { $built } · houses in store: { $houses } · gold: { $gold } · at { $place } · disc: { $disc }
disc-hidden = face down
disc-set = Disc set
round-of = Round { $round }/{ $rounds }
label-round = Round { $round } of { $rounds }
next-city = Next →
pays-to = { $whom } +{ $gold }
count-for = { $whom }: { $n }
now = Now:
scored-now = If it were scored now:
not-scored = Nothing is scored before round 1.
label-scored-now = If { $city } were scored now
label-governor = Governor of { $city }, number { $n } from below
garden-free = free sites: centre + { $n }
garden-taken = free sites: { $n }
site-central = central site of { $city }
site-outer = outer site of { $city }
label-neutral = Palace of an unused colour, { $where }
label-palace = Palace of { $who }, { $where }
label-house = House of { $who } in { $place }
label-in-hand = House of { $who }, in hand
label-city-houses = { $who }: { $n ->
    [one] { $n } house
   *[other] { $n } houses
} in { $city }
label-houses = houses: { $owners }
label-home = home of character { $n }
label-city = City { $city }: { $says }
label-village = Village { $name }: { $owners }
label-village-empty = Village { $name }, empty: no way through
label-start = The start: nothing is built here
label-maharaja = The Maharaja is in { $city }
label-architect = Architect of { $who }: { $place }
label-road = Road { $road }, tolls: { $tolls }
label-road-free = Road { $road }: no toll
label-road-closed = Road { $road }: closed, a village is empty
label-row = City { $city }: all ways and what can be done there
label-character = { $n } { $character }, held by { $who }. { $says }
label-character-bank = { $n } { $character }, in the bank. { $says }
held = { $n } { $character }
label-turn = Turn of { $who }
label-set-1 = Set: { $action }
label-set-2 = Set twice: { $action }
label-action-done = Done: { $action }
label-action-left = Set: { $action }
ability-mogul = Plays first and wins ties.
ability-trader = { $gold } gold once in each own turn.
ability-sadhu = Each outer palace counts { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ability-monk = The bank pays all tolls.
ability-builder = Builds or moves a house free in each own turn.
ability-artisan = A palace costs { $gold } gold.
ability-yogi = Gives an action chip in each own turn.
short-gold = gold
short-house = house
short-houses = 2 houses
short-move = move
short-quarry = quarry
short-palace = palace
short-palace-house = palace + house
short-governors = governors
short-character = character
todo-palace = { $n ->
    [one] palace
   *[other] { $n } palaces
}
todo-house = { $n ->
    [one] house
   *[other] { $n } houses
}
todo-move = { $n ->
    [one] move
   *[other] { $n } moves
}
todo-gold = { $n ->
    [one] gold
   *[other] gold × { $n }
}
todo-quarry = { $n ->
    [one] quarry
   *[other] quarry × { $n }
}
todo-governor = { $n ->
    [one] governor
   *[other] { $n } governors
}
todo-character = { $n ->
    [one] character
   *[other] character × { $n }
}
todo-builder = Builder
todo-trader = Trader
todo-chip = chip
todo-put = where to?
todo-first = village
label-ability = { $who }: { $says }
all-done = All that was set is done.
left-costs = Ending now: { $gold } gold to each other player.
has-passed = passed
bids-now = bids { $gold }
way-here = you are here
way-none = no way
way-cost = { $gold ->
    [0] free way
   *[other] way: { $gold } gold
}
count-of = { $n }/{ $most }
stores-palaces = Palaces built
stores-gold = Gold
stores-houses = Houses in store
stores-quarry = Houses in the quarry
stores-chips = Action chips

# What may be chosen

choose-disc = Set { $first } + { $second }
trip = Go to { $place }: { $gold ->
    [0] free
   *[other] { $gold } gold
}
trip-over = Go to { $place } over { $over }: { $gold ->
    [0] free
   *[other] { $gold } gold
}
and-central = { $trip } + central palace
and-outer = { $trip } + outer palace
and-house = { $trip } + house
choose-central = Central palace in { $city }
choose-outer = Outer palace in { $city }
choose-house = House: { $place }
choose-free-house = Builder: house { $place }
choose-put = Put down: { $place }
choose-lift = Move from { $place }
choose-free-lift = Builder: move from { $place }
choose-chip = Chip: { $action }
choose-governor = Governor of { $city } two boxes down
choose-take = Take { $character }
choose-choose-character = Choose { $character }
choose-give-character = Give { $character }

# What follows from it

note-left = You keep { $gold } gold.
note-forecast = { $city } would then pay you { $gold } gold ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}; now { $now }).
note-forecast-scored = { $city } is scored in this round: { $gold } gold for { $points ->
    [one] { $points } point
   *[other] { $points } points
} (now { $now }).
note-needs = Needs { $gold } gold; you have { $have }, tolls not counted.
note-too-dear = That is not enough yet.
note-few-houses = There will be only { $n ->
    [one] { $n } house
   *[other] { $n } houses
} in your store.
note-few-palaces = You have only { $n ->
    [one] { $n } palace
   *[other] { $n } palaces
} left.
note-no-toll = No toll.
note-bank-pays = The bank pays the tolls: { $tolls }.
note-tolls = Tolls: { $tolls }.
note-other-ways = Other ways and plans: row { $city } in the list of cities.
note-price = Costs { $gold } gold.
note-free = Free.
note-last-palace = Your last palace: the game ends after this round.
note-toll-free = Road { $road }: one toll less for you.
note-still-closed = Road { $road } stays closed, { $n ->
    [one] { $n } village
   *[other] { $n } villages
} still empty.
note-opens = Opens road { $road }.
note-closes = Road { $road } will be closed.
note-closed = Road { $road } is closed anyway.
note-stays = Village { $village } keeps another house.
note-houses-then = Then { $n ->
    [one] { $n } house
   *[other] { $n } houses
} in your store.
note-gold-then = Then you have { $gold } gold.
note-order = From below: { $cities }
note-from-bank = Number { $n }, from the bank.
note-from = Number { $n }, so far held by { $who }.
note-own = Number { $n }, yours.
note-compensation = Not everything is done: each of the others gets { $gold } gold.
note-chip = A third action in this turn; the chip goes back to the bank.

# Who is asked for what

prompt-over = The game is over. { $who } has won.
prompt-choose-character = Choose a character: its number says when you play.
prompt-robbed = Your character was taken. Choose another one from the bank.
prompt-open = Open the auction for the next choice of a character, if only with 0.
prompt-bid = { $who } bids { $gold }. Bid more, or pass.
prompt-first-house = Build a house in a village; { $n ->
    [one] it is your last one
   *[other] { $n } to go
}. Only roads with no empty village can be travelled.
prompt-set-disc = Touch two actions for your disc, or one of them twice.
prompt-turn = Your turn. To do: { $left }.
prompt-turn-done = All that was set is done. You may still travel.
prompt-put-house = The house from { $place }: where does it go?
prompt-give-character = { $who } demands a character. Which one do you give?
prompt-may-change = Set: { $disc }. You may change it until all are ready. Waiting for: { $waiting }
prompt-plays = { $who } plays.
prompt-wait = Waiting for: { $waiting }

# The table in words

reading-round = Round
reading-table = Round and players
reading-cities = Cities
reading-roads = Roads
reading-villages = Villages
reading-characters = Characters
reading-architects = architects: { $who }
reading-central = central palace: { $who }
reading-outer = outer palaces: { $who } { $n }
