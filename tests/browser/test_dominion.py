"""Dominion on its page: a whole game, and what only this game asks of a page."""

from pathlib import Path

import pytest

OUTSIDE = Path(__file__).with_name("dominion") / "__init__.py"
# Names of kingdoms that stand for positions there
LAST_PROVINCE, MANY_BUYS, A_CELLAR, A_MILITIA, CROWDED = (
    "big-money", "interaction", "size-distortion", "village-square", "random",
)  # fmt: skip
WISHES = ("province", "gold", "silver")


def sit(one, server, *others, **options):
    table = server.table("me", *others, game="dominion", **options)
    one.sit(table["seats"][0]["link"])
    return table


def touch(one, *names):
    for name in names:
        one.page.locator(f"[data-node={name}]").click(position={"x": 8, "y": 30})


def confirm(one):
    before = one.version()
    one.page.click(".confirm:enabled")
    one.wait_past(before)


def log(one):
    return one.page.locator(".rail ol button").all_inner_texts()


def turn_of_big_money(one):
    """A pile is paid with all treasures by touching it; the best one that can be paid."""
    wished = [f"pile-{card}" for card in WISHES if f"pile-{card}" in one.touchable()]
    if wished:
        touch(one, wished[0])
    else:
        one.button("End turn").first.click()
    confirm(one)


def test_a_whole_game_against_a_bot(person, server):
    ann = person("laptop")
    sit(ann, server, "bigmoney")
    turns = 0
    while ann.wait_for_turn():
        turn_of_big_money(ann)
        turns += 1
    assert 10 < turns < 60
    results = ann.sees("dialog[open]").inner_text()
    assert "The match is over" in results
    assert "1st" in results
    assert any("buys Province" in line for line in log(ann))


def test_the_last_province_ends_the_game(person, server):
    ann = person("phone", language="cs")
    sit(ann, server, "friend", kingdom=LAST_PROVINCE)
    ann.wait_for_turn()
    touch(ann, "pile-province")
    dock = ann.sees(".dock").inner_text()
    assert "Vyložit všechny peníze a koupit Provincii" in dock
    assert "po tomto tahu hra končí" in dock
    ann.page.click(".confirm:enabled")
    assert "Konec partie" in ann.sees("dialog[open]").inner_text()


def test_a_pile_is_bought_with_keys(person, server):
    ann = person("laptop")
    sit(ann, server, "friend", kingdom=LAST_PROVINCE)
    ann.wait_for_turn()
    ann.press("t")
    assert "You then have 8 coins." in ann.sees(".dock").inner_text()
    ann.press("b", "6")
    assert "buy Province" in ann.sees(".dock").inner_text()
    ann.press("Enter")
    assert "The match is over" in ann.sees("dialog[open]").inner_text()


def test_a_shopping_list_is_bought_at_once(person, server):
    ann = person("phone")
    sit(ann, server, "friend", kingdom=MANY_BUYS)
    ann.wait_for_turn()
    touch(ann, "pile-silver", "pile-silver")
    assert ann.sees("[data-node=pile-silver] .times").text_content() == "×2"
    assert "Buy Silver ×2 (6/7)" in ann.sees(".dock").inner_text()
    touch(ann, "pile-estate")
    assert "Buy Silver · Buy Estate (5/7)" in ann.sees(".dock").inner_text(), "it has to be paid"
    touch(ann, "pile-copper")
    assert "Buy (3/3)" in ann.sees(".confirm").inner_text()
    confirm(ann)
    assert not ann.is_asked()


def test_a_pile_that_is_too_dear_says_what_is_missing(person, server):
    ann = person("phone")
    sit(ann, server, "friend", kingdom=MANY_BUYS)
    ann.wait_for_turn()
    ann.page.locator("[data-node=pile-province]").tap()
    assert ann.sees("[role=tooltip]").inner_text().endswith("You are 1 coin short of it.")


def test_what_was_taken_too_often_is_put_back(person, server):
    ann = person("laptop")
    sit(ann, server, "friend", kingdom=MANY_BUYS)
    ann.wait_for_turn()
    touch(ann, "pile-copper", "pile-copper", "pile-copper", "pile-copper")
    assert ann.page.locator(".confirm:enabled").count() == 0


def test_cards_are_gathered_for_the_cellar(person, server):
    ann = person("phone")
    sit(ann, server, "friend", kingdom=A_CELLAR)
    ann.wait_for_turn()
    touch(ann, "hand-cellar")
    confirm(ann)
    ann.wait_for_turn()
    touch(ann, "hand-estate", "hand-estate-2", "hand-estate-3")
    assert ann.page.inner_text(".confirm").strip() == "Discard (3)"
    assert "Discard Estate ×3" in ann.page.inner_text(".dock")
    confirm(ann)
    ann.sees("[data-node=hand-gold]")
    assert ann.page.locator("[data-node=hand-gold-n]").text_content() == "×3"


def test_the_own_deck_is_looked_through_by_tapping_it(person, server):
    ann = person("phone")
    sit(ann, server, "friend", kingdom=CROWDED)
    ann.wait_for_turn()
    ann.page.locator("[data-node=deck-picture]").tap()
    tip = ann.sees("[role=tooltip]")
    assert tip.inner_text() == "Your deck (9), in an order that nobody knows: 9× Copper"
    box = tip.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def test_an_attack_is_seen_coming_and_a_moat_is_shown_from_then_on(person, server):
    ann, ben = person("laptop"), person("phone", calm=False)
    table = sit(ann, server, "friend", kingdom=A_MILITIA)
    ben.sit(table["seats"][1]["link"])
    ann.wait_for_turn()
    touch(ann, "hand-militia")
    ann.page.click(".confirm:enabled")
    ben.sees(".says >> text=plays Militia")
    ben.wait_for_turn()
    touch(ben, "hand-moat")
    ben.button("Always show the Moat").click()
    ann.sees(".rail >> text=shows a Moat")
    assert ann.wait_for_turn()
    ben.button("Menu").click()
    assert "Always show the Moat" in ben.page.get_by_role("dialog").inner_text()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_crowded_table_can_be_read_and_touched(person, server, size, language):
    ann = person(size, language=language)
    sit(ann, server, "friend", "friend", "friend", kingdom=CROWDED, points="shown")
    ann.wait_for_turn()
    ann.page.locator(".notice .icon").click()  # no name
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width == ann.page.viewport_size["width"]
    sizes = ann.page.eval_on_selector_all(
        "g.node text",
        """all => all.map(t => [t.textContent,
            parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a])""",
    )
    assert [(said, px) for said, px in sizes if px < 11.9] == []
    if size == "phone":
        boxes = ann.page.eval_on_selector_all(
            "g.node.can", "all => all.map(g => g.getBoundingClientRect().toJSON())"
        )
        assert min(min(box["width"], box["height"]) for box in boxes) >= 44


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("laptop", "light")])
def test_axe_finds_nothing_on_a_crowded_table(person, server, axe, size, theme):
    ann = person(size, theme=theme)
    sit(ann, server, "friend", "friend", "friend", kingdom=CROWDED)
    ann.wait_for_turn()
    touch(ann, "pile-gold")
    assert axe(ann.page) == []
