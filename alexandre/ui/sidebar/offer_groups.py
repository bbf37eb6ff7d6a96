"""Groups of offers by verb, and which of them are collapsed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.offers import Offer

FEW: Final = 2  # rows of a kind that are never folded away,
SHORT: Final = 5  # and those that are not where nothing else is asked for


def list_groups(offers: Sequence[Offer]) -> list[list[Offer]]:
    """The offers grouped by verb, in the order of the verbs; groups in vain come last, except
    numbers, which are stepped through."""
    groups = [[offer for offer in offers if word_of(offer) == word]
              for word in dict.fromkeys(map(word_of, offers))]
    useful = [group if is_numbered(group) else [each for each in group if not each.is_vain]
              for group in groups]
    in_vain = [[each for each in group if each.is_vain] for group in groups
               if not is_numbered(group)]
    return [group for group in (*useful, *in_vain) if group]


def is_numbered(group: Sequence[Offer]) -> bool:
    """Whether several offers differ by their number alone and not all are beyond the player's
    means."""
    return (len(group) > 1 and all(offer.number is not None for offer in group)
            and not all(offer.is_vain for offer in group))


def list_families(group: Sequence[Offer]) -> list[list[Offer]]:
    """Return the offers of a group, those for which one row stands together."""
    families: dict[str, list[Offer]] = {}
    for offer in group:
        families.setdefault(offer.family or offer.action.text, []).append(offer)
    return list(families.values())


def list_rows(group: Sequence[Offer]) -> list[tuple[Offer, Wording]]:
    """The rows of a group with their words: the last offer of those for which one row stands
    together."""
    return [(offer, Msg.of("ui.offers.or_fewer", offer=offer.label) if fewer else offer.label)
            for *fewer, offer in list_families(group)]


def is_folded(group: Sequence[Offer]) -> bool:
    """Whether a group is folded at first: many rows that can all be clicked on the board or cannot
    be paid; two take no more room than their heading would."""
    return len(list_families(group)) > FEW and (all(offer.is_spelled for offer in group)
                                 or all(offer.is_vain for offer in group))


def is_put_away(group: Sequence[Offer], groups: Sequence[Sequence[Offer]], *,
                has_ends: bool) -> bool:
    """Whether a group lies behind its heading at first; never where it is all that is asked for
    and its effects have to be read, or its rows are few."""
    is_short = len(list_families(group)) <= SHORT and not all(each.is_vain for each in group)
    is_read = len(groups) == 1 and not has_ends and (
        is_short or all(offer.effect for offer in group))
    return is_folded(group) and not is_read


def word_of(offer: Offer) -> str:
    """The verb of the notation."""
    return offer.action.text.split(" ")[0]
