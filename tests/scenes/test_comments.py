"""Comments on the steps of a match: written in its replay, printed by its chronicle."""

from __future__ import annotations

from alexandre.kernel.text import Msg
from alexandre.scenes.archive.chronicle import Chronicle
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.transcript import as_page, as_text, retell
from alexandre.scenes.present.maker import MomentMaker
from alexandre.scenes.story.comments import add_comments, keep_comments, read_comments
from alexandre.ui.play.log_rows import Line
from tests.scenes.rooms import load_bundled, open_history
from tests.ui.gui import Gui

NAME = "alexandros_hundred"
LIFE = "commander_life_1_granicus"
TEXT = "From here on Roxane has nothing left in the west."


def comment(gui: Gui, name: str = NAME, at: int = 137, text: str = TEXT) -> Replay:
    room = gui.enter(Replay(gui.house, open_history(name), at))
    gui.click("replay/comment").type(text).click("comment/yes")
    gui.store.flush(5)
    return room


def test_a_comment_is_kept_and_shown_on_its_step_alone(gui: Gui) -> None:
    comment(gui)
    assert gui.find("replay/bar").pins == (137,)
    gui.house.go_home()
    room = gui.enter(Replay(gui.house, open_history(NAME), 136))

    label = room.side.comment
    shown = [label.is_shown]
    room.steer(137)
    shown.append(label.is_shown)
    assert shown == [False, True]
    assert label.words == TEXT
    assert gui.find("replay/bar").pins == (137,)


def test_an_empty_comment_takes_it_away(gui: Gui) -> None:
    room = comment(gui)
    room.steer(137)
    room.press("comment")
    gui.find("comment/text").edit("ctrl+a")
    gui.find("comment/text").edit("delete")
    gui.click("comment/yes")
    gui.store.flush(5)

    assert read_comments(gui.store, open_history(NAME).record) == {}


def test_the_chronicle_prints_them_as_text_and_as_a_page(gui: Gui) -> None:
    for name in (NAME, LIFE):
        comment(gui, name, 40)
        session = load_bundled(name)
        told = retell(session, Msg.of("ui.replays.bundled"),
                      read_comments(gui.store, session.record))

        said = gui.house.voice(Msg.of("ui.annals.comment", text=TEXT))
        assert f"\n  {said}\n" in as_text(told, gui.house.voice)
        assert f"<blockquote>{said}</blockquote>" in as_page(gui.house, (session,), told)


def test_the_room_of_chronicles_shows_them(gui: Gui) -> None:
    comment(gui)
    gui.house.go_home()
    gui.enter(Chronicle(gui.house, "alexandros", f"{NAME}.save"))

    assert any(TEXT in gui.house.voice(line.text) for line in gui.find("annals/log").entries)


def test_a_comment_comes_after_what_it_is_about() -> None:
    lines = [Line("one", index=0), Line("two", index=4), Line("three", index=9)]
    told = add_comments(lines, {5: "b", 4: "a", 10: "c", 0: "first"})

    assert [each.text.arg("text") if isinstance(each.text, Msg) else each.text
            for each in told] == ["first", "one", "a", "two", "b", "three", "c"]


def test_a_match_that_was_played_otherwise_has_its_own(gui: Gui) -> None:
    record = open_history(NAME).record
    after = len(record.actions) + 1  # as a damaged file may have it
    keep_comments(gui.store, record, {3: "Three", after: "After the end"}).wait(5)

    assert read_comments(gui.store, record) == {3: "Three"}
    assert read_comments(gui.store, record.until(20)) == {}


def test_a_highlight_takes_them_as_captions(gui: Gui) -> None:
    comment(gui)
    gui.click("replay/moment")
    room = gui.room_as(MomentMaker)

    assert room.cut.captions == [137] and room.cut.texts["137"] == {"fr": TEXT}


def test_return_keeps_a_comment(gui: Gui) -> None:
    gui.enter(Replay(gui.house, open_history(NAME), 137)).press("comment")
    gui.find("comment/text").typed(TEXT)
    gui.press("Return")
    gui.store.flush(5)

    assert read_comments(gui.store, open_history(NAME).record) == {137: TEXT}
