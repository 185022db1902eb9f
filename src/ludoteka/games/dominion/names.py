"""Words of the rules: phases, what stands on the agenda, and answers."""

from .cards import KINDS

# §4 Phases of a turn. BOUGHT: no more treasures may be played
ACTION_PHASE, BUY_PHASE, BOUGHT, NO_TURN = range(4)

# What stands on the agenda. Questions first; `who` is asked.
(
    CHOOSE_KINGDOM,  # §3 a card for the kingdom
    TURN,  # §4 play, buy or end
    SHOW_MOAT,  # §11 all but the active player
    DISCARD_ANY,  # §12 any number of cards
    TRASH_UP_TO,  # §13 at most n cards
    PUT_DECK_AWAY,  # §14 or leave it
    GAIN_UP_TO,  # §15, §19 a card that costs at most n
    PUT_BACK,  # §16 a Victory card onto the deck, or show the hand
    DISCARD_CARDS,  # §17 n cards
    TRASH_TO_REMODEL,  # §19 a card
    TRASH_TREASURE,  # §20 a treasure
    GAIN_TREASURE,  # §20 to the hand, one that costs at most n
    SPY_DISCARDS,  # §21 the top card of player n's deck: discard it or leave it
    TRASH_REVEALED,  # §22 one of the treasures that player n has revealed
    KEEP_LOOT,  # §22 one of the treasures trashed by the Thief, or no more
    PLAY_TWICE,  # §23 an Action
    SET_ASIDE,  # §25 the card just drawn, or keep it; n: everybody has seen it
) = range(17)
QUESTIONS = 17
# Steps
(
    DEAL,  # §3
    PLAY,  # §5 the card n, which lies in play
    RESOLVE,  # §5 its bonuses and its text
    DRAW,  # §8 n cards
    SPY_ON,  # §21 whose top card
    ROB,  # §22 whose two top cards
    LOOT,  # §22 what the Thief has made others trash
    GAIN_CURSE,  # §26
    DRAW_TO_SEVEN,  # §25
    CLEAN_UP,  # §7
) = range(QUESTIONS, QUESTIONS + 10)

# Answers. A card of the hand, or one that lies revealed, and a card of the supply: by their kind.
HAND = 0
SUPPLY = HAND + KINDS
DONE = SUPPLY + KINDS  # end the turn; no more; no
YES = DONE + 1  # show the Moat; put the deck away; discard; set aside
ALL_TREASURES = YES + 1
ANSWERS = ALL_TREASURES + 1

# Why an answer may be refused: the key of a sentence, and the paragraph.
REASONS = (
    ("", ""),
    ("refused-not-asked", "§4"),
    ("refused-other-question", "§4"),
    ("refused-not-in-hand", "§5"),
    ("refused-not-playable", "§5"),
    ("refused-no-actions", "§5"),
    ("refused-action-phase-over", "§5"),
    ("refused-no-treasure-after-buying", "§6"),
    ("refused-too-dear", "§10"),
    ("refused-not-in-supply", "§3"),
    ("refused-pile-empty", "§10"),
    ("refused-compulsory", "§10"),
    ("refused-no-moat", "§11"),
    ("refused-not-an-action", "§23"),
    ("refused-not-a-treasure", "§20"),
    ("refused-not-a-victory-card", "§16"),
    ("refused-not-revealed", "§22"),
    ("refused-chosen", "§3"),
    ("refused-not-enough-coins", "§6"),
)
(
    ALLOWED, NOT_ASKED, OTHER_QUESTION, NOT_IN_HAND, NOT_PLAYABLE, NO_ACTIONS, ACTION_PHASE_OVER,
    BOUGHT_ALREADY, TOO_DEAR, NOT_IN_SUPPLY, PILE_EMPTY, COMPULSORY, NO_MOAT, NOT_AN_ACTION,
    NOT_A_TREASURE, NOT_A_VICTORY_CARD, NOT_REVEALED, CHOSEN_ALREADY, COINS_SHORT,
) = range(len(REASONS))  # fmt: skip
