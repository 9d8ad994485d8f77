"""The catalogues: complete, without leftovers, alike in all languages, and properly set."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import revier
from revier.games.glueck_auf.components import COLOR_IDS, DATA, ELEMENT_IDS, SHIFTS
from revier.games.glueck_auf.placing import OBSTACLES
from revier.kernel.errors import IllegalAction
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.terminal.play import KEYS
from revier.texts import LANGUAGES, Argument, Texts, catalogues, english, signed, texts

NAMES = ["Frida", "Anton", "Mira", "Otto"]
ALWAYS_OFFERED = {"pit_end", "keep_none", "return_top", "return_bottom"}  # cannot be refused when asked
SOURCES = Path(__file__).parents[1] / "src" / "revier"


class Strict(Texts):
    """Complains where a message is missing or cannot be formatted."""

    def say(self, key: str, args: Mapping[str, Argument] | None = None, names: Sequence[str] = ()) -> str:
        assert self.has(key), f"{self.language}: {key} is missing"
        prefix = key.split("-")[0]
        spoken = {name: self.name(prefix, name, value, names) for name, value in (args or {}).items()}
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, spoken)
        assert not errors, f"{self.language}: {key} {args}: {errors}"
        return str(text)


STRICT = {language: Strict(language) for language in LANGUAGES}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name, source in catalogues(language).items():
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


# -- which ids the code uses ----------------------------------------------------------------------


def literal_ids() -> set[str]:
    """Every id written out in the code."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r"""["']((?:kernel|terminal|cli|ga)-[a-z0-9-]*[a-z0-9])["']""", source))


def key(*parts: str | int) -> str:
    return "-".join(str(part) for part in parts).replace("_", "-")


def made_ids() -> Iterator[str]:
    """Every id the code puts together from names."""
    for command in KEYS:
        yield f"terminal-key-{command}"
        yield f"terminal-help-{command}"
    for id in revier.games():
        yield from title_ids(id)
    yield from glueck_auf_ids()


def title_ids(id: str) -> Iterator[str]:
    """What every title needs."""
    game = revier.game(id)
    prefix = game.actions.prefix
    for part in ("title", "help", "legend", "tie-break"):
        yield f"{prefix}-{part}"
    for name, values in game.option_values.items():
        yield key(prefix, "option", name)
        yield from (key(prefix, "option", name, value) for value in values)
    for verb in game.actions.verbs.values():
        yield key(prefix, verb.name)
        prompt = game.prompt(verb.kind)
        yield prompt
        yield prompt.replace("-ask-", "-help-")
        if verb.name not in ALWAYS_OFFERED:
            yield key(prefix, "why", verb.name)
    for kind in game.events.kinds:
        yield game.events.key(kind)


def glueck_auf_ids() -> Iterator[str]:
    """The names of spaces, tiles, orders and all else that messages of Glück Auf mention."""
    yield from (reason for reason, _ in OBSTACLES)
    for name in ("color", "slot", "letter"):
        yield from (key("ga", name, color) for color in COLOR_IDS)
    yield from (key("ga-level", level) for level in range(len(COLOR_IDS) + 1))
    yield from (key("ga-shift", shift) for shift in range(1, SHIFTS + 1))
    yield from (key("ga-side", side) for side in DATA["sides"])
    yield from (key("ga-space", space["id"]) for space in [*DATA["worker_spaces"], DATA["bank"]])
    yield from (key("ga-tile", tile["id"]) for tile in DATA["tiles"])
    yield from (key("ga-order", order["id"]) for order in DATA["orders"])
    yield from (key("ga-element", element) for element in ELEMENT_IDS)
    for transport in DATA["transports"]:
        yield from (f"ga-transport-{transport}", f"ga-short-{transport}", f"ga-category-orders-{transport}")
    for category in ("money", "coal", "outstanding", "imbalance"):
        yield f"ga-category-{category}"


USED = literal_ids() | set(made_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_the_code_uses_has_a_text(language: str) -> None:
    assert USED - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_used(language: str) -> None:
    assert messages(language).keys() - USED == set()


def test_verbs_events_and_names_do_not_share_ids() -> None:
    for id in revier.games():
        game = revier.game(id)
        verbs = [key(game.actions.prefix, verb) for verb in game.actions.verbs]
        events = [game.events.key(kind) for kind in game.events.kinds]
        ids = [*verbs, *events, *glueck_auf_ids()]
        assert len(ids) == len(set(ids))


# -- alike in all languages, and readable ---------------------------------------------------------


@pytest.mark.parametrize("id", sorted(messages("en")))
def test_languages_use_the_same_variables_and_explain_them(id: str) -> None:
    used = [variables(messages(language)[id]) for language in LANGUAGES]
    assert used[0] == used[1] == used[2]
    for language in LANGUAGES:
        comment = messages(language)[id].comment
        for variable in used[0]:
            assert comment is not None, f"{language}: {id} needs a comment about ${variable}"
            assert f"${variable}" in str(comment.content), f"{language}: {id} does not explain ${variable}"


SAMPLES: dict[str, list[Argument]] = {
    "seat": [0, 3],
    "pile": ["tiles", "orders"],
    "end": ["top", "bottom"],
    "source": ["cage", "store"],
    "space": ["money_6", "bank"],
    "level": [0, 4],
    "shift": [1, 3],
    "color": ["yellow", "black"],
    "slot": ["brown"],
    "tile": ["grey_2_light"],
    "tiles": [["grey_2_light", "black_1_dark"], []],
    "order": ["carriage_kk"],
    "orders": [["carriage_kk", "engine_ybgk"], []],
    "element": ["coal_yellow", "haul_barrow", "cart_black"],
    "points": [-4, 0, 1, 12],
    "known": [["one", "two"]],
}
WORDS = {"given", "name", "names", "file", "detail", "option", "game", "scores", "speed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for id, message in messages(language).items():
        names = sorted(variables(message))
        samples = [SAMPLES.get(name, ["word"] if name in WORDS else [0, 1, 2, 5]) for name in names]
        for values in product(*samples):
            check_readable(STRICT[language].say(id, dict(zip(names, values, strict=True)), NAMES))


def check_readable(text: str) -> None:
    """No ids, no braces, no doubled spaces."""
    assert text
    assert not re.search(r"[{}$]|\?\?\?|[a-z0-9]_[a-z0-9]|\b(ga|kernel|cli|terminal)-|  | $", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_and_letters_differ(language: str) -> None:
    for family in ("letter", "short"):
        found = [STRICT[language].say(id) for id in messages(language) if id.startswith(f"ga-{family}-")]
        assert len(found) == len(set(found)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for name, source in catalogues(language).items():
        for number, line in enumerate(source.splitlines(), 1):
            if line.startswith("#"):
                continue
            where = f"{language}/{name}:{number}: {line}"
            assert "'" not in line, where
            assert '"' not in line, where
            assert "..." not in line, where
            assert not re.search(r"(^|[ (])-\d", line), where
            assert line == line.rstrip(), where
            if language == "fr":
                assert not re.search(r"[^\u00a0][;:!?»]", line), where
                assert not re.search(r"«[^\u00a0]", line), where
            if language == "de":
                assert "”" not in line, where
                assert line.count("„") == line.count("“"), where


# -- what really occurs ---------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "orders"), [(2, "open"), (3, "hidden"), (4, "hidden")])
def test_whole_games_can_be_told_and_asked_in_every_language(players: int, orders: str) -> None:
    s = revier.game("glueck-auf").new(players=players, seed=players, delivered_orders=orders)
    rng = Rng(players)
    while not s.is_over:
        question = s.decision()
        assert question is not None
        asked = {(question.prompt, tuple(question.args.items()))}
        asked |= {(option.text, tuple(option.args.items())) for option in s.options()}
        for strict in STRICT.values():
            for id, args in asked:
                check_readable(strict.say(id, dict(args), NAMES))
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
    for event in s.events():
        for strict in STRICT.values():
            check_readable(strict.say(event.key, event.args, NAMES))


def test_every_refusal_says_why_in_every_language() -> None:
    reasons: set[str] = set()
    for s in positions():
        for action in range(len(s.game.actions)):
            if action in s.legal_actions():
                continue
            with pytest.raises(IllegalAction) as refused:
                s.apply(action)
            reasons.add(refused.value.reason)
            for strict in STRICT.values():
                check_readable(strict.say(refused.value.reason, dict(refused.value.reason_args)))
    assert len(reasons) > 10


def positions() -> Iterator[State]:
    """One position of every kind of decision a game meets, with others in between."""
    s = revier.game("glueck-auf").new(players=3, seed=5)
    rng = Rng(8)
    while not s.is_over:
        if s.ply % 6 == 0 or s.asked().__class__.__name__ in ("Keep", "ReturnOrder", "SubCube"):
            yield s
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])


def test_refusals_read_as_the_style_guide_shows() -> None:
    text = english("ga-why-workers", {"need": 3, "have": 2, "space": "money_6", "marks": 0})
    assert text == "needs 3 workers, has 2"


# -- the little that texts.py does itself ---------------------------------------------------------


def test_ids_seats_and_levels_are_replaced_by_names() -> None:
    t = texts("de")
    assert (
        t.say("ga-placed", {"seat": 1, "space": "money_6", "count": 2}, NAMES) == "Anton setzt 2 Arbeiter auf Geld 6."
    )
    assert t.say("ga-cage-moved", {"seat": 4, "level": 0}, NAMES) == "Platz 5 fährt den Korb nach über Tage."


def test_lists_are_joined_and_empty_ones_say_so() -> None:
    t = texts("fr")
    told = t.say("ga-delivered-shown", {"seat": 0, "orders": ["barrow_y", "engine_kk"]}, NAMES)
    assert told == "Frida a livré\u00a0: charrette 1× jaune, locomotive 2× noir."
    assert t.say("ga-delivered-shown", {"seat": 0, "orders": []}, NAMES) == "Frida a livré\u00a0: rien."


def test_negative_numbers_have_a_true_minus_sign() -> None:
    assert signed(-12) == "−12"
    told = texts("en").say("ga-imbalance-scored", {"seat": 0, "count": 1, "points": -2}, NAMES)
    assert told == "Frida has an imbalance of 1 tile: −2\u00a0VP."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="known: de, en, fr"):
        Texts("nl")
