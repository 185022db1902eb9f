"""Answers and positions as short text, both ways.

An answer is a coin and a place (`G1`: gold to the first valuable), a privilege with a `p` before
it (`p3`, `p2+seal`), `buy1` (the first of several paid cards), `draw`, `return`, `seal`, `yes`, or
`done` (lay no more, leave the symbol, pass). Coins are G, S, V (wine), T, W (joker) and B
(counterfeit); places 1 to 4 are the valuables, 5 and 6 the scents, 7 the overseer, 8 the coin
changer. A privilege is its steps and what it brings, with `+` to its owner and with `-` to the
opponents.

A position is one line of parts between bars, and one more if the generator is given:

    > bag G5 S5 V5 T5 B5; seals 1; at 0.1 / bag G4 S5 V5 T4 B5; laid 2:GT; at 0.0
      | jug cloth ring comb rose musk | turn 1 0 | first 1 side a start 0 turns 0 | -

1. The players in the order of the seats, between slashes; `>` stands before the active one's. What
   each has, after semicolons: `bag`, `card` (coins on the personal card), `laid` (at which place
   which coins), `seals`, `privileges`, `old` (those held since before the last shuffle, §23), and
   `at`, how far the marker has come and how many lie under it.
2. The goods on offer.
3. The agenda, what comes next first: what, the seat (from 1) and a number.
4. Who began, the side of the track, the start tile and how many turns have ended; then `laying` and
   `again` with their numbers, `played`, `sealed` and `memory` where they are so.
5. What else lies on the table: `tray`, `revealed`, `sold` (the discard piles), `used` (privileges),
   and `white`, `black`, `seals` where the supplies are not what is left over from the box.
6. The generator, 32 hexadecimal digits; it may be left out and is then zero.
"""

from __future__ import annotations

import re
from typing import Any

from . import rules
from .names import DONE, DRAW, LAID, PRIVILEGE, RETURN, SEAL, SETTLED, YES, lay
from .possible import MOST_COINS, check
from .printed import (
    ALL_BLACK,
    ALL_SEALS,
    ALL_WHITE,
    BLACK,
    COPIES,
    GOODS,
    KINDS,
    LAYABLE,
    OTHERS,
    OTHERS_COUNTERFEITS,
    OTHERS_JOKERS,
    OTHERS_PRIVILEGES,
    OWN,
    PRIVILEGE_ROW,
    SPACES,
    STEPS,
    VALUABLES,
    WHITE,
)
from .state import AGENDA_SIZE, FIRST_SCENT_PLACE, MAX_PLAYERS, NOTHING, OFFERED, State

LETTERS = "GSVTWB"
PLAIN = {"draw": DRAW, "return": RETURN, "seal": SEAL, "yes": YES, "done": DONE}
SIDES = "ab"
ITEMS = (
    "turn", "lay", "which-first", "lay-joker", "use-symbol", "give-back",
    "draw", "go-on-laying", "settle", "score", "advance", "advance-freely", "carry-out",
    "carry-out-freely", "reward-second", "bring", "lose-privilege", "clear", "serve", "end-turn",
    "count-rest",
)  # fmt: skip
ACTIVE = ">"
NOBODY = "-"
MOST_SPACES = 30_000  # that a marker has come: an owner's cards may bring turn after turn
MOST_AGAIN = 9_999  # of these


def privilege_word(kind: int) -> str:
    row = PRIVILEGE_ROW + kind
    own = (rules.JOKERS, rules.COUNTERFEITS, rules.REMOVES, rules.PRIVILEGES, rules.SEALS)
    others = (OTHERS_COUNTERFEITS, OTHERS_JOKERS, OTHERS_PRIVILEGES, rules.NO_SEALS)
    words = [str(STEPS[row])]
    for sign, names, columns in (("+", OWN, (*own, rules.TURNS)), ("-", OTHERS, others)):
        for name, column in zip(names, columns, strict=True):
            if column[row]:
                words.append(sign + name.removesuffix("s") + (str(column[row]) * (column[row] > 1)))
    return "".join(words)


KIND_WORDS = tuple(privilege_word(kind) for kind in range(KINDS))

