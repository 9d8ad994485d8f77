"""Observations of Schichtwechsel."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from revier.encoding.fields import Encoder, Field, Pen, asked_field
from revier.games.schichtwechsel.names import (
    CARDS,
    CARTS,
    EXIT,
    FRAME_SPACES,
    GREYS,
    HOUSES,
    PLOTS,
    ROUND_CARD_IDS,
    SETTING_UP,
    TILES,
    TRACKS,
    WAGONS,
)
from revier.games.schichtwechsel.state import COVERED, FREE, Schichtwechsel
from revier.games.schichtwechsel.turn import is_available, own_is_available
from revier.kernel.game import Game
from revier.kernel.state import State

VERSION: Final = 1
ARGUMENTS: Final = 4
PHASES: Final = 10
STONES: Final = 3
ROUND_CARDS: Final = 6
MOST_POINTS: Final[i64] = 150


def table_fields(game: Game) -> list[Field]:
    """Once in an observation."""
    return [
        asked_field(game),
        Field("arguments", ARGUMENTS, 32, "the numbers of the question: what is left, or what it is about"),
        Field("round", 1, 5, "the round"),
        Field("phase", PHASES, 1, "its phase"),
        Field("bag", 2, 60, "coal and spoil in the bag"),
        Field("stone", STONES, 1, "the water stone: box, bag, aside"),
        Field("round_card", ROUND_CARDS, 1, "the round card face up"),
        Field("past_cards", ROUND_CARDS, 1, "round cards of earlier rounds"),
        Field("tiles", TILES, 1, "selection tiles in the display"),
        Field("available", CARDS, 1, "action cards that may still be used this round"),
        Field("covered", GREYS, 1, "grey fields that are not in play"),
    ]


SEAT_FIELDS: Final = [
    Field("to_act", 1, 1, "this seat has to decide"),
    Field("starts", 1, 1, "start player of this round"),
    Field("marker", 1, 1, "holds the start marker"),
    Field("score", 1, 150, "victory points so far, at most 150"),
    Field("tools", 1, 40, "tool markers, at most 40"),
    Field("coins", 1, 20, "coins"),
    Field("white", 1, 20, "white cubes"),
    Field("cube", 1, 1, "the player cube is at hand"),
    Field("passed", 1, 1, "has passed"),
    Field("water", 1, 10, "water level"),
    Field("heap", 1, 10, "spoil on the heap"),
    Field("reserve", 1, 20, "coke not made yet"),
    Field("own_field", 1, 5, "coke on the own coking field"),
    Field("coke_wagons", 1, 10, "coke on coke wagons"),
    Field("sold", 1, 20, "coke sold"),
    Field("miner", 1, EXIT, "the miner's place on the shift"),
    Field("headframes", 2, 5, "headframes on the own card, in the base"),
    Field("own_card", 1, 1, "the own card may still be used this round"),
    Field("tile", TILES, 1, "the selection tile"),
    Field("cart_coal", CARTS, 5, "coal on each cart"),
    Field("cart_spoil", CARTS, 5, "spoil on each cart"),
    Field("wagon_coal", WAGONS, 5, "coal on each wagon"),
    Field("houses", HOUSES, 1, "houses still on the house track"),
    Field("plots", PLOTS, 5, "houses on each plot"),
    Field("discs", TRACKS, 20, "field of the disc on each track"),
    Field("first_at_target", TRACKS, 1, "was first at the target of this track"),
    Field("first_at_exit", 1, 1, "was first at the exit"),
    Field("grey_fields", GREYS, 1, "its coke is on this grey field"),
    Field("frame_spaces", FRAME_SPACES, 1, "its headframe is on this bonus space"),
    Field("used", CARDS, 1, "action cards it used this round"),
]


def make(game: Game, players: int) -> Encoder:
    return SchichtwechselEncoder(game, players)


@final
class SchichtwechselEncoder(Encoder):
    """Writes observations of Schichtwechsel; nothing in them is private to a seat."""

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(game, players, VERSION, table_fields(game), SEAT_FIELDS)

    def write(self, s: State, seat: i64, pen: Pen) -> None:
        assert isinstance(s, Schichtwechsel)
        self.asked(s, pen)
        self.arguments(s, pen, ARGUMENTS)
        self.write_table(s, pen)
        for i in range(self.players):
            owner = (seat + i) % self.players
            self.write_stocks(s, owner, pen)
            self.write_mine(s, owner, pen)

    def write_table(self, s: Schichtwechsel, pen: Pen) -> None:
        pen.put(s.round)
        pen.one_of(s.phase, PHASES)
        pen.put(s.bag_coal)
        pen.put(s.bag_spoil)
        pen.one_of(s.stone, STONES)
        pen.one_of(s.round_cards[s.round - 1] if s.round > 0 else -1, ROUND_CARDS)
        pen.blank(ROUND_CARDS)
        for i in range(s.round - 1):  # those to come are in no observation [SW-19.1]
            pen.out[pen.at - ROUND_CARDS + s.round_cards[i]] = 1
        pen.flags(s.tile_owner, FREE)
        for card in range(CARDS):
            pen.flag(s.phase != SETTING_UP and is_available(s, card))
        pen.flags(s.grey, COVERED)

    def write_stocks(self, s: Schichtwechsel, owner: i64, pen: Pen) -> None:
        pen.flag(len(s.agenda) > 0 and s.agenda[-1].seat == owner)
        pen.flag(s.first == owner)
        pen.flag(s.marker == owner)
        pen.capped(s.vp[owner], MOST_POINTS)
        pen.capped(s.tools[owner], 40)
        pen.put(s.coins[owner])
        pen.put(s.white[owner])
        pen.put(s.cube[owner])
        pen.put(s.passed[owner])
        pen.put(s.water[owner])
        pen.put(s.heap[owner])
        pen.put(s.reserve[owner])
        pen.put(s.own_field[owner])
        pen.put(s.coke_wagons[owner])
        pen.put(s.sold[owner])
        pen.put(s.miner[owner])
        pen.put(s.frames_on_card[owner])
        pen.put(s.frames_in_base[owner])
        pen.flag(own_is_available(s, owner))
        pen.one_of(s.tile[owner], TILES)

    def write_mine(self, s: Schichtwechsel, owner: i64, pen: Pen) -> None:
        pen.row(s.cart_coal, CARTS * owner, CARTS)
        pen.row(s.cart_spoil, CARTS * owner, CARTS)
        pen.row(s.wagon_coal, WAGONS * owner, WAGONS)
        pen.row(s.house, HOUSES * owner, HOUSES)
        pen.row(s.plot_houses, PLOTS * owner, PLOTS)
        pen.row(s.disc, TRACKS * owner, TRACKS)
        pen.flags(s.first_at_target, owner)
        pen.flag(s.first_at_exit == owner)
        pen.flags(s.grey, owner)
        pen.flags(s.frame_space, owner)
        pen.bits(s.users, owner, CARDS)


assert len(ROUND_CARD_IDS) == ROUND_CARDS
