# The texts of the other pages outside matches, in English.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## The settings of a device

contrast-switch = High contrast: clearer text and lines, plain backgrounds


## The reasons for which a person can be reported

report-reason = { $reason ->
    [insults] Insults or threats
    [spam] Spam
    [cheating] Cheating
    [stalling] Keeps everyone waiting
    [name] Offensive name
   *[other] Something else
}
