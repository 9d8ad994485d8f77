"""Schichtwechsel kept up by ear: from events alone follows the whole table.

What is told must be what changed. A ledger hears the events of a game and afterwards is compared with the position,
ply by ply; what an event leaves out, or tells wrongly, shows as a difference.
"""

from __future__ import annotations

from typing import Any

from revier.kernel.journal import Event
from revier.kernel.state import Json, State

START = {"tools": 6, "coins": 1, "white": 0, "cube": 1, "passed": 0, "water": 3, "heap": 0, "miner": 0}
COKE = {"reserve": 11, "own_field": 0, "coke_wagons": 0, "sold": 0}
NAMED = ("coal_carts", "spoil_carts", "wagons", "plots", "discs", "sheet")
SPOIL_OF = {"3": 3, "5": 5, "6": 6}  # by the number in the name of an exchange [SW-11.11]
TOP, OVERFLOWED, BOTTOM = 7, 4, 0


def new_seat() -> Json:
    """What every player starts with [SW-8.2]."""
    houses = [f"house_{n}" for n in range(1, 6)]
    return {**START, **COKE, **{name: {} for name in NAMED}, "tile": None, "on_card": 2, "in_base": 0, "houses": houses}


class Ledger:
    """What somebody knows who only listens, in the form in which positions are saved."""

    def __init__(self, s: State) -> None:
        self.players = s.players
        self.spaces: list[str] = s.view(None)["shift"]
        bag = {2: (8, 2), 3: (12, 3), 4: (16, 4)}[s.players]
        self.table: Json = {
            **dict.fromkeys(("round", "first", "marker"), 0),
            **{name: {} for name in ("grey_fields", "first_at_target", "headframe_spaces")},
            "bag": {"coal": bag[0], "spoil": bag[1]},
            "stone": "box",
            "first_at_exit": None,
        }
        self.seats = [new_seat() for seat in range(s.players)]
        self.round_cards: list[str] = []
        self.paid: dict[str, Json] = {}
        self.is_final = False
        self.before = ""  # the kind of the last event
        self.cause = ""  # the last event that can bring a coin

    # -- hearing -----------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Every kind of event has its method; one without would be noticed."""
        args = dict(event.args)
        seat = args.pop("seat", None)
        if event.kind in ("coke_sold", "exchanged", "miner_moved"):
            self.cause = f"{event.kind} {args.get('exchange', args.get('space', ''))}".strip()
        getattr(self, event.kind)(*([] if seat is None else [self.seats[int(str(seat))]]), **args)
        self.before = event.kind

    def number(self, seat: Json) -> int:
        return next(n for n, other in enumerate(self.seats) if other is seat)

    def start_drawn(self, seat: Json) -> None:
        self.table["marker"] = self.number(seat)

    def round_began(self, round: int) -> None:
        """Everything is as at the beginning, but for what stays on the table [SW-15.1]."""
        self.check_round_card()
        self.table["round"] = round
        self.table["first"] = self.table["marker"]
        self.paid.clear()
        for owner in self.table["headframe_spaces"].values():
            self.seats[owner]["in_base"] += 1
        self.table["headframe_spaces"] = {}
        for seat in self.seats:
            assert seat["white"] == 0, "what is left is told to be lost [SW-15.1]"
            seat.update(cube=1, passed=0)

    def card_revealed(self, card: str) -> None:
        self.round_cards.append(card)

    def cart_locked(self, cart: str) -> None:
        assert (self.round_cards[-1], cart) == ("round_lead", "cart_5"), "[SW-14.2]"

    def stone_added(self) -> None:
        assert self.round_cards[-1] == "round_spoil", "[SW-14.3]"
        self.table["stone"] = "bag"

    def bag_filled(self, coal: int, spoil: int) -> None:
        self.table["bag"]["coal"] += coal
        self.table["bag"]["spoil"] += spoil

    def triple_drawn(self, coal: int, spoil: int, stone: int) -> None:
        assert coal + spoil + stone == 3, "[SW-10.2]"
        self.bag_filled(-coal, -spoil)
        if stone:
            assert self.table["stone"] == "bag"
            self.table["stone"] = "aside"

    def triple_given(self, seat: Json) -> None:
        pass

    def cube_loaded(self, seat: Json, kind: str, cart: str) -> None:
        self.check_unlocked(cart)
        add(seat[f"{kind}_carts"], cart, 1)

    def stone_returned(self) -> None:
        assert self.table["stone"] == "aside"
        self.table["stone"] = "bag"

    def tile_taken(self, seat: Json, tile: str) -> None:
        assert all([other["tile"] != tile for other in self.seats]), "[SW-10.7]"
        seat["tile"] = tile

    def tile_returned(self, seat: Json, tile: str) -> None:
        assert self.before == "tile_taken"
        assert seat["tile"] != tile, "[SW-10.7]"

    def water_rose(self, seat: Json, level: int) -> None:
        assert level == seat["water"] + 1 <= TOP, "[SW-4.12]"
        seat["water"] = level

    def water_overflowed(self, seat: Json, level: int) -> None:
        assert (seat["water"], level) == (TOP, OVERFLOWED), "[SW-4.10]"
        seat["water"] = level

    def water_fell(self, seat: Json, level: int) -> None:
        assert BOTTOM <= level < seat["water"], "[SW-4.11]"
        seat["water"] = level

    def vp_gained(self, seat: Json, category: str, vp: int) -> None:
        assert vp > 0
        assert category != "water" or (self.before == "water_fell" and seat["water"] == BOTTOM and vp == 1)
        add(seat["sheet"], category if self.is_final else f"{category}:{self.table['round']}", vp)

    def vp_lost(self, seat: Json, category: str, vp: int) -> None:
        assert self.is_final
        assert category == "end_tools", "[SW-15.15]"
        add(seat["sheet"], category, -vp)

    def tools_taken(self, seat: Json, count: int) -> None:
        assert count > 0
        seat["tools"] += count

    def tools_returned(self, seat: Json, count: int) -> None:
        assert 0 < count <= seat["tools"], "[R22]"
        seat["tools"] -= count

    def cubes_taken(self, seat: Json, count: int) -> None:
        assert 0 < count <= 3, "[SW-10.10]"
        seat["white"] += count

    def coins_taken(self, seat: Json, count: int) -> None:
        assert self.cause in ("coke_sold", "exchanged heap6_coin", "miner_moved meal_break"), self.cause
        assert count == 1
        seat["coins"] += count

    def coke_sold(self, seat: Json, column: int) -> None:
        seat["coke_wagons"] -= 2
        seat["sold"] += 2
        assert seat["sold"] == 2 * column, "[SW-4.8]"

    def cart_hauled(self, seat: Json, cart: str, kind: str, count: int) -> None:
        self.check_unlocked(cart)
        assert seat[f"{kind}_carts"].pop(cart) == count == (1 if cart in ("cart_1", "cart_2") else 2), "[SW-10.14]"

    def coal_placed(self, seat: Json, wagon: str) -> None:
        add(seat["wagons"], wagon, 1)

    def spoil_heaped(self, seat: Json, count: int) -> None:
        seat["heap"] += count

    def wagon_converted(self, seat: Json, wagon: str) -> None:
        assert seat["wagons"].pop(wagon) == (2 if wagon in ("wagon_3", "wagon_4") else 1), "[SW-4.4]"

    def coke_made(self, seat: Json, field: str) -> None:
        seat["reserve"] -= 1
        self.put_coke(seat, field, 1)

    def coke_received(self, seat: Json) -> None:
        seat["reserve"] -= 1
        seat["coke_wagons"] += 1

    def coke_loaded(self, seat: Json, field: str) -> None:
        self.put_coke(seat, field, -1)
        seat["coke_wagons"] += 1

    def put_coke(self, seat: Json, field: str, count: int) -> None:
        if field == "own_field":
            seat["own_field"] += count
        elif count > 0:
            assert field not in self.table["grey_fields"], "[SW-5.13]"
            self.table["grey_fields"][field] = self.number(seat)
        else:
            assert self.seats[self.table["grey_fields"].pop(field)] is seat

    def disc_moved(self, seat: Json, track: str, place: int) -> None:
        add(seat["discs"], track, 1)
        assert seat["discs"][track] == place, "[SW-5.1]"

    def barrier_crossed(self, seat: Json, track: str, bonuses: list[str]) -> None:
        assert self.before in ("disc_moved", "target_reached"), "at once [SW-5.2]"

    def target_reached(self, seat: Json, track: str) -> None:
        self.table["first_at_target"].setdefault(track, self.number(seat))

    def house_placed(self, seat: Json, house: str, plot: str) -> None:
        seat["houses"].remove(house)
        add(seat["plots"], plot, 1)

    def headframe_brought(self, seat: Json) -> None:
        seat["on_card"] -= 1
        seat["in_base"] += 1

    def headframe_moved(self, seat: Json, space: str, area: str) -> None:
        """From the base, or from the one space of an area where this seat has a headframe [SW-5.12, SW-11.17]."""
        standing: dict[str, int] = self.table["headframe_spaces"]
        if area == "base":
            seat["in_base"] -= 1
        else:
            del standing[next(at for at, n in standing.items() if n == self.number(seat) and at.startswith(area))]
        assert space not in standing, "[SW-11.17]"
        standing[space] = self.number(seat)

    def miner_moved(self, seat: Json, space: str) -> None:
        assert self.spaces.index(space) > seat["miner"], "[SW-12.2]"
        seat["miner"] = self.spaces.index(space)

    def exit_reached(self, seat: Json) -> None:
        if self.table["first_at_exit"] is None:
            self.table["first_at_exit"] = self.number(seat)

    def overtime_worked(self, seat: Json) -> None:
        assert self.spaces[seat["miner"]] == "gate_out", "[SW-12.6]"

    def card_paid(self, seat: Json, card: str, payment: str) -> None:
        lying = self.paid.setdefault(card, {"white": 0, "cubes": [], "coins": 0, "users": []})
        me = self.number(seat)
        seat["white"] -= payment.count("w")
        seat["cube"] -= payment.count("p")
        seat["coins"] -= payment.count("c")
        lying["white"] += payment.count("w")
        lying["coins"] += payment.count("c")
        lying["cubes"] = sorted(lying["cubes"] + [me] * payment.count("p"))
        lying["users"] = sorted({*lying["users"], me})

    def own_card_paid(self, seat: Json, payment: str) -> None:
        assert len(payment) == 1, "[SW-4.15]"
        self.card_paid(seat, f"own {self.number(seat)}", payment)

    def variant_chosen(self, seat: Json, variant: str) -> None:
        assert self.players < 4, "[SW-16.1]"

    def card_copied(self, seat: Json, card: str) -> None:
        assert not card.startswith(("miner_", "headframe_", "start_")), "[SW-6.4]"

    def exchanged(self, seat: Json, exchange: str) -> None:
        seat["heap"] -= SPOIL_OF[exchange[4]]

    def passed(self, seat: Json) -> None:
        seat["passed"] = 1

    def marker_taken(self, seat: Json) -> None:
        self.table["marker"] = self.number(seat)

    def scoring_began(self, card: str) -> None:
        assert card == self.round_cards[-1], "[SW-13.1]"
        assert all(seat["passed"] for seat in self.seats), "[SW-11.1]"

    def cubes_lost(self, seat: Json, count: int) -> None:
        seat["white"] -= count

    def final_began(self) -> None:
        self.check_round_card()
        self.is_final = True

    def game_won(self, seat: Json, vp: int) -> None:
        totals = [sum(other["sheet"].values()) for other in self.seats]
        assert vp == sum(seat["sheet"].values()) == max(totals), "[SW-15.18]"

    def field_used(self, seat: Json, house: str) -> None:
        assert house not in seat["houses"], "[SW-10.12]"

    def tile_used(self, seat: Json, tile: str) -> None:
        assert seat["tile"] == tile, "[SW-10.12]"

    def piece_lost(self, seat: Json, piece: str) -> None:
        pass

    # -- comparing ---------------------------------------------------------------------------------

    def check(self, s: State) -> None:
        """The position is what was told."""
        saved = s.to_dict()
        for field, value in self.table.items():
            assert saved[field] == value, f"{field} is {saved[field]}, told was {value}"
        assert saved["round_cards"][: saved["round"]] == self.round_cards
        assert saved["paid"] == {card: lying for card, lying in self.paid.items() if not card.startswith("own ")}
        for n, (seat, heard) in enumerate(zip(saved["seats"], self.seats, strict=True)):
            seat["on_card"] = seat["headframes"]["card"]
            seat["in_base"] = seat["headframes"]["base"]
            for field, value in heard.items():
                assert seat[field] == value, f"seat {n}: {field} is {seat[field]}, told was {value}"
            assert seat["own_card"] == self.paid.get(f"own {n}")

    def check_unlocked(self, cart: str) -> None:
        assert cart != "cart_5" or self.round_cards[-1] != "round_lead", "locked for the whole round [SW-4.3]"

    def check_round_card(self) -> None:
        """What the round card brought, once more from the table [SW-13.1]."""
        for n, seat in enumerate(self.seats if self.round_cards else []):
            scored = seat["sheet"].get(f"round_cards:{self.table['round']}", 0)
            assert scored == self.round_card_vp(n, self.round_cards[-1]), f"{self.round_cards[-1]}, seat {n}"

    def round_card_vp(self, n: int, card: str) -> int:
        seat = self.seats[n]
        if card == "round_lead":
            return 2 * sum([n in self.leaders(track) for track in ("road", "rail", "canal")])
        if card == "round_spoil":
            return int(seat["heap"] + sum(seat["spoil_carts"].values())) // 2
        if card == "round_coke":
            return int(11 - seat["reserve"]) // 2
        track = card.removeprefix("round_")
        return 2 * (int(seat["discs"].get(track, 0)) // (3 if track == "road" else 2))

    def leaders(self, track: str) -> list[int]:
        """First position [SW-13.3]."""
        if track in self.table["first_at_target"]:
            return [self.table["first_at_target"][track]]
        fields = [seat["discs"].get(track, 0) for seat in self.seats]
        return [n for n, field in enumerate(fields) if field == max(fields) > 0]


def add(row: dict[str, Any], name: str, count: int) -> None:
    row[name] = row.get(name, 0) + count


def follow(s: State) -> None:
    """Hear a game from its beginning and compare after every ply."""
    again = s.replay(0, None)
    events = s.events()
    ledger = Ledger(again)
    set_up = len(again.events())
    for event in events[:set_up]:
        ledger.hear(event)
    ledger.check(again)
    at = set_up
    for action in s.history:
        ply = again.ply
        again.apply(action)
        while at < len(events) and events[at].ply == ply:
            ledger.hear(events[at])
            at += 1
        ledger.check(again)
    assert at == len(events)