# Answers


def print_answer(s: Any, p: int, a: int) -> str:
    for word, answer in PLAIN.items():
        if a == answer:
            return word
    if a < PRIVILEGE:
        return f"{LETTERS[(a - LAID) % LAYABLE]}{(a - LAID) // LAYABLE + 1}"
    if a < SETTLED:
        return f"p{KIND_WORDS[a - PRIVILEGE]}"
    return f"buy{a - SETTLED + 1}"


def parse_answer(s: Any, p: int, text: str) -> int:
    word = text.lower()
    if word in PLAIN:
        return PLAIN[word]
    if found := re.fullmatch(r"([gsvtw])([1-8])", word):
        return lay(int(found[2]) - 1, LETTERS.index(found[1].upper()))
    if found := re.fullmatch(r"buy([1-8])", word):
        return SETTLED + int(found[1]) - 1
    if word.startswith("p") and word[1:] in KIND_WORDS:
        return PRIVILEGE + KIND_WORDS.index(word[1:])
    raise ValueError(
        f"{text[:40]!r} is neither a coin and a place such as G1, nor a privilege such as "
        f"p{KIND_WORDS[0]}, nor buy1, nor one of {', '.join(PLAIN)}"
    )


# Positions


def print_position(s: Any) -> str:
    parts = [
        " / ".join(print_player(s, p) for p in range(s.players)),
        " ".join(GOODS[card] for card in s.card),
        ", ".join(print_item(s.agenda[i]) for i in reversed(range(s.waiting))) or NOBODY,
        print_turn(s),
        print_table(s) or NOBODY,
    ]
    if any(s.rng):
        parts.append("".join(f"{word:08x}" for word in s.rng))
    return " | ".join(parts)


def print_coins(heap: Any) -> str:
    return " ".join(f"{LETTERS[coin]}{n}" for coin, n in enumerate(heap) if n)


def print_kinds(counts: Any) -> str:
    return " ".join(KIND_WORDS[kind] for kind in range(KINDS) for _ in range(counts[kind]))


def print_laid(laid: Any) -> str:
    heaps = ["".join(LETTERS[c] * n for c, n in enumerate(heap)) for heap in laid]
    return " ".join(f"{place + 1}:{heap}" for place, heap in enumerate(heaps) if heap)


def print_player(s: Any, p: int) -> str:
    me = s.player[p]
    words = {
        "bag": print_coins(me.bag),
        "card": print_coins(me.spent),
        "laid": print_laid(me.laid),
        "seals": str(me.seals or ""),
        "privileges": print_kinds(me.privileges),
        "old": print_kinds(me.old),
        "at": f"{me.at}.{me.height}",
    }
    has = "; ".join(f"{name} {word}" for name, word in words.items() if word)
    return f"{ACTIVE} {has}" if p == s.active else has


def print_item(item: Any) -> str:
    return f"{ITEMS[item.what]} {item.who + 1} {item.n}"


def print_turn(s: Any) -> str:
    words = [f"first {s.first + 1} side {SIDES[s.side]} start {s.start} turns {s.turns}"]
    words += [f"{name} {getattr(s, name)}" for name in ("laying", "again") if getattr(s, name)]
    words += [name for name in ("played", "sealed", "memory") if getattr(s, name)]
    return " ".join(words)


def print_table(s: Any) -> str:
    sold = rules.gone(s, 0) | rules.gone(s, 1) << len(VALUABLES)
    words = {
        "tray": print_coins(s.tray),
        "revealed": "" if s.revealed == NOTHING else GOODS[s.revealed],
        "sold": " ".join(name for card, name in enumerate(GOODS) if sold >> card & 1),
        "used": print_kinds(s.used),
    }
    parts = [f"{name} {word}" for name, word in words.items() if word]
    supplies = zip(("white", "black", "seals"), left_over(s), strict=True)
    return "; ".join(parts + [f"{k} {getattr(s, k)}" for k, n in supplies if getattr(s, k) != n])


