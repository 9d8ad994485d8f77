"""Names for numbers: action and event tables."""

from __future__ import annotations

import pytest

import revier
from revier.kernel.tables import ActionTable, Domain, EventArg, EventTable

# A number keeps its meaning within a rules version; new verbs and events are appended and change the fingerprint.
FINGERPRINTS = {
    ("glueck-auf", 1): ("fb40ca33a6f7f14e", 247, "b2cf2952fee879f5", 38),
    ("kohle-und-kolonie-2013", 1): ("030355ea676205f7", 184, "4d0e33e5bd369567", 54),
    ("kohle-und-kolonie-revised", 1): ("030355ea676205f7", 184, "4d0e33e5bd369567", 54),
    ("schichtwechsel", 1): ("314274f4de05b074", 162, "672573a31c49d6f3", 52),
}


def test_the_numbers_of_every_title_mean_what_they_meant() -> None:
    found = {}
    for title in revier.games():
        game = revier.game(title)
        actions, events = game.actions, game.events
        found[title, game.rules_version] = (
            actions.fingerprint(),
            len(actions),
            events.fingerprint(),
            len(events.kinds),
        )
    assert found == FINGERPRINTS


@pytest.mark.parametrize("title", revier.games())
def test_number_and_name_lead_to_each_other(title: str) -> None:
    game = revier.game(title)
    texts = set()
    for id in range(len(game.actions)):
        action = game.actions.describe(id)
        assert action.id == id
        assert game.actions.parse(action.text) == id
        assert game.actions.id(action.verb, *action.args.values()) == id
        assert action.kind in (*game.steps, "")  # "": a verb of several kinds
        assert action.rule
        assert action.targets
        assert action.key == f"{game.actions.prefix}-{action.verb.replace('_', '-')}"
        texts.add(action.text)
    assert len(texts) == len(game.actions)


@pytest.fixture
def table() -> ActionTable:
    made = ActionTable("xy")
    made.verb("take", Domain("card", ["ace", "king"]), kind="Take", rule="XY-1", targets="card:{card}")
    made.verb("pay", Domain("coin amount", [("gold", 1), ("gold", 2), ("silver", 1)]), kind="Pay", rule="XY-2")
    made.verb("move_to", Domain("level", range(1, 4)), kind="Move", rule="XY-3")
    made.verb("pass", kind="Take", rule="XY-4", targets="button:pass")
    return made


def test_verbs_are_numbered_in_the_order_they_are_declared(table: ActionTable) -> None:
    texts = [table.describe(id).text for id in range(len(table))]
    assert texts == [
        *("take ace", "take king", "pay gold 1", "pay gold 2", "pay silver 1"),
        *("move_to 1", "move_to 2", "move_to 3", "pass"),
    ]
    assert table.verb("more", kind="More", rule="XY-5") == 9


def test_an_action_is_found_by_names_or_by_index(table: ActionTable) -> None:
    assert table.id("take", "king") == table.id("take", 1) == 1
    assert table.id("pay", "silver", 1) == table.id("pay", 2) == 4
    assert table.id("move_to", 2) == 6  # a name goes before an index
    assert table.id("move_to", 0) == 5
    assert table.id("pass") == 8


def test_an_action_in_words(table: ActionTable) -> None:
    action = table.describe(1)
    assert (action.verb, action.args, action.targets) == ("take", {"card": "king"}, ["card:king"])
    assert (action.key, action.kind, action.rule) == ("xy-take", "Take", "XY-1")
    assert repr(action) == "Action(1, 'take king')"
    assert table.describe(3).args == {"coin": "gold", "amount": 2}


@pytest.mark.parametrize(
    ("verb", "args", "advice"),
    [
        ("steal", (), "verbs: take, pay, move_to, pass"),
        ("", (), "verbs: take, pay, move_to, pass"),
        ("take", ("queen",), "it takes: ace, king"),
        ("take", (2,), "it takes: ace, king"),
        ("take", (-1,), "it takes: ace, king"),
        ("take", (), "it takes: ace, king"),
        ("take", ("ace", "king"), "it takes: ace, king"),
        ("pay", ("gold", 3), "it takes: gold 1, gold 2, silver 1"),
        ("pass", ("now",), "verb 'pass' does not take 'now'"),
    ],
)
def test_a_name_that_is_none_gets_advice(
    table: ActionTable, verb: str, args: tuple[int | str, ...], advice: str
) -> None:
    with pytest.raises(KeyError) as caught:
        table.id(verb, *args)
    assert advice in str(caught.value)


@pytest.mark.parametrize("id", [-1, 9, 1 << 70])
def test_a_number_that_is_none_gets_advice(table: ActionTable, id: int) -> None:
    with pytest.raises(KeyError) as caught:
        table.describe(id)
    assert "actions are 0 to 8" in str(caught.value)


def test_appending_a_verb_changes_the_fingerprint_and_no_number(table: ActionTable) -> None:
    before = table.fingerprint()
    texts = [table.describe(id).text for id in range(len(table))]
    table.verb("more", kind="More", rule="XY-5")
    assert table.fingerprint() != before
    assert [table.describe(id).text for id in range(len(texts))] == texts


def test_a_board_names_what_the_rules_number(table: ActionTable) -> None:
    place, other = Domain("place", range(2)), Domain("place", ["essen", "witten"])
    first = table.verb("go", place, kind="Go", rule="XY-6", targets="place:{place}")
    named = table.with_names({place: other})
    assert [named.describe(n).text for n in range(first)] == [table.describe(n).text for n in range(first)]
    assert named.describe(first + 1).targets == ["place:witten"]
    with pytest.raises(ValueError, match="go: 3 names for 2 numbers"):
        table.with_names({place: Domain("place", range(3))})
    events = EventTable("xy")
    went = events.kind("went", EventArg("seat"), EventArg("place", place))
    assert events.with_names({place: other}).args(went, [0, 1]) == {"seat": 0, "place": "witten"}
    assert events.fingerprint() == events.with_names({place: other}).fingerprint()
    before = events.fingerprint()
    events.kind("left")
    assert events.fingerprint() != before


def test_events_carry_names_and_not_numbers() -> None:
    card = Domain("card", ["ace", "king", "queen"])
    table = EventTable("xy")
    took = table.kind("took", EventArg("seat"), EventArg("card", card))
    saw = table.kind("saw_cards", EventArg("seat"), EventArg("cards", card, many=True))
    showed = table.kind("showed", EventArg("cards", card, mask=True))
    assert table.args(took, [2, 1, -1, -1, -1, -1]) == {"seat": 2, "card": "king"}
    assert table.args(saw, [0, 2, 0, -1, -1, -1]) == {"seat": 0, "cards": ["queen", "ace"]}
    assert table.args(showed, [0b101, -1, -1, -1, -1, -1]) == {"cards": ["ace", "queen"]}
    assert table.key("saw_cards") == "xy-saw-cards"
