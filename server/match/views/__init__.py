"""Every viewer's view, and the patches that lead to the next one."""
