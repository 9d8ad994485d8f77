"""What whoever runs a server needs: settings, logs, health, backups."""
