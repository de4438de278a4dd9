"""Commands that make data sets and check them."""
