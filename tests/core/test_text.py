import pytest

from ludoteka.core.text import COMMON, Seat, Words, chain, text

NAMES = ("Jana", "")


@pytest.fixture
def words(tmp_path):
    (tmp_path / "messages.en.ftl").write_text(
        "cards = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}\n"
        "draws = { $who } draws { $what }\n"
    )
    (tmp_path / "messages.cs.ftl").write_text(
        "cards = { $n } { $n ->\n    [one] karta\n    [few] karty\n   *[other] karet\n}\n"
        "draws = { $who } bere: { $what }\n"
    )
    return Words(COMMON, tmp_path)


def test_czech_has_three_plurals(words):
    assert [words.say(text("cards", n=n), "cs") for n in (1, 3, 5)] == [
        "1 karta",
        "3 karty",
        "5 karet",
    ]


def test_less_than_nothing_has_a_minus_not_a_hyphen(words):
    assert words.say(text("cards", n=-2), "cs") == "−2 karty"
    sentence = text("draws", who=Seat(0), what=text("cards", n=-12))
    assert words.say(sentence, "en", ("Jean-2",)) == "Jean-2 draws −12 cards"


def test_sentences_hold_sentences_and_seats(words):
    sentence = text("draws", who=Seat(0), what=text("cards", n=2))
    assert words.say(sentence, "en", NAMES) == "Jana draws 2 cards"
    assert words.say(sentence, "cs", NAMES) == "Jana bere: 2 karty"


def test_a_seat_without_a_name_has_its_number(words):
    assert words.say(text("draws", who=Seat(1), what="x"), "en", NAMES) == "Player 2 draws x"
    assert words.say(text("draws", who=Seat(1), what="x"), "cs", NAMES) == "Hráč 2 bere: x"


def test_a_name_that_looks_like_a_message_stays_a_name(words):
    sentence = text("draws", who=Seat(0), what="-")
    assert words.say(sentence, "en", ("{ $what }",)) == "{ $what } draws -"


def test_an_unknown_key_or_a_missing_argument_is_an_error(words):
    with pytest.raises(KeyError, match="no message 'nothing' in en"):
        words.say(text("nothing"), "en")
    with pytest.raises(ValueError, match="draws"):
        words.say(text("draws"), "en")


def test_a_chain_puts_each_part_before_the_rest():
    a, b, c = text("a"), text("b"), text("c")
    assert chain("list", [a]) == a
    rest = text("list", first=b, rest=c)
    assert chain("list", [a, b, c]) == text("list", first=a, rest=rest)
