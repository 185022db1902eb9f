"""Words of the rules: what stands on the agenda, answers, and why they may be refused."""

from .printed import ALL_PRIVILEGES, LAYABLE
from .state import PLACES

# What stands on the agenda. Questions first; `who` is asked.
(
    TURN,  # §4 use a privilege, draw, or return the coins
    LAY,  # §7 a coin of the tray, a seal for more coins, or no more
    WHICH_FIRST,  # §10 of several paid cards
    LAY_JOKER,  # §17 the one from the coin changer
    USE_SYMBOL,  # §18 n, or leave it
    GIVE_BACK,  # §15 a privilege
) = range(6)
QUESTIONS = 6
# Steps
(
    DRAW_COINS,  # §6 n of them
    GO_ON_LAYING,  # §7 as long as there is anything to choose
    SETTLE,  # §10 what is paid, card after card
    SCORE,  # §11 the points of the card at place n
    ADVANCE,  # §13 n spaces; the symbol is compulsory
    ADVANCE_FREELY,  # §18 n spaces by a privilege; the symbol is not
    CARRY_OUT,  # §14 the symbol n
    CARRY_OUT_FREELY,  # §18 the same, by a privilege
    REWARD_SECOND,  # §12 at place n
    BRING,  # §15 what the row n brings, to its owner and to the others
    LOSE_PRIVILEGE,  # §15 one of them
    CLEAR,  # §16 coins and card at place n
    SERVE,  # §17 by the person at place n
    END_TURN,  # §4
    COUNT_REST,  # §22 seals and privileges
) = range(QUESTIONS, QUESTIONS + 15)

# Answers: a coin to a place, a kind of privilege, a place, and single words.
LAID = 0
PRIVILEGE = LAID + PLACES * LAYABLE
SETTLED = PRIVILEGE + ALL_PRIVILEGES
DRAW = SETTLED + PLACES
RETURN = DRAW + 1
SEAL = RETURN + 1
YES = SEAL + 1
DONE = YES + 1  # lay no more; leave the symbol; pass
ANSWERS = DONE + 1

# Why an answer may be refused: the key of a sentence, and the paragraph.
REASONS = (
    ("", ""),
    ("refused-not-asked", "§4"),
    ("refused-other-question", "§4"),
    ("refused-one-privilege", "§4"),
    ("refused-no-such-privilege", "§18"),
    ("refused-too-few-coins", "§6"),
    ("refused-nothing-spent", "§9"),
    ("refused-may-not-pass", "§4"),
    ("refused-not-drawn", "§7"),
    ("refused-not-wanted", "§7"),
    ("refused-must-lay", "§7"),
    ("refused-no-seal", "§6"),
    ("refused-one-seal", "§6"),
    ("refused-seal-too-late", "§6"),
    ("refused-bag-empty", "§6"),
    ("refused-not-paid", "§10"),
    ("refused-same-changer", "§17"),
)
(
    ALLOWED, NOT_ASKED, OTHER_QUESTION, ONE_PRIVILEGE, NO_SUCH_PRIVILEGE, TOO_FEW_COINS,
    NOTHING_SPENT, MAY_NOT_PASS, NOT_DRAWN, NOT_WANTED, MUST_LAY, NO_SEAL, ONE_SEAL,
    SEAL_TOO_LATE, BAG_EMPTY, NOT_PAID, SAME_CHANGER,
) = range(len(REASONS))  # fmt: skip


def lay(place: int, coin: int) -> int:
    """The answer that lays a coin at a place."""
    return LAID + place * LAYABLE + coin
