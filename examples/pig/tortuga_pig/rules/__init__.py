"""The rules of Pig. Clause numbers are those of ``rulebook.md``.

* ``turn``  PIG-1: rolling and holding; PIG-2: who wins

``frames`` lists all frames.
"""
