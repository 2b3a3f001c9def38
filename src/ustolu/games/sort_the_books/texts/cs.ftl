title = Zařaď knihu
tagline = Patnáct knih do tří polic: podle oboru, barvy, jmen autorů a čísel, jak jen to půjde.
option-deck = Balíček
option-deck-90 = Všech 90 knih
option-deck-82 = 82 knih, osm zůstane neznámo kterých v krabici

discipline = { $discipline ->
    [biology] biologie
    [economics] ekonomie
    [mathematics] matematika
    [philosophy] filozofie
    [physics] fyzika
    [psychology] psychologie
   *[other] { $discipline }
}
colour = { $colour ->
    [blue] modrá
    [green] zelená
    [purple] fialová
    [red] červená
    [yellow] žlutá
   *[other] { $colour }
}
shelf = { $shelf ->
    [top] Horní police
    [middle] Prostřední police
    [bottom] Dolní police
    [first] Řada s první knihou
   *[other] Řada { $shelf }
}
book = { $number } { $author }, { discipline }, { colour }.
book-short = { $number } { $author }.
runs = { $discipline_run ->
    [none] { "" }
    [three] , tři jednoho oboru
    [four] , čtyři jednoho oboru
   *[five] , pět jednoho oboru
}{ $colour_run ->
    [none] { "" }
    [three] , tři jedné barvy
    [four] , čtyři jedné barvy
   *[five] , pět jedné barvy
}{ $forward_run ->
    [none] { "" }
    [three] , tři jména podle abecedy
    [four] , čtyři jména podle abecedy
   *[five] , pět jmen podle abecedy
}{ $backward_run ->
    [none] { "" }
    [three] , tři jména pozpátku
    [four] , čtyři jména pozpátku
   *[five] , pět jmen pozpátku
}{ $rising_run ->
    [none] { "" }
    [three] , tři čísla vzestupně
    [four] , čtyři čísla vzestupně
   *[five] , pět čísel vzestupně
}{ $falling_run ->
    [none] { "" }
    [three] , tři čísla sestupně
    [four] , čtyři čísla sestupně
   *[five] , pět čísel sestupně
}

dealt = Každý z { $seats } hráčů dostal do ruky jednu knihu.
dealt-self = Do ruky jste dostali: { $number } { $author }, { discipline }, { colour }.
dealt-self-short = Máte { $number } { $author }.
offered = Nabídka:
starts = Nejmenší číslo v ruce a první tah má { $name }.
starts-self = Nejmenší číslo v ruce máte vy. Začínáte.
starts-self-short = Začínáte.
refilled = Do nabídky přibyla { $number } { $author }, { discipline }, { colour }.
refilled-short = Nabídka plus { $number } { $author }.
draws = { $name } si bere dvě knihy z balíčku.
draws-self = Berete si dvě knihy z balíčku.
drew = { $name } má v ruce tři knihy.
drew-self = Z balíčku máte:
took = { $name } si bere z nabídky { $number } { $author }, { discipline }, { colour }.
took-short = { $name } bere { $number } { $author }.
took-self = Berete si z nabídky { $number } { $author }, { discipline }, { colour }.
took-self-short = Berete { $number } { $author }.
laid = { $name } staví { $number } { $author }, { discipline }, { colour } na { $at }, { $points ->
    [0] bez bodu
   *[other] plus { $points }
}{ runs }. Celkem { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}.
laid-short = { $name } { $number } na { $at }, plus { $points }, { $score }.
laid-self = Stavíte { $number } { $author }, { discipline }, { colour } na { $at }, { $points ->
    [0] bez bodu
   *[other] plus { $points }
}{ runs }. Máte { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}.
laid-self-short = { $number } na { $at }, plus { $points }, { $score }.
put-back = { $name } vrací jednu knihu skrytě na balíček.
put-back-self = Vracíte na balíček { $number } { $author }, { discipline }, { colour }. Jako první z něj zase odejde.
put-back-self-short = Vracíte { $number } { $author }.

in-hand = V ruce máte:
in-hand-none = V ruce už nic nemáte.
shelves-empty = Ve vašich policích ještě nic nestojí.
on-shelf = { shelf }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}:
gap = Volné místo.
in-deck = { $deck ->
    [0] Balíček je prázdný.
    [one] V balíčku je { $deck } kniha.
    [few] V balíčku jsou { $deck } knihy.
   *[other] V balíčku je { $deck } knih.
}

asked-take = Vezměte si knihu z nabídky, nebo dvě z balíčku. V ruce máte { $number } { $author }, { discipline }, { colour }.
asked-take-short = Berte. Máte { $number } { $author }.
asked-take-only = Vezměte si knihu z nabídky, balíček už na dvě nestačí. V ruce máte { $number } { $author }, { discipline }, { colour }.
asked-take-only-short = Berte z nabídky. Máte { $number } { $author }.
asked-lay = Postavte jednu knihu z ruky do svých polic.
asked-back = Jednu z knih v ruce vraťte na balíček.
asked-wait = Na tahu je { $name }.
asked-cards = Teď přijdou knihy z balíčku.
asked-over = Konec hry, police jsou plné.

