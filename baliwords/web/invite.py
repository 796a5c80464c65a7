"""How others find the page: the address in the home network, and a QR code of it."""

import ipaddress
import socket
from urllib.parse import urlsplit

from baliwords.errors import BadInput
from baliwords.speech import _


def read_public_url(text: str) -> str:
    """Read the address under which others reach the server; the inverse of nothing typed wrong."""
    parts = urlsplit(text.strip())
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise BadInput(
            _("--public-url {text!r}: expected one like https://bali.example.org", text=text[:60])
        )
    return f"{parts.scheme}://{parts.netloc}"


def address(host: str, port: int) -> str:
    """Return the address to open or to hand on, for a host that may be `0.0.0.0`."""
    name = home_address() if host in ("0.0.0.0", "::", "") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def home_address() -> str:
    """Return this computer's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody (RFC 5737)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_known_host(header: str, public_url: str) -> bool:
    """Tell whether a Host header names this server.

    A page from elsewhere can make its own name point here; a number, this computer's name or the
    public address it cannot take.
    """
    name = (urlsplit(f"//{header}").hostname or "").lower()
    own = socket.gethostname().lower()
    public = urlsplit(public_url).hostname if public_url else None
    if name in ("localhost", own, own.partition(".")[0], f"{own}.local", public):
        return True
    if name.startswith(f"{own.partition('.')[0]}."):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own_origin(origin: str, host: str, public_url: str) -> bool:
    """Tell whether a request comes from this server's own page."""
    if public_url and origin == public_url:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc == host


def qr_lines(text: str) -> str:
    """Return a QR code for a terminal."""
    import io

    import segno

    out = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out, compact=True)
    return out.getvalue()


def qr_svg(text: str) -> bytes:
    """Return a QR code as a picture."""
    import io

    import segno

    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=3, dark="#000", light="#fff", xmldecl=False, svgns=True
    )
    return out.getvalue()
