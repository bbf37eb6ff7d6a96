"""The brush of widgets: logical units in, pixels out."""

from __future__ import annotations

import time
from typing import Final

import pygame

from alexandre.ui.draw.ink import LAID, draw_rounded
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Painter, Voice
from alexandre.ui.draw.panels import State
from alexandre.ui.draw.sketch import Align, Place, Sketch
from alexandre.ui.draw.theme import Theme
from alexandre.ui.draw.tiles import INFINITE, NONE
from alexandre.ui.text.sizes import BODY
from alexandre.ui.text.typesetter import Typesetter

HALVES: Final[dict[Align, int]] = {"left": 0, "centre": 1, "right": 2}


class Measuring:
    """Measures of words in logical units, from theme, letters and language."""

    theme: Theme
    letters: Typesetter
    voice: Voice

    def picture(self, sketch: Sketch, scale: float = 1.0) -> pygame.Surface:
        """A sketch in pixels, `scale` logical units to one of its own, for `Brush.lay`."""
        return Painter(self.theme, self.letters).picture(sketch, scale * self.theme.scale,
                                                         self.voice)

    def text_height(self, text: str, face: str, size: float, width: float) -> float:
        """The height of the text, set in lines of that width."""
        px = self.theme.letter(size)
        count = len(self.letters.lines(text, face, px, round(width * self.theme.scale)))
        return count * self.letters.height(face, px) / self.theme.scale

    def text_width(self, text: str, face: str, size: float) -> float:
        """The width of the text in one line."""
        return self.letters.width(text, face, self.theme.letter(size)) / self.theme.scale

    def longest_word_width(self, text: str, face: str, size: float) -> float:
        """The width of the widest word, with a small margin."""
        return max(self.text_width(word, face, size) for word in text.split(" ")) + 1

    def fit_size(self, text: str, face: str, size: float, width: float) -> float:
        """The largest size, from two thirds of `size` to `size`, at which no word has to be cut.
        """
        fitting = size
        while fitting > size * 0.67 and self.longest_word_width(text, face, fitting) > width:
            fitting -= 1
        return fitting


