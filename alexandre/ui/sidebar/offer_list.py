"""The offers arranged for people: few things as buttons, many of a kind behind a heading.

What is better clicked on the board waits in a list that unfolds; the end of the turn stands
apart.  Everything is there for the keyboard, and nothing but what was offered.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.offers import (
    Offer,
    choice_of,
    declines_by_default,
    end_of,
    main_of,
    pass_of,
    rest_of,
)
from alexandre.ui.sidebar.offer_groups import (
    is_folded,
    is_numbered,
    is_put_away,
    list_groups,
    list_rows,
    word_of,
)
from alexandre.ui.sidebar.offer_rows import LOW, ROW, even_out, measure_rows, set_rows
from alexandre.ui.sidebar.unfolding import list_unfolded, reveal_unfolded
from alexandre.ui.text.sizes import CAPTION, LABEL
from alexandre.ui.widgets.base.boxes import Pair, Space
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.base.scroll import ROUNDED, Scroll
from alexandre.ui.widgets.base.widget import Tip, Widget, find_list, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import FoldButton, Link
from alexandre.ui.widgets.controls.numbered import Numbered, NumberedChoice

WAYS_OUT: Final = (104.0, 128.0, 152.0, 172.0)  # widths of a way out beside the main choice
ALONE: Final = (214.0, 256.0)  # more of them, of a way out without one
INDENT: Final = 18.0
SEEN: Final = 4  # rows that are seen if the log has the room
UNFOLDED: Final = 2  # lines that are seen beside what is prepared
# The keys on the buttons; the later goes before the earlier.
KEYS: Final = ((choice_of, "confirm"), (pass_of, "pass"), (end_of, "end_turn"))
DIGITS: Final = 9
MESSAGE: Final = "page/on_board"
ALL: Final = "all"  # the heading of everything
ASIDE: Final = "aside"  # that of what may be done meanwhile


class OfferList(Widget):
    """The offers as rows: `offer/<notation>` are the offers, `verb/<word>` the headings of folded
    groups.

    `end` holds the button that ends the turn, which the side places where such buttons always are.
    Digits choose the numbers of a group that has them, else the rows that answer, headings
    included.
    """

    decides = True

    def __init__(self, name: str, on_choose: Callable[[Action], None]) -> None:
        super().__init__(name)
        self.on_choose = on_choose
        self.offers: tuple[Offer, ...] = ()
        self.scroll = self.add(Scroll(f"{name}/list", gap=2))
        self.end = Pair(f"{name}/end", WAYS_OUT, gap=6)
        self.digits: dict[int, Offer] = {}  # what the keys from 1 to 9 choose,
        self.headings: dict[int, str] = {}  # and the verbs that they unfold
        self._is_aside = False
        self._is_lit = True  # does anything glow on the board?
        self._open: set[str] = set()  # the verbs that the player has unfolded,
        self.latest = ""  # and the one unfolded last
        self._verbs: set[str] = set()  # of the last question
        self._rows_for: tuple[Box, int] | None = None  # the room for which rows were made so high
        self._rows = (True, ROW)  # is the sentence above them told, and how high are they?

    def show(self, offers: Sequence[Offer], *, is_aside: bool = False) -> None:
        """Show these offers; unfolded groups stay unfolded until a new verb appears, which is
        another question.

        `is_aside`: something else is in their place, and they are all behind one heading.
        """
        if (tuple(offers), is_aside) == (self.offers, self._is_aside):
            return
        self.offers, self._is_aside = tuple(offers), is_aside
        verbs = set(map(word_of, offers))
        if not verbs <= self._verbs:
            self._open.clear()
            self.latest = ""
        self._verbs = verbs or self._verbs
        self.scroll.offset = 0.0
        self._rows_for = None
        self._build()

    def promise_board(self, *, is_lit: bool) -> None:
        """Say that what glows can be clicked, as long as anything glows."""
        self._is_lit = is_lit
        for row in self.scroll.column.children[:1]:
            if isinstance(row, Label) and row.name == MESSAGE and row.text != self._message:
                row.say(self._message)
                self.lay()  # it may have another number of lines

    @property
    def _message(self) -> Msg:
        return Msg.of("ui.offers.on_board" if self._is_lit else "ui.offers.here")

    @property
    def first(self) -> Widget | None:
        """The first row."""
        return next((row for row in self._each() if row.takes_focus), None)

    @property
    def rest(self) -> Widget | None:
        """The row where the keyboard rests: the offer that Enter takes, else the first that
        neither costs nor ends anything and can be undone, or a heading of answers; none beside
        a main choice that passes."""
        if declines_by_default(self.offers):
            return None
        chosen = rest_of(self.offers)
        safe = set() if chosen is None else {name_of(chosen)}
        safe |= {name_of(each) for each in self.offers if not (
            each.is_dear or each.is_pass or each.is_end or each.is_aside)}
        rows = [row for row in self._each() if row.takes_focus]
        at_once = [row for row in rows if chosen is not None and row.name == name_of(chosen)]
        return next(iter(at_once), None) or next(
            (row for row in rows if row.name in safe or is_answer(row)), None)

    def has(self, widget: Widget) -> bool:
        return widget in self._each()

    @property
    def pointed(self) -> Action | None:
        """The offer under the mouse or the keyboard focus."""
        return next((offer.action for offer, _row in list_pointed(self)), None)

    def height(self, width: float) -> float:
        """The height of everything that is not folded."""
        even_out(self.scroll.column, width)
        return self.scroll.height(width)

    def height_folded(self, width: float) -> float:
        """The height of the headings and of a few lines of what is unfolded."""
        rows = self.scroll.column.children[:1 + UNFOLDED * (ALL in self._open)]
        return sum(row.height(width) + self.scroll.column.gap for row in rows)

    def lay(self) -> None:
        """Lay out the rows so that none is cut.

        All rows shrink a little if that avoids scrolling, and a sentence above them gives way;
        unfolding a group later changes neither.
        """
        message = next((row for row in self.scroll.column.children[:1] if isinstance(row, Label)),
                       None)
        was_told = message is not None and message.is_shown

        def fits(*, is_told: bool, high: float) -> bool:
            if message is not None:
                message.is_shown = is_told
            set_rows(self.scroll.column, high)
            self._rows = is_told, high
            return self._fits()

        # Where not even the last way has room for all, those between have none either.
        if self._rows_for == (self.box, self.desk.edition):
            is_whole = fits(is_told=self._rows[0], high=self._rows[1])
        else:
            is_whole = fits(is_told=True, high=ROW) or (fits(is_told=False, high=LOW) and any(
                fits(is_told=is_told, high=high)
                for is_told, high in ((True, LOW), (False, ROW), (False, LOW))))
            if not is_whole:
                fits(is_told=False, high=ROW)
                if measure_rows(self.scroll.column, self.box.w, 1) > self.box.h:
                    fits(is_told=False, high=LOW)
        self._rows_for = self.box, self.desk.edition
        if message is not None and message.is_shown != was_told:
            message.touch()
        wide, room = self.box.w, self.box.h
        high = self.scroll.height(wide)
        if not is_whole and not self._open:
            high = self.scroll.height_of_rows(wide, room)
        self.scroll.place(Box(self.box.x, self.box.y, wide, min(room, high)))

    def _fits(self) -> bool:
        """Whether there is room for all rows and the sentence above them."""
        return self.scroll.height(self.box.w) <= self.box.h + ROUNDED

    # ---- how they are arranged -------------------------------------------------------------

    def _build(self) -> None:
        self.scroll.column.clear()
        decisive = self._list_decisive()
        ends = sorted((offer for offer in self.offers if offer.is_end or (
            not self._is_aside and (offer.is_pass or offer in decisive))),
            key=lambda offer: (offer in decisive, offer.is_end))
        others = [offer for offer in self.offers if offer not in ends]
        if self._is_aside:
            is_of_one_verb = len(set(map(word_of, others))) == 1
            self._fold_up(ALL, others[0].verb if is_of_one_verb else Msg.of("ui.offers.all"),
                          sorted(others, key=attrgetter("is_aside", "is_grave")))
        else:
            self._list(others, has_ends=bool(ends))
        self._build_end(ends, is_paired=len(ends) == 2 and ends[-1] in decisive)
        self._hint()

    def _list_decisive(self) -> list[Offer]:
        """The main choice, and the advised offer if it has no row, place or number of its own, so
        that advice moves nothing."""
        main = main_of(self.offers)
        decisive = [] if main is None else [main]
        has_ends = main is not None or any(each.is_end or each.is_pass for each in self.offers)
        groups = list_groups([
            each for each in self.offers if each is not main and not each.is_aside])
        rows = [offer for group in groups if is_numbered(group) for offer in group]
        rows += [offer for group in groups if not is_put_away(group, groups, has_ends=has_ends)
                 for offer, _words in list_rows(group)]
        return decisive + [each for each in self.offers if each.is_advised and not (
            each is main or each.is_pass or each.is_end or each in rows)]

    def _list(self, offers: list[Offer], *, has_ends: bool) -> None:
        """Add the answers to the question, verb by verb; everything else goes behind one heading,
        unless there is nothing else."""
        asides = [offer for offer in offers if offer.is_aside]
        if not has_ends and len(asides) == len(offers):
            asides = []
        groups = list_groups([each for each in offers if not asides or not each.is_aside])
        if any(is_folded(group) or is_numbered(group) for group in groups):
            self.scroll.column.add(Remark(MESSAGE, self._message, size=CAPTION))
        for group in groups:
            self._add(group, is_open=not is_put_away(group, groups, has_ends=has_ends))
        if asides:
            is_of_one_verb = len(set(map(word_of, asides))) == 1
            self._fold_up(ASIDE, asides[0].verb if is_of_one_verb else Msg.of("ui.offers.aside"),
                          asides)

    def _build_end(self, ends: list[Offer], *, is_paired: bool) -> None:
        """Build the buttons that end something; the way out is always at the left."""
        self.end.clear()
        for offer in ends:
            self.end.add(self._button(offer, offer.label)).align = "centre"
        is_alone = len(ends) == 1 and ends[0] is not choice_of(self.offers)
        if is_alone:
            self.end.add(Space(0.0))
        self.end.lefts = WAYS_OUT + ALONE * is_alone
        self.end.is_paired = is_paired or is_alone
        self.end.touch()

    def _add(self, group: list[Offer], *, is_open: bool) -> None:
        if is_numbered(group):
            steps = [NumberedChoice(offer.number or 0, name_of(offer),
                                    with_price(offer.label, {offer.price}),
                                    partial(self.on_choose, offer.action),
                                    is_main=offer is choice_of(self.offers)) for offer in group]
            self.scroll.column.add(Numbered(f"verb/{word_of(group[0])}", steps))
            return
        if is_open:
            for offer, label in list_rows(group):
                self.scroll.column.add(self._button(offer, label))
            return
        word, said = word_of(group[0]), group[0].verb
        if group[0].is_vain and any(
                word_of(each) == word and not each.is_vain for each in self.offers):
            word, said = f"{word}/vain", Msg.of("ui.offers.vain", verb=said)
        self._fold_up(word, said, group)

    def _fold_up(self, word: str, said: Msg | str, group: Sequence[Offer]) -> None:
        """Add a heading, a quiet one for what may be done meanwhile, and the offers below it if it
        is unfolded."""
        if not group:
            return
        is_quiet = word == ASIDE
        is_vain = all(offer.is_vain for offer in group)  # how many of those says nothing
        rows = list_rows(group)
        heading = with_price(said if is_vain else Msg.of("ui.offers.several", verb=said,
                                                         n=len(rows)),
                             {offer.price for offer in group})
        effects = {offer.effect for offer in group}
        fold = self.scroll.column.add(FoldButton(
            f"verb/{word}", heading, partial(self._toggle, word),
            colour="ink.soft" if is_quiet else "ink", size=CAPTION if is_quiet else LABEL,
            tip=effects.pop() if len(effects) == 1 else ""))
        fold.is_on, fold.is_quiet = word in self._open, is_quiet
        if fold.is_on:
            for offer, label in rows:
                self.scroll.column.add(Link(name_of(offer), label,
                                            partial(self.on_choose, offer.action),
                                            indent=INDENT, tip=offer.effect))

    def _button(self, offer: Offer, label: Wording) -> Button:
        kind = "primary" if offer is choice_of(self.offers) else "button"
        text = Msg.of("ui.offers.counted", offer=label, n=offer.count) if offer.count else label
        return Button(name_of(offer), with_price(text, {offer.price}),
                      partial(self.on_choose, offer.action), kind=kind, align="left", size=LABEL,
                      high=ROW, tip=offer.effect)

    def _each(self) -> Iterator[Widget]:
        """Yield every row, what is in it, and the end of the turn."""
        for row in (*self.scroll.column.children, *self.end.children):
            yield from (row, *row.children)

    def _hint(self) -> None:
        """Show the keys that choose an offer on its button, unless it has a number."""
        rows = {row.name: row for row in self._each() if isinstance(row, Button)}
        numbers = {offer.number: offer for offer in self.offers if offer.number is not None}
        self.headings = {}
        self.digits = {} if self._is_aside else {
            number: offer for number, offer in numbers.items() if 1 <= number <= DIGITS}
        if not (numbers or self._is_aside):
            offers = {name_of(offer): offer for offer in self.offers}
            for digit, row in number_rows(self.scroll.column.children, offers):
                row.hint = str(digit)
                if row.name in offers:
                    self.digits[digit] = offers[row.name]
                else:
                    self.headings[digit] = row.name.removeprefix("verb/")
        for find, command in KEYS:
            meant = find(self.offers)
            if meant is not None and name_of(meant) in rows:
                rows[name_of(meant)].command = command

    def unfold(self, digit: int) -> bool:
        """Fold or unfold the group whose heading has that digit; return whether there is one."""
        if digit in self.headings:
            self._toggle(self.headings[digit])
        return digit in self.headings

    def fold(self) -> bool:
        """Fold the group that was unfolded last; return whether there is one."""
        is_shown = bool(list_unfolded(self.scroll, self.latest)) and self.latest in self._open
        if is_shown:
            self._toggle(self.latest)
        return is_shown

    def _toggle(self, word: str) -> None:
        """Fold or unfold a group, and bring as much of it into view as there is room for.

        The keyboard moves to its first row, but stays on the heading of what may be done
        meanwhile, where a second press would carry it out.
        """
        self._open ^= {word}
        self.latest = word if word in self._open else ""
        is_keyed, offset = self.desk.is_keyed, self.scroll.offset
        self._build()
        self.scroll.offset = offset
        self._relay()
        if self.latest:
            reveal_unfolded(self.scroll, word)
        if is_keyed:
            self.desk.focus_on(list_unfolded(self.scroll, word)[:1 if word == ASIDE else 2][-1])

    def _relay(self) -> None:
        """Ask the parent to divide the room again."""
        (self.parent or self).lay()
        (self.parent or self).touch()


def list_pointed(listed: OfferList) -> list[tuple[Offer, Widget]]:
    """The offer under the mouse, or else the keyboard focus, with its row; none of a table that
    was left, or for a row that is gone."""
    if not listed.is_hung:
        return []
    desk = listed.desk
    rows = (desk.hover, desk.focus if desk.is_keyed else None)
    return [(offer, row) for row in rows for offer in listed.offers
            if row is not None and row.is_hung and row.name == name_of(offer)][:1]


def tell_pointed(listed: OfferList, tip: Tip) -> None:
    """Give the row that is pointed at this tip, unless its offer has one."""
    for offer, row in list_pointed(listed):
        if tip and not offer.effect:
            row.tip = tip
            row.desk.tip.promise(tip, row.box.middle, listed=find_list(row))


def find_row(listed: OfferList, names: Sequence[str]) -> Widget | None:
    """Return the first of these rows that is there and costs nothing."""
    dear = {name_of(each) for each in listed.offers if each.is_dear or each.is_aside}
    rows = {row.name: row for row in walk(listed.scroll.column) if row.takes_focus}
    return next((rows[name] for name in names if name in rows and name not in dear), None)


def measure_cut(listed: OfferList, spare: float) -> float:
    """The height that the list lacks to show its first row whole, or as many of the first rows as
    the spare height brings into sight."""
    if not listed.scroll.most:
        return 0.0
    lacking = [max(0.0, measure_rows(listed.scroll.column, listed.box.w, count) - listed.box.h)
               for count in range(SEEN, 0, -1)]
    return next((each for each in lacking[:-1] if each <= spare), lacking[-1])


def number_rows(rows: Sequence[Widget], offers: Mapping[str, Offer]
                ) -> Iterator[tuple[int, Button]]:
    """Number the rows that answer, and the headings of such, from 1 to 9."""
    answers = [row for row in rows if isinstance(row, Button) and (
        not (offers[row.name].is_grave or offers[row.name].is_aside) if row.name in offers
        else is_answer(row))]
    return zip(range(1, DIGITS + 1), answers, strict=False)


def is_answer(row: Widget) -> bool:
    """Whether it is a heading of answers, not of what may be done meanwhile."""
    return isinstance(row, FoldButton) and row.name != f"verb/{ASIDE}"


def with_price(text: Wording, prices: Collection[Msg | None]) -> Wording:
    """The words of a button, with the price if all its offers cost the same."""
    price = next(iter(prices)) if len(prices) == 1 else None
    return text if price is None else Msg.of("ui.offers.priced", offer=text, price=price)


def name_of(offer: Offer) -> str:
    """The name of an offer's button."""
    return f"offer/{offer.action.text}"
