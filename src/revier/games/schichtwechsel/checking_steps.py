"""What a seat may be in the middle of: which step lies on which, and what each may say [SW-9.3]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.schichtwechsel.cards import CopyEffect, cards_to_copy
from revier.games.schichtwechsel.carts import CartCubeEffect, any_haulable, any_open, heap_room, wagon_room
from revier.games.schichtwechsel.choosing import ChoiceEffect
from revier.games.schichtwechsel.coking import can_convert, can_load, can_make_coke, coke_wagons_free
from revier.games.schichtwechsel.components import Components
from revier.games.schichtwechsel.effects import EffectList
from revier.games.schichtwechsel.names import (
    ACTION_PHASE,
    BASE,
    CATEGORY_IDS,
    COAL,
    EXIT,
    FROM_CARDS,
    FROM_HEADFRAMES,
    FROM_HEAP,
    FROM_HOUSE_FIELDS,
    FROM_OWN_CARD,
    FROM_PLANT,
    FROM_SALES,
    FROM_SHIFT,
    FROM_TILES,
    HOUSE_BONUS,
    HOUSE_IDS,
    HOUSES,
    LARGE_AREA,
    NONE,
    OWN_CARD,
    RAIL,
    SMALL_AREA,
    SPOIL,
    STEP_2,
    STEP_5,
    STEP_6,
    TOOL_BONUS,
    TRACKS,
)
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.tracks import TrackEffect, can_move
from revier.kernel.errors import BadPosition

LONGEST: Final = 100  # a chain costs barriers, and every player has twelve [SW-9.3]

PLACING: Final = ["LoadCubes", "LoadWagons", "HeapSpoil", "ReceiveCoke", "MakeCoke"]

# Steps that wait below another, and what alone may lie on them; [] stands for all that is not bound elsewhere.
WAITING: Final[dict[str, list[str]]] = {
    "Effects": [],
    "Moving": [],
    "RailFields": [],
    "OtherHeadframe": [],
    "Hauling": ["PlaceCoal"],
    "Converting": ["CokingField"],
    "MakeCoke": ["CokingField", "MayPlace"],
    "LoadCubes": ["MayPlace"],
    "LoadWagons": ["MayPlace"],
    "HeapSpoil": ["MayPlace"],
    "ReceiveCoke": ["MayPlace"],
}
BOUND: Final = ["CokingField", "MayPlace"]  # they lie on nothing else
DECISIONS: Final = [
    "BarrierBonus",
    "ChooseOption",
    "CokingField",
    "Convert",
    "CopyCard",
    "Haul",
    "HeadframeFrom",
    "HeadframeTo",
    "HousePick",
    "HousePlot",
    "Load",
    "MayPlace",
    "MinerSteps",
    "PlaceCoal",
    "PlaceCube",
    "TrackStep",
    "WaterAmount",
]

# Sources that belong to one phase.
SOURCE_PHASES: Final = {
    FROM_TILES: [STEP_2, STEP_6],
    FROM_SALES: [STEP_5],
    FROM_HOUSE_FIELDS: [STEP_6],
    FROM_HEAP: [ACTION_PHASE],
}


def expect(ok: bool, message: str) -> None:
    if not ok:
        raise BadPosition("agenda", message)


def check_steps(s: Schichtwechsel, seat: i64, names: list[str], ints: list[list[int]], start: int) -> None:
    """All from `start` on belong to the seat; each is one that may lie on the one below it."""
    expect(start < len(names) <= LONGEST, f"no more than {LONGEST} steps are under way at a time [SW-9.3]")
    for i in range(start, len(names)):
        is_top = i == len(names) - 1
        step = names[i]
        expect(step in DECISIONS if is_top else step in WAITING, f"{step} does not lie there [SW-9.3]")
        expect(ints[i][0] == seat, f"{step}: it is the turn of seat {seat} [SW-9.2]")
        below = names[i - 1] if i > start else ""
        may_lie = WAITING.get(below, [])
        fits = step in may_lie if may_lie else step not in BOUND
        expect(fits, f"{step} does not lie on {below or names[i - 1]} [SW-9.3]")
        if is_top:
            check_decision(s, seat, step, ints[i][1:], below, ints[i - 1])
        else:
            check_waiting(s, seat, step, ints[i][1:], names[i + 1])


# -- steps that wait -------------------------------------------------------------------------------


def check_waiting(s: Schichtwechsel, seat: i64, step: str, args: list[int], above: str) -> None:
    c = s.components
    if step == "Effects":
        check_effects(s, args[0], args[1], args[2])
    elif step == "Moving":
        expect(sum(args) > 0 and is_track_part(c, args), "Moving: what is left of a track effect [SW-9.5]")
    elif step == "RailFields":
        expect(0 <= args[0] < most_of(c, "own_rail"), "RailFields: what is left of the own card [SW-4.15]")
    elif step in ("Hauling", "Converting"):
        most = most_of(c, "haul" if step == "Hauling" else "convert")
        expect(0 <= args[0] < most and args[1] == 1, f"{step}: up to {most - 1} more after the first [SW-10.16]")
    elif step in PLACING and above == "MayPlace":
        expect(args[-1] == 0 or is_owed(s, args[-1]), f"{step}: owed (1) only for a selection tile [SW-9.7]")
        expect(is_count(c, step, args) and has_room(s, seat, step, args), f"{step}: pieces that have room [SW-18.5]")
    elif step == "MakeCoke":
        expect(args[1] == 0 or is_owed(s, args[1]), "MakeCoke: owed (1) only for a selection tile [SW-9.7]")
        expect(0 <= args[0] < most_of(c, "coke_in_plant"), "MakeCoke: no effect brings so much coke [SW-5.14]")


def check_effects(s: Schichtwechsel, at: i64, end: i64, source: i64) -> None:
    """The rest of one list, or one effect of an option of which another may be left out [SW-18.2]."""
    found = False
    for listed in lists_of(s.components):
        is_rest = end == listed.end or (end == at + 1 and listed.has_optional)
        if listed.first < at < end <= listed.end and is_rest and listed.source == source:
            found = True
    expect(found, f"Effects: {at} to {end} are not the rest of a list of that source [SW-9.3]")
    check_source(s, source)


def check_source(s: Schichtwechsel, source: i64) -> None:
    expect(
        s.phase in SOURCE_PHASES.get(source, [s.phase]), f"{CATEGORY_IDS[source]} does not act in this phase [SW-9.2]"
    )


def is_owed(s: Schichtwechsel, owed: i64) -> bool:
    return owed == 1 and s.phase in SOURCE_PHASES[FROM_TILES]


def is_count(c: Components, step: str, args: list[int]) -> bool:
    """No more pieces than an effect of this kind brings."""
    if step == "LoadCubes":
        return is_cart_load(c, args)
    op = {"LoadWagons": "coal_on_wagon", "HeapSpoil": "spoil_on_heap", "ReceiveCoke": "coke_on_wagon"}
    return 1 <= args[0] <= most_of(c, op.get(step, "coke_in_plant"))


def is_cart_load(c: Components, args: list[int]) -> bool:
    coal, spoil, count = args[0], args[1], args[2]
    for effect in c.effects:
        if isinstance(effect, CartCubeEffect):
            most_coal = effect.n if effect.kinds >> COAL & 1 else 0
            most_spoil = effect.n if effect.kinds >> SPOIL & 1 else 0
            if 0 <= coal <= most_coal and 0 <= spoil <= most_spoil and 1 <= count <= min(effect.n, coal + spoil):
                return True
    return False


def has_room(s: Schichtwechsel, seat: i64, step: str, args: list[int]) -> bool:
    """Nobody is asked whether to take what cannot be placed."""
    if step == "LoadCubes":
        return (args[0] > 0 and any_open(s, seat, COAL)) or (args[1] > 0 and any_open(s, seat, SPOIL))
    if step == "LoadWagons":
        return args[0] <= wagon_room(s, seat)
    if step == "HeapSpoil":
        return args[0] <= heap_room(s, seat)
    if step == "ReceiveCoke":
        return args[0] <= min(coke_wagons_free(s, seat), s.reserve[seat])
    return can_make_coke(s, seat)


# -- decisions -------------------------------------------------------------------------------------


def check_decision(s: Schichtwechsel, seat: i64, step: str, args: list[int], below: str, under: list[int]) -> None:
    """What is asked could have been asked, and there is something to decide [SW-18.5]."""
    c = s.components
    if step == "ChooseOption":
        check_choice(s, seat, args[0], args[1])
    elif step == "CopyCard":
        check_copying(s, seat, args[0], args[1], below, under)
    elif step in ("Haul", "Convert", "Load"):
        most = most_of(c, step.lower())
        expect(1 <= args[0] <= most and 0 <= args[1] <= 1, f"{step}: 1 to {most} more, may stop (1) or not (0)")
        able = any_haulable(s, seat) if step == "Haul" else can_convert(s, seat)
        expect(can_load(s, seat) if step == "Load" else able, f"{step}: nothing to choose from [SW-18.5]")
    elif step == "HousePlot":
        on_track = 0 <= args[0] < HOUSES and s.house[HOUSES * seat + args[0]] > 0
        expect(on_track, f"HousePlot: {args[0]} is no house on the track, 0 to {len(HOUSE_IDS) - 1} [SW-4.13]")
    elif step == "BarrierBonus":
        expect(is_barrier(c, args[0]), "BarrierBonus: no barrier lets one choose so [SW-5.6]")
    elif step == "MinerSteps":
        expect(0 <= args[0] <= 1 and s.miner[seat] < EXIT, "MinerSteps: a miner at the exit stays there [SW-12.6]")
    elif step == "WaterAmount":
        amounts = [effect.n for effect in c.effects if effect.op == "water_by_choice"]
        expect(args[0] in amounts, "WaterAmount: no card lowers the water by so much [SW-9.5]")
    elif step == "TrackStep":
        check_track_step(s, seat, args)
    elif step in ("HeadframeFrom", "HeadframeTo"):
        check_headframe(step, args, below)
    elif step in ("PlaceCoal", "PlaceCube"):
        check_placing(s, step, args, below)


def check_choice(s: Schichtwechsel, seat: i64, choice: i64, source: i64) -> None:
    c = s.components
    fits = any([listed.choice == choice and listed.source == source for listed in lists_of(c)])
    expect(fits, f"ChooseOption: {choice} is no choice of that source [SW-7.3]")
    check_source(s, source)
    if source == FROM_TILES:
        tile = s.tile[seat]
        expect(tile != NONE and c.tile_choice[tile] == choice, "ChooseOption: not of the seat's tile [SW-10.12]")


def check_copying(s: Schichtwechsel, seat: i64, sizes: i64, price: i64, below: str, under: list[int]) -> None:
    """On the shift the rest of the space is the price, which goes if nothing is copied [SW-11.25]."""
    known = [e.n for e in s.components.effects if isinstance(e, CopyEffect)]
    expect(sizes in known and 0 <= price <= 1, "CopyCard: no effect lets one copy so [SW-11.22]")
    expect(len(cards_to_copy(s, seat, sizes)) > 0, "CopyCard: there is no card to copy [SW-18.5]")
    if price == 1:
        expect(below == "Effects" and under[3] == FROM_SHIFT, "CopyCard: its price is the rest of a space [SW-11.25]")
        before = s.components.effects[under[1] - 1]
        expect(isinstance(before, CopyEffect), "CopyCard: its price follows the copying [SW-11.25]")


def is_barrier(c: Components, bonus: i64) -> bool:
    choices = [mask for row in c.barrier for mask in row if mask > 0 and not mask & (HOUSE_BONUS | TOOL_BONUS)]
    return bonus in choices


def check_track_step(s: Schichtwechsel, seat: i64, args: list[int]) -> None:
    """Asked where there is a choice: of tracks, or to stop [SW-18.1]."""
    c = s.components
    if args[3] == 1:
        most = most_of(c, "own_rail")
        expect(args[0] == args[2] == 0 and 1 <= args[1] <= most, "TrackStep: only rail for the own card [SW-4.15]")
        expect(can_move(s, seat, RAIL), "TrackStep: the disc is on its target [SW-5.4]")
        return
    expect(args[3] == 0 and is_track_part(c, args[:3]), "TrackStep: what is left of a track effect [SW-9.5]")
    movable = [track for track in range(TRACKS) if args[track] > 0 and can_move(s, seat, track)]
    expect(len(movable) > 1, "TrackStep: asked only where there is a choice [SW-18.5]")


def is_track_part(c: Components, left: list[int]) -> bool:
    """No more fields than a track effect has."""
    for effect in c.effects:
        if isinstance(effect, TrackEffect):
            shown = [effect.road, effect.rail, effect.canal]
            if all([0 <= left[track] <= shown[track] for track in range(TRACKS)]):
                return True
    return False


def check_headframe(step: str, args: list[int], below: str) -> None:
    """First a large space with the other headframe to follow, or any space; the other one may stay [SW-11.20]."""
    target, may_stay = (args[0], 0) if step == "HeadframeFrom" else (args[1], args[2])
    if step == "HeadframeTo":
        expect(BASE <= args[0] <= SMALL_AREA, "HeadframeTo: from the base, a large or a small space [SW-11.17]")
    if target == SMALL_AREA:
        expect(step == "HeadframeTo" and may_stay == 1, f"{step}: only the other headframe goes there [SW-11.20]")
    else:
        expect(target in (0, LARGE_AREA) and may_stay == 0, f"{step}: to any area or to the large one [SW-11.20]")
        expect((target == LARGE_AREA) == (below == "OtherHeadframe"), f"{step}: on OtherHeadframe [SW-11.20]")


def check_placing(s: Schichtwechsel, step: str, args: list[int], below: str) -> None:
    c = s.components
    owed = args[-1]
    expect(owed == 0 or (is_owed(s, owed) and below != "Hauling"), f"{step}: owed (1) only for a tile [SW-9.7]")
    if step == "PlaceCube":
        expect(is_cart_load(c, args), "PlaceCube: no effect brings so many cubes [SW-10.3]")
    else:
        most = max([size for size in c.cart_size]) if below == "Hauling" else most_of(c, "coal_on_wagon")
        expect(1 <= args[0] <= most, f"PlaceCoal: 1 to {most} coal [SW-10.15]")


# -- what the components have ----------------------------------------------------------------------


def most_of(c: Components, op: str) -> i64:
    """The most that an effect of this kind says; 0: there is none."""
    most: i64 = 0
    for effect in c.effects:
        if effect.op == op:
            most = max(most, effect.n)
    return most


class Listed:
    """A list of effects, or a choice, with the source its points belong to."""

    def __init__(self, first: i64, end: i64, source: i64, choice: i64 = NONE, has_optional: bool = False) -> None:
        self.first: i64 = first
        self.end: i64 = end
        self.source: i64 = source
        self.choice: i64 = choice  # NONE: a list
        self.has_optional: bool = has_optional


def lists_of(c: Components) -> list[Listed]:
    """Every list there is, those of choices behind the lists that offer them."""
    found: list[Listed] = []
    for source, lists in (
        (FROM_HEAP, c.exchange_gain),
        (FROM_SALES, [c.sale_reward]),
        (FROM_HOUSE_FIELDS, c.house_effects),
        (FROM_PLANT, c.grey_effects),
        (FROM_HEADFRAMES, c.frame_effects),
        (FROM_SHIFT, c.space_effects),
        (FROM_CARDS, [*c.face_effects[:OWN_CARD], *c.face_effects[OWN_CARD + 1 :]]),
        (FROM_OWN_CARD, [c.face_effects[OWN_CARD], *c.frame_gone]),
        (FROM_TILES, c.tile_upper),
    ):
        for effects in lists:
            found.append(Listed(effects.first, effects.end, source))
            add_choices(c, found, effects, source)
    for choice in c.house_choice:
        if choice != NONE:
            add_choice(c, found, choice, FROM_HOUSE_FIELDS)
    for choice in c.tile_choice:
        add_choice(c, found, choice, FROM_TILES)
    return found


def add_choices(c: Components, found: list[Listed], effects: EffectList, source: i64) -> None:
    for at in range(effects.first, effects.end):
        effect = c.effects[at]
        if isinstance(effect, ChoiceEffect):
            add_choice(c, found, effect.choice, source)


def add_choice(c: Components, found: list[Listed], choice: i64, source: i64) -> None:
    found.append(Listed(NONE, NONE, source, choice))
    for effects in (c.choice_a[choice], c.choice_b[choice]):
        has_optional = any([c.effects[at].optional for at in range(effects.first, effects.end)])
        found.append(Listed(effects.first, effects.end, source, NONE, has_optional))
