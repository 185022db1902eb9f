"""The one door: what it lets in, what it refuses, what may be taken back, how it is checked."""

from dataclasses import replace

import msgspec
import pytest

from ludoteka.core.game import BadOption
from ludoteka.core.match import Match, MatchFile, NotVerified, Refused, file_of, verify
from ludoteka.core.rule import rule

WAIT, TAKE, PEEK, CHIP = range(4)
SEED = bytes(range(32))


@pytest.fixture
def match(toy):
    return Match(toy, 2, seed=SEED, id="table")


def play(match, *answers):
    for seat, a in answers:
        match.play(seat, match.version, [a])
    return match


def finished(match):
    return play(match, (0, TAKE), (1, PEEK), (0, WAIT), (1, WAIT), (0, 2), (1, 1))


def why(call, *args):
    with pytest.raises(Refused) as refused:
        call(*args)
    return refused.value.text.key


def test_a_match_ends_and_names_its_winners(match):
    finished(match)
    assert match.is_over
    assert match.scores() == [2, 1]
    assert match.winners() == [0]


def test_equal_standing_shares_the_win(match):
    play(match, (0, WAIT), (1, WAIT), (0, WAIT), (1, WAIT), (0, 1), (1, 1))
    assert match.winners() == [0, 1]


def test_too_many_seats_are_refused_with_what_is_possible(toy):
    with pytest.raises(BadOption, match="toy is played by 2 to 4, not by 5"):
        Match(toy, 5)
    with pytest.raises(BadOption, match="toy has no option 'colour'; it has first"):
        Match(toy, 2, {"colour": "red"})


def test_the_next_match_is_begun_as_the_game_says(match, toy):
    play(match, (0, WAIT), (1, WAIT), (0, WAIT), (1, WAIT), (0, 0), (1, 2))
    assert match.rematch() == {"first": "1"}
    assert Match(toy, 2, match.rematch()).owing() == [1]


# The door


def test_what_is_not_allowed_is_refused_and_changes_nothing(match):
    before = bytes(match.state), match.version
    assert why(match.play, 1, 0, [WAIT]) == "refused"
    assert why(match.play, 0, 0, [7]) == "refused"
    assert why(match.play, 9, 0, [WAIT]) == "refused-no-seat"
    assert why(match.play, -1, 0, [WAIT]) == "refused-no-seat"
    assert why(match.play, 0, 0, []) == "refused-empty"
    assert why(match.play, 0, 5, [WAIT]) == "refused-future"
    assert (bytes(match.state), match.version) == before


def test_nobody_answers_after_the_end(match):
    finished(match)
    assert why(match.play, 0, match.version, [WAIT]) == "refused-over"


def test_a_stale_version_is_refused(match):
    play(match, (0, WAIT), (1, WAIT))
    assert why(match.play, 0, 0, [WAIT]) == "refused-stale"


def test_simultaneous_answers_do_not_make_each_other_stale(match):
    play(match, (0, WAIT), (1, WAIT), (0, WAIT), (1, WAIT))
    seen = match.version
    match.play(1, seen, [2])
    match.play(0, seen, [1])
    assert match.scores() == [1, 2]


def test_a_hidden_answer_may_be_changed_until_the_last_is_in(match):
    play(match, (0, WAIT), (1, WAIT), (0, WAIT), (1, WAIT), (0, 2))
    assert match.owing() == [1]
    assert match.asked() == [0, 1]
    match.play(0, match.version, [1])
    assert (match.rows[-1].what, match.ply) == ("change", 5)
    match.play(1, match.version, [0])
    assert match.scores() == [1, 0]


def test_a_change_from_an_older_page_is_stale(match):
    play(match, (0, WAIT), (1, WAIT), (0, WAIT), (1, WAIT))
    seen = match.version
    match.play(0, seen, [1])
    assert why(match.play, 0, seen, [2]) == "refused-stale"


def test_several_answers_are_all_or_nothing(match):
    before = bytes(match.state)
    assert why(match.play, 0, 0, [WAIT, WAIT]) == "refused-too-many"
    assert (bytes(match.state), match.version) == (before, 0)


def test_several_answers_end_at_the_first_thing_that_was_hidden(toy):
    @rule
    def glance(s, p, a):
        """As in the toy, but who peeks goes on."""
        if a == 2:
            s.player[p].has_peeked = 1
        else:
            s.player[p].chips |= 1 << (a - 3)

    match = Match(replace(toy, answer=glance), 2, seed=SEED)
    assert why(match.play, 0, 0, [PEEK, CHIP]) == "refused-too-many"
    assert len(match.play(0, 0, [CHIP, PEEK])) == 2, "at the end there may be news"
    assert len(match.play(0, 2, [PEEK, CHIP + 1])) == 2, "what has been seen is none"


