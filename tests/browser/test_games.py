"""Whole games by touching what is on the table."""

import re


def test_a_whole_game_against_a_bot_from_the_lobby_to_the_checked_file(person):
    ann = person("laptop")
    ann.open()
    ann.button("Qwixx").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.button("Start playing").click()
    ann.sees("g.node")
    while ann.wait_for_turn():
        ann.answer()
    results = ann.sees("dialog[open]").inner_text()
    assert "The match is over" in results
    assert "Ann" in results
    assert "1st" in results
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the match").click()
    ann.open()
    ann.page.set_input_files("input[type=file]", download.value.path())
    assert "The match is right." in ann.sees(".result").inner_text()
    assert "finished" in ann.page.inner_text("main")


def test_two_people_and_a_bot_play_to_the_end_on_a_phone_and_a_laptop(person, server):
    table = server.table("me", "friend", "random")
    ann, ben = person("phone"), person("laptop")
    ann.sit(table["seats"][0]["link"])
    ben.sit(table["seats"][1]["link"])
    while not (ann.is_over() and ben.is_over()):
        if ann.is_asked():
            ann.answer()
        if ben.is_asked():
            ben.skip()  # four missed throws end the game
    places = [one.sees("dialog[open] ol").inner_text() for one in (ann, ben)]
    assert re.sub(r"\s*\(you\)", "", places[0]) == re.sub(r"\s*\(you\)", "", places[1])
    for one, width in ((ann, 390), (ben, 1280)):
        assert one.page.evaluate("document.documentElement.scrollWidth") == width


def test_the_winner_starts_the_next_game_with_the_same_people(person, server):
    ann = person("laptop")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    while ann.wait_for_turn():
        ann.skip()
    before = ann.page.url
    ann.sees("dialog[open]")
    ann.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != before)
    ann.sees("g.node")
    assert ann.wait_for_turn()


def test_the_past_can_be_looked_at_and_left_again(person, server):
    ann = person("laptop")
    ann.sit(server.table("me")["seats"][0]["link"])
    for _ in range(4):
        ann.wait_for_turn()
        ann.answer()
    ann.wait_for_turn()
    now = ann.table()
    ann.page.locator(".rail ol button").first.click()
    ann.sees("text=You are looking at the past.")
    ann.press("End")
    ann.press("Home")
    ann.sees("text=/^Step 0 of/")
    assert not ann.touchable(), "nothing is played in the past"
    assert ann.table() != now
    ann.button("Back to the game").click()
    assert ann.wait_for_turn()
    assert ann.table() == now
