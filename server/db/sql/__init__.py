"""The store on SQLAlchemy, one module for each part."""
