"""The catalogues: complete, without leftovers, alike in all languages, and properly set."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import revier
from revier.bots import BOTS, RANKS
from revier.games.glueck_auf.components import COLOR_IDS, DATA, ELEMENT_IDS, SHIFTS
from revier.games.glueck_auf.placing import OBSTACLES
from revier.games.kohle_und_kolonie.board import (
    DISASTER_IDS,
    ENGINEER_SPACE_IDS,
    LINE_IDS,
    MINER_SPACE_IDS,
    RAIL_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
    Board,
)
from revier.games.kohle_und_kolonie.state import CATEGORY_IDS, ROUNDS
from revier.games.kohle_und_kolonie.title import printed_board
from revier.games.schichtwechsel import names as sw
from revier.games.schichtwechsel.title import printed_components
from revier.kernel.errors import IllegalAction
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.kernel.step import Decision
from revier.terminal.play import KEYS
from revier.texts import LANGUAGES, Argument, Texts, catalogues, english, signed, texts

NAMES = ["Frida", "Anton", "Mira", "Otto", "Hedwig"]
ALWAYS_OFFERED = {"pit_end", "keep_none", "return_top", "return_bottom"}  # cannot be refused when asked
SOURCES = Path(__file__).parents[1] / "src" / "revier"
CLIENT = Path(__file__).parents[1] / "web" / "src"
RULES = CLIENT / "help" / "rules"


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

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(messages("en")[node.id.name])


def variables(message: ast.Message) -> set[str]:
    """What a message needs, with what the messages inside it need."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


# -- which ids the code uses ----------------------------------------------------------------------


