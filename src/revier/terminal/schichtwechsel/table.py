"""What all share: the round card, the tracks, the shift, plots, headframe spaces, the coking plant."""

from __future__ import annotations

from rich.text import Text

from revier.games.schichtwechsel.view import View
from revier.terminal.look import QUIET, Block, Look, ink, join, sentence
from revier.terminal.schichtwechsel.pieces import (
    COKE,
    Facts,
    Json,
    called,
    disc,
    discs,
    labelled,
    mark,
    shorts,
)

BONUSES = {"miner": "⛏", "headframe": "♜", "house": "⌂", "return_tool": "⚒", "vp2": "2"}


def round_card(view: View, look: Look, facts: Facts) -> Block:
    """What this round scores, what the card does besides, what is in the bag, which cards were there before."""
    cells: list[Text] = []
    if view["round_card"] is not None:
        card = facts.round_cards[view["round_card"]]
        cells.append(ink(scoring(look, card["scoring"]), "bold"))
        if card["special"] != "none":
            cells.append(Text(look.say(f"sw-special-{card['special'].replace('_', '-')}")))
    bag = look.say("sw-board-bag", coal=view["bag"]["coal"], spoil=view["bag"]["spoil"])
    cells.append(Text(bag))
    if view["stone"] != "box":
        cells.append(Text(look.say(f"sw-stone-{view['stone']}")))
    past = [called(look, "card", id) for id in view["past_round_cards"]]
    if past:
        cells.append(ink(look.say("sw-board-past", cards=", ".join(past)), QUIET))
    return labelled(look, look.say("sw-box-round"), cells)


def scoring(look: Look, entry: Json) -> str:
    key = f"sw-scoring-{entry['kind'].replace('_', '-')}"
    count: int = entry["fields"] if "fields" in entry else entry.get("units", 1)
    return look.say(key, vp=entry["vp"], count=count, track=entry.get("track", ""))


def tracks(view: View, look: Look, facts: Facts) -> Block:
    """Field by field with the discs on it: ‖ a barrier and its bonuses, 6=1 a threshold, at the end the target."""
    rows: Block = []
    for id in facts.tracks:
        begin, *fields = track_fields(view, facts, id)
        cells = [mark(look, f"track:{id}") + begin, *fields]
        rows += labelled(look, sentence(called(look, "track", id)), cells, " ")
    return rows


def track_fields(view: View, facts: Facts, id: str) -> list[Text]:
    track = facts.tracks[id]
    worth = {entry["field"]: entry["vp"] for entry in track["thresholds"]}
    barriers = {entry["after"]: facts.barriers[entry["bonus"]] for entry in track["barriers"]}
    rewards = facts.data["tracks"]
    cells: list[Text] = []
    for field in range(track["length"] + 1):
        on_it = [seat for seat, facts_of in enumerate(view["seats"]) if facts_of["discs"][id] == field]
        number = f"{field}={worth[field]}" if field in worth else str(field)
        if field == track["length"]:
            number = f"{field}={rewards['first_at_target_vp']}/{rewards['later_at_target_vp']}"
        cells.append((Text(number) if on_it else ink(number, QUIET)) + discs(on_it))
        if field in barriers:
            cells.append(Text("‖" + "".join(BONUSES[bonus] for bonus in barriers[field])))
    return cells


def shift(view: View, look: Look, facts: Facts) -> Block:
    """The spaces in order with the miners on them; × is covered."""
    return spaces(view, look, facts, named=False)


def named_shift(view: View, look: Look, facts: Facts) -> Block:
    """The same with the names of the spaces."""
    return spaces(view, look, facts, named=True)


def spaces(view: View, look: Look, facts: Facts, *, named: bool) -> Block:
    cells = []
    for position, id in enumerate(view["shift"]):
        here = [seat for seat, facts_of in enumerate(view["seats"]) if facts_of["miner"] == position]
        if id in view["covered_spaces"]:
            cells.append(ink(f"{position} ×", QUIET))
        elif position == 0:
            cells.append(join([ink("0", QUIET), discs(here)]))
        else:
            name = f"{position} {called(look, 'space', id)}" if named else f"{position}:"
            cells.append(join([ink(name, QUIET), space_effect(look, facts, id), discs(here)]))
    return labelled(look, look.say("sw-box-shift"), cells)


