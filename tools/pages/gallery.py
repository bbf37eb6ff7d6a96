"""Paints every widget in every state, to be looked at: `python -m tools.pages.gallery FOLDER`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from alexandre import app
from alexandre.i18n.words import Words
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.painter import Voice
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.widgets.base.boxes import Column, Panel, Row, Rule
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.list_box import ListBox, ListRow
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.check import Check
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.controls.fold import Fold
from alexandre.ui.widgets.controls.select import Select
from alexandre.ui.widgets.controls.slider import Slider
from alexandre.ui.widgets.controls.stepper import Stepper
from alexandre.ui.widgets.controls.tabs import Tabs
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.seal import Seal
from alexandre.ui.window.root import WindowRoot

SIZES = ((1280, 720, 1.0), (1280, 720, 1.5), (1920, 1080, 1.0))
STATES = ("plain", "hover", "down", "focus", "on", "off")
LOREM = "Alexandre passe l’Hellespont, pose trois murs et lève l’impôt sur deux provinces."


def main() -> None:
    """A picture of each page at each size, in the folder that the command line names."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    for width, height, text in SIZES:
        for page in (controls, texts, show_list, show_dialog):
            paint(page.__name__, width, height, text)


def paint(name: str, width: int, height: int, text: float) -> None:
    """One page."""
    desk = WindowRoot(app.letters(), voice(app.all_words()), app.prints())
    desk.resize(width, height)
    desk.dress(1.0, text)
    globals()[name](desk)
    screen = pygame.Surface((width, height))
    desk.draw(screen)
    pygame.image.save(screen, str(Path(sys.argv[1]) / f"{name}-{height}-{round(text * 100)}.png"))


def voice(words: Words) -> Voice:
    """Sentences, and texts as they are."""
    def say(wording: Wording) -> str:
        if isinstance(wording, Msg):
            return words.say(wording, ())
        if isinstance(wording, Noun | Who):
            return words.name(wording, "plain", ())
        return wording

    return say


def controls(desk: WindowRoot) -> None:
    """Everything that is pressed or moved."""
    page = Row(gap=24)
    left, right = page.add(Panel(pad=20, gap=10)), page.add(Panel(pad=20, gap=10))
    left.add(Label("", "Boutons", face="title", size=24, colour="seal.deep"))
    for kind in ("button", "primary"):
        row = left.add(Row(gap=8))
        for state in STATES:
            button = row.add(Button(f"{kind}/{state}", state, str, kind=kind, size=17))
            button.is_enabled = state != "off"
            button.is_on = state == "on"
            button._is_down = state == "down"
    row = left.add(Row(gap=8))
    row.add(Button("undo", Msg.of("ui.table.undo"), str, command="undo"))
    row.add(Button("end", "Finir le tour", str, command="end_turn", kind="primary"))
    left.add(Button("offer", "Prendre la carte du lion, trois murs", str, hint="3", align="left"))
    left.add(Rule())
    left.add(Choice("choice", [(1, "Ordinateur, stratège"), (2, "b")], 1))
    row = left.add(Row(gap=12))
    row.add(Select("select", [(1, "Théâtre de l’Égée"), (2, "b")], 1))
    off = row.add(Select("select/off", [(1, "Impossible"), (2, "b")], 1))
    off.is_enabled = False
    row = left.add(Row(gap=12))
    row.add(Field("field", "Hétaïros"))
    row.add(Field("field/empty", empty="Sans nom"))
    right.add(Tabs("tabs", [(1, "Affichage"), (2, "Jeu"), (3, "Touches")], 2))
    for value, is_on in ((20, True), (65, True), (80, False)):
        slider = right.add(Slider(f"slider/{value}", (0, 100), value,
                                  say=lambda number: f"{number} %"))
        slider.is_enabled = is_on
    row = right.add(Row(gap=16))
    for value in (0, 3):
        row.add(Stepper(f"stepper/{value}", (0, 6), value))
    row = right.add(Row(gap=16))
    for value, is_on in ((True, True), (False, True), (True, False)):
        check = row.add(Check(f"check/{value}", "Motifs", value))
        check.is_enabled = is_on
    right.add(Check("check/long", "Montrer les marques pour qui confond les couleurs", True))
    fold = right.add(Fold("fold", "Options de la partie", is_open=True))
    fold.body.add(Label("", LOREM, size=16))
    right.add(Fold("fold/closed", "Plateaux de la maison"))
    seals = right.add(Row())
    for seat in range(5):
        seals.add(Seal(seat))
    show(desk, page, hover="button/hover", focus="button/focus")


def texts(desk: WindowRoot) -> None:
    """Everything that is read."""
    page = Row(gap=24)
    left, right = page.add(Panel(pad=20, gap=10)), page.add(Column(gap=16))
    left.add(Label("", "Gaugamèles", face="display", size=40, align="centre",
                   colour="seal.deep"))
    left.add(Label("", "1er octobre 331 – tour 3", face="italic", align="centre",
                   colour="ink.soft"))
    left.add(Rule())
    left.add(Label("", LOREM))
    rows = ListBox("rows", [ListRow(str(n), f"Partie {n}", f"{n} mars 2026") for n in range(40)],
                   print, chosen="3")
    right.add(High(rows, 300))
    show(desk, page)


class High(Widget):
    """Gives its widget a certain height."""

    def __init__(self, child: Widget, high: float) -> None:
        super().__init__()
        self.add(child)
        self.high = high

    def height(self, width: float) -> float:
        """What it was told."""
        return self.high


def show_list(desk: WindowRoot) -> None:
    """A list that has opened, and a tip."""
    controls(desk)
    select = desk.find("select")
    assert isinstance(select, Select)
    select.choices = [(number, f"Théâtre {number}") for number in range(14)]
    select.open()
    lines = ("Phrygie", Msg.of("ui.seats.seed_tip", rule="4.2.1"))
    desk.tip.promise(lines, (700, 300), 0)
    desk.tick(5000)


def show_dialog(desk: WindowRoot) -> None:
    """A dialog."""
    texts(desk)
    dialog = Dialog("ask", "Siège de Tyr")
    dialog.tell("ask/what", "Voulez-vous vraiment attaquer Tyr ?")
    dialog.tell("ask/why", "Le siège coûtera trois points d’action.")
    dialog.answer("ask/go", "Attaquer", kind="primary")
    dialog.answer("ask/no", "Annuler")
    desk.open(dialog)
    desk.command("next")
    desk.banner.show("Le disque est plein : la partie n’est plus enregistrée.")


def show(desk: WindowRoot, page: Widget, *, hover: str = "", focus: str = "") -> None:
    """Hang it in a frame of the table, with the hands where they are wanted."""
    frame = Margin()
    frame.add(page)
    desk.show(frame)
    if hover:
        widget = desk.find(hover)
        assert widget is not None
        scale = desk.theme.scale
        at = tuple(round(each * scale) for each in widget.box.middle)
        desk.event(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    if focus:
        desk.command("next")
        desk.focus_on(desk.find(focus))


class Margin(Widget):
    """Leaves some of the table to be seen."""

    def lay(self) -> None:
        """All round."""
        for child in self.children:
            inner = self.box.inset(28, 20)
            child.place(inner)


if __name__ == "__main__":
    main()
