"""The sounds of great and notable cues: gut, breath, bronze, stone, skin.

The motif of Macedon is D-A-D in the Dorian mode.  It rises for the seat that takes, and falls on
two damped strings for the seat that loses.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.art.sounds.hand import card
from tools.art.sounds.instruments import (
    RATE,
    Samples,
    aulos,
    band,
    bow,
    bowl,
    debris,
    drum,
    dying,
    fade,
    hall,
    horn,
    lowpass,
    mix,
    noise,
    pluck,
    strike,
    swell,
    times,
    tock,
    tone,
)

D2, A2, LOW_D, A3, D4, A4, D5 = (tone(0, -1), tone(4, -1), tone(0), tone(4), tone(7), tone(11),
                              tone(14))


def strings(steps: tuple[int, ...], apart: float, seconds: float, seed: int) -> Samples:
    """Plucked one after the other, each left to ring."""
    return mix((apart * number, 1 - 0.05 * number, pluck(tone(step), seconds, seed + number))
               for number, step in enumerate(steps))


def answer(seed: int) -> Samples:
    """The loser's: two damped strings, downwards."""
    return mix([(0, 0.9, pluck(A3, 0.32, seed, damped=5, bright=1400)),
                (0.17, 1, pluck(LOW_D, 0.42, seed + 1, damped=4, bright=1200))])


def body_falls(seed: int) -> Samples:
    """Somebody is thrown to the ground: a thud, and what he wore."""
    return mix([(0, 1, drum(58, 0.35, seed, hard=0.5)),
                (0, 0.7, dying(band(noise(0.3, seed + 1), 120, 900), 22)),
                (0.05, 0.2, debris(0.4, 7, 900, 2600, seed + 2))])


# ---- everywhere ---------------------------------------------------------------------------


def call() -> Samples:
    """A call on the horn: one note of an army."""
    return hall(horn(A3, 0.75), 0.3)


def lyre() -> Samples:
    """Five strings, upwards, in the Dorian mode."""
    return hall(strings((0, 4, 7, 9, 11), 0.11, 1.5, 1), 0.22)


def victory() -> Samples:
    """The end of a match: D-A-D of the horns under a chord of the lyre, and time to die away."""
    return hall(mix([(0.0, 0.5, horn(LOW_D, 0.7)), (0.42, 0.55, horn(A3, 0.7)),
                     (0.84, 0.7, horn(D4, 1.7)), (0.84, 0.5, horn(A3, 1.7)),
                     (0.84, 0.7, strings((0, 4, 7, 9, 11, 14), 0.07, 2.4, 70)),
                     (0.84, 0.9, drum(74, 0.5, 78))]), 0.3, 1.4)


def roll() -> Samples:
    """Something is about to happen: a roll of the drum, ever louder."""
    return hall(mix((0.035 * number, 0.1 + 0.075 * number, drum(96, 0.16, 340 + number, hard=0.6))
                    for number in range(12)), 0.15)


def beats() -> Samples:
    """Before a city: three beats of the drum, ever louder."""
    return hall(mix((0.17 * number, 0.5 + 0.25 * number, drum(78, 0.35, 400 + number))
                    for number in range(3)), 0.2)


def stamp() -> Samples:
    """A land is taken: the seal comes down, and the lyre answers with D and A."""
    press = strike([(92, 1, 20), (186, 0.5, 30), (430, 0.2, 55)], 0.34)
    return hall(mix([(0, 1, press), (0.09, 0.6, pluck(D4, 1.0, 81)),
                     (0.19, 0.6, pluck(A4, 1.0, 82))]))


def chisel() -> Samples:
    """Five strokes of a chisel up the scale: something is built, course by course."""
    parts = []
    for number, step in enumerate((7, 9, 11, 13, 14)):
        pitch = tone(step)
        stroke = mix([(0, 1, strike([(pitch * 2, 1, 26), (pitch * 5.4, 0.4, 50)], 0.3)),
                      (0, 0.7, dying(band(noise(0.1, 83 + number), 1500, 7000), 90)),
                      (0, 0.5, tock(pitch, 88 + number))])
        parts.append((0.09 * number, 0.8 + 0.05 * number, stroke))
    return hall(mix(parts), 0.18)


def rubble() -> Samples:
    """Walls of stone come down."""
    low = swell(lowpass(noise(0.7, 201), 160), 0.25) * 3
    return hall(mix([(0, 1, low), (0, 0.5, debris(0.7, 26, 120, 900, 202))]), 0.2)


