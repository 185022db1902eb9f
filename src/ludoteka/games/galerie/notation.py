"""Answers and positions as short text, both ways.

An answer is, by the question: `4>` or `4<` (walk four benches clockwise, or the other way), a card
(`6`: bid it, lay it away, take it back), the prices of the tiles taken (`5`, `1+3`, `none`), `take`
or `leave` (the painting).

A position is one line of parts between bars, and one more if the generator is given:

    0124578 walked 3 at 1 paintings 12,7 tiles 4,7 / 01345678 at 0
      | shop / 21 1:6 / 5 / 40 / 33 | 18:9 13:2 10:11 6:30 | bid 1 start 1 round 2 turn 1

1. The players in the order of the seats, between slashes: the cards in hand (`-`: none), then what
   else there is: `walked` (face up until the round ends), `last` (the ninth card), `at` (the place
   of the pawn, 0 being the shop), `paintings` (from the left), `tiles`, and `stuck` (§6 the values
   that led nowhere).
2. The shop and the halls clockwise, between slashes: `shop`, or the number of the painting (`-`:
   none); then the bids in the order of the markers, `2:6` being a 6 of seat 2, `2:_` a marker whose
   card has been taken back.
3. The stacks of tiles: how many are left, and the number of the upper one; `0` where none is left.
4. What comes next, and the active seat (counted from 1); then `start` (who has the start card),
   `round`, `turn` (begun in this round), `here` and `marker` (§9 where the distribution is) unless
   they are 0, and `memory` for this option.
5. The generator, 32 hexadecimal digits; it may be left out and is then zero.
"""

from __future__ import annotations

import re
from typing import Any

from . import rules
from .names import *
from .questions import question_of
from .state import NO_CARD, State
from .tables import (
    CARD_VALUES,
    FEWEST_PLAYERS,
    HALLS,
    MAX_PLAYERS,
    NONE,
    PAINTINGS,
    PRICES,
    STACKS,
    STRIP,
    TURNS,
)  # fmt: skip

ARROWS = "><"
NOTHING = "-"
NO_TILES = "none"
PAINTING_WORDS = {"leave": DECLINE, "take": ACCEPT}
NEXT = (
    "walk", "bid", "lay", "tiles", "painting", "take-back",
    "begin-turn", "ninth", "open", "shop", "give-back", "new-round", "over",
)  # fmt: skip
GONE = "_"
NUMBERED = {BID: BID_WITH, LAY: LAY_AWAY, TAKE_BACK: RETURN}  # questions answered by a card

# Answers


def print_answer(s: Any, p: int, a: int) -> str:
    what = question_of(a)
    if what == WALK:
        return f"{(a - WALK_WITH) // 2}{ARROWS[(a - WALK_WITH) % 2]}"
    if what == TILES_QUESTION:
        return "+".join(str(price) for price in prices_in(a - BUY)) or NO_TILES
    if what == PAINTING:
        return "take" if a == ACCEPT else "leave"
    return str(a - NUMBERED[what])


def prices_in(stacks: int) -> list[int]:
    return [PRICES[i] for i in range(STACKS) if stacks >> i & 1]


def parse_answer(s: Any, p: int, text: str) -> int:
    word = text.lower()
    if word in PAINTING_WORDS:
        return PAINTING_WORDS[word]
    if found := re.fullmatch(r"([0-8])([<>])", word):
        return WALK_WITH + 2 * int(found[1]) + ARROWS.index(found[2])
    if s.next in NUMBERED and re.fullmatch(r"[0-8]", word):
        return NUMBERED[s.next] + int(word)
    if s.next == TILES_QUESTION:
        return BUY + parse_stacks(word)
    raise ValueError(
        f"{text[:40]!r} is not like '4>' (walk), '6' (a card), '1+3' (tiles), 'take' or 'leave'"
    )


def parse_stacks(word: str) -> int:
    if word == NO_TILES:
        return 0
    prices = word.split("+")
    known = {str(price): 1 << i for i, price in enumerate(PRICES)}
    if not all(price in known for price in prices) or len(set(prices)) != len(prices):
        there = ", ".join(known)
        raise ValueError(f"{word[:40]!r} is not {NO_TILES!r} or different prices of {there}")
    return sum(known[price] for price in prices)


# Positions


