"""Observations of Kohle & Kolonie, both editions; how many spaces, claims and villages there are the board says."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from revier.encoding.fields import Encoder, Field, Pen, asked_field, clear, zeros
from revier.games.kohle_und_kolonie.board import ALL_SPACES, DISASTER_IDS, MINES, NONE, RAIL_IDS, STATIONS, TOKENS
from revier.games.kohle_und_kolonie.bonus import DISC
from revier.games.kohle_und_kolonie.hidden import disasters_unseen, rail_unseen
from revier.games.kohle_und_kolonie.state import ON_OFFER, TRUST, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import TILES, tile_income
from revier.games.kohle_und_kolonie.title import KohleUndKolonieGame
from revier.kernel.game import Game
from revier.kernel.state import State

VERSION: Final = 1
ARGUMENTS: Final = 3
RAILS: Final = 5
DISASTERS: Final = 5
DISASTER_PHASE: Final = 5
MOST_POINTS: Final[i64] = 150
MOST_COINS: Final[i64] = 40


def table_fields(game: KohleUndKolonieGame) -> list[Field]:
    """Once in an observation."""
    b = game.board
    return [
        asked_field(game),
        Field("arguments", ARGUMENTS, 100, "the numbers of the question: what is left, or where it began"),
        Field("round", 1, 5, "the round"),
        Field("phase", 1, 10, "its phase"),
        Field("raised", 3, 1, "dearer than printed: engineers, settlements, engines"),
        Field("worker_supply", 1, 60, "workers in the common supply"),
        Field("engine_supply", 1, 30, "engines in the common supply"),
        Field("trust", 3, 20, "the Trust: coins on its track, purchases, extra coin"),
        Field("mining_damage", 1, 1, "mining damage is in force"),
        Field("track", TOKENS, 7, "for each bonus token its place on the selection track, 0: it lies elsewhere"),
        Field("mines", MINES, 1, "for each small or single mine 1 on offer, −1 the Trust's, otherwise 0"),
        Field("trust_large", b.claims, 1, "the Trust has the large mine of this claim"),
        Field("due", b.claims, 1, "this claim is still to be consolidated this round"),
        Field("claim", b.claims, 1, "this claim is being consolidated"),
        Field("trust_value", 1, 30, "the Trust's value in it, −1: not involved"),
        Field("village_workers", b.villages, 5, "workers in each village"),
        Field("station_tokens", STATIONS, 1, "a railroad token still lies at this station"),
        Field("rail_unseen", RAILS, 10, "railroad tokens of each kind that nobody has seen"),
        Field("disasters_unseen", DISASTERS, 10, "disaster tokens of each kind that nobody has seen"),
        Field("disaster", DISASTERS, 1, "the disaster token turned up this round"),
        Field("bag", 2, 5, "black and blank discs in the bag, during a mine disaster"),
    ]


def seat_fields(game: KohleUndKolonieGame) -> list[Field]:
    """Once for every seat."""
    b = game.board
    return [
        Field("to_act", 1, 1, "this seat has to decide"),
        Field("turn", 1, 5, "place in the turn order, from 1"),
        Field("disc", 1, 7, "place of its disc on the selection track, 0: none"),
        Field("score", 1, 150, "victory points so far, at most 150"),
        Field("coins", 1, 40, "coins, at most 40"),
        Field("workers", 1, 60, "workers"),
        Field("miners", 1, 30, "miners in the supply"),
        Field("miners_lost", 1, 30, "miners on disaster spaces"),
        Field("engineers", 1, 10, "engineers left on the tableau"),
        Field("settlements", 1, 10, "settlements left on the tableau"),
        Field("markers", 1, 10, "extra action markers"),
        Field("reserve_engines", 1, 20, "engines in reserve"),
        Field("bonus", TOKENS, 1, "the bonus token held"),
        Field("rail_tokens", 3, 10, "railroad tokens kept: workers, wagons, consolidation"),
        Field("flipped", TILES, 1, "pithead tiles that were flipped"),
        Field("pieces", ALL_SPACES, 3, "pieces on each pithead space"),
        Field("income", b.spaces, 20, "income of the mine on each mine space, engine included"),
        Field("engines", b.spaces, 1, "an engine on it"),
        Field("rescuers", b.spaces, 1, "a miner on its rescue space"),
        Field("secured", b.spaces, 1, "secured by coin or token, during a mine disaster"),
        Field("claim_mines", b.claims, 5, "small and single mines of this seat in each claim"),
        Field("large", b.claims, 1, "this seat has the large mine of this claim"),
        Field("settled", b.villages, 3, "for each village 0 no settlement, otherwise 1 + its miners"),
        Field("station_miners", STATIONS, 10, "miners at each station"),
        Field("bag", 3, 20, "discs in the bag, discs drawn, highest unsecured income, during a mine disaster"),
        Field("auction", 3, 40, "value without coins, bid, small mines given up, during a consolidation; −1: out"),
    ]


def make(game: Game, players: int) -> Encoder:
    assert isinstance(game, KohleUndKolonieGame)
    return KohleUndKolonieEncoder(game, players)


@final
class KohleUndKolonieEncoder(Encoder):
    """Writes observations of Kohle & Kolonie; nothing in them is private to a seat."""

    def __init__(self, game: KohleUndKolonieGame, players: int) -> None:
        super().__init__(game, players, VERSION, table_fields(game), seat_fields(game))
        self.board = game.board
        self.claims: i64 = game.board.claims
        self.mines = zeros(game.board.claims * players)  # small and single mines, by seat and claim
        self.places = zeros(TOKENS + players)  # on the selection track, of tokens and of discs

    def write(self, s: State, seat: i64, pen: Pen) -> None:
        assert isinstance(s, KohleUndKolonie)
        self.asked(s, pen)
        self.arguments(s, pen, ARGUMENTS)
        self.find_places(s)
        self.write_stocks(s, pen)
        self.write_mines(s, pen)
        self.write_hidden(s, pen)
        for i in range(self.players):
            owner = (seat + i) % self.players
            self.write_seat(s, owner, pen)
            self.write_company(s, owner, pen)
            self.write_events(s, owner, pen)

    def find_places(self, s: KohleUndKolonie) -> None:
        clear(self.places)
        for i in range(len(s.track)):
            entry = s.track[i]
            if entry >= 0:
                self.places[entry] = i + 1
            elif entry <= DISC:
                self.places[TOKENS + DISC - entry] = i + 1

    def write_stocks(self, s: KohleUndKolonie, pen: Pen) -> None:
        pen.put(s.round)
        pen.put(s.phase)
        pen.put(s.engineer_raised)
        pen.put(s.settlement_raised)
        pen.put(s.engine_raised)
        pen.put(s.worker_supply)
        pen.put(s.engine_supply)
        pen.put(s.trust_track)
        pen.put(s.trust_purchases)
        pen.put(s.extra_coin)
        pen.put(s.mining_damage)
        pen.row(self.places, 0, TOKENS)

    def write_mines(self, s: KohleUndKolonie, pen: Pen) -> None:
        clear(self.mines)
        claim_of = self.board.mine_claim
        for mine in range(MINES):
            owner = s.mine_owner[mine]
            pen.put(1 if owner == ON_OFFER else -1 if owner == TRUST else 0)
            if 0 <= owner < self.players:
                self.mines[self.claims * owner + claim_of[mine]] += 1
        pen.flags(s.large_owner, TRUST)
        pen.blank(self.claims)
        for claim in s.due:
            pen.out[pen.at - self.claims + claim] = 1
        pen.one_of(s.claim, self.claims)
        pen.put(NONE if s.claim == NONE else s.trust_value)
        pen.row(s.village_workers, 0, self.board.villages)

    def write_hidden(self, s: KohleUndKolonie, pen: Pen) -> None:
        """Of face-down tokens only that they are there, and how many of a kind are unseen [KK-24]."""
        for token in s.rail_tokens:
            pen.flag(token != NONE)
        pen.row(rail_unseen(s), 0, RAILS)
        pen.row(disasters_unseen(s), 0, DISASTERS)
        pen.one_of(s.disaster if s.phase == DISASTER_PHASE else NONE, DISASTERS)
        if s.phase == DISASTER_PHASE:
            pen.row(s.discs, self.players, 2)
        else:
            pen.blank(2)

    def write_seat(self, s: KohleUndKolonie, owner: i64, pen: Pen) -> None:
        pen.flag(len(s.agenda) > 0 and s.agenda[-1].seat == owner)
        pen.put(0)
        for i in range(len(s.turn_order)):
            if s.turn_order[i] == owner:
                pen.at -= 1
                pen.put(i + 1)
        pen.put(self.places[TOKENS + owner])
        pen.capped(s.vp[owner], MOST_POINTS)
        pen.capped(s.coins[owner], MOST_COINS)
        pen.put(s.workers[owner])
        pen.put(s.miners[owner])
        pen.put(s.miners_lost[owner])
        pen.put(s.engineers[owner])
        pen.put(s.settlements[owner])
        pen.put(s.markers[owner])
        pen.put(s.reserve_engines[owner])
        pen.one_of(s.bonus[owner], TOKENS)
        pen.put(s.rail_workers[owner])
        pen.put(s.rail_wagons[owner])
        pen.put(s.rail_values[owner])

    def write_company(self, s: KohleUndKolonie, owner: i64, pen: Pen) -> None:
        pen.row(s.flipped, TILES * owner, TILES)
        pen.row(s.pieces, ALL_SPACES * owner, ALL_SPACES)
        spaces = self.board.spaces
        first = spaces * owner
        for i in range(first, first + spaces):
            pen.put(0 if s.tiles[i] == NONE else tile_income(s, s.tiles[i]) + s.engines[i])
        pen.row(s.engines, first, spaces)
        pen.row(s.rescuers, first, spaces)
        if s.phase == DISASTER_PHASE:
            pen.row(s.secured, first, spaces)
        else:
            pen.blank(spaces)
        pen.row(self.mines, self.claims * owner, self.claims)
        pen.flags(s.large_owner, owner)
        pen.row(s.settled, self.board.villages * owner, self.board.villages)
        pen.row(s.station_miners, STATIONS * owner, STATIONS)

    def write_events(self, s: KohleUndKolonie, owner: i64, pen: Pen) -> None:
        """What the disaster or the consolidation under way holds for a seat."""
        if s.phase == DISASTER_PHASE:
            pen.put(s.discs[owner])
            pen.put(s.hits[owner])
            pen.put(s.exposed[owner])
        else:
            pen.blank(3)
        bids: i64 = 0
        for bidder in s.bidders:
            if s.claim != NONE and bidder == owner:
                bids = 1
        if bids == 1:
            pen.put(s.values[owner])
            pen.capped(s.bids[owner], MOST_COINS)
            pen.put(s.given_up[owner])
        else:
            pen.blank(3)


assert len(RAIL_IDS) == RAILS
assert len(DISASTER_IDS) == DISASTERS
