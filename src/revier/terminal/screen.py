"""What is shown may go into a file, and its disk may be full."""

from __future__ import annotations

import errno
import os
import sys

from revier.terminal.arguments import language

FAILED = 1
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def tell_full(error: OSError) -> int:
    """Says it in one line, and returns the exit status; any other error goes on."""
    if error.errno not in FULL or error.filename is not None:
        raise error
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what still waits would fail once more at the end
    said = language("").say("cli-full-screen", {"detail": error.strerror or str(error)})
    print(f"revier: {said}", file=sys.stderr)
    return FAILED
