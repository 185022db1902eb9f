"""Evenings at a table: friends, bots, taking back, leaving and coming back, and bad luck."""

import asyncio
import random
import statistics
import time
from dataclasses import replace

import msgspec
import pytest

from ludoteka.core.match import Match, MatchFile, Refused, file_of, verify
from ludoteka.web import tables as web_tables
from ludoteka.web.people import People
from ludoteka.web.pictures import words_of
from ludoteka.web.protocol import Consent, Play, Rename, Stand, Standing, Undo
from ludoteka.web.showing import Shown
from ludoteka.web.store import Unavailable

WAIT, TAKE, PEEK = range(3)  # answers of the toy
SHORT = 0.2  # seconds that a bot thinks


async def why(doing):
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.text.key


async def play_to_the_end(table, pages, seed=1):
    """Everybody who is awaited chooses at random from what his page offers."""
    chooser = random.Random(seed)
    while not table.match.is_over:
        for page in pages:
            await page.fresh()
            if not table.match.is_over and page.seat in table.match.owing():
                choices = (await page.until(lambda now: now.choices)).choices
                await page.answer(chooser.randrange(len(choices)))
        await asyncio.sleep(0)
    return [await page.until(lambda now: now.over) for page in pages]


def test_two_friends_play_a_match_and_anybody_can_verify_it(evening):
    async def story(house):
        table = await house.make("qwixx", "me:Jana", "friend:Petr")
        jana, petr, aunt = house.page(table, 0), house.page(table, 1), house.page(table)
        commitment = (await jana.fresh()).commitment
        assert jana.now.seed == ""
        last, *_ = await play_to_the_end(table, [jana, petr])
        await aunt.until(lambda now: now.over)
        assert jana.lines == petr.lines == aunt.lines
        assert sorted(seat.place for seat in last.seats)[0] == 1
        assert bytes.fromhex(last.seed) == table.match.seed
        file = MatchFile.read(file_of(table.match, table.people.names).written())
        assert verify(file, table.game).head.commitment == commitment

    evening(story)


def test_patches_add_up_to_the_whole_picture(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "greedy", "random")
        pages = [house.page(table, 0, layout=layout) for layout in ("wide", "phone")]
        await play_to_the_end(table, pages[:1])
        for page, layout in zip(pages, ("wide", "phone"), strict=True):
            await page.until(lambda now: now.over)
            whole = table.shown.everything(0, layout, "en", table.online())
            assert page.nodes == whole.set
            assert page.log == whole.log
            assert len(page.told[-1]) < len(page.told[0]), "the last message is no patch"

    evening(story)


def test_a_friends_chair_is_open_until_he_comes(evening):
    async def story(house):
        table = await house.make("qwixx", "me:Jana", "friend:Petr")
        jana = house.page(table, 0)
        assert [seat.controller for seat in (await jana.fresh()).seats] == ["person", "open"]
        await table.sit(1)
        petr = house.page(table, 1)
        now = await jana.until(lambda now: now.seats[1].online)
        assert [seat.controller for seat in now.seats] == ["person", "person"]
        assert jana.lines[-1] == "At the table: Petr"
        petr.close()
        await jana.until(lambda now: not now.seats[1].online)

    evening(story)


def test_bots_answer_by_themselves_and_a_match_of_bots_ends(evening):
    async def story(house):
        table = await house.make("qwixx", "greedy", "random", "greedy")
        watching = house.page(table)
        now = await watching.until(lambda now: now.over)
        assert all(seat.score is not None for seat in now.seats)

    evening(story)


def test_bots_take_their_time_where_one_is_watched_but_not_where_all_choose(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "greedy", "greedy")
        jana = house.page(table, 0)
        start = asyncio.get_running_loop().time()
        await jana.until(lambda now: [s.owes for s in now.seats] == [True, False, False])
        together = asyncio.get_running_loop().time() - start
        match = table.match
        while match.state.active == 0:  # until a bot has to choose a colour alone
            await jana.answer()
        await jana.until(lambda now: now.choices and jana.owes)
        start = asyncio.get_running_loop().time()
        await jana.answer()
        await jana.until(lambda now: now.choices and jana.owes)
        alone = asyncio.get_running_loop().time() - start
        assert together < 0.5 <= alone

    evening(story, pace=0.5)


