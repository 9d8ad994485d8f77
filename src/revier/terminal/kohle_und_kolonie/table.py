"""What everybody shares beside the map: tracks, Trust, prices, disasters, the bag, the auction."""

from __future__ import annotations

from rich.text import Text

from revier.games.kohle_und_kolonie.view import KohleUndKolonieView, TrackView
from revier.terminal.kohle_und_kolonie.pieces import ROMAN, Facts, Json, called, mark, mine_cell, trust
from revier.terminal.look import GOOD, QUIET, Block, Look, box, fit, ink, join, sentence


def wrapped(cells: list[Text], width: int, indent: int) -> list[Text]:
    """Cells one after another in as many lines as they need, further lines indented."""
    rows = [Text()]
    for cell in cells:
        if rows[-1].cell_len > indent and rows[-1].cell_len + cell.cell_len + 2 > width:
            rows.append(Text(" " * indent))
        rows[-1] += cell + Text("  ")
    return rows


def labelled(look: Look, key: str, cells: list[Text]) -> list[Text]:
    """A label, and cells beside it."""
    indent = 10 if look.width >= 60 else 2
    label = ink(look.say(key), QUIET)
    return wrapped([fit(label, max(indent - 2, label.cell_len)), *cells], look.width - 2, indent)


def tracks(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    prices = view["prices"]
    rows = labelled(
        look, "kk-board-track", [track_cell(look, i, entry) for i, entry in enumerate(view["selection_track"])]
    )
    money = look.say("kk-board-trust", coins=view["trust"]["coins"], count=view["trust"]["purchases"])
    syndicate = [trust(look) + Text(f" {money}")]
    if view["trust"]["extra_coin"]:
        syndicate.append(Text(look.say("kk-disaster-extra-coin")))
    if view["mining_damage"]:
        syndicate.append(Text(look.say("kk-disaster-mining-damage")))
    rows += labelled(look, "kk-board-trust-label", syndicate)
    names = {"engineer": "engineer", "settlement": "settlement", "steam_engine": "steam"}
    costs = [Text(look.say(f"kk-price-{name}", coins=prices[id])) for id, name in names.items()]
    supply = look.say("kk-board-supply", workers=view["worker_supply"], engines=view["engine_supply"])
    rows += labelled(look, "kk-board-prices", [*costs, ink(supply, QUIET)])
    rows += labelled(look, "kk-board-disasters", disaster_cells(view, look))
    rows += labelled(look, "kk-board-rail", unseen(look, "rail", view["rail_unseen"]))
    return box(ink(look.say("kk-box-tracks"), "bold"), rows, look.width)


def track_cell(look: Look, i: int, entry: TrackView) -> Text:
    """A place of the selection track: the token, or the disc of who took it."""
    if entry["disc"] is not None:
        return Text(f"{i + 1} ") + look.crest(entry["disc"])
    if entry["token"] is None:
        return ink(f"{i + 1} –", QUIET)
    name = Text(called(look, "token", entry["token"]))
    if entry["is_face_down"]:
        name = ink(f"({name.plain})", QUIET)
    return mark(look, f"token:{entry['token']}") + ink(f"{i + 1} ", QUIET) + name


def disaster_cells(view: KohleUndKolonieView, look: Look) -> list[Text]:
    """Every round with its points: ◆ a token face down; then which tokens are still unseen."""
    cells = []
    for i, space in enumerate(view["disaster_spaces"]):
        sign = "◆" if space["token"] else "·"
        cell = Text(f"{ROMAN[i + 1]} −{space['vp']}{sign}")
        if i + 1 == view["round"]:
            cell.stylize("bold")
        cells.append(cell)
    return [join(cells), *unseen(look, "disaster", view["disasters_unseen"])]


def unseen(look: Look, family: str, counts: dict[str, int]) -> list[Text]:
    return [ink(f"{count}× {called(look, family, id)}", QUIET) for id, count in counts.items() if count]


def bag(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    """What is in the bag, what was drawn, what each seat has to fear."""
    disaster = view["disaster"]
    assert disaster is not None
    discs = [look.crew(seat, count) for seat, count in enumerate(disaster["discs"]) if count]
    inside = [*discs, Text(look.say("kk-board-bag", black=disaster["black"], blank=disaster["blank"]))]
    rows = labelled(look, "kk-board-inside", inside)
    hits = [look.crew(seat, count) for seat, count in enumerate(disaster["hits"]) if count]
    rows += labelled(look, "kk-board-hits", hits or [ink("–", QUIET)])
    exposed = [look.crest(seat) + Text(f" {income}") for seat, income in enumerate(disaster["exposed"]) if income]
    rows += labelled(look, "kk-board-exposed", exposed or [ink("–", QUIET)])
    title = ink(look.say("kk-box-bag"), "bold")
    if disaster["token"] is not None:
        title += Text(": " + called(look, "disaster", disaster["token"]))
    return box(title, rows, look.width)


def auction(view: KohleUndKolonieView, look: Look, facts: Facts) -> Block:
    """Everybody's value and how it arises, who leads, what a raise costs the reader."""
    scene = view["auction"]
    assert scene is not None
    claim = scene["claim"]
    rows = [prize(look, facts.mines[scene["large_mine"]])]
    costs = mine_costs(view, facts, claim)
    if scene["trust_value"] is not None:
        mines = costs.get(None, 0)
        sums = look.say("kk-board-trust-value", mines=mines, coins=scene["trust_value"] - mines)
        is_first = scene["leader"] is None and scene["highest"] is not None
        rows.append(
            bidder_row(look, trust(look), look.say("kk-board-trust-label"), sums, scene["trust_value"], is_first)
        )
    for bidder in scene["bidders"]:
        seat = bidder["seat"]
        mines = costs.get(seat, 0)
        bid = bidder["bid"]
        sums = look.say("kk-board-value", mines=mines, extra=bidder["value"] - mines, coins=bid or 0)
        row = bidder_row(
            look, look.crest(seat), look.names[seat], sums, bidder["value"] + (bid or 0), seat == scene["leader"]
        )
        if bid is None:
            row += ink(look.say("kk-board-passed"), QUIET)
        rows.append(row)
    rows += raise_rows(view, look)
    mines_row = join([mine_cell(view, look, mine) for mine in facts.small(claim)], "   ")
    title = ink(look.say("kk-box-auction", claim=claim), "bold")
    return box(title, [*rows, mines_row], look.width)


def prize(look: Look, mine: Json) -> Text:
    prize = look.say("kk-board-prize", vp=mine["vp"], coins=mine["income"], wagons=mine["wagons"])
    return ink(prize, QUIET)


def mine_costs(view: KohleUndKolonieView, facts: Facts, claim: str) -> dict[int | None, int]:
    """The printed prices of the mines in a claim by owner; None: the Trust, and what nobody bought."""
    found: dict[int | None, int] = {}
    for mine in facts.small(claim):
        place = view["mines"][mine["id"]]
        if place["place"] != "gone":
            found[place["owner"]] = found.get(place["owner"], 0) + mine["cost"]
    return found


def bidder_row(look: Look, crest: Text, name: str, sums: str, value: int, leads: bool) -> Text:
    lead = ink(f"◄ {look.say('kk-board-leads')} ", GOOD) if leads else Text()
    width = 15 if look.width >= 60 else 8
    return (
        crest + Text(" ") + fit(Text(sentence(name)), width) + ink(f"{value:>3}", "bold") + Text(f" = {sums}  ") + lead
    )


def raise_rows(view: KohleUndKolonieView, look: Look) -> list[Text]:
    """The least the reader would have to pay."""
    scene = view["auction"]
    assert scene is not None
    mine = next((bidder for bidder in scene["bidders"] if bidder["seat"] == look.seat), None)
    if mine is None or mine["bid"] is None or scene["highest"] is None or scene["leader"] == look.seat:
        return []
    value = max(scene["highest"] + 1, mine["value"])
    have = view["seats"][mine["seat"]]["coins"]
    return [Text(look.say("kk-board-raise", value=value, coins=value - mine["value"], have=have))]
