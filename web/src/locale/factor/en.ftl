# Two-step sign-in, sessions and emails about them.

factor-title = Two-step sign-in
factor-help = With your password, signing in then also needs a code from an authenticator app on your phone.
factor-begin = Set it up
factor-scan = Scan this code with the app, or type in the key. Then enter the code that the app shows.
factor-picture = QR code for the authenticator app
factor-key = Key
factor-open = Open the app on this device
factor-code = Code from the app
factor-code-or = Code from the app, or a recovery code
factor-confirm = Turn it on
factor-on = It is on. { $count ->
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
  }
factor-codes = Recovery codes
factor-codes-help = Save these codes somewhere safe: they are shown only now. If you lose your phone, each signs you in once.
factor-codes-kept = I have saved them
factor-change = What do you want to do?
factor-renew = New recovery codes
factor-end = Turn it off
factor-sessions = Any change here signs you out everywhere else.
factor-lost = Without your phone, enter a recovery code. If you have lost both, ask the operator of this server.
factor-alerts = Email me when somebody signs in on a new device
factor-others = Sign out everywhere else
factor-session = signed in { $time }, address { $place }
factor-stop = You will get no more emails about sign-ins on new devices.

passkey-title = Passkeys
passkey-help = A passkey on your phone, computer or security key signs you in without a password. It is also a second step after the password.
passkey-name = A name for it, such as the device
passkey-nameless = Passkey
passkey-add = Add a passkey
passkey-made = added { $time }
passkey-used = last used { $time }
passkey-end = Remove
passkey-keep = Keep
passkey-remove = “{ $name }” will be removed. Prove that it is you.
passkey-sign-in = Sign in with a passkey
passkey-instead = Use a passkey
provider-title = Club sign-in
provider-go = Sign in with { $name }
provider-on = You can sign in with { $name }.
provider-off = You can also sign in to this account with { $name }.
provider-add = Sign in there
provider-end = Stop using it
