"""A position, and the five questions that everything which plays asks it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from revier.kernel.checks import MANY
from revier.kernel.errors import BadOption, CannotUndo, GameOver, IllegalAction, shortened
from revier.kernel.fields import save_position
from revier.kernel.journal import ALL, OTHERS, Event, Journal
from revier.kernel.rng import Rng, Seed
from revier.kernel.secret import generator
from revier.kernel.step import NOBODY, Closed, Decision, Reason, Step
from revier.kernel.tables import NONE, Action

if TYPE_CHECKING:
    from revier.kernel.game import Game

Json = dict[str, Any]

MANY_ACTIONS: Final = 1 << 30  # more than any table has; ints beyond it are never legal


class Question:
    """Who decides, and what is asked."""

    def __init__(self, seat: int, ply: int, kind: str, prompt: str, args: dict[str, int | str]) -> None:
        self.seat = seat
        self.ply = ply
        self.kind = kind
        self.prompt = prompt
        self.args = args

    def __repr__(self) -> str:
        return f"Question(ply {self.ply}: seat {self.seat}, {self.kind} {self.args})"


class Choice:
    """A legal action as a client shows it: components to click, text, and whether it can be taken back."""

    def __init__(self, id: int, text: str, args: dict[str, int | str], targets: list[str], commits: bool) -> None:
        self.id = id
        self.text = text
        self.args = args
        self.targets = targets
        self.commits = commits


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the agenda of pending steps, the generator, and the fields a title adds.

    A title's `fields` say what a position consists of; its state says in `clone` how it is copied, in `seen_by` what
    a seat may see of it and in `redeal` what it cannot know.
    """

    def __init__(self, game: Game, players: i64, rng: Rng) -> None:
        self.game = game
        self.players: i64 = players
        self.rng = rng
        self.agenda: list[Step[Any]] = []
        self.ply: i64 = 0
        self.sealed: i64 = 0  # what was done before this ply cannot be taken back
        self.shown: i64 = 0  # nor what was done before this ply; not saved, since a loaded position has no history
        self.origin: State | None = None  # where `history` starts from; None: this is such a start
        self.history: vec[i64] = vec[i64]()
        self.journal: Journal | None = None
        self.legal_cache: vec[i64] = vec[i64]()
        self.is_legal_cached: bool = False

    # -- the five questions ------------------------------------------------------------------------

    def decision(self) -> Question | None:
        """Who decides, and what is asked; None when the game is over."""
        if self.is_over:
            return None
        asked = self.asked()
        kind = type(asked).__name__
        return Question(asked.seat, self.ply, kind, self.game.prompt(kind), asked.context(self))

    def legal_actions(self) -> list[int]:
        """The ids of all legal actions, ascending; empty when the game is over."""
        return [action for action in self.shared_legal_actions()]

    def apply(self, action: int | bool) -> None:
        """Carry out a legal action of whoever has to decide; IllegalAction changes nothing."""
        if isinstance(action, bool) or not isinstance(action, int):
            raise TypeError(f"an action is an int from the title's table, not {type(action).__name__}")
        if 0 <= action < MANY_ACTIONS:
            chosen: i64 = action
            for legal in self.shared_legal_actions():
                if legal == chosen:
                    self.apply_trusted(chosen)
                    return
        raise self.refusal(action)

    def view(self, seat: int | bool | None) -> Json:
        """What a seat (None: a spectator) may see, as plain data."""
        given: object = seat  # narrowed by `is None`, a bool would become an int
        return self.seen_by(None if given is None else self.checked_seat(given))

    def seen_by(self, seat: int | None) -> Json:
        """What a title lets this seat see; whatever it does not name stays hidden."""
        return {}

    def scores(self) -> list[int]:
        """Points of every seat so far."""
        return []

    def chosen_options(self) -> dict[str, str]:
        """The options this game is played with."""
        return {}

    def breakdown(self) -> list[Json]:
        """The score sheet: rows of category, round (0: the whole game) and points by seat."""
        return []

    def outlook(self, seat: int | bool | None) -> list[Json]:
        """What would be scored if the round ended now, as far as a seat (None: a spectator) may know it.

        Rows of part (the round, or the end), what is scored by kind and id, unit, what it counts and what it brings
        by seat; None: not to be known.
        """
        given: object = seat  # narrowed by `is None`, a bool would become an int
        return [] if self.is_over else self.foreseen(None if given is None else self.checked_seat(given))

    def foreseen(self, seat: int | None) -> list[Json]:
        """What a title says of it: its own scoring, carried out on a copy."""
        return []

    # -- and what follows from them ----------------------------------------------------------------

    def tie_break(self, seat: int) -> int:
        """Decides between equal scores: more is better."""
        return 0

    def ranking(self) -> list[int]:
        """The place of every seat, 1 is best; those who share a place share its number."""
        merit = [(score, self.tie_break(seat)) for seat, score in enumerate(self.scores())]
        return [1 + sum([other > mine for other in merit]) for mine in merit]

    @property
    def is_over(self) -> bool:
        return len(self.agenda) == 0

    def choices(self) -> list[Choice]:
        """The legal actions as a client shows them."""
        found: list[Choice] = []
        for action in self.legal_actions():
            info = self.game.actions.describe(action)
            args = dict(info.args)
            args.update(self.asked().details(self, action))
            after = self.clone()
            after.apply_trusted(action)
            found.append(Choice(action, info.key, args, info.targets[:], not after.can_undo))
        return found

    def closed(self) -> list[Closed]:
        """What the question is about but cannot be chosen now; empty when the game is over.

        An action of several questions counts where the one that is asked has a reason of its own for it.
        """
        if self.is_over:
            return []
        asked = self.asked()
        kind = type(asked).__name__
        legal = set(self.legal_actions())
        found: list[Closed] = []
        for info in self.game.actions.all():
            if info.kind not in ("", kind) or info.id in legal:
                continue
            given = asked.why_not(self, info.id)
            if given is not None or info.kind == kind:
                found.append(Closed(info.targets[:], self.plain_reason(info) if given is None else given))
        return found

    def events(self, since: int | bool = 0) -> list[Event]:
        """What happened in answer to ply `since` and later (setting up belongs to ply 0), with audiences."""
        if isinstance(since, bool) or not isinstance(since, int) or not 0 <= since <= MANY:
            raise BadOption(f"since: expected a ply, 0 to {MANY}, not {shortened(since)}")
        return self.tell_again(since).events

    def last_revealed(self) -> int:
        """The ply before which nothing may be taken back, not even if all agree: something new was seen then."""
        return self.tell_again(self.ply).revealed

    def tell_again(self, since: int) -> Journal:
        """Everything that happened from a ply on."""
        journal = Journal(self.game.events, since)
        self.replay(len(self.history), journal)
        return journal

    def clone(self) -> State:
        """An independent copy that shares nothing which can change."""
        raise TypeError(f"{type(self).__name__} does not say how it is cloned")

    def redetermine(self, seat: int | bool, rng: Rng) -> State:
        """A copy in which everything this seat cannot know is dealt anew; a bot may search it."""
        dealt = self.clone()
        dealt.redeal(self.checked_seat(seat), rng)
        dealt.rng = Rng(rng.next())
        dealt.forget_history()
        return dealt

    def dealt_anew(self, seed: Seed) -> State:
        """A copy in which a new seed deals everything that no seat knows, and all that comes later."""
        self.game.check_seed(seed)
        dealt = self.clone()
        rng = generator(seed)
        dealt.redeal(NOBODY, rng)
        dealt.rng = rng
        dealt.forget_history()
        return dealt

    def forget_history(self) -> None:
        """Begin anew from here."""
        self.history = vec[i64]()
        self.origin = None
        self.origin = self.clone()

    def redeal(self, seat: int, rng: Rng) -> None:
        """Deal anew, in place, what this seat cannot know; NOBODY: what no seat knows."""

    def to_dict(self) -> Json:
        """The whole position, secrets included, as plain data that `game.load` takes back."""
        return save_position(self)

    def checksum(self) -> str:
        """Eight hex digits that differ when positions differ."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    def checked_seat(self, seat: object) -> int:
        """A seat of this table; `int | bool` in what is public keeps a compiled call from taking True for 1."""
        last: int = self.players - 1  # an i64 would make huge ints overflow before they can be refused
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat <= last:
            raise BadOption(f"seat: expected 0 to {last}, or None for a spectator, not {shortened(seat)}")
        return seat

    # -- taking back -------------------------------------------------------------------------------

    @property
    def is_before_setup(self) -> bool:
        """Nothing was decided and nothing dealt yet: seed and options say all."""
        return self.ply == 0 and len(self.agenda) == 1 and self.agenda[0].seat == NOBODY

    @property
    def can_undo(self) -> bool:
        return self.ply > self.sealed and self.ply > self.shown and len(self.history) > 0

    def undo(self) -> State:
        """The position before the last action, unless something was revealed since; this one stays as it is."""
        if not self.can_undo:
            stands = max(self.sealed, self.shown)
            raise CannotUndo(
                f"ply {self.ply}: nothing to take back; what was done before ply {stands} stands, because "
                "something was revealed or another seat's turn began"
            )
        return self.replay(len(self.history) - 1, None)

    def replay(self, plies: int, journal: Journal | None) -> State:
        """The position `plies` actions after the origin, telling a journal on the way."""
        start = self if self.origin is None else self.origin
        s = start.clone()
        s.origin = start
        s.journal = journal
        if journal is not None:
            journal.ply = s.ply
        s.run()
        for i in range(plies):
            if journal is not None:
                journal.ply = s.ply
            s.apply_trusted(self.history[i])
        s.journal = None
        return s

    # -- the machinery under the rules -------------------------------------------------------------

    def begin(self) -> None:
        """Remember this position as the origin and run to the first decision."""
        self.origin = None
        self.origin = self.clone()
        self.run()

    def asked(self) -> Decision[Any]:
        """The decision on top of the agenda."""
        if len(self.agenda) == 0:
            raise GameOver(f"the game ended at ply {self.ply}; nobody has to decide")
        step = self.agenda[-1]
        assert isinstance(step, Decision)
        return step

    def shared_legal_actions(self) -> vec[i64]:
        """The ids of all legal actions without a copy, for compiled loops; callers leave them unchanged."""
        if not self.is_legal_cached:
            self.legal_cache = vec[i64]() if len(self.agenda) == 0 else self.agenda[-1].options(self)
            self.is_legal_cached = True
        return self.legal_cache

    def apply_trusted(self, action: i64) -> None:
        """Carry out a legal action, unchecked; for search and replay."""
        asked = self.agenda.pop()
        self.history = append(self.history, action)
        self.ply += 1
        self.is_legal_cached = False
        asked.take(self, action)
        if self.run() != asked.seat:
            self.sealed = self.ply  # another seat's turn, or the end

    def run(self) -> i64:
        """Let happen what happens by itself, until a seat has to decide; gives that seat, NOBODY at the end."""
        while len(self.agenda) > 0:
            step = self.agenda[-1]
            if step.seat != NOBODY:
                return step.seat
            self.agenda.pop()
            step.run(self)
        return NOBODY

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the agenda: pushed last, reached first."""
        self.agenda.append(step)

    def reveal(self) -> None:
        """Something new was seen: what led here cannot be taken back."""
        self.sealed = self.ply
        self.show()

    def show(self) -> None:
        """The deciding seat has shown the others something hidden: that cannot be taken back either."""
        self.shown = self.ply
        if self.journal is not None:
            self.journal.revealed = self.ply

    def tell(
        self, kind: i64, a: i64 = NONE, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE, e: i64 = NONE, f: i64 = NONE
    ) -> None:
        """Note an event for everybody, if anybody listens."""
        if self.journal is not None:
            self.journal.add(ALL, kind, [a, b, c, d, e, f])

    def tell_only(
        self, seat: i64, kind: i64, a: i64, b: i64 = NONE, c: i64 = NONE, d: i64 = NONE, e: i64 = NONE, f: i64 = NONE
    ) -> None:
        """Note an event that only this seat sees."""
        if self.journal is not None:
            self.journal.add(seat, kind, [a, b, c, d, e, f])

    def tell_others(self, seat: i64, kind: i64, a: i64, b: i64 = NONE, c: i64 = NONE) -> None:
        """Note what everybody but this seat sees."""
        if self.journal is not None:
            self.journal.add(OTHERS - seat, kind, [a, b, c])

    def take_kernel(self, other: State) -> None:
        """Copy what the kernel keeps; the first line of every `clone`."""
        self.agenda = other.agenda[:]
        self.ply = other.ply
        self.sealed = other.sealed
        self.shown = other.shown
        self.origin = other.origin
        self.history = other.history[:]

    def plain_reason(self, info: Action) -> Reason:
        """What the condition of a verb says, for all its actions alike."""
        return Reason(f"{self.game.actions.prefix}-why-{info.verb.replace('_', '-')}", info.rule, dict(info.args))

    def refusal(self, action: int) -> IllegalAction:
        """Who, what, when, why, and what would work."""
        from revier.texts import english

        table = self.game.actions
        legal = self.legal_actions()
        asked = self.asked()
        kind = type(asked).__name__
        if not 0 <= action < len(table):
            name = f"action {shortened(action)}"
            why = Reason("kernel-why-unknown", "", {"last": len(table) - 1})
        else:
            info = table.describe(action)
            name = f"'{info.text}'"
            if info.kind not in ("", kind):
                why = Reason("kernel-why-not-asked", info.rule, {"kind": kind, "other": info.kind})
            else:
                given = asked.why_not(self, action)
                why = self.plain_reason(info) if given is None else given
        rule = f" [{why.rule}]" if why.rule else ""
        names = ", ".join([table.describe(a).text for a in legal[:12]])
        more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""
        message = (
            f"seat {asked.seat} cannot {name} at ply {self.ply} ({kind}): {english(why.key, why.args)}{rule}. "
            f"Legal: {names}{more}."
        )
        return IllegalAction(message, asked.seat, self.ply, action, why.key, why.args, why.rule, legal)
