"""Everything by keys, without touching the mouse."""


def test_a_table_is_opened_and_played_by_keys_alone(person):
    ann = person("laptop")
    ann.open()
    ann.sees(".card")
    ann.tab_to("Qwixx")
    ann.press("Enter")
    ann.sees("form")
    ann.tab_to("Start playing")
    ann.press("Enter")
    ann.sees("g.node")
    for key in ("1", "2", "1", "2"):  # numbers of the list of moves
        ann.wait_for_turn()
        before = ann.version()
        if len(ann.moves()) > 1:
            ann.press(key)
        ann.press("Enter")
        ann.wait_past(before)


def test_arrows_go_from_one_possibility_to_the_next_and_enter_takes_it(person, server):
    ann = person("laptop")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    red, yellow, *_ = ann.touchable()
    ann.page.locator(".board").focus()
    ann.press("ArrowDown")
    assert ann.page.get_attribute("g.node.cursor", "data-node") == yellow
    ann.press("ArrowUp")
    assert ann.page.get_attribute("g.node.cursor", "data-node") == red
    ann.press("Enter")
    assert ann.page.get_attribute("g.node.touched", "data-node") == red
    ann.press("Escape")
    assert not ann.page.locator("g.node.touched").count()
    ann.press("Enter")
    before = ann.version()
    ann.press("Enter")
    ann.wait_past(before)


def test_a_move_is_typed_as_it_is_called(person, server):
    ann = person("laptop")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    number = ann.touchable()[0].split("-")[1]
    ann.press("r", *number)
    assert ann.page.locator(".dock .prompt").inner_text().endswith(f"red {number}")
    before = ann.version()
    ann.press("Enter")
    ann.wait_past(before)


def test_help_and_log_are_a_key_away(person, server):
    ann = person("phone")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    ann.press("?")
    assert "How to play here" in ann.sees("dialog[open]").inner_text()
    ann.press("Escape")
    ann.page.wait_for_selector("dialog", state="detached")
    ann.press("l")
    assert "Log" in ann.sees("dialog[open]").inner_text()


def test_i_says_what_the_cursor_is_on(person, server):
    ann = person("laptop")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    red, *_ = ann.touchable()
    ann.page.locator(".board").focus()
    ann.press("ArrowDown", "ArrowUp", "i")
    tip = ann.sees("[role=tooltip]").inner_text()
    assert tip.startswith("red"), f"{tip} is not about {red}"
    assert tip in ann.page.locator(".board [aria-live]").all_inner_texts()
    ann.press("ArrowDown")
    ann.page.wait_for_selector("[role=tooltip]", state="detached")