def space_effect(look: Look, facts: Facts, id: str) -> str:
    values = facts.data["shift"]
    if facts.spaces[id]["pos"] == values["exit_position"]:
        return look.say("sw-board-exit", first=values["first_at_exit_vp"], later=values["later_at_exit_vp"])
    return shorts(look, facts.spaces[id]["effects"])


def plots(view: View, look: Look, facts: Facts) -> Block:
    """What a plot is worth in the end, the houses on it, and · for every free field."""
    cells = []
    for id, room in view["plot_room"].items():
        houses = [seat for seat, facts_of in enumerate(view["seats"]) for i in range(facts_of["plots"][id])]
        free = Text("∞") if room == 0 else Text("·" * (room - len(houses)))
        text = mark(look, f"plot:{id}") + Text(worth(look, facts, id)) + Text(" ")
        cells.append(text + discs(houses) + ink(free.plain, QUIET))
    return labelled(look, look.say("sw-box-plots"), cells)


def worth(look: Look, facts: Facts, plot: str) -> str:
    final = facts.final
    values: dict[str, dict[str, int]] = {
        "plot_spoil": {"vp": final["plot_spoil_base"], "more": final["plot_spoil_per_cube"]},
        "plot_tools": {"count": final["plot_tools_max_returned"]},
        "plot_4vp": {"vp": final["plot_4vp"]},
        "plot_2vp": {"vp": final["plot_2vp_per_house"]},
        "plot_coke": {"count": final["plot_coke_load_max_per_house"]},
        "work_speed": {"count": facts.data["shift"]["range_per_speed_house"]},
    }
    return look.say(f"sw-worth-{plot.replace('_', '-')}", **values.get(plot, {}))


def frames(view: View, look: Look, facts: Facts) -> Block:
    """The base, then the large and the small bonus spaces with who stands there."""
    rows: Block = []
    counts = [facts_of["headframes_in_base"] for facts_of in view["seats"]]
    base = [look.crew(seat, count) for seat, count in enumerate(counts) if count] or [ink("–", QUIET)]
    for area in ("large", "small"):
        cells = []
        for id, space in facts.frame_spaces.items():
            if space["area"] == area:
                owner = view["headframe_spaces"][id]
                sign = ink("·", QUIET) if owner is None else look.crest(owner)
                effect = Text(shorts(look, space["effects"]))
                cells.append(mark(look, f"frame_space:{id}") + effect + Text(" ") + sign)
        if area == "small":
            cells.append(join([ink(called(look, "area", "base"), QUIET), *base]))
        rows += labelled(look, look.say(f"sw-box-{area}"), cells)
    return rows


def plant(view: View, look: Look, facts: Facts) -> Block:
    """Own fields, then the grey ones with what they do: ▒ coke, · free, × covered."""
    cells = []
    for seat, facts_of in enumerate(view["seats"]):
        lit = mark(look, "field:own_field") if seat == look.seat else Text()
        sign = Text(COKE) if facts_of["own_field"] else ink(f"·{look.say('sw-token-w')}", QUIET)
        cells.append(lit + look.crest(seat) + sign)
    for number, (id, owner) in enumerate(view["grey_fields"].items(), 1):
        effect = shorts(look, facts.grey[id]["effect"])
        name = ink(look.say("sw-board-grey", number=number), QUIET)
        cells.append(mark(look, f"field:{id}") + join([name, effect, grey_sign(owner)]))
    return labelled(look, look.say("sw-box-plant"), cells)


def grey_sign(owner: int | str | None) -> Text:
    if isinstance(owner, int):
        return disc(owner) + Text(COKE)
    return ink("·" if owner is None else "×", QUIET)
