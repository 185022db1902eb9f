"""What no single game shows: paths of several things, dragging, and one path with two meanings.

The server is played by the test, so that the table is as small as the story.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest


def node(x: int, y: int, text: str, **more: Any) -> dict[str, Any]:
    return {"shape": "round", "x": x, "y": y, "w": 60, "h": 60, "text": text, **more}


NODES = {
    "man": node(20, 20, "man", style="piece blue", label="your man"),
    "wolf": node(20, 120, "wolf", style="piece red"),
    "near": node(120, 20, "near", style="slot"),
    "far": node(220, 20, "far", style="slot"),
}
CHOICES = [
    {"answer": 1, "label": "Man to near", "path": ["man", "near"], "note": "one step"},
    {"answer": 2, "label": "Man to far", "path": ["man", "far"],
     "ghosts": {"there": node(220, 20, "man", style="piece blue")}},
    {"answer": 3, "label": "Wolf howls", "path": ["wolf"]},
    {"answer": 4, "label": "Wolf sleeps", "path": ["wolf"]},
]  # fmt: skip
SEAT = {
    "name": "Ann",
    "named": True,
    "controller": "person",
    "bot": "",
    "online": True,
    "score": None,
}
TABLE = {
    "type": "table", "version": 7, "full": True, "seat": 0, "width": 300, "height": 200,
    "set": NODES, "drop": [], "choices": CHOICES, "prompt": "Your move.", "readings": [],
    "seats": [{**SEAT, "number": 0, "owes": True, "place": None}], "log": [], "log_from": 0,
    "undo": "", "wish": None, "over": False, "ply": 3, "last_ply": 3, "replay": False,
    "commitment": "", "seed": "",
}  # fmt: skip
GAME = {"name": "toy", "title": "Toy", "about": "", "seats": [1, 1], "options": [], "bots": [],
        "bot_titles": [], "styles": "", "symbols": ""}  # fmt: skip


class Table:
    """A person at a table whose server is this test: `said` is what the page sent."""

    def __init__(self, one: Any) -> None:
        self.page = one.page
        self.said: list[Any] = []
        self.changed: dict[str, Any] = {}
        self.on_play: list[Callable[[], None]] = []  # what the server does, time after time
        info = json.dumps({"id": "toy", "game": GAME, "options": {}})
        one.page.route("**/api/tables/toy*", lambda route: route.fulfill(body=info))
        one.page.route_web_socket("**/api/tables/toy/live", self.serve)
        one.sit("/t/toy#secret")

    def serve(self, socket: Any) -> None:
        self.socket = socket
        socket.on_message(lambda message: self.hear(json.loads(message)))

    def hear(self, message: Any) -> None:
        self.said.append(message)
        if message["type"] == "hello":
            self.tell(**self.changed)
        elif message["type"] == "play" and self.on_play:
            self.on_play.pop(0)()

    def tell(self, **news: Any) -> None:
        self.socket.send(json.dumps({**TABLE, **news}))

    def tap(self, name: str) -> None:
        self.page.locator(f"[data-node={name}]").click()

    def drag(self, name: str, x: int, y: int) -> None:
        self.page.mouse.move(*self.middle(name))
        self.page.mouse.down()
        self.page.mouse.move(x, y, steps=5)
        self.page.mouse.up()

    def middle(self, name: str) -> tuple[int, int]:
        box = self.page.locator(f"[data-node={name}]").bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def marked(self, mark: str) -> list[str]:
        names = "all => all.map(g => g.dataset.node)"
        return list(self.page.eval_on_selector_all(f"g.node.{mark}", names))

    @property
    def says(self) -> str:
        return str(self.page.inner_text(".dock .says"))

    def answers(self) -> list[int]:
        return [m["answers"][0] for m in self.said if m["type"] == "play"]


@pytest.fixture
def table(person):
    return Table(person("laptop"))


def test_the_first_touch_shows_where_the_second_may_go(table):
    assert table.marked("can") == ["man", "wolf"]
    table.tap("man")
    assert table.marked("can") == ["near", "far"]
    table.tap("far")
    assert "Man to far" in table.says
    assert table.marked("ghost") == ["ghost there"]
    assert table.answers() == [], "nothing is sent before it is confirmed"
    table.tap("far")
    table.page.wait_for_selector(".waiting")
    assert table.answers() == [2]


def test_a_man_is_dragged_to_where_he_may_go(table):
    table.drag("man", *table.middle("near"))
    assert "one step" in table.says
    table.page.click(".confirm")
    table.page.wait_for_selector(".waiting")
    assert table.answers() == [1]


def test_a_man_dropped_beside_the_board_goes_back(table):
    before = table.middle("man")
    table.drag("man", 5, 5)
    assert table.marked("touched") == []
    assert table.middle("man") == before


def test_a_touch_that_means_two_things_asks_which(table):
    table.tap("wolf")
    assert "Which one?" in table.says
    table.page.get_by_role("button", name="Wolf sleeps").first.click()
    table.page.click(".confirm")
    table.page.wait_for_selector(".waiting")
    assert table.answers() == [4]


def test_a_touch_elsewhere_and_escape_let_go(table):
    for let_go in (lambda: table.page.keyboard.press("Escape"), lambda: table.tap("near")):
        table.tap("wolf")
        assert table.marked("touched") == ["wolf"]
        let_go()
        assert table.marked("touched") == []


def test_what_is_selected_stays_when_others_answer(table):
    table.tap("man")
    table.tap("near")
    table.tell(version=8, full=False, set={}, prompt="Ben is ready.")
    table.page.wait_for_selector("[data-version='8']")
    assert "Man to near" in table.says
    table.tell(version=9, full=False, set={}, choices=CHOICES[1:])
    table.page.wait_for_selector("[data-version='9']")
    assert table.marked("touched") == [], "a choice that is gone is no longer chosen"


def test_a_refusal_is_said_and_the_move_can_be_made_again(table):
    table.tap("wolf")
    table.page.keyboard.press("3")
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector(".waiting")
    table.socket.send(json.dumps({"type": "refusal", "sentence": "Somebody was faster."}))
    table.page.wait_for_selector("text=Somebody was faster.")
    table.page.wait_for_selector(".dock:not(.waiting)")
    assert table.answers() == [3]


def test_an_answer_that_a_broken_line_swallowed_is_given_again(table):
    table.on_play = [lambda: table.socket.close(code=1012), lambda: table.tell(version=8)]
    table.page.keyboard.press("3")
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector("[data-version='8']")
    assert table.answers() == [3, 3]


def test_an_answer_is_not_repeated_when_the_table_has_changed_meanwhile(table):
    def break_and_change():
        table.changed = {"version": 9}
        table.socket.close(code=1012)

    table.on_play = [break_and_change]
    table.page.keyboard.press("3")
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector("text=The table has changed meanwhile")
    assert table.answers() == [3]
