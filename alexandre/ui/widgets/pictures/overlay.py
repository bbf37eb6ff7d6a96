"""Moving pieces above all sheets; only what they leave or cover is repainted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.ink import LAID, fade
from alexandre.ui.draw.painter import Painter
from alexandre.ui.play.tween import Roll, Tween
from alexandre.ui.widgets.base.widget import Widget, is_there
from alexandre.ui.widgets.pictures.frames import Frame, frame_of
from alexandre.ui.widgets.pictures.picture import Picture

LONG: Final = 60_000  # milliseconds, longer than any throw takes


class Overlay(Widget):
    """Plays movements over pictures."""

    is_glass = True

    def __init__(self, pictures: Mapping[str, Picture]) -> None:
        super().__init__("motion")
        self.pictures = pictures
        self.tweens: tuple[Tween, ...] = ()
        self.time = 0
        self.lying: tuple[Roll, ...] = ()  # dice thrown before, as they lie
        self._ended: tuple[tuple[Tween, ...], int] = ((), 0)
        self.least = 0  # pixels of the smallest letters, 0 for all
        self._painter: Painter | None = None

    def play(self, tweens: tuple[Tween, ...]) -> None:
        """Play these movements from their beginning; an empty tuple stops the play.

        What has arrived stays until the pictures below show it themselves.
        """
        if tweens or self.tweens:
            self._touch_frames()
            self._ended = (self.tweens, self.time)
            self.tweens, self.time = tweens, 0
            self._touch_frames()

    def lie(self, dice: tuple[Roll, ...]) -> None:
        """Show these dice where they came to rest."""
        if dice != self.lying:
            for die in (*self.lying, *dice):
                for frame in self._frames((die,), die.end):
                    self.desk.touch(frame.box)
            self.lying = dice

    def at(self, time: int) -> None:
        """Show the movements as they are after so many milliseconds."""
        if self.tweens and time != self.time:
            self._touch_frames()
            self.time = time
            self._touch_frames()

    def paint(self, brush: Brush) -> None:
        """Paint every moving piece."""
        if self._painter is None or self._painter.theme is not brush.theme:
            self._painter = Painter(brush.theme, brush.letters, self.least)
        if not any(map(is_coming, self.pictures.values())):
            self._ended = ((), 0)
        for frame in (*self._list_lying(), *self._frames(*self._ended),
                      *self._frames(self.tweens, self.time)):
            before = brush.within(frame.clip or self.box)
            self._lay(brush, self._painter, frame)
            brush.onto.set_clip(before)
        for frame in self._frames(*self._ended):
            self.desk.touch(frame.box)

    def _frames(self, tweens: tuple[Tween, ...], time: int) -> Iterator[Frame]:
        """The frames on pictures in view; one that is hidden has no scale."""
        seen = {name: each for name, each in self.pictures.items() if each.is_shown}
        for tween in tweens:
            frame = frame_of(tween, time, seen)
            if frame is not None:
                yield frame

    def _list_lying(self) -> Iterator[Frame]:
        """The dice at rest, each clipped to the uncovered part of its sheet."""
        for die in self.lying:
            for frame in self._frames((die,), LONG):
                yield replace(frame, clip=self.pictures[die.goal.sheet].pane.free)

    def _touch_frames(self) -> None:
        if self.is_hung:
            for frame in self._frames(self.tweens, self.time):
                self.desk.touch(frame.box)

    def _lay(self, brush: Brush, painter: Painter, frame: Frame) -> None:
        sprite, factor = frame.sprite, brush.theme.scale
        if not sprite.shapes and not sprite.captions:
            return
        scale = frame.scale * factor
        sheet, (left, top) = painter.stamp(sprite.shapes, sprite.captions, scale, brush.voice)
        across, down = frame.grown * frame.wide, frame.grown
        if (across, down) != (1.0, 1.0):
            size = (max(1, round(sheet.get_width() * across)),
                    max(1, round(sheet.get_height() * down)))
            sheet = pygame.transform.smoothscale(sheet, size)
        if frame.cover < 1.0:
            sheet = fade(sheet.copy(), frame.cover)
        if frame.turned:
            before = sheet.get_size()
            sheet = pygame.transform.rotozoom(sheet, frame.turned, 1.0)
            left -= round((sheet.get_width() - before[0]) / 2 / across)
            top -= round((sheet.get_height() - before[1]) / 2 / down)
        corner = (round(frame.middle[0] * factor + (left - sprite.size[0] * scale / 2) * across),
                  round(frame.middle[1] * factor + (top - sprite.size[1] * scale / 2) * down))
        brush.onto.blit(sheet, corner, special_flags=LAID)


def is_coming(picture: Picture) -> bool:
    """Whether it is in view and will be painted further in the next frame."""
    return picture.is_unfinished and is_there(picture)
