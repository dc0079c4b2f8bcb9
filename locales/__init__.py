"""The texts of the games, one folder per language, in Fluent files (https://projectfluent.org)."""
