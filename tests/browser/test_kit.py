"""What a scene can offer beyond single answers, at tables of a small game that offers all of it."""

from pathlib import Path

import pytest

OUTSIDE = Path(__file__).parents[1] / "core" / "toy" / "__init__.py"


@pytest.fixture
def seats(server):
    """The links of a new table for Ann and a friend."""
    return [seat["link"] for seat in server.table("me", "friend", game="toy")["seats"]]


def choose(one, name):
    one.wait_for_turn()
    before = one.version()
    one.page.locator(".buttons").get_by_role("button", name=name, exact=True).click()
    one.page.click(".confirm:enabled")
    one.wait_past(before)


def log(one):
    return one.page.locator(".rail ol button").all_inner_texts()


def test_several_answers_are_given_with_one_button(person, seats):
    ann = person("laptop")
    ann.sit(seats[0])
    choose(ann, "all chips, then wait")
    assert [line.split(" ", 2)[2] for line in log(ann)[-4:]] == ["puts down a chip"] * 3 + ["waits"]


def test_chips_are_gathered_and_put_down_at_once(person, seats):
    ann = person("phone")
    ann.sit(seats[0])
    ann.wait_for_turn()
    before = ann.version()
    for chip in ("chip0-2", "chip0-0"):
        ann.page.locator(f"[data-node={chip}]").tap()
    assert ann.page.inner_text(".confirm").strip() == "Put down (2)"
    ann.page.tap(".confirm")
    ann.wait_past(before)
    assert not ann.is_asked()
    heights = [ann.page.locator(f"[data-node=chip0-{i}]").bounding_box()["y"] for i in range(3)]
    assert heights[0] == heights[2] > heights[1]


def test_an_answer_is_stored_listed_and_dropped_and_outlives_the_server(person, server, seats):
    ann, ben = person("laptop"), person("laptop")
    for one, seat in ((ann, seats[0]), (ben, seats[1])):
        one.trouble_expected("WebSocket", "ERR_")
        one.sit(seat)
    ann.wait_for_turn()
    ann.page.locator(".buttons").get_by_role("button", name="wait", exact=True).click()
    ann.button("Always wait").click()
    ann.sees(".rail >> text=/waits/")
    server.stop()
    server.start()
    ben.wait_for_turn()
    ben.page.wait_for_selector("text=The connection is lost", state="detached")
    choose(ben, "take a card")
    assert ben.wait_for_turn(), "Ann's answer has been given by itself"
    ann.page.wait_for_selector("text=The connection is lost", state="detached")
    ann.button("Menu").click()
    dialog = ann.page.get_by_role("dialog")
    assert "Always wait" in dialog.inner_text()
    ben.button("Menu").click()
    assert "Always wait" not in ben.page.get_by_role("dialog").inner_text()
    dialog.get_by_role("button", name="Stop").click()
    ann.page.wait_for_selector("dialog >> text=Always wait", state="detached")


def test_a_moment_on_the_way_is_seen_by_the_others(person, seats):
    ann, ben = person("laptop", calm=False), person("laptop")
    ann.sit(seats[0])
    ben.sit(seats[1])
    choose(ann, "peek")
    choose(ben, "take a card")
    ann.sees(".says >> text=takes a card")
    ann.button("Skip").click()
    assert ann.wait_for_turn()


def test_the_winner_begins_the_next_match(person, seats):
    ann, ben = person("laptop"), person("laptop")
    ann.sit(seats[0])
    ben.sit(seats[1])
    for one in (ann, ben, ann, ben, ann):
        choose(one, "wait")
    choose(ben, "peek")  # a bid of two against none
    ann.sees("dialog[open]")
    before = ann.page.url
    ann.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != before)
    ann.sees("dialog[open]")  # the invitations
    ann.sees("li.owes:not(.mine)")
    assert not ann.is_asked()


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("laptop", "dark")])
def test_axe_finds_nothing_on_a_map_with_something_taken(person, seats, axe, size, theme):
    ann = person(size, theme=theme)
    ann.sit(seats[0])
    ann.wait_for_turn()
    ann.button("Zoom in").click()
    ann.button("Show all").click()
    ann.page.locator("[data-node=chip0-1]").click()
    assert axe(ann.page) == []
