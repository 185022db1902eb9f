"""The agenda: what is still to happen, as data in the record.

A game whose actions set off others has the two fields `**AGENDA(size)` in its state. A rule writes
what follows with `then` (or `ask`, the same under the name that fits a question), in the order in
which it shall happen; it happens before anything that was already waiting.
"""

from typing import Any

from .record import i8, i16, record
from .rule import rule

Item = record("Item", what=i8, who=i8, n=i16)


def AGENDA(size: int) -> dict[str, Any]:
    """The fields of an agenda with room for `size` items."""
    return {"agenda": (Item, size), "waiting": i16}


@rule
def clear_agenda(s):
    s.waiting = 0


@rule
def then(s, what, who, n):
    """Later, when this rule is done: `what`, about player `who` and number `n`."""
    item = s.agenda[s.waiting]
    item.what = what
    item.who = who
    item.n = n
    s.waiting += 1


@rule
def ask(s, what, who, n):
    then(s, what, who, n)


@rule
def take(s):
    """The item that is next, off the agenda."""
    s.waiting -= 1
    item = s.agenda[s.waiting]
    what, who, n = item.what, item.who, item.n
    item.what = item.who = item.n = 0  # equal positions are equal bytes
    return what, who, n


@rule
def next_below(s, end):
    """What is next, of the kinds 0 .. end-1; `end` if it is another or nothing is left."""
    if s.waiting == 0:
        return end
    what = s.agenda[s.waiting - 1].what
    return what if what < end else end


@rule
def in_order(s, mark):
    """What was written since `mark` items were waiting shall happen in the order of writing."""
    low = mark
    high = s.waiting - 1
    while low < high:
        a = s.agenda[low]
        b = s.agenda[high]
        what, who, n = a.what, a.who, a.n
        a.what, a.who, a.n = b.what, b.who, b.n
        b.what, b.who, b.n = what, who, n
        low += 1
        high -= 1
