"""Seas of Glory: a file for each module that changes the rules, one for the variants.

``switchboard.py`` says which module has its part in which named moment of the base rules (``rules/moments.py``).
"""
