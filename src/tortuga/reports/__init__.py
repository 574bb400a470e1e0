"""Results for people: tables, plots and pages of simulations, contests, balance figures and reviews."""
