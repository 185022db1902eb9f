"""Answers and positions as short text, both ways.

Answers. A village is called by the road it lies on and its place on it: `AB1` is the one next to A
on the road from A to B, `AB2` the one after it. Characters are `mogul`, `trader`, `sadhu`, `monk`,
`builder`, `artisan`, `yogi`; actions are `gold`, `house`, `houses`, `move`, `quarry`, `palace`,
`palace-house`, `governors`, `character`.

    house+palace         set the disc          gold  trader  quarry    take gold, houses
    A-B                  travel that road      governor:D   lower the governor of D
    central  outer       build a palace        take:monk    take, choose or give a character
    AB1  city            build, put a house    from:2       take one of seat 2
    free:AB1  free:city  by the Builder        chip:palace  use a chip
    lift:AB1  lift:A     move a house          bid:3  pass  done
    free-lift:AB1        by the Builder

A position is one line of parts between bars, and one more if the generator is given:

    > 15g 7p 6h 10q @S mogul AB1 CS2x2 A:2 chips:1 disc:gold+palace / ... | A:1-n---- B:--2----
      | ABCDEFG round 3 at C | left=house:1,palace:1 visited=AS acted=2 | turn 1 0 | yogi | ...

1. The players in the order of the seats, between slashes; `>` stands before the one whose turn it
   is. Gold, palaces and houses in store, houses in the quarry, the place of the architect,
   characters, villages with a house (`x2`: with two), houses in cities, chips, the disc.
2. The palaces of each city, the central site first: the owner's seat, `n` for a neutral one, `-`.
3. The governors, the lowest first; the round; where the Maharaja is.
4. What else is to be kept: `ready`, `acted`, `passed` (seats); `left` (what may still be done in
   this turn), `chip` (its action), `visited`, `traded`, `built`, `blessed`, `lifted`; `opener`,
   `bidder`, `bid`.
5. The agenda, what comes next first: what, the seat and a number.
6. The options that are not as usual.
7. The generator, 32 hexadecimal digits; it may be left out and is then zero.
"""

from __future__ import annotations

import re
from typing import Any

from ludoteka.core.game import seats_in

from . import rules
from .board import *
from .names import *
from .state import AGENDA_SIZE, NEUTRAL, NOBODY, NOTHING, State
from .travel import houses_of

NAMES = ("nobody", *CHARACTER_NAMES)
PART_NAMES = ("gold", "house", "city-house", "move", "quarry", "palace", "governor", "character")
ITEMS = (
    "choose-character", "bid", "first-house", "set-disc", "turn", "put-house", "give-character",
    "characters-next", "auction-next", "houses-next", "round", "next-turn", "end-turn", "score",
)  # fmt: skip
OPTIONS = (
    "short", "yogi", "neutral", "auction", "homes", "several", "by_action", "hidden_money",
)  # fmt: skip
FLAGS = ("traded", "built", "blessed")
NONE = "-"
ACTIVE = ">"
MOST_GOLD = 30_000

# Words


def village_name(village: int) -> str:
    road = ROAD_OF[village]
    return f"{LETTERS[FROM[road]]}{LETTERS[TO[road]]}{village - FIRST_VILLAGE[road] + 1}"


def road_name(road: int) -> str:
    return f"{LETTERS[FROM[road]]}-{LETTERS[TO[road]]}"


def disc_name(disc: int) -> str:
    return f"{ACTION_NAMES[FIRST_HAND[disc]]}+{ACTION_NAMES[SECOND_HAND[disc]]}"


def house_name(place: int) -> str:
    """Where a house stands: a village or, past the villages, a city."""
    return village_name(place) if place < VILLAGES else LETTERS[place - VILLAGES]


VILLAGE_NAMES = tuple(village_name(village) for village in range(VILLAGES))
PLAIN = {
    "central": PALACE_IN_CENTRE, "outer": PALACE_OUTSIDE,
    "city": IN_CITY, "free:city": FREE_IN_CITY,
    "gold": TAKE_GOLD, "trader": TRADE, "quarry": TAKE_QUARRY, "pass": PASS, "done": DONE,
}  # fmt: skip


