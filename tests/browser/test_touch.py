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
    {"answers": [1], "label": "Man to near", "path": ["man", "near"], "note": "one step"},
    {"answers": [2], "label": "Man to far", "path": ["man", "far"],
     "ghosts": {"there": node(220, 20, "man", style="piece blue")}},
    {"answers": [3], "label": "Wolf howls", "path": ["wolf"]},
    {"answers": [4], "label": "Wolf sleeps", "path": ["wolf"]},
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
    "zoom": False, "frames": [], "set": NODES, "drop": [], "choices": CHOICES, "gather": None,
    "prompt": "Your move.", "readings": [],
    "seats": [{**SEAT, "number": 0, "owes": True, "place": None}], "log": [], "log_from": 0,
    "undo": "", "wish": None, "standing": {}, "over": False, "ply": 3, "last_ply": 3,
    "replay": False, "commitment": "", "seed": "",
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
        info = json.dumps({"id": "toy", "game": GAME, "options": {}, "rematch": {}})
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
        """Of all that was sent, one after the other."""
        return [a for m in self.said if m["type"] == "play" for a in m["answers"]]


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


def test_enter_confirms_what_was_chosen_by_touch(table):
    table.tap("man")
    table.tap("far")
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector(".waiting")
    assert table.answers() == [2]


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


# Several things at once

PICKS = {"man": 1, "wolf": 2, "far": 2}
TWO = {
    "choices": [
        {"answers": [1], "label": "Give the man", "path": ["man"]},
        {"answers": [2], "label": "Give a wolf", "path": ["wolf"]},
        {"answers": [2, 1], "label": "Give both", "button": "Both"},
    ],
    "gather": {"picks": PICKS, "label": "Give", "least": 2, "most": 2, "finish": -1},
}


@pytest.fixture
def giving(table):
    table.tell(version=8, **TWO)
    table.page.wait_for_selector("[data-version='8']")
    return table


def confirm(table):
    return table.page.locator(".confirm")


def test_what_is_taken_together_is_given_at_once_and_not_before_there_is_enough(giving):
    assert sorted(giving.marked("can")) == ["far", "man", "wolf"]
    assert "Give (0/2)" in confirm(giving).inner_text()
    giving.tap("far")
    assert "Give (1/2)" in confirm(giving).inner_text()
    assert confirm(giving).is_disabled()
    giving.page.keyboard.press("Enter")
    assert giving.answers() == []
    giving.tap("man")
    confirm(giving).click()
    giving.page.wait_for_selector(".waiting")
    assert giving.answers() == [2, 1], "in the order in which they were taken"


def test_what_is_touched_again_is_put_back_and_one_too_many_takes_the_place_of_the_last(giving):
    for name in ("far", "man"):
        giving.tap(name)
    giving.tap("far")
    assert giving.marked("touched") == ["man"]
    giving.tap("far")
    giving.tap("wolf")
    assert sorted(giving.marked("touched")) == ["man", "wolf"]
    giving.page.keyboard.press("Escape")
    assert giving.marked("touched") == []


def test_what_was_taken_stays_while_others_answer_and_goes_with_another_choice(giving):
    giving.tap("far")
    giving.tell(version=9, full=False, set={}, **TWO)
    giving.page.wait_for_selector("[data-version='9']")
    assert giving.marked("touched") == ["far"]
    giving.page.get_by_role("button", name="Both").first.click()
    assert giving.marked("touched") == []
    confirm(giving).click()
    giving.page.wait_for_selector(".waiting")
    assert giving.answers() == [2, 1]


def test_things_are_taken_with_the_keys(giving):
    giving.page.keyboard.press("Tab")
    giving.page.locator(".board").focus()
    giving.page.keyboard.press("Space")
    assert giving.marked("touched") == ["man"]
    assert "1 selected" in giving.page.inner_text(".board")
    giving.page.keyboard.press("ArrowDown")
    giving.page.keyboard.press("Space")
    assert sorted(giving.marked("touched")) == ["man", "wolf"]
    giving.page.keyboard.press("Enter")
    giving.page.wait_for_selector(".waiting")
    assert giving.answers() == [1, 2]


def test_fewer_are_ended_by_the_answer_that_ends_it(table):
    gather = {"picks": PICKS, "label": "Give", "least": 1, "most": 3, "finish": 9}
    table.tell(version=8, choices=TWO["choices"], gather=gather)
    table.page.wait_for_selector("[data-version='8']")
    table.tap("wolf")
    assert "Give (1)" in confirm(table).inner_text()
    confirm(table).click()
    table.page.wait_for_selector(".waiting")
    assert table.answers() == [2, 9]


