"""Whether the agenda of a position is one that play leads to.

At the bottom lies what is still to come of the game and of the round, then whose turn or step it is. What that seat is
in the middle of lies on top: chains of effects are too free to be listed [SW-9.3], so `checking_steps.py` says which
step may lie on which, and what each may say.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from revier.games.schichtwechsel.checking_steps import PLACING, check_steps, expect
from revier.games.schichtwechsel.coking import can_sell
from revier.games.schichtwechsel.names import (
    ACTION_PHASE,
    CARDS,
    FINAL_SCORING,
    FIRST_VARIANT,
    HOUSES,
    OWN_CARD,
    PHASE_IDS,
    PLOT_MINER_MOVE,
    ROUNDS,
    STEP_1,
    STEP_2,
    STEP_5,
    STEP_6,
)
from revier.games.schichtwechsel.preparation import in_turn
from revier.games.schichtwechsel.scoring import houses
from revier.games.schichtwechsel.state import STONE_ASIDE, Schichtwechsel
from revier.games.schichtwechsel.turn import can_use, can_use_own
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step

# What is still to come in a round, the last first, and how much of it in each phase that has decisions [SW-2.1].
TO_COME: Final = [
    "RoundScoring",
    "ActionPhase",
    "UseBonusFields 0",
    "SellCoke 0",
    "TakeWhiteCubes",
    "WaterRises",
    "TakeTiles 0",
    "ReturnStone",
]
STILL_TO_COME: Final = {STEP_1: 8, STEP_2: 6, STEP_5: 3, STEP_6: 2, ACTION_PHASE: 1}

TILE_STEPS: Final = [
    "Effects",
    "MayPlace",
    "PlaceCube",
    "PlaceCoal",
    "CokingField",
    *PLACING,
]  # of upper parts [SW-7.1]


def name(step: Step[Any]) -> str:
    return type(step).__name__


def check_agenda(s: Schichtwechsel) -> None:
    """The rounds and steps still to come, and on top what the seat whose turn it is has to decide."""
    if len(s.agenda) == 0:
        if s.phase != FINAL_SCORING or s.round != ROUNDS:
            raise BadPosition("agenda", "empty only when the game is over: round 5, phase final [SW-2.1]")
        return
    if not isinstance(s.agenda[-1], Decision):
        raise BadPosition("agenda", f"the last entry must be a decision, not {name(s.agenda[-1])}")
    if s.phase != FINAL_SCORING and s.phase not in STILL_TO_COME:
        raise BadPosition("phase", f"nobody decides anything in phase {PHASE_IDS[s.phase]} [SW-9]")
    if s.phase == FINAL_SCORING and s.round != ROUNDS:
        raise BadPosition("round", "the final scoring comes after round 5 [SW-2.1]")
    expected = under_turn(s)
    given = [" ".join([str(part) for part in s.game.save_step(step)]) for step in s.agenda[: len(expected)]]
    if given != expected:
        where = f"in round {s.round}, phase {PHASE_IDS[s.phase]}"
        raise BadPosition("agenda", f"{where}, it begins {', '.join(expected)} [SW-2.1]")
    rest = s.agenda[len(expected) :]
    names = [name(step) for step in rest]
    ints = [step.ints() for step in rest]
    if s.phase == STEP_1:
        check_mining(s, names, ints)
    elif s.phase == STEP_2:
        check_taking_tiles(s, names, ints)
    elif s.phase == STEP_5:
        check_selling(s, names, ints)
    elif s.phase == STEP_6:
        check_bonus_fields(s, names, ints)
    elif s.phase == ACTION_PHASE:
        check_turn(s, names, ints)
    else:
        check_last_moves(s, names, ints)


def under_turn(s: Schichtwechsel) -> list[str]:
    """What lies under the turn or step of a seat."""
    if s.phase == FINAL_SCORING:
        return ["FinalScore"]
    rounds = ["FinalScore", "FinalMoves 0", *[f"Round {number}" for number in range(ROUNDS, s.round, -1)]]
    if s.round < ROUNDS:
        rounds.append("EndOfRound")
    return rounds + TO_COME[: STILL_TO_COME[s.phase]]


def counted(s: Schichtwechsel, counter: str, names: list[str], ints: list[list[int]]) -> int:
    """The step that counts the seats, the one it is about included; something of that seat lies on it."""
    expect(len(names) > 1 and names[0] == counter, f"in phase {PHASE_IDS[s.phase]} {counter} lies under the decision")
    done = ints[0][0]
    expect(1 <= done <= s.players, f"{counter} counts the seats that have begun, 1 to {s.players} [SW-9.2]")
    return done


# -- preparation -----------------------------------------------------------------------------------


def check_mining(s: Schichtwechsel, names: list[str], ints: list[list[int]]) -> None:
    """A triple to give away, or one that is being loaded [SW-10.2, SW-10.3]."""
    everybody = (1 << s.players) - 1
    above = " ".join(names)
    expect(above in ("AssignTriple", "DrawTriple PlaceCube"), "step I waits for AssignTriple or PlaceCube [SW-10.2]")
    if above == "AssignTriple":
        seat, given, coal, spoil, stone = ints[0]
        expect(seat == s.first, f"AssignTriple: the start player gives the triple, seat {s.first} [SW-10.2]")
        expect(0 <= given < everybody, "AssignTriple: somebody has no triple yet [SW-10.2]")
        pieces = min(coal, spoil, stone) >= 0 and coal + spoil + stone == s.components.draw
        expect(pieces, f"AssignTriple: {s.components.draw} pieces [SW-10.2]")
        drawn_now = stone == 1 and s.stone == STONE_ASIDE
        drawn_before = stone == 0 and (s.stone != STONE_ASIDE or given > 0)
        expect(drawn_now or drawn_before, "AssignTriple: the stone is aside once it was drawn [SW-10.3]")
        return
    given = ints[0][0]
    seat, coal, spoil, count, owed = ints[1]
    expect(0 < given <= everybody, "DrawTriple: who has a triple, one bit a seat [SW-10.2]")
    expect(given >> seat & 1 > 0, "PlaceCube: only of a seat that has a triple [SW-10.3]")
    fits = min(coal, spoil) >= 0 and coal + spoil == count and count <= s.components.draw and owed == 1
    expect(fits, f"PlaceCube: the cubes of a triple, {s.components.draw} at most, owed [SW-10.3]")


def check_taking_tiles(s: Schichtwechsel, names: list[str], ints: list[list[int]]) -> None:
    counted(s, "TakeTiles", names, ints)
    seat = tile_order(s)[ints[0][0] - 1]
    if names[1:] == ["TakeTile"]:
        expect(ints[1][0] == seat, f"TakeTile: it is the turn of seat {seat} [SW-10.6]")
    else:
        expect(all([step in TILE_STEPS for step in names[1:]]), "step II waits for pieces of a tile only [SW-10.8]")
        check_steps(s, seat, names, ints, 1)


def tile_order(s: Schichtwechsel) -> list[int]:
    """Round 1 counter-clockwise, the start player last [SW-10.6]."""
    clockwise = [in_turn(s, i) for i in range(s.players)]
    return clockwise[::-1] if s.round == 1 else clockwise


def check_selling(s: Schichtwechsel, names: list[str], ints: list[list[int]]) -> None:
    seat = in_turn(s, counted(s, "SellCoke", names, ints) - 1)
    expect(names[1:] == ["SalePick"] and ints[1][0] == seat, f"step V waits for SalePick {seat} [SW-10.11]")
    expect(can_sell(s, seat), "SalePick: needs a pair on the coke wagons and a free column [SW-10.11]")


def check_bonus_fields(s: Schichtwechsel, names: list[str], ints: list[list[int]]) -> None:
    """One of the fields is being used, those to its right may follow [SW-10.12]."""
    seat = in_turn(s, counted(s, "UseBonusFields", names, ints) - 1)
    expect(names[1] == "BonusFields", "in step VI BonusFields says which fields follow [SW-10.12]")
    player, fields = ints[1]
    expect(player == seat, f"BonusFields: it is the turn of seat {seat} [SW-9.1]")
    free = sum([1 << house for house in range(HOUSES) if s.house[HOUSES * seat + house] == 0])
    lowest = fields & -fields if fields > 0 else 1 << HOUSES
    unlocked = fields >= 0 and fields & ~free == 0 and free & (lowest - 1) > 0
    expect(unlocked, "BonusFields: unlocked fields to the right of the one in use [SW-10.12]")
    check_steps(s, seat, names, ints, 2)


# -- the action phase, and the end -----------------------------------------------------------------


def check_turn(s: Schichtwechsel, names: list[str], ints: list[list[int]]) -> None:
    """Before the card, with the card, or after it [SW-18.3]."""
    expect(len(names) > 1 and names[0] == "NextTurn", "in the action phase NextTurn lies under the turn [SW-11.1]")
    expect(0 <= ints[0][0] < s.players, f"NextTurn: a seat, 0 to {s.players - 1} [SW-11.1]")
    seat = (ints[0][0] - 1) % s.players
    expect(s.passed[seat] == 0, f"seat {seat} has passed and takes no turn [SW-11.15]")
    part = names[1]
    if part not in ("Turn", "AfterCard", "TurnEnd"):
        check_steps(s, seat, names, ints, 1)  # the exchange at the end of a turn
        return
    expect(ints[1][0] == seat, f"{part}: it is the turn of seat {seat} [SW-11.1]")
    if part == "TurnEnd":
        expect(len(names) == 2, "TurnEnd: nothing lies on it [SW-18.3]")
        return
    exchanged = ints[1][1]
    expect(0 <= exchanged <= 1, f"{part}: an exchange was made (1) or not (0) [SW-11.12]")
    if part == "Turn":
        if len(names) > 2:
            expect(exchanged == 1, "Turn: what lies on it is an exchange [SW-11.13]")
            check_steps(s, seat, names, ints, 2)
        tokens = s.white[seat] + s.cube[seat] + s.coins[seat]
        expect(exchanged == 0 or len(names) == 2 or tokens > 0, "Turn: a card must follow the exchange [SW-11.13]")
        return
    expect(len(names) > 2, "AfterCard: the card lies on it [SW-18.3]")
    if names[2] in ("ChooseVariant", "Pay"):
        expect(len(names) == 3 and ints[2][0] == seat, f"{names[2]}: of seat {seat}, on top [SW-18.3]")
        check_card(s, seat, s.components.variant_card if names[2] == "ChooseVariant" else ints[2][1])
    else:
        check_steps(s, seat, names, ints, 2)


def check_card(s: Schichtwechsel, seat: i64, face: i64) -> None:
    """The card about to be paid for can be used [SW-11.6]."""
    fits = 0 <= face < CARDS or face in (OWN_CARD, FIRST_VARIANT, FIRST_VARIANT + 1)
    expect(fits, f"Pay: there is no card {face} [SW-6.2]")
    if face == OWN_CARD:
        expect(can_use_own(s, seat), "Pay: the own card cannot be used [SW-4.16, SW-11.6]")
    else:
        card = face if face < CARDS else s.components.variant_card
        expect(can_use(s, seat, card), f"Pay: card {card} cannot be used [SW-11.6]")


def check_last_moves(s: Schichtwechsel, names: list[str], ints: list[list[int]]) -> None:
    """The last miner moves, from the holder of the marker on [SW-15.3, SW-15.4]."""
    seat = (s.marker + counted(s, "FinalMoves", names, ints) - 1) % s.players
    expect(names[1:] == ["MinerSteps"] and ints[1] == [seat, 0], f"one last MinerSteps {seat} 0 [SW-15.4]")
    expect(houses(s, seat, PLOT_MINER_MOVE) > 0, f"MinerSteps: seat {seat} has no house on plot_miner_move [SW-15.4]")


# -- what the agenda says about the rest -----------------------------------------------------------


def tiles_taken(s: Schichtwechsel) -> list[int]:
    """Who has a selection tile by now."""
    if s.round > 1 or s.phase > STEP_2:
        return list(range(s.players))
    if s.phase < STEP_2:
        return []
    begun = s.agenda[len(under_turn(s))].ints()[0]
    return tile_order(s)[: begun - 1 if name(s.agenda[-1]) == "TakeTile" else begun]


def triples_drawn(s: Schichtwechsel) -> int:
    """How many in this round."""
    if s.phase != STEP_1:
        return s.players
    step = s.agenda[len(under_turn(s))]
    if name(step) == "AssignTriple":
        return bin(step.ints()[1]).count("1") + 1
    return bin(step.ints()[0]).count("1")
