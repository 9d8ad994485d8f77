"""What a position consists of, declared once: how each field is saved, restored and checked.

A title lists its fields in the order of the saved form, as they lie on the table:

    One("shift", Int(0, SHIFTS)),
    Row("supply", COLOR_IDS, Int(0, CUBES_PER_COLOR), whole=True),
    Pile("tile_stack", Name(TILE_IDS)),
    Seats("seats", [Each("marks", Int(0, MANY)), …]),

Every field is written into the mappings of its owners: the one of the table, or one of each seat. Its attribute in the
state is called as it is, unless the declaration says otherwise. Whether nothing is lost and nothing double is no matter
of fields; that is for the title's `check`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from revier.kernel.checks import MANY, Kind, as_index, as_int, as_list, as_map, get, inside
from revier.kernel.errors import BadPosition
from revier.kernel.secret import load_rng

if TYPE_CHECKING:
    from revier.kernel.game import Game
    from revier.kernel.state import State

Json = dict[str, Any]

# What every position begins with.
HEAD: Final = ["game", "rules", "players", "options", "ply", "sealed", "rng", "agenda"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """An entry of a saved position, or of every seat of it."""

    def __init__(self, name: str, attributes: list[str]) -> None:
        self.name = name  # "": nothing of it is saved
        self.attributes = attributes  # where the state keeps it
        self.attribute = attributes[0] if attributes else ""

    def save(self, s: Any, owners: list[Json]) -> None:
        """Write it into the mapping of every owner."""

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        """Read it from the mapping of every owner; `paths` say where these are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Field):
    """A number of the table."""

    def __init__(self, name: str, kind: Kind, attribute: str = "") -> None:
        super().__init__(name, [attribute or name])
        self.kind = kind

    def save(self, s: Any, owners: list[Json]) -> None:
        owners[0][self.name] = self.kind.save(getattr(s, self.attribute))

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        given = get(owners[0], self.name, paths[0])
        setattr(s, self.attribute, self.kind.load(given, paths[0], self.name))


@mypyc_attr(allow_interpreted_subclasses=True)
class Each(Field):
    """A number of each seat."""

    def __init__(self, name: str, kind: Kind, attribute: str = "") -> None:
        super().__init__(name, [attribute or name])
        self.kind = kind

    def save(self, s: Any, owners: list[Json]) -> None:
        row: vec[i64] = getattr(s, self.attribute)
        name, kind = self.name, self.kind
        for i, owner in enumerate(owners):
            owner[name] = kind.save(row[i])

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        row = vec[i64]()
        for i in range(len(owners)):
            row = append(row, self.kind.load(get(owners[i], self.name, paths[i]), paths[i], self.name))
        setattr(s, self.attribute, row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Field):
    """Numbers by name: the whole row, or only what is not `nothing`; what is not named is `nothing`."""

    def __init__(
        self, name: str, ids: list[str], kind: Kind, attribute: str = "", nothing: int = 0, whole: bool = False
    ) -> None:
        super().__init__(name, [attribute or name])
        self.ids = ids
        self.places: dict[str, int] = {id: i for i, id in enumerate(ids)}
        self.kind = kind
        self.nothing: i64 = nothing
        self.whole = whole

    def save(self, s: Any, owners: list[Json]) -> None:
        row: vec[i64] = getattr(s, self.attribute)
        ids, kind, nothing, whole = self.ids, self.kind, self.nothing, self.whole
        width: i64 = len(ids)
        first: i64 = 0
        for owner in owners:
            found: Json = {}
            for i in range(width):
                n = row[first + i]
                if n != nothing or whole:
                    found[ids[i]] = kind.save(n)
            owner[self.name] = found
            first += width

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        known = self.known(s)
        row = vec[i64]([self.nothing] * (len(self.ids) * len(owners)))
        for owner in range(len(owners)):
            path = inside(paths[owner], self.name)
            for key, value in self.mapping(get(owners[owner], self.name, paths[owner]), path, known).items():
                i: i64 = self.places[key]
                row[len(self.ids) * owner + i] = self.kind_of(i).load(value, path, key)
        setattr(s, self.attribute, row)

    def known(self, s: Any) -> Collection[str]:
        """The names that may be given here and now."""
        return self.places

    def mapping(self, value: object, path: str, known: Collection[str]) -> Json:
        """What was given, with names that are known."""
        return as_map(value, path, known)

    def kind_of(self, i: i64) -> Kind:
        """What this entry of the row may be."""
        return self.kind


class Marks(Field):
    """A list of those names that are marked with a 1."""

    def __init__(self, name: str, ids: list[str], attribute: str = "", width: int = 0) -> None:
        super().__init__(name, [attribute or name])
        self.ids = ids
        self.width: i64 = width or len(ids)  # entries of an owner, of which the first have names

    def save(self, s: Any, owners: list[Json]) -> None:
        row: vec[i64] = getattr(s, self.attribute)
        ids = self.ids
        first: i64 = 0
        for owner in owners:
            owner[self.name] = [ids[i] for i in range(len(ids)) if row[first + i]]
            first += self.width

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        row = vec[i64]([0] * (self.width * len(owners)))
        for owner in range(len(owners)):
            path = inside(paths[owner], self.name)
            for entry in as_list(get(owners[owner], self.name, paths[owner]), path):
                i: i64 = self.width * owner + as_index(entry, path, self.ids)
                if row[i]:
                    raise BadPosition(path, f"{entry} is named more than once")
                row[i] = 1
        setattr(s, self.attribute, row)


