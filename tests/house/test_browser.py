"""The browser of the browser tests works."""

from typing import Any


def test_browser_shows_a_page(page: Any) -> None:
    page.set_content("<h1>Ludotéka</h1>")
    assert page.inner_text("h1") == "Ludotéka"
