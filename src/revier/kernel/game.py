"""A title: its name, seats, options and tables, and the two ways into a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from revier.kernel.checks import MANY, as_int
from revier.kernel.errors import BadOption, BadPosition, shortened
from revier.kernel.fields import Field, Part, layout, read_position
from revier.kernel.rng import Seed
from revier.kernel.secret import SEEDS, draw_secret, is_seed
from revier.kernel.state import Json, State
from revier.kernel.step import Decision, Step
from revier.kernel.tables import ActionTable, EventTable
from revier.kernel.title import Title, steps_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What is the same in every game of a title."""

    def __init__(
        self,
        title: Title,
        edition: str,
        *,
        rules_version: int,
        options: dict[str, list[str]],
        actions: ActionTable,
        events: EventTable,
    ) -> None:
        self.id = next(id for id, name in title.editions.items() if name == edition)
        self.family = title.family
        self.edition = edition  # "": the only one
        self.rules_version = rules_version
        self.seats = title.seats
        self.option_values = options  # name -> accepted values, the default first
        self.actions = actions
        self.events = events
        self.steps = steps_of(type(self).__module__.rpartition(".")[0])  # of the package the title lies in
        self.least_argument = 0  # of a step in saved positions; NONE where steps may lack one
        self.layouts: dict[int, Part] = {}  # of saved positions, by number of players
        self.is_open = False  # whether all seats, and spectators, see the same
        self.data: Json | None = None  # component data of a player's own, in place of ours
        self.data_word = ""  # what such data is called: "board" or "components"; "": the title takes none

    def on(self, data: Json) -> Game:
        """The same title with other component data, say an own transcription of the board."""
        raise BadOption(f"data: {self.id} takes no component file")

    def new(self, players: int | bool, seed: Seed | None = None, **options: str) -> State:
        """A new game; without a seed, a secret one is drawn."""
        self.check_players(players)
        chosen = self.check_options(options)
        if seed is None:
            seed = draw_secret()
        self.check_seed(seed)
        s = self.fresh(players, seed, chosen)
        s.begin()
        return s

    def load(self, data: object) -> State:
        """A saved or hand-made position; BadPosition names the field that is wrong."""
        if not isinstance(data, dict):
            raise BadPosition("position", f"expected a mapping as `to_dict` gives it, not {shortened(data)}")
        if data.get("game") != self.id:
            raise BadPosition("game", f"expected {self.id!r}, got {shortened(data.get('game'))}")
        as_int(data.get("rules"), "rules", self.rules_version, self.rules_version)
        s = self.restore(data)
        s.origin = None
        s.origin = s.clone()
        return s

    def restore(self, data: Json) -> State:
        """The position that `to_dict` described, field by field, then checked as a whole."""
        s = read_position(self, data)
        self.check(s)
        return s

    def layout(self, players: int) -> Part:
        """How positions with so many players are saved and restored."""
        made = self.layouts.get(players)
        if made is None:
            made = layout(self.fields(players))
            self.layouts[players] = made
        return made

    # -- what a title supplies ---------------------------------------------------------------------

    def facts(self) -> Json | None:
        """What is printed on the components in play, for boards that draw them; None: nobody draws this title."""
        return None

    def round_event(self) -> str:
        """The kind of event that begins a round, whatever the title calls one."""
        return "round_began"

    def fresh(self, players: int, seed: Seed, options: dict[str, str]) -> State:
        """The position before anything was set up; the agenda begins with setting up."""
        raise TypeError(f"{self.id} does not say how it begins")

    def fields(self, players: int) -> list[Field]:
        """What its positions consist of besides what the kernel keeps, in the order in which it is saved."""
        return []

    def check(self, s: Any) -> None:
        """BadPosition, unless nothing is lost, nothing double and the agenda in order."""

    # -- checks ------------------------------------------------------------------------------------

    def check_players(self, players: object) -> None:
        if not isinstance(players, int) or isinstance(players, bool) or players not in self.seats:
            seats = f"{self.seats.start} to {self.seats.stop - 1}"
            raise BadOption(f"players: {self.id} takes {seats} players, not {shortened(players)}")

    def check_seed(self, seed: object) -> None:
        if not is_seed(seed):
            raise BadOption(f"seed: expected {SEEDS}, not {shortened(seed)}")

    def check_options(self, options: Mapping[str, object]) -> dict[str, str]:
        """All options, defaults filled in."""
        for name, value in options.items():
            values = self.option_values.get(name)
            if values is None:
                known = ", ".join(self.option_values) or "none"
                raise BadOption(f"{name}: {self.id} has no such option; its options: {known}")
            if value not in values:
                raise BadOption(f"{name}: {shortened(value)} is not accepted; accepted: {', '.join(values)}")
        return {name: str(options.get(name, values[0])) for name, values in self.option_values.items()}

    def prompt(self, kind: str) -> str:
        """The Fluent message id of a decision's prompt: PlaceWorkers -> ga-ask-place-workers."""
        words = "".join([f"-{ch.lower()}" if ch.isupper() else ch for ch in kind])
        return f"{self.actions.prefix}-ask{words}"

    def save_step(self, step: Step[Any]) -> list[str | int]:
        return [type(step).__name__, *step.ints()]

    def load_step(self, data: object, seats: int, least: int = 0) -> Step[Any]:
        """A step from its name and ints, none below `least`."""
        if not isinstance(data, list) or not data or not isinstance(data[0], str) or data[0] not in self.steps:
            raise BadPosition("agenda", f"expected entries [step, ints…] with a step of {', '.join(self.steps)}")
        ints = [as_int(n, "agenda", least, MANY) for n in data[1:]]
        try:
            step: Step[Any] = self.steps[data[0]](*ints)
        except TypeError as error:
            raise BadPosition("agenda", f"{data[0]} does not take {ints!r}: {error}") from None
        if step.ints() != ints or step.seat >= seats or (isinstance(step, Decision) and step.seat < 0):
            raise BadPosition("agenda", f"{data!r} is no step of this position; seats are 0 to {seats - 1}")
        return step
