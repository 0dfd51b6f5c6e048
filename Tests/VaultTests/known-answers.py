"""Writes known-answers.txt and known-keys.txt: what the vault must open, made by another implementation (PyPI:
cryptography; the letterbox's HPKE is written out here after RFC 9180, sections 4 to 6).

An answer a line: key file's digits, record, field, sealed bytes in hex, text in hex.
A key a line: key file's digits, passphrase in hex, recovery code, and the lines of the file `keys` joined by commas.
"""
import hashlib
import hmac

from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, ChaCha20Poly1305
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

TEXTS = ["", "milk", "I rang mum, at last", "påskeægget 🥚", "x" * 5000, "line one\nline two"]
INFO = b"nudgy letterbox 1"


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def part(text):
    data = text.encode()
    return len(data).to_bytes(2, "big") + data


def extract(salt, material):
    return hmac.digest(salt, material, "sha256")


def expand(key, info, count):
    out, block = b"", b""
    for number in range(1, 1 + -(-count // 32)):
        block = hmac.digest(key, block + info + bytes([number]), "sha256")
        out += block
    return out[:count]


def name(key):
    return sha(b"nudgy data key 1", key)[:8]


def letterbox(key):
    return X25519PrivateKey.from_private_bytes(expand(extract(bytes(32), key), INFO, 32)).public_key().public_bytes_raw()


def hpke(text, to, ephemeral, aad):
    """Base mode: DHKEM(X25519, HKDF-SHA256) 0x0020, HKDF-SHA256 0x0001, ChaCha20Poly1305 0x0003."""
    kem = b"KEM\x00\x20"
    suite = b"HPKE\x00\x20\x00\x01\x00\x03"

    def l_extract(suite, salt, label, material):
        return extract(salt, b"HPKE-v1" + suite + label + material)

    def l_expand(suite, key, label, info, count):
        return expand(key, count.to_bytes(2, "big") + b"HPKE-v1" + suite + label + info, count)

    sender = X25519PrivateKey.from_private_bytes(ephemeral)
    enc = sender.public_key().public_bytes_raw()
    dh = sender.exchange(X25519PublicKey.from_public_bytes(to))
    shared = l_expand(kem, l_extract(kem, b"", b"eae_prk", dh), b"shared_secret", enc + to, 32)
    context = b"\x00" + l_extract(suite, b"", b"psk_id_hash", b"") + l_extract(suite, b"", b"info_hash", INFO)
    secret = l_extract(suite, shared, b"secret", b"")
    key = l_expand(suite, secret, b"key", context, 32)
    nonce = l_expand(suite, secret, b"base_nonce", context, 12)
    return enc + ChaCha20Poly1305(key).encrypt(nonce, text, aad)


def answers():
    for version in (1, 2):
        for number, text in enumerate(TEXTS):
            key = sha(b"key %d" % number)
            record = "%08x-0000-4000-8000-00000000000a" % number
            field = ["nudge.said", "unsorted.text", "brain_dump.text"][number % 3]
            header = bytes([version]) + name(key)
            aad = header + part(record) + part(field)
            if version == 1:
                nonce = sha(b"nonce %d" % number)[:12]
                body = nonce + AESGCM(key).encrypt(nonce, text.encode(), aad)
            else:
                body = hpke(text.encode(), letterbox(key), sha(b"ephemeral %d" % number), aad)
            yield " ".join([key.hex(), record, field, (header + body).hex(), text.encode().hex() or "-"])


def wrapped(key, secret, way, cost, number):
    header = bytes([1, cost, 8, 1]) + sha(b"salt", way, bytes([number]))[:16]
    nonce = sha(b"wrapping", way, bytes([number]))[:12]
    stretched = Scrypt(salt=header[4:], length=32, n=1 << cost, r=8, p=1).derive(secret)
    return (header + nonce + AESGCM(stretched).encrypt(nonce, key, header + way + name(key))).hex()


def code(data):
    bits = "".join(format(byte, "08b") for byte in data + sha(b"nudgy recovery code 1", data)[:3])
    letters = "".join("0123456789ABCDEFGHJKMNPQRSTVWXYZ"[int(bits[at:at + 5], 2)] for at in range(0, 150, 5))
    return "-".join(letters[at:at + 5] for at in range(0, 30, 5))


def keys():
    for number, (cost, passphrase) in enumerate([(10, "correct horse"), (12, "blåbærgrød 🫐 to go"), (17, "x" * 200)]):
        key = sha(b"data key %d" % number)
        recovery = code(sha(b"code %d" % number)[:16])
        sheet = [
            "nudgy keys 1", "id " + name(key).hex(), "letterbox " + letterbox(key).hex(), "kept passphrase",
            "passphrase " + wrapped(key, passphrase.encode(), b"passphrase", cost, number),
            "recovery " + wrapped(key, recovery.replace("-", "").encode(), b"recovery", cost, number),
        ]
        sheet.append("sum " + sha(*((line + "\n").encode() for line in sheet))[:8].hex())
        yield "\t".join([key.hex(), passphrase.encode().hex(), recovery, ",".join(sheet)])


for path, lines in (("known-answers.txt", answers()), ("known-keys.txt", keys())):
    with open(path, "w") as file:
        file.writelines(line + "\n" for line in lines)
