"""The rules of To Glory!, one module per chapter. Clause numbers are those of ``rulebook.md``.

In the order of play:

* ``setup``     TG-2: captains, ships, and where the Kraken begins
* ``turn``      TG-3: rounds, turns, and what can be done in a turn
* ``move``      TG-4: the ship or the Kraken moves on; finding treasure; ``clear`` has where they may stay
* ``steer``     TG-5: ship, Kraken and Tower turn
* ``explore``   TG-6: drawing a map token from an island
* ``volley``    TG-7: firing a gun; ``gunnery`` has what the table says about a volley (TG-7.14)
* ``curse``     TG-8: how a volley passes the curse on
* ``captains``  TG-9: the abilities of the captains
* ``ending``    TG-10: who wins

``frames`` lists all frames.
"""
