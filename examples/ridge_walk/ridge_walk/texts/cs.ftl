title = Hřebenovka
tagline = Klaďte kostku ke kostce a z cizích stezek si udělejte schody: čím výš jste, tím víc každý krok vynese.

points-count = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
steps-self = { $way ->
    [up] Stoupáte na { $to }: { points-count }.
   *[beside] Pokračujete na { $to }: { points-count }.
}
steps = { $way ->
    [up] { $name } stoupá na { $to }: { points-count }.
   *[beside] { $name } pokračuje na { $to }: { points-count }.
}
nobody-steps = Nikdo už nemůže udělat další krok.

asked-step = Jste na tahu. Pokračujte od { $at }: vedle, nebo nahoru.
asked-wait = { $name } pokračuje od { $at }.
asked-over = Konec hry.
move-step = { $way ->
    [up] nahoru na { $to }: { points-count }
   *[beside] vedle na { $to }: { points-count }
}
item-layer = Patro { $layer }: { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
mark-end = tady končí stezka

game-is-over = Hra už skončila.
no-such-seat = V této hře tam nikdo nesedí.
not-your-turn = Na tahu je { $name }.
no-such-move = Takové pole není.
step-unreadable = „{ $text }“ není krok. Napište pole, kam přijde další kostka, třeba 1.3.4.
cell-filled = Na { $to } už kostka leží.
not-beside = { $to } se v patře nedotýká { $at } ani na ní neleží. Pokračujte od své poslední kostky.
no-hollow = { $to } ještě není jamka: musí pod ní ležet tři kostky.