def left_over(s: Any) -> tuple[int, int, int]:
    """What the supplies hold if nothing was ever lost."""
    white = black = seals = 0
    for p in range(s.players):
        me = s.player[p]
        white += me.bag[WHITE] + me.spent[WHITE] + sum(heap[WHITE] for heap in me.laid)
        black += me.bag[BLACK] + me.spent[BLACK]
        seals += me.seals
    left = ALL_WHITE - white - s.tray[WHITE], ALL_BLACK - black, ALL_SEALS - seals
    return max(0, left[0]), max(0, left[1]), max(0, left[2])


def parse_position(text: str) -> Any:
    parts = [part.strip() for part in text.split("|")]
    if len(parts) not in (5, 6):
        raise ValueError(
            "a position has the parts 'players | offer | agenda | turn | table', "
            f"and the generator if it is given, but here are {len(parts)}"
        )
    s = State()
    places = [place.strip() for place in parts[0].split("/")]
    if not 2 <= len(places) <= MAX_PLAYERS:
        raise ValueError(f"{len(places)} players, but 2 to {MAX_PLAYERS} can play")
    s.players = len(places)
    rules.clear_table(s)
    parse_offer(s, parts[1].split())
    for p, place in enumerate(places):
        parse_player(s, p, place)
    active = [p for p, place in enumerate(places) if place.startswith(ACTIVE)]
    if len(active) != 1:
        raise ValueError(f"{ACTIVE!r} must stand before one player, not before {len(active)}")
    s.active = active[0]
    parse_agenda(s, parts[2])
    parse_turn(s, parts[3])
    parse_table(s, parts[4])
    check_privileges(s)
    check(s)
    if len(parts) == 6:
        parse_generator(s, parts[5])
    return s


def parse_number(word: str, low: int, high: int) -> int:
    if not re.fullmatch(r"\d{1,5}", word) or not low <= int(word) <= high:
        raise ValueError(f"{word[:40]!r} is not a number from {low} to {high}")
    return int(word)


def parse_goods(word: str) -> int:
    if word not in GOODS:
        raise ValueError(f"{word[:40]!r} is none of the goods, such as {GOODS[0]}")
    return GOODS.index(word)


def parse_offer(s: Any, words: list[str]) -> None:
    cards = [parse_goods(word) for word in words]
    right = [card < len(VALUABLES) for card in cards] == [
        place < FIRST_SCENT_PLACE for place in range(OFFERED)
    ]
    if not right or len(set(cards)) != OFFERED:
        raise ValueError("on offer are four different valuables, then two different scents")
    for place, card in enumerate(cards):
        s.card[place] = card
        take_from_pile(s, card)


def take_from_pile(s: Any, card: int) -> None:
    deck = int(card >= len(VALUABLES))
    bit = 1 << (card - deck * len(VALUABLES))
    if not s.pile[deck] & bit:
        raise ValueError(f"{GOODS[card]!r} cannot lie in two places")
    s.pile[deck] &= ~bit


def parse_coins(heap: Any, text: str) -> None:
    for word in text.split():
        coin = LETTERS.find(word[0])
        if not 0 <= coin < len(heap) or heap[coin]:
            raise ValueError(f"{word[:40]!r} is no coin such as G3, or it stands twice")
        heap[coin] = parse_number(word[1:], 1, MOST_COINS)


def parse_laid(s: Any, p: int, text: str) -> None:
    for word in text.split():
        found = re.fullmatch(r"([1-8]):([GSVTW]{1,4})", word)
        if not found:
            raise ValueError(f"{word[:40]!r} is not a place with coins such as 1:GT")
        place = int(found[1]) - 1
        for letter in found[2]:
            coin = LETTERS.index(letter)
            if not rules.wanted(s, p, place) >> coin & 1:
                raise ValueError(f"the card at {place + 1} does not take all of {found[2]}")
            s.player[p].laid[place][coin] += 1


def parse_kinds(counts: Any, text: str) -> None:
    for word in text.split():
        if word not in KIND_WORDS:
            raise ValueError(f"{word[:40]!r} is no privilege such as {KIND_WORDS[0]}")
        counts[KIND_WORDS.index(word)] += 1


