"""Merchants & Marauders: the base game."""
