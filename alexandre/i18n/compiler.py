"""The one .mo of a language from its written catalogues, a .po for each title and layer.

The build needs no other program for it, and the bytes are the same on every machine: of the
header only the language, the plural rule and the encoding are kept.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping
from typing import Final

LINE: Final = re.compile(r'(?:(msgid|msgid_plural|msgstr(?:\[\d\])?)[ ]+)?"((?:[^"\\]|\\.)*)"')
ESCAPE: Final = re.compile(r"\\(.)")
ESCAPED: Final = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
KEPT: Final = ("Language", "Plural-Forms", "Content-Type")
MAGIC: Final = 0x950412DE
HEAD: Final = 28  # bytes: seven numbers


def compile_po(written: Mapping[str, str]) -> bytes:
    """The compiled catalogue of these texts, by name of their files.

    All have the same header. ValueError names the first line that cannot be read.
    """
    texts = {key: text for name in written for key, text in messages(written[name], name)}
    header = [line for line in texts.pop("", "").splitlines() if line.startswith(KEPT)]
    texts[""] = "".join(f"{line}\n" for line in header)
    pairs = sorted((key.encode(), value.encode()) for key, value in texts.items())
    start = HEAD + 16 * len(pairs)
    keys = table([key for key, _value in pairs], start)
    start += sum(len(key) + 1 for key, _value in pairs)
    values = table([value for _key, value in pairs], start)
    numbers = (MAGIC, 0, len(pairs), HEAD, HEAD + 8 * len(pairs), 0, start)
    return b"".join([struct.pack("<7I", *numbers), keys, values,
                     *(key + b"\0" for key, _value in pairs),
                     *(value + b"\0" for _key, value in pairs)])


def messages(text: str, name: str) -> Iterator[tuple[str, str]]:
    """Key and sentence of every message; a plural and its forms are joined as gettext wants."""
    parts: dict[str, str] = {}
    word = ""
    for number, line in enumerate([*text.splitlines(), 'msgid ""'], 1):
        if not line.strip() or line.startswith("#"):
            continue
        match = LINE.fullmatch(line.rstrip())
        if match is None or not (match[1] or word):
            raise ValueError(f"{name}:{number}: {line}")
        if match[1] == "msgid" and parts:
            yield from join(parts)
            parts = {}
        word = match[1] or word
        parts[word] = parts.get(word, "") + unescape(match[2])


def join(parts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """One message, unless it has no sentence."""
    key = parts.pop("msgid")
    if "msgid_plural" in parts:
        key += "\0" + parts.pop("msgid_plural")
    sentences = [parts[word] for word in sorted(parts)]
    if any(sentences):
        yield key, "\0".join(sentences)


def unescape(text: str) -> str:
    """The text that a quoted string stands for."""
    if "\\" not in text:
        return text
    return ESCAPE.sub(lambda match: ESCAPED.get(match[1], match[0]), text)


def table(texts: list[bytes], start: int) -> bytes:
    """Length and place of each, as they follow one another from `start` on."""
    numbers = []
    for text in texts:
        numbers += [len(text), start]
        start += len(text) + 1
    return struct.pack(f"<{len(numbers)}I", *numbers)
