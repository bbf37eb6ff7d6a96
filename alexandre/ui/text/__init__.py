"""Words on the screen: faces, lines, paragraphs."""
