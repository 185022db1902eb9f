# Příkazová řádka.

usage = použití:
words = slova
options = volby
percent = { $number } %

overview = Ludotéka { $version }: moderní deskové hry pro přátele, boty i ke zkoumání.
overview-end = Víc o každém příkazu řekne `ludoteka PŘÍKAZ --help`.

about-games = hry, počty hráčů, možnosti a boti
about-play = hrát v tomto terminálu
about-serve = hrát v prohlížeči, s přáteli i s boty
about-simulate = nechat boty hrát mnoho her a počítat
about-verify = ověřit dohranou partii a její náhodu
about-warm = přeložit hry hned, aby pak nikdo nečekal
about-tool = co umějí jen některé hry

help-help = ukázat toto a skončit
help-language = jazyk vět (jinak podle systému)

games-seats = pro { $low } až { $high } { $high ->
    [one] hráče
    [few] hráče
   *[other] hráčů
}
games-option = --option { $option }
games-bots = boti: { $bots }
games-tool = nástroj: { $command }
values-one = jedna z hodnot: { $values }
values-some = { $count ->
    [0] výběr z těchto hodnot, oddělených znakem +: { $values }
    [one] { $count } z těchto hodnot: { $values }
    [few] { $count } z těchto hodnot, oddělené znakem +: { $values }
   *[other] { $count } z těchto hodnot, oddělených znakem +: { $values }
}
values-range = číslo { $low } až { $high }

help-play-game = hra, jak ji jmenuje `ludoteka games`
help-play-players = kolik je míst (2)
help-play-seat = místa lidí u tohoto terminálu (1); více s čárkami
help-play-bots = bot pro všechna ostatní místa, nebo pro každé jeden; vlastní bot je soubor (v Pythonu, nebo jaký čte hra)
help-play-option = možnost hry; lze zadat vícekrát
help-play-components = vlastní soubor s tabulkami součástí
help-play-seed = číslo, které dá znovu stejnou náhodu; jinak ji nikdo nemůže znát
help-play-save = zapsat partii do souboru, až skončí nebo přestaneš

play-begin = { $game }. Odpovídej číslem ze seznamu nebo zápisem; poradí ?.
play-commitment = Závazek náhody: { $commitment }
play-ask = { $who } >{" "}
play-help =
    Odpovídá číslo ze seznamu, písmena v závorce vedle něj, nebo zápis hry.
    Enter  ukázat znovu stůl
    log    co se od začátku stalo
    u      vzít zpět
    q      přestat
play-no-number = { $count ->
    [one] V seznamu je 1 odpověď; napiš její číslo.
    [few] V seznamu jsou { $count } odpovědi; napiš číslo jedné z nich.
   *[other] V seznamu je { $count } odpovědí; napiš číslo jedné z nich.
}
play-not-understood = „{ $word }“ zde není odpověď; napiš číslo ze seznamu nebo zápis v závorce vedle něj. Poradí ?.
play-nothing-to-undo = Zatím tu není tvá odpověď, kterou by šlo vzít zpět.
play-agree = { $people ->
    [one] Mezitím hráli jiní nebo se něco ukázalo. Přesto vzít zpět? [a/N]{" "}
   *[other] Mezitím hráli jiní nebo se něco ukázalo. Souhlasí všichni s vrácením? [a/N]{" "}
}
play-yes = ano
play-undone = Vzato zpět.
play-curtain = Předej zařízení, na řadě je: { $who }. Až se nikdo jiný nedívá, stiskni Enter.{" "}
play-left = Konec; partie není dohraná.
play-saved = Partie je v souboru { $file }.

help-simulate-game = hra, jak ji jmenuje `ludoteka games`
help-simulate-games = kolik her (10 000)
help-simulate-players = kolik je míst (2)
help-simulate-bots = jeden bot pro všechna místa, nebo pro každé jeden, s čárkami; vlastní bot je soubor (v Pythonu, nebo jaký čte hra)
help-simulate-fixed-seats = každý bot zůstane na svém místě; jinak se po každé hře o jedno posunou
help-simulate-option = možnost hry; lze zadat vícekrát
help-simulate-components = vlastní soubor s tabulkami součástí
help-simulate-seed = číslo, které dá znovu stejné hry
help-simulate-python = hrát v Pythonu, bez strojového kódu
help-simulate-json = zapsat výsledky i do souboru

