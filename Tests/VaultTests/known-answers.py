"""Writes known-answers.txt: what the vault must open, sealed by another implementation (PyPI: cryptography).

One answer a line: key file's digits, record, field, sealed bytes in hex, text in hex.
"""
import hashlib
import os
import sys

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

TEXTS = ["", "milk", "I rang mum, at last", "påskeægget 🥚", "x" * 5000, "line one\nline two"]


def part(text):
    data = text.encode()
    return len(data).to_bytes(2, "big") + data


for number, text in enumerate(TEXTS):
    key = hashlib.sha256(b"key %d" % number).digest()
    record = "%08x-0000-4000-8000-00000000000a" % number
    field = ["nudge.said", "unsorted.text", "brain_dump.text"][number % 3]
    name = hashlib.sha256(b"nudgy data key 1" + key).digest()[:8]
    header = b"\x01" + name
    nonce = hashlib.sha256(b"nonce %d" % number).digest()[:12]
    box = AESGCM(key).encrypt(nonce, text.encode(), header + part(record) + part(field))
    print(key.hex(), record, field, (header + nonce + box).hex(), text.encode().hex() or "-")
