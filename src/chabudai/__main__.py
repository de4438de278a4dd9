"""Let `python -m chabudai` do what `chabudai` does."""

import sys

from chabudai.cli.main import main

sys.exit(main())
