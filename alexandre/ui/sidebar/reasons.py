"""Reasons why a move is refused: the sentences, and the way from one to its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from alexandre.kernel.actions import Action
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.link import Link


def reasons(session: Session, actions: Sequence[Action]) -> tuple[Msg, ...]:
    """The reasons against these actions now, in the order of the rules.

    Of a sentence about several things only the first is kept: each thing states its own.
    """
    messages = [reason for action in actions if (reason := session.state.why_not(action))]
    messages.sort(key=lambda msg: [int(part) for part in msg.rule.split(".") if part.isdigit()])
    said: dict[str, Msg] = {}
    for reason in messages:
        said.setdefault(reason.key, reason)
    return tuple(said.values())


def group_reasons(session: Session, actions: Sequence[Action], say: Callable[[Msg], str],
                  ) -> list[tuple[tuple[str, ...], tuple[Msg, ...]]]:
    """The reasons grouped by what they forbid: words of the notation, and everything against each
    of them.  What is said alike, verb or reason, is told once.

    What is possible somewhere is left out, also by another verb that is said alike, for each place
    states its own reason when pointed at; so is what nobody can choose in this match.
    """
    def name(word: str) -> str:
        return say(say_verb(session.record.title, word))

    named = {name(find_word(each)) for each in session.offers()}
    alike: dict[str, list[Action]] = {}
    for action in actions:
        if not session.state.is_absent(action):
            alike.setdefault(find_word(action), []).append(action)
    groups: dict[tuple[str, ...], tuple[list[str], tuple[Msg, ...]]] = {}
    for word, each in alike.items():
        why = reasons(session, each)
        if why and name(word) not in named:
            named.add(name(word))
            groups.setdefault(tuple(map(say, why)), ([], why))[0].append(word)
    return [(tuple(forbidden), why) for forbidden, why in groups.values()]


def find_word(action: Action) -> str:
    """The verb of an action in its notation."""
    return action.text.split(" ")[0]


def say_verb(title: str, word: str) -> Msg:
    """A verb of the notation in words."""
    return Msg.of(f"{title}.verb.{word}")


def reason(name: str, text: Wording, on_rule: Callable[[str], None]) -> Widget:
    """The sentence of a reason, which links to its rule if it names one."""
    if not isinstance(text, Msg) or not text.rule:
        return Label(name, text, face="italic", size=SMALL, colour="seal")
    rule = text.rule
    said = Msg.of("ui.why.rule", reason=text, rule_number=rule)
    return Link(name, said, partial(on_rule, rule), face="italic", colour="seal",
                tip=Msg.of("ui.why.open_rule", rule_number=rule))