def gate() -> Samples:
    """A gate opens: a bronze hinge, rising."""
    now = times(0.4)
    turn = 2 * np.pi * np.cumsum(190 + 260 * (now / 0.4) ** 1.6) / RATE
    rough = np.sign(np.sin(2 * np.pi * np.cumsum(38 + 55 * now) / RATE)) * 0.25 + 0.75
    hinge = sum(np.sin(turn * ratio) / order for order, ratio in
                enumerate((1, 2.76, 4.1, 5.4), 1)) * rough
    return hall(mix([(0, 1, fade(hinge, 0.05, 0.12)), (0.33, 0.6, tock(160, 210, dull=2))]))


# ---- battles and roads --------------------------------------------------------------------


def battle() -> Samples:
    """A battle opens: a horn from far away, A under D, and drums that gather."""
    far = lowpass(mix([(0, 0.8, horn(A2, 0.5)), (0.38, 1, horn(LOW_D, 0.75))]), 1300)
    beats = mix((0.12 * number, 0.25 + 0.12 * number, drum(82, 0.2, 220 + number))
                for number in range(5))
    return hall(mix([(0, 1, far), (0.25, 0.5, beats)]), 0.45, 1.3)


def clash() -> Samples:
    """Two lines meet: shield on shield, blades, a cymbal of bronze that is stopped."""
    shields = mix((begin, loudness, strike([(pitch, 1, 22), (pitch * 1.52, 0.7, 26),
                                            (pitch * 2.63, 0.5, 36)], 0.3))
                  for begin, loudness, pitch in ((0, 1.0, 540), (0.04, 0.7, 690),
                                                 (0.1, 0.6, 455), (0.17, 0.5, 610)))
    blades = mix((begin, 0.5, strike([(pitch, 1, 15), (pitch * 1.51, 0.7, 21)], 0.3))
                 for begin, pitch in ((0.02, 2950), (0.13, 3420), (0.22, 2610)))
    cymbal = dying(band(noise(0.5, 228), 2600, 9000), 9)
    return hall(mix([(0, 0.8, shields), (0, 0.3, blades), (0, 0.3, cymbal),
                     (0, 0.9, drum(80, 0.35, 229))]), 0.2)


def falls() -> Samples:
    """A force falls: shields on the ground, and earth."""
    shields = mix((begin, loudness, strike([(pitch, 1, 16), (pitch * 1.52, 0.7, 20),
                                            (pitch * 2.63, 0.5, 30)], 0.4))
                  for begin, loudness, pitch in ((0, 0.8, 620), (0.11, 0.7, 505),
                                                 (0.24, 0.6, 410)))
    return hall(mix([(0, 0.7, shields), (0.05, 1, body_falls(230))]))


def triumph() -> Samples:
    """A victory in the field: D-A-D of the horns and a cymbal of bronze."""
    cymbal = dying(band(noise(1.3, 240), 2600, 9000), 3.2) \
        + 0.4 * strike([(3170, 1, 3), (4230, 0.8, 4), (5310, 0.7, 5)], 1.3)
    return hall(mix([(0, 0.7, horn(D4, 0.4, rise=0.04)), (0.3, 0.8, horn(A4, 0.4, rise=0.04)),
                     (0.6, 1, horn(D5, 0.9, rise=0.05)), (0.6, 0.6, horn(D4, 0.9)),
                     (0.6, 0.35, cymbal), (0.6, 0.9, drum(80, 0.4, 241))]), 0.3, 1.1)


def defeat() -> Samples:
    """The army falls back: two low horns downwards, and a drum that stops."""
    beats = mix((begin, loudness, drum(76, 0.3, 250 + number)) for number, (begin, loudness) in
                enumerate(((0, 1.0), (0.3, 0.8), (0.66, 0.6), (1.1, 0.45))))
    return hall(mix([(0, 0.9, horn(LOW_D, 0.8)), (0, 0.6, horn(tone(2), 0.8)),
                     (0.7, 1, horn(A2, 1.1, fall=0.6)), (0.7, 0.6, horn(tone(-2), 1.1, fall=0.6)),
                     (0, 0.6, beats)]), 0.3, 1.2)


def blade() -> Samples:
    """A sword through a rope: the knot is cut."""
    sweep = swell(band(noise(0.16, 260), 2200, 9000), 0.8)
    rope = dying(band(noise(0.12, 261), 400, 2400), 45)
    return hall(mix([(0, 0.8, sweep), (0.12, 1, rope),
                     (0.12, 0.35, strike([(2950, 1, 14), (4480, 0.7, 20)], 0.4))]), 0.15)


