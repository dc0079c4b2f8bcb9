"""Reports on finished matches, and clips of their decisive moments."""
