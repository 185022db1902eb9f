# Společné věty. Vlastní soubor hry se čte po tomto.

seat = Hráč { $number }

refused = { $why } ({ $paragraph })
refused-over = Partie už skončila.
refused-no-seat = Takové místo u tohoto stolu není.
refused-future = Tato stránka je napřed před serverem. Načti ji znovu.
refused-stale = Někdo byl rychlejší, podívej se na stůl znovu.
refused-empty = Chybí odpověď.
refused-too-many = { $done ->
    [one] Po 1 odpovědi nastalo něco nového
    [few] Po { $done } odpovědích nastalo něco nového
   *[other] Po { $done } odpovědích nastalo něco nového
}, a proto nejde dát všech { $given } najednou. Nic se nestalo.
refused-nothing-to-undo = Tam není co vracet.
refused-undo-needs-consent = Mezitím někdo hrál nebo se něco ukázalo; s vrácením musí souhlasit všichni.

verify-not-a-match = Toto není soubor s partií: { $error }
verify-no-seed = V souboru chybí semínko náhody; odhalí se, až partie skončí.
verify-commitment = Semínko neodpovídá závazku, který byl zveřejněn před partií. S náhodou někdo hýbal.
verify-rules = Partie se hrála podle verze pravidel { $played }; zde je verze { $here }.
verify-components = Partie se hrála s jinými tabulkami součástí, než jsou zde.
verify-head = Partii nejde připravit tak, jak říká soubor: { $error }.
verify-refused = Řádek { $version } pravidla nedovolují: { $why }
verify-differs = Řádek { $version } neplyne z předchozích.
verify-unfinished = Partie není dohraná.
