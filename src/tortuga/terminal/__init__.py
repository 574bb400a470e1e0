"""The terminal client: full screen (``app``), line by line (``plain``), and stepping through records (``replay``)."""
