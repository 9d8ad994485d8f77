"""Games with component files of owners, who have corrected what they see on the printed game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import revier
from revier.kernel.errors import RecordError
from revier.kernel.record import Record
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.test_data_check import SPACE, card, own, space
from tests.support import asked, offered, play, rule

CANAL = {"after": 4, "bonus": "house"}
BACKWARDS: dict[str, object] = {space(id, "pos"): 15 - i for i, id in enumerate(SPACE, start=1) if 1 < i < 14}
CORRECTIONS: dict[str, dict[str, object]] = {
    "haul": {card("haul_small", "effects[0].max"): 2, card("haul_small", "provenance"): "corrected"},
    "canal": {"tracks.list[2].barriers[1]": CANAL, "barrier_bonuses[0].count": 6, "barrier_bonuses[1].count": 3},
    "lamp room": {space("lamp_room", "pos"): 9, space("meal_break", "pos"): 4},
    "backwards": BACKWARDS,
    "own field": {"coking_plant.own_field_capacity": 2},
    "third option": {"barrier_bonuses[1].options": ["miner", "headframe", "vp2"]},
    "long road": {"tracks.list[0].length": 40, "tracks.list[0].barriers": []} | {"barrier_bonuses[0].count": 4},
    "water": {"tableau.water.top": 9, "tableau.water.levels": 10, "tableau.water.start": 0},
    "fast": {"shift.base_range": 6, "shift.range_per_speed_house": 0},
}
COUNTS: dict[str, object] = {
    "barrier_bonuses[1].count": 3,
    "barrier_bonuses[2].count": 0,
    "barrier_bonuses[3].count": 1,
}
CORRECTIONS["long road"] |= COUNTS


def play_out(s: State, rng: Rng) -> None:
    while not s.is_over:
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
        if s.ply % 20 == 0:
            assert s.game.load(json.loads(json.dumps(s.to_dict()))).to_dict() == s.to_dict()


@pytest.mark.parametrize("correction", list(CORRECTIONS))
def test_games_with_corrected_components_run_to_the_end(correction: str) -> None:
    game = own(CORRECTIONS[correction])
    for players in (2, 3, 4):
        s = game.new(players=players, seed=players)
        play_out(s, Rng(players))
        assert len(s.ranking()) == players


def test_a_corrected_haul_card_hauls_two_carts() -> None:
    loaded: Json = {"white": {0: 1}, "carts": {0: {"cart_1": "coal", "cart_2": "coal"}}}
    s = position(game=own(CORRECTIONS["haul"]), **loaded)
    play(s, "card haul_small", "pay w", "haul cart_1", "place_coal wagon_1")
    assert asked(s) == (0, "Haul")
    s = position(**loaded)
    play(s, "card haul_small", "pay w", "haul cart_1", "place_coal wagon_1")
    assert asked(s) == (1, "Turn")


def test_a_moved_canal_barrier_is_crossed_where_it_is() -> None:
    at_three: Json = {"decision": [("Moving", 0, 0, 0, 1)], "discs": {0: {"canal": 3}}}
    assert asked(position(**at_three)) == (0, "BarrierBonus")
    assert asked(position(game=own(CORRECTIONS["canal"]), **at_three))[1] == "Turn"
    at_four: Json = at_three | {"discs": {0: {"canal": 4}}}
    assert asked(position(game=own(CORRECTIONS["canal"]), **at_four)) == (0, "HousePick")


def test_a_moved_lamp_room_is_where_it_is() -> None:
    before: Json = {"decision": [("MinerMove", 0, 1)], "miner": {0: 8}}
    s = play(position(game=own(CORRECTIONS["lamp room"]), **before), "miner_steps 1")
    assert asked(s) == (0, "CopyCard")
    assert s.view(None)["seats"][0]["tools"] == 6
    s = play(position(**before), "miner_steps 1")
    assert s.view(None)["seats"][0]["coins"] == 2


@rule("SW R28")
def test_an_own_field_for_two_takes_the_third_and_the_fourth_coke() -> None:
    full: Json = {"decision": [("MakeCoke", 0, 1, 0)], "plant": {0: ["own_field", "grey_1", "grey_2"]}}
    assert "coking_field own_field" not in offered(position(**full))
    assert offered(position(game=own(CORRECTIONS["own field"]), **full)) == ["coking_field own_field"]


def test_a_record_carries_its_components_and_replays(tmp_path: Path) -> None:
    game = own(CORRECTIONS["backwards"])
    s = game.new(players=3, seed=5)
    play_out(s, Rng(5))
    file = tmp_path / "game.json"
    Record.of(s, ["a", "b", "c"]).save(file)
    record = Record.load(file, revier.game)
    assert record.game.data == game.data
    assert record.replay().to_dict() == s.to_dict()


def test_a_record_with_faulty_components_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Record.of(own(CORRECTIONS["haul"]).new(players=2, seed=1), ["a", "b"]).save(file)
    data = json.loads(file.read_text())
    del data["data"]["tableau"]
    file.write_text(json.dumps(data))
    with pytest.raises(RecordError, match="tableau: expected a table, but it is missing"):
        Record.load(file, revier.game)