def answer_names() -> tuple[str, ...]:
    """What each answer is called."""
    names = {a: word for word, a in PLAIN.items()}
    names |= {DISC + disc: disc_name(disc) for disc in range(PAIRS)}
    names |= {TRAVEL + road: road_name(road) for road in range(ROADS)}
    for village, name in enumerate(VILLAGE_NAMES):
        names |= {IN_VILLAGE + village: name, FREE_IN_VILLAGE + village: f"free:{name}"}
    for place in range(VILLAGES + CITIES):
        name = house_name(place)
        names |= {LIFT + place: f"lift:{name}", FREE_LIFT + place: f"free-lift:{name}"}
    names |= {LOWER + city: f"governor:{LETTERS[city]}" for city in range(CITIES)}
    names |= {TAKE + c: f"take:{NAMES[c]}" for c in range(1, CHARACTERS + 1)}
    names |= {ROB + q: f"from:{q + 1}" for q in range(MAX_PLAYERS)}
    names |= {USE_CHIP + action: f"chip:{ACTION_NAMES[action]}" for action in range(ACTIONS - 1)}
    names |= {OFFER + gold: f"bid:{gold}" for gold in range(GOLD_AT_FIRST + 1)}
    return tuple(names[a] for a in range(ANSWERS))


ANSWER_NAMES = answer_names()
BY_NAME = {name.lower(): a for a, name in enumerate(ANSWER_NAMES)}


def print_answer(s: Any, p: int, a: int) -> str:
    return ANSWER_NAMES[a]


def parse_answer(s: Any, p: int, text: str) -> int:
    """Hands of the disc and ends of a road in any order."""
    word = text.lower()
    turned = "-".join(reversed(word.split("-"))) if len(word) == 3 else word
    turned = "+".join(reversed(word.split("+"))) if "+" in word else turned
    for name in (word, turned):
        if name in BY_NAME:
            return BY_NAME[name]
    raise ValueError(
        f"{text[:40]!r} is no answer such as 'gold+palace', 'A-E', 'AE1', 'central', "
        "'take:monk' or 'done'"
    )


# Printing positions


def print_position(s: Any) -> str:
    parts = [
        " / ".join(print_player(s, p) for p in range(s.players)),
        " ".join(print_garden(s, city) for city in range(CITIES) if has_palace(s, city)) or NONE,
        print_track(s),
        print_rest(s) or NONE,
        ", ".join(print_item(s.agenda[i]) for i in reversed(range(s.waiting))) or NONE,
        " ".join(name for name in OPTIONS if getattr(s, name)) or NONE,
    ]
    if any(s.rng):
        parts.append("".join(f"{word:08x}" for word in s.rng))
    return " | ".join(parts)


def print_player(s: Any, p: int) -> str:
    me = s.player[p]
    words = [ACTIVE] if p == s.active else []
    words += [f"{me.gold}g", f"{me.palaces}p", f"{me.houses}h", f"{me.quarry}q"]
    words.append(f"@{LETTERS[me.architect]}")
    words += [NAMES[c] for c in range(1, CHARACTERS + 1) if me.characters >> c & 1]
    for village, name in enumerate(VILLAGE_NAMES):
        if me.villages >> village & 1:
            words.append(f"{name}x2" if me.doubled >> village & 1 else name)
    words += [f"{LETTERS[city]}:{n}" for city, n in enumerate(me.city) if n]
    if me.chips:
        words.append(f"chips:{me.chips}")
    if me.disc != NOTHING:
        words.append(f"disc:{disc_name(me.disc)}")
    return " ".join(words)


def has_palace(s: Any, city: int) -> bool:
    return any(owner != NOBODY for owner in s.palace[city])


def print_garden(s: Any, city: int) -> str:
    signs = {NOBODY: "-", NEUTRAL: "n"}
    return f"{LETTERS[city]}:" + "".join(signs.get(o, str(o + 1)) for o in s.palace[city])


def print_track(s: Any) -> str:
    governors = "".join(LETTERS[city] for city in s.governor)
    return f"{governors} round {s.round} at {LETTERS[s.maharaja]}"


