"""Sheets described by their contents: rows, columns and panels, laid out in the player's letters.

A title builds a tree of nodes from a view and gives it to `Sheet` in place of a sketch.  `Board`
lays it out, once a view, in units that stay as large on the screen as at 100 %; a sheet below the
board is 1000 of them wide there, one beside it 380.  `tree` measures and places, `measures` keeps
what was measured, `leaves` are words and signs, `boxes` is what holds others.  On a map places are
coordinates of its plate: `map_sheet` draws it in layers, and the kinds of things that stand on it.

The rules of measuring:

1.  Larger letters take width for the side, so that a sheet has fewer units (1000, then 917), and
    it becomes as high as it must.
2.  Every node tells its least and its wanted width; what is left over goes to parts that `grow`,
    what is lacking is taken from those that can be smaller; heights follow from widths.
3.  Letters up to 16 units grow in full, larger ones less, signs by the square root, gaps not.
4.  Where room is short all letters of a sheet shrink down to 92 %; then `Either` takes its next
    form; in the last form they shrink down to 67 %; at last the sheet is shown smaller.
5.  A text that is no `Msg` is a figure, and lower than words.
6.  Words are measured in sizes of their letters, with 3 % of slack.
7.  Nothing moves that did not change: `is_even`, `Fixed`, `digits`, figures aligned right; a mark
    that comes and goes draws beyond its box (an `Icon` larger than its `Fixed`).
8.  The form and size that fitted last are kept as long as they fit and show the same kinds of
    names; the first form, or a larger size, comes back with a tenth of the width to spare.
9.  No box moves by more than a unit while the phase is the same, and
10. every sheet is whole at 100, 125 and 150 %, in every language, with any number of seats:
    `tests/scenes/test_sheets_fit.py` tries both.

To describe a sheet that is drawn by coordinates:

- `python tools/pages/sheets.py TITLE OLD` first; after the change the same with `TITLE NEW
  --beside OLD` shows old and new side by side, `--boxes` what has a name and where it is.
- A function that returned a sketch returns a node: `Sheet("hand", "foot", hand_of(view))`.  A
  part that grows takes the place of each sum of coordinates.  Drawings stay functions of their
  middle and size, `Icon(partial(sign, "temples"), 26)`, or of their box, `Panel(…, draw_card)`.
- A spot is `Named(part, id, tip)`; a part that only moves need find is `Named(part, name)`.
  `Where("hand", name="card:wine")` is the middle of that, on any sheet; nobody copies coordinates.
- A form for little room is a part of `Either`, the last one for an audience; one for large
  windows is `Large`, the first of them.
- `Sheet.sketch` still has words and spots, with rough lengths, for tests of what is told;
  `tests.helpers.laid.lay_sheet` lays out in the application's letters, and its `places` have the
  boxes.  `make golden ONLY=TITLE` writes the tree to `tests/sheets`.
"""
