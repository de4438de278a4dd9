"""Who does the work: this process, processes beside it, or the machines of a cluster."""

from __future__ import annotations

import os

from chabudai.engine.errors import BadOptions
from chabudai.lab.simulate.plan import words
from chabudai.lab.workers.pool import Alone, Pool
from chabudai.lab.workers.processes import Crew


def pool_of(workers: int | None = None, cluster: str | None = None) -> Pool:
    """So many processes here (one for each core), or a whole cluster; raises BadOptions."""
    if cluster is not None:
        from chabudai.lab.workers.cluster import Cluster  # Ray takes a second to import

        return Cluster(cluster)
    wanted = cores() if workers is None else workers
    if wanted < 1:
        raise BadOptions(words("no-jobs", jobs=wanted))
    return Alone() if wanted == 1 else Crew(wanted)


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
