"""Tools for authors: they make data and pictures, and no game needs them to run."""
