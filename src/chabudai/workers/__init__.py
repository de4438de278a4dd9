"""Share out work: in this process, to processes beside it, or to a cluster.

Bots on a server, reviews, simulations and arenas all use these pools. Jobs are functions that
another process can import; tasks and results are plain data.
"""