def print_rest(s: Any) -> str:
    words = []
    for name in ("ready", "acted", "passed"):
        seats = seats_in(getattr(s, name))
        if seats:
            words.append(f"{name}={','.join(str(q + 1) for q in seats)}")
    left = [f"{PART_NAMES[part]}:{n}" for part, n in enumerate(s.left) if n]
    if left:
        words.append(f"left={','.join(left)}")
    if s.third != NOTHING:
        words.append(f"chip={ACTION_NAMES[s.third]}")
    if s.visited:
        words.append("visited=" + "".join(LETTERS[place] for place in seats_in(s.visited)))
    words += [name for name in FLAGS if getattr(s, name)]
    if s.lifted != NOTHING:
        words.append(f"lifted={house_name(s.lifted)}")
    for name in ("opener", "bidder"):
        if getattr(s, name) != NOBODY:
            words.append(f"{name}={getattr(s, name) + 1}")
    if s.bid != NOTHING:
        words.append(f"bid={s.bid}")
    return " ".join(words)


def print_item(item: Any) -> str:
    return f"{ITEMS[item.what]} {item.who + 1} {item.n}"


# Parsing positions


def parse_position(text: str) -> Any:
    parts = [part.strip() for part in text.split("|")]
    if len(parts) not in (6, 7):
        raise ValueError(
            "a position has the parts 'players | palaces | track | turn | agenda | options', "
            f"and the generator if it is given, but here are {len(parts)}"
        )
    s = State()
    places = [place.split() for place in parts[0].split("/")]
    if not 2 <= len(places) <= MAX_PLAYERS:
        raise ValueError(f"{len(places)} players, but 2 to {MAX_PLAYERS} can play")
    s.players = len(places)
    rules.clear_table(s)
    for p, words in enumerate(places):
        parse_player(s, p, words)
    active = [p for p, words in enumerate(places) if words[:1] == [ACTIVE]]
    if len(active) > 1:
        raise ValueError(f"{ACTIVE!r} stands before {len(active)} players")
    if active:
        s.active = active[0]
    check_villages(s)
    for word in [] if parts[1] == NONE else parts[1].split():
        parse_garden(s, word)
    parse_track(s, parts[2])
    for word in [] if parts[3] == NONE else parts[3].split():
        parse_rest(s, *word.partition("=")[::2])
    parse_agenda(s, parts[4])
    for word in [] if parts[5] == NONE else parts[5].split():
        setattr(s, one_of(word, OPTIONS, "option"), 1)
    if len(parts) == 7:
        parse_generator(s, parts[6])
    return s


def one_of(word: str, words: tuple[str, ...], kind: str) -> str:
    if word not in words:
        raise ValueError(f"{word[:40]!r} is no {kind}; there are {', '.join(words)}")
    return word


def number(word: str, most: int) -> int:
    if not re.fullmatch(r"\d{1,5}", word) or int(word) > most:
        raise ValueError(f"{word[:40]!r} is not a number from 0 to {most}")
    return int(word)


def seat(s: Any, word: str) -> int:
    n = number(word, s.players)
    if n == 0:
        raise ValueError("seats are counted from 1")
    return n - 1


def place(word: str, letters: str = LETTERS) -> int:
    if len(word) != 1 or word not in letters:
        raise ValueError(f"{word[:40]!r} is not one of the letters {letters}")
    return letters.index(word)


def disc(text: str) -> int:
    a = parse_answer(None, 0, text) if "+" in text else ANSWERS
    if a >= DISC + PAIRS:
        raise ValueError(f"{text[:40]!r} is no pair of actions such as 'gold+palace'")
    return a - DISC


STORES = {"g": "gold", "p": "palaces", "h": "houses", "q": "quarry"}
MOST = {"gold": MOST_GOLD, "palaces": PALACES, "houses": HOUSES, "quarry": HOUSES}


def parse_player(s: Any, p: int, words: list[str]) -> None:
    me = s.player[p]
    for word in words:
        name, _, rest = word.partition(":")
        if word == ACTIVE:
            continue
        if found := re.fullmatch(r"(\d{1,5})([gphq])", word):
            field = STORES[found[2]]
            setattr(me, field, number(found[1], MOST[field]))
        elif word.startswith("@"):
            me.architect = place(word[1:])
        elif word in CHARACTER_NAMES:
            me.characters |= 1 << NAMES.index(word)
        elif name == "chips":
            me.chips = number(rest, CHIPS)
        elif name == "disc":
            me.disc = disc(rest)
        elif rest:
            me.city[place(name, LETTERS[:CITIES])] = number(rest, HOUSES)
        else:
            parse_village(me, word)
    if len(words) < 2:
        raise ValueError(f"player {p + 1} has nothing")


