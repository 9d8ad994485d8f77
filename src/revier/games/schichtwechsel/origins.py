"""What may be under way on a step, by what the components bring: which effect leads to which [SW-9.3].

An effect may lead to others: a copied card, the space a miner reaches, the bonus of a barrier. Whatever lies on the
agenda must go back to such a chain. An effect is under way *on* a step if nothing else of its list lies between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from revier.games.schichtwechsel.effects import EffectList
from revier.games.schichtwechsel.names import (
    CARDS,
    FRAME_SPACES,
    FROM_CARDS,
    FROM_HEADFRAMES,
    FROM_HEAP,
    FROM_HOUSE_FIELDS,
    FROM_OWN_CARD,
    FROM_PLANT,
    FROM_SALES,
    FROM_SHIFT,
    FROM_TILES,
    NONE,
    OWN_CARD,
    SPACES,
)

if TYPE_CHECKING:
    from revier.games.schichtwechsel.components import Components

# What can be under way: an effect, by its number in the long list, or one of these; choices follow downwards.
CROSSED: Final = -1  # a barrier was crossed
LAST_MOVE: Final = -2  # the miner move of the final scoring
TRIPLE: Final = -3  # cubes from the bag
FIRST_CHOICE: Final = -4


def chosen(choice: i64) -> int:
    """A choice of two lists is asked for."""
    return FIRST_CHOICE - choice


def last_of(effects: EffectList) -> list[int]:
    """The effect under way when nothing of its list is left."""
    return [effects.end - 1] if effects.first < effects.end else []


class Origins:
    """What leads to what with one number of players. Made once, asked for positions that somebody else wrote."""

    def __init__(self, c: Components, players: i64) -> None:
        self.c = c
        self.players: i64 = players
        count = len(c.effects)
        self.source: list[int] = [NONE] * count  # by effect: whose points it gives
        self.first: list[int] = [0] * count  # its list begins there
        self.end: list[int] = [0] * count
        self.partial: list[bool] = [False] * count  # an option of which something may be left out [SW-18.2]
        self.tile: list[int] = [NONE] * count  # the selection tile it stands on
        self.space: list[int] = [NONE] * count  # the space of the shift
        self.gone: list[int] = [NONE] * count  # headframes that have left the own card when it rewards one [SW-4.17]
        self.choice_source: list[int] = [NONE] * len(c.choice_a)
        self.choice_tile: list[int] = [NONE] * len(c.choice_a)
        self.choice_face: list[int] = [NONE] * len(c.choice_a)  # of the card it is printed on
        self.note_lists()
        self.found: dict[int, list[int]] = {}
        self.cards = self.closure(self.faces_in_play())
        self.exchanges = self.closure([at for effects in c.exchange_gain for at in last_of(effects)])
        self.upper = [self.closure(last_of(effects)) for effects in c.tile_upper]
        self.fields = [
            self.closure(last_of(c.house_effects[field]) if choice == NONE else [chosen(choice)])
            for field, choice in enumerate(c.house_choice)
        ]
        self.large_moves = self.closure(frame_lists(c, 1))
        self.step_6 = self.carried_out([node for field in self.fields for node in field])

    # -- where effects stand -----------------------------------------------------------------------

    def note_lists(self) -> None:
        c = self.c
        for effects in c.exchange_gain:
            self.note(effects, FROM_HEAP)
        self.note(c.sale_reward, FROM_SALES)
        for effects in c.house_effects:
            self.note(effects, FROM_HOUSE_FIELDS)
        for choice in c.house_choice:
            if choice != NONE:
                self.note_choice(choice, FROM_HOUSE_FIELDS)
        for effects in c.grey_effects:
            self.note(effects, FROM_PLANT)
        for effects in c.frame_effects:
            self.note(effects, FROM_HEADFRAMES)
        for space, effects in enumerate(c.space_effects):
            self.note(effects, FROM_SHIFT)
            for at in range(effects.first, effects.end):
                self.space[at] = space
        for face, effects in enumerate(c.face_effects):
            self.note(effects, FROM_OWN_CARD if face == OWN_CARD else FROM_CARDS)
            for at in range(effects.first, effects.end):
                for node in c.effects[at].leads(c, self.players):
                    if node <= FIRST_CHOICE:
                        self.choice_face[FIRST_CHOICE - node] = face
        for gone, effects in enumerate(c.frame_gone, 1):
            self.note(effects, FROM_OWN_CARD)
            for at in range(effects.first, effects.end):
                self.gone[at] = gone
        for tile, effects in enumerate(c.tile_upper):
            self.note(effects, FROM_TILES, tile)
            self.note_choice(c.tile_choice[tile], FROM_TILES, tile)

    def note(self, effects: EffectList, source: i64, tile: i64 = NONE, partial: bool = False) -> None:
        for at in range(effects.first, effects.end):
            self.source[at] = source
            self.first[at] = effects.first
            self.end[at] = effects.end
            self.tile[at] = tile
            self.partial[at] = partial
            for node in self.c.effects[at].leads(self.c, self.players):
                if node <= FIRST_CHOICE and self.choice_source[FIRST_CHOICE - node] == NONE:
                    self.note_choice(FIRST_CHOICE - node, source)

    def note_choice(self, choice: i64, source: i64, tile: i64 = NONE) -> None:
        self.choice_source[choice] = source
        self.choice_tile[choice] = tile
        a = self.c.choice_a[choice]
        self.note(a, source, tile, any([self.c.effects[at].optional for at in range(a.first, a.end)]))
        self.note(self.c.choice_b[choice], source, tile)

    def faces_in_play(self) -> list[int]:
        """The last effects of the cards that lie out, of their variants and of the own card [SW-6.1]."""
        c = self.c
        found = last_of(c.face_effects[OWN_CARD])
        for card in range(CARDS):
            if c.is_card_in_play(card, self.players):
                for face in faces_of(c, card):
                    found += last_of(c.face_effects[face])
        return found

    # -- what leads to what ------------------------------------------------------------------------

    def after(self, at: int) -> list[int]:
        """What may be under way on a step on which this effect began last, itself included."""
        if at not in self.found:
            self.found[at] = self.closure([at])
        return self.found[at]

    def closure(self, roots: list[int]) -> list[int]:
        found: list[int] = []
        waiting = roots[:]
        while waiting:
            node = waiting.pop()
            if node not in found:
                found.append(node)
                waiting += self.next(node)
        return found

    def next(self, node: int) -> list[int]:
        c = self.c
        if node >= 0:
            return c.effects[node].leads(c, self.players)
        if node == CROSSED:
            return [*space_lists(c, self.players), *[at for effects in c.frame_gone for at in last_of(effects)]]
        if node > FIRST_CHOICE:
            return []
        choice = FIRST_CHOICE - node
        a = c.choice_a[choice]
        firm = [at for at in range(a.first, a.end) if not c.effects[at].optional]
        return [*last_of(a), *firm[-1:], *last_of(c.choice_b[choice])]

    def before(self, at: int, end: int) -> list[int]:
        """The effects of the list that may be under way while those from `at` to `end` wait."""
        found: list[int] = []
        if end == self.end[at] and at > self.first[at]:
            found.append(at - 1)
        if self.partial[at] and end == at + 1 and not self.c.effects[at].optional:
            firm = [i for i in range(self.first[at], at) if not self.c.effects[i].optional]
            found += [i for i in firm[-1:] if i not in found]
        return found

    def carried_out(self, roots: list[int]) -> list[int]:
        """All that may happen from there on: what these lead to, and the rest of every list."""
        found: list[int] = []
        waiting = roots[:]
        while waiting:
            node = waiting.pop()
            if node not in found:
                found.append(node)
                waiting += self.next(node)
                if node >= 0:
                    waiting += list(range(self.first[node], self.end[node]))
        return [node for node in found if node >= 0]


def faces_of(c: Components, card: i64) -> list[int]:
    """The faces a card may be played with: itself, or its variants [SW-11.9]."""
    first = c.variants_of[card]
    return [card] if first == NONE else [first, first + 1]


def space_lists(c: Components, players: i64) -> list[int]:
    """The spaces of the shift that a miner can stand on [SW-16.2]."""
    covered = c.covered[players - 2]
    return [at for space in range(1, SPACES + 1) if not covered[space] for at in last_of(c.space_effects[space])]


def frame_lists(c: Components, area: i64) -> list[int]:
    """The headframe spaces of an area, 0: of both."""
    spaces = [space for space in range(FRAME_SPACES) if area in (0, c.frame_area[space])]
    return [at for space in spaces for at in last_of(c.frame_effects[space])]
