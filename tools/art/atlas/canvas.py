"""Sheets of numbers that become pictures: noise, ramps, ink drawn fine and shrunk, paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

Size = tuple[int, int]
Colour = tuple[int, int, int]
FINE = 3


def noise(size: Size, cells: int, octaves: int, seed: int, fade: float = 1.7) -> Any:
    """Clouds between -1 and 1, `cells` of them from top to bottom."""
    width, height = size
    lots = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    for octave in range(octaves):
        high = cells * 2 ** octave
        if high > height:
            break
        seeds = lots.standard_normal((high, int(high * width / height) + 2)).astype(np.float32)
        sheet = Image.fromarray(seeds).resize((width, height), Image.Resampling.BICUBIC)
        total += np.asarray(sheet) / fade ** octave
    return total / np.abs(total).max()


def endless(side: int, cells: int, octaves: int, seed: int, fade: float = 1.7) -> Any:
    """Clouds whose right edge meets the left one, and the lower the upper."""
    lots = np.random.default_rng(seed)
    total = np.zeros((side, side), np.float32)
    for octave in range(octaves):
        count = cells * 2 ** octave
        if count > side // 2:
            break
        seeds = lots.standard_normal((count, count)).astype(np.float32)
        total += ndimage.zoom(np.tile(seeds, (3, 3)), side / count, order=3, mode="grid-wrap",
                              grid_mode=True)[side:2 * side, side:2 * side] / fade ** octave
    return total / np.abs(total).max()


def ramp(values: Any, steps: Sequence[tuple[float, Colour]]) -> Any:
    """Colours for values, between those of the steps."""
    at = [step for step, _colour in steps]
    return np.stack([np.interp(values, at, [colour[n] for _step, colour in steps])
                     for n in range(3)], -1).astype(np.float32)


def over(sheet: Any, colour: Colour, cover: Any) -> Any:
    """A colour laid over a sheet, as thick as `cover` says."""
    cover = np.asarray(cover)[..., None]
    return sheet * (1 - cover) + np.array(colour, np.float32) * cover


def draw_ink(size: Size, draw: Callable[[ImageDraw.ImageDraw], None], fine: int = FINE) -> Any:
    """The white drawing, from 0 to 1, drawn `fine` times as large and shrunk."""
    sheet = Image.new("L", (size[0] * fine, size[1] * fine), 0)
    draw(ImageDraw.Draw(sheet))
    return np.asarray(sheet.resize(size, Image.Resampling.BOX), np.float32) / 255


def dots(line: Any, fine: int = FINE) -> list[tuple[float, float]]:
    """A line as a fine drawing wants it."""
    return [(float(x), float(y)) for x, y in np.asarray(line) * fine]


def age(sheet: Any, seed: int = 7, strength: float = 1.0) -> Any:
    """Old paper: clouds, fibres, and edges that light has browned."""
    height, width = sheet.shape[:2]
    lots = np.random.default_rng(seed)
    fine = lots.standard_normal((height, width)).astype(np.float32)
    fibres = ndimage.gaussian_filter(
        lots.standard_normal((height, width)).astype(np.float32), (0.5, 4)) * 3
    yy, xx = np.mgrid[0:height, 0:width]
    across, down = np.abs(xx / width - 0.5) * 2, np.abs(yy / height - 0.5) * 2
    edge = np.maximum(across, down) + 0.02 * noise((width, height), 16, 5, 9)
    burnt = strength * (np.clip((edge - 0.80) / 0.2, 0, 1) ** 2 * 0.22
                        + (across ** 4 + down ** 4) * 0.06)
    clouds = 0.065 * noise((width, height), 4, 8, 1)
    sheet = sheet * (1 + clouds + 0.011 * fine + 0.010 * fibres - burnt)[..., None]
    return over(sheet, (150, 104, 54), np.clip(0.25 * burnt, 0, 1))


def picture(sheet: Any) -> Image.Image:
    """A sheet of numbers as a picture."""
    return Image.fromarray(np.clip(sheet, 0, 255).astype(np.uint8))
