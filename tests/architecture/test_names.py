"""Names and words: functions are verbs, locals say what they hold, the English is plain."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import PACKAGE, ROOT, TESTS, files, name, nodes, tree

# Participles that do not end in -ed; those that are also the plain verb (put, read) are not here.
IRREGULAR = {
    "began", "begun", "blown", "bought", "bound", "brought", "built", "caught", "chosen", "dealt",
    "done", "drawn", "driven", "eaten", "fallen", "flown", "foreseen", "forgotten", "found",
    "frozen", "given", "gone", "grown", "heard", "held", "hidden", "hung", "kept", "known", "laid",
    "led", "lent", "lit", "lost", "made", "meant", "met", "paid", "redealt", "ridden", "risen",
    "said", "seen", "sent", "shown", "sold", "sought", "spelt", "spent", "spoilt", "spoken",
    "spun", "stolen", "struck", "swept", "taken", "taught", "thought", "thrown", "told", "torn",
    "understood", "won", "worn", "woven", "written",
}

# Verbs that end like a participle.
VERBS = {"bleed", "breed", "embed", "exceed", "feed", "heed", "need", "proceed", "reseed", "seed",
         "shed", "speed", "succeed", "weed"}

# Adjectives that a contract or its callers fix, each with what it answers.
ADJECTIVES = {
    "seen": "of an event: what a seat may know of it",
    "derived": "of a field: worked out from the others",
    "forced": "of a session: the only offer of the seat that decides",
    "refused": "of a story in tests: the rule that forbids an action",
    "typed": "of a widget: letters have been typed",
    "composed": "of a widget: an input method has put letters together",
    "entered": "of a scene: its widgets hang",
    "closed": "of a scene: it is left for good",
    "clicked": "of a picture: the mouse went down and up at this point",
    "shown": "of a widget: is it on the screen",
    "lit": "of a planner: the spots that may be clicked next",
    "moved": "of a box: the same size elsewhere",
    "asked": "of a match outside: once the person has a choice to make",
    "used": "of a folder: as after a while of play",
}

ARCHAIC = (
    "albeit", "aught", "befall", "befell", "hereof", "hither", "hitherto", "lest", "methinks",
    "naught", "thence", "thereof", "thither", "unto", "whence", "wherefore", "whereof", "whither",
    "who plays alone", "one comes in by", "looks on",
)
ARCHAISM = re.compile(rf"\b({'|'.join(ARCHAIC)})\b", re.IGNORECASE)

# A docstring that begins so is a clause or a question, no statement.
CLAUSE = re.compile(r"(What|How|Where|Who|Whom|Whose|When|Which|Why)\b|"
                    r"(Is|Are|Was|Were|Do|Does|Did|Has|Have|Can|May|Will|Would|Could)\b[^.]*\?")

CODE = [path for path in files(PACKAGE, TESTS, ROOT / "tools")
        if path != Path(__file__).resolve()]
# STYLE.md names the words it forbids.
PAGES = [path for path in (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))
         if not path.name.endswith(".fr.md") and path.name != "STYLE.md"]


def is_participle(word: str) -> bool:
    """Whether a function whose name begins with the word is named by what has been done."""
    return word in IRREGULAR or (word.endswith("ed") and len(word) > 4 and word not in VERBS)


def functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """Those that are no tests and no properties, which may be adjectives."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_"):
            if "property" not in {ast.unparse(each) for each in node.decorator_list}:
                yield node


def participles(module: ast.Module) -> Iterator[str]:
    """The functions and methods that are named by a participle."""
    for node in functions(module):
        if is_participle(node.name.strip("_").partition("_")[0]) and node.name not in ADJECTIVES:
            yield node.name


def vague_names(module: ast.Module) -> Iterator[int]:
    """The lines where a parameter or a variable is called `found`."""
    for node in ast.walk(module):
        if isinstance(node, ast.arg) and node.arg.strip("_") == "found":
            yield node.lineno
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            if node.id.strip("_") == "found":
                yield node.lineno


def test_functions_are_verbs() -> None:
    assert [(name(path), each) for path in CODE for each in participles(tree(path))] == []


def test_locals_say_what_they_hold() -> None:
    assert [(name(path), line) for path in CODE for line in vague_names(tree(path))] == []


def test_no_word_is_archaic() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in (*CODE, *PAGES)}

    assert [(name(path), word) for path in texts for word in ARCHAISM.findall(texts[path])] == []


def test_offenders_are_noticed() -> None:
    module = ast.parse("def drawn_card(found):\n    def shared(): found_ = 1\n"
                       "class A:\n    @property\n    def lit(self): ...\n"
                       "    def feed(self): ...\n")

    assert [*participles(module)] == ["drawn_card", "shared"]
    assert [*vague_names(module)] == [1, 2]
    assert ARCHAISM.findall("Whence it came, nobody knows.") == ["Whence"]


def test_every_adjective_excused_is_there() -> None:
    names = {node.name for path in CODE for node in functions(tree(path))}

    assert set(ADJECTIVES) <= names


def test_no_docstring_begins_with_a_clause() -> None:
    """A docstring says what is returned or done; one that asks a question leaves that open."""
    clauses = [f"{name(path)}:{getattr(node, 'lineno', 1)}"
               for path in CODE for node in nodes(path)
               if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
               and CLAUSE.match(ast.get_docstring(node) or "")]
    assert clauses == []
