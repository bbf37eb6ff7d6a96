"""Gold comes in; forces, cities, temples, insights and advisors are bought.  Chapter 11."""

from __future__ import annotations

from alexandre.games.commander import events
from alexandre.games.commander.actions import verbs
from alexandre.games.commander.meta import ANTIPATER, BULLS, HARPALUS
from alexandre.games.commander.rules import setup
from alexandre.games.commander.rules.enemy import cups
from alexandre.games.commander.rules.enemy.tyre import advance_offers
from alexandre.games.commander.rules.march import prophecies, victory
from alexandre.games.commander.rules.purse import pay, spend_glory, tell_lost
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import CITY, FORCES, FREE, HELD, TEMPLE
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.prices import force_price, surcharge
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import add_at, replace_at
from alexandre.kernel.fields import NONE

KINDS = FORCES | CITY | TEMPLE


def begin_resupply(state: Position, tell: Tell | None) -> None:
    """[11.1] gold; [11.2] destroyed forces go back; [13.8] or the campaign is won at home."""
    state.die = state.hits = state.count = 0
    state.step = NONE
    if victory.is_won(state):
        victory.end_won(state)
        return
    state.phase = Phase.RESUPPLY
    parts = income_of(state)
    income = sum(n for _part, n in parts)
    gained = state.gain_gold(income) if income > 0 else -state.lose_gold(-income)
    enemies = state.tables.enemies
    cups.put_back(state, state.destroyed[:enemies])
    state.destroyed = [0] * (enemies + 2)
    if tell:
        tell(events.Resupplied(gained, parts))
    tell_lost(income - gained, tell, is_glory=False)
    prophecies.check_hoard(state, tell)


def income_of(state: Position) -> tuple[tuple[str, int], ...]:
    """[11.1] what the campaign gives, governed regions, destroyed forces, transports."""
    campaign, siege = state.tables.campaign, state.tables.siege
    parts = [("base", campaign.income),
             ("governed", campaign.govern * state.count_governed()),
             ("destroyed", state.tables.box.spoils * sum(state.destroyed))]
    if siege:
        parts.append(("transports", siege.ship_income * state.tracks[verbs.TRANSPORTS]))
    if state.has(HARPALUS):
        parts.append(("harpalus", -state.tables.figures[HARPALUS]))
    return tuple([(part, n) for part, n in parts if n])


def resupply_offers(state: Position) -> list[Action]:
    """Everything that can be bought, and the end of the turn.  [11.3-11.10]"""
    moves, renown = state.tables.moves, state.tables.box.renown
    offers: list[Action] = []
    if state.glory >= renown["hire"]:
        offers += setup.choose_offers(state)
    offers += prophecies.silence_offers(state)
    if may_buy(state, FORCES):
        offers += buy_offers(state)
    if may_build(state, CITY):
        offers.append(moves.city)
    if may_build(state, TEMPLE):
        offers.append(moves.temple)
    if state.tables.siege:
        offers += advance_offers(state)
    if state.glory >= renown["insight"] or state.glory >= renown["chosen"]:
        offers += insight_purchases(state)
    offers.append(moves.end_turn)
    return offers


def may_buy(state: Position, what: int) -> bool:
    """[11.3] one kind of purchase a turn; [12.9] Antipater allows all of them."""
    other = state.bought & KINDS & ~what
    return not other or state.advises(ANTIPATER)


def buy_offers(state: Position) -> list[Action]:
    """[11.4] forces that can be paid for and of which a counter is left."""
    tables, moves = state.tables, state.tables.moves.buy
    army, purse, costs = state.army, state.gold - surcharge(state), tables.costs
    return [moves[kind] for kind in range(tables.mac)
            if costs[kind] <= purse
            and army[2 * kind] + army[2 * kind + 1] < tables.kinds[kind].count]


def may_build(state: Position, what: int) -> bool:
    """[11.5] [11.6] gold, a counter left, and none of it in the region."""
    built, price, most = buildings_of(state, what)
    return (state.gold >= price and not built[state.region] and sum(built) < most
            and may_buy(state, what))


