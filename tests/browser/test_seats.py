"""Links, seats and what holds when the network does not."""


def test_the_link_of_a_seat_that_is_wrong_shows_nothing_of_the_table(person, server):
    table = server.table("me", "random")
    eve = person("laptop")
    eve.open(table["watch"] + "#guessed")
    assert "Only who holds the link of a seat can play here" in eve.sees("main").inner_text()
    assert not eve.page.locator("g.node").count()


def test_a_table_that_is_not_there_is_said_to_be_missing(person):
    eve = person("laptop")
    eve.trouble_expected("404")
    eve.open("/t/nowhere")
    eve.sees("text=There is no such table.")
    eve.page.get_by_role("link", name="To the front page").click()
    eve.sees(".card")


def test_a_spectator_sees_the_table_and_is_asked_nothing(person, server):
    table = server.table("me", "random")
    eve = person("laptop")
    eve.sit(table["watch"])
    eve.sees("text=You are watching.")
    assert not eve.touchable()
    assert not eve.is_asked()


def test_who_made_the_table_sees_friends_arrive(person, server):
    ann, ben = person("phone"), person("laptop")
    ann.open()
    ann.button("Qwixx").click()
    ann.page.get_by_role("radiogroup", name="Who takes seat 2").get_by_text("A friend").click()
    ann.button("Start playing").click()
    invitation = ann.sees("dialog[open]")
    assert "not here yet" in invitation.inner_text()
    ann.sees(".qr svg")
    link = ann.page.get_by_label("Copy link: Player 2").first.input_value()
    ben.page.goto(link)
    ben.page.get_by_label("What shall we call you?").fill("Ben")
    ben.button("Save").click()
    ann.sees("dialog >> text=is here")
    ann.sees("dialog >> text=Ben")
    ann.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    assert ann.wait_for_turn()


def test_links_that_open_on_this_computer_only_are_said_to(person, server):
    ann = person("laptop")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.button("Menu").click()
    ann.button("Invite players").click()
    ann.sees("text=These links work on this computer only")
    assert ann.page.get_by_label("Copy link").first.input_value().startswith(server.address)


def test_the_links_of_a_server_that_others_reach_have_its_address_for_them(person, server):
    ann = person("laptop")
    known = '{"version": "1", "address": "http://192.0.2.7:8000"}'
    ann.page.route("**/api/health", lambda asked: asked.fulfill(body=known))
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.button("Menu").click()
    ann.button("Invite players").click()
    ann.page.wait_for_function(
        "() => document.querySelector('dialog input')?.value.startsWith('http://192.0.2.7:8000/t/')"
    )
    assert not ann.page.locator("text=These links work on this computer only").count()


def test_play_goes_on_after_the_server_was_away(person, server):
    ann = person("laptop")
    ann.trouble_expected("WebSocket", "ERR_")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    ann.answer()
    ann.wait_for_turn()
    log = ann.page.locator(".rail ol").inner_text()
    server.stop()
    ann.sees("text=The connection is lost")
    before = ann.version()
    ann.answer()  # while nobody listens: it is not lost
    server.start()
    ann.page.wait_for_selector("text=The connection is lost", state="detached")
    ann.wait_past(before)
    ann.wait_for_turn()
    assert ann.page.locator(".rail ol").inner_text().startswith(log)


def test_what_told_nobody_anything_is_taken_back_at_once(person, server):
    ann = person("laptop")
    table = server.table("me")
    ann.sit(table["seats"][0]["link"])
    ann.wait_for_turn()
    before = ann.table()
    ann.answer()
    ann.wait_for_turn()
    assert ann.table() != before
    ann.button("Take back").click()
    ann.page.wait_for_selector(".undo", state="detached")
    assert ann.table() == before


def test_a_friend_is_asked_before_his_move_is_undone(person, server):
    table = server.table("me", "friend")
    ann, ben = person("laptop"), person("phone")
    ann.sit(table["seats"][0]["link"])
    ben.sit(table["seats"][1]["link"])
    for one in (ann, ben):
        one.wait_for_turn()
        one.skip()
    asker = ann if ann.page.locator(".undo").count() else ben
    other = ben if asker is ann else ann
    asker.button("Ask to take back").click()
    other.button("I agree").click()
    asker.sees("text=/Taken back/")
    for one in (ann, ben):
        assert one.wait_for_turn()


def test_a_bot_takes_over_and_gives_back(person, server):
    ann = person("laptop")
    ann.sit(server.table("me", "random")["seats"][0]["link"])
    ann.wait_for_turn()
    ann.button("Menu").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Random").click()
    ann.page.wait_for_selector(".table[data-over]")
    assert "The match is over" in ann.sees("dialog[open]").inner_text()


def test_a_player_who_is_a_bot_is_told_by_its_name(person, server):
    ann = person("laptop", language="cs")
    ann.sit(server.table("me", "greedy", "random")["seats"][0]["link"])
    players = ann.sees(".rail ul").inner_text().split("\n")
    assert "Počtář" in players
    assert "Náhodný" in players
