"""Galerie umění on its page: a whole game, and what only this game asks of a page."""

from pathlib import Path

import pytest

OUTSIDE = Path(__file__).with_name("galerie") / "__init__.py"


def sit(one, server, *others, memory="hidden"):
    """The number of seats and the option say in which position the match begins."""
    table = server.table("me", *others, game="galerie", memory=memory)
    one.sit(table["seats"][0]["link"])
    one.wait_for_turn()


def touch(one, *names):
    """Where a finger would come down; what lies on a thing belongs to it."""
    for name in names:
        one.page.locator(f"[data-node={name}]").click(force=True)


def confirm(one):
    before = one.version()
    one.page.click(".confirm:enabled")
    one.wait_past(before)


def dock(one):
    return one.sees(".dock").inner_text()


def look(one, node):
    return one.page.get_attribute(f"[data-node={node}]", "class").split()


def places(one):
    return [name for name in one.touchable() if name.startswith("place-")]


def answer(one):
    """A whole turn at once where that is asked, else what the last button says."""
    if places(one):
        touch(one, next(name for name in one.touchable() if name.startswith("card-")))
        touch(one, places(one)[0])
        touch(one, [name for name in one.touchable() if name.startswith("card-")][-1])
    else:
        one.page.locator(".buttons .button:not(.weak)").last.click()
    confirm(one)


def test_a_whole_game_on_a_phone(person, server):
    ann = person("phone", language="cs")
    sit(ann, server, "random")
    answers = 0
    while ann.wait_for_turn():
        answer(ann)
        answers += 1
    assert 20 < answers < 250
    assert "Konec partie" in ann.sees("dialog[open]").inner_text()
    assert ann.page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_turn_is_card_place_card_and_one_confirmation(person, server):
    ann = person("phone")
    sit(ann, server, "friend")
    touch(ann, "card-4-0")
    assert places(ann) == ["place-1", "place-4"]
    assert "Go on selecting" in dock(ann)
    touch(ann, "place-4")
    assert "Walk 4 clockwise, to hall 4" in dock(ann)
    assert ann.page.locator("[data-node='ghost ghost-pawn']").count()
    touch(ann, "card-8-0")
    assert "Walk 4 clockwise, to hall 4; bid 8" in dock(ann)
    confirm(ann)
    assert not ann.is_asked()
    assert "own" in look(ann, "bid-4-0"), "the viewer sees the own card"


def test_a_place_touched_first_asks_which_card_leads_there(person, server):
    ann = person("phone")
    sit(ann, server, "friend")
    touch(ann, "place-2")
    buttons = ann.page.locator(".buttons .button").all_inner_texts()
    assert len(buttons) == 4  # 2 and 7 clockwise, 3 and 8 the other way round
    ann.page.locator(".buttons .button").nth(1).click()
    assert "3 counter-clockwise" in dock(ann)
    confirm(ann)
    assert "bid a card in hall 2" in dock(ann)


def test_a_turn_by_keys_alone(person, server):
    ann = person("laptop")
    sit(ann, server, "friend")
    ann.press("3", "<", "6")
    assert "Walk 3 counter-clockwise, to hall 2; bid 6" in dock(ann)
    ann.press("Enter")
    ann.sees(".rail >> text=bids 6 in hall 2")
    assert not ann.is_asked()


def test_enter_gives_what_was_typed_wherever_the_cursor_is(person, server):
    ann = person("laptop")
    sit(ann, server, "friend", memory="shown")
    ann.page.locator(".board").focus()
    ann.press("ArrowRight", "l")
    assert "Leave the painting hanging" in dock(ann)
    ann.press("Enter")
    ann.sees(".rail >> text=leaves painting 13")


def test_the_list_of_moves_says_each_once(person, server):
    ann = person("laptop")
    sit(ann, server, "friend")
    moves = [" ".join(move.split()) for move in ann.moves()]
    assert len(moves) == len(set(moves))
    assert sum("Walk 1 clockwise, to hall 1" in move and "bid" not in move for move in moves) == 1


def test_tiles_are_chosen_in_the_shop(person, server):
    ann = person("phone")
    sit(ann, server, "friend", "friend")
    touch(ann, "stack-2", "stack-0")
    touch(ann, "stack-2")
    assert "Tiles 48, 46 for 1+5" in dock(ann)
    assert "Worth 2 points now." in dock(ann)
    confirm(ann)
    ann.sees("[data-node=tile-48-points]")


def test_a_painting_moves_into_the_collection(person, server):
    ann = person("laptop")
    sit(ann, server, "friend", memory="shown")
    touch(ann, "painting-13")
    assert "Of these, 2 points for the matching tile." in dock(ann)
    assert ann.page.locator("[data-node='ghost ghost-painting']").count()
    confirm(ann)
    assert "collected" in look(ann, "painting-13")


def test_a_card_is_taken_back(person, server):
    ann = person("laptop")
    sit(ann, server, "friend", "friend", memory="shown")
    touch(ann, "open-3")
    assert "Your hand then: 4, 8." in dock(ann)
    confirm(ann)
    ann.sees(".rail >> text=takes back 8")


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_crowded_table_can_be_read(person, server, size, language):
    ann = person(size, language=language)
    sit(ann, server, *["friend"] * 5)
    if ann.page.locator(".notice .icon").count():
        ann.page.locator(".notice .icon").first.click()
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width == ann.page.viewport_size["width"]
    sizes = ann.page.eval_on_selector_all(
        "g.node text",
        """all => all.map(t => [t.textContent,
            parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a])""",
    )
    assert [(said, px) for said, px in sizes if px < 11.9] == []


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("laptop", "light")])
def test_axe_finds_nothing_on_a_crowded_table(person, server, axe, size, theme):
    ann = person(size, theme=theme)
    sit(ann, server, *["friend"] * 5)
    touch(ann, "card-6-0")
    assert axe(ann.page) == []
