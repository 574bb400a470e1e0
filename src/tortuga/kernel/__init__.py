"""The rules machine. It knows no game and does no input or output beyond reading data files."""
