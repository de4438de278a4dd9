"""What an operator needs: logs, metrics, rate limits."""
