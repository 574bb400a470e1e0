"""How the gunnery table of To Glory! is made: see docs/to-glory-gunnery.md."""
