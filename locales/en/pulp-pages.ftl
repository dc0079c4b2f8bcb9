# The texts of Pulp Invasion on its table and its pages, in English, besides the sentences about a match.

