"""Maharaja on its page: a whole game, and what only this game asks of a page."""

import pytest

PARTS = (
    "put",
    "first",
    "palace",
    "house",
    "gold",
    "trader",
    "builder",
    "quarry",
    "move",
    "governor",
    "character",
)


def sit(one, server, *others):
    table = server.table("me", *others, game="maharaja")
    one.sit(table["seats"][0]["link"])
    return table


def touch(one, name):
    """In its middle, whatever else lies there."""
    one.page.locator(f"[data-node={name}]").click(force=True)


def confirm(one):
    before = one.version()
    one.page.click(".confirm:enabled")
    one.wait_past(before)


def choose(one, which):
    """A button, if it is not clear yet what is meant."""
    if not one.page.locator(".confirm.main:enabled").count():
        one.page.locator(".buttons .button" + which).first.click()


def step(one):
    """Sets two actions, does what is set where that can be done, and ends the turn."""
    can = one.touchable()
    chips = [f"do-{part}" for part in PARTS if f"do-{part}" in can]
    if "act-gold" in can:
        touch(one, "act-palace")
        touch(one, "act-houses")
    elif chips:
        touch(one, chips[0])
        choose(one, ":not(.weak)")
    elif any(name.startswith("character-") for name in can):
        choose(one, ":not(.weak)")
    else:
        choose(one, ".weak")
    confirm(one)


def test_a_whole_game_on_a_phone(person, server):
    ann = person("phone")
    sit(ann, server, "random")
    while ann.wait_for_turn():
        step(ann)
    results = ann.sees("dialog[open]").inner_text()
    assert "The match is over" in results
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390


def connect(one):
    """The first houses on the road from the start to C."""
    for name in ("CS1", "CS2", "SD1", "SD2"):
        one.wait_for_turn()
        if "do-first" not in one.touchable():
            step(one)
            one.wait_for_turn()
        touch(one, "do-first")
        wished = one.page.get_by_role("button", name=f"House: {name}", exact=True)
        if wished.count():
            wished.first.click()
        choose(one, "")
        confirm(one)


def test_a_city_is_reached_by_touching_it_and_the_trip_can_be_taken_back(person, server):
    ann = person("laptop")
    sit(ann, server, "random")
    connect(ann)
    while "place-C" not in ann.touchable():
        ann.wait_for_turn()
        step(ann)
        ann.wait_for_turn()
    before = ann.table()
    touch(ann, "place-C")
    assert "Go to C" in ann.page.inner_text(".dock")
    assert ann.page.locator("[data-node='ghost trip-end']").count()
    confirm(ann)
    assert ann.table() != before
    version = ann.version()
    ann.page.locator(".undo").click()
    ann.wait_past(version)
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
    assert "gold + palace" in ann.sees(".dock").inner_text()
    ann.press("Enter")
    ann.sees(".dock >> text=You may change it")
    ann.press("5", "5", "Enter")
    ann.sees("[data-node=act-quarry-set]")
    ann.sees(".dock >> text=quarry + quarry")


@pytest.mark.parametrize(("size", "language", "bots"), [("phone", "cs", 3), ("laptop", "en", 4)])
def test_the_table_can_be_read_and_touched(person, server, axe, size, language, bots):
    ann = person(size, language=language)
    sit(ann, server, *["random"] * bots)
    ann.wait_for_turn()
    ann.page.locator(".notice .icon").click()  # no name
    sizes = ann.page.eval_on_selector_all(
        "g.node text",
        """all => all.map(t => [t.textContent,
            parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a])""",
    )
    assert [(said, px) for said, px in sizes if px < 11.9] == []
    assert axe(ann.page) == []
