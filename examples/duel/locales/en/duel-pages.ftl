# The texts of Card Duel on its table, in English, besides the sentences about a match.

