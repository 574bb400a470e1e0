"""Pig, the dice game."""
