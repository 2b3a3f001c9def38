# Co říká každý stůl, ať se hraje cokoli. Webová stránka a terminál přidávají svá slova.
table-seat = Místo { $letter }
table-your-turn = Jste na tahu
table-places = { $place ->
    [1] první místo
    [2] druhé místo
    [3] třetí místo
   *[other] { $place }. místo
}

seat-open = volné místo
seat-bot-1 = Bot začátečník
seat-bot-2 = Bot pokročilý
seat-bot-3 = Bot mistr
seat-bot-random = Náhodný bot
seat-bot-greedy = Hltavý bot

# Jak bot hledá své tahy.
seat-how-random = hraje náhodně
seat-how-greedy = bere hned nejvíc bodů
seat-how-thumb = hraje od oka
seat-how-mixed = hraje střídavě od oka a přesně
seat-how-search = hledá tahy propočtem
seat-how-untabled = hledá tahy propočtem, přesná tabulka není spočítaná
seat-how-exact = hraje přesně na nejvíc bodů
seat-how-win = hraje na výhru
table-how-random = { $name } teď hraje náhodně.
table-how-greedy = { $name } teď bere hned nejvíc bodů.
table-how-thumb = { $name } teď hraje od oka.
table-how-mixed = { $name } teď hraje střídavě od oka a přesně.
table-how-search = { $name } teď hledá tahy propočtem.
table-how-untabled = { $name } hledá tahy propočtem: přesná tabulka pro tato pravidla není spočítaná.
table-how-exact = { $name } hraje přesně: na nejvíc bodů, které se dají čekat.
table-how-win = { $name } teď hraje na výhru.

# Co se děje u stolu.
table-sat = { $who } usedá na místo { $letter }.
table-open = Místo { $letter } je volné.
table-bot-host = Na místě { $letter } hraje bot.
table-bot-vote = Ostatní se dohodli: na místě { $letter } hraje bot. { $who } se může vrátit.
table-bot-time = { $who } je pryč příliš dlouho: na místě { $letter } hraje bot. { $who } se může vrátit.
table-bot-removed = Na místě { $letter } hraje odteď bot.
table-left = { $who } odchází od stolu a může se vrátit.
table-back = { $who } je zpět.
table-vote = Někdo navrhuje, aby místo hráče { $who } hrál bot.
table-renamed = Na místě { $letter } teď hraje { $who }.
table-start = Hra začíná.
table-chose = { $name } má vybráno.
table-claimed = První je { $name }.
table-undo = { $name } bere zpět poslední rozhodnutí.
table-late = { $name }: čas vypršel, rozhodne bot.
table-resumed = Stůl byl chvíli bez dozoru. Čas běží znovu od začátku.
table-corrected = { $name } opravuje zápis:
table-corrected-to = Správně je:
table-corrected-void = Co bylo zapsáno potom, už neplatí.
table-corrected-kept = Co potom vylosoval program, zůstává: padne znovu stejně, až to přijde na řadu.
table-host = Stůl má nového hostitele.
table-settings = Hostitel změnil nastavení stolu.
table-set-listed = { $value ->
    [0] Hostitel stůl skryl: najde ho jen ten, kdo zná odkaz.
   *[other] Hostitel stůl zveřejnil: najde ho každý.
}
table-set-chat = { $value ->
    [0] Hostitel vypnul povídání.
   *[other] Hostitel zapnul povídání.
}
table-set-undo = { $value ->
    [0] Hostitel rozhodl, že se nic nebere zpět.
   *[other] Hostitel povolil brát rozhodnutí zpět.
}
table-set-clock_s = { $value ->
    [0] Hostitel vypnul hodiny.
    [one] Hostitel nastavil hodiny: { $value } sekunda na každé rozhodnutí.
    [few] Hostitel nastavil hodiny: { $value } sekundy na každé rozhodnutí.
   *[other] Hostitel nastavil hodiny: { $value } sekund na každé rozhodnutí.
}
table-set-bot_pace_ms = { $value ->
    [0] Hostitel rozhodl, že boti hrají hned.
    [one] Hostitel rozhodl, že boti čekají před tahem { NUMBER($value) } tisícinu sekundy.
    [few] Hostitel rozhodl, že boti čekají před tahem { NUMBER($value) } tisíciny sekundy.
   *[other] Hostitel rozhodl, že boti čekají před tahem { NUMBER($value) } tisícin sekundy.
}
table-set-real_dice = { $value ->
    [0] Hostitel rozhodl, že hází a losuje program.
   *[other] Hostitel rozhodl, že se hraje se skutečnými kostkami nebo dílky: co padne, to se zapíše.
}
table-set-real_cards = { $value ->
    [0] Hostitel rozhodl, že karty losuje program.
   *[other] Hostitel rozhodl, že se hraje se skutečnými kartami: co se vytáhne, to se zapíše.
}
table-set-grace_s = { $value ->
    [one] Hostitel rozhodl, že bot smí nastoupit po { $value } sekundě, když ostatní souhlasí.
   *[other] Hostitel rozhodl, že bot smí nastoupit po { $value } sekundách, když ostatní souhlasí.
}
table-set-replace_s = { $value ->
    [0] Hostitel rozhodl, že bez domluvy žádný bot nenastoupí.
    [one] Hostitel rozhodl, že bot nastoupí bez domluvy po { $value } sekundě.
   *[other] Hostitel rozhodl, že bot nastoupí bez domluvy po { $value } sekundách.
}
table-removed = Hostitel poslal někoho pryč od stolu.
table-rematch = Další hra začíná u nového stolu.
table-over = Hra skončila.
table-over-seat = { $name }: { $place ->
    [1] první místo
    [2] druhé místo
    [3] třetí místo
   *[other] { $place }. místo
}, skóre { $score }.
table-closed-host = Hostitel stůl zavřel.
table-closed-abandoned = Dlouho nikdo nepřišel, stůl je zavřený.

