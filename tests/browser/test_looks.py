"""For every eye and ear: both languages, both themes, and what axe has to say."""

import pytest


@pytest.mark.parametrize(("size", "theme"), [("phone", "light"), ("laptop", "dark")])
def test_axe_finds_nothing_on_lobby_and_table(person, server, axe, size, theme):
    ann = person(size, theme=theme)
    ann.open()
    ann.sees(".card")
    assert axe(ann.page) == []
    ann.button("Qwixx").click()
    ann.sees("form")
    assert axe(ann.page) == []
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    ann.page.locator(".buttons .button").first.click()
    assert axe(ann.page) == []
    ann.press("?")
    ann.sees("dialog[open]")
    assert axe(ann.page) == []


def test_the_language_can_be_changed_in_the_middle_of_a_match(person, server):
    ann = person("laptop", language="cs")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    assert "Bílé kostky" in ann.page.inner_text(".dock .prompt")
    ann.button("Nabídka").click()
    ann.button("Nastavení").click()
    ann.page.get_by_text("English").click()
    ann.press("Escape")
    ann.sees(".dock .prompt >> text=white dice")
    assert "Průběh" not in ann.page.inner_text("body")
    assert ann.page.get_attribute("html", "lang") == "en"


def test_a_reader_hears_the_table_in_words(person, server):
    ann = person("laptop")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    assert ann.page.get_by_role("img").first.get_attribute("aria-label")
    assert ann.page.get_by_role("table").count()
    assert ann.page.get_by_role("alert").inner_text() == "It is your turn."
    moves = " ".join(ann.moves())
    assert "red" in moves or "green" in moves  # the last number of a row is not offered yet
    ann.answer()
    ann.wait_for_turn()
    assert ann.page.get_by_role("log").inner_text()


def test_the_tab_says_that_it_is_my_turn(person, server):
    ann = person("laptop")
    ann.sit(server.table("me", "friend")["seats"][0]["link"])
    ann.wait_for_turn()
    ann.page.wait_for_function("() => document.title.startsWith('●')")
    ann.skip()
    ann.page.wait_for_function("() => !document.title.startsWith('●')")


def test_without_asking_one_tap_is_a_move(person, server):
    ann = person("phone")
    ann.open()
    ann.button("Settings").click()
    ann.page.get_by_role("switch", name="Ask before a move").click()
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    before = ann.version()
    ann.page.locator("g.node.can").first.tap()
    ann.wait_past(before)


def test_what_cannot_be_touched_says_what_it_is_when_tapped(person, server):
    ann = person("phone")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    ann.page.locator("[data-node=white-0]").tap()
    assert "white die" in ann.sees("[role=tooltip]").inner_text().lower()
    ann.page.locator("h1").tap()
    ann.page.wait_for_selector("[role=tooltip]", state="detached")


def test_a_long_name_ends_in_dots_before_the_score(person, server):
    table = server.table("me", "me", "me")
    ann, ben = person("phone"), person("phone")
    ann.sit(table["seats"][0]["link"])
    ben.sit(table["seats"][1]["link"])
    ben.page.get_by_label("What shall we call you?").fill("Benjamina Bartholomea of Featherstone")
    ben.button("Save").click()
    said = "document.querySelector('[data-node=seat1-name]').textContent.trim()"
    ann.page.wait_for_function(f"() => /^Benjamina.*…$/.test({said})")


def test_a_name_that_ends_in_dots_is_as_large_as_a_short_one(person, server):
    table = server.table("me", "me", "me", "me", game="dominion")
    ann, ben = person("phone"), person("phone")
    ann.sit(table["seats"][0]["link"])
    ben.sit(table["seats"][1]["link"])
    ben.page.get_by_label("What shall we call you?").fill("Benjamina Bartholomea of Featherstone")
    ben.button("Save").click()
    name = "document.querySelector('[data-node=seat1-name] text')"
    ann.page.wait_for_function(f"() => /^Benja.*…$/.test({name}.textContent.trim())")
    size = f"parseFloat(getComputedStyle({name}).fontSize) * {name}.getScreenCTM().a"
    assert ann.page.evaluate(size) >= 11.9


def test_four_names_are_read_in_full_on_a_phone(person, server):
    ann = person("phone", language="cs")
    ann.sit(server.table("me", "random", "random", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    called = "all => all.filter(name => name.scrollWidth > name.clientWidth).length"
    assert ann.page.locator(".called").count() == 4
    assert ann.page.eval_on_selector_all(".called", called) == 0


def test_it_is_seen_on_a_phone_which_bots_play(person, server):
    ann = person("phone")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    ann.sees(".strip li:nth-child(2) >> text=Random")


def test_a_phone_s_dock_is_as_high_as_what_it_says_and_the_page_keeps_its_length(person, server):
    ann = person("phone")
    ann.sit(server.table("me", "friend")["seats"][0]["link"])
    ann.wait_for_turn()
    ann.page.locator(".notice .icon").click()  # no name
    height = "document.querySelector('.dock').getBoundingClientRect().height"
    length = "document.documentElement.scrollHeight"
    asked = [ann.page.evaluate(what) for what in (height, length)]
    ann.answer()
    ann.page.wait_for_function(f"asked => {height} < 0.8 * asked", arg=asked[0])
    assert ann.page.evaluate(length) == asked[1]
    dock = ann.page.locator(".dock").bounding_box()
    assert dock["y"] + dock["height"] == 844


def test_a_long_title_is_read_in_full_on_a_phone(person, server):
    ann = person("phone", language="cs")
    ann.sit(server.table("me", "random", game="mercado")["seats"][0]["link"])
    title = ann.page.locator("h1")
    assert title.inner_text() == "Falešné peníze a pravá popularita"
    assert title.evaluate("h => h.scrollWidth <= h.clientWidth && h.scrollHeight <= h.clientHeight")


def test_a_table_of_the_rules_has_headings_and_fits_a_phone(person, server):
    ann = person("phone", language="cs")
    ann.sit(server.table("me", "random", game="mercado")["seats"][0]["link"])
    ann.button("Nabídka").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Pravidla").click()
    ann.sees("dialog table")
    assert ann.page.get_by_role("columnheader", name="kol", exact=True).count() == 1
    room = "all => all.map(table => table.scrollWidth - table.clientWidth)"
    assert max(ann.page.eval_on_selector_all("dialog .table", room)) <= 0


def test_the_log_opens_at_what_happened_last(person, server):
    ann = person("phone")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    while ann.wait_for_turn():
        version = ann.version()
        ann.skip()
        ann.wait_past(version)
    ann.sees("dialog[open]")
    ann.press("Escape")
    ann.button("Log").click()
    ann.sees("dialog[open] ol li")
    ann.page.wait_for_function(
        "() => document.querySelector('dialog ol li:last-child').getBoundingClientRect().bottom"
        " <= innerHeight"
    )
    assert ann.page.evaluate("document.querySelector('dialog').scrollTop") > 0


def test_the_rules_are_read_at_the_table(person, server):
    ann = person("phone", language="cs")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.button("Nabídka").click()
    ann.button("Pravidla").click()
    ann.sees("dialog[open] article td")
    rules = ann.sees("dialog[open] article").inner_text()
    assert "§1" in rules
    assert not {"**", "##", "|"} & set(rules.split())
    assert ann.page.evaluate("document.querySelector('dialog').scrollWidth") <= 390
