"""HTTP and websockets: requests, headers, errors and security."""
