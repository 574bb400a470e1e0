"""Glory Islands: a race around the islands. Read ``rulebook.md``, then ``rules.py`` in the order of play."""
