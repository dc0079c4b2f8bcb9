"""`python -m server` is `galaxies`."""

from server.cli.main import main

if __name__ == "__main__":
    main()
