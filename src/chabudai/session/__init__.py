"""What everybody around a match needs: history, undo, advice, review, players, seeds, phrases."""
