# Slova webové stránky. Texty stolu a her jsou jinde.

ui-skip = Přejít na obsah
ui-nav = Hlavní nabídka
ui-nav-mine = Moje stoly
ui-nav-verify = Ověřit kostky
ui-foot = Svobodný program pod licencí AGPL-3.0. Bez účtů a bez sledování.
ui-settings = Nastavení
ui-help = Klávesy a nápověda
ui-help-short = Nápověda
ui-close = Zavřít
ui-loading = Načítá se, chvíli strpení.
ui-back = Zpět
ui-dismiss = Skrýt
ui-home = Na úvod
ui-you = (vy)
ui-guest = Host
ui-empty = volné

ui-home-title = Posaďte se ke stolu
ui-home-lead = Stolní hry v prohlížeči pro ty, kdo vidí, i pro ty, kdo nevidí. Zahrajte si hned s boty, nebo pošlete přátelům odkaz.
ui-choose-game = Vyberte hru
ui-my-tables = Moje stoly
ui-open-tables = Otevřené stoly
ui-open-tables-none = Teď na nikoho nečeká žádný veřejný stůl. Založte vlastní a někoho pozvěte.
ui-game-seats = { $low ->
    [1] Pro jednoho až { $high } hráče
   *[other] Počet hráčů: { $low } až { $high }
}
ui-not-ready = poprvé se chvíli připravuje
ui-making = Hra se připravuje, chvíli strpení.
ui-failed = Stůl se nepodařilo založit. Zkuste to prosím znovu.
ui-unreachable = Server neodpovídá. Zkontrolujte připojení a zkuste to znovu.
ui-broken = Hru { $game } se nepodařilo načíst:
ui-play-now = Hrát hned
ui-play-now-game = Hrát hned: { $game }
ui-invite = Pozvat
ui-invite-game = Pozvat ke hře { $game }
ui-guide = Pravidla
ui-guide-game = Pravidla hry { $game }
ui-level-which = Jak silného chcete soupeře?
ui-level-1 = Začátečník
ui-level-2 = Pokročilý
ui-level-3 = Mistr
ui-seats-free = { $count ->
    [one] Jedno volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
ui-my-turn = Jste na tahu
ui-join = Přisednout
ui-stage-gathering = Čeká na hráče
ui-stage-playing = Hraje se
ui-stage-over = Dohráno
ui-stage-closed = Zavřeno

ui-new-title = Nový stůl: { $game }
ui-new-seats = Kdo bude hrát
ui-new-count = Počet míst
ui-new-seat = Místo { $letter }
ui-new-who = Kdo tu sedí
ui-new-me = Já
ui-new-here = Někdo další u tohoto zařízení
ui-new-open = Volné místo pro pozvané
ui-new-bot = { $level }
ui-new-name = Jméno
ui-new-options = Jak se hraje
ui-new-settings = Dohoda u stolu
ui-new-real-dice = Házíme skutečnými kostkami a hody zapisujeme
ui-new-real-cards = Obracíme skutečné karty a zapisujeme je
ui-new-open-table = Založit stůl

ui-table-listed = Ukázat stůl na úvodní stránce mezi otevřenými
ui-table-real_dice = skutečné kostky
ui-table-real_cards = skutečné karty
ui-table-undo = Vlastní tah se smí vzít zpět, dokud to druhým nic nezmění
ui-table-chat = U stolu se smí povídat
ui-table-bot_pace_ms = Jak rychle hrají boti
ui-table-bot_pace_ms-value = { $value ->
    [0] hned
   *[other] po { $value } s
}
ui-table-clock_s = Čas na rozhodnutí
ui-table-clock_s-value = { $value ->
    [0] bez omezení
   *[other] { $value } s
}

ui-missing = Tady žádný stůl není
ui-missing-why = Odkaz je možná neúplný, nebo byl stůl už smazán.
ui-seats = U stolu
ui-seat-waits = čeká na hráče
ui-seat-turn = na tahu
ui-seat-chose = už má vybráno
ui-seat-away = není tu
ui-sit = Sednout si sem
ui-sit-second = Přidat hráče u tohoto zařízení
ui-seat-bot = + { $level }
ui-rename = Přejmenovat
ui-name-give = Potvrdit
ui-seat-free = Uvolnit místo
ui-leave = Odejít
ui-leave-sure = Opravdu odejít? Vaše místo pak může dohrát bot.
ui-left = Odešli jste od stolu.
ui-kept = Za vás teď hraje bot.
ui-back-to-seat = Vrátit se na své místo
ui-replace = Ať za hráče { $name } hraje bot
ui-replace-when = Bota místo hráče { $name } jde navrhnout { $seconds ->
    [one] za { $seconds } sekundu
    [few] za { $seconds } sekundy
   *[other] za { $seconds } sekund
}
ui-votes = Pro bota místo hráče { $name } je: { $names }
ui-score-unseen = Body:
ui-spectators = { $count ->
    [one] Jeden divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
ui-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
ui-your-turn = Jste na tahu.
ui-turn-of = { $count ->
    [one] Na tahu je { $names }.
   *[other] Na tahu jsou { $names }.
}
ui-not-your-turn = Teď nejste na tahu.
ui-chose-wait = Vybráno: { $move }. Než vyberou ostatní, můžete volbu změnit.
ui-chose-wait-short = Vybráno { $move }
ui-clock = Zbývá { $seconds } s
ui-why = Proč? { $paragraph }
ui-undo = Vzít zpět
ui-begun = Zatím: { $move }
ui-begun-none = Nic není začaté.
ui-back-one = O krok zpět
ui-begin-again = Začít znovu
ui-board = Hrací plocha
ui-questions = Nač se lze zeptat
ui-moves = Možné tahy
ui-moves-count = { $count ->
    [one] Jeden možný tah
    [few] { $count } možné tahy
   *[other] { $count } možných tahů
}
ui-no-moves = Teď nemáte žádný tah.
ui-move-write = Napsat tah
ui-move-send = Táhnout
ui-fall-title = Co padlo
ui-fall-write = Napište, co padlo
ui-fall-tap = Co může padnout
ui-fall-none = { $count ->
    [one] Zbývá jedna kostka.
    [few] Zbývají { $count } kostky.
   *[other] Zbývá { $count } kostek.
}
ui-fall-so-far = Zatím: { $faces }. { $count ->
    [one] Zbývá jedna.
    [few] Zbývají { $count }.
   *[other] Zbývá { $count }.
}
ui-fall-whole = Je to všechno: { $faces }. Zapište to, nebo vezměte poslední zpět.
ui-fall-too-many = { $count ->
    [one] O jednu víc: { $faces }.
    [few] O { $count } víc: { $faces }.
   *[other] O { $count } víc: { $faces }.
}
ui-fall-back = Poslední zpět
ui-fall-clear = Od začátku
ui-fall-corrections = Co se zapsalo
ui-fall-send = Zapsat
ui-fall-correct = Opravit zápis: { $was }
ui-fall-correct-nth = Opravit zápis { $event }: { $was }
ui-fall-correct-send = Opravit
ui-fall-no-correction = Žádný zápis už opravit nejde.
ui-log = Průběh hry
ui-position = Ukázat pozici { $n }
ui-chat = Povídání
ui-chat-write = Napsat zprávu
ui-chat-send = Poslat
ui-chat-said = { $name } píše: { $text }
ui-muted = Hostitel vás ztišil: psát tu teď nemůžete.
ui-unmuted = Hostitel vám vrátil slovo: můžete zase psát.
ui-rules = Pravidla
ui-guide-missing = Pravidla se nepodařilo načíst.
ui-guide-whole = Otevřít pravidla na vlastní stránce

ui-gathering = Čeká se na hráče
ui-gathered = Všichni jsou u stolu
ui-start = Začít hru
ui-start-host = Můžete začít.
ui-start-wait = Hru začne hostitel stolu.
ui-listed = Ukázat mezi otevřenými stoly
ui-invite-title = Pozvánka ke stolu
ui-invite-link = Odkaz
ui-invite-how = Kdo odkaz otevře, může si sednout na volné místo, nebo se jen dívat.
ui-copy = Zkopírovat odkaz
ui-copied = Zkopírováno
ui-share = Sdílet
ui-qr = QR kód s odkazem na tento stůl

ui-leagues = Ligy
ui-leagues-lead = Hrajete spolu pravidelně? V lize se kolo po kole losuje ke stolům a vede se průběžná tabulka.
ui-league-mine = Moje ligy
ui-league-which-game = Hra nové ligy
ui-league-new = Založit ligu
ui-league-ended = Skončila
ui-league-stand = { $place }. místo, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ui-league-round-count = { $count ->
    [0] Zatím bez kola
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
ui-league-new-title = Nová liga: { $game }
ui-league-new-lead = V každém kole se losuje ke stolům po { $seats }. Ligové body podle místa: { $points }.
ui-league-new-name = Jak se liga jmenuje
ui-league-new-playing = Budu v ní i hrát
ui-league-new-open = Založit ligu
ui-league-missing = Tady žádná liga není
ui-league-back = Zpět do ligy
ui-league-closed = Liga skončila, tabulka je konečná.
ui-league-host = Správa ligy
ui-league-end = Ukončit ligu
ui-league-end-sure = Opravdu ligu ukončit? Další kola se pak nelosují.
ui-league-reopen = Pokračovat v lize
ui-league-invite = Pozvánka do ligy
ui-league-invite-how = Kdo odkaz otevře, může se přihlásit, nebo se jen dívat na tabulku.

ui-league-standing = Průběžná tabulka
ui-league-standing-how = Ligové body podle místa u stolu: { $points }. Kdo se o místo dělí, má body toho místa. Při shodě bodů rozhodují první místa, pak součet skóre.
ui-league-nobody = Zatím se nikdo nepřihlásil.
ui-league-place = Místo
ui-league-name = Jméno
ui-league-points = Body
ui-league-played = Kola
ui-league-wins = První
ui-league-score = Skóre
ui-league-course = Po kolech
ui-league-got = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

ui-league-join-title = Chcete hrát?
ui-league-join = Přihlásit se do ligy
ui-league-members = { $count ->
    [one] Hraje { $count } člověk
    [few] Hrají { $count } lidé
   *[other] Hraje { $count } lidí
}
ui-league-is-host = hostitel
ui-league-no-device = bez vlastního zařízení
ui-league-out = příště nehraje
ui-league-set-out = Příště nehrát
ui-league-set-in = Zase hrát
ui-league-leave = Odejít z ligy
ui-league-leave-sure = Opravdu odejít z ligy? Co jste získali, v tabulce zůstane.
ui-league-remove = Odebrat z ligy
ui-league-remove-sure = Opravdu odebrat z ligy: { $who }? Získané body v tabulce zůstanou.
ui-league-add-name = Jméno hráče bez zařízení
ui-league-add = Zapsat do ligy
ui-league-add-how = Kdo nemá vlastní zařízení, hraje u vašeho, nebo se skutečnými kostkami u stolu.

ui-league-rounds = Kola
ui-league-round = { $round }. kolo
ui-league-no-round = Zatím se nelosovalo. Kolo vylosuje hostitel ligy.
ui-league-no-round-host = Zatím se nelosovalo. Až budou všichni přihlášení, vylosujte první kolo.
ui-league-draw = Vylosovat { $round }. kolo
ui-league-draw-wait = Nejdřív dohrajte minulé kolo.
ui-league-open-all = Otevřít všechny stoly kola
ui-league-table = Stůl { $table }
ui-league-yours = (váš)
ui-league-way = { $what }, { $round }. kolo, stůl { $table }
ui-league-open-table = Otevřít stůl
ui-league-type = Zapsat výsledek
ui-league-correct = Opravit výsledek
ui-league-untype = Zrušit výsledek
ui-league-drop = Nehrálo se
ui-league-go = Přejít ke stolu
ui-league-replay = Podívat se na hru
ui-league-state-waiting = Stůl ještě není otevřený.
ui-league-state-gathering = Hráči si sedají ke stolu.
ui-league-state-playing = Právě se hraje.
ui-league-state-over = Dohráno, výsledek se počítá.
ui-league-state-closed = Stůl byl zavřen, než hra skončila.
ui-league-state-done = Dohráno u stolu tady.
ui-league-state-typed = Výsledek zapsal hostitel.
ui-league-state-dropped = Nehrálo se.
ui-league-resting = Volno mají: { $names }
ui-league-result-how = Místa se doplní podle skóre; když je potřeba, změňte je.
ui-league-result-save = Uložit výsledek
ui-league-draw-how = Jak se losovalo
ui-league-draw-good = Losování souhlasí: tento prohlížeč ho právě přepočítal.
ui-league-draw-bad = Losování nesouhlasí se slíbeným tajným číslem.
ui-league-draw-why = Tajné číslo každého kola bylo slíbeno dřív, než se kdokoli přihlásil, a každý prohlížeč přidal své. Z nich plyne pořadí, v němž se obsazují stoly.

ui-league-said-joined = { $who } hraje v lize.
ui-league-said-round = Je vylosováno { $round }. kolo.
ui-league-said-mine = Hrajete u stolu { $table }: { $names }.
ui-league-said-resting = Tentokrát máte volno.
ui-league-said-open = Váš stůl je otevřený.
ui-league-said-result = { $round }. kolo, stůl { $table }: { $result }.
ui-league-said-closed = Liga skončila.

ui-host = Správa stolu
ui-host-fixed = Jak je to s braním zpět, s časem na rozmyšlenou a se skutečnými kostkami a kartami, platí od začátku hry; teď už to změnit nejde.
ui-host-people = Lidé u stolu
ui-host-alone = Kromě vás tu teď nikdo není.
ui-host-mute = Ztišit
ui-host-unmute = Zrušit ztišení
ui-host-give = Předat roli hostitele
ui-host-remove = Poslat pryč
ui-host-close = Zavřít stůl
ui-host-close-sure = Opravdu stůl zavřít? Hra se tím ukončí pro všechny.

ui-over = Konec hry
ui-closed = Stůl je zavřený
ui-rematch = Odveta
ui-rematch-go = Přejít k odvetě
ui-replay = Přehrát znovu
ui-record = Stáhnout záznam
ui-verify-this = Ověřit hody
ui-replay-title = Pozice { $n } z { $last }
ui-replay-slider = Kolikátá událost
ui-replay-first = Na začátek
ui-replay-back = O krok zpět
ui-replay-on = O krok dál
ui-replay-last = Na konec
ui-replay-leave = Zpět ke stolu
ui-replay-start = Takhle hra začínala.

ui-hand-over = Na tahu je { $name }. Předejte zařízení.
ui-hand-over-why = Co druzí nemají vidět, je zatím zakryté.
ui-hand-over-here = Tady { $name }, odkrýt
ui-hand-to = Zařízení si bere { $name }

ui-line-connecting = Připojuje se…
ui-line-lost = Spojení se přerušilo. Zkouším ho obnovit, nic se neztratí.
ui-line-back = Spojení je zpět.
ui-line-gone = Spojení je ukončeno.
ui-line-stopping = Server se právě restartuje. Hra bude hned pokračovat.

ui-key-turn = kdo je na tahu a co má udělat
ui-key-scores = body všech
ui-key-mine = moje mřížka a hod
ui-key-last = poslední tah
ui-key-repeat = zopakovat, co zaznělo naposledy
ui-key-moves = možné tahy
ui-key-board = přejít na hrací plochu
ui-key-questions = přejít k dotazům
ui-key-chat = napsat zprávu
ui-key-undo = vzít zpět poslední krok nebo poslední rozhodnutí
ui-key-anew = začít nedokončený tah znovu
ui-key-correct = opravit, co se zapsalo ze skutečných kostek
ui-score = { $name }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
ui-score-place = { $name }: { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}, { $place }. místo
ui-row = Řádek { $row }: { $cells }
ui-nothing-yet = Zatím se nic nestalo.
ui-help-everything = Všechno jde ovládat klávesnicí, myší i dotykem. Možné tahy jsou vždy také v seznamu tlačítek.
ui-help-board = Na hrací ploše
ui-help-arrows = o pole dál
ui-help-home = na začátek řádku
ui-help-end = na konec řádku
ui-help-corner-first = na první pole
ui-help-corner-last = na poslední pole
ui-help-enter = vybrat pole
ui-help-keys = Rychlé klávesy
ui-help-keys-none = U stolu tu najdete klávesy, které řeknou, kdo je na tahu, kolik má kdo bodů a co se naposledy stalo.
ui-help-keys-on = Klávesy s jedním písmenem se dají v nastavení vypnout.
ui-help-keys-off = Klávesy s jedním písmenem jsou v nastavení vypnuté.

ui-setting-language = Jazyk
ui-setting-theme = Vzhled
ui-setting-theme-auto = podle zařízení
ui-setting-theme-light = světlý
ui-setting-theme-dark = tmavý
ui-setting-theme-contrast-light = vysoký kontrast, světlý
ui-setting-theme-contrast-dark = vysoký kontrast, tmavý
ui-setting-size = Velikost písma
ui-setting-size-normal = běžná
ui-setting-size-large = větší
ui-setting-size-largest = největší
ui-setting-wording = Co se předčítá
ui-setting-wording-long = celé věty
ui-setting-wording-short = jen to hlavní
ui-setting-motion-off = Žádný pohyb na stránce
ui-setting-sounds = Zvuky
ui-setting-shortcuts = Klávesy s jedním písmenem
ui-setting-awake = Nechat u stolu rozsvícenou obrazovku

ui-me-title = Moje stoly
ui-me-none = Zatím nesedíte u žádného stolu.
ui-me-name = Jak se vám říká
ui-me-save = Uložit jméno
ui-me-saved = Jméno je uložené.
ui-me-link = Osobní odkaz
ui-me-link-why = S tímto odkazem budete na jiném zařízení zase vy a sednete si na svá místa. Nikomu ho neposílejte.
ui-me-link-make = Ukázat osobní odkaz
ui-me-link-address = Váš osobní odkaz
ui-me-delete = Smazat moje údaje
ui-me-delete-why = Smaže vaše jméno a zprávy. V záznamech her zůstane místo jména jen „Host“.
ui-me-delete-sure = Opravdu smazat vaše jméno a všechny vaše údaje? Nejde to vrátit.
ui-me-deleted = Vaše údaje jsou smazané.

ui-verify-title = Ověřit kostky
ui-verify-lead = Server před prvním hodem slíbil tajné číslo a každý prohlížeč přidal své. Po hře je vše odkryté a každý hod jde spočítat znovu. Počítá to tato stránka u vás, nic nikam neposílá.
ui-verify-file = Záznam hry (soubor .jsonl)
ui-verify-good = Všechno souhlasí.
ui-verify-bad = Záznam nesouhlasí.
ui-verify-falls = { $count ->
    [one] Přepočítán jeden hod.
    [few] Přepočítány { $count } hody.
   *[other] Přepočítáno { $count } hodů.
}
ui-verify-typed = { $count ->
    [one] Jeden hod nebo kartu zapsal někdo u stolu podle skutečnosti; to přepočítat nejde.
    [few] { $count } hody nebo karty zapsali lidé u stolu podle skutečnosti; to přepočítat nejde.
   *[other] { $count } hodů nebo karet zapsali lidé u stolu podle skutečnosti; to přepočítat nejde.
}
ui-verify-events = { $count ->
    [one] V řetězu je jedna událost.
    [few] V řetězu jsou { $count } události.
   *[other] V řetězu je { $count } událostí.
}
ui-verify-secret-hidden = Tajné číslo ještě není odkryté, hra neskončila. Hody zatím přepočítat nejdou.
ui-verify-commitment = Slib
ui-verify-secret = Tajné číslo
ui-verify-line = Řádek { $line }: { $problem }
ui-verify-problem-json = není to platný záznam
ui-verify-problem-commitment = tajné číslo neodpovídá slibu
ui-verify-problem-fall = padlo něco jiného, než vychází z tajného čísla
ui-verify-problem-hash = otisk neodpovídá předchozím událostem
ui-verify-problem-number = událost chybí nebo je navíc
ui-verify-problem-end = konec hry v záznamu chybí
ui-verify-problem-missing = nepodařilo se načíst záznam
