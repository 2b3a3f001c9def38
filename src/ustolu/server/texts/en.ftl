# What the server itself says: the page of a personal link, and the window it runs in.
page-link-title = Personal link
page-link-text = On this device you will go on as { $name }: with the same name and at the same tables.
page-link-take = Go on as { $name }
page-link-gone-title = This link is no longer valid
page-link-gone = A personal link is valid for a limited time. Make a new one on the device where you play.
page-missing-title = There is nothing here
page-missing = The address may be incomplete or mistyped.
page-missing-home = To the start page

serve-open = U stolu is open at { $url }
serve-phones = Phones in the same network open { $url }
serve-already = U stolu is open already at { $url }
serve-stop = Ctrl+C ends it. Games in play stay saved.
serve-moved = Port { $port } is used by another program, so this is { $other }.
serve-taken = Something is running on port { $port } already, perhaps another U stolu. Close it, or choose another port: ustolu serve --port { $other }
serve-no-address = Cannot listen on { $host }: { $why }
serve-no-database = The database cannot be used: { $why }
serve-stopping = Closing. Everything is saved.
