"""The type scale: every size of letters in panels and controls, by name.

In logical units at the usual text size; `Theme.letter` makes pixels of them.  A caption of a
sheet is set in units of its sheet instead, as all that is drawn there.
"""

from __future__ import annotations

from typing import Final

TINY: Final = 13  # keys on buttons, figures along the axes of a chart
CAPTION: Final = 15  # notes and units beside something else
SMALL: Final = 16  # second lines, the log, tooltips
LABEL: Final = 17  # controls, rows of lists
BODY: Final = 18  # labels and buttons that name no other size
LEAD: Final = 19  # pages of text, sentences that open a page
LARGE: Final = 20  # main buttons, names of players, sentences of a lesson
SUBHEADING: Final = 22  # chapters, the button that starts a match
HEADING: Final = 25  # dialogs, final scores
TITLE: Final = 29  # pages
HEADLINE: Final = 32  # the name of a title, the winners
DISPLAY: Final = 58  # the name of the application