# Moments on the way

FRAMES = [
    {"text": "The wolf howls.", "set": {"wolf": node(220, 120, "wolf")}, "drop": []},
    {"text": "The man runs away.", "set": {}, "drop": ["man"]},
]


@pytest.fixture
def lively(person):
    return Table(person("laptop", calm=False))


def test_moments_are_shown_one_after_the_other_and_then_what_is_now(lively):
    page = lively.page
    lively.tell(version=8, full=False, set={}, frames=FRAMES, choices=CHOICES[2:])
    page.wait_for_selector(".says >> text=The wolf howls.")
    assert page.get_attribute(".table", "data-version") == "7", "what is now comes last"
    assert lively.marked("can") == [], "nothing is asked during the show"
    page.wait_for_selector(".says >> text=The man runs away.")
    page.wait_for_selector("[data-node=man]", state="detached")
    page.wait_for_selector("[data-version='8']")
    assert lively.marked("can") == ["wolf"]
    assert "Your move." in lively.says


@pytest.mark.parametrize("how", ["button", "key", "tap"])
def test_who_has_seen_enough_goes_straight_to_what_is_now(lively, how):
    page = lively.page
    slow = [{**frame, "text": f"{frame['text']} " * 20} for frame in FRAMES]
    lively.tell(version=8, full=False, set={}, frames=slow)
    page.wait_for_selector(".says >> text=The wolf howls.")
    if how == "button":
        page.get_by_role("button", name="Skip").click()
    elif how == "key":
        page.keyboard.press("Enter")
    else:
        lively.tap("near")
    assert page.wait_for_selector("[data-version='8']", timeout=1000)
    assert not page.locator("[data-node=man]").count()
    assert lively.answers() == []


def test_the_next_news_does_not_wait_for_the_end_of_the_show(lively):
    lively.tell(version=8, full=False, set={}, frames=FRAMES)
    lively.page.wait_for_selector(".says >> text=The wolf howls.")
    lively.tell(version=9, full=False, set={"owl": node(20, 20, "owl")}, drop=["wolf"])
    lively.page.wait_for_selector("[data-version='9']", timeout=1000)
    names = "all => all.map(g => g.dataset.node)"
    lively.page.wait_for_selector("[data-node=wolf]", state="detached")
    assert sorted(lively.page.eval_on_selector_all("g.node", names)) == ["far", "near", "owl"]


def test_who_wants_no_motion_sees_the_end_at_once(table):
    table.tell(version=8, full=False, set={}, frames=FRAMES)
    table.page.wait_for_selector("[data-version='8']", timeout=1000)
    assert "Your move." in table.says
    assert not table.page.locator("[data-node=man]").count()


# Maps


def seen(table):
    """Which part of the table is seen: x, y, width, height."""
    return [float(n) for n in table.page.get_attribute("svg[role=img]", "viewBox").split()]


ALL = [0, 0, 300, 200]


@pytest.fixture
def atlas(table):
    table.tell(version=8, zoom=True)
    table.page.wait_for_selector("[data-version='8']")
    assert seen(table) == ALL
    return table


def place(table, x, y):
    """Where a point of the table is on the screen."""
    box = table.page.locator("svg[role=img]").bounding_box()
    left, top, width, height = seen(table)
    scale = min(box["width"] / width, box["height"] / height)
    blank = (box["width"] - width * scale) / 2, (box["height"] - height * scale) / 2
    return box["x"] + blank[0] + (x - left) * scale, box["y"] + blank[1] + (y - top) * scale


def test_the_wheel_enlarges_what_lies_under_the_pointer(atlas):
    at = place(atlas, 150, 50)
    atlas.page.mouse.move(*at)
    atlas.page.mouse.wheel(0, -400)
    atlas.page.wait_for_function(
        "document.querySelector('svg[role=img]').viewBox.baseVal.width < 150"
    )
    assert place(atlas, 150, 50) == pytest.approx(at, abs=3)  # a wheel turns at a whole pixel
    for _ in range(3):
        atlas.page.mouse.wheel(0, 400)
    atlas.page.wait_for_function(
        "document.querySelector('svg[role=img]').viewBox.baseVal.width == 300"
    )
    assert seen(atlas) == ALL


