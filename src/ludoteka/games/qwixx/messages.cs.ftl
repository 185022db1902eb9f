title = Qwixx
about = Hází jeden, křížkují všichni. Ve čtyřech barevných řadách se postupuje jen doprava a co se přeskočí, už se nevrátí. Za každý další křížek v řadě je víc bodů.
bot-greedy = Počtář
bot-random = Náhodný

# Řady a čísla

row-red = červená
row-yellow = žlutá
row-green = zelená
row-blue = modrá
letter-red = Č
letter-yellow = Ž
letter-green = Z
letter-blue = M
mark = { $row } { $number }
short-mark = { $row } { $number }
list = { $first }, { $rest }
name = { $who }
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

# Průběh

starts = { $who } začíná.
throws = { $who } hází { $first } + { $second } = { $sum }{ $red }{ $yellow }{ $green }{ $blue }
and-die = { " · " }{ $die }
ready = { $who } má vybráno.
crosses = { $who }: { $mark }
skips = { $who }: vynechává
skips-colours = { $who }: bez barevné kostky
misses = { $who }: chybný hod číslo { $penalties }, −{ $points } bodů
locks = Uzamčeno: { $row } řada. Její kostka jde ze hry.
ends-by-locks = { $locks ->
    [one] Uzamčena je { $locks } řada, hra končí.
    [few] Uzamčeny jsou { $locks } řady, hra končí.
   *[other] Uzamčeno je { $locks } řad, hra končí.
}
ends-by-penalties = { $who }: čtvrtý chybný hod, hra končí.

# Výzvy

prompt-white = Bílé kostky dávají { $sum }. Zakřížkuj { $sum } v některé řadě, nebo vynech.
prompt-white-nowhere = Bílé kostky dávají { $sum }, to se ti nikam nehodí. Vynech.
prompt-chosen = Zvoleno: { $chosen }. Čeká se: { $waiting }. Svou volbu můžeš ještě změnit.
prompt-watch-white = Bílé kostky dávají { $sum }. Čeká se: { $waiting }.
chosen-skip = vynechat
prompt-colour = Ještě můžeš sečíst jednu bílou a jednu barevnou kostku, nebo vynech.
prompt-colour-or-miss = Sečti jednu bílou a jednu barevnou kostku. Bez křížku je to chybný hod, −{ $points } bodů.
prompt-colour-nowhere = Žádná barevná kostka se ti nehodí. Vynech.
prompt-colour-nowhere-or-miss = Žádná barevná kostka se ti nehodí. Je to chybný hod, −{ $points } bodů.
prompt-watch-colour = { $who } vybírá barevnou kostku.
prompt-over = { $n ->
    [one] Konec hry. Vítězí { $winners }: { points }
   *[other] Konec hry. O vítězství se dělí { $winners }: { points }
}
prompt-over-alone = Konec hry. Výsledek: { points }

# Volby

choose-cross = Křížek: { $mark }
choose-skip = Vynechat
button-skip = Vynechat
note-gain = +{ points }
note-gives-up = { $n ->
    [one] přijde se o číslo { $numbers }
   *[other] přijde se o čísla { $numbers }
}
note-locks = { $row } řada se uzamkne
note-ends = je to druhý zámek, hra končí
note-skip-so-far = Nezakřížkuješ-li pak ani barevnou kostku, je to chybný hod, −{ $points } bodů.
note-miss = Chybný hod: −{ $points } bodů
note-last-miss = Čtvrtý chybný hod: −{ $points } bodů a konec hry

refused-not-asked = Teď není na řadě tvoje odpověď.
refused-other-question = Na tuhle otázku se takto odpovědět nedá.
refused-same-dice = Obě bílé kostky ukazují totéž, stačí první z nich.
refused-row-locked = Tato řada je uzamčená.
refused-no-way-back = Křížkuje se jen doprava; toto číslo už je zakřížkované nebo přeskočené.
refused-too-few-crosses = Na poslední číslo je v řadě potřeba aspoň pět křížků.

# Popisky na stole

sum = = { $sum }
row-start = { $row }→
label-white-die = Bílá kostka: { $pips }
label-die = { $row } kostka: { $pips }
label-sums = { $row } kostka s jednou bílou
label-sum = Součet bílých kostek: { $sum }
label-throws = { $who } hází
label-open = { $mark }
label-marked = { $mark }, zakřížkováno
label-past = { $mark }, už nelze
label-lock = { $row } řada: zámek
label-locked = { $row } řada: uzamčeno
label-penalty = Chybný hod
label-lost = Chybné hody: −{ $points } bodů
label-points = { $row } řada: { points }

# Čtení

read-dice = { $who } hází
read-white = bílé kostky
read-sum = { $a } + { $b } = { $sum }
read-die = { $pips }, s bílou { $first } nebo { $second }
read-no-die = mimo hru
read-sheet = { $who }, karta
read-crossed = křížky: { $numbers }
read-empty = bez křížku
read-next = dál { $first } až { $last }
read-last = dál už jen { $last }
read-locked = uzamčeno
read-penalties = chybné hody
read-total = celkem

# Přesné řešení

tool-solve = nejlepší možný výsledek jednoho hráče a hodnota každé odpovědi
tool-solve-help =
    Samo o sobě řeší prázdnou kartu. Pozice se píše do uvozovek: karta, kostky a co přijde teď.

    "> R5,7 G12,11 x1 | - | roll"                  před hodem
    "> R5,7 | 4+1 R3 Y5 G2 B6 | white"             bílý součet, zde 5
    "> R5,7 | 4+1 R3 Y5 G2 B6 | colour"            barevné kostky, když se bílý součet vynechal
    "> R5,7 Y5 | 4+1 R3 Y5 G2 B6 | colour crossed" … když se zakřížkoval

    R, Y, G, B jsou červená, žlutá, zelená a modrá řada s křížky a barevné kostky; x1 je jeden chybný hod, - prázdná karta.
decimal = { $whole },{ $part }
solve-begins = Počítá se { NUMBER($sheets) } karet; trvá to minutu či dvě, ale jen poprvé.
solve-not-kept = Hodnoty se nepodařilo uchovat pro příště, do { $folder } nejde zapisovat: { $error }.
solve-progress = { $percent } %
solve-value = Očekávaný výsledek při nejlepší hře: { $points }
solve-answer = { $answer }: { $points } (−{ $less })
