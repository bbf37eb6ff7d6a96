"""The menu and what it leads to: titles, rules, settings, about; and the page after a crash."""
