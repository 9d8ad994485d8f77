"""What is printed in Schichtwechsel, in types: one fact for every symbol."""

from __future__ import annotations

from typing import Literal, TypedDict

Group = Literal["haul", "coking", "loading", "track", "miner", "water", "headframe", "start"]
Cost = Literal["white1", "white2", "player1", "coin1"]
Track = Literal["road", "rail", "canal"]
Bonus = Literal["miner", "headframe", "vp2", "house", "return_tool"]
What = Literal[
    "vp",
    "coin",
    "white_cube",
    "water_up",
    "water_down",
    "water_by_choice",
    "take_tool",
    "return_tool",
    "coal_on_cart",
    "spoil_on_cart",
    "cube_on_cart",
    "coal_on_wagon",
    "coke_on_wagon",
    "coke_in_plant",
    "spoil_on_heap",
    "haul",
    "convert",
    "load",
    "road",
    "rail",
    "canal",
    "road_no_barrier",
    "rail_no_barrier",
    "canal_no_barrier",
    "miner_move_use",
    "miner_move",
    "headframe_single",
    "headframe_double",
    "copy",
    "choice",
    "start_marker",
    "own_rail",
    "tile_lower",
]


class EffectFacts(TypedDict):
    """One symbol, and how many."""

    what: What
    n: int
    is_optional: bool
    needs: int  # of the same kind that must lie there already
    sizes: list[str]  # of the cards that may be copied
    options: list[list[EffectFacts]]  # of a choice


class FaceFacts(TypedDict):
    """What is paid and what it does; the combined water card has two of them."""

    id: str
    cost: Cost
    size: str
    effects: list[EffectFacts]


class CardFacts(TypedDict):
    group: Group
    marking: str
    is_multi_use: bool
    is_copyable: bool
    faces: list[FaceFacts]


class OwnCardFacts(TypedDict):
    is_multi_use: bool
    face: FaceFacts
    first_headframe: list[EffectFacts]
    second_headframe: list[EffectFacts]


class TileFacts(TypedDict):
    marking: str
    upper: list[EffectFacts]
    lower: list[list[EffectFacts]]  # one of the two


class RoundCardFacts(TypedDict):
    number: int
    kind: str
    track: Track | None
    units: int
    vp: int
    special: str


class CartFacts(TypedDict):
    size: int
    takes: list[str]
    is_lockable: bool


class WagonFacts(TypedDict):
    size: int
    has_white_cube: bool


class ExchangeFacts(TypedDict):
    spoil: int
    effects: list[EffectFacts]


class HeapFacts(TypedDict):
    size: int
    rows: list[int]  # the lowest first
    exchanges: dict[str, ExchangeFacts]


class WaterFacts(TypedDict):
    top: int
    start: int
    white_cube_level: int
    overflow_tools: int
    overflow_drop: int
    bottom_vp: int


class HouseFieldFacts(TypedDict):
    id: str
    is_optional: bool
    options: list[list[EffectFacts]]  # one list, or two of which one is chosen


class TableauFacts(TypedDict):
    most_step_cubes: int
    carts: dict[str, CartFacts]
    wagons: dict[str, WagonFacts]
    heap: HeapFacts
    coke_wagons_lower: int
    coke_wagons_upper: int
    sold_vp: list[int]
    sale_reward: list[EffectFacts]
    water: WaterFacts
    houses: list[HouseFieldFacts]


class ThresholdFacts(TypedDict):
    field: int
    vp: int


class BarrierFacts(TypedDict):
    after: int
    bonuses: list[Bonus]


class TrackFacts(TypedDict):
    length: int
    thresholds: list[ThresholdFacts]
    barriers: list[BarrierFacts]


class PlantFacts(TypedDict):
    most: int  # of one player
    own_field_size: int
    own_field_from: int  # from this coke on the own field must be used
    grey_fields: dict[str, list[EffectFacts]]


class SpaceFacts(TypedDict):
    id: str
    effects: list[EffectFacts]


class ShiftFacts(TypedDict):
    spaces: list[SpaceFacts]  # in their order
    base_range: int
    range_per_house: int
    first_at_exit_vp: int
    later_at_exit_vp: int
    overtime_vp: int
    overtime_tools: int


class FrameSpaceFacts(TypedDict):
    area: str
    effects: list[EffectFacts]


class FinalFacts(TypedDict):
    vp_per_full_wagon: int
    vp_per_unsold_coke: int
    vp_per_tool: int
    vp_start_marker: int
    plot_spoil_base: int
    plot_spoil_per_cube: int
    plot_4vp: int
    plot_2vp_per_house: int
    plot_tools_max_returned: int
    plot_coke_load_max_per_house: int
    plot_coke_sales_per_house: int


class SchichtwechselComponents(TypedDict):
    rounds: int
    cards: dict[str, CardFacts]
    own_card: OwnCardFacts
    tiles: dict[str, TileFacts]
    round_cards: dict[str, RoundCardFacts]
    tableau: TableauFacts
    tracks: dict[str, TrackFacts]
    first_at_target_vp: int
    later_at_target_vp: int
    plant: PlantFacts
    shift: ShiftFacts
    plots: dict[str, int]  # houses of one player; 0: as many as one likes
    frame_spaces: dict[str, FrameSpaceFacts]
    final: FinalFacts
