"""Payments, action cards, selection tiles and round cards in a component file [SW-6, SW-7, SW-11.4, SW-13]."""

from __future__ import annotations

from typing import Final

from revier.games.schichtwechsel.data_effects import are_always_possible, check_effects
from revier.games.schichtwechsel.data_fields import Fields
from revier.games.schichtwechsel.names import (
    CARD_IDS,
    COST_IDS,
    PAYMENT_IDS,
    ROUND_CARD_IDS,
    SCORING_IDS,
    SPECIAL_IDS,
    TILE_IDS,
    TRACK_IDS,
    VARIANT_IDS,
)

MARKINGS: Final = ["all", "3+", "4", "2/3"]
COSTS: Final = COST_IDS[:4]  # in tokens
TOKENS: Final = {"white1": 1, "white2": 2, "player1": 1, "coin1": 1}
SIZES: Final = {"white1": "small", "white2": "medium", "player1": "large", "coin1": "special", "variant": "special"}
VARIANT_COSTS: Final = ["white1", "player1"]
IF_NEITHER: Final = ["take_tool", "nothing", "impossible"]
MOST_UNITS: Final = 20


def check_cards(file: Fields) -> None:
    check_payments(file.table("payment"))
    cards = file.named_rows("action_cards", CARD_IDS)
    for card in cards:
        check_card(card)
    with_variants = [card for card in cards if card.entries.get("cost") == "variant"]
    if cards and len(with_variants) != 1:
        file.fault("action_cards", f"expected one card with cost variant, got {len(with_variants)} [SW-11.9]")
    check_own_card(file.table("own_action_card"))
    for tile in file.named_rows("selection_tiles", TILE_IDS):
        check_tile(tile)
    for i, card in enumerate(file.named_rows("round_cards", ROUND_CARD_IDS)):
        check_round_card(card, i + 1)


# -- paying ----------------------------------------------------------------------------------------


def check_payments(payment: Fields) -> None:
    """Ways to pay each cost, in tokens as many as it names [SW-11.4]."""
    found: list[str] = []
    for row in payment.rows("combinations", has_provenance=False):
        cost = row.word("cost", COSTS)
        if cost is None:
            continue
        if cost in found:
            row.fault("cost", f"{cost} is there twice")
        found.append(cost)
        ways = [way for way in PAYMENT_IDS if len(way) == TOKENS[cost]]
        given = row.words("options", ways, 1)
        if given is not None and given != [way for way in ways if way in given]:
            row.fault("options", f"expected in the order {', '.join(ways)} [SW-18.1]")
        if cost == "white1" and given is not None and len(given) < len(ways):
            row.fault("options", "expected w, p, c, so that every token buys something [SW-11.13]")
    for cost in COSTS:
        if cost not in found:
            payment.fault("combinations", f"{cost} is missing [SW-11.4]")


# -- action cards ----------------------------------------------------------------------------------


def check_card(card: Fields) -> None:
    """[SW-6.1, SW-6.2]"""
    cost = card.word("cost", COST_IDS)
    multi_use = card.flag("multi_use")
    copyable = card.flag("copyable")
    card.word("marking", MARKINGS)
    if cost is not None:
        card.word("size", [SIZES[cost]])  # [SW-6.1]
    place = "a copyable card" if copyable else "a multi-use card" if multi_use else "a card"
    if cost != "variant":
        if "variants" in card.entries:
            card.fault("variants", "only a card with cost variant has them [SW-11.9]")
        check_effects(card, "effects", place, 1)
        return
    if card.entries.get("effects") != []:
        card.wrong("effects", "[], for its variants have them")
    for variant, variant_cost in zip(card.named_rows("variants", VARIANT_IDS, False), VARIANT_COSTS, strict=False):
        variant.word("cost", [variant_cost])
        variant.word("size", [SIZES[variant_cost]])  # what is copied with which [SW-11.23]
        check_effects(variant, "effects", place, 1)


def check_own_card(own: Fields) -> None:
    """[SW-4.15 to SW-4.17]"""
    own.word("id", ["own_card"])
    cost = own.word("cost", COSTS)
    if cost is not None:
        own.word("size", [SIZES[cost]])
    own.flag("multi_use")
    if own.flag("copyable"):
        own.fault("copyable", "expected false; own cards cannot be copied [SW-11.24]")
    check_effects(own, "effects", "the own card", 1)
    own.number("headframes_on_card", 2, 2)
    check_effects(own, "first_headframe_removed", "a headframe reward")
    check_effects(own, "second_headframe_removed", "a headframe reward")


def can_always_be_used(card: Fields) -> bool:
    """For any token, any number of times, whatever the position: `track_small` as printed [SW-11.13]."""
    entries = card.entries
    effects = entries.get("effects")
    first = effects[:1] if isinstance(effects, list) else []
    return entries.get("cost") == "white1" and entries.get("multi_use") is True and are_always_possible(first)


# -- tiles and round cards -------------------------------------------------------------------------


def check_tile(tile: Fields) -> None:
    """[SW-7.1]"""
    tile.word("marking", MARKINGS)
    check_effects(tile, "upper", "an upper part")
    for key in ("lower_a", "lower_b"):
        check_effects(tile, key, "a lower part", 1, is_option_a=key == "lower_a")
        entries = tile.entries.get(key)
        if isinstance(entries, list) and entries and all([is_left_out(entry) for entry in entries]):
            tile.fault(key, "expected at least one effect that is not optional [SW-18.2]")
    always = any([are_always_possible(tile.entries.get(key)) for key in ("lower_a", "lower_b")])
    if tile.word("if_neither", IF_NEITHER) == "impossible" and not always:
        tile.fault("if_neither", "expected take_tool or nothing, for it can happen [SW-7.3]")


def is_left_out(entry: object) -> bool:
    return isinstance(entry, dict) and entry.get("optional") is True


def check_round_card(card: Fields, number: int) -> None:
    """[SW-13.1, SW-14]"""
    card.number("number", number, number)
    card.word("special", SPECIAL_IDS)
    scoring = card.table("scoring", has_provenance=False)
    kind = scoring.word("kind", SCORING_IDS)
    scoring.number("vp", 0, MOST_UNITS)
    if kind == "per_track_fields":
        scoring.word("track", TRACK_IDS)
        scoring.number("fields", 1, MOST_UNITS)
    elif kind in ("per_spoil_in_mine", "per_coke_produced"):
        scoring.number("units", 1, MOST_UNITS)
