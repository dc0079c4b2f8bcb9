"""What every room may use: time, JSON, texts, addresses, and the memory of the process."""
