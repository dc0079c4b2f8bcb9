"""The database: its schema and migrations, backups and pruning."""