def literal_ids() -> set[str]:
    """Every id written out in the code."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    found = set(re.findall(r"""["']((?:kernel|terminal|cli|server|ga|kk|sw)-[a-z0-9-]*[a-z0-9])["']""", source))
    paths = [path for end in ("ts", "tsx") for path in CLIENT.rglob(f"*.{end}") if ".test." not in path.name]
    client = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return found | set(re.findall(r"""'((?:kernel|server|web)-[a-z0-9-]*[a-z0-9])'""", client))


def key(*parts: str | int) -> str:
    return "-".join(str(part) for part in parts).replace("_", "-")


def made_ids() -> Iterator[str]:
    """Every id the code puts together from names."""
    for command in KEYS:
        yield f"terminal-key-{command}"
        yield f"terminal-help-{command}"
    yield from (f"cli-about-{name.replace('@', '-')}" for name in (*RANKS, *BOTS))
    for word in ("board", "components"):
        yield from (f"cli-bad-{word}", f"cli-fixed-{word}", f"cli-good-{word}")
    for id in revier.games():
        yield from title_ids(id)
    for names in NAME_IDS.values():
        yield from names()


def title_ids(id: str) -> Iterator[str]:
    """What every title needs."""
    game = revier.game(id)
    prefix = game.actions.prefix
    for part in ("title", "help", "legend", "tie-break"):
        yield f"{prefix}-{part}"
    for name, values in game.option_values.items():
        yield key(prefix, "option", name)
        yield from (key(prefix, "option", name, value) for value in values)
    for name, step in game.steps.items():
        if issubclass(step, Decision):
            yield game.prompt(name)
            yield game.prompt(name).replace("-ask-", "-help-")
    for verb in game.actions.verbs:
        yield key(prefix, verb)
        if verb not in ALWAYS_OFFERED:
            yield key(prefix, "why", verb)
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


def kohle_und_kolonie_ids() -> Iterator[str]:
    """The names of mines, places, tokens and all else that messages of Kohle & Kolonie mention."""
    board = Board(printed_board(), "revised")
    rescue = [f"rescue_{id}" for id in board.space_ids]
    places = [*board.station_ids, *MINER_SPACE_IDS, "supply", *rescue, *board.village_ids]
    large = [id for id in board.large_ids if id]
    families: dict[str, Sequence[str | int]] = {
        "edition": ["2013", "revised"],
        "round": range(1, ROUNDS + 1),
        "phase": range(1, 11),
        "category": CATEGORY_IDS,
        "outlook": ["income", "pithead"],
        "token": TOKEN_IDS,
        "rail": RAIL_IDS,
        "disaster": DISASTER_IDS,
        "pithead": TILE_IDS,
        "box": TILE_IDS,
        "line": LINE_IDS,
        "space": [*board.space_ids, *rescue, *SPACE_IDS],
        "square": range(1, len(board.squares) + 1),
        "mine": board.mine_ids,
        "tile": [*board.mine_ids, *large],
        "claim": board.claim_ids,
        "village": board.village_ids,
        "station": board.station_ids,
        "place": places,
        "origin": [*places, *ENGINEER_SPACE_IDS, *board.space_ids],
        "price": ["engineer", "settlement", "steam"],
        "stock": ["workers", "miners", "engineers", "settlements", "engines", "wagons", "markers"],
    }
    for family, ids in families.items():
        yield from (key("kk", family, id) for id in ids)


def schichtwechsel_ids() -> Iterator[str]:
    """The names of cards, tiles, spaces and all else that messages and the board of Schichtwechsel mention."""
    spaces = [space["id"] for space in printed_components()["shift_spaces"]]
    families: dict[str, Sequence[str]] = {
        "phase": sw.PHASE_IDS,
        "category": sw.CATEGORY_IDS,
        "kind": sw.KIND_IDS,
        "piece": ["coal", "spoil", "coke"],
        "letter": sw.KIND_IDS,
        "token": ["w", "p", "c"],
        "cart": sw.CART_IDS,
        "wagon": sw.WAGON_IDS,
        "field": sw.FIELD_IDS,
        "track": sw.TRACK_IDS,
        "house": sw.HOUSE_IDS,
        "plot": sw.PLOT_IDS,
        "worth": sw.PLOT_IDS,
        "area": sw.AREA_IDS,
        "bonus": sw.BONUS_IDS,
        "tile": sw.TILE_IDS,
        "exchange": sw.EXCHANGE_IDS,
        "payment": sw.PAYMENT_IDS,
        "variant": sw.VARIANT_IDS,
        "size": sw.SIZE_IDS,
        "card": [*sw.CARD_IDS, "own_card", *sw.ROUND_CARD_IDS],
        "space": ["start", *spaces, *sw.FRAME_SPACE_IDS],
        "scoring": sw.SCORING_IDS,
        "special": [id for id in sw.SPECIAL_IDS if id != "none"],
        "stone": ["bag", "aside"],
        "box": [*sorted({card["category"] for card in printed_components()["action_cards"]}), "large", "small"],
        "short": SHORT_IDS,
    }
    for family, ids in families.items():
        yield from (key("sw", family, id) for id in ids)
    yield from ("sw-first-effect", "sw-second-effect")  # parts of sw-option


# what the board says of an effect of the component file
SHORT_IDS = [
    *sw.TRACK_IDS,
    *("vp", "coin", "white", "water", "water_up_to", "tool", "haul", "coke", "load", "tile_lower"),
    *("coal_wagon", "coke_wagon", "coke_plant", "spoil_heap", "coal_on_cart", "spoil_on_cart", "cube_on_cart"),
    *("headframe_single", "headframe_double", "take_start_marker", "rail_per_removed_headframe"),
]

NAME_IDS: dict[str, Callable[[], Iterator[str]]] = {
    "ga": glueck_auf_ids,
    "kk": kohle_und_kolonie_ids,
    "sw": schichtwechsel_ids,
}

USED = literal_ids() | set(made_ids())
IN_THE_BROWSER = {f"web-{id}" for id in USED if "-ask-" in id}  # where a prompt has other words there


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_the_code_uses_has_a_text(language: str) -> None:
    assert USED - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_used(language: str) -> None:
    assert messages(language).keys() - USED - IN_THE_BROWSER == set()


def test_verbs_events_and_names_do_not_share_ids() -> None:
    for id in revier.games():
        game = revier.game(id)
        verbs = [key(game.actions.prefix, verb) for verb in game.actions.verbs]
        events = [game.events.key(kind) for kind in game.events.kinds]
        ids = [*verbs, *events, *NAME_IDS[game.actions.prefix]()]
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


SHARED: dict[str, list[Argument]] = {
    "seat": [0, 3],
    "known": [["one", "two"]],
}
GLUECK_AUF: dict[str, list[Argument]] = {
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
}
KOHLE_UND_KOLONIE: dict[str, list[Argument]] = {
    "meaning": ["end_turn", "done", "skip", "pass", "decline", "enough", "load"],
    "state": ["active", "idle"],
    "round": [1, 5],
    "mine": ["k-rabe"],
    "mines": [["k-rabe", "e-mansfeld"], []],
    "tile": ["k-rabe", "g-heinrich"],
    "claim": ["heinrich"],
    "village": ["steele"],
    "station": ["red-1"],
    "place": ["red-1", "cokery_pair", "supply", "rescue_t11", "steele"],
    "origin": ["red-1", "cokery_pair", "supply", "rescue_t11", "steele"],
    "space": ["cokery_engineer_1"],
    "square": [1, 2],
    "token": ["bonus_wagon"],
    "rail": ["rail_vp"],
    "disaster": ["extra_coin"],
    "pithead": ["cokery"],
    "category": ["claims"],
}
SCHICHTWECHSEL: dict[str, list[Argument]] = {
    "op": ["road", "vp", "coke_on_wagon", "road_rail"],
    "and": ["nothing", "water_down", "take_tool"],
    "sizes": [1, 4, 6, 15],
    "seat": [0, "seat_3"],
    "kind": ["coal", "spoil"],
    "piece": ["coke"],
    "cart": ["cart_4"],
    "wagon": ["wagon_5"],
    "field": ["own_field", "grey_2"],
    "track": ["road"],
    "house": ["house_3"],
    "plot": ["plot_coke", "work_speed"],
    "area": ["base", "small"],
    "bonus": ["miner", "vp2"],
    "bonuses": [["miner", "headframe"], ["house"]],
    "tile": ["overseer_tile"],
    "exchange": ["heap5_rail"],
    "payment": ["w", "pc"],
    "variant": ["white"],
    "card": ["haul_large", "own_card", "round_lead"],
    "cards": [["round_road", "round_coke"]],
    "space": ["start", "lamp_room", "small_vp"],
    "category": ["end_tools"],
    "move": ["word"],
    "effect": ["word"],
}
SAMPLES = {"ga": GLUECK_AUF, "kk": KOHLE_UND_KOLONIE, "sw": SCHICHTWECHSEL}
WORDS = {"given", "name", "names", "file", "detail", "option", "game", "scores", "speed", "field", "wanted", "why"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    for id, message in messages(language).items():
        names = sorted(variables(message))
        known = SHARED | SAMPLES.get(id.split("-")[0], {})
        samples = [known.get(name, ["word"] if name in WORDS else [0, 1, 2, 5]) for name in names]
        for values in product(*samples):
            check_readable(STRICT[language].say(id, dict(zip(names, values, strict=True)), NAMES))


RAW = re.compile(
    r"[{}$]|\?\?\?|[a-z0-9]_[a-z0-9]|\b(ga|kk|sw|kernel|cli|server|terminal)-|  | $|\b[keg]-[a-z]"
    r"|(red|yellow|brown|green)-\d"
)


def check_readable(text: str) -> None:
    """No ids, no braces, no doubled spaces."""
    assert text
    assert not RAW.search(text), text


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
                spaced = line.replace("III:4", "")  # as the board of the terminal writes it
                assert not re.search(r"[^\u00a0][;:!?»]", spaced), where
                assert not re.search(r"«[^\u00a0]", line), where
            if language == "de":
                assert "”" not in line, where
                assert line.count("„") == line.count("“"), where


# What is called otherwise everywhere else: by language, by the prefix of a title's ids (all of them: empty).
OTHER_WORDS = {
    "de": {
        "": "Kohlensyndikat|Startspieler-Marker",
        "ga": "Kohlenlager",
        "kk": r"Münzen\b|Tagesanlage|Bergingenieur|Rettungs(feld|pl[aä]tz)|\bMarken\b|\bWagen\b|(roß|lein)en? Zeche",
        "sw": r"Leistenfeld|\beiner Leiste|Ende des Spiels|Kokswagen|Startmarker|\bWasserstein|\bBahn\b",
    },
    "en": {"ga": "[Cc]art works", "kk": r"\bcoins\b|thaler|pit-head|Revised edition", "sw": "the start marker"},
    "fr": {
        "": r"[Mm]ain d.œuvre|\b[Tt]halers?\b",
        "ga": r"\bquarts?\b|\bplaquette|Expédié",
        "kk": r"\bforge\b|\bsecours\b|marqueur|mine isolée|\binstallation|\bmineurs?\b|\bwagons?\b|tuile de carreau",
        "sw": r"carte d’eau|neutre|\bvierge|fin du jeu|wagons? de coke|eaux d.exhaure|places? bonus",
    },
}
TITLES = {"ga": "glueck-auf", "kk": "kohle-und-kolonie", "sw": "schichtwechsel"}


def written(language: str, prefix: str) -> Iterator[tuple[str, str]]:
    """What is said about a title, and its page of rules: where it stands, its words without variables."""
    for id, message in messages(language).items():
        if re.search(rf"(^|-){prefix}-", id):
            _, said = FluentSerializer().serialize_entry(ast.Message(message.id, message.value)).split("=", 1)
            yield id, re.sub(r"\$\w+|\[\w+\]", "", said)
    for short, title in TITLES.items():
        if prefix in ("", short):
            yield title, re.sub(r"\s+", " ", (RULES / f"{title}.{language}.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "prefix"), [(at, prefix) for at in OTHER_WORDS for prefix in OTHER_WORDS[at]])
def test_one_thing_has_one_word(language: str, prefix: str) -> None:
    for where, text in written(language, prefix):
        found = re.search(OTHER_WORDS[language][prefix], text)
        assert found is None, f"{language}/{where}: {found}"


# Every option is a button; what is but a name, or yes or no, has nothing to do by itself.
FRENCH_STARTS = (
    r"(Ne (pas|plus rien|rien) )?((le|la|Le|La|Tout) )?\w+(er|ir|re)\b|\{|Défense des mines|Oui|Non|Cela suffit|Terminé"
)


@pytest.mark.parametrize("id", revier.games())
def test_a_button_says_in_french_what_to_do_in_the_infinitive(id: str) -> None:
    actions = revier.game(id).actions
    own = [found for found in messages("fr") if re.match(rf"web-{actions.prefix}-act-", found)]
    for button in (*(key(actions.prefix, verb) for verb in actions.verbs), *own):
        for start in starts(messages("fr")[button].value):
            assert re.match(FRENCH_STARTS, start), f"{button}: {start}"


def starts(pattern: ast.Pattern | None) -> Iterator[str]:
    """How a message may begin; what begins with a name of something has a brace."""
    assert pattern is not None
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        yield first.value
    elif isinstance(first.expression, ast.SelectExpression):
        for variant in first.expression.variants:
            yield from starts(variant.value)
    elif isinstance(first.expression, ast.MessageReference):
        yield from starts(messages("fr")[first.expression.id.name].value)
    else:
        yield "{"


READ_ALOUD: list[tuple[str, str, dict[str, Argument], str]] = [
    ("en", "kk-deploy", {}, "Deploy a miner"),
    ("de", "kk-deploy", {}, "Setz einen Kumpel ein"),
    ("en", "kk-engineer", {"coins": 2}, "Deploy an engineer (2\u00a0T)"),
    (
        "en",
        "web-kk-trust-told",
        {"coins": 3, "purchases": 1},
        "The Coal Trust has 3 T on its track and buys 1 mine a round.",
    ),
    ("de", "web-kk-supplies", {"workers": 1, "engines": 1}, "Vorrat: 1 Arbeiter, 1 Maschine"),
    ("en", "web-kk-supplies", {"workers": 1, "engines": 2}, "Supply: 1 worker, 2 engines"),
    ("fr", "web-kk-supplies", {"workers": 2, "engines": 1}, "Réserve\u00a0: 2 travailleurs, 1 machine"),
    ("en", "web-sw-text-load", {"cart": "Cart 1", "spoil": 0, "coal": 0, "free": 1}, "Cart 1: empty, room for 1"),
    ("en", "kk-category-end-coins", {}, "Thalers, 1 per 2"),
    (
        "de",
        "sw-ask-place-cube",
        {"count": 3, "coal": 1, "spoil": 2},
        "Lade noch 3 Würfel auf Loren (Kohle: 1, Abraum: 2).",
    ),
    ("de", "sw-ask-load", {"count": 2}, "Verlade bis zu 2 Koks. Von welchem Feld zuerst?"),
    ("de", "web-sw-act-load", {"what": "Kokerei"}, "Verlade von: Kokerei"),
    ("de", "sw-water-rose", {"seat": 1, "level": 4}, "Bei Anton steigt das Grubenwasser auf 4."),
    (
        "de",
        "sw-barrier-crossed",
        {"seat": 1, "track": "rail", "bonuses": []},
        "Anton passiert die Schranke (Schiene): nichts.",
    ),
    ("de", "web-kk-auction-over", {"left": 2}, "Konsolidierung · danach noch 2"),
    ("de", "web-replay-eyes", {}, "Blickwinkel"),
    ("de", "web-replay-copy", {}, "Link kopieren"),
    ("de", "web-table-private", {}, "Diese Partie ist privat. Nur wer mitspielt, sieht sie."),
    ("de", "web-table-waiting-for", {"names": "Anton"}, "Noch nicht geantwortet: Anton."),
    ("de", "web-table-clock-days", {"days": 2, "hours": 3}, "2 Tg. 3 h"),
    ("fr", "web-table-undo", {}, "Annuler"),
    ("fr", "web-sw-first", {"who": "Anton"}, "Anton est arrivé en premier."),
    ("fr", "ga-draft-take", {"order": "engine_yy"}, "Prendre la locomotive (2 jaunes)"),
    ("fr", "web-sw-do-road-no-barrier", {"n": 2}, "avancer de 2 cases sur la route sans franchir de barrière"),
    ("fr", "web-kk-bid-passed", {}, "a passé"),
    ("fr", "web-replay-eyes", {}, "Point de vue"),
    ("fr", "web-table-with-unread", {"what": "Discussion", "count": 3}, "Discussion, 3 nouveaux"),
    ("fr", "web-table-unread", {"count": 3}, "3 nouveaux"),
    ("fr", "web-table-parts", {}, "Vues"),
    ("fr", "web-sheet-shift", {"n": 2}, "Poste 2"),
    ("fr", "web-table-story-skip", {}, "Ignorer"),
    ("en", "cli-arena-whole", {"games": 2, "groups": 1, "each": 2}, "Groups are played whole: 2 games, 1 group of 2."),
    (
        "de",
        "cli-speed",
        {"games": 1, "speed": "2.0", "decisions": 9},
        "1 Spiel, 2.0 in der Sekunde, 9 Entscheidungen je Spiel.",
    ),
    ("fr", "web-ga-text-stacks", {"tiles": 1, "orders": 2}, "Piles\u00a0: 1 tuile Galerie, 2 commandes"),
    ("fr", "sw-why-too-little-spoil", {"need": 3, "have": 1}, "demande 3 stériles, disponibles\u00a0: 1"),
    ("en", "sw-short-white", {"n": 2}, "2 white cubes"),
    (
        "en",
        "web-delete-text",  # as tests/server/test_leaving.py proves it
        {},
        "Your name, your sign-ins and the records you uploaded are deleted for good. "
        "Games of others stay, and so does what you said there, both without your name.",
    ),
    ("en", "server-stale", {"ply": 7}, "The game has moved on: it is at move 7 now. Look at it again and decide anew."),
    ("fr", "ga-placed", {"seat": 1, "count": 2, "space": "bank"}, "Anton place 2 ouvriers sur la case banque."),
    (
        "fr",
        "ga-element-scored",
        {"seat": 1, "element": "coal_yellow", "count": 3, "points": 2},
        "Anton marque 2\u00a0PV\u00a0: charbon jaune (3).",
    ),
    ("en", "web-sw-do-where", {"what": "gain 1 VP", "count": 2}, "gain 1 VP (only if 2 are there already)"),
    ("de", "web-sw-do-where", {"what": "1 SP nehmen", "count": 2}, "1 SP nehmen (nur wenn dort schon 2 liegen)"),
    ("en", "cli-arena-resumed", {"done": 1, "games": 20}, "In the log already: 1 of 20 games."),
    (
        "fr",
        "cli-verified-plain",
        {"file": "a.json", "game": "glueck-auf", "plies": 1, "scores": "0 0"},
        "OK a.json\u00a0: glueck-auf, 1 coup, points 0 0. "
        "Il ne contient pas de sceau, donc rien ne dit quand la graine a été choisie.",
    ),
    ("de", "web-kk-text-yield", {"vp": 1, "coins": 2, "value": 1}, "1 SP, 2 T, Wert +1"),
]


@pytest.mark.parametrize(("language", "id", "args", "said"), READ_ALOUD)
def test_what_stumbled_when_read_aloud_reads_well(language: str, id: str, args: dict[str, Argument], said: str) -> None:
    assert texts(language).say(id, args, NAMES) == said


# -- what really occurs ---------------------------------------------------------------------------


GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("glueck-auf", 2, {"delivered_orders": "open"}),
    ("glueck-auf", 3, {}),
    ("glueck-auf", 4, {}),
    *[("kohle-und-kolonie-2013", players, {}) for players in (3, 4, 5)],
    *[("kohle-und-kolonie-revised", players, {}) for players in (3, 4, 5)],
    *[("schichtwechsel", players, {}) for players in (2, 3, 4)],
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_whole_games_can_be_told_and_asked_in_every_language(game: str, players: int, options: dict[str, str]) -> None:
    s = revier.game(game).new(players=players, seed=players, **options)
    rng = Rng(players)
    while not s.is_over:
        question = s.decision()
        assert question is not None
        asked = {(question.prompt, tuple(question.args.items()))}
        asked |= {(choice.text, tuple(choice.args.items())) for choice in s.choices()}
        for strict in STRICT.values():
            for id, args in asked:
                check_readable(strict.say(id, dict(args), NAMES))
        s.apply(busy(s, rng))
    for event in s.events():
        for strict in STRICT.values():
            check_readable(strict.say(event.key, event.args, NAMES))


def busy(s: State, rng: Rng) -> int:
    """Any action, but seldom one that only ends something, so that more happens."""
    legal = s.legal_actions()
    useful = [action for action in legal if s.game.actions.describe(action).verb != "stop"]
    chosen = useful if useful and rng.below(6) else legal
    return chosen[rng.below(len(chosen))]


@pytest.mark.parametrize("id", revier.games())
def test_messages_ask_for_nothing_that_an_event_does_not_say(id: str) -> None:
    table = revier.game(id).events
    for kind, spec in zip(table.kinds, table.specs, strict=True):
        assert variables(messages("en")[table.key(kind)]) <= {arg.name for arg in spec}, kind


@pytest.mark.parametrize("game", revier.games())
def test_every_refusal_says_why_in_every_language(game: str) -> None:
    reasons: set[str] = set()
    for s in positions(game):
        for action in range(len(s.game.actions)):
            if action in s.legal_actions():
                continue
            with pytest.raises(IllegalAction) as refused:
                s.apply(action)
            reasons.add(refused.value.reason)
            for strict in STRICT.values():
                check_readable(strict.say(refused.value.reason, dict(refused.value.reason_args)))
    assert len(reasons) > 10


def positions(game: str) -> Iterator[State]:
    """A few positions of every kind of decision a game meets."""
    s = revier.game(game).new(players=3, seed=5)
    rng = Rng(8)
    met: list[str] = []
    while not s.is_over:
        kind = type(s.asked()).__name__
        met.append(kind)
        if met.count(kind) <= 3:
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
    assert t.say("ga-cage-moved", {"seat": 5, "level": 0}, NAMES) == "Platz 6 fährt den Korb nach über Tage."
    assert t.say("sw-assign-triple", {"seat": "seat_1"}, NAMES) == "Gib sie an Anton"
    assert t.say("sw-assign-triple", {"seat": "seat_1"}) == "Gib sie an Platz 2"


def test_an_option_says_all_that_it_does() -> None:
    t = texts("en")
    one: dict[str, Argument] = {"op": "road", "n": 1, "and": "nothing", "m": 0}
    assert t.say("sw-option", one) == "Move 1 field on the road"
    both: dict[str, Argument] = {"op": "coke_on_wagon", "n": 1, "and": "take_tool", "m": 1}
    assert t.say("sw-option", both) == "Put 1 coke on a coke wagon and take 1 tool marker"


def test_lists_are_joined_and_empty_ones_say_so() -> None:
    t = texts("fr")
    told = t.say("ga-delivered-shown", {"seat": 0, "orders": ["barrow_y", "engine_kk"]}, NAMES)
    assert told == "Frida a livré\u00a0: la charrette (1 jaune), la locomotive (2 noirs)."
    assert t.say("ga-delivered-shown", {"seat": 0, "orders": []}, NAMES) == "Frida a livré\u00a0: rien."
    told = t.say("sw-barrier-crossed", {"seat": 0, "track": "rail", "bonuses": ["miner", "headframe"]}, NAMES)
    assert told == "Frida franchit la barrière (rail)\u00a0: mineur, chevalement."


def test_a_long_argument_is_cut_and_not_lost() -> None:
    for given in ("x" * 9000, ["bot"] * 2000):
        text = texts("en").say("cli-bad-bot", {"given": given, "known": ["greedy"]})
        assert "???" not in text
        assert text.startswith("There is no bot")
        assert " …" in text


def test_negative_numbers_have_a_true_minus_sign() -> None:
    assert signed(-12) == "−12"
    told = texts("en").say("ga-imbalance-scored", {"seat": 0, "count": 1, "points": -2}, NAMES)
    assert told == "Frida has an imbalance of 1 tile: −2\u00a0VP."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="known: de, en, fr"):
        Texts("nl")
