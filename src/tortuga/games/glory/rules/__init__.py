"""The rules of Glory: ``turn`` is the flow in the order of play, the other chapters are what it stands on."""
