"""The rules of Islebound, one chapter of ``rulebook.md`` a file. In the order of play:

========== ==================================================================
setup      IB-2   the map, home ports, and what is laid out
turn       IB-3   rounds, and what a turn offers
move       IB-4   sailing
visit      IB-5   entering a town and taking its action (IB-13, IB-17)
attack     IB-6   taking a town with pirates and serpents
diplomacy  IB-7   winning a town with influence
events     IB-8   the hunt for treasure, and events (IB-9)
influence  IB-9.2 cubes on the influence track
buildings  IB-10  buying and building
crew       IB-11  exhausting, resting and hiring
goods      IB-11.5 what all of these pay and gain (IB-12.1, IB-15)
renown     IB-12.5 reputation cards
ending     IB-14  final scores
raid       IB-16  the variants
trading    IB-18
architect  IB-21.1
========== ==================================================================

``frames`` lists every frame.
"""