@mypyc_attr(allow_interpreted_subclasses=True)
class List(Field):
    """A list of the table; `length` entries of it, or as many as the row `like` has."""

    def __init__(self, name: str, kind: Kind, length: int | None = None, attribute: str = "", like: str = "") -> None:
        super().__init__(name, [attribute or name])
        self.kind = kind
        self.length = length
        self.like = like

    def save(self, s: Any, owners: list[Json]) -> None:
        row: vec[i64] = getattr(s, self.attribute)
        kind = self.kind_now(s)
        owners[0][self.name] = [kind.save(n) for n in row]

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        path = inside(paths[0], self.name)
        kind = self.kind_now(s)
        length: int | None = len(getattr(s, self.like)) if self.like else self.length
        given = as_list(get(owners[0], self.name, paths[0]), path, length)
        setattr(s, self.attribute, vec[i64]([kind.load(entry, path) for entry in given]))

    def kind_now(self, s: Any) -> Kind:
        """What its entries are here and now."""
        return self.kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(List):
    """A list of the table from the top down; in the state the last one lies on top."""

    def save(self, s: Any, owners: list[Json]) -> None:
        super().save(s, owners)
        owners[0][self.name].reverse()

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        super().load(s, owners, paths)
        upwards: vec[i64] = getattr(s, self.attribute)
        setattr(s, self.attribute, vec[i64]([upwards[len(upwards) - 1 - i] for i in range(len(upwards))]))


class Door(Field):
    """What has a form of its own: `save(s, seat)` and `load(s, seat, value, path)`; of the table, seat is 0."""

    def __init__(
        self,
        name: str,
        attributes: list[str],
        save: Callable[[Any, int], Any],
        load: Callable[[Any, int, Any, str], None],
    ) -> None:
        super().__init__(name, attributes)
        self.saved = save
        self.loaded = load

    def save(self, s: Any, owners: list[Json]) -> None:
        for i, owner in enumerate(owners):
            owner[self.name] = self.saved(s, i)

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        for i in range(len(owners)):
            self.loaded(s, i, get(owners[i], self.name, paths[i]), inside(paths[i], self.name))


class Follows(Field):
    """Attributes that are not saved, since they follow from the fields above; also where such a field has to begin."""

    def __init__(self, attributes: list[str], load: Callable[[Any], None]) -> None:
        super().__init__("", attributes)
        self.loaded = load

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        self.loaded(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Field):
    """Some fields under a name of their own, in the mapping of every owner."""

    def __init__(self, name: str, fields: list[Field], head: list[str] | None = None) -> None:
        super().__init__(name, [attribute for field in fields for attribute in field.attributes])
        self.fields = fields
        self.keys = (head or []) + [field.name for field in fields if field.name]

    def save(self, s: Any, owners: list[Json]) -> None:
        parts: list[Json] = [{} for owner in owners]
        self.save_into(s, parts)
        for i in range(len(owners)):
            owners[i][self.name] = parts[i]

    def save_into(self, s: Any, parts: list[Json]) -> None:
        for field in self.fields:
            field.save(s, parts)

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        parts = [get(owners[i], self.name, paths[i]) for i in range(len(owners))]
        self.load_from(s, parts, [inside(path, self.name) for path in paths])

    def load_from(self, s: Any, parts: list[Any], paths: list[str]) -> None:
        for field in self.fields:
            field.load(s, parts, paths)
        for i in range(len(parts)):
            only(parts[i], paths[i] or "position", self.keys)


def only(data: Json, path: str, keys: list[str]) -> None:
    """Nothing is known of other keys; that none of these is missing was seen by then."""
    if len(data) > len(keys):
        as_map(data, path, keys)


class Seats(Part):
    """A list of the table with a mapping for each seat."""

    def save(self, s: Any, owners: list[Json]) -> None:
        seats: list[Json] = [{} for seat in range(s.players)]
        self.save_into(s, seats)
        owners[0][self.name] = seats

    def load(self, s: Any, owners: list[Any], paths: list[str]) -> None:
        path = inside(paths[0], self.name)
        seats = as_list(get(owners[0], self.name, paths[0]), path, s.players)
        self.load_from(s, seats, [f"{path}.{seat}" for seat in range(s.players)])


# -- whole positions -------------------------------------------------------------------------------


def layout(fields: list[Field]) -> Part:
    """The fields of a title as a whole position."""
    return Part("", fields, HEAD)


def save_position(s: State) -> Json:
    """The whole position, secrets included."""
    game = s.game
    saved: Json = {
        "game": game.id,
        "rules": game.rules_version,
        "players": s.players,
        "options": s.chosen_options(),
        "ply": s.ply,
        "sealed": s.sealed,
        "rng": s.rng.saved(),
        "agenda": [game.save_step(step) for step in s.agenda],
    }
    game.layout(s.players).save_into(s, [saved])
    return saved


def read_position(game: Game, data: Json) -> State:
    """Each field by itself: known names, numbers in their range."""
    players = as_int(get(data, "players"), "players", game.seats.start, game.seats.stop - 1)
    rng = load_rng(get(data, "rng"))
    given = as_map(get(data, "options"), "options", list(game.option_values))
    options: dict[str, str] = {}
    for name, values in game.option_values.items():
        options[name] = values[as_index(given.get(name), f"options.{name}", values)]
    s = game.fresh(players, rng.seed, options)
    s.rng = rng
    s.ply = as_int(get(data, "ply"), "ply", 0, MANY)
    s.sealed = as_int(get(data, "sealed"), "sealed", 0, s.ply)
    steps = as_list(get(data, "agenda"), "agenda")
    s.agenda = [game.load_step(step, players, game.least_argument) for step in steps]
    game.layout(players).load_from(s, [data], [""])
    return s
