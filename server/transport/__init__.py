"""HTTP and websockets below the application: requests, headers, errors and security."""
