"""The addresses: what they give, and that whatever is wrong is refused in the reader's language."""

import json
import re

import msgspec
import pytest
from starlette.testclient import TestClient

from ludoteka.core.game import load, owned
from ludoteka.web import app as web_app
from ludoteka.web import http, live
from ludoteka.web.app import application
from ludoteka.web.protocol import GameInfo, Table, TableInfo, TableMade, Verdict

NEW = {"game": "qwixx", "seats": [{"who": "me", "name": "Jana"}, {"who": "bot", "bot": "random"}]}


@pytest.fixture
def client(tmp_path):
    app = application(tmp_path / "matches.sqlite3", pace=0, compiled=False)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def given(response, kind, status=200):
    assert response.status_code == status, response.text
    return msgspec.json.decode(response.content, type=kind)


def made(client, **wish):
    table = given(client.post("/api/tables", json=NEW | wish), TableMade, 201)
    secret = table.seats[0].link.partition("#")[2]
    return f"/api/tables/{table.id}", {"authorization": f"Bearer {secret}"}, table


def play_over_http(client, at, me):
    """Choose the last of what is offered until the match is over."""
    while not (view := given(client.get(f"{at}/view", headers=me), Table)).over:
        if view.choices:
            play = {"version": view.version, "answers": view.choices[-1].answers}
            client.post(f"{at}/answers", json=play, headers=me)
    return view


# What they give


def test_an_owners_tables_are_played_with_and_named(client, own_tables, monkeypatch):
    monkeypatch.setitem(owned, "qwixx", own_tables)
    at, me, _ = made(client)
    games = given(client.get("/api/games?language=en"), list[GameInfo])
    told = {game.name: game.about for game in games}
    assert told.pop("qwixx").endswith("an owner of the box: own.toml.")
    assert "own.toml" not in str(told)
    view = given(client.get(f"{at}/view", headers=me), Table)
    assert "−7" in str(view.set), "a missed throw costs what the owner's sheet says"


def test_what_an_owners_tables_add_to_an_option_is_called_as_it_is_there(
    client, tmp_path, monkeypatch
):
    printed = load("dominion").folder / "components.toml"
    mine = tmp_path / "mine.toml"
    mine.write_text(printed.read_text("utf-8").replace("first-game =", "my-ten ="), "utf-8")
    monkeypatch.setitem(owned, "dominion", mine)
    games = given(client.get("/api/games?language=en"), list[GameInfo])
    (kingdom,) = (o for game in games for o in game.options if o.name == "kingdom")
    assert kingdom.titles[:2] == ["my-ten", "Big money"]


def test_games_are_described_in_the_readers_language(client):
    czech = given(client.get("/api/games?language=cs"), list[GameInfo])
    english = given(client.get("/api/games", headers={"accept-language": "en"}), list[GameInfo])
    assert [game.name for game in czech] == [game.name for game in english]
    assert czech[0].about != english[0].about
    for game in czech:
        assert game.bots
        assert len(game.bots) == len(game.bot_titles)
        assert client.get(game.styles).headers["content-type"].startswith("text/css")
        assert client.get(game.symbols).headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("sk", "cs"),
        ("de, en-GB", "en"),
        ("de", "en"),
        ("", "en"),
    ],
)
def test_the_first_language_of_the_reader_that_is_spoken_here(client, accepted, language):
    got = client.get("/api/games", headers={"accept-language": accepted}).content
    assert got == client.get(f"/api/games?language={language}").content


def test_a_match_is_played_over_http_and_its_file_verifies(client):
    at, me, _ = made(client)
    assert client.get(f"{at}/file").status_code == 409
    view = play_over_http(client, at, me)
    file = client.get(f"{at}/file")
    assert json.loads(file.content)["head"]["commitment"] == view.commitment
    verdict = given(client.post("/api/verify?language=cs", json=json.loads(file.content)), Verdict)
    assert verdict.holds
    assert "Partie platí" in verdict.sentence
    changed = json.loads(file.content)
    row = next(r for r in changed["rows"] if r["what"] == "answer")
    row["answer"] = 99
    verdict = given(client.post("/api/verify", json=changed), Verdict)
    assert not verdict.holds
    assert verdict.sentence


@pytest.mark.parametrize("head", [{"players": 99}, {"options": {"luck": "good"}}])
def test_a_match_file_for_a_table_that_cannot_be_does_not_hold(client, head):
    at, me, _ = made(client)
    play_over_http(client, at, me)
    changed = json.loads(client.get(f"{at}/file").content)
    changed["head"] |= head
    verdict = given(client.post("/api/verify", json=changed), Verdict)
    assert not verdict.holds
    assert verdict.sentence.startswith("The match cannot be set up as its file says: ")


