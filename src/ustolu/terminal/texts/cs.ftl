# Textový klient. Řádky jsou krátké (40 znaků), nejdůležitější slovo napřed.

## Slova příkazů; první je v nápovědě.

term-word-help = pomoc, nápověda, p
term-word-legal = tahy, možnosti, t
term-word-try = zkus
term-word-grid = deska, mřížka, moje, d
term-word-grids = desky, mřížky, všechny
term-word-cell = pole, políčko
term-word-find = najdi, n
term-word-ask = dotaz, otázka
term-word-scores = body, skóre, b
term-word-turn = kdo, k
term-word-last = poslední
term-word-repeat = znovu, opakuj, z
term-word-log = průběh, záznam
term-word-seats = místa, stůl
term-word-rules = pravidla, §
term-word-undo = zpět, vrať
term-word-anew = odznova, restart
term-word-hand = předej, dej
term-word-fix = oprav
term-word-save = ulož
term-word-short = krátce, stručně
term-word-long = dlouze, podrobně
term-word-language = jazyk
term-word-quit = konec, ukonči
term-word-yes = ano, a
term-word-sit = sedni
term-word-leave = odejdi
term-word-start = začni
term-word-bot = bot, robot
term-word-replace = nahraď
term-word-back = návrat, vracím
term-word-rematch = odveta
term-word-say = řekni

## Nápověda, řádek na příkaz.

term-help-move = { $move }: tah stačí napsat.
term-help-fall = { $fall }: co padlo, stačí napsat.
term-help-help = pomoc { $word }: víc o jednom příkazu.
term-help-legal = tahy: co lze a co dá. tahy b: jen na b.
term-help-try = zkus { $move }: co by tah přinesl.
term-help-grid = deska: vaše deska po řádcích.
term-help-grids = desky: desky všech.
term-help-cell = pole { $at }: jedno pole. pole { $at } B: u B.
term-help-find = najdi { $shows }: kde to leží.
term-help-ask = dotaz: nač se lze ptát. dotaz 1: první.
term-help-scores = body: kdo kolik má a za co.
term-help-turn = kdo: kdo je na tahu a co má dělat.
term-help-last = poslední: poslední tahy a hody.
term-help-repeat = znovu: poslední řádky ještě jednou.
term-help-log = průběh: vše dosud. průběh 5: 5 řádků.
term-help-seats = místa: kdo kde sedí.
term-help-rules = pravidla: návod. pravidla 4: jeho § 4.
term-help-undo = zpět: vzít zpět své rozhodnutí.
term-help-anew = odznova: začít tah od začátku.
term-help-hand = předej B: v závodu má klávesnici B.
term-help-fix = oprav { $fall }: co padlo doopravdy.
term-help-save = ulož: kde je záznam. ulož SOUBOR.
term-help-short = krátce: stručné zprávy.
term-help-long = dlouze: zprávy celou větou.
term-help-language = jazyk en: anglicky.
term-help-quit = konec: dohrát jde i jindy.
term-help-sit = sedni: na volné místo. sedni B: sem.
term-help-leave = odejdi: uvolnit své místo.
term-help-start = začni: všichni sedí, hrajeme.
term-help-bot = bot B 2: na místo B bot úrovně 2.
term-help-replace = nahraď B 2: ať za B hraje bot.
term-help-back = návrat: zase hrát na svém místě.
term-help-rematch = odveta: totéž ještě jednou.
term-help-say = řekni TEXT: vzkaz ke stolu.
term-help-both = Jdou i anglická slova: help, legal.

## Začátek.

