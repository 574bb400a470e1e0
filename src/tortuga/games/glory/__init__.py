"""Glory: heroes, monsters, quests and lairs around a castle."""
