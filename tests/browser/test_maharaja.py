"""Maharaja on its page: a whole game, and what only this game asks of a page."""

import pytest

PARTS = ("palace", "house", "gold", "trader", "builder", "quarry", "move", "governor", "character")


def sit(one, server, *others):
    table = server.table("me", *others, game="maharaja")
    one.sit(table["seats"][0]["link"])
    return table


def touch(one, name):
    one.page.locator(f"[data-node={name}]").click(position={"x": 7, "y": 7})


def confirm(one):
    before = one.version()
    one.page.click(".confirm:enabled")
    one.wait_past(before)


def choose_first(one):
    """The first of what may be meant, if it is not clear yet."""
    if not one.page.locator(".confirm.main:enabled").count():
        one.page.locator(".buttons .button:not(.weak)").first.click()


def step(one):
    """Sets two actions, does what is set where that can be done, and ends the turn."""
    can = one.touchable()
    chips = [f"do-{part}" for part in ("put", "first", *PARTS) if f"do-{part}" in can]
    if "act-gold" in can:
        touch(one, "act-palace")
        touch(one, "act-houses")
    elif chips:
        touch(one, chips[0])
        choose_first(one)
    elif any(name.startswith("character-") for name in can):
        one.page.locator(".buttons .button").first.click()
    else:
        one.button("End the turn").first.click()
    confirm(one)


def test_a_whole_game_on_a_phone(person, server):
    ann = person("phone")
    sit(ann, server, "random")
    while ann.wait_for_turn():
        step(ann)
    results = ann.sees("dialog[open]").inner_text()
    assert "The match is over" in results
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_city_is_reached_by_touching_it_and_the_trip_can_be_taken_back(person, server):
    ann = person("laptop")
    sit(ann, server, "random")
    while True:
        ann.wait_for_turn()
        places = [name for name in ann.touchable() if name.startswith("place-")]
        if places and ann.button("End the turn").count():
            break
        step(ann)
    before = ann.table()
    touch(ann, places[0])
    if ann.page.locator(".confirm.main:enabled").count():
        assert "Go to" in ann.page.inner_text(".dock")
    ann.press("Escape")
    row = places[0].replace("place", "row")
    touch(ann, row if row in ann.touchable() else places[0])
    choose_first(ann)
    confirm(ann)
    assert ann.table() != before
    ann.page.locator(".undo").click()
    ann.page.wait_for_function(
        "n => document.querySelectorAll('g.node').length === n", arg=len(before)
    )
    assert ann.table() == before


def test_a_disc_is_set_by_keys_and_can_be_changed(person, server):
    ann = person("laptop")
    sit(ann, server, "friend")
    ben = person("laptop")
    table = server.table("me", "friend", game="maharaja")
    ann.sit(table["seats"][0]["link"])
    ben.sit(table["seats"][1]["link"])
    while not ("act-gold" in ann.touchable() and "act-gold" in ben.touchable()):
        for one in (ann, ben):
            if one.is_asked() and "act-gold" not in one.touchable():
                step(one)
    ann.press("1", "6")
    assert "gold and palace" in ann.sees(".dock").inner_text()
    ann.press("Enter")
    ann.sees(".dock >> text=You may change it")
    ann.press("5", "5", "Enter")
    ann.sees("[data-node=act-quarry-set]")
    ann.sees(".dock >> text=quarry + quarry")


@pytest.mark.parametrize(("size", "language"), [("phone", "cs"), ("laptop", "en")])
def test_the_table_can_be_read_and_touched(person, server, axe, size, language):
    ann = person(size, language=language)
    sit(ann, server, "random", "random", "random", "random")
    ann.wait_for_turn()
    ann.page.locator(".notice .icon").click()  # no name
    sizes = ann.page.eval_on_selector_all(
        "g.node text",
        """all => all.map(t => [t.textContent,
            parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a])""",
    )
    assert [(said, px) for said, px in sizes if px < 11.9] == []
    assert axe(ann.page) == []
