"""Choose who does the work: this process, processes beside it, or a cluster."""

from __future__ import annotations

import os

from chabudai.engine.errors import BadOptions
from chabudai.workers.pool import InProcessPool, Pool, sentence
from chabudai.workers.process_pool import ProcessPool


def choose_pool(workers: int | None = None, cluster: str | None = None) -> Pool:
    """So many processes here (one for each core by default), or a cluster; raises BadOptions."""
    if cluster is not None:
        from chabudai.workers.cluster import Cluster  # Ray takes a second to import

        return Cluster(cluster)
    wanted = count_cores() if workers is None else workers
    if wanted < 1:
        raise BadOptions(sentence("no-jobs", jobs=wanted))
    return InProcessPool() if wanted == 1 else ProcessPool(wanted)


def count_cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
