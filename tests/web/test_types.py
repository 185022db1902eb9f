"""The page's types are those of the server's messages."""

from ludoteka.web import protocol
from ludoteka.web.types import FILE, typescript


def test_the_page_has_the_types_of_todays_messages():
    assert FILE.read_text("utf-8") == typescript(), "stale: python -m ludoteka.web.types"


def test_a_new_field_makes_the_file_stale(monkeypatch):
    import msgspec

    class Refusal(msgspec.Struct, tag="refusal"):
        sentence: str
        code: int

    Refusal.__module__ = protocol.__name__
    monkeypatch.setattr(protocol, "Refusal", Refusal)
    assert FILE.read_text("utf-8") != typescript()


def test_a_field_with_a_default_may_be_left_out():
    assert 'export interface Undo {\n  type: "undo";\n  version: number;\n}' in typescript()
    assert "  secret?: string;" in typescript()
