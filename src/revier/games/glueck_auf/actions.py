"""The 247 actions of Glück Auf, numbered as in [GA-18.2]; later verbs are appended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.glueck_auf import TITLE
from revier.games.glueck_auf.components import COLOR, DRAW_SIZE, LEVELS, SPACE, TARGET
from revier.kernel.tables import ActionTable, Domain

DRAFT_DISPLAY: Final = 13
POSITION: Final = Domain("position", range(DRAW_SIZE))

TABLE: Final = ActionTable(TITLE.prefix)

DRAFT_TAKE: Final[i64] = TABLE.verb(
    "draft_take", Domain("position", range(DRAFT_DISPLAY)), kind="Draft", rule="GA-3.9", targets="draft:{position}"
)
WORKER: Final[i64] = TABLE.verb("worker", SPACE, kind="PlaceWorkers", rule="GA-5.1", targets="space:{space}")
CAGE_TO: Final[i64] = TABLE.verb(
    "cage_to", Domain("level", range(LEVELS)), kind="PitStep", rule="GA-7.2", targets="level:{level}"
)
LOAD: Final[i64] = TABLE.verb("load", COLOR, kind="PitStep", rule="GA-7.4", targets="cart:{color}")
FILL_CAGE: Final[i64] = TABLE.verb(
    "fill_cage", TARGET, kind="PitStep", rule="GA-7.5", targets="cage:{color} slot:{order}:{color}"
)
FILL_STORE: Final[i64] = TABLE.verb(
    "fill_store", TARGET, kind="PitStep", rule="GA-7.7", targets="store:{color} slot:{order}:{color}"
)
SUB_BEGIN: Final[i64] = TABLE.verb(
    "sub_begin", TARGET, kind="PitStep", rule="GA-7.9", targets="substitute slot:{order}:{color}"
)
SUB_CAGE: Final[i64] = TABLE.verb("sub_cage", COLOR, kind="SubCube", rule="GA-7.8", targets="cage:{color}")
SUB_STORE: Final[i64] = TABLE.verb("sub_store", COLOR, kind="SubCube", rule="GA-7.8", targets="store:{color}")
STASH: Final[i64] = TABLE.verb("stash", COLOR, kind="PitStep", rule="GA-7.6", targets="cage:{color} store")
PIT_END: Final[i64] = TABLE.verb("pit_end", kind="PitStep", rule="GA-7.1", targets="button:end")
KEEP: Final[i64] = TABLE.verb("keep", POSITION, kind="Keep", rule="GA-11.2", targets="drawn:{position}")
KEEP_NONE: Final[i64] = TABLE.verb("keep_none", kind="Keep", rule="GA-11.2", targets="button:none")
RETURN_TOP: Final[i64] = TABLE.verb("return_top", kind="ReturnPlace", rule="GA-11.3", targets="button:top")
RETURN_BOTTOM: Final[i64] = TABLE.verb("return_bottom", kind="ReturnPlace", rule="GA-11.3", targets="button:bottom")
RETURN_NEXT: Final[i64] = TABLE.verb(
    "return_next", POSITION, kind="ReturnOrder", rule="GA-11.4", targets="drawn:{position}"
)
CUBE_COLOR: Final[i64] = TABLE.verb("cube_color", COLOR, kind="CubeColor", rule="GA-6.3", targets="supply:{color}")
