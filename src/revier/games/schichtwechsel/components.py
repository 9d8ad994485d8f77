"""The printed facts of a data file as rows of ints and lists of effects [SW-3 to SW-7].

Made once per file and shared by all positions. Effects are classes of the chapters they belong to; `title.py` hands
in how they are made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.effects import Effect, EffectList
from revier.games.schichtwechsel.names import (
    BONUS_IDS,
    CARDS,
    COST_IDS,
    FACES,
    FIRST_VARIANT,
    KIND_IDS,
    NONE,
    PAYMENT_IDS,
    SCORING_IDS,
    SIZE_IDS,
    SPECIAL_IDS,
    TRACK_IDS,
)
from revier.games.schichtwechsel.origins import Origins

Json = dict[str, Any]
Maker = Callable[[Json, "Components"], Effect]  # makes an effect from its entry


class Components:
    """One data file."""

    def __init__(self, data: Json, make: Maker) -> None:
        self.data = data
        self.make = make
        self.effects: list[Effect] = []
        self.choice_a: list[EffectList] = []
        self.choice_b: list[EffectList] = []
        self.read_tableau(data["tableau"])
        self.read_board(data)
        self.read_cards(data)
        self.read_tiles_and_rounds(data)
        self.read_setup(data)
        self.known_origins: dict[int, Origins] = {}  # by number of players, made when a position is read

    def origins(self, players: i64) -> Origins:
        """Which effect may lead to which."""
        if players not in self.known_origins:
            self.known_origins[players] = Origins(self, players)
        return self.known_origins[players]

    # -- effects -----------------------------------------------------------------------------------

    def listed(self, entries: list[Json], optional: bool = False) -> EffectList:
        """The effects of one card or space, appended to the long list."""
        made = [self.make(entry, self) for entry in entries]
        for i, effect in enumerate(made):
            effect.rest = len(made) - 1 - i
            if optional:
                effect.optional = True
        first = len(self.effects)
        self.effects += made
        return EffectList(first, len(self.effects))

    def choice(self, options: list[list[Json]]) -> i64:
        """Two lists of which one is chosen; their number."""
        a, b = self.listed(options[0]), self.listed(options[1])
        self.choice_a.append(a)
        self.choice_b.append(b)
        return len(self.choice_a) - 1

    # -- the mine tableau [SW-4] -------------------------------------------------------------------

    def read_tableau(self, tableau: Json) -> None:
        self.most_step_cubes: i64 = tableau["step_iv_white_cubes_max"]
        carts = tableau["carts"]
        self.cart_size: vec[i64] = ints([cart["capacity"] for cart in carts])
        self.cart_takes: vec[i64] = ints([bits(cart["accepts"], KIND_IDS) for cart in carts])
        self.cart_lockable: vec[i64] = ints([cart["lockable"] for cart in carts])
        wagons = tableau["wagons"]
        self.wagon_size: vec[i64] = ints([wagon["capacity"] for wagon in wagons])
        self.wagon_cube: vec[i64] = ints([wagon["white_cube"] for wagon in wagons])
        self.heap_size: i64 = tableau["heap"]["capacity"]
        exchanges = tableau["heap"]["exchanges"]
        self.exchange_spoil: vec[i64] = ints([exchange["spoil"] for exchange in exchanges])
        self.exchange_gain = [self.listed(exchange["gain"]) for exchange in exchanges]
        self.exchange_coin: vec[i64] = ints([gives_coin(exchange["gain"]) for exchange in exchanges])
        self.coke_wagon_room: i64 = tableau["coke_wagons"]["lower"] + tableau["coke_wagons"]["upper"]
        sold = tableau["sold_coke"]
        self.sold_vp: vec[i64] = ints(sold["vp"])
        self.pair: i64 = sold["units_per_column"]
        self.sale_reward = self.listed(sold["sale_reward"])
        water = tableau["water"]
        self.water_top: i64 = water["top"]
        self.water_start: i64 = water["start"]
        self.water_cube: i64 = water["white_cube_level"]
        self.overflow_tools: i64 = water["overflow_tools"]
        self.overflow_drop: i64 = water["overflow_drop"]
        self.bottom_vp: i64 = water["bottom_vp"]
        self.house_choice: vec[i64] = vec[i64]()  # the choice a bonus field offers, NONE: only one thing
        self.house_effects: list[EffectList] = []
        choices: list[int] = []
        for field in tableau["house_track"]:
            two = len(field["options"]) == 2
            choices.append(self.choice(field["options"]) if two else NONE)
            self.house_effects.append(self.listed([] if two else field["options"][0], field["optional"]))
        self.house_choice = ints(choices)

    # -- the board [SW-5, SW-12] -------------------------------------------------------------------

    def read_board(self, data: Json) -> None:
        self.track_length: vec[i64] = ints([track["length"] for track in data["tracks"]["list"]])
        bonuses = {entry["id"]: bits(entry["options"], BONUS_IDS) for entry in data["barrier_bonuses"]}
        self.barrier: list[vec[i64]] = []  # what the step from a field crosses, by track; 0: nothing
        self.track_vp: list[vec[i64]] = []  # what a field is worth in the end
        for track in data["tracks"]["list"]:
            barrier = {entry["after"]: bonuses[entry["bonus"]] for entry in track["barriers"]}
            self.barrier.append(ints([barrier.get(field, 0) for field in range(track["length"])]))
            steps = [[t["vp"] for t in track["thresholds"] if t["field"] <= f] for f in range(track["length"] + 1)]
            self.track_vp.append(ints([max(reached, default=0) for reached in steps]))
        self.target_first_vp: i64 = data["tracks"]["first_at_target_vp"]
        self.target_later_vp: i64 = data["tracks"]["later_at_target_vp"]

        plant = data["coking_plant"]
        self.plant_most: i64 = plant["max_per_player"]
        self.own_field_size: i64 = plant["own_field_capacity"]
        self.own_field_from: i64 = plant["own_field_forced_from"]
        self.grey_effects = [self.listed(field["effect"]) for field in plant["grey_fields"]]

        self.plot_most: vec[i64] = ints([plot["per_player"] for plot in data["plots"]])  # 0: as many as one likes
        self.plot_room = [ints([plot["capacity"][str(n)] for plot in data["plots"]]) for n in (2, 3, 4)]

        frames = data["headframe_spaces"]
        self.frame_area: vec[i64] = ints([1 if space["area"] == "large" else 2 for space in frames])
        self.frame_effects = [self.listed(space["effects"]) for space in frames]

        shift = data["shift"]
        self.base_range: i64 = shift["base_range"]
        self.range_per_house: i64 = shift["range_per_speed_house"]
        self.exit_first_vp: i64 = shift["first_at_exit_vp"]
        self.exit_later_vp: i64 = shift["later_at_exit_vp"]
        self.overtime_vp: i64 = shift["after_exit_move_vp"]
        self.overtime_tools: i64 = shift["after_exit_move_tools_returned"]
        spaces = sorted(data["shift_spaces"], key=by_position)
        self.space_ids: list[str] = ["start", *[space["id"] for space in spaces]]  # by position
        self.space_effects = [self.listed([]), *[self.listed(space["effects"]) for space in spaces]]

    # -- action cards [SW-6] -----------------------------------------------------------------------

    def read_cards(self, data: Json) -> None:
        """Faces: the general cards, the own card, and the variants of the card that has two [SW-11.9]."""
        own = data["own_action_card"]
        cards = data["action_cards"]
        variants = [variant for card in cards for variant in card.get("variants", [])]
        faces = [*cards, own, *variants]
        self.card_marking: list[str] = [card["marking"] for card in cards]
        self.cost: vec[i64] = ints([COST_IDS.index(face["cost"]) for face in faces])
        self.size: vec[i64] = ints([1 << SIZE_IDS.index(face["size"]) for face in faces])
        self.multi_use: vec[i64] = ints([face["multi_use"] for face in [*cards, own]])
        self.copyable: vec[i64] = ints([face["copyable"] for face in [*cards, own]])
        self.face_effects = [self.listed(face["effects"]) for face in faces]
        self.variants_of: vec[i64] = ints([FIRST_VARIANT if "variants" in card else NONE for card in cards])
        self.variant_card: i64 = [card["cost"] for card in cards].index("variant")
        self.frames_at_start: i64 = own["headframes_on_card"]
        self.frame_gone = [self.listed(own["first_headframe_removed"]), self.listed(own["second_headframe_removed"])]
        combinations = {entry["cost"]: entry["options"] for entry in data["payment"]["combinations"]}
        self.payments: list[vec[i64]] = [
            ints([PAYMENT_IDS.index(way) for way in combinations.get(cost, [])]) for cost in COST_IDS
        ]
        assert len(faces) == FACES

    # -- selection tiles and round cards [SW-7, SW-13] ---------------------------------------------

    def read_tiles_and_rounds(self, data: Json) -> None:
        tiles = data["selection_tiles"]
        self.tile_marking: list[str] = [tile["marking"] for tile in tiles]
        self.tile_upper = [self.listed(tile["upper"]) for tile in tiles]
        self.tile_choice: vec[i64] = ints([self.choice([tile["lower_a"], tile["lower_b"]]) for tile in tiles])
        self.tile_else_tool: vec[i64] = ints([tile["if_neither"] == "take_tool" for tile in tiles])
        rounds = data["round_cards"]
        self.round_special: vec[i64] = ints([SPECIAL_IDS.index(card["special"]) for card in rounds])
        scorings = [card["scoring"] for card in rounds]
        self.round_scoring: vec[i64] = ints([SCORING_IDS.index(scoring["kind"]) for scoring in scorings])
        self.round_track: vec[i64] = ints([index_or_none(scoring.get("track"), TRACK_IDS) for scoring in scorings])
        self.round_units: vec[i64] = ints([scoring.get("fields", scoring.get("units", 1)) for scoring in scorings])
        self.round_vp: vec[i64] = ints([scoring["vp"] for scoring in scorings])

    # -- setup, and what the end is worth [SW-8, SW-15, SW-16] --------------------------------------

    def read_setup(self, data: Json) -> None:
        self.start: Json = data["components"]["per_player"]
        self.setup: dict[int, Json] = {n: data["setup"][str(n)] for n in (2, 3, 4)}
        self.refill_coal: i64 = data["bag"]["refill_coal_per_player"]
        self.refill_spoil: i64 = data["bag"]["refill_spoil_per_player"]
        self.draw: i64 = data["bag"]["draw_per_player"]
        final = data["final_scoring"]
        self.wagon_vp: i64 = final["vp_per_full_wagon"]
        self.unsold_vp: i64 = final["vp_per_unsold_coke"]
        self.tool_vp: i64 = final["vp_per_tool"]
        self.marker_vp: i64 = final["vp_start_marker"]
        self.spoil_base_vp: i64 = final["plot_spoil_base"]
        self.spoil_vp: i64 = final["plot_spoil_per_cube"]
        self.plot_4vp: i64 = final["plot_4vp"]
        self.plot_2vp: i64 = final["plot_2vp_per_house"]
        self.plot_tools: i64 = final["plot_tools_max_returned"]
        self.plot_loads: i64 = final["plot_coke_load_max_per_house"]
        self.plot_sales: i64 = final["plot_coke_sales_per_house"]
        self.cards_in_play: vec[i64] = ints(
            [marking in self.setup[n]["card_markings"] for n in (2, 3, 4) for marking in self.card_marking]
        )
        self.tiles_in_play = [
            ints([marking in self.setup[n]["tile_markings"] for marking in self.tile_marking]) for n in (2, 3, 4)
        ]
        self.covered = [ints([id in self.setup[n]["covered_shift_spaces"] for id in self.space_ids]) for n in (2, 3, 4)]

    def is_card_in_play(self, card: i64, players: i64) -> bool:
        """Whether its marking fits the number of players [SW-6.1]."""
        return self.cards_in_play[CARDS * (players - 2) + card] > 0


def ints(values: list[Any]) -> vec[i64]:
    return vec[i64]([int(value) for value in values])


def bits(names: list[str], ids: list[str]) -> int:
    return sum([1 << ids.index(name) for name in names])


def index_or_none(name: str | None, ids: list[str]) -> int:
    return NONE if name is None else ids.index(name)


def by_position(space: Json) -> int:
    return int(space["pos"])


def gives_coin(gain: list[Json]) -> bool:
    return any([entry["op"] == "coin" for entry in gain])
