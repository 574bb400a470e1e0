"""The rules of Glory Islands, one module per chapter. Clause numbers are those of ``rulebook.md``.

In the order of play:

* ``setup``     GI-11: what lies on the table at the start
* ``round``     GI-9: the steps of a round; GI-3: who acts first; GI-4: what a turn consists of
* ``cards``     GI-1: everybody plays a card; GI-2: and pays for it; GI-5: swapping and discarding at the end of a round
* ``sailing``   GI-4a: the ship moves; GI-6: bonuses for the compass and Home; income
* ``placing``   GI-4b: a pirate goes ashore; ``pirates`` has what all chapters that move pirates share
* ``storm``     GI-13: the centre of the back of the board
* ``treasure``  GI-4c: the reward of a space
* ``special``   GI-4d: the special actions of the 2, 3 and 4
* ``islands``   GI-4e: full islands are scored
* ``morgan``    GI-12: Henry Morgan, who sails with two players
* ``wrecks``    GI-14: the mini-expansion
* ``ending``    GI-7: the final scoring

``frames`` lists all frames.
"""
