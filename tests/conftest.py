"""How long hypothesis looks, and that Ctrl-C is heeded.

A little, always the same; less where compiled rules were looked at before; more if asked:

HYPOTHESIS_PROFILE=search python -m pytest tests/test_battery.py
"""

from __future__ import annotations

import os
import signal

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "usual", max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=SLOW
)
settings.register_profile("few", settings.get_profile("usual"), max_examples=6)
settings.register_profile("search", max_examples=500, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "usual"))

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # who runs the tests in the background; what they start heeds it
    signal.signal(signal.SIGINT, signal.default_int_handler)
