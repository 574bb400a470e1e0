"""The rules of Glory, a module for each chapter of ``rulebook.md``, in the order of play:

* ``setup``: GL-2, heroes, where they start, their first cards, who begins
* ``movement``: GL-3, the turn, the movement roll, marches, where a hero can go
* ``spaces``: GL-4, what the space says on which a movement ends
* ``castle``: GL-4a, the market
* ``battle_space``: GL-4b, a battle card is drawn
* ``fates``: GL-4c, fates are drawn, kept and followed
* ``haven``: GL-4d, rest
* ``lairs``: GL-4e, the monsters in the corners of the board
* ``towns``: GL-4f, quests are found and paid for
* ``battle``: GL-7, rounds of battle, and elimination
* ``dragons``: GL-9, dragons that stay on the board
* ``progress``: GL-6, glory, the goal, abilities
* ``looking``: GL-10, the faces of quests and lair cards, and who has seen them
* ``effects``: GL-12, what cards do; every chapter above adds the effects that concern it
* ``quests``: GL-5, how far each hero has come with the quests
* ``window``: the moments at which cards can be used
* ``hero``: GL-8, what a hero has and what it adds up to
* ``decks``: drawing cards

A module imports only modules below it. ``frames`` registers every decision and step; ``chances`` computes how likely a
battle is won.
"""
