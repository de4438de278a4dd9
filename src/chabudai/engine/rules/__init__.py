"""What the rules of all games share: options, actions, questions, events, the state."""
