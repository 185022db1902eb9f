"""§18 A city is scored, §19, §20 end and ranking."""

from ludoteka.core.rule import rule

from .board import *
from .characters import lowest
from .travel import holds


@rule
def points(s, p, city):
    """What a player has in a city, as points."""
    me = s.player[p]
    n = me.city[city] * HOUSE_POINTS
    if me.architect == city:
        n += ARCHITECT_POINTS
    if s.palace[city][CENTRAL_SITE] == p:
        n += CENTRAL_POINTS
    outer = OUTER_POINTS_OF_SADHU if holds(s, p, SADHU) else OUTER_POINTS
    for site in range(CENTRAL_SITE + 1, SITES):
        if s.palace[city][site] == p:
            n += outer
    if s.homes and has_home(s, p, city):
        n += HOME_POINTS
    return n


@rule
def has_home(s, p, city):
    """§25 One of the own characters is at home there."""
    for character in range(1, CHARACTERS + 1):
        if HOME[character] == city and holds(s, p, character):
            return True
    return False


@rule
def income(s, p, city):
    """What the city pays: by places among those with points, the lower character first."""
    mine = points(s, p, city)
    if mine == 0:
        return 0
    place = 0
    others = 0
    for q in range(s.players):
        if q != p:
            theirs = points(s, q, city)
            others += theirs > 0
            if theirs > mine or (theirs == mine and lowest(s, q) < lowest(s, p)):
                place += 1
    bonus = ALONE if others == 0 else 0
    return INCOME[s.players - 2][place] + bonus


@rule
def score_city(s, city):
    for p in range(s.players):
        s.player[p].gold += income(s, p, city)


# §19, §20 End and ranking


@rule
def palaces_at_first(s):
    return PALACES_SHORT if s.short else PALACES  # §21


@rule
def last_round(s):
    """A governor reaches the last box in the round of that number."""
    return LAST_BOX_SHORT if s.short else LAST_BOX


@rule
def has_ended(s):
    for p in range(s.players):
        if s.player[p].palaces == 0:
            return True
    return s.round >= last_round(s)


@rule
def score(s, p):
    """The palaces built."""
    return palaces_at_first(s) - s.player[p].palaces


@rule
def standing(s, p):
    """Then gold, then the lower character."""
    return (score(s, p) * 65536 + s.player[p].gold) * 16 + 15 - lowest(s, p)
