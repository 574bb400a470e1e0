"""Games in bulk between bots: simulations, contests and balance figures. ``tortuga.reports`` shows them."""
