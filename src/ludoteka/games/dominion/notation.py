"""Answers and positions as short text, both ways.

An answer is a card of the hand or one that lies revealed (`Smithy`), a card of the supply with a
plus (`+Gold`: buy or gain it, or choose it for the kingdom), `done`, `yes` (show the Moat, put the
deck away, discard, set aside) or `treasures` (all of them). Cards are written as in the printed
catalogue, without spaces; case does not matter.

A position is one line of parts between bars, and one more if the generator is given:

    > 3 Copper, 2 Estate; deck 4 Copper, 1 Estate; turns 1 / 5 Copper; deck 2 Copper, 3 Estate
      | Cellar Market ... | turn 1 | actions 1 buys 1 coins 0 action | play 2 Copper | ...

1. The players in the order of the seats, between slashes; `>` stands before the active one's. The
   hand, then after semicolons what else there is: `deck` (order unknown), `known` (the top of the
   deck that everybody has seen, the top card last), `discard` (seen), `buried` (discarded unseen),
   `top` (of the discard pile), `turns`; and what everybody knows: `seen` and `old` (in hand),
   `sunk`, `fresh` (see §9).
2. The kingdom.
3. The agenda, what comes next first: what, the seat (from 1) and a number.
4. Actions, buys, coins and the phase: `action`, `buy`, `bought` or `none`; then `curses` and
   `counted` for these options.
5. What else lies on the table: `play`, `aside`, `loot`, `chosen` (with `last`), `drawn`, `safe`,
   `answered`, `trash`, and `supply` where it is not what is left over from the cards of the box.
6. The generator, 32 hexadecimal digits; it may be left out and is then zero.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ludoteka.core.game import seats_in

from . import rules
from .cards import BASIC, KINDS, Card
from .names import ALL_TREASURES, DONE, HAND, SUPPLY, YES
from .possible import check
from .state import AGENDA_SIZE, KNOWN, MAX_PLAYERS, NO_KIND, NOTHING, PILES, State

WORDS = tuple(card.name.title().replace("_", "") for card in Card)
KIND = {word.lower(): kind for kind, word in enumerate(WORDS)}
PLAIN = {"done": DONE, "yes": YES, "treasures": ALL_TREASURES}
PHASES = ("action", "buy", "bought", "none")
ITEMS = (
    "choose-kingdom", "turn", "show-moat", "discard-any", "trash-up-to", "put-deck-away",
    "gain-up-to", "put-back", "discard", "trash-to-remodel", "trash-treasure", "gain-treasure",
    "spy-discards", "trash-revealed", "keep-loot", "play-twice", "set-aside",
    "deal", "play", "resolve", "draw", "spy-on", "rob", "loot", "curse", "draw-to-seven",
    "clean-up",
)  # fmt: skip
ABOUT_A_CARD = ("show-moat", "play", "resolve")  # items whose number is a card
ACTIVE = ">"
NOBODY = "-"

# Answers


def print_answer(s: Any, p: int, a: int) -> str:
    for word, answer in PLAIN.items():
        if a == answer:
            return word
    return WORDS[a - HAND] if a < SUPPLY else f"+{WORDS[a - SUPPLY]}"


def parse_answer(s: Any, p: int, text: str) -> int:
    word = text.lower()
    if word in PLAIN:
        return PLAIN[word]
    base = SUPPLY if word.startswith("+") else HAND
    return base + parse_kind(word.removeprefix("+"))


def parse_kind(word: str) -> int:
    if word.lower() not in KIND:
        raise ValueError(
            f"{word[:40]!r} is no card such as Smithy or +Gold, nor one of {', '.join(PLAIN)}"
        )
    return KIND[word.lower()]


# Positions


def print_position(s: Any) -> str:
    parts = [
        " / ".join(print_player(s, p) for p in range(s.players)),
        " ".join(WORDS[kind] for kind in range(BASIC, KINDS) if s.kingdom >> kind & 1) or NOBODY,
        ", ".join(print_item(s, s.agenda[i]) for i in reversed(range(s.waiting))) or NOBODY,
        print_turn(s),
        print_table(s) or NOBODY,
    ]
    if any(s.rng):
        parts.append("".join(f"{word:08x}" for word in s.rng))
    return " | ".join(parts)


def print_pile(s: Any, pile: Any) -> str:
    return ", ".join(f"{n} {WORDS[s.kind[card]]}" for card, n in enumerate(pile) if n)


def print_player(s: Any, p: int) -> str:
    me = s.player[p]
    words = [(f"{ACTIVE} " if p == s.active else "") + (print_pile(s, me.hand) or NOBODY)]
    for name in ("deck", "discard", "buried", "seen", "old", "fresh"):
        pile = print_pile(s, getattr(me, name))
        if pile:
            words.append(f"{name} {pile}")
    known = ", ".join(WORDS[s.kind[me.known[i]]] for i in range(me.known_size))
    if known:
        words.append(f"known {known}")
    if me.top != NOTHING:
        words.append(f"top {WORDS[s.kind[me.top]]}")
    words += [f"{name} {getattr(me, name)}" for name in ("turns", "sunk") if getattr(me, name)]
    return "; ".join(words)


def print_item(s: Any, item: Any) -> str:
    word = ITEMS[item.what]
    n = WORDS[s.kind[item.n]] if word in ABOUT_A_CARD else item.n
    return f"{word} {item.who + 1} {n}"


def print_turn(s: Any) -> str:
    words = [f"actions {s.actions} buys {s.buys} coins {s.coins} {PHASES[s.phase]}"]
    words += [name for name in ("curses", "counted") if getattr(s, name)]
    return " ".join(words)


def print_table(s: Any) -> str:
    words = []
    for name in ("in_play", "aside", "loot", "chosen", "trash"):
        pile = print_pile(s, getattr(s, name))
        if pile:
            words.append(f"{name} {pile}")
    for name in ("last", "drawn"):
        if getattr(s, name) != NOTHING:
            words.append(f"{name} {WORDS[s.kind[getattr(s, name)]]}")
    for name in ("safe", "answered"):
        seats = seats_in(getattr(s, name))
        if seats:
            words.append(f"{name} {' '.join(str(p + 1) for p in seats)}")
    if has_supply(s) and list(s.supply) != left_over(s):
        words.append(f"supply {print_pile(s, s.supply) or NOBODY}")
    return "; ".join(words)


def has_supply(s: Any) -> bool:
    return bool(s.kind[BASIC] != NO_KIND)


def left_over(s: Any) -> list[int]:
    """The supply if no card was ever lost."""
    owned = [sum(rules.owned(s, p, card) for p in range(s.players)) for card in range(PILES)]
    sizes = [rules.pile_size(s, s.kind[card]) for card in range(PILES)]
    sizes[rules.COPPER] += s.players * rules.COPPERS_AT_FIRST
    sizes[rules.ESTATE] += s.players * rules.ESTATES_AT_FIRST
    return [max(0, size - n - gone) for size, n, gone in zip(sizes, owned, s.trash, strict=True)]


def parse_position(text: str) -> Any:
    parts = [part.strip() for part in text.split("|")]
    if len(parts) not in (5, 6):
        raise ValueError(
            "a position has the parts 'players | kingdom | agenda | turn | table', "
            f"and the generator if it is given, but here are {len(parts)}"
        )
    s = State()
    places = [place.strip() for place in parts[0].split("/")]
    if not 2 <= len(places) <= MAX_PLAYERS:
        raise ValueError(f"{len(places)} players, but 2 to {MAX_PLAYERS} can play")
    s.players = len(places)
    rules.clear_table(s)
    parse_kingdom(s, parts[1])
    parse_turn(s, parts[3])
    for p, place in enumerate(places):
        parse_player(s, p, place)
    active = [p for p, place in enumerate(places) if place.startswith(ACTIVE)]
    if len(active) != 1:
        raise ValueError(f"{ACTIVE!r} must stand before one player, not before {len(active)}")
    s.active = active[0]
    parse_agenda(s, parts[2])
    parse_table(s, parts[4])
    if len(parts) == 6:
        parse_generator(s, parts[5])
    check(s)
    return s


def parse_kingdom(s: Any, text: str) -> None:
    words = [] if text == NOBODY else text.split()
    for word in words:
        kind = parse_kind(word)
        if kind < BASIC or s.kingdom >> kind & 1:
            raise ValueError(f"{word!r} is no kingdom card, or it stands twice")
        s.kingdom |= 1 << kind
    if len(words) > PILES - BASIC:
        raise ValueError(f"{len(words)} kingdom cards, but there are {PILES - BASIC} at most")
    if len(words) == PILES - BASIC:
        kinds = [kind for kind in range(BASIC, KINDS) if s.kingdom >> kind & 1]
        for card, kind in enumerate(kinds, BASIC):
            rules.lay_out(s, card, kind)


def parse_card(s: Any, word: str) -> int:
    """The pile of a card in this game."""
    kind = parse_kind(word)
    for card in range(PILES):
        if s.kind[card] == kind:
            return card
    raise ValueError(f"{word!r} is not in the kingdom")


def parse_number(word: str, most: int) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", word) or int(word) > most:
        raise ValueError(f"{word[:40]!r} is not a number from 0 to {most}")
    return int(word)


def parse_pile(s: Any, pile: Any, text: str) -> None:
    if text == NOBODY:
        return
    for words in (part.split() for part in text.split(",")):
        if len(words) not in (1, 2):
            raise ValueError(
                f"{' '.join(words)!r} is not a card with its number such as '3 Copper'"
            )
        n = parse_number(words[0], 60) if len(words) == 2 else 1
        card = parse_card(s, words[-1])
        if pile[card] + n > 60:
            raise ValueError(f"more than 60 of {words[-1]}")
        pile[card] += n


def parse_player(s: Any, p: int, text: str) -> None:
    me = s.player[p]
    hand, *more = [part.strip() for part in text.removeprefix(ACTIVE).split(";")]
    parse_pile(s, me.hand, hand)
    for part in more:
        name, _, rest = part.partition(" ")
        if name in ("deck", "discard", "buried", "seen", "old", "fresh"):
            parse_pile(s, getattr(me, name), rest)
        elif name == "known":
            parse_known(s, me, rest.split(","))
        elif name == "top":
            me.top = parse_card(s, rest)
        elif name == "turns":
            me.turns = parse_number(rest, rules.MOST_TURNS)
        elif name == "sunk":
            me.sunk = parse_number(rest, 60)
        else:
            raise ValueError(f"{name!r} is nothing that a player has")


def parse_known(s: Any, me: Any, words: Iterable[str]) -> None:
    for word in words:
        if me.known_size == KNOWN:
            raise ValueError(f"more than {KNOWN} known cards on a deck")
        me.known[me.known_size] = parse_card(s, word.strip())
        me.known_size += 1


def parse_agenda(s: Any, text: str) -> None:
    items = [] if text == NOBODY else [part.split() for part in text.split(",")]
    if len(items) > AGENDA_SIZE:
        raise ValueError(f"{len(items)} things on the agenda, but it has room for {AGENDA_SIZE}")
    for words in reversed(items):
        if len(words) != 3 or words[0] not in ITEMS:
            raise ValueError(f"{' '.join(words)[:40]!r} is nothing that stands on an agenda")
        seat = parse_number(words[1], s.players) - 1
        if seat < 0:
            raise ValueError("seats are counted from 1")
        item = s.agenda[s.waiting]
        item.what, item.who = ITEMS.index(words[0]), seat
        of_card = words[0] in ABOUT_A_CARD
        item.n = parse_card(s, words[2]) if of_card else parse_number(words[2], 60)
        s.waiting += 1


def parse_turn(s: Any, text: str) -> None:
    found = re.fullmatch(
        rf"actions (\d+) buys (\d+) coins (\d+) ({'|'.join(PHASES)})( curses)?( counted)?", text
    )
    if not found:
        raise ValueError(f"{text[:60]!r} is not like 'actions 1 buys 1 coins 0 action'")
    s.actions, s.buys = parse_number(found[1], 100), parse_number(found[2], 100)
    s.coins = parse_number(found[3], 1000)
    s.phase = PHASES.index(found[4])
    s.curses, s.counted = bool(found[5]), bool(found[6])


def parse_table(s: Any, text: str) -> None:
    given = False
    for part in [] if text == NOBODY else text.split(";"):
        name, _, rest = part.strip().partition(" ")
        if name in ("in_play", "aside", "loot", "chosen", "trash", "supply"):
            parse_pile(s, getattr(s, name), rest)
            given = given or name == "supply"
        elif name in ("last", "drawn"):
            setattr(s, name, parse_card(s, rest))
        elif name in ("safe", "answered"):
            for word in rest.split():
                seat = parse_number(word, s.players)
                setattr(s, name, getattr(s, name) | 1 << seat >> 1)
        else:
            raise ValueError(f"{name[:40]!r} is nothing that lies on the table")
    if has_supply(s) and not given:
        s.supply[:] = left_over(s)


def parse_generator(s: Any, text: str) -> None:
    if not re.fullmatch(r"[0-9a-fA-F]{32}", text):
        raise ValueError(f"{text[:40]!r} is not a generator: 32 hexadecimal digits")
    for i in range(4):
        s.rng[i] = int(text[8 * i : 8 * i + 8], 16)
