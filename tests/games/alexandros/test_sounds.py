from alexandre.games.alexandros import events
from alexandre.games.alexandros.table.animation.motion import sounds
from alexandre.kernel.text import Noun
from alexandre.ui.play.palette import beats_of

LAND = Noun("lydia", ())


def test_a_wall_laid_is_heard_as_one_and_a_walk_along_a_wall_as_hooves() -> None:
    for wall, name in (("black", "wall"), ("red", "wall"), ("", "step")):
        assert beats_of(sounds, events.AlexanderWalked("1,1", "1,2", wall, LAND)).thing == name
