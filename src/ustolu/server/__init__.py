"""Pages, REST and WebSockets: the only asyncio of the house. It carries what `tables` decides and `store` keeps, and knows no rules."""
