"""What may stand in the way of an act, and the message that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.kernel.step import Reason

NO_OBSTACLE: Final = 0
MAIN_DONE: Final = 1
TOO_DEAR: Final = 2
ROUND_ONE: Final = 3
NO_ENGINE: Final = 4
NO_ENGINE_PLACE: Final = 5
NO_SETTLEMENT_LEFT: Final = 6
NO_SITE: Final = 7
NO_ENGINEER: Final = 8
NO_ENGINEER_PLACE: Final = 9
NO_MINE_SPACE: Final = 10
NOT_ON_OFFER: Final = 11
NO_MINER: Final = 12
NO_MINER_IN_SETTLEMENT: Final = 13
NO_MINE: Final = 14
FLIPPED: Final = 15
TOO_FEW_WORKERS: Final = 16
NOT_IN_PLAY: Final = 17
WORKERS_LEFT: Final = 18
OWN_SETTLEMENT: Final = 19
VILLAGE_FULL: Final = 20
TOO_FEW_IN_SUPPLY: Final = 21
BANK_EMPTY: Final = 22
PLACE_FULL: Final = 23
WRONG_STEP: Final = 24
NO_MINER_THERE: Final = 25
NOT_FOR_DEPLOYING: Final = 26
SPACE_TAKEN: Final = 27
NO_ENGINEER_THERE: Final = 28
NO_DEPLOYMENT: Final = 29
NO_POINT: Final = 30
NO_ENGINEER_MOVE: Final = 31
NOBODY_TO_MOVE: Final = 32
NO_RAISE: Final = 33
MESSAGES: Final[list[str]] = [
    "",
    "kk-why-main-done",
    "kk-why-too-dear",
    "kk-why-round-one",
    "kk-why-no-engine",
    "kk-why-no-engine-place",
    "kk-why-no-settlement",
    "kk-why-no-site",
    "kk-why-no-engineer",
    "kk-why-no-engineer-place",
    "kk-why-no-mine-space",
    "kk-why-not-on-offer",
    "kk-why-no-miner",
    "kk-why-no-miner-in-settlement",
    "kk-why-no-mine",
    "kk-why-flipped",
    "kk-why-too-few-workers",
    "kk-why-not-in-play",
    "kk-why-workers-left",
    "kk-why-own-settlement",
    "kk-why-village-full",
    "kk-why-too-few-in-supply",
    "kk-why-bank-empty",
    "kk-why-place-full",
    "kk-why-wrong-step",
    "kk-why-no-miner-there",
    "kk-why-not-for-deploying",
    "kk-why-space-taken",
    "kk-why-no-engineer-there",
    "kk-why-no-deployment",
    "kk-why-no-point",
    "kk-why-no-engineer-move",
    "kk-why-nobody-to-move",
    "kk-why-no-raise",
]


def reason(obstacle: i64, rule: str, need: i64 = 0, have: i64 = 0) -> Reason | None:
    """With figures where something is too little."""
    return None if obstacle == NO_OBSTACLE else Reason(MESSAGES[obstacle], rule, {"need": need, "have": have})
