"""A view as sheets: what lies on the table, as data."""
