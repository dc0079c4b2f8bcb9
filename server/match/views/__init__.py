"""The views of all viewers, and the patches between views."""