def test_buttons_enlarge_and_show_all_again(atlas):
    page = atlas.page
    page.get_by_role("button", name="Zoom in").click()
    assert seen(atlas)[2:] == [200, pytest.approx(133.3, abs=0.1)]
    page.get_by_role("button", name="Zoom in").click()
    page.get_by_role("button", name="Zoom out").click()
    assert seen(atlas)[2] == pytest.approx(200)
    page.get_by_role("button", name="Show all").click()
    assert seen(atlas) == ALL


def test_keys_enlarge_and_the_picture_goes_where_the_cursor_goes(atlas):
    page = atlas.page
    page.locator(".board").focus()
    for key in "++++":
        page.keyboard.press(key)
    page.keyboard.press("Enter")  # the man
    page.keyboard.press("ArrowRight")
    x, y, width, height = seen(atlas)
    assert x <= 250 <= x + width, "the far place is seen"
    assert y <= 50 <= y + height
    page.keyboard.press("0")
    assert seen(atlas) == ALL


def test_who_only_looks_walks_over_the_map_with_the_arrows(atlas):
    atlas.tell(version=9, zoom=True, choices=[])
    atlas.page.wait_for_selector("[data-version='9']")
    atlas.page.locator(".board").focus()
    atlas.page.keyboard.press("+")
    before = seen(atlas)
    atlas.page.keyboard.press("ArrowRight")
    assert seen(atlas)[0] > before[0]


def test_two_taps_on_nothing_come_closer_and_go_back(atlas):
    atlas.page.mouse.dblclick(*place(atlas, 250, 180))
    assert seen(atlas)[2] == pytest.approx(120)
    x, y, width, height = seen(atlas)
    assert x <= 250 <= x + width
    assert y <= 180 <= y + height
    atlas.page.wait_for_timeout(400)
    atlas.page.mouse.dblclick(*place(atlas, 250, 180))
    assert seen(atlas) == ALL
    assert atlas.answers() == []


def test_an_enlarged_picture_is_pushed_about_and_a_push_touches_nothing(atlas):
    atlas.page.get_by_role("button", name="Zoom in").click()
    before = seen(atlas)
    atlas.drag("wolf", *place(atlas, 40, 130))
    x, y, *_ = seen(atlas)
    assert (x - before[0], y - before[1]) == (pytest.approx(10, abs=1), pytest.approx(20, abs=1))
    assert atlas.marked("touched") == []
    for _ in range(30):
        atlas.page.mouse.move(700, 300)
        atlas.page.mouse.down()
        atlas.page.mouse.move(600, 200)
        atlas.page.mouse.up()
    x, y, width, height = seen(atlas)
    assert (x + width, y + height) == (pytest.approx(300), pytest.approx(200)), "not past the edge"


def test_two_fingers_enlarge_what_lies_between_them(person):
    atlas = Table(person("phone"))
    atlas.tell(version=8, zoom=True)
    atlas.page.wait_for_selector("[data-version='8']")
    fingers = atlas.page.context.new_cdp_session(atlas.page)
    x, y = place(atlas, 150, 150)

    def touch(kind, *points):
        touches = [{"x": a, "y": b, "id": i} for i, (a, b) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for apart in (30, 40, 50, 60):
        touch("touchMove", (x - apart, y), (x + apart, y))
    touch("touchEnd")
    left, _, width, _ = seen(atlas)
    assert width == pytest.approx(100, rel=0.1)
    assert left <= 150 <= left + width
    assert atlas.marked("touched") == []


def test_another_picture_is_shown_whole(atlas):
    atlas.page.get_by_role("button", name="Zoom in").click()
    atlas.tell(version=9, zoom=True)
    atlas.page.wait_for_selector("[data-version='9']")
    assert seen(atlas)[2] == pytest.approx(200), "news do not move the map"
    atlas.tell(version=10, zoom=True, width=400)
    atlas.page.wait_for_selector("[data-version='10']")
    assert seen(atlas) == [0, 0, 400, 200]


def test_a_table_that_is_no_map_stays_as_it_is(table):
    assert not table.page.get_by_role("button", name="Zoom in").count()
    table.page.mouse.dblclick(*place(table, 290, 190))
    table.page.mouse.wheel(0, -400)
    table.page.locator(".board").focus()
    table.page.keyboard.press("+")
    assert seen(table) == ALL