simulate-preparing = příprava (poprvé delší)
simulate-playing = hry
simulate-games = { $count ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, z toho nerozhodně: { $ties } ({ $share }); do podílu výher se remíza dělí rovným dílem.
simulate-length = Rozhodnutí ve hře: průměrně { $mean }, od { $shortest } do { $longest }; z toho s aspoň dvěma dovolenými odpověďmi { $choices }.
simulate-seed = Semínko: { $seed }
column-bot = bot
column-seat = místo
column-wins = sám vyhrál
column-share = podíl
column-interval = 95 %
column-points = body

bad-bot-file = Soubor { $file } nejde přečíst: { $error }.
bad-bot-code = Soubor { $file } nejde spustit: { $error }.
bad-bot-none = V souboru { $file } není funkce bot(view, legal, chance).
bad-bot-broke = Bot v souboru { $file } selhal: { $error }.
bad-bot-answer = Bot v souboru { $file } odpověděl { $answer }, ale dovolené bylo { $legal }.

help-verify-file = soubor s dohranou partií
help-verify-components = tabulky součástí, s nimiž se hrálo, byly-li vlastní
verified-match = { $players ->
    [one] { $game }, 1 hráč, partie { $id }.
    [few] { $game }, { $players } hráči, partie { $id }.
   *[other] { $game }, { $players } hráčů, partie { $id }.
}
verified-commitment = Semínko odpovídá závazku zveřejněnému před prvním tahem: { $commitment }
verified-rows = { $count ->
    [one] { $count } řádek byl přehrán zdejšími pravidly: stejná náhoda, stejná pozice.
    [few] Všechny { $count } řádky byly přehrány zdejšími pravidly: stejná náhoda, stejné pozice.
   *[other] Všech { $count } řádků bylo přehráno zdejšími pravidly: stejná náhoda, stejné pozice.
}
verified-result = { $count ->
    [one] Vítězství: { $winners }
   *[other] Společné vítězství: { $winners }
}

help-serve-host = adresa, na které poslouchat (127.0.0.1)
help-serve-port = port, na kterém poslouchat (8000)
help-serve-data = složka, kde zůstávají partie
help-serve-open = otevřít stránku v prohlížeči
help-serve-lan = pustit ke hře i zařízení ve tvé síti
help-serve-components = vlastní tabulky součástí k některé hře; lze zadat víckrát
help-warm-game = jen tuto hru
warm-ready = { $game }: připraveno za { $seconds } s.
warm-folder = Strojový kód je v { $folder }

interrupted = Přerušeno.

refused-language = Jazyk „{ $given }“ zde není, jen { $languages }.
refused-command = Příkaz „{ $command }“ není; jsou tu { $commands }. Co dělají, řekne `ludoteka --help`.
refused-word = Slovo „{ $word }“ je navíc; co kam patří, ukáže `ludoteka { $command } --help`.
refused-value = { $option } není zadáno správně; jak na to, ukáže `ludoteka { $command } --help`.
refused-no-game = Řekni, která hra: `ludoteka { $command } HRA`. Jsou tu: { $games }.
refused-unknown-game = Hra „{ $game }“ zde není; jsou tu: { $games }.
refused-components = Tabulky součástí nejde použít: { $error }.
refused-components-form = Tabulky součástí se zadávají jako --components hra=SOUBOR, ne „{ $given }“.
refused-number = { $option } je celé číslo { $low } až { $high }, ne „{ $given }“.
refused-option-form = Možnost se zadává jako --option jméno=hodnota, ne „{ $given }“.
refused-unknown-option = { $count ->
    [0] { $game } nemá žádné možnosti, a tak nejde zadat „{ $option }“.
   *[other] { $game } nemá možnost „{ $option }“; má { $options }.
}
refused-option-value = Možnost { $option } nemůže být „{ $given }“; je to { $values }.
refused-no-file = Soubor { $file } neexistuje.
refused-unknown-bot = { $game } nemá bota „{ $bot }“; má { $bots }, nebo vlastní soubor ({ $files }).
refused-bot-file = Bota ze souboru nelze použít: { $error }
refused-bot-count = Jmenovaných botů: { $given }, míst: { $seats }; jmenuj jednoho pro všechna, nebo pro každé jednoho.
refused-read = Soubor { $file } nejde přečíst: { $error }.
refused-write = Soubor { $file } nejde zapsat: { $error }.
refused-no-match-file = Řekni, který soubor: `ludoteka verify SOUBOR`.
refused-no-tool = { $game } nemá „{ $tool }“; má to: { $games }.