may-take = Vzít z nabídky { $number } { $author }, { discipline }, { colour }
may-draw = Vzít dvě knihy z balíčku
may-lay = { $number } { $author }, { discipline }, { colour }, na { $at }: { $points ->
    [0] bez bodu
   *[other] plus { $points }
}{ runs }
may-put-back = Vrátit na balíček { $number } { $author }, { discipline }, { colour }

item-discipline = { shelf }: { $books ->
    [one] { $books } kniha
    [few] { $books } knihy
   *[other] { $books } knih
} jednoho oboru, { discipline }
item-colour = { shelf }: { $books ->
    [one] { $books } kniha
    [few] { $books } knihy
   *[other] { $books } knih
} jedné barvy, { colour }
item-forward = { shelf }: { $books ->
    [one] { $books } jméno
    [few] { $books } jména
   *[other] { $books } jmen
} podle abecedy, { $authors }
item-backward = { shelf }: { $books ->
    [one] { $books } jméno
    [few] { $books } jména
   *[other] { $books } jmen
} podle abecedy pozpátku, { $authors }
item-rising = { shelf }: { $books ->
    [one] { $books } číslo
    [few] { $books } čísla
   *[other] { $books } čísel
} vzestupně, { $numbers }
item-falling = { shelf }: { $books ->
    [one] { $books } číslo
    [few] { $books } čísla
   *[other] { $books } čísel
} sestupně, { $numbers }

board-shelves = Police: { $name }
board-cell = { $shows ->
    [empty] { $at }, volné
   *[other] { $at }: { $shows } { $author }, { discipline }, { colour }
}

board-offer = Nabídka
board-hand = V ruce
board-deck = Balíček, { $deck ->
    [one] { $deck } kniha
    [few] { $deck } knihy
   *[other] { $deck } knih
}
board-deck-draw = Balíček, { $deck ->
    [one] { $deck } kniha
    [few] { $deck } knihy
   *[other] { $deck } knih
}: vzít dvě
board-top = navrch jste vrátili { $number } { $author }, { discipline }, { colour }
board-book = { $number } { $author }, { discipline }, { colour }
board-take = { $number } { $author }, { discipline }, { colour }: vzít
board-pick = { $number } { $author }, { discipline }, { colour }: vybrat k postavení
board-picked = { $number } { $author }, { discipline }, { colour }: vybráno, teď místo v polici
board-back = { $number } { $author }, { discipline }, { colour }: vrátit na balíček
board-at = { $at }: { $number } { $author }, { discipline }, { colour }
board-can = { $at }: { $number } { $author } sem, { $points ->
    [0] bez bodu
   *[other] plus { $points }
}{ runs }
board-open = { $at }, volné
board-far = { $at }, zatím s ničím nesousedí
board-fixed = Police už mají své místo.
board-floats = Police ještě nemají místo: { $across ->
    [0] do stran jsou dané
    [one] do stran se mohou posunout o { $across } místo
    [few] do stran se mohou posunout o { $across } místa
   *[other] do stran se mohou posunout o { $across } míst
}, { $down ->
    [0] na výšku jsou dané
    [one] na výšku o { $down } řadu
    [few] na výšku o { $down } řady
   *[other] na výšku o { $down } řad
}.
board-words = Police slovy
board-gap = volné
board-row = { shelf }: { $books }. { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

game-is-over = Hra skončila; všechny police jsou plné.
no-such-seat = Takové místo v této hře není.
cards-come-first = Nejdřív musí přijít knihy z balíčku.
not-your-turn = Teď je na tahu { $name }.
deck-too-small = { $deck ->
    [0] Balíček je prázdný, zbývá jen nabídka.
   *[other] V balíčku zbývá jediná kniha, a brát se smějí jen dvě. Vyberte si z nabídky.
}
take-first = Nejdřív si vezměte knihu z nabídky, nebo dvě z balíčku.
not-in-offer = Kniha { $number } v nabídce není.
taken-already = Knihu už máte vzatou. Teď jednu postavte do police.
lay-first = Teď je třeba jednu knihu z ruky postavit do police.
not-in-hand = Knihu { $number } v ruce nemáte.
first-is-the-middle = První kniha se píše na 0,0, ne na { $at }; ostatní se počítají od ní, a police se tím nikam neposouvají.
cell-taken = Na { $at } už stojí kniha { $number }. Postavená kniha se nepřemisťuje.
outside-box = Místo { $at } už je mimo tři police po pěti knihách.
not-beside = Místo { $at } nesousedí s žádnou vaší knihou, vodorovně ani svisle.
put-back-first = Nejdřív vraťte jednu knihu z ruky na balíček.
no-such-book = Kniha číslo { $number } není. Čísla jsou od 1 do 90.
move-unreadable = „{ $text }“ není tah. Napište například take 40, draw, lay 40 1,0 nebo back 90.
fall-unreadable = „{ $text }“ nejsou čísla knih, které mají přijít. { $cards ->
    [one] Přijde { $cards } kniha.
    [few] Přijdou { $cards } knihy.
   *[other] Přijde { $cards } knih.
}
top-comes-first = První odchází z balíčku kniha, kterou tam někdo vrátil.
not-in-deck = Kniha { $number } už v balíčku není.
