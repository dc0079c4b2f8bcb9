"""The effects of cards and dice: one function for each text, registered under the id of the card or die.
Importing this package registers all of them.
"""

from engine.pulp.effects import (
    aliens as aliens,
)
from engine.pulp.effects import (
    alignments as alignments,
)
from engine.pulp.effects import (
    dice as dice,
)
from engine.pulp.effects import (
    exploration as exploration,
)
from engine.pulp.effects import (
    influence as influence,
)
from engine.pulp.effects import (
    line_cards as line_cards,
)
from engine.pulp.effects import (
    locations as locations,
)
from engine.pulp.effects import (
    planets as planets,
)
from engine.pulp.effects import (
    ships as ships,
)
from engine.pulp.effects import (
    weapons as weapons,
)
