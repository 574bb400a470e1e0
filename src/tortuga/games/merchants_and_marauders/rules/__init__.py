"""The rules of Merchants & Marauders, a file for each chapter of the rulebook.

Read ``turn.py`` first: it is the spine. ``glory.py`` is where cards interrupt (``offer``), ``npcs.py`` and
``events.py`` say what happens without players, ``battle.py`` and ``plunder.py`` are the fights.
"""
