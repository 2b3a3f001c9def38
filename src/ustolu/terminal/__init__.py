"""The text client: plain lines for screen readers and braille displays, pictures and colour where the terminal can."""
