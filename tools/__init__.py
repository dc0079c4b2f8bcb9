"""Commands for contributors: checks and generators."""
