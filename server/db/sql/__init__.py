"""The store on SQLAlchemy, with one module for each part."""
