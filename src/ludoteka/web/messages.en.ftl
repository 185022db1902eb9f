# What the server says. Read after the common sentences and before a game's own.

who = { $who }
wish = { $who } would like to take back the last move.
took-back = Taken back: { $who }
bot-plays = A bot plays for { $who }: { $bot }
person-plays = At the table: { $who }

refused-spectator = Only who holds the link of a seat can play here. Open the table by that link again.
refused-bot-plays = A bot plays this seat now. Take the seat back first.
refused-rules-changed = This match was begun under other rules or tables than the ones here. It can be looked at, but not played on.
refused-not-kept = It could not be saved, so nothing was done. Please try again.
refused-updating = The server is being updated. Nothing was done; the page will be back in a moment.
refused-no-order = This answer cannot be stored or dropped now; it is offered when the game asks for it.
refused-no-wish = Nobody is waiting for this consent any more.
refused-no-past = The match has no such moment.
refused-full = { $most } devices are watching this table, which is as many as it takes.
refused-too-fast = That is more than the server can take from you. Wait a moment.
refused-many-tables = Too many new tables at once. Wait a moment.
refused-many-sockets = Too many open pages from one address.

refused-no-table = There is no such table. Check the link.
refused-too-old = This match was played with another version of the game and cannot be shown here any more.
about-components = Played here with the tables of an owner of the box: { $file }.
refused-no-game = There is no game { $game }; there are { $games }.
refused-seats = This game is for { $low } to { $high } players, not for { $given }.
refused-no-option = This game has no option { $option }.
refused-option = { $option }: { $value } cannot be chosen.
refused-no-bot = There is no bot { $bot }; there are { $bots }.
refused-running = The match is still being played. Its file would show hidden things and is there when it is over.
refused-link = This is no link to a table here.

refused-no-page = There is no such page.
refused-method = This address does not take { $method }.
refused-not-json = Send this as JSON (Content-Type: application/json).
refused-not-understood = The message is not understood: { $error }
refused-too-long = This is too long: more than { $most } bytes.
refused-language = The languages here are cs and en, not { $language }.
refused-layout = The layouts here are phone and wide, not { $layout }.
refused-broken = Something broke on the server, and it was noted. Nothing was lost.
refused-late = No message came in time.

verified = The match holds: the deal was fixed before the first move, and each of the { $rows } lines follows from the rules.

store-newer = { $path } was written by a newer version of this program (schema { $found }; this one knows { $known }). Update the program.
store-unusable = { $path } cannot be used: { $error }

serving = Ludotéka is at { $address }
serving-lan = Friends in the same network join at { $address }
serving-links = Make a table and send each friend the link of his seat.
serving-other-port = Port { $taken } is taken, so { $port } is used.
serving-not = The address { $address } cannot be used: { $error }
