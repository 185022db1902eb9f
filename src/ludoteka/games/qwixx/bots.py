"""A bot that a player can read."""

from ludoteka.core.rule import rule

from .rules import FIRST_COLOUR, PASS, WHITE_SUM, number_of, rightmost, row_of, space


@rule
def greedy(s, p, legal, n, chance, params):
    """Cross the number that gives up the fewest spaces; pass rather than give up more than two."""
    best, least = PASS, 2 if s.next == WHITE_SUM else 3
    for i in range(n):
        a = legal[i]
        if a != PASS:
            lost = space(row_of(a), number_of(s, a)) - rightmost(s, p, row_of(a)) - 1
            if lost < least:
                best, least = a, lost
    return best