def parse_player(s: Any, p: int, text: str) -> None:
    me = s.player[p]
    for part in text.removeprefix(ACTIVE).split(";"):
        name, _, rest = part.strip().partition(" ")
        if name == "bag":
            parse_coins(me.bag, rest)
        elif name == "card":
            parse_coins(me.spent, rest)
        elif name == "laid":
            parse_laid(s, p, rest)
        elif name == "seals":
            me.seals = parse_number(rest, 0, MOST_COINS)
        elif name in ("privileges", "old"):
            parse_kinds(getattr(me, name), rest)
        elif name == "at":
            at, _, height = rest.partition(".")
            me.at = parse_number(at, 0, MOST_SPACES)
            me.height = parse_number(height or "0", 0, MAX_PLAYERS - 1)
        else:
            raise ValueError(f"{name[:40]!r} is nothing that a player has")


def check_privileges(s: Any) -> None:
    for kind in range(KINDS):
        if rules.in_pile(s, kind) < 0:
            raise ValueError(f"there are only {COPIES[kind]} privileges {KIND_WORDS[kind]}")
        for p in range(s.players):
            if s.player[p].old[kind] > s.player[p].privileges[kind]:
                raise ValueError(f"player {p + 1}: what is old must be in hand")


def parse_agenda(s: Any, text: str) -> None:
    items = [] if text == NOBODY else [part.split() for part in text.split(",")]
    if len(items) > AGENDA_SIZE:
        raise ValueError(f"{len(items)} things on the agenda, but it has room for {AGENDA_SIZE}")
    for words in reversed(items):
        if len(words) != 3 or words[0] not in ITEMS:
            raise ValueError(f"{' '.join(words)[:40]!r} is nothing that stands on an agenda")
        item = s.agenda[s.waiting]
        item.what = ITEMS.index(words[0])
        item.who = parse_number(words[1], 1, s.players) - 1
        item.n = parse_number(words[2], 0, 99)
        s.waiting += 1


def parse_turn(s: Any, text: str) -> None:
    found = re.fullmatch(
        r"first (\d+) side ([ab]) start (\d+) turns (\d+)( laying \d+)?( again \d+)?"
        r"( played)?( sealed)?( memory)?",
        text,
    )
    if not found:
        raise ValueError(f"{text[:60]!r} is not like 'first 1 side a start 0 turns 0'")
    s.first = parse_number(found[1], 1, s.players) - 1
    s.side = SIDES.index(found[2])
    s.start = parse_number(found[3], 0, SPACES - 1)
    s.turns = parse_number(found[4], 0, rules.MOST_TURNS + MAX_PLAYERS)
    s.laying = parse_number(found[5].split()[1], 0, 99) if found[5] else 0
    s.again = parse_number(found[6].split()[1], 0, MOST_AGAIN) if found[6] else 0
    s.played, s.sealed, s.memory = (bool(part) for part in found.groups()[6:])


def parse_table(s: Any, text: str) -> None:
    given = set()
    for part in [] if text == NOBODY else text.split(";"):
        name, _, rest = part.strip().partition(" ")
        if name == "tray":
            parse_coins(s.tray, rest)
        elif name == "revealed":
            s.revealed = parse_goods(rest)
            if s.revealed >= len(VALUABLES):
                raise ValueError(f"{rest!r} is a scent, but valuables are turned over (§11)")
        elif name == "sold":
            for word in rest.split():
                take_from_pile(s, parse_goods(word))
        elif name == "used":
            parse_kinds(s.used, rest)
        elif name in ("white", "black", "seals"):
            setattr(s, name, parse_number(rest, 0, MOST_COINS))
            given.add(name)
        else:
            raise ValueError(f"{name[:40]!r} is nothing that lies on the table")
    for name, n in zip(("white", "black", "seals"), left_over(s), strict=True):
        if name not in given:
            setattr(s, name, n)


def parse_generator(s: Any, text: str) -> None:
    if not re.fullmatch(r"[0-9a-fA-F]{32}", text):
        raise ValueError(f"{text[:40]!r} is not a generator: 32 hexadecimal digits")
    for i in range(4):
        s.rng[i] = int(text[8 * i : 8 * i + 8], 16)
