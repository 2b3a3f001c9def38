"""Addresses as QR codes, for a phone at the same table."""

import io

import segno


def svg(text: str) -> bytes:
    """A QR code as an SVG picture, black on white whatever the page looks like."""
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", scale=6, border=4, dark="#000", light="#fff", xmldecl=False)
    return out.getvalue()


def lines(text: str) -> str:
    """A QR code for the terminal, two rows of cells a line."""
    out = io.StringIO()
    segno.make(text, micro=False).terminal(out=out, compact=True)
    return out.getvalue()
