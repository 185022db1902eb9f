# Common sentences. A game's own file is read after this one.

seat = Player { $number }

refused = { $why } ({ $paragraph })
refused-over = The match is over.
refused-no-seat = There is no such seat at this table.
refused-future = This page is ahead of the server. Reload it.
refused-stale = Somebody was faster; look at the table again.
refused-empty = No answer was given.
refused-too-many = { $done ->
    [one] After 1 answer something new came up
   *[other] After { $done } answers something new came up
}, so all { $given } cannot be given at once. Nothing was done.
refused-nothing-to-undo = There is nothing to take back there.
refused-undo-needs-consent = Others have acted or something was revealed since; everybody must agree to take it back.

verify-not-a-match = This is not a match file: { $error }
verify-no-seed = The file holds no seed; it is revealed when the match is over.
verify-commitment = The seed does not fit the commitment that was shown before the match. The dealing was changed.
verify-rules = The match was played with version { $played } of the rules; here is version { $here }.
verify-components = The match was played with other component tables than the ones here.
verify-head = The match cannot be set up as its file says: { $error }.
verify-refused = Line { $version } is not allowed by the rules: { $why }
verify-differs = Line { $version } does not follow from the lines before it.
verify-unfinished = The match is not finished.