def print_position(s: Any) -> str:
    parts = [
        " / ".join(print_player(s, p) for p in range(s.players)),
        " / ".join(print_place(s, place) for place in range(rules.places(s))),
        " ".join(f"{s.stack[i]}:{s.top[i]}" if s.stack[i] else "0" for i in range(STACKS)),
        print_next(s),
    ]
    if any(s.rng):
        parts.append("".join(f"{word:08x}" for word in s.rng))
    return " | ".join(parts)


def print_cards(counts: Any) -> str:
    return "".join(str(card) * counts[card] for card in range(CARD_VALUES))


def print_player(s: Any, p: int) -> str:
    me = s.player[p]
    words = [print_cards(me.hand) or NOTHING]
    if any(me.walked):
        words.append(f"walked {print_cards(me.walked)}")
    if me.last != NO_CARD:
        words.append(f"last {me.last}")
    words.append(f"at {me.pawn}")
    if me.paintings:
        hung = ",".join(str(me.collection[i]) for i in range(me.paintings))
        words.append(f"paintings {hung}")
    if me.tiles:
        tiles = ",".join(str(n) for n in range(1, PAINTINGS + 1) if me.tiles >> n & 1)
        words.append(f"tiles {tiles}")
    if me.stuck:
        words.append(f"stuck {print_cards([me.stuck >> card & 1 for card in range(CARD_VALUES)])}")
    return " ".join(words)


def print_place(s: Any, place: int) -> str:
    words = ["shop" if place == rules.SHOP_PLACE else str(s.display[place - 1] or NOTHING)]
    for i in range(s.markers[place]):
        mark = s.strip[place][i]
        words.append(f"{mark.who + 1}:{GONE if mark.card == NO_CARD else mark.card}")
    return " ".join(words)


def print_next(s: Any) -> str:
    words = [f"{NEXT[s.next]} {s.active + 1} start {s.start + 1} round {s.round} turn {s.turn}"]
    words += [f"{name} {getattr(s, name)}" for name in ("here", "marker") if getattr(s, name)]
    return " ".join(words + ["memory"] * s.memory)


def parse_position(text: str) -> Any:
    parts = [part.strip() for part in text.split("|")]
    if len(parts) not in (4, 5):
        raise ValueError(
            f"a position has the parts 'players | places | stacks | what comes next', "
            f"and the generator if it is given, but here are {len(parts)}"
        )
    s = State()
    players = parts[0].split("/")
    if not FEWEST_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise ValueError(f"{len(players)} players, but {FEWEST_PLAYERS} to {MAX_PLAYERS} can play")
    s.players = len(players)
    for p, words in enumerate(players):
        parse_player(s, p, words.split())
    parse_places(s, parts[1].split("/"))
    parse_stacks_left(s, parts[2].split())
    parse_next(s, parts[3])
    if len(parts) == 5:
        parse_generator(s, parts[4])
    check_pieces(s)
    return s


def parse_number(word: str, low: int, high: int, what: str) -> int:
    if not re.fullmatch(r"\d{1,3}", word) or not low <= int(word) <= high:
        raise ValueError(f"{word[:40]!r} is not {what}: a number {low} to {high}")
    return int(word)


def parse_cards(counts: Any, word: str) -> None:
    for digit in "" if word == NOTHING else word:
        counts[parse_number(digit, 0, CARD_VALUES - 1, "an action card")] += 1


def parse_list(word: str, what: str) -> list[int]:
    return [parse_number(number, 1, PAINTINGS, what) for number in word.split(",")]


def parse_player(s: Any, p: int, words: list[str]) -> None:
    me = s.player[p]
    me.last = NO_CARD
    if len(words) % 2 == 0:
        raise ValueError(f"player {p + 1}: the hand comes first, then pairs such as 'at 3'")
    parse_cards(me.hand, words[0])
    for name, value in zip(words[1::2], words[2::2], strict=True):
        if name == "walked":
            parse_cards(me.walked, value)
        elif name == "last":
            me.last = parse_number(value, 0, CARD_VALUES - 1, "an action card")
        elif name == "at":
            me.pawn = parse_number(value, 0, HALLS[s.players - FEWEST_PLAYERS], "a place")
        elif name == "paintings":
            for painting in parse_list(value, "a painting")[: PAINTINGS - me.paintings]:
                rules.hang(s, p, painting)
        elif name == "tiles":
            for tile in parse_list(value, "a tile"):
                me.tiles |= 1 << tile
        elif name == "stuck":
            values = [0] * CARD_VALUES
            parse_cards(values, value)
            me.stuck = sum(1 << card for card in range(CARD_VALUES) if values[card])
        else:
            raise ValueError(f"{name[:40]!r} is nothing that a player has")


