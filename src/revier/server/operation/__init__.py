"""What whoever runs a server needs: settings, limits, logs, metrics, health, administration."""
