# Co říká server. Čte se po společných větách a před vlastními větami hry.

who = { $who }
wish = { $who }: prosba o vrácení posledního tahu.
took-back = Vrácený tah: { $who }
bot-plays = { $who }: teď hraje robot ({ $bot })
person-plays = U stolu: { $who }

refused-spectator = Hrát může jen ten, kdo má odkaz na místo u stolu. Otevři stůl znovu tím odkazem.
refused-bot-plays = Na tomto místě teď hraje robot. Nejdřív si místo vezmi zpět.
refused-rules-changed = Partie začala podle jiných pravidel nebo tabulek, než jsou zde. Dá se prohlížet, ale ne dohrát.
refused-not-kept = Nepodařilo se to uložit, a tak se nic nestalo. Zkus to prosím znovu.
refused-updating = Server se právě aktualizuje. Nic se nestalo, stránka se za chvíli vrátí.
refused-no-order = Tuto odpověď teď nejde uložit ani zrušit; nabízí se, jen když se na ni hra ptá.
refused-no-wish = Na tento souhlas už nikdo nečeká.
refused-no-past = Takový okamžik v partii není.
refused-full = Stůl už sleduje { $most } zařízení, víc se jich nevejde.
refused-too-fast = Tolik zpráv najednou server nezvládne. Chvilku počkej.
refused-many-tables = Příliš mnoho nových stolů najednou. Chvilku počkej.
refused-many-sockets = Příliš mnoho otevřených stránek z jedné adresy.

refused-no-table = Takový stůl tu není. Zkontroluj odkaz.
refused-too-old = Tato partie se hrála s jinou verzí hry a zde už se nedá zobrazit.
about-components = Tady se hraje s tabulkami majitele krabice: { $file }.
refused-no-game = Hra { $game } tu není; jsou tu { $games }.
refused-seats = Hra je pro { $low } až { $high } { $high ->
    [one] hráče
    [few] hráče
   *[other] hráčů
}; zadaný počet: { $given }.
refused-no-option = Tato hra nemá volbu { $option }.
refused-option = { $option }: { $value } se nedá zvolit.
refused-no-bot = Robot { $bot } tu není; jsou tu { $bots }.
refused-running = Partie se ještě hraje. Její soubor by prozradil, co je skryté; bude k dispozici, až skončí.
refused-link = To není odkaz na zdejší stůl.

refused-no-page = Taková stránka tu není.
refused-method = Tato adresa nebere { $method }.
refused-not-json = Pošli to jako JSON (Content-Type: application/json).
refused-not-understood = Zprávě není rozumět: { $error }
refused-too-long = To je příliš dlouhé, víc než { $most } bajtů.
refused-language = Jazyky jsou tu cs a en, ne { $language }.
refused-layout = Rozložení jsou tu phone a wide, ne { $layout }.
refused-broken = Na serveru se něco pokazilo a je to zapsáno. Nic se neztratilo.
refused-late = Žádná zpráva nepřišla včas.

verified = Partie platí: rozdání bylo dané před prvním tahem a všechny řádky (celkem { $rows }) plynou z pravidel.

store-newer = Soubor { $path } zapsala novější verze tohoto programu (schéma { $found }, zde { $known }). Aktualizuj program.
store-unusable = Soubor { $path } se nedá použít: { $error }

serving = Ludotéka běží na { $address }
serving-lan = Přátelé ve stejné síti se připojí na { $address }
serving-links = Založ stůl a pošli každému příteli odkaz na jeho místo.
serving-other-port = Port { $taken } je obsazený, použije se { $port }.
serving-not = Adresa { $address } se nedá použít: { $error }
