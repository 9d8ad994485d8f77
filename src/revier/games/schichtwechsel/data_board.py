"""Tracks, coking plant, plots, headframe spaces and the shift in a component file [SW-5, SW-12]."""

from __future__ import annotations

from typing import Any, Final

from revier.games.schichtwechsel.actions import MOST_STEPS
from revier.games.schichtwechsel.data_effects import check_effects
from revier.games.schichtwechsel.data_fields import Fields
from revier.games.schichtwechsel.data_tableau import MOST_VP
from revier.games.schichtwechsel.names import EXIT, FRAME_SPACE_IDS, GREY_IDS, HOUSES, PLOT_IDS, SPACES, TRACK_IDS

LONGEST: Final = 40  # track
CHOICES: Final = ["miner", "headframe", "vp2"]  # of which a barrier may offer some [SW-5.6]
SINGLE: Final = [["house"], ["return_tool"]]
GATE_IN: Final = "gate_in"
GATE_OUT: Final = "gate_out"
SHIFT_IDS: Final = [
    GATE_IN,
    "tally_room",
    "clean_changing_room",
    "lamp_room",
    "overseer",
    "cage_ride_1",
    "mine_train",
    "coal_face",
    "meal_break",
    "heading",
    "end_of_shift",
    "cage_ride_2",
    "wash_house",
    GATE_OUT,
]
SCORINGS: Final = [
    "final_miner_move",
    "vp1_plus_spoil_on_heap",
    "return_up_to_3_tools",
    "vp4",
    "vp2_per_house",
    "final_loading_and_sale_per_house",
    "none",
]


def check_board(file: Fields) -> None:
    check_tracks(file)
    plant = file.table("coking_plant")
    most = plant.number("max_per_player", 1, 11)
    plant.number("own_field_capacity", 1, 6)
    plant.number("own_field_forced_from", 1, 12 if most is None else most + 1)
    for field in plant.named_rows("grey_fields", GREY_IDS):
        check_effects(field, "effect", "a grey field")
    check_plots(file)
    for space in file.named_rows("headframe_spaces", FRAME_SPACE_IDS):
        space.word("area", [area_of(space)])
        check_effects(space, "effects", "a headframe space", 1)
    check_shift(file)


def area_of(space: Fields) -> str:
    """A space is in the area that its id names [SW-5.11]."""
    return "small" if str(space.entries.get("id")).startswith("small") else "large"


# -- tracks [SW-5.1 to SW-5.8] ---------------------------------------------------------------------


def check_tracks(file: Fields) -> None:
    tracks = file.table("tracks")
    tracks.number("first_at_target_vp", 0, MOST_VP)
    tracks.number("later_at_target_vp", 0, MOST_VP)
    bonuses = file.rows("barrier_bonuses")
    ids = [str(bonus.entries.get("id")) for bonus in bonuses]
    crossed: list[Any] = []
    for track in tracks.named_rows("list", TRACK_IDS):
        length = track.number("length", 2, LONGEST) or LONGEST
        check_thresholds(track, length)
        after: list[int] = []
        for barrier in track.rows("barriers", has_provenance=False):
            field = barrier.number("after", 0, length - 1)
            if field is not None and field in after:
                barrier.fault("after", f"there is a barrier after field {field} already [SW-5.2]")
            elif field is not None:
                after.append(field)
            crossed.append(barrier.word("bonus", ids or ["house"]))
    for bonus in bonuses:
        check_bonus(bonus, ids, crossed.count(bonus.entries.get("id")))


def check_thresholds(track: Fields, length: int) -> None:
    """Fields before the target, worth more and more [SW-5.3]."""
    last_field, last_vp = 0, 0
    for threshold in track.rows("thresholds", has_provenance=False):
        field = threshold.number("field", 1, length - 1)
        vp = threshold.number("vp", 0, MOST_VP)
        if field is not None and field <= last_field:
            threshold.fault("field", f"expected more than {last_field}; thresholds ascend [SW-5.3]")
        if vp is not None and vp < last_vp:
            threshold.fault("vp", f"expected {last_vp} or more; thresholds ascend [SW-5.3]")
        last_field, last_vp = field or last_field, vp or last_vp