def parse_village(me: Any, word: str) -> None:
    name = word.removesuffix("x2")
    village = VILLAGE_NAMES.index(one_of(name, VILLAGE_NAMES, "village"))
    me.villages |= 1 << village
    if name != word:
        me.doubled |= 1 << village


def check_villages(s: Any) -> None:
    for village, name in enumerate(VILLAGE_NAMES):
        n = sum(houses_of(s, p, 1 << village) for p in range(s.players))
        if n > rules.village_limit(s):
            raise ValueError(
                f"{n} houses in {name}, but there is room for {rules.village_limit(s)}"
            )


def parse_garden(s: Any, word: str) -> None:
    if not re.fullmatch(r"[A-G]:[-n1-5]{7}", word):
        raise ValueError(f"{word[:40]!r} is no garden such as 'A:1-n----'")
    for site, sign in enumerate(word[2:]):
        owner = NOBODY if sign == "-" else NEUTRAL if sign == "n" else seat(s, sign)
        s.palace[LETTERS.index(word[0])][site] = owner


def parse_track(s: Any, text: str) -> None:
    found = re.fullmatch(r"([A-G]{7}) round (\d{1,2}) at ([A-GS])", text)
    if not found or len(set(found[1])) < CITIES:
        raise ValueError(f"{text[:40]!r} is not like 'ABCDEFG round 1 at G'")
    s.governor[:] = [LETTERS.index(letter) for letter in found[1]]
    s.round = number(found[2], max(LAST_BOX, LAST_BOX_SHORT))
    s.maharaja = LETTERS.index(found[3])


def parse_rest(s: Any, name: str, rest: str) -> None:
    if name in ("ready", "acted", "passed"):
        for word in rest.split(","):
            setattr(s, name, getattr(s, name) | 1 << seat(s, word))
    elif name == "left":
        for word in rest.split(","):
            part, _, n = word.partition(":")
            s.left[PART_NAMES.index(one_of(part, PART_NAMES, "part"))] = number(n, 6)
    elif name == "chip":
        s.third = ACTION_NAMES.index(one_of(rest, ACTION_NAMES[:-1], "action of a chip"))
    elif name == "visited":
        for letter in rest:
            s.visited |= 1 << place(letter)
    elif name in FLAGS and not rest:
        setattr(s, name, 1)
    elif name == "lifted":
        s.lifted = parse_house(rest)
    elif name in ("opener", "bidder"):
        setattr(s, name, seat(s, rest))
    elif name == "bid":
        s.bid = number(rest, GOLD_AT_FIRST)
    else:
        raise ValueError(f"{name[:40]!r} is nothing that a turn keeps")


def parse_house(word: str) -> int:
    if len(word) == 1:
        return int(VILLAGES + place(word, LETTERS[:CITIES]))
    return VILLAGE_NAMES.index(one_of(word, VILLAGE_NAMES, "village"))


def parse_agenda(s: Any, text: str) -> None:
    items = [] if text == NONE else [part.split() for part in text.split(",")]
    if len(items) > AGENDA_SIZE:
        raise ValueError(f"{len(items)} things on the agenda, but it has room for {AGENDA_SIZE}")
    for words in reversed(items):
        if len(words) != 3:
            raise ValueError(f"{' '.join(words)[:40]!r} is not like 'turn 1 0'")
        item = s.agenda[s.waiting]
        item.what = ITEMS.index(one_of(words[0], ITEMS, "item of an agenda"))
        item.who, item.n = seat(s, words[1]), number(words[2], 100)
        s.waiting += 1


def parse_generator(s: Any, text: str) -> None:
    if not re.fullmatch(r"[0-9a-fA-F]{32}", text):
        raise ValueError(f"{text[:40]!r} is not a generator: 32 hexadecimal digits")
    for i in range(4):
        s.rng[i] = int(text[8 * i : 8 * i + 8], 16)
