"""Where the editions differ in what is done; where they differ in figures, the board file says so [KK-22].

| id | topic | where |
|---|---|---|
| D-02 D-06 D-07 D-12 D-14 D-18 D-19 D-20 D-21 D-22 D-23 D-24 | tokens, pithead tiles, figures | data |
| D-03 D-04 | action tokens | `action_tokens_in_turn` |
| D-05 | rescue team | `rescues_any_mines` |
| D-09 | back to a settlement | `miners_return_to_settlements` |
| D-10 | engineer action | `engineer_action_moves` |
| D-11 | disaster token | `token_before_draw` |
| D-13 | blank disc | follows from the token `mining_damage` |
| D-15 | penalty | `has_penalty` |
| D-16 | extra coin | `extra_coin_stays` |
| D-17 | Trust track | `trust_track_exact` |
| D-26 | coins | `bank_is_limited` |
"""

from __future__ import annotations

from typing import Final


class Edition:
    def __init__(
        self,
        id: str,
        *,
        action_tokens_in_turn: bool,
        rescues_any_mines: bool,
        miners_return_to_settlements: bool,
        engineer_action_moves: bool,
        token_before_draw: bool,
        has_penalty: bool,
        extra_coin_stays: bool,
        trust_track_exact: bool,
        bank_is_limited: bool,
    ) -> None:
        self.id = id
        self.action_tokens_in_turn = action_tokens_in_turn
        self.rescues_any_mines = rescues_any_mines
        self.miners_return_to_settlements = miners_return_to_settlements
        self.engineer_action_moves = engineer_action_moves
        self.token_before_draw = token_before_draw
        self.has_penalty = has_penalty
        self.extra_coin_stays = extra_coin_stays
        self.trust_track_exact = trust_track_exact
        self.bank_is_limited = bank_is_limited


FIRST: Final = Edition(
    "2013",
    action_tokens_in_turn=True,
    rescues_any_mines=True,
    miners_return_to_settlements=False,
    engineer_action_moves=False,
    token_before_draw=True,
    has_penalty=False,
    extra_coin_stays=False,
    trust_track_exact=False,
    bank_is_limited=True,
)

REVISED: Final = Edition(
    "revised",
    action_tokens_in_turn=False,
    rescues_any_mines=False,
    miners_return_to_settlements=True,
    engineer_action_moves=True,
    token_before_draw=False,
    has_penalty=True,
    extra_coin_stays=True,
    trust_track_exact=True,
    bank_is_limited=False,
)
