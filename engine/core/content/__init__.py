"""A host's own content: data files, the packs that change them, and the faults in both."""
