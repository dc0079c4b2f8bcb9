"""The open decision of a seat: its options, what each does and risks, and what is not offered."""