# ---- prophecies ---------------------------------------------------------------------------


def prophecy() -> Samples:
    """A prophecy is near: a bowl of bronze swells out of the smoke."""
    ring = bowl(D2 * 2, 2.2) * np.minimum(1, times(2.2) / 0.8) ** 1.5
    breath = swell(band(noise(0.9, 270), 300, 1600), 0.7)
    return hall(mix([(0, 1, ring), (0, 0.25, breath)]), 0.3, 1.3)


def scroll() -> Samples:
    """A prophecy is read: the seal snaps, and the parchment hisses downwards."""
    now = times(0.6)
    high, low = (swell(band(noise(0.6, seed), floor, 2.6 * floor), 0.3)
                 for seed, floor in ((272, 2600), (273, 800)))
    hiss = high * (1 - now / 0.6) + low * (now / 0.6)
    return hall(mix([(0, 0.8, tock(980, 271)), (0.07, 0.6, hiss)]), 0.2)


def vow() -> Samples:
    """A prophecy is taken on: D and A of the lyre."""
    return hall(strings((7, 11), 0.16, 1.0, 280), 0.22)


def come_true() -> Samples:
    """A prophecy comes true: the lyre, D-A-D upwards, over a bowl."""
    return hall(mix([(0, 1, strings((7, 11, 14), 0.2, 1.5, 290)),
                     (0.4, 0.5, bowl(LOW_D, 1.6, 0.5)), (0.4, 0.45, pluck(LOW_D, 1.4, 294))]), 0.3)


def die_out() -> Samples:
    """A prophecy dies: two strings down, and the parchment is torn."""
    tear = swell(band(noise(0.32, 300), 900, 6000), 0.35) \
        * (0.6 + 0.4 * np.sign(np.sin(2 * np.pi * 46 * times(0.32))))
    return hall(mix([(0, 1, answer(301)), (0.34, 0.5, tear)]), 0.18)


# ---- lands --------------------------------------------------------------------------------


def close_land() -> Samples:
    """A land is closed: a pluck for each edge as the light runs round."""
    return hall(mix((0.14 * number, 0.5 + 0.06 * number, pluck(tone(step), 0.9, 310 + number))
                    for number, step in enumerate((4, 7, 8, 9, 11))), 0.2)


def crack() -> Samples:
    """A land is cut in two: a dry crack, falling."""
    splits = ((0, 1.0, 1900), (0.03, 0.8, 1350), (0.07, 0.7, 900), (0.12, 0.8, 520),
              (0.16, 1.0, 260))
    parts = [(begin, loudness, tock(pitch, 320 + number, dull=1.2))
             for number, (begin, loudness, pitch) in enumerate(splits)]
    return hall(mix([*parts, (0, 0.4, dying(band(noise(0.22, 326), 300, 3200), 14))]), 0.15)


def levy() -> Samples:
    """Taxes are called in: A of the horn."""
    return hall(horn(A3, 0.55, rise=0.05), 0.3)


def oust() -> Samples:
    """A governor is thrown out: a body falls."""
    return hall(body_falls(352), 0.2)


def cede() -> Samples:
    """A land changes hands: D-A upwards; the loser answers downwards."""
    return hall(mix([(0, 0.9, strings((7, 11), 0.14, 1.0, 355)), (0.5, 0.8, answer(357))]), 0.2)


# ---- bargains -----------------------------------------------------------------------------


def robber() -> Samples:
    """The robber walks: a low bowl, rubbed."""
    now = times(0.7)
    rub = sum(np.sin(2 * np.pi * pitch * now + 1.3 * pitch) * loudness for pitch, loudness in
              ((97.0, 1.0), (98.1, 0.8), (263, 0.5), (265, 0.4), (499, 0.3), (803, 0.12)))
    grit = band(noise(0.7, 360), 700, 2400) * 0.12
    return hall(fade(rub * (0.8 + 0.2 * np.sin(2 * np.pi * 7 * now)) + grit, 0.3, 0.25))


def hammer() -> Samples:
    """Sold: two taps, then the paddle on wood."""
    return hall(mix([(0, 0.35, tock(640, 370)), (0.14, 0.4, tock(640, 371)),
                     (0.32, 1, tock(240, 372, dull=0.8)), (0.32, 0.6, drum(110, 0.2, 373))]),
                0.2, 0.6)