def buildings_of(state: Position, what: int) -> tuple[list[int], int, int]:
    """Cities or temples: where they stand, what one costs, how many there are.  [11.5] [11.6]"""
    box, campaign = state.tables.box, state.tables.campaign
    if what == CITY:
        return state.cities, campaign.city, box.cities
    return state.temples, campaign.temple, box.temples


def pay_for(state: Position, gold: int, what: int, reason: str, tell: Tell | None) -> None:
    """[11.3] the purchase is paid and noted; [12.9] Antipater may have been needed."""
    if state.bought & KINDS & ~what:
        state.advisor_used = 1
    state.bought |= what
    pay(state, gold, reason, tell)


def buy(state: Position, action: verbs.Buy, tell: Tell | None) -> None:
    """[11.4] a full force joins the army."""
    pay_for(state, force_price(state, action.index), FORCES, "force", tell)
    state.army = add_at(state.army, 2 * action.index)
    if tell:
        tell(events.ForceJoined(state.tables.kinds[action.index].noun))


def build_city(state: Position, action: verbs.BuildCity, tell: Tell | None) -> None:
    """[11.5] points at the end; [7.14] it may have been foretold."""
    pay_for(state, state.tables.campaign.city, CITY, "city", tell)
    state.cities = replace_at(state.cities, state.region, 1)
    place_building(state, tell, is_city=True)
    prophecies.fulfil(state, BULLS, tell)


def build_temple(state: Position, action: verbs.BuildTemple, tell: Tell | None) -> None:
    """[11.6] a token of destiny in every battle."""
    pay_for(state, state.tables.campaign.temple, TEMPLE, "temple", tell)
    state.temples = replace_at(state.temples, state.region, 1)
    place_building(state, tell, is_city=False)


def place_building(state: Position, tell: Tell | None, *, is_city: bool) -> None:
    """Something stands where the army is."""
    if tell:
        region = state.tables.regions[state.region]
        tell(events.Built(region.noun, region.id, is_city))


def insight_purchases(state: Position) -> list[Action]:
    """[11.7] an insight drawn, [11.8] or chosen."""
    moves, renown = state.tables.moves, state.tables.box.renown
    left = [number for number, each in enumerate(state.insights) if each == FREE]
    offers: list[Action] = []
    if left and state.glory >= renown["insight"]:
        offers.append(moves.seek)
    if state.glory >= renown["chosen"]:
        offers += [moves.choose[number] for number in left]
    return offers


def seek(state: Position, action: verbs.Seek, tell: Tell | None) -> None:
    """[11.7] an insight will be drawn."""
    spend_glory(state, state.tables.box.renown["insight"], "insight", tell)
    state.phase = Phase.INSIGHT


def law(state: Position) -> Law:
    """[11.7] every insight in the cup is as likely."""
    return [(state.tables.moves.find_insight[number], 1)
            for number, each in enumerate(state.insights) if each == FREE]


def find(state: Position, action: verbs.FindInsight, tell: Tell | None) -> None:
    """[11.7] this one it is."""
    gain_insight(state, action.index, tell)
    state.phase = Phase.RESUPPLY


def choose(state: Position, action: verbs.Choose, tell: Tell | None) -> None:
    """[11.8] the insight of the player's own choice, at a price in glory."""
    spend_glory(state, state.tables.box.renown["chosen"], "insight", tell)
    gain_insight(state, action.index, tell)


def gain_insight(state: Position, insight: int, tell: Tell | None) -> None:
    """An insight in hand."""
    state.insights = replace_at(state.insights, insight, HELD)
    if tell:
        tell(events.InsightGained(state.tables.insights[insight]))


def hire(state: Position, action: verbs.Hire, tell: Tell | None) -> None:
    """[11.9] an advisor for glory."""
    spend_glory(state, state.tables.box.renown["hire"], "advisor", tell)
    setup.gain_advisor(state, action.index, tell)


def end_turn(state: Position, action: verbs.EndTurn, tell: Tell | None) -> None:
    """[11.10] the turn is over; [7.10] it may have been one without advice."""
    if tell:
        tell(events.TurnEnded())
    prophecies.check_nature(state, tell)
    state.phase = Step.NEXT_TURN
