"""A toy game that shows what the core must tell apart.

Two to four seats hold a hidden card and three chips each. In turn one puts down any of the chips,
then waits, takes a new card, or peeks at the card on the left; after two rounds all secretly bid at
the same time, and the bids are the points. The winner begins the next match.
"""

from pathlib import Path

import msgspec

from ludoteka.core.chance import random_below
from ludoteka.core.game import Fact, Game, Option
from ludoteka.core.record import from_bytes, i8, i16, record, u8, u32
from ludoteka.core.rule import rule
from ludoteka.core.scene import Choice, Gather, Node, Plan, Scene
from ludoteka.core.text import Seat, text

WAIT, TAKE, PEEK = range(3)
CHIP, CHIPS = 3, 3  # answer CHIP + i puts down chip i
WORDS = ("wait", "take", "peek", "chip1", "chip2", "chip3")
TURN, BID, SHOW, OVER = range(4)
SEATS = 4
ROUNDS = 2

Player = record("Player", card=i8, bid=i8, has_peeked=i8, chips=u8, points=i8)
State = record(
    "State",
    rng=(u32, 4),
    players=i8,
    first=i8,
    player=(Player, SEATS),
    turn=i16,
    next=i8,
    answered=u8,
)
REASONS = (("", ""), ("refused-not-asked", "§1"), ("refused-unknown", "§1"))


@rule
def setup(s, players, options):
    s.players = players
    s.first = options[0]
    for p in range(players):
        s.player[p].card = random_below(s, 100)


@rule
def asked(s):
    if s.next == BID:
        return (1 << s.players) - 1
    return 1 << (s.first + s.turn) % s.players if s.next == TURN else 0


@rule
def to_act(s):
    return asked(s) & ~s.answered


@rule
def refusal(s, p, a):
    if not asked(s) >> p & 1:
        return 1
    if 0 <= a <= PEEK:
        return 0
    return 0 if s.next == TURN and has_chip(s, p, a - CHIP) else 2


@rule
def has_chip(s, p, i):
    return 0 <= i < CHIPS and not s.player[p].chips >> i & 1


@rule
def legal(s, p, out):
    for a in range(CHIP):
        out[a] = a
    n = CHIP
    for i in range(CHIPS):
        if s.next == TURN and has_chip(s, p, i):
            out[n] = CHIP + i
            n += 1
    return n


@rule
def answer(s, p, a):
    if s.next == BID:
        s.player[p].bid = a
        s.answered |= 1 << p
        if to_act(s) == 0:
            s.next = SHOW
        return
    if a >= CHIP:
        s.player[p].chips |= 1 << (a - CHIP)
        return
    if a == TAKE:
        s.player[p].card = random_below(s, 100)
    if a == PEEK:
        s.player[p].has_peeked = 1
    s.turn += 1
    if s.turn == ROUNDS * s.players:
        s.next = BID


@rule
def step(s):
    for p in range(s.players):
        s.player[p].points = s.player[p].bid
    s.answered = 0
    s.next = OVER


@rule
def is_over(s):
    return s.next == OVER


@rule
def score(s, p):
    return s.player[p].points


@rule
def hide(s, p, chance):
    for q in range(s.players):
        seen = q == p or (p >= 0 and s.player[p].has_peeked and q == (p + 1) % s.players)
        if not seen:
            s.player[q].card = random_below(chance, 100)
        if q != p and s.answered >> q & 1:
            s.player[q].bid = random_below(chance, 3)


@rule
def observe(s, p, out):
    out[0] = s.player[p].card


class View(msgspec.Struct, frozen=True):
    seat: int
    cards: tuple[int, ...]  # -1: not seen
    turn: int
    chips: tuple[int, ...]  # masks of those put down
    bid: int
    ready: int
    points: tuple[int, ...]
    legal: tuple[int, ...]


def view(s, p):
    players = range(s.players)
    peeked = p >= 0 and s.player[p].has_peeked
    seen = {p} | ({(p + 1) % s.players} if peeked else set())
    return View(
        p,
        tuple(s.player[q].card if q in seen else -1 for q in players),
        s.turn,
        tuple(s.player[q].chips for q in players),
        s.player[p].bid if p >= 0 else 0,
        s.answered,
        tuple(s.player[q].points for q in players),
        answers(s, p) if p >= 0 and asked(s) >> p & 1 else (),
    )


def answers(s, p):
    out = [0] * len(WORDS)
    return tuple(out[: legal(s, p, out)])


def scene(view, layout):
    nodes = {f"card{q}": Node("rect", 10 * q, 0, 8, 12) for q in range(len(view.cards))}
    for q, down in enumerate(view.chips):
        for i in range(CHIPS):
            place = 24 if down >> i & 1 else 16
            nodes[f"chip{q}-{i}"] = Node("circle", 10 * q + 3 * i, place, 2.8, 2.8, style="piece")
    left = {chip(view.seat, a): a for a in view.legal if a >= CHIP}
    return Scene(
        40,
        30,
        nodes,
        tuple(choice(view.seat, a) for a in view.legal),
        text("prompt"),
        plans=(Plan((*left.values(), WAIT), text("all"), button=text("all")),) if left else (),
        gather=Gather(left, text("put"), 1, len(left), finish=WAIT) if left else None,
        zoom=True,
    )


def choice(seat, a):
    said = text(WORDS[a])
    if a >= CHIP:
        return Choice(a, said, path=(chip(seat, a),))
    always = text("always-wait") if a == WAIT else ""
    return Choice(a, said, button=said, keys=WORDS[a][0], always=always)


def chip(seat, a):
    return f"chip{seat}-{a - CHIP}"


def tell(before, after, seat, a):
    if seat >= 0 and before.next == TURN:
        key = ("waits", "takes", "peeks", "puts", "puts", "puts")[a]
        return [Fact(text(key, who=Seat(seat)), seat=seat, moment=a == TAKE)]
    return []


def parse_answer(s, p, word):
    if word not in WORDS:
        raise ValueError(f"an answer is {', '.join(WORDS)}, not {word!r}")
    return WORDS.index(word)


def parse_position(line):
    try:
        return from_bytes(State, bytes.fromhex(line))
    except ValueError:
        raise ValueError("a position is a line of hexadecimal digits") from None


def rematch(s):
    return {"first": str(max(range(s.players), key=lambda p: s.player[p].points))}


GAME = Game(
    name="toy",
    seats=(2, SEATS),
    State=State,
    answers=len(WORDS),
    longest=lambda players: (ROUNDS + 1 + CHIPS) * players,
    version=1,
    options=(Option("first", low=0, high=SEATS - 1),),
    rematch=rematch,
    setup=setup,
    asked=asked,
    to_act=to_act,
    refusal=refusal,
    legal=legal,
    answer=answer,
    step=step,
    is_over=is_over,
    score=score,
    standing=score,
    hide=hide,
    observe=observe,
    reasons=REASONS,
    observation=(("card", 1),),
    view=view,
    scene=scene,
    tell=tell,
    print_answer=lambda s, p, a: WORDS[a],
    parse_answer=parse_answer,
    print_position=lambda s: bytes(s).hex(),
    parse_position=parse_position,
)
FOLDER = Path(__file__).parent
