"""Islebound: trade, conquest and a capital city. Read ``rulebook.md``, then ``rules/`` in the order of play."""