term-title = { $seats ->
    [one] { $title }, jedno místo.
    [few] { $title }, { $seats } místa.
   *[other] { $title }, { $seats } míst.
}
term-option = { $option }: { $value }.
term-seat-me = { $seat }: vy.
term-seat-person = { $seat }: { $name }.
term-seat-yours = { $seat }: { $name }, to jste vy.
term-seat-bot = { $seat }: { $name }.
term-seat-bot-how = { $seat }: { $name }, { $how }.
term-seat-open = { $seat }: volné místo.
term-seat-gone = { $seat }: { $name }, pryč.
term-hint = Příkazy vypíše pomoc.
term-you = Vy
term-resumed = Pokračuje hra { $title }.
term-preparing = Připravuji: { $title }. Jen poprvé.
term-prepared = Hotovo.
term-progress = { $percent ->
    [one] { $percent } procento.
    [few] { $percent } procenta.
   *[other] { $percent } procent.
}

## Kdo je na tahu.

term-waiting = Čeká se: { $names }.
term-over = Hra skončila.
term-not-begun = Ještě se nezačalo.
term-chosen = Zvoleno: { $move }. zpět: vzít zpět.
term-begun = Zatím: { $move }. zpět: o krok.
term-claimed = Zatím: { $move }.
term-what-fell = Co padlo
term-falls = { $count ->
    [one] Co může padnout:
    [few] Co může padnout na { $count } kostkách:
   *[other] Co může padnout na { $count } kostkách:
}
term-on-turn = { $name } je na tahu.

## Body, desky, seznamy.

term-score = { $name }: { $score }
term-score-item = { $what }: { $points }
term-own-board = Vaše deska
term-row = { $row }: { $cells }
term-free = nic
term-cell = { $name }: { $cell }
term-found = { $shows }: { $cells }
term-found-none = { $shows }: nikde.
term-no-boards = Tato hra nemá desku s poli.
term-question = { $number }: { $name }
term-no-question = „{ $text }“ v seznamu není. Seznam: dotaz.
term-no-questions = Tato hra takové dotazy nemá.
term-find-yourself = Tady musí každý hledat sám.
term-legal = { $count ->
    [one] Jediný tah:
    [few] { $count } tahy:
   *[other] { $count } tahů:
}
term-legal-more = { $count ->
    [one] Ještě jeden. tahy TEXT: jen s ním.
    [few] Ještě { $count }. tahy TEXT: jen s ním.
   *[other] Ještě { $count }. tahy TEXT: jen s ním.
}
term-legal-none = Teď žádný tah.
term-legal-none-so = Teď žádný tah nezačíná na { $start }.
term-legal-line = { $move }: { $say }
term-log-empty = Ještě se nic nestalo.

## Když něco nejde.

term-refused = { $why } { $paragraph }
term-refused-do = Zkuste tahy nebo pravidla { $number }.
term-refused-do-fall = Napište, co padlo, nebo pomoc.
term-refused-do-plain = Zkuste tahy nebo pomoc.
term-words = Slova: { $words }
term-not-legal = { $move }: teď to není tah.
term-unknown = { $typed }: není příkaz ani tah.
term-no-cell = { $at }: takové pole není.
term-no-seat = { $seat }: takové místo není.
term-no-paragraph = { $paragraph }: v pravidlech není.
term-no-guide = Pravidla ještě nejsou napsána.
term-not-now = Teď to nejde.
term-not-here = Jen u stolu na serveru.
term-undone = Vzato zpět.
term-nothing-begun = Nic není začaté.
term-no-fix = Žádný zápis teď opravit nejde.
term-fix-what = oprav { $fall }: místo { $was }.
term-fix-same = Tak je to zapsáno. Nic se nemění.
term-check-fall = Souhlasí? Enter, nebo oprav
term-short = Stručně.
term-long = Zprávy budou celou větou.
term-language = Mluvím česky.
term-no-language = Jazyky: cs, en.

## Předání, konec.

term-hand-over = Teď { $name }, ostatní oči pryč. Enter
term-hand-nobody = Nikdo další tu teď hrát nemůže.
term-hand-elsewhere = { $name } tu nesedí.
term-hand-idle = { $name } teď hrát nemůže.
term-quit-sure = Skončit? ano nebo ne
term-quit-no = Hraje se dál.
term-saved = Uloženo: { $file }
term-record = Záznam: { $file }
term-not-saved = Nejde uložit: { $why }
term-resume = Dál: ustolu play --resume { $file }
term-verify = Ověření: ustolu verify { $file }
term-good-bye = Na shledanou.

