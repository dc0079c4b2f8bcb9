# The texts of Galaxies on its table and its pages, in English, besides the sentences about a match.