def test_what_anybody_may_know_of_a_table(client):
    at, _, table = made(client)
    info = given(client.get(at), TableInfo)
    assert (info.id, info.game.name, info.commitment) == (table.id, "qwixx", table.commitment)
    assert [seat.name for seat in info.seats] == ["Jana", "Player 2"]


def test_a_match_that_is_over_says_how_the_next_one_begins(client, toy):
    at, me, _ = made(client, game="toy")
    view = play_over_http(client, at, me)
    winner = max(view.seats, key=lambda seat: seat.score)
    rematch = given(client.get(at), TableInfo).rematch
    assert rematch == {"first": str(winner.number)}
    following, *_ = made(client, game="toy", options=rematch)
    assert given(client.get(following), TableInfo).options == {"first": winner.number}


def test_only_a_person_gets_a_link_and_every_link_its_own_secret(client):
    _, _, table = made(client, seats=[{"who": "me"}, {"who": "friend"}, {"who": "bot"}])
    links = [seat.link for seat in table.seats]
    assert links[2] == ""
    assert all(re.fullmatch(rf"/t/{table.id}#[\w-]{{24}}", link) for link in links[:2])
    assert links[0] != links[1]


def test_a_spectator_sees_the_table_but_is_offered_nothing(client):
    at, me, _ = made(client)
    assert given(client.get(f"{at}/view"), Table).choices == []
    assert given(client.get(f"{at}/view", headers=me), Table).choices


def test_a_link_is_drawn_as_a_code(client):
    drawn = client.post("/api/qr", json={"link": "https://example.org/t/abc#secret"})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert "secret" not in drawn.text


@pytest.mark.parametrize(
    ("language", "titled"), [("en", "# Qwixx: the rules"), ("cs", "# Qwixx: pravidla")]
)
def test_the_rules_of_a_game_are_read_in_both_languages(client, language, titled):
    rules = client.get(f"/api/games/qwixx/rules?language={language}")
    assert rules.headers["content-type"].startswith("text/markdown")
    assert rules.text.splitlines()[0] == titled