## U stolu na serveru.

term-spectator = Díváte se. sedni: na volné místo.
term-gathering = Místa se plní. začni, až všichni sedí.
term-connection-lost = Spojení spadlo. Zkouším znovu.
term-later = Zatím bez odpovědi, pošle se znovu.
term-connection-back = Spojení je zpátky.
term-no-answer = Neodpovídá { $url }
term-no-table = Takový stůl není: { $url }
term-sent-away = Hostitel vás poslal pryč od stolu: { $url }
term-full = U stolu není místo: { $url }
term-stopping = Server se na chvíli zastaví.
term-chat = { $name }: „{ $text }“
term-muted = Hostitel vás ztišil, psát teď nejde.
term-unmuted = Hostitel vám vrátil slovo.

## Před stolem: chyby na příkazové řádce.

term-bad-seat = „{ $word }“ není místo. Místa: me, me:JMÉNO, bot, bot:1 až bot:3, random, greedy, mezi nimi čárky.
term-bad-number-of-seats = Počet míst { $seats }: tato hra má místo pro { $low } až { $high }.
term-bad-nobody = Nikdo tu není člověk. Aspoň jedno místo musí být me; hry samotných botů pouští „ustolu sim“.
term-bad-game = „{ $word }“ není hra. Hry: { $games }.
term-bad-game-near = „{ $word }“ není hra. Nemělo to být { $near }?
term-broken-game = { $word } nejde hrát: { $why }
term-bad-option = „{ $word }“ není volba. Volby: { $options }.
term-bad-option-none = „{ $word }“ není volba. Tato hra žádné nemá.
term-chosen-elsewhere = { $words } nejde spolu s { $way }: o tom už rozhodl stůl, u kterého se hraje dál.
term-bad-option-form = „{ $word }“: volba se píše grid=3.
term-bad-value = „{ $word }“ není hodnota volby { $option }. Hodnoty: { $values }.
term-bad-real-dice = Se skutečnými kostkami a kartami to tu nejde: něco z toho, co padá, je skryté.
term-bad-real-cards = Skutečné karty tu nejsou: v této hře padají jen kostky.
term-bad-file = { $file } nejde dohrát: { $why }
term-no-file = { $file }: takový soubor není.
term-over-file = { $file }: tato hra už skončila.
term-bad-lang = „{ $word }“ není jazyk. Jazyky: cs, en.
term-need-game = Kterou hru? Hry: { $games }.
term-bad-url = { $url }: to není adresa stolu. Adresa vypadá takto: http://host:8000/t/ABC.

## Seznam her.

term-game = { $game }: { $title }, { $high ->
    [one] { $low } až { $high } místo.
    [few] { $low } až { $high } místa.
   *[other] { $low } až { $high } míst.
}
term-game-fixed = { $low ->
    [one] { $game }: { $title }, jedno místo.
    [few] { $game }: { $title }, { $low } místa.
   *[other] { $game }: { $title }, { $low } míst.
}
term-game-option = volba { $option }: { $values }
term-game-broken = { $game }: rozbitá. { $why }

# Ligy.
term-bad-league = „{ $url }“ není adresa ligy. Vypadá jako https://example.org/l/abc.
term-league = { $name }. { $count ->
    [0] Zatím bez kola.
    [one] Jedno kolo.
    [few] { $count } kola.
   *[other] { $count } kol.
}
term-league-row = { $place }. { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $wins ->
    [one] { $wins } první místo
    [few] { $wins } první místa
   *[other] { $wins } prvních míst
}, skóre { $score }.
term-league-own = { $place }. vy, { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, { $wins ->
    [one] { $wins } první místo
    [few] { $wins } první místa
   *[other] { $wins } prvních míst
}, skóre { $score }.
term-league-table = { $round }. kolo, stůl { $table }: { $names }.
term-league-address = Otevřený: { $url }