def parse_places(s: Any, places: list[str]) -> None:
    if len(places) != rules.places(s):
        raise ValueError(f"{len(places)} places, but the ring of {s.players} has {rules.places(s)}")
    for place, text in enumerate(places):
        name, *bids = text.split() or [""]
        if (name == "shop") != (place == rules.SHOP_PLACE):
            raise ValueError("the shop is the first of the places, and the only one")
        if place != rules.SHOP_PLACE and name != NOTHING:
            s.display[place - 1] = parse_number(name, 1, PAINTINGS, "a painting")
        if len(bids) > STRIP:
            raise ValueError(f"{len(bids)} markers, but a strip has {STRIP} places")
        for bid in bids:
            parse_bid(s, place, bid)


def parse_bid(s: Any, place: int, text: str) -> None:
    found = re.fullmatch(r"([1-6]):([0-8_])", text)
    if not found or int(found[1]) > s.players:
        raise ValueError(f"{text[:40]!r} is not a seat and a card such as '2:6'")
    mark = s.strip[place][s.markers[place]]
    mark.who = int(found[1]) - 1
    mark.card = NO_CARD if found[2] == GONE else int(found[2])
    s.markers[place] += 1


def parse_stacks_left(s: Any, words: list[str]) -> None:
    if len(words) != STACKS:
        raise ValueError(f"{len(words)} stacks of tiles instead of {STACKS}")
    for i, word in enumerate(words):
        if word != "0":
            left, _, top = word.partition(":")
            s.stack[i] = parse_number(left, 1, PAINTINGS, "how many tiles are left")
            s.top[i] = parse_number(top, 1, PAINTINGS, "the upper tile of a stack")


def parse_next(s: Any, text: str) -> None:
    found = re.fullmatch(
        rf"({'|'.join(NEXT)}) (\d) start (\d) round (\d{{1,3}}) turn (\d{{1,2}})"
        r"(?: here (\d))?(?: marker (\d))?( memory)?",
        text,
    )
    if not found:
        raise ValueError(f"{text[:60]!r} is not like 'walk 1 start 2 round 1 turn 3'")
    s.next = NEXT.index(found[1])
    s.active = parse_number(found[2], 1, s.players, "a seat") - 1
    s.start = parse_number(found[3], 1, s.players, "a seat") - 1
    s.round = parse_number(found[4], 0, rules.MOST_ROUNDS, "a round")
    s.turn = parse_number(found[5], 0, TURNS * s.players, "a turn")
    s.here = parse_number(found[6] or "0", 0, rules.places(s), "a place")
    s.marker = parse_number(
        found[7] or "0", 0, s.markers[s.here] if s.here < rules.places(s) else 0, "a marker"
    )
    s.memory = bool(found[8])


def parse_generator(s: Any, text: str) -> None:
    if not re.fullmatch(r"[0-9a-fA-F]{32}", text):
        raise ValueError(f"{text[:40]!r} is not a generator: 32 hexadecimal digits")
    for i in range(4):
        s.rng[i] = int(text[8 * i : 8 * i + 8], 16)


def check_pieces(s: Any) -> None:
    """Nothing lies in two places, and no tile is lost."""
    hung = [n for n in s.display if n != NONE]
    for p in range(s.players):
        hung += s.player[p].collection[: s.player[p].paintings]
    if len(set(hung)) != len(hung):
        raise ValueError("a painting is there twice")
    owned = [
        n for p in range(s.players) for n in range(1, PAINTINGS + 1) if s.player[p].tiles >> n & 1
    ]
    seen = owned + [n for n in s.top if n != NONE]
    if len(set(seen)) != len(seen):
        raise ValueError("a tile is there twice")
    if sum(s.stack) + len(owned) != PAINTINGS:
        raise ValueError(
            f"{sum(s.stack)} tiles in the stacks and {len(owned)} taken, not {PAINTINGS}"
        )
