"""The rules of Merchants & Marauders, a file for each chapter of the rulebook.

Read ``turn.py`` first: it is the spine. ``glory.py`` holds the seam for interrupts (``offer``), ``npcs.py`` and
``events.py`` what happens without players, ``battle.py`` and ``plunder.py`` the fights.
"""
