"""The board of Kohle & Kolonie as lines of text, as a view shows it: what the decision needs comes first."""

from __future__ import annotations

from rich.text import Text

from revier.games.kohle_und_kolonie.view import KohleUndKolonieView
from revier.terminal.kohle_und_kolonie.company import others, own, summary
from revier.terminal.kohle_und_kolonie.pieces import Facts, advantage, miners, village_pieces
from revier.terminal.kohle_und_kolonie.region import claims, railway, villages
from revier.terminal.kohle_und_kolonie.table import auction, bag, tracks
from revier.terminal.look import QUIET, Block, Look, fit, ink, join

# options on these components are numbered on the board itself, where it shows them
LIT_TARGETS = ("mine:", "village:", "station:", "space:", "rescue:", "pithead:", "token:")

PARTS = {
    "auction": auction,
    "bag": bag,
    "tracks": tracks,
    "claims": claims,
    "villages": villages,
    "railway": railway,
    "own": own,
    "others": others,
}  # from top to bottom

MAP = "claims own tracks villages railway others"
VILLAGES = "villages claims own railway tracks others"
MINERS = "own villages railway tracks claims others"
COMPANY = "own bag claims tracks villages railway others"
AUCTION = "auction own others claims tracks villages railway"

# What a decision needs, most important first; MAP for all others.
NEEDS = {
    "ChooseBonusToken": "tracks claims own others villages railway",
    "SettlementSite": VILLAGES,
    "BuyMineWorkerSource": "claims own tracks villages railway others",
    "MinerStep": MINERS,
    "MinerDeployTo": MINERS,
    "MinerMoveFrom": MINERS,
    "MinerMoveTo": MINERS,
    "SettlementMiner": VILLAGES,
    "LoseMinerFrom": MINERS,
    "RailroadAccidentPick": "railway bag own tracks villages claims others",
    "TableauSpacePick": COMPANY,
    "CompactionPick": COMPANY,
    "SteamEnginePlace": COMPANY,
    "EngineerPlace": COMPANY,
    "EngineerMoveFrom": COMPANY,
    "SecondMinerPlace": COMPANY,
    "SecureStep": "own bag tracks others claims villages railway",
    "RescuePick": "own bag tracks others claims villages railway",
    "DisasterPenalty": "bag own tracks others claims villages railway",
    "MiningDamagePay": "bag own tracks others claims villages railway",
    "ConsolidationToken": AUCTION,
    "AuctionBid": AUCTION,
    "LoadingStep": "own tracks others claims villages railway",
}


def draw(view: KohleUndKolonieView, look: Look, kind: str, height: int) -> Block:
    """As many parts of the table as the height allows; the first that the decision needs is always there."""
    facts = Facts(view, look)
    room = height - 1
    found: dict[str, Block] = {}
    for name in NEEDS.get(kind, MAP).split():
        if not has_part(view, look, name):
            continue
        shown = set(look.shown)
        part = PARTS[name](view, look, facts)
        if len(part) > room and name == "own":
            look.shown = set(shown)
            part = summary(view, look, facts)
        if len(part) <= room or not found:
            found[name] = part
            room -= len(part)
        else:
            look.shown = shown  # its numbers are not on the page
    return [headline(view, look), *[line for name in PARTS if name in found for line in found[name]]]


def has_part(view: KohleUndKolonieView, look: Look, name: str) -> bool:
    if name == "auction":
        return view["auction"] is not None and bool(view["auction"]["bidders"])
    if name == "bag":
        bag = view["disaster"]
        return bag is not None and (bag["token"] is not None or bag["black"] > 0 or any(bag["discs"]))
    return name != "own" or look.seat is not None


def headline(view: KohleUndKolonieView, look: Look) -> Text:
    """Title and edition, round, phase, and who is when in turn order."""
    parts = [ink(look.say("kk-title"), "bold")]
    if view["is_over"]:
        parts.append(Text(look.say("kk-board-over")))
    else:
        parts.append(Text(look.say("kk-board-round", round=view["round"])))
        parts.append(Text(look.say(f"kk-phase-{view['phase']}")))
    parts.append(Text().join([look.crest(seat) for seat in view["turn_order"]]))
    parts.append(ink(look.say(f"kk-edition-{view['edition']}"), QUIET))
    return fit(join(parts, " · "), look.width)


def chips(view: KohleUndKolonieView, look: Look, args: dict[str, int | str]) -> Text:
    """The pieces an option is about, beside the text that names them."""
    facts = Facts(view, look)
    if "mine" in args:
        mine = facts.mines[str(args["mine"])]
        return Text(f"+{mine['income']}{advantage(look, mine)}")
    if "village" in args:
        return village_pieces(view, look, facts, str(args["village"]))
    if "station" in args:
        station = view["stations"][str(args["station"])]
        return ink("◇" if station["token"] else "○", QUIET) + miners(look, station["miners"])
    return Text()
