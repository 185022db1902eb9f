"""Words of the rules: actions on the disc, what stands on the agenda, and answers."""

from .board import CHARACTERS, CITIES, GOLD_AT_FIRST, MAX_PLAYERS, ROADS, VILLAGES

# §7 The actions on the disc. A chip may give any but the last.
(
    GOLD, HOUSE, TWO_HOUSES, MOVE, QUARRY, PALACE, PALACE_AND_HOUSE, GOVERNORS, CHARACTER,
) = range(9)  # fmt: skip
ACTIONS = 9
ACTION_NAMES = (
    "gold", "house", "houses", "move", "quarry", "palace", "palace-house", "governors", "character",
)  # fmt: skip
# The pairs that a disc can show, in the order of its answers.
FIRST_HAND = tuple(a for a in range(ACTIONS) for b in range(a, ACTIONS))
SECOND_HAND = tuple(b for a in range(ACTIONS) for b in range(a, ACTIONS))
PAIRS = len(FIRST_HAND)

# §8 What actions consist of.
(
    TAKE_TWO,  # gold
    BUILD_HOUSE,  # anywhere
    BUILD_CITY_HOUSE,  # §10 the first of two: into a city; it sets the second one free
    MOVE_HOUSE,
    TAKE_HOUSES,
    BUILD_PALACE,
    MOVE_GOVERNOR,
    SWAP,
) = range(8)
PARTS = 8

# What stands on the agenda. Questions first; `who` is asked.
(
    CHOOSE_CHARACTER,  # §4, §15 one of the bank
    BID,  # §24
    FIRST_HOUSE,  # §5 into a village
    SET_DISC,  # §7 everybody
    TURN,  # §8
    PUT_HOUSE,  # §11 the house in hand
    GIVE_CHARACTER,  # §26 one of one's own to seat n
) = range(7)
QUESTIONS = 7
# Steps
(
    CHARACTERS_NEXT,  # §4 who chooses next
    AUCTION_NEXT,  # §24 who bids next
    HOUSES_NEXT,  # §5 who builds next; n: houses built so far
    ROUND,  # §6
    NEXT_TURN,  # §6
    END_TURN,  # §17
    SCORE,  # §18
) = range(QUESTIONS, QUESTIONS + 7)

# Answers
DISC = 0  # + pair
TRAVEL = DISC + PAIRS  # + road
PALACE_IN_CENTRE = TRAVEL + ROADS
PALACE_OUTSIDE = PALACE_IN_CENTRE + 1
IN_VILLAGE = PALACE_OUTSIDE + 1  # + village: a house there
IN_CITY = IN_VILLAGE + VILLAGES  # a house where the architect is
FREE_IN_VILLAGE = IN_CITY + 1  # the same by the Builder
FREE_IN_CITY = FREE_IN_VILLAGE + VILLAGES
HOMES_OF_HOUSES = VILLAGES + CITIES  # where houses stand: villages, then cities
LIFT = FREE_IN_CITY + 1  # + where the house stands that is to be moved
FREE_LIFT = LIFT + HOMES_OF_HOUSES  # the same by the Builder
TAKE_GOLD = FREE_LIFT + HOMES_OF_HOUSES
TRADE = TAKE_GOLD + 1
TAKE_QUARRY = TRADE + 1
LOWER = TAKE_QUARRY + 1  # + city: its governor
TAKE = LOWER + CITIES - 1  # + character
ROB = TAKE + CHARACTERS + 1  # + seat: §26 a character of his choice
USE_CHIP = ROB + MAX_PLAYERS  # + action
OFFER = USE_CHIP + ACTIONS - 1  # + gold
PASS = OFFER + GOLD_AT_FIRST + 1
DONE = PASS + 1
ANSWERS = DONE + 1

# Why an answer may be refused: the key of a sentence, and the paragraph.
REASONS = (
    ("", ""),
    ("refused-not-asked", "§6"),
    ("refused-other-question", "§8"),
    ("refused-not-set", "§8"),
    ("refused-road-elsewhere", "§9"),
    ("refused-road-closed", "§9"),
    ("refused-visited", "§9"),
    ("refused-toll", "§9"),
    ("refused-no-city", "§10"),
    ("refused-no-house", "§10"),
    ("refused-price", "§10"),
    ("refused-village-full", "§10"),
    ("refused-city-first", "§10"),
    ("refused-no-house-there", "§11"),
    ("refused-nowhere", "§11"),
    ("refused-same-place", "§11"),
    ("refused-quarry-empty", "§12"),
    ("refused-site-taken", "§13"),
    ("refused-no-palace", "§13"),
    ("refused-too-low", "§14"),
    ("refused-own-character", "§15"),
    ("refused-not-in-game", "§15"),
    ("refused-not-in-bank", "§15"),
    ("refused-bank-first", "§26"),
    ("refused-not-richer", "§26"),
    ("refused-just-taken", "§26"),
    ("refused-not-held", "§16"),
    ("refused-used", "§16"),
    ("refused-no-chip", "§22"),
    ("refused-chip-used", "§22"),
    ("refused-bid", "§24"),
    ("refused-must-open", "§24"),
)
(
    ALLOWED, NOT_ASKED, OTHER_QUESTION, NOT_SET, ROAD_ELSEWHERE, ROAD_CLOSED, VISITED,
    TOLL_TOO_HIGH,
    NO_CITY, NO_HOUSE, TOO_DEAR, VILLAGE_FULL, CITY_FIRST, NO_HOUSE_THERE, NOWHERE, SAME_PLACE,
    QUARRY_EMPTY, SITE_TAKEN, NO_PALACE, TOO_LOW, OWN_CHARACTER, NOT_IN_GAME, NOT_IN_BANK,
    BANK_FIRST, NOT_RICHER, JUST_TAKEN, NOT_HELD, USED, NO_CHIP, CHIP_USED, BAD_BID, MUST_OPEN,
) = range(len(REASONS))  # fmt: skip
