### Why something was refused, `error-` and the code that the server sends. Where the server also
### names a rule, it is shown behind the sentence. No message here has variables.

error-stale = The game has moved on. This is how it stands now.
error-illegal = The rules do not allow this move now.
error-not-yours = It is not your turn to decide.
error-unknown-table = There is no such table, or your link no longer opens it.
error-forbidden = Your link does not allow this.
error-bad-request = The server did not understand that. Reload the page and try again.
error-too-large = This is too large to be sent.
error-too-many = Too many requests. Wait a little, then try again.
error-unavailable = The server cannot reach its data now. You can go on looking; try again in a while.
error-closed = The host has closed this table.
error-over = This game is over.
error-conflict = This is no longer possible: something has changed.
error-origin = This page does not belong to the server it is connected to. Open the table by its own link.
error-host = This server does not go by that name. Open the table by its own link.
error-server = Something went wrong on the server. Your last confirmed move is safe; try again.
error-no-hints = There are no hints at this table.
error-banned = The host does not let your address in.
error-unsent = This mail could not be sent. Check the address.
error-wrong-code = This is not the code, or no longer. Ask for a new one.
error-not-offered = This server cannot do that.
error-enough = There are enough of these already. End one first.
error-lobby = The game has not begun yet.
error-no-seat = This link leads to no free seat: the table is full, its game has begun, or the code is wrong.
error-too-many-seats = You already have a seat at several tables that have not begun. Leave one of them first.
error-name = A name has 2 to 16 letters of one script.
error-name-taken = Somebody at the table has this name, or one that looks like it.
error-colour-taken = Somebody at the table has this colour.
error-too-late = Names can be changed until the first round ends.
error-used-up = This link has been used already, or its ten minutes are over.
