# The command line.

usage = usage:
words = words
options = options
percent = { $number }%

overview = Ludotéka { $version }: modern board games for friends and bots, and for study.
overview-end = `ludoteka COMMAND --help` says more about each command.

about-games = the games, their seats, options and bots
about-play = play in this terminal
about-serve = play in the browser, with friends and bots
about-simulate = let bots play many games and count
about-verify = check a finished match and its dealing
about-warm = compile the games now, so that nobody waits later
about-tool = what only some games can do

help-help = show this and stop
help-language = the language of the sentences (otherwise that of the system)

games-seats = { $low ->
    [one] for 1 to { $high } players
   *[other] for { $low } to { $high } players
}
games-option = --option { $option }
games-bots = bots: { $bots }
games-tool = tool: { $command }
values-one = one of: { $values }
values-some = { $count ->
    [0] any of these, with + between them: { $values }
   *[other] { $count } of these, with + between them: { $values }
}
values-range = a number { $low } to { $high }

help-play-game = the game, as `ludoteka games` names it
help-play-players = how many seats (2)
help-play-seat = seats of the people at this terminal (1); several with commas
help-play-bots = a bot for all the other seats, or one for each; a bot of your own is a file (Python, or one that the game reads)
help-play-option = an option of the game; may be given several times
help-play-components = your own file of component tables
help-play-seed = a number that gives the same dealing again; otherwise nobody can know it
help-play-save = write the match to this file when it ends or you stop

play-begin = { $game }. Answer with a number of the list or in the notation; ? helps.
play-commitment = Commitment to the dealing: { $commitment }
play-ask = { $who } >{" "}
play-help =
    A number of the list, the letters beside it in brackets, or the notation of the game answers.
    Enter  show the table again
    log    what has happened since the start
    u      take back
    q      stop
play-no-number = { $count ->
    [one] There is 1 answer in the list; type its number.
   *[other] There are { $count } answers in the list; type one of their numbers.
}
play-not-understood = “{ $word }” is not an answer here: { $error }. ? helps.
play-nothing-to-undo = You have answered nothing yet that could be taken back.
play-agree = { $people ->
    [one] Others have played since, or something was revealed. Take back all the same? [y/N]{" "}
   *[other] Others have played since, or something was revealed. Does everybody agree to take back? [y/N]{" "}
}
play-yes = yes
play-undone = Taken back.
play-curtain = Pass the device: { $who } is next. Press Enter when nobody else is looking.{" "}
play-left = Stopped; the match was not finished.
play-saved = The match is in { $file }.

help-simulate-game = the game, as `ludoteka games` names it
help-simulate-games = how many games (10,000)
help-simulate-players = how many seats (2)
help-simulate-bots = one bot for all seats, or one for each with commas; a bot of your own is a file (Python, or one that the game reads)
help-simulate-fixed-seats = every bot stays in its seat; otherwise they move one seat on after each game
help-simulate-option = an option of the game; may be given several times
help-simulate-components = your own file of component tables
help-simulate-seed = a number that gives the same games again
help-simulate-python = play in Python, without machine code
help-simulate-json = write the results to this file too

simulate-preparing = preparing (longer the first time)
simulate-playing = games
simulate-games = { $count ->
    [one] { $games } game
   *[other] { $games } games
}, { $ties } of them tied ({ $share }); the share of the wins counts a tie in equal parts.
simulate-length = Decisions in a game: { $mean } on average, { $shortest } to { $longest }; { $choices } of them with at least two legal answers.
simulate-seed = Seed: { $seed }
column-bot = bot
column-seat = seat
column-wins = wins alone
column-share = share
column-interval = 95%
column-points = points

bad-bot-file = { $file } cannot be read: { $error }.
bad-bot-code = { $file } cannot be run: { $error }.
bad-bot-none = { $file } has no function bot(view, legal, chance).
bad-bot-broke = The bot in { $file } broke down: { $error }.
bad-bot-answer = The bot in { $file } answered { $answer }, but legal were { $legal }.

help-verify-file = the file of a finished match
help-verify-components = the component tables it was played with, if they were an owner's own
verified-match = { $players ->
    [one] { $game }, 1 player, match { $id }.
   *[other] { $game }, { $players } players, match { $id }.
}
verified-commitment = The seed fits the commitment shown before the first move: { $commitment }
verified-rows = { $count ->
    [one] Its only line was played again with the rules here: same dealing, same position.
   *[other] All { $count } lines were played again with the rules here: same dealing, same positions.
}
verified-result = { $count ->
    [one] Winner: { $winners }
   *[other] Winners together: { $winners }
}

help-serve-host = the address to listen on (127.0.0.1)
help-serve-port = the port to listen on (8000)
help-serve-data = the folder in which matches are kept
help-serve-open = open the page in the browser
help-serve-lan = let devices in your network play too
help-serve-components = an owner's component tables for a game; may be given several times
help-warm-game = only this game
warm-ready = { $game } is ready after { $seconds } s.
warm-folder = The machine code is in { $folder }

interrupted = Stopped.

refused-language = There is no language “{ $given }” here, only { $languages }.
refused-command = There is no command “{ $command }”; there are { $commands }. `ludoteka --help` says what they do.
refused-word = “{ $word }” is one word too many; `ludoteka { $command } --help` shows what goes where.
refused-value = { $option } is not given in the right way; `ludoteka { $command } --help` shows how.
refused-no-game = Say which game: `ludoteka { $command } GAME`. There are: { $games }.
refused-unknown-game = There is no game “{ $game }”; there are: { $games }.
refused-components = The component tables cannot be used: { $error }.
refused-components-form = Component tables are given as --components game=FILE, not “{ $given }”.
refused-number = { $option } is a whole number { $low } to { $high }, not “{ $given }”.
refused-option-form = An option is given as --option name=value, not “{ $given }”.
refused-unknown-option = { $count ->
    [0] { $game } has no options, so “{ $option }” cannot be set.
   *[other] { $game } has no option “{ $option }”; it has { $options }.
}
refused-option-value = The option { $option } cannot be “{ $given }”; it is { $values }.
refused-no-file = There is no file { $file }.
refused-unknown-bot = { $game } has no bot “{ $bot }”; it has { $bots }, or a file of your own ({ $files }).
refused-bot-file = The bot in a file cannot be used: { $error }
refused-bot-count = { $given } bots were named for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; name one for all, or one for each.
refused-read = { $file } cannot be read: { $error }.
refused-write = { $file } cannot be written: { $error }.
refused-no-match-file = Say which file: `ludoteka verify FILE`.
refused-no-tool = { $game } has no “{ $tool }”; these have it: { $games }.
