"""Words that flow over several lines and break only between each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

GAP = " · "


class Flow:
    """A row of parts; a part is broken only if it is too wide for a line of its own."""

    def __init__(self, parts: Sequence[Text | str], gap: str = GAP, start: Text | str = "") -> None:
        self.parts = [part if isinstance(part, Text) else Text(part) for part in parts]
        self.gap = Text(gap, style="dim")
        self.start = start if isinstance(start, Text) else Text(start)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = self.start.copy()
        for i, part in enumerate(self.parts):
            needed = line.cell_len + (self.gap.cell_len if i else 0) + part.cell_len
            if i and needed > options.max_width:
                yield line
                line = Text()
            elif i:
                line += self.gap
            line += part
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts]
        gaps = self.gap.cell_len * max(0, len(widths) - 1)
        longest = max(widths, default=1)
        total = self.start.cell_len + sum(widths) + gaps
        return Measurement(min(longest, options.max_width), min(total, options.max_width))