# Na co se čeká, kromě toho, co říká sama hra.
table-asked-gathering = { $open ->
    [0] Všechna místa jsou obsazená. Hostitel může začít hru.
    [one] Jedno místo je volné.
    [few] { $open } místa jsou volná.
   *[other] { $open } míst je volných.
}
table-asked-chosen = Máte vybráno. Změnit to můžete, dokud nevyberou všichni.
table-asked-fall = Hoďte kostkou a zadejte, co padlo.
table-asked-ending = Hra za chvíli skončí. Ještě jde opravit, co bylo zapsáno.
table-asked-closed = Stůl je zavřený.
table-asked-version = U tohoto stolu se hrálo podle jiné verze pravidel. Dá se jen prohlížet.

# Proč stůl něco odmítá.
table-refused-busy = U stolu je teď příliš rušno. Zkuste to znovu.
table-refused-chat-length = Zpráva má aspoň jeden znak a nejvýš { $most } znaků.
table-refused-chat-off = U tohoto stolu je rozhovor vypnutý.
table-refused-closed = Stůl je zavřený.
table-refused-come-back-first = Na tomto místě teď nesedíte. Nejdřív se na ně vraťte.
table-refused-compile-failed = Tuto hru se nepodařilo připravit.
table-refused-failed = Něco se tu pokazilo. Je to zapsané.
table-refused-full = Už není místo.
table-refused-hidden-falls = V této hře je něco z toho, co padá, skryté, proto nejde hrát se skutečnými kostkami a kartami.
table-refused-left-already = Na tomto místě už nikdo nesedí.
table-refused-muted = Hostitel vás v rozhovoru ztišil.
table-refused-name = Jméno musí mít aspoň jeden viditelný znak.
table-refused-no-cards = V této hře padají jen kostky, žádné karty se nezapisují.
table-refused-no-fall-due = Teď nemá co padnout a poslední zápis už opravit nejde.
table-refused-no-real-dice = U tohoto stolu nechává všechno padnout program.
table-refused-no-such-fall = „{ $text }“ teď padnout nemůže.
table-refused-no-such-person = Tento člověk tu nemá místo.
table-refused-no-such-seat = Takové místo tu není.
table-refused-nonsense = To stůl udělat neumí.
table-refused-nobody-rolls = Se skutečnými kostkami nebo kartami musí u stolu někdo sedět a zapisovat, co padlo.
table-refused-not-host = To smí jen hostitel stolu.
table-refused-not-left = Na tomto místě pořád sedíte.
table-refused-not-oneself = Se sebou to udělat nemůžete.
table-refused-not-over = Hra ještě neskončila.
table-refused-not-started = Hra ještě nezačala.
table-refused-not-your-seat = Toto místo není vaše.
table-refused-nothing-to-undo = Není co vzít zpět: poslední rozhodnutí nebylo vaše.
table-refused-only-players = To smí jen ten, kdo sedí u stolu.
table-refused-open-seats = Místo { $letter } je ještě volné. Počkejte na někoho, nebo na ně posaďte bota.
table-refused-over = Hra skončila.
table-refused-removed = Hostitel vás poslal pryč od tohoto stolu.
table-refused-settings = Některé z těchto nastavení není možné.
table-refused-settings-fixed = Toto nastavení už změnit nejde, hra začala.
table-refused-stale = Hra se mezitím posunula. Podívejte se znovu a rozhodněte se.
table-refused-started = Hra už začala.
table-refused-starting = Server ještě startuje.
table-refused-still-here = { $name } není pryč dost dlouho. Bot může hrát až po { $seconds } s.
table-refused-taken = Na místě { $letter } někdo sedí.
table-refused-too-big = Tato zpráva je příliš dlouhá.
table-refused-too-fast = To bylo příliš mnoho najednou. Zpomalte trochu.
table-refused-too-many-tables = Během jedné hodiny jste otevřeli příliš mnoho stolů. Chvíli počkejte.
table-refused-claimed = Co jste zavolali, platí. Dokončete to.
table-refused-undo-off = U tohoto stolu se nic zpět nebere.
table-refused-undo-reveal = Rozhodnutí odkrylo něco skrytého, proto platí.
table-refused-undo-turn = Na tahu už je někdo jiný, proto rozhodnutí platí.
table-refused-unknown-game = Taková hra tu není.
table-refused-unknown-person = Tento prohlížeč už tu neznáme. Načtěte stránku znovu.
table-refused-unknown-table = Takový stůl tu není.
table-refused-very-many = U jednoho stolu jde ztišit nejvýš { $most } lidí a poslat pryč také nejvýš { $most }. Otevřete jiný stůl.
table-refused-version = U tohoto stolu se hrálo podle jiné verze pravidel. Dá se jen prohlížet.

# Proč liga něco odmítá.
table-refused-unknown-league = Taková liga tu není.
table-refused-league-bad-result = Taková místa být nemohou. Někdo je první, a kdo se o místo dělí, vynechá to další.
table-refused-league-closed = Liga skončila.
table-refused-league-has-result = Tento stůl už výsledek má.
table-refused-league-name-taken = Jméno { $who } už v lize někdo má. Zvolte jiné.
table-refused-league-no-such-member = Takový člen v lize není.
table-refused-league-no-such-table = Takový stůl v lize není.
table-refused-league-not-host = To smí jen hostitel ligy.
table-refused-league-round-open = Kolo { $round } ještě není dohrané. Doplňte chybějící výsledky, nebo u stolů zadejte, že se nehrálo.
table-refused-league-too-few = Na kolo je potřeba nejmíň { $fewest } hrajících.
