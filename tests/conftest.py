"""What every test can count on."""

from __future__ import annotations

import signal

# A shell that starts a job in the background lets it ignore interrupts, and so would do all that
# the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
