"""What may stand in the way of an act, and the message that says so."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.kernel.step import Reason

NO_OBSTACLE: Final = 0
WRONG_KIND: Final = 1
OTHER_KIND: Final = 2
FULL: Final = 3
LOCKED: Final = 4
NONE_LEFT: Final = 5
NOT_FULL: Final = 6
NO_WAGON_ROOM: Final = 7
NO_HEAP_ROOM: Final = 8
FIELD_TAKEN: Final = 9
FIELD_COVERED: Final = 10
OWN_FIELD_FIRST: Final = 11
NO_FIELDS_LEFT: Final = 12
AT_TARGET: Final = 13
NOT_SHOWN: Final = 14
NOT_OUT: Final = 15
PROTECTED: Final = 16
WRONG_SIZE: Final = 17
IDLE: Final = 18
NO_FRAME_THERE: Final = 19
NO_SPACE_FOR_FRAME: Final = 20
WRONG_AREA: Final = 21
SPACE_TAKEN: Final = 22
OWN_IN_AREA: Final = 23
NO_BONUS: Final = 24
TOO_LITTLE_SPOIL: Final = 25
NOTHING_TO_PAY: Final = 26

MESSAGES: Final[list[str]] = [
    "",
    "sw-why-wrong-kind",
    "sw-why-other-kind",
    "sw-why-full",
    "sw-why-locked",
    "sw-why-none-left",
    "sw-why-not-full",
    "sw-why-no-wagon-room",
    "sw-why-no-heap-room",
    "sw-why-field-taken",
    "sw-why-field-covered",
    "sw-why-own-field-first",
    "sw-why-no-fields-left",
    "sw-why-at-target",
    "sw-why-not-shown",
    "sw-why-card-not-out",
    "sw-why-protected",
    "sw-why-wrong-size",
    "sw-why-card-idle",
    "sw-why-no-frame-there",
    "sw-why-no-space-for-frame",
    "sw-why-wrong-area",
    "sw-why-space-taken",
    "sw-why-own-in-area",
    "sw-why-no-bonus",
    "sw-why-too-little-spoil",
    "sw-why-nothing-to-pay",
]


def reason(obstacle: i64, rule: str, need: i64 = 0, have: i64 = 0) -> Reason | None:
    """With figures where something is too little."""
    return None if obstacle == NO_OBSTACLE else Reason(MESSAGES[obstacle], rule, {"need": need, "have": have})
