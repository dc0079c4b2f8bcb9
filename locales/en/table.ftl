# The texts of the table that all games share, in English.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.

