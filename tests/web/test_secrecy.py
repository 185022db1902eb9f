"""Only what a seat may know leaves the server: what is hidden changes not one byte."""

import asyncio
import random
from functools import partial

import msgspec
import pytest

from ludoteka.core.chance import Chance, seed
from ludoteka.core.game import load, names
from ludoteka.core.match import Match, Row
from ludoteka.web import tables as web_tables
from ludoteka.web.people import People
from ludoteka.web.pictures import words_of
from ludoteka.web.protocol import Play, Standing
from ludoteka.web.showing import Shown

LAYOUTS = (("wide", "cs"), ("phone", "en"))


@pytest.fixture
def same_deal(monkeypatch):
    """Every new match is dealt alike, under the same name."""

    class SameMatch(Match):
        def __init__(self, game, players, options):
            super().__init__(game, players, options, seed=bytes(32), id="match")

    monkeypatch.setattr(web_tables, "Match", SameMatch)


def shown(match):
    return Shown(match, People(match.players, match.rows), words_of(match.game))


def with_hidden(match, seat, number):
    """The same match, but what the seat cannot know has been dealt anew in the last position."""
    state, chance = match.state, Chance()
    seed(chance, number, 0)
    match._rules.hide(state, seat, chance)
    *before, last = match.rows
    rows = [*before, msgspec.structs.replace(last, record=bytes(state))]
    return Match.reopen(match.game, match.head, bytes(32), rows)


def all_told(moment, seat):
    return b"\n".join(
        msgspec.json.encode(moment.everything(seat, layout, language, set()))
        for layout, language in LAYOUTS
    )


@pytest.mark.parametrize("name", [*names(), "toy"])
def test_what_a_socket_is_told_does_not_depend_on_what_is_hidden(name, toy):
    game = toy if name == "toy" else load(name)
    match = Match(game, max(2, game.seats[0]), seed=bytes(range(32)))
    chooser, differed = random.Random(4), 0
    for number in range(60):
        if match.is_over:
            break
        for seat in range(-1, match.players):
            other = with_hidden(match, seat, number)
            state, others = match.state, other.state
            others.rng[:] = state.rng[:]
            differed += bytes(others) != bytes(state)
            assert all_told(shown(other), seat) == all_told(shown(match), seat)
        seat = chooser.choice(match.owing())
        match.play(seat, match.version, [chooser.choice(match.legal(seat))])
    assert differed, "nothing was ever hidden"


@pytest.mark.parametrize("seat", [0, None])
def test_a_hidden_answer_leaves_no_trace_in_the_messages(evening, seat, same_deal, tmp_path):
    """What Petr chooses, and how often he thinks again, is in none of the bytes that others get."""

    async def story(thoughts, house):
        table = await house.make("qwixx", "me:Jana", "me:Petr", "me:Ota")
        page = house.page(table, seat)
        await page.fresh()
        legal = table.match.legal(1)
        for thought in thoughts:
            play = Play(table.shown.version(1), [legal[thought]])
            await table.play(1, play)
            await asyncio.sleep(0.01)
        await table.play(2, Play(table.shown.version(2), [0]))
        await page.until(lambda now: not now.seats[2].owes)
        return page.told

    heard = [
        evening(partial(story, thoughts), path=tmp_path / f"{len(thoughts)}{thoughts[0]}")
        for thoughts in ([0], [-1], [1, 0, 1, -1])
    ]
    assert heard[0] == heard[1] == heard[2]


def test_nobody_else_notices_that_an_answer_is_stored(evening, toy, same_deal, tmp_path):
    """Neither that Jana stores it, nor that she drops it again, nor that it is given by itself."""

    async def story(stores, house):
        table = await house.make("toy", "me:Jana", "me:Petr", "me:Ota")
        pages = [house.page(table, 1), house.page(table)]

        async def wait(seat):
            await table.play(seat, Play(table.shown.version(seat), [0]))
            for page in pages:
                await page.fresh()

        if stores:
            await table.standing(0, Standing("always-wait", on=True))
        else:
            await wait(0)
        await wait(1)
        await wait(2)
        heard = [len(page.told) for page in pages]
        if stores:
            await table.standing(0, Standing("always-wait", on=False))
            await asyncio.sleep(0.02)
            assert [len(page.told) for page in pages] == heard, "a message, and nothing to say"
        else:
            await wait(0)
        await wait(1)
        whole = [table.shown.everything(seat, "wide", "en", set()) for seat in (1, -1)]
        told = [[line.text for line in page.log] for page in pages]
        hints = [b'"standing":{}' in message for page in pages for message in page.told]
        return msgspec.json.encode(whole), told, all(hints)

    plain, stored = (
        evening(partial(story, stores), path=tmp_path / str(stores)) for stores in (False, True)
    )
    assert stored == plain


def test_no_secret_is_in_any_message(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "greedy", "random")
        pages = [house.page(table, 0), house.page(table)]
        for _ in range(10):
            await pages[0].answer()
        told = b"".join(b"".join(page.told) for page in pages)
        assert len(told) > 10_000
        for row in table.match.rows[-5:]:
            assert msgspec.json.encode(row.record)[1:-1] not in told
        assert table.match.seed.hex().encode() not in told
        assert house.secrets[0].encode() not in told

    evening(story)


def test_a_fact_for_one_seat_reaches_only_its_page(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        shown = table.shown
        from ludoteka.core.game import Fact
        from ludoteka.core.text import text

        row: Row = table.match.rows[0]
        fact = Fact(text("seat", number=77), seen_by=1 << 0)
        told = msgspec.structs.replace(row, facts=(*row.facts, fact))
        table.match.rows[0] = told
        private = "Player 77"
        lines = {seat: [x.text for x in shown.log(seat, "en", 0)] for seat in (-1, 0, 1)}
        assert private in lines[0]
        assert private not in lines[1] + lines[-1]

    evening(story)
