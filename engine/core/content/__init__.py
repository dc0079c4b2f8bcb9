"""A host's own content: files of data, packs over them, and the faults in both."""
