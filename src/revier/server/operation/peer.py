"""Who is at the other end of a connection: their address, and whether they came by https."""

from __future__ import annotations

import ipaddress

from starlette.types import Scope

NETWORK_BITS = 64  # of an IPv6 address: who has one has all in its network


def address_of(scope: Scope) -> str:
    """Where somebody comes from, as far as limits are concerned."""
    client = scope.get("client")
    if client is None:
        return "local"  # a socket of this machine
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address.packed, NETWORK_BITS), strict=False))
    return str(address)


def is_secure(scope: Scope) -> bool:
    """Whether the browser came by https, the proxy in front included where it is trusted."""
    return scope["scheme"] in ("https", "wss")
