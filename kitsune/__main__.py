"""`python -m kitsune`."""

import sys

from kitsune.cli import main

sys.exit(main())
