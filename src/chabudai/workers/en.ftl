# What is said about worker processes.

no-jobs = Use at least 1 process, not { $jobs }.
work-lost = A worker process died { $attempts } times on the same task; the rest was not done.
no-ray = A cluster needs the package ray: install chabudai[cluster].
no-cluster = No Ray cluster answers at { $address }.