# Chance


def test_the_same_answer_at_the_same_ply_meets_the_same_chance(match):
    match.play(0, 0, [TAKE])
    card = match.state.player[0].card
    match.undo(0, match.version, 0, consent=True)
    match.play(0, match.version, [TAKE])
    assert match.state.player[0].card == card


def test_two_seeds_deal_differently(toy):
    cards = {Match(toy, 4, seed=bytes([n] * 32)).state.player[0].card for n in range(8)}
    assert len(cards) > 2


# Undo


def test_what_told_its_author_nothing_is_free_to_take_back(match):
    match.play(0, 0, [WAIT])
    assert match.can_undo(0) == 0
    match.undo(0, match.version, 0)
    assert match.owing() == [0]
    assert match.ply == 0


def test_chance_is_not_free_to_take_back(match):
    match.play(0, 0, [TAKE])
    assert match.can_undo(0) is None
    assert why(match.undo, 0, match.version, 0) == "refused-undo-needs-consent"


def test_a_look_at_hidden_cards_is_not_free_to_take_back(match):
    match.play(0, 0, [PEEK])
    assert match.can_undo(0) is None


def test_what_another_has_answered_since_is_not_free_to_take_back(match):
    play(match, (0, WAIT), (1, WAIT))
    assert match.can_undo(0) is None
    match.undo(0, match.version, 0, consent=True)
    assert match.live == []


def test_an_undo_by_consent_goes_back_to_the_start_of_a_question(match):
    play(match, (0, WAIT), (1, WAIT), (0, WAIT), (1, WAIT), (0, 2), (1, 1))
    assert match.last_ply_of(1) == 4
    assert why(match.undo, 1, match.version, 5, True) == "refused-nothing-to-undo"
    match.undo(1, match.version, 4, consent=True)
    assert match.owing() == [0, 1]


def test_lines_that_were_taken_back_are_not_told(match):
    match.play(0, 0, [WAIT])
    match.undo(0, 1, 0)
    match.play(0, 2, [TAKE])
    told = [fact.text.key for _, facts in match.facts(1) for fact in facts]
    assert told == ["takes"]


# Storing and checking


def test_a_match_is_opened_from_its_rows_without_running_a_rule(match, toy):
    finished(match)
    match.note(1, "bot")
    again = Match.reopen(toy, match.head, match.seed, match.rows)
    assert (again.live, again.version) == (match.live, match.version)
    assert bytes(again.state) == bytes(match.state)


def test_a_file_is_checked_and_played_again(match, toy):
    play(match, (0, WAIT))
    match.undo(0, 1, 0)
    finished(match)
    file = MatchFile.read(file_of(match, ["Jana", "Petr"]).written())
    assert verify(file, toy).scores() == [2, 1]


def test_moments_on_the_way_are_found_again_with_what_was_told(match):
    play(match, (0, WAIT), (1, TAKE), (0, TAKE))
    assert match.moments(1) == [], "nothing worth a look"
    ((facts, s),) = match.moments(2)
    assert [fact.text.key for fact in facts] == ["takes"]
    assert s.player[1].card == match.state_at(2).player[1].card, "the same card as in the match"


def changed(file, **fields):
    return msgspec.structs.replace(file, **fields)


def test_every_way_of_tampering_is_found(match, toy):
    file = file_of(finished(match), ["", ""])
    row = file.rows[1]
    forged = {
        "verify-commitment": changed(file, seed=bytes(32)),
        "verify-no-seed": changed(file, seed=b""),
        "verify-unfinished": changed(file, rows=file.rows[:-1]),
        "verify-differs": changed(
            file, rows=(file.rows[0], changed(row, record=bytes(len(row.record))), *file.rows[2:])
        ),
        "verify-refused": changed(file, rows=(file.rows[0], *file.rows[2:])),
        "verify-rules": changed(file, head=changed(file.head, rules_version=9)),
        "verify-head": changed(file, head=changed(file.head, players=99)),
        "verify-components": changed(file, head=changed(file.head, components="")),
    }
    for key, bad in forged.items():
        with pytest.raises(NotVerified) as found:
            verify(bad, toy)
        assert found.value.text.key == key


def test_a_running_match_keeps_its_seed(match):
    match.play(0, 0, [WAIT])
    assert file_of(match, ["", ""]).seed == b""
    assert match.seed.hex() not in file_of(match, ["", ""]).written().decode()


def test_what_is_not_a_match_file_is_refused_in_words():
    for junk in (b"", b"{}", b"\xff", b'{"format": 2}'):
        with pytest.raises(NotVerified) as found:
            MatchFile.read(junk)
        assert found.value.text.key == "verify-not-a-match"
