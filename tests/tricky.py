"""Signs by which the tricky positions of perft are found in play."""

from __future__ import annotations

from revier.kernel.state import State


def verbs(s: State) -> list[str]:
    return [s.game.actions.describe(action).verb for action in s.legal_actions()]


def first_pick(s: State) -> bool:
    return verbs(s)[0] == "draft_take"


def last_pick(s: State) -> bool:
    return verbs(s) == ["draft_take"] * 2


def first_placement(s: State) -> bool:
    return "worker" in verbs(s)


def crowded_placement(s: State) -> bool:
    """Few spaces are left to a seat with few workers, and something can be delivered."""
    texts = [s.game.actions.describe(action).text for action in s.legal_actions()]
    return "worker bank" in texts and 4 <= len(texts) <= 9 and any(["delivery" in text for text in texts])


def last_placement_of_a_shift(s: State) -> bool:
    """One worker is left on the whole table: what follows is a shift scoring and a new shift."""
    return "worker" in verbs(s) and sum([seat["workers"] for seat in s.view(None)["seats"]]) == 1


def last_placements_of_the_game(s: State) -> bool:
    workers = sum([seat["workers"] for seat in s.view(None)["seats"]])
    return "worker" in verbs(s) and workers == 3 and bool(s.view(None)["shift"] == 3)


def rich_pit(s: State) -> bool:
    """Every kind of step but the load can be chosen: the cage is at the surface and there is coal in the store."""
    return {"cage_to", "fill_cage", "fill_store", "sub_begin", "stash", "pit_end"} <= set(verbs(s))


def full_cage(s: State) -> bool:
    """Underground with five cubes, on a level with coal, which cannot be loaded [GA-7.4]."""
    question = s.decision()
    if question is None or question.kind != "PitStep" or "load" in verbs(s):
        return False
    seat = s.view(None)["seats"][question.seat]
    level = seat["cage_level"]
    return sum(seat["cage"].values()) == 5 and any([cart["cube"] for cart in seat["carts"][level - 1 : level]])


def mixed_substitution(s: State) -> bool:
    """The first cube of a substitution may come from the cage or from the store."""
    question = s.decision()
    return {"sub_cage", "sub_store"} <= set(verbs(s)) and question is not None and question.args["count"] == 1


def tiles_in_hand(s: State) -> bool:
    """Five tiles, some of them too dear."""
    return verbs(s)[0] == "keep" and verbs(s).count("keep") == 3


def orders_in_hand(s: State) -> bool:
    question = s.decision()
    return question is not None and question.kind == "Keep" and question.args == {"count": 5, "pile": "orders"}


def short_draw(s: State) -> bool:
    """Fewer than five were left: back they go without a question where [GA-Q26]."""
    question = s.decision()
    return question is not None and question.kind == "Keep" and 2 <= int(question.args["count"]) < 5


def two_carts_short(s: State) -> bool:
    """Both carts of a tile lack their colour [GA-6.3]."""
    steps = [step[0] for step in s.to_dict()["agenda"]]
    return steps[-2:] == ["FillCart", "CubeColor"] and len(s.legal_actions()) >= 2


def short_within_a_draw(s: State) -> bool:
    """A kept tile lacks cubes; then the others are put back."""
    steps = [step[0] for step in s.to_dict()["agenda"]]
    return "ReturnBlock" in steps and steps[-1] == "CubeColor" and len(s.legal_actions()) >= 2


# -- Kohle & Kolonie -------------------------------------------------------------------------------


def asked(s: State, kind: str) -> bool:
    question = s.decision()
    return question is not None and question.kind == kind


def rich_turn(s: State) -> bool:
    """Every main action but the settlement, flips and trade can be chosen."""
    wanted = {"buy_mine", "buy_steam_engine", "engineer", "move_miners", "buy_workers", "sell_workers"}
    return wanted <= set(verbs(s)) and any([verb.startswith("flip_") for verb in verbs(s)])


def settlement_in_turn(s: State) -> bool:
    """A settlement can be built, and the bonus token used as well [KK-9.1]."""
    return {"place_settlement", "use_bonus", "buy_mine"} <= set(verbs(s))


def token_for_action(s: State) -> bool:
    """In phase 4 a marker or the token, not both [KK-12.3]."""
    return asked(s, "ExtraActionChoice") and {"use_bonus", "use_marker"} <= set(verbs(s))


def near_stations(s: State) -> bool:
    """A miner may enter two stations at least, others may move after it [KK-7.53, KK-11]."""
    return asked(s, "MinerMoveTo") and verbs(s).count("station") >= 2


def mid_move(s: State) -> bool:
    """One miner has moved, deployments and movement points are left [KK-7.51]."""
    return {"deploy", "move"} <= set(verbs(s)) and s.events()[-1].kind == "miner_moved"


def auction(s: State) -> bool:
    """Three seats could still bid [KK-17.11]."""
    consolidation = s.to_dict()["consolidation"]
    return asked(s, "AuctionBid") and verbs(s).count("raise") >= 4 and len(consolidation["bidders"]) >= 3


def consolidation_token(s: State) -> bool:
    return asked(s, "ConsolidationToken")