def test_every_answer_keeps_foreign_scripts_and_referrers_out(client):
    at, *_ = made(client)
    for address in ("/", at, "/api", "/nowhere", "/api/games/qwixx/symbols.svg"):
        headers = client.get(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert re.search(r"script-src 'self'(;|$)", policy)
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_the_page_is_served_at_every_table_and_says_so_when_it_is_not_built(
    client, tmp_path, monkeypatch
):
    monkeypatch.setattr(web_app, "PAGE", tmp_path)
    assert "make page" in client.get("/").text
    (tmp_path / "index.html").write_text("<title>the page</title>")
    assert client.get("/").text == client.get("/t/0123").text == "<title>the page</title>"


def test_programs_and_people_can_read_what_the_server_offers(client):
    told = client.get("/openapi.json").json()
    assert told["openapi"].startswith("3.1")
    page = client.get("/api").text
    for path in told["paths"]:
        assert path in page
    for name in told["components"]["schemas"]:
        assert f'id="{name}"' in page
    assert "<script" not in page
    assert "//" not in re.sub(r"https?://localhost", "", page.replace("<!doctype", ""))


# What is refused

SEATS = [{"who": "me"}, {"who": "me"}]
BAD_TABLES = {
    "no such game": ({"game": "chess", "seats": SEATS}, 422, "chess"),
    "too many seats": ({"game": "qwixx", "seats": SEATS * 3}, 422, "6"),
    "no seats": ({"game": "qwixx", "seats": []}, 422, "0"),
    "no such bot": ({"game": "qwixx", "seats": [{"who": "bot", "bot": "hal"}]}, 422, "hal"),
    "no such option": ({"game": "qwixx", "seats": SEATS, "options": {"x": 1}}, 422, "x"),
    "no seats at all": ({"game": "qwixx"}, 400, "seats"),
    "a number for a game": ({"game": 7, "seats": SEATS}, 400, "game"),
    "somebody unknown": ({"game": "qwixx", "seats": [{"who": "cat"}]}, 400, "cat"),
    "a list": ([], 400, "object"),
}


@pytest.mark.parametrize("what", BAD_TABLES)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_table_that_cannot_be_is_refused_in_words(client, what, language):
    wish, status, names = BAD_TABLES[what]
    refused = client.post(f"/api/tables?language={language}", json=wish)
    assert refused.status_code == status
    assert names in refused.json()["error"]
    said = "message" if language == "en" else "Zprávě"
    assert (said in refused.json()["error"]) == (status == 400)


STRANGER = {"authorization": "Bearer x"}
BAD_REQUESTS = {
    "bad JSON": ("POST", "/api/tables", b"{", {}, 400),
    "bad UTF-8": ("POST", "/api/tables", b'{"game": "\xff"}', {}, 400),
    "nothing": ("POST", "/api/tables", b"", {}, 400),
    "a form": ("POST", "/api/tables", b"a=1", {"content-type": "text/plain"}, 415),
    "too long": ("POST", "/api/tables", b" " * (http.SMALL + 1), {}, 413),
    "no such language": ("GET", "/api/games?language=xx", None, {}, 400),
    "no such layout": ("GET", "{table}/view?layout=round", None, {}, 400),
    "no such table": ("GET", "/api/tables/0123456789abcdef", None, {}, 404),
    "no such game's style": ("GET", "/api/games/chess/style.css", None, {}, 404),
    "no such game's rules": ("GET", "/api/games/chess/rules", None, {}, 404),
    "no such address": ("GET", "/api/nothing", None, {}, 404),
    "a file outside": ("GET", "/assets/%2e%2e/%2e%2e/app.py", None, {}, 404),
    "another method": ("DELETE", "/api/tables", None, {}, 405),
    "no secret": ("POST", "{table}/answers", b'{"version":1,"answers":[0]}', {}, 403),
    "a wrong secret": ("POST", "{table}/answers", b'{"version":1,"answers":[0]}', STRANGER, 403),
    "a wrong secret for a view": ("GET", "{table}/view", None, STRANGER, 403),
    "no match file": ("POST", "/api/verify", b"{}", {}, 400),
    "no link": ("POST", "/api/qr", b'{"link":"hello"}', {}, 422),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD_REQUESTS)
def test_a_bad_request_is_refused_in_words_and_changes_nothing(client, what):
    at, me, _ = made(client, seats=SEATS)
    before = client.get(f"{at}/view", headers=me).content
    method, address, body, headers, status = BAD_REQUESTS[what]
    sentences = set()
    for language in ("cs", "en"):
        headers = {"content-type": "application/json"} | headers | {"accept-language": language}
        refused = client.request(method, address.format(table=at), content=body, headers=headers)
        assert refused.status_code == status
        assert refused.headers["content-type"] == "application/json"
        sentences.add(refused.json()["error"])
    assert len(sentences) == 2
    assert client.get(f"{at}/view", headers=me).content == before


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"version": 10**6}, "ahead"),
        ({"version": -1}, "faster"),
        ({"answers": []}, "No answer"),
        ({"answers": [10**15]}, "§"),
        ({"answers": [-5]}, "§"),
        ({"answers": [0, 0, 0, 0]}, "at once"),
    ],
)
def test_an_answer_that_is_not_allowed_is_refused_in_words(client, change, names):
    at, me, _ = made(client, seats=SEATS)
    view = given(client.get(f"{at}/view", headers=me), Table)
    play = {"version": view.version, "answers": view.choices[0].answers} | change
    refused = client.post(f"{at}/answers", json=play, headers=me)
    assert refused.status_code == 409
    assert names in refused.json()["error"]


def test_a_wrong_secret_and_none_are_refused_alike(client):
    at, *_ = made(client)
    play = {"version": 1, "answers": [0]}
    wrong = {"authorization": "Bearer wrong"}
    assert (
        client.post(f"{at}/answers", json=play).content
        == client.post(f"{at}/answers", json=play, headers=wrong).content
    )


def test_too_many_tables_at_once_are_refused(client):
    status = {client.post("/api/tables", json=NEW).status_code for _ in range(40)}
    assert status == {201, 429}


def test_what_breaks_is_confessed_without_details(client, monkeypatch):
    def broken(name):
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(web_app, "load", broken)
    answer = client.get("/api/games?language=cs")
    assert answer.status_code == 500
    assert "pokazilo" in answer.json()["error"]
    assert "detail" not in answer.text


# The socket


class Socket:
    def __init__(self, client, at, secret="", **hello):
        self.wire = client.websocket_connect(f"{at}/live")
        self.hello = {"type": "hello", "secret": secret, "language": "en"} | hello

    def __enter__(self):
        self.socket = self.wire.__enter__()
        self.say(**self.hello)
        return self

    def __exit__(self, *error):
        return self.wire.__exit__(*error)

    def say(self, **message):
        self.socket.send_text(json.dumps(message))

    def hear(self, kind):
        """The next message of that kind."""
        while (heard := self.socket.receive_json())["type"] != kind:
            pass
        return heard