class Brush(Measuring):
    """A surface with the theme, the letters and the language, for one drawing.

    Boards share `patience` seconds of painting time; what is not finished by then is shown as it
    is.
    """

    def __init__(self, onto: pygame.Surface, theme: Theme, letters: Typesetter,
                 voice: Voice, patience: float = INFINITE) -> None:
        self.onto = onto
        self.theme = theme
        self.letters = letters
        self.voice = voice
        self._until = time.perf_counter() + patience
        self._is_begun = False

    @property
    def patience(self) -> float:
        """The seconds of painting time that are left."""
        return max(0.0, self._until - time.perf_counter())

    def begin(self) -> float:
        """The painting time for one more board: the first always paints a piece, later ones get
        `NONE` once the time is over."""
        left = self.patience
        is_first, self._is_begun = not self._is_begun, True
        return left if left or is_first else NONE

    def rect(self, box: Box) -> pygame.Rect:
        """The box in pixels, its edges rounded so that neighbours meet."""
        scale = self.theme.scale
        left, top = round(box.x * scale), round(box.y * scale)
        return pygame.Rect(left, top, round(box.right * scale) - left,
                           round(box.bottom * scale) - top)

    def lay(self, picture: pygame.Surface, box: Box, shift: tuple[int, int] = (0, 0)) -> None:
        """Blit a painted picture at the corner of the box, moved by so many pixels."""
        self.onto.blit(picture, self.rect(box).move(shift), special_flags=LAID)

    def panel(self, box: Box, kind: str, state: State = "") -> None:
        """Paint a panel of a kind in `LOOKS`, with a shadow if it is raised."""
        self.theme.panels.paint(self.onto, self.rect(box), kind, state)

    def fill(self, box: Box, colour: str, light: int = 255) -> None:
        """Fill the box with one colour, translucent if `light` is below 255."""
        rect = self.rect(box).clip(self.onto.get_clip())
        if light == 255:
            self.onto.fill(self.theme.colour(colour), rect)
            return
        veil = pygame.Surface(rect.size)
        veil.fill(self.theme.colour(colour))
        veil.set_alpha(light)
        self.onto.blit(veil, rect)

    def line(self, start: Place, end: Place, colour: str, width: float = 1.0) -> None:
        scale = self.theme.scale
        ends = [(x * scale, y * scale) for x, y in (start, end)]
        draw_rounded(self.onto, ends, self.theme.colour(colour), self.theme.px(width))

    def focus(self, box: Box, colour: str = "seal") -> None:
        """Draw the focus ring: a dark outline inside a pale one, visible on any ground."""
        self.ring(box.inset(-3.5), "page", 2.0)
        self.ring(box.inset(-2.0), colour, 2.2)

    def ring(self, box: Box, colour: str = "seal", width: float = 2.0, *,
             radius: float = 9) -> None:
        """Draw an outline inside the box; its inside stays as it is."""
        pygame.draw.rect(self.onto, self.theme.colour(colour), self.rect(box),
                         width=self.theme.px(width), border_radius=self.theme.px(radius))

    def tick(self, box: Box, colour: str = "seal") -> None:
        """Draw a tick that fills the box."""
        rect = self.rect(box)
        self.onto.blit(self.theme.panels.tick(*rect.size, colour), rect)

    def arrow(self, at: Place, size: float, colour: str, way: str) -> None:
        """Draw a small solid arrowhead that points "left", "right", "up" or "down"."""
        half, scale = size / 2, self.theme.scale
        shapes = {
            "left": ((half, -size), (half, size), (-half, 0.0)),
            "right": ((-half, -size), (-half, size), (half, 0.0)),
            "up": ((-size, half), (size, half), (0.0, -half)),
            "down": ((-size, -half), (size, -half), (0.0, half)),
        }
        points = [((at[0] + x) * scale, (at[1] + y) * scale) for x, y in shapes[way]]
        pygame.draw.polygon(self.onto, self.theme.colour(colour), points)

    def words(self, box: Box, text: str, *, face: str = "text", size: float = BODY,
              colour: str = "ink", align: Align = "left") -> None:
        """Write one line, centred in the box's height and cut if it is too long."""
        rect, px = self.rect(box), self.theme.letter(size)
        text = self.letters.fit(text, face, px, rect.width)
        picture = self.letters.picture(text, face, px, self.theme.colour(colour))
        self.onto.blit(picture, (rect.x + HALVES[align] * (rect.width - picture.get_width()) // 2,
                                 rect.centery - self.letters.middle(face, px)))

    def paragraph(self, box: Box, text: str, *, face: str = "text", size: float = BODY,
                  colour: str = "ink", align: Align = "left") -> None:
        """Write as many lines as are needed, from the top of the box."""
        rect, px = self.rect(box), self.theme.letter(size)
        step = self.letters.height(face, px)
        wide = round(box.w * self.theme.scale)  # as it was measured
        for number, line in enumerate(self.letters.lines(text, face, px, wide)):
            picture = self.letters.picture(line, face, px, self.theme.colour(colour))
            left = rect.x + HALVES[align] * (rect.width - picture.get_width()) // 2
            self.onto.blit(picture, (left, rect.y + number * step))

    def block(self, box: Box, text: str, *, face: str = "text", size: float = BODY,
              colour: str = "ink", align: Align = "left") -> None:
        """Write as many lines as are needed, centred in the box's height."""
        high = self.text_height(text, face, size, box.w)
        self.paragraph(Box(box.x, box.middle[1] - high / 2, box.w, high), text, face=face,
                       size=size, colour=colour, align=align)

    def within(self, box: Box) -> pygame.Rect:
        """Restrict painting to the box; return the previous clip, to be restored later."""
        before = self.onto.get_clip()
        self.onto.set_clip(before.clip(self.rect(box)))
        return before
