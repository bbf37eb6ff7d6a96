"""The titles as environments of other people's libraries.  docs/bots.md.

Each module needs a package that `pip install 'alexandre[pettingzoo]'` or `'alexandre[openspiel]'`
brings; the rest of alexandre imports none of them.
"""