def test_a_match_is_played_over_a_socket(client):
    at, me, _ = made(client)
    with Socket(client, at, me["authorization"].split()[1]) as jana:
        table = jana.hear("table")
        assert table["full"]
        while not table["over"]:
            if table["seats"][0]["owes"]:
                answers = table["choices"][-1]["answers"]
                jana.say(type="play", version=table["version"], answers=answers)
            table = jana.hear("table")
        assert table["seed"]


BAD_MESSAGES = {
    "no JSON": "{",
    "no type": "{}",
    "an unknown type": '{"type": "dance"}',
    "a wrong field": '{"type": "play", "version": "one", "answers": [0]}',
    "a second hello": '{"type": "hello"}',
    "a moment that never was": '{"type": "replay", "ply": 12345}',
    "a stale version": '{"type": "play", "version": -3, "answers": [0]}',
    "an answer that is none": '{"type": "play", "version": 3, "answers": [99]}',
    "no such bot": '{"type": "stand", "bot": "hal"}',
    "nothing to store": '{"type": "standing", "order": "always-win", "on": true}',
    "nothing stored": '{"type": "standing", "order": "always-win", "on": false}',
    "no wish": '{"type": "consent", "version": 3, "yes": true}',
}


@pytest.mark.parametrize("what", BAD_MESSAGES)
def test_a_bad_message_is_refused_and_the_talk_goes_on(client, what):
    at, me, _ = made(client, seats=SEATS)
    with Socket(client, at, me["authorization"].split()[1]) as jana:
        table = jana.hear("table")
        jana.socket.send_text(BAD_MESSAGES[what])
        assert jana.hear("refusal")["sentence"]
        jana.say(type="play", version=table["version"], answers=table["choices"][0]["answers"])
        assert not jana.hear("table")["seats"][0]["owes"]


def test_a_spectator_is_refused_at_everything_that_changes_the_table(client):
    at, *_ = made(client)
    with Socket(client, at) as aunt:
        assert aunt.hear("table")["seat"] == -1
        aunt.say(type="play", version=1, answers=[0])
        assert "link of a seat" in aunt.hear("refusal")["sentence"]
        aunt.say(type="rename", name="Aunt")
        assert aunt.hear("refusal")


@pytest.mark.parametrize(
    ("address", "hello", "code"),
    [
        ("{table}", {"secret": "wrong"}, live.NO_SEAT),
        ("/api/tables/0123456789abcdef", {}, live.NO_TABLE),
        ("{table}", {"type": "undo", "version": 1}, live.NO_HELLO),
    ],
)
def test_a_page_that_cannot_come_in_hears_why_and_is_not_to_try_again(client, address, hello, code):
    at, *_ = made(client)
    with Socket(client, address.format(table=at), **{"language": "cs"} | hello) as page:
        assert page.hear("refusal")["sentence"]
        assert page.socket.receive()["code"] == code


def test_a_flood_of_messages_is_refused_and_ended(client, monkeypatch):
    monkeypatch.setattr(live, "FLOOD", 20)
    at, *_ = made(client)
    with Socket(client, at) as page:
        page.hear("table")
        for _ in range(live.MESSAGES_AT_ONCE + 40):
            page.say(type="replay", ply=-1)
        while (heard := page.socket.receive())["type"] != "websocket.close":
            last = heard
        assert "refusal" in last["text"]
        assert heard["code"] == live.FLOODED


def test_a_table_takes_only_so_many_watchers(client, monkeypatch):
    from ludoteka.web import tables

    monkeypatch.setattr(tables, "MOST_WATCHERS", 1)
    at, *_ = made(client)
    with Socket(client, at) as first:
        first.hear("table")
        with Socket(client, at) as second:
            assert "1 devices" in second.hear("refusal")["sentence"]


def test_a_friend_who_opens_his_link_sits_down(client):
    at, me, table = made(client, seats=[{"who": "me"}, {"who": "friend", "name": "Petr"}])
    with Socket(client, at, me["authorization"].split()[1]) as jana:
        assert jana.hear("table")["seats"][1]["controller"] == "open"
        with Socket(client, at, table.seats[1].link.split("#")[1]) as petr:
            assert petr.hear("table")["seat"] == 1
            seen = jana.hear("table")["seats"][1]
            while not seen["online"]:
                seen = jana.hear("table")["seats"][1]
            assert seen["controller"] == "person"
