"""Refusals of one verb at its own moment: for lack of a card, a space or points."""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules import destinations, occupation
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.tables import BLANK, SYMBOLS
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg

HIDDEN_CARD = (Phase.DEAL, Phase.DRAW)  # what is awaited
OPEN_CARD = (Phase.LAY, Phase.REPLACE, Phase.REFILL)


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"alexandros.why.{key}", rule, **args)


def why_first(state: Position, action: verbs.StartWith) -> Msg:
    """[2.4] one of the seats of the match begins."""
    if state.phase != Phase.FIRST:
        return no("chance_not_awaited", "3.1")
    return no("no_such_seat", "2.1", n=state.seats)


def why_card(state: Position, action: verbs.OfCard) -> Msg:
    """[1.6] only a card that lies in the pile comes, and only where one is awaited."""
    if state.phase not in (HIDDEN_CARD if isinstance(action, verbs.Deal) else OPEN_CARD):
        return no("chance_not_awaited", "3.1")
    return no("card_gone", "1.6", card=state.tables.symbol_nouns[action.symbol])


def why_follow(state: Position, action: verbs.Follow) -> Msg:
    """[4.1] [6.1-6.5] the card must lie there, and lead somewhere."""
    nouns = state.tables.symbol_nouns
    shown = destinations.face_up_symbols(state)
    if action.symbol not in shown:
        return no("not_face_up", "4.1", card=nouns[action.symbol])
    spacious = [destinations.has_space(state, symbol) for symbol in range(SYMBOLS)]
    if not any(spacious):
        return no("nowhere", "6.6")
    if spacious[action.aim]:
        if action.aim in destinations.aims_of(state, action.symbol, shown, spacious):
            return too_few_walls(state)
        return no_joker(state, action.symbol)
    if action.aim != action.symbol or destinations.aims_of(state, action.symbol, shown, spacious):
        return no("no_space", joker_rule(state), card=nouns[action.aim])
    return no("no_space", "6.1", card=nouns[action.aim])


def no_joker(state: Position, symbol: int) -> Msg:
    """[6.2] a face-up symbol has a space; [6.5] where each card counts on its own, its own has."""
    rule = joker_rule(state)
    return no("no_joker" if rule == "6.2" else "leads_itself", rule,
              card=state.tables.symbol_nouns[symbol])


def joker_rule(state: Position) -> str:
    """The rule by which a card is a joker in this match."""
    return "6.5" if state.options["joker"] == "per_card" else "6.2"


def why_spend(state: Position, action: verbs.Spend) -> Msg:
    """[5.1] [5.2] [6.4] only a card in hand, and only to its own symbol."""
    card = state.tables.symbol_nouns[action.symbol]
    if not state.hand(state.mover)[action.symbol]:
        return no("not_in_hand", "5.1", card=card)
    if not destinations.has_space(state, action.symbol):
        return no("no_space", "5.2", card=card)
    return too_few_walls(state)


def why_roam(state: Position, action: verbs.Roam) -> Msg:
    """[6.7] only without any card to follow; [6.6] not at all where no march is possible."""
    if any(isinstance(each, verbs.Follow | verbs.Spend) for each in state.legal()):
        return no("has_a_card", "6.7")
    card = state.tables.symbol_nouns[action.symbol]
    if not any(destinations.has_space(state, symbol) for symbol in range(SYMBOLS)):
        return no("nowhere", "6.6")
    if not destinations.has_space(state, action.symbol):
        return no("no_space", "6.7", card=card)
    return too_few_walls(state)


def why_stay(state: Position, action: verbs.Stay | verbs.StayPut) -> Msg:
    """[6.6] only where no march is possible, and with a card that lies face up, if any does."""
    if not any(isinstance(each, verbs.Stay | verbs.StayPut) for each in state.legal()):
        return no("must_march", "6.6")
    if isinstance(action, verbs.Stay):
        return no("not_face_up", "6.6", card=state.tables.symbol_nouns[action.symbol])
    return no("take_a_card", "6.6")


def why_make_for(state: Position, action: verbs.MakeFor) -> Msg:
    """[4.2] [4.4] the nearest available triangle of the card's symbol."""
    tables = state.tables
    if tables.symbol[action.cell] != state.symbol:
        return no("other_symbol", "4.2", symbol=tables.symbol_nouns[state.symbol])
    if any(action.cell in cells for cells in state.posts):
        return no("governor_there", "4.2.2")
    if state.shut[action.cell]:
        return no("walled", "4.2.1")
    if state.alexander in tables.corners[action.cell]:
        return no("alexander_there", "4.2.3")
    away = {cell: lines for lines, cell in tables.nearest[state.alexander][state.symbol]}
    near = min(away[cell] for cell in away if destinations.is_available(state, cell))
    if away[action.cell] > near and destinations.targets(state, state.symbol):
        return no("not_nearest", "4.4", n=away[action.cell] - near)
    if destinations.corners(state, action.cell):
        return no("not_nearest_in_reach", "13.4")
    return too_few_walls(state)


def why_halt_at(state: Position, action: verbs.HaltAt) -> Msg:
    """[4.5] a corner of the triangle chosen."""
    if action.point not in state.tables.corners[state.target]:
        return no("not_a_corner", "4.5")
    return too_few_walls(state)


def why_walk(state: Position, action: verbs.Walk) -> Msg:
    """[4.6] a step of a shortest route."""
    away = state.tables.distance[state.goal]
    if action.point not in [other for other, _line in state.tables.ways[state.alexander]]:
        return no("not_beside", "4.6")
    if away[action.point] != away[state.alexander] - 1:
        return no("not_shortest", "4.6")
    return too_few_walls(state)


