"""Learn an evaluator from recorded games."""
