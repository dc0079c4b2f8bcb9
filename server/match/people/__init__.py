"""Who may watch, who is connected, and who asks to swap seats."""
