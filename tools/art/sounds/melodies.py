"""Three melodies of antiquity, as notes: `assets/SOURCES.md` names the scores.

A note is its name, marks of octave and a length in units: `e'2` is the E above the middle octave,
two units long, `bb` a B flat, `f#,` the F sharp below.  Bars and verses are only for the reader.
"""

from __future__ import annotations

import re

SCALE = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
NOTE = re.compile(r"([a-g])([#b]?)('*|,*)(\d*)")

Note = tuple[int, int]  # semitones above the C of the middle octave, units

# The song of Seikilos: stone of Tralles, first or second century.
SEIKILOS = """
    a e'2 | e'3 c#' d' e' | d'3 c#'2 d' | e' d' c#' b a2 | b g2 a c#' e' | d' c#' d' c#' a2
    b g2 a c#' b | d' e' c#' a a2 | a f# e4
"""

# The hymn to the Sun, ascribed to Mesomedes of Crete, about 130: the verses that have notes.
SUN = """
    a a | a2 a d' a2 bb a | g3 a2
    g c' | c'2 c' c' a2 g c' | d'3 c'2
    c' | d'2 c' d' bb2 c' d' | e'3 e'2
    c'2 | e'2 c' e' d'2 c' d' | c'2 e' d'2
    c' d' | e'2 d' c' d'2 bb g | a bb bb a2
    a2 | bb2 c' c' c'2 c' c' | c'2 d' c'2
    d'2 | c'2 bb c' d'2 e' d' | c' bb2 a2
    a bb | c'2 c' c' a2 f g | c'3 c'2
    c' d' | e'2 e' e'2 | e'2 e' f' | d'2 f' e'2
    bb2 | c'2 d' e' e'2 e' d' | c'2 bb a2
    a2 | g2 a bb c'2 c' c' | bb2 bb a2
    c' d' | c'2 c' d' bb2 c' d' | e'3 e'2
    e' e' | c'2 e' e' c'2 e' d' | f'3 e'2
    c'2 | d'2 e' e' c'2 d' bb | g2 e' e'2
    a bb | c'2 c' c' a2 bb c' | c' d'2 c'2
    d' c' | d'2 c' c' bb2 c' d' | e'3 e'2
    c' d' | e'2 d' c' d'2 g a | bb c' bb a2
    a a | a2 a a a2 bb a | bb g bb c'
    c' d' | e'2 d' c' d'2 g a | bb c' bb a2
"""

# The paean of Athenaios, stone of the treasury of the Athenians at Delphi, 128 before Christ:
# its beginning, in feet of five units.
PAEAN = """
    a2 f a b | c'2 c' b b | a2 f a2 | a f f f a | a b c' b a | b a f a2 | a2 a a2 | c' c' a c' c'
    b a f a2 | a f f a2 | c2 c e2 | e f f c2 | c' c' c' e' f' | e'2 c' e'2 | e'2 e' c'2
    c' c' a a c' | b2 b a f | e f a a f | a b c' b c' | d'2 e' f' d' | d' e' f' e'2
    e'2 c' d' d' | d'2 bb bb2 | a2 a a a | a e e a b | c' b a a a | e2 e e2
"""


def read_melody(text: str) -> list[Note]:
    """The notes of a melody, one after the other."""
    notes = []
    for word in text.replace("|", " ").split():
        match = NOTE.fullmatch(word)
        if match is None:
            raise ValueError(f"not a note: {word}")
        name, sign, marks, length = match.groups()
        pitch = SCALE[name] + {"": 0, "#": 1, "b": -1}[sign]
        pitch += 12 * (len(marks) if marks.startswith("'") else -len(marks))
        notes.append((pitch, int(length or 1)))
    return notes
