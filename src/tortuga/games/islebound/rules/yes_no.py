"""What all questions with the answers no and yes share."""

from __future__ import annotations

from typing import ClassVar

from tortuga.games.islebound.state import Isles
from tortuga.kernel.machine import Decision


class YesNo(Decision[Isles]):
    """Option 0 is no, option 1 is yes."""

    names: ClassVar[str] = "yes"
    span: ClassVar[int] = 2

    def options(self, s: Isles) -> list[int]:
        return [0, 1]
