# The texts of e-mails and push messages, in English.


## Notices about a match. The text after the title names the mission and the game.

notice-again = You are invited to play again
notice-asked = Your move
notice-begun = Your match has begun
notice-hurry = You have little time left for your move
notice-over = Your match is over


## The test message

trial-body = This is how you will hear about your moves.
trial-title = It works


## Changes to the login methods of an account

change-account = An account was created for you
change-address = The e-mail address was changed
change-address-removed = The e-mail address was removed
change-codes = New recovery codes were created
change-deleted = The account was deleted
change-device = Another device was added through a link
change-link = A link for another device was created
change-passkey = A passkey was added
change-passkey-removed = A passkey was removed
change-password = The password was set
change-password-removed = The password was removed
change-recovered = A recovery code was used, and a new password was set

# $change is one of the texts above, and $device the name of a browser: "Firefox on Linux".
account-body = { $device ->
    [none] { $change }
   *[other] { $change } ({ $device })
}
account-title = Your account was changed


## Parts of e-mails. Lines have at most 100 characters.

# $title is the title of a notice, and $body its text.
mail-subject = { $title }: { $body }
mail-footer = To stop these e-mails: { $link }

# $site is the name of this server: "play.example".
confirm-subject = Confirm your address for { $site }
confirm-body =
    Someone asked { $site } to send notices about matches to this address. If it was you, open this page
    within a day to confirm the address:

    { $link }

    If it was not you, you need not do anything. With the link below you can stop all e-mails from this
    server to this mailbox.