def penalty(s: State) -> bool:
    """All three ways to pay are open [KK-13.21]."""
    return verbs(s) == ["vp_only", "coins_only", "vp_and_coin"]


def mining_damage(s: State) -> bool:
    """All pay in turn [KK-13.14]."""
    return verbs(s) == ["pay_coin", "lose_vp"]


def securing(s: State) -> bool:
    """Coins and the rescue team [KK-13.2]."""
    return asked(s, "SecureStep") and len(verbs(s)) >= 4 and "use_bonus" in verbs(s)


def compaction(s: State) -> bool:
    """Either row may move up; then the large mine finds its place [KK-17.30]."""
    return asked(s, "CompactionPick")


def worker_payment(s: State) -> bool:
    """A worker, or a railroad token in its place [KK-5.5]."""
    return asked(s, "WorkerPayment")


def loading(s: State) -> bool:
    """Wagons of railroad tokens may be added [KK-18.4]."""
    return asked(s, "LoadingStep") and "use_rail_wagon" in verbs(s)


# -- Schichtwechsel --------------------------------------------------------------------------------


def first_triple(s: State) -> bool:
    """All carts are empty; after each triple the next is drawn [SW-10.2]."""
    return s.ply == 0


def tile_choice(s: State) -> bool:
    """Round 2: the tile given back is there for the next [SW-10.7]."""
    return asked(s, "TakeTile") and s.view(None)["round"] == 2


def overflowing_triple(s: State) -> bool:
    """Which cube finds no cart depends on the order [SW-10.3, SW R6]."""
    question = s.decision()
    if question is None or question.kind != "PlaceCube" or question.args["count"] != 3:
        return False
    carts = s.view(None)["seats"][question.seat]["carts"].values()
    room = sum([cart["size"] - cart["coal"] - cart["spoil"] for cart in carts if not cart["is_locked"]])
    return room <= 3 and len(s.legal_actions()) >= 3


def full_hand(s: State) -> bool:
    """Cards of all kinds, the own card and an exchange can be chosen [SW-11.3]."""
    return {"pass", "exchange", "own_card"} <= set(verbs(s)) and verbs(s).count("card") >= 9


def before_two_barriers(s: State) -> bool:
    """A track card whose next step crosses a barrier on either track; the order may matter [SW R15]."""
    question = s.decision()
    if question is None or question.kind != "TrackStep" or len(s.legal_actions()) < 2:
        return False
    seat = s.view(None)["seats"][question.seat]
    barriers = {"road": (2, 5, 8, 10), "rail": (2, 4, 6, 8), "canal": (1, 3, 5, 6)}
    near = [seat["discs"][track] in fields for track, fields in barriers.items() if question.args[track]]
    return sum(near) >= 2


def copy_chain(s: State) -> bool:
    """At the lamp room, reached over a barrier in the middle of a track card [SW-9.3, SW-11.25]."""
    steps = [step[0] for step in s.to_dict()["agenda"]]
    return asked(s, "CopyCard") and "Moving" in steps and len(s.legal_actions()) >= 4


def second_headframe(s: State) -> bool:
    """The other headframe may go to a small space, or stay [SW-11.20]."""
    return "headframe_none" in verbs(s) and len(s.legal_actions()) >= 3


def first_headframe(s: State) -> bool:
    """With a coin to a large space, whose bonus may ask more [SW-11.17]."""
    return asked(s, "HeadframeTo") and verbs(s).count("headframe_to") >= 4


def two_full_carts(s: State) -> bool:
    """Coal from two carts finds its wagons cube by cube [SW-10.15]."""
    question = s.decision()
    full = s.to_dict()["seats"][question.seat]["coal_carts"] if question is not None else {}
    return verbs(s).count("haul") >= 2 and full.get("cart_3", 0) + full.get("cart_4", 0) == 4


def house_placing(s: State) -> bool:
    """Any house, any plot with room [SW-5.5, SW-5.9]."""
    return verbs(s).count("house_pick") >= 4


def final_miner_move(s: State) -> bool:
    """One of the last decisions of the game: a choice, and then somebody else's [SW-15.4]."""
    if s.view(None)["phase"] != "final" or len(s.legal_actions()) < 2:
        return False
    after = s.clone()
    after.apply(s.legal_actions()[0])
    return len(after.legal_actions()) > 1


def water_variants(s: State) -> bool:
    """Both faces of the combined water card can be paid for and do something [SW-11.9]."""
    return asked(s, "ChooseVariant") and len(s.legal_actions()) == 2


def third_coke(s: State) -> bool:
    """Several wagons to convert with two coke in the plant: the next one must go to the own field [SW-5.14]."""
    question = s.decision()
    if question is None or verbs(s).count("convert") < 2:
        return False
    seat = s.view(None)["seats"][question.seat]
    return bool(seat["coke_in_plant"] == 2 and seat["own_field"] == 0)


def bonus_fields(s: State) -> bool:
    """Field 3 moves the road disc over a barrier in the preparation [SW-10.12, SW R32]."""
    question = s.decision()
    if question is None or question.kind != "ChooseOption" or s.view(None)["phase"] != "step_6":
        return False
    seat = s.view(None)["seats"][question.seat]
    return seat["discs"]["road"] in (2, 5, 10) and s.choices()[0].args["op"] == "road"
