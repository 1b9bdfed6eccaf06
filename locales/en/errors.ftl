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