def honour() -> Samples:
    """A title is given: a struck bowl gliding up, and horns."""
    now = times(1.5)
    turn = 2 * np.pi * np.cumsum(LOW_D * (1 + 0.5 * np.minimum(1, now / 0.5) ** 2)) / RATE
    glide = sum(level * np.exp(-decay * now) * np.sin(ratio * turn) for ratio, level, decay in
                ((1, 1.0, 1.4), (2.71, 0.5, 2.2), (5.15, 0.25, 3.4)))
    return hall(mix([(0, 1, fade(glide, 0.002, 0.2)), (0.45, 0.6, horn(D4, 1.0)),
                     (0.45, 0.45, horn(A3, 1.0))]), 0.3, 1.1)


def cord() -> Samples:
    """Nothing comes of it: a cord let go, downwards."""
    now = times(0.35)
    turn = 2 * np.pi * np.cumsum(260 * np.exp(-2.4 * now)) / RATE
    slack = sum(np.sin(number * turn) / number for number in range(1, 8)) * np.exp(-9 * now)
    return hall(mix([(0, 1, fade(slack, 0.002, 0.08)), (0.2, 0.3, tock(210, 380, dull=2))]), 0.15)


# ---- dice and cities ----------------------------------------------------------------------


def snatch() -> Samples:
    """A die is snatched: a bowed string upwards, a knock, a dull knock."""
    return hall(mix([(0, 0.6, bow(LOW_D, A3, 0.42, 390)), (0.42, 1, tock(700, 391)),
                     (0.62, 0.8, tock(330, 392, dull=1.8))]), 0.15)


def heroism() -> Samples:
    """A hero: one horn, held."""
    return hall(horn(D4, 1.3, rise=0.2, fall=0.5), 0.35, 1.2)


def reveal() -> Samples:
    """The sound of a secret that is shown: a breath, four cards turned, a drum."""
    breath = swell(band(noise(0.35, 410), 400, 2200), 0.8)
    return hall(mix([(0, 0.35, breath), *((0.34 + 0.055 * number, 0.7, card())
                                          for number in range(4)),
                     (0.6, 1, drum(84, 0.35, 411))]), 0.15)


def goal() -> Samples:
    """The goal of a land is reached: bronze, struck once, two seconds."""
    return hall(mix([(0, 1, bowl(D2 * 2, 2.2)), (0, 0.5, bowl(A3, 1.8, 0.7)),
                     (0, 0.5, drum(70, 0.4, 420))]), 0.25, 1.2)


def life() -> Samples:
    """A life is told: hoofs, a quill, bowls; then the chord D-A-D, long."""
    hoofs = mix((0.16 * number + 0.05 * (number % 2), 0.5 - 0.04 * number,
                 strike([(128 - 6 * (number % 2), 1, 42), (290, 0.4, 70)], 0.16))
                for number in range(9))
    quill = mix((0.11 * number, 0.6, swell(band(noise(0.09, 430 + number), 2600, 7500), 0.6))
                for number in range(6))
    chord = mix([(0, 1, bowl(LOW_D, 3.6, 0.6)), (0.12, 0.7, bowl(A3, 3.4, 0.5)),
                 (0.24, 0.6, bowl(D4, 3.2, 0.4)), (0, 0.7, strings((0, 4, 7), 0.12, 2.6, 440)),
                 (0.3, 0.22, aulos(LOW_D, 2.6, 444))])
    return hall(mix([(0, 0.7, hoofs), (1.3, 0.25, quill), (1.5, 0.5, bowl(A3, 1.6, 0.5)),
                     (2.3, 1, chord)]), 0.3, 1.6)


CUES: dict[str, Callable[[], Samples]] = {
    "horn": call, "lyre": lyre, "victory": victory, "stamp": stamp, "chisel": chisel,
    "rubble": rubble, "gate": gate, "battle": battle, "clash": clash, "falls": falls,
    "triumph": triumph, "defeat": defeat, "blade": blade, "prophecy": prophecy, "scroll": scroll,
    "vow": vow, "fulfilled": come_true, "forsaken": die_out, "closed": close_land,
    "crack": crack, "levy": levy, "roll": roll, "beats": beats, "ousted": oust, "ceded": cede,
    "robber": robber, "hammer": hammer, "honour": honour, "cord": cord, "snatched": snatch,
    "heroism": heroism, "reveal": reveal, "goal": goal, "life": life,
}
