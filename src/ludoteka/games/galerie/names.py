"""Words of the rules: questions, steps, answers and refusals."""

from .tables import CARD_VALUES, STACKS

# What comes next. Questions first; the active player is asked.
(
    WALK,  # §5 a card and a direction
    BID,  # §7 a card for the place of the own pawn
    LAY,  # §6 nowhere to go: a card to lay away
    TILES_QUESTION,  # §10 which tiles
    PAINTING,  # §12 take it or leave it
    TAKE_BACK,  # §13 which card
) = range(6)
QUESTIONS = 6
# Steps
(
    TURN,  # §4 the next turn, or no more
    NINTH,  # §8 the last cards are shown
    OPEN,  # §9 the bids in a place are turned over
    SHOP,  # §10 the next marker's tiles
    GIVE_BACK,  # §13 the next marker's card
    NEW_ROUND,  # §14
    OVER,  # §15
) = range(QUESTIONS, QUESTIONS + 7)

# Answers
CLOCKWISE, COUNTER_CLOCKWISE = range(2)
WALK_WITH = 0  # + 2 * card + direction
BID_WITH = WALK_WITH + 2 * CARD_VALUES  # + card
LAY_AWAY = BID_WITH + CARD_VALUES  # + card
BUY = LAY_AWAY + CARD_VALUES  # + mask of the stacks
DECLINE = BUY + (1 << STACKS)
ACCEPT = DECLINE + 1
RETURN = ACCEPT + 1  # + card
ANSWERS = RETURN + CARD_VALUES

# Why an answer may be refused: the key of a sentence, and the paragraph.
REASONS = (
    ("", ""),
    ("refused-not-asked", "§4"),
    ("refused-other-question", "§4"),
    ("refused-not-in-hand", "§5"),
    ("refused-strip-full", "§5"),
    ("refused-same-bench", "§5"),
    ("refused-too-many-tiles", "§10"),
    ("refused-too-dear", "§10"),
    ("refused-sold-out", "§10"),
    ("refused-not-here", "§13"),
)
(
    ALLOWED, NOT_ASKED, OTHER_QUESTION, NOT_IN_HAND, STRIP_FULL, SAME_BENCH, TOO_MANY_TILES,
    TOO_DEAR, SOLD_OUT, NOT_HERE,
) = range(len(REASONS))  # fmt: skip
