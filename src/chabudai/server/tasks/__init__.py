"""Work that grows with what a client sent: in worker processes, with limits."""
