"""What a card takes (§5, §7, §8), against all ways to pay it counted out one by one."""

from itertools import combinations, product

import pytest

from ludoteka.games.mercado import rules
from ludoteka.games.mercado.notation import parse_position
from ludoteka.games.mercado.printed import DIFFERENT, FIXED, NAMES, NEED, PRICE, REST, WHITES


def ways_to_pay(card):
    """Heaps of gold, silver, wine-red, turquoise and white coins: any colour may be a joker."""
    size = REST[card]
    if PRICE[card] == FIXED:
        given = NEED[4 * card : 4 * card + 4]
        prices = [[coin for coin in range(4) for _ in range(given[coin])]]
    elif PRICE[card] == DIFFERENT:
        prices = [list(colours) for colours in combinations(range(4), size)]
    else:
        prices = [[colour] * size for colour in range(4)]
    found = set()
    for price in prices:
        for by_joker in product((False, True), repeat=size):
            coins = [4 if joker else coin for coin, joker in zip(price, by_joker, strict=True)]
            coins += [4] * WHITES[card]
            found.add(tuple(coins.count(coin) for coin in range(5)))
    return found


@pytest.mark.parametrize("card", range(len(NAMES)), ids=NAMES)
def test_a_card_takes_a_coin_if_and_only_if_some_way_to_pay_has_it(card):
    s = parse_position(
        "> bag G3; at 0.1 / at 0.0 | jug ring comb goblet rose musk | turn 1 0 "
        "| first 1 side a start 0 turns 0 | -"
    )
    place = card - rules.OVERSEER + rules.OFFERED if card >= rules.OVERSEER else 0
    if place == 0:
        s.card[0] = card
    ways = ways_to_pay(card)
    parts = {heap for way in ways for heap in product(*(range(n + 1) for n in way))}
    for heap in parts:
        s.player[0].laid[place][:] = heap
        assert rules.is_paid(s, 0, place) == (heap in ways), heap
        for coin in range(5):
            more = tuple(n + (coin == k) for k, n in enumerate(heap))
            assert rules.wanted(s, 0, place) >> coin & 1 == (more in parts), (heap, coin)