def test_a_stored_answer_is_given_by_itself_until_it_is_dropped(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        jana, petr = house.page(table, 0), house.page(table, 1)
        await jana.fresh()
        offered = {c.label: (c.always, c.order) for c in jana.now.choices}
        assert offered["wait"] == ("Always wait", "always-wait")
        assert offered["take a card"] == ("", "")
        await table.standing(0, Standing("always-wait", on=True))
        assert table.match.live == [(0, WAIT)], "it is given at once"
        await petr.answer(TAKE)
        assert table.match.live == [(0, WAIT), (1, TAKE), (0, WAIT)]
        assert (await jana.fresh()).standing == {"always-wait": "Always wait"}
        await table.standing(0, Standing("always-wait", on=False))
        await petr.answer(TAKE)
        assert 0 in table.match.owing(), "nobody answers for Jana any more"
        assert (await jana.until(lambda now: now.choices)).standing == {}

    evening(story)


def test_only_an_answer_that_is_offered_can_be_stored(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        assert await why(table.standing(0, Standing("always-win", on=True))) == "refused-no-order"
        assert await why(table.standing(1, Standing("always-wait", on=True))) == "refused-no-order"
        assert await why(table.standing(0, Standing("always-wait", on=False))) == "refused-no-order"
        assert table.match.live == []

    evening(story)


def test_stored_answers_are_kept_over_a_restart_and_given_while_nobody_looks(evening, toy):
    async def first_evening(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        await table.standing(0, Standing("always-wait", on=True))
        return table.id, house.secrets

    id, secrets = evening(first_evening)

    async def next_evening(house):
        table = await house.tables.get(id)
        await table.play(1, Play(table.shown.version(1), [TAKE]))
        assert table.match.live == [(0, WAIT), (1, TAKE), (0, WAIT)]
        house.secrets = secrets
        jana = house.page(table, 0)
        assert (await jana.fresh()).standing == {"always-wait": "Always wait"}

    evening(next_evening)


def test_while_a_bot_plays_nothing_stored_is_given_and_then_it_is_again(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        await table.standing(0, Standing("always-wait", on=True))
        await table.stand(0, Stand("random"))
        refused = await why(table.standing(0, Standing("always-wait", on=False)))
        assert refused == "refused-bot-plays"
        table._bots.choose = lambda *_: asyncio.run(asyncio.sleep(SHORT)) or PEEK
        await table.play(1, Play(table.shown.version(1), [WAIT]))
        assert table.match.live == [(0, WAIT), (1, WAIT)], "the bot thinks for itself"
        await table.stand(0, Stand(""))
        assert table.match.live[-1] == (0, WAIT), "it is given as soon as she is back"

    evening(story)


def test_a_stored_answer_that_is_taken_back_is_not_given_again_at_once(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        jana = house.page(table, 0)
        await jana.fresh()
        await table.standing(0, Standing("always-wait", on=True))
        await jana.until(lambda now: now.ply == 1)
        await table.undo(0, Undo(jana.now.version))
        assert table.match.owing() == [0], "she may choose otherwise this time"

    evening(story)


def test_a_plan_is_answered_as_one_and_what_is_gathered_at_once(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        jana, petr = house.page(table, 0), house.page(table, 1)
        plan = (await jana.fresh()).choices[-1]
        assert (plan.label, plan.answers) == ("all chips, then wait", [3, 4, 5, WAIT])
        await jana.answer(-1)
        assert table.match.live == [(0, 3), (0, 4), (0, 5), (0, WAIT)]
        gather = (await petr.until(lambda now: now.gather)).gather
        assert (gather.label, gather.least, gather.most) == ("Put down", 1, 3)
        two = [gather.picks["chip1-2"], gather.picks["chip1-0"], gather.finish]
        await table.play(1, Play(petr.now.version, two))
        assert table.match.live[4:] == [(1, 5), (1, 3), (1, WAIT)]
        assert (await petr.until(lambda now: now.ply == 7)).gather is None

    evening(story)


def test_a_moment_on_the_way_is_shown_before_the_rest(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        jana, petr = house.page(table, 0), house.page(table, 1)
        await petr.fresh()
        await jana.answer(WAIT)
        assert (await petr.until(lambda now: now.ply == 1)).frames == []
        await petr.answer(TAKE)
        (frame,) = (await jana.until(lambda now: now.ply == 2)).frames
        assert frame.text == "Petr takes a card"
        late = house.page(table, 1)
        assert (await late.fresh()).frames == [], "who only comes sees the table as it is"

    evening(story)


def test_a_moment_that_a_seat_is_told_nothing_of_is_none_for_it(toy):
    def tell(before, after, seat, a):
        return [fact(f, seen_by=1 << 1) for f in toy.tell(before, after, seat, a)]

    def fact(of, **how):
        return msgspec.structs.replace(of, **how)

    match = Match(replace(toy, tell=tell), 2, seed=bytes(32))
    match.play(0, 0, [TAKE])
    shown = Shown(match, People(2, match.rows), words_of(toy))
    assert [len(shown.moments(0, seat, "wide")) for seat in (-1, 0, 1)] == [0, 0, 1]


def test_who_did_something_needs_no_moment_to_see_it(toy):
    match = Match(toy, 2, seed=bytes(32))
    match.play(0, 0, [TAKE])
    shown = Shown(match, People(2, match.rows), words_of(toy))
    assert [len(shown.moments(0, seat, "wide")) for seat in (-1, 0, 1)] == [1, 0, 1]


def test_a_moment_that_was_taken_back_is_not_shown(toy):
    match = Match(toy, 2, seed=bytes(32))
    match.play(0, 0, [TAKE])
    shown = Shown(match, People(2, match.rows), words_of(toy))
    assert len(shown.moments(0, 1, "wide")) == 1
    match.undo(0, 1, 0, consent=True)
    match.play(0, 2, [WAIT])
    shown = Shown(match, People(2, match.rows), words_of(toy))
    assert shown.moments(0, 1, "wide") == []


def test_a_step_that_told_nothing_is_taken_back_at_once(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        jana, petr = house.page(table, 0), house.page(table, 1)
        await jana.answer(WAIT)
        before = list(petr.lines)
        assert (await jana.fresh()).undo == "free"
        assert (await petr.fresh()).undo == ""
        await table.undo(0, Undo(jana.now.version))
        now = await petr.until(lambda now: now.seats[0].owes)
        assert (now.ply, now.last_ply) == (0, 0)
        assert petr.lines != before
        assert petr.lines[-1] == "Taken back: Jana"
        await jana.answer(TAKE)
        assert jana.now.undo == "ask"

    evening(story)


def test_a_step_that_showed_something_needs_the_others_consent(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr", "me:Ota")
        jana, petr, ota = (house.page(table, p) for p in range(3))
        await jana.answer(PEEK)
        assert jana.now.undo == "ask"
        await table.undo(0, Undo(jana.now.version))
        wish = (await petr.until(lambda now: now.wish)).wish
        assert (wish.seat, wish.waits_for) == (0, [1, 2])
        assert "Jana" in wish.text
        await table.consent(1, Consent(petr.now.version, yes=True))
        assert (await ota.until(lambda now: now.wish.waits_for == [2])).ply == 1
        await table.consent(2, Consent(ota.now.version, yes=True))
        assert (await jana.until(lambda now: now.ply == 0)).wish is None
        assert jana.lines[-1] == "Taken back: Jana"

    evening(story)


def test_a_wish_can_be_refused_and_withdrawn_and_lapses_when_play_goes_on(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        jana, petr = house.page(table, 0), house.page(table, 1)
        await jana.answer(PEEK)
        for seat in (1, 0):  # Petr refuses, then Jana withdraws
            await table.undo(0, Undo(jana.now.version))
            await petr.until(lambda now: now.wish)
            await table.consent(seat, Consent(table.shown.version(seat), yes=False))
            assert (await jana.until(lambda now: now.wish is None)).ply == 1
        await table.undo(0, Undo(table.shown.version(0)))
        old = (await petr.until(lambda now: now.wish)).version
        await petr.answer(WAIT)
        assert (await jana.fresh()).wish is None
        assert await why(table.consent(1, Consent(old, yes=True))) == "refused-no-wish"
        assert jana.now.ply == 2

    evening(story)


def test_a_consent_to_an_old_wish_does_not_grant_a_new_one(evening, toy):
    async def story(house):
        table = await house.make("toy", "me:Jana", "me:Petr")
        jana, petr = house.page(table, 0), house.page(table, 1)
        await jana.answer(PEEK)
        await table.undo(0, Undo(jana.now.version))
        old = (await petr.until(lambda now: now.wish)).version
        await table.consent(0, Consent(old, yes=False))
        await table.undo(0, Undo(table.shown.version(0)))
        assert await why(table.consent(1, Consent(old, yes=True))) == "refused-no-wish"
        assert await why(table.consent(0, Consent(table.shown.version(0), yes=True))) == (
            "refused-no-wish"
        ), "who asks cannot grant it himself"

    evening(story)


def test_bots_agree_to_everything(evening):
    async def story(house):
        table = await house.make("qwixx", "me:Jana", "greedy")
        jana = house.page(table, 0)
        await jana.answer()
        await jana.until(lambda now: now.choices and jana.owes)
        before = jana.now.ply
        assert jana.now.undo == "free"
        await table.undo(0, Undo(jana.now.version))
        assert (await jana.until(lambda now: now.ply < before)).wish is None

    evening(story)


def test_who_has_answered_and_waits_for_others_just_answers_again(evening):
    async def story(house):
        table = await house.make("qwixx", "me:Jana", "me:Petr")
        jana, petr = house.page(table, 0), house.page(table, 1)
        await jana.answer(0)
        assert jana.now.undo == ""
        assert len(jana.now.choices) > 1
        heard = len(petr.told)
        await table.play(0, Play(jana.now.version, jana.now.choices[1].answers))
        await jana.fresh()
        await asyncio.sleep(0.02)
        assert len(petr.told) == heard, "Petr has heard that Jana changed her mind"
        assert table.match.live[-1] == (0, jana.now.choices[1].answers[0])

    evening(story)


def test_a_seat_is_handed_to_a_bot_and_taken_back(evening):
    async def story(house):
        table = await house.make("qwixx", "me:Jana", "me:Petr")
        jana, petr = house.page(table, 0), house.page(table, 1)
        await table.stand(0, Stand("greedy"))
        now = await petr.until(lambda now: now.seats[0].controller == "bot")
        assert now.seats[0].bot == "greedy"
        await petr.answer()  # and the match goes on without her
        assert "Jana" in "".join(petr.lines)
        await jana.fresh()
        assert jana.now.choices == [], "a bot's page offers nothing to click"
        refused = await why(table.play(0, Play(jana.now.version, [0])))
        assert refused == "refused-bot-plays"
        await table.stand(0, Stand(""))
        await petr.until(lambda now: now.seats[0].controller == "person")
        assert petr.lines[-1] == "At the table: Jana"
        await play_to_the_end(table, [jana, petr])

    evening(story)


def test_a_seat_cannot_be_handed_to_an_unknown_bot(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "me")
        assert await why(table.stand(0, Stand("kasparov"))) == "refused-no-bot"
        assert table.people.controllers[0] == "person"

    evening(story)


def test_an_answer_to_a_question_that_is_past_is_refused(evening, toy):
    async def story(house):
        table = await house.make("toy", "me", "me")
        jana, petr = house.page(table, 0), house.page(table, 1)
        old = (await jana.fresh()).version
        await jana.answer(WAIT)
        await petr.answer(WAIT)
        position = bytes(table.match.state)
        assert await why(table.play(0, Play(old, [WAIT]))) == "refused-stale"
        assert await why(table.play(0, Play(999, [WAIT]))) == "refused-future"
        assert await why(table.undo(1, Undo(old))) == "refused-stale"
        assert bytes(table.match.state) == position

    evening(story)


def test_the_past_is_looked_at_without_playing_in_it(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "me")
        pages = jana, petr = house.page(table, 0), house.page(table, 1)
        seen = []
        for _ in range(6):
            await jana.fresh()
            seen.append((jana.now.ply, dict(jana.nodes)))
            page = next(p for p in pages if p.seat in table.match.owing())
            await page.answer()
        for ply, nodes in seen:
            jana.watcher.replay(ply)
            now = await jana.until(lambda now, ply=ply: now.replay and now.ply == ply)
            assert jana.nodes == nodes
            assert now.choices == []
            assert now.last_ply == 6
        petr.watcher.replay(0)
        jana.watcher.replay(-1)
        now = await jana.until(lambda now: not now.replay)
        assert now.ply == 6
        with pytest.raises(Refused):
            jana.watcher.replay(7)

    evening(story)


def test_a_new_name_is_in_every_line_of_the_log(evening):
    async def story(house):
        table = await house.make("qwixx", "me:Jana", "greedy")
        jana = house.page(table, 0)
        await jana.answer()
        assert any("Jana" in line for line in jana.lines)
        await table.rename(0, Rename("  Jana\n\t Nováková\u202e "))
        await jana.until(lambda now: now.seats[0].name == "Jana Nováková")
        assert not any("Jana:" in line for line in jana.lines)
        assert jana.log == table.shown.log(0, "en", 0)

    evening(story)


def test_a_page_that_was_away_gets_only_the_lines_it_missed(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "greedy")
        jana = house.page(table, 0)
        for _ in range(4):
            await jana.answer()
        missed = jana.log[-1]
        await jana.until(lambda now: now.choices and jana.owes)
        back = house.page(table, 0, since=missed.version)
        await back.fresh()
        assert back.now.full
        assert [line.version for line in back.log] == [
            line.version for line in table.shown.log(0, "en", 0) if line.version > missed.version
        ]

    evening(story)


def test_another_language_says_everything_anew(evening):
    async def story(house):
        table = await house.make("qwixx", "me:Jana", "greedy")
        page = house.page(table, 0)
        await page.answer()
        english = list(page.lines)
        page.watcher.show("cs", "phone")
        await page.until(lambda now: now.full and len(page.told) > 1)
        assert len(page.lines) >= len(english)
        assert page.lines[0] != english[0]
        whole = table.shown.everything(0, "phone", "cs", table.online())
        assert page.nodes == whole.set

    evening(story)


def test_what_could_not_be_kept_is_told_to_nobody(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "me")
        jana, petr = house.page(table, 0), house.page(table, 1)
        await jana.fresh()
        await petr.fresh()
        before, heard = bytes(table.match.state), len(petr.told)
        append = house.store.append

        async def broken(match, rows):
            raise Unavailable("the disk is full")

        house.store.append = broken
        play = Play(jana.now.version, jana.now.choices[1].answers)
        assert await why(table.play(0, play)) == "refused-not-kept"
        await asyncio.sleep(0.02)
        house.store.append = append
        async with table.current():
            assert bytes(table.match.state) == before
        assert len(petr.told) == heard
        await table.play(0, play)
        assert (await petr.until(lambda now: not now.seats[0].owes)).ply == 1

    evening(story)


def test_bots_go_on_after_a_failure_of_the_store(evening, monkeypatch):
    monkeypatch.setattr(web_tables, "PATIENCE", 0.01)

    async def story(house):
        append, failures = house.store.append, [Unavailable("no")] * 5

        async def shaky(match, rows):
            if failures:
                raise failures.pop()
            await append(match, rows)

        house.store.append = shaky
        table = await house.make("qwixx", "greedy", "greedy")
        await house.page(table).until(lambda now: now.over)
        assert not failures

    evening(story)


def test_of_two_servers_on_one_store_one_is_refused_and_sees_what_happened(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "me")
        jana = house.page(table, 0)
        await jana.fresh()
        other = web_tables.Tables(house.store, house.tables._bots, 0)
        twin = await other.get(table.id)
        await twin.play(1, Play(twin.shown.version(1), [0]))
        assert await why(table.play(0, Play(jana.now.version, [0]))) == "refused-not-kept"
        await jana.until(lambda now: not now.seats[1].owes)
        await table.play(0, Play(jana.now.version, [0]))
        assert table.match.ply >= 2

    evening(story)


def test_a_table_waits_in_the_store_for_somebody_to_come_back(evening, monkeypatch):
    monkeypatch.setattr(web_tables, "MOST_OPEN", 2)

    async def story(house):
        first = await house.make("qwixx", "me", "me")
        secret = house.secrets[0]
        await first.play(0, Play(first.shown.version(0), [0]))
        for _ in range(3):
            await house.make("qwixx", "me", "me")
        assert first.id not in house.tables._open
        again = await house.tables.get(first.id)
        assert again is not first
        assert again.seat_of(secret) == 0
        assert again.match.live == first.match.live

    evening(story)


def test_a_watched_table_stays_in_memory(evening, monkeypatch):
    monkeypatch.setattr(web_tables, "MOST_OPEN", 2)

    async def story(house):
        first = await house.make("qwixx", "me", "me")
        house.page(first)
        for _ in range(3):
            await house.make("qwixx", "me", "me")
        assert await house.tables.get(first.id) is first

    evening(story)


def test_a_server_that_stops_takes_no_more_answers(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "me")
        await house.tables.close_door()
        assert await why(table.play(0, Play(table.shown.version(0), [0]))) == "refused-updating"
        assert await why(house.make("qwixx", "me", "me")) == "refused-updating"

    evening(story)


def test_bots_take_up_their_work_after_a_restart(evening, tmp_path):
    async def first_evening(house):
        table = await house.make("qwixx", "me", "greedy")
        return table.id, house.secrets

    id, secrets = evening(first_evening, pace=100)

    async def next_evening(house):
        house.secrets = secrets
        table = await house.tables.get(id)
        jana = house.page(table, 0)
        await play_to_the_end(table, [jana])

    evening(next_evening)


def test_a_match_of_older_rules_can_be_looked_at_but_not_played(evening, toy, monkeypatch):
    async def first_evening(house):
        table = await house.make("toy", "me", "me")
        await table.play(0, Play(table.shown.version(0), [WAIT]))
        return table.id, house.secrets

    id, secrets = evening(first_evening)
    monkeypatch.setattr(web_tables, "tables_of", lambda game: "[other tables]")

    async def after_the_update(house):
        house.secrets = secrets
        table = await house.tables.get(id)
        petr = house.page(table, 1)
        assert (await petr.fresh()).ply == 1
        refused = await why(table.play(1, Play(table.shown.version(1), [WAIT])))
        assert refused == "refused-rules-changed"

    evening(after_the_update)


def test_a_match_whose_records_cannot_be_read_any_more_is_refused_in_words(evening):
    async def story(house):
        table = await house.make("qwixx", "me", "me")
        kept = await house.store.read(table.id)
        short = [msgspec.structs.replace(row, record=row.record[:-1]) for row in kept.rows]
        head = msgspec.structs.replace(kept.head, id="old")
        await house.store.begin(msgspec.structs.replace(kept, head=head, rows=tuple(short)))
        assert await why(house.tables.get("old")) == "refused-too-old"

    evening(story)


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (["me"] * 6, {}, "for 1 to 5 players, not for 6"),
        ([], {}, "for 1 to 5 players, not for 0"),
        (["me", "kasparov"], {}, "no bot kasparov; there are "),
        (["me", "me"], {"speed": "high"}, "no option speed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(evening, seats, options, sentence):
    async def story(house):
        with pytest.raises(web_tables.BadWish) as refused:
            await house.make("qwixx", *seats, **options)
        assert sentence in refused.value.words.say(refused.value.text, "en")

    evening(story)


def test_a_click_is_answered_within_a_blink(evening):
    """In Python, before anything is compiled: 20 ms of this machine's work, the disk aside."""

    async def story(house):
        table = await house.make("qwixx", "me", "me", "me")
        pages = [house.page(table, p) for p in range(3)]
        clicks = []
        while not table.match.is_over:
            page = pages[table.match.owing()[0]]
            for other in pages:
                await other.fresh()
            choices = (await page.until(lambda now: now.choices)).choices
            start = time.process_time()
            await page.answer(len(choices) - 1)
            clicks.append(time.process_time() - start)
        return statistics.median(clicks)

    assert evening(story) < 0.020
