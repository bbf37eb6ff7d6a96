"""Alexander's ways: available triangles, jokers, walls that suffice. Chapters 4-6, 13."""

from __future__ import annotations

from alexandre.games.alexandros.state import OPEN, Position
from alexandre.games.alexandros.tables import FAR, SYMBOLS
from alexandre.kernel.actions import Action


def march_offers(state: Position) -> list[Action]:
    """Every card that can show the way, and where nothing can, the cards to take.  [4.1]"""
    plays = plays_by_cards(state)
    if plays and is_ample(state):
        return [action for action, _aim in plays]
    return ([action for action, aim in plays if targets(state, aim)]
            or [action for action, aim in plays if distant_targets(state, aim)]  # [13.4]
            or stay_offers(state))  # [13.5] [6.6]


def stay_offers(state: Position) -> list[Action]:
    """Without a march, a face-up card is taken anyway.  [6.6]"""
    moves = state.tables.moves
    return [moves.stay[symbol] for symbol in face_up_symbols(state)] or [moves.stay_put]


def plays_by_cards(state: Position) -> list[tuple[Action, int]]:
    """The plays that the cards allow, each with the symbol it leads to, ascending by code."""
    moves = state.tables.moves
    spacious = [has_space(state, symbol) for symbol in range(SYMBOLS)]
    plays: list[tuple[Action, int]] = []
    shown = face_up_symbols(state)
    for symbol in shown:
        for aim in aims_of(state, symbol, shown, spacious):
            plays.append((moves.follow[symbol][aim], aim))
    hand = state.hand(state.mover)
    for symbol in range(SYMBOLS):
        if hand[symbol] and spacious[symbol]:  # [5.2] [6.4]
            plays.append((moves.spend[symbol], symbol))
    if not shown and not plays:  # [6.7]
        plays = [(moves.roam[symbol], symbol) for symbol in range(SYMBOLS) if spacious[symbol]]
    return plays


def aims_of(state: Position, symbol: int, shown: list[int], spacious: list[bool]) -> list[int]:
    """The symbols to which a face-up card leads: its own, or any if it is a joker.  [6.1-6.2]"""
    if spacious[symbol]:
        return [symbol]
    each_for_itself = state.options["joker"] == "per_card"  # [6.5]
    if not each_for_itself and any(spacious[other] for other in shown):
        return []
    return [aim for aim in range(SYMBOLS) if spacious[aim]]


def face_up_symbols(state: Position) -> list[int]:
    """The different symbols that lie face up, ascending."""
    return [symbol for symbol in range(SYMBOLS) if symbol in state.face_up]


def has_space(state: Position, symbol: int) -> bool:
    """Whether any triangle of this symbol is available."""
    here, shut, corners = state.alexander, state.shut, state.tables.corners
    for _away, cell in state.tables.nearest[here][symbol]:
        if not shut[cell] and here not in corners[cell]:
            return True
    return False


def is_in_reach(state: Position, symbol: int) -> bool:
    """Whether any triangle of this symbol is available and within reach of the walls.  [13.3]
    [13.4]"""
    if is_ample(state):
        return has_space(state, symbol)
    return bool(targets(state, symbol) or distant_targets(state, symbol))


def is_available(state: Position, cell: int) -> bool:
    """[4.2] no wall on its sides, no governor in it, Alexander on none of its corners."""
    return not state.shut[cell] and state.alexander not in state.tables.corners[cell]


def targets(state: Position, symbol: int) -> list[int]:
    """The nearest available triangles of a symbol that the walls suffice for.  [4.4] [13.3]"""
    nearest = find_nearest(state, symbol, in_reach=False)
    return nearest if is_ample(state) else [cell for cell in nearest if corners(state, cell)]


def distant_targets(state: Position, symbol: int) -> list[int]:
    """The nearest of those available triangles that the walls suffice for.  [13.4]"""
    return find_nearest(state, symbol, in_reach=True)


def find_nearest(state: Position, symbol: int, *, in_reach: bool) -> list[int]:
    """The nearest available triangles, of all or of those that the walls suffice for."""
    near = FAR
    nearest = []
    for away, cell in state.tables.nearest[state.alexander][symbol]:
        if away > near:
            break
        if is_available(state, cell) and (not in_reach or corners(state, cell)):
            near = away
            nearest.append(cell)
    return nearest


def target_offers(state: Position) -> list[Action]:
    """The triangles to choose from.  [4.4]"""
    cells = targets(state, state.symbol) or distant_targets(state, state.symbol)
    return [state.tables.moves.make_for[cell] for cell in sorted(cells)]


def corner_offers(state: Position) -> list[Action]:
    """The corners of the chosen triangle.  [4.5]"""
    return [state.tables.moves.halt_at[point] for point in corners(state, state.target)]


def corners(state: Position, cell: int) -> list[int]:
    """The corners that some shortest route reaches with the walls left, ascending.  [13.3]"""
    points = sorted(state.tables.corners[cell])
    if is_ample(state):
        return points
    return [point for point in points if suffice(state, state.alexander, point, walls_left(state))]


def route_offers(state: Position) -> list[Action]:
    """The next points of the shortest routes that the walls suffice for.  [4.6] [13.3]"""
    walk = state.tables.moves.walk
    return [walk[point] for point in next_points(state)]


def next_points(state: Position) -> list[int]:
    """Neighbours of Alexander one line nearer to the goal, ascending."""
    goal = state.tables.distance[state.goal]
    nearer = goal[state.alexander] - 1
    ways = state.tables.ways[state.alexander]
    left = walls_left(state)
    if left > nearer:
        return sorted([other for other, _line in ways if goal[other] == nearer])
    return sorted([other for other, line in ways if goal[other] == nearer
                   and suffice(state, other, state.goal, left - new_wall(state, line))])


def suffice(state: Position, start: int, goal: int, left: int) -> bool:
    """Whether so many walls suffice for some shortest route.  [13.3]"""
    return (state.tables.distance[start][goal] <= left
            or walls_to(state, start, goal) <= left)


def is_ample(state: Position) -> bool:
    """Whether the walls suffice for any route at all."""
    return walls_left(state) >= state.tables.longest


def walls_left(state: Position) -> int:
    """Black and red."""
    return state.black + state.red


def new_wall(state: Position, line: int) -> int:
    """The number of walls that a line still needs. [4.7]"""
    return 1 if state.walls[line] == OPEN else 0


def walls_to(state: Position, start: int, goal: int) -> int:
    """The fewest new walls on any shortest route.  [13.3]"""
    away = state.tables.distance[goal]
    fewest = {start: 0}
    for _step in range(away[start]):
        further: dict[int, int] = {}
        for point, walls in fewest.items():
            for other, line in state.tables.ways[point]:
                if away[other] == away[point] - 1:
                    total = walls + new_wall(state, line)
                    further[other] = min(total, further.get(other, FAR))
        fewest = further
    return fewest[goal]
