"""``python -m tortuga.cli``"""

import sys

from tortuga.cli.main import main

sys.exit(main())
