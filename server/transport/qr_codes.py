"""QR codes drawn by the server."""

from __future__ import annotations

from io import BytesIO

from fastapi import Response


def qr_code(text: str) -> Response:
    """Return the text as a QR code, in SVG."""
    import segno  # imported here, because most servers rarely draw a QR code

    drawing = BytesIO()
    segno.make(text, micro=False).save(drawing, kind="svg", scale=6, border=2, light="#fff")
    return Response(drawing.getvalue(), media_type="image/svg+xml")