def too_few_walls(state: Position) -> Msg:
    """[13.3] the walls left do not reach."""
    return no("too_few_walls", "13.3", n=destinations.walls_left(state))


def why_draw(state: Position, action: verbs.Draw) -> Msg:
    """[7.5] nothing to draw."""
    return no("no_pile", "7.5")


def why_take(state: Position, action: verbs.Take) -> Msg:
    """[7.1] only a card that lies face up."""
    return no("not_face_up", "7.1", card=state.tables.symbol_nouns[action.symbol])


def why_occupy(state: Position, action: verbs.Occupy) -> Msg:
    """[9.1] [9.6] [9.7] only a free province with a symbol there, that can be paid for."""
    if state.tables.symbol[action.cell] == BLANK:
        return no("empty_space", "9.6")
    number = state.province_of[action.cell]
    owner = state.owner(number)
    if owner == state.mover:
        return no("own_province", "9.7")
    if owner != NONE:
        return no("rivals_province", "9.1")
    return cannot_complete(state, state.hand(state.mover), action.cell, "9.4")


def why_take_over(state: Position, action: verbs.TakeOver) -> Msg:
    """[9.6] [10.1] [10.3] [10.7] only a rival's province, bought out and then occupied."""
    if state.tables.symbol[action.cell] == BLANK:
        return no("empty_space", "9.6")
    number = state.province_of[action.cell]
    if all(state.owner(each) in (NONE, state.mover) for each in range(len(state.provinces))):
        return no("no_rivals_province", "10.7")
    owner = state.owner(number)
    if owner == NONE:
        return no("free_province", "10.7")
    if owner == state.mover:
        return no("own_province", "10.7")
    hand = occupation.hand_after_buying_out(state, state.governors_in(number))
    if not hand:
        return no("cannot_buy_out", "10.1", n=len(state.governors_in(number)))
    return cannot_complete(state, hand, action.cell, "10.3")


def cannot_complete(state: Position, hand: list[int], cell: int, rule: str) -> Msg:
    """[9.2] [9.4] [9.8] no governor, too little to pay with, or too late in reading order."""
    reserve = state.reserve(state.mover)
    if not reserve:
        return no("no_governor", "9.2")
    province = state.provinces[state.province_of[cell]]
    lacking = occupation.shortfall(state, province, hand, ())
    if not occupation.openings(state, province, hand, reserve, ()):
        if len(province.cells) * 2 > len(state.tables.symbol):
            return no("open_land", rule)
        symbols = len(province.sites)
        return no("cannot_complete", rule, n=symbols, able=symbols - sum(lacking) + reserve)
    return no_place(state, cell, lacking, reserve, rule)


def no_place(state: Position, cell: int, lacking: list[int], reserve: int, rule: str) -> Msg:
    """[9.4] every governor is needed where there is no card; [9.8] or others come before him."""
    if sum(lacking) == reserve and not lacking[state.tables.symbol[cell]]:
        return no("governors_needed", rule, n=reserve)
    return no("reading_order", "9.8")


def why_post(state: Position, action: verbs.Post) -> Msg:
    """[9.3] [9.6] [9.8] a further site of the province, in reading order."""
    province = occupation.province_of_claim(state)
    if action.cell not in province.sites:
        return no("other_province", "9.6")
    if action.cell in state.posted:
        return no("governor_already", "9.6")
    if not state.reserve(state.mover):
        return no("reserve_empty", "9.3")
    lacking = occupation.shortfall(state, province, state.hand(state.mover), state.posted)
    return no_place(state, action.cell, lacking, state.reserve(state.mover), "9.4")


def why_settle(state: Position, action: verbs.Settle) -> Msg:
    """[9.5] a card for every site without a governor."""
    province = occupation.province_of_claim(state)
    lack = occupation.shortfall(state, province, state.hand(state.mover), state.posted)
    return no("cards_missing", "9.5", n=sum(lack))


def why_cede(state: Position, action: verbs.Cede) -> Msg:
    """[10.4] [10.8] a card of the takeover, in symbol order."""
    card = state.tables.symbol_nouns[action.symbol]
    if state.spent[action.symbol]:
        return out_of_order(state, action.symbol)
    return no("not_spent", "10.4", card=card)


def out_of_order(state: Position, symbol: int) -> Msg:
    """[10.8] a later symbol was given already, or after this one too few would be left."""
    card = state.tables.symbol_nouns[symbol]
    if symbol < state.cede_from:
        return no("symbol_order", "10.8", card=card)
    first = max(each.symbol for each in state.legal() if isinstance(each, verbs.Cede))
    return no("symbol_first", "10.8", card=card, first=state.tables.symbol_nouns[first])


def why_levy(state: Position, action: verbs.Levy) -> Msg:
    """[11.1] [11.2] once a turn, with a card that matches an own governor."""
    card = state.tables.symbol_nouns[action.symbol]
    if state.has_levied:
        return no("levied_already", "11.2")
    if not state.posts[state.mover]:
        return no("no_governor_on_board", "11.1")
    if not state.hand(state.mover)[action.symbol]:
        return no("not_in_hand", "11.1", card=card)
    return no("no_governor_on_symbol", "11.1", card=card)


def why_recall(state: Position, action: verbs.Recall) -> Msg:
    """[12.1] only an own governor."""
    return no("not_your_governor", "12.1")


def why_end_turn(state: Position, action: verbs.EndTurn) -> Msg:
    """[3.2] the march comes first."""
    return no("march_first", "3.2")
