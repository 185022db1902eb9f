"""Mercado on its page: a whole game by touch, and a turn by keys alone."""

import re

import pytest


def sit(one, server, *others):
    table = server.table("me", *others, game="mercado")
    one.sit(table["seats"][0]["link"])
    return table


def confirm(one):
    before = one.version()
    one.page.click(".confirm:enabled")
    one.wait_past(before)


def tap(one, name):
    """Wherever a finger comes down on it: numbers and pictures lie above."""
    one.page.locator(f"[data-node={name}]").tap(force=True)


def step(one):
    """Draw, lay what fits a card, return the coins when the bag is nearly empty."""
    cards = [name for name in one.touchable() if re.fullmatch(r"place-\d", name)]
    seconds = [name for name in ("own-bag", "card-0") if name in one.touchable()]
    if cards:
        nearly = [
            f"place-{i}"
            for i in range(8)
            if one.page.locator(f".near[data-node=edge-{i}-0]").count()
        ]
        wished = [name for name in nearly if name in cards] or cards
        tap(one, wished[0])
    elif seconds:
        tap(one, seconds[0])
    elif not one.page.locator(".confirm:enabled").count():
        one.page.locator(".buttons .button").first.tap()
    confirm(one)


def test_a_whole_game_is_played_by_touch_on_a_phone(person, server):
    ann = person("phone")
    sit(ann, server, "random")
    answers = 0
    while ann.wait_for_turn():
        step(ann)
        answers += 1
    assert 20 < answers < 400
    results = ann.sees("dialog[open]").inner_text()
    assert "The match is over" in results
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_turn_is_played_by_keys_alone(person, server):
    ann = person("laptop")
    sit(ann, server, "random")
    ann.wait_for_turn()
    laid = 0
    while not laid and ann.wait_for_turn():
        before = ann.version()
        for keys in ("d", *(f"c{i}" for i in range(1, 9)), "n"):
            ann.press("Escape", *keys)
            if ann.page.locator(".confirm:enabled").count():
                break
        laid += keys[0] == "c"
        ann.press("Enter")
        ann.wait_past(before)
    assert ann.page.locator("[data-node^=coin-][data-node*='-0-']").count()


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("laptop", "light")])
def test_a_table_of_four_can_be_read_and_touched(person, server, axe, size, theme):
    ann = person(size, theme=theme, language="cs")
    sit(ann, server, "friend", "friend", "friend")
    ann.page.locator(".notice .icon").click()  # no name
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width == ann.page.viewport_size["width"]
    sizes = ann.page.eval_on_selector_all(
        "g.node text",
        """all => all.map(t => [t.textContent,
            parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a])""",
    )
    assert [(said, px) for said, px in sizes if px < 11.9] == []
    assert axe(ann.page) == []
    if size == "phone":
        boxes = ann.page.eval_on_selector_all(
            "g.node.can", "all => all.map(g => g.getBoundingClientRect().toJSON())"
        )
        assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