def check_bonus(bonus: Fields, ids: list[str], count: int) -> None:
    """A house, a tool marker, or a choice of the rest [SW-5.5 to SW-5.8]."""
    id = bonus.entries.get("id")
    if not isinstance(id, str) or ids.count(id) > 1:
        bonus.wrong("id", "a name of its own")
    bonus.number("count", count, count)
    options = bonus.words("options", ["house", "return_tool", *CHOICES], 1)
    if options is not None and options not in SINGLE and not all([option in CHOICES for option in options]):
        bonus.wrong("options", f"house, or return_tool, or some of {', '.join(CHOICES)}")


# -- plots [SW-5.9] --------------------------------------------------------------------------------


def check_plots(file: Fields) -> None:
    plots = file.named_rows("plots", PLOT_IDS)
    unlimited = False
    for plot, scoring in zip(plots, SCORINGS, strict=False):
        plot.word("scoring", [scoring])
        limits = [plot.number("per_player", 0, HOUSES)]
        capacity = plot.table("capacity", has_provenance=False)
        limits += [capacity.number(str(players), 0, 20) for players in (2, 3, 4)]
        unlimited = unlimited or limits == [0, 0, 0, 0]
    if plots and not unlimited:
        file.fault("plots", "expected one at least without limits, so that every house has a place [SW R17]")


# -- the shift [SW-12] -----------------------------------------------------------------------------


def check_shift(file: Fields) -> None:
    shift = file.table("shift")
    shift.number("spaces", SPACES, SPACES)
    shift.number("start_position", 0, 0)
    shift.number("exit_position", EXIT, EXIT)
    for key in ("first_at_exit_vp", "later_at_exit_vp", "after_exit_move_vp"):
        shift.number(key, 0, MOST_VP)
    shift.number("after_exit_move_tools_returned", 0, 20)
    base = shift.number("base_range", 1, MOST_STEPS)
    more = shift.number("range_per_speed_house", 0, MOST_STEPS)
    if base is not None and more is not None and base + HOUSES * more > MOST_STEPS:
        shift.fault("range_per_speed_house", f"{HOUSES} houses make a range over {MOST_STEPS} [SW-18.1]")
    check_spaces(file)


def check_spaces(file: Fields) -> None:
    """The same spaces in any order, between the gates [SW-12.1]."""
    spaces = file.rows("shift_spaces")
    ids = [space.word("id", SHIFT_IDS) for space in spaces]
    positions = [space.number("pos", 1, SPACES) for space in spaces]
    if isinstance(file.entries.get("shift_spaces"), list) and len(spaces) != SPACES:
        file.fault("shift_spaces", f"expected {SPACES} tables, got {len(spaces)} [SW-12.1]")
    for i, space in enumerate(spaces):
        if ids[i] is not None and ids.count(ids[i]) > 1:
            space.fault("id", f"there is another {ids[i]}")
        if positions[i] is not None and positions.count(positions[i]) > 1:
            space.fault("pos", f"another space is at {positions[i]} [SW-12.1]")
        if ids[i] in (GATE_IN, GATE_OUT):
            place = 1 if ids[i] == GATE_IN else SPACES
            space.number("pos", place, place)
        check_effects(space, "effects", "a shift space")
        space.numbers("covered_for", 2, 4)
        for players in (2, 3, 4):
            check_cover(file, space, players)


def check_cover(file: Fields, space: Fields, players: int) -> None:
    """Space and setup say the same [SW-16.1]."""
    setup = file.entries.get("setup")
    table = setup.get(str(players)) if isinstance(setup, dict) else None
    covered = table.get("covered_shift_spaces") if isinstance(table, dict) else None
    counts = space.entries.get("covered_for")
    id = space.entries.get("id")
    if isinstance(covered, list) and isinstance(counts, list) and (players in counts) != (id in covered):
        says = "covers" if id in covered else "does not cover"
        space.fault("covered_for", f"setup.{players} {says} {id} [SW-16.1]")
